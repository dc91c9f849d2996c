public import Foundation
internal import Parlance

/// The readers of a team message, at one moment: it does not change with later reads (NIM: message read receipts).
open class NIMTeamMessageReceiptDetail: NSObject {
  private let detail: GroupReceiptDetail?

  /// The id of the message.
  open var messageId: String { detail?.messageID.string ?? "" }
  /// The id of the team.
  open var sessionId: String { detail?.conversation.name ?? "" }
  /// The accounts that have read it, as `String`, in the order of reading.
  open var readUserIds: [Any] { detail?.readers.map(\.name) ?? [] }
  /// The accounts that have not, as `String`.
  open var unreadUserIds: [Any] { detail?.nonReaders.map(\.name) ?? [] }

  /// Creates the readers of no message.
  public override init() { detail = nil }

  init(_ detail: GroupReceiptDetail) { self.detail = detail }

  /// The same for some accounts only.
  convenience init(_ detail: GroupReceiptDetail, accounts: Set<AnyHashable>) {
    self.init(detail.limited(to: Set(accounts.compactMap { ($0 as? String).map { AccountID($0) } })))
  }
}
