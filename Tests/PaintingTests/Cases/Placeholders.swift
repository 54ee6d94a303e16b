import Geometry
import Views

extension PaintingCase {
  static let placeholders = [
    PaintingCase("placeholder/kinds") {
      Make.column([
        Make.view(180, 60, className: "MKMapView", content: .placeholder),
        Make.view(180, 60, className: "XYZSparkline", content: .unknown),
        Make.view(180, 60, className: "UIView") { $0.customClass = "GaugeView" },
        Make.view(180, 60, color: .hex(0x1C3A5E)) { $0.customClass = "DarkGaugeView" },
        Make.view(180, 60, className: "UICollectionView", content: .placeholder)
          .holding(Make.view(100, 30, color: .hex(0xD1F2EB)).at(10, 10)),
      ])
    },
    PaintingCase("placeholder/small") {
      Make.column([
        Make.row(
          [4, 12, 20, 40, 60].map { Make.view($0, 20, className: "UIPickerView", content: .placeholder) }),
        Make.row([4, 12, 20, 40, 60].map { Make.view($0, 12, className: "WhatIsThis", content: .unknown) }),
        Make.row(
          [4, 12, 20, 40, 60].map { width in
            Make.view(width, 20, color: Make.frameColor) { $0.customClass = "AVeryLongClassNameIndeed" }
          }),
      ])
    },
  ]

  static let sheets = [
    PaintingCase("sheet/light") { sheet() }, PaintingCase("sheet/dark", appearance: .dark) { sheet() },
    PaintingCase("sheet/dark-3x", scale: 3, appearance: .dark) {
      Make.column(
        [
          Make.configured(.tinted, 113), Make.field("Text", 113),
          Make.row([Make.toggle(true), Make.toggle(false)]), Make.slider(0.4, 113),
          Make.segments(["One", "Two"], selected: 1, 113),
          Make.view(113, 50, className: "MKMapView", content: .placeholder),
        ], width: 133, gap: 6)
    },
  ]

  private static func sheet() -> View {
    Make.column(
      [
        Make.label("Label").with { $0.backgroundColor = nil }, Make.button("Button"),
        Make.configured(.filled), Make.configured(.gray), Make.configured(.tinted),
        Make.field("Text"), Make.field("") { $0.placeholder = "Placeholder" },
        Make.field("Disabled").state { $0.isEnabled = false },
        Make.row([Make.toggle(true), Make.toggle(false), Make.button(nil, 30, 30, kind: .close)]),
        Make.slider(0.4), Make.segments(["One", "Two", "Three"], selected: 1), Make.progress(0.6),
        Make.row(
          [
            Make.image(ImageReference(name: "Image"), 56, 50, color: nil),
            Make.view(56, 50, className: "MKMapView", content: .placeholder),
            Make.view(56, 50, className: "Thing", content: .unknown),
          ], gap: 6),
      ], gap: 6)
  }
}
