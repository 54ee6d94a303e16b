/// A view whose content no document holds: pages, maps, scenes. What is drawn hints at what it is, with its name.
public enum StandIn: Hashable, Sendable {
  /// Which map; the words are Interface Builder's.
  public enum Map: String, Hashable, Sendable {
    /// Drawn roads and names.
    case standard, mutedStandard
    /// The ground from above.
    case satellite, satelliteFlyover
    /// Roads over the ground from above.
    case hybrid, hybridFlyover
  }

  /// `WKWebView`, `UIWebView`.
  case webPage
  /// `MKMapView`.
  case map(Map)
  /// `SCNView`.
  case scene
  /// `SKView`.
  case sprites
  /// `MTKView`, `GLKView`.
  case graphics
  /// `ARView`, `ARSCNView`, `ARSKView`.
  case augmentedReality
  /// `PDFView`.
  case document
  /// `AVPlayerView`.
  case player
  /// `<containerView>`: the room for another controller's view, and in words what it would show where that is known.
  case container(String?)
}
