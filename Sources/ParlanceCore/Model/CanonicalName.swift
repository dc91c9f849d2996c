internal import Foundation

/// The one identity of names: accounts, groups, rooms, devices, messages, attributes.
///
/// A name is its Unicode normalization form C; two spellings of one form are the same name. Names of accounts are also
/// folded: form C of the full lower-case mapping, without regard to any language. The hub normalizes once, where a request
/// enters; behind that border, on devices and in every store, names are compared as they are, byte by byte.
package enum CanonicalName {
  /// The longest name, in bytes of UTF-8.
  package static let byteLimit = 64

  /// The longest spelling of a name, in bytes of UTF-8: form C is at most three and a half times shorter.
  package static let spellingLimit = 4 * byteLimit

  /// The name in normalization form C.
  ///
  /// A spelling longer than `spellingLimit` belongs to no valid name and stays as it is: the time to normalize grows
  /// with the square of the combining marks in a row, and names come from strangers.
  package static func normalized(_ name: String) -> String {
    isASCII(name) || name.utf8.count > spellingLimit ? name : name.precomposedStringWithCanonicalMapping
  }

  /// The form in which names of accounts are compared.
  package static func folded(_ name: String) -> String {
    // Most names are folded already; sharing the string saves a copy for each of them.
    if name.utf8.allSatisfy({ $0 < 0x80 && !($0 >= 0x41 && $0 <= 0x5A) }) { return name }
    if isASCII(name) { return name.lowercased() }
    return normalized(normalized(name).lowercased())
  }

  /// Whether this can name something: 1 to 64 bytes in form C, without control characters.
  package static func isValid(_ name: String) -> Bool {
    if name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return !name.isEmpty && name.utf8.count <= byteLimit }
    let name = normalized(name)
    guard !name.isEmpty, name.utf8.count <= byteLimit else { return false }
    return !name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// Whether this can name an account: a valid name that its folding leaves the same when it is applied again, and no longer.
  package static func isValidAccount(_ name: String) -> Bool {
    guard isValid(name) else { return false }
    if isASCII(name) { return true }
    let once = folded(name)
    return once.utf8.count <= byteLimit && folded(once).utf8.elementsEqual(once.utf8)
  }

  private static func isASCII(_ name: String) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }
}
