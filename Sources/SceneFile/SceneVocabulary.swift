/// The mapping of a scene file's keys to Interface Builder's elements.
///
/// A member whose value is not a plain text, number or boolean is a child element. Its name is given by `is`, or
/// follows from the key for those that are always the same: in 1,600 documents of 65 projects each of these keys has
/// only one element.
enum SceneVocabulary {
  /// Elements without a key that only hold a list, and the default element of the list's members.
  static let lists: [String: String] = [
    "subviews": "view", "constraints": "constraint", "connections": "outlet", "objects": "viewController",
    "scenes": "scene", "resources": "image", "userDefinedRuntimeAttributes": "userDefinedRuntimeAttribute",
    "layoutGuides": "viewControllerLayoutGuide", "cells": "tableViewCell", "prototypes": "tableViewCell",
    "toolbarItems": "barButtonItem", "gestureRecognizers": "tapGestureRecognizer",
    "sections": "tableViewSection",
    "items": "barButtonItem", "segments": "segment", "attributes": "font", "designables": "designable",
    "inferredMetricsTieBreakers": "segue", "rightBarButtonItems": "barButtonItem",
    "leftBarButtonItems": "barButtonItem", "options": "string", "tabStops": "textTab",
    "fragments": "fragment",
    "dependencies": "capability", "animations": "animation", "scopeButtonTitles": "string",
  ]

  /// Elements without a key that occur at most once in an element.
  static let single: Set<String> = ["device", "point"]

  /// The element for a key; nil if `is` must specify it.
  static func element(ofKey key: String) -> String? {
    if let element = elements[key] { return element }
    if key == "default" || key.utf8.contains(UInt8(ascii: "=")) && key.contains("Class=") {
      return "variation"
    }
    // Asked of every key: most have none of these endings.
    switch key.utf8.last {
    case UInt8(ascii: "r"):
      return !colorNames.contains(key) && (key.hasSuffix("Color") || key == "color") ? "color" : nil
    case UInt8(ascii: "t"): return key.hasSuffix("Inset") ? "inset" : nil
    case UInt8(ascii: "s"):
      return key.hasSuffix("Insets") ? "inset" : key.hasSuffix("TextAttributes") ? "textAttributes" : nil
    case UInt8(ascii: "n"): return key.hasSuffix("FontDescription") ? "fontDescription" : nil
    default: return nil
    }
  }

  /// Attributes of a color itself.
  private static let colorNames: Set<String> = [
    "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "namedColor",
  ]

  private static let elements: [String: String] = [
    "frame": "rect", "bounds": "rect", "contentStretch": "rect", "autoresizingMask": "autoresizingMask",
    "fontDescription": "fontDescription", "normal": "state", "highlighted": "state", "disabled": "state",
    "selected": "state", "safeArea": "viewLayoutGuide", "contentLayoutGuide": "viewLayoutGuide",
    "frameLayoutGuide": "viewLayoutGuide", "textInputTraits": "textInputTraits",
    "accessibilityConfiguration": "accessibility", "navigationItem": "navigationItem",
    "navigationBar": "navigationBar", "tabBar": "tabBar", "toolbar": "toolbar",
    "rightBarButtonItem": "barButtonItem", "leftBarButtonItem": "barButtonItem",
    "backBarButtonItem": "barButtonItem", "tabBarItem": "tabBarItem", "canvasLocation": "point",
    "configuration": "buttonConfiguration", "contentConfiguration": "listContentConfiguration",
    "intrinsicContentSize": "size", "customSize": "size", "itemSize": "size", "headerReferenceSize": "size",
    "footerReferenceSize": "size", "freeformSize": "size", "shadowOffset": "size",
    "titleShadowOffset": "size",
    "portraitSize": "size", "landscapeSize": "size", "contentSize": "size",
    "collectionViewLayout": "collectionViewFlowLayout", "layoutMargins": "edgeInsets",
    "directionalLayoutMargins": "directionalEdgeInsets", "edgesForExtendedLayout": "extendedEdge",
    "preferredSymbolConfiguration": "preferredSymbolConfiguration", "attributedText": "attributedString",
    "attributedTitle": "attributedString", "NSFont": "font", "NSParagraphStyle": "paragraphStyle",
    "userComments": "attributedString", "dataDetectorTypes": "dataDetectorType", "date": "date",
    "orientation": "simulatedOrientationMetrics", "view": "view",
  ]

  /// The numbers of an element that an array gives in this order; nil for an element that has none.
  static func numbers(of element: String) -> [String]? {
    switch element {
    case "rect": ["x", "y", "width", "height"]
    case "size": ["width", "height"]
    case "point": ["x", "y"]
    case "inset": ["minY", "minX", "maxY", "maxX"]
    case "edgeInsets": ["top", "left", "bottom", "right"]
    case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
    default: nil
    }
  }
}
