// The enums of calls in 3.x: structs with a C-style name for each value, for apps that keep or compare them. The calls themselves
// are missing.

/// The states of a call in 3.x.
public struct AgoraCallSessionStatus: RawRepresentable, Hashable, Sendable {
  /// The number in the vendor's SDK.
  public var rawValue: UInt32

  /// Creates a value from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The call has ended or did not begin, 0.
public var AgoraCallSessionStatusDisconnected: AgoraCallSessionStatus { AgoraCallSessionStatus(0) }
/// The call is being prepared, 1.
public var AgoraCallSessionStatusConnecting: AgoraCallSessionStatus { AgoraCallSessionStatus(1) }
/// The other device rings, 2.
public var AgoraCallSessionStatusConnected: AgoraCallSessionStatus { AgoraCallSessionStatus(2) }
/// The call was accepted, 3.
public var AgoraCallSessionStatusAccepted: AgoraCallSessionStatus { AgoraCallSessionStatus(3) }

/// The former name of `AgoraCallSessionStatus`.
public typealias AgoraCallStatus = AgoraCallSessionStatus

/// The kinds of calls in 3.x.
public struct AgoraCallType: RawRepresentable, Hashable, Sendable {
  /// The number in the vendor's SDK.
  public var rawValue: UInt32

  /// Creates a value from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A call with sound alone, 0.
public var AgoraCallTypeVoice: AgoraCallType { AgoraCallType(0) }
/// A call with a picture, 1.
public var AgoraCallTypeVideo: AgoraCallType { AgoraCallType(1) }

/// The reasons for the end of a call in 3.x.
public struct AgoraCallEndReason: RawRepresentable, Hashable, Sendable {
  /// The number in the vendor's SDK.
  public var rawValue: UInt32

  /// Creates a value from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a value from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A participant ended it, 0.
public var AgoraCallEndReasonHangup: AgoraCallEndReason { AgoraCallEndReason(0) }
/// The call was not answered, 1.
public var AgoraCallEndReasonNoResponse: AgoraCallEndReason { AgoraCallEndReason(1) }
/// The call was declined, 2.
public var AgoraCallEndReasonDecline: AgoraCallEndReason { AgoraCallEndReason(2) }
/// The other user was in another call, 3.
public var AgoraCallEndReasonBusy: AgoraCallEndReason { AgoraCallEndReason(3) }
/// The call failed, 4.
public var AgoraCallEndReasonFailed: AgoraCallEndReason { AgoraCallEndReason(4) }
/// The other device does not support it, 5.
public var AgoraCallEndReasonUnsupported: AgoraCallEndReason { AgoraCallEndReason(5) }
/// The other user was offline, 6.
public var AgoraCallEndReasonRemoteOffline: AgoraCallEndReason { AgoraCallEndReason(6) }
/// The account logged in on another device, 7.
public var AgoraCallEndReasonLoginOtherDevice: AgoraCallEndReason { AgoraCallEndReason(7) }
/// The conference was ended, 8.
public var AgoraCallEndReasonDestroy: AgoraCallEndReason { AgoraCallEndReason(8) }
