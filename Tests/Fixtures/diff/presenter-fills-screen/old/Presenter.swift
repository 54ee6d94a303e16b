protocol AmountOutput: AnyObject { func viewIsReady() }
protocol AmountInput: AnyObject { func setUp(message: String) }

final class AmountPresenter: AmountOutput {
  weak var view: AmountInput!
  func viewIsReady() { view.setUp(message: "How much") }
}
