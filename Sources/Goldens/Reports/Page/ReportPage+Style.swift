extension ReportPage {
  /// What only this page has.
  static let style = #"""
    .screens { display: flex; justify-content: center; align-items: center; gap: 8px; margin-bottom: 8px; }
    .screens select { max-width: 420px; color: var(--text); }
    .motions { margin: 0 auto 8px; display: flex; width: fit-content; max-width: 100%; overflow-x: auto; }
    #tree { font-size: 12px; margin: 0 -8px; }
    #tree li { padding: 3px 8px; border-radius: 4px; overflow-wrap: anywhere; cursor: default; }
    #tree li:hover { background: var(--ground); }
    #tree li[aria-selected="true"] { background: var(--chosen); }
    #tree .changed { font-weight: 650; }
    #tree .changed::before { content: "● "; color: var(--moved); font-size: 10px; }
    #tree .changed code { color: var(--moved); font-weight: 400; }
    #tree .lost::after { content: " (unmatched)"; color: var(--warning); }
    #facts details { padding: 3px 0; } #facts summary { cursor: pointer; }
    #regions button { white-space: normal; text-align: left; overflow-wrap: anywhere; }
    #player { padding: 4px 0 8px; }
    #player .controls { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: center; }
    #player input[type="range"] { width: 100%; margin: 6px 0 2px; accent-color: var(--accent); }
    #marks { position: relative; height: 16px; margin: 0 8px; }
    #marks button {
      position: absolute; top: 0; width: 8px; height: 14px; padding: 0; transform: translateX(-4px); border-radius: 2px;
      border: 0; background: var(--moved);
    }
    #marks button.fault { background: var(--removed); border-radius: 50%; width: 12px; height: 12px; transform: translateX(-6px); }
    #marks .same { position: absolute; top: 6px; width: 2px; height: 4px; background: var(--line); }
    #to-inspector { display: none; }
    .inspector-closed #to-inspector { display: block; }
    @media (max-width: 899px) { #to-inspector { display: block; } }
    """#
}
