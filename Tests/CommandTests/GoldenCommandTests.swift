import Foundation
import ImageFile
import PictureComparison
import Raster
import TestSupport
import Testing

/// `record`, `verify`, `accept`, `reject`, `rebase`, `prune`, `init`: a project's goldens from end to end.
@Suite struct GoldenCommandTests {
  /// A project with two documents: `Sign.xib`, laid out by constraints, and `App/Login.xib`.
  private func project(_ configuration: String? = GoldenCommandTests.configuration) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.document(leading: 16), to: "Sign.xib")
    try scratch.put("Login.xib", as: "App/Login.xib")
    if let configuration { try scratch.write(configuration, to: "layoutshot.json") }
    return scratch
  }

  private static let configuration =
    "{\"matrix\": {\"devices\": [\"iphone-se\", \"iphone-8\"], \"scales\": [\"1x\"]}}"

  static func document(leading: Int, title: String = "Go") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view contentMode="scaleToFill" id="root" userLabel="Sign">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go">
    <rect key="frame" x="16" y="40" width="80" height="44"/>
    <constraints><constraint firstAttribute="width" constant="80" id="c-w"/></constraints>
    <state key="normal" title="\(title)"/>
    </button>
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <constraints>
    <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(leading)" id="c-l"/>
    <constraint firstItem="go" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c-t"/>
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  /// The line of `c-l` in the document.
  private static let line = 17

  private func goldens(_ scratch: Scratch, _ ending: String = ".png") -> [String] {
    scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(ending) }
  }

  // MARK: From end to end

  @Test func recordVerifyChangeAccept() throws {
    let scratch = try project()
    let recorded = try scratch.run("record")
    #expect(recorded.status == 0 && recorded.out == "0 passed, 8 recorded\n" && recorded.err == "")
    #expect(
      goldens(scratch) == [
        "Goldens/App/Login/LoginViewController.iphone-8.landscape.1x.png",
        "Goldens/App/Login/LoginViewController.iphone-8.portrait.1x.png",
        "Goldens/App/Login/LoginViewController.iphone-se.landscape.1x.png",
        "Goldens/App/Login/LoginViewController.iphone-se.portrait.1x.png",
        "Goldens/Sign/Sign.iphone-8.landscape.1x.png", "Goldens/Sign/Sign.iphone-8.portrait.1x.png",
        "Goldens/Sign/Sign.iphone-se.landscape.1x.png", "Goldens/Sign/Sign.iphone-se.portrait.1x.png",
      ])
    #expect(goldens(scratch, ".tree.json").count == 8)
    #expect(try scratch.run("verify").out == "8 passed\n")

    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    try scratch.write(
      String(decoding: try scratch.bytes("App/Login.xib"), as: UTF8.self).replacing(
        "title=\"Go\"", with: "title=\"Come\""),
      to: "App/Login.xib")
    let failed = try scratch.run("verify")
    #expect(failed.status == 1)
    #expect(
      failed.out.contains(
        """
        Sign.xib:\(Self.line): UIButton "Go" (id go): leading constraint 16 → 24
          moved: UIButton "Go" (id go) x 16 → 24
          4 pictures of "Sign": iphone-8 portrait @1x; iphone-se portrait @1x; iphone-8 landscape @1x; iphone-se landscape @1x,
        """))
    #expect(failed.out.contains("App/Login.xib:25: UIButton \"Come\" (id p-go): text \"Go\" → \"Come\""))
    #expect(failed.out.hasSuffix("8 differ (2 causes)\n"))
    #expect(scratch.files.count { $0.hasPrefix("layoutshot-failures/") && $0.hasSuffix("-compare.png") } == 8)

    let report = try json(String(decoding: scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self))
    let items = try #require(report["items"] as? [[String: Any]])
    let item = try #require(items.first { $0["document"] as? String == "Sign.xib" })
    let accepted = try scratch.run("accept", try #require(item["id"] as? String))
    #expect(accepted.status == 0 && accepted.lines.count == 4 && accepted.out.contains("Goldens/Sign/"))
    let rest = try scratch.run("verify")
    #expect(rest.status == 1 && rest.out.hasSuffix("4 passed, 4 differ (1 cause)\n"))
    #expect(try scratch.run("accept", "--all").status == 0)
    #expect(try scratch.run("verify").out == "8 passed\n")
    #expect(!scratch.has("layoutshot-failures"))
  }

  @Test func passesWithoutOpeningAPicture() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    for path in goldens(scratch) {
      try scratch.write("version https://git-lfs.github.com/spec/v1\noid x\n", to: path)
    }
    #expect(try scratch.run("verify").out == "8 passed\n")
    // A difference is reported with its cause, even without the picture.
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    let outcome = try scratch.run("verify", "Sign.xib")
    #expect(
      outcome.status == 1
        && outcome.out.contains("Sign.xib:\(Self.line): UIButton \"Go\" (id go): leading constraint 16 → 24"))
    #expect(outcome.out.contains("pointer of Git LFS"))
    for path in goldens(scratch) { try scratch.write("nonsense", to: path) }
    #expect(try scratch.run("verify", "App/Login.xib").status == 0)
    let opened = try scratch.run("verify", "--pictures", "App/Login.xib")
    #expect(opened.status == 1 && opened.out.contains("the golden is broken: "))
  }

  @Test func filtersAreSafe() throws {
    let scratch = try project()
    _ = try scratch.run("record", "Sign.xib")
    #expect(goldens(scratch).count == 4)
    #expect(try scratch.run("verify", "./Sign.xib", "--scene", "Sign").out == "4 passed\n")
    #expect(try scratch.run("prune", "--check").out == "")
    let outcome = try scratch.run("verify", "nowhere.xib")
    #expect(outcome.status == 2)
    #expect(
      outcome.err
        == "nowhere.xib: error: is none of the documents that have goldens: see \"inputs\" in layoutshot.json\n"
    )
  }

  // MARK: Modes

  @Test func recording() throws {
    let scratch = try project()
    let never = try scratch.run("record", environment: ["CI": "true"])
    #expect(
      never.status == 1 && never.out.contains("8 missing")
        && never.err.contains("nothing is recorded if CI is set"))
    #expect(goldens(scratch).isEmpty)
    #expect(
      try scratch.run("record", environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "missing"]).status == 0
    )
    let old = try scratch.bytes("Goldens/Sign/Sign.iphone-8.portrait.1x.png")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    let missing = try scratch.run("record")
    #expect(missing.status == 1 && missing.out.hasSuffix("4 passed, 4 differ (1 cause)\n"))
    #expect(try scratch.bytes("Goldens/Sign/Sign.iphone-8.portrait.1x.png") == old)
    let verified = try scratch.run("verify", "--record", "failed")
    #expect(verified.status == 1 && verified.out == "4 passed, 4 recorded\n")
    #expect(try scratch.bytes("Goldens/Sign/Sign.iphone-8.portrait.1x.png") != old)
    #expect(try scratch.run("verify").status == 0)
    let wrong = try scratch.run("record", environment: ["SNAPSHOT_TESTING_RECORD": "some"])
    #expect(
      wrong.status == 2
        && wrong.err.contains(
          "SNAPSHOT_TESTING_RECORD is not set to a mode; it can be missing, failed, all, never")
    )
  }

  @Test func passingGoldensAreNotRewritten() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    let files = scratch.files.filter { $0.hasPrefix("Goldens/") }
    func inodes() throws -> [Int] {
      try files.map { file in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(scratch.path)/\(file)")
        return attributes[.systemFileNumber] as? Int ?? 0
      }
    }
    let before = try inodes()
    for mode in ["missing", "failed", "all"] {
      #expect(try scratch.run("record", "--mode", mode).status == 0)
    }
    #expect(try inodes() == before)
  }

  @Test func tolerances() throws {
    let tolerant = Self.configuration.replacing(
      "{\"matrix\"", with: "{\"tolerance\": {\"reason\": \"a test\", \"maxDiffPixels\": 100000}, \"matrix\"")
    let scratch = try project(tolerant)
    _ = try scratch.run("record")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    #expect(try scratch.run("verify").out == "8 passed (4 within the tolerance)\n")
    #expect(try scratch.run("record", "--mode", "failed").out == "8 passed (4 within the tolerance)\n")
    #expect(try scratch.run("record", "--mode", "all").out == "4 passed, 4 recorded\n")
  }

  @Test func treesThatChangeWithoutPixels() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    let text = Self.document(leading: 16).replacing(
      "constant=\"40\" id=\"c-t\"", with: "constant=\"40\" priority=\"999\" id=\"c-t\"")
    try scratch.write(text, to: "Sign.xib")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.out.hasSuffix("4 passed, 4 differ (1 cause)\n"), "\(outcome.out)")
    #expect(
      outcome.out.contains("Sign.xib:18: UIButton \"Go\" (id go): top constraint = \"Sign\".top + 40 → ")
        && outcome.out.contains(", no pixel differs\n"))
    for policy in ["report", "ignore"] {
      try scratch.write(
        Self.configuration.replacing("{\"matrix\"", with: "{\"treeChanges\": \"\(policy)\", \"matrix\""),
        to: "layoutshot.json")
      let outcome = try scratch.run("verify")
      #expect(outcome.status == 0 && outcome.out == "8 passed\n")
      #expect(outcome.err.contains("Sign.xib:18: note: ") == (policy == "report"), "\(outcome.err)")
    }
    try scratch.write(Self.configuration, to: "layoutshot.json")
    #expect(try scratch.run("verify").status == 1)
    #expect(try scratch.run("accept", "--all").lines.count == 4)
    #expect(try scratch.run("verify").err == "")
    // A deleted record is restored.
    let record = "Goldens/Sign/Sign.iphone-8.portrait.1x.tree.json"
    let bytes = try scratch.bytes(record)
    try scratch.shellDelete(record)
    #expect(try scratch.run("verify").status == 0 && scratch.run("record").status == 0)
    #expect(try scratch.bytes(record) == bytes)
  }

  /// A picture with two changes is accepted once both are.
  @Test func acceptingOneOfTwoChanges() throws {
    let scratch = try project()
    _ = try scratch.run("record", "Sign.xib")
    try scratch.write(Self.document(leading: 24, title: "Come"), to: "Sign.xib")
    let failed = try scratch.run("verify", "Sign.xib")
    #expect(failed.out.hasSuffix("0 passed, 4 differ (1 cause)\n"), "\(failed.out)")
    let document = Self.document(leading: 24).replacing("white=\"1\"", with: "white=\"0.5\"")
    try scratch.write(document, to: "Sign.xib")
    let outcome = try scratch.run("verify", "Sign.xib")
    #expect(outcome.out.hasSuffix("0 passed, 4 differ (2 causes)\n"), "\(outcome.out)")
    let ids = outcome.lines.compactMap { $0.firstMatch(of: /layoutshot accept ([0-9a-f]{8})/)?.1 }.map {
      String($0)
    }
    try #require(ids.count == 2)
    let first = try scratch.run("accept", ids[0])
    #expect(first.status == 0 && first.out == "" && first.err.contains("4 pictures wait for other changes"))
    #expect(try scratch.run("accept", ids[1]).lines.count == 4)
    #expect(try scratch.run("verify", "Sign.xib").out == "4 passed\n")
  }

  @Test func anotherRenderer() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    // As if written by another renderer: other pixels, the same trees.
    var lock = String(decoding: try scratch.bytes("Goldens/goldens.lock"), as: UTF8.self)
    let pixmap = Pixmap(width: 375, height: 667)
    for path in goldens(scratch) where path.contains("iphone-8.portrait") {
      try scratch.write(PNGFile.encode(pixmap, scale: 1), to: path)
    }
    let lines = lock.split(separator: "\n").map { line -> String in
      if line.hasPrefix("#") { return String(line) }
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      let pixels = line.contains("iphone-8.portrait") ? PixelHash(pixmap).text : parts[0]
      return ([pixels, parts[1], "00112233445566ff", parts[3]]).joined(separator: " ")
    }
    lock = lines.joined(separator: "\n") + "\n"
    try scratch.write(lock, to: "Goldens/goldens.lock")
    try scratch.write(Self.document(leading: 16, title: "Come"), to: "Sign.xib")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.err.contains("1 golden was drawn by another renderer"))
    #expect(outcome.out.contains("the renderer changed: pixels differ, no tree does"))
    let rebased = try scratch.run("rebase")
    #expect(
      rebased.status == 1 && rebased.out.hasSuffix("3 passed, 4 differ (1 cause), 1 recorded\n"),
      "\(rebased.out)")
    #expect(try scratch.run("verify", "App/Login.xib").out == "4 passed\n")
  }

  // MARK: Errors

  @Test func inconsistentLock() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    let lock = String(decoding: try scratch.bytes("Goldens/goldens.lock"), as: UTF8.self)
    let first = try #require(lock.split(separator: "\n").dropFirst().first)
    try scratch.write(
      lock.replacing(first.prefix(32), with: String(repeating: "0", count: 32)), to: "Goldens/goldens.lock")
    let verified = try scratch.run("verify")
    #expect(
      verified.status == 0
        && verified.err.contains("Goldens/goldens.lock: warning: [value] disagrees with the picture "))
    #expect(try scratch.run("record").status == 0)
    #expect(try scratch.run("verify").err == "")
    #expect(try scratch.bytes("Goldens/goldens.lock") == Array(lock.utf8))
    try scratch.shellDelete("Goldens/goldens.lock")
    #expect(try scratch.run("verify").out == "8 passed\n")
    #expect(try scratch.run("record").out == "8 passed\n")
    #expect(try scratch.bytes("Goldens/goldens.lock") == Array(lock.utf8))
    try scratch.write(lock + "<<<<<<< HEAD\n", to: "Goldens/goldens.lock")
    let conflict = try scratch.run("verify")
    #expect(
      conflict.status == 2
        && conflict.err.hasPrefix(
          "Goldens/goldens.lock:10:1: error: contains conflict markers of an unfinished merge")
    )
  }

  @Test func brokenGoldens() throws {
    let scratch = try project()
    _ = try scratch.run("record", "Sign.xib")
    let path = "Goldens/Sign/Sign.iphone-8.portrait.1x.png"
    let good = try scratch.bytes(path)
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    var bomb = Array(good.prefix(33))
    bomb.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    for bytes in [[], Array(good.prefix(20)), Array(good.dropLast(30)), Array("no picture".utf8), bomb] {
      try scratch.write(bytes, to: path)
      let outcome = try scratch.run("verify", "Sign.xib")
      #expect(outcome.status == 1 && outcome.out.contains("4 differ"), "\(outcome.out) \(outcome.err)")
    }
    // A picture with another size is a separate kind of difference.
    try scratch.write(PNGFile.encode(Pixmap(width: 10, height: 10), scale: 1), to: path)
    #expect(try scratch.run("verify", "Sign.xib").status == 1)
    let report = String(decoding: try scratch.bytes("layoutshot-failures/report.json"), as: UTF8.self)
    #expect(report.contains("\"reason\": \"sizesDiffer\""))
    try scratch.write("{", to: "Goldens/Sign/Sign.iphone-8.portrait.1x.tree.json")
    #expect(
      try scratch.run("verify", "Sign.xib").out.contains("the record of the tree beside the golden is broken")
    )
    _ = try scratch.shell("rm Goldens/Sign/Sign.iphone-8.portrait.1x.tree.json")
    #expect(try scratch.run("verify", "Sign.xib").out.contains("there is no recorded tree that explains why"))
  }

  @Test func brokenDocuments() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write("<document", to: "Sign.xib")
    let outcome = try scratch.run("verify")
    #expect(
      outcome.status == 2 && outcome.err.hasPrefix("Sign.xib:1:1: error: ")
        && outcome.out == "4 passed, 1 error\n")
    // Its goldens are not orphans: what they should be is unknown.
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 2 && pruned.err.contains("nothing is removed"))
    #expect(goldens(scratch).count == 8)
  }

  @Test func acceptingUnseenPictures() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    _ = try scratch.run("verify")
    let reportPath = "layoutshot-failures/report.json"
    let report = String(decoding: try scratch.bytes(reportPath), as: UTF8.self)
    let before = try goldens(scratch).map { try scratch.bytes($0) }
    for evil in ["../evil.png", "/evil.png", "Sign/../../evil.png", "Sign/evil.txt"] {
      try scratch.write(
        report.replacing("\"path\": \"Sign/Sign.iphone-8.portrait.1x.png\"", with: "\"path\": \"\(evil)\""),
        to: reportPath)
      let outcome = try scratch.run("accept", "--all")
      #expect(
        outcome.status == 2 && outcome.err.contains("leads out of the goldens' folder"), "\(outcome.err)")
    }
    try scratch.write(report, to: reportPath)
    let actual = "layoutshot-failures/Sign/Sign.iphone-8.portrait.1x-actual.png"
    try scratch.write(PNGFile.encode(Pixmap(width: 375, height: 667), scale: 1), to: actual)
    let tampered = try scratch.run("accept", "--all")
    #expect(
      tampered.status == 2
        && tampered.err.contains("\(actual): error: is not what the report shows; nothing was accepted"))
    #expect(try goldens(scratch).map { try scratch.bytes($0) } == before)
    let unknown = try scratch.run("accept", "12345678")
    #expect(unknown.status == 2 && unknown.err.contains("the report has no change or golden \"12345678\""))
    let rejected = try scratch.run("reject", "--all")
    #expect(rejected.status == 0 && !scratch.has("layoutshot-failures"))
    #expect(try scratch.run("accept", "--all").err.contains("holds no report.json"))
  }

  @Test func acceptingFromAFolder() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    let verified = try scratch.run("verify", environment: ["SNAPSHOT_ARTIFACTS": "out/ci"])
    #expect(verified.out.contains(" --from out/ci\n") && !scratch.has("layoutshot-failures"))
    _ = try scratch.shell("mv out/ci downloaded")
    let one = try scratch.run("accept", "Sign/Sign.iphone-8.portrait.1x.png", "--from", "downloaded")
    #expect(one.status == 0 && one.out == "Goldens/Sign/Sign.iphone-8.portrait.1x.png\n")
    #expect(try scratch.run("accept", "--all", "--from", "downloaded").lines.count == 3)
    #expect(try scratch.run("verify").status == 0)
  }

  @Test func linksOutOfTheFolder() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    _ = try scratch.run("verify")
    _ = try scratch.shell("mkdir elsewhere && rm -r Goldens/Sign && ln -s ../elsewhere Goldens/Sign")
    let outcome = try scratch.run("accept", "--all")
    #expect(outcome.status == 2 && outcome.err.contains("leads out of the goldens' folder"))
    #expect(scratch.files.allSatisfy { !$0.hasPrefix("elsewhere/") })
  }

  /// A golden or an artifact that is a link does not redirect any command to a file elsewhere.
  @Test func linkedFiles() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    let golden = "Goldens/Sign/Sign.iphone-8.portrait.1x.png"
    try scratch.write("mine", to: "victim")
    _ = try scratch.shell("rm \(golden) && ln -s ../../victim \(golden)")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1 && verified.err.contains("layoutshot-failures"), "\(verified.err)")
    #expect(try scratch.run("accept", "--all").err.contains("leads out of the goldens' folder"))
    let recorded = try scratch.run("record", "--mode", "all")
    #expect(recorded.status == 2)
    #expect(recorded.err.hasPrefix("\(golden): error: "), "\(recorded.err)")
    #expect(recorded.err.hasSuffix("leads out of the project; it is neither read nor written\n"))
    #expect(try scratch.bytes("victim") == Array("mine".utf8))
    // In the failure folder, a link that came with the project is replaced.
    _ = try scratch.shell(
      "rm -rf layoutshot-failures \(golden) && mkdir -p layoutshot-failures/Sign"
        + " && ln -s ../../victim layoutshot-failures/Sign/Sign.iphone-8.portrait.1x-actual.png")
    let failed = try scratch.run("verify")
    #expect(failed.status == 1, "\(failed.err)")
    #expect(try scratch.bytes("victim") == Array("mine".utf8))
  }

  @Test func unwritableGoldens() throws {
    let scratch = try project()
    try scratch.write("in the way", to: "Goldens")
    let outcome = try scratch.run("record")
    #expect(outcome.status == 2 && outcome.err.contains("cannot be written: "))
    let full = try Scratch()
    try full.write(Self.document(leading: 16), to: "Sign.xib")
    // A limit on the size of files simulates a full disk.
    let limited = try full.shell("ulimit -f 1; \"$L\" record; status=$?; ls -R Goldens; exit $status")
    #expect(limited.status == 2 && limited.err.contains("cannot be written: "), "\(limited.err)")
    #expect(!limited.out.contains(".tmp"))
  }

  // MARK: Miscellaneous

  @Test func orphans() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write("x", to: "Goldens/README.md")
    try scratch.write("x", to: "Goldens/Sign/Sign.iphone-se.portrait.1x.png.123.0.tmp")
    try scratch.write(Self.configuration.replacing("\"iphone-se\", ", with: ""), to: "layoutshot.json")
    #expect(try scratch.run("verify").err.contains("9 files in Goldens belong to no screen"))
    let check = try scratch.run("prune", "--check")
    #expect(check.status == 1 && check.lines.count == 9 && goldens(scratch).count == 8)
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 0 && pruned.out == check.out)
    #expect(goldens(scratch).count == 4 && scratch.has("Goldens/README.md"))
    #expect(try scratch.run("prune", "--check").status == 0)
    #expect(try scratch.bytes("Goldens/goldens.lock").count { $0 == UInt8(ascii: "\n") } == 5)
  }

  /// Lines of a lock file do not lead anywhere.
  @Test func pruningStaysInTheFolder() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write("mine", to: "victim.png")
    let lock = String(decoding: try scratch.bytes("Goldens/goldens.lock"), as: UTF8.self)
    let line = try #require(lock.split(separator: "\n").last).split(separator: " ").dropLast().joined(
      separator: " ")
    try scratch.write(
      lock + "\(line) ../victim.png\n\(line) \(scratch.path)/victim.png\n", to: "Goldens/goldens.lock")
    #expect(try scratch.run("prune").status == 0)
    #expect(scratch.has("victim.png"))
    #expect(try scratch.bytes("Goldens/goldens.lock") == Array(lock.utf8))
  }

  /// An interrupted run leaves pictures without a report: the next one removes them nevertheless.
  @Test func leftoversOfInterruptedRuns() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    _ = try scratch.shell(
      "\"$L\" verify -j 1 > /dev/null 2>&1 & pid=$!; i=0; while [ -z \"$(ls -A layoutshot-failures/Sign 2>/dev/null)\" ] && [ $i -lt 2000 ]; do i=$((i+1)); sleep 0.005; done; kill -9 $pid; true"
    )
    #expect(scratch.has("layoutshot-failures/report.json"))
    try scratch.write(Self.document(leading: 16), to: "Sign.xib")
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try scratch.run("verify").status == 0)
    #expect(!scratch.has("layoutshot-failures"))
  }

  @Test func reporters() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    #expect(try scratch.run("verify", "--junit", "all.xml").status == 0)
    #expect(
      String(decoding: try scratch.bytes("all.xml"), as: UTF8.self).contains("tests=\"8\" failures=\"0\""))
    try scratch.write(Self.document(leading: 24), to: "Sign.xib")
    let github = try scratch.run("verify", "--reporter", "github")
    #expect(github.out.hasPrefix("::error file=Sign.xib,line=\(Self.line),title=layoutshot "))
    let value = try json(try scratch.run("verify", "--reporter=json").out)
    #expect((value["items"] as? [Any])?.count == 1)
    for name in ["report.json", "junit.xml", "comment.md"] {
      #expect(scratch.has("layoutshot-failures/\(name)"))
    }
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(comment.contains("](Sign/Sign.iphone-8.portrait.1x-compare.png)"))
  }

  @Test func configurations() throws {
    let scratch = try project("{\n  \"matrx\": {},\n  \"inputs\": 5\n}")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 2)
    #expect(
      outcome.err == """
        layoutshot.json:2:3: error: no key "matrx" is known here; did you mean "matrix"?
        layoutshot.json:3:3: error: "inputs" is 5; expected a list of texts

        """)
    let fresh = try Scratch("Login.xib")
    try fresh.write("build/", to: ".gitignore")
    try fresh.write("\"p-go.normalTitle\" = \"Los\";", to: "de.lproj/Login.strings")
    let started = try fresh.run("init")
    #expect(
      started.out == "layoutshot.json\nGoldens/layoutshot.schema.json\n.gitattributes\n.gitignore\n",
      "\(started.err)")
    #expect(
      started.err == """
        layoutshot: note: 1 document: **/*.xib
        layoutshot: note: devices that most documents are designed for: iphone-8
        layoutshot: note: languages with texts: de

        """)
    #expect(
      String(decoding: try fresh.bytes(".gitignore"), as: UTF8.self) == "build/\nlayoutshot-failures/\n")
    #expect(try fresh.run("init").status == 2)
    #expect(try fresh.run("record").out == "0 passed, 4 recorded\n")
    #expect(
      goldens(fresh) == [
        "Goldens/Login/LoginViewController.iphone-8.landscape.de.png",
        "Goldens/Login/LoginViewController.iphone-8.landscape.png",
        "Goldens/Login/LoginViewController.iphone-8.portrait.de.png",
        "Goldens/Login/LoginViewController.iphone-8.portrait.png",
      ])
    let empty = try Scratch()
    #expect(
      try empty.run("verify").err == "layoutshot: error: no document is found by **/*.storyboard, **/*.xib\n")
    // Also from a subfolder.
    let inside = try fresh.shell("mkdir -p a/b && cd a/b && \"$L\" verify")
    #expect(inside.status == 0 && inside.out == "4 passed\n")
  }

  /// What `init` finds: languages of catalogs, scripts of flows; exports for translators are no documents.
  @Test func theStartSeesWhatIsThere() throws {
    let scratch = try Scratch()
    let text = Self.document(leading: 1)
    for path in ["App/Base.lproj/Main.xib", "App/English.lproj/Main.xib", "fr.xcloc/Source/App/Main.xib"] {
      try scratch.write(text, to: path)
    }
    try scratch.write("", to: "App/English.lproj/Main.strings")
    try scratch.write("", to: "App/de.lproj/Main.strings")
    try scratch.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {"ja": {"stringUnit": "#
        + #"{"state": "translated", "value": "x"}}}}}}"#, to: "App/mul.lproj/Main.xcstrings")
    try scratch.write(#"{"documents": ["App/Base.lproj/Main.xib"], "steps": []}"#, to: "App/walk.flow.json")
    let outcome = try scratch.run("init")
    #expect(outcome.status == 0 && outcome.err.contains("languages with texts: de, ja\n"), "\(outcome.err)")
    #expect(outcome.err.contains("3 documents: **/*.xib, **/*.flow.json"), "\(outcome.err)")
  }

  /// A project without goldens and configuration is not a list of missing pictures.
  @Test func verifyingBeforeTheStartSaysHowToBegin() throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.out == "0 passed, 2 missing (1 cause)\n", "\(outcome.out)")
    #expect(outcome.err.contains("'layoutshot init' writes a configuration for it"), "\(outcome.err)")
    let json = try scratch.run("verify", "--reporter", "json")
    #expect(json.status == 1 && json.out.contains("\"missing\""))
    try scratch.write("{}", to: "layoutshot.json")
    #expect(try scratch.run("verify").out.contains("no golden of"))
  }

  @Test func otherPlatforms() throws {
    let scratch = try project()
    try scratch.write(
      Self.document(leading: 1).replacing(
        "targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"MacOSX.Cocoa\""),
      to: "Mac/Main.xib")
    #expect(try scratch.run("record").status == 0)
    let told = try scratch.run("verify", "--verbose")
    #expect(
      told.status == 0 && told.err.contains("Mac/Main.xib")
        && told.err.contains("is skipped: a macOS document"))
    #expect(try scratch.run("prune", "--check").status == 0)
  }

  // MARK: Interruptions

  @Test func interruptionsLeaveNoPartialFiles() throws {
    let scratch = try project()
    let outcome = try scratch.shell(
      """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
        rm -rf Goldens
        timeout -s KILL 0.0$i "$L" record > /dev/null 2>&1
        "$L" record > /dev/null || echo "record after $i"
        "$L" verify --pictures > out.txt 2>&1 || { echo "verify after $i"; cat out.txt; }
      done
      """)
    #expect(outcome.out == "")
    #expect(try scratch.run("prune").status == 0)
    #expect(goldens(scratch).count == 8)
  }

  @Test func concurrentRuns() throws {
    let scratch = try project()
    let line = "printf '%s\\n' Sign.xib App/Login.xib --strict | xargs -P 3 -n 1 \"$L\" record > out.txt"
    let outcome = try scratch.shell("\(line) && \"$L\" verify")
    #expect(outcome.status == 0 && outcome.out == "8 passed\n" && outcome.err == "")
    #expect(try scratch.bytes("Goldens/goldens.lock").count { $0 == UInt8(ascii: "\n") } == 9)
  }
}

extension Scratch {
  fileprivate func shellDelete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}
