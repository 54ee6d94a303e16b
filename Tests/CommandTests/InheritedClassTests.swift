import Testing

/// Views of classes that the project declares.
@Suite struct InheritedClassTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="toggle" customClass="Toggle"/>
    </subviews><constraints>
    <constraint firstItem="toggle" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="toggle" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
    </constraints></view></objects></document>
    """

  private static func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write(document, to: "A.xib")
    return scratch
  }

  private static func frame(_ scratch: Scratch, _ options: String = "") throws -> String {
    let outcome = try scratch.shell("\"$L\" inspect A.xib \(options) --orientation portrait | grep toggle")
    return outcome.out
  }

  @Test func itIsMeasuredAsWhatItInheritsFrom() throws {
    let scratch = try Self.project()
    #expect(try !Self.frame(scratch).contains("51"))
    try scratch.write("class Toggle: ThemedSwitch {}", to: "Code/Toggle.swift")
    try scratch.write("open class ThemedSwitch: UISwitch {}", to: "Code/ThemedSwitch.swift")
    let frame = try Self.frame(scratch)
    #expect(frame.contains("51"), "\(frame)")
    let note = try scratch.shell("\"$L\" render -v A.xib -o out")
    #expect(
      note.err.contains(
        "A.xib:4:1: note: [assumed] Toggle is drawn as UISwitch, which the project's sources say it inherits from"
      ),
      "\(note.err)")
  }

  /// A result that is not drawn again depends on the sources, as far as they say what a class inherits from.
  @Test func cachedResultsDependOnDeclarations() throws {
    let scratch = try Self.project()
    try scratch.write("class Toggle: UISwitch {}", to: "Toggle.swift")
    #expect(try scratch.shell("\"$L\" record && \"$L\" verify --cache cache").status == 0)
    try scratch.write("class Toggle: UISwitch { let other = 1 }", to: "Toggle.swift")
    #expect(try scratch.shell("\"$L\" verify --cache cache").status == 0)
    try scratch.write("class Toggle: UIStepper {}", to: "Toggle.swift")
    #expect(try scratch.shell("\"$L\" verify --cache cache").status == 1)
  }
}
