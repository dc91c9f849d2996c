internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// An error as this SDK has it: an object that calls hand out, never thrown.
open class AgoraChatError: NSObject, @unchecked Sendable {
  // Safe to share: the SDK never changes one that it handed out; an app that does looks after that itself.

  /// The number.
  open var code: AgoraChatErrorCode
  /// What it concerns, for a log.
  open var errorDescription: String!

  /// An error of the app's own.
  public init!(description aDescription: String!, code aCode: AgoraChatErrorCode) {
    code = aCode
    errorDescription = aDescription
    super.init()
  }

  /// An error of the engine.
  ///
  /// - parameter kind: What it concerned: in groups and rooms some cases have numbers of their own.
  /// - parameter transfer: `fileUploadFailed` or `fileDownloadFailed` if it ended the transfer of a file.
  init(_ error: MessagingError, in kind: ConversationKind = .direct, during transfer: AgoraChatErrorCode? = nil) {
    code =
      AgoraChatErrorCode(rawValue: AgoraErrorNumber.number(error, in: kind, during: transfer?.rawValue)) ?? .general
    errorDescription = error.description
    super.init()
  }

  /// A stand-in for nil: delegates whose header has no optional error get it when nothing failed.
  static var noError: AgoraChatError { AgoraChatError(description: "", code: .noError) }

  open override var description: String { "AgoraChatError \(code.rawValue): \(errorDescription ?? "")" }
}
