import Views

extension VisualEffect {
  /// Reads a `<visualEffectView>`; a vibrancy effect contains its blur.
  static func content(_ reader: ElementReader) -> ViewContent {
    var effect = VisualEffect()
    var holder = reader
    if let vibrancy = reader.child(named: "vibrancyEffect") {
      _ = vibrancy.string("style")
      effect.isVibrant = true
      holder = vibrancy
    }
    effect.blur = holder.child(named: "blurEffect")?.word("style", default: .regular)
    return .visualEffect(effect)
  }
}

extension StandIn {
  /// Reads a `<mapView>`.
  static func map(_ reader: ElementReader) -> ViewContent {
    .standIn(.map(reader.word("mapType", default: .standard)))
  }

  /// Reads an `IBMKMapView`; kinds are numbered as `MKMapType`.
  static func map(_ reader: ArchiveReader) -> ViewContent {
    let kinds: [Map] = [
      .standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard,
    ]
    let number = reader.int("IBUIMapType", default: reader.int("IBMapType", default: 0))
    return .standIn(.map(kinds.indices.contains(number) ? kinds[number] : .standard))
  }
}
