import Testing

@testable import Motion

/// Timing curves compared with published values, and springs with the closed form.
struct CurveTests {
  /// CSS Easing Functions and WebKit's own tables of `cubic-bezier`: ease-in-out at quarters.
  @Test(arguments: [
    (TimingCurve.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.870838),
    (.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621860),
    (.easeOut, 0.25, 0.378140), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
    (.linear, 0.3, 0.3),
    (.bezier(CubicBezier(0.25, 0.1, 0.25, 1)), 0.5, 0.802403),
  ])
  func published(_ curve: TimingCurve, _ time: Double, _ progress: Double) {
    #expect(abs(Timing(duration: 1, curve: curve).progress(time) - progress) < 1e-5)
  }

  @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut]) func endsAreExact(
    _ curve: TimingCurve
  ) {
    let progress = Timing(delay: 0.25, duration: 0.25, curve: curve).progress
    #expect(progress(0) == 0 && progress(0.25) == 0 && progress(0.5) == 1 && progress(9) == 1)
    var last = 0.0
    for step in 1...100 {
      let value = progress(0.25 + 0.0025 * Double(step))
      #expect(value >= last)
      last = value
    }
  }

  @Test func frequenciesOfSprings() {
    #expect(abs(Spring(dampingRatio: 0.8, duration: 1).angularFrequency - 8.99430) < 1e-4)
    #expect(abs(Spring(dampingRatio: 0.5, duration: 1).angularFrequency - 12.7169) < 1e-3)
    #expect(abs(Spring(dampingRatio: 1, duration: 1).angularFrequency - 9.2334134765) < 1e-8)
    let frequency = Spring(dampingRatio: 0.8, duration: 0.4).angularFrequency
    #expect(abs(frequency * frequency - 505.609) < 0.001)
  }

  /// Compared with small steps of the equation of motion.
  @Test(arguments: [(0.3, 0.0), (0.8, 0.0), (0.8, 5.0), (1.0, 0.0), (1.0, 3.0), (0.5, -4.0)])
  func springsMoveByTheirEquation(_ ratio: Double, _ velocity: Double) {
    let spring = Spring(dampingRatio: ratio, initialVelocity: velocity, duration: 0.5)
    let frequency = spring.angularFrequency
    let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    var (x, v, time) = (0.0, velocity, 0.0)
    let step = 1e-5
    while time < 0.5 {
      // The middle of each step, for second-order accuracy.
      let a = stiffness * (1 - x) - damping * v
      let (x2, v2) = (x + v * step / 2, v + a * step / 2)
      (x, v) = (x + v2 * step, v + (stiffness * (1 - x2) - damping * v2) * step)
      time += step
    }
    #expect(abs(spring.progress(after: 0.5) - x) < 1e-4)
    // The envelope is that of the sine only, as in UIKit.
    #expect(abs(spring.progress(after: 0.5) - 1) < 0.004)
  }

  @Test func names() {
    #expect(TimingCurve(named: "ease-in-out") == .easeInOut)
    #expect(TimingCurve(named: "bezier(0.1, 0,0.2,1.5)") == .bezier(CubicBezier(0.1, 0, 0.2, 1.5)))
    #expect(TimingCurve(named: "spring(0.7)") == .spring(dampingRatio: 0.7, velocity: 0))
    for wrong in [
      "", "ease", "bezier(1,2,3)", "bezier(2,0,0,1)", "spring(0)", "spring(1.1)", "spring(x)", "spring(",
    ] {
      #expect(TimingCurve(named: wrong) == nil, "\(wrong)")
    }
  }
}

/// The times of frames.
struct ScheduleTests {
  @Test func timesAreExact() {
    let schedule = FrameSchedule(duration: 0.3, framesPerSecond: 30)
    #expect(schedule.times.count == 10)
    #expect(schedule.times.first == 0 && schedule.times.last == 1)
    #expect(schedule.times[3] == 3.0 / 9)
    #expect(schedule.reversed.times == schedule.times.reversed())
    #expect(schedule.thereAndBack.times.count == 19)
    #expect(schedule.thereAndBack.times == schedule.thereAndBack.times.reversed())
  }

  @Test func unusualSchedules() {
    #expect(FrameSchedule(duration: 0, framesPerSecond: 30).times == [1])
    #expect(FrameSchedule(duration: 0.001, framesPerSecond: 30).times == [1])
    #expect(FrameSchedule(duration: 1e9, framesPerSecond: 1000).times.count == FrameSchedule.mostFrames)
    #expect(FrameSchedule(duration: 0.3, framesPerSecond: 1000).times.count == 301)
    #expect(FrameSchedule(keyframes: [0, 0.5, 1], duration: 1).times == [0, 0.5, 1])
    #expect(FrameSchedule(duration: 0.3, framesPerSecond: 30).frame(10) == nil)
    #expect(FrameSchedule(duration: 0.3, framesPerSecond: 30).frame(9)?.times == [1])
  }
}
