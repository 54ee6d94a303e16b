extension ReportPage {
  /// What the page lists, made of the report that is embedded in it.
  static let entriesScript = #"""
    const report = JSON.parse(byId("data").textContent);
    const severities = { error: "error", change: "change", new: "new", note: "not visible", move: "renamed" };

    function severity(failure) {
      if (failure.reason === "unreadable") return "error";
      if (failure.reason === "missing" || failure.reason === "added") return "new";
      return failure.reason === "tree" ? "note" : "change";
    }

    const placeOf = (document, line) => line > 0 ? document + ":" + line : document;
    const isOf = (failure, motion) => failure.frame !== null && failure.path.startsWith(motion.motion + "/");

    function entry(own) {
      return { key: "", headline: "", document: "", line: 0, pictures: [], kinds: [], severity: "change", scenes: [],
        id: null, accept: null, changes: [], faults: [], motions: [], excerpts: [], risks: [], ...own };
    }

    function entryOf(item, key) {
      const order = { error: 0, change: 1, new: 2, note: 3 };
      const stills = item.failures.filter((failure) => failure.frame === null);
      const motions = item.motions || [];
      /* Frames of one motion follow their time. */
      const turn = (failure) => motions.findIndex((motion) => isOf(failure, motion));
      const frames = item.failures.filter((failure) => failure.frame !== null).sort((a, b) => turn(a) - turn(b) || a.frame -
        b.frame);
      return entry({ key, id: item.accept ? item.id : null, accept: item.accept || null, headline: item.headline,
        document: item.document, line: item.line, pictures: stills.concat(frames), changes: item.changes, motions,
        kinds: [...new Set(item.changes.length ? item.changes.map((change) => change.kind) : [item.kind || "unknown"])],
        severity: item.failures.map(severity).sort((a, b) => order[a] - order[b])[0] || "change",
        scenes: [...new Set(item.failures.map((failure) => failure.scene))], excerpts: item.excerpts || [], risks: item.risks || [] });
    }

    /* What an edit changes, without the view that it changes; null of what came, went or moved. */
    function editOf(one) {
      if (!one.changes.length || one.changes.some((change) => ["view", "superview", "place among siblings"].includes(change
        .property))) return null;
      return JSON.stringify(one.changes.map((change) => [change.kind, change.property, change.old, change.new]));
    }

    /* One edit made in several documents is one entry; what is nearly so is listed with it. */
    function combined(list) {
      const groups = new Map();
      for (const one of list) {
        const edit = editOf(one);
        if (edit) groups.set(edit, (groups.get(edit) || []).concat([one]));
      }
      const result = [];
      for (const one of list) {
        const own = groups.get(editOf(one)) || [one];
        const documents = new Set(own.map((member) => member.document));
        if (documents.size < 3) result.push(one);
        else if (own[0] === one) result.push({ ...one, members: own, document: documents.size + " documents", line: 0,
          headline: phrase(one.changes[0]) + " in " + documents.size + " documents",
          /* The own variant of each before others. */
          pictures: own.flatMap((member) => member.pictures.slice(0, 1)).concat(own.flatMap((member) => member.pictures.slice(1))),
          motions: own.flatMap((member) => member.motions), scenes: [...new Set(own.flatMap((member) => member.scenes))],
          outliers: list.filter((other) => !own.includes(other) && isOutlier(other, one)) });
      }
      return result;
    }

    /* The same property of another view of the class, with another value before or after. */
    function isOutlier(other, one) {
      const [a, b] = [other.changes[0], one.changes[0]];
      return Boolean(a) && a.kind === b.kind && a.property === b.property && (a.old === b.old || a.new === b.new) && a.view.split(
        " ")[0] === b.view.split(" ")[0];
    }
    const idsOf = (one) => (one.members || [one]).map((member) => member.id);
    const memberOf = (one, picture) => one.members && picture && one.members.find((member) => member.pictures.includes(picture)) || one;

    /* Errors first, then changes, faults in transitions, what does not show, and screens with other names. */
    const entries = [];
    (report.errors || []).forEach((error, index) => entries.push(entry({ key: "error-" + index, headline: error.message,
      document: error.document, line: error.line, kinds: ["error"], severity: "error" })));
    const causes = combined((report.items || []).map((item) => entryOf(item, item.id)));
    entries.push(...causes);
    (report.faulty || []).forEach((motion, index) => {
      const faults = motion.faults.map((fault) => ({ ...fault, motion: motion.motion }));
      const known = entries.find((one) => one.motions.some((own) => own.motion === motion.motion));
      if (known) { known.faults = known.faults.concat(faults); return; }
      entries.push(entry({ key: "fault-" + index, headline: motion.headline, document: motion.document, kinds: ["fault"],
        severity: "error", scenes: [motion.scene], faults, filmstrip: motion.filmstrip, motions: [motion] }));
    });
    (report.reported || []).forEach((item) => entries.push({ ...entryOf(item, "tree-" + item.id), id: null, accept: null,
      severity: "note" }));
    (report.renamed || []).forEach((scene) => entries.push(entry({ key: scene.id, id: scene.accept ? scene.id : null,
      accept: scene.accept || null, headline: scene.to + ": renamed, was " + scene.from, kinds: ["renamed"],
      severity: "move", words: plural(scene.goldens.length, "picture", "pictures") + ", unchanged" })));

    function phrase(change) {
      if (change.property === "view") return change.kind;
      if (!change.old && !change.new) return change.property;
      if (!change.old) return change.property + " " + change.new + " is new";
      if (!change.new) return change.property + " " + change.old + " is gone";
      return change.property + " " + change.old + " → " + change.new;
    }

    /* Object ids say little to a reader; the inspector has them. */
    const plainView = (text) => text.replace(/ \(id [^)]*\)/, "");
    const idOf = (owner) => (/\(id ([^),]*)/.exec(owner || "") || [])[1];

    const quoted = (text) => text.replace(/^"(.*)"$/s, "“$1”");

    /* A view by its title where it has one. */
    function viewName(text) {
      const title = /"([^]*)"/.exec(plainView(text));
      return title ? "“" + title[1] + "”" : plainView(text);
    }

    const sizes = { width: ["wider", "narrower"], height: ["taller", "shorter"], x: ["to the right", "to the left"],
      y: ["down", "up"] };

    /* By how much a number changed, in a word; null for anything else. */
    function measure(change) {
      const [old, now] = [Number(change.old), Number(change.new)];
      const side = /^(width|height)( constraint)?$|^[xy]$/.exec(change.property);
      if (!side || change.old === "" || change.new === "" || Number.isNaN(old) || Number.isNaN(now)) return null;
      return Math.round(Math.abs(now - old) * 100) / 100 + " " + sizes[side[1] || side[0]][now < old ? 1 : 0];
    }

    /* A change in words, and below it what a reader of the document knows it by. */
    function lead(one) {
      const change = one.changes[0];
      if (one.members) return { headline: one.headline, what: plainView(change.view).split(" ")[0] };
      if (!change || !one.headline.startsWith(change.view)) return { headline: plainView(one.headline), what: "" };
      const more = one.changes.length > 1 ? ", +" + (one.changes.length - 1) : "";
      const by = measure(change);
      if (change.property === "text" && change.old && change.new) return { headline: quoted(change.old) + " is now " + quoted(
        change.new), what: plainView(change.view).split(" ")[0] + " text" + more };
      if (by) return { headline: viewName(change.view) + (/^[xy]$/.test(change.property) ? " stands " : " is ") + by, what: phrase(
        change) + more };
      if (change.property === "view") return { headline: viewName(change.view) + " " + change.kind, what: plainView(change.view) +
          more };
      return { headline: viewName(change.view) + ", " + change.property, what: phrase(change) + more };
    }

    /* The place of a picture that one entry is about, in pixels: of the views that it changes, or else of all that differs. */
    function focusOf(entry, picture) {
      const one = memberOf(entry, picture.whole || picture);
      if (picture.alone) return picture.alone.region || null;
      const ids = new Set(one.changes.map((change) => change.id));
      const own = picture.regions.filter((region) => ids.has(idOf(region.owner)));
      const tree = report.trees && report.trees[picture.path];
      const node = own.length || !tree ? null : tree.nodes.find((node) => ids.has(node[3]));
      if (node && picture.regions.length) {
        const factor = tree.scale || 1;
        return { x: node[4] * factor, y: node[5] * factor, width: node[6] * factor, height: node[7] * factor };
      }
      const regions = own.length ? own : picture.regions;
      if (!regions.length) return null;
      const [x, y] = [Math.min(...regions.map((region) => region.x)), Math.min(...regions.map((region) => region.y))];
      return { x, y, width: Math.max(...regions.map((region) => region.x + region.width)) - x,
        height: Math.max(...regions.map((region) => region.y + region.height)) - y };
    }
    """#
}
