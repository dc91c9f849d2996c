// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatClientDelegateSpellings where Self: AgoraChatClientDelegate {
  @_disfavoredOverload
  public func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState) {}
  @_disfavoredOverload
  public func autoLoginDidCompleteWithError(_ aError: AgoraChatError) {
    (self as any AgoraChatClientDelegateSpellings).didAutoLoginWithError(aError as AgoraChatError?)
  }
  @_disfavoredOverload
  public func didAutoLoginWithError(_ aError: AgoraChatError?) {
    (self as any AgoraChatClientDelegateUnwrappedFirst).didAutoLoginWithError(aError)
  }
  @_disfavoredOverload
  public func didAutoLoginWithError(_ aError: AgoraChatError) {}
  @_disfavoredOverload
  public func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo) {
    let aDeviceName = info.deviceName
    (self as any AgoraChatClientDelegateSpellings).userAccountDidLogin(fromOtherDevice: aDeviceName)
  }
  @_disfavoredOverload
  public func userAccountDidLogin(fromOtherDevice aDeviceName: String?) {
    (self as any AgoraChatClientDelegateUnwrappedFirst).userAccountDidLogin(fromOtherDevice: aDeviceName)
  }
  @_disfavoredOverload
  public func userAccountDidLogin(fromOtherDevice aDeviceName: String) {
    (self as any AgoraChatClientDelegateSpellings).userAccountDidLoginFromOtherDevice()
  }
  @_disfavoredOverload
  public func userAccountDidLoginFromOtherDevice() {
    (self as any AgoraChatClientDelegateSpellings).didLoginFromOtherDevice()
  }
  @_disfavoredOverload
  public func didLoginFromOtherDevice() {}
  @_disfavoredOverload
  public func didRemovedFromServer() {}
  @_disfavoredOverload
  public func userAccountDidForced(toLogout aError: AgoraChatError) {}
}
