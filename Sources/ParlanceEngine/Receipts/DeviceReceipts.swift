internal import ParlanceCore

/// A refresh of the receipts of group messages, until all that it asks the hub for is answered.
///
/// Touched under the device's lock only.
final class ReceiptRefresh {
  /// The receipts that the app receives.
  private(set) var receipts: [Receipt] = []
  /// The first error of the calls for counts.
  private(set) var error: MessagingError?
  private var pending: Int
  private let finish: (DeviceCore, ReceiptRefresh) -> Void

  /// - parameter pending: The number of calls that are under way.
  /// - parameter finish: Runs when all of them are answered.
  init(_ pending: Int, _ finish: @escaping (DeviceCore, ReceiptRefresh) -> Void) {
    self.pending = pending
    self.finish = finish
  }

  func add(_ receipt: Receipt) { receipts.append(receipt) }
  func expectAnother() { pending += 1 }

  /// Notes that a call was answered.
  func ended(_ core: DeviceCore, _ failure: MessagingError? = nil) {
    error = error ?? failure
    pending -= 1
    if pending == 0 { finish(core, self) }
  }
}

/// The receipts of this account's messages, and the confirmation of messages that this device received.
final class DeviceReceipts: TurnComponent {
  unowned let core: DeviceCore
  /// Accepted messages without a row that requested a delivery receipt.
  private(set) var undelivered: Set<MessageKey> = []

  init(_ core: DeviceCore) { self.core = core }

  func prepareCommit() throws(MessagingError) { confirmDeliveries() }

  /// Notes that the delivery receipt of an accepted message without a row is to come.
  func expectDelivery(of key: MessageKey) { undelivered.insert(key) }

  /// Returns whether a delivery receipt was expected of a message without a row, once.
  func takeDelivery(of key: MessageKey) -> Bool { undelivered.remove(key) != nil }

  func refreshReceipts(_ conversation: ConversationID, _ ids: [MessageID], _ refresh: ReceiptRefresh) {
    core.request(ReceiptCountsCall(conversation: conversation, ids: ids)) { core, result throws(MessagingError) in
      switch result {
      case .success(let counts):
        for count in counts {
          refresh.add(try core.receipts.note(count, in: conversation))
          try core.receipts.completeReaders(of: count.messageID, in: conversation, refresh)
        }
        refresh.ended(core)
      case .failure(let error): refresh.ended(core, error)
      }
    }
  }

  /// Fetches who has read a message, unless this device knows as many as there are.
  private func completeReaders(
    of id: MessageID, in conversation: ConversationID, _ refresh: ReceiptRefresh
  ) throws(MessagingError) {
    guard let record = try core.store.groupReceipt(MessageKey(id, in: conversation)), !record.isComplete else { return }
    refresh.expectAnother()
    core.request(ReceiptDetailCall(conversation: conversation, id: id)) { core, result throws(MessagingError) in
      // Without it the counts stand for themselves.
      if case .success(let detail) = result { try core.receipts.note(detail, of: id, in: conversation) }
      refresh.ended(core)
    }
  }

  /// Keeps the counts of a message of this account, and returns the receipt that the app receives.
  private func note(_ count: GroupRead, in conversation: ConversationID) throws(MessagingError) -> Receipt {
    try core.begin(isDurable: false)
    let key = MessageKey(count.messageID, in: try core.conversations.conversation(conversation).record.id)
    var record = try core.store.groupReceipt(key) ?? GroupReceiptRecord(message: key)
    record.readCount = Int64(max(0, count.readCount))
    record.unreadCount = Int64(max(0, count.unreadCount))
    try core.store.save(record)
    return .group(
      GroupReceipt(
        conversation: conversation, messageID: count.messageID, messageTime: count.messageTime, reader: nil,
        readCount: max(0, count.readCount), unreadCount: max(0, count.unreadCount)))
  }

  /// Keeps who has read a message of this account.
  func note(
    _ detail: GroupReceiptDetail, of id: MessageID, in conversation: ConversationID
  ) throws(MessagingError) {
    try core.begin(isDurable: false)
    let key = MessageKey(id.normalized, in: try core.conversations.conversation(conversation).record.id)
    try core.store.save(
      GroupReceiptRecord(
        message: key, readers: detail.readers, nonReaders: detail.nonReaders,
        readCount: Int64(detail.readers.count), unreadCount: Int64(detail.nonReaders.count)))
  }
}

extension GroupReceiptRecord {
  /// The lists say as much as the counts.
  fileprivate var isComplete: Bool {
    Int64(readers.count) == readCount && Int64(nonReaders.count) == unreadCount
  }
}
