// The methods by which views and controls are given values.
extension StatementReader {
  /// What methods of views and controls set, by property.
  static let setters: [String: String] = [
    "setTitle": "title", "setImage": "image", "setTitleColor": "titleColor", "setAttributedTitle": "title",
    "setBackgroundImage": "backgroundImage", "setOn": "isOn", "setText": "text",
    "setPlaceholder": "placeholder", "insertText": "text",
    "setHidden": "isHidden", "setAlpha": "alpha", "setTextColor": "textColor",
    "setBackgroundColor": "backgroundColor",
    "setTintColor": "tintColor", "setEnabled": "isEnabled", "setAttributedText": "attributedText",
    "setTitleTextAttributes": "titleTextAttributes",
    "setNavigationBarHidden": "isNavigationBarHidden", "setLeftBarButton": "leftBarButtonItem",
    "setLeftBarButtonItem": "leftBarButtonItem",
    "setLeftBarButtonItems": "leftBarButtonItems", "setRightBarButton": "rightBarButtonItem",
    "setRightBarButtonItem": "rightBarButtonItem", "setRightBarButtonItems": "rightBarButtonItems",
    "setViewControllers": "viewControllers", "setToolbarItems": "toolbarItems", "setItems": "items",
    "setProgress": "progress", "setDate": "date", "setThumbImage": "thumbImage",
    "setMinimumTrackImage": "minimumTrackImage", "setMaximumTrackImage": "maximumTrackImage",
  ]

  /// The property that gets an image as soon as that is loaded, by a method that a library adds to views and buttons:
  /// `view.sd_setImage(with: url)`, `view.kf.setImage(with: url)`, `[view setImageWithURL:url]`. Nil for any other setter.
  ///
  /// Source: the documentation of SDWebImage, Kingfisher, AlamofireImage and AFNetworking.
  static func loadedProperty(ofSetter setter: String, label: String?) -> String? {
    let name = setter.split(separator: "_").last.map(String.init) ?? setter
    for (plain, property) in [("setImage", "image"), ("setBackgroundImage", "backgroundImage")] {
      let isLoaded = label == nil ? name != plain && name != setter : label != "_"
      if name == plain && isLoaded || name.hasPrefix(plain + "With") || name.hasPrefix(plain + "From") {
        return property
      }
    }
    return nil
  }

  /// Whether an argument is the state that controls have by themselves, or the metrics of bars: `.normal`, and the empty set of states,
  /// `UIControl.State()` and `[]`.
  ///
  /// Source: Apple, `UIControl.State`.
  static func isNormalState(_ text: SourceText, _ argument: Range<Int>) -> Bool {
    let last = argument.upperBound - 1
    if ["normal", "Normal", "default", "Default"].contains(text.word(last)) { return true }
    if text.isMark(last, "]") { return argument.count == 2 && text.isMark(last - 1, "[") }
    guard text.isMark(last, ")"), text.isMark(last - 1, "(") else { return false }
    return ["UIControlState", "State", "init"].contains(text.word(last - 2))
  }

  /// The state of a control other than that by itself which an argument is; nil for several, and for anything else.
  static func state(_ text: SourceText, _ argument: SourceExpression.Argument) -> String? {
    guard ["for", "forState"].contains(argument.label), argument.range.count <= 4,
      let name = text.word(argument.range.upperBound - 1)
    else { return nil }
    let state = (name.hasPrefix("UIControlState") ? String(name.dropFirst(14)) : name).lowercased()
    return StartingValues.states.contains(state) ? state : nil
  }

  /// The property of a segment that a method gives a value: `segments[0].title` of `setTitle("All", forSegmentAt: 0)`. Nil for any other
  /// method, and where the segment is not stated.
  ///
  /// Source: Apple, `UISegmentedControl`.
  static func segmentProperty(
    ofSetter setter: String, _ arguments: [SourceExpression.Argument], in text: SourceText
  ) -> String? {
    let properties = ["setTitle": "title", "setImage": "image", "setEnabled": "isEnabled"]
    guard arguments.count == 2, ["forSegmentAt", "forSegmentAtIndex"].contains(arguments[1].label),
      arguments[1].range.count == 1,
      let index = text.word(arguments[1].range.lowerBound).flatMap({ Int($0) }),
      let property = properties[setter]
    else { return nil }
    return "segments[\(index)].\(property)"
  }

  /// What the methods of such libraries are gathered in.
  static let loaders: Set<String> = ["kf", "af", "sd", "yy", "nk", "hnk"]

  /// The names of the property that a call gives a value by its key, and the value: `("Boats", forKey: "text")`. Nil for anything else.
  static func keyedValue(_ text: SourceText, _ open: Int) -> (keys: [String], value: Range<Int>)? {
    let arguments = SourceExpression.arguments(text, text.inside(open))
    guard arguments.count == 2, ["forKey", "forKeyPath"].contains(arguments[1].label),
      arguments[1].range.count == 1, let key = text.literal(arguments[1].range.lowerBound)
    else { return nil }
    let keys = key.split(separator: ".").map(String.init)
    return keys.isEmpty ? nil : (keys, arguments[0].range)
  }
}
