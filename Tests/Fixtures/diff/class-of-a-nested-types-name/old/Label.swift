import UIKit

final class Label: UILabel {
  enum Kind { case plain }
}
