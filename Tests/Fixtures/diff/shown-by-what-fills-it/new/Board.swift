import UIKit

class BoardController: UIViewController {
  @IBOutlet weak var board: BoardView!
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    board.fill()
  }
}
class BoardView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }
  func fill() {
    subviews.forEach { $0.removeFromSuperview() }
    let filler = BoardFiller(board: self)
    filler.show()
    let h = bounds.height / 5
    for i in 0..<5 {
      let row = UILabel(frame: CGRect(x: 0, y: CGFloat(i) * h, width: bounds.width, height: h))
      row.text = "Week \(i)"
      addSubview(row)
    }
  }
}
class BoardFiller {
  unowned let board: BoardView
  init(board: BoardView) { self.board = board }
  func show() { board.isHidden = false }
}
