import Diagnostics
import Geometry
import InterfaceXML
import Numerals
import Views

/// Converts a view object of an archive with its contents to a view.
final class ArchiveViewReader {
  private let archive: Archive
  private let records: ArchiveRecords
  private var seen: Set<Int> = []
  private var context: ReadingContext { archive.context }

  /// References can nest views deeper than elements nest.
  private static let deepest = 512

  init(archive: Archive, records: ArchiveRecords) {
    self.archive = archive
    self.records = records
  }

  /// Whether an object is a view: of a UIKit class, or of an unknown class but with a frame.
  func isView(_ element: Element) -> Bool {
    let reader = archive.reader(element)
    return ViewClass.ofArchive(reader.className) != nil || reader.has("NSvFlags") || reader.has("NSFrame")
      || reader.has("NSFrameSize")
  }

  /// Reads a view and its subviews; nil, with a finding, if it was read before: it would contain itself.
  ///
  /// Uses a work list instead of recursion, as references nest views deeper than elements nest.
  func view(_ element: Element) -> View? {
    guard let root = bareView(element, at: element, depth: 1) else { return nil }
    var waiting = [(view: root, element: element, depth: 1)]
    while let (view, element, depth) = waiting.popLast() {
      let subviews = self.subviews(of: element)
      let content = archive.reader(element).value("IBUIContentView")?.number
      keepTheRest(of: view, element)
      var read: [(view: View, element: Element, depth: Int)] = []
      for (place, child) in subviews {
        let isContent = content != nil && child.number == content
        guard let subview = bareView(child, at: place, depth: depth + 1, isContent: isContent) else {
          continue
        }
        view.addSubview(subview)
        read.append((subview, child, depth + 1))
      }
      waiting.append(contentsOf: read.reversed())
    }
    return root
  }

  /// Reads the properties of a view's object, without subviews. `place` is the element that represents it in its
  /// superview, for messages; `depth` is the nesting depth, itself included; `isContent`: whether it has the content of a cell.
  private func bareView(_ element: Element, at place: Element, depth: Int, isContent: Bool = false) -> View? {
    let reader = archive.reader(element)
    let id = ArchiveRecords.identity(of: element)
    guard depth <= Self.deepest else {
      context.add(.viewTooDeep(id, limit: Self.deepest, at: context.location(of: place)))
      return nil
    }
    guard seen.insert(element.number).inserted else {
      context.add(.viewInsideItself(id, at: context.location(of: place)))
      return nil
    }
    let row = ViewClass.ofArchive(reader.className)
    if row == nil { context.add(.unknownClass(reader.className, at: reader.location)) }
    let name = reader.className.hasPrefix("IB") ? String(reader.className.dropFirst(2)) : reader.className
    let isOfCell = isContent && row?.className == "UIView"
    let view = View(
      className: isOfCell ? "UITableViewCellContentView" : row?.className ?? name, objectID: id,
      location: reader.location,
      content: row?.archive(reader) ?? .unknown)
    view.customClass = records.customClass(of: element)
    view.userLabel = records.name(of: element)
    if view.content.isCell { view.reuseIdentifier = reader.string("IBUIReuseIdentifier") }
    view.outletNames = records.outletNames(of: element)
    view.owners = records.owners(of: element)
    view.actions = records.actions(of: element)
    view.outlets = records.outlets(of: element)
    view.constraints = reader.constraints()
    view.isPlacedByConstraints = records.isPlacedByConstraints(element)
    view.runtimeAttributes = records.runtimeAttributes(of: element)
    readGeometry(of: view, reader)
    readLook(of: view, reader)
    if row?.isControl == true { view.control = control(reader, view) }
    return view
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
            "\(Numeral.text(frame[2])) × \(Numeral.text(frame[3]))", of: "the size of NSFrame",
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
    view.layer = LayerStyle(view.runtimeAttributes, clipsToBounds: view.clipsToBounds)
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

  /// Subviews back to front, including those that tables and bars store under special keys.
  private func subviews(of element: Element) -> [(place: Element, value: Element)] {
    let reader = archive.reader(element)
    var result: [(place: Element, value: Element)] = []
    let entries = reader.value("NSSubviews").map { archive.entries(of: $0) } ?? []
    for (place, view) in entries {
      if isView(view) {
        result.append((place, view))
      } else {
        let name = archive.reader(view).className
        context.add(.ignoredElement(name, in: "NSSubviews", at: context.location(of: view)))
      }
    }
    for key in ["IBUITableHeaderView", "IBUITableFooterView", "IBUIContentView"] {
      guard let view = reader.value(key), isView(view),
        !result.contains(where: { $0.value.number == view.number })
      else {
        continue
      }
      result.append((view, view))
    }
    for view in barViews(of: reader)
    where isView(view) && !result.contains(where: { $0.value.number == view.number }) {
      result.append((view, view))
    }
    return result
  }

  /// The views in a bar that replace a button or a title.
  private func barViews(of reader: ArchiveReader) -> [Element] {
    reader.objects("IBUIItems").flatMap { item in
      let buttons =
        [item] + ["IBUILeftBarButtonItem", "IBUIRightBarButtonItem"].compactMap { item.object($0) }
      return [item.value("IBUITitleView")].compactMap(\.self)
        + buttons.compactMap { $0.value("IBUICustomView") }
    }
  }

  /// Stores properties without effect on the picture, as written.
  private func keepTheRest(of view: View, _ element: Element) {
    for child in element.children where !context.ledger.isTaken(child) {
      guard let key = child.peek("key"), InertArchiveKeys.contains(key, in: view.content) else { continue }
      context.ledger.take(child)
      if child.children.isEmpty, child.name != "reference" {
        view.otherAttributes.append(OtherAttribute(name: key, value: child.peek("value") ?? child.text))
      }
    }
  }
}
