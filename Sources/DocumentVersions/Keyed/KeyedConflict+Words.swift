extension KeyedConflict {
  /// The conflict in one sentence. `kind`: the kind of the file.
  package func words(in file: MergedFileKind) -> String {
    let key = "\"\(Self.short(self.key))\""
    if file == .goldens {
      if key.hasPrefix("\"font ") { return "both sides recorded with another \(key): record again" }
      switch kind {
      case .value: return "both sides changed the golden image \(key): record again; ours stands"
      case .removedByOurs: return "we removed the golden image \(key), which they changed; it stays removed"
      case .removedByTheirs: return "they removed the golden image \(key), which we changed; it stays"
      }
    }
    switch kind {
    case .value:
      return "both sides changed \(key): \(Self.shown(base)) → \(Self.shown(ours)) here,"
        + " \(Self.shown(theirs)) there; ours stands"
    case .removedByOurs: return "we removed \(key), which they changed; it stays removed"
    case .removedByTheirs: return "they removed \(key), which we changed; it stays"
    }
  }

  private static func shown(_ value: String?) -> String { value.map(short) ?? "nothing" }

  private static func short(_ text: String) -> String {
    text.count > 80 ? "\(text.prefix(79))…" : text
  }
}
