import Files
import GoldenRuns
import Goldens
import InterfaceFile
import PictureComparison
import Threads
import Typography

/// Pictures of a revision's documents with one edit alone, for the pictures in which several edits meet.
struct AlonePictures {
  /// The older side, and the options that its pictures were recorded with.
  let configuration: GoldenConfiguration
  let options: GoldenRun.Options
  let fonts: FontLibrary
  let timings: Timings?
  /// Where the recorded pictures are.
  let recorded: String
  let failures: FailureFolder

  /// The most edits of a document that are made alone: each is a run of its screens.
  private static let most = 12

  /// Adds the pictures to the items of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - old: Its path on the older side, relative to the project's root.
  ///   - place: Where it is on the newer side, as failures name it.
  /// - Throws: What a run throws, and what writing throws.
  func add(to report: inout GoldenReport, of document: EditedDocument, _ old: String, at place: String) throws
  {
    let meeting = meeting(in: report, at: place)
    if meeting.isEmpty { return }
    let concerned = report.items.indices.filter { item in
      report.items[item].failures.contains { meeting.contains($0.path) }
    }
    guard concerned.count <= Self.most, document.mayMake(versions: concerned.count) else { return }
    let edits = document.edits
    let claims = EditClaims(edits.edits, for: concerned.map { EditSubject(report.items[$0].changes) })
    for (item, owners) in zip(concerned, claims.subjects) where !owners.isEmpty {
      let wanted = report.items[item].failures.filter { meeting.contains($0.path) }
      let folder = try ScratchFolder()
      try draw(document.version(with: edits.closed(owners)), old, Set(wanted.map(\.scene)), into: folder.path)
      for failure in wanted {
        let picture = try picture(of: failure, report.items[item].id, in: folder.path + "/goldens")
        if let picture { report.items[item].add(picture, to: failure.path) }
      }
    }
  }

  /// The paths of a document's pictures in which several items meet.
  private func meeting(in report: GoldenReport, at place: String) -> Set<String> {
    var counts: [String: Int] = [:]
    for failure in report.items.flatMap(\.failures)
    where failure.document == place && failure.reason == .different && failure.moment == nil {
      counts[failure.path, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private func draw(
    _ version: InterfaceDocument, _ path: String, _ scenes: Set<String>, into folder: String
  ) throws {
    var own = options
    own.subject.versions[path] = version
    own.subject.equalTrees = nil
    (own.selection.only, own.selection.scenes) = ([path], scenes.sorted())
    (own.goldens, own.failures) = (folder + "/goldens", folder + "/failures")
    _ = try GoldenRun(configuration, own, fonts: fonts, timings: timings).run()
  }

  /// Compares the picture of a version with the recorded one, and keeps it.
  private func picture(
    of failure: GoldenFailure, _ item: String, in folder: String
  ) throws -> AlonePicture? {
    let name = failure.was ?? failure.path
    guard case .picture(let before, _) = GoldenStore(folder: recorded).content(name),
      case .picture(let after, let bytes) = GoldenStore(folder: folder).content(name)
    else { return nil }
    let comparison = ImageComparer(.exact).compare(expected: before, actual: after)
    let boxes = comparison.regions.map(\.box)
    let file = try failures.write(bytes, alone: item, of: failure)
    return AlonePicture(
      before: GoldenPath.beside(failure.path, "-expected.png"), after: file,
      pixels: comparison.counts.differing,
      area: comparison.commonBounds.width * comparison.commonBounds.height,
      region: boxes.dropFirst().reduce(boxes.first) { $0?.union($1) })
  }
}
