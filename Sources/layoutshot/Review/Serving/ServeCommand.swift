import Diagnostics
import Files
import GoldenRuns
import Goldens

/// `layoutshot review --serve`: the page of a failed run, from a server on this machine that accepts and rejects at once.
struct ServeCommand {
  private let options: CommonOptions
  private let port: UInt16
  private let folder: FailureFolder
  private let store: GoldenStore

  init(_ options: CommonOptions, _ folder: FailureFolder, _ store: GoldenStore) throws {
    (self.options, self.folder, self.store) = (options, folder, store)
    guard let text = options.parsed.value("port") else {
      port = 0
      return
    }
    guard let number = UInt16(text) else {
      throw UsageError("--port is \"\(text)\"; expected 0 to 65535, where 0 is any that is free")
    }
    port = number
  }

  /// Serves until it is interrupted. The exit status is 0: what is left is the next run's business.
  func run() throws -> Int32 {
    let root = InputFile.resolved(".") ?? "."
    let begin = { [folder, store] in try GoldenReview(folder, store, root: root) }
    let review = try begin()
    let server = try LoopbackServer(port: port)
    let isQuiet = options.isQuiet
    var site = ReviewSite(review, port: server.port, begin: begin) { text in
      if !isQuiet { Terminal.error(PrintedText.sentence(text) + "\n") }
    }
    Terminal.print(site.address + "\n")
    if !isQuiet {
      let changes = site.undecided == 1 ? "1 change" : "\(site.undecided) changes"
      Terminal.error("\(changes) to review; whoever has the address can accept them. Ctrl-C ends\n")
    }
    server.run(isDone: { Terminal.isClosed }) { site.answer($0) }
    return 0
  }
}
