// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatClientDelegateCalls where Self: AgoraChatClientDelegate {
  @_disfavoredOverload
  public func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    (self as any AgoraChatClientDelegateSpellings).didConnectionStateChanged(aConnectionState)
  }
  @_disfavoredOverload
  public func autoLoginDidCompleteWithError(_ aError: AgoraChatError?) {
    (self as any AgoraChatClientDelegateUnwrappedFirst).autoLoginDidCompleteWithError(aError)
  }
  @_disfavoredOverload
  public func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) {
    (self as any AgoraChatClientDelegateUnwrappedFirst).userAccountDidLoginFromOtherDevice(with: info)
  }
  @_disfavoredOverload
  public func userAccountDidRemoveFromServer() {
    (self as any AgoraChatClientDelegateSpellings).didRemovedFromServer()
  }
  @_disfavoredOverload
  public func userDidForbidByServer() {}
  @_disfavoredOverload
  public func userAccountDidForced(toLogout aError: AgoraChatError?) {
    (self as any AgoraChatClientDelegateUnwrappedFirst).userAccountDidForced(toLogout: aError)
  }
  @_disfavoredOverload
  public func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode) {}
  @_disfavoredOverload
  public func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode) {}
  @_disfavoredOverload
  public func onOfflineMessageSyncStart() {}
  @_disfavoredOverload
  public func onOfflineMessageSyncFinish() {}
}
