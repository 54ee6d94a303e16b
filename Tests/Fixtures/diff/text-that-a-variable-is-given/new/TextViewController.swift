import UIKit

final class TextViewController: UIViewController {
  @IBOutlet private weak var infoLabel: UILabel!
  func renderWithoutCode(kind: Int) {
    let informationText: String
    switch kind {
    case 0: informationText = "Point your camera at their code"
    default: informationText = "Point your camera at your other device"
    }
    self.infoLabel.text = informationText
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
