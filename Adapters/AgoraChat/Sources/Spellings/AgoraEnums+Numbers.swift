// Initialisers of 3.x by an unsigned number. They do not fail in Objective-C; here they are nil where there is no such
// value.

extension AgoraChatConnectionState {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatLogLevel {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatServerCheckType {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageBodyType {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageSearchDirection {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatType {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageStatus {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatMessageDirection {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatDownloadStatus {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatErrorCode {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}

extension AgoraChatPushDisplayStyle {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
}
