internal import ParlanceCore

/// A list of words, and what finds them.
struct KnownWords {
  let list: WordList
  let matcher: WordMatcher

  init(_ list: WordList) {
    self.list = list
    matcher = WordMatcher(list.words)
  }

  init?(stored bytes: [UInt8]?) throws(MessagingError) {
    guard let bytes, !bytes.isEmpty else { return nil }
    var reader = ByteReader(bytes)
    self.init(try WordList(from: &reader))
  }
}

/// This device's copy of the operator's list of words.
extension DeviceCore {
  static var wordListName: String { "wordList" }

  /// Reads the list from the hub, if the hub has another one. A failure leaves the copy as it is; the next login asks
  /// again.
  func readWordList() {
    request(WordListCall(known: wordList?.list.version), for: { .copy($0) }) { core, result throws(MessagingError) in
      if case .success(let lists) = result { try core.take(lists) }
    }
  }

  /// Stores what the hub answered; nothing if this device has the list.
  func take(_ lists: [WordList]) throws(MessagingError) {
    guard let list = lists.first, list != wordList?.list else { return }
    try begin(isDurable: false)
    wordList = KnownWords(list)
    var writer = ByteWriter()
    list.write(to: &writer)
    try store.saveSetting(Self.wordListName, writer.bytes)
  }
}
