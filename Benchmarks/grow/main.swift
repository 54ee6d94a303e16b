import CommandRuns
import Glibc

// Growing documents: for each kind the processor time of the command for sizes that double, the factors between them,
// and the peak memory. Exit status 1: a factor is above 2.3.
//
//     grow [COMMAND [KIND]]       COMMAND is by default the package's release build, KIND the beginning of a name

let sizes = [1_000, 2_000, 4_000, 8_000, 16_000]
let mostFactor = 2.3
/// Times below this are dominated by process start; their factors are meaningless.
let leastSeconds = 0.05

let arguments = CommandLine.arguments.dropFirst()
let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
  separator: "/")
let program = arguments.first ?? package + "/.build/release/layoutshot"
let wanted = arguments.dropFirst().first ?? ""
var fallsShort = false

func rounded(_ value: Double, _ digits: Double) -> String { "\((value * digits).rounded() / digits)" }

for kind in Kind.all where kind.name.hasPrefix(wanted) {
  let runs = sizes.map { Run.best(program, kind, $0, of: $0 <= 4_000 ? 3 : 2) }
  var line = kind.name + String(repeating: " ", count: max(1, 28 - kind.name.count))
  for (index, run) in runs.enumerated() {
    line += "  \(rounded(run.seconds, 100)) s"
    guard index > 0 else { continue }
    let factor = max(run.seconds, leastSeconds) / max(runs[index - 1].seconds, leastSeconds)
    line += " (\(rounded(factor, 10)))"
    if factor > mostFactor { fallsShort = true }
  }
  line += "  \(Int(runs.map(\.megabytes).max()!.rounded())) MB"
  if runs.contains(where: { !$0.isComplete }) {
    line += "  not done"
    fallsShort = true
  }
  print(line)
  fflush(nil)
}
exit(fallsShort ? 1 : 0)
