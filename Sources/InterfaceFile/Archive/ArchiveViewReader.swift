import Diagnostics
import Geometry
import Views

/// A view object of an archive, with everything in it → a view.
final class ArchiveViewReader {
  private let archive: Archive
  private let records: ArchiveRecords
  private var seen: Set<ObjectIdentifier> = []
  private var depth = 0
  private var context: ReadingContext { archive.context }

  /// References can nest views deeper than elements nest.
  private static let deepest = 512

  init(archive: Archive, records: ArchiveRecords) {
    self.archive = archive
    self.records = records
  }

  /// Whether an object is a view: one of UIKit's, or unknown and bearing a frame.
  func isView(_ element: Element) -> Bool {
    let reader = archive.reader(element)
    return ViewClass.ofArchive(reader.className) != nil || reader.has("NSvFlags") || reader.has("NSFrame")
      || reader.has("NSFrameSize")
  }

  /// Reads a view and its subviews; nil, with a finding, where it was read before: it would stand in itself.
  func view(_ element: Element) -> View? {
    let reader = archive.reader(element)
    let id = ArchiveRecords.identity(of: element)
    guard seen.insert(ObjectIdentifier(element)).inserted else {
      context.add(.viewInsideItself(id, at: reader.location))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      context.add(.viewTooDeep(id, limit: Self.deepest, at: reader.location))
      return nil
    }
    let row = ViewClass.ofArchive(reader.className)
    if row == nil { context.add(.unknownClass(reader.className, at: reader.location)) }
    let name = reader.className.hasPrefix("IB") ? String(reader.className.dropFirst(2)) : reader.className
    let view = View(
      className: row?.className ?? name, objectID: id, location: reader.location,
      content: row?.archive(reader) ?? .unknown)
    view.customClass = records.customClass(of: element)
    view.userLabel = records.name(of: element)
    view.outletNames = outletNames(of: element)
    view.actions = records.actions.filter { $0.source == ObjectIdentifier(element) }.map(\.action)
    readGeometry(of: view, reader)
    readLook(of: view, reader)
    if row?.isControl == true { view.control = control(reader, view) }
    readSubviews(of: view, reader)
    keepTheRest(of: view, element)
    return view
  }

  private func outletNames(of element: Element) -> [String] {
    var names: [String] = []
    for outlet in records.outlets where outlet.destination === element && !names.contains(outlet.name) {
      names.append(outlet.name)
    }
    return names
  }

  /// Flags: the low six bits are the autoresizing mask, bit 31 is hidden.
  private func readGeometry(of view: View, _ reader: ArchiveReader) {
    let flags = reader.int("NSvFlags", default: 0)
    view.autoresizingMask = AutoresizingMask(rawValue: flags & 63)
    view.isHidden = flags & 0x8000_0000 != 0
    view.autoresizesSubviews = reader.bool("IBUIAutoresizesSubviews", default: true)
    if let frame = reader.numbers("NSFrame", count: 4) {
      if frame[2] < 0 || frame[3] < 0 {
        context.add(
          .badValue(
            "\(shortNumber(frame[2])) × \(shortNumber(frame[3]))", of: "the size of NSFrame",
            expected: "positive", used: "0", at: reader.location))
      }
      view.frame = Rect(x: frame[0], y: frame[1], width: max(0, frame[2]), height: max(0, frame[3]))
    } else if let size = reader.size("NSFrameSize") {
      view.frame = Rect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height))
    }
  }

  private func readLook(of view: View, _ reader: ArchiveReader) {
    view.tag = reader.int("IBUITag", default: 0)
    view.alpha = min(max(reader.number("IBUIAlpha", default: 1), 0), 1)
    view.backgroundColor = reader.color("IBUIBackgroundColor")
    view.tintColor = reader.color("IBUITintColor")
    view.contentMode = reader.choice("IBUIContentMode", default: .scaleToFill)
    view.clipsToBounds = reader.bool("IBUIClipsSubviews", default: false)
    view.layer.masksToBounds = view.clipsToBounds
    view.isUserInteractionEnabled = reader.bool("IBUIUserInteractionEnabled", default: true)
  }

  private func control(_ reader: ArchiveReader, _ view: View) -> ControlState {
    var control = ControlState()
    control.isEnabled = reader.bool("IBUIEnabled", default: true)
    control.isSelected = reader.bool("IBUISelected", default: false)
    control.isHighlighted = reader.bool("IBUIHighlighted", default: false)
    let horizontal: ControlState.HorizontalAlignment =
      if case .textField = view.content { .left } else { .center }
    control.horizontalAlignment = reader.choice("IBUIContentHorizontalAlignment", default: horizontal)
    control.verticalAlignment = reader.choice("IBUIContentVerticalAlignment", default: .center)
    return control
  }

  private func readSubviews(of view: View, _ reader: ArchiveReader) {
    for element in reader.items("NSSubviews") where isView(element) {
      if let subview = self.view(element) { view.addSubview(subview) }
    }
  }

  private func keepTheRest(of view: View, _ element: Element) {
    for child in element.children where !child.isTaken {
      guard let key = child.peek("key") else { continue }
      if InertArchiveKeys.keys.contains(key) {
        child.takeTree()
        if child.children.isEmpty, child.name != "reference" {
          view.otherAttributes.append(OtherAttribute(name: key, value: child.peek("value") ?? child.text))
        }
      } else {
        context.add(.ignoredKey(key, of: archive.reader(element).className, at: context.location(of: child)))
      }
    }
  }
}

extension Finding {
  static func ignoredKey(_ key: String, of className: String, at location: SourceLocation) -> Finding {
    Finding(
      .warning, .ignored, "key \"\(key)\" of \(className) is not understood and left out", at: location)
  }

  static func viewTooDeep(_ id: String, limit: Int, at location: SourceLocation) -> Finding {
    Finding(
      .error, .reference, "view \"\(id)\" is nested more than \(limit) deep and left out", at: location)
  }
}

/// Keys of archived views without bearing on the picture, kept as written where they hold a plain value.
enum InertArchiveKeys {
  static let keys: Set<String> = [
    "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey", "IBUIOpaque",
    "IBUIMultipleTouchEnabled", "IBUIClearsContextBeforeDrawing", "targetRuntimeIdentifier",
    "IBUITextInputTraits",
    "IBUISimulatedStatusBarMetrics", "IBUISimulatedTopBarMetrics", "IBUISimulatedBottomBarMetrics",
    "IBUISimulatedSizeMetrics", "IBUISimulatedOrientationMetrics", "IBUIScreenMetrics",
    "IBUIResizesToFullScreen",
    "IBUIContentView", "IBUIReuseIdentifier", "IBUISelectionStyle", "IBUIIndentationWidth",
    "IBUIIndentationLevel",
    "IBUIRowHeight", "IBUIHidesWhenStopped", "IBUIAnimating", "IBUIStyle", "IBUIBaselineAdjustment",
    "IBUIBouncesZoom", "IBUIBounces", "IBUIAlwaysBounceVertical", "IBUIAlwaysBounceHorizontal",
    "IBUIShowsHorizontalScrollIndicator", "IBUIShowsVerticalScrollIndicator", "IBUIPagingEnabled",
    "IBUIScrollEnabled", "IBUIContentSize", "IBUIContentInset", "IBUIScrollIndicatorInsets",
    "IBUIMinimumZoomScale",
    "IBUIMaximumZoomScale", "IBUIDirectionalLockEnabled", "IBUIDelaysContentTouches",
    "IBUICanCancelContentTouches",
    "IBUIIndicatorStyle", "IBUIAllowsSelectionDuringEditing", "IBUIAllowsSelection", "IBUISeparatorColor",
    "IBUIReversesTitleShadowWhenHighlighted", "IBUIShowsTouchWhenHighlighted",
    "IBUIAdjustsImageWhenHighlighted",
    "IBUIAdjustsImageWhenDisabled", "IBUIAutoshrinkMode", "IBUIPreferredMaxLayoutWidth",
    "IBUIClearsOnBeginEditing",
    "IBUIContinuous", "IBUIBarStyle", "IBUITranslucent", "IBUIItems", "IBUITintColor", "IBUIHighlightedColor",
    "NSViewConstraints", "IBUIAccessibilityConfiguration", "IBUITapGestureRecognizers", "gestureRecognizers",
    "IBUIViewController", "IBUIUserDefinedRuntimeAttributes", "IBUIFontDescription", "IBUIFont",
    "translatesAutoresizingMaskIntoConstraints", "NSDoNotTranslateAutoresizingMask",
    "NSViewTranslatesAutoresizingMaskIntoConstraints", "IBUINumberOfPages", "IBUICurrentPage",
    "IBUIDatePickerMode", "IBUIMinuteInterval", "IBUILocale", "IBUIShowsSelectionIndicator",
    "IBUIPlaceholder",
    "IBUIShowsCancelButton", "IBUIDetectsPhoneNumbers", "IBUIScalesPageToFit", "IBUIMapType",
    "IBUIShowsUserLocation", "IBUISelectedItem", "IBUIBarTintColor", "IBUIDetailTextLabel", "IBUITextLabel",
    "IBUIImageView", "IBUIAccessoryType", "IBUIEditingAccessoryType", "IBSegmentControlStyle",
    "IBUIMomentary",
  ]
}
