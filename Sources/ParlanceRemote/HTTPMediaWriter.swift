#if Remote
  internal import Dispatch
  internal import ParlanceCore

  /// Writes an upload in one request after the other, each with all chunks that wait by then.
  ///
  /// The answer to each says that the hub has them.
  final class HTTPMediaWriter: MediaWriter {
    private typealias Completion = @Sendable (Result<Int64, MediaTransportError>) -> Void

    private struct Chunk {
      var offset: Int64
      var bytes: [UInt8]
      var completion: Completion
      var end: Int64 { offset + Int64(bytes.count) }
    }

    private struct State {
      var fetch: (any HTTPFetch)?
      /// The number of the request, so that what an earlier one still has to say is dropped.
      var number = 0
      /// The chunks of the request.
      var sending: [Chunk] = []
      /// Those that come after them.
      var waiting: [Chunk] = []
      var isOver = false
      /// Counts the events, so that a silence is noticed.
      var signs = 0
      var isWatched = false
    }

    private let upload: MediaID
    private let secret: String
    private let transport: HTTPMediaTransport
    private let queue = DispatchQueue(label: "parlance.media.write", qos: .utility)
    private let state = Lock(State())

    init(_ upload: MediaID, secret: String, _ transport: HTTPMediaTransport) {
      self.upload = upload
      self.secret = secret
      self.transport = transport
    }

    deinit { state.withLock { $0.fetch }?.cancel() }

    func write(
      _ bytes: [UInt8], at offset: Int64, completion: @escaping @Sendable (Result<Int64, MediaTransportError>) -> Void
    ) {
      state.withLock { state in
        guard !state.isOver else { return queue.async { completion(.failure(.lost)) } }
        state.waiting.append(Chunk(offset: offset, bytes: bytes, completion: completion))
        if state.fetch == nil { begin(&state) }
      }
    }

    func close() { state.withLock { fail(.lost, &$0) } }

    /// Sends what waits.
    private func begin(_ state: inout State) {
      guard let first = state.waiting.first else { return }
      state.sending = state.waiting
      state.waiting = []
      state.number += 1
      state.signs += 1
      let number = state.number
      let fetch = transport.send(
        state.sending.flatMap(\.bytes), at: first.offset, of: upload, secret: secret, queue
      ) { [weak self] in self?.handle($0, number) }
      guard let fetch else { return fail(.refused, &state) }
      state.fetch = fetch
      fetch.begin()
      watch(&state)
    }

    private func handle(_ event: HTTPFetchEvent, _ number: Int) {
      state.withLock { state in
        guard number == state.number, !state.isOver, let fetch = state.fetch else { return }
        state.signs += 1
        switch event {
        case .sent, .received: break
        case .answered(204):
          // Nothing follows.
          fetch.cancel()
          for chunk in state.sending { queue.async { chunk.completion(.success(chunk.end)) } }
          state.sending = []
          state.fetch = nil
          begin(&state)
        case .answered(let status): fail(MediaTransportError(status: status), &state)
        case .finished, .failed: fail(.lost, &state)
        }
      }
    }

    /// Under the lock: queues and requests do not call back from within.
    private func fail(_ error: MediaTransportError, _ state: inout State) {
      state.isOver = true
      state.fetch?.cancel()
      state.fetch = nil
      for chunk in state.sending + state.waiting { queue.async { chunk.completion(.failure(error)) } }
      state.sending = []
      state.waiting = []
    }

    /// Cancels the request if there is no progress for the allowed silence.
    private func watch(_ state: inout State) {
      guard !state.isWatched else { return }
      state.isWatched = true
      let (signs, clock) = (state.signs, transport.clock)
      clock.schedule(at: clock.now().advanced(byMilliseconds: HTTPMediaTransport.silence)) { [weak self] in
        self?.state.withLock { state in
          state.isWatched = false
          guard let self, !state.isOver, state.fetch != nil else { return }
          if state.signs == signs { self.fail(.lost, &state) } else { self.watch(&state) }
        }
      }
    }
  }
#endif
