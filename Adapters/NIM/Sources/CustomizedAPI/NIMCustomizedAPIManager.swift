public import Foundation

/// A call of the vendor's generic interface.
open class NIMGenericTypeAPICallParam: NSObject {
  /// The app's number of the call.
  open var sn = 0
  /// The app's object; not kept alive.
  unowned(unsafe) open var data: AnyObject = Placeholder.object
  /// The name of the interface.
  open var name = ""
  /// The parameters as JSON.
  open var param = ""

  /// Creates a call.
  public override init() {}
}

/// The result of such a call.
open class NIMGenericTypeAPICallResult: NSObject {
  /// The app's number of the call.
  open var sn = 0
  /// The app's object; not kept alive.
  unowned(unsafe) open var data: AnyObject = Placeholder.object
  /// The name of the interface.
  open var name = ""
  /// The result as JSON.
  open var result = ""

  /// Creates a result.
  public override init() {}
}

/// The object in place of one that the app has not set.
private enum Placeholder {
  // Safe to share: it has no state.
  nonisolated(unsafe) static let object: AnyObject = NSObject()
}

/// Receives the result of a call of the generic interface, or an error.
public typealias NIMGenericTypeAPICallInvokeCallback = ((any Error)?, NIMGenericTypeAPICallResult?) -> Void

/// Calls interfaces of the vendor's service by their names.
public protocol NIMCustomizedAPIManager: NSObjectProtocol {
  /// Fails with local error `notSupported`: the interfaces are those of the vendor's own service.
  func invokeAPI(
    _ param: NIMGenericTypeAPICallParam, completion: (((any Error)?, NIMGenericTypeAPICallResult?) -> Void)?)
}

extension NIMCustomizedAPIManager {
  /// Has no effect: the call fails, and without a completion the error is not reported.
  public func invokeAPI(_ param: NIMGenericTypeAPICallParam) { invokeAPI(param, completion: nil) }
}
