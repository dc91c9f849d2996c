import Foundation

/// Attribute dictionaries as the vendors' APIs take them, to and from the JSON text that the engine stores.
public enum JSONObject {
  /// Returns the JSON text of a dictionary.
  ///
  /// - parameter dictionary: String keys; values that JSON has.
  /// - returns: The text with its keys in order, so that equal dictionaries give equal texts.
  /// - throws: `MessagingError` with code `invalidArgument` whenever the dictionary is not a JSON object, is nested more
  ///   than 512 levels deep, or contains itself.
  public static func text(of dictionary: [AnyHashable: Any]) throws(MessagingError) -> String {
    guard isTraversable(dictionary), let object = dictionary as? [String: Any],
      JSONSerialization.isValidJSONObject(object),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]),
      let text = String(data: data, encoding: .utf8)
    else { throw MessagingError(.invalidArgument, "not a JSON object") }
    return text
  }

  /// Returns the JSON text of an array of texts.
  package static func text(of texts: [String]) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: texts) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the texts of a JSON array; nil if the text is not an array of texts.
  package static func texts(in text: String) -> [String]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String]
  }

  /// Returns the dictionary of a JSON text; nil if the text is not a JSON object.
  public static func dictionary(of text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  /// Returns whether a text is a JSON object.
  package static func isObject(_ text: String) -> Bool { text == "{}" || dictionary(of: text) != nil }
}
