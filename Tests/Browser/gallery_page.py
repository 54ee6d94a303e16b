#!/usr/bin/env python3
"""Walks through the gallery of the examples in a browser: gallery_page.py LAYOUTSHOT [SCREENSHOTS].

With --readme it only takes the pictures of the README.
Needs what report_page.py needs.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from report_page import HOSTILE, ROOT, Browser, Keys, accessibility, escaped


def open_page(browser, page, fragment=""):
    browser.driver.get("about:blank")
    browser.driver.get("file://" + page + fragment)
    browser.wait("return document.querySelectorAll('#list .row').length > 0")


def use_map(browser, screenshots, look):
    browser.wait("return Number(document.querySelector('#stage canvas').dataset.drawn) > 1")
    names = [row.text.split("\n")[0] for row in browser.all("#list .row")]
    assert "Chat" in names and "A Portrait" in names, names
    whole = browser.script("return camera.scale")
    browser.key("+")
    assert browser.script("return camera.scale") > whole
    left = browser.script("return camera.x")
    browser.key(Keys.ARROW_RIGHT)
    assert browser.script("return camera.x") > left
    browser.key("0")
    assert abs(browser.script("return camera.scale") - whole) < 1e-9
    # What is clicked is chosen: the box of the portrait twin.
    point = browser.script("""const node = data.map.nodes.find((one) => one.name === "A Portrait");
      const bounds = camera.canvas.getBoundingClientRect(); const [x, y, w, h] = node.frame;
      return [bounds.left + (x + w / 2 - camera.x) * camera.scale, bounds.top + (y + h / 2 - camera.y) * camera.scale];""")
    from selenium.webdriver.common.action_chains import ActionChains
    actions = ActionChains(browser.driver)
    actions.w3c_actions.pointer_action.move_to_location(round(point[0]), round(point[1]))
    actions.w3c_actions.pointer_action.click()
    actions.perform()
    browser.wait("return document.getElementById('headline').textContent === 'A Portrait'")
    browser.wait("return document.querySelectorAll('#facts .pair').length > 2")
    browser.one("#tab-segues").click()
    assert "B" in browser.one("#facts").text, browser.one("#facts").text
    browser.picture(screenshots, "gallery-map" + look)


def use_screen(browser, screenshots, look):
    browser.key(Keys.ENTER)
    browser.wait("return document.querySelector('#stage .sheet img')?.naturalWidth > 0")
    assert "view=screen" in browser.script("return location.hash")
    browser.script("choose({ screen: data.screens.findIndex((one) => one.name === 'LoginViewController') })")
    browser.wait("return document.querySelector('#stage .view-box.under') !== null")
    # The view under the pointer is outlined; a click shows what it is.
    from selenium.webdriver.common.action_chains import ActionChains
    box = browser.script("const b = document.querySelector('#stage .sheet').getBoundingClientRect();"
                         "return [b.left + b.width / 2, b.top + b.height * .8]")
    actions = ActionChains(browser.driver)
    actions.w3c_actions.pointer_action.move_to_location(round(box[0]), round(box[1]))
    actions.perform()
    browser.wait("return !document.querySelector('#stage .view-box.under').classList.contains('hidden')")
    actions.w3c_actions.pointer_action.click()
    actions.perform()
    browser.wait("return /UIButton|Button/.test(document.querySelector('#facts h3').textContent)")
    assert "Sign In" in browser.one("#facts").text, browser.one("#facts").text
    assert "node=" in browser.script("return location.hash")
    link = browser.script("return location.href")
    # Layers: what VoiceOver finds.
    [chip] = [one for one in browser.all("#bar .chip") if one.text == "VoiceOver"]
    chip.click()
    assert len(browser.all("#stage .voice-box")) > 5
    # Two variants against each other.
    browser.script("const s = document.getElementById('against'); s.value = '1'; s.dispatchEvent(new Event('change'))")
    browser.wait("return document.querySelectorAll('#stage .sheet img').length === 2")
    browser.wait("return document.querySelector('#stage .edge').style.left !== ''")
    assert "portrait" in browser.one("#stage figcaption").text
    browser.picture(screenshots, "gallery-slider" + look)
    # The link leads back.
    page = link.split("#")[0].removeprefix("file://")
    open_page(browser, page, "#" + link.split("#")[1])
    browser.wait("return document.querySelector('#stage .view-box.chosen') !== null")
    assert "Sign In" in browser.one("#facts").text


def use_walk(browser, screenshots, look):
    start = browser.script("return data.walk.starts.findIndex((one) => one.name === 'rotating.flow.json')")
    browser.script("choose({ view: 'walk', start: arguments[0] })", start)
    stack = lambda: [one.text for one in browser.all(".trail li")]
    assert stack() == ["A Portrait"], stack()
    browser.one(".phone .spot[title='tap Details']").click()
    browser.wait("return document.querySelector('.phone .film') !== null")
    browser.picture(screenshots, "gallery-walk" + look)
    browser.wait("return document.querySelectorAll('.trail li').length === 2")
    assert stack() == ["A Portrait", "B"]
    way = browser.script("return location.hash")
    # Rotated in the middle, and back: the twin is shown.
    browser.key("r")
    browser.wait("return document.querySelector('.phone.turning') !== null")
    browser.wait("return document.querySelector('.phone .glass img').alt.includes('landscape')")
    browser.key(Keys.BACKSPACE)
    browser.wait("return document.querySelector('.phone .glass img').alt.includes('portrait')")
    script = browser.script("return scriptOf()")
    assert script["steps"] == [{"tap": "Details"}] and "rotating.storyboard" in script["documents"], script
    # The address leads to the same state.
    open_page(browser, browser.script("return location.pathname"), way)
    browser.wait("return document.querySelectorAll('.trail li').length === 2")
    # A scene file with a state: its views move, and the script says so.
    browser.script("choose({ view: 'walk', start: data.walk.starts.findIndex((one) => one.name === 'Chat') })")
    [state] = [one for one in browser.all("#stage button") if one.text == "State typing"]
    state.click()
    browser.wait("return document.querySelector('.phone .film') !== null")
    browser.wait("return scriptOf().steps.length === 1 && document.querySelector('.phone .film') === null")
    assert browser.script("return scriptOf().steps") == [{"state": "typing"}]
    assert browser.script("return [...document.querySelectorAll('#stage button')].some((one) => one.textContent === 'Initial state')")
    open_page(browser, browser.script("return location.pathname"), way)
    # By keyboard alone: the first step has the focus after the one before.
    browser.script("restart(); document.querySelector('.phone .spot').focus()")
    browser.key(Keys.ENTER)
    browser.wait("return document.querySelectorAll('.trail li').length === 2")
    return script


def use_search(browser):
    browser.key("/")
    browser.key("wayfarer")
    browser.wait("return document.querySelectorAll('#list .row').length === 1")
    assert "LoginViewController" in browser.one("#list .row").text
    browser.one("#list .row").click()
    assert browser.script("return here.node !== null")
    browser.script("const s = document.getElementById('search'); s.value = 'Einstellungen'; s.dispatchEvent(new Event('input'))")
    browser.wait("return document.querySelector('#list .row')?.textContent.startsWith('Settings')")
    browser.script("const s = document.getElementById('search'); s.value = ''; s.dispatchEvent(new Event('input')); s.blur()")
    browser.wait("return document.querySelectorAll('#list .row').length > 5")
    browser.script("choose({ view: 'catalogue' })")
    assert "systemBackground" in browser.one(".catalogue").text
    browser.one(".catalogue li button").click()
    browser.wait("return document.querySelectorAll('.catalogue .shown button').length > 0")


def save(path, old, new):
    """As editors save: a new file takes the old one's place."""
    with open(path) as file:
        text = file.read()
    assert old in text, old
    with open(path + ".new", "w") as file:
        file.write(text.replace(old, new, 1))
    os.rename(path + ".new", path)


def follow_saves(layoutshot, folder, screenshots):
    """The page of what is watched shows what is saved at the same place, beside what it was."""
    os.mkdir(f"{folder}/watched")
    for name in ("Login.xib", "Player.xib"):
        shutil.copy(f"{ROOT}/Examples/{name}", f"{folder}/watched")
    path = f"{folder}/watched/Login.xib"
    watch = subprocess.Popen([layoutshot, "watch", "-q", "-o", "../live", "."], cwd=f"{folder}/watched",
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    browser = Browser()
    try:
        end = time.time() + 30
        while not os.path.exists(f"{folder}/live/state.js") and time.time() < end:
            time.sleep(.05)
        open_page(browser, f"{folder}/live/index.html", "#view=screen")
        browser.wait("return data.walk !== null", 30)
        browser.script("document.mark = 1; choose({ screen: 0 })")
        source = "return document.querySelector('#stage .sheet img')?.src"
        first = browser.script(source)
        save(path, 'text="Wayfarer"', f'text="{escaped(HOSTILE)}"')
        browser.wait(f"const one = document.querySelector('#stage .sheet img'); return one && one.src !== {json.dumps(first)}", 30)
        assert browser.script("return document.mark") == 1, "the page was loaded anew"
        assert "1 screen changed" in browser.one("#counts").text, browser.one("#counts").text
        assert browser.one("#list .row .badge").text == "changed"
        # What it was before is a variant of it.
        before = browser.script("return data.screens[here.screen].variants.findIndex((one) => one.traits === 'portrait before')")
        browser.script("choose({ against: arguments[0] })", before)
        browser.wait("return document.querySelectorAll('#stage .sheet img').length === 2")
        assert browser.script("return document.querySelector('#stage .sheet img').src") == first
        browser.picture(screenshots, "gallery-watched")
        # A document that cannot be read keeps its pictures.
        save(path, "<document ", "<doc ument ")
        browser.wait("return data.documents[0].isBroken", 30)
        browser.wait("return document.querySelector('#list .badge.error') !== null")
        assert "cannot be drawn" in browser.one("#counts").text
        assert "Login.xib:2" in browser.one("#list").text, browser.one("#list").text
        assert browser.script("return document.querySelectorAll('#stage .sheet img').length") == 2
        accessibility(browser)
        save(path, "<doc ument ", "<document ")
        browser.wait("return !data.documents[0].isBroken", 30)
        shutil.copy(f"{folder}/watched/Player.xib", f"{folder}/watched/{HOSTILE.replace('/', '-')}.xib")
        browser.wait("return data.documents.length === 3", 30)
        os.remove(f"{folder}/watched/Player.xib")
        browser.wait("return data.documents.length === 2", 30)
        assert browser.script("return document.hit") is None, "markup of a document is text"
        assert "view=screen" in browser.script("return location.hash")
        assert watch.poll() is None, "still watching"
        assert browser.errors() == [], browser.errors()
    finally:
        watch.terminate()
        watch.wait()
        browser.driver.quit()


def take_readme_pictures(layoutshot, folder):
    """The map, and the walk in the middle of a push."""
    with tempfile.TemporaryDirectory() as site:
        subprocess.run([layoutshot, "gallery", "-q", "-o", site], cwd=f"{ROOT}/Examples", check=True,
                       stdout=subprocess.DEVNULL)
        browser = Browser(width=1280, height=760)
        try:
            open_page(browser, f"{site}/index.html")
            browser.script("choose({ screen: data.screens.findIndex((one) => one.name === 'A Portrait'), tab: 'segues' }); fitMap()")
            time.sleep(1)
            browser.picture(folder, "gallery")
            browser.script("choose({ view: 'walk', start: data.walk.starts.findIndex((one) => one.name === 'tour.flow.json') })")
            browser.one(".phone .spot[title='tap Details']").click()
            browser.wait("return document.querySelector('.phone .film') !== null")
            time.sleep(.12)
            browser.picture(folder, "gallery-walk")
        finally:
            browser.driver.quit()


def main():
    layoutshot = os.path.abspath(sys.argv[1])
    screenshots = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else None
    if "--readme" in sys.argv:
        return take_readme_pictures(layoutshot, screenshots)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(f"{ROOT}/Examples", f"{folder}/Examples", ignore=shutil.ignore_patterns("Goldens", ".build"))
        path = f"{folder}/Examples/Player.xib"
        text = open(path).read()
        with open(path, "w") as file:
            file.write(text.replace('text="', f'text="{escaped(HOSTILE)}', 1))
        subprocess.run([layoutshot, "gallery", "-q", "-o", "../site"], cwd=f"{folder}/Examples", check=True,
                       stdout=subprocess.DEVNULL)
        page = f"{folder}/site/index.html"
        for dark in (False, True):
            browser = Browser(width=1440, height=900, dark=dark)
            try:
                open_page(browser, page)
                look = "-dark" if dark else ""
                use_map(browser, screenshots, look)
                accessibility(browser)
                use_screen(browser, screenshots, look)
                accessibility(browser)
                script = use_walk(browser, screenshots, look)
                accessibility(browser)
                use_search(browser)
                accessibility(browser)
                assert browser.script("return document.hit") is None
                assert browser.errors() == [], browser.errors()
            finally:
                browser.driver.quit()
        with open(f"{folder}/Examples/walk.flow.json", "w") as file:
            json.dump(script, file)
        played = subprocess.run([layoutshot, "flow", "--dry-run", "walk.flow.json"], cwd=f"{folder}/Examples",
                                capture_output=True, text=True)
        assert played.returncode == 0 and "A Portrait › B" in played.stdout, played
        follow_saves(layoutshot, folder, screenshots)
        phone = Browser(width=390, height=844)
        try:
            for view in ("map", "screen", "walk", "catalogue"):
                open_page(phone, page, f"#view={view}")
                phone.wait("return document.querySelector('#stage canvas, #stage .sheet img, .phone, .catalogue') !== null")
                assert phone.script("return document.documentElement.scrollWidth <= innerWidth"), view
                phone.picture(screenshots, f"gallery-phone-{view}")
            phone.one("#to-side").click()
            phone.wait("return document.body.classList.contains('side-open')")
            assert phone.errors() == [], phone.errors()
        finally:
            phone.driver.quit()
    print("gallery page: all well")


if __name__ == "__main__":
    main()
