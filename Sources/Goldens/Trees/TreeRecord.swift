import Geometry
import Numerals

/// What is kept of a screen beside its golden: every view with its place and look, every constraint.
///
/// Two records say what changed where two pictures only say that something did. Whoever draws makes them; nothing here
/// knows what a view is.
public struct TreeRecord: Hashable, Sendable {
  /// A value by its name.
  public struct Property: Hashable, Sendable {
    /// The name, as UIKit has it where it can.
    public var name: String
    /// The value in print.
    public var value: String

    /// A property from its parts.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// A view.
  public struct Node: Hashable, Sendable {
    /// The object id.
    public var id: String
    /// The class that a running app would see.
    public var className: String
    /// Classes from the root to the view, with the place among siblings of one class.
    public var path: String
    /// How many views are around it.
    public var depth: Int
    /// Where it stands in the window, points on the pixel grid.
    public var frame: Rect
    /// Whether it is hidden itself.
    public var isHidden = false
    /// Its own alpha, 0 … 1.
    public var alpha = 1.0
    /// What it says; nil for nothing.
    public var text: String?
    /// What Interface Builder's outline calls it; not compared.
    public var label: String?
    /// Everything else that bears on the picture, but for what is at its default.
    public var properties: [Property] = []
    /// The line of the file that opens it; not compared.
    public var line = 0

    /// A view that is shown as it is.
    public init(id: String, className: String, path: String, depth: Int, frame: Rect) {
      (self.id, self.className, self.path, self.depth, self.frame) = (id, className, path, depth, frame)
    }

    /// Class, title and object id in one phrase: `UILabel "Total" (id 551229343)`.
    public var phrase: String { className + ((text ?? label).map { " \"\($0)\"" } ?? "") + " (id \(id))" }
  }

  /// A constraint, with the view that it is mostly about.
  public struct Constraint: Hashable, Sendable {
    /// The object id.
    public var id: String
    /// The object id of the view that it places: of its two items the one further inside.
    public var view: String
    /// That view's side, such as `leading`.
    public var attribute: String
    /// The rest without the constant: `= "Box".leading`, `≥`.
    public var relation: String
    /// Points.
    public var constant: Double
    /// 1 … 1000.
    public var priority: Double
    /// The line of the file that opens it; not compared.
    public var line = 0

    /// A constraint from its parts.
    public init(
      id: String, view: String, attribute: String, relation: String, constant: Double, priority: Double
    ) {
      (self.id, self.view, self.attribute) = (id, view, attribute)
      (self.relation, self.constant, self.priority) = (relation, constant, priority)
    }
  }

  /// Where in a motion a frame stands.
  public struct Moment: Hashable, Sendable {
    /// What the motion is, in words.
    public var motion: String
    /// How long it takes and how it moves.
    public var timing: String
    /// Seconds since it began.
    public var time: Double

    /// A moment from its parts.
    public init(motion: String, timing: String, time: Double) {
      (self.motion, self.timing, self.time) = (motion, timing, time)
    }
  }

  /// The canvas, points.
  public var canvas: Size
  /// Pixels to a point.
  public var scale: Double
  /// The moment of a frame on the way between two layouts; nil of a still.
  public var moment: Moment?
  /// Views from the root on, parents before what is in them.
  public var nodes: [Node] = []
  /// Constraints in the order of the views that hold them.
  public var constraints: [Constraint] = []

  /// A record of no view yet.
  public init(canvas: Size, scale: Double) { (self.canvas, self.scale) = (canvas, scale) }

  /// A number that stands for everything that is compared: FNV-1a over the printed form without lines.
  public var hash: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text(withLines: false).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Numeral.hexadecimal(hash, digits: 16)
  }
}
