// How Objective-C calls methods.
extension SwiftReader {
  /// A method's name at run time, by Swift's rules for Objective-C.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let preposition = ["with", "for", "from", "to", "by", "of", "in", "on", "at", "and", "as", "into"]
        .contains {
          first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true
        }
      result += (preposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
