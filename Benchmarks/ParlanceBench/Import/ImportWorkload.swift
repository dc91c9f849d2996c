import Foundation
import TestRandomness

/// A made-up service whose past moves here: the same records for the same seed.
///
/// Nine of ten conversations are direct; the others are groups of ten. Every conversation has at least one message if there are as
/// many messages. The order is that of an export: accounts, groups with their members, and the messages by their times.
struct ImportWorkload {
  var messages: Int
  var accounts: Int
  var conversations: Int
  var seed: UInt64

  /// The number of a group's members, its owner included.
  static let groupSize = 10
  /// The time of the first message, in milliseconds since 1970. One follows each second.
  private static let beginning: Int64 = 1_600_000_000_000
  static let source = "bench"

  /// Creates a workload with the usual numbers of accounts and conversations for a number of messages, unless they are given.
  init(messages: Int, accounts: Int? = nil, conversations: Int? = nil, seed: UInt64) throws {
    self.messages = messages
    self.accounts = accounts ?? max(100, messages / 100)
    self.conversations = conversations ?? max(100, messages / 10)
    self.seed = seed
    guard self.accounts > 2 * Self.groupSize, directs / self.accounts + 1 < self.accounts / 2 else {
      throw BenchmarkError("\(self.accounts) accounts are too few for \(self.conversations) conversations")
    }
  }

  /// The same accounts and conversations with a tenth of the messages.
  var tenth: ImportWorkload {
    var tenth = self
    tenth.messages /= 10
    return tenth
  }

  // MARK: conversations

  var groups: Int { conversations / 10 }
  var directs: Int { conversations - groups }

  func account(_ index: Int) -> String { "account\(index)" }
  func group(_ index: Int) -> String { "group\(index)" }

  /// Returns the two accounts of a direct conversation; no other one has both.
  func pair(_ index: Int) -> (Int, Int) {
    let first = index % accounts
    return (first, (first + 1 + index / accounts) % accounts)
  }

  /// Returns a member of a group; the first one is its owner.
  func member(_ index: Int, of group: Int) -> Int { (group &* 7919 + index) % accounts }

  // MARK: the archive

  /// Records of an archive: all, accounts and groups alone, or messages alone.
  enum Part {
    case all, people, messages
  }

  /// Writes an archive, line by line.
  ///
  /// - parameter part: The records that it has.
  func write(to path: String, _ part: Part = .all) throws {
    guard let file = fopen(path, "wb") else { throw BenchmarkError("cannot write \(path)") }
    var isWritten = true
    func put(_ line: String) {
      var line = line
      line += "\n"
      line.withUTF8 { isWritten = fwrite($0.baseAddress, 1, $0.count, file) == $0.count && isWritten }
    }
    put(#"{"created":\#(Self.beginning),"kind":"header","source":"\#(Self.source)","version":1,"zone":"UTC"}"#)
    let hasPeople = part != .messages
    for index in 0..<(hasPeople ? accounts : 0) {
      put(#"{"id":"\#(account(index))","kind":"account","source":"\#(Self.source)"}"#)
    }
    for index in 0..<(hasPeople ? groups : 0) {
      let owner = account(member(0, of: index))
      put(
        #"{"created":\#(Self.beginning),"id":"\#(group(index))","kind":"group","name":"Group \#(index)","owner":"\#(owner)","#
          + #""source":"\#(Self.source)"}"#)
      for place in 1..<Self.groupSize {
        let name = account(member(place, of: index))
        put(
          #"{"account":"\#(name)","group":"\#(group(index))","id":"\#(group(index))/\#(name)","kind":"member","#
            + #""source":"\#(Self.source)"}"#)
      }
    }
    if part != .people {
      var random = SeededRandom(seed: seed)
      let texts = MadeUpTexts(&random)
      for index in 0..<messages { put(message(index, texts, &random)) }
    }
    let isClosed = fclose(file) == 0
    guard isWritten, isClosed else { throw BenchmarkError("cannot write \(path)") }
  }

  private func message(_ index: Int, _ texts: MadeUpTexts, _ random: inout SeededRandom) -> String {
    let conversation = index < conversations ? index : random.below(conversations)
    let target: String
    let sender: Int
    if conversation < directs {
      let (first, second) = pair(conversation)
      let isFirst = random.chance(50)
      sender = isFirst ? first : second
      target = #""recipient":"\#(account(isFirst ? second : first))","#
    } else {
      let group = conversation - directs
      sender = member(random.below(Self.groupSize), of: group)
      target = #""group":"\#(self.group(group))","#
    }
    return
      #"{"body":{"text":"\#(texts.next(&random))","type":"text"},\#(target)"id":"\#(id(index))","kind":"message","#
      + #""sender":"\#(account(sender))","source":"\#(Self.source)","time":\#(Self.beginning + Int64(index) * 1000)}"#
  }

  /// Ids without an order, as most services have them; no two are equal.
  private func id(_ index: Int) -> String {
    var numbers = SeededRandom(seed: seed &* 0x1_0000_0001 &+ UInt64(index))
    let digits = String(numbers.next(), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Texts of some 10 to 150 bytes, one in five of them in Chinese characters.
private struct MadeUpTexts {
  private var words: [String] = []
  private var characters: [String] = []

  init(_ random: inout SeededRandom) {
    let syllables = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va"]
    for _ in 0..<2000 {
      words.append((0..<1 + random.below(4)).map { _ in syllables[random.below(syllables.count)] }.joined())
    }
    for _ in 0..<2000 {
      characters.append(Unicode.Scalar(UInt32(0x4E00 + random.below(0x5000))).map { String($0) } ?? "")
    }
  }

  func next(_ random: inout SeededRandom) -> String {
    var text = ""
    if random.chance(20) {
      for _ in 0..<5 + random.below(25) { text += characters[random.below(characters.count)] }
      return text
    }
    for place in 0..<4 + random.below(14) {
      if place > 0 { text += " " }
      text += words[random.below(words.count)]
    }
    return text
  }
}
