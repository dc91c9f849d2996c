internal import Foundation
internal import Parlance

/// The manager of what goes with messages and sessions, of one client.
final class ChatExtendManager: NSObject, NIMChatExtendManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMChatExtendManagerDelegate) {
    core.chatExtendDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMChatExtendManagerDelegate) { core.chatExtendDelegates.remove(delegate) }
}
