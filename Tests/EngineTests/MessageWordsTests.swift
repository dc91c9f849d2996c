import Parlance
import Testing

/// The texts that styles show for content for which they have no kind of message.
@Suite struct MessageWordsTests {
  @Test(arguments: [
    (MessageContent.text("hello"), "hello"),
    (.location(LocationContent(latitude: 1.5, longitude: -2, title: "Home", info: "Street 1")), "Home, Street 1"),
    (.location(LocationContent(latitude: 1.5, longitude: -2, title: "", info: "Street 1")), "Street 1"),
    (.location(LocationContent(latitude: 1.5, longitude: -2)), "1.5, -2.0"),
    (.tip(text: "you recalled a message", attachment: "id"), "you recalled a message"),
    (.tip(text: nil, attachment: "id"), ""),
    (.custom(CustomContent(type: "gift", payload: "{}")), "gift"),
    (.custom(CustomContent(payload: #"{"red":7}"#)), #"{"red":7}"#),
    (.command(CommandContent(action: "ring")), ""),
    (.data([1, 2]), ""),
    (.image(MediaContent(media: MediaDescriptor(fileName: "cat.png"))), "[Image] cat.png"),
    (.audio(MediaContent(media: MediaDescriptor(fileName: ""))), "[Audio]"),
    (.video(MediaContent()), "[Video]"),
    (.file(MediaContent(media: MediaDescriptor(fileName: "menu.txt"))), "[File] menu.txt"),
  ])
  func contentHasWords(_ content: MessageContent, _ words: String) {
    #expect(MessageBody(content: content).displayText == words)
    #expect(MessageBody(content: content, fallbackText: "").displayText == words)
    // What the sender left for that case comes first.
    #expect(MessageBody(content: content, fallbackText: "instead").displayText == "instead")
  }
}
