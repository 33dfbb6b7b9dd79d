#!/bin/sh
# Sign the program and have it notarised: sign.sh PATH/Spieltisch.app [PATH/Spieltisch.dmg]
#
#   SIGNING_IDENTITY   "Developer ID Application: ..."; without it the program is signed ad hoc
#   NOTARY_PROFILE     a profile stored by `xcrun notarytool store-credentials`; without it nothing is notarised
set -eu
app=$1
image=${2:-}
here=$(dirname "$0")
identity=${SIGNING_IDENTITY:--}

set -- --force --entitlements "$here/entitlements.plist" --sign "$identity"
if [ "$identity" != "-" ]; then
  set -- "$@" --options runtime --timestamp
fi
# From the inside out: what is in the program has to be signed before it.
find "$app/Contents" \( -name '*.dylib' -o -name '*.so' \) -type f -exec codesign "$@" {} +
codesign "$@" "$app"
codesign --verify --deep --strict "$app"

if [ -n "$image" ] && [ "$identity" != "-" ]; then
  codesign --force --timestamp --sign "$identity" "$image"
  if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
  fi
fi
