// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatThreadManagerDelegateCalls where Self: AgoraChatThreadManagerDelegate {
  @_disfavoredOverload
  public func onChatThreadCreate(_ event: AgoraChatThreadEvent) {
    (self as any AgoraChatThreadManagerDelegateSpellings).onChatThreadCreate(event as AgoraChatThreadEvent?)
  }
  @_disfavoredOverload
  public func onChatThreadUpdate(_ event: AgoraChatThreadEvent) {
    (self as any AgoraChatThreadManagerDelegateSpellings).onChatThreadUpdate(event as AgoraChatThreadEvent?)
  }
  @_disfavoredOverload
  public func onChatThreadDestroy(_ event: AgoraChatThreadEvent) {
    (self as any AgoraChatThreadManagerDelegateSpellings).onChatThreadDestroy(event as AgoraChatThreadEvent?)
  }
  @_disfavoredOverload
  public func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent) {
    (self as any AgoraChatThreadManagerDelegateSpellings).onUserKickOutOfChatThread(event as AgoraChatThreadEvent?)
  }
}
