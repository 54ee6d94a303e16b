extension ReportPage {
  /// The style sheet: light and dark, wide and narrow.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --back: #ffffff; --panel: #f4f5f7; --line: #c9cdd4; --text: #16191f; --soft: #505866;
      --accent: #0a58c2; --accent-text: #ffffff; --mark: #b3261e; --new: #146c2e; --quiet: #5b6270;
      --check-a: #ffffff; --check-b: #dfe3e8; --chosen: #dbe8fb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #14171c; --panel: #1d2128; --line: #444b57; --text: #eceff4; --soft: #b4bcc9;
        --accent: #8ab8ff; --accent-text: #0b1522; --mark: #ff8a80; --new: #7fd69a; --quiet: #aab2bf;
        --check-a: #2a2f38; --check-b: #363d48; --chosen: #22385a;
      }
    }
    :root[data-look="light"] {
      color-scheme: light;
      --back: #ffffff; --panel: #f4f5f7; --line: #c9cdd4; --text: #16191f; --soft: #505866;
      --accent: #0a58c2; --accent-text: #ffffff; --mark: #b3261e; --new: #146c2e; --quiet: #5b6270;
      --check-a: #ffffff; --check-b: #dfe3e8; --chosen: #dbe8fb;
    }
    :root[data-look="dark"] {
      color-scheme: dark;
      --back: #14171c; --panel: #1d2128; --line: #444b57; --text: #eceff4; --soft: #b4bcc9;
      --accent: #8ab8ff; --accent-text: #0b1522; --mark: #ff8a80; --new: #7fd69a; --quiet: #aab2bf;
      --check-a: #2a2f38; --check-b: #363d48; --chosen: #22385a;
    }
    * { box-sizing: border-box; }
    html, body { margin: 0; height: 100%; }
    body {
      font: 15px/1.45 system-ui, "Segoe UI", "Noto Sans", sans-serif; color: var(--text);
      background: var(--back); display: flex; flex-direction: column;
    }
    h1 { font-size: 1.05rem; margin: 0; }
    h2 { font-size: 1.1rem; margin: 0 0 .4rem; overflow-wrap: anywhere; }
    h3 { font-size: .95rem; margin: 1rem 0 .3rem; }
    button, select, input { font: inherit; color: inherit; }
    button, select, input[type="search"] {
      background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem;
      min-height: 2.1rem;
    }
    button { cursor: pointer; }
    button[aria-pressed="true"], button[aria-selected="true"] {
      background: var(--accent); color: var(--accent-text); border-color: var(--accent);
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    code {
      font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .9em;
      overflow-wrap: anywhere;
    }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: .5rem; top: .5rem; z-index: 9; background: var(--back); padding: .5rem; }
    .hidden { display: none !important; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    header {
      display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; padding: .6rem 1rem;
      border-bottom: 1px solid var(--line); background: var(--panel);
    }
    header .counts { color: var(--soft); flex: 1 1 14rem; }
    #body { display: flex; flex: 1; min-height: 0; }
    #side {
      width: 21rem; flex: none; display: flex; flex-direction: column; border-right: 1px solid var(--line);
      background: var(--panel); min-height: 0;
    }
    #filters {
      display: grid; grid-template-columns: 1fr 1fr; gap: .35rem; padding: .6rem;
      border-bottom: 1px solid var(--line);
    }
    #filters label { font-size: .78rem; color: var(--soft); display: block; min-width: 0; }
    #filters select, #filters input { width: 100%; }
    #filters .wide { grid-column: 1 / -1; }
    #list { list-style: none; margin: 0; padding: 0; overflow: auto; flex: 1; }
    #list button {
      display: block; width: 100%; text-align: left; border: 0; border-bottom: 1px solid var(--line);
      border-radius: 0; background: none; padding: .5rem .7rem; overflow-wrap: anywhere;
    }
    #list button[aria-current="true"] { background: var(--chosen); box-shadow: inset 4px 0 var(--accent); }
    .place { color: var(--soft); font-size: .82rem; display: block; }
    .badge {
      display: inline-block; border: 1px solid currentColor; border-radius: 999px; padding: 0 .5em;
      font-size: .75rem; margin-right: .35em; color: var(--quiet);
    }
    .badge.error { color: var(--mark); font-weight: 600; }
    .badge.change { color: var(--accent); }
    .badge.new { color: var(--new); }
    main { flex: 1; overflow: auto; padding: 1rem; min-width: 0; }
    .housekeeping { grid-column: 1 / -1; }
    #grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: .8rem; }
    .card { display: flex; flex-direction: column; text-align: left; padding: .5rem; height: 100%; }
    .card .thumb {
      height: 11rem; display: grid; place-items: center; background: var(--panel); border-radius: 4px;
      margin-bottom: .4rem;
    }
    .card img { max-width: 100%; max-height: 11rem; object-fit: contain; }
    .card span { overflow-wrap: anywhere; }
    .row { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center; margin: .4rem 0; }
    .accept { display: flex; gap: .4rem; align-items: stretch; flex-wrap: wrap; }
    .accept code {
      border: 1px solid var(--line); border-radius: 6px; padding: .35rem .6rem;
      background: var(--panel); flex: 1 1 12rem;
    }
    ul.changes { margin: .2rem 0 .6rem; padding-left: 1.2rem; }
    ul.changes li { overflow-wrap: anywhere; }
    #viewer { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .8rem; align-items: start; }
    #stage {
      overflow: auto; max-height: 74vh; border: 1px solid var(--line); border-radius: 6px; padding: .6rem;
      background: repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / 20px 20px;
      touch-action: pan-x pan-y; min-height: 6rem;
    }
    #stage figure { margin: 0; display: inline-block; vertical-align: top; margin-right: .6rem; }
    #stage figcaption {
      font-size: .8rem; background: var(--panel); padding: .1rem .4rem; border-radius: 4px;
      margin-bottom: .3rem; display: inline-block;
    }
    .sheet { position: relative; display: block; line-height: 0; isolation: isolate; }
    .sheet img { display: block; width: 100%; height: 100%; image-rendering: auto; }
    .sheet.sharp img { image-rendering: pixelated; }
    .sheet .over { position: absolute; inset: 0; }
    .sheet .over img { position: absolute; inset: 0; }
    .sheet .grid {
      position: absolute; inset: 0; pointer-events: none;
      background-image: linear-gradient(to right, rgb(128 128 128 / .55) 1px, transparent 1px),
        linear-gradient(to bottom, rgb(128 128 128 / .55) 1px, transparent 1px);
    }
    .sheet .edge {
      position: absolute; top: 0; bottom: 0; width: 2px; background: var(--accent);
      pointer-events: none;
    }
    .region, .node-box, .lost-box {
      position: absolute; pointer-events: none; border: 2px solid var(--mark);
    }
    .region { pointer-events: auto; padding: 0; background: none; border-radius: 0; min-height: 0; }
    .region:hover, .region[aria-pressed="true"] {
      background: rgb(179 38 30 / .2); color: inherit; border-color: var(--mark);
    }
    .node-box { border-color: var(--accent); background: rgb(10 88 194 / .18); }
    .lost-box { border: 2px dashed #b25e00; background: rgb(255 150 0 / .16); }
    #panel { width: 19rem; max-height: 74vh; overflow: auto; }
    #tree, #tree ul { list-style: none; margin: 0; padding-left: .8rem; }
    #tree { padding-left: 0; font-size: .85rem; }
    #tree li > span {
      display: block; padding: .08rem .3rem; border-radius: 4px; overflow-wrap: anywhere;
      cursor: default;
    }
    #tree li > span:hover, #tree li[aria-selected="true"] > span { background: var(--chosen); }
    #tree .changed > span { color: var(--mark); font-weight: 600; }
    #tree .lost > span::after { content: " (unmatched)"; color: #b25e00; }
    #regions { margin: 0; padding-left: 1.2rem; font-size: .85rem; }
    #player {
      border: 1px solid var(--line); border-radius: 6px; padding: .5rem .7rem; margin: .4rem 0;
      background: var(--panel);
    }
    #player input[type="range"] { width: 100%; margin: .2rem 0; }
    #marks { position: relative; height: 1.1rem; margin: 0 8px; }
    #marks button {
      position: absolute; top: 0; width: 10px; height: 1rem; min-height: 0; padding: 0;
      transform: translateX(-5px); border-radius: 2px; border: 0; background: var(--accent);
    }
    #marks button.fault {
      background: var(--mark); border-radius: 50%; width: 12px; height: 12px;
      transform: translateX(-6px);
    }
    #marks .same { position: absolute; top: .4rem; width: 2px; height: .3rem; background: var(--line); }
    dialog {
      border: 1px solid var(--line); border-radius: 8px; background: var(--back); color: var(--text);
      max-width: 34rem;
    }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem .8rem; margin: .6rem 0; }
    dialog dd { margin: 0; }
    kbd {
      font-family: ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px;
      padding: 0 .35em;
    }
    #toast {
      position: fixed; bottom: 1rem; left: 50%; transform: translateX(-50%); background: var(--text);
      color: var(--back); padding: .4rem .9rem; border-radius: 6px;
    }
    @media (max-width: 760px) {
      #body { flex-direction: column; overflow: auto; display: block; }
      body { height: auto; }
      #side { width: auto; border-right: 0; border-bottom: 1px solid var(--line); }
      #list { max-height: 34vh; }
      #viewer { grid-template-columns: minmax(0, 1fr); }
      #panel { width: auto; max-height: none; }
      #stage { max-height: 80vh; }
      main { overflow: visible; padding: .7rem; }
      #filters.closed label:not(.wide) { display: none; }
    }
    @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
    @media print { #side, .row, #player { display: none; } #body { display: block; } }
    """#
}
