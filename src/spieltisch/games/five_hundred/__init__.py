"""The Danish rummy 500 (Femhundrede), for two to six."""
