import Views

/// Why a template view and a live view are counterparts: the name of a rule, which JSON shows and options take.
public struct Rule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the rule of a name.
  ///
  /// - Parameter rawValue: The name, such as `target-action`; one of the app's own is a further rule.
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
  /// The same class, which only one of the live siblings has.
  public static let `class` = Rule(rawValue: "class")
  /// Outlets of the same name lead to both, as in two documents of one controller. No rule of
  /// TPMultiLayoutViewController.
  public static let outlet = Rule(rawValue: "outlet")
  /// The same object id, as in a document and its copy. No rule of TPMultiLayoutViewController, and nothing that an app
  /// knows of its views.
  public static let objectID = Rule(rawValue: "id")
}

/// What a rule compares of a view: two views are alike by a rule when both have a feature and the features are equal.
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
  /// A value of a rule of the caller's own.
  case own(Rule, String)

  /// A target of a control's actions and the event at which it gets them.
  struct ActionSlot: Hashable, Sendable {
    let target: String
    let event: ControlEvent?
  }

  /// Whether two views far from each other that share it are likely to be meant for each other.
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
  /// Which of several live children that are alike by a rule is taken.
  public enum Choice: Hashable, Sendable {
    /// The one at the back, or the one in front.
    case first, last
    /// None but a child that has no rival.
    case only
  }

  /// The rule's name.
  public let rule: Rule
  let choice: Choice
  /// Whether the live view must also be of the template view's class, or of a subclass of it (`isKindOfClass:`).
  let comparesClass: Bool
  /// What the rule compares of a view; nil where the rule is not for it.
  let feature: @Sendable (View) -> MatchFeature?

  /// A rule of the caller's own: a view of a template and a live sibling are counterparts if the same is so of both.
  ///
  /// - Parameters:
  ///   - name: What tables, JSON and options call the rule.
  ///   - choice: Which of several live siblings that are alike is taken.
  ///   - comparesClass: Whether the live view must also be of the template view's class, or of a subclass of it.
  ///   - value: What the rule compares of a view; nil where it is not for the view.
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

  /// The rules that layouts are matched by, in their order, unless options say otherwise; see `RuleBook.own`.
  public static let all = RuleBook.own.rules
}

/// The rules of matching in the order in which they are tried, and whom they are tried on.
struct RuleBook: Sendable {
  let rules: [MatchingRule]
  /// Whether live views with a negative tag are found, and count as rivals.
  let findsNegativeTags: Bool

  /// The rules that layouts are matched by, after the list in TPMultiLayoutViewController's notes.
  ///
  /// - A tag finds the last child that bears it.
  /// - Actions are those of controls, compared as a set.
  /// - A button without a title (nil) or image is not compared by it; an empty title is a title.
  /// - A label always has a text: the empty text equals the empty text.
  /// - A text field is compared where its text or placeholder is not empty, and then by both.
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

  /// The rules as TPMultiLayoutViewController's code has them, where that is not what its notes say.
  ///
  /// - A negative tag is heeded in templates only.
  /// - The actions of an event are compared in their order, and a target without an action for one of the
  ///   control's events makes the control like no other, itself included: `actionsForTarget:forControlEvent:` is
  ///   nil then, and nil sent `isEqualToArray:` is NO. A segue that begins at the control is a target of its own.
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

  /// The rules that options ask for.
  static func chosen(by options: MatchingOptions) -> RuleBook {
    RuleBook(rules: options.rules, findsNegativeTags: own.findsNegativeTags)
  }

  /// The same rules as the library's code has them; what it knows nothing of is an app's own, which it has registered there
  /// too.
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

  /// A button's image; the signs of built-in kinds are images, too, but not known to be the same.
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
      // A control keeps a target's action for an event once.
      if slots[slot]?.contains(action.selector) != true { slots[slot, default: []].append(action.selector) }
    }
    return .orderedActions(slots)
  }

  /// Whether some target has no action for an event at which another has one.
  static func hasUnevenTargets(_ actions: [ControlAction]) -> Bool {
    let slots = Set(actions.map { MatchFeature.ActionSlot(target: $0.target, event: $0.event) })
    return slots.count < Set(actions.map(\.target)).count * Set(actions.map(\.event)).count
  }
}

extension View {
  /// Whether it is known to be a control.
  var isControl: Bool { knownClasses.contains { UIKitClass.isControl($0) } }
}

/// The children of one live view, ready to be found by any rule without a walk over all of them.
struct ChildIndex {
  private struct Key: Hashable {
    let feature: MatchFeature
    /// A class that the child is of; nil for rules that do not ask.
    let className: String?
  }

  private struct Slot {
    var first: ViewID
    var last: ViewID
    var count: Int
  }

  private let book: RuleBook
  private var slots: [Key: Slot] = [:]

  /// The index of no children.
  init() { book = .own }

  /// Where a book leaves children with a negative tag alone, no rule finds them, and they are no one's rivals.
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

  /// The live child that a template view claims, and by which rule.
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
