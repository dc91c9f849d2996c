/// Finds the words of a list in texts, all at once: the automaton of Aho and Corasick over characters.
///
/// Characters are compared in lower case and by canonical equivalence, so that "É" finds "e\u{301}", and as wholes: "e" does not
/// find "é". A look takes time in proportion to the length of the text, however many words there are.
package struct WordMatcher: Sendable {
  /// The operations of words, as bits.
  private typealias Operations = UInt8

  /// The numbers of the characters of all words; 0 is any other character.
  private var symbols: [String: UInt32] = [:]
  /// The same for the characters of ASCII, by their codes.
  private var asciiSymbols = [UInt32](repeating: 0, count: 128)
  /// The next node, by node and symbol.
  private var edges: [UInt64: Int32] = [:]
  /// The node of the longest proper end of a node's text that is the beginning of a word.
  private var fails: [Int32] = [0]
  /// The operations of the words that end at a node.
  private var operations: [Operations] = [0]
  /// The number of characters of the longest word to replace or mask that ends at a node; 0 if there is none.
  private var replaced: [Int32] = [0]

  /// Creates a matcher.
  ///
  /// - parameter words: The words.
  /// - parameter operation: The operation of the words in whose place something else is put.
  package init(_ words: [FilteredWord], replacing operation: WordOperation = .replace) {
    // Nodes are numbered level by level below, so that each one's failure node is complete before it is asked for.
    var children: [[(symbol: UInt32, node: Int32)]] = [[]]
    for word in words {
      let text = word.text.map { $0 }
      guard !text.isEmpty else { continue }
      var node: Int32 = 0
      for character in text {
        let symbol = add(character)
        if let next = edges[Self.edge(node, symbol)] {
          node = next
        } else {
          let next = Int32(children.count)
          edges[Self.edge(node, symbol)] = next
          children[Int(node)].append((symbol, next))
          children.append([])
          operations.append(0)
          replaced.append(0)
          node = next
        }
      }
      operations[Int(node)] |= Self.bit(word.operation)
      if word.operation == operation { replaced[Int(node)] = Int32(text.count) }
    }
    link(children)
  }

  private mutating func link(_ children: [[(symbol: UInt32, node: Int32)]]) {
    fails = [Int32](repeating: 0, count: children.count)
    var level = children[0].map(\.node)
    while !level.isEmpty {
      var below: [Int32] = []
      for node in level {
        let fail = Int(fails[Int(node)])
        operations[Int(node)] |= operations[fail]
        // One that ends here is longer than one that ends at the failure node.
        if replaced[Int(node)] == 0 { replaced[Int(node)] = replaced[fail] }
        for child in children[Int(node)] {
          fails[Int(child.node)] = next(Int32(fail), child.symbol)
          below.append(child.node)
        }
      }
      level = below
    }
  }

  // MARK: looking

  /// Returns what the hub does to a message with some texts: `refuse` before `withhold`, and `mask` after both; nil for
  /// nothing.
  package func hubOperation(in texts: [String]) -> WordOperation? {
    var found: Operations = 0
    for text in texts {
      var node: Int32 = 0
      for character in text {
        node = next(node, symbol(character))
        found |= operations[Int(node)]
        if found & Self.bit(.refuse) != 0 { return .refuse }
      }
    }
    return [.withhold, .mask].first { found & Self.bit($0) != 0 }
  }

  /// Returns a text with an asterisk in place of each character of the words that are to be masked.
  package func masked(_ text: String) -> String {
    let stretches = look(through: text).stretches
    return stretches.isEmpty ? text : Self.replacing(stretches, of: text) { String(repeating: "*", count: $0) }
  }

  /// Looks for all words in a text.
  ///
  /// - parameter replacement: The text in place of each word that is to be replaced. Words that overlap are replaced
  ///   together.
  package func check(_ text: String, replacement: String) -> WordCheck {
    let (found, stretches) = look(through: text)
    for operation in [WordOperation.forbid, .refuse, .withhold] where found & Self.bit(operation) != 0 {
      return WordCheck(operation: operation, text: text)
    }
    guard !stretches.isEmpty else { return WordCheck(operation: nil, text: text) }
    return WordCheck(operation: .replace, text: Self.replacing(stretches, of: text) { _ in replacement })
  }

  /// Returns the operations of the words in a text, and the stretches to replace, in characters from the beginning. Words
  /// that overlap are one stretch.
  private func look(through text: String) -> (found: Operations, stretches: [Range<Int>]) {
    var node: Int32 = 0
    var found: Operations = 0
    var stretches: [Range<Int>] = []
    var end = 0
    for character in text {
      end += 1
      node = next(node, symbol(character))
      found |= operations[Int(node)]
      let length = Int(replaced[Int(node)])
      guard length > 0 else { continue }
      var start = end - length
      while let last = stretches.last, last.upperBound > start {
        start = min(start, last.lowerBound)
        stretches.removeLast()
      }
      stretches.append(start..<end)
    }
    return (found, stretches)
  }

  /// Returns a text with something in place of each stretch.
  ///
  /// - parameter replacement: Returns what takes the place of a number of characters.
  private static func replacing(
    _ stretches: [Range<Int>], of text: String, _ replacement: (Int) -> String
  ) -> String {
    var result = ""
    var place = 0
    var index = text.startIndex
    for stretch in stretches {
      let start = text.index(index, offsetBy: stretch.lowerBound - place)
      result += text[index..<start]
      result += replacement(stretch.count)
      index = text.index(start, offsetBy: stretch.count)
      place = stretch.upperBound
    }
    return result + text[index...]
  }

  // MARK: the automaton

  private func next(_ node: Int32, _ symbol: UInt32) -> Int32 {
    guard symbol != 0 else { return 0 }
    var node = node
    while true {
      if let next = edges[Self.edge(node, symbol)] { return next }
      if node == 0 { return 0 }
      node = fails[Int(node)]
    }
  }

  private func symbol(_ character: Character) -> UInt32 {
    if let code = character.asciiValue { return asciiSymbols[Int(code)] }
    return symbols[character.lowercased()] ?? 0
  }

  private mutating func add(_ character: Character) -> UInt32 {
    let known = symbol(character)
    if known != 0 { return known }
    let text = character.lowercased()
    let symbol = UInt32(symbols.count + 1)
    symbols[text] = symbol
    if let code = character.asciiValue {
      asciiSymbols[Int(code)] = symbol
      let other = code.isASCIILetter ? code ^ 0x20 : code
      asciiSymbols[Int(other)] = symbol
    }
    return symbol
  }

  private static func edge(_ node: Int32, _ symbol: UInt32) -> UInt64 { UInt64(UInt32(node)) << 32 | UInt64(symbol) }
  private static func bit(_ operation: WordOperation) -> Operations { 1 << operation.rawValue }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
