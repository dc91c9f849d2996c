public import AgoraChat

// The enums of calls in 3.x.

/// The same as `AgoraCallSessionStatus`.
public typealias EMCallSessionStatus = AgoraCallSessionStatus
/// The same as `AgoraCallStatus`.
public typealias EMCallStatus = AgoraCallStatus
/// The same as `AgoraCallType`.
public typealias EMCallType = AgoraCallType
/// The same as `AgoraCallEndReason`.
public typealias EMCallEndReason = AgoraCallEndReason

/// The same as `AgoraCallSessionStatusDisconnected`.
public var EMCallSessionStatusDisconnected: AgoraCallSessionStatus { AgoraCallSessionStatusDisconnected }
/// The same as `AgoraCallSessionStatusConnecting`.
public var EMCallSessionStatusConnecting: AgoraCallSessionStatus { AgoraCallSessionStatusConnecting }
/// The same as `AgoraCallSessionStatusConnected`.
public var EMCallSessionStatusConnected: AgoraCallSessionStatus { AgoraCallSessionStatusConnected }
/// The same as `AgoraCallSessionStatusAccepted`.
public var EMCallSessionStatusAccepted: AgoraCallSessionStatus { AgoraCallSessionStatusAccepted }
/// The same as `AgoraCallTypeVoice`.
public var EMCallTypeVoice: AgoraCallType { AgoraCallTypeVoice }
/// The same as `AgoraCallTypeVideo`.
public var EMCallTypeVideo: AgoraCallType { AgoraCallTypeVideo }
/// The same as `AgoraCallEndReasonHangup`.
public var EMCallEndReasonHangup: AgoraCallEndReason { AgoraCallEndReasonHangup }
/// The same as `AgoraCallEndReasonNoResponse`.
public var EMCallEndReasonNoResponse: AgoraCallEndReason { AgoraCallEndReasonNoResponse }
/// The same as `AgoraCallEndReasonDecline`.
public var EMCallEndReasonDecline: AgoraCallEndReason { AgoraCallEndReasonDecline }
/// The same as `AgoraCallEndReasonBusy`.
public var EMCallEndReasonBusy: AgoraCallEndReason { AgoraCallEndReasonBusy }
/// The same as `AgoraCallEndReasonFailed`.
public var EMCallEndReasonFailed: AgoraCallEndReason { AgoraCallEndReasonFailed }
/// The same as `AgoraCallEndReasonUnsupported`.
public var EMCallEndReasonUnsupported: AgoraCallEndReason { AgoraCallEndReasonUnsupported }
/// The same as `AgoraCallEndReasonRemoteOffline`.
public var EMCallEndReasonRemoteOffline: AgoraCallEndReason { AgoraCallEndReasonRemoteOffline }
/// The same as `AgoraCallEndReasonLoginOtherDevice`.
public var EMCallEndReasonLoginOtherDevice: AgoraCallEndReason { AgoraCallEndReasonLoginOtherDevice }
/// The same as `AgoraCallEndReasonDestroy`.
public var EMCallEndReasonDestroy: AgoraCallEndReason { AgoraCallEndReasonDestroy }
