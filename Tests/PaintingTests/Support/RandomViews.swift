import Geometry
import TestSupport
import Views

/// Random trees, the same in every run.
struct RandomViews {
  private var generator: SeededGenerator
  /// Whether some views are translucent.
  var hasAlpha = false

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A view with a few views of all kinds, some of them beyond its edges.
  mutating func container(_ width: Double, _ height: Double, count: Int, depth: Int = 2) -> View {
    let container = Make.view(width, height)
    for _ in 0..<count {
      let view = leaf()
      view.frame.origin = Point(
        x: number(-90, width + 40), y: number(-90, height + 40))
      view.clipsToBounds = chance(0.3)
      if chance(0.3) { view.backgroundColor = .hex(UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
      if chance(0.2) { view.layer.cornerRadius = number(0, 20) }
      if chance(0.2) { view.layer.borderWidth = number(0, 5) }
      if hasAlpha, chance(0.4) { view.alpha = number(0.1, 0.95) }
      if depth > 0, chance(0.3) {
        view.addSubview(self.container(number(20, 80), number(20, 80), count: 2, depth: depth - 1))
      }
      container.addSubview(view)
    }
    return container
  }

  private mutating func leaf() -> View {
    switch Int.random(in: 0..<18, using: &generator) {
    case 0:
      Make.label("Some text that may be cut", number(10, 120), number(5, 60)) {
        $0.numberOfLines = 0
        $0.font.size = number(8, 50)
      }
    case 1:
      Make.label("Right", number(0, 80), number(0, 30)) {
        $0.alignment = .right
        $0.shadowColor = .hex(0xFF0000)
        $0.shadowOffset = Size(width: 3, height: 3)
      }
    case 2: Make.button("Press", number(10, 100), 34)
    case 3: Make.button(nil, number(4, 40), number(4, 40), kind: .close)
    case 4: Make.configured(.filled, title: "Go", number(20, 90), 35)
    case 5: Make.field("Typed", number(10, 90))
    case 6:
      Make.image(ImageReference(name: "Big", size: Size(width: 130, height: 110)), 30, 30, mode: .center)
    case 7: Make.image(ImageReference(name: "heart", isSystem: true), number(4, 60), number(4, 60))
    case 8: Make.toggle(true).with { $0.frame.size = Size(width: 10, height: 8) }
    case 9: Make.slider(number(0, 1), number(5, 90)).state { $0.isEnabled = false }
    case 10: Make.segments(["A", "B"], selected: 1, number(20, 90))
    case 11: Make.progress(number(0, 1))
    case 12: Make.view(number(10, 60), number(10, 60), className: "Thing", content: .unknown)
    case 13: Make.view(number(10, 90), 30, className: "UIStepper", content: .stepper(Stepper()))
    case 14:
      Make.view(number(10, 90), number(10, 90), className: "MKMapView", content: .standIn(.map(.standard)))
    case 15: Make.view(number(10, 90), number(10, 90), className: "UIPickerView", content: .pickerView)
    // No search bar: a few bytes of its magnifier's slanted edge round differently farther from the origin.
    case 16: Make.view(number(10, 90), 44, className: "UINavigationBar", content: .navigationBar(bar))
    default: Make.view(number(0, 60), number(0, 60), color: .hex(0x34C759))
    }
  }

  private var bar: NavigationBar {
    var item = NavigationItem()
    item.title = "A title"
    item.prompt = "Prompt"
    var bar = NavigationBar()
    bar.items = [item, item]
    return bar
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    // Whole points: half pixels are rounded away from zero, which depends on the position.
    let number = Double.random(in: low...high, using: &generator)
    return high <= 1 ? number : number.rounded()
  }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
}
