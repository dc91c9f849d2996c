internal import Foundation
internal import Parlance

extension ChatManager {
  func send(_ receipt: NIMMessageReceipt, completion: (((any Error)?) -> Void)?) {
    core.request(completion) { device, completion in
      guard let conversation = receipt.session?.conversation, conversation.kind == .direct else {
        throw NSError.invalidParameter("a receipt outside a P2P session")
      }
      let sequence = receipt.sequence > 0 ? receipt.sequence : Self.place(of: receipt, in: conversation, device)
      // Nothing of the server's came before it, so there is nothing to acknowledge.
      guard sequence > 0 else { return device.afterCallbacks { completion(nil) } }
      device.acknowledge(conversation, upTo: sequence) { completion($0?.nim) }
    }
  }

  /// Returns the position up to which a receipt reaches: that of its message or, if the server does not have that one,
  /// of the newest before its time; 0 if there is none.
  private static func place(of receipt: NIMMessageReceipt, in conversation: ConversationID, _ device: Device) -> Int64 {
    let known = device.message(MessageID(receipt.messageId), in: conversation)
    if let known, known.sequence > 0 { return known.sequence }
    let time = known?.time ?? Timestamp(seconds: receipt.timestamp)
    var anchor: MessageQuery.Anchor?
    while true {
      let page = device.messages(MessageQuery(in: conversation, anchor: anchor, until: time, limit: 50))
      if let newest = page.last(where: { $0.sequence > 0 }) { return newest.sequence }
      guard page.count == 50, let oldest = page.first else { return 0 }
      anchor = MessageQuery.Anchor(oldest)
    }
  }

  func sendTeamMessageReceipts(
    _ receipts: [NIMMessageReceipt], completion: (((any Error)?, [NIMMessageReceipt]?) -> Void)?
  ) {
    let fail = { [core] (error: NSError) in core.afterCallbacks { completion?(error, receipts) } }
    guard let device = core.device else { return fail(.notLoggedIn) }
    guard core.teamReceiptsEnabled else { return fail(.teamReceiptsDisabled) }
    let teams = Dictionary(grouping: receipts) { $0.session?.conversation }
    guard !receipts.isEmpty, teams.keys.allSatisfy({ $0?.kind == .group }) else {
      return fail(.invalidParameter("receipts outside a team"))
    }
    let collected = Lock((pending: teams.count, failed: [NIMMessageReceipt](), error: NSError?.none))
    for case (let conversation?, let receipts) in teams {
      device.acknowledgeGroup(conversation, receipts.map { MessageID($0.messageId) }) { result in
        let finished = collected.withLock { state in
          switch result {
          case .success(let refused):
            let refused = Set(refused.map(\.string))
            state.failed += receipts.filter { refused.contains($0.messageId) }
          case .failure(let error):
            state.failed += receipts
            state.error = error.nim
          }
          state.pending -= 1
          return state.pending == 0 ? state : nil
        }
        if let finished { completion?(finished.error, finished.failed) }
      }
    }
  }

  func refreshTeamMessageReceipts(_ messages: [NIMMessage]) {
    guard core.teamReceiptsEnabled, let device = core.device else { return }
    let teams = Dictionary(grouping: messages) { $0.session?.conversation }
    for case (let conversation?, let messages) in teams where conversation.kind == .group {
      // The vendor's call has no completion, so a failure cannot be reported.
      device.refreshGroupReceipts(conversation, messages.map { MessageID($0.messageId) }) { _ in }
    }
  }

  func queryMessageReceiptDetail(
    _ message: NIMMessage, completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void
  ) {
    query(message, completion) { NIMTeamMessageReceiptDetail($0) }
  }

  func queryMessageReceiptDetail(
    _ message: NIMMessage, accountSet: Set<AnyHashable>,
    completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void
  ) {
    query(message, completion) { NIMTeamMessageReceiptDetail($0, accounts: accountSet) }
  }

  func localMessageReceiptDetail(_ message: NIMMessage) -> NIMTeamMessageReceiptDetail? {
    local(message).map { NIMTeamMessageReceiptDetail($0) }
  }

  func localMessageReceiptDetail(_ message: NIMMessage, accountSet: Set<AnyHashable>) -> NIMTeamMessageReceiptDetail? {
    local(message).map { NIMTeamMessageReceiptDetail($0, accounts: accountSet) }
  }

  private func query(
    _ message: NIMMessage, _ completion: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void,
    _ make: @escaping (GroupReceiptDetail) -> NIMTeamMessageReceiptDetail
  ) {
    core.fetch(completion) { [core] device, completion in
      guard core.teamReceiptsEnabled else { throw NSError.teamReceiptsDisabled }
      guard let conversation = message.session?.conversation, conversation.kind == .group else {
        throw NSError.invalidParameter("a message outside a team")
      }
      device.fetchReceiptDetail(conversation, MessageID(message.messageId)) { completion($0.nim.map(make)) }
    }
  }

  private func local(_ message: NIMMessage) -> GroupReceiptDetail? {
    guard core.teamReceiptsEnabled, let conversation = message.session?.conversation else { return nil }
    return core.device?.receiptDetail(conversation, MessageID(message.messageId))
  }
}
