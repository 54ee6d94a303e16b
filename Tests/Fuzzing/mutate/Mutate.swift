import Foundation

/// Mutates documents and runs the tool on them with unusual options; prints a table and keeps failures.
@main
struct Mutate {
  private var tool = "layoutshot"
  private var folders: [String] = []
  private var runs = 1000
  private var first = 0
  private var seed: UInt64 = 1
  private var findings = "findings"
  private var limits = Limits()

  static func main() {
    guard let program = Mutate(CommandLine.arguments.dropFirst()) else {
      print(
        """
        usage: mutate --tool FILE [--runs N] [--first N] [--seed N] [--findings DIR] FOLDER...

        Takes documents at random from the folders, mutates them and runs `layoutshot render`, `match`, `inspect` and
        `frames` on them with odd options, one after another. A run that is ended by a signal, takes more than 20 s of
        processor time or 1 GB of memory, prints control characters or leaves temporary files is kept in the folder
        of findings with its command. The number of a run and the seed determine it: `--first 17 --runs 1` repeats one.
        """)
      exit(2)
    }
    exit(program.run())
  }

  private init?(_ arguments: some Sequence<String>) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        folders.append(word)
        continue
      }
      guard let value = words.popFirst() else { return nil }
      switch word {
      case "--tool": tool = value
      case "--runs": runs = Int(value) ?? runs
      case "--first": first = Int(value) ?? first
      case "--seed": seed = UInt64(value) ?? seed
      case "--findings": findings = value
      default: return nil
      }
    }
    if folders.isEmpty { return nil }
  }

  private func run() -> Int32 {
    let documents = folders.flatMap(Self.documents)
    guard !documents.isEmpty else {
      print("mutate: no documents in \(folders.joined(separator: ", "))")
      return 2
    }
    print("\(documents.count) documents, runs \(first) to \(first + runs - 1) with seed \(seed)")
    let scratch = FileManager.default.temporaryDirectory.appending(path: "layoutshot-mutate-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    var table = MutationTable()
    for number in first..<first + runs {
      let trial = Trial(number: number, seed: seed, documents: documents)
      let (run, faults) = trial.run(tool, in: scratch, limits: limits)
      table.add(trial, run, faults)
      if !faults.isEmpty {
        print(
          "\(number): \(faults.joined(separator: ", ")) [\(trial.mutations.joined(separator: ", "))] \(trial.source)"
        )
        keep(trial, scratch, faults)
      }
      if (number - first + 1) % 1000 == 0 { print("\(number - first + 1) runs, \(table.failures) failed") }
      fflush(nil)
    }
    print(table.text)
    return table.failures == 0 ? 0 : 1
  }

  /// Copies the project of a failed run to the folder of findings, without the pictures.
  private func keep(_ trial: Trial, _ scratch: String, _ faults: [String]) {
    let folder = "\(findings)/\(trial.number)-\(faults[0].replacing(" ", with: "-"))"
    trial.write(to: folder)
    let command = trial.shell + "# " + faults.joined(separator: ", ") + "\n"
    try? Data(command.utf8).write(to: URL(filePath: "\(folder)/command"))
    let messages = FileManager.default.contents(atPath: "\(scratch)/stderr") ?? Data()
    try? messages.prefix(1 << 16).write(to: URL(filePath: "\(folder)/stderr"))
  }

  /// The documents below a folder, sorted; those over 2 MB are left out.
  private static func documents(below folder: String) -> [String] {
    let root = URL(filePath: folder).path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    let endings = [".xib", ".storyboard", ".scene.json"]
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().map { "\(root)/\($0)" }
      .filter { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size < 2 << 20
      }
  }
}
