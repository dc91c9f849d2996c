import ParlanceCore

/// A store that passes everything on to another, for tests that change some of it.
class ForwardingStore: HubStore {
  let base: any HubStore

  init(_ base: any HubStore) { self.base = base }

  func begin() throws(MessagingError) { try base.begin() }
  func commit() throws(MessagingError) { try base.commit() }
  func rollback() { base.rollback() }
  func close() { base.close() }

  func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] { try base.append(drafts) }
  func change(_ change: ConversationChangeRecord) throws(MessagingError) -> Int64? { try base.change(change) }
  func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool {
    try base.prune(limits, rows: limit)
  }

  // MARK: accounts and streams

  func account(folded: String) throws(MessagingError) -> AccountRecord? { try base.account(folded: folded) }
  func account(number: AccountNumber) throws(MessagingError) -> AccountRecord? { try base.account(number: number) }
  func insertAccount(name: AccountID) throws(MessagingError) -> AccountNumber { try base.insertAccount(name: name) }
  func devices(account: AccountNumber) throws(MessagingError) -> [DeviceRecord] { try base.devices(account: account) }
  func lastSeenTime() throws(MessagingError) -> Timestamp { try base.lastSeenTime() }
  func save(_ device: DeviceRecord) throws(MessagingError) { try base.save(device) }
  func stream(key: StreamKey) throws(MessagingError) -> StreamRecord? { try base.stream(key: key) }
  func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord? { try base.stream(number: number) }
  func insertStream(key: StreamKey, kind: StreamKind, profile: [UInt8]) throws(MessagingError) -> StreamRecord {
    try base.insertStream(key: key, kind: kind, profile: profile)
  }

  // MARK: entries

  func generations() throws(MessagingError) -> [GenerationRecord] { try base.generations() }
  func insert(_ generation: GenerationRecord) throws(MessagingError) { try base.insert(generation) }
  func writeProbe() throws(MessagingError) { try base.writeProbe() }
  func events(_ question: PageQuestion) throws(MessagingError) -> EventPage { try base.events(question) }
  func unreadCount(
    stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
  ) throws(MessagingError) -> Int {
    try base.unreadCount(stream: stream, after: after, before: before, account: account, rows: rows)
  }
  func conversations(after key: StreamKey, limit: Int) throws(MessagingError) -> [StreamRecord] {
    try base.conversations(after: key, limit: limit)
  }
  func events(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    try base.events(of: kind, stream: stream, after: after, before: before, limit: limit)
  }
  func position(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64 {
    try base.position(stream: stream, at: time)
  }
  func messages(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer { try base.messages(question) }
  func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome { try base.insertPast(draft) }
  func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool { try base.hasPast(stream: stream) }
  func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage {
    try base.past(stream: stream, after: after, limit: limit, bytes: bytes)
  }
  func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord? {
    try base.event(stream: stream, id: id)
  }
  func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord] {
    try base.events(stream: stream, ids: ids)
  }
  func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord] {
    try base.events(id: id, limit: limit)
  }
  func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord? {
    try base.event(stream: stream, sequence: sequence)
  }
  func revoke(stream: StreamNumber, sequence: Int64, as kind: EventKind) throws(MessagingError) {
    try base.revoke(stream: stream, sequence: sequence, as: kind)
  }
  func newestTime() throws(MessagingError) -> Timestamp { try base.newestTime() }

  // MARK: members and receipts

  func members(stream: StreamNumber) throws(MessagingError) -> [MemberRecord] { try base.members(stream: stream) }
  func member(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> MemberRecord? {
    try base.member(stream: stream, account: account)
  }
  func saveMarks(_ member: MemberRecord) throws(MessagingError) { try base.saveMarks(member) }
  func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage { try base.followed(question) }
  func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage { try base.active(question) }
  func groupCount(account: AccountNumber, limit: Int) throws(MessagingError) -> Int {
    try base.groupCount(account: account, limit: limit)
  }
  func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError) {
    try base.saveRoster(message, accounts)
  }
  func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]? { try base.roster(message) }
  func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    try base.addReader(message, reader)
  }
  func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord] { try base.readers(message) }
  func readerCount(_ message: EventPlace) throws(MessagingError) -> Int { try base.readerCount(message) }
  func addDelivery(_ message: EventPlace, to account: AccountNumber) throws(MessagingError) -> Bool {
    try base.addDelivery(message, to: account)
  }
  func deliveries(_ message: EventPlace) throws(MessagingError) -> [AccountNumber] { try base.deliveries(message) }
  func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
    try base.hide(account: account, stream: stream, sequences: sequences)
  }
  func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    try base.hidden(account: account, stream: stream, among: sequences)
  }
  func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> { try base.deleters(of: message) }

  // MARK: reactions

  func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool {
    try base.add(reaction, to: message)
  }
  func removeReaction(_ text: String, account: AccountNumber, from message: EventPlace) throws(MessagingError) -> Bool {
    try base.removeReaction(text, account: account, from: message)
  }
  func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord] { try base.reactions(message) }
  func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool { try base.hasReactions(message) }

  // MARK: edits

  func edit(
    _ message: EventPlace, from payload: [UInt8], to changed: [UInt8]
  ) throws(MessagingError) -> Bool {
    try base.edit(message, from: payload, to: changed)
  }

  // MARK: replies

  func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError) {
    try base.saveReply(message, thread: thread)
  }
  func removeReply(_ message: EventPlace) throws(MessagingError) { try base.removeReply(message) }
  func replies(
    stream: StreamNumber, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
  ) throws(MessagingError) -> [Int64] {
    try base.replies(
      stream: stream, thread: thread, after: after, before: before, newestFirst: newestFirst, limit: limit)
  }
  func replyCount(stream: StreamNumber, thread: Int64, after: Int64) throws(MessagingError) -> Int {
    try base.replyCount(stream: stream, thread: thread, after: after)
  }

  // MARK: reports

  func save(_ report: ReportRecord) throws(MessagingError) -> ReportNumber { try base.save(report) }
  func closeReport(_ number: ReportNumber, at time: Timestamp, note: String) throws(MessagingError) {
    try base.closeReport(number, at: time, note: note)
  }
  func report(number: ReportNumber) throws(MessagingError) -> ReportRecord? { try base.report(number: number) }
  func report(of message: EventPlace, by account: AccountNumber) throws(MessagingError) -> ReportRecord? {
    try base.report(of: message, by: account)
  }
  func reports(areClosed: Bool, after number: ReportNumber, limit: Int) throws(MessagingError) -> [ReportRecord] {
    try base.reports(areClosed: areClosed, after: number, limit: limit)
  }
  func openReportCount(of account: AccountNumber) throws(MessagingError) -> Int {
    try base.openReportCount(of: account)
  }

  // MARK: saved items

  func save(_ item: SavedItem, stream: StreamNumber) throws(MessagingError) { try base.save(item, stream: stream) }
  func removeSavedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> Bool {
    try base.removeSavedItem(stream: stream, time: time)
  }
  func savedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> SavedItem? {
    try base.savedItem(stream: stream, time: time)
  }
  func savedItem(stream: StreamNumber, uniqueID: String) throws(MessagingError) -> SavedItem? {
    try base.savedItem(stream: stream, uniqueID: uniqueID)
  }
  func savedItems(stream: StreamNumber, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem] {
    try base.savedItems(stream: stream, query)
  }
  func savedItemCount(stream: StreamNumber, type: Int64) throws(MessagingError) -> Int {
    try base.savedItemCount(stream: stream, type: type)
  }

  // MARK: pins

  func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool { try base.save(pin) }
  func removePin(_ message: EventPlace) throws(MessagingError) -> Bool { try base.removePin(message) }
  func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord? { try base.pin(message) }
  func pins(stream: StreamNumber, after sequence: Int64, limit: Int) throws(MessagingError) -> [MessagePinRecord] {
    try base.pins(stream: stream, after: sequence, limit: limit)
  }

  // MARK: contacts

  func contactStreams(
    account: AccountNumber, after stream: StreamNumber, limit: Int
  ) throws(MessagingError) -> [StreamNumber] {
    try base.contactStreams(account: account, after: stream, limit: limit)
  }

  // MARK: attributes

  func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
    try base.attributes(stream: stream)
  }
  func save(_ attribute: AttributeRecord) throws(MessagingError) { try base.save(attribute) }
  func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError) {
    try base.removeAttributes(stream: stream, keys: keys)
  }
  func conversationSettings(account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord] {
    try base.conversationSettings(account: account)
  }
  func conversationSettings(
    account: AccountNumber, streams: [StreamNumber]
  ) throws(MessagingError) -> [ConversationSettingsRecord] {
    try base.conversationSettings(account: account, streams: streams)
  }
  func save(_ settings: ConversationSettingsRecord) throws(MessagingError) { try base.save(settings) }
  func removeConversationSettings(account: AccountNumber, stream: StreamNumber) throws(MessagingError) {
    try base.removeConversationSettings(account: account, stream: stream)
  }

  // MARK: media

  func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord? { try base.upload(id) }
  func save(_ upload: UploadRecord) throws(MessagingError) { try base.save(upload) }
  func removeUpload(_ id: MediaID) throws(MessagingError) { try base.removeUpload(id) }
  func uploadCount(account: AccountNumber) throws(MessagingError) -> Int { try base.uploadCount(account: account) }
  func mediaSize(account: AccountNumber) throws(MessagingError) -> Int64 { try base.mediaSize(account: account) }
  func uploads(begunBefore time: Timestamp, limit: Int) throws(MessagingError) -> [MediaID] {
    try base.uploads(begunBefore: time, limit: limit)
  }
  func media(_ id: MediaID) throws(MessagingError) -> MediaRecord? { try base.media(id) }
  func insert(_ media: MediaRecord) throws(MessagingError) { try base.insert(media) }
  func isReferenced(sha256: String) throws(MessagingError) -> Bool { try base.isReferenced(sha256: sha256) }
  func release(_ id: MediaID) throws(MessagingError) -> Bool { try base.release(id) }
  func media(expiringUpTo time: Timestamp, limit: Int) throws(MessagingError) -> [MediaRecord] {
    try base.media(expiringUpTo: time, limit: limit)
  }
  func addUse(of media: MediaID, by message: EventPlace) throws(MessagingError) {
    try base.addUse(of: media, by: message)
  }
  func removeUses(by message: EventPlace) throws(MessagingError) -> [MediaID] { try base.removeUses(by: message) }
  func nextMediaExpiry() throws(MessagingError) -> Timestamp? { try base.nextMediaExpiry() }

  // MARK: service events

  func append(_ events: [ServiceEventDraft]) throws(MessagingError) { try base.append(events) }
  func serviceEvents(
    after position: ServiceEventNumber, limit: Int, bytes: Int
  ) throws(MessagingError) -> [ServiceEventRecord] {
    try base.serviceEvents(after: position, limit: limit, bytes: bytes)
  }
  func serviceEventSpan() throws(MessagingError) -> ServiceEventSpan { try base.serviceEventSpan() }
  func removeServiceEvents(through number: ServiceEventNumber) throws(MessagingError) {
    try base.removeServiceEvents(through: number)
  }
  func serviceEventConsumers() throws(MessagingError) -> [ServiceEventConsumer] { try base.serviceEventConsumers() }
  func save(_ consumer: ServiceEventConsumer) throws(MessagingError) { try base.save(consumer) }
  func removeServiceEventConsumer(_ name: String) throws(MessagingError) { try base.removeServiceEventConsumer(name) }
}
