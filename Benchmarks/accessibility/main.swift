import Accessibility
import BenchmarkSupport
import Geometry
import InterfaceFile
import Painting
import Screens
import Typography
import Views

// What assistive technologies find, against the layout of the same screens: the documents given on the command line, or the examples,
// and a screen of 500 labels and buttons.

let fonts = try Fonts.library()

func measure(_ name: String, _ screens: [Screen]) {
  let traits = ScreenTraits(orientation: .portrait, scale: 2)
  let renderer = Renderer(fonts: fonts)
  let layout = Timing { for screen in screens { _ = screen.layOut(traits, fonts: fonts) } }
  let drawn = screens.map { renderer.drawing(of: $0.layOut(traits, fonts: fonts)) }
  func models() -> [AccessibilityModel] {
    drawn.map { AccessibilityModel($0.laidOut.tree, $0.laidOut.frames, $0.drawing, isPad: $0.laidOut.isPad) }
  }
  let count = models().reduce(0) { $0 + $1.elements.count }
  print("\(name): \(screens.count) screens, \(count) elements")
  print(layout.line("lay out           "))
  let model = Timing { _ = models() }
  print(model.line("find the elements "), " \(Timing.rounded(model.median / layout.median)) of layout")
  print(
    Timing { for model in models() { for element in model.elements { _ = element.description } } }.line(
      "and what is said  "))
}

for (path, bytes) in documentsOfCommandLine() {
  do {
    measure(path, try InterfaceDocument.read(bytes, file: path).instantiate().scenes.map { Screen($0) })
  } catch {
    print("\(path): \(error)")
  }
}

let rows = (0..<250).map { row in
  let y = Double(row) * 50
  return """
    <label text="Label \(row)" id="l\(row)"><rect key="frame" x="16" y="\(y)" width="200" height="30"/></label>
    <button id="b\(row)"><rect key="frame" x="220" y="\(y + 2)" width="100" height="30"/><state key="normal" title="Go \(row)"/></button>
    """
}
let text = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
  <objects><scrollView id="s"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <subviews>\(rows.joined())</subviews></scrollView></objects></document>
  """
measure(
  "500 views",
  try InterfaceDocument.read(Array(text.utf8), file: "large.xib").instantiate().scenes.map { Screen($0) })
