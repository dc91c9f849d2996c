// Written by Scripts/generate-spellings.swift: change that instead.

public import Foundation

/// Methods without `!`.
public protocol AgoraChatLogDelegateSpellings: NSObjectProtocol {
  /// A spelling of `logDidOutput(_:)`.
  func logDidOutput(_ log: String?)
}

/// Methods with `!` at these positions among the parameters that allow it: first.
public protocol AgoraChatLogDelegateUnwrappedFirst: NSObjectProtocol {
  /// A spelling of `logDidOutput(_:)`.
  func logDidOutput(_ log: String!)
}
