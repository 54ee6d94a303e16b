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
        acceptance(entry), faultList(entry), player(entry, pictures), variants(entry, pictures),
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
      if (!entry.faults || entry.faults.length === 0) return null;
      return make("section", { "aria-label": "Faults" }, make("h3", {}, "Faults on the way"), make(
        "ul", { class: "changes" },
        entry.faults.slice(0, 40).map((fault) => make("li", {}, make("span", { class: "badge error" }, fault
            .check), fault.message +
          (fault.line > 0 ? " (line " + fault.line + ")" : "")))));
    }

    function variants(entry, pictures) {
      const stills = pictures.filter((picture) => picture.frame === null);
      if (stills.length < 2) return null;
      const scenes = new Set(stills.map((picture) => picture.scene));
      return make("div", { class: "row", role: "tablist", "aria-label": "Pictures" }, pictures.map((picture,
          index) =>
        picture.frame === null ? make("button", {
          role: "tab",
          "aria-selected": index === state.step ? "true" : "false",
          tabindex: index === state.step ? "0" : "-1",
          onclick: () => step(index),
        }, (scenes.size > 1 ? picture.scene + " " : "") + (picture.variant || picture.path)) : null));
    }

    function step(index) {
      const pictures = shown(state.entry) || [];
      if (pictures.length === 0) return;
      state.step = Math.min(pictures.length - 1, Math.max(0, index));
      history.replaceState(null, "", "#" + encodeURIComponent(state.entry.key) + (state.step ? "/" + state
        .step : ""));
      const held = document.activeElement && document.activeElement.id;
      const scroll = byId("stage") ? [byId("stage").scrollLeft, byId("stage").scrollTop] : [0, 0];
      drawDetail();
      if (held && byId(held)) byId(held).focus();
      if (byId("stage"))[byId("stage").scrollLeft, byId("stage").scrollTop] = scroll;
    }

    /* The player: frames of a motion on a time line, with what differs and what checks found. */
    function motionOf(entry, pictures) {
      const motion = entry.motions.find((own) => own.count);
      return motion && pictures.some((picture) => picture.frame !== null) ? motion : null;
    }

    function player(entry, pictures) {
      const motion = motionOf(entry, pictures);
      if (!motion) return null;
      const frames = pictures.map((picture, index) => ({ picture, index })).filter((own) => own.picture
        .frame !== null);
      const now = pictures[state.step];
      const at = Math.max(0, frames.findIndex((own) => own.picture === now));
      const last = Math.max(1, motion.count - 1);
      const seconds = (frame) => motion.to !== null && motion.from !== null && frames.length > 1 ?
        motion.from + (motion.to - motion.from) * (frame - frames[0].picture.frame) / Math.max(1, frames[frames
          .length - 1].picture.frame - frames[0].picture.frame) : motion.from || 0;
      const duration = seconds(last) || 1;
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
      entry.faults.forEach((fault) => {
        const time = /(\d+\.\d+) s/.exec(fault.message);
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
          make("output", { id: "time" }, "frame " + (now && now.frame !== null ? now.frame : 0) + " of " +
            motion.count + ", " + seconds(now && now.frame !== null ? now.frame : 0).toFixed(3) + " s" +
            (motion.recorded && motion.recorded !== motion.count ? "; " + motion.recorded + " recorded" : ""))
          ),
        make("input", {
          id: "scrub",
          type: "range",
          min: "0",
          max: String(frames.length - 1),
          value: String(at),
          "aria-label": "Frame",
          oninput: (event) => step(frames[Number(event.target.value)].index)
        }),
        make("div", { id: "marks" }, marks));
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
      const frames = pictures.map((picture, index) => ({ picture, index })).filter((own) => own.picture
        .frame !== null);
      if (frames.length < 2) return;
      state.timer = setInterval(() => {
        const at = frames.findIndex((own) => own.index === state.step);
        step(frames[(at + 1) % frames.length].index);
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
