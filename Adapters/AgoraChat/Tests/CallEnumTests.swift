import AgoraChat
import Testing

/// The values of the enums of calls in 3.x.
@Suite struct CallEnumTests {
  @Test func valuesAreThoseOfTheVendor() {
    let states = [
      AgoraCallSessionStatusDisconnected, AgoraCallSessionStatusConnecting, AgoraCallSessionStatusConnected,
      AgoraCallSessionStatusAccepted,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    #expect([AgoraCallTypeVoice, AgoraCallTypeVideo].map(\.rawValue) == [0, 1])
    let reasons = [
      AgoraCallEndReasonHangup, AgoraCallEndReasonNoResponse, AgoraCallEndReasonDecline, AgoraCallEndReasonBusy,
      AgoraCallEndReasonFailed, AgoraCallEndReasonUnsupported, AgoraCallEndReasonRemoteOffline,
      AgoraCallEndReasonLoginOtherDevice, AgoraCallEndReasonDestroy,
    ]
    #expect(reasons.map(\.rawValue) == Array(0...8))
    #expect(AgoraCallStatus(rawValue: 2) == AgoraCallSessionStatusConnected)
    #expect(AgoraCallType(1) == AgoraCallTypeVideo && AgoraCallEndReason(4) == AgoraCallEndReasonFailed)
  }
}
