// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatThreadManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `onChatThreadCreate(_:)`.
  func onChatThreadCreate(_ event: AgoraChatThreadEvent?)
  /// A spelling of `onChatThreadUpdate(_:)`.
  func onChatThreadUpdate(_ event: AgoraChatThreadEvent?)
  /// A spelling of `onChatThreadDestroy(_:)`.
  func onChatThreadDestroy(_ event: AgoraChatThreadEvent?)
  /// A spelling of `onUserKickOutOfChatThread(_:)`.
  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent?)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatThreadManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `onChatThreadCreate(_:)`.
  func onChatThreadCreate(_ event: AgoraChatThreadEvent!)
  /// A spelling of `onChatThreadUpdate(_:)`.
  func onChatThreadUpdate(_ event: AgoraChatThreadEvent!)
  /// A spelling of `onChatThreadDestroy(_:)`.
  func onChatThreadDestroy(_ event: AgoraChatThreadEvent!)
  /// A spelling of `onUserKickOutOfChatThread(_:)`.
  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent!)
}
