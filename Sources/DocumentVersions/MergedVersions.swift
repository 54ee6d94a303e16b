import InterfaceXML

/// Three versions of a document, and what is made of them, whichever side of each conflict is taken.
package struct MergedVersions: Sendable {
  /// The trees of base, ours and theirs.
  struct Trees: Sendable {
    let base: IdentifiedTree
    let ours: IdentifiedTree
    let theirs: IdentifiedTree
    /// Those of the three.
    let identities: Identities
  }

  private let base: [UInt8]
  private let ours: [UInt8]
  private let theirs: [UInt8]
  /// Nil if both sides added the document.
  let trees: Trees?

  /// Reads three versions. Limits are those of reading.
  ///
  /// - Parameters:
  ///   - base: The version that both sides began with; empty if both added the document.
  ///   - ours: Our side.
  ///   - theirs: Their side.
  ///   - files: What errors call the three.
  /// - Throws: `ReadError` for a version that is not well-formed.
  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], files: (base: String, ours: String, theirs: String)
  ) throws(ReadError) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    var identities = Identities()
    let old = base.isEmpty ? nil : try Self.tree(base, files.base, &identities)
    let here = try Self.tree(ours, files.ours, &identities)
    let there = try Self.tree(theirs, files.theirs, &identities)
    trees = old.map { Trees(base: $0, ours: here, theirs: there, identities: identities) }
  }

  private static func tree(
    _ bytes: [UInt8], _ file: String, _ identities: inout Identities
  ) throws(ReadError) -> IdentifiedTree {
    IdentifiedTree(try XMLParser(file: file, limits: ReadingLimits()).parse(bytes), &identities)
  }

  /// Merges the versions.
  ///
  /// - Parameter takesTheirSide: Whether theirs stands in a conflict; ours stands in all others.
  /// - Returns: The merged document's bytes, and all conflicts in the order of the document.
  package func merged(
    takingTheirSide takesTheirSide: @escaping (MergePoint) -> Bool = { _ in false }
  ) -> (bytes: [UInt8], conflicts: [MergeConflict]) {
    guard let trees else {
      let takes = takesTheirSide(MergeConflict.added.point)
      return (takes ? theirs : ours, ours == theirs ? [] : [.added])
    }
    let merge = DocumentMerge(
      trees.base, trees.ours, trees.theirs, count: trees.identities.count, takesTheirSide: takesTheirSide)
    var writer = MergeWriter(base: base, ours: ours, theirs: theirs)
    if let root = merge.root { writer.write(root) }
    return (writer.bytes, merge.allConflicts)
  }

  /// Puts one side of conflicts into a file that was merged, and leaves everything else in it as it is.
  ///
  /// - Parameters:
  ///   - side: The side that is taken.
  ///   - points: What the conflicts are about.
  ///   - theirs: What their side was taken of before.
  ///   - file: The file as it stands.
  ///   - name: What errors call it.
  /// - Returns: The file's bytes.
  /// - Throws: `ReadError` if the file is not well-formed.
  package func taking(
    _ side: MergeSide, of points: Set<MergePoint>, after theirs: Set<MergePoint>, in file: [UInt8],
    named name: String
  ) throws(ReadError) -> [UInt8] {
    let all = theirs.union(points)
    let with = merged(takingTheirSide: { all.contains($0) }).bytes
    let without = merged(takingTheirSide: { theirs.contains($0) && !points.contains($0) }).bytes
    let (wanted, other) = side == .theirs ? (with, without) : (without, with)
    if file == other || trees == nil { return wanted }
    // From the other side to the wanted one is the change that the file gets.
    return try MergedVersions(
      base: other, ours: file, theirs: wanted, files: (base: name, ours: name, theirs: name)
    ).merged(takingTheirSide: { _ in true }).bytes
  }
}
