internal import ParlanceCore

/// The words of the index of texts.
///
/// The index knows of a message under which of its texts' characters, pairs, and triples of characters it is found, and
/// no more: neither where they stand nor which text they are of. So it says which messages may have a keyword, and
/// each of them is read to see whether it has. A keyword of one or two characters is a word of the index itself. There
/// are no triples with characters of large scripts in them, as Chinese, whose pairs are as rare as others' triples.
struct SearchTerms {
  /// The words, separated by spaces, as the index takes them.
  private(set) var bytes: [UInt8] = []

  /// The words of a message.
  ///
  /// - parameter conversation: The number of its conversation.
  init(_ message: Message, conversation: ConversationNumber) {
    append(Self.word(of: .conversation, conversation.description))
    append(Self.word(of: .kind, String(message.kind.rawValue)))
    append(Self.word(of: .sender, message.sender.folded))
    for text in message.texts(in: .all) { append(CharacterRun(FoldedText(text))) }
  }

  private mutating func append(_ word: some Collection<UInt8>) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    bytes += word
  }

  private mutating func append(_ run: CharacterRun) {
    for first in 0..<run.count {
      append(run[first..<first + 1])
      if first + 1 < run.count { append(run[first..<first + 2]) }
      if first + 2 < run.count, run.isAlphabetic(first..<first + 3) { append(run[first..<first + 3]) }
    }
  }

  // MARK: questions

  /// The largest number of words of one keyword that are looked up; more of them make a question no narrower.
  private static let longestQuestion = 16
  /// The largest number of senders that are looked up.
  private static let senderLimit = 16

  /// Returns the question to the index; nil if the index does not help.
  static func question(_ search: MessageSearch, conversation: ConversationNumber?) -> String? {
    var words: Set<String> = []
    for keyword in search.keywords { words.formUnion(question(keyword)) }
    var parts = words.sorted().map { quoted(Array($0.utf8)) }
    if !search.senders.isEmpty, search.senders.count <= senderLimit {
      let senders = search.senders.sorted().map { quoted(word(of: .sender, $0.folded)) }
      parts.append("(" + senders.joined(separator: " OR ") + ")")
    }
    guard !parts.isEmpty else { return nil }
    if let conversation { parts.append(quoted(word(of: .conversation, conversation.description))) }
    // Most messages are texts, so that the kind of a text leaves out few.
    if search.query.kinds.count == 1, let kind = search.query.kinds.first, kind != .text {
      parts.append(quoted(word(of: .kind, String(kind.rawValue))))
    }
    return parts.joined(separator: " AND ")
  }

  /// The words of the index that stand for a keyword.
  private static func question(_ keyword: SearchKeyword) -> Set<String> {
    let run = CharacterRun(keyword.folded)
    var words: [ArraySlice<UInt8>] = []
    if run.count < 3 {
      if run.count > 0 { words = [run[0..<run.count]] }
    } else {
      for first in 0..<run.count - 2 {
        if run.isAlphabetic(first..<first + 3) {
          words.append(run[first..<first + 3])
        } else {
          words += [run[first..<first + 2], run[first + 1..<first + 3]]
        }
      }
    }
    let step = max(1, (words.count + longestQuestion - 1) / longestQuestion)
    return Set(stride(from: 0, to: words.count, by: step).map { String(decoding: words[$0], as: UTF8.self) })
  }

  private static func quoted(_ word: some Collection<UInt8>) -> String {
    // No word has a quotation mark in it.
    "\"" + String(decoding: word, as: UTF8.self) + "\""
  }

  // MARK: words beside the texts'

  /// The properties of a message that are words of the index. A text may have the same word, which makes a message one
  /// that is read in vain.
  private enum Property: String {
    case conversation = "\u{E001}"
    case kind = "\u{E002}"
    case sender = "\u{E003}"
  }

  private static func word(of property: Property, _ value: String) -> [UInt8] {
    let run = CharacterRun(FoldedText(value))
    return Array(property.rawValue.utf8) + run[0..<run.count]
  }
}

/// The characters of a folded text, each in bytes that the index takes for a part of a word.
private struct CharacterRun {
  private var bytes: [UInt8] = []
  /// The place of each character's first byte, and the end.
  private var starts: [Int] = []
  private var areAlphabetic: [Bool] = []

  var count: Int { areAlphabetic.count }

  init(_ text: FoldedText) {
    bytes.reserveCapacity(text.bytes.count + text.bytes.count / 4)
    for byte in text.bytes {
      if byte & 0xC0 != 0x80 {
        starts.append(bytes.count)
        // Those below U+2000, which UTF-8 writes with these bytes first.
        areAlphabetic.append(byte < 0xE2)
      }
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x80...0xFF: bytes.append(byte)
      default:
        // What separates words of the index becomes the letter 128 places further on.
        bytes += [0xC2 | byte >> 6, 0x80 | byte & 0x3F]
      }
    }
    starts.append(bytes.count)
  }

  subscript(_ characters: Range<Int>) -> ArraySlice<UInt8> {
    bytes[starts[characters.lowerBound]..<starts[characters.upperBound]]
  }

  func isAlphabetic(_ characters: Range<Int>) -> Bool { areAlphabetic[characters].allSatisfy(\.self) }
}
