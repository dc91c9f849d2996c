// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatLogDelegateUnwrappedFirst where Self: AgoraChatLogDelegate {
  @_disfavoredOverload
  public func logDidOutput(_ log: String!) {}
}
