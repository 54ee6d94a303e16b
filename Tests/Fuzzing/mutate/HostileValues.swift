/// Values that do not occur in well-meant documents.
enum HostileValues {
  /// Numbers, as written in a file.
  static let numbers = [
    "nan", "inf", "-inf", "NaN", "1e308", "-1e308", "1e309", "1e-320", "4.9e-324", "-0", "0", "-1", "0.5",
    "1e3",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "2147483647", "-2147483648",
    "4294967296",
    "16383.5", "16384", "16385", "65535", "65536", "100000", "9000000", "33554432", "1e9", "-1e9", "1e15",
    "1e18",
    "-1e18", "1e100", "0x1p3", "0x1p1023", "", " ", "1,5", "1.", ".5", "+5", "5e", "٣", "１２", "1_000",
    "1e1000000",
    "0.0000001", "-16384", "-100000", "3.999999999999999", "0.3333333333333333", "1000", "999.99999",
    "1000.00001",
  ]

  /// Texts as attribute values, escaped for XML.
  static let texts = [
    "", " ", "&#10;", "a&#10;b&#10;&#10;c", "&#13;&#10;", "&#9;&#9;", "&#x85;&#x9b;31mC1&#x9c;",
    "\u{202E}txt.exe\u{202C}", "\u{2066}\u{2067}\u{2068}\u{2069}\u{2069}", "\u{200F}\u{200E}\u{061C}",
    "\u{2028}\u{2029}",
    "::error file=a,line=1::owned", "&#10;::warning::owned", "%0A::error::owned",
    "](http://x) | `a` <b>&lt;script&gt;",
    "&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;", "]]&gt;", "&quot;&apos;&amp;", "\\u001b[31m",
    "${jndi:ldap://x}",
    "../../../../etc/passwd", "/etc/passwd", "/dev/zero", "file:///etc/passwd", "~/.ssh/id_rsa", "..", ".",
    "a/../../b",
    "C:\\a\\b", "con.png", "\u{FEFF}", "\u{FFFD}\u{FFFC}", "\u{0300}\u{0301}\u{0302}\u{0489}", "\u{10FFFD}",
    "\u{E000}",
    "👩‍👩‍👧‍👦🏳️‍🌈🇨🇭🇨", "𝒜𝓑𝔠", "ﷺ﷽", "مرحبا hello שלום 123", "ก็็็็็็็็็็็็็็็็็็็", "ﬀﬁﬂ", "Å Å", "日本語。テキスト", "한글",
    "%@ %d %n %s", "{0}", "NaN", "null", "true", "YES", "-1", "x.y.z.w", "a=b", "*", "initial", "all", "auto",
    "portrait",
    "\u{AD}\u{AD}a\u{AD}b", "\u{200B}\u{2060}", "a\u{00A0}b\u{202F}c",
  ]

  /// Texts that are generated each time, as they are long.
  static func longText(_ random: inout SeededRandom) -> String {
    let pieces = [
      "x", "word ", "&#10;", "wide 漢字", "e\u{301}", "\u{202E}", "אב ", "👩‍👧", "&amp;", "a-", "\u{AD}b",
    ]
    let piece = random.pick(pieces)
    return String(repeating: piece, count: random.pick([100, 1000, 10_000, 40_000]))
  }

  /// Names of elements with a meaning somewhere.
  static let elements = [
    "view", "label", "button", "imageView", "stackView", "scrollView", "tableView", "tableViewCell",
    "collectionView",
    "collectionViewCell", "textField", "textView", "segmentedControl", "slider", "switch", "stepper",
    "progressView",
    "activityIndicatorView", "pageControl", "datePicker", "pickerView", "searchBar", "toolbar",
    "navigationBar", "tabBar",
    "navigationItem", "barButtonItem", "tabBarItem", "visualEffectView", "containerView", "wkWebView",
    "mapView",
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController",
    "splitViewController", "pageViewController", "glkViewController", "placeholder", "customObject",
    "subviews",
    "constraints", "constraint", "connections", "segue", "outlet", "rect", "size", "point", "color",
    "fontDescription",
    "state", "string", "attributedString", "fragment", "attributes", "paragraphStyle", "variation", "mask",
    "exclude",
    "include", "userDefinedRuntimeAttributes", "layoutGuides", "viewLayoutGuide", "viewControllerLayoutGuide",
    "objects", "scene", "scenes", "sections", "tableViewSection", "cells", "prototypes", "items", "resources",
    "image",
    "namedColor", "autoresizingMask", "inset", "edgeInsets", "buttonConfiguration",
    "preferredSymbolConfiguration",
    "collectionViewFlowLayout", "array", "object", "dictionary", "reference", "int", "integer", "bool",
    "bytes", "data",
  ]

  /// Words for a choice somewhere.
  static let words = [
    "left", "right", "center", "justified", "natural", "top", "bottom", "leading", "trailing", "width",
    "height",
    "centerX", "centerY", "baseline", "firstBaseline", "lastBaseline", "leadingMargin", "bottomMargin",
    "equal",
    "lessThanOrEqual", "greaterThanOrEqual", "notAnAttribute", "YES", "NO", "scaleToFill", "scaleAspectFit",
    "scaleAspectFill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    "vertical",
    "horizontal", "grouped", "plain", "insetGrouped", "prominent", "large", "system", "custom", "boldSystem",
    "calibratedRGB",
    "custom", "sRGB", "displayP3", "wordWrap", "charWrap", "clip", "headTruncation", "tailTruncation",
    "middleTruncation", "roundedRect", "compact", "regular", "default", "heightClass=compact",
    "widthClass=regular", "embed",
    "push", "show", "relationship", "unwind", "rootViewController", "view", "portraitView", "landscapeView",
  ]

  /// Key paths of runtime attributes that affect a picture, and some that do not.
  static let keyPaths = [
    "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity",
    "layer.shadowOffset",
    "layer.masksToBounds", "layer.zPosition", "layer.transform.rotation", "layer.transform.scale", "alpha",
    "hidden", "text",
    "contentEdgeInsets", "layer.borderColor", "", "...", "self.self.layer",
  ]
}
