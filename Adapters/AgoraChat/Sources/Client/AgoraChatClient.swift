public import Foundation
public import Parlance

/// The SDK: login, and the managers of everything else.
open class AgoraChatClient: NSObject, @unchecked Sendable {
  // Safe to share: the core is.
  let core: ClientCore
  /// Knows and changes the groups.
  public let groupManager: (any IAgoraChatGroupManager)?
  /// Comes into chat rooms.
  public let roomManager: (any IAgoraChatroomManager)?

  /// A client of its own, beside the shared one.
  ///
  /// - parameter environment: The engine that it shares with whom it talks to.
  /// - parameter device: Which installation; the same one has the same local database.
  public init(environment: MessagingEnvironment, device: DeviceID) {
    core = ClientCore(environment: environment, deviceID: device)
    groupManager = GroupManager(core)
    roomManager = RoomManager(core)
    super.init()
  }
}
