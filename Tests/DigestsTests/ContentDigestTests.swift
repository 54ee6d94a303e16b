import Testing

@testable import Digests

/// SHA-256 compared with the examples of the standard and known values for lengths around the block size.
@Suite struct ContentDigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func agreesWithTheStandard(text: String, digits: String) {
    #expect(ContentDigest(of: text).text == digits)
  }

  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func padsEveryLength(count: Int, digits: String) {
    #expect(ContentDigest([UInt8](repeating: UInt8(ascii: "a"), count: count)).text == digits)
  }

  @Test func digestsHaveSixtyFourDigits() {
    let digits = ContentDigest(of: "abc").text
    #expect(ContentDigest(digits: digits)?.text == digits)
    #expect(ContentDigest(digits: digits.uppercased()) == nil)
    #expect(ContentDigest(digits: String(digits.dropLast())) == nil)
    #expect(ContentDigest(digits: "../" + digits.dropLast(3)) == nil)
  }

  @Test func programIdentityIsStable() {
    #expect(
      ProgramIdentity.text.utf8.count == 16 && ProgramIdentity.text != String(repeating: "0", count: 16))
  }
}
