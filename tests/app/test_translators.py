"""Languages can change while QML is being read by a thread of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FILES = 300
TIMES = 100
SWITCH = """
import sys
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from spieltisch.app.main import make_qt_application
from spieltisch.app.translators import install_translations, remove_translators

qt_application = make_qt_application()
engine = QQmlEngine()
folder, times = Path(sys.argv[1]), int(sys.argv[2])
components = []
sys.setswitchinterval(1_000)  # who waits for Python now waits until it is given away
for file in folder.glob("*.qml"):
    components.append(QQmlComponent(engine))
    components[-1].loadUrl(QUrl.fromLocalFile(str(file)), QQmlComponent.CompilationMode.Asynchronous)
installed = install_translations(["of no language"] * 4)
while any(component.isLoading() for component in components):
    for _ in range(times):
        remove_translators(installed)
        installed = install_translations(["of no language"] * 4)
    qt_application.processEvents()
print([component.status().name for component in components].count("Ready"))
"""


def test_translators_come_and_go_while_qml_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "qml"
    folder.mkdir()
    for number in range(FILES):
        (folder / f"File{number}.qml").write_text(f"import QtQml\nQtObject {{ property int n: {number} }}\n")
    # the files have never been compiled: of each, Qt tells itself that it finds nothing, in words
    nothing_compiled = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", SWITCH, str(folder), str(TIMES)]
    done = subprocess.run(
        command, env=nothing_compiled, check=True, capture_output=True, text=True, timeout=120
    )
    assert (done.stdout, done.stderr) == (f"{FILES}\n", "")
