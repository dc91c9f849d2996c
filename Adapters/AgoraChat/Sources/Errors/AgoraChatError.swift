internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// An error of this SDK: an object that calls return, never thrown.
open class AgoraChatError: NSObject, @unchecked Sendable {
  // Safe to share: the SDK never changes one that it handed out; an app that does looks after that itself.

  /// The error number.
  open var code: AgoraChatErrorCode
  /// A description of the error, for a log.
  open var errorDescription: String!

  /// Creates an error with the code `noError` and no description.
  public override init() {
    code = .noError
    super.init()
  }

  /// Creates an error of the app's own.
  public init!(description aDescription: String!, code aCode: AgoraChatErrorCode) {
    code = aCode
    errorDescription = aDescription
    super.init()
  }

  /// An error of the engine.
  ///
  /// - parameter kind: The subject: in groups and rooms some cases have numbers of their own.
  /// - parameter transfer: `fileUploadFailed` or `fileDownloadFailed` if it ended the transfer of a file.
  init(_ error: MessagingError, in kind: ConversationKind = .direct, during transfer: AgoraChatErrorCode? = nil) {
    code =
      AgoraChatErrorCode(rawValue: AgoraErrorNumber.number(error, in: kind, during: transfer?.rawValue)) ?? .general
    // The words of a service that refused the message are for the app.
    errorDescription = error.code == .messageRefused ? error.detail : error.description
    super.init()
  }

  /// A stand-in for nil: delegates whose header has no optional error get it when nothing failed.
  static var noError: AgoraChatError { AgoraChatError(description: "", code: .noError) }

  open override var description: String { "AgoraChatError \(code.rawValue): \(errorDescription ?? "")" }
}
