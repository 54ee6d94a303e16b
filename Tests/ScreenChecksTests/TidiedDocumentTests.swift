import Assets
import Diagnostics
import Files
import Screens
import TestSupport
import Testing

@testable import ScreenChecks

/// Documents without what Xcode wrote needlessly.
@Suite struct TidiedDocumentTests {
  private func tidied(_ text: String) throws -> (text: String, words: [String]) {
    let input = InputFile(path: "App.xib", bytes: Array(text.utf8))
    let tidied = try TidiedDocument(of: input, fonts: try Fonts.library(named: []), in: .untraced)
    return (String(decoding: tidied.bytes, as: UTF8.self), tidied.changes.map { "\($0.line): \($0.words)" })
  }

  private static func document(
    frame: String = "x=\"16\" y=\"40\" width=\"80\" height=\"44\"", mark: String = "", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <imageView\(mark) image="used" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" \(frame)/>
                        <color key="tintColor" systemColor="labelColor"/>
                    </imageView>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="width" constant="80" id="c-w"/>
                    <constraint firstItem="box" firstAttribute="height" constant="44" id="c-h"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-l"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c-t"/>
                </constraints>
            </view>
        </objects>
    \(resources)</document>

    """
  }

  @Test func frameThatIsOutOfDate() throws {
    let stale = Self.document(
      frame: "x=\"20\" y=\"0.0\" width=\"82\" height=\"44\"", mark: " misplaced=\"YES\"")
    let result = try tidied(stale)
    #expect(result.text == Self.document())
    #expect(
      result.words == [
        "8: imageView (id box) is not misplaced",
        "9: frame of imageView (id box): x 20 → 16, y 0.0 → 40, width 82 → 80",
      ])
    #expect(try tidied(result.text).text == result.text, "once is enough")
  }

  /// Frames that break the constraints between them were not laid out, whether or not they are marked.
  @Test func framesThatBreakTheirConstraints() throws {
    let stale = Self.document(frame: "x=\"16\" y=\"40\" width=\"120\" height=\"44\"")
    #expect(try tidied(stale).text == Self.document())
  }

  @Test func resourcesThatNothingUses() throws {
    let used = """
              <image name="used" width="16" height="16"/>
              <systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor>

      """
    let unused = """
              <image name="a &amp; b" width="16" height="16"/>
              <namedColor name="other">
                  <color red="1" green="0.0" blue="0.0"/>
              </namedColor>

      """
    func resources(_ text: String) -> String { "    <resources>\n\(text)    </resources>\n" }
    let result = try tidied(Self.document(resources: resources(unused + used)))
    #expect(result.text == Self.document(resources: resources(used)), "\(result.text)")
    #expect(result.words.count == 2 && result.words[0].contains("image"), "\(result.words)")
    #expect(try tidied(Self.document(resources: resources(unused))).text == Self.document())
    let kept = Self.document(resources: resources(used))
    #expect(try tidied(kept).text == kept && tidied(kept).words.isEmpty)
  }

  /// All fixtures look the same afterwards, and are tidy then.
  @Test func fixturesLookTheSame() throws {
    let fonts = try Fonts.library(named: [])
    let versions = DrawnVersions(fonts: fonts, library: AssetLibrary(folders: []), in: .untraced)
    var changed = 0
    let files = Checkout.files(below: Checkout.fixture("diff"), endingIn: [".xib", ".storyboard"])
    // New fixtures change which these are.
    for file in stride(from: 0, to: files.count, by: max(1, files.count / 120)).map({ files[$0] }) {
      let input = InputFile(path: file, bytes: try Checkout.bytes(file))
      guard let tidied = try? TidiedDocument(of: input, fonts: fonts, in: .untraced),
        tidied.bytes != input.bytes
      else { continue }
      changed += 1
      let new = InputFile(path: file, bytes: tidied.bytes)
      #expect(try versions.firstDifference(input, new) == nil, "\(file)")
      #expect(try TidiedDocument(of: new, fonts: fonts, in: .untraced).bytes == new.bytes, "\(file)")
    }
    #expect(changed > 10)
  }

  @Test func picturesThatDiffer() throws {
    let versions = DrawnVersions(
      fonts: try Fonts.library(named: []), library: AssetLibrary(folders: []), in: .untraced)
    func input(_ text: String) -> InputFile { InputFile(path: "App.xib", bytes: Array(text.utf8)) }
    let colored = Self.document().replacing(
      "<subviews>",
      with: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/><subviews>")
    #expect(try versions.firstDifference(input(Self.document()), input(colored)) != nil)
    #expect(try versions.firstDifference(input(colored), input(colored)) == nil)
  }
}
