import Geometry
import Views

/// The intrinsic content size of a view's alignment rectangle, in points; nil for none.
struct IntrinsicSize: Hashable {
  var width: Double?
  var height: Double?

  static let none = IntrinsicSize(width: nil, height: nil)

  /// The size, or the larger of two if the other is higher: what was recorded of a custom class is of its text at the time,
  /// which a larger text size does not fit into.
  func grown(to other: IntrinsicSize) -> IntrinsicSize {
    guard let own = height, let height = other.height, height > own + 0.5 else { return self }
    return IntrinsicSize(width: width.map { max($0, other.width ?? $0) }, height: height)
  }
}

/// Content sizes by class; figures that changed with the tools are the era's.
struct IntrinsicSizes {
  let traits: LayoutTraits
  let measure: TextMeasuring

  private var era: Era { traits.era }

  private func up(_ length: Double) -> Double { PixelGrid(scale: traits.scale).roundUp(length) }

  /// The intrinsic size of a view; `width` is the laid-out width at which its text wraps.
  func size(of view: View, width: Double?) -> IntrinsicSize {
    var size = ownSize(of: view, width: width)
    if let own = view.intrinsicContentSize, !traits.isDesignCanvas {
      return IntrinsicSize(
        width: own.width >= 0 ? own.width : nil, height: own.height >= 0 ? own.height : nil)
    }
    if let recorded = view.designableIntrinsicSize {
      let designed = designed(recorded, of: view, width: width)
      size = traits.isDesignCanvas ? designed : designed.grown(to: size)
    }
    // Placeholders are for the canvas: in a running app a view has its own size, and only where code has yet to fill it is what
    // was put in its place the best guess.
    let isOpen = traits.isDesignCanvas || view.content.label?.text.isEmpty == true
    // A stack view has that of its members.
    if !isOpen, case .stackView = view.content, view.subviews.contains(where: traits.shows) { return size }
    if let placeholder = view.placeholderIntrinsicWidth, isOpen || size.width == nil {
      size.width = placeholder >= 0 ? placeholder : nil
    }
    if let placeholder = view.placeholderIntrinsicHeight, isOpen || size.height == nil {
      size.height = placeholder >= 0 ? placeholder : nil
    }
    return size
  }

  /// A custom class's reported size; for a multiline label it is that of the unwrapped text, which layout wraps at its
  /// width.
  private func designed(_ recorded: Size, of view: View, width: Double?) -> IntrinsicSize {
    var size = IntrinsicSize(width: recorded.width, height: recorded.height)
    guard case .label(let label) = view.content, label.numberOfLines != 1, let width, width < recorded.width
    else { return size }
    let measured = measure(
      TextRequest(text: label.text, font: label.font, width: width, maximumLines: label.numberOfLines))
    size.width = min(recorded.width, up(measured.size.width))
    size.height = up(recorded.height * Double(measured.lineCount))
    return size
  }

  private func ownSize(of view: View, width: Double?) -> IntrinsicSize {
    switch view.content {
    case .label(let label): return self.size(of: label, width: width)
    case .button(let button): return self.size(of: button)
    case .textField(let field): return self.size(of: field, in: view)
    case .textView(let textView): return self.size(of: textView, width: width)
    case .imageView(let image): return self.size(of: image.image)
    case .toggle: return IntrinsicSize(width: era.switchWidth, height: era.switchHeight)
    case .activityIndicator(let indicator) where indicator.isLarge:
      return IntrinsicSize(width: era.largeActivityIndicatorSide, height: era.largeActivityIndicatorSide)
    case .slider: return IntrinsicSize(width: nil, height: era.sliderHeight)
    case .segmentedControl(let control): return self.size(of: control)
    case .progressView: return IntrinsicSize(width: nil, height: era.progressHeight)
    case .pageControl(let control): return self.size(of: control)
    case .datePicker(let picker) where picker.isCompact(by: era.shown(onCanvas: traits.isDesignCanvas)):
      return self.size(of: picker)
    case .searchBar(let bar): return IntrinsicSize(width: nil, height: height(of: bar))
    case .stepper: return IntrinsicSize(width: era.stepperWidth, height: era.stepperHeight)
    case .activityIndicator:
      return IntrinsicSize(width: era.activityIndicatorSide, height: era.activityIndicatorSide)
    case .pickerView, .datePicker: return IntrinsicSize(width: 320, height: pickerHeight)
    case .navigationBar:
      return IntrinsicSize(
        width: nil, height: traits.isSheet ? era.sheetBarHeight : era.barViewHeight)
    case .toolbar: return IntrinsicSize(width: nil, height: toolbarHeight)
    case .tabBar: return IntrinsicSize(width: nil, height: era.tabBarHeight)
    default: return .none
    }
  }

  private func size(of control: PageControl) -> IntrinsicSize {
    let count = Double(control.pageCount)
    return IntrinsicSize(
      width: count > 0 ? era.pageDotPitch * count + era.pageControlPadding : 0, height: era.pageControlHeight)
  }

  /// As wide as the plates.
  private func size(of picker: DatePicker) -> IntrinsicSize {
    let widths = picker.plateTexts.map { text in
      let request = TextRequest(text: text, font: DatePicker.plateFont, width: nil, maximumLines: 1)
      return up(measure(request).size.width) + DatePicker.platePadding
    }
    let gaps = DatePicker.plateSpacing * Double(widths.count - 1)
    return IntrinsicSize(width: widths.reduce(gaps, +), height: era.datePlateHeight)
  }

  /// The row of the field, and scopes below it if they are shown.
  private func height(of bar: SearchBar) -> Double {
    let showsScopes = bar.showsScopeBar && !bar.scopeTitles.isEmpty
    return era.searchBarHeight + (showsScopes ? era.scopeBarHeight : 0)
  }

  private var pickerHeight: Double { traits.isPad ? era.padPickerHeight : era.pickerHeight }

  private var toolbarHeight: Double {
    if !traits.isOverHomeIndicator { return era.barViewHeight }
    return traits.isDesignCanvas ? era.canvasToolbarViewHeight : era.toolbarHeightOverHomeIndicator
  }

  // MARK: Text

  private func size(of label: Label, width: Double?) -> IntrinsicSize {
    var limit: Double?
    if label.numberOfLines != 1 {
      limit = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : width
    }
    let text = label.text.isEmpty ? " " : label.text
    let measured = measure(
      TextRequest(
        text: text, font: label.font, attributed: label.attributedText, width: limit,
        maximumLines: label.numberOfLines)
    ).size
    if label.text.isEmpty {
      return IntrinsicSize(
        width: 0, height: era.emptyLabelHasLine && label.numberOfLines == 1 ? up(measured.height) : 0)
    }
    let grid = PixelGrid(
      scale: traits.isDesignCanvas && traits.scale == 3 ? era.canvasLineScaleAt3x : traits.scale)
    return IntrinsicSize(width: up(measured.width), height: grid.roundUp(measured.height))
  }

  /// The padding around the text of a text view, in points: twice UIKit's `lineFragmentPadding` of 5 and
  /// `textContainerInset` of 8.
  private static let textViewPadding = Size(width: 10, height: 16)

  private func size(of textView: TextView, width: Double?) -> IntrinsicSize {
    guard !textView.isScrollEnabled else { return .none }
    let measured = measure(
      TextRequest(
        text: textView.text, font: textView.font, attributed: textView.attributedText,
        width: width.map { max(1, $0 - Self.textViewPadding.width) }, maximumLines: 0)
    ).size
    // Recorded heights of text views are whole points.
    return IntrinsicSize(
      width: up(measured.width + Self.textViewPadding.width),
      height: (measured.height + Self.textViewPadding.height).rounded(.up))
  }

  private func size(of field: TextField, in view: View) -> IntrinsicSize {
    let line = measure(TextRequest(text: " ", font: field.font, width: nil, maximumLines: 1)).size.height
    let text = field.text.isEmpty ? field.placeholder : field.text
    let runs = field.text.isEmpty ? field.attributedPlaceholder : field.attributedText
    let width = measure(TextRequest(text: text, font: field.font, attributed: runs)).size.width
    switch field.borderStyle {
    case .roundedRect, .bezel:
      // The text is inset by 7 points on both sides. For large fonts one recorded height is known: 36 for 22 points.
      let height = max(era.borderedTextFieldHeight, line.rounded(.up) + 9)
      return IntrinsicSize(width: up(width) + 14, height: height)
    case .line: return IntrinsicSize(width: up(width) + 4, height: line.rounded(.up) + 4)
    case .none:
      let padding = field.isSecure ? era.securePlainTextFieldPadding : era.plainTextFieldPadding
      let least = field.isSecure ? 0 : era.plainTextFieldLeastHeight
      let height = max(least, up(line) + padding)
      return IntrinsicSize(width: max(Self.leastWidth, up(width)), height: height)
    }
  }

  /// The smallest width of a button and of a text field without a border, in points, as recorded without a title or text.
  private static let leastWidth = 30.0

  /// The vertical padding of a classic button without insets, in points: recorded heights are 30, 32, 33, 36 and 39 for
  /// lines of 18, 20, 21, 24 and 27.
  private static let titlePadding = 12.0

  /// Classic buttons: the line height in whole points, plus `titlePadding` without an image, and not smaller than the
  /// image, 20 buttons of 9 projects, or than the background's; configurations: the line height plus 14.
  private func size(of button: Button) -> IntrinsicSize {
    if let configuration = button.configuration { return size(of: button, configuration) }
    switch button.kind {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      return IntrinsicSize(width: era.infoButtonSide, height: era.infoButtonSide)
    case .close: return IntrinsicSize(width: era.closeButtonSide, height: era.closeButtonSide)
    case .custom, .system: break
    }
    let insets = button.contentInsets
    let image = button.normal.image.map { size(of: $0.beside(button.font.size)) }
    let title = button.normal.title ?? ""
    let line = measure(
      TextRequest(
        text: title.isEmpty ? " " : title, font: button.font, attributed: button.normal.attributedTitle)
    ).size
    let isPadded = button.normal.image == nil && insets.top == 0 && insets.bottom == 0
    var width = (image?.width ?? 0) + (title.isEmpty ? 0 : line.width.rounded(.up))
    let height = max(image?.height ?? 0, line.height.rounded(.up) + (isPadded ? Self.titlePadding : 0))
    if insets.left == 0, insets.right == 0, button.normal.image == nil || button.kind == .system {
      width = max(width, Self.leastWidth)
    }
    let ground = button.normal.backgroundImage.map { size(of: $0) }
    return IntrinsicSize(
      width: max(width + insets.left + insets.right, ground?.width ?? 0),
      height: max(height + insets.top + insets.bottom, ground?.height ?? 0))
  }

  /// The sign of a button's type within a configuration's insets, in points, as recorded for info signs in two projects.
  private static let configuredSign = Size(width: 26, height: 20)

  /// Title above subtitle, the image beside or above them, within the insets.
  private func size(of button: Button, _ configuration: Button.Configuration) -> IntrinsicSize {
    func line(_ text: String?, _ font: FontDescription, _ runs: AttributedText? = nil) -> Size {
      guard let text, !text.isEmpty else { return .zero }
      let size = measure(TextRequest(text: text, font: font, attributed: runs)).size
      return Size(width: up(size.width), height: up(size.height))
    }
    var title = line(configuration.title, button.titleFont, configuration.attributedTitle)
    if configuration.showsPopUpIndicator {
      let indicator = Button.Configuration.indicatorSize(beside: button.titleFont)
      title.width += Button.Configuration.indicatorGap + indicator.width
      title.height = max(title.height, indicator.height)
    }
    let subtitle = line(configuration.subtitle, configuration.subtitleFont)
    var width = max(title.width, subtitle.width)
    var height = title.height + subtitle.height
    if title.height > 0, subtitle.height > 0 { height += configuration.titlePadding }
    if let image = button.shownImage.map({ size(of: $0.beside(button.titleFont.size)) }) {
      let padding = height > 0 ? configuration.imagePadding : 0
      let (across, along) = (image.width ?? 0, image.height ?? 0)
      width = configuration.isImageStacked ? max(width, across) : width + across + padding
      height = configuration.isImageStacked ? height + along + padding : max(height, along)
    }
    if button.sign != nil { (width, height) = (Self.configuredSign.width, Self.configuredSign.height) }
    if height == 0 { height = line(" ", button.titleFont).height }
    let insets = configuration.insets
    return IntrinsicSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  // MARK: Images and segments

  /// The size of a symbol at 17 points, as a fraction of the recorded size, which is that of its vector.
  private static let vectorScale = 0.157

  /// Recorded sizes above this are those of vectors, in points: all 35 in documents from tools 16000 on are longer, and no
  /// symbol at 17 points is.
  private static let leastVector = 60.0

  /// An image's recorded size; a symbol's follows its configuration.
  private func size(of image: ImageReference?) -> IntrinsicSize {
    guard let image, let size = image.size, size.width > 0, size.height > 0 else { return .none }
    let isVector = image.isSystem && max(size.width, size.height) > Self.leastVector
    let shrink = isVector ? Self.vectorScale * image.symbolFactor : 1
    if image.isRoundSymbol, shrink != 1 {
      let side = (size.width * shrink * traits.scale).rounded() / traits.scale
      return IntrinsicSize(width: side, height: side)
    }
    let factor = isVector ? shrink : image.enlargement
    return IntrinsicSize(width: up(size.width * factor), height: up(size.height * factor))
  }

  private func size(of control: SegmentedControl) -> IntrinsicSize {
    let font = FontDescription(systemSize: 13)
    let widths = control.segments.map { segment -> Double in
      if segment.width > 0 { return segment.width }
      let title = TextRequest(text: segment.title ?? "", font: font, width: nil, maximumLines: 1)
      return measure(title).size.width + era.segmentPadding
    }
    let count = Double(widths.count)
    // Two controls of one document.
    if control.apportionsWidthsByContent {
      return IntrinsicSize(
        width: (widths.reduce(0, +) + 2 * count).rounded(), height: era.segmentedControlHeight)
    }
    let widest = (widths.max() ?? 0).rounded(.up)
    return IntrinsicSize(width: max(0, (widest + 1) * count - 1), height: era.segmentedControlHeight)
  }
}

extension View {
  /// The insets of the alignment rectangle in the frame, in points: constraints refer to the former.
  ///
  /// Measured by comparing recorded frames with their constraints.
  func alignmentInsets(in era: Era) -> EdgeInsets {
    switch content {
    case .toggle: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider:
      EdgeInsets(top: 0, left: era.sliderSideInset, bottom: era.sliderBottomInset, right: era.sliderSideInset)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    case .imageView(let image) where image.image?.isRoundSymbol == true:
      EdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0)
    default: .zero
    }
  }
}

extension ImageReference {
  /// Whether it is a symbol with the size of circles, whose alignment rectangle extends half a point beyond the image
  /// at top and bottom: 27 of 28 recorded frames in 6 projects.
  fileprivate var isRoundSymbol: Bool {
    guard isSystem, let size else { return false }
    return size.width == 128 && (size.height == 121 || size.height == 123)
  }
}
