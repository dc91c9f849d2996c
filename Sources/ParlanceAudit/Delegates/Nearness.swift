/// Compares the names of methods.
enum Nearness {
  /// Returns how far apart two methods' names are, if they are so near that one is probably meant to be the other; nil otherwise.
  static func score(_ name: String, _ labels: [String], to other: String, _ otherLabels: [String]) -> Int? {
    let mine = Array(title(name, labels).utf8)
    let theirs = Array(title(other, otherLabels).utf8)
    if name == other {
      let score = distance(mine, theirs, bound: 40)
      // A long name is enough; a short one has to have a label in common.
      if name.count >= 8 { return score }
      guard labels.count == otherLabels.count else { return nil }
      let common = Set(labels.filter { $0 != "_" }).intersection(otherLabels)
      return !common.isEmpty || score <= 2 ? score : nil
    }
    guard name.count >= 5, other.count >= 5 else { return nil }
    let bound = max(1, min(4, theirs.count / 6))
    let score = distance(lowercased(mine), lowercased(theirs), bound: bound)
    return score <= bound ? score : nil
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  static func title(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { "\($0):" }.joined() + ")"
  }

  /// Returns the number of letters to be changed, added or removed; more than the bound for any larger one.
  static func distance(_ left: [UInt8], _ right: [UInt8], bound: Int) -> Int {
    guard abs(left.count - right.count) <= bound, left.count <= 512, right.count <= 512 else { return bound + 1 }
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        next.append(min(last[column + 1] + 1, next[column] + 1, last[column] + (letter == other ? 0 : 1)))
      }
      last = next
    }
    return last[right.count]
  }

  /// Returns the name and the labels that an Objective-C selector would have without being shortened.
  static func parts(ofSelector selector: String) -> (name: String, labels: [String]) {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard selector.hasSuffix(":") else { return (selector, []) }
    return (parts[0], ["_"] + parts.dropFirst().dropLast())
  }
}
