import UIKit

class GoView: UIView {
  @IBOutlet private weak var goButton: UIButton!

  private let goTitle = "Go"

  override func awakeFromNib() {
    super.awakeFromNib()
    goButton.setTitle(goTitle, for: .normal)
  }
}
