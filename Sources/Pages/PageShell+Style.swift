extension PageShell {
  /// The places of the frame, wide and narrow.
  package static let style = #"""
    :root { --list: 320px; }
    body { display: flex; flex-direction: column; overflow: hidden; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 8px; top: 8px; z-index: 9; background: var(--panel); padding: 8px; }
    #top {
      display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 0 16px; background: var(--panel);
      border-bottom: 1px solid var(--line); flex: none;
    }
    #counts { flex: 1; min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #counts b { color: var(--text); font-weight: 650; }
    #search { width: 280px; background: var(--ground); }
    #to-side { padding: 0 9px; }
    #filters {
      position: absolute; right: 16px; top: 52px; z-index: 6; display: grid; gap: 8px; width: 260px; padding: 16px;
      background: var(--panel); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow);
    }
    #filters label { display: grid; grid-template-columns: 84px 1fr; align-items: center; color: var(--soft); font-size: 12px; }
    #filters select { width: 100%; min-width: 0; color: var(--text); }
    #body { display: flex; flex: 1; min-height: 0; position: relative; }
    #side { width: var(--list); flex: none; overflow: auto; background: var(--panel); }
    #grip { width: 5px; flex: none; cursor: col-resize; background: var(--panel); border-right: 1px solid var(--line); }
    #main { flex: 1; min-width: 0; display: flex; flex-direction: column; background: var(--stage); outline: none; }
    #inspector {
      width: 360px; flex: none; overflow: auto; background: var(--panel); border-left: 1px solid var(--line);
    }
    .side-closed #side, .side-closed #grip, .inspector-closed #inspector { display: none; }
    #foot {
      display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 8px 16px; background: var(--panel);
      border-top: 1px solid var(--line); flex: none;
    }
    #foot .fill { flex: 1; min-width: 0; }
    #foot code { color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 34vw; }
    button.accept { background: var(--added); border-color: var(--added); color: var(--on-added); }
    #toast {
      position: fixed; bottom: 72px; left: 50%; transform: translateX(-50%); background: var(--text); z-index: 9;
      color: var(--ground); padding: 8px 14px; border-radius: 8px; display: flex; gap: 12px; max-width: 90vw;
      box-shadow: var(--shadow); overflow-wrap: anywhere;
    }
    #toast button { color: inherit; text-decoration: underline; }
    #veil { position: absolute; inset: 48px 0 0 0; background: rgb(0 0 0 / .35); z-index: 4; }
    dialog {
      border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--text); padding: 24px;
      max-width: 560px; box-shadow: var(--shadow);
    }
    dialog::backdrop { background: rgb(0 0 0 / .35); }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 16px 0; }
    dialog dt kbd { margin: 0; }
    dialog .choices { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
    @media (max-width: 1150px) {
      #search { width: 180px; } #inspector { width: 280px; } :root { --list: 250px; }
      .segments button { padding: 0 8px; }
    }
    @media (max-width: 899px) {
      #grip { display: none; }
      #side {
        position: absolute; inset: 0 auto 0 0; width: min(360px, 88vw); z-index: 5; transform: translateX(-102%);
        visibility: hidden; box-shadow: var(--shadow);
      }
      .side-open #side { transform: none; visibility: visible; }
      #inspector {
        position: absolute; inset: auto 0 0 0; width: auto; max-height: 70%; z-index: 5; transform: translateY(102%);
        visibility: hidden; border-left: 0; border-top: 1px solid var(--line); border-radius: 10px 10px 0 0;
        box-shadow: var(--shadow);
      }
      .inspector-open #inspector { transform: none; visibility: visible; }
      #top { padding: 0 12px; gap: 8px; }
      #foot { gap: 8px; padding: 8px 12px; }
      #foot kbd, #foot .command { display: none; }
    }
    @media (max-width: 560px) {
      #name, #to-help { display: none; }
      #top #search { width: 96px; flex: 1; }
      #counts { flex: 2; }
      #look { display: none; }
    }
    @media print { #side, #grip, #foot, #bar { display: none; } body { overflow: visible; } }
    """#
}
