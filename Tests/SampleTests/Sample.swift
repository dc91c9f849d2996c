#if Server && Remote
  import Foundation

  /// The sample apps, each with an account of its own.
  enum Sample: String, CaseIterable, Sendable {
    case nim = "sample-nim"
    case qd = "sample-qd"
    case agoraChat = "sample-agora-chat"
    case hyphenate = "sample-hyphenate"
    case hyphenateAndroid = "sample-hyphenate-android"
    case agoraRTM = "sample-agora-rtm"

    /// The account that its user has in these tests.
    var account: String {
      switch self {
      case .nim: "nina"
      case .qd: "quinn"
      case .agoraChat: "agatha"
      case .hyphenate: "hywel"
      case .hyphenateAndroid: "andy"
      case .agoraRTM: "rita"
      }
    }

    /// A Boolean value that indicates whether the vendor has receipts and revocation.
    var hasReceiptsAndRevocation: Bool { self != .agoraRTM }

    /// The line with which the vendor's SDK reports that the server cannot be reached.
    var unreachable: String {
      switch self {
      case .nim: "codeConnectionError (NIMRemoteErrorDomain 415)"
      case .qd: "connectionError (QDErrorDomain 415)"
      case .agoraChat: "serverNotReachable (AgoraChatError 300)"
      case .hyphenate: "serverNotReachable (EMError 300)"
      case .hyphenateAndroid: "notConnected (error 300)"
      case .agoraRTM: "timeout (AgoraRtmLoginErrorCode 9)"
      }
    }

    /// The samples of the other styles.
    var others: [Sample] { Self.allCases.filter { $0 != self } }

    /// The line that a sender's app shows when this app's user has read a text in a direct conversation.
    func receipt(of text: String, for sender: Sample) -> String {
      // Agora Chat reports a conversation that was acknowledged as a whole as such, to its own apps.
      let isWhole = self == .agoraChat && sender == .hyphenate
      return "\(account) has read: \(isWhole ? "the conversation" : text)"
    }
  }
#endif
