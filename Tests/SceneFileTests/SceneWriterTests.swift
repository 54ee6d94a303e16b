import InterfaceFile
import SceneFile
import TestSupport
import Testing
import Views

@Suite struct SceneWriterTests {
  private static let files = Checkout.files(below: Checkout.fixture(""), endingIn: [".xib", ".storyboard"])

  /// A document's content, without places and without what no reader reads.
  private static func trees(_ document: InterfaceDocument) throws -> String {
    let scenes = try document.instantiate(embedding: true).scenes
    return scenes.map { scene in
      "\(scene.name) \(scene.canvas)\n"
        + [scene.tree, scene.portraitTemplate, scene.landscapeTemplate].compactMap(\.self).map(
          TreeListing.comparableText
        ).joined(separator: "---\n")
    }.joined(separator: "===\n")
  }

  @Test(arguments: files) func convertedDocumentsAreEquivalent(_ file: String) throws {
    guard let document = try? InterfaceDocument.read(try Checkout.bytes(file), file: file),
      document.generation == .document, let before = try? Self.trees(document)
    else { return }
    let text: String
    do throws(SceneFileError) {
      text = try SceneWriter(document).text()
    } catch {
      #expect(error.message.contains("too deep"))
      return
    }
    let again = try read(text)
    #expect(try Self.trees(again) == before)
    // Everything written is known to the reader.
    #expect(try again.instantiate(embedding: true).findings.filter { $0.severity == .error } == [])
    for classes in SizeClasses.all {
      let before = try document.instantiate(for: classes).scenes.map {
        TreeListing.comparableText(of: $0.tree)
      }
      #expect(
        try again.instantiate(for: classes).scenes.map { TreeListing.comparableText(of: $0.tree) } == before)
    }
  }

  @Test func thereAreDocumentsToConvert() { #expect(Self.files.count > 50) }

  @Test func ambiguousTextsStayTexts() throws {
    let document = try InterfaceDocument.read(
      Array(
        document(
          view(
            "r", "0 0 375 667",
            label("a", "0 0 9 9", "42") + label("b", "0 0 9 9", "$tag") + label("c", "0 0 9 9", "YES"))
        ).utf8), file: "a.xib")
    let text = try SceneWriter(document).text()
    #expect(try read(text).instantiate().scenes[0].tree.views.map(\.title) == [nil, "42", "$tag", "YES"])
  }

  @Test func archivesAreRejected() throws {
    let archives = Self.files.compactMap { try? InterfaceDocument.read(Checkout.bytes($0), file: $0) }.filter
    {
      $0.generation == .archive
    }
    #expect(!archives.isEmpty)
    for archive in archives { #expect(throws: SceneFileError.self) { try SceneWriter(archive).text() } }
  }
}
