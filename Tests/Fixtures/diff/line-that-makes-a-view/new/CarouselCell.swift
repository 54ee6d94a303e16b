import UIKit

final class CarouselCell: UITableViewCell {
  @IBOutlet private weak var scrollView: UIScrollView!

  func load(images: [Photo]) {
    images.enumerated().forEach { index, _ in
      let subview = UIImageView(frame: .zero)
      subview.setImage(
        url: images[index].big, errorPlaceholder: #imageLiteral(resourceName: "EventPlaceholder"))

      scrollView.addSubview(subview)
    }
  }
}
