import Foundation

enum GitHub {
  enum Environment {
    enum Kind {
      case mainnet
      case testnet
    }
    case get(hasProxy: Bool)
  }
}
