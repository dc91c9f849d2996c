import Foundation
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// Applications to join groups, and invitations that ask.
@Suite struct GroupRequestTests {
  private let environment: MessagingEnvironment
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone

  init() {
    environment = .inMemory(clock: ManualClock())
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
    for phone in [alice, bob, carol] { phone.client.options.autoAcceptGroupInvitation = true }
  }

  private func make(
    _ style: AgoraChatGroupStyle, _ invitees: [String] = [], asks: Bool = false
  ) throws -> String {
    let options = AgoraChatGroupOptions()
    (options.style, options.isInviteNeedConfirm) = (style, asks)
    let group = try alice.groups.createGroup(
      withSubject: "team", description: "", invitees: invitees, message: "hi", setting: options, error: nil)
    return try #require(group?.groupId)
  }

  /// Logs in again with an app that wants to be asked.
  private func ask(_ phone: Phone) {
    phone.logOut()
    phone.client.options.autoAcceptGroupInvitation = false
    phone.logIn()
  }

  @Test func applicationIsApproved() async throws {
    let id = try make(.publicJoinNeedApproval)
    await alice.expect("list of 1")
    var error: AgoraChatError?
    let seen = try bob.groups.applyJoinPublicGroup(id, message: "me too", error: &error)
    #expect(error == nil && seen?.groupName == "team" && seen?.settings.style == .publicJoinNeedApproval)
    await alice.expect("bob asks to join team: me too")
    #expect(code(try carol.groups.acceptJoinApplication(id, applicant: "bob")) == 602)
    #expect(code(try alice.groups.acceptJoinApplication(id, applicant: "bob")) == 0)
    await bob.expect("list of 1", "let into team")
    await alice.expect("bob came")
    #expect(code(try alice.groups.declineJoinApplication(id, applicant: "bob", reason: "")) == 1000)
    #expect(try bob.groups.getJoinedGroups()?.map(\.groupId) == [id])
  }

  @Test func applicationIsDeclined() async throws {
    let id = try make(.publicJoinNeedApproval)
    await alice.expect("list of 1")
    try bob.groups.applyJoinPublicGroup(id, message: nil, error: nil)
    await alice.expect("bob asks to join team: -")
    #expect(code(try alice.groups.declineJoinApplication(id, applicant: "bob", reason: "no room")) == 0)
    await bob.expect("alice does not let bob into \(id): no room")
    #expect(try bob.groups.getJoinedGroups()?.isEmpty == true)
    // A request to join a private group is refused.
    let closed = try make(.privateMemberCanInvite)
    await alice.expect("list of 2")
    var error: AgoraChatError?
    _ = try bob.groups.applyJoinPublicGroup(closed, message: "x", error: &error)
    #expect(code(error) == 603)
    // A request to join a group that anyone may join makes the account a member.
    let open = try make(.publicOpenJoin)
    await alice.expect("list of 3")
    #expect(try bob.groups.applyJoinPublicGroup(open, message: "x", error: &error)?.memberList == ["bob"])
    #expect(error == nil)
  }

  @Test func appThatWantsToBeAskedIsAsked() async throws {
    ask(bob)
    let id = try make(.privateOnlyOwnerInvite, ["bob"], asks: true)
    await alice.expect("list of 1")
    await bob.expect("alice invites to team of \(id): hi")
    #expect(code(try bob.groups.declineInvitation(fromGroup: id, inviter: "alice", reason: "later")) == 0)
    await alice.expect("bob declined: later")
    #expect(code(try bob.groups.declineInvitation(fromGroup: id, inviter: "alice", reason: "later")) == 1000)
    try alice.groups.addOccupants(["bob"], toGroup: id, welcomeMessage: "please", error: nil)
    await bob.expect("alice invites to team of \(id): please")
    var error: AgoraChatError?
    let group = try bob.groups.acceptInvitation(fromGroup: id, inviter: "alice", error: &error)
    #expect(error == nil && group?.memberList == ["bob"])
    await alice.expect("bob accepted", "bob came")
    await bob.expect("list of 1")
  }

  @Test func invitationIsAcceptedAtTheNextLogin() async throws {
    carol.logOut()
    let id = try make(.privateOnlyOwnerInvite, ["carol"], asks: true)
    await alice.expect("list of 1")
    carol.logIn()
    await alice.expect("carol accepted", "carol came")
    await carol.expect("list of 1", "joined team by alice: hi")
    #expect(try carol.groups.getJoinedGroups()?.map(\.groupId) == [id])
  }

  @Test func otherDeviceIsNotifiedOfAnApplication() async throws {
    let tablet = Phone(environment, "bob", device: "tablet")
    let events = Events()
    tablet.client.addMultiDevices(delegate: events, queue: nil)
    let id = try make(.publicJoinNeedApproval)
    try bob.groups.applyJoinPublicGroup(id, message: nil, error: nil)
    #expect(try await events.inbox.next() == "\(AgoraChatMultiDevicesEvent.groupApply) \(id)")
  }

  private final class Events: NSObject, AgoraChatMultiDevicesDelegate {
    let inbox = Inbox<String>("event of another device")
    func multiDevicesGroupEventDidReceive(_ aEvent: AgoraChatMultiDevicesEvent, groupId aGroupId: String, ext: Any?) {
      inbox.add("\(aEvent) \(aGroupId)")
    }
  }
}
