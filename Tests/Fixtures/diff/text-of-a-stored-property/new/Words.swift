class Words {
  var wait = "wait".localized
}

class Harbors {
  static let shared = Harbors()
  var words = Words()
}
