import Synchronization
import Typography

/// The fingerprint, computed on first use.
final class LazyFingerprint: Sendable {
  private let fonts: FontLibrary
  private let known = Mutex<String?>(nil)

  init(_ fonts: FontLibrary) { self.fonts = fonts }

  var text: String {
    known.withLock { known in
      if let known { return known }
      let text = (try? RendererFingerprint.text(fonts: fonts)) ?? String(repeating: "0", count: 16)
      known = text
      return text
    }
  }
}
