// The numbers of enums as 3.x has them. There they are C's `unsigned int` or `int`, and any number is a value; here one
// without a meaning is nil.

/// An enum of 1.3.1 whose numbers 3.x declares as `UInt32`.
///
/// `rawValue` is an `Int`, as in 1.3.1, wherever the context does not ask for a `UInt32`.
public protocol AgoraUnsignedValue: RawRepresentable where RawValue == Int {}

extension AgoraUnsignedValue {
  /// Creates the value with a number.
  public init!(_ rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: UInt32) { self.init(rawValue: Int(rawValue)) }
  /// The value's number.
  public var rawValue: UInt32 { UInt32(number(of: self)) }
}

/// An enum of 1.3.1 whose numbers 3.x declares as `Int32`, since one of them is negative.
///
/// `rawValue` is an `Int`, as in 1.3.1, wherever the context does not ask for an `Int32`.
public protocol AgoraSignedValue: RawRepresentable where RawValue == Int {}

extension AgoraSignedValue {
  /// Creates the value with a number.
  public init!(_ rawValue: Int32) { self.init(rawValue: Int(rawValue)) }
  /// Creates the value with a number.
  public init!(rawValue: Int32) { self.init(rawValue: Int(rawValue)) }
  /// The value's number.
  public var rawValue: Int32 { Int32(number(of: self)) }
}

/// Returns a value's number; a name of its own, since the protocols above have a second `rawValue`.
private func number<Value: RawRepresentable>(of value: Value) -> Int where Value.RawValue == Int { value.rawValue }

extension AgoraChatConnectionState: AgoraUnsignedValue {}
extension AgoraChatLogLevel: AgoraUnsignedValue {}
extension AgoraChatServerCheckType: AgoraUnsignedValue {}
extension AgoraChatMessageBodyType: AgoraUnsignedValue {}
extension AgoraChatMessageSearchDirection: AgoraUnsignedValue {}
extension AgoraChatType: AgoraUnsignedValue {}
extension AgoraChatMessageStatus: AgoraUnsignedValue {}
extension AgoraChatMessageDirection: AgoraUnsignedValue {}
extension AgoraChatDownloadStatus: AgoraUnsignedValue {}
extension AgoraChatErrorCode: AgoraUnsignedValue {}
extension AgoraChatPushDisplayStyle: AgoraUnsignedValue {}
extension AgoraChatGroupStyle: AgoraUnsignedValue {}
extension AgoraChatGroupLeaveReason: AgoraUnsignedValue {}
extension AgoraChatroomBeKickedReason: AgoraUnsignedValue {}
extension AgoraChatGroupPermissionType: AgoraSignedValue {}
extension AgoraChatroomPermissionType: AgoraSignedValue {}
