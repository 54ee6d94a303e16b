import FoundationEssentials
import ImageFile
import TestSupport
import Testing

/// Hashes of the pictures of real documents from public projects, to notice unintended changes.
@Suite struct CorpusPictureTests {
  @Test(
    .enabled(if: Checkout.corpus != nil, "no corpus of real documents at hand"), .timeLimit(.minutes(15)),
    arguments: [("portrait", "light"), ("landscape", "dark")])
  func picturesAreUnchanged(_ orientation: String, _ appearance: String) throws {
    let scratch = try Scratch()
    // A copy: what lies above the corpus, such as a repository or a project, would give its documents other images.
    let copy = try scratch.shell("cp -RL '\(#require(Checkout.corpus))' corpus && chmod -R u+w corpus")
    #expect(copy.status == 0, "\(copy.err)")
    let documents = Checkout.files(below: "\(scratch.path)/corpus", endingIn: [".xib", ".storyboard"])
    try scratch.write(documents.joined(separator: "\0"), to: "documents")
    let options = "--scale 1 --orientation \(orientation) --appearance \(appearance)"
    _ = try scratch.shell("xargs -0 \"$L\" render --quiet \(options) --output pictures < documents")
    var lines = ""
    for file in scratch.files where file.hasSuffix(".png") {
      let pixmap = try PNGFile.decode(scratch.bytes(file), name: file)
      // FNV-1a over the pixels.
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for y in 0..<pixmap.height {
        pixmap.withRow(y) { for word in $0 { hash = (hash ^ UInt64(word)) &* 0x100_0000_01b3 } }
      }
      let name = file.dropFirst("pictures/".count)
      lines += "\(String(hash, radix: 16)) \(pixmap.width)x\(pixmap.height) \(name)\n"
    }
    try Golden.expectLines(lines, equalFixture: "corpus/\(orientation)-\(appearance).txt")
  }
}
