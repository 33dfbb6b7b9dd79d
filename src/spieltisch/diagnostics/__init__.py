"""What is written down for the day something goes wrong: a log, and reports of crashes, never sent."""
