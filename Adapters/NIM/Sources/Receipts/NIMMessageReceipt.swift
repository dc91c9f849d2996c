public import Foundation
internal import Parlance

/// That a message was read (NIM: message read receipts).
///
/// In a P2P session it stands for all earlier messages too; in a team for the one message.
open class NIMMessageReceipt: NSObject {
  private let receiptSession: NIMSession?
  private let time: TimeInterval
  private let counts: NIMTeamMessageReceipt
  private let knownID: String?
  private let core: NIMCore?
  /// The position in the conversation up to which a P2P session was read; 0 if unknown.
  final let sequence: Int64

  /// The conversation; nil for a receipt of a message that was in none.
  open var session: NIMSession? { receiptSession }
  /// The time of the message that was read, in seconds since 1970.
  open var timestamp: TimeInterval { time }
  /// The message that was read: in a received P2P receipt the newest of this account's messages that it covers, empty
  /// if this device has none.
  open var messageId: String {
    if let knownID { return knownID }
    guard let conversation = receiptSession?.conversation, let device = core?.device else { return "" }
    return device.newestOwnMessage(in: conversation, upTo: sequence)?.id.string ?? ""
  }
  /// How many members of the team have read it; all zero in a P2P session.
  open var teamReceiptInfo: NIMTeamMessageReceipt { counts }

  /// A receipt to send for a received message.
  public init(message: NIMMessage) {
    receiptSession = message.session
    time = message.timestamp
    counts = message.teamReceiptInfo ?? NIMTeamMessageReceipt(readCount: 0, unreadCount: 0, readerAccount: "")
    knownID = message.messageId
    core = message.core
    sequence = message.stored?.sequence ?? 0
  }

  /// A receipt that came; nil for one that NIM has no word for.
  init?(_ receipt: Receipt, core: NIMCore) {
    self.core = core
    switch receipt {
    case .delivered: return nil
    case .direct(let direct):
      receiptSession = NIMSession(direct.conversation)
      time = direct.messageTime.seconds
      counts = NIMTeamMessageReceipt(readCount: 0, unreadCount: 0, readerAccount: "")
      knownID = nil
      sequence = direct.sequence
    case .group(let group):
      receiptSession = NIMSession(group.conversation)
      time = group.messageTime.seconds
      counts = NIMTeamMessageReceipt(
        readCount: group.readCount, unreadCount: group.unreadCount, readerAccount: group.reader?.name ?? "")
      knownID = group.messageID.string
      sequence = 0
    }
  }
}

/// How many members of a team have read a message, at one moment (NIM: message read receipts).
open class NIMTeamMessageReceipt: NSObject {
  private let read: Int
  private let unread: Int
  private let reader: String

  /// How many have read it.
  open var readCount: Int { read }
  /// How many have not: of the members at the time of sending, without the sender.
  open var unreadCount: Int { unread }
  /// Who read it just now; empty where the counts were refreshed.
  open var readerAccount: String { reader }

  init(readCount: Int, unreadCount: Int, readerAccount: String) {
    read = readCount
    unread = unreadCount
    reader = readerAccount
  }
}
