"""What cribbage shows: the table, the show in steps, the log, score details, hints and the rules."""

from spieltisch.games.cribbage.presenter.presenter import CribbagePresenter

__all__ = ["CribbagePresenter"]
