import Assets
import GoldenRuns
import Localization
import Screens
import Views

/// The devices, languages and text sizes in which `lint` lays screens out.
struct LintVariants {
  private let request: ScreenRequest
  private let isEverywhere: Bool

  init(_ options: CommonOptions) throws {
    request = try options.request()
    isEverywhere = options.parsed.has("everywhere")
  }

  /// The requests for a document: as the application shows it, then what differs in one respect each, so that their number is
  /// the sum of the choices and not the product.
  func requests(for document: String, _ library: AssetLibrary) -> [ScreenRequest] {
    guard isEverywhere else { return [request] }
    var result = [request]
    func add(_ change: (inout ScreenRequest) -> Void) {
      var other = request
      change(&other)
      result.append(other)
    }
    if request.devices.isEmpty { add { $0.devices = Self.extremes } }
    if request.language == nil {
      for language in DocumentLanguages.of(document, library, in: .untraced) {
        add { request in
          request.language = language
          request.isRightToLeft = language.isRightToLeft
        }
      }
    }
    if request.textSize == nil { for size in [TextSizeCategory.xxxL, .ax5] { add { $0.textSize = size } } }
    return result
  }

  /// The smallest and the largest phone, and the smallest tablet.
  private static let extremes = ["iphone-se", "iphone-16-pro-max", "ipad-mini"].compactMap {
    Device(named: $0)
  }
}
