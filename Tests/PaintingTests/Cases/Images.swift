import Geometry
import Views

extension PaintingCase {
  static let images = [
    PaintingCase("image/modes-larger-view") { modes(Size(width: 40, height: 24)) },
    PaintingCase("image/modes-smaller-view") { modes(Size(width: 90, height: 70)) },
    PaintingCase("image/no-size") {
      Make.column([
        Make.image(ImageReference(name: "Banner"), 180, 80),
        Make.image(ImageReference(name: "A rather long name of an image file.png"), 100, 60, mode: .center),
        Make.image(nil, 180, 20),
      ])
    },
    PaintingCase("image/tiny") {
      Make.column([
        Make.row(
          [2, 5, 8, 12, 16, 24, 33].map { side in Make.image(ImageReference(name: "Dot"), side, side) }),
        Make.row(
          [2, 5, 8, 12, 16, 24, 33].map { side in
            Make.image(ImageReference(name: "star", isSystem: true), side, side)
          }),
        Make.image(ImageReference(name: "Line"), 180, 4), Make.image(ImageReference(name: "Line"), 4, 30),
      ])
    },
    PaintingCase("image/symbols") {
      let names = [
        "star", "star.fill", "heart", "heart.fill", "plus", "plus.circle", "minus", "xmark",
        "xmark.circle.fill",
        "checkmark", "checkmark.circle.fill", "chevron.left", "chevron.right", "chevron.down", "chevron.up",
        "gear", "magnifyingglass", "person", "person.fill", "house", "house.fill", "trash",
        "square.and.arrow.up",
        "ellipsis", "bell", "circle", "square.fill", "play.fill", "pause.fill", "arrow.left", "waveform.path",
        "questionmark.diamond",
      ]
      return Make.column(
        stride(from: 0, to: names.count, by: 8).map { start in
          Make.row(
            names[start..<min(start + 8, names.count)].map {
              Make.image(ImageReference(name: $0, isSystem: true), 18, 18, color: nil)
            }, gap: 5)
        } + [
          Make.image(ImageReference(name: "star", isSystem: true), 180, 64),
          Make.image(ImageReference(name: "waveform.path.ecg", isSystem: true), 180, 64).with {
            $0.tintColor = .hex(0xFF2D55)
          },
        ])
    },
    PaintingCase("image/symbol-modes") {
      Make.column([
        Make.row(
          [ContentMode.scaleToFill, .scaleAspectFit, .center, .topLeft].map { mode in
            Make.image(ImageReference(name: "trash", isSystem: true), 40, 40, mode: mode)
          }),
        Make.row(
          [SymbolConfiguration.Scale?.none, .small, .medium, .large].map { scale in
            var image = ImageReference(name: "person.crop.circle", isSystem: true)
            image.symbolScale = scale
            return Make.image(image, 40, 40, mode: .center)
          }),
        Make.row(
          [FontDescription.Weight.ultraLight, .regular, .bold, .black].map { weight in
            var image = ImageReference(name: "magnifyingglass", isSystem: true)
            var configuration = SymbolConfiguration()
            configuration.pointSize = 24
            configuration.weight = weight
            image.symbolConfiguration = configuration
            return Make.image(image, 40, 40, mode: .center)
          }),
      ])
    },
    PaintingCase("image/symbol-names") { names() },
    PaintingCase("image/symbol-names-dark", appearance: .dark) { names() },
  ]

  /// Symbols without a sign, from large to small.
  private static func names() -> View {
    let first = ImageReference(name: "lizard", isSystem: true)
    let second = ImageReference(name: "figure.indoor.soccer.and.something", isSystem: true)
    let ground = SystemColor(named: "systemBackgroundColor").map(Color.system)
    return Make.column([
      Make.image(first, 180, 44, color: ground), Make.image(second, 180, 44, color: ground),
      Make.image(second, 64, 40, color: ground),
      Make.row([5, 9, 14, 20, 28, 33].map { Make.image(first, $0, $0, color: ground) }),
    ])
  }

  /// Every content mode; pairs of views, of which the right ones clip.
  private static func modes(_ size: Size) -> View {
    let modes: [ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    let root = Make.view(200, 20 + 4 * 56)
    for (index, mode) in modes.enumerated() {
      let view = Make.image(ImageReference(name: "A", size: size), 50, 44, mode: mode)
      view.clipsToBounds = mode != .scaleAspectFill && size.width > 50
      root.addSubview(view.at(12 + Double(index % 3) * 63, 14 + Double(index / 3) * 56))
    }
    return root
  }
}
