// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatroomManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String?)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String?)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String)
  /// A spelling of `didDismiss(from:reason:)`.
  func didDismiss(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason)
  /// A former name of `didDismiss(from:reason:)`.
  func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason)
  /// A former name of `didDismiss(from:reason:)`.
  func didReceiveKicked(from aChatroom: AgoraChatroom?, reason aReason: AgoraChatroomBeKickedReason)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatroomManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String?)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String?)
  /// A spelling of `didDismiss(from:reason:)`.
  func didDismiss(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason)
  /// A former name of `didDismiss(from:reason:)`.
  func didReceiveKicked(from aChatroom: AgoraChatroom!, reason aReason: AgoraChatroomBeKickedReason)
}

/// Methods with `!` at these positions among the parameters that allow it: third.
public protocol AgoraChatroomManagerDelegateUnwrappedThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String?, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String?, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String, ext: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: second.
public protocol AgoraChatroomManagerDelegateUnwrappedSecond: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String?)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom?, user aUsername: String!)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String!)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom?, username aUsername: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first third.
public protocol AgoraChatroomManagerDelegateUnwrappedFirstThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String?, ext: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second.
public protocol AgoraChatroomManagerDelegateUnwrappedFirstSecond: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String?)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!)
  /// A former name of `userDidJoin(_:user:ext:)`.
  func didReceiveUserJoinedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!)
  /// A spelling of `userDidLeave(_:user:)`.
  func userDidLeave(_ aChatroom: AgoraChatroom!, user aUsername: String!)
  /// A former name of `userDidLeave(_:user:)`.
  func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom!, username aUsername: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: second third.
public protocol AgoraChatroomManagerDelegateUnwrappedSecondThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String!, ext: String!)
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom?, user aUsername: String!, ext: String!)
}

/// Methods with `!` at these positions among the parameters that allow it: first second third.
public protocol AgoraChatroomManagerDelegateUnwrappedFirstSecondThird: NSObjectProtocol {
  /// A spelling of `userDidJoin(_:user:ext:)`.
  func userDidJoin(_ aChatroom: AgoraChatroom!, user aUsername: String!, ext: String!)
}
