import Geometry
import Views

@testable import Files
@testable import Layout
@testable import Screens

extension FuzzTarget {
  /// Systems of constraints, generated from a stream of bytes: every mutated input is a valid document.
  static let layouts = [
    FuzzTarget(name: "layouts") { bytes in
      var stream = ByteStream(bytes)
      let text = ConstraintDocument(&stream).text
      guard let document = try? LoadedDocument.load(InputFile(path: "fuzz.xib", bytes: Array(text.utf8)))
      else {
        preconditionFailure("the document is not read")
      }
      for scene in document.scenes {
        let screen = Screen(scene)
        for orientation in Orientation.allCases {
          let laidOut = screen.layOut(
            ScreenTraits(orientation: orientation, device: nil, screen: nil, scale: 2), fonts: nil)
          for view in screen.tree.views {
            precondition(laidOut.frames[view.id].isFinite, "a frame is not finite")
          }
        }
      }
    }
  ]
}

/// Bytes as choices; 0 at the end of input.
struct ByteStream {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next() % elements.count] }
}

/// A document with some views, stack views and constraints between them.
private struct ConstraintDocument {
  private(set) var text = ""
  private var ids: [String] = []

  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline",
    "firstBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
  ]
  private static let constants = [
    "0", "8", "-8", "20", "100", "0.5", "-1000", "1e9", "-1e15", "1e300", "nan", "inf", "16384", "0.333333",
  ]
  private static let multipliers = [
    "1", "1", "1", "2", "0.5", "-1", "0", "16:9", "1e9", "1e-9", "3:0", "1e300",
  ]
  private static let priorities = ["1000", "1000", "999", "750", "251", "250", "1", "0", "1001", "499.5"]
  private static let elements = ["view", "view", "stackView", "label", "button", "imageView", "scrollView"]

  init(_ stream: inout ByteStream) {
    let count = 1 + stream.next() % 24
    let subviews = view(0, below: count, &stream)
    text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" toolsVersion="\(stream.pick(["4510", "14460", "17000", "22000"]))">
      <device id="retina4_7"/><objects>\(subviews)</objects></document>
      """
  }

  /// A view, its subviews and, at the root, all constraints.
  private mutating func view(_ number: Int, below end: Int, _ stream: inout ByteStream) -> String {
    var text = ""
    var stack: [(name: String, isStack: Bool)] = []
    for number in number..<end {
      let name = number == 0 ? "view" : stream.pick(Self.elements)
      // Up some levels, at most to the root.
      let levels = number == 0 ? 0 : min(stream.next() % 4, stack.count - 1)
      for _ in 0..<levels { text += "</subviews></\(stack.removeLast().name)>" }
      ids.append("v\(number)")
      let size = stream.next()
      text +=
        "<\(name) id=\"v\(number)\" \(attributes(of: name, &stream)) translatesAutoresizingMaskIntoConstraints=\""
      text += stream.next() % 3 == 0 ? "YES" : "NO"
      text += "\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size)\" height=\"\(300 - size)\"/><subviews>"
      stack.append((name, name == "stackView"))
    }
    while stack.count > 1 { text += "</subviews></\(stack.removeLast().name)>" }
    return text + "</subviews><constraints>\(constraints(&stream))</constraints></view>"
  }

  private func attributes(of name: String, _ stream: inout ByteStream) -> String {
    switch name {
    case "stackView":
      let axis = stream.pick(["horizontal", "vertical"])
      let distribution = stream.pick([
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
      ])
      let alignment = stream.pick(["fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"])
      return "axis=\"\(axis)\" distribution=\"\(distribution)\" alignment=\"\(alignment)\""
        + " spacing=\"\(stream.pick(Self.constants))\""
    case "label":
      return "text=\"\(stream.pick(["", "x", "some words"]))\" numberOfLines=\"\(stream.next() % 4)\""
        + " horizontalHuggingPriority=\"\(stream.pick(Self.priorities))\""
    default: return ""
    }
  }

  private func constraints(_ stream: inout ByteStream) -> String {
    var text = ""
    for number in 0..<120 where !stream.isAtEnd {
      text += "<constraint id=\"c\(number)\" firstItem=\"\(stream.pick(ids))\""
      text += " firstAttribute=\"\(stream.pick(Self.attributes))\""
      if stream.next() % 5 > 0 {
        text += " secondItem=\"\(stream.pick(ids))\" secondAttribute=\"\(stream.pick(Self.attributes))\""
        text += " multiplier=\"\(stream.pick(Self.multipliers))\""
      }
      text += " relation=\"\(stream.pick(["equal", "equal", "lessThanOrEqual", "greaterThanOrEqual"]))\""
      text += " constant=\"\(stream.pick(Self.constants))\" priority=\"\(stream.pick(Self.priorities))\"/>"
    }
    return text
  }
}
