/// Printed numbers, identical in listings, reports, findings and files.
///
/// Implemented here because Foundation's formatters slow down the command's start, and so that a number looks the same
/// everywhere.
package enum Numeral {
  /// The shortest text that parses to the same number, without `.0` for integers: `375`, `0.35`, `1e-09`.
  package static func text(_ value: Double) -> String {
    // Beyond 10¹⁵ a Double does not represent all integers, and its digits would be misleading.
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// A number with at most this many decimals and no trailing zeros: `40.3333` with four.
  package static func text(_ value: Double, decimals: Int) -> String {
    text(rounded(value, decimals: decimals))
  }

  /// A number with exactly this many decimals: `0.350` with three.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let scale = power(decimals)
    let parts = (value * scale).rounded()
    guard abs(parts) < 1e18 else { return String(value) }
    let (whole, rest) = Int(abs(parts)).quotientAndRemainder(dividingBy: Int(scale))
    let text = decimals == 0 ? "\(whole)" : "\(whole).\(padded(rest, digits: decimals))"
    return parts < 0 ? "-" + text : text
  }

  /// The nearest number with at most this many decimals.
  package static func rounded(_ value: Double, decimals: Int) -> Double {
    let scale = power(decimals)
    return (value * scale).rounded() / scale
  }

  /// A nonnegative integer with at least this many digits: `0007` with four.
  package static func padded(_ number: Int, digits: Int) -> String { padded(String(number), digits) }

  /// A number in base 16, with at least this many digits: `00ff` with four.
  package static func hexadecimal(_ number: UInt64, digits: Int, isUppercase: Bool = false) -> String {
    padded(String(number, radix: 16, uppercase: isUppercase), digits)
  }

  private static func padded(_ text: String, _ digits: Int) -> String {
    String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func power(_ decimals: Int) -> Double { (0..<decimals).reduce(1) { power, _ in power * 10 } }
}
