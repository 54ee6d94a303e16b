import Geometry
import Views

extension PaintingCase {
  /// Views that say themselves which way they are read, in interfaces of either direction.
  static let readingOrders = [
    PaintingCase("reading-order/semantics-ltr") { semantics() },
    PaintingCase("reading-order/semantics-rtl", isRightToLeft: true) { semantics() },
    PaintingCase("reading-order/symbols-ltr") { symbols() },
    PaintingCase("reading-order/symbols-rtl", isRightToLeft: true) { symbols() },
  ]

  /// A slider and a label for each of the cases: only the first and the last two follow reading.
  private static func semantics() -> View {
    Make.column(
      SemanticContent.allCases.flatMap { semantic in
        [Make.label("\(semantic)"), Make.slider(0.2)].map { $0.with { $0.semanticContent = semantic } }
      })
  }

  private static func symbols() -> View {
    let names = [
      "chevron.forward", "chevron.backward", "chevron.right", "chevron.left", "arrow.forward",
      "arrow.backward",
      "arrow.right", "chevron.forward.circle.fill", "forward.fill", "checkmark",
    ]
    return Make.column(
      stride(from: 0, to: names.count, by: 5).map { start in
        Make.row(
          names[start..<start + 5].map {
            Make.image(ImageReference(name: $0, isSystem: true), 28, 28, mode: .scaleAspectFit)
          })
      })
  }
}
