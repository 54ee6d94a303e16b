import Files
import TestSupport
import Testing

@testable import Agreement

/// Which frames of a document are answers, and what follows from a wrong one.
@Suite struct DocumentAgreementTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
    """

  private func frame(_ numbers: String) -> String {
    let parts = numbers.split(separator: " ")
    return
      "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
  }

  private func box(_ id: String, _ numbers: String, _ attributes: String = "", _ inside: String = "")
    -> String
  {
    "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
      + frame(numbers) + inside + "</view>\n"
  }

  private func constraint(_ id: String, _ first: String, _ second: String = "", constant: Double = 0)
    -> String
  {
    let (a, b) = (first.split(separator: "."), second.split(separator: "."))
    let other = b.isEmpty ? "" : "secondItem=\"\(b[0])\" secondAttribute=\"\(b[1])\""
    return "<constraint id=\"\(id)\" firstItem=\"\(a[0])\" firstAttribute=\"\(a[1])\" \(other)"
      + " constant=\"\(constant)\"/>\n"
  }

  private func agreement(_ subviews: String, _ constraints: String) throws -> DocumentAgreement? {
    let text =
      "\(Self.head)<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects></document>"
    return try DocumentAgreement(
      of: InputFile(path: "a.xib", bytes: Array(text.utf8)), fonts: TestFonts.library, in: .untraced)
  }

  /// Constraints that give a box 100 points of width and height.
  private func size(_ id: String) -> String {
    constraint("\(id)-w", "\(id).width", constant: 100) + constraint("\(id)-h", "\(id).height", constant: 100)
  }

  private func corner(_ id: String, _ x: Double, _ y: Double) -> String {
    constraint("\(id)-x", "\(id).leading", "root.leading", constant: x)
      + constraint("\(id)-y", "\(id).top", "root.top", constant: y)
  }

  @Test func computedFramesAreHeldAgainstSavedOnes() throws {
    let document = try agreement(box("a", "20 40 100 100"), corner("a", 20, 40) + size("a"))
    let found = try #require(document)
    #expect(found.views.map(\.objectID) == ["a"])
    #expect(found.views[0].isWithin(0) && found.views[0].location.line == 3)
  }

  /// A frame that nothing decides is not read back from the document.
  @Test func answersAreNotUsed() throws {
    let document = try agreement(box("a", "20 40 100 100"), corner("a", 20, 40))
    let found = try #require(document)
    #expect(!found.views[0].isWithin(1))
    #expect(
      found.views[0].dependencies.map(\.message) == [
        "leading = UIView (id root).leading + 20", "top = UIView (id root).top + 40",
      ])
  }

  @Test func whatIsNoAnswer() throws {
    let marked = ["hidden", "misplaced", "ambiguous", "fixedFrame"].map {
      box(
        $0, "1 1 1 1", "\($0)=\"YES\"",
        $0 == "hidden" ? "<subviews>\(box("inside", "1 1 1 1"))</subviews>" : "")
    }.joined()
    let masked = "<view contentMode=\"scaleToFill\" id=\"masked\">\(frame("5 5 5 5"))</view>"
    #expect(try agreement(marked + masked, "") == nil)
  }

  /// The saved width contradicts the required one: Xcode did not lay the document out.
  @Test func staleRootsAnswerNothing() throws {
    #expect(try agreement(box("a", "20 40 90 100"), corner("a", 20, 40) + size("a")) == nil)
    #expect(try agreement(box("a", "20 40 99 100"), corner("a", 20, 40) + size("a")) != nil)
  }

  @Test func stackViewsThatContradictTheirSpacingAreStale() throws {
    func stack(_ y: Int) -> String {
      "<stackView opaque=\"NO\" axis=\"vertical\" spacing=\"8\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\">"
        + frame("0 0 100 208")
        + "<subviews>\(box("a", "0 0 100 100"))\(box("b", "0 \(y) 100 100"))</subviews></stackView>"
    }
    let own = corner("s", 0, 0) + size("a") + size("b")
    let sound = try agreement(stack(108), own)
    #expect(sound?.views.map { $0.isWithin(0) } == [true, true, true])
    #expect(try agreement(stack(120), own) == nil)
  }

  @Test func documentsWithoutAutoLayoutHaveNoAnswers() throws {
    let text = document(view("a", "0 0 10 10", with: "translatesAutoresizingMaskIntoConstraints=\"NO\""))
    let found = try DocumentAgreement(
      of: InputFile(path: "a.xib", bytes: Array(text.utf8)), fonts: TestFonts.library, in: .untraced)
    #expect(found == nil)
  }

  /// `b` stands below `a`, whose height nothing decides.
  @Test func viewsThatFollowAreNotTheCause() throws {
    let document = try agreement(
      box("a", "20 40 100 300") + box("b", "20 348 100 100"),
      corner("a", 20, 40) + constraint("w", "a.width", constant: 100) + size("b")
        + constraint("bx", "b.leading", "root.leading", constant: 20)
        + constraint("by", "b.top", "a.bottom", constant: 8))
    let found = try #require(document)
    #expect(found.views.map(\.followsOther) == [false, true])
    var report = AgreementReport()
    report.add(found)
    report.add(nil)
    #expect(
      report.text(most: 3) == """
        a.xib: 0 of 2 views within 1 pt
          a.xib:3:118: UIView (id a): 20, 40, 100 × 0; Xcode saved 20, 40, 100 × 300
              leading = UIView (id root).leading + 20 (line 5)
              top = UIView (id root).top + 40 (line 6)
              width = 100 (line 7)
              bottom = UIView (id b).top − 8 (line 11)
          1 more, most of which follow
        0 % of 2 views within 1 pt, 0 % within 0.5 pt; 1 of 1 documents differ

        """)
  }
}
