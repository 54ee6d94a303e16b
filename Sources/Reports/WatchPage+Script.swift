extension WatchPage {
  /// Loads the state again and again, and replaces changed pictures. A replaced picture is kept for comparison with the
  /// new one. Everything from a document is set as text or as a property, never as markup.
  static let script = #"""
    const byId = (id) => document.getElementById(id);
    const shown = new Map();
    let last = "";
    let isBefore = false;

    function make(tag, className, text) {
      const element = document.createElement(tag);
      if (className) element.className = className;
      if (text) element.textContent = text;
      return element;
    }

    function address(picture) {
      return picture.file.split("/").map(encodeURIComponent).join("/") + "?" + last.split(" ")[0] + "-" +
        picture.revision;
    }

    function sized(image, picture) {
      const side = Number(byId("size").value);
      const ratio = side ? Math.min(1, side / Math.max(picture.width, picture.height)) : 1 / devicePixelRatio;
      image.width = Math.max(1, Math.round(picture.width * ratio));
      image.height = Math.max(1, Math.round(picture.height * ratio));
    }

    function imageOf(picture) {
      const image = new Image();
      image.alt = picture.file;
      image.decoding = "sync";
      sized(image, picture);
      image.src = address(picture);
      return image;
    }

    function addFigure(entry, picture) {
      const figure = make("figure");
      const caption = make("figcaption", "", picture.file);
      const image = imageOf(picture);
      figure.append(image, caption);
      entry.pictures.set(picture.file, { figure, image, before: null, picture });
    }

    function replaceImage(known, picture) {
      const image = imageOf(picture);
      // The old picture remains until the new one has loaded, to avoid flickering.
      const swap = () => {
        known.before = { image: known.image, picture: known.picture };
        known.image = image;
        known.picture = picture;
        known.figure.classList.add("new");
        showOne(known);
      };
      image.decode().then(swap, swap);
    }

    function showOne(known) {
      const wanted = isBefore && known.before ? known.before.image : known.image;
      const image = known.figure.querySelector("img");
      if (image !== wanted) image.replaceWith(wanted);
    }

    function each(body) {
      for (const entry of shown.values()) for (const known of entry.pictures.values()) body(known, entry);
    }

    function addSection(path) {
      const section = make("section");
      const entry = { section, list: make("div", "pictures"), pictures: new Map(), messages: make("pre") };
      section.append(make("h2", "", path), entry.list, entry.messages);
      shown.set(path, entry);
      return entry;
    }

    function update(entry, row) {
      let count = 0;
      entry.section.classList.toggle("broken", row.isBroken);
      entry.messages.textContent = row.messages;
      entry.messages.classList.toggle("hidden", !row.messages);
      const files = new Set(row.pictures.map((picture) => picture.file));
      for (const [file, known] of entry.pictures) if (!files.has(file)) {
        known.figure.remove();
        entry.pictures.delete(file);
      }
      for (const picture of row.pictures) {
        const known = entry.pictures.get(picture.file);
        if (!known) { addFigure(entry, picture); count += 1; }
        else if (known.run !== last.split(" ")[0] || known.wanted !== picture.revision) {
          if (known.wanted !== undefined) { replaceImage(known, picture); count += 1; }
        }
        const current = entry.pictures.get(picture.file);
        current.wanted = picture.revision;
        current.run = last.split(" ")[0];
        entry.list.append(current.figure);
      }
      return count;
    }

    window.layoutshotWatch = (state) => {
      const key = state.run + " " + state.round;
      if (key === last) return;
      const isFirst = last === "";
      last = key;
      each((known) => known.figure.classList.remove("new"));
      const paths = new Set(state.documents.map((row) => row.path));
      for (const [path, entry] of shown) if (!paths.has(path)) {
        entry.section.remove();
        shown.delete(path);
      }
      let count = 0;
      for (const row of state.documents) {
        const entry = shown.get(row.path) || addSection(row.path);
        count += update(entry, row);
        byId("documents").append(entry.section);
      }
      filter();
      const time = new Date().toLocaleTimeString();
      const what = count === 1 ? "1 picture" : count + " pictures";
      byId("status").textContent = isFirst ? what : (count ? what + " changed at " : "updated at ") + time;
      const isBroken = state.documents.some((row) => row.isBroken);
      document.title = (isBroken ? "✗ " : "") + "layoutshot watch";
    };

    function filter() {
      const text = byId("filter").value.toLowerCase();
      for (const [path, entry] of shown) {
        let some = path.toLowerCase().includes(text);
        for (const [file, known] of entry.pictures) {
          const isIn = some || file.toLowerCase().includes(text);
          known.figure.classList.toggle("hidden", !isIn);
        }
        some = some || [...entry.pictures.keys()].some((file) => file.toLowerCase().includes(text));
        entry.section.classList.toggle("hidden", !some);
      }
    }

    function setBefore(value) {
      isBefore = value;
      byId("before").setAttribute("aria-pressed", String(value));
      each(showOne);
    }

    function look() {
      const root = document.documentElement;
      const isDark = root.dataset.look ? root.dataset.look === "dark" : matchMedia(
        "(prefers-color-scheme: dark)").matches;
      root.dataset.look = isDark ? "light" : "dark";
    }

    function load() {
      const script = document.createElement("script");
      script.src = "watch.js?" + Date.now();
      const next = () => { script.remove(); setTimeout(load, 400); };
      script.onload = next;
      script.onerror = next;
      document.head.append(script);
    }

    byId("filter").addEventListener("input", filter);
    byId("size").addEventListener("change", () => each((known) => {
      sized(known.image, known.picture);
      if (known.before) sized(known.before.image, known.before.picture);
    }));
    byId("before").addEventListener("click", () => setBefore(!isBefore));
    byId("look").addEventListener("click", look);
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "b") setBefore(!isBefore);
      if (event.key === "d") look();
      if (event.key === "f") { event.preventDefault(); byId("filter").focus(); }
    });
    load();
    """#
}
