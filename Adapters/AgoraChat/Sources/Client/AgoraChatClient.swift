public import Foundation
public import Parlance

/// The SDK: login, and the managers of everything else.
open class AgoraChatClient: NSObject, @unchecked Sendable {
  // Safe to share: the core is.
  let core: ClientCore

  /// A client of its own, beside the shared one.
  ///
  /// - parameter environment: The engine that it shares with whom it talks to.
  /// - parameter device: Which installation; the same one has the same local database.
  public init(environment: MessagingEnvironment, device: DeviceID) {
    core = ClientCore(environment: environment, deviceID: device)
    super.init()
  }
}
