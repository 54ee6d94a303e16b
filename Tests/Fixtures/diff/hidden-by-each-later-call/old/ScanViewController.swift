import UIKit

final class ScanViewController: UIViewController {
  @IBOutlet private weak var scannerLabel: UILabel!
  private var viewModel: ScanViewModelType!
  override func viewDidLoad() {
    super.viewDidLoad()
    self.setupViews()
    self.viewModel.viewDelegate = self
    self.viewModel.process(viewAction: .loadData)
  }
  private func setupViews() {
    hideScanner()
  }
  private func render(state: ScanState) {
    switch state {
    case .loading:
      break
    case .loaded(let data) where data.code == nil:
      self.renderWithoutCode(data: data)
    case .loaded(let data):
      self.renderLoaded(data: data)
    }
  }
  private func showScanner() {
    self.scannerLabel.isHidden = false
  }
  private func hideScanner() {
    self.scannerLabel.isHidden = true
  }
  private func renderWithoutCode(data: ScanData) {
    if data.canScan {
      showScanner()
    }
  }
  private func renderLoaded(data: ScanData) {
    self.view.backgroundColor = .white
    hideScanner()
  }
}
extension ScanViewController: ScanViewModelDelegate {
  func scanViewModel(_ viewModel: ScanViewModelType, didUpdate state: ScanState) {
    self.render(state: state)
  }
}
