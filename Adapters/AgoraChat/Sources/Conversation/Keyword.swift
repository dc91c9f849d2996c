internal import Foundation
internal import Parlance

/// A word to look for.
struct Keyword {
  private let word: String
  private let scope: AgoraChatMessageSearchScope

  /// A word; nil and empty are in every message.
  init(_ word: String?, _ scope: AgoraChatMessageSearchScope = .content) {
    self.word = word ?? ""
    self.scope = scope
  }

  /// Whether a message has it: case does not count.
  func occurs(in message: Message) -> Bool {
    if word.isEmpty { return true }
    let body = message.body
    switch scope {
    case .content: return occurs(in: body.content)
    case .ext: return occurs(in: body.attributes)
    case .all: return occurs(in: body.content) || occurs(in: body.attributes)
    }
  }

  private func occurs(in content: MessageContent) -> Bool {
    switch content {
    case .text(let text): occurs(in: text)
    case .custom(let custom): occurs(in: custom.type) || occurs(in: custom.payload)
    case .location(let place): occurs(in: place.title) || occurs(in: place.info)
    case .tip(let text, _): occurs(in: text)
    case .image(let media), .audio(let media), .video(let media), .file(let media): occurs(in: media.media.fileName)
    case .notification, .command, .data, .unknown: false
    }
  }

  private func occurs(in text: String?) -> Bool { text?.range(of: word, options: .caseInsensitive) != nil }
}
