internal import Foundation
internal import Parlance

/// The attributes of a message: a JSON object that every style reads.
struct MessageAttributes {
  /// The JSON text that is sent; nil once the app changed an attribute, or if there are none.
  private var text: String?
  private var values: [String: Any]?

  /// No attributes.
  init() { values = [:] }

  /// Creates attributes from their text, which is parsed at the first read.
  init(text: String?) {
    self.text = text
    if text == nil { values = [:] }
  }

  /// All of them.
  var dictionary: [String: Any] {
    mutating get {
      if let values { return values }
      let parsed = text.flatMap { JSONObject.dictionary(of: $0) } ?? [:]
      values = parsed
      return parsed
    }
  }

  subscript(key: String) -> Any? {
    mutating get { dictionary[key] }
    set {
      var changed = dictionary
      changed[key] = newValue
      values = changed
      text = nil
    }
  }

  /// The form in which they travel; nil for none.
  ///
  /// - throws: `invalidArgument` if they are not a JSON object.
  func encoded() throws(MessagingError) -> String? {
    if let text { return text }
    guard let values, !values.isEmpty else { return nil }
    return try JSONObject.text(of: values)
  }

  // MARK: what a value is

  /// JSON's true and false, which Foundation takes for numbers.
  static func boolean(_ value: Any?) -> Bool? {
    guard let number = value as? NSNumber, isBoolean(number) else { return nil }
    return number.boolValue
  }

  /// A number without a fraction that fits.
  static func integer(_ value: Any?) -> Int? {
    guard let number = value as? NSNumber, !isBoolean(number) else { return nil }
    let isFloating = ["d", "f"].contains(String(cString: number.objCType))
    return isFloating ? Int(exactly: number.doubleValue) : number.intValue
  }

  /// Any number.
  static func number(_ value: Any?) -> Double? {
    guard let number = value as? NSNumber, !isBoolean(number) else { return nil }
    return number.doubleValue
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    ["c", "B"].contains(String(cString: number.objCType))
  }
}
