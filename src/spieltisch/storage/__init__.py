"""The SQLite database: tables, migrations, repositories that return plain data."""
