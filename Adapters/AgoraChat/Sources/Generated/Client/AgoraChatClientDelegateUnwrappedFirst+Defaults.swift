// Written by Scripts/generate-spellings.swift: change that instead.

internal import Foundation

extension AgoraChatClientDelegateUnwrappedFirst where Self: AgoraChatClientDelegate {
  @_disfavoredOverload
  public func autoLoginDidCompleteWithError(_ aError: AgoraChatError!) {
    (self as any AgoraChatClientDelegateSpellings).autoLoginDidCompleteWithError(aError ?? AgoraChatError.noError)
  }
  @_disfavoredOverload
  public func didAutoLoginWithError(_ aError: AgoraChatError!) {
    (self as any AgoraChatClientDelegateSpellings).didAutoLoginWithError(aError ?? AgoraChatError.noError)
  }
  @_disfavoredOverload
  public func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo!) {
    guard let info else { return }
    (self as any AgoraChatClientDelegateSpellings).userAccountDidLoginFromOtherDevice(with: info)
  }
  @_disfavoredOverload
  public func userAccountDidLogin(fromOtherDevice aDeviceName: String!) {
    (self as any AgoraChatClientDelegateSpellings).userAccountDidLogin(fromOtherDevice: aDeviceName ?? "")
  }
  @_disfavoredOverload
  public func userAccountDidForced(toLogout aError: AgoraChatError!) {
    (self as any AgoraChatClientDelegateSpellings).userAccountDidForced(toLogout: aError ?? AgoraChatError.noError)
  }
}
