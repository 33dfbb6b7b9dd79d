"""The games that come with the program, in the order it lists them."""

BUNDLED = ("cribbage", "dominoes", "five_hundred", "watten")
