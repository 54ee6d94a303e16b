import Diagnostics
import Synchronization

/// What a run reports about its documents on standard error: errors at once, warnings and notes at the end. Where these are
/// many, the warnings of one kind in one screen of a document are one line, notes are counted, and a summary ends the run.
final class FindingLog: Sendable {
  /// The most lines that are printed as they are.
  private static let mostUngrouped = 20

  private let options: CommonOptions
  private let findings = Mutex<[Finding]>([])
  /// The packages that are missing, in the order in which documents need them.
  private let packages = Mutex<[String]>([])

  init(_ options: CommonOptions) { self.options = options }

  /// Takes the findings of a document; prints errors, and all of them where nothing is grouped.
  func add(_ found: [Finding]) {
    packages.withLock { packages in
      for package in options.kept(found).compactMap(\.missingPackage) where !packages.contains(package) {
        packages.append(package)
      }
    }
    if options.isQuiet || options.isVerbose { return Terminal.error(options.text(found)) }
    let kept = options.kept(found)
    Terminal.error(options.text(kept.filter { $0.severity == .error }))
    findings.withLock { $0 += kept.filter { $0.severity < .error } }
  }

  /// Prints the warnings and notes, grouped where they are many, then the summary, and what is to be installed.
  func finish() {
    defer { sayWhatToInstall() }
    let found = findings.withLock { findings in
      defer { findings = [] }
      return findings
    }
    if found.reduce(0, { $0 + 1 + $1.notes.count }) <= Self.mostUngrouped {
      return Terminal.error(options.text(found))
    }
    let grouped = GroupedFindings(found, isShown: options.isWanted)
    let summary = Finding(.note, .request, grouped.summary)
    Terminal.error(options.text(grouped.lines) + options.printer.text(summary))
  }

  private func sayWhatToInstall() {
    let packages = packages.withLock { packages in
      defer { packages = [] }
      return packages
    }
    guard !packages.isEmpty, !options.isQuiet else { return }
    let (are, them) = packages.count == 1 ? ("a package is", "it") : ("packages are", "them")
    let line =
      "\(are) missing, without which pictures have boxes or placeholders; as root, this installs \(them):"
      + " apt-get install -y --no-install-recommends \(packages.joined(separator: " "))"
    Terminal.error(options.printer.text(Finding(.note, .request, line)))
  }
}

extension CommonOptions {
  /// Prints all that a run found, as `FindingLog` does.
  func report(_ findings: [Finding]) {
    let log = FindingLog(self)
    log.add(findings)
    log.finish()
  }
}

/// Warnings by kind and screen, and how many notes there are besides.
private struct GroupedFindings {
  private struct Key: Hashable {
    let category: Category
    let file: String?
    let screen: String?
  }

  /// The most lines, besides the summary.
  private static let mostLines = 59
  /// Kinds that are shown before others where there are too many, in this order.
  private static let foremost = ["conflict", "ambiguous", "clipped", "truncated", "unmatched"]

  /// The first finding of each group, with the number of all.
  private var groups: [(first: Finding, count: Int)] = []
  private var counts: [(category: Category, count: Int)] = []
  private var screens: Set<[String]> = []
  private var documents: Set<String> = []
  private var notes = 0

  /// Groups warnings; `isShown` says which notes are lines, too.
  init(_ findings: [Finding], isShown: (Finding) -> Bool) {
    var places: [Key: Int] = [:]
    for finding in findings {
      let file = finding.location?.file
      if let file { documents.insert(file) }
      guard finding.severity == .warning else {
        if isShown(finding) { groups.append((finding, 1)) } else { notes += 1 }
        continue
      }
      count(finding.category)
      for occurrence in finding.occurrences { screens.insert([file ?? "", occurrence.screen]) }
      let key = Key(category: finding.category, file: file, screen: finding.occurrences.first?.screen)
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append((finding, 1))
      }
    }
    counts.sort { Self.rank($0.category) < Self.rank($1.category) }
  }

  private mutating func count(_ category: Category) {
    if let place = counts.firstIndex(where: { $0.category == category }) {
      counts[place].count += 1
    } else {
      counts.append((category, 1))
    }
  }

  private static func rank(_ category: Category) -> Int {
    foremost.firstIndex(of: category.rawValue) ?? foremost.count
  }

  /// The groups that fit, in order.
  private var shown: [(first: Finding, count: Int)] {
    if groups.count <= Self.mostLines { return groups }
    let order = groups.indices.sorted {
      (Self.rank(groups[$0].first.category), $0) < (Self.rank(groups[$1].first.category), $1)
    }
    return order.prefix(Self.mostLines).sorted().map { groups[$0] }
  }

  /// Whether there is room for the notes below findings that stand alone.
  private var hasRoom: Bool {
    groups.reduce(0) { $0 + 1 + ($1.count == 1 ? $1.first.notes.count : 0) } <= Self.mostLines
  }

  /// A finding for each line.
  var lines: [Finding] {
    shown.map { group in
      var finding = group.first
      if group.count > 1 { finding.message += " (and \(group.count - 1) more)" }
      if group.count > 1 || !hasRoom { finding.notes = [] }
      return finding
    }
  }

  var summary: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    var parts: [String] = []
    if !counts.isEmpty {
      let kinds = counts.map { "\($0.count) \($0.category.rawValue)" }.joined(separator: ", ")
      let word = counts.reduce(0) { $0 + $1.count } == 1 ? "warning" : "warnings"
      let places =
        screens.isEmpty ? counted(documents.count, "document") : counted(screens.count, "screen")
      parts.append("\(kinds) \(word) in \(places)")
    }
    if notes > 0 { parts.append(counted(notes, "note")) }
    let isComplete = notes == 0 && hasRoom && groups.allSatisfy { $0.count == 1 }
    return (parts + (isComplete ? [] : ["-v shows all"])).joined(separator: "; ")
  }
}
