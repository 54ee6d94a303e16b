import Goldens
import Threads

extension GoldenRun {
  /// The documents and scenes to process, and what to do with them.
  package struct Options: Sendable {
    /// Which of a project's goldens a run is about.
    package struct Selection: Sendable {
      /// The documents as named on the command line; empty for all.
      package var inputs: [String] = []
      /// The names of scenes; empty for all.
      package var scenes: [String] = []
      /// The documents, by their paths relative to the root, whatever `inputs` says; nil for those.
      package var only: Set<String>?
      /// Whether goldens of screens that are gone are left to another part of the run.
      package var leavesRemoved = false

      /// Whether only some of the goldens are processed.
      package var isPartial: Bool { !inputs.isEmpty || !scenes.isEmpty || only != nil }
    }

    /// What a run writes into the goldens' folder.
    package struct Recording: Sendable {
      /// Which goldens to write.
      package var mode = RecordMode.never
      /// Whether to update goldens of which only the pixels changed.
      package var rebases = false
      /// Whether to write the list of known faults.
      package var knownFaults = false
      /// Whether what is recorded is thrown away after the run, so that it need not be small.
      package var isTemporary = false

      /// Whether nothing is written.
      var isOff: Bool { mode == .never && !rebases && !knownFaults }
    }

    /// What the goldens are of.
    package var subject = RunSubject()
    /// Which goldens are processed.
    package var selection = Selection()
    /// What is written.
    package var recording = Recording()
    /// Whether to open pictures that are unchanged according to the lock file.
    package var opensPictures = false
    /// The differences that are no failures.
    package var expected: ExpectedChanges?
    /// The revision that the goldens were recorded of; nil for goldens that somebody accepted.
    package var baseline: GoldenBaseline?

    /// The goldens' folder, relative to the working directory; overrides the configuration.
    package var goldens: String?
    /// The folder for failure artifacts; overrides the configuration.
    package var failures: String?
    /// Where the failure artifacts will be, for pictures in comments; empty for relative paths.
    package var pictureBase = ""

    /// The number of threads.
    package var jobs = Workers.coreCount
    /// The caches of results; nil for none.
    package var cache: CachePolicy?
    /// Whether the result lists what was drawn.
    package var listsDrawn = false
    /// Is called with the number of finished documents, their total and the last one; from several threads.
    package var progress: (@Sendable (_ done: Int, _ count: Int, _ document: String) -> Void)?

    /// Creates options that process everything and write nothing.
    package init() {}

    /// The caches, if they can be used: a run that writes nothing, about all scenes.
    var usableCache: CachePolicy? {
      recording.isOff && selection.scenes.isEmpty && baseline == nil ? cache : nil
    }
  }
}

/// A revision whose pictures stand in for goldens.
package struct GoldenBaseline: Sendable {
  /// The revision.
  var revision: GoldenReport.Revision
  /// The folders of the documents that it has.
  var folders: Set<String>
  /// The faults of its transitions, which are known.
  var faults: Set<KnownFault>

  package init(revision: GoldenReport.Revision, folders: Set<String>, faults: Set<KnownFault>) {
    (self.revision, self.folders, self.faults) = (revision, folders, faults)
  }
}
