internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// What this SDK throws where the Java one declares a checked exception.
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

  /// The vendor's error number, of the list that its iOS SDK documents too.
  public func getErrorCode() -> Int { errorCode }
  /// What went wrong, for a log.
  public func getMessage() -> String { message }
  /// What went wrong, with its number.
  public var description: String { "EaseMobException \(errorCode): \(message)" }
  /// Writes the exception to the standard error; there is no stack to be written.
  public func printStackTrace() { FileHandle.standardError.write(Data((description + "\n").utf8)) }
}
