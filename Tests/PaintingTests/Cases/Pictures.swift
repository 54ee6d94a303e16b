import Geometry
import Views

extension PaintingCase {
  static let pictures = [
    PaintingCase("picture/modes-larger-view", assets: TestPictures.assets) { modes("Card") },
    PaintingCase("picture/modes-smaller-view", assets: TestPictures.assets) { modes("Large") },
    PaintingCase("picture/modes-3x", scale: 3, assets: TestPictures.assets) {
      Make.column(
        [
          Make.row([
            picture("Card", 40, 24), picture("Card", 40, 24, .center),
            picture("Card", 31, 31, .scaleAspectFit),
          ])
        ], width: 145)
    },
    PaintingCase("picture/rendering", assets: TestPictures.assets) { rendering() },
    PaintingCase("picture/rendering-dark", appearance: .dark, assets: TestPictures.assets) { rendering() },
    PaintingCase("picture/slices", assets: TestPictures.assets) {
      Make.column([
        Make.row([picture("Stretched", 20, 20), picture("Stretched", 50, 20), picture("Stretched", 94, 20)]),
        Make.row([picture("Stretched", 20, 60), picture("Stretched", 152, 60)]),
        Make.row([picture("Tiled", 20, 60), picture("Tiled", 152, 60)]),
        // No room for the caps; at natural size; fitted.
        Make.row([
          picture("Stretched", 10, 10), picture("Tiled", 60, 8), picture("Tiled", 40, 30, .center),
          picture("Tiled", 40, 30, .scaleAspectFit),
        ]),
      ])
    },
    PaintingCase("picture/buttons", assets: TestPictures.assets) { imageButtons() },
    PaintingCase("picture/buttons-dark", appearance: .dark, assets: TestPictures.assets) { imageButtons() },
    PaintingCase("picture/configurations", assets: TestPictures.assets) {
      func ringed(_ style: Button.Configuration.Style) -> View {
        Make.configured(style, 180, 35) { $0.image = ImageReference(name: "Plain ring") }
      }
      let backed = Make.configured(.plain, title: "On a card", 180, 50) {
        $0.backgroundImage = ImageReference(name: "Card")
        $0.cornerStyle = .capsule
        $0.foregroundColor = .white
      }
      return Make.column([Button.Configuration.Style.plain, .gray, .tinted, .filled].map(ringed) + [backed])
    },
    PaintingCase("picture/placements", assets: TestPictures.assets) { placements(isRightToLeft: false) },
    PaintingCase("picture/placements-rtl", isRightToLeft: true, assets: TestPictures.assets) {
      placements(isRightToLeft: true)
    },
    PaintingCase("picture/missing", assets: TestPictures.assets) {
      Make.column([
        picture("Nowhere", 90, 50),
        Make.button("Title") {
          $0.normal.image = ImageReference(name: "Nowhere", size: Size(width: 20, height: 20))
        },
      ])
    },
    PaintingCase("picture/colors", assets: TestPictures.assets) {
      let brand = Color.named("Brand", recorded: RGBA(hex: 0x00FF00))
      let other = Color.named("Other", recorded: RGBA(hex: 0xFB5607))
      return Make.column([
        Make.row([Make.view(86, 30, color: brand), Make.view(86, 30, color: other)]),
        Make.label("A label in the brand's colour") { $0.textColor = brand },
        Make.button("A button under its tint").with { $0.tintColor = brand },
      ])
    },
  ]

  private static func placements(isRightToLeft: Bool) -> View {
    func placed(_ placement: Button.Configuration.ImagePlacement, _ height: Double, subtitle: String? = nil)
      -> View
    {
      Make.configured(.gray, title: placement.rawValue, 86, height) {
        $0.image = ImageReference(name: "Plain ring")
        $0.imagePlacement = placement
        $0.imagePadding = 6
        $0.contentInsets = EdgeInsets(top: 3, left: 4, bottom: 3, right: 4)
        $0.subtitle = subtitle
        $0.cornerRadius = 12
        $0.strokeWidth = 1
        $0.titleFont = FontDescription(systemSize: 13)
      }
    }
    let classic = Make.button("Title", 86, 34) { $0.normal.image = ImageReference(name: "Ring") }
    let aligned = Make.button("Title", 86, 34) { $0.normal.image = ImageReference(name: "Ring") }
      .state { $0.horizontalAlignment = .leading }
    return Make.column([
      Make.row([placed(.leading, 34), placed(.trailing, 34)]),
      Make.row([placed(.top, 60), placed(.bottom, 70, subtitle: "below")]),
      Make.row([classic, aligned]),
    ])
  }

  private static func picture(
    _ name: String, _ width: Double, _ height: Double, _ mode: ContentMode = .scaleToFill
  ) -> View {
    Make.image(ImageReference(name: name), width, height, mode: mode)
  }

  /// Every content mode; pictures larger than their views are clipped in some of them.
  private static func modes(_ name: String) -> View {
    let modes: [ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
      .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    let root = Make.view(200, 20 + 5 * 56)
    for (index, mode) in modes.enumerated() {
      let view = picture(name, 50, 44, mode)
      view.clipsToBounds = name == "Large" && mode != .scaleAspectFill
      root.addSubview(view.at(12 + Double(index % 3) * 63, 14 + Double(index / 3) * 56))
    }
    return root
  }

  private static func rendering() -> View {
    func ring(_ name: String, _ mode: ImageReference.RenderingMode? = nil, _ tint: Color? = nil) -> View {
      var image = ImageReference(name: name)
      image.renderingMode = mode
      return Make.image(image, 28, 28, color: .system(.init(named: "systemGray5")!)).with {
        $0.tintColor = tint
      }
    }
    return Make.column([
      Make.row([ring("Ring"), ring("Ring", .original), ring("Ring", nil, .hex(0xFF2D55, alpha: 0.5))]),
      Make.row([ring("Plain ring"), ring("Plain ring", .template), ring("Original ring")]),
      Make.row([ring("Card", .template), ring("Card"), ring("Mirrored")]),
    ])
  }

  private static func imageButtons() -> View {
    func titled(_ name: String, _ kind: Button.Kind, _ change: (inout Button) -> Void = { _ in }) -> View {
      Make.button("Title", 86, 34, kind: kind) {
        $0.normal.image = ImageReference(name: name)
        $0.normal.titleColor = .system(.init(named: "label")!)
        change(&$0)
      }
    }
    func backed(_ title: String?, _ name: String, _ kind: Button.Kind) -> View {
      Make.button(title, 86, 40, kind: kind) { $0.normal.backgroundImage = ImageReference(name: name) }
    }
    return Make.column([
      // A system button tints its image, a custom one shows it unchanged.
      Make.row([titled("Plain ring", .system), titled("Plain ring", .custom)]),
      Make.row([titled("Original ring", .system), titled("Ring", .custom)]),
      Make.row([
        titled("Plain ring", .system).state { $0.isEnabled = false },
        titled("Card", .custom) { $0.normal.title = nil }.state { $0.isEnabled = false },
      ]),
      Make.row([
        backed("Bubble", "Stretched", .system),
        backed("Dim", "Stretched", .system).state { $0.isEnabled = false },
      ]),
      // One larger than its button; one that fills it.
      Make.row([
        titled("Large", .custom) { $0.normal.title = nil },
        titled("Card", .custom) { $0.normal.title = nil }.state {
          $0.horizontalAlignment = .fill
          $0.verticalAlignment = .fill
        },
      ]),
    ])
  }
}
