#if Server
  internal import ParlanceCore

  /// The registry of the metrics with which a running service is monitored.
  ///
  /// A component registers its instruments once, when it is created, and keeps them. Changing a metric takes a lock for the
  /// time of an addition. Names and labels come from the code alone, so that their number is bounded.
  ///
  /// ```swift
  /// let metrics = Metrics()
  /// let accepted = metrics.counter("parlance_connections_total", "Connections.", labels: ["outcome": "accepted"])
  /// accepted.increment()
  /// ```
  package final class Metrics: Sendable {
    let state = Lock(State())

    package init() {}

    /// Registers a number that only grows; the same one if it is registered already.
    ///
    /// - parameter name: Its name, which ends in `_total`. All series of a name have one kind and one help.
    /// - parameter help: One sentence about the number.
    /// - parameter labels: The names and values that distinguish the series of one name.
    package func counter(
      _ name: String, _ help: String, labels: KeyValuePairs<String, String> = [:]
    ) -> Counter {
      Counter(metrics: self, series: register(name, help, .counter, labels, .number(0)))
    }

    /// Registers a number that goes up and down; the same one if it is registered already.
    package func gauge(_ name: String, _ help: String, labels: KeyValuePairs<String, String> = [:]) -> Gauge {
      Gauge(metrics: self, series: register(name, help, .gauge, labels, .number(0)))
    }

    /// Registers a distribution; the same one if it is registered already.
    ///
    /// - parameter bounds: The upper bounds of its buckets, finite and ascending; one without a bound comes on top.
    package func histogram(
      _ name: String, _ help: String, bounds: [Double], labels: KeyValuePairs<String, String> = [:]
    ) -> Histogram {
      precondition(
        bounds.allSatisfy(\.isFinite) && zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 },
        "the bounds of \(name) do not ascend")
      precondition(!labels.contains { $0.key == "le" }, "\(name): le is the label of the buckets")
      let distribution = Distribution(bounds: bounds)
      return Histogram(metrics: self, series: register(name, help, .histogram, labels, .distribution(distribution)))
    }

    /// Registers a number that only grows and that its owner counts, read whenever the metrics are printed.
    ///
    /// - parameter read: Returns the number; called on the thread that prints, without a lock.
    package func counter(
      _ name: String, _ help: String, labels: KeyValuePairs<String, String> = [:],
      read: @escaping @Sendable () -> Double
    ) {
      _ = register(name, help, .counter, labels, .source(read))
    }

    /// Registers a number that goes up and down and that its owner keeps, read whenever the metrics are printed.
    ///
    /// - parameter read: Returns the number; called on the thread that prints, without a lock.
    package func gauge(
      _ name: String, _ help: String, labels: KeyValuePairs<String, String> = [:],
      read: @escaping @Sendable () -> Double
    ) {
      _ = register(name, help, .gauge, labels, .source(read))
    }
  }

  extension Metrics {
    enum Kind: String {
      case counter, gauge, histogram
    }

    enum Value {
      case number(Double)
      case distribution(Distribution)
      case source(@Sendable () -> Double)
    }

    /// Everything under one name.
    struct Family {
      let name: String
      let help: String
      let kind: Kind
      /// Its series in the order in which they were registered, as places in `State.values`.
      var series: [(labels: [Label], place: Int)] = []
    }

    struct State {
      var families: [Family] = []
      var values: [Value] = []
    }

    /// Returns the place of a series' value, the new one's if there is none.
    private func register(
      _ name: String, _ help: String, _ kind: Kind, _ labels: KeyValuePairs<String, String>, _ value: Value
    ) -> Int {
      precondition(Label.isName(name, allowsColon: true), "no name of a metric: \(name)")
      let labels = labels.map(Label.init)
      return state.withLock { state in
        let family = state.families.firstIndex { $0.name == name } ?? state.families.count
        if family == state.families.count { state.families.append(Family(name: name, help: help, kind: kind)) }
        precondition(state.families[family].kind == kind, "\(name) is of another kind")
        if let known = state.families[family].series.first(where: { $0.labels == labels }) { return known.place }
        state.values.append(value)
        state.families[family].series.append((labels, state.values.count - 1))
        return state.values.count - 1
      }
    }

    func add(_ amount: Double, to series: Int) {
      state.withLock { state in
        if case .number(let value) = state.values[series] { state.values[series] = .number(value + amount) }
      }
    }

    func set(_ value: Double, _ series: Int) { state.withLock { $0.values[series] = .number(value) } }

    func observe(_ value: Double, _ series: Int) {
      state.withLock { state in
        guard case .distribution(var distribution) = state.values[series] else { return }
        // The array of counts has one owner, so that it is changed where it lies.
        state.values[series] = .number(0)
        distribution.add(value)
        state.values[series] = .distribution(distribution)
      }
    }
  }
#endif
