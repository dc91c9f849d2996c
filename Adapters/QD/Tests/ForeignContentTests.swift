import Parlance
import Testing

@testable import QD_IMSDK

/// Content that apps of other styles define themselves.
@Suite struct ForeignContentTests {
  private let world = World()

  @Test(arguments: [
    (MessageBody(content: .custom(CustomContent(payload: #"{"red":7}"#))), #"{"red":7}"#),
    (MessageBody(content: .custom(CustomContent(payload: #"{"red":7}"#)), fallbackText: "[a gift]"), "[a gift]"),
  ])
  func customContentIsShownAsText(_ body: MessageBody, _ text: String) async throws {
    try await world.logIn("alice")
    let device = try world.environment.openDevice(
      DeviceConfiguration(style: "Other", account: "bob", device: "phone")
    ) { _ in }
    device.connectEventually(token: "")
    try device.send(MessageDraft(conversation: .direct("alice"), body: body))
    try await world.until("alice", "received") { !$0.received.isEmpty }
    let shown = try await world.on("alice") { $0.received.map(\.text) }
    #expect(shown == [text])
  }
}
