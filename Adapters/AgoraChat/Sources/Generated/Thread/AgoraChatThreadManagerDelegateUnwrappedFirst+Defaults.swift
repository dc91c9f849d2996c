// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatThreadManagerDelegateUnwrappedFirst where Self: AgoraChatThreadManagerDelegate {
  @_disfavoredOverload
  public func onChatThreadCreate(_ event: AgoraChatThreadEvent!) {}
  @_disfavoredOverload
  public func onChatThreadUpdate(_ event: AgoraChatThreadEvent!) {}
  @_disfavoredOverload
  public func onChatThreadDestroy(_ event: AgoraChatThreadEvent!) {}
  @_disfavoredOverload
  public func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent!) {}
}
