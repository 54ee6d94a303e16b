import Foundation

internal enum Localizable {
  internal enum Send {
    internal enum Label {
      internal static var gatewayFee: String { return Localizable.tr("Waves", "send.label.gatewayFee") }

      internal enum Warning {
        internal static var title: String { return Localizable.tr("Waves", "send.label.warning.title") }
      }
    }
  }

  internal enum Confirmation {
    internal enum Label {
      internal static var fee: String { return Localizable.tr("Waves", "confirmation.label.fee") }
      internal static var gatewayFee: String {
        return Localizable.tr("Waves", "confirmation.label.gatewayFee")
      }
    }
  }
}
