// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatLogDelegateSpellings where Self: AgoraChatLogDelegate {
  @_disfavoredOverload
  public func logDidOutput(_ log: String?) {
    (self as any AgoraChatLogDelegateUnwrappedFirst).logDidOutput(log)
  }
}
