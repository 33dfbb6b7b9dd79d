#!/bin/sh
# Debian calls this with "remove", "purge" or "upgrade" (and others), RPM with the number of versions left.
set -e
case "$1" in
  remove | 0)
    echo "Spieltisch is removed. Matches and settings stay in each user's ~/.local/share/Spieltisch;"
    echo "what makes it start faster, in ~/.cache/Spieltisch, can be deleted."
    ;;
esac
exit 0
