import ImageFile
import TestSupport
import Testing

/// Each arrangement with every alignment and visibility of an item, as small containers in one picture.
@Suite struct ArrangementPictureTests {
  private static let kinds: [(name: String, keys: String)] = [
    ("horizontal", "\"horizontal\": $"), ("vertical", "\"vertical\": $"), ("flow", "\"flow\": $"),
    ("grid", "\"grid\": $, \"columns\": [\"auto\", \"*\"]"),
    ("horizontalCells", "\"horizontalCells\": $, \"cells\": [\"auto\", \"*\", 8]"),
    ("verticalCells", "\"verticalCells\": $, \"cells\": [\"auto\", \"*\", 8]"),
  ]
  private static let horizontals = ["leading", "center", "trailing", "stretch"]
  private static let verticals = ["top", "center", "bottom", "stretch"]
  private static let visibilities = ["visible", "hidden", "collapsed"]

  /// A container: the red item has the alignments and visibility, between a green and a blue one.
  private static func container(_ number: Int, at place: (x: Int, y: Int)) -> String {
    let views = [("g", "systemGreen"), ("r", "systemRed"), ("b", "systemBlue")].map {
      "{\"id\": \"\($0)\(number)\", \"backgroundColor\": \"\($1)\"}"
    }
    return """
      {"id": "c\(number)", "backgroundColor": "systemGray5", "frame": [\(place.x), \(place.y), 44, 40],
       "subviews": [\(views.joined(separator: ", "))]}
      """
  }

  private static func arrangement(
    _ number: Int, _ keys: String, _ horizontal: String, _ vertical: String, _ visibility: String
  ) -> String {
    let items = """
      [{"view": "g\(number)", "size": [8, 12]},
       {"view": "r\(number)", "minSize": [10, 6], "horizontalAlignment": "\(horizontal)",
        "verticalAlignment": "\(vertical)", "visibility": "\(visibility)"},
       {"view": "b\(number)", "size": [6, 8], "verticalAlignment": "bottom"}]
      """
    return "\"c\(number)\": {\(keys.replacing("$", with: items)), \"spacing\": 2, \"padding\": 2}"
  }

  /// Rows of eight: two with the alignments of visible items, two of hidden ones, two of collapsed ones.
  private static func scene(_ keys: String) -> String {
    var containers: [String] = []
    var arrangements: [String] = []
    for visibility in visibilities {
      for vertical in verticals {
        for horizontal in horizontals {
          let number = containers.count
          containers.append(container(number, at: (4 + number % 8 * 48, 4 + number / 8 * 44)))
          arrangements.append(arrangement(number, keys, horizontal, vertical, visibility))
        }
      }
    }
    return """
      {"scene": 1, "view": {"backgroundColor": "white", "subviews": [\(containers.joined(separator: ",\n"))]},
       "layouts": {"landscape": {"arrangements": {\(arrangements.joined(separator: ",\n"))}}}}
      """
  }

  @Test(arguments: kinds.map(\.name)) func alignmentsAndVisibilities(_ name: String) throws {
    let scratch = try Scratch()
    let keys = try #require(Self.kinds.first { $0.name == name }?.keys)
    try scratch.write(Self.scene(keys), to: "a.scene.json")
    let outcome = try scratch.run(
      "render", "a.scene.json", "-o", ".", "--scale", "1", "--size", "388x268", "--orientation", "landscape",
      "--safe-area", "none")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    let picture = try PNGFile.decode(scratch.bytes("a.landscape.png"), name: name)
    try Golden.expect(picture, equals: "scenes/arrangements/\(name).png", scale: 1)
  }
}
