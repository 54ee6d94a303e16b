extension GalleryPage {
  /// Views, the bar, keys and the address.
  static let script = #"""
    const data = JSON.parse(byId("data").textContent);
    const views = { map: "Map", screen: "Screen", walk: "Walk", catalogue: "Catalogue" };
    const here = { view: "map", screen: 0, variant: 0, against: -1, node: null, tab: "view", start: 0, layers: new Set() };

    function choose(parts) {
      const before = { ...here };
      Object.assign(here, parts);
      if (here.screen !== before.screen) {
        if (!("variant" in parts)) here.variant = sameVariant(before);
        if (!("against" in parts)) here.against = -1;
        if (!("node" in parts)) here.node = null;
      }
      if (here.start !== before.start) walk.steps = [];
      if (here.against === here.variant) here.against = -1;
      if (here.variant >= data.screens[here.screen].variants.length) here.variant = 0;
      keepAddress();
      show(before);
    }

    /* The variant of another screen that has the same words. */
    function sameVariant(before) {
      const own = data.screens[before.screen].variants[before.variant];
      const index = data.screens[here.screen].variants.findIndex((one) => own && one.traits === own.traits && one.device === own.device);
      return Math.max(0, index);
    }

    function keepAddress() {
      const screen = data.screens[here.screen];
      const isDrawn = here.view === "screen" || here.view === "map";
      writeAddress({ view: here.view, screen: isDrawn && screen ? screen.document + ":" + screen.id : "",
        variant: here.view === "screen" && here.variant ? here.variant : "",
        against: here.view === "screen" && here.against >= 0 ? String(here.against) : "", node: isDrawn ? here.node : "",
        tab: isDrawn && here.tab !== "view" ? here.tab : "", layers: here.view === "screen" ? [...here.layers].join(",") : "",
        start: here.view === "walk" && here.start ? here.start : "", way: here.view === "walk" ? walk.steps.join(".") : "" });
    }

    function takeAddress() {
      const parts = readAddress();
      if (parts.view in views) here.view = parts.view;
      const [document, ...id] = (parts.screen || "").split(":");
      const screen = data.screens.findIndex((one) => String(one.document) === document && one.id === id.join(":"));
      if (screen >= 0) here.screen = screen;
      const number = (text, most, otherwise) => /^\d+$/.test(text || "") && Number(text) < most ? Number(text) : otherwise;
      const own = data.screens[here.screen];
      here.variant = number(parts.variant, own ? own.variants.length : 0, 0);
      here.against = number(parts.against, own ? own.variants.length : 0, -1);
      here.node = parts.node || null;
      here.tab = parts.tab || "view";
      here.layers = new Set((parts.layers || "").split(",").filter((one) => one in layers));
      if (data.walk) {
        here.start = number(parts.start, data.walk.starts.length, 0);
        readWay(parts.way);
      }
    }

    function show(before) {
      const isNew = !before || before.view !== here.view;
      if (isNew) { stopBlink();
        stopFilm();
        byId("under").replaceChildren(); }
      document.body.dataset.view = here.view;
      drawBar();
      if (here.view === "map") {
        if (isNew) showMap();
        if (before && before.screen !== here.screen) showOnMap(here.screen);
        redrawMap();
      } else if (here.view === "screen") {
        const isSame = before && !isNew && before.screen === here.screen && before.variant === here.variant && before.against === here.against;
        if (isSame) refreshMarks();
        else showScreen();
      } else if (here.view === "walk") {
        showWalk();
        const state = data.walk.states[stateOf()];
        if (state.screen !== null && state.screen !== here.screen) Object.assign(here, { screen: state.screen, variant: 0, against: -1,
          node: null });
      } else showCatalogue();
      drawFacts();
      const own = data.screens[here.screen].document;
      if (!details.has(own)) loadDetails(own).then(drawFacts);
      if (!before || before.screen !== here.screen) showCurrent(String(here.screen));
    }

    function drawBar() {
      const segments = make("div", { class: "segments", role: "group", "aria-label": "View" }, Object.entries(views).filter(([name]) => name !==
        "walk" || data.walk).map(([name, title], index) => make("button", { id: "view-" + name, "aria-pressed": here.view === name ? "true" :
          "false", title: title + " (" + (index + 1) + ")", onclick: () => choose({ view: name }) }, title)));
      const zoom = here.view === "map" || here.view === "screen" ? make("span", { class: "zoom" }, make("button", { "aria-label": "Smaller",
        onclick: () => zoomIn(-1) }, "−"), make("output", { id: "zoom" }), make("button", { "aria-label": "Larger", onclick: () => zoomIn(
          1) }, "+"), make("button", { onclick: zoomAll }, "Fit")) : null;
      const own = here.view === "screen" ? [compareChoice(), here.against >= 0 ? modeBar() : null, Object.entries(layers).map(([name, title]) =>
        make("button", { id: "layer-" + name, class: "chip", "aria-pressed": here.layers.has(name) ? "true" : "false", onclick: () => {
            const next = new Set(here.layers);
            if (!next.delete(name)) next.add(name);
            choose({ layers: next });
          } }, title))] : here.view === "walk" ? [make("button", { id: "turn", onclick: turn }, "Rotate", make("kbd", {}, "r")), make("button", { id: "hints", class: "chip",
          "aria-pressed": walk.showsHints ? "true" : "false", onclick: () => { walk.showsHints = !walk.showsHints;
            choose({}); } }, "Outline what can be tapped"), make("button", { class: "plain", onclick: () => copyText(location.href) },
        "Copy link")] : null;
      const focused = document.activeElement && document.activeElement.closest("#bar") ? document.activeElement.id : "";
      byId("bar").replaceChildren(segments, ...[own].flat(Infinity).filter(Boolean), make("span", { class: "fill" }), zoom || "", make("button", {
        id: "to-inspector", onclick: () => showPanel("inspector", true) }, "Inspector"));
      if (focused && byId(focused)) byId(focused).focus({ preventScroll: true });
      if (here.view === "screen" && view.scale) byId("zoom").textContent = Math.round(view.scale * (window.devicePixelRatio || 1) * 100) + " %";
    }

    function compareChoice() {
      const screen = data.screens[here.screen];
      if (screen.variants.length < 2) return null;
      return make("select", { id: "against", "aria-label": "Compare with", onchange: (event) => choose({ against: Number(event.target
            .value) }) }, make("option", { value: -1 }, "Compare with …"), screen.variants.map((one, index) => index === here.variant ? null :
        make("option", { value: index, selected: index === here.against }, wordsOfVariant(screen, index))));
    }

    function zoomIn(by) { if (here.view === "map") zoomMap(by > 0 ? 1.5 : 1 / 1.5);
      else if (here.view === "screen") zoomBy(by); }
    function zoomAll() { if (here.view === "map") fitMap();
      else if (here.view === "screen") setZoom("whole"); }

    function step(by) {
      const rows = [...document.querySelectorAll("#list .row")].map((row) => row.dataset.key);
      const at = rows.indexOf(String(here.screen));
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
      if (next !== undefined && next !== String(here.screen)) choose({ screen: Number(next) });
    }

    function nextVariant(by) {
      const count = data.screens[here.screen].variants.length;
      choose({ variant: (here.variant + by + count) % count });
    }

    /* A watched gallery looks for a newer state of itself, and shows it at the same place. */
    const watched = { newest: data.state, next: null };
    function watch() {
      const ask = (name, done) => { const script = make("script", { src: name + "?" + Date.now() });
        script.onload = script.onerror = () => { script.remove();
          done(); };
        document.head.append(script); };
      window.layoutshotState = (state) => { watched.newest = state; };
      window.layoutshotData = (next) => { watched.next = next; };
      const poll = () => ask("state.js", () => {
        if (watched.newest === data.state) return setTimeout(poll, 400);
        ask("data.js", () => takeOver(watched.next).then(() => setTimeout(poll, 400)));
      });
      poll();
    }

    /* Pictures are loaded before they are shown, so that nothing flickers. */
    async function takeOver(next) {
      if (!next) return;
      const seen = (own) => own && own.screens[here.screen];
      const old = seen(data);
      const path = old && data.documents[old.document].path;
      const index = old ? next.screens.findIndex((one) => one.id === old.id && next.documents[one.document].path === path) : 0;
      const screen = next.screens[Math.max(0, index)];
      const wanted = new Set(next.screens.map((one) => one.thumbnail).concat(screen ? screen.variants.map((one) => one.file) : []));
      await Promise.all([...wanted].filter((file) => file && !pictures.has(file)).map((file) => { const image = new Image();
        image.src = address(file);
        return image.decode().catch(() => {}); }));
      const same = (all, own) => own ? all.findIndex((one) => one.traits === own.traits && one.device === own.device) : -1;
      const [variant, against] = [here.variant, here.against].map((one) => same(screen ? screen.variants : [], old && old.variants[one]));
      Object.assign(data, next);
      if (!data.screens.length || !old) return location.reload();
      Object.assign(here, { screen: Math.max(0, index), variant: Math.max(0, variant), against, start: data.walk ? Math.min(here.start, data.walk
        .starts.length - 1) : 0 });
      if (here.view === "walk" && !data.walk) here.view = "map";
      details.clear();
      awaited.clear();
      found.isLoaded = false;
      if (data.walk) readWay(walk.steps.join("."));
      count();
      search(byId("search").value);
      show({ ...here, variant: -2 });
    }

    function count() {
      const changed = data.screens.filter(differs).length;
      const broken = data.documents.filter((one) => one.isBroken).length;
      const since = data.against ? plural(changed, "screen differs", "screens differ") + " from " + data.against + " · " : changed ? plural(changed,
        "screen", "screens") + " changed · " : "";
      byId("counts").textContent = since + plural(data.screens.length, "screen", "screens") + " in " + plural(data.documents.length, "document",
        "documents") + (broken ? " · " + broken + " cannot be drawn" : "") + (data.leftOut.length ? " · left out: " + data.leftOut.join(", ") : "");
      byId("counts").title = byId("counts").textContent;
      document.title = (broken ? "✗ " : "") + data.name + " — gallery";
    }

    function start() {
      startShell();
      if (data.isWatched) watch();
      byId("name").textContent = data.name;
      count();
      if (!data.screens.length) {
        byId("stage").append(make("p", { class: "empty" }, "No screen could be drawn."));
        drawScreens();
        return;
      }
      takeAddress();
      startStage();
      startLooking();
      drawScreens();
      let timer = null;
      byId("search").addEventListener("input", (event) => { clearTimeout(timer);
        timer = setTimeout(() => search(event.target.value), 80); });
      const names = Object.keys(views).filter((name) => name !== "walk" || data.walk);
      const actions = { j: () => step(1), k: () => step(-1), "/": () => byId("search").focus(), d: look, l: () => togglePanel("side"), i: () =>
          togglePanel("inspector"), "+": () => zoomIn(1), "-": () => zoomIn(-1), "0": zoomAll, r: () => here.view === "walk" ? turn() :
          nextVariant(1), Enter: () => here.view === "map" && choose({ view: "screen" }), Backspace: () => here.view === "walk" && walk.steps
          .length && undo(), ".": () => nextVariant(1), ",": () => nextVariant(-1) };
      /* Elsewhere arrow keys scroll. */
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      document.addEventListener("keydown", (event) => {
        const way = ways[event.key];
        if (!way || here.view !== "map" || event.target.closest("input, select, textarea, nav, aside, dialog, #grip")) return;
        event.preventDefault();
        camera.x += way[0] * 90 / camera.scale;
        camera.y += way[1] * 90 / camera.scale;
        redrawMap();
      });
      names.forEach((name, index) => { actions[String(index + 1)] = () => choose({ view: name }); });
      startKeys([["1 – " + names.length, names.map((name) => views[name]).join(", ")], ["j k", "next and previous screen"], [", .",
          "previous and next variant"], ["Enter", "open the screen"], ["r", "rotate, in the walk"], ["Backspace", "step back, in the walk"],
        ["+ − 0", "zoom, and fit"],
        ["← ↑ → ↓", "move the map"], ["/", "search"], ["l i", "list, inspector"], ["d", "light or dark"]], actions, Object.keys(actions), () => false);
      addEventListener("hashchange", () => { const before = { ...here };
        takeAddress();
        show(before.view === here.view ? before : null); });
      addEventListener("resize", () => { if (here.view === "map") redrawMap();
        if (here.view === "walk") showWalk(); });
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redrawMap);
      byId("look").addEventListener("click", redrawMap);
      show(null);
    }
    start();
    """#
}
