import Geometry
import Views

// The classes used by most screens. Any other is created from its content: `ViewDescription(.stepper(Stepper()))`.
extension ViewDescription {
  /// Returns a plain view.
  ///
  /// - Parameters:
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - color: The background color; nil for none.
  ///   - subviews: The subviews, back to front.
  public static func view(
    id: String? = nil, frame: Rect = .zero, color: Color? = nil, subviews: [ViewDescription] = []
  ) -> ViewDescription {
    ViewDescription(id: id, frame: frame, subviews: subviews).with { $0.backgroundColor = color }
  }

  /// Returns a label.
  ///
  /// - Parameters:
  ///   - text: The text, which can have several lines.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - font: The font of the whole text.
  ///   - color: The color of the text.
  ///   - alignment: The alignment.
  ///   - lines: The maximum number of lines; 0 for any number.
  public static func label(
    _ text: String, id: String? = nil, frame: Rect = .zero,
    font: FontDescription = FontDescription(systemSize: 17),
    color: Color = .system(.label), alignment: TextAlignment = .natural, lines: Int = 1
  ) -> ViewDescription {
    var label = Label()
    (label.text, label.font, label.textColor) = (text, font, color)
    (label.alignment, label.numberOfLines) = (alignment, lines)
    return ViewDescription(.label(label), id: id, frame: frame)
  }

  /// Returns a button with the system's default look.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - image: The image beside the title; nil for none.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - font: The font of the title.
  public static func button(
    _ title: String?, image: ImageReference? = nil, id: String? = nil, frame: Rect = .zero,
    font: FontDescription = FontDescription(systemSize: 15)
  ) -> ViewDescription {
    var button = Button()
    (button.kind, button.font) = (.system, font)
    (button.normal.title, button.normal.image) = (title, image)
    return ViewDescription(.button(button), id: id, frame: frame)
  }

  /// Returns a button with a configuration, as of iOS 15.
  ///
  /// - Parameters:
  ///   - configuration: The style, title, image and colors.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  public static func button(
    _ configuration: Button.Configuration, id: String? = nil, frame: Rect = .zero
  ) -> ViewDescription {
    var button = Button()
    (button.kind, button.configuration) = (.system, configuration)
    return ViewDescription(.button(button), id: id, frame: frame)
  }

  /// Returns an image view.
  ///
  /// - Parameters:
  ///   - image: The image; nil for none.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - contentMode: How the image is fitted.
  public static func image(
    _ image: ImageReference?, id: String? = nil, frame: Rect = .zero,
    contentMode: ContentMode = .scaleAspectFit
  ) -> ViewDescription {
    var imageView = ImageView()
    imageView.image = image
    return ViewDescription(.imageView(imageView), id: id, frame: frame).with { $0.contentMode = contentMode }
  }

  /// Returns a text field with a rounded border.
  ///
  /// - Parameters:
  ///   - text: The text that was entered; empty to show the placeholder.
  ///   - placeholder: The placeholder of the empty field.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  public static func textField(
    _ text: String = "", placeholder: String = "", id: String? = nil, frame: Rect = .zero
  ) -> ViewDescription {
    var field = TextField()
    (field.text, field.placeholder, field.borderStyle) = (text, placeholder, .roundedRect)
    return ViewDescription(.textField(field), id: id, frame: frame)
  }

  /// Returns a stack view, which arranges its subviews.
  ///
  /// - Parameters:
  ///   - axis: The axis along which views are arranged.
  ///   - spacing: The distance between neighbors, in points.
  ///   - alignment: The alignment across the axis.
  ///   - distribution: The distribution along the axis.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - subviews: The arranged views, in order.
  public static func stack(
    _ axis: StackView.Axis, spacing: Double = 0, alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill, id: String? = nil, subviews: [ViewDescription]
  ) -> ViewDescription {
    var stack = StackView()
    (stack.axis, stack.spacing) = (axis, spacing)
    (stack.alignment, stack.distribution) = (alignment, distribution)
    return ViewDescription(.stackView(stack), id: id, subviews: subviews)
  }

  /// Returns a scroll view.
  ///
  /// - Parameters:
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  ///   - subviews: The subviews, back to front.
  public static func scroll(
    id: String? = nil, frame: Rect = .zero, subviews: [ViewDescription] = []
  ) -> ViewDescription {
    ViewDescription(.container(.scrollView), id: id, frame: frame, subviews: subviews).with {
      $0.clipsToBounds = true
    }
  }

  /// Returns a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - range: The minimum and maximum value.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  public static func slider(
    _ value: Double, in range: ClosedRange<Double> = 0...1, id: String? = nil, frame: Rect = .zero
  ) -> ViewDescription {
    var slider = Slider()
    (slider.value, slider.minimum, slider.maximum) = (value, range.lowerBound, range.upperBound)
    return ViewDescription(.slider(slider), id: id, frame: frame)
  }

  /// Returns a switch (`UISwitch`).
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  public static func toggle(isOn: Bool, id: String? = nil, frame: Rect = .zero) -> ViewDescription {
    var toggle = Toggle()
    toggle.isOn = isOn
    return ViewDescription(.toggle(toggle), id: id, frame: frame)
  }

  /// Returns a progress view.
  ///
  /// - Parameters:
  ///   - progress: The progress, 0 to 1.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  public static func progress(_ progress: Double, id: String? = nil, frame: Rect = .zero) -> ViewDescription {
    var view = ProgressView()
    view.progress = progress
    return ViewDescription(.progressView(view), id: id, frame: frame)
  }

  /// Returns a segmented control.
  ///
  /// - Parameters:
  ///   - titles: The titles of the segments.
  ///   - selected: The index of the selected segment; nil for none.
  ///   - id: The name by which constraints, templates and results refer to it.
  ///   - frame: The position and size in the superview's coordinate space, in points.
  public static func segments(
    _ titles: [String], selected: Int? = nil, id: String? = nil, frame: Rect = .zero
  ) -> ViewDescription {
    var control = SegmentedControl()
    control.segments = titles.map { title in
      var segment = SegmentedControl.Segment()
      segment.title = title
      return segment
    }
    control.selectedIndex = selected
    return ViewDescription(.segmentedControl(control), id: id, frame: frame)
  }
}
