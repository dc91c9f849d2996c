#if Server
  internal import ParlanceCore

  /// The pace of each account whose devices are connected. Touched on the service thread.
  final class AccountPace: @unchecked Sendable {
    // Safe to share: touched on the service thread alone.
    private let limits: GatewayLimits
    private let clock: any MessagingClock
    private var strangers: [ObjectIdentifier: RequestRate] = [:]
    private var accounts: [String: (rate: RequestRate, connections: Int)] = [:]
    /// The accounts of the connections that asked for something since they logged in.
    private var owners: [ObjectIdentifier: (account: AccountID, key: String)] = [:]

    init(_ limits: GatewayLimits, _ clock: any MessagingClock) {
      self.limits = limits
      self.clock = clock
    }

    /// Takes requests of a connection.
    ///
    /// - parameter account: The account that is logged in; nil before the login, when the connection has a rate of its own.
    /// - returns: The time to wait before more are read, in milliseconds; 0 for none.
    func take(_ requests: Int, of account: AccountID?, or connection: ObjectIdentifier) -> Int64 {
      let now = clock.now()
      let fresh = RequestRate(perSecond: limits.requestsPerSecond, burst: limits.requestBurst, now: now)
      guard let account else { return strangers[connection, default: fresh].take(requests, now: now) }
      let key: String
      if let known = owners[connection], known.account == account {
        key = known.key
      } else {
        // The connection may have been another account's before.
        forget(connection)
        key = CanonicalName.folded(account.name)
        owners[connection] = (account, key)
        accounts[key, default: (fresh, 0)].connections += 1
      }
      return accounts[key, default: (fresh, 1)].rate.take(requests, now: now)
    }

    /// Notes that a connection is gone. The pace of an account is kept as long as one of its connections.
    func forget(_ connection: ObjectIdentifier) {
      strangers[connection] = nil
      guard let key = owners.removeValue(forKey: connection)?.key, let known = accounts[key] else { return }
      accounts[key] = known.connections > 1 ? (known.rate, known.connections - 1) : nil
    }
  }
#endif
