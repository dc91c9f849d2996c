public import Foundation
internal import Parlance

/// The delegates that are notified of what the account does on its other devices.
extension AgoraChatClient {
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  ///
  /// - parameter aDelegate: The delegate.
  /// - parameter aQueue: The queue it is called on; nil for the environment's callback queue.
  public func addMultiDevices(delegate aDelegate: any AgoraChatMultiDevicesDelegate, queue aQueue: DispatchQueue?) {
    core.multiDevicesDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  /// Removes a delegate.
  public func remove(_ aDelegate: any AgoraChatMultiDevicesDelegate) { core.multiDevicesDelegates.remove(aDelegate) }

  // MARK: the names of 3.x

  /// Calls `addMultiDevices(delegate:queue:)`. A delegate that is one of the client as well is added as such, as it is not
  /// said which is meant.
  @_disfavoredOverload
  public func add(_ aDelegate: (any AgoraChatMultiDevicesDelegate)!, delegateQueue aQueue: DispatchQueue!) {
    if let aDelegate { addMultiDevices(delegate: aDelegate, queue: aQueue) }
  }

  /// Removes a delegate; nil is ignored.
  @_disfavoredOverload
  public func remove(_ aDelegate: (any AgoraChatMultiDevicesDelegate)!) {
    if let aDelegate { remove(aDelegate as any AgoraChatMultiDevicesDelegate) }
  }
}
