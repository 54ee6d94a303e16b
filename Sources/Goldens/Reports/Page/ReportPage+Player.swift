extension ReportPage {
  /// The player of transitions: frames on a time line, with what differs and what checks found.
  static let playerScript = #"""
    function player(one, now) {
      const motion = now && one.motions.find((own) => isOf(now, own));
      if (!motion) return null;
      const frames = framesOf(motion);
      const at = Math.max(0, frames.findIndex((own) => own.picture === now));
      const last = Math.max(1, motion.count - 1);
      const duration = secondsOf(motion, last) || 1;
      const left = (share) => "left:" + 100 * share + "%";
      const marks = [];
      for (let frame = 0; frame <= last; frame++) marks.push(make("span", { class: "same", style: left(frame / last) }));
      const mark = (name, share, words, action) => make("button", { class: name, style: left(share), tabindex: "-1", title: words,
        "aria-label": words, onclick: action });
      frames.forEach((own) => marks.push(mark("frame", own.picture.frame / last, "frame " + own.picture.frame + " differs", () =>
        step(own.index))));
      one.faults.filter((fault) => fault.motion === motion.motion).forEach((fault) => {
        const time = /(\d+\.\d+) s\b/.exec(fault.message);
        if (!time) return;
        const share = Math.min(1, Number(time[1]) / duration);
        marks.push(mark("fault", share, fault.check + ": " + fault.message, () => nearest(frames, share * last)));
      });
      const button = (id, sign, words, to) => make("button", { id, title: words, "aria-label": words, onclick: () => step(to.index) },
        sign);
      return make("section", { id: "player", "aria-label": "Transition" }, make("div", { class: "controls" },
          button("first", "«", "First frame (Home)", frames[0]), button("back", "◀", "Frame back (←)", frames[Math.max(0, at - 1)]),
          make("button", { id: "play", "aria-pressed": String(Boolean(state.timer)), onclick: play, title: "Play (space)" },
            state.timer ? "Pause" : "Play"),
          button("forth", "▶", "Frame forth (→)", frames[Math.min(frames.length - 1, at + 1)]),
          make("label", { class: "quiet small" }, "Speed ", make("select", { id: "speed", onchange: (event) => { state.speed = Number(
                event.target.value);
              if (state.timer) { stop();
                play(); } } }, [.1, .25, .5, 1, 2].map((speed) => make("option", { value: speed, selected: speed === state.speed },
            speed + " ×")))), make("output", { id: "time", class: "quiet small" }, timeWords(now))),
        make("input", { id: "scrub", type: "range", min: "0", max: String(frames.length - 1), value: String(at),
          "aria-label": "Frame", oninput: (event) => showFrame(frames[Number(event.target.value)].index) }),
        make("div", { id: "marks" }, marks));
    }

    /* Shows another frame without touching what the reader holds. */
    function showFrame(index) {
      state.step = index;
      const picture = current();
      const zoom = view.zoom;
      view.zoom = "whole";
      showSubject(subjectOf(state.entry, picture));
      view.zoom = zoom;
      if (byId("time")) byId("time").textContent = timeWords(picture);
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

    function framesOf(motion) {
      return (shown(state.entry) || []).map((picture, index) => ({ picture, index })).filter((own) => isOf(own.picture, motion));
    }

    function nearest(frames, frame) {
      const far = (own) => Math.abs(own.picture.frame - frame);
      step(frames.reduce((best, own) => far(own) < far(best) ? own : best).index);
    }

    function play() {
      if (state.timer) { stop();
        drawEntry(); return; }
      const now = current();
      const motion = now && state.entry.motions.find((own) => isOf(now, own));
      const frames = motion ? framesOf(motion) : [];
      if (frames.length < 2) return;
      state.timer = setInterval(() => {
        const next = (frames.findIndex((own) => own.index === state.step) + 1) % frames.length;
        showFrame(frames[next].index);
        if (byId("scrub")) byId("scrub").value = String(next);
      }, 1000 / (30 * state.speed));
      byId("play").textContent = "Pause";
      byId("play").setAttribute("aria-pressed", "true");
    }

    function stop() {
      clearInterval(state.timer);
      state.timer = null;
    }
    """#
}
