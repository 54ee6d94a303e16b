import UIKit

class VersionView: UIView {
  @IBOutlet weak var versionLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    versionLabel.text =
      "Release " + (Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "")
  }
}
