extension ReportPage {
  /// Reads the report embedded in the page; everything in it becomes text, never markup.
  static let dataScript = #"""
    "use strict";
    const report = JSON.parse(document.getElementById("report").textContent);
    const byId = (id) => document.getElementById(id);

    /* Everything that a document brings along becomes text, never markup. */
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (value === null || value === undefined || value === false) continue;
        if (name === "class") element.className = value;
        else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : String(value));
      }
      for (const child of children.flat(Infinity)) {
        if (child === null || child === undefined) continue;
        element.append(child instanceof Node ? child : document.createTextNode(String(child)));
      }
      return element;
    }

    /* A path of a picture as an address: relative, whatever its characters. */
    function address(path) {
      return path.split("/").map((part) => part === ".." ? ".." : encodeURIComponent(part)).join("/").replace(
        /^\/*/, "./");
    }

    const plural = (count, one, many) => count + " " + (count === 1 ? one : many);

    function orientation(words) {
      const found = /(^|[ ,])(portrait|landscape)($|[ ,])/.exec(words);
      return found ? found[2] : "";
    }

    function device(words) {
      return words.split(/[ ,]+/).find((word) => /^(iphone|ipad|ipod|tv|watch)/i.test(word)) || "";
    }
    const severities = { error: "error", change: "change", new: "new", note: "not visible", move: "renamed" };

    function severity(failure) {
      if (failure.reason === "unreadable") return "error";
      if (failure.reason === "missing") return "new";
      return failure.reason === "tree" ? "note" : "change";
    }

    /* What the list shows: errors, items of the report, faults in the transition, renamed screens. */
    const entries = [];
    (report.errors || []).forEach((error, index) => entries.push({
      key: "error-" + index,
      headline: error.message,
      place: placeOf(error.document, error.line),
      document: error.document,
      pictures: [],
      kinds: ["error"],
      severity: "error",
      scenes: [],
      accept: null,
      changes: [],
      faults: [],
      motions: [],
    }));
    (report.items || []).forEach((item) => entries.push(entryOf(item, "item-" + item.id)));
    (report.faulty || []).forEach((motion, index) => {
      const known = entries.find((entry) => entry.motions.some((own) => own.motion === motion.motion));
      const faults = motion.faults.map((fault) => ({ ...fault, motion: motion.motion }));
      if (known) { known.faults = known.faults.concat(faults); return; }
      entries.push({
        key: "fault-" + index,
        headline: motion.headline,
        place: motion.document,
        document: motion.document,
        pictures: [],
        kinds: ["fault"],
        severity: "error",
        scenes: [motion.scene],
        accept: null,
        changes: [],
        faults,
        filmstrip: motion.filmstrip,
        motions: [motion],
      });
    });
    (report.reported || []).forEach((item) => {
      const entry = entryOf(item, "tree-" + item.id);
      entry.accept = null;
      entry.severity = "note";
      entries.push(entry);
    });
    (report.renamed || []).forEach((scene) => entries.push({
      key: "renamed-" + scene.id,
      headline: scene.to + ": renamed, was " + scene.from,
      place: plural(scene.goldens.length, "picture", "pictures") + ", unchanged",
      document: "",
      pictures: [],
      kinds: ["renamed"],
      severity: "move",
      scenes: [],
      accept: scene.accept || null,
      changes: [],
      faults: [],
      motions: [],
    }));
    for (const entry of entries) entry.motions = entry.motions || [];

    function placeOf(document, line) { return line > 0 ? document + ":" + line : document; }

    function entryOf(item, key) {
      const failures = item.failures;
      const order = { error: 0, change: 1, new: 2, note: 3 };
      const severest = failures.map(severity).sort((a, b) => order[a] - order[b])[0] || "change";
      return {
        key,
        headline: item.headline,
        place: placeOf(item.document, item.line),
        document: item.document,
        pictures: failures,
        kinds: [...new Set((item.changes.length ? item.changes.map((change) => change.kind) : [item.kind ||
          "unknown"
        ]))],
        severity: severest,
        scenes: [...new Set(failures.map((failure) => failure.scene))],
        accept: item.accept,
        changes: item.changes,
        motions: item.motions || [],
        faults: [],
      };
    }

    /* The pictures of an entry in the order of stepping: frames of one motion follow their time. */
    function steps(entry) {
      const stills = entry.pictures.filter((failure) => failure.frame === null);
      const frames = entry.pictures.filter((failure) => failure.frame !== null);
      const place = (failure) => entry.motions.findIndex((motion) => isOf(failure, motion));
      return stills.concat(frames.sort((a, b) => place(a) - place(b) || a.frame - b.frame));
    }
    const isOf = (failure, motion) => failure.frame !== null && failure.path.startsWith(motion.motion + "/");
    """#
}
