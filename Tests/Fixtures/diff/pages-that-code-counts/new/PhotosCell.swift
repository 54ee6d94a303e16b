import UIKit

final class PhotosCell: UITableViewCell {
  @IBOutlet private weak var pageControl: UIPageControl!

  func load(photos: [UIImage]) {
    pageControl.numberOfPages = photos.count
  }
}
