import LayoutshotKit

/// One picture that an expectation asks for, in the words of its arguments.
struct GoldenVariant {
  var scene: String?
  var state: String?
  var device: GoldenDevice?
  var orientation: Orientation
  var appearance: Appearance
  var locale: String?
  var textSize: TextSizeCategory?
  var scale: Double?
  var isRightToLeft = false
  /// What tells it apart from others that are otherwise equal.
  var name: String?
  var form = GoldenForm.picture
  var data = GoldenData()
  /// Several pictures instead of the one that the other values ask for.
  var variations: GoldenVariations?

  init(
    state: String?, device: GoldenDevice?, _ orientation: Orientation, _ appearance: Appearance,
    _ scale: Double?
  ) {
    (self.state, self.device, self.scale) = (state, device, scale)
    (self.orientation, self.appearance) = (orientation, appearance)
  }

  /// The request for the picture; the failure says which word is not known.
  private var request: Result<ScreenRequest, UnknownWord> {
    var request = ScreenRequest()
    request.scenes = scene.map { [$0] } ?? []
    if let message = data.malformed ?? variations?.unknown { return .failure(UnknownWord(message: message)) }
    request.states = state.map { .named([$0]) } ?? .all
    if let device {
      guard let known = device.device else {
        return .failure(UnknownWord(message: "no device \"\(device.name)\"; 'layoutshot devices' lists them"))
      }
      request.devices = [known]
    }
    if let locale {
      guard let language = ScreenLanguage(locale) else {
        return .failure(
          UnknownWord(message: "locale is \"\(locale)\"; expected a language such as de or pt-BR"))
      }
      request.language = language
    }
    (request.orientations, request.appearance) = ([orientation], appearance)
    (request.textSize, request.scale, request.isRightToLeft) = (textSize, scale, isRightToLeft)
    return .success(request)
  }

  private struct UnknownWord: Error { let message: String }

  /// What tells the variant apart from others of the same screen.
  private var nameParts: [String] {
    [
      scene, state, name, variations == nil ? nil : "variations", device?.name, orientation.rawValue,
      appearance == .light ? nil : appearance.rawValue, locale,
      textSize?.name, isRightToLeft ? "rtl" : nil, scale.map { "\(Int($0))x" },
    ].compactMap(\.self)
  }

  /// Expects the picture to match its golden.
  func expect(_ subject: Layoutshot.Subject, _ layoutshot: Layoutshot?, at place: TestPlace) {
    do {
      var run = try TestRun(subject, layoutshot, named: nameParts, at: place)
      run.keep(form, named: name, data)
      switch request {
      case .success(let request): try run.run(request, variations)
      case .failure(let word): place.fail(word.message)
      }
    } catch {
      place.fail("\(subject.name): \(TestRun.words(for: error))")
    }
  }

  /// Expects the frames of a transition to match their goldens.
  func expect(
    _ subject: Layoutshot.Subject, _ transition: GoldenMotion, _ layoutshot: Layoutshot?, at place: TestPlace
  ) {
    do {
      let name = nameParts + [transition.from, "to", transition.to]
      var run = try TestRun(subject, layoutshot, named: name, at: place)
      run.keep(form, named: self.name, data)
      switch request {
      case .success(let request): try run.run(transition, request)
      case .failure(let word): place.fail(word.message)
      }
    } catch {
      place.fail("\(subject.name): \(TestRun.words(for: error))")
    }
  }
}
