extension ReportPage {
  /// Search, filters and the list.
  static let listScript = #"""
    const state = { entry: null, step: 0, tab: "cause", isAlone: true, node: null, timer: null, speed: 1, unmatched: false };
    const filters = { text: "", scene: "", device: "", orientation: "", kind: "", severity: "" };
    const filterNames = { scene: "Screen", device: "Device", orientation: "Orientation", kind: "Kind", severity: "Severity" };
    const orientation = (words) => (/(?:^|[ ,])(portrait|landscape)(?:$|[ ,])/.exec(words) || [])[1] || "";
    const device = (words) => words.split(/[ ,]+/).find((word) => /^(iphone|ipad|ipod|tv|watch)/i.test(word)) || "";

    function values(name) {
      const known = new Set();
      for (const one of entries) {
        if (name === "scene") one.scenes.forEach((scene) => known.add(scene));
        if (name === "kind") one.kinds.forEach((kind) => known.add(kind));
        if (name === "severity") known.add(one.severity);
        if (name === "device") one.pictures.forEach((picture) => known.add(device(picture.variant)));
        if (name === "orientation") one.pictures.forEach((picture) => known.add(orientation(picture.variant)));
      }
      known.delete("");
      return [...known].sort();
    }

    /* The pictures of an entry that the filters let through; null where the entry is not shown. */
    function shown(one) {
      if (filters.kind && !one.kinds.includes(filters.kind)) return null;
      if (filters.severity && one.severity !== filters.severity) return null;
      if (filters.scene && !one.scenes.includes(filters.scene)) return null;
      if (filters.text) {
        one.searched = one.searched || (one.members || [one]).map((own) => own.headline + " " + placeOf(own.document, own.line) + " " +
          own.scenes.join(" ") + " " + own.changes.map((change) => change.view + " " + change.path + " " + phrase(change)).join(" ")).join(" ").toLowerCase();
        if (!filters.text.toLowerCase().split(/\s+/).every((word) => one.searched.includes(word))) return null;
      }
      if (!filters.device && !filters.orientation && !filters.scene) return one.pictures;
      const pictures = one.pictures.filter((picture) => (!filters.device || device(picture.variant) === filters.device) &&
        (!filters.orientation || orientation(picture.variant) === filters.orientation) &&
        (!filters.scene || picture.scene === filters.scene));
      return pictures.length || filters.scene && !one.pictures.length ? pictures : null;
    }
    const visible = () => entries.filter((one) => shown(one) !== null);

    function drawFilters() {
      const form = byId("filters");
      const selects = Object.entries(filterNames).map(([name, title]) => [name, title, values(name)]).filter((row) => row[2]
        .length > 1);
      form.append(...selects.map(([name, title, all]) => make("label", {}, title, make("select", { id: "filter-" + name,
        onchange: (event) => { filters[name] = event.target.value;
          refresh(); } }, make("option", { value: "" }, "all"), all.map((value) => make("option", { value }, name ===
        "severity" ? severities[value] : value))))), make("button", { type: "button", onclick: clearFilters }, "Show all"));
      const open = (isOpen) => { form.classList.toggle("hidden", !isOpen);
        byId("to-filters").setAttribute("aria-expanded", String(isOpen)); };
      byId("to-filters").classList.toggle("hidden", selects.length === 0);
      byId("to-filters").addEventListener("click", () => open(form.classList.contains("hidden")));
      document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#filters, #to-filters")) open(false); });
      form.addEventListener("keydown", (event) => { if (event.key === "Escape") { open(false);
          byId("to-filters").focus(); } });
      byId("search").addEventListener("input", (event) => { filters.text = event.target.value.trim();
        clearTimeout(drawFilters.timer);
        drawFilters.timer = setTimeout(refresh, entries.length > 300 ? 150 : 0); });
    }

    function clearFilters() {
      for (const name of Object.keys(filterNames)) { filters[name] = "";
        if (byId("filter-" + name)) byId("filter-" + name).value = ""; }
      refresh();
    }

    function rowFor(one) {
      const pictures = shown(one) || [];
      const picture = pictures.find((own) => own.pictures.actual || own.pictures.expected);
      const where = [one.line > 0 ? ":" + one.line : "", one.words || (pictures.length ? plural(pictures.length, "picture",
        "pictures") : "")].filter(Boolean).join(" · ");
      const { headline, what } = lead(one);
      const path = picture ? picture.pictures.actual || picture.pictures.expected : one.filmstrip;
      return { key: one.key, headline, what, where, source: path ? address(path) : null, region: picture ? focusOf(one, { ...picture, alone: null, whole: picture }) :
          null, badge: one.severity === "change" ? null : [one.severity, severities[one.severity]],
        decision: one.id ? decisions.get(one.id) || "" : undefined };
    }

    /* Documents in the order of their first change. */
    function refresh() {
      const all = visible();
      const groups = new Map();
      for (const one of all) {
        if (!groups.has(one.document)) groups.set(one.document, []);
        groups.get(one.document).push(one);
      }
      const listed = [...groups].map(([document, own]) => ({ title: document || "Names", count: own.length, rows: () => own.map(rowFor) }));
      const kept = report.housekeeping || [];
      const lines = kept.flatMap((one) => [{ words: one.document + ": " + one.words }].concat((one.hidden || []).map((edit) => ({
        words: edit.subject + ": " + edit.phrase + (edit.line > 0 ? " (line " + edit.line + ")" : "") }))));
      if (kept.length) listed.push({ title: "Not visible", count: kept.length, rows: () => lines });
      const nothing = entries.length ? "Nothing matches the search and the filters." : "Nothing differs.";
      if (!all.length) listed.unshift({ title: "", count: 1, rows: () => [{ words: nothing }] });
      drawList(listed, (key) => { open(entries.find((one) => one.key === key));
        closePanels(); });
      const count = Object.keys(filterNames).filter((name) => filters[name]).length;
      byId("to-filters").textContent = count ? "Filters (" + count + ")" : "Filters";
      byId("found").textContent = plural(all.length, "change", "changes") + " shown";
      if (state.entry && all.includes(state.entry)) { showCurrent(state.entry.key);
        drawEntry(); } else if (all.length) open(all[0]);
      else drawNothing();
      drawFoot();
    }

    function open(one, step) {
      if (!one) return;
      stop();
      if (state.entry !== one) state.node = null;
      state.entry = one;
      state.step = step || 0;
      showCurrent(one.key);
      drawEntry();
      drawFoot();
    }

    function move(by) {
      const all = visible();
      if (!all.length) return;
      const place = all.indexOf(state.entry);
      open(all[Math.min(all.length - 1, Math.max(0, place + by))]);
    }

    function drawNothing() {
      state.entry = null;
      showSubject({ key: "", empty: entries.length ? "Nothing matches the search and the filters." : "Nothing differs." });
      byId("bar").replaceChildren();
      byId("under").replaceChildren();
      byId("inspector").replaceChildren();
    }
    """#
}
