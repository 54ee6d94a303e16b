import Digests
import Foundation
import Testing

@testable import Diagnostics
@testable import GoldenRuns

/// Lists of jobs: even, and the same wherever nothing changed.
@Suite struct JobTests {
  private let paths = (0..<400).map { String(format: "App/Screen%03d.xib", $0) }

  private func groups(_ seconds: [Double], without gone: Int? = nil) -> Set<[String]> {
    let kept = paths.indices.filter { $0 != gone }
    let grouping = JobGrouping(kept.map { paths[$0] }, seconds: kept.map { seconds[$0] }, target: 5)
    return Set(grouping.groups.map { $0.map { paths[kept[$0]] } })
  }

  @Test func groupsHaveTheRightCost() {
    let seconds = paths.indices.map { 0.2 + Double($0 % 7) / 10 }
    let costs = groups(seconds).map { group in
      group.reduce(0) { $0 + seconds[paths.firstIndex(of: $1)!] }
    }
    #expect(costs.allSatisfy { $0 <= 12.5 })
    #expect(costs.reduce(0, +) / Double(costs.count) > 2.5)
    #expect(groups(seconds).reduce(0) { $0 + $1.count } == paths.count)
  }

  /// A document that costs more than the limit parts its own group only, and so does one that is gone.
  @Test(arguments: [0, 17, 200, 399])
  func otherGroupsAreUnchanged(place: Int) {
    let seconds = paths.map { _ in 0.6 }
    let before = groups(seconds)
    var slow = seconds
    slow[place] = 40
    for after in [groups(slow), groups(seconds, without: place)] {
      let kept = before.intersection(after)
      // The group of the document, and the one that may join with what is left of it.
      #expect(before.count - kept.count <= 2)
    }
    // Measured times vary.
    #expect(groups(paths.map { _ in 0.65 }) == before)
  }

  private func job(_ names: String..., seconds: Double = 1) -> JobList.Job {
    JobList.Job(
      run: "r", documents: names.map { .init(path: $0, content: "c", key: "k\($0)", seconds: seconds) })
  }

  @Test func listsRoundTrip() throws {
    let list = JobList([job("a.xib", "ü \"b\".xib"), job("c.xib", seconds: 0.125)])
    #expect(try JobList(Array(list.text.utf8), file: "jobs") == list)
    #expect(list.text.split(separator: "\n").count == 2)
    #expect(list.idsByCost() == list.jobs.map(\.id))
    #expect(list.idsByCost(without: ["a.xib", "ü \"b\".xib"]) == [list.jobs[1].id])
    var other = list.jobs[0]
    other.documents[1].key = "another"
    #expect(other.id == list.jobs[0].id && other.key != list.jobs[0].key)
  }

  @Test(arguments: [
    ("{\"layoutshot\":1}\n", "jobs:1:1: is not a job of 'layoutshot plan'"),
    ("\n[]\n", "jobs:2:1: is not a job of 'layoutshot plan'"),
    ("{", "jobs:1:1: is not a job of 'layoutshot plan'"),
  ])
  func invalidListsAreLocated(text: String, expected: String) {
    do {
      _ = try JobList(Array(text.utf8), file: "jobs")
      Issue.record("it was read")
    } catch {
      let place = error.location!
      #expect("\(place.file):\(place.line):\(place.column): \(error.message)" == expected)
    }
  }

  @Test func shardsAreEvenAndComplete() {
    let sizes = paths.map { Int($0.utf8.dropLast(4).last! % 5) + 1 }
    let shards = (1...3).map { Shards.part($0, of: 3, sizes: sizes) }
    #expect(shards.flatMap(\.self).sorted() == Array(paths.indices))
    let loads = shards.map { $0.reduce(0) { $0 + sizes[$1] } }
    #expect(loads.max()! - loads.min()! <= 5)
    #expect((1...3).map { Shards.part($0, of: 3, sizes: [24, 24, 24, 24]) } == [[0, 3], [1], [2]])
    #expect((1...3).map { Shards.part($0, of: 3, sizes: [7]) } == [[0], [], []])
  }
}
