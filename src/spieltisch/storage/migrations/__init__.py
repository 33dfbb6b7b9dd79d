"""Alembic's folder: `env.py` and one file for each revision of the schema in `versions`.

A new revision is a file `versions/schema_NNNN.py` with the next number; it may use SQLAlchemy and Alembic's
operations but never `tables.py`, which shows the newest schema only. `HEAD` in `schema.py` names the last
one. Add a dump of a file of the schema before to `tests/storage/fixtures`.
"""
