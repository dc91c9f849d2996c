import Parlance
internal import ParlanceCore
internal import ParlanceEngine

/// The streams of the hub, as its administration sees them.
@MainActor
struct HubView {
  /// The most entries of a stream that are shown.
  static let limit = 50

  private let hub: HubLoop
  private var streams: [String: (conversation: AdministeredConversation, stream: HubSnapshot.Stream)] = [:]
  private var touched: [String: AdministeredConversation] = [:]

  /// - throws: `MessagingError` if the environment has no hub.
  init(_ environment: MessagingEnvironment) throws { hub = try environment.hubLoop() }

  /// The streams, by id.
  var snapshot: HubSnapshot {
    HubSnapshot(
      streams: streams.values.map(\.stream).filter { !$0.entries.isEmpty }.sorted { $0.id < $1.id })
  }

  /// Notes that a conversation may have changed.
  mutating func touch(_ conversation: AdministeredConversation) {
    touched[Self.id(conversation)] = conversation
  }

  /// Notes that the known conversations of an account may have changed, such as by a receipt.
  mutating func touch(account: AccountID) {
    for (id, known) in streams where Self.isConcerned(account, known.conversation) { touched[id] = known.conversation }
  }

  private static func isConcerned(_ account: AccountID, _ conversation: AdministeredConversation) -> Bool {
    switch conversation {
    case .direct(let first, let second): account == first || account == second
    case .group, .room: true
    }
  }

  /// Reads what may have changed.
  ///
  /// - returns: A Boolean value that indicates whether something did.
  mutating func update() -> Bool {
    var isChanged = false
    for (id, conversation) in touched {
      guard let stream = try? read(id, conversation) else { continue }
      if streams[id]?.stream != stream { isChanged = true }
      streams[id] = (conversation, stream)
    }
    touched = [:]
    return isChanged
  }

  private func read(_ id: String, _ conversation: AdministeredConversation) throws -> HubSnapshot.Stream {
    let receipts = try hub.receipts(of: conversation, newest: Self.limit)
    let ofMessages = Dictionary(receipts.messages.map { ($0.sequence, Self.receipts($0)) }) { first, _ in first }
    let entries = try hub.entries(of: conversation, newest: Self.limit).map {
      let (what, words, wordsZh) = Self.words($0)
      return HubSnapshot.Entry(
        number: $0.sequence, time: $0.time.milliseconds, what: what, words: "\($0.sender?.name ?? "hub"): \(words)",
        wordsZh: "\($0.sender?.name ?? "中心"): \(wordsZh)", receipts: ofMessages[$0.sequence])
    }
    let marks = receipts.marks.map { HubSnapshot.Mark(account: $0.account.name, number: $0.sequence) }
    return HubSnapshot.Stream(id: id, entries: entries, marks: marks)
  }

  private static func receipts(_ message: StreamReceipts.Message) -> HubSnapshot.Receipts {
    HubSnapshot.Receipts(
      readers: message.readers.map(\.name), deliveries: message.deliveries.map(\.name), expected: message.expected)
  }

  private static func words(_ entry: StreamEntry) -> (what: HubSnapshot.Entry.What, words: String, wordsZh: String) {
    switch entry.kind {
    case .message, .senderOnly:
      let body = MessageBody(decoding: entry.payload)
      if case .notification = body.content { return (.change, "notification of a change", "变更通知") }
      return (.message, body.displayText, chinese(body.displayText))
    case .command:
      let text = MessageBody(decoding: entry.payload).displayText
      return (.message, "command \(text)", "透传消息 \(text)")
    case .tombstone: return (.message, "a message that was revoked", "已撤回的消息")
    case .revocation: return (.revocation, "revocation", "撤回")
    case .reaction: return (.change, "reaction", "表情回应")
    case .edit: return (.change, "edit", "编辑")
    case .pin: return (.change, "pin", "置顶")
    case .thread: return (.change, "thread", "子区")
    case .groupChange, .account: return (.change, "change of the group", "群组变更")
    }
  }

  /// The words of a message, in which the engine names the kinds of files in English.
  private static func chinese(_ words: String) -> String {
    let kinds = ["[Image]": "[图片]", "[Audio]": "[音频]", "[Video]": "[视频]", "[File]": "[文件]"]
    guard let kind = kinds.first(where: { words.hasPrefix($0.key) }) else { return words }
    return kind.value + words.dropFirst(kind.key.count)
  }

  /// The name of a stream: that of a direct conversation has both accounts.
  private static func id(_ conversation: AdministeredConversation) -> String {
    switch conversation {
    case .direct(let first, let second): "direct:\([first.name, second.name].sorted().joined(separator: "+"))"
    case .group(let id), .room(let id): "group:\(id)"
    }
  }
}
