/// Proposals for a word that is not known, among those that are.
package enum Suggestion {
  /// The longest word that is compared.
  private static let longest = 64

  /// Returns the known word that was probably meant; nil if none is near.
  ///
  /// Near is a word of which up to a third of the letters are wrong, missing, too many or exchanged with a neighbour, or
  /// the only one that begins with the unknown word.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard (1...longest).contains(letters.count) else { return nil }
    let distances = known.map { (word: $0, distance: distance(letters, Array($0.lowercased()))) }
    if let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= max(1, best.word.count / 3) {
      return best.word
    }
    let longer = known.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    return letters.count >= 2 && longer.count == 1 ? longer[0] : nil
  }

  /// Returns the question whether another word was meant; nil if none is near.
  ///
  /// - parameter mark: The characters before each of the words, such as two hyphens.
  package static func question(_ word: String, among known: [String], mark: String = "") -> String? {
    nearest(to: word, among: known).map { "did you mean \(mark)\($0)?" }
  }

  /// Returns the number of letters to be changed, added, removed or exchanged with their neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard right.count <= longest else { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, next[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        next.append(cost)
      }
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
