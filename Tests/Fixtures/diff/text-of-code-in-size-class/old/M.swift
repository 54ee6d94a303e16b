import UIKit

class MainViewController: UIViewController {
  @IBOutlet weak var collectionView: UICollectionView!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.isHidden = true
  }
  func show() { collectionView.isHidden = false }
}
class HeaderView: UICollectionReusableView {
  @IBOutlet weak var assetCountLb: UILabel!
  var count = 0 { didSet { assetCountLb.text = "  \(count)  " } }
}
