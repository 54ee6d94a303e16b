import UIKit

class ForecastController: UIViewController {
  @IBOutlet var body: UILabel!
  var model: ForecastModel

  override func viewDidLoad() {
    super.viewDidLoad()
    body.attributedText = model.summary.styled(.body)
  }
}
