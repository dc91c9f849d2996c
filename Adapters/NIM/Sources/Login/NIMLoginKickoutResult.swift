public import Foundation
internal import Parlance

/// The way in which a login was ended.
open class NIMLoginKickoutResult: NSObject {
  /// The reason.
  open var reasonCode: NIMKickReason
  /// The platform of the client that caused it.
  open var clientType: NIMLoginClientType
  /// A description of the reason, if the server sent one.
  open var reasonDesc: String

  init(_ end: SessionEnd) {
    switch end {
    case .replaced(let platform):
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
