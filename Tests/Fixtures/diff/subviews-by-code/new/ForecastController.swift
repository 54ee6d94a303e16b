import UIKit

class ForecastController: UIViewController {
  @IBOutlet var stack: UIStackView!
  @IBOutlet var head: UILabel!
  private let chart = TideChart()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.addArrangedSubview(chart)
    let footnote = UILabel()
    footnote.text = "Without warranty"
    self.view.addSubview(footnote)
  }
}
