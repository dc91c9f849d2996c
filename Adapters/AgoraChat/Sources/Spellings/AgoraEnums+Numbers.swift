// Initialisers of 3.x by an unsigned number. They do not fail in Objective-C; here they are nil where there is no such
// value.

extension AgoraChatConnectionState {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageBodyType {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageSearchDirection {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatType {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageStatus {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageDirection {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatDownloadStatus {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatErrorCode {
  /// The value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}
