// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatThreadManagerDelegateSpellings where Self: AgoraChatThreadManagerDelegate {
  @_disfavoredOverload
  public func onChatThreadCreate(_ event: AgoraChatThreadEvent?) {
    (self as any AgoraChatThreadManagerDelegateUnwrappedFirst).onChatThreadCreate(event)
  }
  @_disfavoredOverload
  public func onChatThreadUpdate(_ event: AgoraChatThreadEvent?) {
    (self as any AgoraChatThreadManagerDelegateUnwrappedFirst).onChatThreadUpdate(event)
  }
  @_disfavoredOverload
  public func onChatThreadDestroy(_ event: AgoraChatThreadEvent?) {
    (self as any AgoraChatThreadManagerDelegateUnwrappedFirst).onChatThreadDestroy(event)
  }
  @_disfavoredOverload
  public func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent?) {
    (self as any AgoraChatThreadManagerDelegateUnwrappedFirst).onUserKickOutOfChatThread(event)
  }
}
