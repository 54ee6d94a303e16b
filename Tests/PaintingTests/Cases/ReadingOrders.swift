import Geometry
import Views

extension PaintingCase {
  /// Views with their own layout direction, in interfaces of either direction.
  static let readingOrders = [
    PaintingCase("reading-order/semantics-ltr") { semantics() },
    PaintingCase("reading-order/semantics-rtl", isRightToLeft: true) { semantics() },
    PaintingCase("reading-order/symbols-ltr") { symbols() },
    PaintingCase("reading-order/symbols-rtl", isRightToLeft: true) { symbols() },
    PaintingCase("reading-order/signs-ltr") { signs() },
    PaintingCase("reading-order/signs-rtl", isRightToLeft: true) { signs() },
  ]

  /// Signs of text, badges and directions, and in the last row some that are never mirrored.
  private static func signs() -> View {
    let names = [
      "list.bullet", "list.number", "doc.text", "checkmark.bubble", "text.bubble.fill", "battery.25",
      "speaker.wave.2", "speaker.slash.fill", "bell.badge", "calendar.badge.plus", "arrow.uturn.backward",
      "sidebar.leading", "star.leadinghalf.filled", "book.closed.fill", "arrow.forward.square.fill", "clock",
      "pencil", "arrow.uturn.left", "person.badge.plus", "goforward",
    ]
    return Make.column(
      stride(from: 0, to: names.count, by: 5).map { start in
        Make.row(
          names[start..<start + 5].map {
            Make.image(ImageReference(name: $0, isSystem: true), 28, 28, mode: .scaleAspectFit)
          })
      })
  }

  /// A slider and a label for each case: only the first and the last two follow the interface.
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
