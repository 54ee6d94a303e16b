extension GalleryPage {
  /// Search in names, classes, outlets, texts of all languages and images; and the catalogue.
  static let searchScript = #"""
    const found = { text: "", isLoaded: false };

    /* All documents' views are loaded for the first search. */
    function search(text) {
      found.text = text.trim().toLowerCase();
      drawScreens();
      if (!found.text || found.isLoaded) return;
      found.isLoaded = true;
      Promise.all(data.documents.map((_, index) => loadDetails(index))).then(drawScreens);
    }

    /* Of a screen: what has the text, in words; nothing if it does not. */
    function hitOf(index) {
      const screen = data.screens[index];
      const has = (text) => text && text.toLowerCase().includes(found.text);
      const path = data.documents[screen.document].path;
      if (has(screen.name) || has(screen.class) || has(path) || has(screen.id)) return { words: "" };
      for (let variant = 0; variant < screen.variants.length; variant += 1) {
        const layout = layoutOf(index, variant);
        if (!layout) continue;
        for (const one of layout.views) {
          const hit = [one.text, one.title, one.class, one.id, ...(one.outlets || [])].find(has);
          if (hit) return { words: hit === one.class ? hit : one.class + " “" + hit.slice(0, 80) + "”", node: one.id, variant };
        }
        const bar = layout.bars.find(has);
        if (bar) return { words: "bar “" + bar.slice(0, 80) + "”", variant };
        const attribute = layout.views.find((one) => (one.attributes || []).some(has));
        if (attribute) return { words: attribute.class + ": " + attribute.attributes.find(has).slice(0, 90), node: attribute.id, variant };
      }
      return null;
    }

    /* What has changed: since the revision that screens are held against, or since the gallery that is watched was made. */
    const differs = (screen) => screen.isNew || screen.variants.some((one) => one.isOlder);
    const changeOf = (screen) => !differs(screen) ? null : ["new", screen.isNew ? "new since " + data.against : data.against ? "differs from " +
      data.against : "changed"];

    function drawScreens() {
      const groups = [];
      let count = 0;
      data.documents.forEach((document, number) => {
        const rows = [];
        data.screens.forEach((screen, index) => {
          if (screen.document !== number) return;
          const hit = found.text ? hitOf(index) : { words: "" };
          if (!hit) return;
          rows.push({ badge: document.isBroken ? ["error", "as it was"] : changeOf(screen), key: String(index), source: screen.thumbnail ? address(screen.thumbnail) : null, headline: screen.name,
            what: hit.words, where: screen.class === screen.name ? plural(screen.variants.length, "variant", "variants") : screen.class,
            hit });
        });
        count += rows.length;
        const isSaid = !found.text && (!rows.length || document.isBroken);
        const messages = isSaid ? document.messages.map((words) => ({ words })) : [];
        if (rows.length || messages.length) groups.push({ title: document.path, count: rows.length + messages.length, rows: () => [...
            messages, ...rows] });
      });
      hits = new Map(groups.flatMap((group) => group.rows()).filter((row) => row.hit).map((row) => [row.key, row.hit]));
      drawList(groups, (key) => { const hit = hits.get(key) || {};
        choose({ view: here.view === "map" ? "map" : "screen", screen: Number(key), node: hit.node || null, variant: hit.variant || 0, against: -1, tab: hit.node ? "view" : here.tab });
        if (isNarrow()) closePanels(); });
      showCurrent(String(here.screen));
      byId("found").textContent = found.text ? plural(count, "screen", "screens") + " found" : "";
      if (found.text && !count) byId("list").append(make("p", { class: "quiet words group" }, "No screen has it."));
    }
    let hits = new Map();

    /* Colors, fonts and images, with colors that are nearly the same. */
    function showCatalogue() {
      const kinds = [["color", "Colors"], ["font", "Fonts"], ["image", "Images"]];
      const near = (one) => data.uses.filter((other) => other !== one && other.kind === "color" && other.hex && one.hex && other.hex !== one
        .hex && distance(one.hex, other.hex) <= 6);
      const section = ([kind, title]) => {
        const all = data.uses.filter((one) => one.kind === kind);
        return all.length ? make("section", {}, make("h2", {}, title, " ", make("span", { class: "quiet small" }, all.length)), make("ul", {}, all
          .map((one) => useRow(one, kind === "color" ? near(one) : [])))) : null;
      };
      byId("stage").replaceChildren(make("div", { class: "catalogue" }, kinds.map(section)));
    }

    const nameOf = (one) => one.hex && /^rgba|^#/.test(one.words) ? one.hex : one.words;

    function distance(one, other) {
      const parts = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      const [a, b] = [parts(one), parts(other)];
      return Math.max(...a.map((part, index) => Math.abs(part - b[index])));
    }

    function useRow(one, near) {
      const swatch = make("span", { class: one.hex ? "swatch" : "" });
      if (one.hex) swatch.style.background = one.hex;
      const shown = make("div", { class: "shown hidden" });
      const open = make("button", { class: "plain", "aria-expanded": "false", onclick: () => {
        const isOpen = shown.classList.toggle("hidden") === false;
        open.setAttribute("aria-expanded", String(isOpen));
        if (isOpen && !shown.children.length) shown.append(...one.screens.map((index) => make("button", { onclick: () => choose({ view:
                "screen", screen: index, node: null }) }, data.screens[index].name)));
      } }, plural(one.screens.length, "screen", "screens"));
      return make("li", {}, swatch, make("span", { class: "words" }, nameOf(one), one.hex && nameOf(one) !== one.hex ? make("span", { class: "quiet" },
          "  " + one.hex) : null, make("span", { class: "quiet" }, "  in " + plural(one.views, "view", "views"))), open,
        near.length ? make("span", { class: "like" }, "▲ nearly the same as " + near.map((other) => nameOf(other) + (nameOf(other) === other.hex ? "" :
          " " + other.hex) + " (" + plural(other.views, "view", "views") + ")").join(", ")) : null, shown);
    }
    """#
}
