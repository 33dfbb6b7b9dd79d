"""What `dev.py` is made of: environment, generated data and checks. Standard library only."""
