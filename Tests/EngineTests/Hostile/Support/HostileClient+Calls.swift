import ParlanceCore

@testable import ParlanceEngine

extension HostileClient {
  // MARK: replies

  /// The answer to a request.
  func result<Call: HubCall>(
    _ number: UInt64, of type: Call.Type
  ) async throws -> Result<Call.Reply, MessagingError> {
    let result = try await wait(for: "the answer to \(Call.kind) \(number)") { received in
      received.replies.removeValue(forKey: number)
    }
    switch result {
    case .success(let value):
      guard let reply = value as? Call.Reply else { throw UnexpectedReply(reply: value) }
      return .success(reply)
    case .failure(let error): return .failure(error)
    }
  }

  /// Asks, and returns the answer.
  ///
  /// - throws: The hub's refusal.
  @discardableResult
  func ask<Call: HubCall>(_ call: Call) async throws -> Call.Reply {
    try await result(send(call), of: Call.self).get()
  }

  /// Sends a call that the hub is to refuse, and returns the error.
  func refusal<Call: HubCall>(of call: Call) async throws -> MessagingError {
    switch try await result(send(call), of: Call.self) {
    case .success(let reply): throw NotRefused(reply: reply)
    case .failure(let error): return error
    }
  }

  // MARK: logins and messages

  /// Logs in and returns the hub's reply.
  func logIn(
    _ account: AccountID, device: DeviceID = "phone", _ change: (inout ConnectCall) -> Void = { _ in }
  ) async throws -> Connected {
    var call = ConnectCall(account: account, token: "", device: device, style: "Test", platform: .linux)
    change(&call)
    let reply = try await ask(call)
    guard case .connected(let connected) = reply else { throw UnexpectedReply(reply: reply) }
    return connected
  }

  /// Waits until the hub has decided on everything that was sent so far, and answered.
  func waitUntilIdle() async throws { _ = try await ask(TimeCall()) }

  // MARK: pushes

  /// The next push that matches; those before it are dropped.
  @discardableResult
  func next<Value: Sendable>(
    _ what: String, _ look: @escaping (InboundFrame) -> Value?
  ) async throws -> Value {
    try await wait(for: what) { received in
      for (index, frame) in received.pushes.enumerated() {
        guard let value = look(frame) else { continue }
        received.pushes.removeFirst(index + 1)
        return value
      }
      return nil
    }
  }

  /// The next message that is pushed, or one with this id.
  @discardableResult
  func nextMessage(_ id: MessageID? = nil) async throws -> MessageEvent {
    try await next("message \(id?.string ?? "")") { frame in
      guard let message = frame.message, id == nil || message.id == id else { return nil }
      return message
    }
  }

  /// The messages that were pushed so far, in their order.
  var pushedMessages: [MessageEvent] { received.pushes.compactMap(\.message) }
  /// The revocations that were pushed so far, in their order.
  var pushedRevocations: [RevocationEvent] { received.pushes.compactMap(\.revocation) }
}

extension InboundFrame {
  /// The entry of a stream.
  var event: StreamEvent? { if case .event(let event) = self { event } else { nil } }

  /// The message that an entry is.
  var message: MessageEvent? {
    if case .message(let message)? = event?.payload { message } else { nil }
  }

  /// The revocation that an entry is.
  var revocation: RevocationEvent? {
    if case .revocation(let revocation, _)? = event?.payload { revocation } else { nil }
  }

  /// The facts about the revocation that an entry is.
  var revocationMarks: RevocationMarks? {
    if case .revocation(_, let marks)? = event?.payload { marks } else { nil }
  }
}

extension SubmitCall {
  /// A message as any client writes it that knows the answers to all before it.
  init(
    _ id: MessageID, to conversation: ConversationID, _ content: MessageContent = .text("text"),
    attributes: String? = nil, options: MessageOptions = .ordinary, revokes: MessageID? = nil,
    resumes: Bool = true
  ) {
    self.init(
      id: id, conversation: conversation, options: options, kind: content.kind,
      body: MessageBody(content: content, attributes: attributes).encoded(), revokes: revokes, resumes: resumes)
  }
}

extension HostileClient {
  /// Creates a group that this client's account owns.
  @discardableResult
  func createGroup(
    _ id: String, _ members: [AccountID], _ change: (inout GroupInfo) -> Void = { _ in }
  ) async throws -> GroupReply {
    var group = GroupInfo(id: "", name: "Group", owner: "nobody")
    change(&group)
    return try await ask(CreateGroupCall(id: id, group: group, members: members, note: nil))
  }

  /// The ids of the messages in the hub's history of a conversation, the oldest first.
  func history(of conversation: ConversationID) async throws -> [MessageID] {
    try await ask(HistoryCall(HistoryQuery(conversation: conversation, oldestFirst: true, limit: 100)))
      .messages.map(\.message.id)
  }
}
