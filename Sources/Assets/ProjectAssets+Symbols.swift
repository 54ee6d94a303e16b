import Geometry
import ImageFile
import Raster
import Views

/// The symbol of a set that is wanted.
package struct SymbolVariant: Hashable, Sendable {
  package var weight: FontDescription.Weight
  package var scale: SymbolConfiguration.Scale

  /// Creates a variant.
  package init(weight: FontDescription.Weight, scale: SymbolConfiguration.Scale) {
    (self.weight, self.scale) = (weight, scale)
  }

  /// What an image shows without a configuration.
  static let regular = SymbolVariant(weight: .regular, scale: .medium)

  /// The form of its image: a template of the system's at the default point size, whose margins above and below are those
  /// of system symbols.
  fileprivate var form: VectorFile.SymbolForm {
    VectorFile.SymbolForm(
      VectorFile.SymbolGroup(weight: Self.words[weight] ?? "Regular", scale: Self.steps[scale] ?? .medium),
      pointSize: ImageReference.symbolPointSize,
      factors: [
        .small: SymbolConfiguration.Scale.small.factor, .medium: 1,
        .large: SymbolConfiguration.Scale.large.factor,
      ], margin: ImageReference.symbolEndMargin)
  }

  private static let words: [FontDescription.Weight: String] = [
    .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular", .medium: "Medium",
    .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]
  private static let steps: [SymbolConfiguration.Scale: VectorFile.SymbolGroup.Scale] = [
    .small: .small, .medium: .medium, .large: .large,
  ]
}

extension ProjectAssets {
  /// The symbol of a set with a name, as a template image at the default point size; nil if there is none that can be
  /// drawn, and then a finding has the reason.
  package func symbol(named name: String, _ variant: SymbolVariant, for traits: AssetTraits) -> AssetImage? {
    note(.image, name)
    for index in indices {
      guard let place = index.symbolSets[name]?.nearest(to: folder) else { continue }
      let set = library.imageSet(at: place, within: enclosure, display: display)
      let form = variant.form
      let found = self.variant(
        named: name, of: set, at: place, for: traits, readsAll: true, symbol: form)
      guard case .found(let found) = found, let size = found.content.size else { return nil }
      let path = found.entry.path
      @Sendable func drawing(_ extent: VectorFile.Extent) -> DecodedFile.Form {
        .vector(.svg, extent, symbol: form)
      }
      return AssetImage(
        width: found.content.width, height: found.content.height, work: found.content.work,
        pixels: { [library, files, display] width, height in
          library.pixels(
            of: path, as: drawing(.natural(scale: traits.scale)), width: width, height: height,
            display: display, in: files)
        }, size: size, scale: traits.scale,
        vector: AssetImage.Vector(isPreserved: true) { [library, files, display] width, height in
          library.pixels(
            of: path, as: drawing(.pixels(width: width, height: height)), width: width, height: height,
            display: display, in: files)
        }, rendering: .template, slices: nil, isMirrored: false,
        key: "\(path) \(variant.weight) \(variant.scale) at \(traits.scale)")
    }
    return nil
  }
}
