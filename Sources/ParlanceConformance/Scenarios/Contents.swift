import Foundation
import Parlance

extension Scenario {
  /// Contents other than text and files: shown as what they are, or in words where a style has no such kind.
  public static let contents: [Scenario] = samples.map { sample in
    Scenario("\(sample.name) arrives as one, or in words", senderNeeds: sample.senderNeeds) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      for conversation in [bob.conversation, group.conversation] {
        let outgoing = OutgoingMessage(sample.words, content: sample.content)
        let id = try await alice.send(outgoing, to: conversation)
        try await bob.shows(sample, id, from: alice, in: conversation)
      }
    }
  }

  private static let samples = [
    ContentSample(
      name: "a place", capability: .locations, words: "Öpera, by the sea",
      content: .location(
        LocationContent(latitude: -33.8568, longitude: 151.2153, title: "Öpera", info: "by the sea"))),
    ContentSample(
      name: "a tip", capability: .tips, words: "Alice changed the table",
      content: .tip(text: "Alice changed the table", attachment: "table 7")),
    ContentSample(
      name: "an app's own content", capability: .customContent, words: "gift",
      content: .custom(CustomContent(type: "gift", payload: #"{"colour":"rot","número":"7"}"#))),
    ContentSample(
      name: "a block of bytes", capability: .data, words: "what the bytes are",
      content: .data([0, 200, 1, 201, 0x7B, 0])),
  ]
}

/// Content that a style can have, and the words that stand for it.
private struct ContentSample: Sendable {
  var name: String
  var capability: Capability
  var words: String
  var content: MessageContent

  var senderNeeds: Set<Capability> { capability == .tips ? [.tips, .sendsTips] : [capability] }

  /// The bytes, as text formats write them.
  var base64: String { if case .data(let bytes) = content { Data(bytes).base64EncodedString() } else { words } }
}

extension Client {
  /// Waits for a sample and checks what the style shows of it.
  fileprivate func shows(
    _ sample: ContentSample, _ id: MessageID, from sender: Client, in conversation: ConversationID,
    source: String = #fileID, line: Int = #line
  ) async throws {
    if sample.capability == .tips && can(.hidesTips) {
      try await catchesUp(with: sender, in: conversation, file: source, line: line)
      return try hasNotSeen(id, file: source, line: line)
    }
    let shown = try await sees(id, file: source, line: line)
    try requireEqual(shown.sender, sender.account, "sender of \(sample.name)", file: source, line: line)
    guard can(sample.capability) else {
      // Some styles show no description of a place.
      let title: String? = if case .location(let place) = sample.content { place.title } else { nil }
      // Or have custom content for whatever has no type of its own.
      let custom: String? = if case .custom(let content) = shown.content { content.payload } else { nil }
      return try require(
        shown.text == sample.words || (title != nil && shown.text == title)
          || custom?.contains(sample.words) == true || custom?.contains(sample.base64) == true,
        "\(log.name) shows \(shown) for \(sample.name)", file: source, line: line)
    }
    try require(
      shown.content?.isAsFarAsToldThatOf(sample.content) == true, "\(log.name) shows \(shown) for \(sample.name)",
      file: source, line: line)
  }
}

extension MessageContent {
  /// Returns whether a style that shows this shows what was sent, but for fields that the styles between do not have.
  fileprivate func isAsFarAsToldThatOf(_ sent: MessageContent) -> Bool {
    switch (self, sent) {
    case (.location(let shown), .location(let sent)):
      shown.latitude == sent.latitude && shown.longitude == sent.longitude && shown.title == sent.title
        && [nil, "", sent.info].contains(shown.info)
    case (.tip(let text, let attachment), .tip(let sentText, let sentAttachment)):
      text == sentText && attachment == sentAttachment
    case (.custom(let shown), .custom(let sent)):
      JSONObject.canonical(shown.payload) == JSONObject.canonical(sent.payload) && ["", sent.type].contains(shown.type)
    case (.data(let shown), .data(let sent)): shown == sent
    default: false
    }
  }
}

extension JSONObject {
  /// Returns an object with its keys in order; nil for what is not an object.
  fileprivate static func canonical(_ text: String) -> String? {
    dictionary(of: text).flatMap { try? Self.text(of: $0) }
  }
}
