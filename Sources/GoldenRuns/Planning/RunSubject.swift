import InterfaceFile
import Layout
import ScreenBuilder
import Screens
import Templates
import Views

/// What a run is about, as far as code says it and no configuration file can.
package struct RunSubject: Sendable {
  /// Where the documents come from.
  package enum Documents: Sendable {
    /// The files that match the configuration's patterns.
    case matching
    /// Files by their paths relative to the root.
    case files([String])
    /// Screens that are described in code, by their names.
    case described([ScreenDescription])
    /// A screen as it is, with the images, colors and fonts of its project, in the language and text size that it was
    /// read in.
    case screen(Screen, DocumentResources)
  }

  /// The documents.
  package var documents = Documents.matching
  /// The states that each screen shows; nil for those of the matrix.
  package var states: ScreenRequest.States?
  /// Attributes that constraint templates can carry besides `TemplateAttribute.all`.
  package var stateAttributes: [TemplateAttribute] = []
  /// The arrangements that code defines.
  package var customArrangements = CustomArrangements.standard
  /// What distinguishes goldens from others of the same screens and variants; nil for nothing.
  package var goldenName: String?
  /// Whether only the trees of goldens are kept and compared, without pictures.
  package var keepsTreesOnly = false
  /// Whether trees have what assistive technologies find.
  package var recordsAccessibility = false
  /// The eras that documents are drawn in, by their paths relative to the root, instead of those of the tools that
  /// saved them.
  package var systemEras: [String: Era] = [:]
  /// The canvases whose devices and eras the scenes of documents are laid out for instead of their own, by the
  /// documents' paths relative to the root and the scenes' ids.
  package var canvases: [String: [String: DesignCanvas]] = [:]
  /// The contents of cells that both sides of a comparison have, by the documents' paths relative to the root.
  package var sharedInputs: [String: SharedInputs] = [:]
  /// The edits of documents that may not show in the pictures of the matrix, by the documents' paths relative to the root:
  /// they are shown in further ones.
  package var unseen: [String: UnseenEdits] = [:]
  /// Documents that are not read, by their paths relative to the root: other versions of these.
  package var versions: [String: InterfaceDocument] = [:]
  /// The pictures that need not be painted, as their trees are equal on both sides of a comparison; nil if all are.
  package var equalTrees: EqualTrees?

  /// The documents that match a configuration's patterns.
  package init() {}

  /// Whether the run is about a project: what it no longer has is gone.
  var isProject: Bool { if case .matching = documents { true } else { false } }

  /// The names of documents that are given; nil to look for those that match patterns.
  var names: [String]? {
    switch documents {
    case .matching: nil
    case .files(let paths): paths
    case .described(let screens): screens.map(\.name)
    case .screen(let screen, _): [screen.name]
    }
  }

  /// Returns the screens that are described under a name; nil for a file.
  func described(_ name: String) -> [ScreenDescription]? {
    guard case .described(let screens) = documents else { return nil }
    return screens.filter { $0.name == name }
  }
}
