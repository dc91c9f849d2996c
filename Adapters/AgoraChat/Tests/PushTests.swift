import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// The notifications that an account wants, set by an app of Agora Chat.
@Suite @MainActor struct PushTests {
  private final class Pushes: PushNotifier {
    private let collected = Lock<[PushNotification]>([])
    func notify(_ notifications: [PushNotification]) { collected.withLock { $0 += notifications } }
    var all: [PushNotification] { collected.withLock { $0 } }
  }

  private let clock = ManualClock()
  private let pushes = Pushes()
  private let environment: MessagingEnvironment

  init() { environment = MessagingEnvironment.inMemory(clock: clock, pushNotifier: pushes) }

  private func manager(_ app: ChatApp) throws -> any IAgoraChatPushManager { try #require(app.client.pushManager) }

  private func answer<Value>(
    _ call: (@escaping (Value?, AgoraChatError?) -> Void) -> Void, _ describe: @escaping (Value) -> String
  ) async throws -> String {
    let done = Inbox<String>("completion")
    call { value, error in done.add(error.map { "\($0.code.rawValue)" } ?? value.map(describe) ?? "nothing") }
    return try await done.next()
  }

  private func code(_ call: (@escaping (AgoraChatError?) -> Void) -> Void) async throws -> Int {
    let done = Inbox<Int>("completion")
    call { done.add($0?.code.rawValue ?? 0) }
    return try await done.next()
  }

  private func describe(_ result: AgoraChatSilentModeResult) -> String {
    func time(_ time: AgoraChatSilentModeTime?) -> String { time.map { "\($0.hours):\($0.minutes)" } ?? "-" }
    let minutes = result.expireTimestamp == 0 ? 0 : Int64(result.expireTimestamp) - clock.now().milliseconds
    let place = result.conversationID.isEmpty ? "all" : "\(result.conversationType) \(result.conversationID)"
    return "\(place): \(result.remindType) \(result.isConversationRemindTypeEnabled) \(minutes / 60_000) "
      + "\(time(result.silentModeStartTime))-\(time(result.silentModeEndTime))"
  }

  private func describe(_ options: AgoraChatPushOptions) -> String {
    #expect(options.noDisturbingStartH == options.silentModeStart && options.noDisturbingEndH == options.silentModeEnd)
    #expect(options.isNoDisturbEnable == options.silentModeEnabled)
    return "\(options.displayName ?? "-") \(options.displayStyle) \(options.silentModeStart)-\(options.silentModeEnd) "
      + "\(options.silentModeEnabled)"
  }

  private func remind(_ type: AgoraChatPushRemindType) -> AgoraChatSilentModeParam {
    let param = AgoraChatSilentModeParam(paramType: .remindType)
    param.remindType = type
    return param
  }

  private func duration(_ minutes: Int32) -> AgoraChatSilentModeParam {
    let param = AgoraChatSilentModeParam(paramType: .duration)
    param.silentModeDuration = minutes
    return param
  }

  private func interval(_ start: (Int32, Int32)?, _ end: (Int32, Int32)?) -> AgoraChatSilentModeParam {
    let param = EMSilentModeParam(paramType: .interval)
    param.silentModeStartTime = start.map { AgoraChatSilentModeTime(hours: $0.0, minutes: $0.1) }
    param.silentModeEndTime = end.map { EMSilentModeTime(hours: $0.0, minutes: $0.1) }
    return param
  }

  @Test func silentModeOfTheAccount() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let push = try manager(alice)
    func set(_ param: AgoraChatSilentModeParam?) async throws -> String {
      try await answer({ push.setSilentModeForAll(param, completion: $0) }, describe)
    }
    #expect(try await answer({ push.getSilentModeForAll(completion: $0) }, describe) == "all: all false 0 ---")
    #expect(try await set(remind(.mentionOnly)) == "all: mentionOnly false 0 ---")
    #expect(try await set(duration(15)) == "all: mentionOnly false 15 ---")
    #expect(try await set(interval((8, 30), (15, 0))) == "all: mentionOnly false 15 8:30-15:0")
    #expect(try await set(remind(.none)) == "all: none false 15 8:30-15:0")
    #expect(try await set(duration(0)) == "all: none false 0 8:30-15:0")
    #expect(try await set(interval((0, 0), (0, 0))) == "all: none false 0 ---")
    #expect(try await set(duration(10_080)) == "all: none false 10080 ---")
    clock.advance(byMilliseconds: 10_080 * 60_000)
    #expect(try await answer({ push.getSilentModeForAll(completion: $0) }, describe) == "all: none false 0 ---")
    for wrong in [
      nil, duration(-1), duration(10_081), duration(.max), interval(nil, (1, 1)), interval((1, 1), nil),
      interval((24, 0), (1, 1)), interval((1, 60), (1, 1)), interval((1, 1), (-1, 0)), interval((1, 1), (1, .min)),
    ] {
      #expect(try await set(wrong) == "110")
    }
    silently { push.setSilentModeForAll(remind(.all)) }
    #expect(try await answer({ push.getSilentModeForAll(completion: $0) }, describe) == "all: all false 0 ---")
  }

  @Test func silentModesOfConversations() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let push = try manager(alice)
    func set(_ param: AgoraChatSilentModeParam?, _ id: String = "bob") async throws -> String {
      try await answer(
        { push.setSilentModeForConversation(id, conversationType: .chat, params: param, completion: $0) }, describe)
    }
    func get() async throws -> String {
      try await answer(
        { push.getSilentMode(forConversation: "bob", conversationType: .chat, completion: $0) }, describe)
    }
    let chats = try #require(alice.client.chatManager)
    let bob = try #require(chats.getConversation("bob", type: .chat, createIfNotExist: true))
    let carl = try #require(chats.getConversation("carl", type: .chat, createIfNotExist: true))
    #expect(bob.disturbType == .all)
    #expect(try await get() == "chat bob: all false 0 ---")
    #expect(try await set(remind(.none)) == "chat bob: none true 0 ---")
    #expect(try await set(duration(5)) == "chat bob: none true 5 ---")
    #expect(try await set(interval((1, 2), (3, 4))) == "chat bob: none true 5 1:2-3:4")
    #expect(try await get() == "chat bob: none true 5 1:2-3:4")
    #expect(bob.disturbType == .none && carl.disturbType == .all)
    #expect(
      try await answer({ push.getSilentMode(for: [bob, carl], completion: $0) }) { results in
        results.keys.sorted().joined(separator: " ")
      } == "bob")
    let many = Array(repeating: bob, count: 21)
    #expect(try await answer({ push.getSilentMode(for: many, completion: $0) }) { "\($0.count)" } == "110")
    #expect(
      try await answer(
        { push.clearRemindType(forConversation: "bob", conversationType: .chat, completion: $0) }, describe)
        == "chat bob: all false 5 1:2-3:4")
    #expect(try await set(interval((0, 0), (0, 0))) == "chat bob: all false 5 ---")
    clock.advance(byMilliseconds: 300_000)
    #expect(try await answer({ push.getSilentMode(for: [bob], completion: $0) }) { "\($0.count)" } == "0")
    #expect(try await set(nil) == "110")
    #expect(try await set(remind(.none), "nobody") == "204")
    silently { push.setSilentModeForConversation("bob", conversationType: .chat, params: remind(.mentionOnly)) }
    silently { push.clearRemindType(forConversation: "bob", conversationType: .chat) }
    push.syncSilentModeConversations()
    #expect(try await code { push.syncSilentModeConversations(fromServerCompletion: $0) } == 0)
    #expect(bob.disturbType == .all)
  }

  /// A conversation shows how it notifies without the app having fetched anything, and on the account's other devices.
  @Test func conversationsShowTheirSilentModes() async throws {
    _ = try ChatApp.loggedIn("bob", environment)
    let phone = try ChatApp.loggedIn("alice", environment)
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    for app in [phone, tablet] {
      while try await app.syncs.next() != "finish" {}
      #expect(try app.conversation("bob").disturbType == .all)
    }
    let push = try manager(phone)
    let undisturbed = Undisturbed()
    tablet.client.addMultiDevices(delegate: undisturbed, queue: nil)
    let answer = try await answer(
      { push.setSilentModeForConversation("bob", conversationType: .chat, params: remind(.none), completion: $0) },
      describe)
    #expect(answer == "chat bob: none true 0 ---")
    #expect(try phone.conversation("bob").disturbType == .none)
    #expect(try await undisturbed.told.next().contains("\"remindType\":2"))
    #expect(try tablet.conversation("bob").disturbType == .none)
    let later = try ChatApp.loggedIn("alice", environment, device: "later")
    while try await later.syncs.next() != "finish" {}
    #expect(try later.conversation("bob").disturbType == .none)
  }

  private final class Undisturbed: NSObject, AgoraChatMultiDevicesDelegate {
    let told = Inbox<String>("settings of another device")
    func multiDevicesUndisturbEventNotifyFormOtherDeviceData(_ undisturbData: String?) {
      told.add(undisturbData ?? "")
    }
  }

  @Test func optionsOfTheAccount() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let push = try manager(alice)
    // They are known from the first login on, and before the app asks.
    while try await alice.syncs.next() != "finish" {}
    #expect(push.pushOptions.map(describe) == "- messageSummary 0-0 false")
    let options = try #require(push.getPushOptionsFromServerWithError(nil))
    #expect(describe(options) == "- messageSummary 0-0 false")
    #expect(push.update(.simpleBanner).code == .noError)
    #expect(push.updatePushDisplayName("Al") == nil)
    #expect(push.disableOfflinePushStart(22, end: 8).code == .noError)
    #expect(describe(try #require(push.pushOptions)) == "Al simpleBanner 22-8 true")
    #expect(push.disableOfflinePushStart(0, end: 24).code == .noError)
    #expect(describe(try #require(push.pushOptions)) == "Al simpleBanner 0-0 true")
    #expect(push.enableOfflinePush().code == .noError)
    for (start, end) in [(-1, 1), (1, 25), (.max, 1), (1, .min)] as [(Int32, Int32)] {
      #expect(push.disableOfflinePushStart(start, end: end).code == .invalidParam)
    }
    #expect(try await code { push.update(.messageSummary, completion: $0) } == 0)
    #expect(try await answer({ push.updatePushDisplayName("", completion: $0) }) { "<\($0)>" } == "<>")
    #expect(try await answer({ push.updatePushDisplayName("Alice", completion: $0) }) { $0 } == "Alice")
    push.getPushNotificationOptionsFromServer()
    #expect(
      try await answer({ push.getPushNotificationOptionsFromServer(completion: $0) }, describe)
        == "Alice messageSummary 0-0 false")
    #expect(try await answer({ push.getPreferredNotificationLanguageCompletion($0) }) { $0 } == "nothing")
    #expect(try await code { push.setPreferredNotificationLanguage("de", completion: $0) } == 0)
    #expect(try await answer({ push.getPreferredNotificationLanguageCompletion($0) }) { $0 } == "de")
    #expect(try await code { push.setPushTemplate("short", completion: $0) } == 0)
    #expect(try await answer({ push.getPushTemplate($0) }) { $0 } == "short")
    silently { push.setPushTemplate(nil) }
    silently { push.setPreferredNotificationLanguage(nil) }
    #expect(try await answer({ push.getPushTemplate($0) }) { $0 } == "nothing")
    #expect(kPushNickname == "nickname" && kPushDisplayStyle == "notification_display_style")
    #expect(kPushNoDisturbing == "notification_no_disturbing")
    #expect(
      kPushNoDisturbingStartH == kPushNoDisturbing + "_start" && kPushNoDisturbingEndH == kPushNoDisturbing + "_end")
    #expect(
      kPushNoDisturbingStartM == kPushNoDisturbing + "_startM" && kPushNoDisturbingEndM == kPushNoDisturbing + "_endM")
  }

  @Test func groupsAndUsers() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let push = try manager(alice)
    let group = try #require(
      alice.client.groupManager.createGroup(
        withSubject: "g", description: "", invitees: ["bob"], message: "", setting: AgoraChatGroupOptions(), error: nil)
    )
    let id = try #require(group.groupId)
    #expect(push.noPushUIds.isEmpty && push.noPushGroups.isEmpty)
    _ = push.getPushOptionsFromServerWithError(nil)
    #expect(push.updatePushService(forGroups: [id], disablePush: true).code == .noError)
    #expect(push.noPushGroups as? [String] == [id])
    #expect(push.updatePushService(forUsers: ["bob"], disablePush: true).code == .noError)
    #expect(push.noPushUIds as? [String] == ["bob"])
    #expect(try await code { push.updatePushService(forGroups: [id], disablePush: false, completion: $0) } == 0)
    #expect(try await code { push.updatePushService(forUsers: ["bob"], disablePush: false, completion: $0) } == 0)
    #expect(push.noPushUIds.isEmpty && push.noPushGroups.isEmpty)
    #expect(push.updatePushService(forGroups: ["no group"], disablePush: true).code == .groupNotExist)
    #expect(push.updatePushService(forGroups: [], disablePush: true).code != .noError)
    #expect(push.updatePushService(forUsers: ["bob", "nobody"], disablePush: true).code == .userNotFound)
    #expect(push.noPushUIds as? [String] == ["bob"])
    #expect(push.updatePushService(forUsers: [""], disablePush: true).code == .invalidUsername)
    #expect(try await code { push.updatePushService(forUsers: [""], disablePush: true, completion: $0) } == 101)
  }

  @Test func groupsByTheirManager() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let groups: any IAgoraChatGroupManager = alice.client.groupManager
    let group = try #require(
      groups.createGroup(
        withSubject: "g", description: "", invitees: ["bob"], message: "", setting: AgoraChatGroupOptions(), error: nil)
    )
    let id = try #require(group.groupId)
    #expect(group.isPushNotificationEnabled)
    #expect(groups.getGroupsWithoutPushNotification(nil) as? [String] == [])
    #expect(groups.ignoreGroupPush(id, ignore: true) == nil && !group.isPushNotificationEnabled)
    var error: AgoraChatError?
    #expect(groups.getGroupsWithoutPushNotification(&error) as? [String] == [id] && error == nil)
    #expect(groups.ignoreGroupsPush([id], ignore: false) == nil && group.isPushNotificationEnabled)
    #expect(
      try await answer({ groups.updatePushService(forGroup: id, isPushEnabled: false, completion: $0) }) {
        "\($0.groupId == id) \($0.isPushNotificationEnabled)"
      } == "true false")
    #expect(
      try await answer({ groups.updatePushService(forGroups: [id], isPushEnabled: true, completion: $0) }) { ids in
        "\(ids as? [String] == [id])"
      } == "true")
    #expect(groups.ignoreGroupPush("no group", ignore: true).code == .groupNotExist)
    #expect(groups.ignoreGroupPush(nil, ignore: true) != nil && groups.ignoreGroupsPush(nil, ignore: true) != nil)
    #expect(
      try await answer({ groups.updatePushService(forGroup: "x", isPushEnabled: false, completion: $0) }) { _ in "" }
        == "606")
    #expect(alice.client.logout(false) == nil)
    #expect(groups.getGroupsWithoutPushNotification(&error) == nil && error?.code == .userNotLogin)
  }

  @Test func withoutALogin() async throws {
    let client = AgoraChatClient(environment: environment, device: "phone")
    let push = try #require(client.pushManager)
    #expect(push.pushOptions == nil && push.noPushUIds.isEmpty && push.noPushGroups.isEmpty)
    #expect(push.enableOfflinePush().code == .userNotLogin && push.update(.simpleBanner).code == .userNotLogin)
    #expect(push.updatePushDisplayName("x")?.code == .userNotLogin)
    var error: AgoraChatError?
    #expect(push.getPushOptionsFromServerWithError(&error) == nil && error?.code == .userNotLogin)
    #expect(try await answer({ push.getSilentModeForAll(completion: $0) }, describe) == "201")
    #expect(try await answer({ push.getPushTemplate($0) }) { $0 } == "201")
    #expect(try await code { push.updatePushService(forGroups: ["g"], disablePush: true, completion: $0) } == 201)
  }

  /// The settings decide which notifications are sent.
  @Test func notificationsFollowTheSettings() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let bob = try ChatApp.loggedIn("bob", environment)
    _ = try manager(alice).updatePushDisplayName("Al")
    _ = try await answer({ try? manager(bob).setSilentModeForAll(remind(.mentionOnly), completion: $0) }, describe)
    #expect(bob.client.logout(false) == nil)
    for (text, list) in [
      ("none", nil), ("me", ["carl", "bob"]), ("carl", ["carl"]), ("all", "ALL"), ("empty", [String]()), ("odd", 7),
    ] as [(String, Any?)] {
      let message = AgoraChatMessage(
        conversationID: "bob", body: AgoraChatTextMessageBody(text: text), ext: list.map { ["em_at_list": $0] })
      #expect(try await alice.send(message) == nil)
    }
    #expect(pushes.all.map(\.text) == ["me", "all"] && pushes.all.map(\.senderName) == ["Al", "Al"])
  }

  @Test func copiesAndArchives() throws {
    let time = AgoraChatSilentModeTime(hours: 5, minutes: 6)
    let copy = try #require(time.copy() as? AgoraChatSilentModeTime)
    #expect(copy !== time && copy.hours == 5 && copy.minutes == 6)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    time.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let again = try #require(AgoraChatSilentModeTime(coder: unarchiver))
    #expect(again.hours == 5 && again.minutes == 6)
    #expect(
      AgoraChatSilentModeParamType(rawValue: 2) == .interval
        && AgoraChatPushRemindType(rawValue: 2) == AgoraChatPushRemindType.none)
    #expect(AgoraChatPushDisplayStyle(rawValue: 1) == .messageSummary)
  }

  @Test func aResultIsCopiedAndArchived() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let push = try manager(alice)
    let inbox = Inbox<AgoraChatSilentModeResult?>("result")
    for param in [remind(.mentionOnly), duration(9), interval((1, 2), (3, 4))] {
      push.setSilentModeForConversation("bob", conversationType: .chat, params: param) { result, _ in inbox.add(result)
      }
      _ = try await inbox.next()
    }
    push.getSilentMode(forConversation: "bob", conversationType: .chat) { result, _ in inbox.add(result) }
    let result = try #require(try await inbox.next())
    let copy = try #require(result.copy() as? AgoraChatSilentModeResult)
    #expect(copy !== result && describe(copy) == "chat bob: mentionOnly true 9 1:2-3:4")
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    result.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let again = try #require(AgoraChatSilentModeResult(coder: unarchiver))
    #expect(describe(again) == describe(result))
  }

  /// An app of 3.x changes the object and sends it.
  @Test func theClientsOwnOptionsAreSentAsTheyWereChanged() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let client = alice.client
    let options: AgoraPushOptions = try #require(client.getPushOptionsFromServerWithError(nil))
    #expect(client.pushOptions === options)
    #expect(options.noDisturbStatus == AgoraPushNoDisturbStatusClose && options.displayName == nil)
    options.nickname = "Alice"
    options.displayStyle = AgoraPushDisplayStyleSimpleBanner
    options.noDisturbStatus = EMPushNoDisturbStatusCustom
    (options.noDisturbingStartH, options.noDisturbingEndH) = (22, 7)
    #expect(client.updatePushOptionsToServer() == nil)
    #expect(describe(try #require(client.pushOptions)) == "Alice simpleBanner 22-7 true")
    // The manager of later versions sees the same.
    #expect(describe(try #require(try manager(alice).pushOptions)) == "Alice simpleBanner 22-7 true")

    client.pushOptions.noDisturbStatus = AgoraPushNoDisturbStatusDay
    #expect(try await code { client.updatePushNotificationOptionsToServer(completion: $0) } == 0)
    let fetched = Inbox<AgoraPushOptions?>("options")
    client.asyncGetPushOptions(fromServer: { fetched.add($0) }, failure: { _ in fetched.add(nil) })
    let day = try #require(try await fetched.next())
    #expect(day.noDisturbStatus == AgoraPushNoDisturbStatusDay && day.displayName == "Alice" && day.isNoDisturbEnable)
    #expect(client.pushOptions === day)
    day.noDisturbStatus = AgoraPushNoDisturbStatusClose
    let done = Inbox<Bool>("update")
    client.asyncUpdatePushOptions(toServer: { done.add(true) }, failure: { _ in done.add(false) })
    #expect(try await done.next())
    #expect(client.pushOptions.isNoDisturbEnable == false)
  }

  @Test func aNameIsSetByItself() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    #expect(alice.client.setApnsNickname("A.") == nil)
    #expect(alice.client.pushOptions.displayName == "A.")
    let name = try await answer({ alice.client.updatePushNotifiationDisplayName("Al", completion: $0) }) { $0 }
    #expect(name == "Al")
    let done = Inbox<Bool>("name")
    alice.client.asyncSetApnsNickname("Ally", success: { done.add(true) }, failure: { _ in done.add(false) })
    #expect(try await done.next())
    #expect(alice.client.pushOptions.nickname == "Ally")
  }

  /// Minutes that another style set are kept if the app did not change the time.
  @Test func minutesOfAnotherStyleSurviveAnUpdate() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let interval = AgoraChatSilentModeParam(paramType: .interval)
    interval.silentModeStartTime = AgoraChatSilentModeTime(hours: 22, minutes: 30)
    interval.silentModeEndTime = AgoraChatSilentModeTime(hours: 6, minutes: 45)
    let set = try await answer({ try? manager(alice).setSilentModeForAll(interval, completion: $0) }, describe)
    #expect(set.hasSuffix("22:30-6:45"))
    let options: AgoraPushOptions = try #require(alice.client.getPushOptionsFromServerWithError(nil))
    options.displayName = "Alice"
    #expect(alice.client.updatePushOptionsToServer() == nil)
    let now = try await answer({ try? manager(alice).getSilentModeForAll(completion: $0) }, describe)
    #expect(now == set)
  }

  @Test func invalidPushOptionsOfTheClientAreRefused() async throws {
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.pushOptions == nil)
    #expect(client.updatePushOptionsToServer()?.code == .userNotLogin)
    #expect(client.setApnsNickname("A")?.code == .userNotLogin)
    var error: AgoraChatError?
    #expect(client.getPushOptionsFromServerWithError(&error) == nil && error?.code == .userNotLogin)
    let alice = try ChatApp.loggedIn("alice", environment)
    alice.client.getPushOptionsFromServerWithError(nil)
    alice.client.pushOptions.noDisturbStatus = AgoraPushNoDisturbStatusCustom
    alice.client.pushOptions.noDisturbingStartH = 25
    #expect(alice.client.updatePushOptionsToServer()?.code == .invalidParam)
    #expect(try await code { alice.client.updatePushNotificationOptionsToServer(completion: $0) } == 110)
    #expect(AgoraPushDisplayStyle(1 as UInt32) == AgoraPushDisplayStyleMessageSummary)
    #expect(AgoraPushDisplayStyle(rawValue: 0 as UInt32) == EMPushDisplayStyleSimpleBanner)
    #expect(AgoraPushNoDisturbStatus(2) == AgoraPushNoDisturbStatus(rawValue: 2))
    #expect([EMPushNoDisturbStatusDay, EMPushNoDisturbStatusClose].map(\.rawValue) == [0, 2])
  }
}
