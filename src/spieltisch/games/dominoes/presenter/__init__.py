"""What dominoes shows: the table, the end of a round, the log, score details, hints and the rules."""

from spieltisch.games.dominoes.presenter.presenter import DominoesPresenter

__all__ = ["DominoesPresenter"]
