import Files
import GoldenRuns
import Goldens
import Threads
import Typography

/// What `diff` says of changed documents, for the report of a run that compares two revisions.
struct DocumentWords {
  /// The configuration on both sides.
  let was: GoldenConfiguration
  let now: GoldenConfiguration
  let fonts: FontLibrary
  let jobs: Int

  /// Adds what edits break elsewhere to the items of documents, and where the report shows them as `diff` does, which edit moves
  /// what. `documents`: their paths on both sides, relative to the project's root.
  func add(to report: inout GoldenReport, _ documents: [(old: String, new: String)]) {
    let shown = Set(report.items.flatMap { $0.failures.map(\.document) })
    let pairs = documents.map { (old: was.path($0.old), new: now.path($0.new)) }.filter {
      shown.contains($0.new)
    }
    var settings = ComparisonSettings(fonts: fonts)
    settings.comparesPixels = false
    settings.matching = now.settings.matching
    settings.request.safeArea = now.settings.safeArea
    settings.request.presentation = now.settings.presentation
    settings.library = AssetLibraries(now).whole(in: .untraced)
    let differences = Workers.map(pairs.count, width: jobs) { [settings] index in
      DocumentComparison(old: ComparedFile(pairs[index].old), new: ComparedFile(pairs[index].new), settings)
        .run()
    }
    let isPlain =
      now.settings.matrix == GoldenMatrix() && now.overrides.isEmpty && now.settings.changes.isEmpty
    for (pair, difference) in zip(pairs, differences) {
      report.take(difference, of: pair.new, hasSamePictures: isPlain)
    }
  }
}
