extension PageStage {
  /// Pictures, and what lies on them.
  package static let style = #"""
    #bar { display: flex; align-items: center; gap: 12px; padding: 12px 20px 0; flex-wrap: wrap; flex: none; }
    #bar .fill { flex: 1; }
    #bar .zoom { display: inline-flex; align-items: center; gap: 2px; color: var(--soft); }
    #bar .zoom button { border: 0; background: none; padding: 0 8px; color: var(--soft); }
    #bar .zoom output { min-width: 44px; text-align: center; }
    #stage { flex: 1; min-height: 0; overflow: auto; display: flex; touch-action: pan-x pan-y pinch-zoom; }
    #stage:focus-visible { outline-offset: -2px; }
    .board { margin: auto; padding: 16px 12px; display: flex; gap: 32px; align-items: flex-start; justify-content: center; }
    .board figure { display: grid; justify-items: center; max-width: 100%; }
    .board:has(.sheet) figure { max-width: none; }
    .board figcaption { color: var(--soft); font-size: 12px; margin-top: 10px; white-space: pre-wrap; width: 0; min-width: 100%; text-align: center; }
    .board .empty { color: var(--soft); padding: 48px; font-size: 15px; }
    .sheet {
      position: relative; line-height: 0; isolation: isolate; border-radius: 3px; box-shadow: 0 0 0 1px var(--line), var(--shadow);
      background: repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / 16px 16px;
    }
    .sheet img { display: block; position: absolute; left: 0; top: 0; max-width: none; user-select: none; }
    .sheet.sharp img { image-rendering: pixelated; }
    .sheet.sliding { cursor: ew-resize; touch-action: none; }
    .sheet .over { position: absolute; inset: 0; }
    .sheet .grid {
      position: absolute; inset: 0; pointer-events: none;
      background-image: linear-gradient(to right, rgb(128 128 128 / .5) 1px, transparent 1px),
        linear-gradient(to bottom, rgb(128 128 128 / .5) 1px, transparent 1px);
    }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none; z-index: 2; }
    .knob {
      position: absolute; left: 1px; transform: translate(-50%, -50%); width: 28px; height: 28px; border-radius: 50%;
      background: var(--accent); color: var(--on-accent); display: grid; place-items: center; font-size: 13px;
      line-height: 1; box-shadow: 0 1px 4px rgb(0 0 0 / .3);
    }
    .region, .node-box, .lost-box { position: absolute; border-radius: 4px; padding: 0; height: auto; background: none; z-index: 1; }
    .region { border: 1.5px solid var(--accent); box-shadow: 0 0 0 1px rgb(255 255 255 / .55); }
    .region.other { opacity: .4; border-width: 1px; }
    .sliding .region { pointer-events: none; }
    .region:hover { background: color-mix(in srgb, var(--accent) 16%, transparent); border-color: var(--accent); }
    .node-box { pointer-events: none; border: 2px solid var(--moved); background: color-mix(in srgb, var(--moved) 14%, transparent); }
    .lost-box { pointer-events: none; border: 2px dashed var(--warning); background: color-mix(in srgb, var(--warning) 14%, transparent); }
    #stage input[type="range"]:not(.unseen) { width: min(320px, 100%); accent-color: var(--accent); display: block; margin: 10px auto 0; }
    #stage figure:has(input.unseen:focus-visible) .knob { outline: 2px solid var(--text); outline-offset: 2px; }
    #under { flex: none; max-height: 42%; overflow: auto; padding: 0 20px 14px; }
    @media (max-width: 899px) {
      #bar { padding: 8px 12px 0; gap: 8px; flex-wrap: wrap; }
      #bar .segments { max-width: 100%; overflow-x: auto; scrollbar-width: none; }
      #bar .zoom { display: none; }
      .board { padding: 12px; gap: 16px; }
      #stage:not(.wide) .board { flex-direction: column; align-items: center; }
      #under { padding: 0 12px 10px; max-height: 34%; }
    }
    """#
}
