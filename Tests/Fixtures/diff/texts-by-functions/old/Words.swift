import Foundation

func L(_ key: String) -> String { return NSLocalizedString(key, comment: "") }
enum Words {
  static func of(_ key: String, suffix: String = "") -> String {
    return NSLocalizedString(key, tableName: "More", comment: "")
  }
}
