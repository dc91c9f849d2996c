import Foundation

// A stand-in for the vendor's SDK: a few names that the app uses. It has no cloud, and every message arrives nowhere.

public final class NIMSDK: NSObject, @unchecked Sendable {
  private static let one = NIMSDK()
  public let loginManager = NIMLoginManager()
  public let chatManager = NIMChatManager()
  public static func shared() -> NIMSDK { one }
  public func register(withAppID appKey: String, cerName: String?) {}
}

public final class NIMLoginManager: NSObject {
  public func login(_ account: String, token: String, completion: @escaping ((any Error)?) -> Void) { completion(nil) }
}

public final class NIMChatManager: NSObject {
  private var delegates: [any NIMChatManagerDelegate] = []
  public func add(_ delegate: any NIMChatManagerDelegate) { delegates.append(delegate) }
  public func send(_ message: NIMMessage, to session: NIMSession) throws {
    for delegate in delegates { delegate.send(message, didCompleteWithError: nil) }
  }
}

public protocol NIMChatManagerDelegate: AnyObject {
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?)
}

public final class NIMMessage: NSObject {
  public var text: String?
}

public enum NIMSessionType: Int {
  case P2P
}

public final class NIMSession: NSObject {
  public let sessionId: String
  public init(_ sessionId: String, type: NIMSessionType) { self.sessionId = sessionId }
}
