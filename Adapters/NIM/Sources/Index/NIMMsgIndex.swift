public import Foundation
internal import Parlance

/// The types of indexed texts.
public enum NIMIndexType: Int, Sendable {
  /// The text of a message.
  case msgText = 0
  /// The first of the app's own types.
  case customBase = 100
}

/// A text by which a message is found.
open class NIMIndexText: NSObject {
  /// The text to index. Default: empty.
  open var text = ""
  /// The type: one of the app's from `NIMIndexType.customBase` on. Default: 0.
  open var type = 0

  public override init() {}
}

/// A text of a message in which another one was found.
open class NIMMsgIndexRecord: NSObject, NSCopying {
  /// The id of the message in which the text was found.
  open var messageId: String?
  /// The indexed text in which the query's text was found.
  open var indexText: String?
  /// The type of the text, as its producer gave it; 0 for the message's own.
  open var indexType: Int
  /// The session of the message.
  open var session: NIMSession
  /// The time of the message, in seconds since 1970.
  open var timestamp: TimeInterval
  /// The message; nil if the query did not request it.
  open var message: NIMMessage?

  /// Creates a record of no message; its session is empty.
  public override init() {
    indexType = 0
    session = NIMSession()
    timestamp = 0
  }

  init(_ text: IndexedText, of message: Message, in session: NIMSession) {
    messageId = message.id.string
    indexText = text.text
    indexType = text.type
    self.session = session
    timestamp = message.time.seconds
  }

  private init(_ record: NIMMsgIndexRecord) {
    messageId = record.messageId
    indexText = record.indexText
    indexType = record.indexType
    session = record.session
    timestamp = record.timestamp
    message = record.message
  }

  open func copy(with zone: NSZone? = nil) -> Any { NIMMsgIndexRecord(self) }
}

/// The order of what a query of the index finds.
public enum NIMMsgIndexTimeOrder: Int, Sendable {
  /// From new to old.
  case desc = 0
  /// From old to new.
  case asc = 1
}

/// Options of a query of the index.
open class NIMMsgIndexQueryOption: NSObject {
  /// Only messages from this time on, in seconds since 1970. Default: 0, for no bound.
  open var startTime: TimeInterval = 0
  /// Only messages up to this time, in seconds since 1970. Default: 0, for no bound.
  open var endTime: TimeInterval = 0
  /// The order. Default: from new to old.
  open var timeOrder: NIMMsgIndexTimeOrder = .desc
  /// The maximum number of messages, the first ones in the order. Default: 0, for all.
  open var limit: UInt = 0

  public override init() {}
}

/// A text by which a message is found, and its type.
struct IndexedText {
  var text: String
  var type: Int
}

/// The records that a query of the index found.
open class NIMMsgIndexQueryResult: NSObject {
  /// A Boolean value that indicates whether nothing was found.
  open var empty: Bool { found.isEmpty }
  /// The sessions, in the order of their first records; nil if nothing was found.
  open var sessions: [NIMSession]? { found.isEmpty ? nil : order }
  /// The records of each session, in the order of the query; nil if nothing was found.
  open var records: [NIMSession: [NIMMsgIndexRecord]]? { found.isEmpty ? nil : found }
  /// A Boolean value that indicates whether the records of all sessions have their messages.
  open var withMesssage: Bool { found.values.joined().allSatisfy { $0.message != nil } && !found.isEmpty }

  private final let core: ClientCore?
  private final var order: [NIMSession] = []
  private final var found: [NIMSession: [NIMMsgIndexRecord]] = [:]

  /// Creates a result without records.
  public override init() { core = nil }

  /// - parameter records: The records in the order of the query.
  init(_ records: [NIMMsgIndexRecord], core: ClientCore) {
    self.core = core
    for record in records {
      if found[record.session] == nil { order.append(record.session) }
      found[record.session, default: []].append(record)
    }
  }

  /// Returns the messages of a session, each once, in the order of the query: those that were asked for, or loaded by
  /// `queryMessage(_:completion:)`.
  open func messages(_ session: NIMSession) -> [NIMMessage] {
    var known: Set<String> = []
    return (found[session] ?? []).compactMap(\.message).filter { known.insert($0.messageId).inserted }
  }

  /// Returns the number of messages that were found.
  ///
  /// - parameter session: The session; nil for all.
  open func messageCount(_ session: NIMSession?) -> UInt {
    let sessions = session.map { [$0] } ?? order
    return sessions.reduce(0) { $0 + UInt(Set((found[$1] ?? []).map(\.messageId)).count) }
  }

  /// Loads the messages of the records from the local database; one that was deleted since is left out.
  ///
  /// - parameter session: The session; nil for all.
  /// - parameter completion: Receives nil, or an error: local `userInfoNeeded`, also for a result that an app created.
  open func queryMessage(_ session: NIMSession?, completion: NIMMsgIndexQueryMsgBlock?) {
    guard let core else {
      // Closures are the app's; the queue runs this one once.
      nonisolated(unsafe) let completion = completion
      MessagingEnvironment.default.callbackQueue.async { completion?(NSError.notLoggedIn) }
      return
    }
    core.change(completion) { device in
      for session in session.map({ [$0] }) ?? order { load(session, device, core) }
    }
  }

  /// Loads the messages of the records from the local database.
  public final func queryMessage(_ session: NIMSession?) { queryMessage(session, completion: nil) }

  final func load(_ session: NIMSession, _ device: Device, _ core: ClientCore) {
    guard let conversation = session.conversation else { return }
    var objects: [String: NIMMessage] = [:]
    for record in found[session] ?? [] where record.message == nil {
      guard let id = record.messageId else { continue }
      if objects[id] == nil, let message = device.message(MessageID(id), in: conversation) {
        objects[id] = NIMMessage(message, core: core)
      }
      record.message = objects[id]
    }
  }
}
