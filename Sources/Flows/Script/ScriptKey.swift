import Views

/// A key of a script, used both by the reader and for generating the published schema.
struct ScriptKey: Sendable {
  /// The kind of value that a key accepts.
  indirect enum Shape: Sendable {
    case text
    case flag
    case number(ClosedRange<Double>)
    /// An integer in a range.
    case count(ClosedRange<Int>)
    case word([String])
    /// A list of at least this many values of one shape.
    case list(Shape, least: Int)
    case object([ScriptKey])
    /// An object with arbitrary keys and text, number or boolean values.
    case values
    /// A step: its short form as text, or an object with one of the actions.
    case step
    /// One of several shapes, distinguished by the kind of JSON value.
    case either([Shape])
  }

  let name: String
  let shape: Shape
  /// The description in the schema.
  let help: String
  /// Whether the containing object is invalid without it.
  var isRequired = false

  init(_ name: String, _ shape: Shape, _ help: String, isRequired: Bool = false) {
    (self.name, self.shape, self.help, self.isRequired) = (name, shape, help, isRequired)
  }

  private static let orientation = Shape.word(Orientation.allCases.map(\.rawValue))
  private static let bar = Shape.word(FlowController.BarWish.allCases.map(\.rawValue))
  private static let presentation = Shape.word(FlowController.Presentation.allCases.map(\.rawValue))
  private static let steps = Shape.list(.step, least: 0)
  private static let textOrTexts = Shape.either([.text, .list(.text, least: 1)])

  /// The keys at the top level of a script.
  static let all: [ScriptKey] = [
    ScriptKey("$schema", .text, "The schema of this file, for editors."),
    ScriptKey(
      "documents", .list(.text, least: 1),
      "Storyboards, xibs and scene files, relative to the script's folder.",
      isRequired: true),
    ScriptKey("device", .text, "The device, as for --device; by default that of the documents."),
    ScriptKey("orientation", orientation, "The initial orientation of the device."),
    ScriptKey(
      "start", .text, "The first controller; by default the initial one of the first document."),
    ScriptKey(
      "navigation", .flag,
      "Whether code puts the first controller, or each tab, into a navigation controller."),
    ScriptKey(
      "tabs", .list(.text, least: 1), "Controllers that code adds as tabs of a tab bar controller."),
    ScriptKey("controllers", .list(.object(customs), least: 0), "The behavior of controllers' code."),
    ScriptKey(
      "alternates", .list(.object(alternate), least: 0),
      "Controllers that replace each other in portrait and landscape; by default derived from their names."
    ),
    ScriptKey("actions", .list(.object(action), least: 0), "The behavior of controls' actions."),
    ScriptKey("steps", steps, "The walk.", isRequired: true),
  ]

  private static let customs: [ScriptKey] = [
    ScriptKey(
      "controller", .text, "Title, storyboard id, class, label or object id of the controller.",
      isRequired: true),
    ScriptKey(
      "bar", bar,
      "Its effect on the navigation bar when it appears; none by default."),
    ScriptKey("tabBar", bar, "Whether a tab bar controller shows its tab bar."),
    ScriptKey("orientations", .list(orientation, least: 1), "The supported orientations."),
    ScriptKey("presentation", presentation, "The presentation style."),
    ScriptKey("title", .text, "The title set by code."),
  ]

  private static let alternate: [ScriptKey] = [
    ScriptKey("portrait", .text, "The controller for portrait.", isRequired: true),
    ScriptKey("landscape", .text, "The controller for landscape.", isRequired: true),
    ScriptKey("base", orientation, "The one shown first; by default that for portrait."),
    ScriptKey(
      "by", .word(AlternateRule.Means.allCases.map(\.rawValue)),
      "How one controller replaces the other; by default as the documents suggest."),
    ScriptKey(
      "checks", .list(.word(AlternateRule.Occasion.allCases.map(\.rawValue)), least: 0),
      "When the rule is applied; by default on rotation and after a controller was shown."
    ),
    ScriptKey("animated", .flag, "Whether the change is animated; false by default."),
    ScriptKey("model", .flag, "Whether both share a model; true by default."),
  ]

  private static let action: [ScriptKey] = [
    ScriptKey(
      "action", .text, "The selector, such as showDetails:, or that of an unwind segue.", isRequired: true),
    ScriptKey("of", .text, "The target controller; any by default."),
    ScriptKey("does", steps, "Its steps.", isRequired: true),
  ]

  /// The actions of steps: a step has exactly one of these keys.
  static let actions: [ScriptKey] = [
    ScriptKey(
      "rotate", .either([.word(Orientation.allCases.map(\.rawValue)), .flag]),
      "Rotates the device; true rotates it to the other orientation."),
    ScriptKey("tap", .text, "Taps a view or bar item, by label, text, outlet, tag or object id."),
    ScriptKey("push", .text, "Pushes a controller."),
    ScriptKey("replace", .text, "Replaces the visible controller with another."),
    ScriptKey(
      "back", .either([.flag, .text]),
      "Pops the top of the stack: true for one, root for all but the root, or down to a controller."),
    ScriptKey("present", .text, "Presents a controller."),
    ScriptKey("dismiss", .flag, "Dismisses the topmost presented controller."),
    ScriptKey("segue", .text, "Performs a segue by its identifier."),
    ScriptKey(
      "select", .either([.text, .count(1...99)]), "Selects a tab by title, controller or number from 1."),
    ScriptKey("set", .values, "Sets values on the visible screen: {\"Name.text\": \"Ana\"}, as --set does."),
    ScriptKey(
      "state", textOrTexts,
      "Applies a state of the visible screen, or several, one on top of the other; initial comes back."),
    ScriptKey("scroll", .object(scroll), "Scrolls a view of the visible screen."),
    ScriptKey("bar", bar, "Hides or shows the navigation bar."),
    ScriptKey("wait", .number(0...3600), "Waits for some seconds."),
    ScriptKey("snapshot", .text, "Makes a picture with this name."),
    ScriptKey("expect", .object(expect), "Checks expectations."),
    ScriptKey("repeat", .count(1...1000), "Repeats the steps under the key steps this many times."),
  ]

  /// The keys allowed next to an action.
  static let besides: [ScriptKey] = [
    ScriptKey("name", .text, "The name of the step, which its picture has, too."),
    ScriptKey("animated", .flag, "Whether the step is animated; true by default."),
    ScriptKey("presentation", presentation, "The presentation style of present."),
    ScriptKey("steps", steps, "The steps to repeat."),
  ]

  private static let scroll: [ScriptKey] = [
    ScriptKey("view", .text, "The scroll view.", isRequired: true),
    ScriptKey("x", .number(-1e5...1e5), "The content offset from the left, points."),
    ScriptKey("y", .number(-1e5...1e5), "The content offset from the top, points."),
  ]

  static let expect: [ScriptKey] = [
    ScriptKey(
      "step", .either([.text, .count(0...FlowWalk.mostSteps)]),
      "The step after which this is checked, by its name or its number, 0 for the start; by default the last one."
    ),
    ScriptKey("visible", .text, "The visible controller."),
    ScriptKey("stack", .list(.text, least: 1), "The controllers on the stack, beginning with the root."),
    ScriptKey("orientation", orientation, "The orientation of the interface."),
    ScriptKey("text", textOrTexts, "Visible texts."),
    ScriptKey("noText", textOrTexts, "Texts that are not visible."),
    ScriptKey("view", textOrTexts, "Visible views."),
    ScriptKey("noView", textOrTexts, "Views that are not visible."),
    ScriptKey("bar", bar, "Whether the navigation bar is hidden or shown."),
    ScriptKey("title", .text, "The title in the navigation bar."),
    ScriptKey("back", .text, "The title of the back button; an empty string for none."),
    ScriptKey("presented", .count(0...99), "The number of presented controllers."),
    ScriptKey("golden", .text, "A PNG that the screen must equal, relative to the script's folder."),
  ]
}
