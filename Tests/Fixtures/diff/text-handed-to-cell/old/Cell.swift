import UIKit

class PostCell: UITableViewCell {
  @IBOutlet weak var titleLabel: UILabel!

  func show(_ post: Post) {
    titleLabel.text = post.headline
  }
}
