#!/bin/sh
# Sign, start from a disk image, and play: what a person's Mac would see, on the build machine.
set -eu
bundle=build/native/bundle
app=$bundle/Spieltisch.app
here=$(dirname "$0")
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' src/spieltisch/__init__.py)
image=dist/Spieltisch-$version-$(uname -m).dmg
export SPIELTISCH_DATA_DIR="${RUNNER_TEMP:-/tmp}/matches"

.venv/bin/python -m pip install --quiet "dmgbuild>=1.6,<2"
"$here/sign.sh" "$app"
.venv/bin/dmgbuild -s "$here/dmg_settings.py" -D app="$app" -D icon=build/native/icons/spieltisch.icns Spieltisch "$image"
"$here/sign.sh" "$app" "$image"

mounted=$(mktemp -d)
hdiutil attach "$image" -mountpoint "$mounted" -nobrowse -quiet
trap 'hdiutil detach "$mounted" -quiet' EXIT
program=$mounted/Spieltisch.app/Contents/MacOS/spieltisch
for game in cribbage dominoes five_hundred watten; do
  "$program" arena --game "$game" --players beginner,beginner --matches 1 --seed 1
done
"$program" --screenshot dist/macos.png --game watten --page table
test -s dist/macos.png
plutil -lint "$mounted/Spieltisch.app/Contents/Info.plist"
