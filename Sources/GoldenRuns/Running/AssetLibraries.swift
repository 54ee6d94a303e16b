import Assets
import Synchronization

/// The asset folders of a run, each opened once, whichever scenes they are for.
final class AssetLibraries: Sendable {
  private let configuration: GoldenConfiguration
  private let known = Mutex<[[String]: AssetLibrary]>([:])

  init(_ configuration: GoldenConfiguration) { self.configuration = configuration }

  /// The library of some folders, which are relative to the project's root.
  subscript(folders: [String]) -> AssetLibrary { library(of: folders.map { configuration.path($0) }) }

  /// The library of some folders, as they are named from the working directory on.
  func library(of paths: [String]) -> AssetLibrary {
    known.withLock { known in
      if let library = known[paths] { return library }
      let library = AssetLibrary(folders: paths)
      known[paths] = library
      return library
    }
  }

  /// The library of the project as a whole.
  var whole: AssetLibrary { self[configuration.assets] }
}
