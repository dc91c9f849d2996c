import Parlance
import Testing

/// Times that are given in seconds or as fractions of milliseconds.
@Suite struct TimestampRoundingTests {
  @Test(arguments: [
    (0.0, Int64(0)), (1.2345, 1235), (-1.2345, -1235), (1_704_067_200.001, 1_704_067_200_001), (1e300, .max),
    (-1e300, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0), (9_223_372_036_854_775.807, .max),
    (.leastNonzeroMagnitude, 0), (.greatestFiniteMagnitude, .max),
  ]) func secondsAreRoundedToTheNearestTimeThatThereIs(_ seconds: Double, _ milliseconds: Int64) {
    #expect(Timestamp(seconds: seconds).milliseconds == milliseconds)
  }

  @Test func millisecondsAreRounded() {
    #expect(Timestamp(rounding: 1.5).milliseconds == 2)
    #expect(Timestamp(rounding: -0.4).milliseconds == 0)
    #expect(Timestamp(rounding: 0x1p62).milliseconds == 1 << 62)
    #expect(Timestamp(rounding: 0x1p63).milliseconds == .max)
    #expect(Timestamp(rounding: -0x1p63).milliseconds == .min)
  }
}
