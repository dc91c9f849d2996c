// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatroomManagerDelegateCalls where Self: AgoraChatroomManagerDelegate {
  @_disfavoredOverload
  public func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String, ext: String?) {
    (self as any AgoraChatroomManagerDelegateUnwrappedThird).userDidJoin(aChatroom, user: aUsername, ext: ext)
  }
  @_disfavoredOverload
  public func userDidLeave(_ aChatroom: AgoraChatroom, user aUsername: String) {
    (self as any AgoraChatroomManagerDelegateSpellings).userDidLeave(aChatroom, user: aUsername as String?)
  }
  @_disfavoredOverload
  public func didDismiss(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
    (self as any AgoraChatroomManagerDelegateSpellings).didDismiss(from: aChatroom as AgoraChatroom?, reason: aReason)
  }
}
