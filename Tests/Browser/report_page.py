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


def overview(browser, shots):
    count = len(browser.all("#list button"))
    assert count >= 2, count
    assert len(browser.all("#grid .card")) == count
    assert browser.script("return document.hit") is None, "a text of a document was run"
    assert HOSTILE in browser.one("#list").text, "the text of a document is not shown as it is"
    assert not browser.all("#list img, #list script, #detail script")
    browser.picture(shots, "overview")
    # Filters.
    browser.one("#filter-text").send_keys("player alpha")
    assert [entry.is_displayed() for entry in browser.all("#list button")] == [True]
    browser.one("#filter-text").clear()
    browser.one("#filter-text").send_keys("x", Keys.BACKSPACE, Keys.ESCAPE)
    Select(browser.one("#filter-kind")).select_by_value("text")
    assert len(browser.all("#list button")) == 1
    Select(browser.one("#filter-kind")).select_by_value("")
    Select(browser.one("#filter-orientation")).select_by_value("landscape")
    browser.one("#list button").click()
    assert "landscape" in browser.one("#stage img").get_attribute("alt")
    browser.key("g")
    Select(browser.one("#filter-orientation")).select_by_value("")


def detail(browser, shots):
    browser.script("document.activeElement.blur()")
    browser.key("j")
    assert browser.all("#list [aria-current]")
    headline = browser.one("#headline").text
    browser.key("j")
    assert browser.one("#headline").text != headline
    browser.key("k")
    assert browser.one("#headline").text == headline
    browser.wait("return [...document.querySelectorAll('#stage img')].every(i => i.naturalWidth > 0)")
    # Slider, by mouse and by keys.
    clip = "return document.querySelector('#stage .over').style.clipPath"
    before = browser.script(clip)
    sheet = browser.one("#stage .sheet")
    ActionChains(browser.driver).move_to_element_with_offset(sheet, -60, 0).click_and_hold().move_by_offset(
        25, 0).release().perform()
    assert browser.script(clip) != before, "the slider does not follow the pointer"
    before = browser.script(clip)
    browser.key("]")
    assert browser.script(clip) != before, "the slider does not follow its key"
    browser.picture(shots, "slider")
    for number, mode in enumerate(("side", "slider", "onion", "blink", "difference"), 1):
        browser.key(str(number))
        assert browser.one(f"#mode-{mode}").get_attribute("aria-pressed") == "true", mode
        if mode == "side":
            browser.wait("return document.querySelectorAll('#stage img').length === 3")
            browser.picture(shots, "side")
        if mode == "blink":
            browser.wait("return document.querySelector('#stage .over').style.visibility === 'hidden'")
            browser.key(" ")
        if mode == "difference":
            assert browser.script("return document.querySelector('#stage .over').style.mixBlendMode") == "difference"
            browser.picture(shots, "difference")
    # Zoom with the pixel grid.
    browser.key("2", *"+++++")
    assert browser.one("#zoom").get_attribute("value") == "16"
    browser.wait("return document.querySelector('#stage .grid') !== null")
    width = browser.script("const b = document.querySelector('#stage .sheet');"
                           "return [b.offsetWidth, b.querySelector('img').naturalWidth]")
    assert width[0] == 16 * width[1], width
    browser.picture(shots, "zoom")
    browser.key("0")
    # Pictures of the change, regions, tree.
    words = browser.one("[role=tab][aria-selected=true]").text
    browser.key(Keys.ARROW_RIGHT)
    assert browser.one("[role=tab][aria-selected=true]").text != words
    assert browser.all("#stage .region"), "no regions"
    browser.key("r")
    assert not browser.all("#stage .region")
    browser.key("r")
    changed = browser.all("#tree .changed > span")
    assert changed, "no changed view in the tree"
    changed[0].click()
    assert browser.all("#stage .node-box"), "a chosen view is not marked"
    browser.picture(shots, "tree")
    # The command that accepts.
    command = browser.one("#accept").text
    assert re.fullmatch(r"layoutshot accept [0-9a-f]{8}", command), command
    browser.key("c")
    browser.wait("return !document.getElementById('toast').classList.contains('hidden')")
    assert command in browser.one("#toast").text, browser.one("#toast").text
    browser.key("?")
    assert browser.one("#help").is_displayed()
    lines = browser.one("#help").text.split("\n")
    assert lines[0] == "Keys" and "next or previous change" in lines and "[object" not in " ".join(lines), lines
    browser.key(Keys.ESCAPE)


def player(browser, shots):
    browser.key("g")
    browser.one("#filter-text").send_keys("player")
    browser.all("#list button")[0].click()
    tabs = len(browser.all("[role=tab]"))
    for _ in range(tabs):
        browser.key(Keys.ARROW_RIGHT)
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


def many(browser, page, shots):
    """A report with 500 changes is there in a second."""
    text = open(page).read()
    found = re.search(r'(<script type="application/json" id="report">)(.*?)(</script>)', text, re.S)
    report = json.loads(found.group(2))
    item = report["items"][0]
    folder = os.path.dirname(page)
    failure = next(own for own in item["failures"] if own["pictures"].get("diff"))
    report["items"] = []
    report["housekeeping"] = [{"document": "Kept.xib", "words": "2 lines changed, nothing visible"}]
    for index in range(500):
        os.link(f"{folder}/{failure['pictures']['diff']}", f"{folder}/{index}-diff.png")
        own = dict(failure, pictures=dict(failure["pictures"], diff=f"{index}-diff.png"))
        report["items"].append(dict(item, id=f"{index:08x}", headline=f"{index} {item['headline']}", failures=[own]))
    data = json.dumps(report).replace("<", "\\u003c")
    place = os.path.join(os.path.dirname(page), "many.html")
    with open(place, "w") as file:
        file.write(text[:found.start(2)] + data + text[found.end(2):])
    start = time.time()
    ready = browser.open(place)
    assert len(browser.all("#grid .card")) >= 500
    assert "Kept.xib: 2 lines changed, nothing visible" in browser.one("#grid .housekeeping").text
    loaded = browser.script("return [...document.images].filter(i => i.complete && i.naturalWidth).length")
    assert ready < 1000, f"{ready} ms"
    assert loaded < 250, f"{loaded} pictures were loaded at once"
    return f"500 changes in {ready} ms, {loaded} pictures loaded ({time.time() - start:.1f} s with the driver)"


def narrow(page, shots):
    for dark in (False, True):
        browser = Browser(390, 844, dark)
        try:
            browser.open(page)
            browser.picture(shots, f"phone-overview-{'dark' if dark else 'light'}")
            browser.one("#list button").click()
            browser.wait("return [...document.querySelectorAll('#stage img')].every(i => i.naturalWidth > 0)")
            wide = browser.script("return document.documentElement.scrollWidth")
            assert wide <= 390, f"the page is {wide} wide"
            browser.script("document.getElementById('stage').scrollIntoView()")
            browser.picture(shots, f"phone-detail-{'dark' if dark else 'light'}")
            accessibility(browser)
            assert not browser.errors(), browser.errors()
        finally:
            browser.driver.quit()


def main(layoutshot, shots=None):
    if shots:
        os.makedirs(shots, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        page = make_report(os.path.abspath(layoutshot), folder)
        browser = Browser()
        try:
            browser.open(page)
            overview(browser, shots)
            accessibility(browser)
            detail(browser, shots)
            accessibility(browser)
            player(browser, shots)
            browser.key("d")
            accessibility(browser)
            browser.picture(shots, "dark")
            words = many(browser, page, shots)
            assert not browser.errors(), browser.errors()
            assert browser.script("return document.hit") is None
        finally:
            browser.driver.quit()
        narrow(page, shots)
    print(f"report page: good; {words}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:3])
