import Screens
import Typography

/// What the work on all documents of a run has in common.
struct GoldenProject: Sendable {
  let configuration: GoldenConfiguration
  let subject: RunSubject
  /// The folders that are searched for assets first.
  let libraries: AssetLibraries
  /// What is known of references between the project's storyboards.
  let storyboards = ProjectStoryboards()
  let fonts: FontLibrary
  /// The pictures of the run.
  let count: PictureCount

  init(_ configuration: GoldenConfiguration, _ subject: RunSubject, fonts: FontLibrary) {
    (self.configuration, self.subject, self.fonts) = (configuration, subject, fonts)
    libraries = AssetLibraries(configuration)
    count = PictureCount(configuration)
  }
}
