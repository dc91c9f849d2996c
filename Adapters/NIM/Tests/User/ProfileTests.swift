import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Profiles, as an app of NIM has them.
@Suite @MainActor struct ProfileTests {
  private final class Listener: NSObject, NIMUserManagerDelegate {
    let told = Inbox<NIMUser>("changed profiles")

    init(_ sdk: NIMSDK) {
      super.init()
      sdk.userManager.add(self)
    }

    func onUserInfoChanged(_ user: NIMUser) { told.add(user) }
  }

  private func update(_ app: ChatApp, _ values: [NIMUserInfoUpdateTag: Any]) async throws -> String {
    let values = Dictionary(uniqueKeysWithValues: values.map { (NSNumber(value: $0.key.rawValue), $0.value) })
    return Transcript.word(try await outcome { app.sdk.userManager.updateMyUserInfo(values, completion: $0) })
  }

  private func fetch(_ app: ChatApp, _ users: [String]) async throws -> [NIMUser] {
    try await value { app.sdk.userManager.fetchUserInfos(users, completion: $0) }
  }

  private func value(_ call: (@escaping NIMUserInfoBlock) -> Void) async throws -> [NIMUser] {
    let outcome: (error: NSError?, value: [NIMUser]?) = try await answer { done in call { done($1, $0) } }
    if let error = outcome.error { throw error }
    return outcome.value ?? []
  }

  private func befriend(_ app: ChatApp, _ user: String) async throws {
    let request = NIMUserRequest()
    request.userId = user
    #expect(try await outcome { app.sdk.userManager.requestFriend(request, completion: $0) } == nil)
  }

  @Test func allFieldsAreReported() async throws {
    let world = try await ConversationWorld()
    let tablet = try await ChatApp.other("alice", device: "tablet", in: world.environment)
    let (alice, bob, others) = (Listener(world.alice.sdk), Listener(world.bob.sdk), Listener(tablet.sdk))
    try await befriend(world.bob, "alice")
    #expect(
      try await update(
        world.alice,
        [
          .nick: "Al", .avatar: "http://a/b.png", .sign: "hi", .gender: NIMUserGender.female.rawValue, .email: "a@b",
          .birth: "2000-01-02", .mobile: "+86", .ext: "{}",
        ]) == "done")
    // The client that changed it is notified before the completion runs.
    #expect(alice.told.pending.count == 1)
    for listener in [alice, others, bob] {
      let user = try await listener.told.next()
      let info = try #require(user.userInfo)
      #expect(user.userId == "alice" && info.nickName == "Al" && info.avatarUrl == "http://a/b.png")
      #expect(info.thumbAvatarUrl == info.avatarUrl && info.sign == "hi" && info.gender == .female)
      #expect(info.email == "a@b" && info.birth == "2000-01-02" && info.mobile == "+86" && info.ext == "{}")
    }
    #expect(world.bob.sdk.userManager.userInfo("ALICE")?.userInfo?.nickName == "Al")
    // A user is as it was when it was looked up.
    let before = try #require(world.bob.sdk.userManager.userInfo("alice"))
    #expect(try await update(world.alice, [.nick: "", .sign: "ho"]) == "done")
    let after = try await bob.told.next()
    #expect(after.userInfo?.nickName == nil && after.userInfo?.sign == "ho" && after.userInfo?.mobile == "+86")
    #expect(before.userInfo?.nickName == "Al")
  }

  @Test func profilesOfOthersAreFetched() async throws {
    let world = try await ConversationWorld()
    let bob = Listener(world.bob.sdk)
    #expect(try await update(world.alice, [.nick: "Al"]) == "done")
    #expect(world.bob.sdk.userManager.userInfo("alice")?.userInfo == nil)
    let users = try await fetch(world.bob, ["alice", "nobody", "bob"])
    #expect(users.map(\.userId) == ["alice", "bob"] && users[0].userInfo?.nickName == "Al")
    #expect(world.bob.sdk.userManager.userInfo("alice")?.userInfo?.nickName == "Al" && bob.told.pending.isEmpty)
    // The name is shown with messages.
    _ = try await world.alice.send("hello", to: world.session)
    #expect(try await world.bob.received.next().senderName == "Al")
    for names in [[], (0...150).map { "user\($0)" }] {
      await #expect { _ = try await fetch(world.bob, names) } throws: { Transcript.word($0) == "local 1" }
    }
    await #expect { _ = try await fetch(world.bob, [""]) } throws: { Transcript.word($0) == "local 1" }
  }

  @Test func unknownFieldsAreSkipped() async throws {
    let world = try await ConversationWorld()
    let users = world.alice.sdk.userManager
    #expect(try await update(world.alice, [:]) == "local 1")
    #expect(try await update(world.alice, [.nick: 7, .gender: "x"]) == "local 1")
    #expect(try await update(world.alice, [.gender: 3]) == "local 1")
    let long = String(repeating: "x", count: 65)
    #expect(try await update(world.alice, [.nick: long]) == "local 1")
    for (tag, limit) in [
      (NIMUserInfoUpdateTag.avatar, 1024), (.sign, 256), (.email, 64), (.birth, 16), (.mobile, 32), (.ext, 1024),
    ] {
      #expect(try await update(world.alice, [tag: String(repeating: "x", count: limit + 1)]) == "local 1")
      #expect(try await update(world.alice, [tag: String(repeating: "x", count: limit)]) == "done")
    }
    let values: [NSNumber: Any] = [3: "Al", 99: "x", 6: NSNumber(value: 1), 7: 5]
    #expect(try await outcome { users.updateMyUserInfo(values, completion: $0) } == nil)
    #expect(users.userInfo("alice")?.userInfo?.nickName == "Al" && users.userInfo("alice")?.userInfo?.gender == .male)
    #expect(Transcript.word(try await outcome { users.updateMyUserInfo(completion: $0) }) == "local 1")
    users.updateMyUserInfo()
    users.fetchUserInfos(["bob"])
    users.searchUser(with: NIMUserSearchOption())
  }

  @Test func usersAreFoundByTheirNames() async throws {
    let world = try await ConversationWorld()
    let users = world.bob.sdk.userManager
    #expect(try await update(world.alice, [.nick: "Marvin"]) == "done")
    _ = try await fetch(world.bob, ["alice"])
    func find(_ text: String?, _ change: (NIMUserSearchOption) -> Void = { _ in }) async throws -> [String] {
      let option = NIMUserSearchOption()
      option.searchContent = text
      change(option)
      return try await value { users.searchUser(with: option, completion: $0) }.compactMap(\.userId)
    }
    #expect(try await find("arvi").isEmpty)
    #expect(try await find("arvi") { $0.searchRange = .all } == ["alice"])
    try await befriend(world.bob, "alice")
    #expect(try await find("arvi") == ["alice"])
    #expect(try await find("ARVI").isEmpty)
    #expect(try await find("lic") == ["alice"])
    #expect(try await find("ARVI") { $0.ignoreingCase = true } == ["alice"])
    #expect(try await find("arvi") { $0.searchContentOption = [.userId, .alias] }.isEmpty)
    let user = try #require(users.userInfo("alice"))
    user.alias = "Boss"
    #expect(try await outcome { users.update(user, completion: $0) } == nil)
    #expect(try await find("Bos") { $0.searchContentOption = .alias } == ["alice"])
    #expect(try await find("zzz").isEmpty)
    for text in [nil, ""] {
      await #expect { _ = try await find(text) } throws: { Transcript.word($0) == "local 1" }
    }
  }

  @Test func withoutALoginNothingIsKnown() async throws {
    let sdk = NIMSDK(environment: .inMemory(), device: "phone", config: NIMSDKConfig())
    let users = sdk.userManager
    await #expect { _ = try await value { users.fetchUserInfos(["bob"], completion: $0) } } throws: {
      Transcript.word($0) == "local 13"
    }
    let option = NIMUserSearchOption()
    option.searchContent = "x"
    await #expect { _ = try await value { users.searchUser(with: option, completion: $0) } } throws: {
      Transcript.word($0) == "local 13"
    }
    #expect(Transcript.word(try await outcome { users.updateMyUserInfo([3: "x"], completion: $0) }) == "local 13")
    #expect(users.userInfo("bob") == nil)
  }
}
