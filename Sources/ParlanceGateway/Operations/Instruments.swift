#if Server
  /// A number that only grows.
  package struct Counter: Sendable {
    let metrics: Metrics
    let series: Int

    /// Adds to the number.
    ///
    /// - parameter amount: The amount; a negative one adds nothing.
    package func increment(by amount: Int = 1) {
      if amount > 0 { metrics.add(Double(amount), to: series) }
    }
  }

  /// A number that goes up and down.
  package struct Gauge: Sendable {
    let metrics: Metrics
    let series: Int

    /// Adds to the number.
    package func add(_ amount: Int) { metrics.add(Double(amount), to: series) }

    /// Replaces the number.
    package func set(_ value: Double) { metrics.set(value, series) }
  }

  /// A distribution of values over buckets.
  package struct Histogram: Sendable {
    let metrics: Metrics
    let series: Int

    /// Counts a value. Ignores NaN, which would turn the sum into NaN.
    package func observe(_ value: Double) {
      if !value.isNaN { metrics.observe(value, series) }
    }
  }

  /// The contents of a distribution.
  struct Distribution {
    let bounds: [Double]
    /// The number of values in each bucket alone, the one without a bound last.
    private(set) var counts: [UInt64]
    private(set) var sum = 0.0

    init(bounds: [Double]) {
      self.bounds = bounds
      counts = Array(repeating: 0, count: bounds.count + 1)
    }

    mutating func add(_ value: Double) {
      counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
      sum += value
    }
  }
#endif
