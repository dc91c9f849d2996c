import AcmeMessenger
import Parlance
import ParlanceConformance

/// The callbacks about notes and the login; the others are beside the calls that they belong to.
extension AcmeDriver {
  func acmeWillSend(_ note: AcmeNote) { log.record(.sending(note.message.id), raw: "willSend \(note.id)") }

  func acmeDidSend(_ note: AcmeNote, error: AcmeError?) {
    if let reply = commandReplies.removeValue(forKey: note.message.id) { return reply.finish(error) }
    shown[note.key] = note
    log.record(
      .sent(note.message.id, error.map { VendorError($0) }),
      raw: "didSend \(note.id) error \(error.map { "\($0.code) \($0.text)" } ?? "-")")
  }

  func acmeDidReceive(command: CommandContent, from sender: AccountID, in conversation: ConversationID) {
    let command = ObservedCommand(content: command, sender: sender, conversation: conversation)
    log.record(command, raw: "didReceive \(command)")
  }

  func acmeDidRevoke(_ reported: ReportedRevocation) {
    let revocation = reported.revocation
    var text: String?
    if case .text(let content)? = reported.message?.body.content { text = content }
    let words = revocation.request.postscript.map {
      RevocationWords(postscript: $0, attachment: revocation.request.attachment ?? "")
    }
    // Looked up during the callback, as the app might.
    let stored = (try? messenger.note(revocation.messageID, in: revocation.conversation)) != nil
    let observed = ObservedRevocation(
      messageID: revocation.messageID, conversation: revocation.conversation, revoker: revocation.revoker,
      messageSender: revocation.messageSender, messageTime: revocation.messageTime, text: text,
      hasMessage: reported.message != nil, scope: revocation.scope, isOffline: reported.isOffline,
      isRoaming: reported.isRoaming, words: words, wasStored: stored)
    log.record(observed, raw: "didRevoke \(observed)")
  }

  func acmeDidChangeReaction(_ change: ReactionChange) {
    let observed = ObservedReaction(
      messageID: change.messageID, conversation: change.conversation, account: change.reaction.account,
      text: change.reaction.text, isRemoval: change.isRemoval)
    log.record(observed, raw: "didChangeReaction \(observed)")
  }

  func acmeDidEdit(_ note: AcmeNote) { log.record(Self.observed(note), raw: "didEdit \(note.id)") }

  func acmeDidChangePin(_ change: MessagePinChange) {
    let observed = ObservedPin(
      messageID: change.pin.messageID, conversation: change.conversation, account: change.actor,
      isRemoval: change.action == .removed)
    log.record(observed, raw: "didChangePin \(observed)")
  }

  func acmeDidChange(_ change: ConversationChange) {
    let count = change.summary.unreadCount
    log.record(
      ObservedUnreadCount(conversation: change.summary.conversation, count: count, total: change.totalUnreadCount),
      raw: "didChange \(change.summary.conversation) \(change.kind) \(count) of \(change.totalUnreadCount)")
  }

  func acmeDidReceive(_ bulletin: Bulletin) {
    let observed = ObservedBulletin(id: bulletin.id, text: bulletin.text, sender: bulletin.sender)
    log.record(observed, raw: "didReceive \(observed)")
  }

  func acmeDidActElsewhere(_ action: OwnAction) {
    guard let conversation = action.conversation else { return }
    log.record(
      ObservedOwnAction(kind: action.kind, conversation: conversation),
      raw: "didActElsewhere \(action.kind) \(conversation)")
  }

  func acmeDidEnd() { log.record(.ended(""), raw: "didEnd") }
}
