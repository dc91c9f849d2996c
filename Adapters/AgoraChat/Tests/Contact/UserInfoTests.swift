import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Profiles, as an app of Agora Chat has them.
@Suite @MainActor struct UserInfoTests {
  private let environment = MessagingEnvironment.inMemory()

  private func users(_ app: ChatApp) throws -> any IAgoraChatUserInfoManager {
    try #require(app.client.userInfoManager)
  }

  private func answer<Value>(
    _ call: (@escaping (Value?, AgoraChatError?) -> Void) -> Void, _ describe: @escaping (Value) -> String
  ) async throws -> String {
    let done = Inbox<String>("completion")
    call { value, error in done.add(error.map { "\($0.code.rawValue)" } ?? value.map(describe) ?? "nothing") }
    return try await done.next()
  }

  private func describe(_ info: AgoraChatUserInfo) -> String {
    let fields = [info.nickname, info.avatarUrl, info.mail, info.phone, info.sign, info.birth, info.ext]
    return "\(info.userId ?? "-"): \(fields.map { $0 ?? "-" }.joined(separator: " ")) \(info.gender)"
  }

  private func describe(_ infos: [String: AgoraChatUserInfo]) -> String {
    infos.sorted { $0.key < $1.key }.map { "\($0.key) = \(describe($0.value))" }.joined(separator: ", ")
  }

  @Test func allFieldsAreReplaced() async throws {
    let (alice, bob) = (try ChatApp.loggedIn("alice", environment), try ChatApp.loggedIn("bob", environment))
    let (own, others) = (try users(alice), try users(bob))
    let info = EMUserInfo()
    info.userId = "somebody"
    info.nickName = "Al"
    #expect(info.nickname == "Al" && info.nickName == "Al")
    (info.avatarUrl, info.mail, info.phone, info.gender) = ("http://a", "a@b", "1", 2)
    (info.sign, info.birth, info.ext) = ("hi", "2000.10.10", "{}")
    let all = "alice: Al http://a a@b 1 hi 2000.10.10 {} 2"
    let copy = try #require(info.copy() as? AgoraChatUserInfo)
    #expect(describe(copy) == all.replacingOccurrences(of: "alice", with: "somebody") && copy !== info)
    #expect(try await answer({ own.updateOwn(info, completion: $0) }, describe) == all)
    let names = ["alice", "bob", "nobody"]
    #expect(
      try await answer({ others.fetchUserInfo(byId: names, completion: $0) }, describe)
        == "alice = \(all), bob = bob: - - - - - - - 0")
    // A field without a value is removed.
    let less = AgoraChatUserInfo()
    less.phone = "2"
    #expect(try await answer({ own.updateOwn(less, completion: $0) }, describe) == "alice: - - - 2 - - - 0")
    silently { own.updateOwn(info) }
  }

  @Test func singleFields() async throws {
    let (alice, bob) = (try ChatApp.loggedIn("alice", environment), try ChatApp.loggedIn("bob", environment))
    let (own, others) = (try users(alice), try users(bob))
    func set(_ value: String?, _ type: EMUserInfoType) async throws -> String {
      try await answer({ own.updateOwnUserInfo(value, with: type, completion: $0) }, describe)
    }
    #expect(try await set("Al", .nickName) == "alice: Al - - - - - - 0")
    #expect(try await set("http://a", .avatarURL) == "alice: Al http://a - - - - - 0")
    #expect(try await set("a@b", .mail) == "alice: Al http://a a@b - - - - 0")
    #expect(try await set("1", .phone) == "alice: Al http://a a@b 1 - - - 0")
    #expect(try await set("hi", .sign) == "alice: Al http://a a@b 1 hi - - 0")
    #expect(try await set("7", .birth) == "alice: Al http://a a@b 1 hi 7 - 0")
    #expect(try await set("{}", .ext) == "alice: Al http://a a@b 1 hi 7 {} 0")
    #expect(try await set("2", .gender) == "alice: Al http://a a@b 1 hi 7 {} 2")
    #expect(try await set("female", .gender) == "110")
    #expect(try await set(nil, .gender) == "alice: Al http://a a@b 1 hi 7 {} 0")
    #expect(try await set(nil, .avatarURL) == "alice: Al - a@b 1 hi 7 {} 0")
    let types: [AgoraChatUserInfoType] = [.nickName, .phone]
    let numbers = types.map { NSNumber(value: $0.rawValue) } + [99]
    #expect(
      try await answer({ others.fetchUserInfo(byId: ["alice"], type: numbers, completion: $0) }, describe)
        == "alice = alice: Al - - 1 - - - 0")
    #expect(
      try await answer({ others.fetchUserInfo(byId: ["alice"], type: [], completion: $0) }, describe)
        == "alice = alice: - - - - - - - 0")
    silently { own.updateOwnUserInfo("x", with: .sign) }
    silently { others.fetchUserInfo(byId: ["alice"]) }
    silently { others.fetchUserInfo(byId: ["alice"], type: numbers) }
  }

  @Test func limits() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let own = try users(alice)
    func set(_ value: String, _ type: AgoraChatUserInfoType) async throws -> String {
      try await answer({ own.updateOwnUserInfo(value, with: type, completion: $0) }) { _ in "done" }
    }
    #expect(try await set(String(repeating: "\u{E9}", count: 1025), .ext) == "901")
    #expect(try await set(String(repeating: "\u{E9}", count: 1024), .ext) == "done")
    #expect(try await set("x", .nickName) == "901")
    #expect(try await set("", .ext) == "done")
    #expect(try await set("x", .nickName) == "done")
    func fetch(_ names: [String]) async throws -> String {
      try await answer({ own.fetchUserInfo(byId: names, completion: $0) }, describe)
    }
    #expect(try await fetch((0...100).map { "user\($0)" }) == "900")
    #expect(try await fetch((0..<100).map { "user\($0)" }).isEmpty)
    #expect(try await fetch([]).isEmpty)
    #expect(try await fetch(["alice", ""]) == "101")
    let stranger = AgoraChatClient(environment: environment, device: "phone")
    let others = try #require(stranger.userInfoManager)
    #expect(try await answer({ others.fetchUserInfo(byId: ["alice"], completion: $0) }, describe) == "201")
    #expect(try await answer({ others.updateOwn(AgoraChatUserInfo(), completion: $0) }, describe) == "201")
  }
}
