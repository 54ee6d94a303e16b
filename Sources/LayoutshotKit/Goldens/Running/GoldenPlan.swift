import Assets
import Diagnostics
import Geometry
import Goldens
import InterfaceFile
import Painting
import Raster
import Views

/// A golden that is to be: a screen of a document in one combination of the matrix and one state.
struct PlannedGolden {
  /// Its path below the goldens' folder.
  let path: String
  let screen: ScreenLayouts
  let cell: GoldenCell
  let variant: ScreenRequest.Variant
  let tolerance: Tolerance
  let resources: DocumentResources

  /// What tells it from the screen's other goldens, in words.
  var words: String {
    let parts = cell.nameParts.map { $0.hasSuffix("x") && cell.scale != nil ? "@\($0)" : $0 }
    return ((variant.state.map { ["state \($0)"] } ?? []) + parts).joined(separator: " ")
  }
}

/// The goldens of one document: they follow from what it holds and the matrix, without anything drawn.
struct GoldenPlan {
  private(set) var goldens: [PlannedGolden] = []
  private(set) var findings: [Finding] = []
  /// Views without counterparts that nobody allowed.
  private(set) var unmatched: [Finding] = []

  /// Reads a document.
  ///
  /// - Parameter scenes: names of scenes; empty for all.
  init(
    _ document: GoldenDocuments.Document, _ configuration: GoldenConfiguration, library: AssetLibrary,
    scenes: [String]
  ) throws {
    var loads: [TextSizeCategory?: Load] = [:]
    func load(_ size: TextSizeCategory?) throws -> Load {
      if let known = loads[size] { return known }
      let new = try Load(document.path, size, library)
      loads[size] = new
      return new
    }
    let first = try load(nil)
    findings = first.findings
    var names = UniqueNames()
    for (index, screen) in first.screens.enumerated() {
      let name = names.claim(OutputNames.plain(screen.name))
      guard scenes.isEmpty || scenes.contains(where: { screen.answers(to: $0) }),
        let matrix = configuration.matrix(for: screen, of: document.relativePath)
      else { continue }
      findings += screen.findings
      unmatched += Self.unmatched(screen, allowed: configuration.allowedUnmatched)
      let tolerance = configuration.tolerance(for: screen, of: document.relativePath)
      for cell in matrix.cells {
        let load = try load(cell.textSize)
        guard index < load.screens.count else { continue }
        let screen = load.screens[index]
        for variant in cell.request.variants(for: screen) {
          let parts = [name] + (variant.state.map { [OutputNames.plain($0)] } ?? []) + cell.nameParts
          goldens.append(
            PlannedGolden(
              path: document.folder + "/" + parts.joined(separator: ".") + GoldenPath.picture,
              screen: screen, cell: cell, variant: variant, tolerance: tolerance, resources: load.resources))
        }
      }
    }
  }

  /// A document as it is with text of one size.
  private struct Load {
    let screens: [ScreenLayouts]
    let resources: DocumentResources
    let findings: [Finding]

    init(_ path: String, _ size: TextSizeCategory?, _ library: AssetLibrary) throws {
      var document = try LoadedDocument.load(path, textSize: size)
      resources = DocumentResources(document: path, library: library)
      resources.giveSizes(to: document.scenes)
      let scenes = document.scenes.filter { !$0.isConstraintTemplate }
      document.scenes = []
      screens = scenes.map { ScreenLayouts($0) }
      findings = document.findings
    }
  }

  private static func unmatched(_ screen: ScreenLayouts, allowed: [String]?) -> [Finding] {
    guard let allowed else { return [] }
    let views = [screen.portrait, screen.landscape].compactMap(\.self).flatMap { match in
      match.unmatchedLive.map { ($0.summary, match.orientation) }
        + match.unmatchedTemplate.map { ($0.summary, match.orientation) }
    }
    return views.filter { !allowed.contains($0.0.objectID) }.map { summary, orientation in
      Finding(
        .error, .unmatched,
        "\(summary.phrase) has no counterpart in \(orientation.rawValue), and \"allowUnmatched\" does not name it",
        at: summary.location)
    }
  }
}
