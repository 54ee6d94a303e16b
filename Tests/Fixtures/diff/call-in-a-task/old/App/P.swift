import UIKit

@MainActor
protocol ScanViewProtocol: AnyObject { func setWith(appsConnected: Int) }
protocol ScanPresenterProtocol { func viewDidLoad() }
final class ScanPresenter: ScanPresenterProtocol {
  weak var view: ScanViewProtocol?
  func viewDidLoad() {
    showNumber()
  }
  private func showNumber() {
    let apps = [String]()
    view?.setWith(appsConnected: apps.count)
  }
}
