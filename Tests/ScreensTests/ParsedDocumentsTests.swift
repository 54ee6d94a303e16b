import Files
import Foundation
import Localization
import SceneFile
import Screens
import TestSupport
import Testing
import Views

/// A file is parsed once per run, regardless of how often it is loaded.
@Suite struct ParsedDocumentsTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useTraitCollections="YES"><objects><view id="v"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
    <label text="Total" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/>
    <variation key="widthClass=regular" text="Wide"/></label></subviews></view></objects></document>
    """

  /// The tree of the canvas, then those of other size classes.
  private func trees(of document: LoadedDocument) -> [ViewTree] {
    document.scenes.flatMap { [$0.tree] + $0.sizeClassTrees.map(\.tree) }
  }

  private func texts(_ trees: [ViewTree]) -> [String?] { trees.map { $0.views[1].title } }

  @Test func aFileIsReadOnce() throws {
    let folder = try Folder()
    let path = try folder.write(Self.text, to: "A.xib")
    var parsed = ParsedDocuments(in: .untraced)
    let plain = try LoadedDocument.load(path, parsed: &parsed)
    #expect(texts(trees(of: plain)) == ["Total", "Wide"])
    try FileManager.default.removeItem(atPath: path)
    // The rest is in memory: another language, other size classes and other text sizes read nothing.
    let double = try LoadedDocument.load(
      path, for: ReadingTraits(language: ScreenLanguage("pseudo-double")), parsed: &parsed)
    #expect(texts(trees(of: double)) == ["Total Total", "Wide"])
    #expect(double.scenes[0].name == plain.scenes[0].name)
    let large = try LoadedDocument.load(path, for: ReadingTraits(textSize: .xxL), parsed: &parsed)
    #expect(texts(trees(of: large)) == ["Total", "Wide"])
    #expect(throws: FileError.self) { try LoadedDocument.load(path) }
  }

  @Test func missingIncludesAreNamed() throws {
    let folder = try Folder()
    let path = try folder.write(
      "{\"scene\": 1, \"include\": [\"brand.scene.json\"], \"view\": {}}", to: "a.scene.json")
    var parsed = ParsedDocuments(in: .untraced)
    let error = #expect(throws: SceneFileError.self) { try LoadedDocument.load(path, parsed: &parsed) }
    #expect(
      error?.message.hasPrefix("the included file brand.scene.json cannot be read") == true,
      "\(String(describing: error))")
  }
}
