extension ReportPage {
  /// Two pictures overlaid or side by side.
  static let viewerScript = #"""
    const modes = { side: "Side by side", slider: "Slider", onion: "Onion skin", blink: "Blink",
      difference: "Difference" };
    const zooms = [0, 1, 2, 4, 8, 16];

    function tools(picture) {
      const isPair = picture.pictures.expected && picture.pictures.actual;
      const toggle = (name, title, key) => make("button", {
        "aria-pressed": state.shows[name] ? "true" : "false",
        id: "toggle-" + name,
        title: title + " (" + key + ")",
        onclick: () => { state.shows[name] = !state.shows[name];
          drawDetail(); }
      }, title);
      return make("div", { class: "row", role: "toolbar", "aria-label": "View" },
        isPair ? Object.entries(modes).map(([mode, title], index) => make("button", {
          id: "mode-" + mode,
          "aria-pressed": state.mode === mode ? "true" : "false",
          title: title + " (" + (index + 1) + ")",
          onclick: () => setMode(mode),
        }, title)) : null,
        make("label", {}, "Zoom ", make("select", { id: "zoom", onchange: (event) => { state.zoom = Number(
                event.target.value);
              drawDetail(); } },
          zooms.map((zoom) => make("option", { value: zoom, selected: zoom === state.zoom }, zoom === 0 ?
            "fit" : zoom * 100 + " %")))),
        picture.regions.length ? toggle("regions", "Regions", "r") : null,
        (picture.unmatched || []).length ? toggle("unmatched", "Unmatched", "u") : null,
        report.trees && report.trees[picture.path] ? toggle("tree", "Tree", "t") : null);
    }

    function setMode(mode) {
      stop();
      state.mode = mode;
      if (mode === "blink") state.blink = setInterval(flip, 600);
      drawDetail();
    }

    function flip() {
      const over = document.querySelector("#stage .over");
      if (!over) return;
      const isHidden = over.style.visibility === "hidden";
      over.style.visibility = isHidden ? "visible" : "hidden";
      const caption = document.querySelector("#stage figcaption");
      if (caption) caption.textContent = isHidden ? "actual" : "expected";
    }

    function zoomBy(by) {
      const place = zooms.indexOf(state.zoom);
      setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, place + by))]);
    }

    /* What is looked at stays in the middle: at first the chosen view, or what differs. */
    function setZoom(zoom) {
      const area = byId("stage");
      const isFirst = state.zoom === 0;
      const middle = isFirst ? null : [(area.scrollLeft + area.clientWidth / 2) / area.scrollWidth,
        (area.scrollTop + area.clientHeight / 2) / area.scrollHeight];
      state.zoom = zoom;
      drawDetail();
      const now = byId("stage");
      const mark = now.querySelector(".node-box, .region");
      if (middle) {
        now.scrollLeft = middle[0] * now.scrollWidth - now.clientWidth / 2;
        now.scrollTop = middle[1] * now.scrollHeight - now.clientHeight / 2;
      } else if (mark && zoom > 0) {
        const [box, own] = [now.getBoundingClientRect(), mark.getBoundingClientRect()];
        now.scrollLeft += own.left + own.width / 2 - box.left - box.width / 2;
        now.scrollTop += own.top + own.height / 2 - box.top - box.height / 2;
      }
    }

    function image(picture, role) {
      return make("img", { src: address(picture.pictures[role]), alt: role + " picture of " + picture.scene +
          " " + picture.variant, "data-role": role, decoding: "async", draggable: "false", onload: fit });
    }

    function sheet(picture, children) {
      const box = make("div", { class: "sheet" }, children);
      if (state.shows.regions) picture.regions.forEach((region, index) => box.append(make("button", {
        class: "region",
        "data-box": [region.x, region.y, region.width, region.height].join(" "),
        tabindex: "-1",
        title: regionWords(region),
        "aria-label": "region " + (index + 1) + ": " + regionWords(region),
        onclick: () => chooseOwner(picture, region),
      })));
      if (state.shows.unmatched) nodes(picture).filter((node) => (picture.unmatched || []).includes(node.id))
        .forEach((node) =>
          box.append(make("span", { class: "lost-box", "data-points": node.frame.join(" "), title: node.name }))
          );
      const chosen = nodes(picture).find((node) => node.id === state.node);
      if (chosen) box.append(make("span", { class: "node-box", "data-points": chosen.frame.join(" ") }));
      return box;
    }

    function regionWords(region) {
      return (region.owner || "no view") + (region.kind ? ", " + region.kind : "") + ", " + plural(region
        .pixels, "pixel", "pixels");
    }

    function chooseOwner(picture, region) {
      const id = /\(id ([^)]*)\)/.exec(region.owner || "");
      state.node = id ? id[1] : null;
      drawDetail();
    }

    function viewer(entry, picture) {
      return make("div", { id: "viewer" }, make("div", { id: "stage", tabindex: "0",
      role: "group", "aria-label": "Pictures" }, stage(picture)), panel(entry, picture));
    }

    function stage(picture) {
      const pictures = picture.pictures;
      const figure = (title, child) => make("figure", {}, make("figcaption", {}, title), child);
      if (!pictures.expected && !pictures.actual) return make("p", {}, picture.reason === "tree" ?
        "No pixel differs." : "There is no picture of it.");
      if (!pictures.expected || !pictures.actual) {
        const role = pictures.actual ? "actual" : "expected";
        return figure(picture.reason === "missing" ? "new" : role, sheet(picture, image(picture, role)));
      }
      const mode = state.mode;
      if (mode === "side") return [figure("expected", sheet(picture, image(picture, "expected"))), figure(
          "actual", sheet(picture, image(picture, "actual"))),
        pictures.diff ? figure("difference", sheet(picture, image(picture, "diff"))) : null
      ];
      const over = make("div", { class: "over" }, image(picture, "actual"));
      const box = sheet(picture, [image(picture, "expected"), over]);
      box.insertBefore(over, box.children[1]);
      if (mode === "difference") {
        over.style.mixBlendMode = "difference";
        return [figure("difference of the pixels", box), pictures.diff ? figure("marked", sheet(picture, image(
          picture, "diff"))) : null];
      }
      if (mode === "blink") return figure("actual", box);
      const isSlider = mode === "slider";
      const edge = make("span", { class: "edge" });
      const apply = () => {
        if (isSlider) {
          over.style.clipPath = "inset(0 0 0 " + state.split + "%)";
          edge.style.left = state.split + "%";
        } else over.style.opacity = String(state.mix / 100);
      };
      if (isSlider) {
        box.append(edge);
        const drag = (event) => {
          if (event.buttons !== 1 && event.type !== "pointerdown") return;
          const bounds = box.getBoundingClientRect();
          state.split = Math.min(100, Math.max(0, 100 * (event.clientX - bounds.left) / bounds.width));
          byId("split").value = state.split;
          apply();
        };
        box.addEventListener("pointerdown", drag);
        box.addEventListener("pointermove", drag);
      }
      apply();
      const range = make("input", {
        id: "split",
        type: "range",
        min: "0",
        max: "100",
        step: "any",
        style: "width:100%",
        value: String(isSlider ? state.split : state.mix),
        "aria-label": isSlider ? "How much of the expected picture is seen" :
          "Opacity of the actual picture",
        oninput: (event) => { if (isSlider) state.split = Number(event.target.value);
          else state.mix = Number(event.target.value);
          apply(); }
      });
      const title = isSlider ? "expected | actual" : "expected under actual";
      return make("figure", {}, make("figcaption", {}, title), range, box);
    }

    /* Sizes of sheets, and of what lies on them, once the pictures are there. */
    function fit() {
      const area = byId("stage");
      if (!area) return;
      const picture = (shown(state.entry) || [])[state.step];
      const sheets = [...area.querySelectorAll(".sheet")];
      for (const box of sheets) {
        const img = box.querySelector("img");
        if (!img || !img.naturalWidth) continue;
        const ratio = window.devicePixelRatio || 1;
        const columns = state.mode === "side" && sheets.length > 1 && innerWidth > 760 ? sheets.length : 1;
        const room = Math.max(120, (area.clientWidth - 32) / columns - 12);
        const whole = Math.min(1, room / (img.naturalWidth / ratio), Math.max(200, innerHeight * 0.66) / (img
          .naturalHeight / ratio)) / ratio;
        const scale = state.zoom === 0 ? whole : state.zoom / ratio;
        box.style.width = img.naturalWidth * scale + "px";
        box.style.height = img.naturalHeight * scale + "px";
        box.classList.toggle("sharp", state.zoom >= 2);
        const figure = box.closest("figure");
        if (figure && box.parentElement === figure && byId("split")) figure.style.width = box.style.width;
        let lines = box.querySelector(".grid");
        if (state.zoom >= 8) {
          if (!lines) box.append(lines = make("span", { class: "grid" }));
          lines.style.backgroundSize = scale + "px " + scale + "px";
        } else if (lines) lines.remove();
        const points = picture && report.trees && report.trees[picture.path] ? img.naturalWidth / report.trees[
          picture.path].width : 1;
        for (const mark of box.querySelectorAll("[data-box], [data-points]")) {
          const factor = mark.dataset.box ? scale : scale * points;
          const [x, y, width, height] = (mark.dataset.box || mark.dataset.points).split(" ").map(Number);
          Object.assign(mark.style, { left: x * factor - 2 + "px", top: y * factor - 2 + "px", width: Math.max(
              6, width * factor + 4) + "px", height: Math.max(6, height * factor + 4) + "px" });
        }
      }
    }
    """#
}
