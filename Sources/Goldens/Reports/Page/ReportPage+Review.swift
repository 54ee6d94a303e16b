extension ReportPage {
  /// What is decided: kept by a server, which writes it at once, or collected into commands to copy.
  static let reviewScript = #"""
    /* By key: "accepted" or "rejected". */
    const decisions = new Map();
    /* What undo takes back, the last at the end: the keys and what they were before. */
    const undone = [];
    const decidable = () => entries.filter((one) => one.id);
    const basketKey = "basket " + location.pathname + " " + fingerprint();

    /* A report with other pictures is another one: what was collected for it is of no use. */
    function fingerprint() {
      let hash = 2166136261;
      for (const one of entries)
        for (const sign of one.key + one.pictures.map((picture) => picture.actual).join()) hash = Math.imul(hash ^ sign
          .charCodeAt(0), 16777619);
      return (hash >>> 0).toString(16);
    }

    function loadDecisions() {
      let known = report.served ? report.served.decisions : null;
      if (!report.served) try { known = JSON.parse(memory.get(basketKey) || "{}"); } catch { known = {}; }
      for (const one of decidable()) {
        const all = new Set(idsOf(one).map((id) => Object.hasOwn(known || {}, id) ? known[id] : ""));
        const [value] = all;
        if (all.size === 1 && Object.hasOwn(marks, value)) decisions.set(one.key, value);
      }
    }

    function keepDecisions() {
      if (!report.served) memory.set(basketKey, JSON.stringify(Object.fromEntries(decidable().flatMap((one) => decisions.has(one.key) ?
        idsOf(one).map((id) => [id, decisions.get(one.key)]) : []))));
    }

    /* Accepts or rejects some entries; deciding again what is decided so takes it back where it is only collected. */
    async function decide(list, what) {
      const isSame = !report.served && list.every((one) => decisions.get(one.key) === what);
      const own = list.filter((one) => one.id && (report.served ? !decisions.has(one.key) : true));
      if (!own.length) return;
      const before = own.map((one) => [one.key, decisions.get(one.key)]);
      let words = plural(own.length, "change", "changes") + " " + what;
      if (report.served) {
        const answer = await send("decide", { [what === "accepted" ? "accept" : "reject"]: own.flatMap(idsOf) });
        if (!answer) return;
        words = answer.message || words;
      } else if (isSame) words = plural(own.length, "change", "changes") + " to review again";
      for (const one of own) {
        if (isSame) decisions.delete(one.key);
        else decisions.set(one.key, what);
        showDecision(one.key, decisions.get(one.key));
      }
      undone.push(before);
      keepDecisions();
      if (list.length === 1 && !isSame && list[0] === state.entry) next();
      drawFoot();
      toast(words, "Undo", undo);
    }

    async function undo() {
      if (report.served && !await send("undo", {})) return;
      const last = undone.pop();
      if (!last) { if (report.served) location.reload();
        return; }
      for (const [key, value] of last) {
        if (value) decisions.set(key, value);
        else decisions.delete(key);
        showDecision(key, value);
      }
      keepDecisions();
      open(entries.find((one) => one.key === last[0][0]));
      drawFoot();
      toast(plural(last.length, "change", "changes") + " to review again");
    }

    async function send(what, body) {
      for (const button of byId("foot").querySelectorAll("button")) button.disabled = true;
      try {
        const answer = await fetch(what, { method: "POST", headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body) });
        const value = await answer.json();
        if (answer.ok) return value;
        toast(value.message || "That was not possible.");
      } catch { toast("The server of 'layoutshot review --serve' does not answer: nothing was done."); }
      drawFoot();
      return null;
    }

    /* The next change that is not decided, after this one and then from the first. */
    function next() {
      const all = visible();
      const at = all.indexOf(state.entry);
      const open_ = all.slice(at + 1).concat(all.slice(0, at)).find((one) => one.id && !decisions.has(one.key));
      if (open_) open(open_);
      else move(1);
    }

    /* All of one decision as one command; of nothing decided the command of what is shown. */
    function command() {
      const lines = [["accepted", "accept"], ["rejected", "reject"]].map(([what, verb]) => {
        const own = decidable().filter((one) => decisions.get(one.key) === what);
        return own.length ? commandOf(own, verb) : null;
      }).filter(Boolean);
      if (lines.length) return lines.join(" && ");
      return state.entry && state.entry.accept ? commandOf([state.entry], "accept") : "";
    }

    function commandOf(list, verb) {
      const [start, rest] = list[0].accept.split(" accept " + list[0].id);
      /* What rejects leaves golden images alone, and does not ask where they are. */
      const options = verb === "accept" ? rest : rest.replace(/ --goldens .*$/, "");
      return start + " " + verb + " " + list.flatMap(idsOf).join(" ") + options;
    }

    function copyCommand() { if (command()) copyText(command()); }

    function drawFoot() {
      const all = decidable();
      byId("foot").classList.toggle("hidden", !entries.length);
      const one = state.entry;
      const count = (what) => all.filter((own) => decisions.get(own.key) === what).length;
      const [accepted, rejected] = [count("accepted"), count("rejected")];
      const now = one && decisions.get(one.key);
      const listed = visible();
      const words = [listed.includes(one) ? listed.indexOf(one) + 1 + " of " + listed.length : "", accepted ? accepted + " accepted" :
        "", rejected ? rejected + " rejected" : "", all.length && accepted + rejected === all.length ? "all decided" : ""
      ].filter(Boolean).join(" · ");
      const isFixed = report.served && now;
      const line = report.served ? "" : command();
      byId("foot").replaceChildren(...[
        all.length ? make("button", { class: "accept", id: "accept", disabled: !one || !one.id || isFixed, "aria-pressed": String(now ===
          "accepted"), onclick: () => decide([one], "accepted") }, "Accept", make("kbd", {}, "a")) : null,
        all.length ? make("button", { id: "reject", disabled: !one || !one.id || isFixed, "aria-pressed": String(now === "rejected"),
          onclick: () => decide([one], "rejected") }, "Reject", make("kbd", {}, "r")) : null,
        make("button", { id: "next", onclick: next }, "Next", make("kbd", {}, "n")),
        all.length > 1 ? make("button", { id: "many", class: "command", title: "All that the list shows (A)", onclick: askMany },
          "All…") : null,
        undone.length || report.served && decisions.size ? make("button", { id: "undo", title: "Undo (u)", onclick: undo }, "Undo") : null,
        make("span", { class: "fill quiet" }, words),
        line ? make("code", { id: "command", class: "command", title: line }, line) : null,
        line ? make("button", { id: "copy", onclick: copyCommand, title: "Copy (c)" }, "Copy") : null,
      ].filter(Boolean));
    }

    function askMany() {
      const own = visible().filter((one) => one.id && !decisions.has(one.key));
      const box = byId("question");
      const choice = (words, what) => make("button", { class: what === "accepted" ? "accept" : "", id: "many-" + what,
        disabled: !own.length, onclick: () => { box.close();
          decide(own, what); } }, words);
      box.replaceChildren(make("h2", { id: "question-title" }, plural(own.length, "change", "changes") + " to review"), make("p", {
          class: "quiet" }, "All that the list shows" + (own.length ? ", with " + plural(new Set(own.flatMap((one) => one.pictures.map((
          picture) => picture.path))).size, "picture", "pictures") : "") + "."), make("div", { class: "choices" }, choice("Accept all",
        "accepted"), choice("Reject all", "rejected"), make("button", { onclick: () => box.close() }, "Cancel")));
      box.showModal();
    }
    """#
}
