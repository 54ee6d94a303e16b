import Diagnostics

/// What changed of a document between two sides.
package struct DocumentDifference: Hashable, Sendable {
  /// What became of it.
  package enum Status: String, Hashable, Sendable { case added, removed, renamed, changed, unreadable }

  /// A document whose text changed while nothing that shows did.
  package struct Housekeeping: Hashable, Sendable {
    /// How many lines changed; nil if that is not known.
    package var lines: Int?
    /// The version of the tools that saved it before.
    package var oldTools: String?
    /// The version of the tools that saved it last.
    package var newTools: String?
    /// What somebody edited nevertheless; empty where the tools alone wrote what changed.
    package var hidden: [HiddenEdit] = []
    /// The system that the document is for, if it is not iOS: it is not compared.
    package var otherSystem: String?
    /// What became of a document of another system.
    package var otherStatus = Status.changed
    /// Whether the document has visible changes too, which are reported elsewhere.
    package var isPart = false

    /// Nothing known yet.
    package init() {}

    /// The sentence: `41 lines changed by Xcode 15 → 16, nothing visible`.
    package var words: String {
      if let otherSystem {
        let what = "a \(otherSystem) document, which is not laid out"
        // Of one with another name both names are there.
        return otherStatus == .renamed ? what : "\(otherStatus.rawValue), \(what)"
      }
      if isPart {
        let isShown = hidden.contains(where: \.showsInApp)
        let what = hidden.count == 1 ? "1 edit is" : "\(hidden.count) edits are"
        return what + (isShown ? " seen only in a running app" : " not visible")
      }
      let what = lines.map { $0 == 1 ? "1 line changed" : "\($0) lines changed" } ?? "changed"
      let who = hidden.isEmpty ? ToolsVersion.change(oldTools, newTools).map { " by \($0)" } ?? "" : ""
      return "\(what)\(who), \(HiddenEdit.outcome(of: hidden))"
    }

    /// A line for each edit that no picture shows.
    package func lines(in document: String) -> [String] { HiddenEdit.lines(for: hidden, in: document) }
  }

  /// What messages call it: its path now, or the last one.
  package let document: String
  /// What it was called before, if otherwise.
  package let oldDocument: String?
  /// What became of it.
  package var status: Status
  /// Its screens that differ.
  package var scenes: [SceneDifference] = []
  /// How many screens it has now, or had.
  package var sceneCount = 0
  /// Its text changed while nothing that shows did; nil otherwise.
  package var housekeeping: Housekeeping?
  /// What somebody edited that no picture shows.
  package var hidden: [HiddenEdit] = []
  /// The names of the screens that came and that nothing shows; each is an edit that no picture shows.
  package var unreached: [String] = []
  /// What kept one of the sides from being read.
  package var errors: [Finding] = []

  /// A document from its names.
  package init(_ document: String, was oldDocument: String?, _ status: Status) {
    (self.document, self.status) = (document, status)
    self.oldDocument = oldDocument == document ? nil : oldDocument
  }

  /// Everything that changed.
  package var items: [DifferenceItem] { scenes.flatMap(\.items) }

  /// Whether something shows otherwise, or cannot be determined.
  package var isVisible: Bool {
    switch status {
    case .added, .removed, .unreadable: true
    case .renamed, .changed: scenes.contains(where: \.isVisible) || hidden.contains(where: \.showsInApp)
    }
  }
}

/// What changed between two sides: documents, in the order of their paths.
package struct DifferenceReport: Hashable, Sendable {
  /// The documents that changed, or may look otherwise.
  package var documents: [DocumentDifference]

  package init(_ documents: [DocumentDifference]) { self.documents = documents }

  /// A screen that moved from one document to another.
  package struct Move: Hashable, Sendable {
    /// What the screen is called, and the documents, as messages call them.
    package let screen, old, new: String
    fileprivate let place: Place
  }

  fileprivate struct Place: Hashable {
    var document, scene: Int
  }

  /// Notes the screens that moved from one document to another: the only one of a name that went, and the only one that came. A
  /// screen without a name of its own has that of a class of UIKit's.
  ///
  /// - Returns: What moved, in the order of names.
  package mutating func noteMoves() -> [Move] {
    var moves: [Move] = []
    func places(_ status: SceneDifference.Status) -> [String: [Place]] {
      var result: [String: [Place]] = [:]
      for (index, document) in documents.enumerated() {
        for (number, scene) in document.scenes.enumerated()
        where scene.status == status && !(scene.name.hasPrefix("UI") && scene.name.hasSuffix("Controller")) {
          result[scene.name, default: []].append(Place(document: index, scene: number))
        }
      }
      return result
    }
    let came = places(.added)
    for (name, gone) in places(.removed) where gone.count == 1 {
      guard let new = came[name], new.count == 1, new[0].document != gone[0].document,
        !documents.contains(where: { $0.unreached.contains(name) })
      else { continue }
      let (from, to) = (gone[0], new[0])
      let contents = [from, to].map { documents[$0.document].scenes[$0.scene].contents }
      // Many a project has a screen of this name.
      guard contents.allSatisfy(\.isEmpty) || !contents[0].isDisjoint(with: contents[1]) else { continue }
      documents[from.document].scenes[from.scene].otherDocument = documents[to.document].document
      documents[to.document].scenes[to.scene].otherDocument = documents[from.document].document
      moves.append(
        Move(
          screen: name, old: documents[from.document].document, new: documents[to.document].document,
          place: to))
    }
    return moves.sorted { $0.screen.utf8.lexicographicallyPrecedes($1.screen.utf8) }
  }

  /// Adds what became of a screen on its move. `compared`: the document that had it, compared with the one that has it.
  package mutating func note(_ compared: DocumentDifference, of move: Move) {
    guard let scene = compared.scenes.first(where: { $0.name == move.screen && $0.status == .changed }) else {
      return
    }
    documents[move.place.document].scenes[move.place.scene].items = scene.items
  }

  /// Whether something shows otherwise.
  package var isVisible: Bool { documents.contains(where: \.isVisible) }
  /// What kept documents from being compared.
  package var errors: [Finding] { documents.flatMap(\.errors) }
}

/// Versions of the tools that save documents.
enum ToolsVersion {
  /// The releases of Xcode by the first version of the tools that came with them, as saved in public documents.
  private static let releases = [
    (4_000, 5), (6_000, 6), (8_000, 7), (11_000, 8), (13_000, 9), (14_300, 10), (14_800, 11), (17_000, 12),
    (19_000, 13), (21_000, 14), (22_000, 15), (23_000, 16), (24_000, 26),
  ]
  /// Development builds have versions above all releases.
  private static let development = 30_000

  /// The release of Xcode in words.
  static func name(_ version: String) -> String? {
    guard let major = Int(version.prefix { $0 != "." }), major < development else { return nil }
    return releases.last { $0.0 <= major }.map { "\($0.1)" }
  }

  /// A change of tools in words: `Xcode 15 → 16`; nil if there is none.
  static func change(_ old: String?, _ new: String?) -> String? {
    guard let new else { return nil }
    guard let old, old != new else { return nil }
    if let was = name(old), let now = name(new), was != now { return "Xcode \(was) → \(now)" }
    return "tools \(old) → \(new)"
  }
}
