// What views draw themselves.
extension StartingValues {
  /// Notes by what code the views of a class draw, where it is not UIKit's: that of all classes of a lineage, which may call each other's.
  mutating func noteDrawing(_ lineage: [[SourceType]]) {
    var drawn: [String: [(words: String, place: Place)]] = [:]
    for type in lineage.joined() {
      for method in type.methods {
        guard let name = method.drawing, let digest = method.answer else { continue }
        drawn[name, default: []].append(
          ("\(method.name) \(digest)", Place(file: type.file, line: method.line)))
      }
    }
    for (name, found) in drawn {
      // In whatever order they stand.
      answers[name] = Answer(words: found.map(\.words).sorted().joined(separator: " "), place: found[0].place)
    }
  }

  /// Whether names lead to a property of a layer that objects of the class make themselves.
  package func isOfOwnLayer(_ path: [String]) -> Bool {
    guard path.count == 2, let type = madeClasses[path[0]] else { return false }
    return type.hasPrefix("CA") && type.hasSuffix("Layer") && !["frame", "path"].contains(path[1])
  }

  /// Whether it is one of the methods by which a view draws, or says where it does.
  package static func isOfDrawing(_ name: String) -> Bool {
    name == SourceText.intrinsicSizeMember || SourceType.Method.drawings.values.contains(name)
  }
}

extension SourceType.Method {
  /// What UIKit asks for by it; nil for any other method.
  var asked: String? { question ?? drawing ?? (SourceType.isAsked(name) ? name : nil) }

  /// What a view overrides by it, as Swift calls that, to draw something else, or in another place; nil for any other method.
  ///
  /// Source: Apple, `UIView`, `UILabel`, `UITextField`, `UIButton`, `UISlider`.
  var drawing: String? {
    // An application may call something else so.
    if name == "draw", let first = parameters.first, first.label != "_", first.label != "in" { return nil }
    return Self.drawings[name]
  }

  fileprivate static let drawings: [String: String] = {
    let swift = [
      "draw", "drawText", "drawPlaceholder", "textRect", "titleRect", "imageRect", "contentRect",
      "backgroundRect", "borderRect", "editingRect", "placeholderRect", "leftViewRect", "rightViewRect",
      "clearButtonRect", "trackRect", "thumbRect", "sizeThatFits",
    ]
    let objectiveC = [
      "drawRect": "draw", "drawTextInRect": "drawText", "drawPlaceholderInRect": "drawPlaceholder",
      "textRectForBounds": "textRect", "titleRectForContentRect": "titleRect",
      "imageRectForContentRect": "imageRect", "contentRectForBounds": "contentRect",
      "backgroundRectForBounds": "backgroundRect", "borderRectForBounds": "borderRect",
      "editingRectForBounds": "editingRect", "placeholderRectForBounds": "placeholderRect",
      "leftViewRectForBounds": "leftViewRect", "rightViewRectForBounds": "rightViewRect",
      "clearButtonRectForBounds": "clearButtonRect", "trackRectForBounds": "trackRect",
      "thumbRectForBounds": "thumbRect",
    ]
    return Dictionary(uniqueKeysWithValues: swift.map { ($0, $0) }).merging(objectiveC) { first, _ in first }
  }()
}
