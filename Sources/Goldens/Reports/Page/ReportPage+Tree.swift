extension ReportPage {
  /// Regions, and the tree of a screen.
  static let treeScript = #"""
    /* A node is [depth, class, title, id, x, y, width, height, line]. */
    function nodes(picture) {
      const tree = report.trees && report.trees[picture.path];
      return tree ? tree.nodes.map((node) => ({ depth: node[0], name: node[1] + (node[2] ? " \"" + node[2] +
          "\"" : ""), id: node[3], frame: node.slice(4, 8), line: node[8] })) : [];
    }

    function panel(entry, picture) {
      const parts = [];
      if (state.shows.regions && picture.regions.length) parts.push(make("h3", {}, "Regions"), make(
      "ol", { id: "regions" }, picture.regions.slice(0, 60).map((region) => {
        const id = (/\(id ([^)]*)\)/.exec(region.owner || "") || [])[1];
        const change = picture.changes.find((own) => own.id === id);
        /* Only one change can be the cause of what belongs to another view. */
        const cause = entry.changes.find((own) => own.id === id) ||
          (entry.changes.length === 1 ? entry.changes[0] : null);
        return make("li", {}, regionWords(region), change && change.path ? make(
          "span", { class: "place" }, change.path) : null,
          cause ? make("span", { class: "place" }, phrase(cause) + lineOf(cause)) : null);
      })));
      const all = state.shows.tree ? nodes(picture) : [];
      if (all.length) {
        const changed = new Map(picture.changes.map((change) => [change.id, change]));
        const root = make("ul", { id: "tree", role: "tree", "aria-label": "Views" });
        const stack = [root];
        for (const node of all) {
          stack.length = Math.min(stack.length, node.depth + 1);
          let parent = stack[stack.length - 1];
          if (parent.tagName === "LI") {
            let inner = parent.querySelector(":scope > ul");
            if (!inner) parent.append(inner = make("ul", { role: "group" }));
            parent = inner;
          }
          const change = changed.get(node.id);
          const item = make("li", {
              role: "treeitem",
              "aria-expanded": null,
              "aria-selected": state.node === node.id ? "true" : "false",
              tabindex: "-1",
              class: (change ? "changed " : "") + ((picture.unmatched || []).includes(node.id) ? "lost" : ""),
              "data-id": node.id
            },
            make("span", { onclick: () => { state.node = state.node === node.id ? null : node.id;
                  drawDetail(); }, title: node.frame.join(", ") + (node.line ? ", line " + node.line : "") },
              node.name + (change ? " · " + phrase(change) : "")));
          parent.append(item);
          stack.push(item);
        }
        const first = root.querySelector("[aria-selected='true']") || root.querySelector("li");
        if (first) first.tabIndex = 0;
        root.addEventListener("keydown", treeKey);
        parts.push(make("h3", {}, "Views"), root);
      }
      return parts.length ? make("aside", { id: "panel", "aria-label": "Regions and views" }, parts) : null;
    }

    function treeKey(event) {
      const items = [...byId("tree").querySelectorAll("li")];
      const at = items.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 } [event.key];
      if (next !== undefined && items[next]) { items[next].focus();
        event.preventDefault();
        event.stopPropagation(); }
      if (event.key === "Enter" || event.key === " ") {
        const id = items[at] && items[at].dataset.id;
        state.node = state.node === id ? null : id;
        drawDetail();
        const again = [...document.querySelectorAll("#tree li")].find((item) => item.dataset.id === id);
        if (again) { again.tabIndex = 0;
          again.focus(); }
        event.preventDefault();
        event.stopPropagation();
      }
    }
    """#
}
