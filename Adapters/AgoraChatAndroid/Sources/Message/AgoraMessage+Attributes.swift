internal import AgoraChatCommon
internal import Parlance

/// Attributes: values that travel with the message and that every style can read.
extension AgoraMessage {
  /// Sets a string.
  public func setAttribute(_ attr: String, _ value: String) { set(attr, value) }
  /// Sets a Boolean value.
  public func setAttribute(_ attr: String, _ value: Bool) { set(attr, value) }
  /// Sets a number.
  public func setAttribute(_ attr: String, _ value: Int) { set(attr, value) }
  /// Sets a number that may have a fraction; infinity and NaN are refused when the message is sent.
  public func setAttribute(_ attr: String, _ value: Double) { set(attr, value) }
  /// Sets an object. One that JSON cannot represent is refused when the message is sent.
  public func setAttribute(_ attr: String, _ value: [String: Any]) { set(attr, value) }
  /// Sets an array. One that JSON cannot represent is refused when the message is sent.
  public func setAttribute(_ attr: String, _ value: [Any]) { set(attr, value) }

  /// Returns a string.
  ///
  /// - throws: `EaseMobException` if the attribute is missing or is not a string.
  public func getStringAttribute(_ attr: String) throws(EaseMobException) -> String {
    try get(attr) { $0 as? String }
  }

  /// Returns a string, or the default value if the attribute is missing or is not a string.
  public func getStringAttribute(_ attr: String, _ defaultValue: String) -> String {
    find(attr) { $0 as? String } ?? defaultValue
  }

  /// Returns a string, or the default value if the attribute is missing or is not a string.
  @_disfavoredOverload
  public func getStringAttribute(_ attr: String, _ defaultValue: String?) -> String? {
    find(attr) { $0 as? String } ?? defaultValue
  }

  /// Returns a Boolean value.
  ///
  /// - throws: `EaseMobException` if the attribute is missing or is not a Boolean value.
  public func getBooleanAttribute(_ attr: String) throws(EaseMobException) -> Bool {
    try get(attr, MessageAttributes.boolean)
  }

  /// Returns a Boolean value, or the default value if the attribute is missing or is not a Boolean value.
  public func getBooleanAttribute(_ attr: String, _ defaultValue: Bool) -> Bool {
    find(attr, MessageAttributes.boolean) ?? defaultValue
  }

  /// Returns an integer.
  ///
  /// - throws: `EaseMobException` if the attribute is missing or is not an integer.
  public func getIntAttribute(_ attr: String) throws(EaseMobException) -> Int {
    try get(attr, MessageAttributes.integer)
  }

  /// Returns an integer, or the default value if the attribute is missing or is not an integer.
  public func getIntAttribute(_ attr: String, _ defaultValue: Int) -> Int {
    find(attr, MessageAttributes.integer) ?? defaultValue
  }

  /// Returns a number.
  ///
  /// - throws: `EaseMobException` if the attribute is missing or is not a number.
  public func getDoubleAttribute(_ attr: String) throws(EaseMobException) -> Double {
    try get(attr, MessageAttributes.number)
  }

  /// Returns a number, or the default value if the attribute is missing or is not a number.
  public func getDoubleAttribute(_ attr: String, _ defaultValue: Double) -> Double {
    find(attr, MessageAttributes.number) ?? defaultValue
  }

  /// Returns an object.
  ///
  /// - throws: `EaseMobException` if the attribute is missing or is not an object.
  public func getJSONObjectAttribute(_ attr: String) throws(EaseMobException) -> [String: Any] {
    try get(attr) { $0 as? [String: Any] }
  }

  /// Returns an array.
  ///
  /// - throws: `EaseMobException` if the attribute is missing or is not an array.
  public func getJSONArrayAttribute(_ attr: String) throws(EaseMobException) -> [Any] {
    try get(attr) { $0 as? [Any] }
  }

  /// Returns all attributes by name.
  public func ext() -> [String: Any] { fields.withLock { $0.attributes.dictionary } }

  private func set(_ attr: String, _ value: Any) { fields.withLock { $0.attributes[attr] = value } }

  private func find<Value>(_ attr: String, _ convert: (Any) -> Value?) -> Value? {
    // A conversion goes all the way down a value.
    guard let value = fields.withLock({ $0.attributes[attr] }), JSONObject.isTraversable(value) else { return nil }
    return convert(value)
  }

  private func get<Value>(_ attr: String, _ convert: (Any) -> Value?) throws(EaseMobException) -> Value {
    guard let value = find(attr, convert) else {
      throw EaseMobException(AgoraErrorNumber.general, "attribute \(attr) not found")
    }
    return value
  }
}
