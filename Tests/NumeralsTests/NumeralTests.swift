import Numerals
import Testing

/// The printed form of numbers.
struct NumeralTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (375, "375"), (-3, "-3"), (40.5, "40.5"), (121.0 / 3, "40.333333333333336"),
      (1e-9, "1e-09"), (999_999_999_999_999, "999999999999999"), (1e16, "1e+16"), (.infinity, "inf"),
    ] as [(Double, String)])
  func shortest(_ number: Double, _ text: String) { #expect(Numeral.text(number) == text) }

  @Test(
    arguments: [
      (121.0 / 3, 4, "40.3333"), (121.0 / 3, 0, "40"), (-121.0 / 3, 1, "-40.3"), (2.99996, 4, "3"),
      (-0.00001, 4, "0"), (0.1 + 0.2, 3, "0.3"), (0.0005, 3, "0.001"), (1e16, 4, "1e+16"), (.nan, 2, "nan"),
    ] as [(Double, Int, String)])
  func maximumDecimals(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(Numeral.text(number, decimals: decimals) == text)
  }

  @Test(
    arguments: [
      (0, 3, "0.000"), (0.35, 3, "0.350"), (1.9996, 3, "2.000"), (-1.25, 1, "-1.3"), (12.04, 2, "12.04"),
      (-0.001, 2, "0.00"), (7, 0, "7"), (.infinity, 3, "inf"), (1e300, 2, "1e+300"),
    ] as [(Double, Int, String)])
  func exactDecimals(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(Numeral.fixed(number, decimals: decimals) == text)
  }

  @Test func leadingZeros() {
    #expect(Numeral.padded(7, digits: 4) == "0007" && Numeral.padded(12_345, digits: 4) == "12345")
    #expect(Numeral.hexadecimal(255, digits: 4) == "00ff" && Numeral.hexadecimal(0, digits: 2) == "00")
    #expect(Numeral.hexadecimal(0xABC, digits: 2, isUppercase: true) == "ABC")
    #expect(Numeral.hexadecimal(.max, digits: 16) == "ffffffffffffffff")
  }
}
