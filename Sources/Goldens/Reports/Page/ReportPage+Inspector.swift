extension ReportPage {
  /// Why a picture differs: lines of documents, views and findings.
  static let inspectorScript = #"""
    function drawDetails() {
      const picture = current();
      const one = memberOf(state.entry, picture);
      const tabs = [{ id: "cause", name: "Cause", content: () => causeTab(one, picture) }];
      if (picture && (nodes(picture).length || picture.regions.length)) tabs.push({ id: "views", name: "Views",
        content: () => viewsTab(one, picture) });
      const boxes = picture && picture.missingFonts || [];
      const found = one.faults.length + (boxes.length ? 1 : 0) + (picture && picture.unmatched.length ? 1 : 0) + (picture && picture.trouble ? 1 : 0);
      if (found) tabs.push({ id: "findings", name: "Findings (" + found + ")", content: () => findingsTab(one, picture) });
      const title = lead(state.entry);
      drawInspector(title.headline, placeNodes(one), tabs, state.tab, (tab) => { state.tab = tab;
        drawDetails(); });
      const row = state.tab === "views" && document.querySelector("#tree [aria-selected='true'], #tree .changed");
      if (row) row.scrollIntoView({ block: "nearest" });
    }

    /* Where the files of the report are: beside the folder that the page is in, or as the server says. */
    function pathOf(file) {
      if (report.served) return file.startsWith("/") ? file : report.served.root.replace(/\/$/, "") + "/" + file;
      return pathFrom(report.place, file);
    }

    function editorLink(file, line) {
      const path = pathOf(file);
      if (!path || report.against && /^[^/]*:/.test(file)) return null;
      return make("button", { class: "plain", "data-editor-line": line, title: path + ":" + line + " (e)",
        onclick: (event) => openInEditor(path, line, event.shiftKey) }, "open in editor ↗");
    }

    function placeNodes(one) {
      const link = one.document ? editorLink(one.document, one.line || 1) : null;
      return [placeOf(one.document.split("/").pop(), one.line), link ? ["  ·  ", link] : "", make("span", { class: "unseen" },
        " in " + one.document)];
    }

    const heading = (text) => make("h3", {}, text);
    const pair = (left, right) => make("div", { class: "pair" }, make("span", {}, left), make("span", {}, right));
    const lineOf = (change) => change.line > 0 ? ":" + change.line : change.oldLine > 0 ? ":" + change.oldLine + " before" : "";

    function causeTab(one, picture) {
      const parts = [];
      const first = one.changes[0];
      if (!first) parts.push(make("p", { style: "margin-top: 12px" }, one.headline));
      for (const quoted of one.excerpts) {
        if (quoted.file !== one.document) parts.push(heading(quoted.file));
        const change = one.changes.find((own) => quoted.lines.some((line) => line.sign !== "-" && line.line === own.line));
        parts.push(excerpt(quoted.lines, change && change.new.replace(/^"(.*)"$/s, "$1")));
      }
      if (one.changes.length) parts.push(heading(one.changes.length > 1 ? plural(one.changes.length, "edit", "edits") :
        "Edit"), changeList(one.changes));
      const whole = state.entry;
      if (whole.members) parts.push(heading("The same in"), make("details", {}, make("summary", {}, whole.document), whole.members.map((
        member) => pair(member.document, ":" + member.line))));
      if (whole.members && whole.outliers.length) parts.push(heading(plural(whole.outliers.length, "outlier", "outliers")), whole.outliers
        .slice(0, 60).map((other) => pair(make("button", { class: "plain", onclick: () => open(other) }, placeOf(other.document, other
          .line)), phrase(other.changes[0]))));
      if (one.risks.length) parts.push(heading("Breaks elsewhere"), make("ul", { id: "risks" }, one.risks.map((risk) => make("li", {},
        risk.words))));
      if (picture && picture.alone && picture.alone.note) parts.push(heading("Proof"), make("p", {}, picture.alone.note));
      const follows = picture ? picture.changes.filter((change) => !one.changes.some((own) => own.id === change.id && own
        .property === change.property)) : [];
      if (follows.length) {
        const ids = new Set(one.changes.map((change) => change.id));
        const isSole = (report.items || []).filter((item) => item.failures.some((failure) => failure.path === picture.path))
          .length < 2;
        const own = isSole ? follows : follows.filter((change) => ids.has(change.id));
        const rest = isSole ? [] : follows.filter((change) => !ids.has(change.id));
        if (own.length) parts.push(heading("What follows in this picture"), effects(own));
        if (rest.length) parts.push(heading("Also in this picture"), effects(rest));
      }
      const differing = (shown) => state.isAlone && shown.alone ? shown.alone.pixels : shown.differing;
      if (picture) parts.push(heading("Picture"), pair(picture.scene, picture.variant), differing(picture) ? pair(plural(
        differing(picture), "pixel", "pixels") + " differ", "of " + picture.area.toLocaleString("en")) : pair(picture.reason === "tree" || picture.alone ?
        "No pixel differs" : picture.reason, ""), picture.was ? pair("Recorded as", picture.was) : null);
      if (report.against) parts.push(heading("Compared with"), pair(report.against.revision, report.against.commit.slice(0, 8)));
      return parts.filter(Boolean);
    }

    /* Edits that are the same in many views are one line with their number; the others are listed. */
    function changeList(changes) {
      const groups = new Map();
      for (const change of changes) {
        const key = phrase(change);
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(change);
      }
      return [...groups].slice(0, 40).map(([words, own]) => own.length === 1 ? make("div", { class: "pair" }, make("span", {},
        plainView(own[0].view) + ": ", make("code", {}, words)), make("span", {}, lineOf(own[0]))) : make("details", {}, make(
        "summary", {}, make("code", {}, words), " in " + plural(own.length, "view", "views")), own.slice(0, 200).map((change) =>
        pair(plainView(change.view), lineOf(change)))));
    }

    function effects(changes) {
      return changes.slice(0, 12).map((change) => pair(plainView(change.view), measure(change) || phrase(change))).concat(changes.length > 12 ?
        make("p", { class: "quiet" }, "and " + (changes.length - 12) + " more") : []);
    }

    function findingsTab(one, picture) {
      const known = new Set();
      const faults = one.faults.filter((fault) => !known.has(fault.message) && known.add(fault.message));
      const boxes = picture && picture.missingFonts || [];
      return [boxes.length ? make("p", { class: "note warning", style: "margin-top: 12px" }, "Drawn with boxes, as packages are missing: " +
          boxes.join(", ")) : null, picture && picture.trouble ? make("p", { class: "note warning", style: "margin-top: 12px" }, picture.trouble) : null,
        faults.length ? [heading(faults.every((fault) => fault.check === "expect") ? plural(faults.length,
            "failed expectation", "failed expectations") : plural(faults.length, "fault", "faults") + " in the transition"), make("ul", { id: "faults" }, faults
          .slice(0, 60).map((fault) => make("li", { class: "pair" }, make("span", {}, make("span", { class: "badge error" }, fault.check),
            " " + fault.message), make("span", {}, fault.line > 0 ? ":" + fault.line : ""))))] : null,
        picture && picture.unmatched.length ? [heading("Without a counterpart in the other layout"), make("button", {
          id: "toggle-unmatched", "aria-pressed": String(state.unmatched), onclick: () => { state.unmatched = !state.unmatched;
            drawEntry(); } }, state.unmatched ? "Hide them" : "Show them"), nodes(picture).filter((node) => picture
          .unmatched.includes(node.id)).slice(0, 60).map((node) => pair(node.name, ":" + node.line))] : null,
      ].flat(Infinity).filter(Boolean);
    }
    """#

  /// The regions of a picture, and the tree of its screen.
  static let treeScript = #"""
    /* A node is [depth, class, title, id, x, y, width, height, line]. */
    function nodes(picture) {
      const tree = report.trees && report.trees[picture.path];
      if (!tree) return [];
      tree.named = tree.named || tree.nodes.map((node) => ({ depth: node[0], name: node[1] + (node[2] ? " \"" + node[2] + "\"" : ""),
        id: node[3], frame: node.slice(4, 8), line: node[8] }));
      return tree.named;
    }

    function viewsTab(one, picture) {
      const parts = [];
      if (picture.regions.length) parts.push(heading(plural(picture.regions.length, "region", "regions")), make("ol", {
        id: "regions" }, picture.regions.slice(0, 60).map((region) => make("li", { class: "pair" }, make("button", { class: "plain",
          onclick: () => chooseNode(idOf(region.owner)) }, region.owner ? plainView(region.owner) : "no view"), make("span", {}, (
          region.kind ? region.kind + ", " : "") + region.pixels.toLocaleString("en") + " px")))));
      const all = nodes(picture);
      if (!all.length) return parts;
      const changed = new Map(picture.changes.map((change) => [change.id, change]));
      const root = make("ul", { id: "tree", role: "tree", "aria-label": "Views" });
      for (const node of all) {
        const change = changed.get(node.id);
        root.append(make("li", { role: "treeitem", "aria-level": node.depth + 1, "aria-selected": String(state.node === node.id),
            tabindex: "-1", class: (change ? "changed " : "") + (picture.unmatched.includes(node.id) ? "lost" : ""),
            style: "padding-left:" + (8 + 12 * node.depth) + "px", "data-id": node.id, title: node.frame.join(", ") + (node.line ?
              ", line " + node.line : ""), onclick: () => chooseNode(node.id) }, node.name, change ? make("code", {}, " " + phrase(
            change)) : null));
      }
      const first = root.querySelector("[aria-selected='true']") || root.firstElementChild;
      if (first) first.tabIndex = 0;
      root.addEventListener("keydown", treeKey);
      return parts.concat(heading("Views"), root);
    }

    function chooseNode(id) {
      state.node = state.node === id ? null : id || null;
      drawEntry();
      const item = document.querySelector("#tree [aria-selected='true']");
      if (item) item.focus();
    }

    function treeKey(event) {
      const items = [...byId("tree").children];
      const at = items.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 } [event.key];
      if (next !== undefined && items[next]) items[next].focus();
      else if (event.key === "Enter" || event.key === " ") chooseNode(items[at] && items[at].dataset.id);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    """#
}
