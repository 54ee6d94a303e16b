import Diagnostics
import Geometry
import Views

@testable import Templates

/// A view with the given ID at the line given by the number in its ID, if there is one.
func view(
  _ id: String, _ className: String = "UIView", custom: String? = nil, tag: Int = 0,
  frame: Rect = Rect(x: 0, y: 0, width: 10, height: 10), mask: AutoresizingMask = [],
  content: ViewContent = .plain, actions: [ControlAction] = [], _ children: [View] = []
) -> View {
  let line = Int(String(id.filter(\.isNumber))) ?? 1
  let result = View(
    className: className, objectID: id, location: SourceLocation(file: "Form.xib", line: line),
    content: content)
  result.customClass = custom
  result.tag = tag
  result.frame = frame
  result.autoresizingMask = mask
  result.actions = actions
  if !actions.isEmpty { result.control = ControlState() }
  for child in children { result.addSubview(child) }
  return result
}

/// A plain view with subviews.
func view(_ id: String, _ children: [View]) -> View {
  view(id, "UIView", children)
}

func label(_ id: String, _ text: String, custom: String? = nil, tag: Int = 0) -> View {
  var label = Label()
  label.text = text
  return view(id, "UILabel", custom: custom, tag: tag, content: .label(label))
}

func button(
  _ id: String, _ title: String? = nil, image: String? = nil, custom: String? = nil, tag: Int = 0,
  actions: [ControlAction] = []
) -> View {
  var button = Button()
  button.normal.title = title
  button.normal.image = image.map { ImageReference(name: $0) }
  let result = view(
    id, "UIButton", custom: custom, tag: tag, content: .button(button), actions: actions)
  result.control = ControlState()
  return result
}

func field(_ id: String, _ text: String, placeholder: String = "", tag: Int = 0) -> View {
  var field = TextField()
  field.text = text
  field.placeholder = placeholder
  return view(id, "UITextField", tag: tag, content: .textField(field))
}

func action(
  _ selector: String, target: String = "-1", event: String? = "touchUpInside"
) -> ControlAction {
  ControlAction(
    target: target, selector: selector, event: event.flatMap { ControlEvent(name: $0) })
}

/// A template matched with a live tree, queried by object IDs.
struct Trial {
  let template: ViewTree
  let live: ViewTree
  let match: TemplateMatch

  init(template: ViewTree, live: ViewTree, options: MatchingOptions = MatchingOptions()) {
    self.template = template
    self.live = live
    match = Matcher.match(template: template, live: live, orientation: .landscape, options: options)
  }

  init(template: [View], live: [View], options: MatchingOptions = MatchingOptions()) {
    self.init(
      template: ViewTree(root: view("T", template)), live: ViewTree(root: view("L", live)),
      options: options)
  }

  /// The live counterpart of a template view and the rule, such as `a tag`.
  func counterpart(of template: String) -> String? {
    match.pairs.first { $0.template.objectID == template }.map {
      "\(live[$0.live].objectID) \($0.rule.rawValue)"
    }
  }

  var unmatchedLive: [String] { match.unmatchedLive.map(\.summary.objectID) }
  var unmatchedTemplate: [String] { match.unmatchedTemplate.map(\.summary.objectID) }
}
