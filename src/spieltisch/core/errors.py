"""Errors a user can cause. Each carries one `Message`: a clear sentence in the user's language."""

from __future__ import annotations

from spieltisch.core.messages import Message, excerpt


class SpieltischError(Exception):
    """Something the user did, or the world around the program, cannot work; the message says what."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return f"{self.message.key} {dict(self.message.args)}" if self.message.args else self.message.key


class IllegalAction(SpieltischError):  # noqa: N818 - the name says it
    """The rules refuse an action. `reason` is the last part of the message key, e.g. `over_31`."""

    @property
    def reason(self) -> str:
        """A short key for programs."""
        return self.message.key.rpartition(".")[2]


class BadOption(SpieltischError):  # noqa: N818 - the name says it
    """An option is unknown or has a value it cannot take."""


class BadMatchFile(SpieltischError):  # noqa: N818 - the name says it
    """A match file is broken, foreign, newer or hostile."""


class PluginError(SpieltischError):
    """A game plugin cannot be found, read or used."""


class StorageError(SpieltischError):
    """The database cannot be opened, read or written."""


def error_facts(error: BaseException) -> dict[str, str]:
    """Return the arguments `error` and `detail` of a message that tells of somebody else's exception."""
    return {"error": type(error).__name__, "detail": excerpt(str(error)) or "-"}
