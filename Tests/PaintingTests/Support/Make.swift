import Geometry
import Views

/// Builds views for pictures, in points.
enum Make {
  /// The pale yellow of a view's frame.
  static let frameColor = Color.fixed(RGBA(hex: 0xFFF6D8))

  static func view(
    _ width: Double, _ height: Double, color: Color? = nil, className: String = "UIView",
    content: ViewContent = .plain, _ change: (View) -> Void = { _ in }
  ) -> View {
    let view = View(className: className, objectID: "1", location: .init(file: "case"), content: content)
    view.frame = Rect(x: 0, y: 0, width: width, height: height)
    view.backgroundColor = color
    change(view)
    return view
  }

  static func label(
    _ text: String, _ width: Double = 180, _ height: Double = 20.5, _ change: (inout Label) -> Void = { _ in }
  ) -> View {
    var label = Label()
    label.text = text
    change(&label)
    return view(width, height, color: frameColor, className: "UILabel", content: .label(label))
  }

  static func button(
    _ title: String?, _ width: Double = 180, _ height: Double = 34, kind: Button.Kind = .system,
    _ change: (inout Button) -> Void = { _ in }
  ) -> View {
    var button = Button()
    button.kind = kind
    button.font = FontDescription(systemSize: kind == .custom ? 18 : 15)
    button.normal.title = title
    change(&button)
    return control(width, height, "UIButton", .button(button))
  }

  static func configured(
    _ style: Button.Configuration.Style, title: String? = nil, _ width: Double = 180, _ height: Double = 35,
    _ change: (inout Button.Configuration) -> Void = { _ in }
  ) -> View {
    button(nil, width, height) { button in
      var configuration = Button.Configuration(style: style)
      configuration.title = title ?? style.rawValue
      change(&configuration)
      button.configuration = configuration
    }
  }

  static func field(
    _ text: String, _ width: Double = 180, _ height: Double = 34,
    _ change: (inout TextField) -> Void = { _ in }
  ) -> View {
    var field = TextField()
    field.text = text
    field.borderStyle = .roundedRect
    field.font = FontDescription(systemSize: 14)
    change(&field)
    return control(width, height, "UITextField", .textField(field))
  }

  static func image(
    _ image: ImageReference?, _ width: Double, _ height: Double, mode: ContentMode = .scaleToFill,
    color: Color? = frameColor
  ) -> View {
    var content = ImageView()
    content.image = image
    return view(width, height, color: color, className: "UIImageView", content: .imageView(content)) {
      $0.contentMode = mode
    }
  }

  static func toggle(
    _ isOn: Bool, _ change: (inout Toggle) -> Void = { _ in }
  ) -> View {
    var toggle = Toggle()
    toggle.isOn = isOn
    change(&toggle)
    return control(51, 31, "UISwitch", .toggle(toggle))
  }

  static func slider(
    _ value: Double, _ width: Double = 180,
    _ change: (inout Slider) -> Void = { _ in }
  ) -> View {
    var slider = Slider()
    slider.value = value
    change(&slider)
    return control(width, 31, "UISlider", .slider(slider))
  }

  static func segments(
    _ titles: [String], selected: Int?, _ width: Double = 180,
    _ change: (inout SegmentedControl) -> Void = { _ in }
  ) -> View {
    var content = SegmentedControl()
    content.segments = titles.map { title in
      var segment = SegmentedControl.Segment()
      segment.title = title
      return segment
    }
    content.selectedIndex = selected
    change(&content)
    return control(width, 32, "UISegmentedControl", .segmentedControl(content))
  }

  static func progress(
    _ value: Double, _ height: Double = 4, _ change: (inout ProgressView) -> Void = { _ in }
  ) -> View {
    var content = ProgressView()
    content.progress = value
    change(&content)
    return view(180, height, className: "UIProgressView", content: .progressView(content))
  }

  private static func control(
    _ width: Double, _ height: Double, _ className: String, _ content: ViewContent
  ) -> View {
    view(width, height, className: className, content: content) { $0.control = ControlState() }
  }
}

extension Make {
  /// Views one below the other on a canvas that fits them.
  static func column(_ views: [View], width: Double = 200, margin: Double = 10, gap: Double = 8) -> View {
    var y = margin
    let root = view(width, 0)
    for view in views {
      view.frame.origin = Point(x: margin, y: y)
      root.addSubview(view)
      y += view.frame.height + gap
    }
    root.frame.size.height = y - gap + margin
    return root
  }

  /// Views side by side, each at the top of the row.
  static func row(_ views: [View], gap: Double = 8) -> View {
    var x = 0.0
    let row = view(0, views.reduce(0) { max($0, $1.frame.height) })
    for view in views {
      view.frame.origin = Point(x: x, y: 0)
      row.addSubview(view)
      x += view.frame.width + gap
    }
    row.frame.size.width = max(0, x - gap)
    return row
  }

  /// Views at the positions of their frames, on a canvas of a given size.
  static func canvas(_ width: Double, _ height: Double, _ views: [View]) -> View {
    let root = view(width, height)
    for view in views { root.addSubview(view) }
    return root
  }
}

extension View {
  /// The view at a position in its superview.
  func at(_ x: Double, _ y: Double) -> View {
    frame.origin = Point(x: x, y: y)
    return self
  }

  /// The view with a change.
  func with(_ change: (View) -> Void) -> View {
    change(self)
    return self
  }

  /// The control with a change of its state.
  func state(_ change: (inout ControlState) -> Void) -> View {
    change(&control!)
    return self
  }

  /// The view with subviews.
  func holding(_ views: View...) -> View {
    for view in views { addSubview(view) }
    return self
  }
}

extension Color {
  /// A color from 0xRRGGBB.
  static func hex(_ value: UInt32, alpha: Double = 1) -> Color { .fixed(RGBA(hex: value, alpha: alpha)) }
}
