import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Copies of what the hub has, with a hub that answers as a test wants: when a device reads them, and when it reads them again.
@Suite struct DeviceCopyTests {
  private func account(_ sequence: Int64) -> StreamHead { StreamHead(stream: .account, sequence: sequence) }

  private func standing(_ world: ScriptedWorld, _ sequence: Int64) throws -> Connected {
    guard case .connected(let standing) = world.connected(heads: [account(sequence)]) else {
      throw MessagingError(.malformedData)
    }
    return standing
  }

  // MARK: push settings

  private let settings = AllPushSettings(
    account: PushSettings(displayName: "me", updated: Timestamp(milliseconds: 7)))

  /// A device that fetched the push settings and follows a hub that was restored since.
  private func forkedWorld(
    _ store: any DeviceStore = MemoryDeviceStore(), upTo sequence: Int64
  ) throws -> ScriptedWorld {
    let world = try ScriptedWorld(store: store)
    try world.login()
    world.device.fetchPushSettings { _ in }
    try world.answer(PushSettingsCall.self, settings)
    try world.again(world.connected(heads: [account(sequence)], isForked: true))
    return world
  }

  @Test func outdatedPushSettingsAreReadByTheNextRun() throws {
    let store = MemoryDeviceStore()
    let world = try forkedWorld(store, upTo: 1)
    #expect(world.hub.take(PushSettingsCall.self).count == 1)
    world.device.close()
    let next = try ScriptedWorld(store: store)
    try next.login()
    try next.answer(PushSettingsCall.self, settings)
    try next.again(next.connected(heads: [account(1)]))
    #expect(next.hub.take(PushSettingsCall.self).isEmpty)
  }

  /// A device that never had the settings does not read them, unless its style wants them.
  @Test(arguments: [false, true])
  func unknownPushSettingsAreReadWhereTheStyleKeepsThem(_ keeps: Bool) throws {
    let world = try ScriptedWorld { $0.keepsPushSettings = keeps }
    try world.login()
    #expect(world.hub.take(PushSettingsCall.self).count == (keeps ? 1 : 0))
    try world.again(world.connected(heads: [account(1)], isForked: true))
    #expect(world.hub.take(PushSettingsCall.self).count == (keeps ? 1 : 0))
  }

  /// The answer is newer than what the device missed, which an earlier answer said.
  @Test func pushSettingsThatAreBeingReadAreNotReadAgainAfterASnapshot() throws {
    let world = try forkedWorld(upTo: 9)
    let asked = world.hub.take(PushSettingsCall.self)
    try #require(asked.count == 1)
    try world.answer(PullCall.self, [PulledStream(stream: .account, events: [], upTo: 9, isTruncated: true)])
    try world.answer(SnapshotCall.self, try standing(world, 9))
    #expect(world.hub.take(PushSettingsCall.self).isEmpty)
    world.answer(asked[0].number, settings)
    try world.again(world.connected(heads: [account(9)]))
    #expect(world.hub.take(PushSettingsCall.self).isEmpty)
  }

  // MARK: profiles

  /// An entry that makes another account a friend.
  private func friend(_ account: AccountID, _ sequence: Int64) -> StreamEvent {
    let time = Timestamp(milliseconds: 1000 + sequence)
    let change = ContactChange(
      contact: Contact(account: account, isFriend: true), action: .added, actor: account, time: time)
    return StreamEvent(stream: .account, sequence: sequence, time: time, payload: .contactChanged(change))
  }

  @Test func profilesAreCurrentOnceThatOfANewFriendIsRead() throws {
    let world = try ScriptedWorld { $0.keepsProfiles = true }
    try world.login()
    let own = world.hub.take(ProfilesCall.self)
    try #require(own.map(\.call.accounts) == [["me"]])
    world.push(friend("bob", 2))
    #expect(world.hub.take(ProfilesCall.self).map(\.call.accounts) == [["bob"]])
    world.answer(own[0].number, ProfilePage(profiles: [], count: 1))
    // The link breaks before the answer about the friend.
    try world.again(world.connected(heads: [account(2)]))
    let all = world.hub.take(ProfilesCall.self)
    try #require(all.map(\.call.accounts) == [["me", "bob"]])
    world.answer(all[0].number, ProfilePage(profiles: [], count: 2))
    try world.again(world.connected(heads: [account(2)]))
    #expect(world.hub.take(ProfilesCall.self).isEmpty)
  }

  @Test func profilesThatAReadFailedToBringAreReadWithThatOfANewFriend() throws {
    let world = try ScriptedWorld { $0.keepsProfiles = true }
    try world.login()
    let own = world.hub.take(ProfilesCall.self)
    try #require(own.count == 1)
    world.refuse(own[0].number, .unsupported)
    world.push(friend("bob", 2))
    #expect(world.hub.take(ProfilesCall.self).map(\.call.accounts) == [["me", "bob"]])
  }

  @Test func currentProfilesAreReadAgainByTheNextRunIfThatOfANewFriendIsMissing() throws {
    let store = MemoryDeviceStore()
    let world = try ScriptedWorld(store: store) { $0.keepsProfiles = true }
    try world.login()
    try world.answer(ProfilesCall.self, ProfilePage(profiles: [], count: 1))
    world.push(friend("bob", 2))
    world.device.close()
    let next = try ScriptedWorld(store: store) { $0.keepsProfiles = true }
    next.device.connectEventually(token: "")
    try next.answer(ConnectCall.self, next.connected(heads: [account(2)]))
    #expect(next.hub.take(ProfilesCall.self).map(\.call.accounts) == [["me", "bob"]])
  }

  // MARK: bulletins

  @Test func bulletinSentWhileOthersAreAskedForIsAskedForAfterwards() throws {
    let world = try ScriptedWorld { $0.takesBulletins = true }
    try world.login()
    let first = world.hub.take(BulletinsCall.self)
    try #require(first.count == 1)
    world.push([.bulletinsChanged(last: 5)])
    #expect(world.hub.take(BulletinsCall.self).isEmpty)
    world.answer(first[0].number, BulletinsReply(bulletins: [], last: 3))
    let second = world.hub.take(BulletinsCall.self)
    try #require(second.map(\.call.taken) == [3])
    world.answer(second[0].number, BulletinsReply(bulletins: [], last: 5))
    world.push([.bulletinsChanged(last: 5)])
    #expect(world.hub.take(BulletinsCall.self).isEmpty)
  }

  @Test func allBulletinsAreFetchedOnceAtEachLogin() throws {
    let world = try ScriptedWorld { $0.takesBulletins = true }
    try world.login()
    #expect(world.hub.take(BulletinsCall.self).count == 1)
    world.push([.bulletinsChanged(last: 0)])
    // The link breaks before the answer.
    try world.again(world.connected(heads: [account(1)]))
    try world.answer(BulletinsCall.self, BulletinsReply(bulletins: [], last: 3, hasMore: true))
    try world.answer(BulletinsCall.self, BulletinsReply(bulletins: [], last: 5))
    #expect(world.hub.take(BulletinsCall.self).isEmpty)
  }

  // MARK: contacts

  @Test func contactsThatWereReadInPartAreReadAgainByTheNextRun() throws {
    let store = MemoryDeviceStore()
    let world = try ScriptedWorld(store: store)
    world.device.connectEventually(token: "")
    var reply = try standing(world, 1)
    reply.contacts = ContactPage(contacts: [Contact(account: "bob", isFriend: true)], next: 7)
    try world.answer(ConnectCall.self, .connected(reply))
    #expect(world.hub.take(ContactsCall.self).map(\.call.after) == [7])
    world.device.close()
    let next = try ScriptedWorld(store: store)
    try next.login()
    let first = next.hub.take(ContactsCall.self)
    try #require(first.map(\.call.after) == [.zero])
    next.answer(first[0].number, ContactPage(contacts: [Contact(account: "bob", isFriend: true)]))
    try next.again(next.connected(heads: [account(1)]))
    #expect(next.hub.take(ContactsCall.self).isEmpty)
  }
}
