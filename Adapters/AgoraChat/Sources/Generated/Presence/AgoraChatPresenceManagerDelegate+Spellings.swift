// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatPresenceManagerDelegateSpellings: NSObjectProtocol {
  /// A spelling of `presenceStatusDidChanged(_:)`.
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]?)
  /// A spelling of `presenceStatusDidChanged(_:)`.
  func presenceStatusDidChanged(_ presences: [Any])
  /// A spelling of `presenceStatusDidChanged(_:)`.
  func presenceStatusDidChanged(_ presences: [Any]?)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatPresenceManagerDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `presenceStatusDidChanged(_:)`.
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]!)
  /// A spelling of `presenceStatusDidChanged(_:)`.
  func presenceStatusDidChanged(_ presences: [Any]!)
}
