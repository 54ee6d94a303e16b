import Digests
import Glibc

/// Puts documents into groups that cost about the same and stay as they are when documents change.
///
/// All documents in the order of their paths are one group. A group that costs more than a limit is parted in front of the
/// document whose path has the greatest digest, and so are its parts. Where a group is parted follows from names alone, and
/// whether it is from what is in it: a document that comes, goes or costs something else joins or parts the groups around
/// it, and moves no document of another one.
struct JobGrouping {
  private let ranks: [String]
  private let costs: [Double]
  private let limit: Double

  /// Groups of documents, sorted by path, from what each costs and what a group should cost, in seconds.
  init(_ paths: [String], seconds: [Double], target: Double) {
    ranks = paths.map { ContentDigest(of: $0).text }
    // Measured times vary: only a change by half parts another group.
    costs = seconds.map { exp2(ceil(log2(max($0, 0.001)) * 2) / 2) }
    limit = target * Self.slack
  }

  /// A group that is just larger than the limit falls into two of any size, and costs are rounded up.
  private static let slack = 2.5

  /// The groups, as ranges of the documents.
  var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    var waiting = ranks.isEmpty ? [] : [0..<ranks.count]
    while let group = waiting.popLast() {
      let cost = costs[group].reduce(0, +)
      guard cost > limit, group.count > 1 else {
        groups.append(group)
        continue
      }
      let cut = group.dropFirst().max { ranks[$0] < ranks[$1] }!
      waiting.append(cut..<group.upperBound)
      waiting.append(group.lowerBound..<cut)
    }
    return groups
  }
}
