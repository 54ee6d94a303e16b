import BenchmarkSupport
import Diagnostics
import Geometry
import InterfaceFile
import Screens
import Templates
import Views

// Matches the documents given on the command line, or the examples, and a screen of 10,000 labels with a shuffled copy
// of itself; including extraction, findings and the round trip.

for (path, bytes) in documentsOfCommandLine() {
  do {
    let scenes = try InterfaceDocument.read(bytes, file: path).instantiate().scenes
    let views = scenes.reduce(0) { $0 + $1.tree.views.count }
    print("\(path): \(scenes.count) scenes, \(views) live views")
    print(Timing { for scene in scenes { _ = Screen(scene) } }.line("match and check"))
    let screens = scenes.map { Screen($0) }
    print(
      Timing {
        for screen in screens {
          for orientation in Orientation.allCases {
            _ = screen.layOut(ScreenTraits(orientation: orientation, scale: 2), fonts: nil)
          }
        }
      }.line("apply, lay out "))
  } catch {
    print("\(path): \(error)")
  }
}

func screen(_ order: [Int]) -> ViewTree {
  let place = SourceLocation(file: "screen")
  let root = View(className: "UIView", objectID: "root", location: place)
  root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
  for number in order {
    var label = Label()
    label.text = "Label \(number)"
    let view = View(className: "UILabel", objectID: "\(number)", location: place, content: .label(label))
    view.frame = Rect(x: 0, y: Double(number), width: 100, height: 20)
    root.addSubview(view)
  }
  return ViewTree(root: root)
}

let live = screen(Array(0..<10_000))
let template = screen((0..<10_000).map { ($0 * 7919) % 10_000 })
print("10,000 labels, matched by text")
print(
  Timing(count: 11) { _ = Matcher.match(template: template, live: live, orientation: .landscape) }
    .line("match          "))
