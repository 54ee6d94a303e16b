/// A kind of growing documents.
struct Kind: Sendable {
  /// The counted objects.
  let name: String
  /// The timed command.
  var command = "render"
  /// The number of objects in a document of size 1,000; fewer if each is a whole screen.
  var share = 1.0
  /// The document with this many objects.
  let document: @Sendable (Int) -> DocumentText

  static let all = views + constraints + stacks + tables + bars + texts + layouts + scenes

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    DocumentText.frame(x, y, width, height)
  }

  private static func constraint(
    _ id: String, _ first: String, _ second: String? = nil, constant: Int = 0
  ) -> String {
    DocumentText.constraint(id, first, second, constant: constant)
  }

  private static func place(_ index: Int, _ width: Int = 60, _ height: Int = 20) -> String {
    frame(index % 37 * 10, index % 61 * 10, width, height)
  }

  private static let views = [
    Kind(name: "siblings") { count in
      DocumentText(repeated(count) { "<label text=\"Text \($0)\" id=\"v\($0)\">\(place($0))</label>" })
    },
    Kind(name: "nested views") { count in
      // As deep as documents may be, some side by side.
      let depth = 250
      return DocumentText(
        repeated(count / depth) { column in
          repeated(depth) { "<view id=\"v\(column)-\($0)\">\(frame(0, 0, 300, 300))<subviews>" }
            + String(repeating: "</subviews></view>", count: depth)
        })
    },
    Kind(name: "resources") { count in
      DocumentText(
        repeated(count) { "<imageView image=\"i\($0)\" id=\"v\($0)\">\(place($0))</imageView>" },
        resources: "<resources>" + repeated(count) { "<image name=\"i\($0)\" width=\"20\" height=\"20\"/>" }
          + "</resources>")
    },
    Kind(name: "shadows of one size", share: 0.1) { count in
      let attributes = ["Radius": "20", "Opacity": "0.5"].sorted { $0.key < $1.key }.map { name, value in
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.shadow\(name)\">"
          + "<real key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
      }
      return DocumentText(
        repeated(count) {
          "<view id=\"v\($0)\">\(place($0, 100, 80))<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" "
            + "colorSpace=\"calibratedWhite\"/><userDefinedRuntimeAttributes>\(attributes.joined())"
            + "</userDefinedRuntimeAttributes></view>"
        })
    },
    Kind(name: "ignored attributes") { count in
      DocumentText(repeated(count) { "<view strange=\"YES\" id=\"v\($0)\">\(place($0))<oddity/></view>" })
    },
    Kind(name: "archived views") { count in
      DocumentText(
        archivedViews: repeated(count) {
          "<object class=\"IBUILabel\" id=\"\(100 + $0)\"><int key=\"NSvFlags\">292</int>"
            + "<string key=\"NSFrame\">{{\($0 % 37 * 10), \($0 % 61 * 10)}, {60, 20}}</string>"
            + "<string key=\"IBUIText\">Text</string></object>"
        },
        records: repeated(count) {
          "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(100 + $0)</int>"
            + "<reference key=\"object\" ref=\"\(100 + $0)\"/><reference key=\"parent\" ref=\"50\"/></object>"
        },
        connections: repeated(count) {
          "<object class=\"IBConnectionRecord\"><object class=\"IBCocoaTouchOutletConnection\" "
            + "key=\"connection\"><string key=\"label\">p\($0)</string><reference key=\"source\" ref=\"2\"/>"
            + "<reference key=\"destination\" ref=\"\(100 + $0)\"/></object><int key=\"connectionID\">"
            + "\(1_000_000 + $0)</int></object>"
        })
    },
  ]

  private static let constraints = [
    Kind(name: "constraints in a chain") { count in
      DocumentText(
        repeated(count) { "<label text=\"Row\" \(placed) id=\"v\($0)\">\(place($0))</label>" },
        constraints: repeated(count) {
          constraint("l\($0)", "v\($0).leading", "root.leading", constant: 10)
            + constraint("t\($0)", "root.trailing", "v\($0).trailing", constant: 10)
            + constraint("y\($0)", "v\($0).top", $0 == 0 ? "root.top" : "v\($0 - 1).bottom", constant: 1)
        })
    },
    Kind(name: "constraints to one view") { count in
      DocumentText(
        repeated(count) { "<view \(placed) id=\"v\($0)\">\(place($0))</view>" },
        constraints: repeated(count) {
          constraint("l\($0)", "v\($0).leading", "root.leading", constant: 10)
            + constraint("y\($0)", "v\($0).top", "root.top", constant: $0)
            + ($0 == 0
              ? constraint("w", "v0.width", constant: 30) + constraint("h", "v0.height", constant: 30)
              : constraint("w\($0)", "v\($0).width", "v0.width")
                + constraint("h\($0)", "v\($0).height", "v0.height"))
        })
    },
    Kind(name: "findings") { count in
      DocumentText(
        repeated(count) { "<label text=\"Row\" \(placed) id=\"v\($0)\">\(place($0))</label>" },
        constraints: constraint("c", "v0.top", "root.top", constant: 3))
    },
  ]

  private static let stacks =
    ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    .map { distribution in
      Kind(name: "stack view, \(distribution)") { count in
        let members = repeated(count) { "<label text=\"Row\" \(placed) id=\"v\($0)\">\(place($0))</label>" }
        return DocumentText(
          "<stackView axis=\"vertical\" distribution=\"\(distribution)\" \(placed) id=\"stack\">"
            + "\(frame(0, 0, 375, 667))<subviews>\(members)</subviews></stackView>",
          constraints: ["top", "bottom", "leading", "trailing"].map {
            constraint("c-\($0)", "stack.\($0)", "root.\($0)")
          }.joined())
      }
    } + [
      Kind(name: "containers of a stack view") { count in
        // Only the stack view determines their heights.
        let members = repeated(count) {
          "<view \(placed) id=\"v\($0)\">\(place($0))<subviews>"
            + "<label text=\"Row\" \(placed) id=\"l\($0)\">\(place($0))</label></subviews><constraints>"
            + constraint("t\($0)", "l\($0).top", "v\($0).top")
            + constraint("w\($0)", "v\($0).width", constant: 10)
            + "</constraints></view>"
        }
        return DocumentText(
          "<stackView alignment=\"center\" \(placed) id=\"stack\">\(frame(0, 0, 375, 667))<subviews>\(members)"
            + "</subviews></stackView>",
          constraints: ["top", "leading"].map { constraint("c-\($0)", "stack.\($0)", "root.\($0)") }.joined())
      },
      Kind(name: "stack views in stack views") { count in
        // As deep as documents may be, some side by side: each aligns its label with that of the next one.
        let depth = 250
        return DocumentText(
          repeated(count / depth) { column in
            repeated(depth) {
              "<stackView alignment=\"firstBaseline\" \(placed) id=\"s\(column)-\($0)\">\(frame(0, 0, 300, 20))<subviews>"
                + "<label text=\"Row\" \(placed) id=\"l\(column)-\($0)\">\(frame(0, 0, 30, 20))</label>"
            } + String(repeating: "</subviews></stackView>", count: depth)
          })
      },
    ]

  private static func cell(_ index: Int, attributes: String = "") -> String {
    "<tableViewCell \(attributes) style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\(index)\" id=\"c\(index)\">"
      + frame(0, 28 + 44 * index, 375, 44)
      + "<tableViewCellContentView key=\"contentView\" id=\"w\(index)\">\(frame(0, 0, 375, 44))<subviews>"
      + "<label text=\"Row\" id=\"l\(index)\">\(frame(16, 0, 300, 44))</label></subviews>"
      + "</tableViewCellContentView></tableViewCell>"
  }

  private static let tables = [
    Kind(name: "rows of a table") { count in
      DocumentText(
        "<tableView style=\"plain\" rowHeight=\"-1\" id=\"table\">\(frame(0, 0, 375, 667))<prototypes>"
          + repeated(count) { cell($0) } + "</prototypes></tableView>")
    },
    Kind(name: "selected rows") { count in
      DocumentText(
        "<tableView style=\"plain\" rowHeight=\"44\" id=\"table\">\(frame(0, 0, 375, 667))<prototypes>"
          + repeated(count) { cell($0, attributes: "selectionStyle=\"blue\" selected=\"YES\"") }
          + "</prototypes></tableView>")
    },
    Kind(name: "sections of a table") { count in
      DocumentText(
        "<tableView dataMode=\"static\" style=\"grouped\" rowHeight=\"44\" id=\"table\">"
          + "\(frame(0, 0, 375, 667))<sections>"
          + repeated(count) {
            "<tableViewSection headerTitle=\"Section\" id=\"s\($0)\"><cells>\(cell($0))</cells></tableViewSection>"
          } + "</sections></tableView>")
    },
    Kind(name: "cells of a collection") { count in
      DocumentText(
        "<collectionView id=\"collection\">\(frame(0, 0, 375, 667))<collectionViewFlowLayout "
          + "key=\"collectionViewLayout\" id=\"flow\"><size key=\"itemSize\" width=\"50\" height=\"50\"/>"
          + "</collectionViewFlowLayout><cells>"
          + repeated(count) {
            "<collectionViewCell id=\"c\($0)\">\(frame($0 % 6 * 60, $0 / 6 * 60, 50, 50))</collectionViewCell>"
          } + "</cells></collectionView>")
    },
  ]

  private static let bars = [
    Kind(name: "segments") { count in
      DocumentText(
        "<segmentedControl \(placed) selectedSegmentIndex=\"0\" id=\"control\">\(frame(0, 0, 300, 30))<segments>"
          + repeated(count) { "<segment title=\"Part \($0)\"/>" } + "</segments></segmentedControl>",
        constraints: constraint("t", "control.top", "root.top")
          + constraint("l", "control.leading", "root.leading"))
    },
    Kind(name: "tabs") { count in
      DocumentText(
        "<tabBar id=\"bar\">\(frame(0, 0, 375, 49))<items>"
          + repeated(count) { "<tabBarItem title=\"Tab \($0)\" id=\"t\($0)\"/>" } + "</items></tabBar>")
    },
    Kind(name: "items of a toolbar") { count in
      DocumentText(
        "<toolbar id=\"bar\">\(frame(0, 0, 375, 44))<items>"
          + repeated(count) {
            "<barButtonItem id=\"t\($0)\"><view key=\"customView\" id=\"v\($0)\">\(frame($0, 2, 8, 40))</view>"
              + "</barButtonItem>"
          } + "</items></toolbar>")
    },
  ]

  private static let texts = [
    Kind(name: "attributed fragments") { count in
      DocumentText(
        "<label numberOfLines=\"0\" id=\"label\">\(frame(0, 0, 375, 667))<attributedString key=\"attributedText\">"
          + repeated(count) {
            "<fragment content=\"Word \"><attributes><font key=\"NSFont\" size=\"\(10 + $0 % 3)\" "
              + "name=\"HelveticaNeue\"/></attributes></fragment>"
          } + "</attributedString></label>")
    },
    Kind(name: "words of a label", share: 10) { count in
      DocumentText(
        "<label numberOfLines=\"0\" \(placed) text=\"\(String(repeating: "some words ", count: count / 2))\" "
          + "id=\"label\">\(frame(0, 0, 375, 667))</label>",
        constraints: ["top", "leading", "trailing"].map {
          constraint("c-\($0)", "label.\($0)", "root.\($0)")
        }.joined())
    },
    Kind(name: "words on one line", share: 10) { count in
      DocumentText(
        "<label text=\"\(String(repeating: "some words ", count: count / 2))\" id=\"label\">"
          + "\(frame(0, 0, 375, 20))</label>")
    },
  ]

  private static let layouts = [
    Kind(name: "views of two layouts") { count in
      func layout(_ id: String, _ width: Int, _ height: Int) -> String {
        "<view id=\"\(id)\">\(frame(0, 0, width, height))<subviews>"
          + repeated(count) { "<label text=\"Text \($0)\" id=\"\(id)\($0)\">\(place($0))</label>" }
          + "</subviews></view>"
      }
      let outlets = [("view", "p"), ("portraitView", "p"), ("landscapeView", "l")].map {
        "<outlet property=\"\($0)\" destination=\"\($1)\" id=\"o-\($0)\"/>"
      }
      return DocumentText(
        objects:
          "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>\(outlets.joined())"
          + "</connections></placeholder>" + layout("p", 375, 667) + layout("l", 667, 375))
    },
    Kind(name: "views on their way", command: "frames") { count in
      DocumentText(
        repeated(count) {
          "<view id=\"v\($0)\">\(frame($0 % 37 * 10, $0 / 37 * 2, 8, 1))"
            + "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\"/></view>"
        })
    },
    Kind(name: "targets of a state", command: "match") { count in
      func views(_ id: String, _ more: (Int) -> String) -> String {
        repeated(count) { "<view \(placed) id=\"\(id)\($0)\">\(place($0))\(more($0))</view>" }
      }
      func constraints(_ id: String, _ root: String, _ constant: Int) -> String {
        "<constraints>"
          + repeated(count) {
            constraint("\(id)y\($0)", "\(id)\($0).top", "\(root).top", constant: $0 + constant)
              + constraint("\(id)x\($0)", "\(id)\($0).leading", "\(root).leading", constant: $0)
          } + "</constraints>"
      }
      func target(_ id: String, _ outlet: String) -> String {
        "<connections><outlet property=\"targetView\" destination=\"\(id)\" id=\"\(outlet)\"/></connections>"
      }
      return DocumentText(
        scenes: "<scene sceneID=\"s\"><objects><viewController id=\"vc\"><view key=\"view\" id=\"root\">"
          + "\(frame(0, 0, 375, 667))<subviews>\(views("v") { _ in "" })</subviews>\(constraints("v", "root", 0))"
          + "</view><connections><outlet property=\"wideLayout\" destination=\"t\" id=\"o\"/></connections>"
          + "</viewController><view id=\"t\" customClass=\"LDOLayoutTemplate\">\(frame(0, 0, 667, 375))<subviews>"
          + "\(views("t") { target("v\($0)", "o\($0)") })</subviews>\(constraints("t", "t", 1))"
          + "\(target("root", "or"))</view></objects></scene>")
    },
  ]

  private static func scene(_ index: Int, title: String, more: String = "") -> String {
    "<scene sceneID=\"s\(index)\"><objects><viewController title=\"\(title)\" id=\"vc\(index)\">"
      + "<view key=\"view\" id=\"r\(index)\">\(frame(0, 0, 375, 667))</view>\(more)</viewController></objects></scene>"
  }

  private static let scenes = [
    Kind(name: "scenes", command: "match") { count in
      DocumentText(scenes: repeated(count) { scene($0, title: "Scene \($0)") })
    },
    Kind(name: "scenes of one name", command: "match") { count in
      DocumentText(scenes: repeated(count) { scene($0, title: "Scene") })
    },
    Kind(name: "pictures of scenes", share: 0.1) { count in
      DocumentText(scenes: repeated(count) { scene($0, title: "Scene \($0)") })
    },
    Kind(name: "scenes behind one another", command: "match") { count in
      DocumentText(
        scenes: repeated(count) {
          scene(
            $0, title: "Scene \($0)",
            more: "<navigationItem key=\"navigationItem\" title=\"Title\" id=\"n\($0)\"/><connections>"
              + "<segue destination=\"vc\(($0 + 1) % count)\" kind=\"show\" id=\"g\($0)\"/></connections>")
        })
    },
    Kind(name: "states", command: "match") { count in
      DocumentText(
        scenes: "<scene sceneID=\"s\"><objects><viewController id=\"vc\"><view key=\"view\" id=\"root\">"
          + "\(frame(0, 0, 375, 667))<subviews><view \(placed) id=\"a\">\(place(0))</view></subviews></view>"
          + "<connections>"
          + repeated(count) { "<outlet property=\"l\($0)Layout\" destination=\"t\($0)\" id=\"o\($0)\"/>" }
          + "</connections></viewController>"
          + repeated(count) {
            "<view id=\"t\($0)\" customClass=\"LDOLayoutTemplate\">\(frame(0, 0, 667, 375))<subviews>"
              + "<view \(placed) id=\"m\($0)\">\(place($0))<connections><outlet property=\"targetView\" "
              + "destination=\"a\" id=\"x\($0)\"/></connections></view></subviews></view>"
          } + "</objects></scene>")
    },
  ]
}
