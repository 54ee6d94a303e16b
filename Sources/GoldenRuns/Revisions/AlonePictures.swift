import DocumentVersions
import Goldens
import InterfaceFile
import PictureComparison
import Raster
import Screens
import Threads
import Typography

/// Pictures of a revision's documents with one edit alone, for the pictures in which several edits meet.
struct AlonePictures {
  /// A document on both sides.
  struct Document {
    /// The path of the old side, relative to its project's root.
    let old: String
    /// Where the documents are.
    let before: String
    let after: String
  }

  /// The older side, and the options that its pictures were recorded with.
  let configuration: GoldenConfiguration
  let options: GoldenRun.Options
  let fonts: FontLibrary
  let timings: Timings?
  /// Where the recorded pictures are, and a folder for others.
  let recorded: String
  let scratch: String
  let failures: FailureFolder

  /// The most edits of a document that are made alone.
  private static let most = 12

  /// Adds the pictures to the items of a document.
  ///
  /// - Throws: What a run throws, and what writing throws.
  func add(to report: inout GoldenReport, of document: Document) throws {
    let meeting = meeting(in: report, of: document)
    guard !meeting.isEmpty, let old = Self.read(document.before), let new = Self.read(document.after),
      old.layouts.isEmpty, new.layouts.isEmpty, old.generation == new.generation
    else { return }
    let concerned = report.items.indices.filter { place in
      report.items[place].failures.contains { meeting[$0.path] != nil }
    }
    guard concerned.count > 1, concerned.count <= Self.most else { return }
    let edits = DocumentEdits(from: old.root, to: new.root)
    let claims = EditClaims(edits.edits, for: concerned.map { EditSubject(report.items[$0].changes) })
    for (number, place) in concerned.enumerated() where !claims.subjects[number].isEmpty {
      let version = old.version(edits.applied(to: edits.closed(claims.subjects[number])))
      let folder = "\(scratch)/alone-\(number)"
      let wanted = report.items[place].failures.filter { meeting[$0.path] != nil }
      try draw(version, of: document, scenes: Set(wanted.map(\.scene)).sorted(), into: folder)
      for failure in wanted {
        let picture = try picture(of: failure, report.items[place].id, in: folder)
        if let picture { report.items[place].add(picture, to: failure.path) }
      }
    }
  }

  /// The pictures of a document in which several items meet, by path.
  private func meeting(in report: GoldenReport, of document: Document) -> [String: Int] {
    var counts: [String: Int] = [:]
    for item in report.items {
      for failure in item.failures
      where failure.document == document.after && failure.reason == .different && failure.moment == nil {
        counts[failure.path, default: 0] += 1
      }
    }
    return counts.filter { $0.value > 1 }
  }

  private static func read(_ path: String) -> InterfaceDocument? {
    DocumentComparison.document(ComparedFile(path).parsed, path)
  }

  private func draw(
    _ version: InterfaceDocument, of document: Document, scenes: [String], into folder: String
  ) throws {
    var own = options
    own.subject.versions[document.old] = version
    own.subject.equalTrees = nil
    (own.selection.only, own.selection.scenes) = ([document.old], scenes)
    (own.goldens, own.failures) = (folder, folder + "-failures")
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
