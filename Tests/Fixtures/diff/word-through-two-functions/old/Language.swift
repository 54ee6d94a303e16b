import UIKit

class Language: NSObject {
  static func getWord(withID: String) -> String {
    if CacheManager.getLanguage() == "en_US" {
      return fromEnUS(withID: withID)
    } else {
      return ""
    }
  }
  static func fromEnUS(withID: String) -> String {
    let allWords: [String: String] = [
      "amount": "Amount (in satoshis)",
      "other": "Other",
    ]
    if let foundWord = allWords[withID] {
      return foundWord
    } else {
      return ""
    }
  }
}
class CacheManager: NSObject {
  static func getLanguage() -> String {
    return UserDefaults.standard.string(forKey: "lang") ?? "en_US"
  }
}
