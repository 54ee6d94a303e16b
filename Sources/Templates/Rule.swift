import Views

/// The reason why a template view and a live view are counterparts: the name of a rule, used in JSON and options.
public struct Rule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the rule with a name.
  ///
  /// - Parameter rawValue: The name, such as `target-action`; an app can add its own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Both are the root of their tree.
  public static let root = Rule(rawValue: "root")
  /// Both are the same view: the tree is its own template.
  public static let identity = Rule(rawValue: "identity")
  /// The same tag.
  public static let tag = Rule(rawValue: "tag")
  /// The same targets, events and actions.
  public static let targetAction = Rule(rawValue: "target-action")
  /// The same title of two buttons.
  public static let title = Rule(rawValue: "title")
  /// The same image of two buttons.
  public static let image = Rule(rawValue: "image")
  /// The same text of two labels, or the same text and placeholder of two text fields.
  public static let text = Rule(rawValue: "text")
  /// The same class, which occurs only once among the live siblings.
  public static let `class` = Rule(rawValue: "class")
  /// Outlets with the same name refer to both, as in two documents of one controller. Not a rule of
  /// TPMultiLayoutViewController.
  public static let outlet = Rule(rawValue: "outlet")
  /// The same object ID, as in a document and its copy. Not a rule of TPMultiLayoutViewController, and unknown to an
  /// app.
  public static let objectID = Rule(rawValue: "id")
}

/// The feature of a view that a rule compares: two views match by a rule if both have equal features.
enum MatchFeature: Hashable, Sendable {
  case tag(Int)
  case actions(Set<ControlAction>)
  case orderedActions([ActionSlot: [String]])
  case title(String)
  case image(name: String, isSystem: Bool)
  case noImage
  case labelText(String)
  case fieldText(String, placeholder: String)
  case runtimeClass(String)
  case outlet(String)
  case objectID(String, className: String)
  /// A value of a custom rule.
  case own(Rule, String)

  /// A target of a control's actions and the event that triggers them.
  struct ActionSlot: Hashable, Sendable {
    let target: String
    let event: ControlEvent?
  }

  /// Whether two distant views with the same feature are likely to belong together.
  var isTelling: Bool {
    switch self {
    case .tag, .actions, .orderedActions, .image, .fieldText, .outlet, .own: true
    case .title(let text), .labelText(let text): !text.isEmpty
    case .objectID(let id, _): !TwinRule.isCounter(id)
    case .runtimeClass, .noImage: false
    }
  }
}

/// One row of a table of rules.
public struct MatchingRule: Sendable {
  /// The choice among several live children that match by a rule.
  public enum Choice: Hashable, Sendable {
    /// The rearmost or the frontmost one.
    case first, last
    /// Only a child without a rival.
    case only
  }

  /// The rule's name.
  public let rule: Rule
  let choice: Choice
  /// Whether the live view must also have the template view's class, or a subclass of it (`isKindOfClass:`).
  let comparesClass: Bool
  /// The compared feature of a view; nil if the rule does not apply to it.
  let feature: @Sendable (View) -> MatchFeature?

  /// Creates a custom rule: a view of a template and a live sibling are counterparts if they have the same feature.
  ///
  /// - Parameters:
  ///   - name: The rule's name in tables, JSON and options.
  ///   - choice: The choice among several matching live siblings.
  ///   - comparesClass: Whether the live view must also have the template view's class, or a subclass of it.
  ///   - value: Returns the compared feature of a view; nil if the rule does not apply to it.
  public init(
    _ name: String, taking choice: Choice = .first, comparesClass: Bool = false,
    comparing value: @escaping @Sendable (View) -> String?
  ) {
    let rule = Rule(rawValue: name)
    self.init(rule: rule, choice: choice, comparesClass: comparesClass) { view in
      value(view).map { .own(rule, $0) }
    }
  }

  init(
    rule: Rule, choice: Choice, comparesClass: Bool = true,
    feature: @escaping @Sendable (View) -> MatchFeature?
  ) {
    (self.rule, self.choice, self.comparesClass, self.feature) = (rule, choice, comparesClass, feature)
  }

  /// The default rules for matching layouts, in order; see `RuleBook.own`.
  public static let all = RuleBook.own.rules
}

/// The rules for matching in the order in which they are tried, and the views they apply to.
struct RuleBook: Sendable {
  let rules: [MatchingRule]
  /// Whether live views with a negative tag are found, and treated as rivals.
  let findsNegativeTags: Bool

  /// The rules for matching layouts, according to the list in TPMultiLayoutViewController's notes.
  ///
  /// - A tag finds the last child with this tag.
  /// - Actions are those of controls, compared as a set.
  /// - A button without a title (nil) or image is not compared by it; an empty title is a title.
  /// - A label always has a text: the empty text equals the empty text.
  /// - A text field is compared if its text or placeholder is not empty, and then by both.
  static let own = RuleBook(
    rules: [
      tag,
      MatchingRule(rule: .targetAction, choice: .first) { view in
        view.isControl && !view.actions.isEmpty ? .actions(Set(view.actions)) : nil
      },
      title,
      MatchingRule(rule: .image, choice: .first) { view in
        (view.content.titleImage ?? nil).map { .image(name: $0.name, isSystem: $0.isSystem) }
      },
      labelText,
      MatchingRule(rule: .text, choice: .first) { view in
        guard case .fieldText(let text, let placeholder) = fieldText(view) else { return nil }
        return text.isEmpty && placeholder.isEmpty ? nil : fieldText(view)
      },
      runtimeClass,
    ], findsNegativeTags: false)

  /// The rules as implemented by TPMultiLayoutViewController's code, where that differs from its notes.
  ///
  /// - A negative tag is only respected in templates.
  /// - The actions of an event are compared in their order, and a target without an action for one of the control's
  ///   events makes the control like no other, itself included: `actionsForTarget:forControlEvent:` is nil then, and
  ///   nil sent `isEqualToArray:` is NO. A segue from the control is a separate target.
  /// - Two buttons without image have the same image, nil.
  /// - Two text fields without text have the same text; `UITextField.text` is never nil.
  static let library = RuleBook(
    rules: [
      tag,
      MatchingRule(rule: .targetAction, choice: .first) { view in
        view.isControl && view.segues.isEmpty ? orderedActions(view.actions) : nil
      },
      title,
      MatchingRule(rule: .image, choice: .first, feature: imageOrNone),
      labelText,
      MatchingRule(rule: .text, choice: .first, feature: fieldText),
      runtimeClass,
    ], findsNegativeTags: true)

  /// The rules selected by options.
  static func chosen(by options: MatchingOptions) -> RuleBook {
    RuleBook(rules: options.rules, findsNegativeTags: own.findsNegativeTags)
  }

  /// The same rules as implemented by the library's code; rules unknown to it are an app's own, which are registered
  /// there too.
  static func ofLibrary(by options: MatchingOptions) -> RuleBook {
    var names: [Rule] = []
    for rule in options.rules where !names.contains(rule.rule) { names.append(rule.rule) }
    let rules = names.flatMap { name in
      let known = library.rules.filter { $0.rule == name }
      return known.isEmpty ? options.rules.filter { $0.rule == name } : known
    }
    return RuleBook(rules: rules, findsNegativeTags: library.findsNegativeTags)
  }

  private static let tag = MatchingRule(rule: .tag, choice: .last, comparesClass: false) {
    $0.tag > 0 ? .tag($0.tag) : nil
  }

  private static let title = MatchingRule(rule: .title, choice: .first) { view in
    (view.content.title ?? nil).map { .title($0) }
  }

  private static let labelText = MatchingRule(rule: .text, choice: .first) { view in
    guard case .label = view.content else { return nil }
    return view.content.text.map { .labelText($0) }
  }

  private static let runtimeClass = MatchingRule(rule: .class, choice: .only, comparesClass: false) {
    .runtimeClass($0.runtimeClass)
  }

  private static func fieldText(_ view: View) -> MatchFeature? {
    guard case .textField = view.content, let text = view.content.text,
      let placeholder = view.content.placeholder
    else { return nil }
    return .fieldText(text, placeholder: placeholder)
  }

  /// A button's image; the signs of built-in types are images, too, but not known to be equal.
  private static func imageOrNone(_ view: View) -> MatchFeature? {
    guard case .button(let button) = view.content else { return nil }
    if let image = button.image { return .image(name: image.name, isSystem: image.isSystem) }
    return [.custom, .system].contains(button.kind) ? .noImage : nil
  }

  private static func orderedActions(_ actions: [ControlAction]) -> MatchFeature? {
    guard !actions.isEmpty, !hasUnevenTargets(actions) else { return nil }
    var slots: [MatchFeature.ActionSlot: [String]] = [:]
    for action in actions {
      let slot = MatchFeature.ActionSlot(target: action.target, event: action.event)
      // A control stores a target's action for an event once.
      if slots[slot]?.contains(action.selector) != true { slots[slot, default: []].append(action.selector) }
    }
    return .orderedActions(slots)
  }

  /// Whether some target has no action for an event for which another has one.
  static func hasUnevenTargets(_ actions: [ControlAction]) -> Bool {
    let slots = Set(actions.map { MatchFeature.ActionSlot(target: $0.target, event: $0.event) })
    return slots.count < Set(actions.map(\.target)).count * Set(actions.map(\.event)).count
  }
}

extension View {
  /// Whether it is known to be a control.
  var isControl: Bool { knownClasses.contains { UIKitClass.isControl($0) } }
}

/// The children of one live view, indexed for lookup by any rule without a traversal.
struct ChildIndex {
  private struct Key: Hashable {
    let feature: MatchFeature
    /// A class of the child; nil for rules that do not use it.
    let className: String?
  }

  private struct Slot {
    var first: ViewID
    var last: ViewID
    var count: Int
  }

  private let book: RuleBook
  private var slots: [Key: Slot] = [:]

  /// The index of an empty list.
  init() { book = .own }

  /// If a book ignores children with a negative tag, no rule finds them, and they are not rivals.
  init(of parent: View, by book: RuleBook) {
    self.book = book
    for child in parent.subviews where book.findsNegativeTags || child.tag >= 0 {
      let classes = child.knownClasses
      for rule in book.rules {
        guard let feature = rule.feature(child) else { continue }
        guard rule.comparesClass else {
          add(child.id, Key(feature: feature, className: nil))
          continue
        }
        for name in classes { add(child.id, Key(feature: feature, className: name)) }
      }
    }
  }

  private mutating func add(_ child: ViewID, _ key: Key) {
    var slot = slots[key] ?? Slot(first: child, last: child, count: 0)
    slot.last = child
    slot.count += 1
    slots[key] = slot
  }

  /// The live child claimed by a template view, and the rule.
  func counterpart(of template: View) -> (live: ViewID, rule: Rule)? {
    for rule in book.rules {
      guard let feature = rule.feature(template) else { continue }
      let key = Key(feature: feature, className: rule.comparesClass ? template.runtimeClass : nil)
      guard let slot = slots[key] else { continue }
      switch rule.choice {
      case .first: return (slot.first, rule.rule)
      case .last: return (slot.last, rule.rule)
      case .only: if slot.count == 1 { return (slot.first, rule.rule) }
      }
    }
    return nil
  }
}
