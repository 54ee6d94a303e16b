import Assets
import Files
import Synchronization

/// The asset folders of a run, each opened once, whichever scenes they are for.
package final class AssetLibraries: Sendable {
  private let configuration: GoldenConfiguration
  /// What the libraries share.
  private let shared: AssetLibrary
  private let known = Mutex<[[String]: AssetLibrary]>([:])

  package init(_ configuration: GoldenConfiguration) {
    (self.configuration, shared) = (configuration, AssetLibrary(target: configuration.target))
  }

  /// The library of some folders, which are relative to the project's root. Folders outside of the project are left out;
  /// `UnmatchedPatterns` reports them.
  package func library(of folders: [String], in files: FileSystem) -> AssetLibrary {
    let enclosure = configuration.enclosure
    return library(of: folders.map { configuration.path($0) }.filter { enclosure.admits($0, in: files) })
  }

  /// The library of some folders, as they are named from the working directory on.
  package func library(of paths: [String]) -> AssetLibrary {
    known.withLock { known in
      if let library = known[paths] { return library }
      let library = AssetLibrary(folders: paths, sharing: shared)
      known[paths] = library
      return library
    }
  }

  /// The library of the project as a whole.
  package func whole(in files: FileSystem) -> AssetLibrary { library(of: configuration.assets, in: files) }
}
