#if Server && Remote
  import Foundation
  import Glibc
  import ParlanceCore

  /// Passes the bytes of connections on to a server, counts them, and cuts one connection at a place, or holds up all but the first.
  final class CuttingProxy: Sendable {
    /// A place of a connection.
    struct Place: Hashable, Sendable, CustomStringConvertible {
      enum Direction: String, Sendable { case toServer, fromServer }

      var direction: Direction
      /// The number of bytes that still pass.
      var bytes: Int

      var description: String { "\(direction.rawValue) \(bytes)" }
    }

    /// The bytes that a connection passed.
    struct Traffic: Sendable {
      var toServer = 0
      var fromServer = 0
    }

    private struct State {
      var cut: Place?
      /// The number of the next connection, from 0.
      var next = 0
      var passed: [Int: Traffic] = [:]
      var openCount = 0
      var wasCut = false
      var isOver = false

      /// The bytes to the server of all connections but the first.
      var beside: Int { passed.reduce(0) { $1.key > 0 ? $0 + $1.value.toServer : $0 } }
    }

    /// The port at which it takes connections.
    let port: Int
    private let target: Int
    private let listener: Int32
    /// The number of the connection that is cut.
    private let cutNumber: Int
    private let staysOpen: Bool
    private let passesOnlyFirst: Bool
    /// The number of bytes to the server after which all connections but the first wait for `release`; nil if they do not.
    private let heldAfter: Int?
    private let gate = DispatchSemaphore(value: 0)
    private let state: Lock<State>

    struct Failure: Error {
      let call: String
      let number: Int32
    }

    /// - parameter cut: The place; nil for none.
    /// - parameter connection: The number of the connection that is cut there, from 0.
    /// - parameter staysOpen: The connection stays open after the cut, and later bytes are lost.
    /// - parameter passesOnlyFirst: All but the first connection are cut at once.
    /// - parameter heldAfter: The number of bytes to the server after which all connections but the first wait for `release`.
    init(
      to target: Int, cut: Place?, connection: Int = 0, staysOpen: Bool = false, passesOnlyFirst: Bool = false,
      heldAfter: Int? = nil
    ) throws {
      self.target = target
      cutNumber = connection
      self.staysOpen = staysOpen
      self.passesOnlyFirst = passesOnlyFirst
      self.heldAfter = heldAfter
      state = Lock(State(cut: cut))
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = Self.loopback(0)
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
        }
      }
      guard isListening else { throw Failure(call: "listen", number: errno) }
      self.listener = listener
      port = Int(UInt16(bigEndian: address.sin_port))
      // The thread closes it: the number would be another listener's by the time of its next call.
      Thread.detachNewThread { [listener, weak self] in
        defer { Glibc.close(listener) }
        while true {
          let client = accept(listener, nil, nil)
          guard client >= 0 else { return }
          guard let self else {
            Glibc.close(client)
            return
          }
          self.serve(client)
        }
      }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// A Boolean value that indicates whether a connection reached the place.
    var wasCut: Bool { state.withLock { $0.wasCut } }

    /// Lets all connections pass again that are held up, and later ones.
    func release() { gate.signal() }

    /// The bytes of all connections, by their numbers.
    var passed: [Int: Traffic] { state.withLock { $0.passed } }

    /// The number of connections that are open.
    var openCount: Int { state.withLock { $0.openCount } }

    private static func loopback(_ port: Int) -> sockaddr_in {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return address
    }

    private func serve(_ client: Int32) {
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = Self.loopback(target)
      let isConnected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      // The others pass whole.
      let (number, cut) = state.withLock { state in
        defer { state.next += 1 }
        return (state.next, state.next == cutNumber ? state.cut : nil)
      }
      let pair = SocketPair(client, server)
      guard isConnected, number == 0 || !passesOnlyFirst else {
        pair.cut()
        return
      }
      state.withLock { $0.openCount += 1 }
      for direction in [Place.Direction.toServer, .fromServer] {
        let limit = cut.flatMap { $0.direction == direction ? $0.bytes : nil }
        let held = direction == .toServer && number > 0 ? heldAfter : nil
        Thread.detachNewThread { [state, staysOpen, gate] in
          let isCut = pair.pass(direction, limit: limit, staysOpen: staysOpen) { count in
            if let held, state.withLock(\.beside) + count > held {
              gate.wait()
              gate.signal()
            }
            state.withLock { state in
              switch direction {
              case .toServer: state.passed[number, default: Traffic()].toServer += count
              case .fromServer: state.passed[number, default: Traffic()].fromServer += count
              }
            }
          }
          if isCut { state.withLock { $0.wasCut = true } }
          if pair.cut() { state.withLock { $0.openCount -= 1 } }
        }
      }
    }

    /// The two ends of one connection, which end together.
    private final class SocketPair: Sendable {
      private let client: Int32
      private let server: Int32
      private let isOver = Lock(false)

      init(_ client: Int32, _ server: Int32) { (self.client, self.server) = (client, server) }

      deinit {
        Glibc.close(client)
        Glibc.close(server)
      }

      /// - returns: A Boolean value that indicates whether the connection was not cut before.
      @discardableResult func cut() -> Bool {
        shutdown(client, Int32(SHUT_RDWR))
        shutdown(server, Int32(SHUT_RDWR))
        return isOver.withLock { isOver in
          defer { isOver = true }
          return !isOver
        }
      }

      /// Passes bytes on until the end, or the limit; from there on takes them without passing them on, if the
      /// connection stays open.
      ///
      /// - returns: A Boolean value that indicates whether it was the limit.
      func pass(_ direction: Place.Direction, limit: Int?, staysOpen: Bool, note: (Int) -> Void) -> Bool {
        let (from, to) = direction == .toServer ? (client, server) : (server, client)
        var left = limit ?? .max
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while left > 0 {
          let count = read(from, &buffer, min(buffer.count, left))
          guard count > 0 else { return false }
          left -= count
          note(count)
          var sent = 0
          while sent < count {
            let written = buffer.withUnsafeBytes {
              send(to, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
            }
            guard written > 0 else { return false }
            sent += written
          }
        }
        while staysOpen, read(from, &buffer, buffer.count) > 0 {}
        return true
      }
    }
  }
#endif
