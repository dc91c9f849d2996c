internal import Foundation
internal import Parlance

/// The manager of presence of one client.
final class PresenceManager: NSObject, IAgoraChatPresenceManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  /// The vendor's limits: users of one request, users of one page, and seconds of a subscription.
  private static let (count, pageSize, expiry) = (100, UInt(500), 30 * 86_400)

  func add(_ aDelegate: any AgoraChatPresenceManagerDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.presenceDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  func remove(_ aDelegate: any AgoraChatPresenceManagerDelegate) { core.presenceDelegates.remove(aDelegate) }

  func publishPresence(withDescription aDescription: String?, completion aCompletion: ((AgoraChatError?) -> Void)?) {
    let completion = aCompletion.map { done in { (_: Void?, error: AgoraChatError?) in done(error) } }
    core.fetch(completion, failure: Self.error) { [core] device, done in
      device.publishStatus(
        type: AccountStatus.presence, id: UUID().uuidString, text: aDescription ?? "", synchronizes: true
      ) { result in
        done(result.map { _ in () })
        guard case .success = result, !core.presenceDelegates.isEmpty else { return }
        // The vendor notifies the publisher as it does the subscribers.
        device.fetchStatuses(of: [device.account], type: AccountStatus.presence) { result in
          if case .success(let statuses) = result { core.reportPresence(statuses, device) }
        }
      }
    }
  }

  func subscribe(
    _ members: [String], expiry: Int, completion aCompletion: (([AgoraChatPresence]?, AgoraChatError?) -> Void)?
  ) {
    let excess = (1...Self.expiry).contains(expiry) ? nil : Self.excess("expiry 1 to \(Self.expiry) seconds")
    fetch(members, refusing: excess, aCompletion) { device, accounts, done in
      if accounts.contains(device.account) {
        let error = AgoraChatError(description: device.account.name, code: .presenceCannotSubscribeSelf)
        return device.afterCallbacks { aCompletion?(nil, error) }
      }
      device.subscribeToStatuses(of: accounts, type: AccountStatus.presence, lifetime: Int64(expiry) * 1000) { result in
        done(
          result.flatMap { statuses in
            if statuses.isEmpty { return .failure(MessagingError(.accountNotFound, "none of the users exists")) }
            return .success(device.presences(statuses))
          })
      }
    }
  }

  func unsubscribe(_ members: [String], completion aCompletion: ((AgoraChatError?) -> Void)?) {
    let completion = aCompletion.map { done in { (_: Void?, error: AgoraChatError?) in done(error) } }
    fetch(members, completion) { device, accounts, done in
      device.unsubscribeFromStatuses(of: accounts, type: AccountStatus.presence) { error in
        if let error { done(.failure(error)) } else { done(.success(())) }
      }
    }
  }

  func fetchSubscribedMembers(
    withPageNum pageNum: UInt, pageSize: UInt, completion aCompletion: (([String]?, AgoraChatError?) -> Void)?
  ) {
    guard (1...Self.pageSize).contains(pageSize) else {
      return core.afterCallbacks { aCompletion?(nil, Self.excess("page size 1 to \(Self.pageSize)")) }
    }
    core.fetch(aCompletion, failure: Self.error) { device, done in
      // Clamp the page: no account has this many subscriptions.
      let place = Int(min(max(pageNum, 1) - 1, 1_000_000)) * Int(pageSize)
      device.fetchStatusSubscriptions(type: AccountStatus.presence, after: place, limit: Int(pageSize)) { result in
        done(result.map { $0.subscriptions.map(\.account.name) })
      }
    }
  }

  func fetchPresenceStatus(
    _ members: [String], completion aCompletion: (([AgoraChatPresence]?, AgoraChatError?) -> Void)?
  ) {
    fetch(members, aCompletion) { device, accounts, done in
      device.fetchStatuses(of: accounts, type: AccountStatus.presence) { result in
        done(result.map { device.presences($0) })
      }
    }
  }

  // MARK: parts

  /// Asks for something about users, once their names are checked.
  ///
  /// - parameter error: An error in the other arguments.
  private func fetch<Value>(
    _ members: [String], refusing error: AgoraChatError? = nil, _ completion: ((Value?, AgoraChatError?) -> Void)?,
    _ call: (Device, [AccountID], @escaping (Result<Value, MessagingError>) -> Void) -> Void
  ) {
    var error = error
    if !(1...Self.count).contains(members.count) { error = Self.excess("1 to \(Self.count) users") }
    error = error ?? members.lazy.compactMap { ClientCore.error(inUsername: $0) }.first
    if let error { return core.afterCallbacks { completion?(nil, error) } }
    core.fetch(completion, failure: Self.error) { device, done in call(device, members.map { AccountID($0) }, done) }
  }

  private static func excess(_ detail: String) -> AgoraChatError {
    AgoraChatError(description: detail, code: .presenceParamExceed)
  }

  /// The vendor's error. What exceeds a limit has a number of its own here.
  private static func error(_ error: MessagingError) -> AgoraChatError {
    switch error.code {
    case .limitExceeded, .messageTooLarge: excess(error.description)
    default: AgoraChatError(error)
    }
  }
}

extension Device {
  /// The presence of users, as an app gets it.
  fileprivate func presences(_ statuses: [AccountStatus]) -> [AgoraChatPresence] {
    statuses.map { status in
      AgoraChatPresence(status, subscription: statusSubscription(to: status.account, type: status.type))
    }
  }
}

extension ClientCore {
  /// Reports the presence of users.
  func reportPresence(_ statuses: [AccountStatus], _ device: Device) {
    if presenceDelegates.isEmpty { return }
    let presences = device.presences(statuses.filter { $0.type == AccountStatus.presence })
    if presences.isEmpty { return }
    presenceDelegates.notify(from: device) { $0.presenceStatusDidChanged(presences) }
  }
}
