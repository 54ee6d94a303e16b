import UIKit

final class StaticImageCell: UITableViewCell {
  @IBOutlet private weak var shadowView: ShadowView!

  var imageURL: URL? {
    get {
      return shadowView.imageURL
    }
    set {
      shadowView.imageURL = newValue
    }
  }
}
