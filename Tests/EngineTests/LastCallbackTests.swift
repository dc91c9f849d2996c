import Dispatch
import Parlance
import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// The completion of a logout is the last callback.
@Suite struct LastCallbackTests {
  /// Closing deletes a message whose revocation was reported, which changes the conversation: that change is reported, too.
  @Test func changesByClosingAreReportedBeforeTheCompletion() throws {
    let (loop, callbacks) = (DeviceLoop.makeQueue(), DispatchQueue(label: "last.callbacks"))
    let hub = ScriptedHub()
    let events = EventRecorder()
    let atCompletion = Answer<Int>()
    var configuration = DeviceConfiguration(style: "Test", account: "me", device: "phone")
    configuration.revocation.removal = .afterReport
    var logOut: (() -> Void)?
    let device = try Device(
      configuration: configuration, store: MemoryDeviceStore(), clock: ManualClock(), loop: DeviceLoop(queue: loop),
      link: hub, isLinkUp: true, callbackQueue: callbacks
    ) { told in
      events.record(told)
      if told.contains(where: { if case .revoked = $0 { true } else { false } }) { logOut?() }
    }
    // The turn that would delete the message is held, so that closing does it.
    logOut = { [unowned device] in
      loop.suspend()
      device.disconnect { _ in atCompletion.give(events.events.count) }
    }
    func push(_ frames: [InboundFrame]) {
      loop.sync { device.receive(frames) }
      for _ in 0..<4 { callbacks.sync {} }
    }
    device.connectEventually(token: "")
    loop.sync {}
    let number = try #require(hub.take(ConnectCall.self).first?.number)
    let terms = ProtocolTerms(version: 1, capabilities: .all, limits: HubLimits().requests)
    let reply = Connected(
      terms: terms, time: .zero, upTo: .zero, login: 1, account: "me",
      heads: [StreamHead(stream: .account, sequence: 0)], groups: [], otherDevices: [])
    push([.reply(number, .success(ConnectReply.connected(reply)))])
    let bob = ConversationID.direct("bob")
    push([.event(textEvent("a", in: bob, 1)), .event(textEvent("b", in: bob, 2))])
    let time = Timestamp(milliseconds: 1003)
    let revocation = RevocationEvent(
      messageID: "b", revoker: "bob", messageSender: "bob", messageTime: time, messageSequence: 2, time: time,
      scope: .everyone, request: RevocationRequest())
    push([
      .event(
        StreamEvent(stream: .conversation(bob), sequence: 3, time: time, payload: .revocation(revocation, [])))
    ])
    loop.resume()
    loop.sync {}
    callbacks.sync {}
    #expect(atCompletion.all == [events.events.count])
    guard case .conversation? = events.events.last else {
      Issue.record("closing reported nothing: \(events.events.suffix(2))")
      return
    }
  }
}
