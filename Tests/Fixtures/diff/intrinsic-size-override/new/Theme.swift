import UIKit

enum Theme { static func smallGap() -> CGFloat { return 4 } }
