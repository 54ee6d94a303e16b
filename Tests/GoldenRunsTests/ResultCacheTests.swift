import Cache
import Foundation
import TestSupport
import Testing

@testable import GoldenRuns

/// Results in caches: their keys follow from everything that the work read, on whichever threads it did.
@Suite struct ResultCacheTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ cache: String, threads: Int) throws -> GoldenRun.Result {
    var configuration = GoldenConfiguration()
    configuration.root = Checkout.fixture("assets/Shop")
    configuration.matrix.appearances = [.light, .dark]
    var options = GoldenRun.Options()
    options.subject.documents = .files(["Shop/Shop.xib"])
    (options.goldens, options.failures) = ("\(folder.path)/Goldens", "\(folder.path)/\(cache)-failures")
    (options.jobs, options.cache) = (threads, CachePolicy([ContentCache("\(folder.path)/\(cache)")]))
    return try GoldenRun(configuration, options, fonts: TestFonts.library).run()
  }

  private func entries(_ cache: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(cache)/ac").sorted()
  }

  @Test func threadsMakeNoOtherKeys() throws {
    let (one, four) = (try run("one", threads: 1), try run("four", threads: 4))
    #expect(one.report.failures.count == 4 && four.report.failures.count == 4)
    #expect(try entries("one") == entries("four"))
    #expect(try !entries("one").isEmpty)
  }

  /// A second run takes the results of the first, and reports the same.
  @Test func resultsAreFoundAgain() throws {
    let (first, entries) = (try run("one", threads: 2), try entries("one"))
    let second = try run("one", threads: 2)
    #expect(try self.entries("one") == entries)
    #expect(second.report.failures.map(\.path) == first.report.failures.map(\.path))
    #expect(second.findings.map(\.message) == first.findings.map(\.message))
    #expect(first.report.seconds.count == 4 && second.report.seconds.isEmpty)
  }
}
