#if Server
  import Dispatch
  import ParlanceCore
  import ParlanceGateway
  import Testing

  /// The registry of numbers and its text.
  @Suite struct MetricsTests {
    private let metrics = Metrics()

    @Test func numbersAreListedByName() {
      let accepted = metrics.counter("connections_total", "Connections.", labels: ["outcome": "accepted"])
      let open = metrics.gauge("connections_open", "Connections now.")
      let refused = metrics.counter(
        "connections_total", "Connections.", labels: ["outcome": "refused", "code": "1013"])
      accepted.increment()
      accepted.increment(by: 41)
      refused.increment(by: 2)
      open.add(5)
      open.add(-7)
      #expect(
        metrics.text() == """
          # HELP connections_total Connections.
          # TYPE connections_total counter
          connections_total{outcome="accepted"} 42
          connections_total{outcome="refused",code="1013"} 2
          # HELP connections_open Connections now.
          # TYPE connections_open gauge
          connections_open -2

          """)
    }

    @Test func bucketsCountThoseBelowThem() {
      let times = metrics.histogram("turn_seconds", "Turns.", bounds: [0.1, 1, 10], labels: ["hub": "a"])
      for value in [0.05, 0.1, 0.5, 11, 100, .nan] { times.observe(value) }
      #expect(
        metrics.text() == """
          # HELP turn_seconds Turns.
          # TYPE turn_seconds histogram
          turn_seconds_bucket{hub="a",le="0.1"} 2
          turn_seconds_bucket{hub="a",le="1"} 3
          turn_seconds_bucket{hub="a",le="10"} 3
          turn_seconds_bucket{hub="a",le="+Inf"} 5
          turn_seconds_sum{hub="a"} 111.65
          turn_seconds_count{hub="a"} 5

          """)
    }

    @Test func textsAreEscaped() {
      metrics.counter("a_total", "Back\\slash, \"quotes\"\nand a line.", labels: ["path": "C:\\\"x\"\n"]).increment()
      #expect(
        metrics.text() == #"""
          # HELP a_total Back\\slash, "quotes"\nand a line.
          # TYPE a_total counter
          a_total{path="C:\\\"x\"\n"} 1

          """#)
    }

    @Test func allNumbersHaveAForm() {
      let values: [(Double, String)] = [
        (0, "0"), (-1.5, "-1.5"), (.nan, "NaN"), (.infinity, "+Inf"), (-.infinity, "-Inf"), (1e300, "1e+300"),
        (9_007_199_254_740_992, "9007199254740992"),
      ]
      let gauge = metrics.gauge("value", "A value.")
      for (value, text) in values {
        gauge.set(value)
        #expect(metrics.text().hasSuffix("\nvalue \(text)\n"))
      }
    }

    @Test func countersOnlyGrow() {
      let counter = metrics.counter("a_total", "A.")
      counter.increment(by: 3)
      counter.increment(by: -2)
      counter.increment(by: 0)
      #expect(metrics.text().hasSuffix("\na_total 3\n"))
    }

    @Test func aSeriesIsRegisteredOnce() {
      metrics.counter("a_total", "A.", labels: ["b": "c"]).increment()
      metrics.counter("a_total", "A.", labels: ["b": "c"]).increment()
      metrics.counter("a_total", "A.", labels: ["b": "d"]).increment()
      #expect(metrics.text().hasSuffix("\na_total{b=\"c\"} 2\na_total{b=\"d\"} 1\n"))
    }

    @Test func numbersOfOthersAreReadWhenTheyArePrinted() {
      let source = Lock(1.0)
      metrics.gauge("sessions", "Sessions.") { source.withLock { $0 } }
      metrics.counter("dropped_total", "Dropped.") { [metrics] in
        // A source may use the metrics itself.
        metrics.gauge("other", "Other.").set(1)
        return source.withLock { $0 * 10 }
      }
      source.withLock { $0 = 2 }
      let text = metrics.text()
      #expect(text.contains("# TYPE sessions gauge\nsessions 2\n"))
      #expect(text.contains("# TYPE dropped_total counter\ndropped_total 20\n"))
    }

    @Test func nothingIsLostBetweenThreads() {
      let counter = metrics.counter("a_total", "A.")
      let gauge = metrics.gauge("b", "B.")
      let histogram = metrics.histogram("c", "C.", bounds: [1])
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        for _ in 0..<1000 {
          counter.increment()
          gauge.add(index.isMultiple(of: 2) ? 1 : -1)
          histogram.observe(Double(index))
        }
        _ = metrics.text()
      }
      let text = metrics.text()
      #expect(text.contains("\na_total 8000\n"))
      #expect(text.contains("\nb 0\n"))
      #expect(text.contains("\nc_bucket{le=\"1\"} 2000\nc_bucket{le=\"+Inf\"} 8000\nc_sum 28000\nc_count 8000\n"))
    }

    @Test func textWithoutMetricsIsEmpty() {
      #expect(metrics.text() == "")
      #expect(Metrics.mediaType == "text/plain; version=0.0.4; charset=utf-8")
    }
  }
#endif
