#!/usr/bin/env python3
"""Opens the page that `verify` writes in a browser and uses it: report_page.py LAYOUTSHOT [SCREENSHOTS].

Needs Chromium, its driver and Selenium; without them it says so and ends with 0.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

try:
    from selenium import webdriver
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select
except ImportError:
    sys.exit(print("report page: skipped, there is no Selenium (python3 -m pip install selenium)"))
CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
if not CHROMIUM or not DRIVER:
    sys.exit(print("report page: skipped, there is no Chromium (apt-get install chromium chromium-driver)"))

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
HOSTILE = "<img src=x onerror=document.hit=1></script><script>document.hit=2</script>"


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def make_report(layoutshot, folder):
    """A project with goldens, some edits, and what `verify` writes then."""
    def run(*arguments):
        environment = {key: value for key, value in os.environ.items() if key != "CI"}
        return subprocess.run([layoutshot, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    for name in ("Login.xib", "Player.xib"):
        shutil.copy(f"{ROOT}/Examples/{name}", folder)
    matrix = {"devices": ["iphone-se"], "orientations": ["portrait", "landscape"]}
    motion = [{"documents": ["Player.xib"], "fps": 15, "duration": 0.4}]
    with open(f"{folder}/layoutshot.json", "w") as file:
        json.dump({"inputs": ["*.xib"], "matrix": matrix, "transitions": motion}, file)
    run("record", "--quiet")

    def edit(name, *pairs):
        text = open(f"{folder}/{name}").read()
        for old, new in pairs:
            assert old in text, old
            text = text.replace(old, new, 1)
        open(f"{folder}/{name}", "w").write(text)
    edit("Login.xib", ('text="Wayfarer"', f'text="{escaped(HOSTILE)}"'),
         ('y="284.0" width="343" height="207"', 'y="300.0" width="343" height="207"'))
    edit("Player.xib", ("<label ", '<label alpha="0.5" '))
    outcome = run("verify")
    assert outcome.returncode == 1, outcome.stderr
    page = f"{folder}/layoutshot-failures/index.html"
    assert os.path.exists(page), outcome.stderr
    return page


class Browser:
    def __init__(self, width=1400, height=950, dark=False):
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         f"--window-size={width},{height}", "--force-device-scale-factor=1"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})

    def open(self, page):
        self.driver.get("file://" + page)
        return int(self.script("return document.documentElement.dataset.ready"))

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def key(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def wait(self, text, seconds=5):
        end = time.time() + seconds
        while time.time() < end:
            if self.script(text):
                return
            time.sleep(0.05)
        raise AssertionError("never: " + text)

    def picture(self, folder, name):
        if folder:
            self.driver.save_screenshot(f"{folder}/{name}.png")


STAGE = "[...document.querySelectorAll('#stage img')]"


def overview(browser, shots):
    count = len(browser.all("#list .row"))
    assert count >= 2, count
    assert browser.script("return document.hit") is None, "a text of a document was run"
    assert HOSTILE in browser.one("#list").text, "the text of a document is not shown as it is"
    assert not browser.all("#list script, #inspector img, #inspector script, #list img[src=x]")
    assert browser.all("#list .row[aria-current] .cut img"), "the first change is not chosen"
    assert "1 passed" not in browser.one("#counts").text and "differ" in browser.one("#counts").text
    browser.wait(f"return {STAGE}.length && {STAGE}.every(i => i.naturalWidth > 0)")
    # A thumbnail is the actual screen, cut around the change.
    browser.wait("return [...document.querySelectorAll('.cut img')].every(i => i.naturalWidth > 0)")
    cuts = browser.script("return [...document.querySelectorAll('.cut img')].map(i => [i.getAttribute('src'), i.style.transform])")
    assert all("-actual.png" in source and "scale" in place for source, place in cuts), cuts
    browser.picture(shots, "report")
    # Search and filters.
    browser.key("/")
    browser.one("#search").send_keys("player alpha")
    browser.wait("return document.querySelectorAll('#list .row').length === 1")
    browser.one("#search").clear()
    browser.one("#search").send_keys("x", Keys.BACKSPACE, Keys.ESCAPE)
    browser.wait(f"return document.querySelectorAll('#list .row').length === {count}")
    browser.one("#to-filters").click()
    Select(browser.one("#filter-kind")).select_by_value("text")
    assert len(browser.all("#list .row")) == 1
    Select(browser.one("#filter-kind")).select_by_value("")
    Select(browser.one("#filter-orientation")).select_by_value("landscape")
    assert "landscape" in browser.one("#stage img").get_attribute("alt")
    assert browser.one("#to-filters").text == "Filters (1)"
    browser.one("#filters button").click()
    browser.one("#to-filters").click()
    assert not browser.one("#filters").is_displayed()


def detail(browser, shots):
    browser.script("document.activeElement.blur()")
    first = browser.one("#headline").text
    browser.key("j")
    assert browser.one("#headline").text != first
    browser.key("k")
    assert browser.one("#headline").text == first
    browser.wait(f"return {STAGE}.every(i => i.naturalWidth > 0)")
    # The document's own orientation comes first.
    assert "portrait" in browser.one("#stage img").get_attribute("alt")
    # The slider starts at the change; by mouse and by keys.
    edge, focus, wide = browser.script("const s = document.querySelector('#stage .sheet img');"
                                       "return [view.split, view.subject.focus, s.naturalWidth]")
    assert abs(edge - 100 * (focus["x"] + focus["width"] / 2) / wide) < 0.5, (edge, focus)
    clip = "return document.querySelector('#stage .over').style.clipPath"
    before = browser.script(clip)
    sheet = browser.one("#stage .sheet")
    ActionChains(browser.driver).move_to_element_with_offset(sheet, -60, 0).click_and_hold().move_by_offset(
        25, 0).release().perform()
    assert browser.script(clip) != before, "the slider does not follow the pointer"
    before = browser.script(clip)
    browser.key("]")
    assert browser.script(clip) != before, "the slider does not follow its key"
    for number, mode in enumerate(("actual", "slider", "onion", "blink", "side", "difference"), 1):
        browser.key(str(number))
        assert browser.one(f"#mode-{mode}").get_attribute("aria-pressed") == "true", mode
        assert mode == "slider" or f"mode={mode}" in browser.script("return location.hash")
        if mode == "side":
            browser.wait("return document.querySelectorAll('#stage img').length === 2")
            browser.picture(shots, "side")
        if mode == "blink":
            browser.wait("return document.querySelector('#stage .over').style.visibility === 'hidden'")
            browser.key(" ")
        if mode == "difference":
            assert browser.script("return document.querySelector('#stage .over').style.mixBlendMode") == "difference"
            browser.picture(shots, "difference")
    # Zoom with the pixel grid; what is in the middle stays there.
    browser.key("2", *"+++++++")
    browser.wait("return document.querySelector('#stage .grid') !== null")
    width = browser.script("const b = document.querySelector('#stage .sheet');"
                           "return [b.offsetWidth, b.querySelector('img').naturalWidth]")
    assert width[0] == 16 * width[1], width
    browser.picture(shots, "zoom")
    browser.key("0")
    fits = browser.script("const [a, b] = [document.getElementById('stage'), document.querySelector('#stage .sheet')];"
                          "return b.offsetHeight <= a.clientHeight && b.offsetWidth <= a.clientWidth")
    assert fits, "0 does not show all of it"
    browser.key("f")


def variants(browser, shots):
    """The matrix, its keys, and the address that leads to the same place."""
    chosen = lambda: browser.one(".matrix button[aria-pressed=true]").get_attribute("aria-label")
    before = chosen()
    assert "portrait" in before and "differs" in before, before
    browser.key(Keys.ARROW_RIGHT)
    assert chosen() != before
    browser.script("document.querySelector('.matrix button[aria-pressed=true]').focus()")
    browser.key(Keys.ARROW_LEFT)
    assert chosen() == before
    browser.key(Keys.ARROW_RIGHT)
    now, address = chosen(), browser.driver.current_url
    assert "variant=" in address, address
    browser.driver.get("about:blank")
    browser.driver.get(address)
    assert chosen() == now, "the address leads elsewhere"
    browser.key(Keys.HOME)
    # Regions and the tree.
    assert browser.all("#stage .region"), "no regions"
    browser.key("o")
    assert not browser.all("#stage .region")
    browser.key("o", "v")
    changed = browser.all("#tree .changed")
    assert changed, "no changed view in the tree"
    changed[0].click()
    assert browser.all("#stage .node-box"), "a chosen view is not marked"
    browser.picture(shots, "tree")
    browser.key("v")


def lines(browser, shots):
    """The lines of the document, and the editor that is chosen once."""
    assert "&lt;/script&gt;" in browser.one(".lines .changed code").text, browser.one(".lines").text
    browser.key("e")
    assert browser.one("#question").is_displayed()
    browser.one("[data-editor=xcode]").click()
    browser.wait("return document.getElementById('toast').textContent.includes('xed --line')")
    command = browser.one("#toast").text
    assert os.path.exists(re.search(r"'(/.*)'", command).group(1)), command
    browser.key("e")
    assert not browser.one("#question").is_displayed(), "the editor is asked for again"


def basket(browser, shots):
    """Decisions of a page from a file are collected into commands."""
    command = lambda: browser.one("#command").text
    assert re.fullmatch(r"layoutshot accept [0-9a-f]{8}", command()), command()
    count = len(browser.all("#list .row .mark"))
    assert count >= 2
    first = browser.one("#list .row[aria-current]").get_attribute("data-key")
    browser.key("a")
    assert browser.one(f"#list .row[data-key='{first}'] .mark").get_attribute("aria-label") == "accepted"
    assert browser.one("#list .row[aria-current]").get_attribute("data-key") != first, "it does not go on"
    second = browser.one("#list .row[aria-current]").get_attribute("data-key")
    browser.key("r")
    assert command() == f"layoutshot accept {first} && layoutshot reject {second}", command()
    browser.key("u")
    assert command() == f"layoutshot accept {first}", command()
    browser.driver.refresh()
    assert command() == f"layoutshot accept {first}", "a reload forgets"
    browser.key("A")
    browser.one("#many-accepted").click()
    assert command().count(" ") == 1 + count and "reject" not in command(), command()
    browser.picture(shots, "basket")
    browser.key("c")
    browser.wait("return document.getElementById('toast').textContent.startsWith('Copied: layoutshot accept')")
    browser.one("#undo").click()
    browser.script("localStorage.clear()")
    browser.driver.refresh()
    browser.key("?")
    assert browser.one("#help").is_displayed()
    words = browser.one("#help").text.split("\n")
    assert words[0] == "Keys" and "next or previous change" in words and "[object" not in " ".join(words), words
    browser.key(Keys.ESCAPE)


def player(browser, shots):
    browser.one("#search").send_keys("player")
    browser.wait("return document.querySelectorAll('#list .row').length === 1")
    browser.all("#list .row")[0].click()
    browser.all(".motions button")[-1].click()
    assert browser.all("#player"), "no player"
    time_of = lambda: browser.one("#time").text
    before = time_of()
    browser.one("#forth").click()
    assert time_of() != before, "the player does not step"
    assert browser.all("#marks button.fault"), "no findings of checks on the time line"
    browser.script("const s = document.getElementById('scrub'); s.value = 0; s.dispatchEvent(new Event('input'))")
    first = time_of()
    Select(browser.one("#speed")).select_by_value("2")
    browser.one("#play").click()
    browser.wait(f"return document.getElementById('time').textContent !== {json.dumps(first)}")
    assert browser.one("#play").get_attribute("aria-pressed") == "true"
    browser.one("#play").click()
    assert browser.one("#play").get_attribute("aria-pressed") == "false"
    browser.picture(shots, "player")


def accessibility(browser):
    """Names of controls, and the contrast of texts (WCAG 2.1, 1.4.3)."""
    nameless = browser.script("""return [...document.querySelectorAll('button, select, input, [role=tab]')].filter(e =>
      e.offsetParent && !(e.textContent.trim() || e.getAttribute('aria-label') || e.closest('label'))).map(e => e.outerHTML)""")
    assert not nameless, nameless
    low = browser.script("""
      const rgb = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
      const light = (c) => { const f = c.slice(0, 3).map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; });
        return .2126 * f[0] + .7152 * f[1] + .0722 * f[2]; };
      const back = (e) => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor);
        if (c.length === 3 || c[3] > .9) return c; } return [255, 255, 255]; };
      return [...document.querySelectorAll('span, button, code, h2, h3, li, label, p, figcaption')].filter(e => e.offsetParent &&
        [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())).map(e => {
          const [a, b] = [light(rgb(getComputedStyle(e).color)), light(back(e))];
          return [(Math.max(a, b) + .05) / (Math.min(a, b) + .05), e.outerHTML.slice(0, 120)]; }).filter(r => r[0] < 4.5)""")
    assert not low, low[:5]


def written(page, name, change):
    """Another page beside one, with the same code and other data."""
    text = open(page).read()
    found = re.search(r'(<script type="application/json" id="data">)(.*?)(</script>)', text, re.S)
    data = json.loads(found.group(2))
    change(data)
    place = os.path.join(os.path.dirname(page), name)
    with open(place, "w") as file:
        file.write(text[:found.start(2)] + json.dumps(data).replace("<", "\\u003c") + text[found.end(2):])
    return place


def alone(browser, page, shots):
    """Where several edits meet in a picture, each is shown alone."""
    def change(data):
        failure = next(own for own in data["items"][0]["failures"] if own["pictures"].get("diff"))
        failure["alone"] = {"before": failure["pictures"]["actual"], "after": failure["pictures"]["diff"], "pixels": 12,
                            "region": {"x": 10, "y": 20, "width": 30, "height": 40}}
        data["items"][0]["failures"] = [failure]
    browser.open(written(page, "alone.html", change))
    assert browser.one("#alone").text == "This edit alone"
    sources = lambda: [image.get_attribute("src").split("-")[-1] for image in browser.all("#stage img")]
    assert sources() == ["actual.png", "diff.png"], sources()
    assert browser.one("#stage .region").get_attribute("data-box") == "10 20 30 40"
    assert "12 pixels" in browser.one("#stage figcaption").text
    browser.picture(shots, "alone")
    browser.key("s")
    assert browser.one("#alone").text == "All edits" and sources() == ["expected.png", "actual.png"]


def one_edit(browser, page, shots):
    """One edit made in many documents is one change, with what is nearly so."""
    def change(data):
        item = next(own for own in data["items"] if own["changes"] and own["failures"][0]["pictures"].get("diff"))
        font = dict(item["changes"][0], kind="restyled", property="font", old="System 15", new="System 15.5")
        data["items"] = []
        for index in range(130):
            changes = [dict(font, new="System 16")] if index == 7 else [font]
            own = dict(item["failures"][0], path=f"{index}/a.png", document=f"{index}.xib")
            data["items"].append(dict(item, id=f"{index:08x}", accept=f"layoutshot accept {index:08x}", document=f"{index}.xib",
                                      headline=font["view"] + ": font", changes=changes, failures=[own]))
    browser.open(written(page, "one.html", change))
    words = [row.text for row in browser.all("#list .row")]
    assert words[0].startswith("font System 15 → System 15.5 in 129 documents"), words
    assert "129 pictures" in words[0] and "7.xib" in browser.one("#list").text and len(words) < 5, words
    assert "1 outlier" in browser.one("#facts").text and "7.xib:" in browser.one("#facts").text, browser.one("#facts").text
    assert browser.one("#screen option:checked").text.endswith("0.xib")
    browser.picture(shots, "one")
    browser.key("a")
    assert browser.one("#command").get_attribute("title").count(" ") == 130, browser.one("#command").text
    browser.script("localStorage.clear()")


def many(browser, page, shots):
    """A report with 2,000 failures is there in a second."""
    folder = os.path.dirname(page)

    def change(data):
        item = data["items"][0]
        failure = next(own for own in item["failures"] if own["pictures"].get("diff"))
        data["items"] = []
        data["housekeeping"] = [{"document": "Kept.xib", "words": "2 lines changed, nothing visible"}]
        for index in range(2000):
            if index < 500:
                os.link(f"{folder}/{failure['pictures']['actual']}", f"{folder}/{index}-actual.png")
            own = dict(failure, path=f"{index}.png", pictures=dict(failure["pictures"], actual=f"{index % 500}-actual.png"))
            changes = [dict(item["changes"][0], new=str(index))]
            data["items"].append(dict(item, id=f"{index:08x}", document=f"{index // 9}.xib", changes=changes, failures=[own]))
    place = written(page, "many.html", change)
    start = time.time()
    # The best of three: other programs may have the machine.
    ready = min(browser.open(place) for _ in range(3))
    browser.wait("return document.querySelectorAll('#list .row').length >= 2000")
    paint = browser.script("return performance.getEntriesByType('paint').map(e => Math.round(e.startTime)).pop() || 0")
    assert "Kept.xib: 2 lines changed, nothing visible" in browser.script("return document.getElementById('list').textContent")
    loaded = browser.script("return [...document.images].filter(i => i.complete && i.naturalWidth).length")
    assert ready < 1000 and paint < 1000, f"ready after {ready} ms, painted after {paint} ms"
    assert loaded < 250, f"{loaded} pictures were loaded at once"
    before = time.time()
    browser.key(*"jjjjjjjjjj")
    keys = (time.time() - before) / 10
    return (f"2,000 changes in {ready} ms, painted after {paint} ms, {loaded} pictures loaded, {1000 * keys:.0f} ms a key "
            f"({time.time() - start:.1f} s with the driver)")


def served(layoutshot, shots):
    """The page from `review --serve`: accepts and rejects at once, and takes it back."""
    with tempfile.TemporaryDirectory() as folder:
        page = make_report(layoutshot, folder)
        server = subprocess.Popen([layoutshot, "review", "--serve"], cwd=folder, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, text=True)
        browser = None
        try:
            address = server.stdout.readline().strip()
            assert address.startswith("http://127.0.0.1:"), address

            def files(below):
                found = {}
                for parent, _, names in os.walk(f"{folder}/{below}"):
                    for name in names:
                        path = os.path.join(parent, name)
                        found[os.path.relpath(path, folder)] = open(path, "rb").read()
                return found
            goldens, failures = files("Goldens"), files("layoutshot-failures")
            assert goldens
            browser = Browser()
            browser.driver.get(address)
            browser.wait(f"return {STAGE}.length && {STAGE}.every(i => i.naturalWidth > 0)")
            browser.picture(shots, "served")
            rows = browser.all("#list .row .mark")
            browser.key("A")
            browser.one("#many-accepted").click()
            browser.wait(f"return document.querySelectorAll('#list .mark.accepted').length === {len(rows)}")
            accepted = files("Goldens")
            assert accepted != goldens, "nothing was written"
            # What is decided stays visible, after a reload, too.
            browser.driver.refresh()
            assert len(browser.all("#list .mark.accepted")) == len(rows)
            browser.wait(f"return {STAGE}.length && {STAGE}.every(i => i.naturalWidth > 0)")
            browser.picture(shots, "served-accepted")
            browser.one("#undo").click()
            browser.wait("return document.querySelectorAll('#list .mark.accepted').length === 0")
            assert files("Goldens") == goldens, "undo left something"
            assert files("layoutshot-failures") == failures, "undo left something of the report"
            browser.driver.refresh()
            browser.key("a")
            browser.wait("return document.querySelectorAll('#list .mark.accepted').length === 1")
            browser.key("r")
            browser.wait("return document.querySelectorAll('#list .mark.rejected').length === 1")
            found = browser.errors()
            assert not found, found
        finally:
            server.terminate()
            server.wait()
            if browser:
                browser.driver.quit()


def narrow(page, shots):
    for width, height in ((900, 800), (390, 844)):
        for dark in (False, True):
            browser = Browser(width, height, dark)
            try:
                browser.open(page)
                browser.wait(f"return {STAGE}.length && {STAGE}.every(i => i.naturalWidth > 0)")
                name = f"{width}-{'dark' if dark else 'light'}"
                browser.picture(shots, f"report-{name}")
                wide = browser.script("return document.documentElement.scrollWidth")
                assert wide <= width, f"the page is {wide} wide"
                if width < 500:
                    browser.one("#to-side").click()
                    browser.wait("return document.getElementById('side').getBoundingClientRect().left === 0")
                    browser.picture(shots, f"list-{name}")
                    browser.all("#list .row")[-1].click()
                    browser.wait("return getComputedStyle(document.getElementById('side')).visibility === 'hidden'")
                    browser.one("#to-inspector").click()
                    browser.wait("return document.getElementById('inspector').getBoundingClientRect().bottom <= innerHeight")
                    assert browser.one("#headline").is_displayed()
                    browser.picture(shots, f"details-{name}")
                accessibility(browser)
                assert not browser.errors(), browser.errors()
            finally:
                browser.driver.quit()


def main(layoutshot, shots=None):
    if shots:
        os.makedirs(shots, exist_ok=True)
    layoutshot = os.path.abspath(layoutshot)
    with tempfile.TemporaryDirectory() as folder:
        page = make_report(layoutshot, folder)
        browser = Browser()
        try:
            browser.open(page)
            overview(browser, shots)
            accessibility(browser)
            detail(browser, shots)
            variants(browser, shots)
            lines(browser, shots)
            basket(browser, shots)
            accessibility(browser)
            player(browser, shots)
            browser.key("d")
            accessibility(browser)
            browser.picture(shots, "dark")
            alone(browser, page, shots)
            one_edit(browser, page, shots)
            words = many(browser, page, shots)
            assert not browser.errors(), browser.errors()
            assert browser.script("return document.hit") is None
        finally:
            browser.driver.quit()
        narrow(page, shots)
    served(layoutshot, shots)
    print(f"report page: good; {words}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:3])
