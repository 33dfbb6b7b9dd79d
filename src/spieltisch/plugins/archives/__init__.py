"""Games that people add to the program as one file: a wheel, or a zip with one plugin folder.

`archive.py` reads such a file and checks all of it, `planning.py` says what adding it means beside the
plugins that are there, `store.py` unpacks and removes it, `added.py` knows what has been added. Nothing is
written and no code of the game runs before all of it has been checked.
"""
