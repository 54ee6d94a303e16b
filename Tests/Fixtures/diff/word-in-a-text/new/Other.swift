import UIKit

enum Words {
  static func get(_ k: String) -> String { from(k) }
  static func from(_ k: String) -> String {
    let all = [
      "a": "A2",
      "b": "B",
    ]
    return all[k] ?? ""
  }
}
