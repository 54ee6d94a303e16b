extension GalleryPage {
  /// A phone in the middle: what is tapped plays its transition, and the stack stands beside it.
  static let walkScript = #"""
    /* `run` counts films: one that somebody ended does nothing more. */
    const walk = { steps: [], timer: null, run: 0, showsHints: true };

    const startOf = () => data.walk.starts[here.start] || data.walk.starts[0];
    const deviceOf = () => startOf().device;
    const stepsFrom = (state) => data.walk.steps.map((step, index) => ({ ...step, index })).filter((step) => step.from === state);

    function stateOf() {
      let { state } = startOf();
      for (const index of walk.steps) state = data.walk.steps[index].to;
      return state;
    }

    /* The way from the address, as far as it is one. */
    function readWay(text) {
      let { state } = startOf();
      walk.steps = [];
      for (const part of (text || "").split(".")) {
        const step = data.walk.steps[Number(part)];
        if (part === "" || !step || step.from !== state) break;
        walk.steps.push(Number(part));
        state = step.to;
      }
    }

    function showWalk() {
      stopFilm();
      const state = data.walk.states[stateOf()];
      const area = byId("stage");
      const isPad = deviceOf().isPad;
      const edge = isPad ? 36 : deviceOf().corner ? 22 : 124;
      const isWide = area.clientWidth > 560;
      const room = [area.clientWidth - (isWide ? 330 : 40) - edge, (isWide ? area.clientHeight : Math.max(420, innerHeight * .62)) - 64 - edge];
      const scale = Math.max(.2, Math.min(room[0] / state.width, room[1] / state.height, 1.2));
      const glass = make("div", { class: "glass" }, state.picture ? make("img", { src: address(state.picture), alt: state.name + ", " + state
        .orientation, draggable: "false" }) : make("div", { class: "blank" }, state.notes[0] || "There is no picture of it."));
      Object.assign(glass.style, { width: state.width * scale + "px", height: state.height * scale + "px" });
      if (state.device) glass.append(make("img", { class: "device", src: address(state.device), alt: "", draggable: "false" }));
      const steps = stepsFrom(stateOf());
      for (const step of steps) if (step.frame) {
        const [x, y, w, h] = step.frame;
        const spot = make("button", { class: "spot", title: step.words, "aria-label": step.words, "data-step": step.index,
          onclick: () => follow(step) });
        Object.assign(spot.style, { left: x * scale + "px", top: y * scale + "px", width: w * scale + "px", height: h * scale + "px" });
        glass.append(spot);
      }
      for (const one of state.silent) {
        const spot = make("button", { class: "spot silent", title: one.words, "aria-label": one.words, onclick: () => toast(one.words) });
        const [x, y, w, h] = one.frame;
        Object.assign(spot.style, { left: x * scale + "px", top: y * scale + "px", width: w * scale + "px", height: h * scale + "px" });
        glass.append(spot);
      }
      const phone = make("div", { class: isPad ? "phone pad" : deviceOf().corner ? "phone" : "phone button" }, glass);
      const rim = isPad ? 18 : 11;
      if (deviceOf().corner) {
        glass.style.borderRadius = deviceOf().corner * scale + "px";
        phone.style.borderRadius = deviceOf().corner * scale + rim + "px";
      } else phone.classList.toggle("wide", state.width > state.height);
      const others = steps.filter((step) => !step.frame);
      const titles = state.stack;
      const beside = make("div", { class: "beside" }, data.walk.starts.length > 1 ? make("label", {}, make("span", { class: "quiet" },
          "Begins with "), startChoice()) : null,
        make("section", {}, make("h3", {}, "Stack"), make("ol", { class: "trail" }, titles.map((one) => make("li", {}, make("span", {}, one))))),
        make("section", {}, make("h3", {}, "Steps"), make("div", { class: "steps" }, others.map((step) => make("button", { "data-step": step
            .index, onclick: () => follow(step) }, wordsOf(step))), make("button", { disabled: !walk.steps.length, onclick: undo },
          "Undo"))), state.notes.length ? make("section", {}, make("h3", {}, "What the documents do not say"), state.notes.map((one) => make("p", { class: "note" },
          one))) : null, state.isFollowed ? null : make("p", { class: "note" },
          "The gallery does not follow the walk beyond this state."), lastNotes(), make("section", { class: "recorded" }, make("h3", {}, plural(walk.steps.length, "step", "steps") +
          " so far"), walk.steps.length ? [make("code", {}, walk.steps.map((one) => data.walk.steps[one].words).join(", ")), make("div", { class: "steps" },
          make("button", { onclick: saveWalk }, "Save as .flow.json"), make("button", { onclick: restart }, "Start again"))] : make("p", { class: "quiet" },
          "Tap what is outlined; r rotates, Backspace takes a step back.")));
      area.replaceChildren(make("div", { class: walk.showsHints ? "walk hints" : "walk" }, phone, beside));
      byId("found").textContent = state.name + ", " + state.orientation;
    }

    function startChoice() {
      return make("select", { id: "walk-start", onchange: (event) => choose({ start: Number(event.target.value) }) }, data.walk.starts.map((one, index) => make("option", { value: index,
        selected: index === here.start }, one.name)));
    }

    const wordsOf = (step) => step.words.replace(/^rotate (portrait|landscape)$/, "Rotate to $1").replace(/^segue /, "Segue ").replace(/^back$/,
      "Back").replace(/^dismiss$/, "Dismiss").replace(/^tap /, "Tap ").replace(/^select /, "Tab ").replace(/^state initial$/, "Initial state").replace(/^state /, "State ");

    function lastNotes() {
      const last = data.walk.steps[walk.steps[walk.steps.length - 1]];
      return last && last.notes.length ? make("section", {}, make("h3", {}, "About this step"), last.notes.map((one) => make("p", { class: "note" },
        one))) : null;
    }

    function follow(step) {
      stopFilm();
      const { run } = walk;
      playFilm(step, run, () => { if (run !== walk.run || here.view !== "walk" || step.from !== stateOf()) return;
        walk.steps.push(step.index);
        choose({}); const next = document.querySelector("#stage .spot, #stage .steps button");
        if (next && document.activeElement === document.body) next.focus({ preventScroll: true }); });
    }

    function undo() { walk.steps.pop();
      choose({}); }
    function restart() { walk.steps = [];
      choose({}); }

    /* The frames over the screen, each for its time; without any the next screen is there at once. */
    function playFilm(step, run, done) {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const glass = document.querySelector("#stage .glass");
      if (!step.frames || isStill || !glass) return done();
      const images = step.frames.map((file) => { const one = new Image();
        one.src = address(file);
        return one; });
      const begin = () => {
        if (run !== walk.run) return;
        glass.classList.add("playing");
        const film = make("img", { class: "film", alt: "" });
        let index = 0;
        const next = () => {
          if (index === images.length) { walk.timer = null;
            return done(); }
          film.src = images[index].src;
          if (index === 0) placeFilm(glass, film, images[0]);
          walk.timer = setTimeout(next, step.delays[index]);
          index += 1;
        };
        next();
      };
      Promise.all(images.map((one) => one.decode().catch(() => null))).then(begin);
    }

    /* A rotation happens on a square around the phone, which is not seen meanwhile; nothing else moves. */
    function placeFilm(glass, film, image) {
      const shape = image.naturalWidth / image.naturalHeight;
      if (Math.abs(shape - glass.clientWidth / glass.clientHeight) < .02) return glass.insertBefore(film, glass.querySelector(".device"));
      const side = Math.max(glass.clientWidth, glass.clientHeight);
      const phone = glass.parentElement;
      Object.assign(film.style, { inset: "auto", left: "50%", top: "50%", width: side * Math.min(1, shape) + "px", height: side / Math.max(1,
        shape) + "px", transform: "translate(-50%, -50%)" });
      phone.classList.add("turning");
      phone.append(film);
    }

    function stopFilm() { walk.run += 1;
      clearTimeout(walk.timer);
      walk.timer = null; }

    function turn() {
      const step = stepsFrom(stateOf()).find((one) => /^rotate/.test(one.words));
      if (step) follow(step);
      else toast("This screen does not rotate.");
    }

    /* A script that 'layoutshot flow' plays. */
    function scriptOf() {
      const start = startOf();
      const first = data.walk.states[start.state];
      const steps = walk.steps.map((one) => data.walk.steps[one].step);
      if (start.script) return { ...start.script, steps };
      return { documents: data.documents.filter((one) => !one.isBroken).map((one) => one.path).filter((path) => /\.(storyboard|xib|scene\.json)$/i.test(path)), start: start.controller,
        orientation: first.orientation, device: deviceOf().name, steps };
    }

    function saveWalk() {
      const text = JSON.stringify(scriptOf(), null, 2) + "\n";
      const link = make("a", { href: "data:application/json;charset=utf-8," + encodeURIComponent(text), download: "walk.flow.json" });
      document.body.append(link);
      link.click();
      link.remove();
    }
    """#
}
