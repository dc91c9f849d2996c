internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The error that this SDK throws where the Java one declares a checked exception.
public struct EaseMobException: Error, Hashable, Sendable, CustomStringConvertible {
  private let errorCode: Int
  private let message: String

  init(_ errorCode: Int, _ message: String) {
    self.errorCode = errorCode
    self.message = message
  }

  init(_ error: MessagingError, in kind: ConversationKind = .direct) {
    self.init(AgoraErrorNumber.number(error, in: kind), error.description)
  }

  /// Returns the vendor's error number, of the list that its iOS SDK documents too.
  public func getErrorCode() -> Int { errorCode }
  /// Returns a description of the error, for a log.
  public func getMessage() -> String { message }
  /// A description of the error, with its number.
  public var description: String { "EaseMobException \(errorCode): \(message)" }
  /// Writes the exception to the standard error, without a stack trace.
  public func printStackTrace() { FileHandle.standardError.write(Data((description + "\n").utf8)) }
}
