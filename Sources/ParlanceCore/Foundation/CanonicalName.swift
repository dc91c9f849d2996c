internal import Foundation

/// The one identity of names: accounts, groups, rooms, devices, messages, attributes.
///
/// A name is its Unicode normalization form C; two spellings of one form are the same name. Names of accounts are also
/// folded: form C of the full lower-case mapping, without regard to any language. The hub normalizes once, where a
/// request enters; behind that border, on devices and in every store, names are compared as they are, byte by byte.
package enum CanonicalName {
  /// The longest name, in bytes of UTF-8.
  package static let byteLimit = 64

  /// The longest spelling of a name, in bytes of UTF-8: form C is at most three and a half times shorter.
  package static let spellingLimit = 4 * byteLimit

  /// Returns the name in normalization form C.
  ///
  /// A spelling longer than `spellingLimit` belongs to no valid name and stays as it is: the time to normalize grows
  /// with the square of the combining marks in a row, and names come from strangers.
  package static func normalized(_ name: String) -> String {
    Bytes(of: name).areASCII || name.utf8.count > spellingLimit ? name : name.precomposedStringWithCanonicalMapping
  }

  /// Returns the form in which names of accounts are compared.
  package static func folded(_ name: String) -> String {
    let bytes = Bytes(of: name)
    // Most names are folded already; sharing the string saves a copy for each of them.
    if bytes.areASCII { return bytes.haveCapitals ? name.lowercased() : name }
    return normalized(normalized(name).lowercased())
  }

  /// Returns whether this can name something: 1 to 64 bytes in form C, without control characters.
  package static func isValid(_ name: String) -> Bool {
    if Bytes(of: name).arePrintable { return !name.isEmpty && name.utf8.count <= byteLimit }
    let name = normalized(name)
    guard !name.isEmpty, name.utf8.count <= byteLimit else { return false }
    return !name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// Returns whether this can name an account: a valid name that its folding leaves the same when it is applied again,
  /// and no longer.
  package static func isValidAccount(_ name: String) -> Bool {
    guard isValid(name) else { return false }
    if Bytes(of: name).areASCII { return true }
    let once = folded(name)
    return once.utf8.count <= byteLimit && folded(once).utf8.elementsEqual(once.utf8)
  }

  /// Returns whether a valid name is visible in full and cannot be mistaken for another one: it has no invisible characters, no
  /// characters that change the direction of text, no spaces other than U+0020, and none at either end.
  ///
  /// Checked when a name is first used, and not again: another version of Unicode may find other characters invisible.
  package static func isUnmistakable(_ name: String) -> Bool {
    guard name.utf8.first != 0x20, name.utf8.last != 0x20 else { return false }
    if Bytes(of: name).areASCII { return true }
    return !name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .format: true
      case .spaceSeparator: scalar != " "
      // Also what fonts show as nothing: fillers, selectors of variants, and the Braille pattern without a dot.
      default: scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
      }
    }
  }

  /// Returns whether a spelling is the name itself, as almost all are: printable ASCII, which no normalization changes.
  static func isPlain(_ name: String) -> Bool {
    let count = name.utf8.count
    return count > 0 && count <= byteLimit && Bytes(of: name).arePrintable
  }

  /// The result of one pass over a name's bytes: every message has several names, and each of them is checked.
  private struct Bytes {
    var areASCII: Bool
    /// ASCII without control characters.
    var arePrintable: Bool
    /// Letters of ASCII that folding changes.
    var haveCapitals: Bool

    init(of name: String) {
      self =
        name.utf8.withContiguousStorageIfAvailable { Bytes(of: $0) }
        ?? Array(name.utf8).withUnsafeBufferPointer { Bytes(of: $0) }
    }

    private init(of bytes: UnsafeBufferPointer<UInt8>) {
      // Without a way out of the loop, so that many bytes are looked at together.
      var (all, unprintable, capitals): (UInt8, UInt8, UInt8) = (0, 0, 0)
      for byte in bytes {
        all |= byte
        unprintable |= byte &- 0x20 < 0x5F ? 0 : 1
        capitals |= byte &- 0x41 < 26 ? 1 : 0
      }
      areASCII = all < 0x80
      arePrintable = unprintable == 0
      haveCapitals = capitals != 0
    }
  }
}
