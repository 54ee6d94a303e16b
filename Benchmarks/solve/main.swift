import BenchmarkSupport
import Simplex

// Builds and solves the systems used to time kiwi (the same constraints in the same order), and two more. With a name
// and a number of views, only that system.

for system in System.ofCommandLine() {
  let built = Timing(count: system.views > 300 ? 11 : 31) { system.build() }
  let running = system.build()
  let name = "\(system.name) N=\(system.views)".padded(to: 28)
  print(built.line("\(name) build and solve "))
  var turn = false
  print(
    Timing(count: 101) {
      turn.toggle()
      running.rotate(turn)
    }.line("\(name) two edits       "))
  print(Timing(count: 51) { running.replaceOne() }.line("\(name) remove + add one"))
  print(Timing(count: 50) { running.changeOne() }.line("\(name) change one     "))
}

extension String {
  func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
