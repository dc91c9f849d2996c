/// A string that is compared by its bytes, as databases compare, where Swift compares by what is shown.
package struct ExactString: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (left: ExactString, right: ExactString) -> Bool {
    // Equal bytes make equal strings, which is quick to refuse for the others.
    left.string == right.string && left.string.utf8.elementsEqual(right.string.utf8)
  }

  // Strings of equal bytes have equal hashes.
  package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
