internal import AgoraChatCommon
internal import Parlance

/// Attributes: values that travel with the message and that every style can read.
extension AgoraMessage {
  /// Sets a text.
  public func setAttribute(_ attr: String, _ value: String) { set(attr, value) }
  /// Sets a truth value.
  public func setAttribute(_ attr: String, _ value: Bool) { set(attr, value) }
  /// Sets a number.
  public func setAttribute(_ attr: String, _ value: Int) { set(attr, value) }
  /// Sets a number that may have a fraction; one that is infinite or none is refused when the message is sent.
  public func setAttribute(_ attr: String, _ value: Double) { set(attr, value) }
  /// Sets an object. One that JSON does not have is refused when the message is sent.
  public func setAttribute(_ attr: String, _ value: [String: Any]) { set(attr, value) }
  /// Sets an array. One that JSON does not have is refused when the message is sent.
  public func setAttribute(_ attr: String, _ value: [Any]) { set(attr, value) }

  /// A text.
  ///
  /// - throws: `EaseMobException` whenever there is none of this name, or it is no text.
  public func getStringAttribute(_ attr: String) throws(EaseMobException) -> String {
    try get(attr) { $0 as? String }
  }

  /// A text, or what is given if there is none of this name or it is no text.
  public func getStringAttribute(_ attr: String, _ defaultValue: String) -> String {
    find(attr) { $0 as? String } ?? defaultValue
  }

  /// A text, or what is given if there is none of this name or it is no text.
  @_disfavoredOverload
  public func getStringAttribute(_ attr: String, _ defaultValue: String?) -> String? {
    find(attr) { $0 as? String } ?? defaultValue
  }

  /// A truth value.
  ///
  /// - throws: `EaseMobException` whenever there is none of this name, or it is no truth value.
  public func getBooleanAttribute(_ attr: String) throws(EaseMobException) -> Bool {
    try get(attr, MessageAttributes.boolean)
  }

  /// A truth value, or what is given if there is none of this name or it is none.
  public func getBooleanAttribute(_ attr: String, _ defaultValue: Bool) -> Bool {
    find(attr, MessageAttributes.boolean) ?? defaultValue
  }

  /// A number without a fraction.
  ///
  /// - throws: `EaseMobException` whenever there is none of this name, or it is no such number.
  public func getIntAttribute(_ attr: String) throws(EaseMobException) -> Int {
    try get(attr, MessageAttributes.integer)
  }

  /// A number without a fraction, or what is given if there is none of this name or it is none.
  public func getIntAttribute(_ attr: String, _ defaultValue: Int) -> Int {
    find(attr, MessageAttributes.integer) ?? defaultValue
  }

  /// A number.
  ///
  /// - throws: `EaseMobException` whenever there is none of this name, or it is no number.
  public func getDoubleAttribute(_ attr: String) throws(EaseMobException) -> Double {
    try get(attr, MessageAttributes.number)
  }

  /// A number, or what is given if there is none of this name or it is none.
  public func getDoubleAttribute(_ attr: String, _ defaultValue: Double) -> Double {
    find(attr, MessageAttributes.number) ?? defaultValue
  }

  /// An object.
  ///
  /// - throws: `EaseMobException` whenever there is none of this name, or it is no object.
  public func getJSONObjectAttribute(_ attr: String) throws(EaseMobException) -> [String: Any] {
    try get(attr) { $0 as? [String: Any] }
  }

  /// An array.
  ///
  /// - throws: `EaseMobException` whenever there is none of this name, or it is no array.
  public func getJSONArrayAttribute(_ attr: String) throws(EaseMobException) -> [Any] {
    try get(attr) { $0 as? [Any] }
  }

  /// All attributes by name.
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
