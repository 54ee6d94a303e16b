extension ReportPage {
  /// Keys, and the start.
  static let keysScript = #"""
    const keys = [
      ["j, k", "next or previous change"],
      ["a, r, u", "accept, reject, undo"],
      ["n, A", "next to review; all that the list shows"],
      ["←, →", "previous or next picture or frame"],
      ["Home, End", "first or last picture"],
      ["1 … 6", "actual, slider, onion, blink, side by side, difference"],
      ["[ and ]", "move the slider, or the opacity"],
      ["0, f", "all of the picture, or the change"],
      ["+ and −", "larger or smaller"],
      ["s", "this edit alone, or all edits"],
      ["o", "outlines of what differs"],
      ["space", "play or pause a transition, or blinking"],
      ["c, e", "copy the command; open the line in an editor"],
      ["v, i, l", "views; inspector; list"],
      ["/", "search"],
      ["d, ?", "light or dark; these keys"]
    ];
    const toggleTab = () => { state.tab = state.tab === "views" ? "cause" : "views";
      drawDetails(); };
    const actions = {
      j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1), n: next,
      a: () => decide([state.entry], "accepted"), r: () => decide([state.entry], "rejected"), u: undo, A: askMany,
      "/": () => byId("search").focus(), c: copyCommand, d: look, i: () => togglePanel("inspector"), l: () => togglePanel("side"),
      v: toggleTab, Escape: closePanels, "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1),
      "0": () => setZoom("whole"), f: () => setZoom("focus"), "[": () => nudge(-5), "]": () => nudge(5),
      s: () => { if (current() && current().alone) toggleAlone(); },
      o: () => { view.outlines = !view.outlines;
        redrawStage(); },
      e: () => { const link = byId("inspector").querySelector("[data-editor-line]"); if (link) link.click(); },
      " ": () => (view.mode === "blink" ? toggleBlink() : play()),
      ArrowRight: () => { stop();
        step(state.step + 1); },
      ArrowLeft: () => { stop();
        step(state.step - 1); },
      Home: () => step(0), End: () => step(Infinity),
    };
    Object.keys(modes).forEach((mode, index) => { actions[index + 1] = () => setMode(mode); });

    /* Goes to what an address names, or to the first change. */
    function goTo(address) {
      if (address.mode && Object.hasOwn(modes, address.mode)) view.mode = address.mode;
      state.entry = entries.find((one) => one.key === address.cause) || entries[0] || null;
      const pictures = state.entry && shown(state.entry) || [];
      state.step = Math.max(0, pictures.findIndex((picture) => picture.path === address.variant));
    }

    function follow() {
      goTo(readAddress());
      if (state.entry) open(state.entry, state.step);
    }

    /* The name of the project is that of its folder. */
    function projectName() {
      const path = report.served ? report.served.root : pathOf("") || "";
      return path.split("/").filter((part) => part && part !== ".").pop() || "layoutshot";
    }

    function summary() {
      const items = report.items || [];
      const pictures = new Set(items.flatMap((item) => item.failures.map((failure) => failure.path))).size;
      const counts = report.counts || {};
      return [(report.errors || []).length ? plural(report.errors.length, "error", "errors") : "",
        plural(pictures, "picture differs", "pictures differ"), causes.length ? plural(causes.length, "cause", "causes") : "",
        (report.faulty || []).length ? plural(report.faulty.length, "faulty motion", "faulty motions") : "",
        counts.maskedViews ? plural(counts.maskedViews, "view masked", "views masked") : "", counts.passed ? counts.passed.toLocaleString("en") + " passed" : "", report.against ? "against " + report.against
        .revision : ""
      ].filter(Boolean).join(" · ");
    }

    function drawCounts() {
      const words = summary();
      byId("counts").replaceChildren(...words.split(/(\d[\d,]*)/).map((part, index) => index % 2 ? make("b", {}, part) : part));
      byId("counts").title = words;
      byId("name").textContent = projectName();
      document.title = projectName() + ": " + words;
    }
    startShell();
    startStage();
    loadDecisions();
    drawCounts();
    drawFilters();
    startKeys(keys, actions, ["j", "k", "ArrowDown", "ArrowUp", "?", "/", "d", "l", "i", "u", "A", "Escape"], () => !state.entry);
    addEventListener("hashchange", follow);
    addEventListener("modechange", remember);
    goTo(readAddress());
    refresh();
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
    """#
}
