internal import Foundation
internal import Parlance

/// The manager of events of one client.
final class EventSubscribeManager: NSObject, NIMEventSubscribeManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMEventSubscribeManagerDelegate) {
    core.eventDelegates.add(delegate) { [weak delegate] in delegate }
  }
  func remove(_ delegate: any NIMEventSubscribeManagerDelegate) { core.eventDelegates.remove(delegate) }

  func publishEvent(_ event: NIMSubscribeEvent, completion: NIMEventSubscribeBlock?) {
    core.fetch(completion) { device, end throws in
      try Self.check(event.type)
      let isOnlineEvent = event.type == NIMSubscribeSystemEventType.online.rawValue
      guard !isOnlineEvent || NIMSubscribeEventOnlineValue(rawValue: event.value) == nil else {
        throw NSError.invalidParameter("value \(event.value) is the server's")
      }
      guard (Limits.shortestExpiry...Limits.longestEvent).contains(event.expiry) else {
        throw NSError.invalidParameter("expiry \(event.expiry)")
      }
      device.publishStatus(
        type: event.type, id: event.eventId, value: event.value, text: event.text ?? "",
        lifetime: Int64(event.expiry * 1000), isTransient: event.sendToOnlineUsersOnly, synchronizes: event.syncEnabled
      ) { result in
        end(
          result.nim.map { status in
            event.apply(status, from: device.account)
            return event
          })
      }
    }
  }

  func subscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeResponseBlock?) {
    respond(completion) { device, end throws in
      try Self.check(request.type)
      let publishers = try Self.accounts(request)
      guard !publishers.isEmpty else { throw NSError.invalidParameter("no publisher") }
      guard (Limits.shortestExpiry...Limits.longestSubscription).contains(request.expiry) else {
        throw NSError.invalidParameter("expiry \(request.expiry)")
      }
      let isSynchronized = request.syncEnabled
      device.subscribeToStatuses(of: publishers, type: request.type, lifetime: Int64(request.expiry * 1000)) {
        [core] result in
        switch result {
        case .failure(let error): end(.failure(error.nim))
        case .success(let statuses):
          let found = Set(statuses.map(\.account))
          end(.success(publishers.filter { !found.contains($0) }.map(\.name)))
          if isSynchronized { core.received(statuses) }
        }
      }
    }
  }

  func unSubscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeResponseBlock?) {
    respond(completion) { device, end throws in
      try Self.check(request.type)
      device.unsubscribeFromStatuses(of: try Self.accounts(request), type: request.type) { error in
        if let error { end(.failure(error.nim)) } else { end(.success([])) }
      }
    }
  }

  func querySubscribeEvent(_ request: NIMSubscribeRequest, completion: NIMEventSubscribeQueryBlock?) {
    core.fetch(completion) { device, end throws in
      try Self.check(request.type)
      let wanted = Set(try Self.accounts(request))
      Self.query(device, request.type, after: 0, []) { result in
        end(
          result.nim.map { subscriptions in
            subscriptions.filter { wanted.isEmpty || wanted.contains($0.account) }.map { NIMSubscribeResult($0) }
          })
      }
    }
  }

  // MARK: parts

  /// Fetches all subscriptions to a type of event, page by page.
  private static func query(
    _ device: Device, _ type: Int, after place: Int, _ known: [StatusSubscription],
    _ end: @escaping (Result<[StatusSubscription], MessagingError>) -> Void
  ) {
    device.fetchStatusSubscriptions(type: type, after: place) { result in
      switch result {
      case .failure(let error): end(.failure(error))
      case .success(let page):
        let all = known + page.subscriptions
        guard let next = page.next, next > place else { return end(.success(all)) }
        query(device, type, after: next, all, end)
      }
    }
  }

  /// Starts a call whose completion receives the publishers that failed; nil if there are none.
  private func respond(
    _ completion: NIMEventSubscribeResponseBlock?,
    _ body: (Device, @escaping (Result<[String], NSError>) -> Void) throws -> Void
  ) {
    core.fetch(completion.map { done in { done($0, $1?.isEmpty == true ? nil : $1) } }, body)
  }

  private static func check(_ type: Int) throws {
    guard type == NIMSubscribeSystemEventType.online.rawValue || type >= Limits.firstOwnEvent else {
      throw NSError.invalidParameter("type \(type)")
    }
  }

  /// The publishers of a request, each once.
  private static func accounts(_ request: NIMSubscribeRequest) throws -> [AccountID] {
    guard request.publishers.count <= Limits.publishers else {
      throw NSError.invalidParameter("more than \(Limits.publishers) publishers")
    }
    var known: Set<AccountID> = []
    return try request.publishers.compactMap { publisher in
      guard let name = publisher as? String else { throw NSError.invalidParameter("a publisher is not a string") }
      let account = AccountID(name)
      return known.insert(account).inserted ? account : nil
    }
  }
}

extension ClientCore {
  /// Reports the status of users, as events.
  func received(_ statuses: [AccountStatus]) {
    if eventDelegates.isEmpty { return }
    let events = statuses.compactMap { NIMSubscribeEvent($0) }
    if !events.isEmpty { eventDelegates.notify { $0.onRecvSubscribeEvents(events) } }
  }
}
