import UIKit

@IBDesignable
class VoteControl: UIView {
  weak var slider: UISlider?
  override init(frame: CGRect) { super.init(frame: frame); initView() }
  required init?(coder: NSCoder) { super.init(coder: coder); initView() }
  override var intrinsicContentSize: CGSize {
    get { return CGSize(width: UIViewNoIntrinsicMetric, height: 44) }
  }
  func initView() {
    let slider = UISlider()
    self.slider = slider
    addSubview(slider)
  }
}
