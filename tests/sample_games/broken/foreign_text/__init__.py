"""A plugin that is broken: its texts belong to somebody else."""
