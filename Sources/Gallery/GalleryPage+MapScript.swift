extension GalleryPage {
  /// The map: a canvas that is moved and zoomed; pictures become sharp as they become large.
  static let mapScript = #"""
    const camera = { x: 0, y: 0, scale: 0, canvas: null, isDirty: false, over: -1 };
    const pictures = new Map();

    /* A picture that is loaded when it is first wanted. */
    function picture(file) {
      let own = pictures.get(file);
      if (!own) {
        own = new Image();
        own.decoding = "async";
        own.onload = () => { own.isReady = true;
          redrawMap(); };
        own.src = address(file);
        pictures.set(file, own);
      }
      return own.isReady ? own : null;
    }

    function mapBounds() {
      const all = data.map.boards.map((board) => board.frame);
      if (!all.length) return [0, 0, 1, 1];
      const left = Math.min(...all.map((one) => one[0])), top = Math.min(...all.map((one) => one[1]));
      return [left, top, Math.max(...all.map((one) => one[0] + one[2])) - left, Math.max(...all.map((one) => one[1] + one[3])) - top];
    }

    function fitMap(frame) {
      const [x, y, width, height] = frame || mapBounds();
      const [w, h] = [camera.canvas.clientWidth, camera.canvas.clientHeight];
      camera.scale = Math.max(.02, Math.min((w - 48) / width, (h - 48) / height, 1.5));
      camera.x = x + width / 2 - w / 2 / camera.scale;
      camera.y = y + height / 2 - h / 2 / camera.scale;
      redrawMap();
    }

    function zoomMap(factor, px, py) {
      const canvas = camera.canvas;
      [px, py] = [px ?? canvas.clientWidth / 2, py ?? canvas.clientHeight / 2];
      const next = Math.min(4, Math.max(.02, camera.scale * factor));
      camera.x += px / camera.scale - px / next;
      camera.y += py / camera.scale - py / next;
      camera.scale = next;
      redrawMap();
    }

    function showMap() {
      const area = byId("stage");
      const canvas = make("canvas", { role: "img", "aria-label": "Map of " + plural(data.screens.length, "screen", "screens") +
        ". The list has the same screens." });
      area.replaceChildren(canvas);
      camera.canvas = canvas;
      if (camera.scale === 0) fitMap();
      let held = null;
      const fingers = new Map();
      const spread = () => { const [a, b] = [...fingers.values()];
        return [Math.hypot(a[0] - b[0], a[1] - b[1]), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2]; };
      canvas.addEventListener("pointerdown", (event) => {
        canvas.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
        held = { x: event.offsetX, y: event.offsetY, isMoved: false };
      });
      canvas.addEventListener("pointermove", (event) => {
        if (fingers.size === 2 && fingers.has(event.pointerId)) {
          const before = spread();
          fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
          const after = spread();
          camera.x -= (after[1] - before[1]) / camera.scale;
          camera.y -= (after[2] - before[2]) / camera.scale;
          zoomMap(after[0] / Math.max(1, before[0]), after[1], after[2]);
          if (held) held.isMoved = true;
          return;
        }
        if (held && event.buttons) {
          const [dx, dy] = [event.offsetX - held.x, event.offsetY - held.y];
          if (!held.isMoved && Math.hypot(dx, dy) < 4) return;
          camera.x -= dx / camera.scale;
          camera.y -= dy / camera.scale;
          Object.assign(held, { x: event.offsetX, y: event.offsetY, isMoved: true });
          redrawMap();
          return;
        }
        const over = nodeAt(event.offsetX, event.offsetY);
        if (over !== camera.over) { camera.over = over;
          canvas.classList.toggle("over", over >= 0);
          redrawMap(); }
      });
      const release = (event) => {
        fingers.delete(event.pointerId);
        if (event.type === "pointerup" && held && !held.isMoved) clickMap(event.offsetX, event.offsetY);
        held = null;
      };
      canvas.addEventListener("pointerup", release);
      canvas.addEventListener("pointercancel", release);
      canvas.addEventListener("dblclick", (event) => {
        const node = data.map.nodes[nodeAt(event.offsetX, event.offsetY)];
        if (node && node.screen !== null) choose({ view: "screen", screen: node.screen });
      });
      canvas.addEventListener("wheel", (event) => {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) return zoomMap(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY);
        camera.x += event.deltaX / camera.scale;
        camera.y += event.deltaY / camera.scale;
        redrawMap();
      }, { passive: false });
      redrawMap();
    }

    function nodeAt(x, y) {
      const [mx, my] = [camera.x + x / camera.scale, camera.y + y / camera.scale];
      return data.map.nodes.findLastIndex(({ frame }) => mx >= frame[0] && my >= frame[1] && mx <= frame[0] + frame[2] && my <=
        frame[1] + frame[3]);
    }

    function clickMap(x, y) {
      const node = data.map.nodes[nodeAt(x, y)];
      if (node && node.screen !== null) choose({ screen: node.screen, node: null });
    }

    /* The box of a screen; the whole map where it has none. */
    function showOnMap(screen) {
      const node = data.map.nodes.find((one) => one.screen === screen);
      if (!node) return;
      const [x, y, width, height] = node.frame;
      const [left, top] = [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
      const isSeen = left > 0 && top > 0 && left + width * camera.scale < camera.canvas.clientWidth && top + height * camera.scale <
        camera.canvas.clientHeight;
      if (!isSeen || width * camera.scale < 60) fitMap([x - width, y - height / 2, width * 3, height * 2]);
    }

    function redrawMap() {
      if (camera.isDirty || !camera.canvas) return;
      camera.isDirty = true;
      requestAnimationFrame(() => { camera.isDirty = false;
        drawMap(); });
    }

    function drawMap() {
      const canvas = camera.canvas;
      if (!canvas || !canvas.isConnected) return;
      const ratio = window.devicePixelRatio || 1;
      const [width, height] = [canvas.clientWidth, canvas.clientHeight];
      if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
        [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
      }
      const style = getComputedStyle(document.documentElement);
      const color = (name) => style.getPropertyValue("--" + name);
      const [stage, panel, line, text, soft, accent] = ["stage", "panel", "line", "text", "soft", "accent"].map(color);
      const context = canvas.getContext("2d");
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.fillStyle = stage;
      context.fillRect(0, 0, width, height);
      const { scale } = camera;
      const box = ([x, y, w, h]) => [(x - camera.x) * scale, (y - camera.y) * scale, w * scale, h * scale];
      const isSeen = ([x, y, w, h]) => x < width && y < height && x + w > 0 && y + h > 0;
      const family = "Inter, system-ui, sans-serif";
      context.textBaseline = "middle";
      const write = (words, x, y, most, font, fill) => {
        context.font = font;
        context.fillStyle = fill;
        if (most < 24) return;
        let shown = words.slice(0, 120);
        if (context.measureText(shown).width > most) {
          while (shown.length > 1 && context.measureText(shown + "…").width > most) shown = shown.slice(0, -1);
          shown += "…";
        }
        context.fillText(shown, x, y);
      };
      for (const board of data.map.boards) {
        const own = box(board.frame);
        if (!isSeen(own)) continue;
        context.fillStyle = panel;
        context.strokeStyle = line;
        context.lineWidth = 1;
        context.beginPath();
        context.roundRect(...own, Math.min(14, own[2] / 8));
        context.fill();
        context.stroke();
        const size = Math.max(11, Math.min(22, 60 * scale));
        write(board.title, own[0] + 2, own[1] - size * .8, own[2], `650 ${size}px ${family}`, text);
      }
      const chosen = data.map.nodes.findIndex((node) => node.screen === here.screen);
      const drawn = data.map.nodes.map((node) => box(node.frame));
      for (const arrow of data.map.arrows) drawArrow(context, arrow, drawn, [chosen, camera.over].filter((one) => one >= 0), { accent, soft, text, panel, family, isSeen });
      data.map.nodes.forEach((node, index) => {
        const own = drawn[index];
        if (!isSeen(own)) return;
        const [x, y, w, h] = own;
        if (node.screen === null) {
          context.fillStyle = color("ground");
          context.strokeStyle = soft;
          context.lineWidth = 1;
          context.beginPath();
          context.roundRect(x, y, w, h, Math.min(12, w / 6));
          context.fill();
          context.stroke();
          if (w > 40) write(node.name, x + 8, y + h / 2 - 8, w - 16, `500 12px ${family}`, text);
          if (w > 40) write(kinds[node.kind] || node.kind, x + 8, y + h / 2 + 9, w - 16, `400 11px ${family}`, soft);
        } else {
          const screen = data.screens[node.screen];
          const small = picture(screen.thumbnail);
          const first = screen.variants[0];
          const large = small && small.naturalWidth < w * ratio * .9 ? picture(first.file) : null;
          context.fillStyle = "#fff";
          if (large || small) {
            context.imageSmoothingQuality = "high";
            context.drawImage(large || small, x, y, w, h);
          } else context.fillRect(x, y, w, h);
          context.strokeStyle = soft;
          context.globalAlpha = w < 60 ? .5 : .3;
          context.lineWidth = 1;
          context.strokeRect(x, y, w, h);
          context.globalAlpha = 1;
          if (w > 46) write(screen.name, x, y - 9, w, `500 ${Math.max(10, Math.min(13, 22 * scale))}px ${family}`, text);
        }
        if (node.isInitial) {
          context.fillStyle = accent;
          context.beginPath();
          context.moveTo(x - 16 * Math.min(1, scale * 4), y + h / 2 - 9 * Math.min(1, scale * 4));
          context.lineTo(x - 2, y + h / 2);
          context.lineTo(x - 16 * Math.min(1, scale * 4), y + h / 2 + 9 * Math.min(1, scale * 4));
          context.fill();
        }
        if (index === chosen || index === camera.over) {
          context.strokeStyle = accent;
          context.lineWidth = index === chosen ? 3 : 2;
          context.beginPath();
          context.roundRect(x - 3, y - 3, w + 6, h + 6, 5);
          context.stroke();
        }
      });
      const percent = byId("zoom");
      if (percent) percent.textContent = Math.round(scale * 100) + " %";
      canvas.dataset.drawn = String(Number(canvas.dataset.drawn || 0) + 1);
    }

    const kinds = { navigation: "navigation controller", tabs: "tab bar controller", split: "split view controller" };

    function drawArrow(context, arrow, drawn, marked, look) {
      if (arrow.to === null || arrow.to === arrow.from) return;
      const [a, b] = [drawn[arrow.from], drawn[arrow.to]];
      const around = [Math.min(a[0], b[0]) - 80, Math.min(a[1], b[1]) - 80, Math.max(a[0] + a[2], b[0] + b[2]) + 80, Math.max(a[1] + a[3],
        b[1] + b[3]) + 80];
      if (!look.isSeen([around[0], around[1], around[2] - around[0], around[3] - around[1]])) return;
      const isMarked = marked.includes(arrow.from) || marked.includes(arrow.to);
      /* From the side that faces the other one. */
      const middle = (one) => [one[0] + one[2] / 2, one[1] + one[3] / 2];
      const [ma, mb] = [middle(a), middle(b)];
      const isAcross = Math.abs(mb[0] - ma[0]) >= Math.abs(mb[1] - ma[1]);
      const sign = isAcross ? Math.sign(mb[0] - ma[0]) || 1 : Math.sign(mb[1] - ma[1]) || 1;
      const start = isAcross ? [ma[0] + sign * a[2] / 2, ma[1]] : [ma[0], ma[1] + sign * a[3] / 2];
      const end = isAcross ? [mb[0] - sign * b[2] / 2, mb[1]] : [mb[0], mb[1] - sign * b[3] / 2];
      const reach = Math.max(12, (isAcross ? Math.abs(end[0] - start[0]) : Math.abs(end[1] - start[1])) / 2);
      const c1 = isAcross ? [start[0] + sign * reach, start[1]] : [start[0], start[1] + sign * reach];
      const c2 = isAcross ? [end[0] - sign * reach, end[1]] : [end[0], end[1] - sign * reach];
      context.strokeStyle = isMarked ? look.accent : look.soft;
      context.fillStyle = context.strokeStyle;
      context.globalAlpha = isMarked ? 1 : Math.min(.6, .18 + camera.scale * 2);
      context.lineWidth = isMarked ? 2 : 1;
      context.setLineDash(arrow.kind === "relationship" || arrow.kind === "embed" ? [2, 4] : []);
      context.beginPath();
      context.moveTo(...start);
      context.bezierCurveTo(...c1, ...c2, ...end);
      context.stroke();
      context.setLineDash([]);
      const size = Math.max(4, Math.min(9, 20 * camera.scale));
      context.beginPath();
      context.moveTo(...end);
      if (isAcross) { context.lineTo(end[0] - sign * size, end[1] - size * .6);
        context.lineTo(end[0] - sign * size, end[1] + size * .6); } else {
        context.lineTo(end[0] - size * .6, end[1] - sign * size);
        context.lineTo(end[0] + size * .6, end[1] - sign * size);
      }
      context.fill();
      context.globalAlpha = 1;
      if (camera.scale < .22 && !isMarked || arrow.kind === "relationship") return;
      context.font = `500 11px ${look.family}`;
      const point = [(start[0] + 3 * c1[0] + 3 * c2[0] + end[0]) / 8, (start[1] + 3 * c1[1] + 3 * c2[1] + end[1]) / 8];
      const words = arrow.words.length > 60 ? arrow.words.slice(0, 60) + "…" : arrow.words;
      const width = context.measureText(words).width;
      if (isAcross && width + 24 > Math.abs(end[0] - start[0])) return;
      context.fillStyle = look.panel;
      context.beginPath();
      context.roundRect(point[0] - width / 2 - 5, point[1] - 9, width + 10, 18, 6);
      context.fill();
      context.fillStyle = isMarked ? look.accent : look.soft;
      context.fillText(words, point[0] - width / 2, point[1]);
    }
    """#
}
