"""Calls sys.exit() when it is imported."""

import sys

sys.exit("goodbye")
