public import Foundation
internal import Parlance

/// A receipt for a message that was read (NIM: message read receipts).
///
/// In a P2P session it covers all earlier messages too; in a team the one message.
open class NIMMessageReceipt: NSObject {
  private let receiptSession: NIMSession?
  private let time: TimeInterval
  private let counts: NIMTeamMessageReceipt
  private let knownID: String?
  private let core: ClientCore?
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
  /// The read counts of the team; all zero in a P2P session.
  open var teamReceiptInfo: NIMTeamMessageReceipt { counts }

  /// Creates a receipt of no message; sending it fails with local error `invalidParam`.
  public override init() {
    receiptSession = nil
    time = 0
    counts = NIMTeamMessageReceipt()
    knownID = ""
    core = nil
    sequence = 0
  }

  /// Creates a receipt to send for a received message.
  public init(message: NIMMessage) {
    receiptSession = message.session
    time = message.timestamp
    counts = message.teamReceiptInfo ?? NIMTeamMessageReceipt()
    knownID = message.messageId
    core = message.core
    sequence = message.stored?.sequence ?? 0
  }

  /// Creates a receipt that was received; nil for one that NIM has no name for.
  init?(_ receipt: Receipt, core: ClientCore) {
    self.core = core
    switch receipt {
    case .delivered: return nil
    case .direct(let direct):
      receiptSession = core.session(of: direct.conversation)
      time = direct.messageTime.seconds
      counts = NIMTeamMessageReceipt()
      knownID = nil
      sequence = direct.sequence
    case .group(let group):
      receiptSession = core.session(of: group.conversation)
      time = group.messageTime.seconds
      counts = NIMTeamMessageReceipt(
        readCount: group.readCount, unreadCount: group.unreadCount, readerAccount: group.reader?.name ?? "")
      knownID = group.messageID.string
      sequence = 0
    }
  }
}

/// The number of members of a team who have read a message, at one moment (NIM: message read receipts).
open class NIMTeamMessageReceipt: NSObject {
  private let read: Int
  private let unread: Int
  private let reader: String

  /// The number of members who have read it.
  open var readCount: Int { read }
  /// The number of members who have not, of those at the time of sending, without the sender.
  open var unreadCount: Int { unread }
  /// The account that has just read it; empty where the counts were refreshed.
  open var readerAccount: String { reader }

  /// Creates an empty object: both counts are 0, and `readerAccount` is empty.
  public override convenience init() { self.init(readCount: 0, unreadCount: 0, readerAccount: "") }

  init(readCount: Int, unreadCount: Int, readerAccount: String) {
    read = readCount
    unread = unreadCount
    reader = readerAccount
  }
}
