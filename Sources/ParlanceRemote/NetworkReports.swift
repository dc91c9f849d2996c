#if Remote
  package import ParlanceCore

  /// Passes reports that a network became available on to links, which end the pause before their next attempt.
  ///
  /// The first report is passed on at once; those of the next half second are passed on together when it is over.
  package final class NetworkReports: Sendable {
    /// The time between two reports that are passed on, in milliseconds.
    package static let pause: Int64 = 500

    private struct Watcher {
      weak var link: (any Link)?
    }

    private struct State {
      var watchers: [Watcher] = []
      /// The number of watchers at which those whose links are gone are removed.
      var limit = 64
      /// A report was passed on less than the pause ago.
      var isPausing = false
      /// Another report came since.
      var isRepeated = false
    }

    private let clock: any MessagingClock
    private let state = Lock(State())

    /// The reports of this system, for all links of the process.
    package static let system = NetworkReports(clock: SystemClock())

    /// - parameter clock: The clock that times the pause between reports.
    package init(clock: any MessagingClock) { self.clock = clock }

    /// Passes reports on to a link, for as long as it exists.
    package func watch(_ link: any Link) {
      state.withLock { state in
        if state.watchers.count >= state.limit {
          state.watchers.removeAll { $0.link == nil }
          state.limit = max(64, 2 * state.watchers.count)
        }
        state.watchers.append(Watcher(link: link))
      }
    }

    /// Takes a report that a network became available.
    package func report() {
      let links: [any Link]? = state.withLock { state in
        guard !state.isPausing else {
          state.isRepeated = true
          return nil
        }
        state.isPausing = true
        return state.watchers.compactMap { $0.link }
      }
      guard let links else { return }
      for link in links { link.hasten() }
      clock.schedule(at: clock.now().advanced(byMilliseconds: Self.pause)) { [weak self] in self?.endPause() }
    }

    private func endPause() {
      let isRepeated = state.withLock { state in
        defer { (state.isPausing, state.isRepeated) = (false, false) }
        return state.isRepeated
      }
      if isRepeated { report() }
    }
  }
#endif
