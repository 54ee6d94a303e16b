import Foundation

enum GitHub {
  enum Environment {
    case get(hasProxy: Bool)
  }
}
