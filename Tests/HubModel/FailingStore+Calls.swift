package import ParlanceCore

// Accounts, streams, members and what is kept beside messages.
extension FailingStore {
  package func account(folded: String) throws(MessagingError) -> AccountRecord? { try enter().account(folded: folded) }
  package func account(number: AccountNumber) throws(MessagingError) -> AccountRecord? {
    try enter().account(number: number)
  }
  package func insertAccount(name: AccountID) throws(MessagingError) -> AccountNumber {
    try enter().insertAccount(name: name)
  }
  package func devices(account: AccountNumber) throws(MessagingError) -> [DeviceRecord] {
    try enter().devices(account: account)
  }
  package func lastSeenTime() throws(MessagingError) -> Timestamp { try enter().lastSeenTime() }
  package func save(_ device: DeviceRecord) throws(MessagingError) { try enter().save(device) }
  package func stream(key: StreamKey) throws(MessagingError) -> StreamRecord? { try enter().stream(key: key) }
  package func stream(number: StreamNumber) throws(MessagingError) -> StreamRecord? {
    try enter().stream(number: number)
  }
  package func insertStream(key: StreamKey, kind: StreamKind, profile: [UInt8]) throws(MessagingError) -> StreamRecord {
    try enter().insertStream(key: key, kind: kind, profile: profile)
  }
  package func generations() throws(MessagingError) -> [GenerationRecord] { try enter().generations() }
  package func insert(_ generation: GenerationRecord) throws(MessagingError) { try enter().insert(generation) }
  package func conversations(after key: StreamKey, limit: Int) throws(MessagingError) -> [StreamRecord] {
    try enter().conversations(after: key, limit: limit)
  }
  package func writeProbe() throws(MessagingError) { try enter().writeProbe() }
  package func events(_ question: PageQuestion) throws(MessagingError) -> EventPage { try enter().events(question) }
  package func unreadCount(
    stream: StreamNumber, after: Int64, before: Int64, account: AccountNumber, rows: Int
  ) throws(MessagingError) -> Int {
    try enter().unreadCount(stream: stream, after: after, before: before, account: account, rows: rows)
  }
  package func events(
    of kind: EventKind, stream: StreamNumber, after: Int64, before: Int64, limit: Int
  ) throws(MessagingError) -> [EventRecord] {
    try enter().events(of: kind, stream: stream, after: after, before: before, limit: limit)
  }
  package func position(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64 {
    try enter().position(stream: stream, at: time)
  }
  package func messages(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
    try enter().messages(question)
  }
  package func insertPast(_ draft: EventDraft) throws(MessagingError) -> PastOutcome { try enter().insertPast(draft) }
  package func hasPast(stream: StreamNumber) throws(MessagingError) -> Bool { try enter().hasPast(stream: stream) }
  package func past(stream: StreamNumber, after: Int64, limit: Int, bytes: Int) throws(MessagingError) -> EventPage {
    try enter().past(stream: stream, after: after, limit: limit, bytes: bytes)
  }
  package func event(stream: StreamNumber, id: MessageID) throws(MessagingError) -> EventRecord? {
    try enter().event(stream: stream, id: id)
  }
  package func events(stream: StreamNumber, ids: [MessageID]) throws(MessagingError) -> [EventRecord] {
    try enter().events(stream: stream, ids: ids)
  }
  package func events(id: MessageID, limit: Int) throws(MessagingError) -> [EventRecord] {
    try enter().events(id: id, limit: limit)
  }
  package func event(stream: StreamNumber, sequence: Int64) throws(MessagingError) -> EventRecord? {
    try enter().event(stream: stream, sequence: sequence)
  }
  package func revoke(stream: StreamNumber, sequence: Int64, as kind: EventKind) throws(MessagingError) {
    try enter().revoke(stream: stream, sequence: sequence, as: kind)
  }
  package func newestTime() throws(MessagingError) -> Timestamp { try enter().newestTime() }
  package func prune(_ limits: PruningLimits, rows limit: Int) throws(MessagingError) -> Bool {
    try enter().prune(limits, rows: limit)
  }
  package func members(stream: StreamNumber) throws(MessagingError) -> [MemberRecord] {
    try enter().members(stream: stream)
  }
  package func member(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> MemberRecord? {
    try enter().member(stream: stream, account: account)
  }
  package func saveMarks(_ member: MemberRecord) throws(MessagingError) { try enter().saveMarks(member) }
  package func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage {
    try enter().followed(question)
  }
  package func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage {
    try enter().active(question)
  }
  package func groupCount(account: AccountNumber, limit: Int) throws(MessagingError) -> Int {
    try enter().groupCount(account: account, limit: limit)
  }
  package func contactStreams(
    account: AccountNumber, after stream: StreamNumber, limit: Int
  ) throws(MessagingError) -> [StreamNumber] {
    try enter().contactStreams(account: account, after: stream, limit: limit)
  }
  package func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError) {
    try enter().saveRoster(message, accounts)
  }
  package func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]? { try enter().roster(message) }
  package func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    try enter().addReader(message, reader)
  }
  package func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord] { try enter().readers(message) }
  package func readerCount(_ message: EventPlace) throws(MessagingError) -> Int { try enter().readerCount(message) }
  package func addDelivery(_ message: EventPlace, to account: AccountNumber) throws(MessagingError) -> Bool {
    try enter().addDelivery(message, to: account)
  }
  package func deliveries(_ message: EventPlace) throws(MessagingError) -> [AccountNumber] {
    try enter().deliveries(message)
  }
  package func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
    try enter().hide(account: account, stream: stream, sequences: sequences)
  }
  package func add(_ reaction: ReactionRecord, to message: EventPlace) throws(MessagingError) -> Bool {
    try enter().add(reaction, to: message)
  }
  package func removeReaction(
    _ text: String, account: AccountNumber, from message: EventPlace
  ) throws(MessagingError) -> Bool {
    try enter().removeReaction(text, account: account, from: message)
  }
  package func reactions(_ message: EventPlace) throws(MessagingError) -> [ReactionRecord] {
    try enter().reactions(message)
  }
  package func hasReactions(_ message: EventPlace) throws(MessagingError) -> Bool { try enter().hasReactions(message) }
  package func edit(
    _ message: EventPlace, from payload: [UInt8], to changed: [UInt8]
  ) throws(MessagingError) -> Bool {
    try enter().edit(message, from: payload, to: changed)
  }
  package func saveReply(_ message: EventPlace, thread: Int64) throws(MessagingError) {
    try enter().saveReply(message, thread: thread)
  }
  package func removeReply(_ message: EventPlace) throws(MessagingError) { try enter().removeReply(message) }
  package func replies(
    stream: StreamNumber, thread: Int64, after: Int64, before: Int64, newestFirst: Bool, limit: Int
  ) throws(MessagingError) -> [Int64] {
    try enter().replies(
      stream: stream, thread: thread, after: after, before: before, newestFirst: newestFirst, limit: limit)
  }
  package func replyCount(stream: StreamNumber, thread: Int64, after: Int64) throws(MessagingError) -> Int {
    try enter().replyCount(stream: stream, thread: thread, after: after)
  }
  package func save(_ report: ReportRecord) throws(MessagingError) -> ReportNumber { try enter().save(report) }
  package func closeReport(_ number: ReportNumber, at time: Timestamp, note: String) throws(MessagingError) {
    try enter().closeReport(number, at: time, note: note)
  }
  package func report(number: ReportNumber) throws(MessagingError) -> ReportRecord? {
    try enter().report(number: number)
  }
  package func report(of message: EventPlace, by account: AccountNumber) throws(MessagingError) -> ReportRecord? {
    try enter().report(of: message, by: account)
  }
  package func reports(
    areClosed: Bool, after number: ReportNumber, limit: Int
  ) throws(MessagingError) -> [ReportRecord] {
    try enter().reports(areClosed: areClosed, after: number, limit: limit)
  }
  package func openReportCount(of account: AccountNumber) throws(MessagingError) -> Int {
    try enter().openReportCount(of: account)
  }
  package func save(_ item: SavedItem, stream: StreamNumber) throws(MessagingError) {
    try enter().save(item, stream: stream)
  }
  package func removeSavedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> Bool {
    try enter().removeSavedItem(stream: stream, time: time)
  }
  package func savedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> SavedItem? {
    try enter().savedItem(stream: stream, time: time)
  }
  package func savedItem(stream: StreamNumber, uniqueID: String) throws(MessagingError) -> SavedItem? {
    try enter().savedItem(stream: stream, uniqueID: uniqueID)
  }
  package func savedItems(stream: StreamNumber, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem] {
    try enter().savedItems(stream: stream, query)
  }
  package func savedItemCount(stream: StreamNumber, type: Int64) throws(MessagingError) -> Int {
    try enter().savedItemCount(stream: stream, type: type)
  }
  package func save(_ pin: MessagePinRecord) throws(MessagingError) -> Bool { try enter().save(pin) }
  package func removePin(_ message: EventPlace) throws(MessagingError) -> Bool { try enter().removePin(message) }
  package func pin(_ message: EventPlace) throws(MessagingError) -> MessagePinRecord? { try enter().pin(message) }
  package func pins(
    stream: StreamNumber, after sequence: Int64, limit: Int
  ) throws(MessagingError) -> [MessagePinRecord] {
    try enter().pins(stream: stream, after: sequence, limit: limit)
  }
  package func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    try enter().hidden(account: account, stream: stream, among: sequences)
  }
  package func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
    try enter().deleters(of: message)
  }
  package func attributes(stream: StreamNumber) throws(MessagingError) -> [AttributeRecord] {
    try enter().attributes(stream: stream)
  }
  package func save(_ attribute: AttributeRecord) throws(MessagingError) { try enter().save(attribute) }
  package func removeAttributes(stream: StreamNumber, keys: [String]?) throws(MessagingError) {
    try enter().removeAttributes(stream: stream, keys: keys)
  }
  package func conversationSettings(account: AccountNumber) throws(MessagingError) -> [ConversationSettingsRecord] {
    try enter().conversationSettings(account: account)
  }
  package func conversationSettings(
    account: AccountNumber, streams: [StreamNumber]
  ) throws(MessagingError) -> [ConversationSettingsRecord] {
    try enter().conversationSettings(account: account, streams: streams)
  }
  package func save(_ settings: ConversationSettingsRecord) throws(MessagingError) { try enter().save(settings) }
  package func removeConversationSettings(account: AccountNumber, stream: StreamNumber) throws(MessagingError) {
    try enter().removeConversationSettings(account: account, stream: stream)
  }
}

// Media.
extension FailingStore {
  package func upload(_ id: MediaID) throws(MessagingError) -> UploadRecord? { try enter().upload(id) }
  package func save(_ upload: UploadRecord) throws(MessagingError) { try enter().save(upload) }
  package func removeUpload(_ id: MediaID) throws(MessagingError) { try enter().removeUpload(id) }
  package func uploadCount(account: AccountNumber) throws(MessagingError) -> Int {
    try enter().uploadCount(account: account)
  }
  package func mediaSize(account: AccountNumber) throws(MessagingError) -> Int64 {
    try enter().mediaSize(account: account)
  }
  package func uploads(begunBefore time: Timestamp, limit: Int) throws(MessagingError) -> [MediaID] {
    try enter().uploads(begunBefore: time, limit: limit)
  }
  package func media(_ id: MediaID) throws(MessagingError) -> MediaRecord? { try enter().media(id) }
  package func insert(_ media: MediaRecord) throws(MessagingError) { try enter().insert(media) }
  package func isReferenced(sha256: String) throws(MessagingError) -> Bool { try enter().isReferenced(sha256: sha256) }
  package func release(_ id: MediaID) throws(MessagingError) -> Bool { try enter().release(id) }
  package func media(expiringUpTo time: Timestamp, limit: Int) throws(MessagingError) -> [MediaRecord] {
    try enter().media(expiringUpTo: time, limit: limit)
  }
  package func addUse(of media: MediaID, by message: EventPlace) throws(MessagingError) {
    try enter().addUse(of: media, by: message)
  }
  package func removeUses(by message: EventPlace) throws(MessagingError) -> [MediaID] {
    try enter().removeUses(by: message)
  }
  package func nextMediaExpiry() throws(MessagingError) -> Timestamp? { try enter().nextMediaExpiry() }

  package func append(_ events: [ServiceEventDraft]) throws(MessagingError) { try enter().append(events) }
  package func serviceEvents(
    after position: ServiceEventNumber, limit: Int, bytes: Int
  ) throws(MessagingError) -> [ServiceEventRecord] {
    try enter().serviceEvents(after: position, limit: limit, bytes: bytes)
  }
  package func serviceEventSpan() throws(MessagingError) -> ServiceEventSpan { try enter().serviceEventSpan() }
  package func removeServiceEvents(through number: ServiceEventNumber) throws(MessagingError) {
    try enter().removeServiceEvents(through: number)
  }
  package func serviceEventConsumers() throws(MessagingError) -> [ServiceEventConsumer] {
    try enter().serviceEventConsumers()
  }
  package func save(_ consumer: ServiceEventConsumer) throws(MessagingError) { try enter().save(consumer) }
  package func removeServiceEventConsumer(_ name: String) throws(MessagingError) {
    try enter().removeServiceEventConsumer(name)
  }
}
