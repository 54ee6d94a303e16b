import SourceCode
import Testing

/// Constraints that code makes.
@Suite struct ConstraintTests {
  /// The constraints of a class, as text: `?` where one may not hold.
  private static func constraints(_ body: String) -> [String] {
    let code = """
      class A: UIViewController {
        @IBOutlet weak var box: UIView!
        let side: CGFloat = 12
        override func viewDidLoad() {
          \(body)
        }
        func pin(_ other: UIView, by space: CGFloat) {
          other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: space).isActive = true
        }
      }
      """
    let classes = SourceClasses(["A.swift"]) { _ in Array(code.utf8) }
    let values = StartingValues(
      of: classes.lineage(of: "A", near: "").classes, isController: true,
      constantOf: { classes.value(ofFile: $0, in: $1, depth: $2) })
    return values.constraints.map { constraint in
      func side(_ side: SourceConstraint.Side) -> String {
        (side.path + [side.attribute]).joined(separator: ".")
      }
      func number(_ value: SourceValue) -> String {
        if case .number(let number) = value { "\(number)" } else { "?" }
      }
      let relation = ["equal": "=", "lessThanOrEqual": "≤"]["\(constraint.relation)"] ?? "≥"
      let second = constraint.second.map { "\(number(constraint.multiplier)) × \(side($0)) + " } ?? ""
      let priority = constraint.priority == 1000 ? "" : " @\(Int(constraint.priority))"
      return "\(side(constraint.first)) \(relation) \(second)\(number(constraint.constant))\(priority)"
        + (constraint.isCertain ? "" : " ?")
    }
  }

  @Test(arguments: [
    ("box.heightAnchor.constraint(equalToConstant: 52).isActive = true", ["box.height = 52.0"]),
    (
      "self.box.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: side).isActive = true",
      ["box.top ≥ 1.0 × view.safeAreaLayoutGuide.top + 12.0"]
    ),
    (
      "NSLayoutConstraint.activate([\nbox.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),\n"
        + "box.heightAnchor.constraint(lessThanOrEqualToConstant: 8)\n])",
      ["box.width = 0.5 × view.width + 0.0", "box.height ≤ 8.0"]
    ),
    (
      "let h = box.heightAnchor.constraint(equalToConstant: 9)\nh.priority = .defaultHigh\nh.isActive = true",
      ["box.height = 9.0 @750"]
    ),
    (
      "let h = box.heightAnchor.constraint(equalToConstant: 9)\nh.priority = UILayoutPriority(rawValue: 900)\n"
        + "NSLayoutConstraint.activate([h])", ["box.height = 9.0 @900"]
    ),
    ("pin(box, by: 7)", ["box.leading = 1.0 × view.leading + 7.0"]),
    (
      "if isWide { box.heightAnchor.constraint(equalToConstant: 52).isActive = true }",
      ["box.height = 52.0 ?"]
    ),
    // What is not active, or not for certain, or not understood.
    ("box.heightAnchor.constraint(equalToConstant: 52)", []),
    ("let h = box.heightAnchor.constraint(equalToConstant: 52)", []),
    ("box.heightAnchor.constraint(equalToConstant: 52).isActive = isWide", []),
    ("box.heightAnchor.constraint(equalToConstant: height()).isActive = true", []),
    (
      "let h = box.heightAnchor.constraint(equalToConstant: 9)\nh.isActive = true\nh.isActive = false",
      ["box.height = 9.0 ?"]
    ),
    (
      "let h = box.heightAnchor.constraint(equalToConstant: 9)\nh.constant = 20\nh.isActive = true",
      ["box.height = 9.0 ?"]
    ),
    (
      "let h = box.heightAnchor.constraint(equalToConstant: 9)\nh.priority = .defaultHigh - 1\nh.isActive = true",
      []
    ),
    (
      "NSLayoutConstraint.activate(isWide ? [box.heightAnchor.constraint(equalToConstant: 9)] : [])", []
    ),
    (
      "NSLayoutConstraint.activate([box.heightAnchor.constraint(equalToConstant: 9)].filter { _ in false })",
      []
    ),
    ("let box = UIView()\nbox.heightAnchor.constraint(equalToConstant: 9).isActive = true", []),
  ])
  func areRead(_ body: String, _ expected: [String]) { #expect(Self.constraints(body) == expected) }
}
