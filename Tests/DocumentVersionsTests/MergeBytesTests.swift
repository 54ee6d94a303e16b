import InterfaceXML
import TestSupport
import Testing

@testable import DocumentVersions

/// The bytes of merged documents.
@Suite struct MergeBytesTests {
  private func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> [UInt8] {
    try DocumentMerge.merge(
      base: base, ours: ours, theirs: theirs, files: (base: "base", ours: "ours", theirs: "theirs")
    ).bytes
  }

  private func text(_ body: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <view contentMode="scaleToFill" id="root">
      \(body)
              </view>
          </objects>
      </document>

      """.utf8)
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// One side that is as before gives the other one, and two equal sides either, whatever the documents are.
  private func holds(_ files: [String]) throws {
    var before: [UInt8]?
    for file in files {
      guard let bytes = try? Checkout.bytes(file),
        (try? XMLParser(file: file, limits: ReadingLimits()).parse(bytes)) != nil
      else { continue }
      defer { before = bytes }
      guard let old = before else { continue }
      #expect(try merge(old, old, bytes) == bytes, "theirs: \(file)")
      #expect(try merge(old, bytes, old) == bytes, "ours: \(file)")
      #expect(try merge(old, bytes, bytes) == bytes, "both: \(file)")
    }
  }

  @Test func fixturesStayByteForByte() throws {
    let files = Checkout.files(below: Checkout.fixture(""), endingIn: [".xib", ".storyboard"])
    #expect(files.count > 100)
    try holds(files)
  }

  @Test(.enabled(if: Checkout.corpus != nil, "needs the corpus"))
  func corpusStaysByteForByte() throws {
    let corpus = try #require(Checkout.corpus)
    try holds(Checkout.files(below: corpus, endingIn: [".xib", ".storyboard"]))
  }

  @Test func bothSidesAddViewsAtTheSamePlace() throws {
    let view = { (id: String) in
      "                    <view contentMode=\"scaleToFill\" id=\"\(id)\"/>\n"
    }
    func subviews(_ ids: [String]) -> [UInt8] {
      text("            <subviews>\n\(ids.map(view).joined())            </subviews>")
    }
    let merged = try merge(subviews(["a"]), subviews(["a", "b"]), subviews(["a", "c"]))
    #expect(shown(merged) == shown(subviews(["a", "b", "c"])))
  }

  @Test func attributesOfOneTagComeFromBothSides() throws {
    func label(_ attributes: String) -> [UInt8] { text("            <label \(attributes) id=\"l\"/>") }
    let merged = try merge(
      label("text=\"a &amp; b\" textAlignment=\"natural\""),
      label("text=\"c &lt; d\" textAlignment=\"natural\""),
      label("opaque=\"NO\" text=\"a &amp; b\" textAlignment=\"center\""))
    #expect(shown(merged) == shown(label("opaque=\"NO\" text=\"c &lt; d\" textAlignment=\"center\"")))
  }
}
