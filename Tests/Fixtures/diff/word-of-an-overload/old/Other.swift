import UIKit

enum Words {
  static func get(_ k: Int) -> String {
    let all = [
      "a": "A"
    ]
    return all["a"] ?? ""
  }
  static func get(_ k: String) -> String {
    let all = [
      "a": "B"
    ]
    return all[k] ?? ""
  }
}
