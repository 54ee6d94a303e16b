#!/usr/bin/env python3
"""Opens the page of `layoutshot merge --status` in a browser: merge_page.py LAYOUTSHOT [SCREENSHOTS].

Needs what report_page.py needs.
"""
import os
import shutil
import subprocess
import sys
import tempfile

from report_page import HOSTILE, ROOT, STAGE, Browser, accessibility, escaped


def edited(text, *pairs):
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def make_merge(layoutshot, folder):
    """A repository that git stopped in: both sides changed a title and a rectangle, one removed what the other one changed."""
    environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_SYSTEM="/dev/null", GIT_AUTHOR_NAME="n",
                       GIT_AUTHOR_EMAIL="n@e.org", GIT_COMMITTER_NAME="n", GIT_COMMITTER_EMAIL="n@e.org")

    def git(*arguments, status=0):
        outcome = subprocess.run(["git", *arguments], cwd=folder, env=environment, capture_output=True, text=True)
        assert outcome.returncode == status, outcome.stderr + outcome.stdout
    path = f"{folder}/App's login/Login.xib"
    os.mkdir(os.path.dirname(path))
    shutil.copy(f"{ROOT}/Examples/Login.xib", path)
    base = open(path).read()
    git("init", "-q", "-b", "main")
    git("config", "merge.layoutshot.driver", f"'{layoutshot}' merge %O %A %B -o %A --path %P")
    with open(f"{folder}/.gitattributes", "w") as file:
        file.write("*.xib merge=layoutshot\n")
    git("add", "-A")
    git("commit", "-qm", "base")
    for branch, title in (("topic", HOSTILE), ("main", "Our title")):
        if branch == "topic":
            git("checkout", "-qb", branch)
        else:
            git("checkout", "-q", branch)
        with open(path, "w") as file:
            file.write(edited(base, ('text="Wayfarer"', f'text="{escaped(title)}"')))
        git("commit", "-qam", branch)
    git("merge", "-q", "topic", status=1)
    outcome = subprocess.run([layoutshot, "merge", "--status", "--page", "page"], cwd=folder, env=environment,
                             capture_output=True, text=True)
    assert outcome.returncode == 1 and outcome.stdout.endswith("\npage/index.html\n"), outcome.stdout + outcome.stderr
    return f"{folder}/page/index.html"


def shows(browser, text):
    """Waits for a message, which the page shows once the clipboard has what is copied."""
    browser.wait(f"return document.querySelector('#toast').textContent.includes('{text}')")


def use(browser, shots):
    rows = browser.all("#list .row")
    assert rows and "text of label" in browser.one("#list").text, browser.one("#list").text
    assert "left · merging topic into main" in browser.one("#counts").text, browser.one("#counts").text
    browser.wait(f"return {STAGE}.length === 3 && {STAGE}.every(i => i.naturalWidth > 0)")
    assert browser.script("return [...document.querySelectorAll('#stage figure')].map(f => f.dataset.side)") == [
        "base", "ours", "theirs"]
    captions = [caption.text for caption in browser.all("#stage figcaption")]
    assert captions[0] == 'base: "Wayfarer"' and captions[1] == 'ours: "Our title"', captions
    assert len(browser.all("#stage .sheet .region")) == 3, "the view is framed in each"
    boxes = browser.script("""return [...document.querySelectorAll('#stage .sheet')].map((sheet) => {
      const [box, own] = [sheet.querySelector('.region').getBoundingClientRect(), sheet.getBoundingClientRect()];
      return box.width > 10 && box.left >= own.left - 4 && box.right <= own.right + 4 && own.width > 50; })""")
    assert boxes == [True, True, True], boxes
    wide = browser.script("return document.querySelector('#stage').scrollWidth - document.querySelector('#stage').clientWidth")
    assert wide <= 0, "three screens fit beside each other"
    assert browser.script("return document.hit") is None, "a text of a document was run"
    assert HOSTILE in browser.one("#facts").text and not browser.all("#facts img, #facts script, #list img[src=x]")
    assert "layoutshot merge --take ours -- " in browser.one("#facts").text
    assert "'App'\\''s login/Login.xib'" in browser.one("#facts").text
    browser.picture(shots, "merge-light")
    browser.key("t")
    shows(browser, "Copied: layoutshot merge --take theirs")
    browser.one("#take-ours").click()
    shows(browser, "Copied: layoutshot merge --take ours")
    browser.key("+", "f", "0", "j", "k")
    accessibility(browser)
    browser.key("d")
    accessibility(browser)
    browser.picture(shots, "merge-dark")
    browser.one("#search").send_keys("nothing has this")
    browser.wait("return !document.querySelectorAll('#list .row').length")
    assert not browser.errors()


def main():
    layoutshot = os.path.abspath(sys.argv[1])
    shots = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder:
        page = make_merge(layoutshot, folder)
        browser = Browser()
        try:
            browser.driver.get("file://" + page)
            use(browser, shots)
        finally:
            browser.driver.quit()
        phone = Browser(width=390, height=800)
        try:
            phone.driver.get("file://" + page)
            phone.wait(f"return {STAGE}.length === 3 && {STAGE}.every(i => i.naturalWidth > 0)")
            assert phone.script("return document.documentElement.scrollWidth <= innerWidth"), "nothing is out of sight"
            phone.picture(shots, "merge-phone")
        finally:
            phone.driver.quit()
    print("merge page: all well")


if __name__ == "__main__":
    main()
