"""The page about the program: what it is, what it is made of, its log, and whether there is a newer one."""
