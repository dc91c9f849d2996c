import Parlance

extension AgoraRtmKit {
  /// Returns the online status of peers: a peer is online if any of its devices is connected, in whatever vendor's app.
  ///
  /// - parameter peerIds: Up to 256 peers.
  /// - parameter completionBlock: Receives a status for each, in their order.
  public func queryPeersOnlineStatus(
    _ peerIds: [String],
    completion completionBlock: AgoraRtmQueryPeersOnlineBlock? = nil
  ) {
    let isValid = !peerIds.isEmpty && peerIds.count <= Limits.queriedPeers && peerIds.allSatisfy(Limits.isUserID)
    core.request(.queryPeers, invalid: isValid ? nil : .invalidArgument) {
      completionBlock?(nil, $0)
    } body: {
      device, fail in
      device.fetchPresence(of: peerIds.map { AccountID($0) }) { result in
        switch result {
        case .success(let states): completionBlock?(states.map(AgoraRtmPeerOnlineStatus.init), .ok)
        case .failure(let error): fail(error)
        }
      }
    }
  }

  /// Subscribes to peers' online status, beginning with the current one; until the logout, and across breaks of the
  /// link.
  ///
  /// - parameter peerIds: The peers; with those subscribed to already, up to 512.
  /// - parameter completionBlock: Receives the outcome.
  public func subscribePeersOnlineStatus(
    _ peerIds: [String], completion completionBlock: AgoraRtmSubscriptionRequestBlock? = nil
  ) {
    let peers = peerIds.map { AccountID($0) }
    let isValid = !peerIds.isEmpty && peerIds.allSatisfy(Limits.isUserID)
    let number = core.nextCall()
    core.request(.subscribe, invalid: isValid ? nil : .invalidArgument) { [core] in
      core.reserve(peers, for: number) ? nil : .overflow
    } release: { [core] in
      core.release(number)
    } fail: { [core] (code: AgoraRtmPeerSubscriptionStatusErrorCode) in
      core.release(number)
      completionBlock?(code)
    } body: { [core] device, fail in
      device.watchPresence(of: peers) { error in
        if let error { return fail(error) }
        core.release(number)
        completionBlock?(.ok)
      }
    }
  }

  /// Ends subscriptions; peers that are not subscribed to are ignored.
  public func unsubscribePeersOnlineStatus(
    _ peerIds: [String], completion completionBlock: AgoraRtmSubscriptionRequestBlock? = nil
  ) {
    let isValid = !peerIds.isEmpty && peerIds.allSatisfy(Limits.isUserID)
    core.request(.unsubscribe, invalid: isValid ? nil : .invalidArgument) {
      completionBlock?($0)
    } body: {
      device, fail in
      device.stopWatchingPresence(of: peerIds.map { AccountID($0) }) { error in
        if let error { fail(error) } else { completionBlock?(.ok) }
      }
    }
  }

  /// Returns the peers that are subscribed to.
  public func queryPeers(
    bySubscriptionOption option: AgoraRtmPeerSubscriptionOptions,
    completion completionBlock: AgoraRtmQueryPeersBySubscriptionOptionBlock? = nil
  ) {
    core.request(.listSubscriptions, invalid: nil) {
      completionBlock?(nil, $0)
    } body: { device, _ in
      let peers = device.watchedAccounts.map(\.name)
      device.afterCallbacks { completionBlock?(peers, .ok) }
    }
  }
}
