#if Remote && os(Linux)
  internal import CCurl
  internal import Dispatch
  internal import Foundation
  internal import ParlanceCore

  /// The owner of a handle of the service. All methods are called on the service thread.
  protocol CurlServiceClient: AnyObject {
    /// Notes that the library is done with the handle: it is connected, its answer is complete, or it failed.
    func done(_ code: CURLcode)
    /// Notes that something can be read from a watched connection or written to it, or that `callAgain` was called.
    func ready()
    /// Notes that a requested timer expired.
    func timeIsUp()
  }

  /// Moments of the system's clock, in nanoseconds.
  enum Moment {
    static let millisecond: UInt64 = 1_000_000
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
  }

  /// The thread that serves all sockets and requests of the process, by libcurl and `epoll`. What it does for one of them
  /// costs the same however many there are.
  final class CurlService: @unchecked Sendable {
    // Safe to share: `commands` is guarded by its lock, and the descriptor that wakes takes writes from any thread; the rest
    // belongs to the service thread.

    /// The times that can be asked for. All that ask for one get it in the order in which they asked.
    enum Patience: Int, CaseIterable {
      /// For the answer to a handshake.
      case handshake = 10_000
      /// For a socket that is being closed.
      case close = 5_000
    }

    private struct Member {
      let client: any CurlServiceClient
      let handle: CurlHandle
      let group: CurlGroup
      /// The descriptor that is watched for the client itself.
      var descriptor: Int32?
    }

    /// The moments for which one time was asked, in their order.
    private struct Line {
      var entries: [(moment: UInt64, number: Int)] = []
      var next = 0

      /// Removes the first entry if its moment has come.
      mutating func take(at now: UInt64) -> Int? {
        guard next < entries.count, entries[next].moment <= now else { return nil }
        let number = entries[next].number
        next += 1
        if next == entries.count || next >= 1024 {
          entries.removeFirst(next)
          next = 0
        }
        return number
      }

      var moment: UInt64? { next < entries.count ? entries[next].moment : nil }
    }

    private static let holder = Lock<CurlService?>(nil)

    /// The service of the process; nil while the system has no descriptors for it.
    static var shared: CurlService? {
      holder.withLock { service in
        if service == nil { service = CurlService() }
        return service
      }
    }

    private let commands = Lock<[@Sendable () -> Void]>([])
    private let poller: Int32
    private let waker: Int32
    private var members: [Int: Member] = [:]
    /// The members' numbers by the library's handles.
    private var numbers: [UnsafeMutableRawPointer: Int] = [:]
    private var last = 0
    /// The requests' group, and those of the sockets, which are kept for further ones.
    private var groups: [CurlGroup] = []
    /// The members that did not read all that there is.
    private var unfinished: [Int] = []
    private var lines: [Patience: Line] = [:]
    private var events = [epoll_event](repeating: epoll_event(), count: 256)
    /// The socket over which the system reports changes of its networks; nil before it is asked for, or where it is not permitted.
    private var networkSocket: Int32?
    private var networkMessages = NetworkMessages()
    private var networkHandler: (@Sendable () -> Void)?
    /// The buffer for reading, which is free for the client that is being called.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: CurlHandle.pieceSize, alignment: 16)

    /// The number under which the service wakes itself. Others that are the library's have their group's index above 32 bits,
    /// those of members this bit.
    private static let ownBit: UInt64 = 1 << 63
    private static let wakerNumber = UInt64.max
    /// The number under which the system reports changes of its networks.
    private static let networkNumber = UInt64.max - 1

    private init?() {
      poller = epoll_create1(Int32(EPOLL_CLOEXEC))
      waker = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
      var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.wakerNumber))
      guard poller >= 0, waker >= 0, epoll_ctl(poller, EPOLL_CTL_ADD, waker, &event) == 0,
        let requests = CurlGroup(index: 0, poller: poller)
      else {
        if poller >= 0 { close(poller) }
        if waker >= 0 { close(waker) }
        return nil
      }
      groups = [requests]
      let thread = Thread { [self] in run() }
      thread.name = "parlance.sockets"
      thread.start()
    }

    deinit { buffer.deallocate() }

    /// Runs something on the service thread.
    func perform(_ command: @escaping @Sendable () -> Void) {
      let wakes = commands.withLock { commands in
        commands.append(command)
        return commands.count == 1
      }
      if wakes { eventfd_write(waker, 1) }
    }

    // MARK: on the service thread

    private func run() {
      // The library does not keep SIGPIPE away, and no other signal is this thread's.
      var signals = sigset_t()
      sigfillset(&signals)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      while true {
        performCommands()
        passTime()
        callUnfinished()
        let count = epoll_wait(poller, &events, Int32(events.count), pause())
        for index in 0..<max(0, Int(count)) { take(events[index]) }
      }
    }

    private func performCommands() {
      let waiting = commands.withLock { commands in
        defer { commands = [] }
        return commands
      }
      for command in waiting { command() }
    }

    private func passTime() {
      let now = Moment.now
      for group in groups where group.moment.map({ $0 <= now }) ?? false {
        group.moment = nil
        group.advance()
        complete(group)
      }
      for patience in Patience.allCases {
        while let number = lines[patience]?.take(at: now) { members[number]?.client.timeIsUp() }
      }
    }

    private func callUnfinished() {
      let waiting = unfinished
      unfinished = []
      for number in waiting { members[number]?.client.ready() }
    }

    /// The longest time to wait, in milliseconds; -1 for ever.
    private func pause() -> Int32 {
      guard unfinished.isEmpty else { return 0 }
      let moments = groups.compactMap(\.moment) + lines.values.compactMap(\.moment)
      guard let first = moments.min() else { return -1 }
      let now = Moment.now
      return first <= now ? 0 : Int32(clamping: (first - now) / Moment.millisecond + 1)
    }

    private func take(_ event: epoll_event) {
      let number = event.data.u64
      if number == Self.wakerNumber {
        var count: eventfd_t = 0
        eventfd_read(waker, &count)
      } else if number == Self.networkNumber {
        readNetworkMessages()
      } else if number & Self.ownBit != 0 {
        members[Int(number & ~Self.ownBit)]?.client.ready()
      } else {
        let group = groups[Int(number >> 32)]
        group.advance(Int32(truncatingIfNeeded: number), event.events)
        complete(group)
      }
    }

    private func complete(_ group: CurlGroup) {
      while let (handle, code) = group.nextDone() {
        if let number = numbers[handle] { members[number]?.client.done(code) }
      }
    }

    // MARK: networks

    /// Has a handler called, on the service thread, whenever the system reports that a network may have become available. Without a
    /// permission to watch, nothing is reported. Calls while it watches have no effect.
    func watchNetworks(_ handler: @escaping @Sendable () -> Void) {
      perform { [self] in
        guard networkSocket == nil else { return }
        networkHandler = handler
        let opened = curl_open_network_watch()
        guard opened >= 0 else { return }
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.networkNumber))
        guard epoll_ctl(poller, EPOLL_CTL_ADD, opened, &event) == 0 else {
          close(opened)
          return
        }
        networkSocket = opened
      }
    }

    /// Reads what the system reported. Many messages are one report, and the rest of a flood is read after others had their turn.
    private func readNetworkMessages() {
      guard let socket = networkSocket else { return }
      var isAvailable = false
      reading: for _ in 0..<64 {
        let count = curl_read_network_watch(socket, buffer.baseAddress, buffer.count)
        switch count {
        case 1...:
          if networkMessages.read(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count])) {
            isAvailable = true
          }
        case 0: continue
        case Int(CURL_NETWORK_LOST): isAvailable = true
        case Int(CURL_NETWORK_NONE): break reading
        default:
          var event = epoll_event()
          epoll_ctl(poller, EPOLL_CTL_DEL, socket, &event)
          close(socket)
          networkSocket = nil
          break reading
        }
      }
      if isAvailable { networkHandler?() }
    }

    // MARK: members

    /// Has the library connect, for a socket, and leave the rest to its owner.
    ///
    /// - returns: The number by which the handle goes from now on; nil if the library does not take it.
    func addSocket(_ client: any CurlServiceClient, _ handle: CurlHandle) -> Int? {
      if let group = groups.dropFirst().last(where: { $0.count < CurlGroup.mostSockets }) {
        return add(client, handle, to: group)
      }
      guard let group = CurlGroup(index: groups.count, poller: poller) else { return nil }
      groups.append(group)
      return add(client, handle, to: group)
    }

    /// Has the library carry out a request.
    ///
    /// - returns: The number by which the handle goes from now on; nil if the library does not take it.
    func addRequest(_ client: any CurlServiceClient, _ handle: CurlHandle) -> Int? {
      add(client, handle, to: groups[0])
    }

    private func add(_ client: any CurlServiceClient, _ handle: CurlHandle, to group: CurlGroup) -> Int? {
      guard group.add(handle) else { return nil }
      last += 1
      members[last] = Member(client: client, handle: handle, group: group)
      numbers[handle.pointer] = last
      return last
    }

    /// Has the owner called whenever a connection changes. It must read and write until the library can do no more, or ask
    /// to be called again.
    ///
    /// - returns: False if the system does not allow it.
    func watch(_ number: Int?) -> Bool {
      guard let number, let member = members[number] else { return false }
      var descriptor: Int32 = -1
      guard curl_get_socket(member.handle.pointer, &descriptor) == CURLE_OK, descriptor >= 0 else { return false }
      var event = epoll_event(
        events: EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue,
        data: epoll_data_t(u64: Self.ownBit | UInt64(number)))
      guard epoll_ctl(poller, EPOLL_CTL_ADD, descriptor, &event) == 0 else { return false }
      members[number]?.descriptor = descriptor
      return true
    }

    /// Calls the owner again, after others had their turn.
    func callAgain(_ number: Int?) { if let number { unfinished.append(number) } }

    /// Calls the owner after a time, unless it is gone by then.
    func call(_ number: Int?, after patience: Patience) {
      guard let number else { return }
      let moment = Moment.now + UInt64(patience.rawValue) * Moment.millisecond
      lines[patience, default: Line()].entries.append((moment, number))
    }

    /// Closes a connection. Its owner is no longer notified of it.
    func drop(_ number: Int?) {
      guard let number, let member = members.removeValue(forKey: number) else { return }
      numbers[member.handle.pointer] = nil
      var event = epoll_event()
      if let descriptor = member.descriptor { epoll_ctl(poller, EPOLL_CTL_DEL, descriptor, &event) }
      member.group.remove(member.handle)
    }
  }
#endif
