import Geometry
import Views

extension PaintingCase {
  private static let star = ImageReference(name: "star", isSystem: true)
  private static let photo = ImageReference(name: "Photo", size: Size(width: 24, height: 20))

  static let buttons = [
    PaintingCase("button/kinds") {
      Make.column([
        Make.button("System"),
        Make.button("Custom", kind: .custom).with { $0.backgroundColor = .hex(0x8E8E93) },
        Make.row(
          [Button.Kind.detailDisclosure, .infoLight, .infoDark, .contactAdd].map {
            Make.button(nil, 24, 24, kind: $0)
          } + [Make.button(nil, 30, 30, kind: .close)], gap: 14),
        Make.row(
          [Button.Kind.contactAdd, .infoLight].map { kind in
            Make.button(nil, 24, 24, kind: kind).with { $0.tintColor = .hex(0xFF3B30) }
          }, gap: 14),
      ])
    },
    PaintingCase("button/states-system") {
      Make.column([
        Make.button("Normal"), Make.button("Highlighted").state { $0.isHighlighted = true },
        Make.button("Disabled").state { $0.isEnabled = false },
        Make.button("Selected").state { $0.isSelected = true },
      ])
    },
    PaintingCase("button/states-own") {
      Make.column(
        [
          { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true },
        ].map { (change: (inout ControlState) -> Void) in
          Make.button("Normal", kind: .custom) {
            $0.normal.titleColor = .hex(0x5856D6)
            $0.highlighted.title = "Under a finger"
            $0.highlighted.titleColor = .hex(0xFF9500)
            $0.disabled.title = "Not now"
            $0.selected.title = "Chosen"
            $0.selected.titleColor = .hex(0x34C759)
          }.state(change).with { $0.backgroundColor = Make.frameColor }
        })
    },
    PaintingCase("button/images") {
      Make.column(
        [
          Make.button("Photo") { $0.normal.image = photo },
          Make.button("Symbol") { $0.normal.image = star }, Make.button(nil) { $0.normal.image = photo },
          Make.button("Insets") {
            $0.normal.image = photo
            $0.imageInsets = EdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
            $0.titleInsets = EdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
          },
          Make.button("Title's own colour", kind: .custom) {
            $0.normal.image = star
            $0.normal.titleColor = .black
          },
          Make.button("On a picture", kind: .custom) {
            $0.normal.backgroundImage = ImageReference(name: "Bar", size: Size(width: 20, height: 20))
            $0.normal.titleColor = .black
          },
        ].map { $0.with { if $0.backgroundColor == nil { $0.backgroundColor = Make.frameColor } } })
    },
    PaintingCase("button/alignments") {
      Make.column(
        [ControlState.HorizontalAlignment.left, .center, .right, .leading, .trailing].map { alignment in
          Make.button("\(alignment)").state { $0.horizontalAlignment = alignment }.with {
            $0.backgroundColor = Make.frameColor
          }
        }
          + [ControlState.VerticalAlignment.top, .bottom].map { alignment in
            Make.button("\(alignment)", 180, 44) {
              $0.contentInsets = EdgeInsets(top: 4, left: 30, bottom: 4, right: 0)
            }.state { $0.verticalAlignment = alignment }.with { $0.backgroundColor = Make.frameColor }
          })
    },
    PaintingCase("button/long-titles") {
      Make.column(
        [LineBreakMode.middleTruncation, .tailTruncation, .clip, .wordWrap].map { mode in
          Make.button("A title that is longer than the button is wide", 180, 44) { $0.lineBreakMode = mode }
            .with { $0.backgroundColor = Make.frameColor }
        } + [
          Make.button("Too long with an image too") { $0.normal.image = photo }.with {
            $0.backgroundColor = Make.frameColor
          }
        ])
    },
    PaintingCase("button/shadow-and-tint") {
      Make.column([
        Make.button("No shadow") { $0.normal.titleShadowColor = .hex(0xFF0000) },
        Make.button("Shadow") {
          $0.normal.titleShadowColor = .hex(0x000000, alpha: 0.4)
          $0.titleShadowOffset = Size(width: 0, height: 1)
        }, Make.button("Own tint").with { $0.tintColor = .hex(0xFF2D55) },
        Make.view(180, 34) { $0.tintColor = .hex(0x30B0C7) }.holding(Make.button("Inherited tint")),
      ])
    },
  ]

  static let configurations = [
    PaintingCase("button/configuration-styles") {
      Make.column([Button.Configuration.Style.plain, .gray, .tinted, .filled].map { Make.configured($0) })
    },
    PaintingCase("button/configuration-glass", era: .iOS26) { glass() },
    PaintingCase("button/configuration-glass-dark", appearance: .dark, era: .iOS26) { glass() },
    PaintingCase("button/configuration-glass-before", era: Era(toolsVersion: 23_000)) { glass() },
    PaintingCase("button/configuration-disabled") {
      Make.column(
        [Button.Configuration.Style.plain, .gray, .tinted, .filled].map {
          Make.configured($0).state { $0.isEnabled = false }
        })
    },
    PaintingCase("button/configuration-highlighted") {
      Make.column(
        [Button.Configuration.Style.plain, .gray, .tinted, .filled].map {
          Make.configured($0).state { $0.isHighlighted = true }
        })
    },
    PaintingCase("button/configuration-corners") {
      Make.column(
        [Button.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule].map { style in
          Make.configured(.filled, title: style.rawValue) { $0.cornerStyle = style }
        })
    },
    PaintingCase("button/configuration-contents") {
      Make.column([
        Make.configured(.filled, title: "Title", 180, 52) { $0.subtitle = "with a subtitle" },
        Make.configured(.tinted, title: "Favourite") { $0.image = star },
        Make.configured(.gray, title: "Photo and text", 180, 52) {
          $0.image = photo
          $0.subtitle = "and a subtitle"
        }, Make.configured(.filled, title: "A title that is too long for its button"),
        Make.configured(.filled, title: "Own colours") {
          $0.backgroundColor = .hex(0xFFCC00)
          $0.foregroundColor = .black
        },
        Make.configured(.plain, title: "On a colour") { $0.backgroundColor = .hex(0xD1F2EB) },
      ])
    },
    PaintingCase("button/pop-up") { popUps() },
    PaintingCase("button/pop-up-rtl", isRightToLeft: true) { popUps() },
  ]

  /// Buttons on glass over a stripe, which shows how clear they are.
  private static func glass() -> View {
    let styles: [Button.Configuration.Style] = [.glass, .prominentGlass, .clearGlass, .prominentClearGlass]
    let column = Make.column(
      styles.map { Make.configured($0) } + [
        Make.configured(.glass, title: "Small corners") { $0.cornerStyle = .large },
        Make.configured(.prominentGlass, title: "Disabled").state { $0.isEnabled = false },
      ])
    let root = Make.view(column.frame.width, column.frame.height)
    let stripe = Make.view(24, column.frame.height, color: .hex(0xFF9500))
    stripe.frame.origin.x = 30
    root.addSubview(stripe)
    root.addSubview(column)
    return root
  }

  /// Buttons that show a menu, and lines of different lengths at either side and in the middle.
  private static func popUps() -> View {
    Make.column([
      Make.configured(.gray, title: "Second") { $0.showsPopUpIndicator = true },
      Make.configured(.filled, title: "Second", 180, 52) {
        $0.showsPopUpIndicator = true
        $0.subtitle = "of several items"
        $0.titleAlignment = .leading
      },
      Make.configured(.tinted, title: "Title", 180, 52) {
        $0.subtitle = "at the trailing side"
        $0.titleAlignment = .trailing
      },
      Make.configured(.tinted, title: "Title", 180, 52) {
        $0.subtitle = "in the middle"
        $0.titleAlignment = .center
      },
    ])
  }
}
