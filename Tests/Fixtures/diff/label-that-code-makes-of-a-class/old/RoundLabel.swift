import UIKit

class RoundLabel: UILabel {
}
