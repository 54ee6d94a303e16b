import Diagnostics
import Geometry
import Numerals

/// What is kept of a screen beside its golden: every view with its place and look, every constraint.
///
/// Two records say what changed where two pictures only say that something did. Whoever draws makes them; nothing here
/// knows what a view is.
package struct TreeRecord: Hashable, Sendable {
  /// A value by its name.
  package struct Property: Hashable, Sendable {
    /// The name, as UIKit has it where it can.
    package var name: String
    /// The value in print.
    package var value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// A view.
  package struct Node: Hashable, Sendable {
    package var id: String
    /// The class that a running app would see.
    package var className: String
    /// Classes from the root to the view, with the place among siblings of one class.
    package var path: String
    /// How many views are around it.
    package var depth: Int
    /// Where it stands in the window, points on the pixel grid.
    package var frame: Rect
    /// Whether it is hidden itself.
    package var isHidden = false
    /// Its own alpha, 0 … 1.
    package var alpha = 1.0
    /// What it says; nil for nothing.
    package var text: String?
    /// What UIKit's class, or the one that the view's class derives from, adds to a view: its case, such as `button`, and the names of its
    /// properties. Empty where it is not known. Not kept.
    package var addition = ""
    package var additions: Set<String> = []
    /// Whether an app's data gives its rows or items. Not kept.
    package var showsData = false
    /// What Interface Builder's outline calls it; not compared.
    package var label: String?
    /// Everything else that bears on the picture, but for what is at its default.
    package var properties: [Property] = []
    /// The line of the file that opens it; not compared.
    package var line = 0
    /// The file that it is from, where that is not the document: of a cell that code registers. Not kept.
    package var file: String?
    /// The objects of the document that some of the properties belong to, such as items of a bar; not compared.
    package var parts: [Part] = []
    /// What layout reads besides frames and constraints, but for what is at its default; compared where both records
    /// have it, and no part of the hash.
    package var layout: [Property] = []
    /// What assistive technologies find of it, but for what is at its default; only in records that are asked for it.
    package var accessibility: [Property] = []
    /// The hashes of the project's images that it shows, by their names.
    package var pictures: [Property] = []
    /// What is known about its properties, `text`, `frame`, `hidden`, `alpha` and `class`, listed or not, by name. Not kept.
    package var facts: [String: Fact] = [:]
    /// Where the document states its properties. Not kept.
    package var places: StatedPlaces?
    /// Where the layout of a template that it has is stated; nil for `places`. Not kept.
    package var layoutPlaces: StatedPlaces?
    /// Where translated texts, and the assets that it shows, are stated. Not kept.
    package var sources: [Source] = []
    /// The names of the outlets that lead to it. Not kept.
    package var outlets: [String] = []
    /// Names of its layout guides by object id. Not kept.
    package var guides: [String: String] = [:]
    /// Whether what it says is a placeholder, in a field that is empty. Not kept.
    package var showsPlaceholder = false
    /// The title that it shows, of a button that has another in reserve; nil for what it says. Not kept.
    package var shownTitle: String?
    /// The name of the image that it shows, of an image view; nil for none. Not kept.
    package var imageName: String?
    /// Whether an image that it shows is nowhere. Not kept.
    package var lacksImage = false
    /// Whether its own frame in the document, rather than constraints or a container, places it. Not kept.
    package var isFree = false
    /// Whether it has a background where the document states none, as tables and their rows have. Not kept.
    package var hasOwnGround = false
    /// Whether what is inside scrolls. Not kept.
    package var isScrolling = false
    /// Whether it has nothing to show before code, which knows it by an outlet, gives it a text or an image. Not kept.
    package var isFilledByCode = false
    /// Whether code puts it into another view, wherever the document has it. Not kept.
    package var isPlacedByCode = false
    /// Whether it is not seen before code shows it. Not kept.
    package var isShownByCode = false
    /// Whether code hides it, or takes it out, at some time: what it covers is seen then. Not kept.
    package var isHiddenByCode = false
    /// Whether it stands where the rows and items leave it that an app's data gives, as prototypes do. Not kept.
    package var isPlacedByData = false
    /// What Interface Builder's outline calls it by the user's choice; nil for nothing. Not kept.
    package var userLabel: String?

    /// A view that is shown as it is.
    package init(id: String, className: String, path: String, depth: Int, frame: Rect) {
      (self.id, self.className, self.path, self.depth, self.frame) = (id, className, path, depth, frame)
    }

    /// Whether nothing that is compared differs but for where it stands.
    func looksLike(_ other: Self) -> Bool {
      (className, isHidden, alpha, text, label) == (
        other.className, other.isHidden, other.alpha, other.text, other.label
      )
        && addition == other.addition && showsPlaceholder == other.showsPlaceholder
        && properties == other.properties
        && parts == other.parts
        && layout == other.layout && accessibility == other.accessibility && pictures == other.pictures
    }

    /// Returns the file, nil for the document, and the line that state a property.
    func place(of name: String) -> (file: String?, line: Int) {
      guard let places, let fact = facts[name] else { return (file, line) }
      let own = fact.isOfLayout ? layoutPlaces ?? places : places
      let place = fact.location ?? own.place(ofFirst: fact.keys) ?? own.opening
      return (place.file == places.opening.file ? file : place.file, place.line)
    }

    /// Returns the line of the element in the view's own that states a property; nil where the view itself does, or nothing.
    func lineBelow(of name: String) -> Int? {
      guard let places, facts[name] != nil else { return nil }
      let place = place(of: name)
      return place.file == file && place.line != places.opening.line ? place.line : nil
    }

    /// Class, title and object id in one phrase: `UILabel "Total" (id 551229343)`.
    package var phrase: String {
      id.hasPrefix(TreeRecord.inside)
        ? "\(PrintedText.short(ofClass: className, title: text ?? label)) (\(PrintedText.shortened(id)))"
        : PrintedText.phrase(ofClass: className, title: text ?? label, id: id)
    }
  }

  /// An object of a document that is no view, but part of one, or of a bar around the screen: an item of a bar, a
  /// section.
  package struct Part: Hashable, Sendable {
    /// What the names of its properties begin with, such as `toolbar.items[2]`.
    package var name: String
    /// The object id; empty for none.
    package var id: String
    /// UIKit's class.
    package var className: String
    /// The line of the file that opens it.
    package var line: Int

    package init(name: String, id: String, className: String, line: Int) {
      (self.name, self.id, self.className, self.line) = (name, id, className, line)
    }

    /// Class and object id in one phrase.
    var phrase: String { PrintedText.phrase(ofClass: className, title: nil, id: id) }
  }

  /// What is known about a property besides its value.
  package struct Fact: Hashable, Sendable {
    /// UIKit's name.
    package var name: String
    /// What it is where it is left out, in print: `0`, `NO`, `none`; nil for the default.
    package var absent: String?
    /// Values that are shown in other words than records have.
    package var words: [String: String] = [:]
    /// Whether it only paints: no view moves because of it.
    package var isPaint: Bool
    /// Whether no picture shows it: touches, connections and code alone, or assistive technologies.
    package var isWithoutPicture = false
    /// The keys under which documents state it.
    package var keys: [String] = []
    /// Whether the layout of a template states it.
    package var isOfLayout = false
    /// Where something else states it than its view; nil for the view.
    package var location: SourceLocation?
    /// The object that states it instead of the view, such as a bar around the screen; nil for the view.
    package var owner: Part?

    /// A property that is stated where its view is.
    package init(name: String, absent: String? = nil, isPaint: Bool = false) {
      (self.name, self.absent, self.isPaint) = (name, absent, isPaint)
    }
  }

  /// A place in another file that states a text or an asset.
  package struct Source: Hashable, Sendable {
    /// What is stated.
    package enum Subject: Hashable, Sendable {
      case text(String), image(String), color(String)

      /// The text, or the name of the asset.
      package var name: String {
        switch self {
        case .text(let name), .image(let name), .color(let name): name
        }
      }

      package var isColor: Bool { if case .color = self { true } else { false } }
    }

    /// What is stated.
    package var subject: Subject
    /// The file as messages show it; nil for the document.
    package var file: String?
    /// The line; 0 for the whole.
    package var line: Int

    package init(_ subject: Subject, file: String?, line: Int) {
      (self.subject, self.file, self.line) = (subject, file, line)
    }
  }

  /// A constraint, with the view that it is mostly about.
  package struct Constraint: Hashable, Sendable {
    package var id: String
    /// The object id of the view that it places: of its two items the one further inside.
    package var view: String
    /// That view's side, such as `leading`.
    package var attribute: String
    /// The rest without the constant: `= "Box".leading`, `≥`.
    package var relation: String
    /// Points.
    package var constant: Double
    /// 1 … 1000.
    package var priority: Double
    /// The line of the file that opens it; not compared.
    package var line = 0
    /// The file of the line, where that is not the document: one of code that gives it its constant. Not kept.
    package var file: String?
    /// The object id of its other item; nil for none. Not compared, as the relation names it.
    package var other: String?

    package init(
      id: String, view: String, attribute: String, relation: String, constant: Double, priority: Double
    ) {
      (self.id, self.view, self.attribute) = (id, view, attribute)
      (self.relation, self.constant, self.priority) = (relation, constant, priority)
    }

    /// The object id that the relation names: older records have it nowhere else.
    var relationID: String? {
      guard let start = relation.firstIndex(of: "#") else { return nil }
      // A factor after the attribute has a point, too.
      let id = relation[relation.index(after: start)...].prefix { $0 != "." }
      return id.endIndex < relation.endIndex ? String(id) : nil
    }
  }

  /// Where in a motion a frame stands.
  package struct Moment: Hashable, Sendable {
    /// What the motion is, in words.
    package var motion: String
    /// How long it takes and how it moves.
    package var timing: String
    /// Seconds since it began.
    package var time: Double

    package init(motion: String, timing: String, time: Double) {
      (self.motion, self.timing, self.time) = (motion, timing, time)
    }
  }

  /// The canvas, points.
  package var canvas: Size
  /// Pixels per point.
  package var scale: Double
  /// The moment of a frame of a transition; nil for a still.
  package var moment: Moment?
  /// The document, relative to the project's root; nil where nothing tells. Not compared.
  package var document: String?
  /// The version of the tools that saved the document; nil where nothing tells. Not compared, but what follows from it.
  package var tools: Int?
  /// The screen's name; nil where nothing tells. Not compared.
  package var screen: String?
  /// Whether views have their `layout`: records of older versions do not.
  package var knowsLayout = false
  /// Views from the root on, parents before what is in them.
  package var nodes: [Node] = []
  /// Constraints in the order of the views that hold them.
  package var constraints: [Constraint] = []
  /// The lines of the constraints that are removed at build time, by object id. Not kept.
  package var placeholders: [String: Int] = [:]
  /// The lines of the constraints that are not installed for the size classes of the picture, by object id; none where it is not
  /// known. Not kept.
  package var uninstalled: [String: Int] = [:]
  /// The number of views whose constraints conflict. Not kept.
  package var conflicts = 0
  /// What constraints leave open of views, such as `width, vertical position`, by the views' ids. Not kept.
  package var ambiguous: [String: String] = [:]
  /// Whether it has bars around the screen that the picture does not show. Not kept.
  package var hasBarsBeyondPicture = false

  /// A record of no view yet. `canvas`: the size of the screen, points.
  package init(canvas: Size, scale: Double) { (self.canvas, self.scale) = (canvas, scale) }

  /// A number that stands for everything that is compared: FNV-1a over the printed form without lines.
  package var hash: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text(withLines: false).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Numeral.hexadecimal(hash, digits: 16)
  }
}
