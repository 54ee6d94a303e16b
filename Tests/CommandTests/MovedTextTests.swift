import Foundation
import TestSupport
import Testing

/// Texts of other languages whose file is another one now, or gone, where code gives the view its text.
@Suite struct MovedTextTests {
  private func repository() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes><scene sceneID="sce"><objects>
          <viewController id="con" customClass="AboutController" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>
                <label fixedFrame="YES" text="Version" id="ver"><rect key="frame" x="10" y="130" width="200" height="20"/></label>
              </subviews>
            </view>
            <connections><outlet property="versionLabel" destination="ver" id="out"/></connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, to: "Base.lproj/About.storyboard")
    try scratch.write("\n\"ver.text\" = \"Verze\";\n", to: "de.lproj/About.strings")
    try scratch.write(
      """
      class AboutController: UIViewController {
        @IBOutlet var versionLabel: UILabel!
        override func viewDidLoad() { versionLabel.text = Bundle.main.infoDictionary?["Version"] as? String ?? "" }
      }
      """, to: "AboutController.swift")
    let made = try scratch.shell(
      "git init -q -b main && git add -A && git -c user.name=n -c user.email=n@example.org commit -qm one && rm -r de.lproj"
    )
    try #require(made.status == 0, "\(made.err)")
    return scratch
  }

  /// A catalog with the same text changes nothing.
  @Test(arguments: [
    ("Verze", []),
    ("Ausgabe", ["label \"Version\": text \"Verze\" → \"Ausgabe\" in de (mul.lproj/About.xcstrings:1)"]),
  ])
  func textsThatWentIntoACatalog(_ text: String, _ lines: [String]) throws {
    let scratch = try repository()
    try scratch.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"ver.text": {"localizations": {"de": {"stringUnit": "#
        + "{\"state\": \"translated\", \"value\": \"\(text)\"}}}}}}", to: "mul.lproj/About.xcstrings")
    let result = try scratch.run("diff", "HEAD")
    #expect(
      result.out.split(separator: "\n").filter { $0.contains(" in de") }.map { $0.drop { $0 == " " } }
        == lines.map { $0[...] })
    #expect(result.err.isEmpty, "\(result.err)")
  }

  /// A text that is gone is named by the revision that had it, and no file that the comparison made for itself.
  @Test func textsThatAreGone() throws {
    let result = try repository().run("diff", "HEAD")
    #expect(
      result.out.contains("text \"Verze\" → \"Version\" in de (HEAD:de.lproj/About.strings:2)"),
      "\(result.out)")
  }
}
