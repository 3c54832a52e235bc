#!/bin/sh
# The disk image for macOS, of Latticework.app, which `python3 installer/build.py bundle` makes there:
#     sh installer/bundle/macos/make_dmg.sh VERSION [IDENTITY]
# With the name of a certificate of a developer the program is signed; without one its first start needs
# a right click and Open.
set -eu
version=$1 identity=${2:--}
cd "$(dirname "$0")/../../../dist"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R Latticework.app latticework/LICENSE latticework/third_party_notices.txt "$folder"
# Compiled kernels are code that is written while the program runs, which a hardened program may only do when allowed.
entitlements="$folder.plist"
plutil -create xml1 "$entitlements"
plutil -insert com\\.apple\\.security\\.cs\\.allow-unsigned-executable-memory -bool true "$entitlements"
plutil -insert com\\.apple\\.security\\.cs\\.allow-jit -bool true "$entitlements"
codesign --force --deep --options runtime --entitlements "$entitlements" --sign "$identity" "$folder/Latticework.app"
ln -s /Applications "$folder/Applications"
hdiutil create -volname Latticework -srcfolder "$folder" -format UDZO -ov "latticework-$version.dmg"
rm "$entitlements"
