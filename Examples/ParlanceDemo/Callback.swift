/// One callback of a vendor's API: as it fired, or as it is expected to.
struct Callback: Equatable, Codable {
  /// The vendor's name for it; for a completion, the name of the call that it belongs to.
  var name: String
  /// Its arguments, as the app that received it describes them.
  var fields: [String]

  /// A callback.
  init(_ name: String, _ fields: String...) {
    self.name = name
    self.fields = fields
  }

  /// A callback.
  init(_ name: String, _ fields: [String]) {
    self.name = name
    self.fields = fields
  }
}

extension Callback: CustomStringConvertible {
  var description: String { ([name] + fields).joined(separator: "  ") }
}
