/// The text of a document generated for a benchmark.
struct DocumentText {
  private let parts: [String]
  /// Whether it is a storyboard.
  let isStoryboard: Bool

  /// A document with one root view that contains subviews and constraints.
  init(_ subviews: String, constraints: String = "", resources: String = "") {
    parts = [
      Self.head("XIB"), "<objects>", Self.owner, "<view id=\"root\">", Self.frame(0, 0, 375, 667),
      "<subviews>", subviews, "</subviews>",
      constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>", "</view></objects>", resources,
      "</document>",
    ]
    isStoryboard = false
  }

  /// A document with several objects at the top level.
  init(objects: String) {
    parts = [Self.head("XIB"), "<objects>", objects, "</objects></document>"]
    isStoryboard = false
  }

  /// A storyboard of scenes.
  init(scenes: String) {
    parts = [Self.head("Storyboard.XIB"), "<scenes>", scenes, "</scenes></document>"]
    isStoryboard = true
  }

  /// A document of the older format with views in its root view and their records.
  init(archivedViews: String, records: String, connections: String) {
    parts = [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
      <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      <bool key="EncodedWithXMLCoder">YES</bool><object class="IBProxyObject" id="2">
      <string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBUIView" id="50"><int key="NSvFlags">292</int>
      <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
      """, archivedViews,
      """
      </object><string key="NSFrame">{{0, 0}, {320, 480}}</string></object></object>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool>
      """, connections,
      """
      </object><object class="IBMutableOrderedSet" key="objectRecords">
      <object class="NSArray" key="orderedObjects"><bool key="EncodedWithXMLCoder">YES</bool>
      """, records, "</object></object></object></data></archive>",
    ]
    isStoryboard = false
  }

  /// The bytes of the file.
  var text: String { parts.joined() }

  private static func head(_ type: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="21507">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    """
  }

  static let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"

  static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// Constraints between items, such as `"a.top = b.bottom + 8"`; IDs count up from a given one.
  static func constraint(_ id: String, _ first: String, _ second: String? = nil, constant: Int = 0) -> String
  {
    func item(_ name: String, _ side: String) -> String {
      let parts = name.split(separator: ".")
      return "\(side)Item=\"\(parts[0])\" \(side)Attribute=\"\(parts[1])\" "
    }
    return "<constraint \(item(first, "first"))\(second.map { item($0, "second") } ?? "")"
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }
}

/// The parts for 0 ..< count, concatenated.
func repeated(_ count: Int, _ part: (Int) -> String) -> String { (0..<count).map(part).joined() }

/// The attributes of views placed by constraints.
let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""
