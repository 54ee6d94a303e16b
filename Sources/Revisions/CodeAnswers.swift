import Assets
import Files
import GoldenRuns
import InterfaceFile
import Localization
import Screens

/// What the code of both sides of a repository gives the objects of documents.
struct CodeAnswers: Sendable {
  private let trees: RevisionTrees
  private let library: AssetLibrary
  /// The paths of all storyboards, by their names.
  private let storyboards: [String: [String]]

  /// - Parameter library: The projects that were read.
  init(_ trees: RevisionTrees, library: AssetLibrary) {
    (self.trees, self.library) = (trees, library)
    storyboards = Dictionary(
      grouping: (trees.new ?? trees.old).files.map(\.path).filter { $0.hasSuffix(".storyboard") },
      by: InputFile.documentName(of:))
  }

  /// A document on both sides.
  struct Document {
    /// The classes of its objects, and of those on other storyboards that it may show.
    fileprivate let classes: Set<String>
    /// What its attributes say: code may look these up.
    fileprivate let keys: Set<String>
    fileprivate let sides: [DocumentResources]

    /// Whether code gives its objects anything else than before.
    ///
    /// - Parameter isOfTexts: Whether only texts count, which alone differ between languages.
    func differs(for traits: ReadingTraits, isOfTexts: Bool) -> Bool {
      let answers = sides.map { side in
        side.codeAnswers(
          ofClasses: classes, for: traits, isOfTexts: isOfTexts, isSame: sides[0].hasNewerCode)
          + side.texts(ofKeys: keys, for: traits)
      }
      return answers[0] != answers[1] || !isOfTexts && sides[1].hasTraces(of: classes, from: sides[0])
    }
  }

  /// A document whose objects code is asked for.
  ///
  /// - Parameters:
  ///   - old: Its path on the older side.
  ///   - new: Its path on the newer one.
  ///   - bytes: Its content.
  func document(_ old: String, _ new: String, _ bytes: [UInt8]) -> Document {
    let near = ChangedResources.storyboards(referredToIn: bytes).flatMap { storyboards[$0] ?? [] }
    let shown = near.map { (try? FileSystem.untraced.read(trees.place(ofNew: $0)).bytes) ?? [] }
    let classes = ([bytes] + shown).reduce(into: Set<String>()) { classes, bytes in
      classes.formUnion(InterfaceDocument.classes(in: bytes))
    }
    // What all views look like.
    let all = classes.union([DocumentResources.appearance])
    let sides = [trees.old.place(of: old), trees.place(ofNew: new)].map {
      DocumentResources(document: $0, library: library, in: .untraced)
    }
    return Document(classes: all, keys: InterfaceDocument.attributeTexts(in: bytes), sides: sides)
  }
}
