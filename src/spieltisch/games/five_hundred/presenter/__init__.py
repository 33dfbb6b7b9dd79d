"""What 500 looks and sounds like: pieces, prompts, previews, the log, the count and the rules page."""

from spieltisch.games.five_hundred.presenter.presenter import FiveHundredPresenter

__all__ = ["FiveHundredPresenter"]
