#if Server
  package import Parlance
  package import ParlanceCore

  extension JSONValue {
    package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
    package init(_ number: some BinaryInteger) { self = .number(JSONNumber(Int64(clamping: number))) }
    package init(_ time: Timestamp) { self.init(time.milliseconds) }
    package init(_ accounts: [AccountID]) { self = .array(accounts.map { .string($0.name) }) }

    /// The number, also of a text that is one; nil for another kind of value.
    package var decimal: Double? { number ?? string.flatMap { Double($0) } }
  }

  extension [String: JSONValue] {
    /// Sets a member unless there is no value for it.
    package mutating func set(_ name: String, _ text: String?) { if let text { self[name] = .string(text) } }
  }
#endif
