"""What macOS is told of the program: languages, the type of its files, the oldest system."""

from __future__ import annotations

from native.product import APP_ID, MIME_TYPE, SUFFIX, TITLE, version

MATCH_TYPE = f"{APP_ID.lower()}.match"
"""The name of the type of match files."""


def info_plist() -> dict[str, object]:
    """Return the keys that PyInstaller adds to `Info.plist`."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de", "da"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Spieltisch match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": "Spieltisch match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": MIME_TYPE,
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
    }
