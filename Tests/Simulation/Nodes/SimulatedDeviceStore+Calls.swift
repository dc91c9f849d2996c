internal import ParlanceCore

// Every call that reads or writes.
extension SimulatedDeviceStore {
  func conversations() throws(MessagingError) -> [ConversationRecord] {
    try enter().conversations()
  }
  func insert(_ conversation: ConversationRecord) throws(MessagingError) -> ConversationNumber {
    try enter().insert(conversation)
  }
  func save(_ conversation: ConversationRecord) throws(MessagingError) {
    try enter().save(conversation)
  }
  func insert(_ message: Message, conversation: ConversationNumber) throws(MessagingError) -> MessageRow? {
    try enter().insert(message, conversation: conversation)
  }
  func message(id: MessageID) throws(MessagingError) -> Message? {
    try enter().message(id: id)
  }
  func message(id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Message? {
    try enter().message(id: id, conversation: conversation)
  }
  func message(row: MessageRow) throws(MessagingError) -> Message? {
    try enter().message(row: row)
  }
  func accept(
    row: MessageRow, state: MessageState, time: Timestamp, sequence: Int64, number: Int64, senderNumber: Int64
  ) throws(MessagingError) {
    try enter().accept(
      row: row, state: state, time: time, sequence: sequence, number: number, senderNumber: senderNumber)
  }
  func setState(row: MessageRow, _ state: MessageState) throws(MessagingError) {
    try enter().setState(row: row, state)
  }
  func setMarks(row: MessageRow, _ marks: MessageMarks) throws(MessagingError) {
    try enter().setMarks(row: row, marks)
  }
  func setLocalExtension(row: MessageRow, _ text: String?) throws(MessagingError) {
    try enter().setLocalExtension(row: row, text)
  }
  func setTime(row: MessageRow, _ time: Timestamp) throws(MessagingError) {
    try enter().setTime(row: row, time)
  }
  func setBody(row: MessageRow, kind: MessageKind, _ body: [UInt8]) throws(MessagingError) {
    try enter().setBody(row: row, kind: kind, body)
  }
  func search(
    _ search: MessageSearch, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    try enter().search(search, conversation: conversation, includingRevoked: includingRevoked)
  }

  func canIndex(step: Int) throws(MessagingError) -> Bool { try enter().canIndex(step: step) }
  func index(step: Int) throws(MessagingError) { try enter().index(step: step) }
  func forgetIndex() throws(MessagingError) { try enter().forgetIndex() }

  func markRead(
    conversation: ConversationNumber, from first: Int64, upTo sequence: Int64
  ) throws(MessagingError) -> Int {
    try enter().markRead(conversation: conversation, from: first, upTo: sequence)
  }
  func unreadCount(conversation: ConversationNumber) throws(MessagingError) -> Int {
    try enter().unreadCount(conversation: conversation)
  }
  func forgetPositions(
    conversation: ConversationNumber, after sequence: Int64, readUpTo: Int64
  ) throws(MessagingError) {
    try enter().forgetPositions(conversation: conversation, after: sequence, readUpTo: readUpTo)
  }
  func messages(
    _ query: MessageQuery, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    try enter().messages(query, conversation: conversation, includingRevoked: includingRevoked)
  }
  func newestListed(conversation: ConversationNumber) throws(MessagingError) -> Message? {
    try enter().newestListed(conversation: conversation)
  }
  func newest(
    conversation: ConversationNumber, sender: AccountID, upTo sequence: Int64
  ) throws(MessagingError) -> Message? {
    try enter().newest(conversation: conversation, sender: sender, upTo: sequence)
  }
  func delete(row: MessageRow) throws(MessagingError) {
    try enter().delete(row: row)
  }
  func deleteMessages(
    conversation: ConversationNumber?, from: Timestamp, until: Timestamp
  ) throws(MessagingError) -> Int {
    try enter().deleteMessages(conversation: conversation, from: from, until: until)
  }
  func untold(conversation: ConversationNumber, upTo sequence: Int64) throws(MessagingError) -> [Message] {
    try enter().untold(conversation: conversation, upTo: sequence)
  }
  func revoked() throws(MessagingError) -> [Message] {
    try enter().revoked()
  }
  func enqueue(_ entry: OutboxEntry) throws(MessagingError) -> Int64 {
    try enter().enqueue(entry)
  }
  func outbox() throws(MessagingError) -> [OutboxEntry] {
    try enter().outbox()
  }
  func dequeue(position: Int64) throws(MessagingError) {
    try enter().dequeue(position: position)
  }
  func appendJournal(_ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    try enter().appendJournal(bytes)
  }
  func journal() throws(MessagingError) -> [(position: Int64, bytes: [UInt8])] {
    try enter().journal()
  }
  func trimJournal(upTo position: Int64) throws(MessagingError) {
    try enter().trimJournal(upTo: position)
  }
  func groupReceipt(_ message: MessageKey) throws(MessagingError) -> GroupReceiptRecord? {
    try enter().groupReceipt(message)
  }
  func save(_ receipt: GroupReceiptRecord) throws(MessagingError) {
    try enter().save(receipt)
  }
  func reactions(row: MessageRow) throws(MessagingError) -> [StoredReaction] {
    try enter().reactions(row: row)
  }
  func save(_ reaction: StoredReaction, row: MessageRow) throws(MessagingError) -> Bool {
    try enter().save(reaction, row: row)
  }
  func replaceReactions(row: MessageRow, upTo sequence: Int64, with reactions: [Reaction]) throws(MessagingError) {
    try enter().replaceReactions(row: row, upTo: sequence, with: reactions)
  }
  func contacts() throws(MessagingError) -> [Contact] { try enter().contacts() }
  func save(_ contact: Contact) throws(MessagingError) { try enter().save(contact) }
  func profile(_ account: AccountID) throws(MessagingError) -> Profile? { try enter().profile(account) }
  func replies(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> [Message] {
    try enter().replies(to: thread, conversation: conversation)
  }
  func replyCount(to thread: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Int {
    try enter().replyCount(to: thread, conversation: conversation)
  }
  func profiles() throws(MessagingError) -> [Profile] { try enter().profiles() }
  func messages(afterRow row: MessageRow, limit: Int, size: Int) throws(MessagingError) -> [Message] {
    try enter().messages(afterRow: row, limit: limit, size: size)
  }
  func lastMessageRow() throws(MessagingError) -> MessageRow { try enter().lastMessageRow() }
  func noteRevocation(of id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool {
    try enter().noteRevocation(of: id, conversation: conversation)
  }
  func isNotedRevoked(_ id: MessageID, conversation: ConversationNumber) throws(MessagingError) -> Bool {
    try enter().isNotedRevoked(id, conversation: conversation)
  }
  func save(_ profile: Profile) throws(MessagingError) { try enter().save(profile) }
  func insert(_ notice: AccountNotice, limit: Int) throws(MessagingError) -> Int64 {
    try enter().insert(notice, limit: limit)
  }
  func notice(id: Int64) throws(MessagingError) -> AccountNotice? { try enter().notice(id: id) }
  func notices(_ query: AccountNoticeQuery) throws(MessagingError) -> [AccountNotice] { try enter().notices(query) }
  func noticeCount(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int { try enter().noticeCount(filter) }
  func markNoticeRead(id: Int64) throws(MessagingError) -> Bool { try enter().markNoticeRead(id: id) }
  func markNoticesRead(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    try enter().markNoticesRead(filter)
  }
  func setNoticeStatus(id: Int64, _ status: Int) throws(MessagingError) -> Bool {
    try enter().setNoticeStatus(id: id, status)
  }
  func deleteNotice(id: Int64) throws(MessagingError) -> Bool { try enter().deleteNotice(id: id) }
  func deleteNotices(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int { try enter().deleteNotices(filter) }
  func save(_ thread: ThreadEntry) throws(MessagingError) { try enter().save(thread) }
  func thread(id: String) throws(MessagingError) -> ThreadEntry? { try enter().thread(id: id) }
  func thread(about origin: ThreadOrigin) throws(MessagingError) -> ThreadEntry? {
    try enter().thread(about: origin)
  }
  func removeThread(id: String) throws(MessagingError) { try enter().removeThread(id: id) }
  func threadIDs() throws(MessagingError) -> [String] { try enter().threadIDs() }
  func setting(_ name: String) throws(MessagingError) -> [UInt8]? {
    try enter().setting(name)
  }
  func saveSetting(_ name: String, _ value: [UInt8]) throws(MessagingError) {
    try enter().saveSetting(name, value)
  }
  func attachments(_ message: MessageKey) throws(MessagingError) -> [AttachmentRecord] {
    try enter().attachments(message)
  }
  func save(_ attachment: AttachmentRecord) throws(MessagingError) {
    try enter().save(attachment)
  }
  func removeAttachments(_ message: MessageKey) throws(MessagingError) {
    try enter().removeAttachments(message)
  }
  func usedMedia(among ids: Set<MediaID>) throws(MessagingError) -> Set<MediaID> {
    try enter().usedMedia(among: ids)
  }
  func mediaPath(_ id: MediaID) throws(MessagingError) -> String? {
    try enter().mediaPath(id)
  }
  func saveMediaPath(_ id: MediaID, _ path: String?) throws(MessagingError) {
    try enter().saveMediaPath(id, path)
  }
}
