"""Recurses for ever."""


def forever():
    return forever()


PLUGIN = forever()
