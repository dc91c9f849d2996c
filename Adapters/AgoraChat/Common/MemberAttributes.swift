/// The vendor's limits of the attributes of a group's member.
package enum MemberAttributeLimits {
  /// The largest number of members whose attributes one request asks for.
  package static let members = 10
  /// The largest size of a key, in bytes of UTF-8.
  package static let keySize = 16
  /// The largest size of a value, in bytes of UTF-8.
  package static let valueSize = 512
  /// The largest size of all keys and values of a member, in bytes of UTF-8.
  package static let size = 4096

  /// A limit that attributes do not keep.
  package enum Excess: Sendable {
    case key
    case value
    case all
  }

  /// Returns the limit that a request to set attributes does not keep; nil if it keeps all.
  package static func excess(of attributes: [String: String]) -> Excess? {
    if attributes.keys.contains(where: { $0.isEmpty || $0.utf8.count > keySize }) { return .key }
    if attributes.values.contains(where: { $0.utf8.count > valueSize }) { return .value }
    let size = attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    return size > Self.size ? .all : nil
  }
}
