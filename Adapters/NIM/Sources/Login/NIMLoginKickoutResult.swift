public import Foundation
internal import Parlance

/// The end of a login, and the client that caused it.
open class NIMLoginKickoutResult: NSObject {
  /// The reason for which the login was ended.
  open var reasonCode: NIMKickReason
  /// The platform of the client that caused it.
  open var clientType: NIMLoginClientType
  /// A description of the reason, if the server sent one.
  open var reasonDesc: String
  /// The app's own type of the client that caused it, set as `NIMSDKConfig.customClientType`; 0 for none, or if clients of
  /// different types may have caused it.
  open var customClientType: Int

  /// Creates an end whose cause is unknown; its reason is `byClient`.
  public override init() {
    reasonCode = .byClient
    clientType = .typeUnknown
    reasonDesc = ""
    customClientType = 0
  }

  /// - parameter others: The account's other clients.
  init(_ end: SessionEnd, others: [OnlineDevice] = []) {
    customClientType = 0
    if case .requested(let platform) = end {
      let types = Set(others.filter { $0.platform == platform }.map { ClientTag($0.tag).clientType })
      if types.count == 1 { customClientType = types.first ?? 0 }
    }
    switch end {
    case .replaced(let platform, _):
      reasonCode = .byClient
      clientType = NIMLoginClientType(platform)
      reasonDesc = ""
    case .requested(let platform):
      reasonCode = .byClientManually
      clientType = NIMLoginClientType(platform)
      reasonDesc = ""
    case .administration(let reason):
      reasonCode = .byServer
      clientType = .typeUnknown
      reasonDesc = reason
    case .tokenExpired:
      reasonCode = .byServer
      clientType = .typeUnknown
      reasonDesc = ""
    }
  }
}
