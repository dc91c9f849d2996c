internal import ParlanceCore

extension WordListCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [WordList] {
    var list = try turn.words.words().list
    guard list.version != known else { return [] }
    // These are nothing that an app could heed, and nothing that its user has to know.
    list.words.removeAll { $0.operation == .mask }
    turn.noteAnswer(bytes: list.words.reduce(16) { $0 + $1.text.utf8.count + 4 })
    return [list]
  }
}

/// The operator's list of words as a hub remembers it.
struct HubWords {
  var list: WordList
  /// The words that concern the hub; nil if there are none.
  var matcher: WordMatcher?

  init(_ list: WordList) {
    self.list = list
    let words = list.words.filter(\.operation.isOfHub)
    matcher = words.isEmpty ? nil : WordMatcher(words, replacing: .mask)
  }
}

/// The operator's list of words, and what the hub makes of messages that have them. It believes no client: texts are looked
/// through whatever the client says of them.
struct WordRules: TurnPart {
  let turn: TurnContext

  static var wordListKey: StreamKey { .kept("w:list") }

  /// Returns the list; it is read once, and again after it was changed.
  func words() throws(MessagingError) -> HubWords {
    if let words = turn.cache.words { return words }
    let record = try store.stream(key: Self.wordListKey)
    let words = HubWords(try record.map { (record) throws(MessagingError) in try wordList(record) } ?? WordList())
    turn.cache.remember(words)
    return words
  }

  private func wordList(_ record: StreamRecord) throws(MessagingError) -> WordList {
    try turn.lookup.decoded(record) { bytes throws(MessagingError) in
      var reader = ByteReader(bytes)
      return try WordList(from: &reader)
    }
  }

  /// Replaces the list, and notifies the connected devices.
  func setWords(_ words: [FilteredWord]) throws(MessagingError) -> WordList {
    let words = try Border(settings).checked(words)
    let record = try store.stream(key: Self.wordListKey)
    let known = try record.map { (record) throws(MessagingError) in try wordList(record) } ?? WordList()
    guard words != known.words else { return known }
    let list = WordList(version: max(now.milliseconds, known.version + 1), words: words)
    var writer = ByteWriter(capacity: 1024)
    list.write(to: &writer)
    if let record {
      let change = ConversationChangeRecord(stream: record.number, version: record.version, profile: writer.bytes)
      guard try store.change(change) != nil else { throw turn.entries.overtaken(on: record.number) }
    } else {
      _ = try store.insertStream(key: Self.wordListKey, kind: .account, profile: writer.bytes)
    }
    shared?.note(.wordList)
    turn.cache.remember(HubWords(list))
    turn.effects.noteWordList(list.version)
    return list
  }

  /// Returns what the hub does to a message because of its texts; nil for nothing.
  ///
  /// - parameter body: The message's encoded body.
  func wordOperation(on body: [UInt8]) throws(MessagingError) -> WordOperation? {
    guard let matcher = try words().matcher else { return nil }
    return matcher.hubOperation(in: MessageBody(decoding: body).checkedTexts)
  }

  /// Returns an encoded body in which the words of the list that are to be masked are so.
  func masked(_ body: [UInt8]) throws(MessagingError) -> [UInt8] {
    guard let matcher = try words().matcher else { return body }
    var masked = MessageBody(decoding: body)
    masked.changeCheckedTexts(matcher.masked)
    return masked.encoded()
  }

  /// Checks the words of a new message, and masks those that are to be masked. Returns whether it is withheld for its
  /// content: since it has a word of the list, or its sender's app says so.
  ///
  /// - throws: `contentForbidden` for a message that is refused.
  func isWithheldForContent(
    _ submission: inout SubmitCall, _ conversation: HubConversation
  ) throws(MessagingError) -> Bool {
    // The content of a command is not text for people.
    if submission.kind != .command {
      switch try wordOperation(on: submission.body) {
      case .refuse:
        // A message that was accepted before the list changed is not new.
        if try store.event(stream: conversation.stream, id: submission.id) == nil {
          throw MessagingError(.contentForbidden)
        }
      case .withhold: return true
      case .mask: submission.body = try masked(submission.body)
      case .replace, .forbid, nil: break
      }
    }
    return submission.options.contains(.withheld)
  }
}
