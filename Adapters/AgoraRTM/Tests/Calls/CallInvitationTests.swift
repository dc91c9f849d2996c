import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Invitations to calls: the events that both users receive.
@Suite @MainActor struct CallInvitationTests {
  private let world = World()

  /// Two apps that are logged in, and their listeners.
  private func pair() async throws -> (alice: App, bob: App, own: CallListener, his: CallListener) {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    return (alice, bob, try CallListener(alice), try CallListener(bob))
  }

  /// An invitation of alice that bob has.
  private func ring(
    _ alice: App, _ own: CallListener, _ his: CallListener
  ) async throws -> (local: AgoraRtmLocalInvitation, remote: AgoraRtmRemoteInvitation) {
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(local) == .ok)
    #expect(try await his.news.next() == "invited by alice, invitationReceived")
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
    return (local, try await his.invitations.next())
  }

  private func expectNoNews(_ listeners: CallListener...) async {
    await drainMainQueue()
    for listener in listeners { #expect(listener.news.pending == []) }
  }

  @Test(arguments: [false, true]) func anInvitationIsAccepted(_ isReversed: Bool) async throws {
    var (alice, bob, own, his) = try await pair()
    if isReversed { (alice, bob, own, his) = (bob, alice, his, own) }
    let local = AgoraRtmLocalInvitation(calleeId: bob.user)
    #expect(local.state == .idle && local.content == nil && local.channelId == nil && local.response == nil)
    (local.content, local.channelId) = ("video \u{1F4DE}", "room 7")
    #expect(try await alice.send(local) == .ok)
    #expect(try await his.news.next() == "invited by \(alice.user), invitationReceived")
    let remote = try await his.invitations.next()
    #expect(remote.callerId == alice.user && remote.content == "video \u{1F4DE}" && remote.channelId == "room 7")
    #expect(remote.response == nil)
    #expect(try await own.news.next() == "received by \(bob.user), receivedByRemote")
    remote.response = "coming"
    #expect(try await bob.accept(remote) == .ok)
    #expect(try await own.news.next() == "accepted by \(bob.user), acceptedByRemote, coming")
    #expect(try await his.news.next() == "accepted \(alice.user), accepted")
    #expect(local.response == "coming" && local.state == .acceptedByRemote && remote.state == .accepted)
    // Nothing comes of it any more.
    try await world.advance(bySeconds: 61, alice, bob)
    await expectNoNews(own, his)
  }

  @Test func anInvitationIsRefused() async throws {
    let (alice, bob, own, his) = try await pair()
    for response in [nil, "", "busy"] {
      let (local, remote) = try await ring(alice, own, his)
      remote.response = response
      bob.calls.refuse(remote) { his.news.add("block \($0)") }
      #expect(try await own.news.next() == "refused by bob, refusedByRemote, \(response ?? "-")")
      #expect(try await his.news.next() == "refused alice, refused")
      #expect(try await his.news.next() == "block ok")
      #expect(local.response == response && local.state == .refusedByRemote && remote.state == .refused)
    }
    // Blocks may be left out.
    let (_, remote) = try await ring(alice, own, his)
    silently { bob.calls.refuse(remote) }
    #expect(try await own.news.next() == "refused by bob, refusedByRemote, -")
  }

  @Test func anInvitationIsCanceled() async throws {
    let (alice, _, own, his) = try await pair()
    let (local, remote) = try await ring(alice, own, his)
    alice.calls.cancel(local) { own.news.add("block \($0)") }
    #expect(try await own.news.next() == "canceled for bob, canceled")
    #expect(try await own.news.next() == "block ok")
    #expect(try await his.news.next() == "canceled by alice, canceled")
    #expect(remote.state == .canceled)
    // An invitation that was not received yet can be canceled, too.
    let other = AgoraRtmLocalInvitation(calleeId: "carol")
    silently { alice.calls.send(other) }
    #expect(other.state == .sentToRemote)
    silently { alice.calls.cancel(other) }
    #expect(try await own.news.next() == "canceled for carol, canceled")
  }

  @Test func severalInvitationsAreReportedSeparately() async throws {
    let (alice, bob, own, his) = try await pair()
    let carol = try await world.app("carol")
    let hers = try CallListener(carol)
    silently {
      for callee in ["bob", "carol", "bob"] { alice.calls.send(AgoraRtmLocalInvitation(calleeId: callee)) }
    }
    silently { bob.calls.send(AgoraRtmLocalInvitation(calleeId: "alice")) }
    for _ in 0..<2 { #expect(try await his.invitations.next().callerId == "alice") }
    #expect(try await hers.invitations.next().callerId == "alice")
    #expect(try await own.invitations.next().callerId == "bob")
  }

  // MARK: time

  @Test func aCalleeThatIsOfflineFails() async throws {
    let alice = try await world.app("alice")
    let own = try CallListener(alice)
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(local) == .ok)
    try await world.advance(bySeconds: 29, alice)
    await expectNoNews(own)
    try await world.advance(bySeconds: 1, alice)
    #expect(try await own.news.next() == "failed for bob, failure, remoteOffline")
    // One who comes in time is invited.
    let second = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(second) == .ok)
    try await world.advance(bySeconds: 13, alice)
    let bob = try await world.app("bob")
    let his = try CallListener(bob)
    try await world.advance(bySeconds: 2, alice)
    #expect(try await his.news.next() == "invited by alice, invitationReceived")
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
  }

  @Test func invitationWithoutALinkFailsForLackOfAResponse() async throws {
    let (alice, _, own, his) = try await pair()
    alice.setReachable(false)
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(local) == .ok)
    world.clock.advance(bySeconds: 30)
    #expect(try await own.news.next() == "failed for bob, failure, remoteNoResponse")
    // A short break only delays.
    let second = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(second) == .ok)
    alice.setReachable(true)
    #expect(try await his.news.next() == "invited by alice, invitationReceived")
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
  }

  @Test func anInvitationExpires() async throws {
    let (alice, bob, own, his) = try await pair()
    let (local, remote) = try await ring(alice, own, his)
    try await world.advance(bySeconds: 59, alice, bob)
    await expectNoNews(own, his)
    world.clock.advance(bySeconds: 1)
    #expect(try await own.news.next() == "failed for bob, failure, expire")
    #expect(try await his.news.next() == "failed from alice, failure, expire")
    #expect(try await bob.accept(remote) == .alreadyEnd)
    #expect(try await alice.cancel(local) == .alreadyEnd)
  }

  @Test func anAcceptanceThatIsNotConfirmedFails() async throws {
    let (alice, bob, own, his) = try await pair()
    let (_, remote) = try await ring(alice, own, his)
    alice.setReachable(false)
    #expect(try await bob.accept(remote) == .ok)
    #expect(remote.state == .acceptSentToLocal)
    try await world.advance(bySeconds: 5, bob)
    #expect(try await his.news.next() == "failed from alice, failure, acceptFailure")
  }

  // MARK: who is gone

  @Test func aCallerThatIsLostIsOffline() async throws {
    let (alice, bob, own, his) = try await pair()
    _ = try await ring(alice, own, his)
    alice.setReachable(false)
    try await world.advance(bySeconds: 36, bob)
    #expect(try await his.news.next() == "failed from alice, failure, localOffline")
  }

  @Test func aCalleeThatLogsOutIsOffline() async throws {
    let (alice, bob, own, his) = try await pair()
    let (_, remote) = try await ring(alice, own, his)
    #expect(try await bob.logout() == .ok)
    #expect(try await his.news.next() == "failed from alice, failure, localOffline")
    #expect(try await bob.accept(remote) == .alreadyEnd)
    try await world.advance(bySeconds: 5, alice)
    #expect(try await own.news.next() == "failed for bob, failure, remoteOffline")
  }

  @Test func aCallerThatLogsOutCancels() async throws {
    let (alice, _, own, his) = try await pair()
    let (local, _) = try await ring(alice, own, his)
    #expect(try await alice.logout() == .ok)
    #expect(try await own.news.next() == "failed for bob, failure, notLoggedIn")
    #expect(try await his.news.next() == "canceled by alice, canceled")
    #expect(try await alice.cancel(local) == .alreadyEnd)
  }

  @Test func anAbortedLoginEndsItsInvitations() async throws {
    let (alice, bob, own, his) = try await pair()
    _ = try await ring(alice, own, his)
    #expect(try await bob.calls.sends(to: "alice") == .ok)
    #expect(try await own.news.next() == "invited by bob, invitationReceived")
    let again = App("alice", in: world, device: "other")
    #expect(try await again.login() == .ok)
    let news: Set = [try await own.news.next(), try await own.news.next()]
    #expect(news == ["failed for bob, failure, notLoggedIn", "failed from bob, failure, localOffline"])
    let late = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(late) == .ok)
    #expect(try await own.news.next() == "failed for bob, failure, notLoggedIn")
  }

  @Test func aKitThatIsReleasedEndsItsInvitations() async throws {
    let bob = try await world.app("bob")
    let his = try CallListener(bob)
    var kit = AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment)
    #expect(try await code { kit?.login(byToken: nil, user: "alice", completion: $0) } == .ok)
    let calls = try #require(kit?.getRtmCall())
    #expect(calls.rtmKit === kit)
    let failures = Inbox<AgoraRtmLocalInvitationErrorCode>("failure")
    let listener = FailureListener(failures)
    calls.callDelegate = listener
    silently { calls.send(AgoraRtmLocalInvitation(calleeId: "bob")) }
    #expect(try await his.news.next() == "invited by alice, invitationReceived")
    kit = nil
    #expect(try await failures.next() == .notLoggedIn)
    #expect(try await his.news.next() == "canceled by alice, canceled")
    #expect(calls.rtmKit == nil)
    silently { calls.send(AgoraRtmLocalInvitation(calleeId: "bob")) }
    #expect(try await failures.next() == .notLoggedIn)
  }

  // MARK: apps of other styles

  @Test func aProgramOfAnotherStyleRings() async throws {
    let bob = try await world.app("bob")
    let his = try CallListener(bob)
    let carol = MessagingClient(environment: world.environment, account: "carol", device: "phone")
    try await carol.login()
    let updates = carol.callInvitations()
    try carol.inviteToCall("bob", content: "from afar", channel: "c")
    let remote = try await his.invitations.next()
    #expect(remote.callerId == "carol" && remote.content == "from afar" && remote.channelId == "c")
    remote.response = "hello"
    #expect(try await bob.accept(remote) == .ok)
    #expect(try await updates.next().change == .received)
    #expect(try await updates.next().change == .accepted(response: "hello"))
    #expect(try await his.news.next() == "invited by carol, invitationReceived")
    #expect(try await his.news.next() == "accepted carol, accepted")
    let local = AgoraRtmLocalInvitation(calleeId: "carol")
    local.content = "back"
    #expect(try await bob.send(local) == .ok)
    let invited = try await updates.next()
    #expect(invited.change == .invited && invited.invitation.content == "back" && invited.invitation.channel == nil)
    try carol.refuseCallInvitation(invited.invitation)
    #expect(try await his.news.next() == "received by carol, receivedByRemote")
    #expect(try await his.news.next() == "refused by carol, refusedByRemote, -")
  }

  /// An invitation that another app of the account answers is over for this one.
  @Test func anotherAppOfTheAccountAnswers() async throws {
    let (alice, _, own, his) = try await pair()
    let other = MessagingClient(environment: world.environment, account: "bob", device: "phone")
    try await other.login()
    let updates = other.callInvitations()
    let (_, remote) = try await ring(alice, own, his)
    try other.acceptCallInvitation(try await updates.next().invitation)
    #expect(try await own.news.next() == "accepted by bob, acceptedByRemote, -")
    #expect(try await his.news.next() == "canceled by alice, canceled")
    #expect(remote.state == .canceled)
  }
}

extension AgoraRtmCallKit {
  /// Sends an invitation.
  @MainActor fileprivate func sends(to callee: String) async throws -> AgoraRtmInvitationApiCallErrorCode {
    try await code { self.send(AgoraRtmLocalInvitation(calleeId: callee), completion: $0) }
  }
}

/// Implements the methods for failures alone.
@MainActor private final class FailureListener: NSObject, @preconcurrency AgoraRtmCallDelegate {
  private let failures: Inbox<AgoraRtmLocalInvitationErrorCode>

  init(_ failures: Inbox<AgoraRtmLocalInvitationErrorCode>) { self.failures = failures }

  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode
  ) {
    failures.add(errorCode)
  }
}
