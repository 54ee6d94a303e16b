extension WatchPage {
  /// What only this page has: the pictures of a document side by side.
  static let style = #"""
    .wall { margin: auto; padding: 24px; display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; justify-content: center; }
    .wall figure { max-width: 100%; }
    .wall img { display: block; max-width: 100%; height: auto; border-radius: 3px; box-shadow: 0 0 0 1px var(--line), var(--shadow); }
    .wall figure.new img { outline: 3px solid var(--accent); outline-offset: 3px; }
    .wall figcaption { color: var(--soft); font-size: 12px; margin-top: 10px; overflow-wrap: anywhere; text-align: center; }
    .wall.broken img { opacity: .5; }
    .row.new .headline::after { content: " ●"; color: var(--accent); }
    pre.messages { margin-top: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
    #to-inspector { display: none; }
    .inspector-closed #to-inspector { display: block; }
    @media (max-width: 899px) { #to-inspector { display: block; } }
    """#
}
