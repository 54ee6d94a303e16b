import Files
import Foundation
import Geometry
import Screens
import Templates
import Testing
import Views

/// A document's text around objects.
package func document(_ objects: String, device: String? = "retina4_7", orientation: String = "portrait")
  -> String
{
  let element = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    \(element)
    <objects>\(objects)</objects>
    </document>
    """
}

/// A view element; `frame` is `x y width height`, `mask` Interface Builder's attributes.
package func view(
  _ id: String, _ frame: String, element: String = "view", with attributes: String = "", mask: String = "",
  _ subviews: String...
) -> String {
  let parts = frame.split(separator: " ")
  let inside = subviews.isEmpty ? "" : "<subviews>\(subviews.joined())</subviews>"
  let masks = mask.isEmpty ? "" : "<autoresizingMask key=\"autoresizingMask\" \(mask)/>"
  return """
    <\(element) id="\(id)" \(attributes)>\
    <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>\
    \(masks)\(inside)</\(element)>
    """
}

package func label(_ id: String, _ frame: String, _ text: String, mask: String = "") -> String {
  view(id, frame, element: "label", with: "text=\"\(text)\"", mask: mask)
}

/// File's Owner with outlets, `name=destination`.
package func owner(_ outlets: String..., class name: String = "Owner") -> String {
  let connections = outlets.enumerated().map { place, outlet in
    let parts = outlet.split(separator: "=")
    return "<outlet property=\"\(parts[0])\" destination=\"\(parts[1])\" id=\"c\(place)\"/>"
  }
  return """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">\
    <connections>\(connections.joined())</connections></placeholder>
    """
}

package func load(_ text: String, path: String = "a.xib") throws -> LoadedDocument {
  try LoadedDocument.load(InputFile(path: path, bytes: Array(text.utf8)))
}

/// The only screen of a document.
package func onlyScreen(_ text: String) throws -> Screen {
  let document = try load(text)
  try #require(document.scenes.count == 1)
  return Screen(document.scenes[0])
}

extension Screen {
  /// The frame of a view in its superview, as `x y width height`.
  package func place(_ id: String, _ frames: Frames) -> String {
    guard let view = tree.views.first(where: { $0.objectID == id }) else { return "none" }
    return text(frames.inSuperview(view))
  }
}

package func text(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
}

package func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

private func text(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}
