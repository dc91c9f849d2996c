public import Foundation
internal import Parlance

/// How a login was ended.
open class NIMLoginKickoutResult: NSObject {
  /// Why.
  open var reasonCode: NIMKickReason
  /// The kind of machine of the client that caused it.
  open var clientType: NIMLoginClientType
  /// The reason in words, where the server gave any.
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
    }
  }
}
