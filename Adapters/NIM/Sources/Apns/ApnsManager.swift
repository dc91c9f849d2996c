internal import Foundation
internal import Parlance

/// The manager of one client's notifications.
final class ApnsManager: NSObject, NIMApnsManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMApnsManagerDelegate) {
    core.apnsDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMApnsManagerDelegate) { core.apnsDelegates.remove(delegate) }

  func currentSetting() -> NIMPushNotificationSetting? {
    core.device?.pushSettings().map { NIMPushNotificationSetting($0.account) }
  }

  func updateApnsSetting(_ setting: NIMPushNotificationSetting, completion: NIMApnsHandler?) {
    core.request(completion) { device, completion in
      device.updatePushSettings(try setting.update()) { completion($0.nimFailure) }
    }
  }

  func currentMultiportConfig() -> NIMPushNotificationMultiportConfig? {
    core.device?.pushSettings().map { settings in
      let config = NIMPushNotificationMultiportConfig()
      config.shouldPushNotificationWhenPCOnline = settings.account.pushesWhileDesktopIsOn
      return config
    }
  }

  func updateApnsMultiportConfig(_ config: NIMPushNotificationMultiportConfig, completion: NIMApnsHandler?) {
    let isOn = config.shouldPushNotificationWhenPCOnline
    core.request(completion) { [core] device, completion in
      device.updatePushSettings(PushSettingsUpdate(pushesWhileDesktopIsOn: isOn)) { result in
        if case .success(let settings) = result { core.noteMultiport(settings) }
        completion(result.nimFailure)
      }
    }
  }

  func registerBadgeCountHandler(_ handler: @escaping NIMBadgeHandler) { core.badgeHandler.withLock { $0 = handler } }
}

extension ClientCore {
  /// Reports the number that the icon shows to the server: the app's, otherwise the number of unread messages.
  func reportBadge() {
    guard let login = slot.current else { return }
    login.device.afterCallbacks { [weak self] in
      guard let self, slot.current === login else { return }
      let handler = badgeHandler.withLock { $0 }
      let count = handler?() ?? UInt(clamping: login.device.unreadCount(of: nil))
      // If this report is lost, another one follows when the connection is restored.
      login.device.setBadgeCount(Int(min(count, UInt(PushBadge.limit)))) { _ in }
    }
  }
}

extension TeamManager {
  func update(_ state: NIMTeamNotifyState, inTeam teamId: String, completion: (((any Error)?) -> Void)?) {
    let update = ConversationPushSettingsUpdate(selection: .set(state.selection))
    core.request(completion) { device, completion in
      // Settings may be made before the team is joined.
      if let known = device.group(teamId), known.isLarge != isSuper {
        throw NSError.otherKindOfTeam(teamId)
      }
      device.updatePushSettings(of: [.group(teamId)], update) { completion($0.nimFailure) }
    }
  }

  func notifyState(forNewMsg teamId: String) -> NIMTeamNotifyState { core.notifyState(ofTeam: teamId) }
}

extension ClientCore {
  /// Returns the messages of a team of which the account is notified; `all` without a login.
  func notifyState(ofTeam id: String) -> NIMTeamNotifyState {
    guard let settings = device?.pushSettings() else { return .all }
    return NIMTeamNotifyState(settings[.group(id)]?.selection ?? settings.account.selection)
  }
}

extension NIMTeamNotifyState {
  fileprivate var selection: PushSelection {
    switch self {
    case .all: .all
    case .none: .nothing
    case .onlyManager: .managers
    }
  }

  fileprivate init(_ selection: PushSelection) {
    self =
      switch selection {
      // NIM has no word for mentions.
      case .all, .mentions: .all
      case .nothing: .none
      case .managers: .onlyManager
      }
  }
}

extension Result where Failure == MessagingError {
  /// NIM's error of a failure; nil for a success.
  fileprivate var nimFailure: NSError? { if case .failure(let error) = self { error.nim } else { nil } }
}

extension ClientCore {
  /// Another client of the account changed what it is notified of.
  func pushSettingsChanged(_ change: PushSettingsChange) {
    guard case .account(let settings) = change, noteMultiport(settings) else { return }
    apnsDelegates.notify { $0.onOtherClientChangedPushNotificationMultiportConfig() }
  }

  /// Notes whether the account wants to be notified beside a desktop.
  ///
  /// - returns: A Boolean value that indicates whether that changed.
  @discardableResult
  func noteMultiport(_ settings: PushSettings) -> Bool {
    slot.current?.details.withLock { notes in
      defer { notes.pushesWhileDesktopIsOn = settings.pushesWhileDesktopIsOn }
      return notes.pushesWhileDesktopIsOn != settings.pushesWhileDesktopIsOn
    } ?? false
  }
}
