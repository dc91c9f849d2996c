public import Parlance

/// The part of each day in which the account receives no push notifications.
extension AcmeMessenger {
  /// Sets the part of each day without notifications; nil for none.
  public func setQuietHours(_ hours: QuietInterval?, completion: @escaping (AcmeError?) -> Void) {
    let update = PushSettingsUpdate(quietInterval: hours.map { .set($0) } ?? .remove)
    request(completion) { device, completion in device.updatePushSettings(update) { completion($0.failure) } }
  }

  /// Fetches the part of each day without notifications; nil for none.
  public func fetchQuietHours(completion: @escaping (Result<QuietInterval?, AcmeError>) -> Void) {
    fetch(completion) { device, completion in
      device.fetchPushSettings { result in completion(result.map(\.account.quietInterval)) }
    }
  }
}
