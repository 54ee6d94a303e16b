/// Which picture of a screen is shown first.
extension GoldenReport {
  /// The stills among failures, those in the orientation that the document has its screen in before the others.
  package func ownFirst(_ failures: [GoldenFailure]) -> [GoldenFailure] {
    let stills = failures.filter { $0.moment == nil }
    func isOwn(_ failure: GoldenFailure) -> Bool {
      let own = words.first { $0.document == failure.document && $0.scene == failure.scene }?.orientation
      return failure.variant.split { $0 == " " || $0 == "," }.contains { $0 == own ?? "portrait" }
    }
    return stills.filter(isOwn) + stills.filter { !isOwn($0) }
  }
}
