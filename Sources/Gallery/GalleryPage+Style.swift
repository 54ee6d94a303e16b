extension GalleryPage {
  /// What only this page has: the map, the phone of the walk, and the catalogue.
  static let style = #"""
    #stage canvas { display: block; width: 100%; height: 100%; touch-action: none; cursor: grab; outline: none; }
    #stage canvas:active { cursor: grabbing; }
    #stage canvas.over { cursor: pointer; }
    #stage:has(canvas) { overflow: hidden; }
    #stage:has(canvas):focus-visible { outline: 2px solid var(--accent); }
    #bar select { max-width: 220px; }
    #bar .zoom { margin-left: auto; }
    #bar .chip { height: 28px; border-radius: 14px; color: var(--soft); padding: 0 12px; }
    #bar .chip[aria-pressed="true"] { background: var(--chosen); color: var(--text); border-color: var(--accent); }
    .view-box { position: absolute; border: 1.5px solid var(--accent); border-radius: 2px; pointer-events: none; z-index: 1; }
    .view-box.chosen { background: color-mix(in srgb, var(--accent) 16%, transparent); border-width: 2px; }
    .sheet.looking { cursor: crosshair; }
    .issue-box { position: absolute; pointer-events: none; z-index: 1; border: 2px solid var(--removed); border-radius: 3px; background: color-mix(in srgb, var(--removed) 10%, transparent); }
    .voice-box { position: absolute; pointer-events: none; z-index: 1; border: 2px solid var(--added); border-radius: 3px; background: color-mix(in srgb, var(--added) 10%, transparent); }
    .voice-box.faulty { border-color: var(--removed); background: color-mix(in srgb, var(--removed) 12%, transparent); }
    .tap-box { position: absolute; pointer-events: none; z-index: 1; border: 2px dashed var(--warning); border-radius: 3px; }

    .walk { margin: auto; padding: 20px; display: flex; gap: 32px; align-items: flex-start; justify-content: center; }
    .phone {
      position: relative; background: #0b0b0d; border-radius: 46px; padding: 11px; flex: none;
      box-shadow: inset 0 0 0 1.5px #55585f, 0 18px 50px rgb(0 0 0 / .28);
    }
    .phone.pad { border-radius: 30px; padding: 18px; }
    .phone.button { padding: 60px 12px 64px; border-radius: 40px; }
    .phone.button.wide { padding: 12px 64px 12px 60px; }
    .phone.button::after {
      content: ""; position: absolute; width: 40px; height: 40px; border-radius: 50%; box-shadow: inset 0 0 0 1.5px #55585f;
      left: calc(50% - 20px); bottom: 12px;
    }
    .phone.button.wide::after { left: auto; right: 12px; bottom: calc(50% - 20px); }
    .phone.button .glass { border-radius: 0; }
    .phone .glass { position: relative; overflow: hidden; border-radius: 36px; background: #fff; line-height: 0; }
    .phone.pad .glass { border-radius: 14px; }
    .phone img { display: block; width: 100%; height: 100%; user-select: none; -webkit-user-drag: none; }
    .phone .device { position: absolute; inset: 0; pointer-events: none; }
    .phone .film { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; background: #000; }
    .phone .spot {
      position: absolute; border: 0; padding: 0; height: auto; background: none; border-radius: 8px; cursor: pointer;
    }
    .phone .spot:hover, .hints .phone .spot { background: rgb(75 83 214 / .22); box-shadow: 0 0 0 2px rgb(75 83 214 / .75); }
    .phone .spot:focus-visible { outline: 3px solid #4b53d6; outline-offset: 1px; }
    .phone .blank { display: grid; place-items: center; width: 100%; height: 100%; color: #636973; line-height: 1.4; padding: 24px; text-align: center; font-size: 15px; }
    .beside { width: 240px; flex: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
    .beside h3 { margin-bottom: 8px; }
    .beside select { max-width: 100%; }
    .trail { display: grid; gap: 2px; }
    .trail li { display: flex; gap: 8px; align-items: baseline; }
    .trail li::before { content: ""; width: 8px; height: 8px; border-radius: 50%; border: 1.5px solid var(--soft); flex: none; }
    .trail li:last-child::before { background: var(--accent); border-color: var(--accent); }
    .trail li:last-child { font-weight: 650; }
    .steps { display: flex; flex-wrap: wrap; gap: 8px; }
    .steps button { height: 30px; max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
    .beside .note { font-size: 12px; }
    .recorded code { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }

    .catalogue { width: min(1000px, 100%); margin: 0 auto; padding: 24px; display: grid; gap: 32px; align-content: start; }
    .catalogue h2 { margin-bottom: 12px; }
    .catalogue li { display: grid; grid-template-columns: 28px minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; padding: 7px 0; border-top: 1px solid var(--line); }
    .catalogue .swatch { width: 26px; height: 26px; border-radius: 6px; border: 1px solid var(--line); }
    .catalogue .like { grid-column: 2 / -1; color: var(--warning); font-size: 12px; }
    .catalogue .shown { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: 6px; }
    .catalogue .words { overflow-wrap: anywhere; }
    .tree { font-size: 12px; }
    .tree button { display: block; width: 100%; text-align: left; border: 0; background: none; height: 24px; padding-right: 4px; border-radius: 4px; overflow: hidden; text-overflow: ellipsis; font-weight: 400; }
    .tree button:hover { background: var(--ground); }
    .tree button[aria-current="true"] { background: var(--chosen); }
    .tree .faint { color: var(--soft); }
    #facts ul.plain li { padding: 5px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    #facts ul.plain li:first-child { border-top: 0; }
    #facts pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    #inspector .place button { white-space: normal; text-align: left; overflow-wrap: anywhere; font-weight: 400; }
    .phone.turning { background: none; box-shadow: none; }
    .phone.turning .glass, .phone.turning::after { visibility: hidden; }
    .phone.turning .film { border-radius: 16px; background: none; }
    .playing .spot { visibility: hidden; }
    .phone .spot.silent { cursor: help; }
    .hints .phone .spot.silent { background: none; box-shadow: inset 0 0 0 1.5px rgb(128 132 140 / .55); }
    #to-inspector { display: none; }
    @media (max-width: 899px) {
      #to-inspector { display: block; }
      .walk { flex-direction: column; align-items: center; padding: 12px; gap: 20px; }
      .beside { width: min(360px, 100%); }
      .catalogue { padding: 16px 12px; }
    }
    """#
}
