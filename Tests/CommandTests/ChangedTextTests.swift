import Foundation
import TestSupport
import Testing

/// `layoutshot diff`: texts of the application that are others than before.
@Suite struct ChangedTextTests {
  /// The two sides of a folder, each with a document and tables of texts by their paths.
  private func folders(_ old: [String: String], _ new: [String: String], code: String = "") throws -> Scratch
  {
    let scratch = try Scratch()
    for (side, tables) in [("old", old), ("new", new)] {
      try scratch.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PierController">
              <connections>
                <outlet property="view" destination="root" id="o-0"/>
                <outlet property="nameLabel" destination="nam" id="o-1"/>
              </connections>
            </placeholder>
            <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews><label text="Name" id="nam"><rect key="frame" x="10" y="30" width="100" height="20"/></label></subviews>
            </view>
          </objects>
        </document>
        """, to: "\(side)/Pier.xib")
      try scratch.write(code, to: "\(side)/PierController.swift")
      for (path, text) in tables { try scratch.write(text, to: "\(side)/\(path)") }
    }
    return scratch
  }

  /// A model may have the key: which document shows the text nobody knows.
  @Test func textsThatNoDocumentShowsAreReported() throws {
    let scratch = try folders(
      [
        "en.lproj/Localizable.strings": "\"open\" = \"Open\";\n\"shut\" = \"Shut\";\n\"same\" = \"Same\";\n",
        "de.lproj/Localizable.strings": "\"open\" = \"Offen\";\n\"shut\" = \"Zu\";\n",
      ],
      [
        "en.lproj/Localizable.strings":
          "\"open\" = \"Opened\";\n\"shut\" = \"Shut\";\n\"same\" = \"Same\";\n\"new\" = \"New\";\n",
        "de.lproj/Localizable.strings": "\"open\" = \"Geöffnet\";\n\"shut\" = \"Geschlossen\";\n",
      ])
    let outcome = try scratch.run("diff", "old", "new")
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "new/en.lproj/Localizable.strings: seen only in a running app",
        "  \"open\": \"Open\" → \"Opened\", another text in de, too (Localizable.strings:1)",
        "  \"shut\" in de: \"Zu\" → \"Geschlossen\" (new/de.lproj/Localizable.strings:2)",
      ], "\(outcome.out)")
    #expect(outcome.err.isEmpty, "\(outcome.err)")
  }

  @Test func textsThatADocumentShowsAreReportedThereAlone() throws {
    let code = """
      class PierController: UIViewController {
        @IBOutlet var nameLabel: UILabel!
        override func viewDidLoad() { nameLabel.text = NSLocalizedString("open", comment: "") }
      }
      """
    let scratch = try folders(
      ["en.lproj/Localizable.strings": "\"open\" = \"Open\";\n"],
      ["en.lproj/Localizable.strings": "\"open\" = \"Opened\";\n"], code: code)
    let outcome = try scratch.run("diff", "old", "new")
    #expect(
      outcome.lines == [
        "new/Pier.xib", "  nameLabel: text \"Open\" → \"Opened\" (new/en.lproj/Localizable.strings:1)",
      ], "\(outcome.out)")
  }

  /// What a document's own table says is said of the document, and what the system shows is no text of the application's screens.
  @Test(arguments: [
    "en.lproj/InfoPlist.strings", "Settings.bundle/en.lproj/Root.strings",
  ])
  func otherTablesAreLeftAlone(_ path: String) throws {
    let scratch = try folders([path: "\"open\" = \"Open\";\n"], [path: "\"open\" = \"Opened\";\n"])
    let outcome = try scratch.run("diff", "old", "new")
    #expect(outcome.status == 0 && outcome.out.isEmpty, "\(outcome.out)")
  }

  @Test func catalogsAreRead() throws {
    func catalog(_ text: String) -> String {
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"open": {"localizations": {"en": {"stringUnit": "#
        + "{\"state\": \"translated\", \"value\": \"\(text)\"}}}}}}"
    }
    let scratch = try folders(
      ["Localizable.xcstrings": catalog("Open")], ["Localizable.xcstrings": catalog("Opened")])
    let outcome = try scratch.run("diff", "old", "new")
    #expect(
      outcome.lines == [
        "new/Localizable.xcstrings: seen only in a running app", "  \"open\": \"Open\" → \"Opened\"",
      ], "\(outcome.out)")
  }
}
