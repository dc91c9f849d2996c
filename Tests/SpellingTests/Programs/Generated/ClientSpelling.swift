// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class ClientSpelling0: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> {
    [
      "connectionStateDidChange", "autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice",
      "userAccountDidRemoveFromServer", "userDidForbidByServer", "userAccountDidForced", "tokenWillExpire",
      "tokenDidExpire", "onOfflineMessageSyncStart", "onOfflineMessageSyncFinish",
    ]
  }
  func connectionStateDidChange(_ aConnectionState: AgoraChatConnectionState) {
    note("connectionStateDidChange", aConnectionState)
  }
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError?) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo?) {
    note("userAccountDidLoginFromOtherDevice", info)
  }
  func userAccountDidRemoveFromServer() { note("userAccountDidRemoveFromServer") }
  func userDidForbidByServer() { note("userDidForbidByServer") }
  func userAccountDidForced(toLogout aError: AgoraChatError?) { note("userAccountDidForced", aError) }
  func tokenWillExpire(_ aErrorCode: AgoraChatErrorCode) { note("tokenWillExpire", aErrorCode) }
  func tokenDidExpire(_ aErrorCode: AgoraChatErrorCode) { note("tokenDidExpire", aErrorCode) }
  func onOfflineMessageSyncStart() { note("onOfflineMessageSyncStart") }
  func onOfflineMessageSyncFinish() { note("onOfflineMessageSyncFinish") }
}

final class ClientSpelling1: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> {
    [
      "connectionStateDidChange", "autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice",
      "userAccountDidRemoveFromServer", "userAccountDidForced",
    ]
  }
  func didConnectionStateChanged(_ aConnectionState: AgoraChatConnectionState) {
    note("connectionStateDidChange", aConnectionState)
  }
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError!) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo!) {
    note("userAccountDidLoginFromOtherDevice", info)
  }
  func didRemovedFromServer() { note("userAccountDidRemoveFromServer") }
  func userAccountDidForced(toLogout aError: AgoraChatError!) { note("userAccountDidForced", aError) }
}

final class ClientSpelling2: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> {
    ["autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice", "userAccountDidForced"]
  }
  func autoLoginDidCompleteWithError(_ aError: AgoraChatError) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLoginFromOtherDevice(with info: AgoraChatLoginExtensionInfo) {
    note("userAccountDidLoginFromOtherDevice", info)
  }
  func userAccountDidForced(toLogout aError: AgoraChatError) { note("userAccountDidForced", aError) }
}

final class ClientSpelling3: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> { ["autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice"] }
  func didAutoLoginWithError(_ aError: AgoraChatError?) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLogin(fromOtherDevice aDeviceName: String?) {
    note("userAccountDidLoginFromOtherDevice", aDeviceName)
  }
}

final class ClientSpelling4: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> { ["autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice"] }
  func didAutoLoginWithError(_ aError: AgoraChatError!) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLogin(fromOtherDevice aDeviceName: String!) {
    note("userAccountDidLoginFromOtherDevice", aDeviceName)
  }
}

final class ClientSpelling5: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> { ["autoLoginDidCompleteWithError", "userAccountDidLoginFromOtherDevice"] }
  func didAutoLoginWithError(_ aError: AgoraChatError) { note("autoLoginDidCompleteWithError", aError) }
  func userAccountDidLogin(fromOtherDevice aDeviceName: String) {
    note("userAccountDidLoginFromOtherDevice", aDeviceName)
  }
}

final class ClientSpelling6: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> { ["userAccountDidLoginFromOtherDevice"] }
  func userAccountDidLoginFromOtherDevice() { note("userAccountDidLoginFromOtherDevice") }
}

final class ClientSpelling7: Recorder, AgoraChatClientDelegate {
  override var events: Set<String> { ["userAccountDidLoginFromOtherDevice"] }
  func didLoginFromOtherDevice() { note("userAccountDidLoginFromOtherDevice") }
}

let everyClientSpelling: [@Sendable () -> any Recorder & AgoraChatClientDelegate] = [
  { ClientSpelling0() },
  { ClientSpelling1() },
  { ClientSpelling2() },
  { ClientSpelling3() },
  { ClientSpelling4() },
  { ClientSpelling5() },
  { ClientSpelling6() },
  { ClientSpelling7() },
]
