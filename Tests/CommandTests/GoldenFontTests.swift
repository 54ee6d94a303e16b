import Foundation
import TestSupport
import Testing

/// Goldens on a machine without the fonts of a script, whose characters are boxes there.
@Suite struct GoldenFontTests {
  private static let package = "fonts-noto-cjk"

  /// A screen in Chinese and one in English.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16, title: "字"), to: "Sign.xib")
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Plain.xib")
    try scratch.write("{\"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    return scratch
  }

  @Test(arguments: [["record"], ["record", "--mode", "all"], ["verify", "--record", "missing"]])
  func boxesAreNotRecorded(_ arguments: [String]) throws {
    let scratch = try project()
    let outcome = try scratch.run(arguments)
    #expect(outcome.status == 2 && outcome.out.contains("2 missing (1 cause), 1 error, 2 recorded\n"))
    let errors = outcome.err.split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      errors.count == 1 && errors[0].hasPrefix("Sign.xib:9:1: error: [font] UIButton \"字\" (id go) has"))
    #expect(errors[0].contains("package \(Self.package), which is not here"))
    #expect(outcome.err.contains("apt-get install -y --no-install-recommends \(Self.package)\n"))
    #expect(!outcome.err.contains("warning: [font]"))
    let goldens = scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") }
    #expect(goldens == ["Goldens/Plain/Sign.landscape.1x.png", "Goldens/Plain/Sign.portrait.1x.png"])
  }

  @Test func boxesAreNotAccepted() throws {
    let scratch = try project()
    #expect(try scratch.run("verify").status == 1)
    let outcome = try scratch.run("accept", "--all")
    #expect(outcome.status == 2 && outcome.err.contains("boxes for the characters of Debian's package"))
    #expect(!scratch.files.contains { $0.hasPrefix("Goldens/") })
  }

  /// Goldens that have boxes already pass, with a warning, and not with `--strict`.
  @Test func recordedBoxesAreToldOf() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    _ = try scratch.shell(
      """
      mkdir Goldens/Sign && cd layoutshot-failures/Sign && for f in *-actual.png; do n=${f%-actual.png}
      cp $f ../../Goldens/Sign/$n.png; cp $n-actual.tree.json ../../Goldens/Sign/$n.tree.json; done
      """)
    #expect(try scratch.run("record").out == "4 passed\n")
    for _ in 0..<2 {
      let verified = try scratch.run("verify", "--cache", "cache")
      #expect(verified.status == 0 && verified.out == "4 passed\n")
      #expect(verified.err.contains("Sign.xib:9:1: warning: [font]") && verified.err.contains(Self.package))
      #expect(try scratch.run("verify", "--strict", "--cache", "cache").status == 1)
    }
    #expect(try scratch.run("verify", "--strict", "Plain.xib").status == 0)
  }

  /// Another picture under an unchanged tree is due to the fonts, not to the renderer, and 'rebase' does not take it.
  @Test func theCauseIsNamed() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    _ = try scratch.shell(
      """
      mkdir Goldens/Sign && cd layoutshot-failures/Sign && for f in *-actual.png; do n=${f%-actual.png}
      cp ../../Goldens/Plain/$n.png ../../Goldens/Sign; cp $n-actual.tree.json ../../Goldens/Sign/$n.tree.json; done
      """)
    let verified = try scratch.run("verify", "Sign.xib")
    #expect(
      verified.out.contains(
        "characters are boxes here: the fonts of Debian's package \(Self.package) are missing"))
    #expect(verified.out.hasSuffix("2 differ (1 cause)\n"))
    let before = try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png")
    #expect(try scratch.run("rebase").status == 1)
    #expect(try scratch.bytes("Goldens/Sign/Sign.portrait.1x.png") == before)
  }

  /// Both sides of a comparison with a revision are drawn here.
  @Test func revisionsAreCompared() throws {
    let scratch = try project()
    _ = try scratch.shell(
      "git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm one")
    try scratch.write(GoldenCommandTests.document(leading: 24, title: "字"), to: "Sign.xib")
    let outcome = try scratch.run("verify", "--against", "HEAD")
    #expect(outcome.status == 1 && outcome.out.contains("leading constraint 16 → 24"), "\(outcome.err)")
  }
}
