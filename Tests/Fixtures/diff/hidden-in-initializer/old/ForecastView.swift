import UIKit

class ForecastView: UIView {
  @IBOutlet var stack: UIStackView!
  @IBOutlet var head: UILabel!
  let model: ForecastModel

  init(model: ForecastModel) {
    self.model = model
    super.init(frame: .zero)
    Bundle.main.loadNibNamed("Forecast", owner: self)
    prepare()
  }

  required init?(coder: NSCoder) { return nil }

  private func prepare() {
    stack.spacing = 4
  }
}
