extension ReportPage {
  /// Filters, the list and the overview.
  static let listScript = #"""
    const state = { entry: null, step: 0, mode: "slider", zoom: 0, split: 50, mix: 50, shows: { regions: true,
        unmatched: false, tree: true }, blink: null, node: null, timer: null, speed: 1 };
    const filters = { text: "", document: "", scene: "", device: "", orientation: "", kind: "", severity: "" };

    function options(name) {
      const values = new Set();
      for (const entry of entries) {
        if (name === "document") values.add(entry.document);
        if (name === "scene") entry.scenes.forEach((scene) => values.add(scene));
        if (name === "kind") entry.kinds.forEach((kind) => values.add(kind));
        if (name === "severity") values.add(entry.severity);
        for (const picture of entry.pictures) {
          if (name === "device") values.add(device(picture.variant));
          if (name === "orientation") values.add(orientation(picture.variant));
        }
      }
      values.delete("");
      return [...values].sort();
    }

    /* The pictures of an entry that the filters let through; null where the entry is not shown. */
    function shown(entry) {
      if (filters.document && entry.document !== filters.document) return null;
      if (filters.kind && !entry.kinds.includes(filters.kind)) return null;
      if (filters.severity && entry.severity !== filters.severity) return null;
      if (filters.scene && !entry.scenes.includes(filters.scene)) return null;
      if (filters.text) {
        const words = (entry.headline + " " + entry.place + " " + entry.scenes.join(" ") + " " +
          entry.changes.map((change) => change.view + " " + change.path).join(" ")).toLowerCase();
        if (!filters.text.toLowerCase().split(/\s+/).every((word) => words.includes(word))) return null;
      }
      const pictures = steps(entry).filter((picture) =>
        (!filters.device || device(picture.variant) === filters.device) &&
        (!filters.orientation || orientation(picture.variant) === filters.orientation) &&
        (!filters.scene || picture.scene === filters.scene));
      const asks = filters.device || filters.orientation;
      return asks && pictures.length === 0 ? null : pictures;
    }
    const visible = () => entries.filter((entry) => shown(entry) !== null);

    function drawFilters() {
      const form = byId("filters");
      form.addEventListener("submit", (event) => event.preventDefault());
      form.append(make("label", { class: "wide" }, "Search", make("input", {
        type: "search",
        id: "filter-text",
        placeholder: "view, document, text (f)",
        oninput: (event) => { filters.text = event.target.value;
          refresh(); },
      })));
      const names = { document: "Document", scene: "Screen", device: "Device", orientation: "Orientation",
        kind: "Kind", severity: "Severity" };
      for (const [name, title] of Object.entries(names)) {
        const values = options(name);
        const select = make("select", { id: "filter-" + name, onchange: (event) => { filters[name] = event
                .target.value;
              refresh(); } },
          make("option", { value: "" }, "all"),
          values.map((value) => make("option", { value }, name === "severity" ? severities[value] : value)));
        form.append(make("label", values.length < 2 ? { class: "hidden" } : {}, title, select));
      }
    }

    function badges(entry) {
      return [make("span", { class: "badge " + entry.severity }, severities[entry.severity])]
        .concat(entry.kinds.filter((kind) => kind !== entry.severity && kind !== "unknown").slice(0, 3).map((
          kind) => make("span", { class: "badge" }, kind)));
    }

    function refresh() {
      const all = visible();
      const list = byId("list");
      list.replaceChildren(...all.map((entry) => make("li", {}, make("button", {
        "aria-current": state.entry === entry ? "true" : null,
        "data-key": entry.key,
        onclick: () => open(entry),
      }, make("span", {}, badges(entry), entry.headline), make("span", { class: "place" }, entry
        .place + countOf(entry))))));
      byId("found").textContent = plural(all.length, "change", "changes") + " shown";
      if (!state.entry) drawGrid(all);
      else if (!all.includes(state.entry)) showGrid();
      else drawDetail();
    }

    function countOf(entry) {
      const count = (shown(entry) || []).length;
      return count > 0 ? " · " + plural(count, "picture", "pictures") : "";
    }

    function thumbnail(entry) {
      const picture = (shown(entry) || []).find((own) => own.pictures.actual || own.pictures.expected);
      const path = picture ? picture.pictures.diff || picture.pictures.actual || picture.pictures.expected :
        entry.filmstrip;
      if (!path) return make("span", { class: "place" }, "no picture");
      return make("img", { src: address(path), loading: "lazy", decoding: "async", alt: "" });
    }

    function drawGrid(all) {
      byId("grid").replaceChildren(...all.map((entry) => make("button", { class: "card", "data-key": entry.key,
          onclick: () => open(entry) },
        make("span", { class: "thumb" }, thumbnail(entry)), make("span", {}, badges(entry)), make(
        "span", {}, entry.headline),
        make("span", { class: "place" }, entry.place + countOf(entry)))));
      if (all.length === 0) byId("grid").append(make("p", {}, entries.length ? "Nothing matches the filters." :
        "Nothing differs."));
      const kept = report.housekeeping || [];
      if (kept.length) byId("grid").append(make("section", { class: "housekeeping" }, make("h2", {},
        "Housekeeping"), kept.map((one) => make("p", { class: "place" }, one.document + ": " + one.words))));
    }

    function showGrid() {
      stop();
      state.entry = null;
      byId("detail").classList.add("hidden");
      byId("overview").classList.remove("hidden");
      if (location.hash) history.replaceState(null, "", location.pathname);
      refresh();
    }

    function open(entry, step) {
      stop();
      state.entry = entry;
      state.step = step || 0;
      state.node = null;
      byId("overview").classList.add("hidden");
      byId("detail").classList.remove("hidden");
      history.replaceState(null, "", "#" + encodeURIComponent(entry.key) + (state.step ? "/" + state.step :
      ""));
      refresh();
      const current = document.querySelector("#list [aria-current]");
      if (current) current.scrollIntoView({ block: "nearest" });
      if (innerWidth <= 760) byId("detail").scrollIntoView();
    }

    function move(by) {
      const all = visible();
      if (all.length === 0) return;
      const place = all.indexOf(state.entry);
      open(all[place < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, place + by))]);
    }
    """#
}
