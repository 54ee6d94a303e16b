extension WatchPage {
  /// Loads the state again and again, and replaces changed pictures. A replaced picture is kept for comparison with the
  /// new one. Everything from a document is set as text or as a property, never as markup.
  static let stateScript = #"""
    /* By file: { picture, document, image, before, isNew }. */
    const known = new Map();
    const watched = { run: "", round: -1, documents: [], document: null, file: null, isBefore: false };

    function addressOf(picture) {
      return picture.file.split("/").map(encodeURIComponent).join("/") + "?" + watched.run + "-" + picture.revision;
    }

    function load(picture) {
      const one = new Image();
      one.alt = picture.file;
      one.decoding = "sync";
      one.draggable = false;
      one.src = addressOf(picture);
      return one;
    }

    /* The old picture remains until the new one has loaded, to avoid flickering. */
    function replaceImage(own, picture) {
      const image = load(picture);
      const swap = () => {
        if (own.wanted !== image) return;
        own.before = own.image;
        Object.assign(own, { image, picture, isNew: true });
        drawDocument();
      };
      own.wanted = image;
      image.decode().then(swap, swap);
    }

    /* Takes in a document's pictures; the result is how many are new or changed. */
    function take(row, isFirst, isOtherRun) {
      let count = 0;
      for (const picture of row.pictures) {
        const own = known.get(picture.file);
        if (!own) {
          known.set(picture.file, { picture, document: row.path, image: load(picture), before: null, isNew: !isFirst });
          count += 1;
        } else if (isOtherRun || own.revision !== picture.revision) {
          replaceImage(own, picture);
          count += 1;
        }
        known.get(picture.file).revision = picture.revision;
      }
      return count;
    }

    window.layoutshotWatch = (state) => {
      if (state.run === watched.run && state.round === watched.round) return;
      const isFirst = watched.round < 0;
      const isOtherRun = !isFirst && state.run !== watched.run;
      Object.assign(watched, { run: state.run, round: state.round, documents: state.documents });
      for (const own of known.values()) own.isNew = false;
      const files = new Set(state.documents.flatMap((row) => row.pictures.map((picture) => picture.file)));
      for (const file of known.keys()) if (!files.has(file)) known.delete(file);
      let count = 0;
      for (const row of state.documents) count += take(row, isFirst, isOtherRun);
      const what = plural(count, "picture", "pictures");
      const time = new Date().toLocaleTimeString();
      byId("counts").textContent = isFirst ? plural(state.documents.length, "document", "documents") + " · " + what : (count ? what +
        " changed at " : "updated at ") + time;
      document.title = (state.documents.some((row) => row.isBroken) ? "✗ " : "") + "layoutshot watch";
      drawDocuments();
    };

    function poll() {
      const script = document.createElement("script");
      script.src = "watch.js?" + Date.now();
      const next = () => { script.remove();
        setTimeout(poll, 400); };
      script.onload = next;
      script.onerror = next;
      document.head.append(script);
    }
    """#
}
