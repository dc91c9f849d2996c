#if Remote
  internal import Dispatch
  internal import ParlanceCore

  /// Reads media in one request, from the first requested offset to the end.
  ///
  /// Bytes that arrive before they are requested are buffered, up to a bound beyond which the connection is not read.
  final class HTTPMediaReader: MediaReader {
    private typealias Completion = @Sendable (Result<[UInt8], MediaTransportError>) -> Void

    private struct State {
      var fetch: (any HTTPFetch)?
      /// The calls that wait, in their order.
      var waiting: [(count: Int, completion: Completion)] = []
      /// The bytes that arrived and are not requested yet.
      var bytes: [UInt8] = []
      var isReading = true
      /// The error after which nothing more arrives.
      var failure: MediaTransportError?
      /// Counts the events and calls, so that a silence is noticed.
      var signs = 0
      var isWatched = false
    }

    /// The number of bytes that may be buffered.
    private static let bound = 512 << 10

    private let media: MediaID
    private let transport: HTTPMediaTransport
    private let queue = DispatchQueue(label: "parlance.media.read", qos: .utility)
    private let state = Lock(State())

    init(_ media: MediaID, _ transport: HTTPMediaTransport) {
      self.media = media
      self.transport = transport
    }

    deinit { state.withLock { $0.fetch }?.cancel() }

    func read(
      at offset: Int64, count: Int, completion: @escaping @Sendable (Result<[UInt8], MediaTransportError>) -> Void
    ) {
      state.withLock { state in
        state.signs += 1
        state.waiting.append((count, completion))
        if state.failure == nil, state.fetch == nil {
          state.fetch = transport.fetch(media, from: offset, queue) { [weak self] in self?.handle($0) }
          if state.fetch == nil { state.failure = .refused }
          state.fetch?.begin()
        }
        advance(&state)
      }
    }

    func close() { state.withLock { fail(.lost, &$0) } }

    private func handle(_ event: HTTPFetchEvent) {
      state.withLock { state in
        state.signs += 1
        switch event {
        case .sent: break
        case .answered(let status): if status != 206 { fail(MediaTransportError(status: status), &state) }
        case .received(let bytes): if state.failure == nil { state.bytes += bytes }
        // The buffered bytes are still valid.
        case .finished: if state.failure == nil { state.failure = .lost }
        case .failed: fail(.lost, &state)
        }
        advance(&state)
      }
    }

    private func fail(_ error: MediaTransportError, _ state: inout State) {
      state.failure = state.failure ?? error
      state.bytes = []
      state.fetch?.cancel()
      advance(&state)
    }

    /// Completes what can be, and reads on or not. Under the lock: queues and requests do not call back from within.
    private func advance(_ state: inout State) {
      var position = 0
      while let (count, completion) = state.waiting.first, state.bytes.count - position >= count {
        let part = Array(state.bytes[position..<position + count])
        position += count
        state.waiting.removeFirst()
        queue.async { completion(.success(part)) }
      }
      if position > 0 { state.bytes.removeFirst(position) }
      if let failure = state.failure {
        for (_, completion) in state.waiting { queue.async { completion(.failure(failure)) } }
        state.waiting = []
        return
      }
      let isReading = !state.waiting.isEmpty || state.bytes.count < Self.bound
      if isReading != state.isReading {
        state.isReading = isReading
        state.fetch?.setReading(isReading)
      }
      watch(&state)
    }

    /// Cancels the request if nothing arrives for the allowed silence while calls wait.
    private func watch(_ state: inout State) {
      guard !state.isWatched, !state.waiting.isEmpty else { return }
      state.isWatched = true
      let (signs, clock) = (state.signs, transport.clock)
      clock.schedule(at: clock.now().advanced(byMilliseconds: HTTPMediaTransport.silence)) { [weak self] in
        self?.state.withLock { state in
          state.isWatched = false
          guard let self, state.failure == nil else { return }
          if state.signs == signs { self.fail(.lost, &state) } else { self.watch(&state) }
        }
      }
    }
  }
#endif
