extension ReportPage {
  /// Keyboard shortcuts, and the startup.
  static let keysScript = #"""
    const keys = [
      ["j / ↓, k / ↑", "next or previous change"],
      ["→, ←", "next or previous picture or frame"],
      ["Enter", "open a card"],
      ["g, Esc", "overview"],
      ["1 … 5", "side by side, slider, onion skin, blink, difference"],
      ["[ and ]", "move the slider, or the opacity"],
      ["+, −, 0", "zoom in, out, to fit"],
      ["space", "play or pause a transition"],
      ["Home, End", "first or last picture"],
      ["r, u, t", "regions, unmatched views, tree"],
      ["c", "copy the command that accepts"],
      ["f", "search"],
      ["d", "light or dark"],
      ["?", "these keys"]
    ];

    function drawHelp() {
      byId("help").append(make("h2", { id: "help-title" }, "Keys"), make("dl", {}, keys.map(([key, what]) => [
          make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)
        ])),
        make("form", { method: "dialog" }, make("button", {}, "Close")));
    }

    function nudge(by) {
      const range = byId("split");
      if (!range) return;
      range.value = Number(range.value) + by;
      range.dispatchEvent(new Event("input"));
    }

    function look() {
      const root = document.documentElement;
      const isDark = root.dataset.look ? root.dataset.look === "dark" : matchMedia(
        "(prefers-color-scheme: dark)").matches;
      root.dataset.look = isDark ? "light" : "dark";
    }
    const actions = {
      j: () => move(1),
      ArrowDown: () => move(1),
      k: () => move(-1),
      ArrowUp: () => move(-1),
      g: showGrid,
      Escape: showGrid,
      "?": () => byId("help").showModal(),
      f: () => byId("filter-text").focus(),
      "/": () => byId("filter-text").focus(),
      c: copy,
      d: look,
      "+": () => zoomBy(1),
      "=": () => zoomBy(1),
      "-": () => zoomBy(-1),
      "0": () => setZoom(0),
      "[": () => nudge(-5),
      "]": () => nudge(5),
      " ": () => (state.mode === "blink" ? toggleBlink() : play()),
      ArrowRight: () => { stop();
        step(state.step + 1); },
      ArrowLeft: () => { stop();
        step(state.step - 1); },
      Home: () => step(0),
      End: () => step(Infinity),
    };
    Object.keys(modes).forEach((mode, index) => { actions[index + 1] = () => setMode(mode); });
    for (const [key, name] of [
        ["r", "regions"],
        ["u", "unmatched"],
        ["t", "tree"]
      ]) actions[key] = () => { state.shows[name] = !state.shows[name];
      drawDetail(); };

    function toggleBlink() {
      if (state.blink) stop();
      else state.blink = setInterval(flip, 600);
    }
    const always = new Set(["j", "k", "ArrowDown", "ArrowUp", "g", "Escape", "?", "f", "/", "d"]);

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
      const target = event.target;
      const isField = target.matches("input, select, textarea");
      if (isField && event.key === "Escape") { target.blur();
        event.preventDefault(); return; }
      if (isField && !(target.type === "range" && ["j", "k", "g", "?", "f", "d", "c", " "].includes(event
          .key))) return;
      if (target.matches("button, summary") && [" ", "Enter"].includes(event.key)) return;
      if (target.closest("#stage") && event.key.startsWith("Arrow") && state.zoom > 0) return;
      const action = actions[event.key];
      if (!action || (!state.entry && !always.has(event.key))) return;
      event.preventDefault();
      action();
    });
    byId("to-grid").addEventListener("click", showGrid);
    byId("to-help").addEventListener("click", () => byId("help").showModal());
    byId("look").addEventListener("click", look);
    addEventListener("resize", fit);
    addEventListener("hashchange", follow);

    function follow() {
      const [key, place] = location.hash.slice(1).split("/");
      let name = "";
      try { name = decodeURIComponent(key || ""); } catch { return; }
      const entry = entries.find((own) => own.key === name);
      if (entry && (entry !== state.entry || Number(place || 0) !== state.step)) open(entry, Number(place ||
      0));
    }
    byId("counts").textContent = report.summary || "";
    document.title = "layoutshot: " + (report.summary || "report");
    drawFilters();
    drawHelp();
    refresh();
    follow();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
    """#
}
