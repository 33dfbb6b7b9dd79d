"""What Watten shows: the table, the end of a round, the log, score details, hints and the rules."""

from spieltisch.games.watten.presenter.presenter import WattenPresenter

__all__ = ["WattenPresenter"]
