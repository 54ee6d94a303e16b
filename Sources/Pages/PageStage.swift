/// The middle of a page: one picture, or two of them against each other, as large as fits and centered on what changed.
package enum PageStage {
  /// The ways to look at two pictures, and the state of the stage.
  package static let script = #"""
    const modes = { actual: "Actual", slider: "Slider", onion: "Onion", blink: "Blink", side: "Side by side",
      difference: "Difference" };
    const zooms = [.25, .5, 1, 2, 4, 8, 16];
    /* Zoom: "focus" shows the change at a sixth of the stage at least, "whole" all of the picture; else a factor. */
    const view = { mode: "slider", zoom: "focus", split: null, mix: 50, outlines: true, blink: null, subject: null };

    /* What is on the stage: { before, after, marked: addresses, regions, focus, chosen, points, words }. */
    function showSubject(subject) {
      stopBlink();
      if (!view.subject || view.subject.key !== subject.key) { view.split = null;
        if (typeof view.zoom === "number") view.zoom = "focus"; }
      view.subject = subject;
      if (view.mode === "blink" && subject.before && subject.after) startBlink();
      redrawStage(true);
    }

    const isPair = () => view.subject && view.subject.before && view.subject.after;

    function redrawStage(isNew) {
      const area = byId("stage");
      area.replaceChildren(make("div", { class: "board" }, board()));
      fit(isNew);
    }

    function board() {
      const subject = view.subject;
      const figure = (title, ...children) => make("figure", {}, children, make("figcaption", {}, title));
      if (!subject.before && !subject.after) return make("p", { class: "empty" }, subject.empty || "There is no picture of it.");
      if (!isPair()) {
        const [source, role] = subject.after ? [subject.after, subject.role || "actual"] : [subject.before, "expected"];
        return figure(captionOf(role), sheet([image(source, role)]));
      }
      const [before, after] = [image(subject.before, "expected"), image(subject.after, "actual")];
      if (view.mode === "side") return [figure(roleOf("expected"), sheet([before])), figure(captionOf("actual"), sheet([after]))];
      if (view.mode === "actual") return figure(captionOf("actual"), sheet([after]));
      const over = make("div", { class: "over" }, after);
      const box = sheet([before, over]);
      if (view.mode === "difference") {
        over.style.mixBlendMode = "difference";
        return [figure("difference of the pixels", box),
          subject.marked ? figure("marked", sheet([image(subject.marked, "difference")], true)) : null];
      }
      if (view.mode === "blink") return figure(roleOf("actual"), box);
      if (view.mode === "slider") return figure(captionOf("expected", "actual"), box, slider(box, over));
      const apply = () => { over.style.opacity = String(view.mix / 100); };
      apply();
      return figure(roleOf("expected") + " under " + roleOf("actual"), box, range("Opacity of the actual picture", view.mix, (value) => { view.mix =
          value;
        apply(); }));
    }

    /* What the two pictures are called: a subject may have other names for them. */
    const roleOf = (role) => (view.subject.roles || {})[role] || role;
    const captionOf = (...roles) => roles.map(roleOf).join(" · ") + (view.subject.words ? "  —  " + view.subject.words : "");

    function range(label, value, change, name) {
      return make("input", { id: "split", type: "range", min: "0", max: "100", step: "any", value: String(value),
        class: name || "", "aria-label": label, oninput: (event) => change(Number(event.target.value)) });
    }

    /* The edge starts at the change; it follows the pointer, and keys. */
    function slider(box, over) {
      const knob = make("span", { class: "knob", "aria-hidden": "true" }, "‹ ›");
      const edge = make("span", { class: "edge" }, knob);
      box.append(edge);
      const apply = () => {
        over.style.clipPath = "inset(0 0 0 " + view.split + "%)";
        edge.style.left = view.split + "%";
      };
      const set = (value) => { view.split = Math.min(100, Math.max(0, value));
        field.value = view.split;
        apply(); };
      const field = range("How much of the expected picture is seen", 50, set, "unseen");
      const drag = (event) => {
        if (event.type === "pointermove" && event.buttons !== 1) return;
        if (event.type === "pointerdown") box.setPointerCapture(event.pointerId);
        const bounds = box.getBoundingClientRect();
        set(100 * (event.clientX - bounds.left) / bounds.width);
      };
      box.classList.add("sliding");
      box.addEventListener("pointerdown", drag);
      box.addEventListener("pointermove", drag);
      box.startSlider = (width, height) => {
        const focus = view.subject.focus;
        if (view.split === null) view.split = focus ? 100 * (focus.x + focus.width / 2) / width : 50;
        knob.style.top = (focus ? Math.min(96, Math.max(4, 100 * (focus.y + focus.height / 2) / height)) : 50) + "%";
        set(view.split);
      };
      return field;
    }

    /* A source is an address, or a picture that is loaded already. */
    function image(source, role) {
      if (source instanceof HTMLImageElement) {
        source.dataset.role = role;
        source.onload = () => fit(true);
        return source;
      }
      return make("img", { src: source, alt: roleOf(role) + " picture of " + (view.subject.alt || ""), "data-role": role,
        decoding: "sync", draggable: "false", onload: () => fit(true) });
    }

    function sheet(children, isBare) {
      const box = make("div", { class: "sheet" }, children);
      if (isBare) return box;
      if (view.outlines) (view.subject.regions || []).forEach((region, index) => box.append(make("button", {
        class: region.isOther ? "region other" : "region",
        "data-box": [region.x, region.y, region.width, region.height].join(" "),
        tabindex: "-1",
        title: region.title || "",
        "aria-label": "region " + (index + 1) + ": " + (region.title || ""),
        onclick: () => region.choose && region.choose(),
      })));
      for (const mark of view.subject.marks || []) box.append(make("span", { class: mark.name, "data-points": mark.frame
          .join(" "), title: mark.title || "" }));
      return box;
    }
    """#

  /// Zoom, and the sizes of pictures and of what lies on them.
  package static let fitScript = #"""
    function modeBar() {
      return make("div", { class: "segments", role: "group", "aria-label": "Mode" }, Object.entries(modes).map(([
        mode, title
      ], index) => make("button", { id: "mode-" + mode, "aria-pressed": view.mode === mode ? "true" : "false",
        title: title + " (" + (index + 1) + ")", onclick: () => setMode(mode) }, title)));
    }

    function setMode(mode) {
      stopBlink();
      view.mode = mode;
      for (const name of Object.keys(modes)) {
        const button = byId("mode-" + name);
        if (button) button.setAttribute("aria-pressed", String(name === mode));
      }
      if (!view.subject) return;
      if (mode === "blink" && isPair()) startBlink();
      redrawStage(true);
      dispatchEvent(new Event("modechange"));
    }

    function startBlink() { view.blink = setInterval(flip, 600); }
    function stopBlink() { clearInterval(view.blink);
      view.blink = null; }
    function toggleBlink() { if (view.blink) stopBlink();
      else startBlink(); }

    function flip() {
      const over = document.querySelector("#stage .over");
      if (!over) return;
      const isHidden = over.style.visibility === "hidden";
      over.style.visibility = isHidden ? "visible" : "hidden";
      document.querySelector("#stage figcaption").textContent = roleOf(isHidden ? "actual" : "expected");
    }

    function nudge(by) {
      const field = byId("split");
      if (!field) return;
      field.value = Number(field.value) + by;
      field.dispatchEvent(new Event("input"));
    }

    function setZoom(zoom) { view.zoom = zoom;
      if (view.subject) fit(typeof zoom !== "number"); }

    function zoomBy(by) {
      const now = view.scale * (window.devicePixelRatio || 1);
      const next = by > 0 ? zooms.find((zoom) => zoom > now * 1.01) : zooms.findLast((zoom) => zoom < now * .99);
      if (next) setZoom(next);
    }

    /* What is looked at stays in the middle; what is new there starts at its change. */
    function fit(isNew) {
      const area = byId("stage");
      const sheets = [...area.querySelectorAll(".sheet")];
      const images = sheets.flatMap((box) => [...box.querySelectorAll("img")]).filter((one) => one.naturalWidth);
      if (!images.length) return;
      const middle = [(area.scrollLeft + area.clientWidth / 2) / area.scrollWidth,
        (area.scrollTop + area.clientHeight / 2) / area.scrollHeight];
      const [width, height] = ["naturalWidth", "naturalHeight"].map((side) => Math.max(...images.map((one) => one[side])));
      const room = [area.clientWidth / (isNarrow() ? 1 : sheets.length) - (isNarrow() ? 24 : 64), area.clientHeight - 76];
      const whole = Math.max(.02, Math.min(room[0] / width, room[1] / height, 2));
      const focus = view.subject.focus;
      let scale = whole;
      if (view.zoom === "focus" && focus) {
        const sixth = Math.min(area.clientWidth / 6 / Math.max(1, focus.width), area.clientHeight / 6 / Math.max(1, focus.height));
        scale = Math.max(whole, Math.min(sixth, 2));
      } else if (typeof view.zoom === "number") scale = view.zoom / (window.devicePixelRatio || 1);
      view.scale = scale;
      for (const box of sheets) lay(box, scale, width, height);
      const percent = byId("zoom");
      if (percent) percent.textContent = Math.round(scale * (window.devicePixelRatio || 1) * 100) + " %";
      const [left, top] = isNew && focus ? place(area, sheets[sheets.length - 1], focus, scale) : [middle[0] * area
        .scrollWidth, middle[1] * area.scrollHeight
      ];
      area.scrollLeft = left - area.clientWidth / 2;
      area.scrollTop = top - area.clientHeight / 2;
    }

    function place(area, box, focus, scale) {
      const [own, outer] = [box.getBoundingClientRect(), area.getBoundingClientRect()];
      return [own.left - outer.left + area.scrollLeft + (focus.x + focus.width / 2) * scale,
        own.top - outer.top + area.scrollTop + (focus.y + focus.height / 2) * scale
      ];
    }

    function lay(box, scale, width, height) {
      const own = [...box.querySelectorAll("img")].filter((one) => one.naturalWidth);
      for (const one of own) Object.assign(one.style, { width: one.naturalWidth * scale + "px", height: one.naturalHeight *
          scale + "px" });
      const size = ["naturalWidth", "naturalHeight"].map((side) => Math.max(1, ...own.map((one) => one[side])));
      Object.assign(box.style, { width: size[0] * scale + "px", height: size[1] * scale + "px" });
      box.classList.toggle("sharp", scale >= 2);
      if (box.startSlider && own.length === 2) box.startSlider(size[0], size[1]);
      let lines = box.querySelector(".grid");
      if (scale >= 8 && !lines) box.append(lines = make("span", { class: "grid" }));
      if (lines) { lines.classList.toggle("hidden", scale < 8);
        lines.style.backgroundSize = scale + "px " + scale + "px"; }
      const points = view.subject.points ? size[0] / view.subject.points : 1;
      for (const mark of box.querySelectorAll("[data-box], [data-points]")) {
        const factor = mark.dataset.box ? scale : scale * points;
        const [x, y, w, h] = (mark.dataset.box || mark.dataset.points).split(" ").map(Number);
        Object.assign(mark.style, { left: x * factor - 3 + "px", top: y * factor - 3 + "px", width: Math.max(8, w *
            factor + 6) + "px", height: Math.max(8, h * factor + 6) + "px" });
      }
    }

    function startStage() {
      const area = byId("stage");
      addEventListener("resize", () => { if (view.subject) fit(); });
      area.addEventListener("wheel", (event) => {
        if (!event.ctrlKey || !view.subject) return;
        event.preventDefault();
        setZoom(Math.min(16, Math.max(.05, view.scale * (window.devicePixelRatio || 1) * Math.exp(-event.deltaY / 200))));
      }, { passive: false });
      let held = null;
      area.addEventListener("pointerdown", (event) => {
        if (event.pointerType === "mouse" && !event.target.closest(".sliding, input, .region")) held = [event.clientX + area
          .scrollLeft, event.clientY + area.scrollTop
        ];
      });
      addEventListener("pointermove", (event) => {
        if (!held || event.buttons !== 1) { held = null; return; }
        [area.scrollLeft, area.scrollTop] = [held[0] - event.clientX, held[1] - event.clientY];
      });
    }
    """#
}
