import UIKit

enum Metrics { static let head: CGFloat = 12 }
