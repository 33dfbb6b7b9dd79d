"""Native packages: one bundle, and from one description the packages of every system."""
