internal import Foundation
public import Parlance

/// The status of accounts: whether they are online, and the words that they publish.
extension AcmeMessenger {
  /// Subscribes to the status of an account for a day. The delegate is notified of changes, also after later logins.
  public func subscribe(to account: AccountID, completion: @escaping (AcmeError?) -> Void) {
    let day: Int64 = 24 * 60 * 60 * 1000
    request(completion) { device, completion in
      device.subscribeToStatuses(of: [account], type: AccountStatus.presence, lifetime: day) { completion($0.failure) }
    }
  }

  /// Ends the subscription to an account.
  public func unsubscribe(from account: AccountID, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { $0.unsubscribeFromStatuses(of: [account], type: AccountStatus.presence, completion: $1) }
  }

  /// Publishes words about the own account, which stay until others are published.
  public func publishStatus(_ words: String, completion: @escaping (AcmeError?) -> Void) {
    request(completion) { device, completion in
      device.publishStatus(type: AccountStatus.presence, id: UUID().uuidString, text: words) { completion($0.failure) }
    }
  }
}
