import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: PushSettingsDriver {
  func setQuietHours(_ hours: QuietInterval?) async throws {
    try await act("updateApnsSetting") { driver, completion in
      let setting = driver.sdk.apnsManager.currentSetting() ?? NIMPushNotificationSetting()
      let (start, end) = (UInt(hours?.start ?? 0), UInt(hours?.end ?? 0))
      setting.noDisturbing = hours != nil
      (setting.noDisturbingStartH, setting.noDisturbingStartM) = (start / 60, start % 60)
      (setting.noDisturbingEndH, setting.noDisturbingEndM) = (end / 60, end % 60)
      driver.sdk.apnsManager.updateApnsSetting(setting, completion: completion)
    }
  }

  func quietHours() async throws -> QuietInterval? {
    // What the login fetches is here once a later question is answered.
    let account = self.sdk.loginManager.currentAccount()
    try await act("fetchUserInfos") { driver, completion in
      driver.sdk.userManager.fetchUserInfos([account]) { _, error in completion(error) }
    }
    return try await perform {
      guard let setting = self.sdk.apnsManager.currentSetting(), setting.noDisturbing else { return nil }
      return QuietInterval(
        start: Int(setting.noDisturbingStartH * 60 + setting.noDisturbingStartM),
        end: Int(setting.noDisturbingEndH * 60 + setting.noDisturbingEndM))
    }
  }
}
