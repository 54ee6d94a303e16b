import Synchronization

/// Prints reports in the order of the inputs, each once all reports before it are printed, and shows progress on a
/// terminal.
final class OrderedReports: Sendable {
  private struct State {
    var reports: [RenderJob.Report?]
    var next = 0
    var done = 0
    var worst: Int32 = 0
  }

  private let state: Mutex<State>
  private let showsProgress: Bool
  private let log: FindingLog

  /// Creates a printer. Progress is only shown for more documents than would finish before it could be read.
  init(count: Int, showsProgress: Bool, _ log: FindingLog) {
    self.log = log
    state = Mutex(State(reports: Array(repeating: nil, count: count)))
    self.showsProgress = showsProgress && count > 8 && Terminal.isTerminal
  }

  func finish(_ index: Int, _ report: RenderJob.Report) {
    state.withLock { state in
      state.reports[index] = report
      state.done += 1
      state.worst = max(state.worst, report.status)
      if showsProgress { Terminal.error("\r\u{1B}[K") }
      while state.next < state.reports.count, let report = state.reports[state.next] {
        log.add(report.findings)
        Terminal.error(report.messages)
        Terminal.print(report.output)
        state.reports[state.next] = RenderJob.Report()
        state.next += 1
      }
      if showsProgress, state.done < state.reports.count {
        Terminal.error("rendering \(state.done) of \(state.reports.count)")
      }
    }
  }

  var worstStatus: Int32 { state.withLock { $0.worst } }
}
