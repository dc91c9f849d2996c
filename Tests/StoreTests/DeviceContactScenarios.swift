import ParlanceCore
import Testing

/// The contacts of a device's account.
@Suite struct DeviceContactScenarios {
  @Test(arguments: StoreKind.ofDevices)
  func contactsAreKeptByAccount(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let request = FriendRequest(message: "hi", time: Timestamp(milliseconds: 7))
    let bob = Contact(account: "Bob", isFriend: true, alias: "Bo", custom: "", request: request)
    let zoe = Contact(account: "zo\u{EB}", isBlocked: true, isMuted: true)
    try bench.transaction { store in
      try store.save(zoe)
      try store.save(bob)
    }
    for _ in 0..<2 {
      #expect(try bench.store.contacts() == [bob, zoe])
      #expect(try bench.store.contacts().first?.account.name == "Bob")
      try bench.reopen()
    }
    // Another spelling is the same account, and is shown from now on.
    let renamed = Contact(account: "BOB", isMuted: true)
    try bench.transaction { try $0.save(renamed) }
    #expect(try bench.store.contacts().map(\.account.name) == ["BOB", "zo\u{EB}"])
    #expect(try bench.store.contacts().first == renamed)
    // An empty contact is removed.
    try bench.transaction { try $0.save(Contact(account: "bob")) }
    try bench.reopen()
    #expect(try bench.store.contacts() == [zoe])
    try bench.store.begin(isDurable: false)
    try bench.store.save(Contact(account: "zo\u{EB}"))
    try bench.store.save(bob)
    bench.store.rollback()
    #expect(try bench.store.contacts() == [zoe])
  }
}
