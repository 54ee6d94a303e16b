import Foundation
import TestSupport
import Testing

/// Documents in submodules: they belong to both sides, wherever their commit moved, or an error says that they do not.
@Suite struct SubmoduleTests {
  /// A repository with a document of its own and one in a submodule, `Kit`, which moved in the last commit.
  private func repository() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "kit/Sign.xib")
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}", to: "app/layoutshot.json")
    try scratch.write(".run*\n", to: "app/.gitignore")
    try scratch.put("Login.xib", as: "app/Login.xib")
    try run(
      scratch,
      """
      cd kit && git init -q -b main && git add -A && git commit -qm one
      cd ../app && git init -q -b main && git add -A && git submodule add -q ../kit Kit && git commit -qam one
      cd Kit && sed -i 's/constant="16"/constant="24"/' Sign.xib && git commit -qam two
      cd .. && git commit -qam two
      """)
    return scratch
  }

  private func run(_ scratch: Scratch, _ line: String) throws {
    let settings = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_CONFIG_COUNT=3 \
        GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always \
        GIT_CONFIG_KEY_1=user.name GIT_CONFIG_VALUE_1=n GIT_CONFIG_KEY_2=user.email GIT_CONFIG_VALUE_2=n@example.org
      set -e
      """
    let outcome = try scratch.shell("\(settings)\n\(line)")
    try #require(outcome.status == 0, "\(outcome.err)")
  }

  private func layoutshot(_ scratch: Scratch, _ line: String) throws -> Outcome {
    try scratch.shell("cd app && \"$L\" \(line)")
  }

  @Test func theirChangesAreCompared() throws {
    let scratch = try repository()
    for line in ["diff HEAD^ HEAD", "diff HEAD^", "diff HEAD^ -- Kit"] {
      let outcome = try layoutshot(scratch, line)
      #expect(outcome.status == 1, "\(line): \(outcome.err)")
      #expect(
        outcome.out.hasPrefix("Kit/Sign.xib\n") && outcome.out.contains("16 → 24 (Sign.xib:17)"),
        "\(outcome.out)")
    }
    #expect(try layoutshot(scratch, "diff").status == 0)
    let verified = try layoutshot(scratch, "verify --against HEAD^")
    #expect(
      verified.status == 1 && verified.out.contains("leading constraint 16 → 24"),
      "\(verified.out)\(verified.err)")
    // In the submodule's own work tree.
    try run(scratch, "sed -i 's/constant=\"24\"/constant=\"30\"/' app/Kit/Sign.xib")
    let dirty = try layoutshot(scratch, "diff")
    #expect(dirty.status == 1 && dirty.out.contains("24 → 30"), "\(dirty.out)")
  }

  /// Nothing of it is here: that is said, and everything else is compared.
  @Test func whatIsNotThereIsAnError() throws {
    let scratch = try repository()
    try run(
      scratch,
      "cd app && sed -i 's/Go/Come/' Login.xib && git commit -qam three && git submodule deinit -q -f Kit && rm -rf .git/modules"
    )
    for line in ["diff HEAD~2 HEAD", "diff HEAD~2"] {
      let outcome = try layoutshot(scratch, line)
      #expect(outcome.status == 2 && outcome.out.contains("\"Go\" → \"Come\""), "\(line): \(outcome.out)")
      #expect(
        outcome.err.hasPrefix("Kit: error: [request] the submodule's commit changed, "), "\(outcome.err)")
      #expect(outcome.err.contains("note: 'git submodule update --init' fetches them"), "\(outcome.err)")
    }
    let verified = try layoutshot(scratch, "verify --against HEAD~2")
    #expect(verified.status == 2 && verified.err.contains("Kit: error: "), "\(verified.out)\(verified.err)")
    // Where it did not move, it is as far away on both sides.
    #expect(try layoutshot(scratch, "diff HEAD^ HEAD").status == 1)
    #expect(try layoutshot(scratch, "verify --against HEAD^").status == 1)
  }

  /// A link in the place of a submodule leads to another repository, which is none of it.
  @Test func linksAreNoSubmodules() throws {
    let scratch = try repository()
    try run(scratch, "cd app && mv Kit ../other && ln -s ../other Kit")
    let outcome = try layoutshot(scratch, "diff HEAD^ HEAD")
    #expect(outcome.status == 2 && outcome.out.isEmpty, "\(outcome.out)")
  }
}
