internal import Foundation
public import ParlanceCore

extension PushToken {
  /// Creates a token of the bytes that a system gives an app.
  ///
  /// - parameter service: The service that delivers the notifications.
  /// - parameter bytes: The token.
  /// - parameter certificate: The name of the app's certificate; if it is nil or empty, the app's bundle identifier takes its
  ///   place, where there is one.
  /// - parameter environment: The service's environment; nil if it is not known.
  public init(
    service: Service, bytes: some Sequence<UInt8>, certificate: String?, environment: Environment? = nil
  ) {
    let name = certificate ?? ""
    let topic = name.isEmpty ? Bundle.main.bundleIdentifier ?? "" : name
    self.init(service: service, token: hexadecimal(Array(bytes)), topic: topic, environment: environment)
  }
}
