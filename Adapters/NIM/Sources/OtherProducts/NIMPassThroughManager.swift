public import Foundation
internal import Parlance

/// The methods of a request over HTTP.
public enum NIPassThroughHttpMethod: Int, Sendable {
  /// GET.
  case get = 1
  /// POST.
  case post = 2
  /// PUT.
  case put = 3
  /// DELETE.
  case delete = 4
}

/// A request to the app's own server by way of the vendor's, or its answer.
open class NIMPassThroughHttpData: NSObject {
  /// The zone of the server; nil for the usual one.
  open var zone: String?
  /// The path. Default: empty.
  open var path = ""
  /// The method. Default: `post`.
  open var method: NIPassThroughHttpMethod = .post
  /// The headers as JSON; nil for none.
  open var header: String?
  /// The body; nil for none.
  open var body: String?

  /// Creates a request.
  public override init() {}
}

/// Receives the answer to a request, or an error.
public typealias NIMPassThroughCompletedBlock = (NIMPassThroughHttpData?, (any Error)?) -> Void

/// A text that the app's server passed to the clients of this account that were online.
open class NIMPassThroughMsgData: NSObject {
  /// The account in whose name it was passed; nil for none.
  open var fromAccid: String?
  /// The text. Default: empty.
  open var body = ""
  /// The time at which it was passed, in milliseconds since 1970.
  open var time: Int64 = 0

  /// Creates an object without a text.
  public override init() {}

  init(_ text: OperatorText) {
    fromAccid = text.sender?.name
    body = text.text
    time = text.time.milliseconds
  }
}

/// Methods that receive what the app's server passes on. Called on the environment's callback queue.
public protocol NIMPassThroughManagerDelegate: NSObjectProtocol {
  /// The app's server passed a text to the clients of this account that are online. It is kept nowhere. Servers send it with the request
  /// `POST /v1/accounts/{account}/texts` of the gateway, or with `HubAdministration.notify`.
  func didReceivedPassThroughMsg(_ recvData: NIMPassThroughMsgData?)
}

extension NIMPassThroughManagerDelegate {
  public func didReceivedPassThroughMsg(_ recvData: NIMPassThroughMsgData?) {}
}

/// Sends requests to the app's own server by way of the vendor's, and receives what that server passes on.
public protocol NIMPassThroughManager: NSObjectProtocol {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMPassThroughManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMPassThroughManagerDelegate)
  /// Fails with local error `notSupported`: the way leads over the vendor's own service.
  func passThroughHttpReq(_ reqData: NIMPassThroughHttpData, completion: NIMPassThroughCompletedBlock?)
}

extension NIMPassThroughManager {
  /// Has no effect: the request fails, and without a completion the error is not reported.
  public func passThroughHttpReq(_ reqData: NIMPassThroughHttpData) { passThroughHttpReq(reqData, completion: nil) }
}

/// The requests of one client.
final class PassThroughManager: NSObject, NIMPassThroughManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMPassThroughManagerDelegate) {
    core.passThroughDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMPassThroughManagerDelegate) { core.passThroughDelegates.remove(delegate) }

  func passThroughHttpReq(_ reqData: NIMPassThroughHttpData, completion: NIMPassThroughCompletedBlock?) {
    guard let completion else { return }
    let path = reqData.path
    core.afterCallbacks { completion(nil, NSError.notSupported("the request \(path) by way of the vendor's service")) }
  }
}
