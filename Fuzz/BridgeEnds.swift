import AgoraChatBridge
import Foundation
import NIMBridge
import Parlance
import ParlanceBridge
import ParlanceCore
import ParlanceGateway

/// The ends of a bridge whose parsers are tried, with secrets that the inputs are signed with.
enum BridgeEnds {
  /// The time at which all inputs arrive.
  static let now = Timestamp(milliseconds: 1_800_000_000_000)
  static let (secret, rule, key) = ("secret", "rule", "app")
  static let webhookSecret = "0123456789abcdef0123456789abcdef"
  static let address = "https://api.example.test/org/app"
  static let appKey = "org#app"

  static let nim = made(
    NIMBridgeEnd.self, ["app-key": .string(key), "app-secret-file": .string(secret), "endpoint": .string(address)])

  static let easemob = made(
    EasemobBridgeEnd.self,
    [
      "endpoint": .string(address), "client-id": "id", "client-secret-file": .string(secret),
      "callback-secret-file": .string(rule), "callback-path": "/0123456789abcdef0123456789abcdef",
    ])

  static let hub: HubEnd = {
    guard
      let hub = try? HubEnd(
        address: "https://hub.example.test", secrets: [Array(webhookSecret.utf8)], token: { nil })
    else { preconditionFailure("no end at a hub") }
    return hub
  }()

  private static func made<End: BridgeEnd>(_ type: End.Type, _ members: [String: JSONValue]) -> End {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ends-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in [secret, rule] {
        try Data("\(name)\n".utf8).write(to: folder.appendingPathComponent(name))
      }
      return try type.init(FaceSettings(members: members, folder: folder.path, allowsReadableFiles: true))
    } catch {
      preconditionFailure("no end: \(error)")
    }
  }
}
