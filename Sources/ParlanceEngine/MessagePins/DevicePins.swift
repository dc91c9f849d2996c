internal import ParlanceCore

/// A change of a pin that this device asked for and whose entry in the stream is still to come.
struct OwnPin: Hashable {
  var conversation: ConversationID
  var sequence: Int64
}

/// Pins of messages.
final class DevicePins: DeviceComponent {
  unowned let core: DeviceCore
  /// Changes of pins that this device asked for and whose entries are still to come.
  private(set) var awaited: Set<OwnPin> = []

  init(_ core: DeviceCore) { self.core = core }

  /// Applies a change. It is reported even if the message is not stored here: the app may have it.
  ///
  /// - parameter isPast: The entry fills a hole. The hub may have told of it when it left the hole, so that it is reported only
  ///   if it changes what is stored.
  func applyPin(
    _ change: MessagePinEvent, _ conversation: DeviceConversation, sequence: Int64, _ time: Timestamp,
    isPast: Bool = false
  ) throws(MessagingError) {
    var pins = try pins(in: conversation)
    let isNew = pins.apply(change.pin, isRemoved: change.action == .removed, sequence: sequence)
    if isNew { try save(pins, in: conversation) }
    if isPast && !isNew { return }
    if awaited.remove(OwnPin(conversation: conversation.record.id, sequence: sequence)) != nil { return }
    try core.report(.pin(change), conversation.record.id, time)
  }

  /// Asks for a change; the local copy follows.
  func changePin<Call: HubCall>(
    _ call: Call, in name: ConversationID, isRemoval: Bool,
    then end: @escaping (DeviceCore, Result<MessagePin?, MessagingError>) -> Void
  ) where Call.Reply == PinAcceptance {
    core.request(call) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let acceptance):
        if let pin = acceptance.pin, acceptance.sequence > 0 {
          let conversation = try core.conversations.conversation(name)
          if acceptance.sequence > conversation.cursor.position {
            core.pins.awaited.insert(OwnPin(conversation: conversation.record.id, sequence: acceptance.sequence))
          }
          var pins = try core.pins.pins(in: conversation)
          if pins.apply(pin, isRemoved: isRemoval, sequence: acceptance.sequence) {
            try core.pins.save(pins, in: conversation)
          }
        }
        end(core, .success(acceptance.pin))
      }
    }
  }

  /// Fetches the pinned messages of a conversation, in as many pieces as the hub wants.
  func fetchPins(
    in name: ConversationID, after: Int64? = nil, at sequence: Int64? = nil, found: [PinnedMessageEntry] = [],
    then end: @escaping (DeviceCore, Result<[PinnedMessage], MessagingError>) -> Void
  ) {
    core.request(PinnedMessagesCall(conversation: name, after: after)) { core, result throws(MessagingError) in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let page):
        let found = found + page.entries
        // A change between two pages comes as an entry of the stream.
        let sequence = min(sequence ?? page.sequence, page.sequence)
        if let next = page.next {
          // Each piece has to come further than the one before, or it would be asked for again and again.
          guard next > after ?? 0 else { return end(core, .failure(MessagingError(.malformedData))) }
          return core.pins.fetchPins(in: name, after: next, at: sequence, found: found, then: end)
        }
        let conversation = try core.conversations.conversation(name)
        var pins = try core.pins.pins(in: conversation)
        pins.replace(with: found.map(\.pin), upTo: sequence)
        try core.pins.save(pins, in: conversation)
        end(core, .success(try core.pins.pinned(found, in: conversation)))
      }
    }
  }

  /// Returns pinned messages as the app receives them: this device's own copies, where it has them.
  private func pinned(
    _ entries: [PinnedMessageEntry], in conversation: DeviceConversation
  ) throws(MessagingError) -> [PinnedMessage] {
    var pinned: [PinnedMessage] = []
    for entry in entries {
      let messages = try core.history.messages([entry.message], in: conversation.record.id, stores: false)
      pinned += messages.map { PinnedMessage(pin: entry.pin, message: $0) }
    }
    return pinned.sorted {
      ($0.pin.time, $0.pin.messageSequence) > ($1.pin.time, $1.pin.messageSequence)
    }
  }

  func pins(in conversation: DeviceConversation) throws(MessagingError) -> ConversationPins {
    try ConversationPins(decoding: try core.store.setting(Self.name(of: conversation)) ?? [])
  }

  func save(_ pins: ConversationPins, in conversation: DeviceConversation) throws(MessagingError) {
    try core.begin(isDurable: false)
    try core.store.saveSetting(Self.name(of: conversation), pins.encoded)
  }

  /// Forgets the pin of a message that was taken back.
  func forgetPin(of id: MessageID, in conversation: DeviceConversation) throws(MessagingError) {
    var pins = try pins(in: conversation)
    if pins.forget(id) { try save(pins, in: conversation) }
  }

  /// Forgets what the hub said about pins behind a position.
  func forgetPins(after position: Int64, in conversation: DeviceConversation) throws(MessagingError) {
    var pins = try pins(in: conversation)
    let known = pins
    pins.forget(after: position)
    if pins != known { try save(pins, in: conversation) }
  }

  /// Forgets the pins of messages that the account cleared from its history, which the hub no longer lists.
  func forgetPins(ofMessagesUpTo sequence: Int64, in conversation: DeviceConversation) throws(MessagingError) {
    var pins = try pins(in: conversation)
    let known = pins
    pins.forgetMessages(upTo: sequence)
    if pins != known { try save(pins, in: conversation) }
  }

  private static func name(of conversation: DeviceConversation) -> String { "pins:\(conversation.record.number)" }
}
