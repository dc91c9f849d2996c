internal import Foundation
internal import Parlance

/// The account's other devices. The calls concern the account that is logged in, so the name must be that account's;
/// the password or token is not checked again.
extension AgoraChatClient {
  /// Returns the account's connected devices, this one included.
  ///
  /// - parameter aUsername: The name of the account that is logged in.
  /// - parameter aPassword: Not checked.
  /// - parameter pError: 201 without a login, 202 for another account's name, 300 without a connection.
  public func getLoggedInDevicesFromServer(
    withUsername aUsername: String, password aPassword: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatDeviceConfig]? {
    var devices: [AgoraChatDeviceConfig]?
    core.change(pError) { device throws(MessagingError) in
      try Self.check(aUsername, device)
      // The list of a device without a link is of no use to an app that asks the server.
      guard device.isConnected else { throw MessagingError(.notConnected) }
      devices = device.otherDevices.map { AgoraChatDeviceConfig($0) } + [Self.config(of: device)]
    }
    return devices
  }

  /// The same, with a completion on the callback queue.
  public func getLoggedInDevicesFromServer(
    withUsername aUsername: String, password aPassword: String,
    completion aCompletionBlock: (([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void)? = nil
  ) {
    var error: AgoraChatError?
    let devices = getLoggedInDevicesFromServer(withUsername: aUsername, password: aPassword, error: &error)
    let outcome = error
    core.afterCallbacks { aCompletionBlock?(devices, outcome) }
  }

  /// The same with a token.
  public func getLoggedInDevicesFromServer(
    withUserId aUserID: String, token aToken: String,
    completion aCompletionBlock: (([AgoraChatDeviceConfig]?, AgoraChatError?) -> Void)? = nil
  ) {
    getLoggedInDevicesFromServer(withUsername: aUserID, password: aToken, completion: aCompletionBlock)
  }

  /// Returns this device.
  ///
  /// - parameter pError: 201 without a login.
  public func getDeviceConfig(_ pError: UnsafeMutablePointer<AgoraChatError?>!) -> AgoraChatDeviceConfig! {
    var config: AgoraChatDeviceConfig?
    core.change(pError) { device in config = Self.config(of: device) }
    return config
  }

  /// Ends the login of another device of this account.
  ///
  /// - parameter aUsername: The name of the account that is logged in.
  /// - parameter aPassword: Not checked.
  /// - parameter aResource: The device: `AgoraChatDeviceConfig.resource`.
  /// - returns: nil, or 201 without a login, 202 for another account's name, 204 for a device that is not connected,
  ///   300.
  @discardableResult
  public func kickDevice(
    withUsername aUsername: String, password aPassword: String, resource aResource: String
  ) -> AgoraChatError? {
    end(Device.wait { kick(aUsername, aResource, $0) })
  }

  /// The same without waiting.
  public func kickDevice(
    withUsername aUsername: String, password aPassword: String, resource aResource: String,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    kickDevice(withUserId: aUsername, token: aPassword, resource: aResource, completion: aCompletionBlock)
  }

  /// The same with a token.
  public func kickDevice(
    withUserId aUserID: String, token aToken: String, resource aResource: String,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.request(aCompletionBlock) { device, done throws(MessagingError) in
      try Self.check(aUserID, device)
      device.endSession(of: DeviceID(aResource), completion: done)
    }
  }

  /// Ends the logins of all devices of this account that are connected, this one's last.
  ///
  /// - parameter aUsername: The name of the account that is logged in.
  /// - parameter aPassword: Not checked.
  /// - returns: nil, or 201 without a login, 202 for another account's name, 300.
  @discardableResult
  public func kickAllDevices(withUsername aUsername: String, password aPassword: String) -> AgoraChatError? {
    end(Device.wait { kickAll(aUsername, $0) })
  }

  /// The same without waiting.
  public func kickAllDevices(
    withUsername aUsername: String, password aPassword: String,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    kickAllDevices(withUserId: aUsername, token: aPassword, completion: aCompletionBlock)
  }

  /// The same with a token.
  public func kickAllDevices(
    withUserId aUserID: String, token aToken: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.request(aCompletionBlock) { [self] device, done throws(MessagingError) in
      try Self.check(aUserID, device)
      kickAll(aUserID, done)
    }
  }

  /// Ends one login after the other, and this one in the end; the first failure ends it.
  private func kickAll(_ username: String, _ done: @escaping (MessagingError?) -> Void) {
    do throws(MessagingError) {
      let device = try core.requireDevice()
      try Self.check(username, device)
      Self.end(device.otherDevices.map(\.id) + [device.configuration.device], on: device, done)
    } catch {
      done(error)
    }
  }

  private static func end(
    _ devices: [DeviceID], on device: Device, _ done: @escaping (MessagingError?) -> Void
  ) {
    guard let next = devices.first else { return done(nil) }
    device.endSession(of: next) { error in
      // Success, too: a device that has logged out meanwhile, and the end of this login before the answer.
      let isLast = devices.count == 1
      if let error, error.code != .accountNotFound, !(isLast && !device.isLoggedIn) { return done(error) }
      end(Array(devices.dropFirst()), on: device, done)
    }
  }

  /// Ends the login of another device of this account (3.x).
  @discardableResult
  public func kickDevice(
    _ aDevice: AgoraChatDeviceConfig!, username aUsername: String!, password aPassword: String!
  ) -> AgoraChatError! {
    kickDevice(withUsername: aUsername ?? "", password: aPassword ?? "", resource: aDevice?.resource ?? "")
  }

  /// The same without waiting.
  public func kickDevice(
    _ aDevice: AgoraChatDeviceConfig!, username aUsername: String!, password aPassword: String!,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)!
  ) {
    kickDevice(
      withUserId: aUsername ?? "", token: aPassword ?? "", resource: aDevice?.resource ?? "",
      completion: aCompletionBlock)
  }

  private func kick(_ username: String, _ resource: String, _ done: @escaping (MessagingError?) -> Void) {
    do throws(MessagingError) {
      let device = try core.requireDevice()
      try Self.check(username, device)
      device.endSession(of: DeviceID(resource), completion: done)
    } catch {
      done(error)
    }
  }

  private func end(_ error: MessagingError?) -> AgoraChatError? { error.map { AgoraChatError($0) } }

  private static func check(_ username: String, _ device: Device) throws(MessagingError) {
    guard AccountID(username) == device.account else { throw MessagingError(.invalidToken, "another account") }
  }

  private static func config(of device: Device) -> AgoraChatDeviceConfig {
    let configuration = device.configuration
    return AgoraChatDeviceConfig(configuration.device, name: configuration.tag, configuration.platform)
  }
}
