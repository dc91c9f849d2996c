internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The parts of a combined message that only this style reads: an extension of its body, as a JSON object.
struct CombineHeader: Codable {
  /// The mark that distinguishes it from other extensions of this style.
  private var combine = 1
  var title: String?
  var summary: String?
  var compatibleText: String?
  /// The nesting depth of combined messages in it: 1 if there are none.
  var level: Int

  init(title: String?, summary: String?, compatibleText: String?, level: Int) {
    self.title = title
    self.summary = summary
    self.compatibleText = compatibleText
    self.level = level
  }

  /// Reads the header of a body; nil if the body is not a combined message.
  init?(_ body: MessageBody) {
    guard case .file = body.content, let bytes = body.extensions[ClientCore.style],
      let header = try? JSONDecoder().decode(CombineHeader.self, from: Data(bytes))
    else { return nil }
    self = header
    // The level is the sender's claim: clamp it to the valid range.
    level = min(max(1, header.level), AgoraLimits.combinedLevels)
  }

  var encoded: [UInt8]? { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } }
}

extension AgoraChatMessageBody {
  /// Returns whether a message appears as a body of one of some types, among those of `kinds(of:)`.
  static func shows(_ message: Message, as types: Set<AgoraChatMessageBodyType>) -> Bool {
    guard message.kind == .file else { return true }
    return types.contains(CombineHeader(message.body) == nil ? .file : .combine)
  }
}
