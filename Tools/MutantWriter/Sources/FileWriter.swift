import Foundation
import SwiftParser
import SwiftSyntax

/// Writes one file with its mutants.
///
/// All that it writes is inserted: the original code stays as it is, but for the word `return` before a result that had none.
struct FileWriter {
  private let original: [UInt8]
  private let tree: SourceFileSyntax
  private let constant: String
  private var insertions: [Insertion] = []
  private var obstacles: [Outcome] = []
  /// Positions at which the original code has an inserted `return`.
  private var returns: Set<Int> = []

  private struct Insertion {
    var position: Int
    var text: String
    /// The mutant's name, if the text is a copy.
    var name: String?
  }

  init(_ file: Data, constant: String) {
    original = [UInt8](file)
    tree = Parser.parse(source: String(decoding: file, as: UTF8.self))
    self.constant = constant
  }

  /// Adds the copy of a mutant, or notes why it has none.
  mutating func add(_ mutant: Mutant) {
    if let obstacle = insert(mutant) { obstacles.append(Outcome(name: mutant.name, obstacle: obstacle)) }
  }

  /// Inserts the copy of a mutant.
  ///
  /// - returns: What prevents it; nil if nothing does.
  private mutating func insert(_ mutant: Mutant) -> String? {
    guard let place = PlaceFinder(tree, from: mutant.start, to: mutant.end).place else {
      return "the code is not in the body of a function, nor in the initial value of a property"
    }
    let changed = mutant.applied(to: original)
    let changedTree = Parser.parse(source: String(decoding: changed, as: UTF8.self))
    let changedEnd = mutant.start + mutant.replacement.utf8.count
    guard !changedTree.hasError else { return "the changed file is not valid Swift" }
    guard let copy = PlaceFinder(changedTree, from: mutant.start, to: changedEnd).place,
      copy.kind == place.kind, copy.range.lowerBound == place.range.lowerBound,
      changed.count - copy.range.upperBound == original.count - place.range.upperBound
    else { return "the change reaches beyond the body around it" }
    switch place.kind {
    case .body(let result):
      var text = "\nif \(constant) == \(mutant.number) {"
      if let position = copy.implicitReturn {
        text += Self.text(changed[copy.range.lowerBound..<position]) + "return "
        text += Self.text(changed[position..<copy.range.upperBound]) + "\n}\n"
      } else {
        // Without the semicolon, `return` would take a value from the next line.
        let end = result == .value ? "" : "\nreturn;"
        text += Self.text(changed[copy.range]) + end + "\n}\n"
      }
      insertions.append(Insertion(position: place.range.lowerBound, text: text, name: mutant.name))
      if let position = place.implicitReturn, returns.insert(position).inserted {
        insertions.append(Insertion(position: position, text: "return "))
      }
    case .value:
      let text = "\(constant) == \(mutant.number) ? (\n" + Self.text(changed[copy.range]) + "\n) : "
      insertions.append(Insertion(position: place.range.lowerBound, text: text, name: mutant.name))
      if returns.insert(place.range.lowerBound).inserted {
        insertions.append(Insertion(position: place.range.lowerBound, text: "("))
        insertions.append(Insertion(position: place.range.upperBound, text: ")"))
      }
    }
    return nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: the rewritten file

  /// The insertions from the first to the last; at one position, copies come before what belongs to the original code.
  private var ordered: [Insertion] {
    insertions.enumerated().sorted { first, second in
      let keys = [first, second].map { ($0.element.position, $0.element.name == nil ? 1 : 0, $0.offset) }
      return keys[0] < keys[1]
    }.map(\.element)
  }

  /// The file's bytes.
  var text: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for insertion in ordered {
      result += original[position..<insertion.position] + Array(insertion.text.utf8)
      position = insertion.position
    }
    return result + original[position...]
  }

  /// The outcome for each mutant.
  var outcomes: [Outcome] {
    var copies: [Outcome] = []
    var line = 1
    var position = 0
    for insertion in ordered {
      line += original[position..<insertion.position].count { $0 == UInt8(ascii: "\n") }
      position = insertion.position
      let last = line + insertion.text.utf8.count { $0 == UInt8(ascii: "\n") }
      if let name = insertion.name { copies.append(Outcome(name: name, lines: [line, last])) }
      line = last
    }
    return obstacles + copies
  }
}
