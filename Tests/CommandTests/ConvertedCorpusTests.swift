import TestSupport
import Testing

/// Real documents converted to scene files: the share with identical pictures. `convert` was tested with the whole
/// corpus when it was written; this is a sample.
@Suite struct ConvertedCorpusTests {
  private static let sampleSize = 20

  @Test(
    .enabled(if: Checkout.corpus != nil, "no corpus of real documents at hand"), .timeLimit(.minutes(15)))
  func picturesAreTheSame() throws {
    let scratch = try Scratch()
    let corpus = try #require(Checkout.corpus)
    let documents = Checkout.files(below: corpus, endingIn: [".xib", ".storyboard"]).filter { file in
      // Archives have no scene file.
      (try? Checkout.bytes(file)).map {
        String(decoding: $0.prefix(300), as: UTF8.self).contains("<document")
      } == true
    }
    let step = max(1, documents.count / Self.sampleSize)
    var names: [String] = []
    for (number, file) in documents.enumerated() where number % step == 0 && names.count < Self.sampleSize {
      names.append("\(number)" + (file.hasSuffix(".xib") ? ".xib" : ".storyboard"))
      try scratch.write(Checkout.bytes(file), to: "documents/\(names[names.count - 1])")
    }
    _ = try scratch.shell("\"$L\" convert --quiet documents/* -o scenes")
    _ = try scratch.shell("\"$L\" render --quiet --scale 1 documents/* -o a")
    _ = try scratch.shell("\"$L\" render --quiet --scale 1 scenes/* -o b")
    let different = names.filter { name in
      let stem = name.prefix { $0 != "." } + "."
      func pictures(_ folder: String) -> [String] {
        scratch.files.filter { $0.hasPrefix("\(folder)/\(stem)") }.map { String($0.dropFirst(2)) }
      }
      return pictures("a") != pictures("b")
        || pictures("a").contains { (try? scratch.bytes("a/\($0)")) != (try? scratch.bytes("b/\($0)")) }
    }
    #expect(scratch.files.contains { $0.hasPrefix("a/") && $0.hasSuffix(".png") })
    #expect(different.count * 20 <= names.count, "\(different) of \(names.count)")
  }
}
