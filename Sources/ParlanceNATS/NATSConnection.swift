#if Cluster
  internal import CNATS
  internal import Dispatch
  internal import ParlanceCore

  /// One connection to one server. It is not restored: the bus makes another.
  ///
  /// Safe to share: the handles are behind a lock, or belong to the thread that made the connection; the library calls
  /// `Events` on threads of its own.
  final class NATSConnection: @unchecked Sendable {
    /// The receivers of what the library reports.
    struct Events: Sendable {
      /// A packet of another came.
      var packet: @Sendable ([UInt8]) -> Void
      /// The connection ended, for a reason.
      var ended: @Sendable (String) -> Void
    }

    private struct Known {
      var last = 0
      /// Of the connections that were not closed.
      var events: [Int: Events] = [:]
      /// Signaled when a connection has ended and its threads with it.
      var ends: [Int: DispatchSemaphore] = [:]
    }

    /// The connections by number. The library keeps the number alone, for it may call once more when a connection is gone.
    private static let known = Lock(Known())
    /// The longest wait for the threads of a connection, in seconds.
    private static let patience = 10

    private let number: Int
    private let end: DispatchSemaphore
    private let handle: OpaquePointer
    private struct Subscriptions {
      /// The handles, until the connection is closed.
      var handles: [OpaquePointer] = []
      /// The number of packets that each discarded, as far as the library said.
      var missed: [OpaquePointer: Int64] = [:]
    }

    private let subscriptions = Lock(Subscriptions())

    /// Connects to a server and subscribes; what others publish afterwards comes.
    ///
    /// - throws: `notConnected` if the server cannot be reached or refuses.
    init(
      _ server: NATSServerAddress, _ options: NATSOptions, subjects: [String], name: String, _ events: Events
    ) throws(MessagingError) {
      let end = DispatchSemaphore(value: 0)
      self.end = end
      let number = Self.known.withLock { known in
        known.last += 1
        known.events[known.last] = events
        known.ends[known.last] = end
        return known.last
      }
      self.number = number
      do throws(MessagingError) {
        handle = try Self.connect(server, options, name: name, number)
      } catch {
        Self.known.withLock { known in
          known.events[number] = nil
          known.ends[number] = nil
        }
        throw error
      }
      do throws(MessagingError) {
        for subject in subjects { try subscribe(subject, options) }
        // The server knows of the subscriptions when it answers.
        try Self.check(natsConnection_FlushTimeout(handle, options.connectPatience))
      } catch {
        close()
        throw error
      }
    }

    private static func connect(
      _ server: NATSServerAddress, _ options: NATSOptions, name: String, _ number: Int
    ) throws(MessagingError) -> OpaquePointer {
      var settings: OpaquePointer?
      try check(natsOptions_Create(&settings))
      defer { natsOptions_Destroy(settings) }
      let closure = UnsafeMutableRawPointer(bitPattern: number)
      var steps = [
        natsOptions_SetURL(settings, "nats://\(server.place)"), natsOptions_SetName(settings, name),
        natsOptions_SetAllowReconnect(settings, false), natsOptions_SetNoEcho(settings, true),
        natsOptions_UseGlobalMessageDelivery(settings, true), natsOptions_SetSendAsap(settings, true),
        natsOptions_SetTimeout(settings, options.connectPatience),
        natsOptions_SetWriteDeadline(settings, options.writePatience),
        natsOptions_SetPingInterval(settings, options.pingInterval), natsOptions_SetMaxPingsOut(settings, 2),
        natsOptions_SetClosedCB(settings, Self.connectionClosed, closure),
        // Otherwise the library prints them.
        natsOptions_SetErrorHandler(settings, { _, _, _, _ in }, nil),
      ]
      switch server.credentials {
      case .none: break
      case .user(let user, let password): steps.append(natsOptions_SetUserInfo(settings, user, password))
      case .token(let token): steps.append(natsOptions_SetToken(settings, token))
      }
      if server.isSecure { steps.append(natsOptions_SetSecure(settings, true)) }
      // Also for a server that asks for encryption itself. Without the name any certificate of a known authority would do.
      steps.append(natsOptions_SetExpectedHostname(settings, server.host))
      if let authorities = options.certificateAuthorities {
        steps.append(natsOptions_LoadCATrustedCertificates(settings, authorities))
      }
      for status in steps { try check(status) }
      var handle: OpaquePointer?
      try check(natsConnection_Connect(&handle, settings))
      guard let handle else { throw MessagingError(.notConnected, "no connection") }
      return handle
    }

    private func subscribe(_ subject: String, _ options: NATSOptions) throws(MessagingError) {
      var subscription: OpaquePointer?
      let closure = UnsafeMutableRawPointer(bitPattern: number)
      try Self.check(natsConnection_Subscribe(&subscription, handle, subject, Self.messageCame, closure))
      guard let subscription else { return }
      subscriptions.withLock { $0.handles.append(subscription) }
      try Self.check(natsSubscription_SetPendingLimits(subscription, -1, Int32(clamping: options.pendingBytes)))
    }

    /// The largest packet that the server takes, in bytes.
    var largestPacket: Int { Int(clamping: natsConnection_GetMaxPayload(handle)) }

    /// Sends a packet; waits while the server takes no bytes.
    ///
    /// - throws: `notConnected` if that takes too long, or the connection has ended. It is of no use then.
    func publish(_ packet: [UInt8], to subject: String) throws(MessagingError) {
      try Self.check(natsConnection_Publish(handle, subject, packet, Int32(clamping: packet.count)))
    }

    /// The number of packets that were discarded because they came faster than they were taken.
    var missed: Int64 {
      subscriptions.withLock { subscriptions in
        for handle in subscriptions.handles {
          var count: Int64 = 0
          // No answer once the connection has ended: the last one stays.
          if natsSubscription_GetDropped(handle, &count) == NATS_OK { subscriptions.missed[handle] = count }
        }
        return subscriptions.missed.values.reduce(0, +)
      }
    }

    /// Ends the connection; no event comes afterwards, but one may be under way. Called on no thread of the library.
    ///
    /// Before version 3.6 the library's reading thread uses a subscription, for a moment, without keeping it: it has to have
    /// ended before a subscription goes. If it does not, the subscriptions and the connection stay as they are.
    func close() {
      Self.known.withLock { $0.events[number] = nil }
      natsConnection_Close(handle)
      let hasEnded = end.wait(timeout: .now() + .seconds(Self.patience)) == .success
      Self.known.withLock { $0.ends[number] = nil }
      let handles = subscriptions.withLock { subscriptions in
        defer { subscriptions.handles.removeAll() }
        return subscriptions.handles
      }
      guard hasEnded else { return }
      for handle in handles { natsSubscription_Destroy(handle) }
      natsConnection_Destroy(handle)
    }

    // MARK: the library's calls

    private static func events(_ closure: UnsafeMutableRawPointer?) -> Events? {
      known.withLock { $0.events[Int(bitPattern: closure)] }
    }

    private static let messageCame: natsMsgHandler = { _, _, message, closure in
      defer { natsMsg_Destroy(message) }
      guard let events = events(closure) else { return }
      let count = Int(natsMsg_GetDataLength(message))
      let data = UnsafeRawBufferPointer(start: natsMsg_GetData(message), count: count)
      events.packet(Array(data))
    }

    /// Called once, when the connection's threads have ended.
    private static let connectionClosed: natsConnectionHandler = { connection, closure in
      let (events, end) = known.withLock { known in
        let number = Int(bitPattern: closure)
        return (known.events[number], known.ends[number])
      }
      defer { end?.signal() }
      guard let events else { return }
      var words: UnsafePointer<CChar>?
      natsConnection_GetLastError(connection, &words)
      let reason = words.map { String(cString: $0) } ?? ""
      events.ended(reason.isEmpty ? "the connection ended" : reason)
    }

    private static func check(_ status: natsStatus) throws(MessagingError) {
      guard status != NATS_OK else { return }
      let words = nats_GetLastError(nil).map { String(cString: $0) } ?? ""
      let text = natsStatus_GetText(status).map { String(cString: $0) } ?? "\(status.rawValue)"
      throw MessagingError(.notConnected, words.isEmpty ? text : words)
    }
  }
#endif
