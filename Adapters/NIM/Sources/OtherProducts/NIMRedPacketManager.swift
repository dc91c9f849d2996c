public import Foundation
internal import Parlance

/// The services for red packets.
public enum NIMRedPacketServiceType: Int, Sendable {
  /// JRMF's.
  case JRMF = 1
}

/// A request for a token of such a service.
open class NIMRedPacketTokenRequest: NSObject {
  /// The service. Default: `JRMF`.
  open var type: NIMRedPacketServiceType = .JRMF

  /// Creates a request.
  public override init() {}
}

/// Fetches tokens of services for red packets.
public protocol NIMRedPacketManager: NSObjectProtocol {
  /// Fails with local error `notSupported`: the services are the vendor's partners'.
  func fetchToken(withRedPacketRequest request: NIMRedPacketTokenRequest, completion: NIMRedPacketTokenFetchBlock?)
}

/// The tokens of one client.
final class RedPacketManager: NSObject, NIMRedPacketManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func fetchToken(withRedPacketRequest request: NIMRedPacketTokenRequest, completion: NIMRedPacketTokenFetchBlock?) {
    guard let completion else { return }
    core.afterCallbacks { completion(NSError.notSupported("red packets"), nil) }
  }
}
