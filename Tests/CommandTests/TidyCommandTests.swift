import TestSupport
import Testing

/// `tidy`.
@Suite struct TidyCommandTests {
  private static let tidy = GoldenCommandTests.document(leading: 16)
    .replacing("width=\"80\" height=\"44\"", with: "width=\"80\" height=\"30\"")
  private static let stale = tidy.replacing(
    "<rect key=\"frame\" x=\"16\" y=\"40\"", with: "<rect key=\"frame\" x=\"30\" y=\"40\""
  ).replacing(
    "</objects>\n",
    with: "</objects>\n<resources>\n<image name=\"gone\" width=\"1\" height=\"1\"/>\n</resources>\n")

  @Test func whatIsNeedlessGoes() throws {
    let scratch = try Scratch()
    try scratch.write(Self.stale, to: "App/Sign.xib")
    let check = try scratch.run("tidy", "App", "--check")
    #expect(check.status == 1 && scratch.text("App/Sign.xib") == Self.stale, "\(check.err)")
    let outcome = try scratch.run("tidy", "App/Sign.xib")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    #expect(
      outcome.out == """
        App/Sign.xib:10: frame of button "Go" (id go): x 30 → 16
        App/Sign.xib:23: nothing uses the image "gone"; removed

        """, "\(outcome.out)")
    #expect(scratch.text("App/Sign.xib") == Self.tidy)
    let again = try scratch.run("tidy", "App/Sign.xib", "--check")
    #expect(again.status == 0 && again.out == "")
  }

  @Test func anotherFile() throws {
    let scratch = try Scratch()
    try scratch.write(Self.stale, to: "Sign.xib")
    let outcome = try scratch.run("tidy", "Sign.xib", "-o", "-")
    #expect(outcome.status == 0 && outcome.out == Self.tidy && scratch.text("Sign.xib") == Self.stale)
    #expect(try scratch.run("tidy", "Sign.xib", "-o", "New.xib").status == 0)
    #expect(scratch.text("New.xib") == Self.tidy)
  }

  @Test func whatCannotBeTidied() throws {
    let scratch = try Scratch()
    try scratch.write("<document", to: "Sign.xib")
    try scratch.write(Self.stale, to: "Other.xib")
    let outcome = try scratch.run("tidy", "Sign.xib", "Other.xib")
    #expect(outcome.status == 2 && outcome.err.hasPrefix("Sign.xib:1:"), "\(outcome.err)")
    #expect(scratch.text("Sign.xib") == "<document" && scratch.text("Other.xib") == Self.tidy)
    #expect(try scratch.run("tidy", "a.json").status == 2)
    #expect(try scratch.run("tidy", "Sign.xib", "Other.xib", "-o", "x.xib").status == 2)
  }
}
