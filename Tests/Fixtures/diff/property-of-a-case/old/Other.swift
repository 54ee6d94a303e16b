import UIKit

enum Kind {
  case a, b
  var title: String {
    switch self {
    case .a: return "A"
    case .b: return "B"
    }
  }
}
