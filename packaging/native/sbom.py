"""The software bill of materials in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/)."""

from __future__ import annotations

import hashlib
import json
import sys
import uuid
from collections.abc import Sequence
from pathlib import Path

from devtools.console import must
from devtools.environment import python
from native import product
from native.components import Component, components
from native.product import DIST, FILES

Json = dict[str, object]


def bill_of_materials(parts: Sequence[Component]) -> Json:
    """Return the document for these parts, the first of which is the program; the same for the same parts."""
    listed = [_entry(part) for part in parts]
    digest = hashlib.sha256(json.dumps(listed, sort_keys=True).encode()).digest()
    program, *rest = listed
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}",
        "version": 1,
        "metadata": {"component": {**program, "type": "application"}},
        "components": rest,
        "dependencies": [{"ref": program["bom-ref"], "dependsOn": [entry["bom-ref"] for entry in rest]}],
    }


def _entry(part: Component) -> Json:
    return {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "licenses": [{"expression": part.licence}],
    }


def write_bill() -> Path:
    """Write the document of the packages into `dist`, from the environment they are made in; returns it.

    Raises:
        SetupError: a part does not say its licence.
    """
    target = DIST / f"{product.NAME}-{product.version()}-{sys.platform}.cdx.json"
    must([python(), "-m", "native.sbom", target], "Writing the bill of materials", {"PYTHONPATH": str(FILES)})
    return target


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(
        json.dumps(bill_of_materials(components()), indent=1) + "\n", encoding="utf-8"
    )
