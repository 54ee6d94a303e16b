import Foundation
import TestSupport
import Testing

/// The workflow files: what they use exists, and nothing in them gives a stranger more than a stranger may have.
struct WorkflowTests {
  /// A workflow or an action, as a host reads it.
  struct File {
    let name: String
    let text: String
    let root: WorkflowText

    init(_ name: String) throws {
      self.name = name
      text = String(decoding: try Checkout.bytes("\(Checkout.root)/\(name)"), as: UTF8.self)
      root = try WorkflowText.read(text)
    }

    /// The jobs, or the only one of an action.
    var jobs: [WorkflowText] { root["jobs"]?.members.map(\.value) ?? [root["runs"]].compactMap(\.self) }
    var steps: [WorkflowText] { jobs.flatMap { $0["steps"]?.items ?? [] } }

    /// The script of a step.
    func script(_ step: String) throws -> String {
      try #require(steps.first { $0["name"]?.string == step }?["run"]?.string, "\(name) has no step \(step)")
    }
  }

  static let action = "Examples/ci/action.yml"
  static let workflows =
    ["layouts", "layouts-comment", "goldens", "matrix"].map { "Examples/ci/\($0).yml" }
    + ["ci", "release"].map { ".github/workflows/\($0).yml" }

  /// The actions that are used: the commit of a release, and those of its inputs that we know.
  private static let actions: [String: (commit: String, inputs: Set<String>)] = [
    "actions/checkout": (
      "08c6903cd8c0fde910a37f88322edcfb5dd907a8", ["fetch-depth", "persist-credentials", "sparse-checkout"]
    ),
    "actions/cache": ("0057852bfaa89a56745cba8c7296529d2fc39830", ["path", "key", "restore-keys"]),
    "actions/upload-artifact": (
      "330a01c490aca151604b8cf639adc76d48f6c5d4", ["name", "path", "if-no-files-found", "retention-days"]
    ),
    "actions/download-artifact": ("018cc2cf5baa6db3ef3c5f8a56943fffe632ef53", ["name", "path"]),
    "github/codeql-action/upload-sarif": ("5d4e8d1aca955e8d8589aabd499c5cae939e33c7", ["sarif_file"]),
  ]

  @Test func everyFileIsListed() throws {
    for folder in ["Examples/ci", ".github/workflows"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/\(folder)")
      let files = names.filter { $0.hasSuffix(".yml") }.map { "\(folder)/\($0)" }
      #expect(Set(files).isSubset(of: Self.workflows + [Self.action]), "\(files)")
    }
  }

  @Test(arguments: workflows + [action]) func actionsAndInputsExist(_ name: String) throws {
    let file = try File(name)
    #expect(!file.steps.isEmpty)
    for step in file.steps {
      #expect(
        Set(step.keys).isSubset(of: ["name", "id", "if", "uses", "with", "run", "env", "shell"]), "\(step)")
      #expect((step["uses"] == nil) != (step["run"] == nil), "\(step)")
      guard let uses = step["uses"]?.string else { continue }
      let inputs = Set(step["with"]?.keys ?? [])
      if uses == "./.github/actions/layoutshot" {
        #expect(inputs.isSubset(of: try File(Self.action).root["inputs"]?.keys ?? []))
        continue
      }
      let parts = uses.split(separator: "@").map(String.init)
      let known = try #require(Self.actions[parts[0]], "\(uses)")
      // A tag can be moved to other code, a commit cannot.
      #expect(parts.count == 2 && parts[1] == known.commit, "\(uses)")
      #expect(inputs.isSubset(of: known.inputs), "\(uses): \(inputs)")
    }
  }

  @Test(arguments: workflows) func workflowsHaveTheirParts(_ name: String) throws {
    let file = try File(name)
    #expect(
      Set(file.root.keys).isSubset(
        of: ["name", "on", "permissions", "concurrency", "defaults", "env", "jobs"]))
    #expect(file.root["permissions"] != nil, "what is not said is what the repository's settings say")
    #expect(file.root["defaults"]?["run"]?["shell"] == .text("bash"), "without it a pipe hides failures")
    for job in file.jobs {
      #expect(job["runs-on"] == .text("ubuntu-latest") && job["timeout-minutes"] != nil)
      for needed in [job["needs"]?.string].compactMap(\.self) {
        #expect(file.root["jobs"]?[needed] != nil, "\(needed)")
      }
    }
  }

  /// An expression in a script is replaced before the shell reads it: a branch called `$(…)` would be run.
  @Test(arguments: workflows + [action]) func noExpressionIsInAScript(_ name: String) throws {
    for step in try File(name).steps { #expect(step["run"]?.string?.contains("${{") != true, "\(step)") }
  }

  @Test(arguments: workflows) func strangersCannotWrite(_ name: String) throws {
    let file = try File(name)
    #expect(!file.text.contains("pull_request_target"))
    func writes(_ permissions: WorkflowText?) -> Bool {
      permissions?.members.contains { $0.value.string != "read" && $0.key != "security-events" } ?? false
        || permissions?.string != nil
    }
    // The only thing that a pull request's own run may write is what its token of a fork cannot.
    #expect(!writes(file.root["permissions"]))
    let isOfStrangers = file.root["on"] == .text("pull_request") || file.root["on"]?["pull_request"] != nil
    for job in file.jobs where writes(job["permissions"]) {
      #expect(!isOfStrangers)
      // Who can write neither has a checkout nor runs what reads a stranger's files.
      let uses = job["steps"]?.items.compactMap { $0["uses"]?.string } ?? []
      #expect(uses.allSatisfy { $0.hasPrefix("actions/download-artifact@") }, "\(uses)")
      let scripts = job["steps"]?.items.compactMap { $0["run"]?.string }.joined() ?? ""
      for word in ["unzip", "layoutshot comment", "layoutshot verify", "docker", "eval"] {
        #expect(!scripts.contains(word), "\(word)")
      }
    }
    for step in file.steps where step["uses"]?.string?.hasPrefix("actions/checkout@") == true {
      #expect(step["with"]?["persist-credentials"] == .text("false"), "the token stays in .git/config")
      #expect(step["with"]?["ref"] == nil)
    }
  }

  /// The comment's workflow follows the other one by its name.
  @Test func workflowsNameEachOther() throws {
    let (first, second) = (try File(Self.workflows[0]), try File(Self.workflows[1]))
    #expect(second.root["on"]?["workflow_run"]?["workflows"] == .list([first.root["name"]!]))
    let names = try Self.workflows.prefix(4).map { try File($0).root["name"] }
    #expect(names[2] == names[3] && names[2] != names[0], "each project has one of these two")
    #expect(second.steps.compactMap { $0["env"]?["BRANCH"] }.count == 2)
    #expect(Set(second.steps.compactMap { $0["env"]?["BRANCH"]?.string }).count == 1)
  }

  @Test(
    arguments: [
      ("a: b: c", "needs quotes"), ("a: 1\na: 2", "twice"), ("a:\n\t- b", "no key"),
      ("a: &x 1", "begins with &"),
      ("a:\n  b: 1\n c: 2", "belongs to nothing"), ("- a\nb: 1", "belongs to nothing"),
      ("a: \"x\\n\"", "signs"),
    ]) func theReaderIsStrict(_ text: String, _ reason: String)
  {
    let error = #expect(throws: WorkflowText.Failure.self) { try WorkflowText.read(text) }
    #expect(error?.reason.contains(reason) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func theReaderReads() throws {
    let text =
      "a: [1, 'x y']\nb:\n  - c: |\n      one # no comment\n\n      two\n    d: {} # a comment\n  - e\n"
    let value = try WorkflowText.read(text)
    #expect(value["a"] == .list([.text("1"), .text("x y")]))
    #expect(value["b"]?.items.first?["c"] == .text("one # no comment\n\ntwo\n"))
    #expect(value["b"]?.items.first?["d"] == .map([]) && value["b"]?.items.last == .text("e"))
  }
}
