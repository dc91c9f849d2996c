internal import ParlanceCore

/// The events that a stream carries.
enum StreamTopic: Hashable, Sendable {
  case events
  /// The received messages of one conversation; of all of them if nil.
  case messages(ConversationID?)
  case commands
  case receipts
  case revocations
  case reactions
  case edits
  case pins
  case conversations
  case connection
  case ownActions
  case invitations
  case callChannels
  case bulletins
  case operatorTexts
  case threads

  /// Returns the number of elements that an event becomes in the stream; 0 for an event that it does not carry.
  func count(in event: DeviceEvent) -> Int {
    switch (self, event) {
    case (.events, _): 1
    case (.messages(let conversation), .received(let messages)):
      conversation == nil || messages.first?.conversation == conversation ? messages.count : 0
    case (.commands, .commands(let commands)): commands.count
    case (.receipts, .receipts(let receipts)): receipts.count
    case (.revocations, .revoked), (.reactions, .reaction), (.edits, .edited), (.pins, .pinChanged),
      (.conversations, .conversation), (.connection, .connection),
      (.ownActions, .ownAction), (.invitations, .callInvitation), (.threads, .threadChanged),
      (.callChannels, .callChannel), (.bulletins, .bulletin), (.operatorTexts, .operatorText):
      1
    default: 0
    }
  }
}

extension DeviceEvent {
  /// Returns the event without its first elements, which a stream delivered.
  func dropFirst(_ count: Int) -> DeviceEvent {
    switch self {
    case .received(let messages): .received(Array(messages.dropFirst(count)))
    case .commands(let messages): .commands(Array(messages.dropFirst(count)))
    case .receipts(let receipts): .receipts(Array(receipts.dropFirst(count)))
    default: self
    }
  }

  /// A Boolean value that indicates whether the event is relevant however late an app receives it.
  var isContent: Bool {
    switch self {
    case .received, .commands, .receipts, .revoked, .reaction, .edited, .pinChanged, .bulletin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the event is a step on the way of a message whose end is an event too.
  var isStep: Bool {
    switch self {
    case .sending, .uploading: true
    default: false
    }
  }
}
