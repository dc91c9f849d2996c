internal import Foundation
internal import Parlance

/// The generic interface of one client.
final class CustomizedAPIManager: NSObject, NIMCustomizedAPIManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func invokeAPI(
    _ param: NIMGenericTypeAPICallParam, completion: (((any Error)?, NIMGenericTypeAPICallResult?) -> Void)?
  ) {
    guard let completion else { return }
    let name = param.name
    core.afterCallbacks { completion(NSError.notSupported("the vendor's own interface \(name)"), nil) }
  }
}
