import Diagnostics
import DocumentVersions
import Files
import InterfaceFile
import InterfaceXML
import Typography

/// A merged document held against both sides: a merge that is clean as text can break it nevertheless.
package struct MergeCheck {
  private let merged: InputFile
  private let sides: [(name: String, input: InputFile)]
  private let document: Element
  private let roots: [Element]

  /// Reads a merged document and both sides.
  ///
  /// - Parameters:
  ///   - merged: The merged document; its path is what messages call it.
  ///   - ours: Our side.
  ///   - theirs: Their side.
  /// - Throws: `ReadError` for one that is not well-formed.
  package init(_ merged: InputFile, ours: InputFile, theirs: InputFile) throws(ReadError) {
    func root(_ input: InputFile) throws(ReadError) -> Element {
      try XMLParser(file: input.path, limits: ReadingLimits()).parse(input.bytes)
    }
    self.merged = merged
    sides = [("ours", ours), ("theirs", theirs)]
    document = try root(merged)
    roots = [try root(ours), try root(theirs)]
  }

  // MARK: As text

  /// What neither side has: references to nothing, ids and properties that are there twice. In the order of the document.
  package var faults: [Finding] {
    MergeFault.all(in: document, ours: roots[0], theirs: roots[1]).map { fault in
      let lines = [fault.ourLine, fault.theirLine]
      let notes = zip(sides, lines).map { side, line in
        line.map { Finding.Note("here in \(side.name)", at: place(in: side.input, $0)) }
          ?? Finding.Note(
            "\(side.name) has no \(fault.kind == .dangling ? fault.reference : fault.property)",
            at: SourceLocation(file: side.input.path))
      }
      return Finding(
        .error, fault.kind.category, fault.words, at: place(in: merged, fault.line), notes: notes)
    }
  }

  private func place(in input: InputFile, _ line: Int) -> SourceLocation {
    SourceLocation(file: input.path, line: line)
  }

  // MARK: As a screen

  /// Whether the merged document is that of one side, so that nothing can be broken.
  package var isOfOneSide: Bool { sides.contains { $0.input.bytes == merged.bytes } }

  /// What layout finds in the merged document and in neither side: constraints that cannot hold together, and what they leave
  /// open. Only screens that are as neither side has them are laid out, and the sides only if something is found.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - files: The files of the project.
  /// - Throws: What reading a document throws, such as `ReadError` for one of another system.
  package func layoutFaults(fonts: FontLibrary, in files: FileSystem) throws -> [Finding] {
    if isOfOneSide { return [] }
    let changed = changedScreens
    func faults(_ input: InputFile) throws -> LayoutFaults {
      try LayoutFaults(of: input, where: { changed?.contains($0) ?? true }, fonts: fonts, in: files)
    }
    if changed?.isEmpty ?? false { return [] }
    let found = try faults(merged).all
    if found.isEmpty { return [] }
    let known = try sides.map { try faults($0.input) }
    return found.filter { fault in !known.contains { $0.have(fault) } }.map(finding)
  }

  private func finding(_ fault: LayoutFaults.Fault) -> Finding {
    var finding = fault.finding
    finding.severity = .error
    for (place, object) in fault.objects.prefix(Self.mostObjects).enumerated() {
      let lines = roots.map { $0.firstElement(withID: object)?.line }
      // Of what else takes part, that which one side alone has is what the other one could not know of.
      if place > 0, lines.allSatisfy({ $0 != nil }) { continue }
      for (side, line) in zip(sides, lines) {
        guard let line else { continue }
        let what = document.firstElement(withID: object)?.phrase ?? object
        finding.notes.append(
          Finding.Note("\(what) (id \(object)) in \(side.name)", at: self.place(in: side.input, line)))
      }
    }
    return finding
  }

  /// More objects of a conflict are not named.
  private static let mostObjects = 8

  /// The ids of controllers whose scenes neither side has as they are; nil for a document without scenes.
  private var changedScreens: Set<String>? {
    let scenes = Self.scenes(document, merged)
    if scenes.isEmpty { return nil }
    let known = zip(roots, sides).map { Self.scenes($0, $1.input) }
    return Set(scenes.filter { id, bytes in known.allSatisfy { $0[id] != bytes } }.keys)
  }

  /// The bytes of scenes by the ids of their controllers.
  private static func scenes(_ root: Element, _ input: InputFile) -> [String: ArraySlice<UInt8>] {
    var result: [String: ArraySlice<UInt8>] = [:]
    for list in root.children where list.name == "scenes" {
      for scene in list.children where !scene.bytes.isEmpty {
        let objects = scene.children.first { $0.name == "objects" }?.children ?? []
        for object in objects { object.peek("id").map { result[$0] = input.bytes[scene.bytes] } }
      }
    }
    return result
  }
}

extension Element {
  /// The first element with an id, itself included; nil if there is none.
  fileprivate func firstElement(withID id: String) -> Element? {
    if peek("id") == id { return self }
    for child in children {
      if let found = child.firstElement(withID: id) { return found }
    }
    return nil
  }
}

extension MergeFault.Kind {
  /// The word in brackets of its findings.
  fileprivate var category: Category {
    switch self {
    case .dangling: .reference
    case .twice, .doubled: .doubled
    }
  }
}
