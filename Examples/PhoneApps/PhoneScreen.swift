import Foundation

/// The screen of a phone; its app also lists callbacks and code here.
@MainActor
package final class PhoneScreen {
  /// The most rows of a conversation that are kept.
  package static let limit = 200

  /// A row of a conversation.
  package struct Row: Sendable {
    /// The message's id, or one of the screen's own for a note.
    package var id: String
    /// The snapshot that stands for a row that is not a message object of the app.
    package var note: MessageSnapshot?
  }

  /// The rows of each conversation, oldest first.
  package private(set) var rows: [Place: [Row]] = [:]
  /// The state of other accounts as the app shows it, by account.
  package private(set) var contacts: [String: ContactSnapshot] = [:]
  /// The state of the app's groups, by id; a group that the account left has no members.
  package private(set) var groups: [String: GroupSnapshot] = [:]
  /// The conversation that is open.
  package var opened: Place? { didSet { touch() } }
  /// The sink of what happens on the phone.
  private let recorder: any PhoneRecorder
  private let phone: String
  private let isSecond: Bool
  private let now: () -> Int64
  private var notes = 0

  /// Creates an empty screen.
  ///
  /// - parameter isSecond: A Boolean value that indicates whether it is that of the account's other installation.
  /// - parameter now: Returns the time, in milliseconds since 1970.
  package init(phone: String, isSecond: Bool, recorder: any PhoneRecorder, now: @escaping () -> Int64) {
    self.phone = phone
    self.isSecond = isSecond
    self.recorder = recorder
    self.now = now
  }

  /// Returns a screen of the same phone that shows nothing.
  package func emptied() -> PhoneScreen {
    PhoneScreen(phone: phone, isSecond: isSecond, recorder: recorder, now: now)
  }

  // MARK: what the app does

  /// Shows a message, at the end unless it is shown already.
  package func show(_ id: String, in place: Place) {
    if !has(id) { append(Row(id: id), in: place) }
    touch(place)
  }

  /// Shows messages that were there before, ahead of those that came since.
  ///
  /// - parameter ids: The ids, oldest first; those of messages that are shown already are taken to their places.
  package func restore(_ ids: [String], in place: Place) {
    let known = Set(ids)
    rows[place] = ids.map { Row(id: $0) } + (rows[place] ?? []).filter { !known.contains($0.id) }
    touch(place)
  }

  /// Shows a remark in a conversation.
  ///
  /// - parameter wordsZh: The remark in Chinese; nil for what people wrote.
  package func note(_ words: String, _ wordsZh: String? = nil, in place: Place) {
    notes += 1
    append(
      Row(
        id: "note-\(notes)",
        note: MessageSnapshot(
          id: "note-\(notes)", mine: false, from: "", time: now(), kind: .note, text: words, textZh: wordsZh,
          state: .received)),
      in: place)
    touch(place)
  }

  /// Changes what the app knows of an account.
  package func changeContact(_ account: String, _ change: (inout ContactSnapshot) -> Void) {
    var contact = contacts[account] ?? ContactSnapshot()
    change(&contact)
    contacts[account] = contact
    touch()
  }

  /// Takes over the vendor's lists of friends and of blocked accounts.
  package func setContacts(friends: [String], blocked: [String]) {
    for account in Set(contacts.keys).union(friends).union(blocked) {
      changeContact(account) { contact in
        (contact.friend, contact.blocked) = (friends.contains(account), blocked.contains(account))
        // A request has been answered by then.
        if contact.friend { (contact.asked, contact.request) = (false, nil) }
      }
    }
  }

  /// Forgets the presence of all accounts, as a subscription ends.
  package func forgetPresence() {
    for account in contacts.keys { changeContact(account) { ($0.online, $0.status) = (nil, nil) } }
  }

  /// Takes over a group's properties and members; nil if the account is not in it.
  package func setGroup(_ id: String, _ group: GroupSnapshot?) {
    groups[id] = group ?? GroupSnapshot(name: groups[id]?.name, announcement: nil, members: [])
    touch(.group(id))
  }

  /// Replaces a message by the remark that it was taken back; one that is not shown is left alone.
  ///
  /// - parameter message: The message as it was.
  /// - parameter verb: The vendor's English word for it, such as "revoked".
  /// - parameter account: The account that took it back; nil for the phone's own.
  package func revoke(_ id: String, _ message: MessageSnapshot?, verb: String, by account: String?) {
    for (place, list) in rows {
      guard let index = list.firstIndex(where: { $0.id == id }) else { continue }
      let note = MessageSnapshot(
        id: id, mine: message?.mine ?? false, from: message?.from ?? "", time: message?.time ?? now(), kind: .note,
        text: "\(account ?? "You") \(verb) a message.", textZh: account.map { "\($0) 撤回了一条消息。" } ?? "你撤回了一条消息。",
        state: message?.state ?? .received, revoked: true)
      rows[place]?[index].note = note
      touch(place)
    }
  }

  /// Changes the id of a message; without effect if it is not shown.
  package func rename(_ id: String, to other: String) {
    for (place, list) in rows {
      guard let index = list.firstIndex(where: { $0.id == id }) else { continue }
      rows[place]?[index].id = other
      touch(place)
    }
  }

  /// Removes a message.
  package func remove(_ id: String) {
    for (place, list) in rows where list.contains(where: { $0.id == id }) {
      rows[place]?.removeAll { $0.id == id }
      touch(place)
    }
  }

  /// Returns whether a message or the remark in its place is shown.
  package func has(_ id: String) -> Bool { rows.values.contains { $0.contains { $0.id == id } } }

  /// Returns whether a message was taken back.
  package func isRevoked(_ id: String) -> Bool {
    rows.values.contains { $0.contains { $0.id == id && $0.note?.revoked == true } }
  }

  /// Notes that a callback of the vendor's fired.
  package func callback(_ name: String, _ arguments: [String] = []) {
    recorder.record(callback: name, arguments, phone: phone, isSecond: isSecond)
    touch()
  }

  /// Notes the lines of the vendor's API that ran.
  package func code(_ lines: [String]) { recorder.record(code: lines, phone: phone, isSecond: isSecond) }

  /// Notes that what is shown may have changed.
  package func touch(_ place: Place? = nil) { recorder.changed(phone: phone, place: place) }

  private func append(_ row: Row, in place: Place) {
    rows[place, default: []].append(row)
    if let count = rows[place]?.count, count > Self.limit { rows[place]?.removeFirst(count - Self.limit) }
  }
}

/// Takes what happens on the phones.
@MainActor
package protocol PhoneRecorder: AnyObject {
  /// Notes that a callback fired.
  func record(callback: String, _ arguments: [String], phone: String, isSecond: Bool)
  /// Notes the lines of vendor code that ran.
  func record(code: [String], phone: String, isSecond: Bool)
  /// Notes that a phone may look different.
  func changed(phone: String, place: Place?)
}
