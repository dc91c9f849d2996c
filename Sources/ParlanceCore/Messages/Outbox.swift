/// The messages that the hub has not accepted, without I/O: which of them may be sent, and which of their files come
/// first.
///
/// | state of a message | until |
/// |---|---|
/// | *uploading*: the hub lacks some of its files | `uploaded` for the last of them: waiting |
/// | *waiting*: it was not handed to the link | `offer` finds room for it: submitted |
/// | *submitted* | `remove`: it was accepted or refused; `postpone` or `interrupt`: waiting |
///
/// A message that the hub could not take holds back all others, so that none overtakes it. Once everything on its way
/// is answered, `takeRetry` asks for a pause; after it `release` lets them go in their order.
///
/// A message that the app takes back leaves from any state. What was added in a transaction that failed leaves with it
/// (`abandon`).
package struct Outbox: Sendable {
  package struct Entry: Sendable {
    package var message: Message
    /// The place: messages are sent in the order in which they were written.
    package var position: Int64
    /// With a command: the message that it revokes.
    package var revokes: MessageID?
    /// The files that the hub lacks, in the order in which they are uploaded.
    package var files: [AttachmentRecord]
    /// It was handed to the link in this session.
    package fileprivate(set) var isSubmitted = false
    /// It was on its way when a link was lost, or when the hub's answer could not be written down, so the hub may have
    /// it.
    fileprivate var wasInterrupted = false
    /// The hub may have it: it is on its way, or was when a link was lost.
    package var mayBeAccepted: Bool { isSubmitted || wasInterrupted }

    package init(message: Message, position: Int64, revokes: MessageID? = nil, files: [AttachmentRecord] = []) {
      self.message = message
      self.position = position
      self.revokes = revokes
      self.files = files
    }
  }

  package enum Action: Hashable, Sendable {
    /// Hand the message to the link.
    case submit(MessageKey)
    /// Upload the first of its files.
    case upload(MessageKey)
  }

  /// A message waits until the files of the earlier ones of its conversation are uploaded; otherwise it goes ahead.
  private let sendsInOrder: Bool
  private var entries: [MessageKey: Entry] = [:]
  private var window = SubmissionWindow()
  /// Messages with files that the hub lacks.
  private var uploading: Set<MessageKey> = []
  /// Messages added in the transaction, which fail with it.
  private var added: [MessageKey] = []
  /// Messages on their way that left in the transaction, which come back if it fails.
  private var answered: [MessageKey] = []
  /// The hub could not take messages now, and is to be offered them again.
  private var mustRetry = false
  /// Nothing is sent before `release`.
  private var isHeld = false
  /// The next message is the first one after a pause.
  private var isResuming = false

  package init(sendsInOrder: Bool) { self.sendsInOrder = sendsInOrder }

  // MARK: what is in it

  package var isEmpty: Bool { entries.isEmpty }
  package subscript(key: MessageKey) -> Entry? { entries[key] }
  package func contains(_ key: MessageKey) -> Bool { entries[key] != nil }
  package var hasFiles: Bool { !uploading.isEmpty }

  /// All of them, in the order in which they were written.
  package var inOrder: [Entry] { entries.values.sorted { $0.position < $1.position } }

  /// Returns the first one of an id, in any conversation.
  package func first(_ id: MessageID) -> Entry? {
    entries.values.filter { $0.message.id == id }.min { $0.position < $1.position }
  }

  // MARK: what comes in and goes out

  /// Takes a message that was written in the present transaction.
  package mutating func add(_ entry: Entry) {
    insert(entry)
    added.append(entry.message.key)
  }

  private mutating func insert(_ entry: Entry) {
    let key = entry.message.key
    entries[key] = entry
    if !entry.files.isEmpty { uploading.insert(key) }
  }

  /// Takes what the database holds in the place of all that it had; what is on its way stays so.
  package mutating func load(_ stored: [Entry]) {
    let known = entries
    entries.removeAll()
    uploading.removeAll()
    for var entry in stored {
      if let known = known[entry.message.key] {
        (entry.isSubmitted, entry.wasInterrupted) = (known.isSubmitted, known.wasInterrupted)
      } else {
        entry.wasInterrupted = answered.contains(entry.message.key)
      }
      insert(entry)
    }
    answered.removeAll()
  }

  /// Notes that the transaction was committed.
  package mutating func commit() {
    added.removeAll(keepingCapacity: true)
    if !answered.isEmpty { answered.removeAll(keepingCapacity: true) }
  }

  /// Removes what was added in a transaction that failed.
  package mutating func abandon() -> [Message] {
    defer { added.removeAll() }
    return added.compactMap { remove($0)?.message }
  }

  /// Removes a message that was accepted, refused or taken back.
  @discardableResult
  package mutating func remove(_ key: MessageKey) -> Entry? {
    if !uploading.isEmpty { uploading.remove(key) }
    let entry = entries.removeValue(forKey: key)
    if let entry, entry.mayBeAccepted { answered.append(key) }
    return entry
  }

  package mutating func removeAll() {
    entries.removeAll()
    uploading.removeAll()
  }

  /// Changes the message of an entry.
  package mutating func update(_ key: MessageKey, _ change: (inout Message) -> Void) {
    guard let index = entries.index(forKey: key) else { return }
    change(&entries.values[index].message)
  }

  // MARK: files

  /// Changes a file that is still to be uploaded.
  package mutating func replace(_ file: AttachmentRecord) {
    guard let index = entries[file.message]?.files.firstIndex(where: { $0.part == file.part }) else { return }
    entries[file.message]?.files[index] = file
  }

  /// Notes that the hub has one of a message's files, or will do without.
  package mutating func uploaded(_ part: MediaPart, of key: MessageKey) {
    entries[key]?.files.removeAll { $0.part == part }
    if entries[key]?.files.isEmpty ?? true { uploading.remove(key) }
  }

  private func isBehindFiles(_ entry: Entry) -> Bool {
    uploading.contains { key in
      key.conversation == entry.message.conversation
        && (entries[key].map { $0.position < entry.position } ?? false)
    }
  }

  // MARK: sending

  /// Offers a message that may be sent, unless its files are missing or too many messages are on their way.
  package mutating func offer(_ key: MessageKey) -> Action? {
    guard let index = entries.index(forKey: key) else { return nil }
    let entry = entries.values[index]
    guard !entry.isSubmitted else { return nil }
    if !entry.files.isEmpty { return .upload(key) }
    if sendsInOrder && !uploading.isEmpty && isBehindFiles(entry) { return nil }
    if isHeld { return nil }
    guard !window.isWaitedFor, window.isOpen else {
      window.wait(key)
      return nil
    }
    return submit(key, index)
  }

  private mutating func submit(_ key: MessageKey, _ index: Dictionary<MessageKey, Entry>.Index) -> Action {
    entries.values[index].isSubmitted = true
    window.add(bytes: entries.values[index].message.encodedBody.count)
    return .submit(key)
  }

  /// Offers everything that waits and may be sent, in the order in which it was written.
  package mutating func offerAll() -> [Action] {
    window.forgetWaiting()
    return inOrder.compactMap { offer($0.message.key) }
  }

  /// Notes that the hub answered a message of a number of bytes, with success or an error.
  ///
  /// - returns: Those that waited for room.
  package mutating func answered(bytes: Int) -> [Action] {
    window.remove(bytes: bytes)
    guard !isHeld, window.hasRoomForMore else { return [] }
    var actions: [Action] = []
    while let key = window.next() {
      guard let index = entries.index(forKey: key), !entries.values[index].isSubmitted else { continue }
      let entry = entries.values[index]
      if !entry.files.isEmpty {
        actions.append(.upload(key))
      } else if !sendsInOrder || uploading.isEmpty || !isBehindFiles(entry) {
        actions.append(submit(key, index))
      }
    }
    return actions
  }

  /// Notes that a message was not sent: the hub cannot take it for the moment, or the transaction that it was to follow
  /// failed.
  package mutating func postpone(_ key: MessageKey) {
    entries[key]?.isSubmitted = false
    mustRetry = true
    isHeld = true
  }

  /// Frees the place of a message that was to follow a failed transaction.
  package mutating func withdraw(_ key: MessageKey, bytes: Int) {
    window.remove(bytes: bytes)
    postpone(key)
  }

  /// Handles the loss of the link: all messages that were on their way are sent again.
  package mutating func interrupt() {
    for (key, entry) in entries where entry.isSubmitted {
      entries[key]?.isSubmitted = false
      entries[key]?.wasInterrupted = true
    }
    window = SubmissionWindow()
    (mustRetry, isHeld, isResuming) = (false, false, false)
  }

  /// Returns whether the hub is to be offered, in a while, what it could not take; true once, when nothing is on its
  /// way any more that could overtake it.
  package mutating func takeRetry() -> Bool {
    guard mustRetry, window.isEmpty else { return false }
    mustRetry = false
    return true
  }

  /// Releases the messages after a pause.
  package mutating func release() {
    // A pause from before a break of the link may end while another one is due.
    guard isHeld, window.isEmpty else { return }
    isHeld = false
    isResuming = true
  }

  /// Returns whether the message that is being sent is the first one after a pause, which the hub is to know; true
  /// once.
  package mutating func takeResumption() -> Bool {
    defer { isResuming = false }
    return isResuming
  }
}
