internal import ParlanceCore

extension WireSamples {
  static let contact = Contact(
    account: "Bob", isFriend: true, isBlocked: true, isMuted: true, alias: "Bobby", custom: "{}",
    request: FriendRequest(message: "hello", time: time))
  static let bareContact = Contact(account: "")
  static let contactChange = ContactChange(
    contact: contact, action: .requested, actor: "Bob", message: "hello", time: later)

  static let contacts: [WireSample] = [
    WireSample(
      RequestFriendCall(account: "Bob", isImmediate: true, message: "hello"),
      bare: [RequestFriendCall(account: "", isImmediate: false, message: nil)], replies: [contact],
      bareReplies: [bareContact]),
    WireSample(
      AnswerFriendCall(account: "Bob", accepts: true, message: "hello"),
      bare: [AnswerFriendCall(account: "", accepts: false, message: nil)], replies: [contact],
      bareReplies: [bareContact]),
    WireSample(
      RemoveFriendCall(account: "Bob", forgetsNotes: true),
      bare: [RemoveFriendCall(account: "", forgetsNotes: false)], replies: [contact], bareReplies: [bareContact]),
    WireSample(
      UpdateContactCall(
        account: "Bob", update: ContactUpdate(alias: "Bobby", custom: "{}", isBlocked: true, isMuted: true)),
      bare: [UpdateContactCall(account: "", update: ContactUpdate())], replies: [contact], bareReplies: [bareContact]),
    WireSample(
      ContactsCall(after: StreamNumber(rawValue: 7)),
      bare: [ContactsCall(after: .zero), ContactsCall(after: StreamNumber(rawValue: .min))],
      replies: [ContactPage(contacts: [contact], next: StreamNumber(rawValue: 9))],
      bareReplies: [ContactPage(contacts: []), ContactPage(contacts: [bareContact])]),
  ]
}
