import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Collected items: adding, fetching, changing and removing them.
@Suite @MainActor struct CollectTests {
  private let environment = MessagingEnvironment.inMemory()

  private func code(_ error: (any Error)?) -> String? { (error as NSError?).map { "\($0.domain) \($0.code)" } }
  private func remote(_ code: NIMRemoteErrorCode) -> String { "\(NIMRemoteErrorDomain) \(code.rawValue)" }
  private func local(_ code: NIMLocalErrorCode) -> String { "\(NIMLocalErrorDomain) \(code.rawValue)" }

  private typealias Call = (@escaping ((any Error)?, NIMCollectInfo?) -> Void) -> Void

  private func item(_ call: Call) async throws -> (info: NIMCollectInfo?, code: String?) {
    let inbox = Inbox<((any Error)?, NIMCollectInfo?)>("item")
    call { inbox.add(($0, $1)) }
    let (error, info) = try await inbox.next()
    return (info, code(error))
  }

  private func add(
    _ app: ChatApp, _ data: String, type: Int = 1, ext: String = "", uniqueId: String = ""
  ) async throws -> (info: NIMCollectInfo?, code: String?) {
    let params = NIMAddCollectParams()
    params.type = type
    params.data = data
    params.ext = ext
    params.uniqueId = uniqueId
    return try await item { app.sdk.chatExtendManager.addCollect(params, completion: $0) }
  }

  private func query(
    _ app: ChatApp, _ set: (NIMCollectQueryOptions) -> Void = { _ in }
  ) async throws -> (data: [String], total: Int, code: String?) {
    let option = NIMCollectQueryOptions()
    set(option)
    let inbox = Inbox<((any Error)?, [NIMCollectInfo]?, Int)>("items")
    app.sdk.chatExtendManager.queryCollect(option) { inbox.add(($0, $1, $2)) }
    let (error, items, total) = try await inbox.next()
    return ((items ?? []).map(\.data), total, code(error))
  }

  private func remove(_ app: ChatApp, _ items: [NIMCollectInfo]) async throws -> (count: Int, code: String?) {
    let inbox = Inbox<((any Error)?, Int)>("removal")
    app.sdk.chatExtendManager.removeCollect(items) { inbox.add(($0, $1)) }
    let (error, count) = try await inbox.next()
    return (count, code(error))
  }

  @Test func itemsAreTheAccountsOnAllClients() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let first = try #require(try await add(alice, "one", ext: "x").info)
    #expect(first.id > 0 && first.createTime > 0 && first.updateTime == first.createTime && first.type == 1)
    #expect(first.ext == "x" && first.uniqueId == "" && first.data == "one")
    #expect(abs(Double(first.id) / 1000 - first.createTime) < 0.001)
    let second = try #require(try await add(alice, "two", type: 2, uniqueId: "u").info)
    let again = try #require(try await add(alice, "three", type: 2, ext: "e", uniqueId: "u").info)
    #expect(again.id == second.id && again.createTime == second.createTime && again.data == "three")
    #expect(again.uniqueId == "u" && again.ext == "e" && again.updateTime >= second.updateTime)
    _ = try await add(alice, "four", type: 2)
    let all = try await query(alice)
    #expect(all.data == ["four", "three", "one"] && all.total == 3 && all.code == nil)
    #expect(try await query(bob).total == 0)
    #expect(try await query(alice) { $0.reverse = true }.data == ["one", "three", "four"])
    let ofType = try await query(alice) {
      $0.type = 2; $0.limit = 1
    }
    #expect(ofType.data == ["four"] && ofType.total == 2)
    #expect(try await query(alice) { $0.limit = 0 }.data.count == 3)
    // The page behind an item, both ways, with its time as the bound that the vendor's sample sends along.
    let newer = try await query(alice) {
      $0.excludeId = Int(again.id); $0.toTime = again.createTime
    }
    #expect(newer.data == ["one"])
    let older = try await query(alice) {
      $0.reverse = true
      $0.excludeId = Int(again.id)
      $0.fromTime = again.createTime
    }
    #expect(older.data == ["four"])
    #expect(
      try await query(alice) {
        $0.fromTime = again.createTime; $0.toTime = again.createTime
      }.data == ["three"])
    first.ext = "words"
    let changed = try await item { alice.sdk.chatExtendManager.updateCollect(first, completion: $0) }
    #expect(changed.info?.ext == "words" && changed.info?.data == "one" && changed.code == nil)
    first.ext = ""
    let cleared = try await item { alice.sdk.chatExtendManager.updateCollect(first, completion: $0) }
    #expect(cleared.info?.ext == "")
    let removed = try await remove(alice, [first, again, first])
    #expect(removed.count == 2 && removed.code == nil)
    #expect(try await remove(alice, []).count == 0)
    let gone = try await item { alice.sdk.chatExtendManager.updateCollect(first, completion: $0) }
    #expect(gone.code == remote(.codeNotExist) && gone.info == nil)
    #expect(try await query(alice).data == ["four"])
  }

  @Test func invalidItemsAreRefused() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let long = String(repeating: "x", count: 1025)
    #expect(try await add(alice, String(repeating: "x", count: 20 * 1024 + 1)).code == local(.invalidParam))
    #expect(try await add(alice, "", ext: long).code == local(.invalidParam))
    #expect(try await add(alice, "", uniqueId: long).code == local(.invalidParam))
    for limit in [-1, 101] {
      #expect(try await query(alice) { $0.limit = limit }.code == local(.invalidParam))
    }
    #expect(try await query(alice) { $0.fromTime = .nan }.code == local(.invalidParam))
    #expect(try await query(alice) { $0.toTime = .nan }.code == local(.invalidParam))
    let none = NIMCollectInfo()
    none.id = .max
    #expect(
      try await item { alice.sdk.chatExtendManager.updateCollect(none, completion: $0) }.code == remote(.codeNotExist))
    none.ext = long
    #expect(
      try await item { alice.sdk.chatExtendManager.updateCollect(none, completion: $0) }.code == local(.invalidParam))
    let many = try await remove(alice, Array(repeating: none, count: 501))
    #expect(many.count == 0 && many.code == remote(.codeBeyondLimit))
    // Calls without a completion have the same effect.
    let manager = alice.sdk.chatExtendManager
    let params = NIMAddCollectParams()
    params.data = "kept"
    params.uniqueId = "u"
    manager.addCollect(params)
    manager.queryCollect(NIMCollectQueryOptions())
    #expect(try await query(alice).data == ["kept"])
    let kept = try #require(try await add(alice, "kept", uniqueId: "u").info)
    kept.ext = "words"
    manager.updateCollect(kept)
    manager.removeCollect([kept])
    #expect(try await query(alice).data.isEmpty)
    #expect(try await outcome { alice.sdk.loginManager.logout($0) } == nil)
    #expect(try await query(alice).code == local(.userInfoNeeded))
    #expect(try await add(alice, "").code == local(.userInfoNeeded))
    #expect(try await remove(alice, [kept]).code == local(.userInfoNeeded))
    #expect(try await item { manager.updateCollect(kept, completion: $0) }.code == local(.userInfoNeeded))
  }
}
