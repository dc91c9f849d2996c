import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The order of frames that arrive while the app is asked about a message, and the removal of messages from frames.
@Suite struct MessageIntakeTests {
  private let bob = ConversationID.direct("bob")

  @Test func laterPiecesWaitInOrder() {
    var intake = MessageIntake()
    #expect(intake.holds(.link(isReachable: false)) == false)
    let number = intake.begin()
    #expect(intake.isOpen(number) && !intake.isOpen(number - 1))
    #expect(intake.holds(.frames([.ended(.tokenExpired)])) == true)
    #expect(intake.holds(.link(isReachable: false)) == true)
    let first = intake.next()
    if case .frames(let frames)? = first { #expect(frames.count == 1) } else { Issue.record("not the first piece") }
    // The first piece is asked about.
    let second = intake.begin()
    #expect(!intake.isOpen(number) && intake.isOpen(second))
    let last = intake.next()
    if case .link(isReachable: false)? = last {} else { Issue.record("not the second piece") }
    let none = intake.next()
    #expect(none == nil && !intake.isAsking && !intake.isOpen(second))
    #expect(intake.holds(.link(isReachable: true)) == false)
  }

  @Test func discardedPiecesAreNeverTaken() {
    var intake = MessageIntake()
    let number = intake.begin()
    #expect(intake.holds(.link(isReachable: true)) == true)
    intake.discard()
    let rest = intake.next()
    #expect(!intake.isOpen(number) && !intake.isAsking && rest == nil)
    let next = intake.begin()
    #expect(intake.isOpen(next) && !intake.isOpen(number))
  }

  private func command(_ id: MessageID) -> MessageEvent {
    let body = MessageBody(content: .command(CommandContent(action: "a")))
    return MessageEvent(
      id: id, sender: "bob", number: 0, senderNumber: 0, options: .ordinary, platform: .linux, kind: .command,
      body: body.encoded())
  }

  @Test func commandsAndOtherFramesAreNotAskedAbout() {
    let event = StreamEvent(
      stream: .conversation(bob), sequence: 1, time: .zero, payload: .message(command("c")))
    let frames: [InboundFrame] = [
      .event(event), .transient(bob, .zero, command("d")), .ended(.tokenExpired), .tokenWillExpire(.zero),
      .reply(1, .failure(MessagingError(.timeout))), .reply(2, .success(Done())), .otherDevices([], .logout),
    ]
    for frame in frames {
      #expect(frame.storedMessages.isEmpty)
      #expect(frame.removing { _ in true } != nil)
    }
  }

  @Test func placesOfIgnoredMessagesStay() throws {
    let ignored = MessageKey("m1", in: bob)
    let events = [textEvent("m1", in: bob, 1), textEvent("m2", in: bob, 2)]
    let reply = InboundFrame.reply(
      7, .success([PulledStream(stream: .conversation(bob), events: events, upTo: 2, isTruncated: false)]))
    #expect(reply.storedMessages.map(\.key) == [ignored, MessageKey("m2", in: bob)])
    guard case .reply(7, .success(let rest))? = reply.removing({ $0 == ignored }) else {
      Issue.record("another frame")
      return
    }
    let stream = try #require((rest as? [PulledStream])?.first)
    #expect(stream.events.map(\.sequence) == [1, 2] && stream.events[0].payload == .nothing)
    #expect(stream.events[1] == events[1])
    guard case .event(let event)? = InboundFrame.event(events[0]).removing({ $0 == ignored }) else {
      Issue.record("another frame")
      return
    }
    #expect(event.sequence == 1 && event.payload == .nothing)
    let transient = InboundFrame.transient(bob, .zero, textMessage("m1", 0))
    #expect(transient.storedMessages.map(\.key) == [ignored])
    #expect(transient.removing { $0 == ignored } == nil && transient.removing { _ in false } != nil)
  }

  /// The last message of a group comes with the news that the account is no longer in it, which stays.
  @Test func aDepartureIsReportedWithoutItsMessage() throws {
    let left = StreamEvent(
      stream: .account, sequence: 3, time: .zero,
      payload: .groupLeft(
        id: "g", .removed, actor: "alice", message: textMessage("n", 0, from: "alice"), time: Timestamp(milliseconds: 9)
      ))
    let frame = InboundFrame.event(left)
    #expect(frame.storedMessages.map(\.key) == [MessageKey("n", in: .group("g"))])
    guard case .event(let event)? = frame.removing({ _ in true }) else {
      Issue.record("another frame")
      return
    }
    #expect(
      event.payload
        == .groupLeft(id: "g", .removed, actor: "alice", message: nil, time: Timestamp(milliseconds: 9)))
  }
}
