import ParlanceCore
import TestNumbers
import Testing

/// The storage of accounts' push tokens.
@Suite struct HubPushTokenScenarios {
  private func token(
    _ token: String, of account: AccountNumber, service: String = "apns", topic: String = "app", time: Int64 = 1
  ) -> PushTokenRecord {
    PushTokenRecord(
      account: account, service: service, token: token, topic: topic, environment: "production",
      registered: Timestamp(milliseconds: time))
  }

  @Test(arguments: StoreKind.allCases)
  func tokensAreKeptForTheirAccount(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.pushTokens(account: 1) == [])
    let tokens = [token("b", of: 1), token("a", of: 1), token("z", of: 1, service: "aaa"), token("c", of: 2)]
    try bench.transaction { for token in tokens { try $0.save(token) } }
    try bench.reopen()
    #expect(try bench.store.pushTokens(account: 1) == [tokens[2], tokens[1], tokens[0]])
    #expect(try bench.store.pushTokens(account: 2) == [tokens[3]])
    #expect(try bench.store.pushTokens(account: 3) == [])
    #expect(try bench.store.pushToken(service: "aaa", token: "z") == tokens[2])
    #expect(try bench.store.pushToken(service: "apns", token: "z") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func tokenBelongsToItsLastRegistrant(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction {
      try $0.save(token("a", of: 1))
      try $0.save(token("a", of: 1, topic: "other", time: 2))
    }
    #expect(try bench.store.pushTokens(account: 1) == [token("a", of: 1, topic: "other", time: 2)])
    try bench.transaction { try $0.save(token("a", of: 2, time: 3)) }
    try bench.reopen()
    #expect(try bench.store.pushTokens(account: 1) == [])
    #expect(try bench.store.pushTokens(account: 2) == [token("a", of: 2, time: 3)])
    // Another service may give the same text.
    try bench.transaction { try $0.save(token("a", of: 1, service: "other")) }
    #expect(try bench.store.pushTokens(account: 2).count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func removalsAndRollbacksLeaveTheOthers(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    try bench.transaction {
      try $0.save(token("a", of: 1))
      try $0.save(token("b", of: 1))
    }
    try bench.transaction {
      try $0.removePushToken(service: "apns", token: "a")
      try $0.removePushToken(service: "apns", token: "never")
      try $0.removePushToken(service: "other", token: "b")
    }
    #expect(try bench.store.pushTokens(account: 1) == [token("b", of: 1)])
    try bench.store.begin()
    try bench.store.save(token("b", of: 2))
    try bench.store.save(token("c", of: 1))
    try bench.store.removePushToken(service: "apns", token: "b")
    bench.store.rollback()
    #expect(try bench.store.pushTokens(account: 1) == [token("b", of: 1)])
    #expect(try bench.store.pushTokens(account: 2) == [])
  }

  @Test(arguments: StoreKind.allCases)
  func theDeviceOfATokenIsKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    var own = token("a", of: 1)
    (own.style, own.device, own.environment) = ("One", "phone", "")
    try bench.transaction { try $0.save(own) }
    try bench.reopen()
    #expect(try bench.store.pushTokens(account: 1) == [own])
    #expect(try bench.store.pushToken(service: "apns", token: "a") == own)
    // Another device takes it, and the operator.
    (own.style, own.device) = ("Two", "tablet")
    try bench.transaction { try $0.save(own) }
    #expect(try bench.store.pushTokens(account: 1) == [own])
    try bench.transaction { try $0.save(token("a", of: 1)) }
    try bench.reopen()
    #expect(try bench.store.pushTokens(account: 1) == [token("a", of: 1)])
    try bench.store.begin()
    try bench.store.save(own)
    bench.store.rollback()
    #expect(try bench.store.pushTokens(account: 1) == [token("a", of: 1)])
  }
}
