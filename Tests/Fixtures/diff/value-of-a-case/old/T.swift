import UIKit

enum Font {
  case button
  var value: UIFont {
    switch self {
    case .button: return Weights.bold(size: 11)
    }
  }
}
