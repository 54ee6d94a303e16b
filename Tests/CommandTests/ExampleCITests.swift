import Foundation
import TestSupport
import Testing

/// The files in `Examples/ci`: each scripted step runs.
struct ExampleCITests {
  private let scratch: Scratch

  /// A repository with golden images and an uncommitted edit.
  init() throws {
    scratch = try Scratch("Screens.storyboard")
    try scratch.write(
      #"{"inputs": ["*.storyboard"], "matrix": {"devices": ["iphone-se"], "orientations": ["portrait"]}}"#,
      to: "layoutshot.json")
    let outcome = try scratch.shell(
      """
      git init -q -b main && printf '.run*\\nbin\\n' > .gitignore && mkdir bin && ln -s "$L" bin/layoutshot \
        && "$L" record --quiet && git add -A && git -c user.name=T -c user.email=t@example.org commit -qm first
      """)
    try #require(outcome.status == 0, "\(outcome.err)")
    let text = String(decoding: try scratch.bytes("Screens.storyboard"), as: UTF8.self)
    try scratch.write(text.replacing("text=\"One\"", with: "text=\"Once\""), to: "Screens.storyboard")
  }

  /// The scripts of a file's steps, in order.
  private func scripts(_ name: String) throws -> [String] {
    let text = String(decoding: try Checkout.bytes("\(Checkout.root)/Examples/ci/\(name)"), as: UTF8.self)
    var scripts: [String] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      guard words.hasPrefix("run: ") else { continue }
      if words != "run: |" {
        scripts.append(String(words.dropFirst(5)))
        continue
      }
      let body = lines.prefix { $0.allSatisfy { $0 == " " } || $0.prefix { $0 == " " }.count > indentation }
      lines = lines.dropFirst(body.count)
      scripts.append(body.map { String($0.dropFirst(indentation + 2)) }.joined(separator: "\n"))
    }
    return scripts
  }

  @Test func theActionRuns() throws {
    let steps = try scripts("action.yml")
    #expect(steps.count == 2)
    for step in steps {
      try scratch.write(step, to: ".run-step.sh")
      let outcome = try scratch.shell(
        """
        PATH="$PWD/bin:$PATH" BASE=main FOLDER=failed GITHUB_STEP_SUMMARY=.run-summary GITHUB_OUTPUT=.run-output \
          bash --noprofile --norc -eo pipefail .run-step.sh
        """)
      #expect(outcome.status == 0, "\(outcome.out) \(outcome.err)")
    }
    #expect(String(decoding: try scratch.bytes(".run-output"), as: UTF8.self) == "status=1\n")
    let summary = String(decoding: try scratch.bytes(".run-summary"), as: UTF8.self)
    #expect(summary.hasPrefix("- `Screens.storyboard`\n"), "\(summary)")
    #expect(summary.contains("### layoutshot"))
    for name in ["layoutshot.xml", "layoutshot.sarif", "failed/index.html", "failed/comment.md"] {
      #expect(scratch.has(name), "\(name)")
    }
    let sarif =
      try JSONSerialization.jsonObject(with: Data(scratch.bytes("layoutshot.sarif"))) as? [String: Any]
    let results = ((sarif?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    #expect(results.first?["ruleId"] as? String == "layout/text")
    let sidecars = scratch.files.filter { $0.hasSuffix("-actual.json") }
    #expect(sidecars.count == 1, "\(scratch.files)")
  }

  @Test func theWorkflowEndsAsVerifyDid() throws {
    let steps = try scripts("workflow.yml")
    #expect(steps.count == 1)
    try scratch.write(steps[0], to: ".run-step.sh")
    #expect(try scratch.shell("STATUS=1 bash -eo pipefail .run-step.sh").status == 1)
    #expect(try scratch.shell("STATUS=0 bash -eo pipefail .run-step.sh").status == 0)
  }

  @Test func theHookReportsAndRejects() throws {
    let hook = "PATH=\"$PWD/bin:$PATH\" sh '\(Checkout.root)/Examples/ci/pre-commit'"
    let good = try scratch.shell("git add -A && \(hook)")
    #expect(good.status == 0)
    #expect(good.out.contains("text \"One\" → \"Once\""), "\(good.out) \(good.err)")
    try scratch.write("<garbage", to: "Screens.storyboard")
    #expect(try scratch.shell("git add -A && \(hook)").status == 1)
  }
}
