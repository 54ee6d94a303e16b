extension ReportPage {
  /// One change with its pictures, and the player of transitions.
  static let detailScript = #"""
    function drawDetail() {
      const entry = state.entry;
      const pictures = shown(entry) || [];
      state.step = Math.min(state.step, Math.max(0, pictures.length - 1));
      const picture = pictures[state.step];
      const changes = entry.changes.slice(1, 40).map((change) => make("li", {}, change.view + ": " + phrase(
        change) + lineOf(change)));
      const effects = picture ? picture.changes.filter((change) => !entry.changes.some((own) => own.id ===
        change.id && own.property === change.property)).slice(0, 8) : [];
      const parts = [
        make("p", { class: "row" }, badges(entry), make("code", {}, entry.place)), make(
        "h2", { id: "headline" }, entry.headline),
        changes.length ? make("ul", { class: "changes" }, changes) : null,
        effects.length ? make("details", {}, make("summary", {}, "What follows in this picture"),
          make("ul", { class: "changes" }, effects.map((change) => make("li", {}, change.view + ": " + phrase(
            change))))) : null,
        acceptance(entry), faultList(entry), variants(entry, pictures), player(entry, pictures),
      ];
      if (picture) parts.push(tools(picture), viewer(entry, picture));
      else if (entry.filmstrip) parts.push(make("img", { src: address(entry.filmstrip), loading: "lazy",
        style: "max-width:100%", alt: "Frames with faults" }));
      byId("detail").replaceChildren(...parts.filter(Boolean));
      fit();
    }

    function phrase(change) {
      if (change.property === "view") return change.kind;
      if (!change.old && !change.new) return change.property;
      if (!change.old) return change.property + " " + change.new + " is new";
      if (!change.new) return change.property + " " + change.old + " is gone";
      return change.property + " " + change.old + " → " + change.new;
    }
    const lineOf = (change) => change.line > 0 ? " (line " + change.line + ")" : change.oldLine > 0 ?
      " (line " + change.oldLine + " before)" : "";

    function acceptance(entry) {
      if (!entry.accept) return null;
      return make("div", { class: "accept" }, make("code", { id: "accept" }, entry.accept),
        make("button", { id: "copy", onclick: copy, title: "Copy (c)" }, "Copy command"));
    }

    function copy() {
      const code = byId("accept");
      if (!code) return;
      const done = () => toast("Copied: " + code.textContent);
      const select = () => {
        const range = document.createRange();
        range.selectNodeContents(code);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        toast(document.execCommand("copy") ? "Copied: " + code.textContent :
          "Selected; copy it with the keys of your system");
      };
      if (navigator.clipboard && window.isSecureContext) navigator.clipboard.writeText(code.textContent).then(
        done, select);
      else select();
    }

    function toast(text) {
      const box = byId("toast");
      box.textContent = text;
      box.classList.remove("hidden");
      clearTimeout(toast.timer);
      toast.timer = setTimeout(() => box.classList.add("hidden"), 2500);
    }

    function faultList(entry) {
      const known = new Set();
      const faults = entry.faults.filter((fault) => !known.has(fault.message) && known.add(fault.message));
      if (faults.length === 0) return null;
      return make("details", { id: "faults", open: entry.pictures.length === 0 },
        make("summary", {}, faults.every((fault) => fault.check === "expect") ?
          plural(faults.length, "failed expectation", "failed expectations") :
          plural(faults.length, "fault", "faults") + " in the transition"),
        make("ul", { class: "changes" }, faults.slice(0, 60).map((fault) => make("li", {},
          make("span", { class: "badge error" }, fault.check),
          fault.message + (fault.line > 0 ? " (line " + fault.line + ")" : "")))));
    }

    function variants(entry, pictures) {
      const stills = pictures.filter((picture) => picture.frame === null);
      const scenes = new Set(stills.map((picture) => picture.scene));
      const now = pictures[state.step];
      const tab = (words, index, isChosen) => make("button", {
        role: "tab",
        "aria-selected": isChosen ? "true" : "false",
        tabindex: isChosen ? "0" : "-1",
        onclick: () => { stop(); step(index); },
      }, words);
      const tabs = stills.map((picture) => tab((scenes.size > 1 ? picture.scene + " " : "") +
        (picture.variant || picture.path), pictures.indexOf(picture), picture === now));
      for (const motion of entry.motions) {
        const index = pictures.findIndex((picture) => isOf(picture, motion));
        if (index >= 0) tabs.push(tab("▶ " + motion.words, index, now && isOf(now, motion)));
      }
      if (tabs.length < 2) return null;
      return make("div", { class: "row", role: "tablist", "aria-label": "Pictures" }, tabs);
    }

    function step(index, isQuick) {
      const pictures = shown(state.entry) || [];
      if (pictures.length === 0) return;
      state.step = Math.min(pictures.length - 1, Math.max(0, index));
      history.replaceState(null, "", "#" + encodeURIComponent(state.entry.key) + (state.step ? "/" + state
        .step : ""));
      if (isQuick && byId("viewer") && byId("time")) return showFrame(pictures[state.step]);
      const held = document.activeElement && document.activeElement.id;
      const scroll = byId("stage") ? [byId("stage").scrollLeft, byId("stage").scrollTop] : [0, 0];
      drawDetail();
      if (held && byId(held)) byId(held).focus();
      if (byId("stage"))[byId("stage").scrollLeft, byId("stage").scrollTop] = scroll;
    }

    /* The player: frames of a motion on a time line, with what differs and what checks found. */
    function player(entry, pictures) {
      const now = pictures[state.step];
      const motion = now && entry.motions.find((own) => isOf(now, own));
      if (!motion) return null;
      const frames = framesOf(motion, pictures);
      const at = Math.max(0, frames.findIndex((own) => own.picture === now));
      const last = Math.max(1, motion.count - 1);
      const duration = secondsOf(motion, last) || 1;
      const marks = [];
      for (let frame = 0; frame <= last; frame++) marks.push(make("span", { class: "same", style: "left:" +
          100 * frame / last + "%" }));
      frames.forEach((own) => marks.push(make("button", {
        style: "left:" + 100 * own.picture.frame / last + "%",
        tabindex: "-1",
        title: "frame " + own.picture.frame + " differs",
        "aria-label": "frame " + own.picture.frame + " differs",
        onclick: () => step(own.index),
      })));
      entry.faults.filter((fault) => fault.motion === motion.motion).forEach((fault) => {
        const time = /(\d+\.\d+) s\b/.exec(fault.message);
        if (!time) return;
        const place = Math.min(1, Number(time[1]) / duration);
        marks.push(make("button", {
          class: "fault",
          style: "left:" + 100 * place + "%",
          tabindex: "-1",
          title: fault.check + ": " + fault.message,
          "aria-label": fault.check + ": " + fault.message,
          onclick: () => nearest(frames, place * last),
        }));
      });
      return make("section", { id: "player", "aria-label": "Transition" }, make("strong", {}, motion.words),
        make("div", { class: "row" },
          make("button", { id: "first", onclick: () => step(frames[0].index), title: "First (Home)" }, "⏮",
            make("span", { class: "unseen" }, "first frame")),
          make("button", { id: "back", onclick: () => step(frames[Math.max(0, at - 1)].index),
            title: "Back (←)" }, "◀", make("span", { class: "unseen" }, "frame back")),
          make("button", { id: "play", "aria-pressed": state.timer ? "true" : "false", onclick: play,
            title: "Play (space)" }, state.timer ? "Pause" : "Play"),
          make("button", { id: "forth", onclick: () => step(frames[Math.min(frames.length - 1, at + 1)]
              .index), title: "Forth (→)" }, "▶", make("span", { class: "unseen" }, "frame forth")),
          make("label", {}, "Speed ", make("select", { id: "speed", onchange: (event) => { state.speed =
                  Number(event.target.value); if (state.timer) { stop();
                  play(); } } },
            [0.1, 0.25, 0.5, 1, 2].map((speed) => make("option", { value: speed, selected: speed === state
                .speed }, speed + " ×")))),
          make("output", { id: "time" }, timeWords(now))),
        make("input", {
          id: "scrub",
          type: "range",
          min: "0",
          max: String(frames.length - 1),
          value: String(at),
          "aria-label": "Frame",
          oninput: (event) => step(frames[Number(event.target.value)].index, true)
        }),
        make("div", { id: "marks" }, marks));
    }

    /* Shows another frame without touching what the user holds. */
    function showFrame(picture) {
      byId("viewer").replaceWith(viewer(state.entry, picture));
      byId("time").textContent = timeWords(picture);
      fit();
    }

    function timeWords(picture) {
      const motion = state.entry.motions.find((own) => isOf(picture, own));
      return "frame " + picture.frame + " of " + motion.count + ", " + secondsOf(motion, picture.frame).toFixed(3) + " s" +
        (motion.recorded && motion.recorded !== motion.count ? "; " + motion.recorded + " recorded" : "");
    }

    function secondsOf(motion, frame) {
      const [start, end] = [Math.min(...motion.frames), Math.max(...motion.frames)];
      const pace = motion.to !== null && end > start ? (motion.to - motion.from) / (end - start) : 1 / 30;
      return (motion.from || 0) + pace * (frame - start);
    }

    function framesOf(motion, pictures) {
      return pictures.map((picture, index) => ({ picture, index })).filter((own) => isOf(own.picture, motion));
    }

    function nearest(frames, frame) {
      let best = frames[0];
      for (const own of frames)
        if (Math.abs(own.picture.frame - frame) < Math.abs(best.picture.frame - frame)) best = own;
      step(best.index);
    }

    function play() {
      if (state.timer) { stop();
        drawDetail(); return; }
      const pictures = shown(state.entry) || [];
      const now = pictures[state.step];
      const motion = now && state.entry.motions.find((own) => isOf(now, own));
      const frames = motion ? framesOf(motion, pictures) : [];
      if (frames.length < 2) return;
      state.timer = setInterval(() => {
        const at = frames.findIndex((own) => own.index === state.step);
        step(frames[(at + 1) % frames.length].index, true);
        if (byId("scrub")) byId("scrub").value = String((at + 1) % frames.length);
      }, 1000 / (30 * state.speed));
      drawDetail();
    }

    function stop() {
      clearInterval(state.timer);
      clearInterval(state.blink);
      state.timer = state.blink = null;
    }
    """#
}
