extension MergeConflict {
  /// The conflict in one sentence: `label "Total": both sides changed text, "Sum" here and "All" there; ours stands`.
  package var words: String {
    let what = property.isEmpty ? subject : "\(property) of \(subject)"
    let id = object.isEmpty ? "" : " (id \(object))"
    switch kind {
    case .value:
      return
        "both sides changed \(what)\(id): \(Self.shown(base)) → \(Self.shown(ours)) here, \(Self.shown(theirs)) there; ours stands"
    case .removedByOurs: return "we removed \(what)\(id), which they changed; it stays removed"
    case .removedByTheirs: return "they removed \(what)\(id), which we changed; it stays"
    case .place: return "both sides moved \(what)\(id) into another object; it stands where we have it"
    case .order: return "both sides moved \(what)\(id) among its siblings; it stands where we have it"
    case .added: return "both sides added the document, each in its own way; ours stands"
    case .dangling: return "\(what)\(id) refers to \(theirs ?? ""), which the other side removed"
    }
  }

  private static func shown(_ value: String?) -> String {
    value.map { "\"\($0.count > 80 ? $0.prefix(79) + "…" : $0[...])\"" } ?? "nothing"
  }
}
