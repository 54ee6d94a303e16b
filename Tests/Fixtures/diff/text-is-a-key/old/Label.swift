import UIKit

func localizedString(_ key: String) -> String {
  return NSLocalizedString(key, comment: "")
}
class Label: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    self.text = localizedString(self.text ?? "")
  }
}
