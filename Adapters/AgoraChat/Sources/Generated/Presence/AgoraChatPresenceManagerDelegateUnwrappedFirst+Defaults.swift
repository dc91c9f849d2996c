// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatPresenceManagerDelegateUnwrappedFirst where Self: AgoraChatPresenceManagerDelegate {
  @_disfavoredOverload
  public func presenceStatusDidChanged(_ presences: [AgoraChatPresence]!) {
    (self as any AgoraChatPresenceManagerDelegateSpellings).presenceStatusDidChanged((presences ?? []) as [Any])
  }
  @_disfavoredOverload
  public func presenceStatusDidChanged(_ presences: [Any]!) {}
}
