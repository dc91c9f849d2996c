import Foundation

/// An error as a style's app sees it.
public struct VendorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error domain, which names the numbering of `code`.
  public var domain: String
  /// The code, as text.
  public var code: String

  /// Creates an error.
  public init(domain: String, code: String) {
    self.domain = domain
    self.code = code
  }

  /// Creates an error from one of a Cocoa-style API.
  public init(_ error: any Error) {
    if let error = error as? VendorError {
      self = error
    } else {
      let error = error as NSError
      self.init(domain: error.domain, code: String(error.code))
    }
  }

  public var description: String { "\(domain) \(code)" }

  /// Returns the error as scenarios expect it: a failure of the kit itself stays what it is.
  static func orFailure(_ error: any Error) -> any Error { error is ConformanceFailure ? error : VendorError(error) }
}

/// The refusals of a hub or device, in the words of the scenarios.
public enum Refusal: String, Hashable, Sendable, CaseIterable {
  /// A call that needs a login was made without one.
  case notLoggedIn
  /// The token was refused at login.
  case invalidToken
  /// A login was tried while the hub could not be reached.
  case noNetwork
  /// A message was sent to an account that does not exist.
  case unknownAccount
  /// A message was sent to a group that does not exist.
  case unknownGroup
  /// A message was sent to a group by an account that is not a member.
  case notMember
  /// A message asked for receipts in a group that is too large for them.
  case groupTooLargeForReceipts
  /// A message was sent to a conversation without a name.
  case emptyConversation
  /// A message was sent under an empty id.
  case emptyID
  /// The attributes are not JSON.
  case attributesNotJSON
  /// A body was larger than the hub takes.
  case oversizedBody
  /// A message was sent again under an id that the device has already.
  case duplicateID
  /// A message was sent under an id that another account used in the same conversation.
  case foreignID
  /// Another account's message was to be taken back in a direct conversation.
  case revokeNotOwn
  /// Another account's message was to be taken back in a group, by an ordinary member.
  case revokeNotOwnInGroup
  /// A message was to be taken back too late.
  case revokeTooLate
  /// A command asked for the revocation of another account's message in a direct conversation.
  case commandRevokesNotOwn
  /// A command asked for the revocation of another account's message in a group, sent by an ordinary member.
  case commandRevokesNotOwnInGroup
  /// A command asked for the revocation of a message too late.
  case commandRevokesTooLate
  /// A message was sent to an account that has blocked its sender; of styles with `Capability.learnsOfBlocks`.
  case blocked
  /// A message had a word for which the operator's list refuses it.
  case forbiddenWord
  /// A member asked who had read another member's message.
  case readersOfNotOwn
  /// A reaction was added that the account has made already.
  case reactionExists
  /// A reaction was to be removed that the account has not made.
  case reactionNotFound
  /// The text of another account's message was to be changed in a direct conversation.
  case editNotOwn
  /// The text of a message was to be changed too often.
  case editedTooOften
}

/// The places where an app learns of a refusal.
public enum RefusalPlace: String, Hashable, Sendable {
  /// The call throws, or its own completion has the error.
  case call
  /// The call succeeds; the callback with the message's outcome has the error.
  case outcome
}

/// The way in which a style reports one refusal to its app.
public struct RefusalRule: Hashable, Sendable {
  /// The error that the app sees.
  public var error: VendorError
  /// The place where it sees the error.
  public var place: RefusalPlace

  /// Creates a rule.
  public init(_ error: VendorError, at place: RefusalPlace) {
    self.error = error
    self.place = place
  }
}
