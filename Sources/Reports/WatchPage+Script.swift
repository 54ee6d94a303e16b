extension WatchPage {
  /// The list of documents, and one of them, or one of its pictures, on the stage.
  static let script = #"""
    const rowOfDocument = () => watched.documents.find((row) => row.path === watched.document);
    const keyOf = (path, file) => path + (file ? "\n" + file : "");

    function drawDocuments() {
      const text = byId("search").value.toLowerCase();
      const groups = watched.documents.map((row) => {
        const pictures = row.pictures.filter((picture) => (row.path + " " + picture.file).toLowerCase().includes(text));
        if (text && !pictures.length && !row.path.toLowerCase().includes(text)) return null;
        const first = row.pictures[0];
        const own = { key: keyOf(row.path), headline: row.path.split("/").pop(), where: row.isBroken ? "as it was before" : plural(row
            .pictures.length, "picture", "pictures"), badge: row.isBroken ? ["error", "error"] : null, source: first ? addressOf(first) : null };
        const rows = [own].concat(row.pictures.length > 1 ? pictures.map((picture) => ({ key: keyOf(row.path, picture.file),
          headline: picture.file.split("/").pop(), where: picture.width + " × " + picture.height, source: addressOf(picture),
          isNew: known.get(picture.file)?.isNew })) : []);
        return { title: row.path, count: rows.length, rows: () => rows };
      }).filter(Boolean);
      drawList(groups, choose);
      if (!rowOfDocument()) Object.assign(watched, { document: watched.documents[0] ? watched.documents[0].path : null, file: null });
      if (watched.file && !known.has(watched.file)) watched.file = null;
      byId("found").textContent = plural(groups.length, "document", "documents") + " shown";
      drawDocument();
    }

    function choose(key) {
      const [path, file] = key.split("\n");
      Object.assign(watched, { document: path, file: file || null });
      closePanels();
      drawDocument();
    }

    function move(by) {
      const keys = [...document.querySelectorAll("#list .row")].map((row) => row.dataset.key);
      const at = keys.indexOf(keyOf(watched.document || "", watched.file));
      const next = keys[Math.min(keys.length - 1, Math.max(0, at + by))];
      if (next) choose(next);
    }

    function drawDocument() {
      const row = rowOfDocument();
      showCurrent(row ? keyOf(row.path, watched.file) : "");
      writeAddress({ document: row ? row.path : "", picture: watched.file });
      const own = watched.file && known.get(watched.file);
      drawBar(own);
      if (own) drawPicture(own);
      else drawWall(row);
      drawMessages(row);
    }

    function drawBar(own) {
      byId("bar").replaceChildren(...[own && own.before ? modeBar() : null,
        !own ? make("label", { class: "quiet small" }, "Size ", make("select", { id: "size", onchange: (event) => { memory.set("size",
              event.target.value);
            drawDocument(); } }, [["320", "small"], ["560", "medium"], ["900", "large"], ["0", "pixels"]].map(([value, name]) => make(
          "option", { value, selected: value === (memory.get("size") || "560") }, name)))) : null,
        make("button", { id: "before", "aria-pressed": String(watched.isBefore), onclick: toggleBefore, title: "Before (b)" }, "Before"),
        make("span", { class: "fill" }), own ? make("span", { class: "zoom" }, make("output", { id: "zoom" })) : null,
        make("button", { id: "to-inspector", onclick: () => togglePanel("inspector"), title: "Messages (i)" }, "Details"),
      ].filter(Boolean));
    }

    function toggleBefore() {
      watched.isBefore = !watched.isBefore;
      drawDocument();
    }

    function drawPicture(own) {
      const isOld = watched.isBefore && own.before;
      showSubject({ key: own.picture.file, before: isOld ? null : own.before, after: isOld ? own.before : own.image, role: isOld ?
          "before" : "now", alt: own.picture.file, words: own.picture.width + " × " + own.picture.height });
    }

    /* All pictures of a document; what changed is ringed. */
    function drawWall(row) {
      stopBlink();
      view.subject = null;
      const side = Number(memory.get("size") || "560");
      const pictures = row ? row.pictures.map((picture) => known.get(picture.file)).filter(Boolean) : [];
      const figures = pictures.map((own) => {
        const image = watched.isBefore && own.before || own.image;
        const { width, height } = own.picture;
        const ratio = side ? Math.min(1, side / Math.max(width, height)) : 1 / devicePixelRatio;
        image.removeAttribute("style");
        [image.width, image.height] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
        return make("figure", { class: own.isNew ? "new" : "", ondblclick: () => choose(keyOf(row.path, own.picture.file)) }, image,
          make("figcaption", {}, own.picture.file));
      });
      byId("stage").replaceChildren(make("div", { class: "wall" + (row && row.isBroken ? " broken" : "") }, figures.length ? figures :
        make("p", { class: "quiet" }, row ? "There is no picture of it." : "waiting for pictures")));
    }

    function drawMessages(row) {
      if (!row) return byId("inspector").replaceChildren();
      drawInspector(row.path.split("/").pop() + (row.isBroken ? " cannot be drawn" : ""), [row.path], [{ id: "messages",
        name: "Messages", content: () => [row.messages ? make("pre", { class: "messages" }, row.messages) : make("p", {
          class: "quiet", style: "margin-top: 12px" }, "Nothing to say about it.")] }], "messages", () => {});
    }
    const keys = [["j, k", "next or previous picture"], ["b", "before the last change, or now"], ["1 … 6",
      "actual, slider, onion, blink, side by side, difference"], ["0, f", "all of the picture, or the change"], ["+ and −",
      "larger or smaller"], ["i, l", "messages; list"], ["/", "search"], ["d, ?", "light or dark; these keys"]];
    const actions = { j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1), b: toggleBefore, d: look,
      "/": () => byId("search").focus(), i: () => togglePanel("inspector"), l: () => togglePanel("side"), Escape: closePanels,
      "+": () => view.subject && zoomBy(1), "-": () => view.subject && zoomBy(-1), "0": () => setZoom("whole"),
      f: () => setZoom("focus"), "[": () => nudge(-5), "]": () => nudge(5), " ": () => view.mode === "blink" && toggleBlink() };
    Object.keys(modes).forEach((mode, index) => { actions[index + 1] = () => setMode(mode); });
    byId("name").textContent = "layoutshot watch";
    byId("counts").textContent = "waiting for pictures";
    byId("search").placeholder = "Search documents, pictures  /";
    byId("search").addEventListener("input", drawDocuments);
    startShell();
    startStage();
    startKeys(keys, actions, [], () => false);
    const asked = readAddress();
    Object.assign(watched, { document: asked.document || null, file: asked.picture || null });
    poll();
    """#
}
