#if Cluster
  internal import Dispatch
  internal import Foundation
  package import ParlanceCore

  /// A bus between gateways over NATS.
  ///
  /// Each gateway subscribes to a subject of its own and to one for all. Messages are encoded, sent and awaited on the bus's
  /// own thread, so that a server that hangs or is gone blocks only that thread. The bus reconnects as long as it is open.
  package final class NATSBus: Bus, @unchecked Sendable {
    // Safe to share: everything that changes is in `state`, behind its lock.
    private let options: NATSOptions
    private let servers: [NATSServerAddress]
    private let subjects: NATSSubjects
    let seal: (any BusSeal)?
    let onChange: @Sendable (NATSBusChange) -> Void
    let state: Lock<NATSBusState>
    /// Signaled whenever the thread has something to look at.
    let wake = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)

    /// Creates a bus, which connects when the hub subscribes.
    ///
    /// - parameter seal: Encrypts and authenticates the packets; nil if any client of the servers can read and write them.
    /// - parameter onChange: The receiver of each connection and its end, called on the bus's thread; and of packets that
    ///   are refused, on one of the library's.
    /// - throws: `invalidArgument` if an address or the name of the cluster cannot be understood, or the certificates
    ///   cannot be read. Does not throw if a server cannot be reached.
    package init(
      _ options: NATSOptions, seal: (any BusSeal)? = nil,
      onChange: @escaping @Sendable (NATSBusChange) -> Void = { _ in }
    ) throws(MessagingError) {
      (servers, subjects) = try options.resolved()
      self.options = options
      self.seal = seal
      self.onChange = onChange
      state = Lock(
        NATSBusState(queue: BusQueue(messages: options.queuedMessages, bytes: options.queuedBytes)))
    }

    package func publish(_ messages: [BusMessage], to gateway: HubNumber) {
      let mustWake = state.withLock { state in
        guard !state.isClosed, !messages.isEmpty else { return false }
        let wasEmpty = state.queue.isEmpty
        state.counts.dropped += Int64(state.queue.append(messages, for: gateway))
        return wasEmpty && state.isConnected
      }
      if mustWake { wake.signal() }
    }

    package func subscribe(as gateway: HubNumber, _ handler: @escaping @Sendable ([BusMessage]) -> Void) {
      let isFirst = state.withLock { state in
        guard !state.isClosed else { return false }
        let isFirst = state.handler == nil
        state.handler = handler
        guard gateway != state.gateway else { return isFirst }
        state.gateway = gateway
        // A connection has its subjects for as long as it lasts.
        if !isFirst { state.end = "this gateway has another number" }
        return isFirst
      }
      guard isFirst else {
        wake.signal()
        return
      }
      let thread = Thread { [self] in
        // No signal is this thread's, and none is one of those that the library makes from here.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        run()
      }
      thread.name = "parlance.bus"
      thread.start()
    }

    package var isConnected: Bool { state.withLock { $0.isConnected } }

    /// The number of events after which others' messages may be missing: new connections, and whatever was discarded.
    package var lossCount: Int {
      let counts = work
      return Int(counts.connections + counts.malformed + counts.missed)
    }

    package var counts: BusCounts? { work }

    /// The work so far.
    package var work: BusCounts {
      state.withLock { state in
        var counts = state.counts
        counts.missed += state.connection?.missed ?? 0
        return counts
      }
    }

    /// Ends the connection, and returns when the bus's thread and those of the connection have ended.
    ///
    /// Messages that wait are discarded. Within the handler or `onChange` it returns at once.
    package func close() {
      let (isRunning, isWithin) = state.withLock { state in
        state.isClosed = true
        state.isConnected = false
        state.queue.removeAll()
        let thread = pthread_self()
        let isWithin = [state.delivering, state.thread].contains { $0.map { pthread_equal($0, thread) != 0 } ?? false }
        return (state.thread != nil || state.handler != nil, isWithin)
      }
      guard isRunning else { return }
      wake.signal()
      guard !isWithin else { return }
      finished.wait()
      // Another call may wait, too.
      finished.signal()
    }

    // MARK: the bus's thread

    private func run() {
      state.withLock { $0.thread = pthread_self() }
      NATSLibrary.open()
      var pause = ReconnectPause(shortest: options.shortestPause, longest: options.longestPause)
      var randomness = SystemRandomness()
      var hasReported = false
      while !state.withLock({ $0.isClosed }) {
        do throws(MessagingError) {
          let (connection, place) = try connect()
          pause.reset()
          hasReported = true
          onChange(.connected(place))
          let reason = serve(connection)
          end(connection)
          if let reason { onChange(.disconnected(reason)) }
        } catch {
          // Failures of later attempts are not reported.
          if !hasReported { onChange(.disconnected(error.detail)) }
          hasReported = true
        }
        wait(milliseconds: pause.next(using: &randomness))
      }
      // A handler may still be at work.
      while state.withLock({ $0.delivering != nil }) { wake.wait() }
      NATSLibrary.leaveThread()
      // It refers to the hub, which refers to the bus.
      state.withLock { $0.handler = nil }
      finished.signal()
    }

    /// Connects to the first of the servers that can be reached.
    private func connect() throws(MessagingError) -> (NATSConnection, place: String) {
      var failures: [String] = []
      for server in servers where !state.withLock({ $0.isClosed }) {
        do throws(MessagingError) {
          let (attempt, gateway) = state.withLock { state in
            state.attempt += 1
            state.end = nil
            return (state.attempt, state.gateway)
          }
          let connection = try NATSConnection(
            server, options, subjects: Set([gateway, .zero]).sorted().map { subjects.subject(of: $0) },
            name: "parlance gateway \(gateway)",
            .init(
              packet: { [weak self] in self?.receive($0) },
              ended: { [weak self] in self?.noteEnd($0, of: attempt) }))
          state.withLock { state in
            state.connection = connection
            state.isConnected = !state.isClosed && state.end == nil
            state.counts.connections += 1
            state.hasReportedRefusal = false
          }
          return (connection, server.place)
        } catch {
          failures.append("\(server.place): \(error.detail)")
        }
      }
      throw MessagingError(.notConnected, failures.joined(separator: "; "))
    }

    private func noteEnd(_ reason: String, of attempt: Int) {
      let isCurrent = state.withLock { state in
        guard state.attempt == attempt else { return false }
        state.end = reason
        state.isConnected = false
        return true
      }
      if isCurrent { wake.signal() }
    }

    private func end(_ connection: NATSConnection) {
      let missed = connection.missed
      state.withLock { state in
        state.connection = nil
        state.isConnected = false
        state.counts.missed += missed
      }
      connection.close()
    }

    private func wait(milliseconds: Int64) {
      let end = DispatchTime.now() + .milliseconds(Int(milliseconds))
      while !state.withLock({ $0.isClosed }), wake.wait(timeout: end) == .success {}
    }

    /// Publishes what waits until the connection ends.
    ///
    /// - returns: The reason; nil if the bus was closed.
    private func serve(_ connection: NATSConnection) -> String? {
      while true {
        let (batches, end) = state.withLock { state -> ([BusQueue.Batch], String?) in
          if state.isClosed { return ([], nil) }
          if let end = state.end { return ([], end) }
          return (state.queue.take(Self.round), nil)
        }
        if let end { return end }
        if batches.isEmpty {
          guard !state.withLock({ $0.isClosed }) else { return nil }
          wake.wait()
          continue
        }
        do throws(MessagingError) {
          try publish(batches, on: connection)
        } catch {
          return error.detail
        }
      }
    }

    /// The most messages that are taken from the queue at a time: when the connection breaks, those are lost.
    private static let round = 4096

    private func publish(_ batches: [BusQueue.Batch], on connection: NATSConnection) throws(MessagingError) {
      var left = batches.reduce(0) { $0 + $1.messages.count }
      let sender = state.withLock { $0.gateway }
      let limit = max(1, connection.largestPacket - (seal?.overhead ?? 0))
      for batch in batches {
        let subject = subjects.subject(of: batch.gateway)
        let (packets, oversized) = BusCodec.encode(batch.messages, limit: limit)
        state.withLock { $0.counts.oversized += Int64(oversized) }
        for packet in packets {
          guard let bytes = sealed(packet.bytes, from: sender, to: batch.gateway) else {
            state.withLock { $0.counts.dropped += Int64(packet.count) }
            continue
          }
          do throws(MessagingError) {
            try connection.publish(bytes, to: subject)
          } catch {
            state.withLock { $0.counts.dropped += Int64(left) }
            throw error
          }
          state.withLock { state in
            state.counts.publishedMessages += Int64(packet.count)
            state.counts.publishedPackets += 1
            state.counts.publishedBytes += Int64(bytes.count)
          }
        }
        left -= batch.messages.count
      }
    }

    private func sealed(_ packet: [UInt8], from sender: HubNumber, to receiver: HubNumber) -> [UInt8]? {
      guard let seal else { return packet }
      return seal.seal(packet, from: sender, to: receiver)
    }
  }
#endif
