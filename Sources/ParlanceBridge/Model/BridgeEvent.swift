#if Server
  internal import ParlanceCore
  package import ParlanceMoving

  /// One of the two sides that a bridge joins.
  package enum BridgeSide: String, CaseIterable, Hashable, Sendable {
    /// The hub, whose gateway reports events and takes requests.
    case hub
    /// The service that is being left.
    case service

    package var other: BridgeSide { self == .hub ? .service : .hub }
  }

  /// A conversation, as the account that acts in it names it.
  package enum BridgePlace: Hashable, Sendable {
    /// The other account.
    case account(String)
    case group(String)
    case room(String)
  }

  /// An event on one side, for the other one.
  package enum BridgeEvent: Hashable, Sendable {
    case message(BridgeMessage)
    case recall(BridgeRecall)
    case reading(BridgeReading)
    case group(BridgeGroupChange)
    /// The operator asks the service to end an account's logins there.
    case block(account: String)
    /// The operator asks the service to accept an account's logins there again.
    case unblock(account: String)
    /// The event is of a kind that the other side has nothing for.
    case leftOut(kind: String)
    /// A part of a callback that cannot be read, as it came.
    case damaged(String)

    /// The word under which events of the kind are counted.
    package var kind: String {
      switch self {
      case .message: "message"
      case .recall: "recall"
      case .reading: "reading"
      case .group: "group"
      case .block: "block"
      case .unblock: "unblock"
      case .leftOut(let kind): kind
      case .damaged: "damaged"
      }
    }
  }

  /// A message that one side has and the other one is to have.
  package struct BridgeMessage: Hashable, Sendable {
    /// The id that apps know.
    package var id: String
    /// The number that the service gave it, where it has both.
    package var serverID: String?
    package var sender: String
    package var place: BridgePlace
    /// The time on the side where it was written, in milliseconds since 1970.
    package var time: Int64
    /// Its position in the hub's stream; nil for one of the service.
    package var sequence: Int64?
    /// The content as the archive has it.
    package var body: JSONNode
    /// The object that its sender attached.
    package var attributes: JSONNode?
  }

  /// A message was taken back.
  package struct BridgeRecall: Hashable, Sendable {
    package var message: String
    package var sender: String?
    /// nil where the event does not say it.
    package var place: BridgePlace?
    package var by: String?
    package var time: Int64
    package var note: String?
  }

  /// An account read messages.
  package struct BridgeReading: Hashable, Sendable {
    package var reader: String
    package var place: BridgePlace
    /// The message up to which the account read; in a group the message alone.
    package var message: String
    package var sequence: Int64?
    package var time: Int64
  }

  /// A group was changed.
  package struct BridgeGroupChange: Hashable, Sendable {
    package enum Operation: String, Hashable, Sendable {
      case membersAdded, membersRemoved, dismissed
    }

    package var group: String
    package var operation: Operation
    package var actor: String
    package var accounts: [String]
    package var time: Int64
    /// The group's name and owner, where the event has them.
    package var name: String?
    package var owner: String?
  }

  extension BridgeEvent {
    /// The event; its kind alone if a name in it has a control character. Line breaks stand between the names of accounts where the
    /// bridge keeps several, and neither the hub nor a service gives such a name.
    var withPlainNames: BridgeEvent {
      let names: [String?] =
        switch self {
        case .message(let message): [message.sender, message.place.name]
        case .recall(let recall): [recall.sender, recall.place?.name]
        case .reading(let reading): [reading.reader, reading.place.name]
        case .group(let change): [change.actor, change.group] + change.accounts
        case .block, .unblock, .leftOut, .damaged: []
        }
      let isPlain = names.compactMap { $0 }.allSatisfy { name in name.utf8.allSatisfy { $0 >= 0x20 } }
      return isPlain ? self : .leftOut(kind: "\(kind).name")
    }
  }

  extension BridgePlace {
    /// The name of the other account, or the id of the group or the room.
    var name: String {
      switch self {
      case .account(let name), .group(let name), .room(let name): name
      }
    }

    package var isRoom: Bool { if case .room = self { true } else { false } }

    /// Returns the name of the conversation that is the same for both of its accounts.
    ///
    /// - parameter account: The account that names the conversation so.
    package func line(of account: String) -> String {
      switch self {
      case .account(let peer):
        let names = [AccountID(account).folded, AccountID(peer).folded].sorted()
        return "a:" + names.joined(separator: "\n")
      case .group(let id): return "g:" + id
      case .room(let id): return "r:" + id
      }
    }

    /// Creates the conversation with such a name.
    ///
    /// - parameter account: The account that names it.
    /// - returns: nil for a text that is not such a name.
    package init?(line: String, of account: String) {
      let name = String(line.dropFirst(2))
      if line.hasPrefix("g:") {
        self = .group(name)
      } else if line.hasPrefix("r:") {
        self = .room(name)
      } else if line.hasPrefix("a:") {
        let names = name.split(separator: "\n").map(String.init)
        guard names.count == 2 else { return nil }
        self = .account(names[0] == AccountID(account).folded ? names[1] : names[0])
      } else {
        return nil
      }
    }
  }
#endif
