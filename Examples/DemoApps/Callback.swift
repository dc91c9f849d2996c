/// One callback of a vendor's API: as it fired, or as it is expected to.
package struct Callback: Equatable, Codable, Sendable {
  /// The vendor's name for it; for a completion, the name of the call that it belongs to.
  package var name: String
  /// Its arguments, as the app that received it describes them.
  package var fields: [String]

  /// A callback.
  package init(_ name: String, _ fields: String...) {
    self.name = name
    self.fields = fields
  }

  /// A callback.
  package init(_ name: String, _ fields: [String]) {
    self.name = name
    self.fields = fields
  }
}

extension Callback: CustomStringConvertible {
  package var description: String { ([name] + fields).joined(separator: "  ") }
}
