import ParlanceCore
import Testing

/// The copies of profiles that a device has.
@Suite struct DeviceProfileScenarios {
  @Test(arguments: StoreKind.ofDevices)
  func profilesAreKeptByAccount(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let bob = Profile(
      account: "Bob", nickname: "", avatar: "a", signature: "b", gender: .male, email: "c", birthday: "d", phone: "e",
      extensions: ["s": "{}"], updated: Timestamp(milliseconds: 7))
    let zoe = Profile(account: "zo\u{EB}")
    try bench.transaction { store in
      try store.save(zoe)
      try store.save(bob)
    }
    for _ in 0..<2 {
      #expect(try bench.store.profiles() == [bob, zoe])
      #expect(try bench.store.profile("BOB") == bob && bench.store.profile("nobody") == nil)
      #expect(try bench.store.profile("bob")?.account.name == "Bob")
      try bench.reopen()
    }
    // Another spelling is the same account, and is shown from now on.
    let renamed = Profile(account: "BOB", nickname: "Bo")
    try bench.transaction { try $0.save(renamed) }
    #expect(try bench.store.profiles().map(\.account.name) == ["BOB", "zo\u{EB}"])
    try bench.store.begin(isDurable: false)
    try bench.store.save(bob)
    try bench.store.save(Profile(account: "new"))
    bench.store.rollback()
    #expect(try bench.store.profiles() == [renamed, zoe])
    #expect(try bench.store.profile("bob")?.account.name == "BOB")
  }
}
