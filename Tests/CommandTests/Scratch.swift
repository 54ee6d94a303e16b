import Foundation
import TestSupport
import Testing

/// The result of a run of the command.
struct Outcome {
  let status: Int32
  let bytes: [UInt8]
  let err: String

  var out: String { String(decoding: bytes, as: UTF8.self) }
  var lines: [Substring] { out.split(separator: "\n") }
}

/// A temporary working folder for the command.
final class Scratch {
  let path: String
  /// The parent folder: documents without a project search for catalogues in ancestor folders and their subfolders,
  /// where other tests have theirs.
  private let outermost: String

  /// A folder with copies of some of the command's fixtures.
  init(_ fixtures: String...) throws {
    let parent = FileManager.default.temporaryDirectory
    outermost = parent.appending(path: "layoutshot-command-\(UUID().uuidString)").path
    path = outermost + "/a/folder/of/its/own"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in fixtures { try put(name, as: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: outermost) }

  /// Copies a fixture to a name, including folders.
  func put(_ fixture: String, as name: String) throws {
    try write(Checkout.bytes(Checkout.fixture("command/\(fixture)")), to: name)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) throws -> [UInt8] { try Checkout.bytes("\(path)/\(name)") }

  /// All files below the folder, sorted.
  var files: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var isFolder: ObjCBool = false
    return names.filter {
      FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
        && !$0.hasPrefix(".run")
    }.sorted()
  }

  /// Whether a file or folder exists.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// Runs the command in the folder.
  func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(Self.command, arguments, input: input, environment: environment)
  }

  /// Runs the command with arguments in a list.
  func run(_ arguments: [String]) throws -> Outcome {
    try launch(Self.command, arguments, input: nil, environment: [:])
  }

  /// Runs a shell line in which `$L` is the command.
  func shell(_ line: String) throws -> Outcome {
    try launch("/bin/sh", ["-c", line], input: nil, environment: ["L": Self.command])
  }

  private func launch(
    _ executable: String, _ arguments: [String], input: String?, environment: [String: String]
  ) throws -> Outcome {
    // Files, not pipes: nothing blocks, however much is written.
    let run = ".run-\(UUID().uuidString)"
    for end in ["in", "out", "err"] { try write(end == "in" ? input ?? "" : "", to: "\(run).\(end)") }
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: path)
    var all = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "LAYOUTSHOT_FONTS", "CI", "SNAPSHOT_TESTING_RECORD", "SNAPSHOT_ARTIFACTS"] {
      all[name] = nil
    }
    all["SWIFT_BACKTRACE"] = "enable=no"
    // Fonts installed on this machine must not affect the result.
    all["LAYOUTSHOT_FONTS"] = "\(Checkout.root)/Fonts"
    process.environment = all.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: "\(path)/\(run).in")
    process.standardOutput = FileHandle(forWritingAtPath: "\(path)/\(run).out")
    process.standardError = FileHandle(forWritingAtPath: "\(path)/\(run).err")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "ended by a signal: \(arguments)")
    return Outcome(
      status: process.terminationStatus, bytes: try bytes("\(run).out"),
      err: String(decoding: try bytes("\(run).err"), as: UTF8.self))
  }

  /// The command built with the tests; another one where `LAYOUTSHOT_COMMAND` has its path, from the root of the checkout.
  static let command: String = {
    if let other = ProcessInfo.processInfo.environment["LAYOUTSHOT_COMMAND"] {
      return URL(filePath: other, relativeTo: URL(filePath: Checkout.root + "/")).path
    }
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folders = [own, CommandLine.arguments[0]].map { URL(filePath: $0).deletingLastPathComponent().path }
    let places = folders + ["\(Checkout.root)/.build/debug", "\(Checkout.root)/.build/release"]
    return places.map { "\($0)/layoutshot" }.first { FileManager.default.isExecutableFile(atPath: $0) }
      ?? "/layoutshot is not built"
  }()
}

/// JSON as parsed by Foundation.
func json(_ text: some StringProtocol) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}
