"""A project to do things to, and what a run leaves of it."""
import os
import re
import shutil
import subprocess

LABEL = """
<label opaque="NO" text="{text}" id="lab-{number}-{place:02d}"><rect key="frame" x="{x}" y="{y}" width="280" height="21"/>
<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina4_7" orientation="portrait"/>
<objects>
<view contentMode="scaleToFill" id="root-{number}" userLabel="Screen {number}">
<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
<subviews>{labels}
</subviews>
<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
</view>
</objects>
</document>
"""

CONFIGURATION = """{
  "inputs": ["**/*.xib"],
  "matrix": {"devices": ["iphone-se", "iphone-15"], "scales": ["1x"], "locales": ["document", "de"]}
}
"""


class Project:
    """A folder with documents, and golden images of them."""

    def __init__(self, tool, path):
        self.tool, self.path = tool, path
        os.makedirs(path)

    def write(self, name, text):
        os.makedirs(os.path.dirname(os.path.join(self.path, name)), exist_ok=True)
        with open(os.path.join(self.path, name), "w") as file:
            file.write(text)

    def document(self, number, x=20, text="Label"):
        labels = "".join(
            LABEL.format(number=number, place=place, x=x, y=40 + 30 * place, text=f"{text} {number} {place}")
            for place in range(12))
        return DOCUMENT.format(number=number, labels=labels)

    def make(self, documents, records=True):
        """Writes documents, and records their golden images."""
        self.write("layoutshot.json", CONFIGURATION)
        for number in range(documents):
            self.write(f"App/Screen{number:05d}.xib", self.document(number))
        self.write("App/de.lproj/Screen00000.strings", '"lab-0-00.text" = "Schild";\n')
        if records:
            self.run("record", "-q")

    def change(self):
        """Makes differences of all kinds: a moved text, a broken document, one without golden images, a renamed one."""
        self.write("App/Screen00001.xib", self.document(1, x=28))
        self.write("App/Screen00002.xib", self.document(2, text="Text"))
        self.write("App/Broken.xib", "<document")
        self.write("App/New.xib", self.document(777))
        os.rename(self.path + "/App/Screen00003.xib", self.path + "/App/Renamed.xib")

    def edit_one(self):
        self.write("App/Screen00004.xib", self.document(4, text="Edited"))

    def run(self, *words, statuses=(0,), errors=False):
        result = subprocess.run([self.tool, *words], cwd=self.path, capture_output=True, text=True)
        assert result.returncode in statuses, f"{words}: {result.returncode}\n{result.stdout}{result.stderr}"
        return result.stderr if errors else result.stdout


def files(folder):
    """The files below a folder, without times."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                content = file.read()
            if name == "junit.xml":
                content = re.sub(rb' time="[^"]*"', b"", content)
            found[os.path.relpath(path, folder)] = content
    return found


def report(project, *words):
    """What a command leaves: status, messages, files."""
    shutil.rmtree(project.path + "/layoutshot-failures", ignore_errors=True)
    result = subprocess.run(
        [project.tool, *words, "--lock", "drawn.lock"], cwd=project.path, capture_output=True, text=True)
    left = files(project.path + "/layoutshot-failures")
    with open(project.path + "/drawn.lock", "rb") as file:
        left["drawn.lock"] = file.read()
    return result.returncode, result.stdout, result.stderr, left


def same(one, other, name):
    """Ends the program where two reports differ."""
    assert one[:3] == other[:3], f"{name}: {one[:3]}\n{other[:3]}"
    assert sorted(one[3]) == sorted(other[3]), f"{name}: {set(one[3]) ^ set(other[3])}"
    for path in sorted(one[3]):
        assert one[3][path] == other[3][path], f"{name}: {path} differs"
    print(f"{name}: the same {len(one[3])} files")
