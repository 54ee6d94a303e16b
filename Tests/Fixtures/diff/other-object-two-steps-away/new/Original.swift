import UIKit

class Original: NSObject {
}
