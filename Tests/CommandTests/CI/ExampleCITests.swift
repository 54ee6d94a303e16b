import Foundation
import TestSupport
import Testing

extension Scratch {
  /// Runs a step's script as a host does, with the built command in the path, before programs that a test put into `bin`.
  func step(_ script: String, _ environment: [String: String] = [:]) throws -> Outcome {
    try write(script, to: ".run-step.sh")
    let values = environment.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" }.joined(
      separator: " ")
    return try shell(
      """
      mkdir -p bin && ln -sf "$L" bin/layoutshot && chmod -R +x bin && PATH="$PWD/bin:$PATH" RUNNER_TEMP="$PWD" \
        GITHUB_STEP_SUMMARY="$PWD/.run-summary" GITHUB_OUTPUT="$PWD/.run-output" GITHUB_PATH="$PWD/.run-path" \
        \(values) bash --noprofile --norc -eo pipefail .run-step.sh
      """)
  }

  /// The text of a file; empty if there is none.
  func text(_ name: String) -> String { String(decoding: (try? bytes(name)) ?? [], as: UTF8.self) }

  /// A repository with golden images and an uncommitted edit.
  static func editedProject() throws -> Scratch {
    let scratch = try Scratch("Screens.storyboard")
    try scratch.write(
      #"{"inputs": ["*.storyboard"], "matrix": {"devices": ["iphone-se"], "orientations": ["portrait"]}}"#,
      to: "layoutshot.json")
    let outcome = try scratch.shell(
      """
      git init -q -b main && printf '.run*\\nbin\\n' > .gitignore && "$L" record --quiet && git add -A \
        && git -c user.name=T -c user.email=t@example.org commit -qm first && git update-ref refs/remotes/origin/main HEAD
      """)
    try #require(outcome.status == 0, "\(outcome.err)")
    try scratch.write(
      scratch.text("Screens.storyboard").replacing("text=\"One\"", with: "text=\"Once\""),
      to: "Screens.storyboard")
    return scratch
  }
}

/// The files in `Examples/ci` and those that make a release: each script runs.
struct ExampleCITests {
  private static func file(_ name: String) throws -> WorkflowTests.File {
    try WorkflowTests.File("Examples/ci/\(name).yml")
  }

  // MARK: Installing

  /// A host with one archive, whose program prints its version.
  private func install(_ scratch: Scratch, sum: (String) -> String, _ more: [String: String] = [:]) throws
    -> Outcome
  {
    let made = try scratch.shell(
      """
      mkdir -p a/bin home && printf '#!/bin/sh\\necho here\\n' > a/bin/layoutshot && chmod +x a/bin/layoutshot \
        && tar -czf archive.tar.gz a && sha256sum archive.tar.gz | cut -d ' ' -f 1
      """)
    try #require(made.status == 0)
    try scratch.write("#!/bin/sh\nexit 1\n", to: "bin/sudo")
    let archive = try scratch.bytes("archive.tar.gz")
    let host = HostileServer { connection in
      let isThere = connection.head.hasPrefix(
        "GET /releases/download/v9.8.7/layoutshot-9.8.7-linux-amd64.tar.gz HTTP")
      connection.send("HTTP/1.1 \(isThere ? 200 : 404) -\r\nContent-Length: \(archive.count)\r\n\r\n")
      connection.send(archive)
    }
    defer { host.end() }
    return try scratch.step(
      Self.file("action").script("Install"),
      [
        "VERSION": "9.8.7", "SHA256": sum(String(made.lines[0])), "ADDRESS": host.url,
        "HOME": scratch.path + "/home",
      ].merging(more) { $1 })
  }

  @Test func aReleaseIsInstalledByItsHash() throws {
    let scratch = try Scratch()
    let outcome = try install(scratch, sum: { $0 })
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(scratch.text(".run-path") == "\(scratch.path)/home/layoutshot/bin\n")
    #expect(try scratch.shell("home/layoutshot/bin/layoutshot").out == "here\n")
    #expect(outcome.out.contains("::warning::some fonts"), "without them it goes on")
  }

  @Test func anotherArchiveIsNotInstalled() throws {
    let scratch = try Scratch()
    let outcome = try install(scratch, sum: { String($0.reversed()) })
    #expect(outcome.status != 0)
    #expect(!scratch.has("home/layoutshot") && scratch.text(".run-path").isEmpty)
  }

  @Test func withoutAReleaseItIsBuiltFromItsTag() throws {
    let scratch = try Scratch()
    let made = try scratch.shell(
      """
      git init -q -b main host && cd host && touch a && git add a \
        && git -c user.name=T -c user.email=t@example.org commit -qm first && git tag v9.8.7
      """)
    try #require(made.status == 0)
    // Stands for the container that makes the package of the checkout that it is given.
    try scratch.write(
      """
      #!/bin/sh
      echo "$*" > "$HOME/called"
      source=${4%%:*}
      mkdir -p "$source/.build/package" && cp "$HOME/../archive.tar.gz" "$source/.build/package/layoutshot-9.8.7-linux-amd64.tar.gz"
      """, to: "bin/docker")
    let outcome = try install(scratch, sum: { _ in "" }, ["ADDRESS": "file://\(scratch.path)/host"])
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(scratch.text("home/called").contains(" -w /source swift:6.3-bookworm .packaging/build"))
    #expect(try scratch.shell("home/layoutshot/bin/layoutshot").out == "here\n")
  }

  /// The build's container has what the action starts there.
  @Test func theBuildExists() throws {
    for name in ["build", "release", "run"] {
      #expect(FileManager.default.isExecutableFile(atPath: "\(Checkout.root)/.packaging/\(name)"))
    }
    let release = try WorkflowTests.File(".github/workflows/release.yml")
    #expect(try Self.file("action").script("Install").contains(release.jobs[0]["container"]?.string ?? "-"))
  }

  @Test func aReleaseHasItsHash() throws {
    let scratch = try Scratch()
    try scratch.write("an archive", to: "layoutshot-9.8.7-linux-amd64.tar.gz")
    try scratch.write("a package", to: "layoutshot_9.8.7_amd64.deb")
    let script = "'\(Checkout.root)/.packaging/release' \"$PWD\""
    let address = "https://host.example/us/layoutshot"
    #expect(try scratch.shell("\(script) v9.9.9 \(address)").status == 1)
    #expect(!scratch.has("SHA256SUMS"))
    let made = try scratch.shell("\(script) v9.8.7 \(address) && sha256sum --check --strict SHA256SUMS")
    #expect(made.status == 0, "\(made.err)")
    let inputs = try WorkflowText.read(scratch.text("action.yml"))["inputs"]
    let sum = try #require(scratch.text("SHA256SUMS").split(separator: " ").first)
    #expect(inputs?["version"]?["default"] == .text("9.8.7"))
    #expect(inputs?["sha256"]?["default"] == .text(String(sum)))
    let own = try Self.file("action").root["inputs"]
    #expect(inputs?["address"]?["default"] == .text(address))
    // What nobody published installs nothing by itself.
    #expect(own?["address"]?["default"] == .text("") && own?["sha256"]?["default"] == .text(""))
  }

  // MARK: Workflows

  @Test func aPullRequestIsCompared() throws {
    let scratch = try Scratch.editedProject()
    let outcome = try scratch.step(
      Self.file("layouts").script("Compare with the merge base"), ["GITHUB_BASE_REF": "main"])
    #expect(outcome.status == 0, "\(outcome.out) \(outcome.err)")
    let summary = scratch.text(".run-summary")
    #expect(summary.contains("### layoutshot: 1 change\n"), "\(summary)")
    #expect(summary.contains("- UILabel \"Once\": text \"One\" → \"Once\" (line "), "\(summary)")
    // What a summary cannot show is not in it.
    #expect(!summary.contains("]("))
    #expect(scratch.has("layoutshot-failures/index.html") && scratch.has("layouts-comment/1.png"))
  }

  /// What a view is called is in no record: it is not new. What is gone has one line, that before.
  @Test func onlyWhatChangedIsSaid() throws {
    let scratch = try Scratch()
    let views = ["a", "b"].map { name in
      """
      <label text="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-1">
      <rect key="frame" x="8" y="8" width="80" height="20"/></label>
      """
    }
    func document(_ views: [String]) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="landscape"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"><connections>
      <outlet property="firstLabel" destination="a-1" id="o-1"/></connections></placeholder>
      <view id="root" userLabel="Card"><rect key="frame" x="0" y="0" width="667" height="375"/><subviews>
      \(views.joined(separator: "\n"))
      </subviews></view></objects></document>
      """
    }
    try scratch.write(document(views), to: "Form.xib")
    _ = try scratch.shell(
      "git init -q -b main && git add -A && git -c user.name=T -c user.email=t@example.org commit -qm first")
    try scratch.write(document([views[0]]), to: "Form.xib")
    #expect(try scratch.run("verify", "--against", "main", "--comment", "cm").status == 1)
    let comment = try scratch.run("comment", "cm")
    let lines = comment.out.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines == ["- UILabel \"b\" removed from UIView \"Card\" (line 7 before)"], "\(comment.out)")
    // The orientation that the document was saved in is shown first.
    #expect(scratch.text("cm/comment.json").split(separator: "1.png").last?.contains("landscape") == true)
    #expect(
      scratch.text("layoutshot-failures/comment.md").contains("![landscape: expected, difference, actual]("))
  }

  @Test func whatCannotBeReadFails() throws {
    let scratch = try Scratch.editedProject()
    try scratch.write("<garbage", to: "Screens.storyboard")
    let outcome = try scratch.step(
      Self.file("layouts").script("Compare with the merge base"), ["GITHUB_BASE_REF": "main"])
    #expect(outcome.status == 1)
    #expect(scratch.text(".run-summary").contains("### layoutshot: 1 error"))
  }

  @Test func goldenImagesAreVerified() throws {
    let scratch = try Scratch.editedProject()
    let file = try Self.file("goldens")
    let outcome = try scratch.step(file.script("Verify"))
    #expect(outcome.status == 0, "\(outcome.out) \(outcome.err)")
    #expect(scratch.text(".run-output") == "status=1\n")
    #expect(
      scratch.text(".run-summary").contains("### layoutshot") && !scratch.text(".run-summary").contains("]("))
    let sarif = try json(scratch.text("layoutshot.sarif"))
    let results = ((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    #expect(results.first?["ruleId"] as? String == "layout/text")
    for name in ["layoutshot.xml", "layoutshot-failures/index.html", "layoutshot-failures/comment.md"] {
      #expect(scratch.has(name), "\(name)")
    }
    for status in [0, 1] {
      #expect(
        try scratch.step(file.script("Fail if something differs"), ["STATUS": "\(status)"]).status == status)
    }
  }

  @Test func theHookReportsAndRejects() throws {
    let scratch = try Scratch.editedProject()
    let hook = "sh '\(Checkout.root)/Examples/ci/pre-commit'"
    let good = try scratch.step("git add -A && \(hook)")
    #expect(good.status == 0)
    #expect(good.out.contains("text \"One\" → \"Once\""), "\(good.out) \(good.err)")
    try scratch.write("<garbage", to: "Screens.storyboard")
    #expect(try scratch.step("git add -A && \(hook)").status == 1)
  }
}
