import Diagnostics

@testable import Files
@testable import GoldenRuns
@testable import Goldens

extension FuzzTarget {
  /// Files of a project's golden images that come with pull requests and from build servers.
  static let goldens = [
    FuzzTarget(name: "configurations") { bytes in
      do throws(ConfigurationError) {
        let configuration = try GoldenConfiguration(InputFile(path: "layoutshot.json", bytes: bytes))
        precondition(GoldenPath.leadsDown(configuration.goldens), "the goldens are outside of the project")
      } catch {
        precondition(!error.findings.isEmpty, "an error without findings")
      }
    },
    FuzzTarget(name: "locks") { bytes in
      guard let lock = try? GoldenLock(bytes, path: "goldens.lock") else { return }
      let text = lock.text
      guard let again = try? GoldenLock(Array(text.utf8), path: "goldens.lock") else {
        preconditionFailure("what is written is not read")
      }
      precondition(again == lock, "what is read is not what was written")
    },
    FuzzTarget(name: "reports") { bytes in
      guard let report = AcceptableReport(bytes) else { return }
      let all = report.offers
      _ = report.json(without: all)
      let rest = report.json(without: Array(all.prefix(1)))
      precondition(
        rest.map { AcceptableReport(Array($0.utf8)) != nil } ?? true, "a report's rest is no report")
    },
    FuzzTarget(name: "trees") { bytes in
      guard let tree = TreeRecord(bytes) else { return }
      guard let again = TreeRecord(Array(tree.text.utf8)) else {
        preconditionFailure("what is written is not read")
      }
      precondition(again.text == tree.text, "what is read is not what was written")
    },
  ]
}
