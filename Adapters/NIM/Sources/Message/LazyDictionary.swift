internal import Foundation
internal import Parlance

/// A JSON object that is parsed when it is first read, and written when it is sent.
struct LazyDictionary {
  private var text: String?
  private var parsed: [AnyHashable: Any]?

  /// Creates it from the JSON text of a stored message, which is parsed at the first read.
  init(text: String? = nil) { self.text = text }

  /// Creates it from the app's value.
  init(_ dictionary: [AnyHashable: Any]?) { parsed = dictionary }

  /// The dictionary; nil if there is none, or the text is not a JSON object.
  mutating func dictionary() -> [AnyHashable: Any]? {
    if parsed == nil, let text { parsed = JSONObject.dictionary(of: text) }
    return parsed
  }

  /// The JSON text; nil if there is none.
  ///
  /// - parameter name: The name in the error.
  /// - parameter limit: The maximum length in bytes of UTF-8.
  /// - throws: Local error `invalidParam` if it is not a JSON object or too long.
  func json(_ name: String, limit: Int = .max) throws -> String? {
    guard parsed != nil || text != nil else { return nil }
    var result = text
    if result == nil, let parsed {
      do { result = try JSONObject.text(of: parsed) } catch { throw NSError.invalidParameter("\(name): \(error)") }
    }
    if let result, result.utf8.count > limit { throw NSError.invalidParameter("\(name) exceeds \(limit) bytes") }
    return result
  }
}
