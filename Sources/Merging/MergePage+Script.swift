extension MergePage {
  /// What only this page has: three screens side by side.
  static let style = #"""
    #bar .what { font-weight: 500; min-width: 0; overflow-wrap: anywhere; }
    .board.three { gap: 24px; flex-wrap: wrap; }
    .board.three figcaption { overflow-wrap: anywhere; }
    #facts code.command { display: block; overflow-wrap: anywhere; padding: 8px 0; }
    #facts .value { white-space: pre-wrap; overflow-wrap: anywhere; padding: 3px 0; }
    """#

  /// The list of conflicts, and one of them on the stage. Everything from a document is set as text.
  static let script = #"""
    const merge = JSON.parse(byId("data").textContent);
    const all = merge.documents.flatMap((row) => row.conflicts.map((conflict) => Object.assign(conflict, { path: row.path,
      key: row.path + "\n" + conflict.id })));
    const chosen = { key: null, tab: "values" };
    const current = () => all.find((conflict) => conflict.key === chosen.key);
    /* Stands for ours in the file, theirs, or what somebody wrote. */
    const decisionOf = (conflict) => conflict.left ? "" : "accepted";

    function drawConflicts() {
      const text = byId("search").value.toLowerCase();
      const groups = merge.documents.map((row) => {
        const shown = row.conflicts.filter((conflict) => (row.path + " " + conflict.id + " " + conflict.words + " " + [conflict
          .base, conflict.ours, conflict.theirs].join(" ")).toLowerCase().includes(text));
        if (!shown.length && text) return null;
        const ours = (conflict) => conflict.sides.find((side) => side.side === "ours" && side.region) || conflict.sides.find((side) =>
          side.region) || conflict.sides[0];
        const rows = shown.map((conflict) => { const side = ours(conflict); return { key: conflict.key, headline: conflict.words,
          what: conflict.id, where: conflict.outcome || (conflict.line ? "line " + conflict.line : ""),
          source: side ? address(side.file) : null, region: side ? side.region : null, decision: decisionOf(conflict) }; });
        return { title: row.path, count: rows.length + 1, rows: () => rows.length ? rows : [{ words: row.problem || row.words }] };
      }).filter(Boolean);
      drawList(groups, choose);
      byId("found").textContent = plural(groups.reduce((sum, group) => sum + group.count - 1, 0), "conflict", "conflicts") + " shown";
      showCurrent(chosen.key);
    }

    function choose(key) {
      chosen.key = key;
      closePanels();
      showConflict();
    }

    function move(by) {
      const keys = [...document.querySelectorAll("#list .row")].map((row) => row.dataset.key);
      const next = keys[Math.min(keys.length - 1, Math.max(0, keys.indexOf(chosen.key) + by))];
      if (next) choose(next);
    }

    function showConflict() {
      const conflict = current();
      showCurrent(chosen.key);
      writeAddress({ conflict: chosen.key });
      const take = (side) => make("button", { id: "take-" + side, title: "Copy the command (" + side[0] + ")", onclick: () => copy(side) },
        "Take " + side);
      byId("bar").replaceChildren(...[conflict ? make("span", { class: "what" }, conflict.words) : null, make("span", { class: "fill" }),
        conflict && conflict.commands ? [take("ours"), take("theirs")] : null].flat().filter(Boolean));
      if (!conflict) {
        byId("stage").replaceChildren(make("div", { class: "board" }, make("p", { class: "empty" }, all.length ?
          "Choose a conflict." : "No conflict is listed.")));
        byId("inspector").replaceChildren();
        return;
      }
      const focus = (conflict.sides.find((side) => side.region) || {}).region || null;
      view.subject = { key: conflict.key, focus, alt: conflict.id, regions: [], before: null, after: null };
      const figures = conflict.sides.map((side) => {
        view.subject.regions = side.region ? [Object.assign({ title: conflict.words }, side.region)] : [];
        return make("figure", { "data-side": side.side }, sheet([image(address(side.file), side.side)]), make("figcaption", {}, side.title));
      });
      byId("stage").replaceChildren(make("div", { class: "board three" }, figures.length ? figures : make("p", { class: "empty" },
        "It shows on no screen.")));
      fit(true);
      drawInspector(conflict.words, [conflict.path + (conflict.line ? ", line " + conflict.line : "")], [{ id: "values",
        name: "Values", content: () => facts(conflict) }], chosen.tab, () => {});
    }

    function facts(conflict) {
      const value = (side) => [make("h3", {}, side), make("p", { class: "value" }, conflict[side] === null ? "nothing" : conflict[side])];
      const commands = conflict.commands ? [make("h3", {}, "Commands"), ["ours", "theirs"].map((side) => make("code", { class: "command" },
        conflict.commands[side]))] : [make("p", { class: "quiet" }, "Remove the reference, or take the side that has the object.")];
      return [conflict.kind === "value" ? ["base", "ours", "theirs"].map(value) : null, conflict.outcome ? make("p", { class: "note" },
        conflict.outcome) : null, commands];
    }

    function copy(side) {
      const conflict = current();
      if (conflict && conflict.commands) copyText(conflict.commands[side]);
    }

    const keys = [["j, k", "next or previous conflict"], ["o, t", "copy the command that takes ours, or theirs"], ["0, f",
      "all of the pictures, or the view"], ["+ and −", "larger or smaller"], ["i, l", "values; list"], ["/", "search"], ["d, ?",
      "light or dark; these keys"]];
    const actions = { j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1), o: () => copy("ours"),
      t: () => copy("theirs"), d: look, "/": () => byId("search").focus(), i: () => togglePanel("inspector"), l: () => togglePanel("side"),
      Escape: closePanels, "+": () => view.subject && zoomBy(1), "-": () => view.subject && zoomBy(-1), "0": () => setZoom("whole"),
      f: () => setZoom("focus") };
    byId("name").textContent = "layoutshot merge";
    byId("counts").textContent = plural(merge.left, "conflict", "conflicts") + " left · " + merge.words;
    byId("search").placeholder = "Search conflicts, values, files  /";
    byId("search").addEventListener("input", drawConflicts);
    view.zoom = "whole";
    startShell();
    startStage();
    startKeys(keys, actions, [], () => false);
    const asked = readAddress().conflict;
    chosen.key = (all.find((conflict) => conflict.key === asked) || all.find((conflict) => conflict.left) || all[0] || {}).key || null;
    drawConflicts();
    showConflict();
    """#
}
