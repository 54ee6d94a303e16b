/// A view whose content is not in the document: pages, maps, scenes. It is drawn as a hint of its content, with its
/// name.
public enum StandIn: Hashable, Sendable {
  /// The type of map; the raw values are Interface Builder's words.
  public enum Map: String, Hashable, Sendable {
    /// Standard: roads and names.
    case standard, mutedStandard
    /// Satellite.
    case satellite, satelliteFlyover
    /// Hybrid: roads over satellite imagery.
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
  /// `<containerView>`: the area for another controller's view, and a text for its content if known.
  case container(String?)
}
