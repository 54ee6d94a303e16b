import Foundation

struct ScanData {
  let code: Data?
  let canScan: Bool
}
enum ScanAction {
  case loadData
}
enum ScanState {
  case loading
  case loaded(ScanData)
}
protocol ScanViewModelDelegate: AnyObject {
  func scanViewModel(_ viewModel: ScanViewModelType, didUpdate state: ScanState)
}
protocol ScanViewModelType {
  var viewDelegate: ScanViewModelDelegate? { get set }
  func process(viewAction: ScanAction)
}
final class ScanViewModel: ScanViewModelType {
  weak var viewDelegate: ScanViewModelDelegate?
  private let service: ScanService
  init(service: ScanService) {
    self.service = service
  }
  func process(viewAction: ScanAction) {
    switch viewAction {
    case .loadData:
      self.loadData()
    }
  }
  private func loadData() {
    let data = ScanData(code: self.service.code, canScan: self.service.canScan)
    self.update(state: .loaded(data))
  }
  private func update(state: ScanState) {
    self.viewDelegate?.scanViewModel(self, didUpdate: state)
  }
}
