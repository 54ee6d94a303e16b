import Foundation

/// Statistics of the runs of each command.
struct MutationTable {
  private struct Row {
    var runs = 0
    var statuses = [0, 0, 0]
    var failed = 0
    var seconds = 0.0
    var memory = 0
    var slowest = (seconds: 0.0, number: 0)
    var largest = (memory: 0, number: 0)
  }

  private var rows: [String: Row] = [:]
  private var faults: [String: Int] = [:]
  private(set) var failures = 0

  mutating func add(_ trial: Trial, _ run: ToolRun, _ found: [String]) {
    var row = rows[trial.command] ?? Row()
    row.runs += 1
    if let status = run.status, (0...2).contains(status) { row.statuses[Int(status)] += 1 }
    row.seconds += run.seconds
    if run.seconds > row.slowest.seconds { row.slowest = (run.seconds, trial.number) }
    if run.memory > row.largest.memory { row.largest = (run.memory, trial.number) }
    if !found.isEmpty {
      row.failed += 1
      failures += 1
    }
    rows[trial.command] = row
    for fault in found { faults[fault, default: 0] += 1 }
  }

  /// The table, with a line for each command and each fault.
  var text: String {
    var lines = ["command     runs  exit 0  exit 1  exit 2  failed   mean s  most s (run)      most MB (run)"]
    for (command, row) in rows.sorted(by: { $0.key < $1.key }) {
      let counts = ([row.runs] + row.statuses + [row.failed]).map { Self.right("\($0)", 8) }.joined()
      lines.append(
        command.padding(toLength: 8, withPad: " ", startingAt: 0) + counts
          + Self.right(String(format: "%.3f", row.seconds / Double(row.runs)), 9)
          + Self.right(String(format: "%.2f (%d)", row.slowest.seconds, row.slowest.number), 16)
          + Self.right("\(row.largest.memory >> 20) (\(row.largest.number))", 16))
    }
    for (fault, count) in faults.sorted(by: { $0.key < $1.key }) { lines.append("\(fault): \(count)") }
    return lines.joined(separator: "\n")
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
