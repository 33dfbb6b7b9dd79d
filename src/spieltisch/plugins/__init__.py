"""Finding, checking and isolating game plugins; the conformance kit for their authors."""
