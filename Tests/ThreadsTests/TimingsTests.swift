import Testing

@testable import Threads

/// The printed form of stage timings.
struct TimingsTests {
  @Test func timingsAddUp() throws {
    let timings = Timings()
    timings.add("read", nanoseconds: 1_234_567)
    timings.add("encode", nanoseconds: 10_000)
    timings.add("read", nanoseconds: 1_000_000)
    #expect(timings.text == "read       2.23 ms in 2\nencode     0.01 ms in 1\n")
    #expect(Optional(timings).measure("x") { 5 } == 5 && timings.text.contains("x "))
    #expect(Optional<Timings>.none.measure("x") { 5 } == 5)
  }
}
