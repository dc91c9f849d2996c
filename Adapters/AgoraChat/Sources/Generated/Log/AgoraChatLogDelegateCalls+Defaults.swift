// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatLogDelegateCalls where Self: AgoraChatLogDelegate {
  @_disfavoredOverload
  public func logDidOutput(_ log: String) {
    (self as any AgoraChatLogDelegateSpellings).logDidOutput(log as String?)
  }
}
