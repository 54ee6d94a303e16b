import UIKit

class ForecastView: UIView {
  @IBOutlet var stack: UIStackView!
  @IBOutlet var head: UILabel!
  let model: ForecastModel

  init(model: ForecastModel) {
    self.model = model
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func prepare() {
    stack.spacing = 4
    head.isHidden = model.title == nil
  }
}
