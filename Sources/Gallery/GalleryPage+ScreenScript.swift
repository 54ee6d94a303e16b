extension GalleryPage {
  /// The views of documents, which are loaded when somebody looks at one.
  static let detailsScript = #"""
    const details = new Map();
    const awaited = new Map();

    window.layoutshotDetails = (document, value) => {
      details.set(document, value);
      const done = awaited.get(document);
      if (done) done.resolve(value);
    };

    function loadDetails(document) {
      if (details.has(document)) return Promise.resolve(details.get(document));
      if (!awaited.has(document)) {
        const own = {};
        own.promise = new Promise((resolve) => { own.resolve = resolve; });
        awaited.set(document, own);
        const script = make("script", { src: "details/" + document + ".js" + (data.state ? "?" + data.state : "") });
        script.onerror = () => own.resolve([]);
        window.document.head.append(script);
      }
      return awaited.get(document).promise;
    }

    /* What a variant shows, if it is loaded: views, constraints, marks, and what VoiceOver finds. */
    function layoutOf(screen, variant) {
      const own = data.screens[screen];
      return ((details.get(own.document) || [])[own.place] || [])[variant];
    }

    const phraseOf = (view) => view.class + (view.title || view.text ? " “" + (view.title || view.text).slice(0, 60) + "”" : "");
    """#

  /// A screen in its variants, the view under the pointer, and what lies on it.
  static let screenScript = #"""
    const layers = { issues: "Issues", voice: "VoiceOver", taps: "Small targets", all: "All views" };

    function wordsOfVariant(screen, variant) {
      const own = screen.variants[variant];
      return (hasDevices(screen) && own.device ? own.device + " " : "") + own.traits;
    }
    const hasDevices = (screen) => new Set(screen.variants.map((one) => one.device)).size > 1;

    function showScreen() {
      const screen = data.screens[here.screen];
      const variant = screen.variants[here.variant] || screen.variants[0];
      const other = screen.variants[here.against];
      const isPairOf = Boolean(other) && other !== variant;
      showSubject({
        key: here.screen + " " + here.variant + " " + here.against, before: isPairOf ? address(other.file) : null,
        after: address(variant.file), points: variant.points, alt: screen.name,
        role: wordsOfVariant(screen, screen.variants.indexOf(variant)),
        roles: isPairOf ? { expected: wordsOfVariant(screen, here.against), actual: wordsOfVariant(screen, here.variant) } : {},
        marks: marksOf(),
      });
      byId("under").replaceChildren(matrix(screen.variants.map((one, index) => ({ key: String(index), device: one.device || "",
        traits: one.traits, state: "differs" })), String(here.variant), (key) => choose({ variant: Number(key) })));
      loadDetails(screen.document).then(() => { if (here.view === "screen" && data.screens[here.screen] === screen) {
          view.subject.marks = marksOf();
          refreshMarks();
          drawFacts();
        } });
    }

    function marksOf() {
      const layout = layoutOf(here.screen, here.variant);
      if (!layout || here.view !== "screen") return [];
      const marks = [];
      if (here.layers.has("all")) for (const one of layout.views) if (!one.isHidden) marks.push({ name: "view-box", frame: one.frame });
      if (here.layers.has("issues")) for (const one of layout.marks) marks.push({ name: "issue-box", frame: one.frame, title: one.words });
      if (here.layers.has("voice")) for (const one of layout.accessibility) marks.push({ name: one.isUnlabeled ? "voice-box faulty" :
          "voice-box", frame: one.frame, title: one.words });
      if (here.layers.has("taps")) for (const one of smallTargets(layout)) marks.push({ name: "tap-box", frame: one.frame, title:
          phraseOf(one) });
      const chosen = layout.views.find((one) => one.id === here.node);
      if (chosen) marks.push({ name: "view-box chosen", frame: chosen.frame });
      return marks;
    }

    const controls = /^UI(Button|Switch|Slider|Stepper|SegmentedControl|TextField|DatePicker|PageControl)$/;
    const smallTargets = (layout) => layout.views.filter((one) => !one.isHidden && controls.test(one.class) && (one.frame[2] < 44 || one
      .frame[3] < 44));

    /* Only the boxes are made anew; the picture stays as it is. */
    function refreshMarks() {
      const boxes = [...document.querySelectorAll("#stage .sheet")];
      const box = boxes[boxes.length - 1];
      if (!box) return;
      for (const old of box.querySelectorAll(".view-box, .issue-box, .voice-box, .tap-box")) old.remove();
      for (const mark of marksOf()) box.append(make("span", { class: mark.name, "data-points": mark.frame.join(" "), title: mark
          .title || "" }));
      box.append(make("span", { class: "view-box under hidden" }));
      box.classList.add("looking");
      fit();
    }

    /* The innermost view under the pointer: of several the one that is drawn last. */
    function viewUnder(event) {
      const boxes = [...document.querySelectorAll("#stage .sheet")];
      const box = boxes[boxes.length - 1];
      const layout = layoutOf(here.screen, here.variant);
      if (!box || !layout || !box.contains(event.target)) return null;
      const bounds = box.getBoundingClientRect();
      const scale = data.screens[here.screen].variants[here.variant].points / bounds.width;
      const [x, y] = [(event.clientX - bounds.left) * scale, (event.clientY - bounds.top) * scale];
      const found = layout.views.findLast((one) => !isConcealed(layout, one) && x >= one.frame[0] && y >= one.frame[1] && x <= one.frame[0] +
        one.frame[2] && y <= one.frame[1] + one.frame[3]);
      return found ? { box, found, scale } : null;
    }
    function isConcealed(layout, one) {
      for (let own = one; own; own = own.in === null ? null : layout.views[own.in]) if (own.isHidden) return true;
      return false;
    }

    function startLooking() {
      const area = byId("stage");
      area.addEventListener("pointermove", (event) => {
        const under = document.querySelector("#stage .view-box.under");
        if (here.view !== "screen" || !under || event.buttons) return;
        const hit = viewUnder(event);
        under.classList.toggle("hidden", !hit);
        if (!hit) return;
        const [x, y, w, h] = hit.found.frame.map((one) => one / hit.scale);
        Object.assign(under.style, { left: x + "px", top: y + "px", width: w + "px", height: h + "px" });
      });
      let pressed = null;
      area.addEventListener("pointerdown", (event) => { pressed = [event.clientX, event.clientY]; });
      area.addEventListener("click", (event) => {
        if (here.view !== "screen" || event.target.closest("input, button") || !pressed || Math.hypot(event.clientX - pressed[0], event
            .clientY - pressed[1]) > 4) return;
        const hit = viewUnder(event);
        if (!hit) return;
        choose({ node: hit.found.id, tab: "view" });
        if (isNarrow()) showPanel("inspector", true);
      });
    }

    /* The inspector: the chosen view, the tree, what is wrong, what VoiceOver says, where the screen leads. */
    function drawFacts() {
      const focused = document.activeElement && document.activeElement.dataset.node;
      const screen = data.screens[here.screen];
      const layout = layoutOf(here.screen, here.variant);
      const path = data.documents[screen.document].path;
      const where = lineLink(path, screen.line, path);
      const tabs = [
        { id: "view", name: "View", content: () => viewFacts(screen, layout, path) },
        { id: "tree", name: "Tree", content: () => treeFacts(layout) },
        { id: "issues", name: "Issues", content: () => issueFacts(screen, layout) },
        { id: "voice", name: "VoiceOver", content: () => voiceFacts(layout) },
        { id: "segues", name: "Leads to", content: () => segueFacts() },
      ];
      drawInspector(screen.name, [screen.class === screen.name ? "" : screen.class + " · ", where], tabs, here.tab, (tab) => choose({ tab }));
      const again = focused && document.querySelector("#facts [data-node=\"" + CSS.escape(focused) + "\"]");
      if (again) again.focus({ preventScroll: true });
    }

    /* A line that opens in the editor, where the page is beside the documents. */
    function lineLink(file, line, name) {
      const path = pathFrom(data.place === null ? null : address(data.place), file);
      return path ? make("button", { class: "plain", title: "Open in the editor", onclick: (event) => openInEditor(path, line, event
          .shiftKey) }, name + ":" + line) : name + ":" + line;
    }

    const pair = (name, value) => make("div", { class: "pair" }, make("span", {}, name), make("span", {}, value));
    const waiting = () => make("p", { class: "quiet" }, "Loading …");

    function viewFacts(screen, layout, path) {
      if (!layout) return waiting();
      const one = layout.views.find((own) => own.id === here.node) || layout.views[0];
      if (!one) return make("p", { class: "quiet" }, "There is no view.");
      const number = (value) => String(Math.round(value * 100) / 100);
      const file = one.file || path;
      const facts = [make("h3", {}, phraseOf(one)), pair("Object id", make("code", {}, one.id)),
        pair("Frame", one.frame.map(number).join(", ")), one.outlets ? pair("Outlet", one.outlets.join(", ")) : null,
        one.isHidden ? pair("Hidden", "yes") : null,
        pair("Line", lineLink(file, one.line, file.split("/").pop()))];
      const texts = textsOf(screen, one.id);
      if (texts.length > 1) facts.push(make("h3", {}, "Texts"), texts.map(([words, text]) => pair(words, text)));
      const rules = layout.constraints.filter((own) => own.of.includes(one.id));
      if (rules.length) facts.push(make("h3", {}, plural(rules.length, "constraint", "constraints")), make("ul", { class: "plain" },
        rules.map((own) => make("li", {}, make("code", {}, own.words), own.priority ? make("span", { class: "quiet" }, " at " + own
          .priority) : null, own.now !== undefined ? make("div", { class: "quiet small" }, "now " + number(own.now) + " · line " + own.line) :
          make("div", { class: "quiet small" }, "line " + own.line)))));
      const voice = layout.accessibility.filter((own) => own.id === one.id);
      if (voice.length) facts.push(make("h3", {}, "VoiceOver says"), voice.map((own) => make("p", {}, own.words || "(nothing)")));
      if (one.attributes) facts.push(make("h3", {}, "Attributes"), make("ul", { class: "plain" }, one.attributes.map((own) => make("li", {},
        make("code", {}, own)))));
      return facts;
    }

    /* The texts of a view in the variants that have others. */
    function textsOf(screen, id) {
      const texts = [];
      screen.variants.forEach((variant, index) => {
        const layout = layoutOf(data.screens.indexOf(screen), index);
        const one = layout && layout.views.find((own) => own.id === id);
        const text = one && (one.text || one.title);
        if (text && !texts.some((known) => known[1] === text)) texts.push([variant.traits, text]);
      });
      return texts;
    }

    function treeFacts(layout) {
      if (!layout) return waiting();
      const depths = [];
      return make("div", { class: "tree" }, layout.views.map((one, index) => {
        depths[index] = one.in === null ? 0 : depths[one.in] + 1;
        const row = make("button", { "data-node": one.id, "aria-current": one.id === here.node ? "true" : null, class: one.isHidden ? "faint" : "",
          onclick: () => choose({ node: one.id }) }, phraseOf(one));
        row.style.paddingLeft = 6 + Math.min(depths[index], 14) * 12 + "px";
        return row;
      }));
    }

    function issueFacts(screen, layout) {
      if (!layout) return waiting();
      const messages = data.documents[screen.document].messages;
      if (!layout.marks.length && !messages.length) return make("p", { class: "quiet" }, "Nothing was found on this screen.");
      return [layout.marks.length ? make("ul", { class: "plain" }, layout.marks.map((one) => make("li", {}, make("span", { class: "badge" }, one
          .kind), " ", one.words))) : null, messages.length ? [make("h3", {}, "The document"), make("ul", { class: "plain" }, messages.map((
        one) => make("li", {}, one)))] : null];
    }

    function voiceFacts(layout) {
      if (!layout) return waiting();
      if (!layout.accessibility.length) return make("p", { class: "quiet" }, "VoiceOver finds nothing here.");
      return make("ul", { class: "plain" }, layout.accessibility.map((one, index) => make("li", {}, make("span", { class: "quiet" }, index +
          1 + "  "), one.words || "(nothing)", one.isUnlabeled ? [" ", make("span", { class: "badge error" }, "no label")] : null)));
    }

    function segueFacts() {
      const node = data.map.nodes.findIndex((one) => one.screen === here.screen);
      const from = data.map.arrows.filter((one) => one.from === node);
      const to = data.map.arrows.filter((one) => one.to === node);
      if (!from.length && !to.length) return make("p", { class: "quiet" }, "No segue of the documents leads here or away.");
      const name = (index) => { const other = data.map.nodes[index];
        return !other ? "elsewhere" : other.screen === null ? other.name : make("button", { class: "plain", onclick: () => choose({ screen: other
              .screen, node: null }) }, other.name); };
      const list = (title, all, side) => all.length ? [make("h3", {}, title), make("ul", { class: "plain" }, all.map((one) => make("li", {},
        name(one[side]), make("div", { class: "quiet small" }, one.words))))] : null;
      return [list("Leads to", from, "to"), list("Comes from", to, "from")];
    }
    """#
}
