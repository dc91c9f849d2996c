import Foundation

/// Words that every app of the demo uses.
package enum Wording {
  /// A JSON object with its keys in order; "none" if the value is not a JSON object.
  package static func json(_ object: [AnyHashable: Any]) -> String {
    let named = Dictionary(uniqueKeysWithValues: object.map { ("\($0.key)", $0.value) })
    guard JSONSerialization.isValidJSONObject(named),
      let data = try? JSONSerialization.data(withJSONObject: named, options: .sortedKeys)
    else { return "none" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The JSON object of a text; empty if the text is not one.
  package static func object(_ text: String) -> [String: any Sendable] {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return object as? [String: any Sendable] ?? [:]
  }

  /// An error by its domain and code, as an app would look at it.
  package static func error(_ error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "error nil" }
    return "error \(error.domain) \(error.code)"
  }
}
