internal import ParlanceCore

/// The order of what comes over the link, while the app is asked about messages; without I/O.
///
/// | state | means |
/// |---|---|
/// | *free* | what comes is taken at once |
/// | *asking* | the app is asked about the first piece; the rest waits behind it |
///
/// `begin` leads from *free* to *asking* with a piece that has a message to ask about, `next` back when nothing waits that has
/// one, and `discard` from anywhere to *free*: the link was given up, and with it what came over it.
struct MessageIntake {
  /// Something that came over the link.
  enum Piece {
    case frames([InboundFrame])
    /// The hub can be reached now, or no longer.
    case link(isReachable: Bool)
  }

  private(set) var isAsking = false
  private var waiting: [Piece] = []
  /// Counts the questions; an answer to one that was discarded has no effect.
  private var question = 0

  /// Takes a piece.
  ///
  /// - returns: A Boolean value that indicates whether the piece waits; otherwise it is to be taken now.
  mutating func holds(_ piece: Piece) -> Bool {
    guard isAsking else { return false }
    waiting.append(piece)
    return true
  }

  /// Begins to ask about a piece.
  ///
  /// - returns: The number of the question.
  mutating func begin() -> Int {
    isAsking = true
    question += 1
    return question
  }

  /// Returns whether a question is still open.
  func isOpen(_ number: Int) -> Bool { isAsking && number == question }

  /// Returns the next piece; nil if there is none, and the intake is free again.
  mutating func next() -> Piece? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    isAsking = false
    return nil
  }

  /// Discards everything that waits, and the open question.
  mutating func discard() {
    isAsking = false
    waiting.removeAll()
    question += 1
  }
}

extension InboundFrame {
  /// The messages that the device would store.
  var storedMessages: [Message] {
    switch self {
    case .event(let event): event.storedMessage.map { [$0] } ?? []
    case .transient(let conversation, let time, let message):
      message.kind == .command ? [] : [Message(message, in: conversation, sequence: 0, time)]
    case .reply(_, .success(let reply)):
      (reply as? PullCall.Reply)?.flatMap { $0.events.compactMap(\.storedMessage) } ?? []
    case .reply, .otherDevices, .roomMembersChanged, .roomRemoved, .presence, .ended, .tokenWillExpire,
      .wordListChanged, .callSignal, .callChannel, .threadMessages, .bulletinsChanged,
      .operatorText:
      []
    }
  }

  /// Returns the frame without some messages; nil if nothing is left of it. The places of its entries stay.
  func removing(_ isIgnored: (MessageKey) -> Bool) -> InboundFrame? {
    switch self {
    case .event(let event): return .event(event.removing(isIgnored))
    case .transient(let conversation, _, let message):
      return message.kind != .command && isIgnored(MessageKey(message.id, in: conversation)) ? nil : self
    case .reply(let number, .success(let reply)):
      guard var streams = reply as? PullCall.Reply else { return self }
      for index in streams.indices { streams[index].events = streams[index].events.map { $0.removing(isIgnored) } }
      return .reply(number, .success(streams))
    case .reply, .otherDevices, .roomMembersChanged, .roomRemoved, .presence, .ended, .tokenWillExpire,
      .wordListChanged, .callSignal, .callChannel, .threadMessages, .bulletinsChanged,
      .operatorText:
      return self
    }
  }
}

extension StreamEvent {
  /// The message of the entry that the device would store.
  fileprivate var storedMessage: Message? {
    switch (stream, payload) {
    case (.conversation(let id), .message(let message)):
      message.kind == .command ? nil : Message(message, in: id, sequence: sequence, time)
    case (.account, .groupLeft(let id, _, _, let message?, let time)):
      Message(message, in: .group(id), sequence: 0, time)
    default: nil
    }
  }

  /// Returns the entry without its message if that is to be ignored.
  fileprivate func removing(_ isIgnored: (MessageKey) -> Bool) -> StreamEvent {
    guard let message = storedMessage, isIgnored(message.key) else { return self }
    var payload = EventPayload.nothing
    if case .groupLeft(let id, let departure, let actor, _, let time) = self.payload {
      payload = .groupLeft(id: id, departure, actor: actor, message: nil, time: time)
    }
    return StreamEvent(stream: stream, sequence: sequence, time: time, payload: payload)
  }
}
