/// The frame of a page: a bar at the top, a list at the left, a stage in the middle, an inspector at the right, and a foot.
package enum PageShell {
  /// The elements that the scripts fill. `noScript`: what is said without JavaScript.
  package static func body(noScript: String) -> String {
    #"""
    <a class="skip" href="#main">Skip to the pictures</a>
    <header id="top">
    <button id="to-side" aria-controls="side" title="List (l)"><span aria-hidden="true">☰</span><span class="unseen">List</span></button>
    <h1 id="name">layoutshot</h1>
    <p id="counts" class="quiet"></p>
    <input type="search" id="search" autocomplete="off" aria-label="Search" placeholder="Search views, texts, files  /">
    <button id="to-filters" aria-expanded="false" aria-controls="filters" class="hidden">Filters</button>
    <button id="look" title="Light or dark (d)">Dark</button>
    <button id="to-help" title="Keys (?)" aria-label="Keys">?</button>
    </header>
    <form id="filters" class="hidden" aria-label="Filters"></form>
    <div id="body">
    <nav id="side" aria-label="List"><div id="list"></div></nav>
    <div id="grip" role="separator" aria-orientation="vertical" aria-label="Width of the list" tabindex="0"></div>
    <main id="main" tabindex="-1">
    <div id="bar"></div>
    <div id="stage" tabindex="0" role="group" aria-label="Pictures"></div>
    <div id="under"></div>
    </main>
    <aside id="inspector" aria-label="Inspector"></aside>
    </div>
    <footer id="foot" class="hidden"></footer>
    <div id="veil" class="hidden"></div>
    <p id="found" class="unseen" role="status" aria-live="polite"></p>
    <div id="toast" class="hidden" role="status" aria-live="polite"></div>
    <dialog id="help" aria-labelledby="help-title"></dialog>
    <dialog id="question" aria-labelledby="question-title"></dialog>
    """# + "\n<noscript><p>\(noScript)</p></noscript>"
  }

  /// Elements, addresses, messages, panels and the appearance.
  package static let script = #"""
    "use strict";
    const byId = (id) => document.getElementById(id);
    const plural = (count, one, many) => count.toLocaleString("en") + " " + (count === 1 ? one : many);
    const isNarrow = () => innerWidth < 900;

    /* Everything that a document brings along becomes text, never markup. */
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (value === null || value === undefined || value === false) continue;
        if (name === "class") element.className = value;
        else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : String(value));
      }
      for (const child of children.flat(Infinity)) {
        if (child === null || child === undefined || child === false) continue;
        element.append(child instanceof Node ? child : document.createTextNode(String(child)));
      }
      return element;
    }

    /* The path of a picture as a relative address, with its characters escaped. */
    function address(path) {
      return path.split("/").map((part) => part === ".." ? ".." : encodeURIComponent(part)).join("/").replace(
        /^\/*/, "./");
    }

    /* What the browser remembers for its reader, if storage is allowed. */
    const memory = {
      get(key) { try { return localStorage.getItem("layoutshot." + key); } catch { return null; } },
      set(key, value) { try { localStorage.setItem("layoutshot." + key, value); } catch { /* It is asked again. */ } },
    };

    function toast(text, name, action) {
      const box = byId("toast");
      box.replaceChildren(make("span", {}, text), name ? make("button", { class: "plain", onclick: () => {
        box.classList.add("hidden");
        action();
      } }, name) : "");
      box.classList.remove("hidden");
      clearTimeout(toast.timer);
      toast.timer = setTimeout(() => box.classList.add("hidden"), name ? 6000 : 2500);
    }

    function copyText(text) {
      const done = () => toast("Copied: " + text);
      const select = () => {
        const field = make("textarea", { class: "unseen" });
        document.body.append(field);
        field.value = text;
        field.select();
        const isCopied = document.execCommand("copy");
        field.remove();
        toast(isCopied ? "Copied: " + text : text);
      };
      if (navigator.clipboard && window.isSecureContext) navigator.clipboard.writeText(text).then(done, select);
      else select();
    }

    /* What is selected is in the address, so that a link leads a colleague to the same place. */
    function readAddress() {
      try { return Object.fromEntries(new URLSearchParams(location.hash.slice(1))); } catch { return {}; }
    }
    function writeAddress(parts) {
      const known = new URLSearchParams();
      for (const [name, value] of Object.entries(parts)) if (value) known.set(name, value);
      history.replaceState(null, "", known.size ? "#" + known : location.pathname + location.search);
    }

    function isDark() {
      const look = document.documentElement.dataset.look;
      return look ? look === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    }
    function setLook(value) {
      if (value) document.documentElement.dataset.look = value;
      byId("look").textContent = isDark() ? "Light" : "Dark";
    }
    function look() {
      setLook(isDark() ? "light" : "dark");
      memory.set("look", document.documentElement.dataset.look);
    }

    /* Under 900 wide the list is a drawer and the inspector a sheet from below. */
    function showPanel(name, isOpen) {
      document.body.classList.toggle(name + (isNarrow() ? "-open" : "-closed"), isNarrow() ? isOpen : !isOpen);
      byId("veil").classList.toggle("hidden", !isNarrow() || !document.body.matches(".side-open, .inspector-open"));
      dispatchEvent(new Event("resize"));
    }
    function togglePanel(name) {
      const has = document.body.classList.contains(name + (isNarrow() ? "-open" : "-closed"));
      showPanel(name, isNarrow() ? !has : has);
    }
    function closePanels() {
      document.body.classList.remove("side-open", "inspector-open");
      byId("veil").classList.add("hidden");
    }

    function setListWidth(width) {
      const own = Math.round(Math.min(520, Math.max(220, width)));
      document.documentElement.style.setProperty("--list", own + "px");
      memory.set("list", own);
      dispatchEvent(new Event("resize"));
    }

    function startShell() {
      const known = memory.get("look");
      setLook(known === "light" || known === "dark" ? known : "");
      const width = Number(memory.get("list"));
      if (width) setListWidth(width);
      byId("look").addEventListener("click", look);
      byId("to-side").addEventListener("click", () => togglePanel("side"));
      byId("veil").addEventListener("click", closePanels);
      const grip = byId("grip");
      grip.addEventListener("pointerdown", (event) => { grip.setPointerCapture(event.pointerId);
        event.preventDefault(); });
      grip.addEventListener("pointermove", (event) => { if (event.buttons === 1) setListWidth(event.clientX); });
      grip.addEventListener("keydown", (event) => {
        const by = { ArrowLeft: -20, ArrowRight: 20 } [event.key];
        if (!by) return;
        setListWidth(byId("side").offsetWidth + by);
        event.stopPropagation();
      });
    }
    """#
}
