import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// The codes that the completion blocks of an invitation's calls receive.
@Suite @MainActor struct CallCodeTests {
  private let world = World()

  @Test func invalidInvitationIsRefused() async throws {
    let alice = try await world.app("alice")
    let own = try CallListener(alice)
    for callee in ["", "null", "bob\u{7}", String(repeating: "b", count: 64), "alice", "ALICE"] {
      let local = AgoraRtmLocalInvitation(calleeId: callee)
      #expect(try await alice.send(local) == .invalidAugment, "\(callee)")
      #expect(local.state == .idle)
      // It can be corrected and sent.
      local.calleeId = "bob"
      #expect(try await alice.send(local) == .ok)
      #expect(try await alice.cancel(local) == .ok)
      #expect(try await own.news.next() == "canceled for bob, canceled")
    }
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    local.content = String(repeating: "é", count: 4097)
    #expect(try await alice.send(local) == .invalidAugment)
    local.content = String(repeating: "é", count: 4096)
    local.channelId = String(repeating: "c", count: 65)
    #expect(try await alice.send(local) == .invalidAugment)
    local.channelId = String(repeating: "c", count: 64)
    #expect(try await alice.cancel(local) == .notStarted)
    #expect(try await alice.send(local) == .ok)
    let bob = try await world.app("bob")
    let his = try CallListener(bob)
    world.clock.advance(bySeconds: 5)
    let remote = try await his.invitations.next()
    #expect(remote.content?.utf8.count == 8192 && remote.channelId?.utf8.count == 64)
    remote.response = String(repeating: "r", count: 8193)
    #expect(try await bob.accept(remote) == .invalidAugment)
    #expect(try await bob.refuse(remote) == .invalidAugment)
    #expect(remote.state == .invitationReceived)
    remote.response = String(repeating: "r", count: 8192)
    #expect(try await bob.accept(remote) == .ok)
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
    #expect(try await own.news.next() == "accepted by bob, acceptedByRemote, \(String(repeating: "r", count: 8192))")
  }

  @Test func repeatedCallAndCallAfterTheEndAreRefused() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (own, his) = (try CallListener(alice), try CallListener(bob))
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(local) == .ok)
    #expect(try await alice.send(local) == .alreadySent)
    let remote = try await his.invitations.next()
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
    #expect(try await alice.send(local) == .alreadySent)
    #expect(try await his.news.next() == "invited by alice, invitationReceived")
    // Of two answers at the same time, the second is refused.
    let codes = Inbox<AgoraRtmInvitationApiCallErrorCode>("code")
    bob.calls.accept(remote) { codes.add($0) }
    bob.calls.accept(remote) { codes.add($0) }
    bob.calls.refuse(remote) { codes.add($0) }
    #expect(try await codes.next() == .ok)
    for _ in 0..<2 { #expect(try await codes.next() == .alreadyAccept) }
    #expect(try await his.news.next() == "accepted alice, accepted")
    #expect(try await own.news.next() == "accepted by bob, acceptedByRemote, -")
    #expect(try await bob.accept(remote) == .alreadyAccept)
    #expect(try await bob.refuse(remote) == .alreadyEnd)
    #expect(try await alice.send(local) == .alreadyEnd)
    #expect(try await alice.cancel(local) == .alreadyEnd)

    let second = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(second) == .ok)
    let other = try await his.invitations.next()
    #expect(try await bob.refuse(other) == .ok)
    #expect(try await bob.refuse(other) == .alreadyEnd)
    #expect(try await bob.accept(other) == .alreadyEnd)
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
    #expect(try await own.news.next() == "refused by bob, refusedByRemote, -")
    #expect(try await alice.cancel(second) == .alreadyEnd)

    let third = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(third) == .ok)
    alice.calls.cancel(third) { codes.add($0) }
    alice.calls.cancel(third) { codes.add($0) }
    #expect(try await codes.next() == .ok)
    #expect(try await codes.next() == .alreadyEnd)
    #expect(try await alice.send(third) == .alreadyEnd)
  }

  @Test func withoutALogin() async throws {
    let alice = App("alice", in: world)
    let own = try CallListener(alice)
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.cancel(local) == .notStarted)
    local.calleeId = ""
    #expect(try await alice.send(local) == .invalidAugment)
    local.calleeId = "bob"
    alice.calls.send(local) { own.news.add("block \($0)") }
    #expect(try await own.news.next() == "failed for bob, failure, notLoggedIn")
    #expect(try await own.news.next() == "block ok")
    #expect(try await alice.send(local) == .alreadyEnd)
    #expect(try await alice.cancel(local) == .alreadyEnd)
    world.environment.shutDown()
    #expect(try await alice.send(AgoraRtmLocalInvitation(calleeId: "bob")) == .ok)
    #expect(try await own.news.next() == "failed for bob, failure, notLoggedIn")
  }

  @Test func invitationBeyondTheLimitIsRefused() async throws {
    let alice = try await world.app("alice")
    for _ in 0..<100 { #expect(try await alice.send(AgoraRtmLocalInvitation(calleeId: "bob")) == .ok) }
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(local) == .notStarted)
    #expect(local.state == .idle)
  }

  /// A delegate without methods.
  private final class Idle: NSObject, AgoraRtmCallDelegate {}

  @Test func delegateWithoutMethodsAndNilCallKitAreAllowed() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let idle = Idle()
    bob.calls.callDelegate = idle
    #expect(bob.calls.callDelegate === idle && bob.calls.rtmKit === bob.kit && bob.kit.getRtmCall() === bob.calls)
    let own = try CallListener(alice)
    let local = AgoraRtmLocalInvitation(calleeId: "bob")
    #expect(try await alice.send(local) == .ok)
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
    #expect(try await alice.cancel(local) == .ok)
    // Without a call kit, events are not reported; with one set again, its delegate receives them.
    let calls = bob.calls
    bob.kit.rtmCallKit = nil
    #expect(bob.kit.getRtmCall() == nil)
    #expect(try await alice.send(AgoraRtmLocalInvitation(calleeId: "bob")) == .ok)
    #expect(try await own.news.next() == "canceled for bob, canceled")
    #expect(try await own.news.next() == "received by bob, receivedByRemote")
    bob.kit.rtmCallKit = calls
    let his = try CallListener(bob)
    #expect(try await alice.send(AgoraRtmLocalInvitation(calleeId: "bob")) == .ok)
    #expect(try await his.news.next() == "invited by alice, invitationReceived")
  }

  /// A text with the prefix is a text.
  @Test func thePrefixOfTheFormerSDKIsAText() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    #expect(AgoraRtmEndcallPrefix == "AgoraRTMLegacyEndcallCompatibleMessagePrefix")
    #expect(try await alice.send(AgoraRtmEndcallPrefix + "_c_bye", to: "bob") == .ok)
    #expect(try await bob.messages.next().message.text == AgoraRtmEndcallPrefix + "_c_bye")
  }
}
