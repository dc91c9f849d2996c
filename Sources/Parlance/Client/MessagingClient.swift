public import ParlanceCore
public import ParlanceEngine

/// The engine in today's Swift, for apps that have finished leaving a vendor's API.
///
/// ```swift
/// let client = MessagingClient(environment: environment, account: "alice", device: "phone")
/// try await client.login()
/// let message = try await client.send(.text("hello"), to: .direct("bob"))
/// for await event in client.events() { … }
/// ```
///
/// Each method suspends until the hub has answered, unless it says otherwise, and throws `MessagingError`.
public final class MessagingClient: Sendable {
  private struct State {
    var device: Device?
    var listeners: [Int: AsyncStream<DeviceEvent>.Continuation] = [:]
    var nextListener = 0
    var sending: [MessageKey: CheckedContinuation<Message, any Error>] = [:]
    /// Who wants to know how far the files of messages have come.
    var followers: [MessageKey: @Sendable (TransferProgress) -> Void] = [:]
  }

  private let environment: MessagingEnvironment
  private let configuration: DeviceConfiguration
  private let state = Lock(State())

  /// Whose client it is.
  public var account: AccountID { configuration.account }

  /// A client; it does nothing before `login`.
  ///
  /// - parameter environment: The engine that it shares with whom it talks to.
  /// - parameter account: Whose client it is.
  /// - parameter device: Which installation; the same one has the same local database.
  public init(environment: MessagingEnvironment, account: AccountID, device: DeviceID) {
    self.environment = environment
    configuration = DeviceConfiguration(style: "Parlance", account: account, device: device)
  }

  // MARK: login

  /// Logs in; what was missed is fetched and told afterwards.
  ///
  /// - parameter token: What the hub's token check is shown.
  public func login(token: String = "") async throws {
    let device = try openDevice()
    try await answer { device.connect(token: token, completion: $0) }
  }

  private func openDevice() throws(MessagingError) -> Device {
    if let device = state.withLock({ $0.device }) { return device }
    let device = try environment.openDevice(configuration) { [weak self] events in self?.handle(events) }
    state.withLock { $0.device = device }
    return device
  }

  /// Logs out and closes the local database.
  public func logout() async {
    guard
      let device = state.withLock({ state in
        defer { state.device = nil }
        return state.device
      })
    else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      device.disconnect { _ in continuation.resume() }
    }
    let (listeners, waiting) = state.withLock { state in
      defer {
        state.listeners.removeAll()
        state.sending.removeAll()
      }
      return (state.listeners.values.map { $0 }, state.sending.values.map { $0 })
    }
    for listener in listeners { listener.finish() }
    // They stay in the outbox and go out with the next login.
    for continuation in waiting { continuation.resume(throwing: MessagingError(.notLoggedIn)) }
  }

  /// The device behind this client, with everything that waits for nothing: the local database, conversations, counts.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn` before the login and after the logout.
  public var device: Device {
    get throws(MessagingError) {
      guard let device = state.withLock({ $0.device }) else { throw MessagingError(.notLoggedIn) }
      return device
    }
  }

  // MARK: events

  /// What happens from now on, in order. Every call makes a sequence of its own, which ends with the logout.
  public func events() -> AsyncStream<DeviceEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: DeviceEvent.self)
    let number = state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = continuation
      return state.nextListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }

  private func handle(_ events: [DeviceEvent]) {
    for event in events {
      if case .sent(let message, let error) = event {
        let waiting = state.withLock { $0.sending.removeValue(forKey: message.key) }
        if let error { waiting?.resume(throwing: error) } else { waiting?.resume(returning: message) }
      }
      if case .uploading(let id, let conversation, .file, let progress) = event {
        state.withLock { $0.followers[MessageKey(id, in: conversation)] }?(progress)
      }
    }
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { for event in events { listener.yield(event) } }
  }

  func follow(_ key: MessageKey, _ progress: @escaping @Sendable (TransferProgress) -> Void) {
    state.withLock { $0.followers[key] = progress }
  }

  func unfollow(_ key: MessageKey) { state.withLock { _ = $0.followers.removeValue(forKey: key) } }

  // MARK: messages

  /// Sends content and waits until the hub has accepted it; a message waits for a lost link to come back.
  ///
  /// - returns: The message with the hub's time and numbers.
  @discardableResult
  public func send(
    _ content: MessageContent, to conversation: ConversationID, attributes: String? = nil,
    options: MessageOptions = .ordinary
  ) async throws -> Message {
    let id = MessageID.generate(at: environment.clock.now())
    let body = MessageBody(content: content, attributes: attributes)
    return try await send(MessageDraft(id: id, conversation: conversation, body: body, options: options))
  }

  /// Sends a draft and waits until the hub has accepted it.
  @discardableResult
  public func send(_ draft: MessageDraft) async throws -> Message {
    let device = try device
    var draft = draft
    let id = draft.id ?? MessageID.generate(at: environment.clock.now())
    draft.id = id
    let ready = draft
    let key = MessageKey(id, in: draft.conversation)
    return try await withCheckedThrowingContinuation { continuation in
      let isTaken = state.withLock { state in
        guard state.sending[key] == nil else { return true }
        state.sending[key] = continuation
        return false
      }
      if isTaken {
        continuation.resume(throwing: MessagingError(.messageExists))
        return
      }
      do throws(MessagingError) {
        try device.send(ready)
      } catch {
        state.withLock { _ = $0.sending.removeValue(forKey: key) }
        continuation.resume(throwing: error)
      }
    }
  }

  /// Takes a message back.
  public func revoke(_ message: Message, request: RevocationRequest = RevocationRequest()) async throws {
    let device = try device
    try await answer { device.revoke(message.id, in: message.conversation, request: request, completion: $0) }
  }

  /// Tells the senders that messages were read: everything up to this one in a direct conversation, this one in a group.
  public func acknowledge(_ message: Message) async throws {
    let device = try device
    if message.conversation.kind == .direct {
      try await answer { device.acknowledge(message.conversation, upTo: message.sequence, completion: $0) }
      return
    }
    let failed = try await result { device.acknowledgeGroup(message.conversation, [message.id], completion: $0) }
    if !failed.isEmpty { throw MessagingError(.messageNotFound) }
  }

  /// Who has read a message of a group.
  public func receiptDetail(of message: Message) async throws -> GroupReceiptDetail {
    let device = try device
    return try await result { device.fetchReceiptDetail(message.conversation, message.id, completion: $0) }
  }

  /// Messages from the hub's history, oldest first.
  public func history(_ query: HistoryQuery) async throws -> [Message] {
    let device = try device
    return try await result { device.fetchHistory(query, completion: $0) }
  }

  // MARK: groups and rooms

  /// Creates a group owned by this account.
  public func createGroup(named name: String, members: [AccountID]) async throws -> GroupInfo {
    let device = try device
    let group = GroupInfo(id: "", name: name, owner: account, memberLimit: 0)
    return try await result { device.createGroup(group, members: members, note: nil, completion: $0) }.group
  }

  /// Enters a room.
  @discardableResult
  public func enterRoom(_ id: String, nickname: String? = nil) async throws -> RoomInfo {
    let device = try device
    return try await result { device.enterRoom(id, nickname: nickname, custom: nil, completion: $0) }.room
  }

  /// Leaves a room.
  public func leaveRoom(_ id: String) async throws {
    let device = try device
    try await answer { device.leaveRoom(id, completion: $0) }
  }

  // MARK: waiting

  private func answer(_ call: (@escaping (MessagingError?) -> Void) -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      call { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private func result<Value: Sendable>(
    _ call: (@escaping (Result<Value, MessagingError>) -> Void) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      call { result in continuation.resume(with: result.mapError { $0 as any Error }) }
    }
  }
}
