/// Colors, type and controls that all pages share.
package enum PageTokens {
  /// The style, light and dark.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --ground: #fafafb; --stage: #f0f1f4; --panel: #ffffff; --line: #e5e6ea; --text: #1a1c20; --soft: #636973;
      --accent: #4b53d6; --on-accent: #ffffff; --chosen: #eeeffd; --added: #1c7f48; --removed: #c2352a;
      --moved: #1d63cf; --warning: #8a5c00; --on-added: #ffffff; --added-back: #e6f3ec; --removed-back: #fbeae8;
      --warning-back: #fdf6e7; --check-a: #ffffff; --check-b: #dfe3e8; --shadow: 0 8px 28px rgb(16 18 24 / .14);
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-look="light"]) {
        --ground: #101114; --stage: #0b0c0e; --panel: #17191d; --line: #2a2d33; --text: #eceef2; --soft: #9aa1ab;
        --accent: #8a90ff; --on-accent: #101114; --chosen: #20233c; --added: #4fc283; --removed: #f2786d;
        --moved: #6ea8ff; --warning: #e0b341; --on-added: #0b1510; --added-back: #13271c; --removed-back: #2d1a1a;
        --warning-back: #221e12; --check-a: #2a2f38; --check-b: #363d48; --shadow: 0 8px 28px rgb(0 0 0 / .5);
      }
    }
    :root[data-look="light"] { color-scheme: light; }
    :root[data-look="dark"] {
      color-scheme: dark;
      --ground: #101114; --stage: #0b0c0e; --panel: #17191d; --line: #2a2d33; --text: #eceef2; --soft: #9aa1ab;
      --accent: #8a90ff; --on-accent: #101114; --chosen: #20233c; --added: #4fc283; --removed: #f2786d;
      --moved: #6ea8ff; --warning: #e0b341; --on-added: #0b1510; --added-back: #13271c; --removed-back: #2d1a1a;
      --warning-back: #221e12; --check-a: #2a2f38; --check-b: #363d48; --shadow: 0 8px 28px rgb(0 0 0 / .5);
    }
    * { box-sizing: border-box; }
    html, body { margin: 0; height: 100%; }
    body {
      font: 400 13px/1.4 Inter, system-ui, "Segoe UI", "Noto Sans", sans-serif; color: var(--text);
      background: var(--ground); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h1 { font-size: 15px; font-weight: 650; }
    h2 { font-size: 20px; font-weight: 650; line-height: 1.2; overflow-wrap: anywhere; }
    h3 { font-size: 12px; font-weight: 500; color: var(--soft); }
    code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; font-size: 12px; }
    code { overflow-wrap: anywhere; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    button, select, input { font: inherit; color: inherit; }
    button, select, input[type="search"] {
      background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 0 12px; height: 32px;
    }
    button { cursor: pointer; font-weight: 500; white-space: nowrap; }
    button:hover { border-color: var(--soft); }
    button:disabled { opacity: .5; cursor: default; }
    button.plain { border: 0; background: none; padding: 0; height: auto; color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    kbd {
      border: 1px solid currentColor; border-radius: 4px; padding: 0 5px; font-size: 11px; opacity: .75;
      margin-left: 6px;
    }
    .quiet { color: var(--soft); }
    .small { font-size: 12px; }
    .hidden { display: none !important; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .segments {
      display: inline-flex; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 2px;
      max-width: 100%; overflow-x: auto; scrollbar-width: none; flex: none;
    }
    .segments button { border: 0; background: none; height: 28px; border-radius: 6px; color: var(--soft); }
    .segments button:hover { color: var(--text); }
    .segments button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
    .switch { border: 0; background: none; padding: 0; display: inline-flex; align-items: center; gap: 8px; color: var(--soft); }
    .switch::after {
      content: ""; width: 30px; height: 18px; border-radius: 9px; border: 1px solid var(--soft);
      background: radial-gradient(circle at 8px 50%, var(--soft) 5.5px, transparent 6px);
    }
    .switch[aria-checked="true"] { color: var(--text); }
    .switch[aria-checked="true"]::after {
      border-color: var(--accent);
      background: radial-gradient(circle at 20px 50%, var(--on-accent) 5.5px, transparent 6px) var(--accent);
    }
    .badge {
      display: inline-block; border-radius: 4px; padding: 0 6px; font-size: 12px; line-height: 18px; color: var(--soft);
      border: 1px solid var(--line);
    }
    .badge.error { color: var(--removed); border-color: currentColor; }
    .badge.new { color: var(--added); border-color: currentColor; }
    .note { border: 1px solid var(--line); border-radius: 6px; padding: 8px 10px; overflow-wrap: anywhere; }
    .note.warning { background: var(--warning-back); border-color: var(--warning); }
    @media (prefers-reduced-motion: no-preference) { #side, #inspector { transition: transform .12s, visibility .12s; } }
    """#
}
