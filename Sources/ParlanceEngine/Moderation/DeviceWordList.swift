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
final class DeviceWordList: DeviceComponent {
  unowned let core: DeviceCore
  /// The copy of the operator's list of words, with what finds them; nil if it was never read.
  private(set) var known: KnownWords?

  init(_ core: DeviceCore) { self.core = core }

  func load() throws(MessagingError) -> () -> Void {
    let known = try KnownWords(stored: try core.store.setting(Self.wordListName))
    return { [self] in
      self.known = known
    }
  }

  static var wordListName: String { "wordList" }

  /// Reads the list from the hub, if the hub has another one. A failure leaves the copy as it is; the next login asks
  /// again.
  private func readWordList() {
    core.request(WordListCall(known: known?.list.version), for: { .copy($0) }) { core, result throws(MessagingError) in
      if case .success(let lists) = result { try core.wordList.take(lists) }
    }
  }

  /// Reads the list from the hub, if this device keeps it or has read it before.
  func readKept() {
    if known != nil || core.configuration.keepsWordList { readWordList() }
  }

  /// Stores what the hub answered; nothing if this device has the list.
  func take(_ lists: [WordList]) throws(MessagingError) {
    guard let list = lists.first, list != known?.list else { return }
    try core.begin(isDurable: false)
    known = KnownWords(list)
    var writer = ByteWriter()
    list.write(to: &writer)
    try core.store.saveSetting(Self.wordListName, writer.bytes)
  }
}
