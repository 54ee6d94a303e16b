extension WatchPage {
  /// The style sheet: light and dark, wide and narrow.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --back: #ffffff; --panel: #f4f5f7; --line: #c9cdd4; --text: #16191f; --soft: #505866;
      --accent: #0a58c2; --accent-text: #ffffff; --mark: #b3261e; --table: #e3e6ea;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-look="light"]) {
        --back: #14171c; --panel: #1d2128; --line: #444b57; --text: #eceff4; --soft: #b4bcc9;
        --accent: #8ab8ff; --accent-text: #0b1522; --mark: #ff8a80; --table: #2a2f38;
      }
    }
    :root[data-look="light"] { color-scheme: light; }
    :root[data-look="dark"] {
      color-scheme: dark;
      --back: #14171c; --panel: #1d2128; --line: #444b57; --text: #eceff4; --soft: #b4bcc9;
      --accent: #8ab8ff; --accent-text: #0b1522; --mark: #ff8a80; --table: #2a2f38;
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--back); color: var(--text);
      font: 15px/1.45 system-ui, "Segoe UI", "Noto Sans", sans-serif;
    }
    header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center;
      padding: .5rem 1rem; background: var(--panel); border-bottom: 1px solid var(--line);
    }
    h1 { font-size: 1.05rem; margin: 0; }
    h2 { font-size: 1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    button, select, input {
      font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 6px;
      padding: .2rem .6rem; min-height: 2.1rem;
    }
    button[aria-pressed="true"] { background: var(--accent); color: var(--accent-text); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    #status { color: var(--soft); }
    section { padding: 1rem; border-bottom: 1px solid var(--line); }
    section.broken h2::after { content: " – cannot be drawn"; color: var(--mark); }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; padding: .5rem; background: var(--table); border-radius: 6px; max-width: 100%; }
    figure.new { outline: 3px solid var(--accent); }
    figure img { display: block; max-width: 100%; height: auto; }
    section.broken img { opacity: .5; }
    figcaption { font-size: .85rem; color: var(--soft); overflow-wrap: anywhere; margin-top: .3rem; }
    pre {
      margin: .6rem 0 0; padding: .5rem; background: var(--panel); border-left: 3px solid var(--mark);
      font: .85rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .hidden { display: none; }
    """#
}
