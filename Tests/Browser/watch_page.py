#!/usr/bin/env python3
"""Opens the page of `layoutshot watch` in a browser and saves documents: watch_page.py LAYOUTSHOT [SCREENSHOTS].

Needs what report_page.py needs.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from report_page import HOSTILE, ROOT, Browser, accessibility, escaped


def wait_for(what, condition, seconds=30):
    end = time.time() + seconds
    while time.time() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    raise AssertionError(f"not within {seconds} s: {what}")


def edit(path, old, new):
    text = open(path).read()
    assert old in text, old
    # As editors save: a new file takes the old one's place.
    with open(path + ".new", "w") as file:
        file.write(text.replace(old, new, 1))
    os.rename(path + ".new", path)


def use(browser, folder, screenshots):
    driver = browser.driver
    script = driver.execute_script
    picture = "img[alt='Login.portrait.png']"

    def shot(name):
        if screenshots:
            driver.save_screenshot(f"{screenshots}/{name}.png")

    def loaded():
        return script("const all = [...document.querySelectorAll('#stage img')]; return all.length === 2 && "
                      "all.every((image) => image.complete && image.naturalWidth > 0)")
    titles = lambda: script("return [...document.querySelectorAll('#list h3')].map((title) => title.textContent)")
    errors_listed = lambda: script("return document.querySelectorAll('#list .badge.error').length")
    wait_for("two pictures", loaded)
    assert titles() == ["App/Login.xib", "App/Player.xib"], titles()
    assert script("return document.querySelectorAll('#list .row').length") == 6
    source = f"return document.querySelector(\"{picture}\").src"
    first = script(source)
    shot("watch-light")

    edit(f"{folder}/App/Login.xib", 'y="284.0" width="343" height="207"', 'y="330.0" width="343" height="207"')
    second = wait_for("the new picture", lambda: (lambda s: s if s != first else None)(script(source)))
    assert "changed at" in driver.find_element("id", "counts").text
    assert script("return [...document.querySelectorAll('figure.new img')].map((image) => image.alt)") == [
        "Login.portrait.png"], "the landscape layout has a frame of its own"
    browser.key("b")
    assert script(source) == first, "before"
    browser.key("b")
    assert script(source) == second, "after"
    shot("watch-changed")
    # One picture, with what it was.
    second_row = script("return document.querySelectorAll('#list .row')[1].textContent")
    browser.key("j", *(["j"] if "landscape" in second_row else []), "2")
    wait_for("both", lambda: script("return document.querySelectorAll('#stage .sheet img').length") == 2)
    shot("watch-compared")
    browser.key("k", "k")

    edit(f"{folder}/App/Login.xib", "<document ", "<doc ument ")
    wait_for("the broken document", lambda: errors_listed() == 1)
    assert "error" in driver.find_element("css selector", "pre.messages").text
    assert script("return document.querySelectorAll('#stage img').length") == 2, "the pictures of before stay"
    shot("watch-broken")
    edit(f"{folder}/App/Login.xib", "<doc ument ", "<document ")
    wait_for("the repaired one", lambda: errors_listed() == 0)

    shutil.copy(f"{folder}/App/Player.xib", f"{folder}/App/{HOSTILE.replace('/', '-')}.xib")
    wait_for("a new document", lambda: len(titles()) == 3)
    assert script("return document.hit") is None, "markup of a name is text"
    os.remove(f"{folder}/App/Player.xib")
    wait_for("a document less", lambda: len(titles()) == 2)
    wait_for("its pictures", loaded)
    accessibility(browser)
    browser.key("d")
    accessibility(browser)
    driver.find_element("id", "search").send_keys("login")
    assert len(titles()) == 1
    shot("watch-dark")
    errors = [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
    assert not errors, errors


def main():
    layoutshot = os.path.abspath(sys.argv[1])
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/App")
        for name in ("Login.xib", "Player.xib"):
            shutil.copy(f"{ROOT}/Examples/{name}", f"{folder}/App")
        edit(f"{folder}/App/Login.xib", 'text="Wayfarer"', f'text="{escaped(HOSTILE)}"')
        watch = subprocess.Popen([layoutshot, "watch", "App"], cwd=folder, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        browser = None
        try:
            page = f"{folder}/layoutshot-watch/index.html"
            wait_for("the page", lambda: os.path.exists(page))
            browser = Browser()
            browser.driver.get("file://" + page)
            use(browser, folder, screenshots)
            assert watch.poll() is None, "still watching"
            if screenshots:
                phone = Browser(width=390, height=800)
                phone.driver.get("file://" + page)
                time.sleep(1.5)
                phone.driver.save_screenshot(f"{screenshots}/watch-phone.png")
                phone.driver.quit()
        finally:
            watch.send_signal(signal.SIGINT)
            status = watch.wait()
            if browser:
                browser.driver.quit()
        assert status == -signal.SIGINT, status
    print("watch page: all well")


if __name__ == "__main__":
    main()
