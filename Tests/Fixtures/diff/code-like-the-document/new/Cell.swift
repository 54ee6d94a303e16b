import UIKit

class Cell: UITableViewCell {
  @IBOutlet weak var picture: UIImageView!
}
struct CellModel {
  func setup(on cell: Cell) {
    cell.isUserInteractionEnabled = true
  }
}
