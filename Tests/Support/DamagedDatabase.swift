package import Foundation
package import Parlance

/// A local database of which a stretch of pages is garbage.
package enum DamagedDatabase {
  /// There is too little to damage.
  package struct TooSmall: Error {}

  /// The number of messages that `fill(_:from:)` sends.
  package static let messageCount = 300

  /// Sends an account so many messages that the damage hits some of them.
  ///
  /// - returns: The messages' IDs, in order.
  package static func fill(_ account: AccountID, from device: Device) throws -> [MessageID] {
    let body = MessageBody(content: .text(String(repeating: "long ", count: 400)))
    return try (0..<messageCount).map { _ in
      try device.send(MessageDraft(conversation: .direct(account), body: body)).id
    }
  }

  /// Damages the database of an account whose engine was shut down, but for its first pages.
  ///
  /// - parameter sparesNewest: Leaves the second half whole, with the newest messages, so that a login does not meet the
  ///   damage.
  /// - returns: The file.
  @discardableResult
  package static func make(of account: AccountID, in folder: URL, sparesNewest: Bool = true) throws -> URL {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    guard let name = names.first(where: { $0.contains("/\(account.name)/") && $0.hasSuffix(".sqlite") }) else {
      throw TooSmall()
    }
    let file = folder.appendingPathComponent(name)
    var bytes = try Data(contentsOf: file)
    let kept = 40 * 4096
    let end = sparesNewest ? bytes.count / 2 : bytes.count
    guard end > 2 * kept else { throw TooSmall() }
    bytes.replaceSubrange(kept..<end, with: Data(repeating: 0xA5, count: end - kept))
    try bytes.write(to: file)
    return file
  }
}
