extension ReportPage {
  /// One change on the stage, with the variants of its screen.
  static let subjectScript = #"""
    function current() {
      const pictures = state.entry ? shown(state.entry) || [] : [];
      state.step = Math.min(state.step, Math.max(0, pictures.length - 1));
      return pictures[state.step];
    }

    /* Everything that belongs to the entry, in the places of the shell. */
    function drawEntry() {
      const one = state.entry;
      const picture = current();
      remember();
      drawBar(picture);
      showSubject(subjectOf(one, picture));
      byId("under").replaceChildren(...[player(one, picture), screens(one, picture), variants(one, picture)].filter(Boolean));
      drawDetails();
    }

    function remember() {
      const picture = current();
      writeAddress({ cause: state.entry.key, variant: state.step && picture ? picture.path : "", mode: view.mode === "slider" ? "" :
          view.mode });
    }

    function drawBar(picture) {
      const hasTwo = picture && picture.pictures.expected && picture.pictures.actual;
      const alone = picture && picture.alone;
      byId("bar").replaceChildren(...[hasTwo ? modeBar() : null, make("span", { class: "fill" }),
        alone ? make("button", { class: "switch", id: "alone", role: "switch", "aria-checked": String(state.isAlone),
          title: "This edit alone (s)", onclick: toggleAlone }, state.isAlone ? "This edit alone" : "All edits") : null,
        picture ? make("span", { class: "zoom" }, make("button", { title: "Smaller (−)", "aria-label": "Smaller",
            onclick: () => zoomBy(-1) }, "−"), make("output", { id: "zoom" }), make("button", { title: "Larger (+)",
            "aria-label": "Larger", onclick: () => zoomBy(1) }, "+")) : null,
        make("button", { id: "to-inspector", title: "Inspector (i)", onclick: () => togglePanel("inspector") }, "Details"),
      ].filter(Boolean));
    }

    function toggleAlone() {
      state.isAlone = !state.isAlone;
      drawEntry();
    }

    function regionWords(region) {
      return (region.owner ? plainView(region.owner) : "no view") + (region.kind ? ", " + region.kind : "") + ", " + plural(
        region.pixels, "pixel", "pixels");
    }

    function subjectOf(one, picture) {
      if (!picture) return { key: one.key, after: one.filmstrip ? address(one.filmstrip) : null, role: "frames with faults",
        alt: one.headline, empty: one.severity === "error" ? one.headline : "There is no picture of it." };
      const alone = state.isAlone && picture.alone;
      const source = (role) => picture.pictures[role] ? address(picture.pictures[role]) : null;
      const choose = (region) => () => { state.node = idOf(region.owner) || null;
        state.tab = "views";
        drawEntry(); };
      const tree = report.trees && report.trees[picture.path];
      const ids = new Set(memberOf(one, picture).changes.map((change) => change.id));
      const marks = [];
      if (state.unmatched) nodes(picture).filter((node) => picture.unmatched.includes(node.id)).forEach((node) => marks.push({
        name: "lost-box", frame: node.frame, title: node.name }));
      const chosen = nodes(picture).find((node) => node.id === state.node);
      if (chosen) marks.push({ name: "node-box", frame: chosen.frame, title: chosen.name });
      const regions = alone ? (alone.region ? [{ ...alone.region, title: plural(alone.pixels, "pixel", "pixels") }] : []) :
        picture.regions.map((region) => ({ ...region, title: regionWords(region), choose: choose(region),
          isOther: ids.size > 0 && !ids.has(idOf(region.owner)) }));
      const pixels = alone ? alone.pixels : picture.differing;
      return { key: one.key + " " + picture.path + (alone ? " alone" : ""), before: alone ? address(alone.before) : source(
          "expected"), after: alone ? address(alone.after) : source("actual"), marked: alone ? null : source("diff"),
        role: picture.reason === "missing" || picture.reason === "added" ? "new" : "actual", regions, marks,
        focus: focusOf(one, alone ? picture : { ...picture, alone: null, whole: picture }), points: tree ? tree.width : 0,
        alt: picture.scene + " " + picture.variant, words: (picture.variant || picture.scene) + (pixels ? ", " + plural(pixels,
          "pixel", "pixels") : alone || picture.reason === "tree" ? ", no pixel differs" : ""),
        empty: picture.reason === "tree" ? "No pixel differs." : picture.trouble || "There is no picture of it." };
    }

    /* One cause may be in many screens. */
    function screens(one, picture) {
      const stills = (shown(one) || []).filter((own) => own.frame === null);
      const all = [...new Map(stills.map((own) => [own.document + "\n" + own.scene, own])).values()];
      if (!picture || all.length < 2) return null;
      const isHere = (own) => own.document === picture.document && own.scene === picture.scene;
      return make("label", { class: "screens quiet small" }, plural(all.length, "screen", "screens") + " ", make("select", { id: "screen",
        onchange: (event) => step(stills.findIndex((own) => own === all[Number(event.target.value)])) }, all.map((own, index) =>
        make("option", { value: index, selected: isHere(own) }, own.scene + (all.some((other) => other !== own && other
          .scene === own.scene) ? " — " + own.document : "")))));
    }

    function screenOf(path) {
      const name = path.split("/").pop();
      return path.slice(0, path.length - name.length) + name.split(".")[0];
    }
    const byScreen = new Map((report.screens || []).map((screen) => [screen.screen, screen.variants]));

    function variants(one, picture) {
      const pictures = shown(one) || [];
      const stills = pictures.filter((own) => own.frame === null);
      const tabs = one.motions.map((motion) => [motion, pictures.findIndex((own) => isOf(own, motion))]).filter((row) => row[1] >= 0);
      const parts = [];
      if (tabs.length) parts.push(make("div", { class: "segments motions", role: "group", "aria-label": "Transitions" },
        stills.length ? make("button", { "aria-pressed": String(picture.frame === null), onclick: () => { stop();
            step(0); } }, "Stills") : null, tabs.map(([motion, index]) => make("button", { "aria-pressed": String(isOf(picture,
            motion)), onclick: () => { stop();
            step(index); } }, "▶ " + motion.words))));
      if (picture && picture.frame === null) parts.push(table(stills, picture));
      return parts.length ? make("div", {}, parts) : null;
    }

    function table(stills, picture) {
      const own = new Map(stills.filter((one) => screenOf(one.path) === screenOf(picture.path)).map((one) => [one.path, one]));
      const stateOf = (one) => one ? (one.reason === "missing" || one.reason === "added" ? "missing" : "differs") : "same";
      const known = byScreen.get(screenOf(picture.path)) || [...own.values()].map((one) => ({ path: one.path, device: device(one
          .variant), traits: one.variant.split(" ").filter((word) => word !== device(one.variant)).join(" ") }));
      /* The document's own variant comes first, as among the pictures. */
      const rank = new Map([...own.keys()].map((path, index) => [path, index]));
      const rows = known.map((one) => ({ ...one, key: one.path, state: stateOf(own.get(one.path)) })).sort((a, b) => (rank.get(a
        .path) ?? 1e9) - (rank.get(b.path) ?? 1e9));
      if (rows.length < 2) return null;
      return matrix(rows, picture.path, (path) => { stop();
        step((shown(state.entry) || []).findIndex((one) => one.path === path)); });
    }

    function step(index) {
      const pictures = shown(state.entry) || [];
      if (!pictures.length) return;
      state.step = Math.min(pictures.length - 1, Math.max(0, index));
      const held = document.activeElement && document.activeElement.id;
      drawEntry();
      if (held && byId(held)) byId(held).focus();
    }
    """#
}
