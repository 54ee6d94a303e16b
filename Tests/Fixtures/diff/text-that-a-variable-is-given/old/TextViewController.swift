import UIKit

final class TextViewController: UIViewController {
  @IBOutlet private weak var infoLabel: UILabel!
  func renderWithoutCode(kind: Int) {
    if kind == 0 {
      self.infoLabel.text = "Point your camera at the code"
    }
  }
  func renderLoaded(kind: Int) {
    let informationText: String
    switch kind {
    case 0: informationText = "Compare the codes"
    default: informationText = "Compare the emoji"
    }
    self.infoLabel.text = informationText
  }
}
