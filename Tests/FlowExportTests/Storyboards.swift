import Assets
import FlowExport
import Flows
import Foundation
import Screens
import TestSupport
import Testing
import Views

/// A temporary folder of documents.
final class Stage {
  let path: String

  init(_ files: (name: String, text: String)...) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "layoutshot-flow-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)")) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A play of steps, with other parts of the script in `rest`.
  func play(_ document: String, _ steps: String, _ rest: String = "") throws -> FlowPlay {
    let text = "{\"documents\": [\"\(document)\"], \(rest.isEmpty ? "" : rest + ", ")\"steps\": [\(steps)]}"
    let script = try FlowScript.read(Array(text.utf8), file: "\(path)/a.flow.json")
    return try FlowPlay(script, try request(), renderer: Renderer(fonts: TestFonts.library))
  }
}

/// A request with defaults, at one pixel per point.
func request() throws -> FlowPlay.Request {
  var request = FlowPlay.Request(FlowCast.Request(library: AssetLibrary(folders: []), in: .untraced))
  request.scale = 1
  return request
}

/// A storyboard of scenes.
func storyboard(_ initial: String, _ scenes: String...) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
  targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
  <device id="retina4_7" orientation="portrait"/>
  <scenes>\(scenes.joined())</scenes>
  </document>
  """
}

/// A scene with a controller; `attributes` of the controller, `inside` next to its view.
func scene(
  _ id: String, _ attributes: String = "", size: String = "375 667", inside: String = "", _ views: String...
) -> String {
  let root = view(
    "v-\(id)", "0 0 \(size)", with: "key=\"view\"", mask: "widthSizable=\"YES\" heightSizable=\"YES\"",
    views.joined())
  return
    "<scene><objects><viewController \(attributes) id=\"\(id)\">\(root)\(inside)</viewController></objects></scene>"
}

/// A container of a kind with relationships to controllers.
func container(
  _ id: String, _ element: String, _ relationship: String, _ attributes: String = "", _ children: String...
) -> String {
  let segues = children.map {
    "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"r-\($0)\"/>"
  }
  return
    "<scene><objects><\(element) \(attributes) id=\"\(id)\"><connections>\(segues.joined())</connections>"
    + "</\(element)></objects></scene>"
}

/// A button with a segue or an action.
func button(_ id: String, _ title: String, _ connection: String) -> String {
  """
  <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">\
  <rect key="frame" x="20" y="300" width="200" height="40"/><state key="normal" title="\(title)"/>\
  <connections>\(connection)</connections></button>
  """
}

func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
  "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"s-\(destination)-\(kind)\"/>"
}

func action(_ selector: String, to destination: String) -> String {
  "<action selector=\"\(selector)\" destination=\"\(destination)\" eventType=\"touchUpInside\" id=\"a-\(selector)\"/>"
}

extension FlowPlay {
  /// The visible controllers after each step, with the orientation's initial.
  func stacks() throws -> [String] {
    try walk().moments.map { "\($0.state.orientation.rawValue.prefix(1)) \($0.state.stackText(world))" }
  }
}
