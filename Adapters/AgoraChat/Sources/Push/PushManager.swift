internal import Foundation
internal import Parlance

/// The manager of one client's notifications.
final class PushManager: NSObject, IAgoraChatPushManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  /// The most conversations of one question.
  private static let conversations = 20

  // MARK: what this device knows

  var pushOptions: AgoraChatPushOptions? {
    guard let device = core.device, let settings = device.pushSettings() else { return nil }
    return AgoraChatPushOptions(settings.account, at: device.now)
  }

  var noPushUIds: [Any] { core.device?.contacts().filter(\.isMuted).map(\.account.name) ?? [] }
  var noPushGroups: [Any] { core.device?.pushSettings()?.silentGroups ?? [] }

  // MARK: the account

  func enableOfflinePush() -> AgoraChatError { wait(PushSettingsUpdate(quietInterval: .remove)) ?? .noError }

  func disableOfflinePushStart(_ aStartHour: Int32, end aEndHour: Int32) -> AgoraChatError {
    do throws(MessagingError) {
      let interval = try QuietInterval(fromHour: Int(aStartHour), toHour: Int(aEndHour))
      return wait(PushSettingsUpdate(quietInterval: .set(interval))) ?? .noError
    } catch {
      return AgoraChatError(error)
    }
  }

  func update(_ pushDisplayStyle: AgoraChatPushDisplayStyle) -> AgoraChatError {
    wait(PushSettingsUpdate(showsDetails: pushDisplayStyle == .messageSummary)) ?? .noError
  }

  func update(
    _ pushDisplayStyle: AgoraChatPushDisplayStyle, completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    update(PushSettingsUpdate(showsDetails: pushDisplayStyle == .messageSummary), aCompletionBlock)
  }

  func updatePushDisplayName(_ aDisplayName: String) -> AgoraChatError? {
    wait(PushSettingsUpdate(displayName: aDisplayName))
  }

  func updatePushDisplayName(
    _ aDisplayName: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(aCompletionBlock) { device, done in
      device.updatePushSettings(PushSettingsUpdate(displayName: aDisplayName)) { result in
        done(result.map { $0.displayName ?? "" })
      }
    }
  }

  func setPreferredNotificationLanguage(
    _ aLaguangeCode: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    update(PushSettingsUpdate(language: aLaguangeCode ?? ""), aCompletionBlock)
  }

  func getPreferredNotificationLanguageCompletion(_ aCompletionBlock: ((String?, AgoraChatError?) -> Void)?) {
    fetchSettings({ (text: String??, error) in aCompletionBlock?(text ?? nil, error) }) { settings, _ in
      settings.account.language
    }
  }

  func setPushTemplate(_ aPushTemplateName: String?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    update(PushSettingsUpdate(template: aPushTemplateName ?? ""), aCompletionBlock)
  }

  func getPushTemplate(_ aCompletionBlock: ((String?, AgoraChatError?) -> Void)?) {
    fetchSettings({ (text: String??, error) in aCompletionBlock?(text ?? nil, error) }) { settings, _ in
      settings.account.template
    }
  }

  func getPushOptionsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> AgoraChatPushOptions? {
    core.wait(pError) { device, done in
      device.fetchPushSettings { result in done(result.map { AgoraChatPushOptions($0.account, at: device.now) }) }
    }
  }

  func getPushNotificationOptionsFromServer(
    completion aCompletionBlock: ((AgoraChatPushOptions?, AgoraChatError?) -> Void)?
  ) {
    fetchSettings(aCompletionBlock) { AgoraChatPushOptions($0.account, at: $1) }
  }

  // MARK: silent mode

  func setSilentModeForAll(
    _ aParam: AgoraChatSilentModeParam?,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(aCompletionBlock) { device, done throws(MessagingError) in
      var update = PushSettingsUpdate()
      switch try Self.change(aParam) {
      case .selection(let selection): update.selection = selection
      case .duration(let duration): update.quietDuration = duration
      case .interval(let interval): update.quietInterval = interval
      }
      device.updatePushSettings(update) { result in
        done(result.map { AgoraChatSilentModeResult($0, at: device.now) })
      }
    }
  }

  func getSilentModeForAll(completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?) {
    fetchSettings(aCompletionBlock) { AgoraChatSilentModeResult($0.account, at: $1) }
  }

  func syncSilentModeConversations(fromServerCompletion completionBlock: ((AgoraChatError?) -> Void)?) {
    fetchSettings({ (_: Bool?, error) in completionBlock?(error) }) { _, _ in true }
  }

  func setSilentModeForConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    params aParam: AgoraChatSilentModeParam?,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?
  ) {
    change(aConversationId, aConversationType, aCompletionBlock) { () throws(MessagingError) in
      switch try Self.change(aParam) {
      case .selection(let selection): ConversationPushSettingsUpdate(selection: .set(selection))
      case .duration(let duration): ConversationPushSettingsUpdate(quietDuration: duration)
      case .interval(let interval): ConversationPushSettingsUpdate(quietInterval: interval)
      }
    }
  }

  func clearRemindType(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?
  ) {
    change(aConversationId, aConversationType, aCompletionBlock) { ConversationPushSettingsUpdate(selection: .remove) }
  }

  private func change(
    _ id: String, _ type: AgoraChatConversationType,
    _ completion: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?,
    _ update: () throws(MessagingError) -> ConversationPushSettingsUpdate
  ) {
    let conversation = ConversationID(kind: type.kind, name: id)
    core.fetch(in: type.kind, completion) { device, done throws(MessagingError) in
      device.updatePushSettings(of: [conversation], try update()) { result in
        done(
          result.map { settings in
            AgoraChatSilentModeResult(
              settings.first ?? ConversationPushSettings(conversation: conversation), at: device.now)
          })
      }
    }
  }

  func getSilentMode(
    forConversation aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    completion aCompletionBlock: ((AgoraChatSilentModeResult?, AgoraChatError?) -> Void)?
  ) {
    let conversation = ConversationID(kind: aConversationType.kind, name: aConversationId)
    fetchSettings(aCompletionBlock) { settings, now in
      AgoraChatSilentModeResult(settings[conversation] ?? ConversationPushSettings(conversation: conversation), at: now)
    }
  }

  func getSilentMode(
    for aConversationArray: [AgoraChatConversation],
    completion aCompletionBlock: (([String: AgoraChatSilentModeResult]?, AgoraChatError?) -> Void)?
  ) {
    guard aConversationArray.count <= Self.conversations else {
      let error = AgoraChatError(description: "more than \(Self.conversations) conversations", code: .invalidParam)
      return core.afterCallbacks { aCompletionBlock?(nil, error) }
    }
    let conversations = aConversationArray.map(\.id)
    fetchSettings(aCompletionBlock) { settings, now in
      var results: [String: AgoraChatSilentModeResult] = [:]
      for conversation in conversations {
        guard let settings = settings[conversation], settings.isInForce(at: now) else { continue }
        results[conversation.name] = AgoraChatSilentModeResult(settings, at: now)
      }
      return results
    }
  }

  private static func change(_ param: AgoraChatSilentModeParam?) throws(MessagingError)
    -> AgoraChatSilentModeParam.Change
  {
    guard let param else { throw MessagingError(.invalidArgument, "no parameter") }
    return try param.change()
  }

  // MARK: groups and users

  func updatePushService(forGroups aGroupIds: [Any], disablePush disable: Bool) -> AgoraChatError {
    var error: AgoraChatError?
    let _: Bool? = core.wait(in: .group, &error) { device, done in
      device.setPush(!disable, forGroups: aGroupIds.compactMap { $0 as? String }, done)
    }
    return error ?? .noError
  }

  func updatePushService(
    forGroups aGroupIds: [Any], disablePush disable: Bool,
    completion aCompletionBlock: @escaping (AgoraChatError) -> Void
  ) {
    core.fetch(in: .group, { (_: Bool?, error) in aCompletionBlock(error ?? .noError) }) { device, done in
      device.setPush(!disable, forGroups: aGroupIds.compactMap { $0 as? String }, done)
    }
  }

  func updatePushService(forUsers aUIds: [Any], disablePush disable: Bool) -> AgoraChatError {
    let users = aUIds.compactMap { $0 as? String }
    if let error = users.lazy.compactMap({ ClientCore.error(inUsername: $0) }).first { return error }
    // Each waits by itself: what followed in a completion would wait for the thread that waits.
    for user in users {
      var error: AgoraChatError?
      let _: Contact? = core.wait(&error) { device, done in
        device.updateContact(AccountID(user), ContactUpdate(isMuted: disable), completion: done)
      }
      if let error { return error }
    }
    return .noError
  }

  func updatePushService(
    forUsers aUIds: [Any], disablePush disable: Bool, completion aCompletionBlock: @escaping (AgoraChatError) -> Void
  ) {
    let users = aUIds.compactMap { $0 as? String }
    if let error = users.lazy.compactMap({ ClientCore.error(inUsername: $0) }).first {
      return core.afterCallbacks { aCompletionBlock(error) }
    }
    core.fetch({ (_: Bool?, error) in aCompletionBlock(error ?? .noError) }) { device, done in
      guard !users.isEmpty else { return device.afterCallbacks { done(.success(true)) } }
      device.setPush(!disable, forUsers: users.map { AccountID($0) }[...], done)
    }
  }

  // MARK: parts

  private func wait(_ update: PushSettingsUpdate) -> AgoraChatError? {
    var error: AgoraChatError?
    let _: PushSettings? = core.wait(&error) { device, done in device.updatePushSettings(update, completion: done) }
    return error
  }

  private func update(_ update: PushSettingsUpdate, _ completion: ((AgoraChatError?) -> Void)?) {
    core.fetch({ (_: PushSettings?, error) in completion?(error) }) { device, done in
      device.updatePushSettings(update, completion: done)
    }
  }

  private func fetchSettings<Value>(
    _ completion: ((Value?, AgoraChatError?) -> Void)?, _ value: @escaping (AllPushSettings, Timestamp) -> Value
  ) {
    core.fetch(completion) { device, done in
      device.fetchPushSettings { result in done(result.map { value($0, device.now) }) }
    }
  }
}

extension ConversationPushSettings {
  /// Returns whether something is set that has not passed.
  fileprivate func isInForce(at now: Timestamp) -> Bool {
    selection != nil || quietInterval != nil || quietUntil.map { now < $0 } ?? false
  }
}

extension AllPushSettings {
  /// The groups whose messages cause no notifications.
  var silentGroups: [String] {
    conversations.compactMap { settings in
      settings.selection == .nothing && settings.conversation.kind == .group ? settings.conversation.name : nil
    }
  }
}

extension Device {
  /// Switches the notifications of groups off, or on.
  func setPush(
    _ isOn: Bool, forGroups groups: [String], _ done: @escaping (Result<Bool, MessagingError>) -> Void
  ) {
    let update = ConversationPushSettingsUpdate(selection: isOn ? .remove : .set(.nothing))
    updatePushSettings(of: groups.map { .group($0) }, update) { done($0.map { _ in true }) }
  }

  /// Switches the notifications of users' messages off, or on, one after the other.
  fileprivate func setPush(
    _ isOn: Bool, forUsers users: ArraySlice<AccountID>, _ done: @escaping (Result<Bool, MessagingError>) -> Void
  ) {
    guard let user = users.first else { return done(.success(true)) }
    updateContact(user, ContactUpdate(isMuted: !isOn)) { [self] result in
      switch result {
      case .success: setPush(isOn, forUsers: users.dropFirst(), done)
      case .failure(let error): done(.failure(error))
      }
    }
  }
}
