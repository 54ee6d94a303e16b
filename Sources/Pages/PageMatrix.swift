/// The variants of a screen as a table to click: devices down, the other axes across.
package enum PageMatrix {
  /// A dot for each variant; what differs is filled.
  package static let style = #"""
    .matrix { overflow-x: auto; max-width: 100%; width: fit-content; margin: 0 auto; }
    .matrix table { border-collapse: collapse; font-size: 12px; }
    .matrix th { font-weight: 400; padding: 2px 6px; text-align: center; color: var(--soft); white-space: nowrap; max-width: 150px; overflow: hidden; text-overflow: ellipsis; }
    .matrix tbody th { text-align: left; padding-right: 20px; color: var(--text); position: sticky; left: 0; background: var(--stage); }
    .matrix td { padding: 0; text-align: center; }
    .matrix td button {
      border: 0; background: none; width: 32px; height: 24px; padding: 0; border-radius: 12px; display: inline-grid;
      place-items: center;
    }
    .matrix i { width: 10px; height: 10px; border-radius: 50%; border: 1.5px solid var(--soft); opacity: .55; }
    .matrix .differs i { background: var(--moved); border-color: var(--moved); opacity: 1; }
    .matrix .missing i { border-color: var(--added); border-radius: 2px; opacity: 1; transform: rotate(45deg); }
    .matrix button[aria-pressed="true"] i { box-shadow: 0 0 0 2.5px var(--stage), 0 0 0 4.5px var(--accent); opacity: 1; }
    """#

  /// Which of a screen's variants differ.
  package static let script = #"""
    const variantWords = { differs: "differs", same: "same", missing: "no golden yet" };

    /* A variant is { key, device, traits, state }; those that are the same cannot be chosen: there is nothing to see. */
    function matrix(variants, current, choose) {
      const devices = [...new Set(variants.map((one) => one.device))];
      const columns = [...new Set(variants.map((one) => one.traits))];
      const word = (traits) => (/\b(portrait|landscape)\b/.exec(traits) || [""])[0];
      const rest = (traits) => traits.split(" ").filter((part) => part && part !== word(traits)).join(" ");
      const first = new Map();
      columns.forEach((traits) => { if (!first.has(word(traits))) first.set(word(traits), first.size); });
      columns.sort((a, b) => first.get(word(a)) - first.get(word(b)) || rest(a).split(" ").length - rest(b).split(" ")
        .length || (rest(a) !== "") - (rest(b) !== ""));
      const hasTwo = first.size > 1 && columns.some((traits) => rest(traits));
      const groups = [...first.keys()].map((name) => [name, columns.filter((traits) => word(traits) === name).length]);
      const known = new Map(variants.map((one) => [one.device + "\n" + one.traits, one]));
      const cell = (device, traits) => {
        const one = known.get(device + "\n" + traits);
        if (!one) return make("td");
        const words = [device, traits, variantWords[one.state]].filter(Boolean).join(", ");
        return make("td", {}, make("button", { class: one.state, title: words, "aria-label": words, "data-key": one.key,
          "aria-pressed": one.key === current ? "true" : "false", disabled: one.state === "same",
          tabindex: one.key === current ? "0" : "-1", onclick: () => choose(one.key) }, make("i")));
      };
      const box = make("div", { class: "matrix", role: "group", "aria-label": "Variants" }, make("table", {}, make("thead", {},
          hasTwo ? make("tr", {}, make("th"), groups.map(([name, count]) => make("th", { colspan: count }, name))) : null,
          make("tr", {}, make("th"), columns.map((traits) => make("th", { title: traits }, hasTwo ? rest(traits) || "·" :
            traits || "·")))),
        make("tbody", {}, devices.map((device) => make("tr", {}, make("th", {}, device || "as saved"), columns.map((
          traits) => cell(device, traits)))))));
      box.addEventListener("keydown", matrixKey);
      return box;
    }

    /* Arrow keys move to the next variant that differs. */
    function matrixKey(event) {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } [event.key];
      const here = event.target.closest("td");
      if (!step || !here) return;
      event.preventDefault();
      event.stopPropagation();
      const rows = [...here.closest("tbody").rows];
      let [x, y] = [here.cellIndex, rows.indexOf(here.parentElement)];
      for (;;) {
        [x, y] = [x + step[0], y + step[1]];
        const cell = rows[y] && rows[y].cells[x];
        if (!cell || cell.tagName !== "TD") return;
        const button = cell.querySelector("button:not(:disabled)");
        if (!button) continue;
        const key = button.dataset.key;
        button.click();
        const again = document.querySelector(".matrix button[data-key=\"" + CSS.escape(key) + "\"]");
        if (again) again.focus();
        return;
      }
    }
    """#
}
