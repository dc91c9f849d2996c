internal import Foundation
package import Parlance

/// The parts of a combined message that only this style reads: an extension of its body, as a JSON object.
package struct CombineHeader: Codable {
  /// The mark that distinguishes it from other extensions of this style.
  private var combine = 1
  package var title: String?
  package var summary: String?
  package var compatibleText: String?
  /// The nesting depth of combined messages in it: 1 if there are none.
  package var level: Int

  package init(title: String?, summary: String?, compatibleText: String?, level: Int) {
    self.title = title
    self.summary = summary
    self.compatibleText = compatibleText
    self.level = level
  }

  /// Reads the header of a body; nil if the body is not a combined message.
  package init?(_ body: MessageBody) {
    guard case .file = body.content, let bytes = body.extensions[AgoraStyle.name],
      let header = try? JSONDecoder().decode(CombineHeader.self, from: Data(bytes))
    else { return nil }
    self = header
    // The level is the sender's claim: clamp it to the valid range.
    level = min(max(1, header.level), AgoraLimits.combinedLevels)
  }

  package var encoded: [UInt8]? { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } }
}
