#if Remote && os(Linux)
  /// Reads the messages in which Linux reports changes of its networks (rtnetlink).
  package struct NetworkMessages {
    /// The kinds of messages, as `linux/rtnetlink.h` numbers them.
    private enum Kind {
      static let newLink: UInt16 = 16
      static let removedLink: UInt16 = 17
      static let newAddress: UInt16 = 20
    }

    /// The flags of an interface: `IFF_LOOPBACK` and `IFF_RUNNING` of `linux/if.h`.
    private static let (loopback, running): (UInt32, UInt32) = (0x8, 0x40)
    /// The flag of an address that cannot be used yet: `IFA_F_TENTATIVE` of `linux/if_addr.h`.
    private static let tentative: UInt8 = 0x40
    /// The first scope that does not reach other networks: `RT_SCOPE_LINK` of `linux/rtnetlink.h`.
    private static let linkScope: UInt8 = 253
    /// The maximum number of interfaces that are kept.
    package static let interfaceLimit = 4096
    private static let headerSize = 16

    /// The interfaces that ran when they were reported last. Those of radio networks are reported whenever they look around.
    private var runningInterfaces: Set<Int32> = []

    package init() {}

    /// The number of interfaces that are kept.
    package var interfaceCount: Int { runningInterfaces.count }

    /// Reads the messages of one datagram. A message with a length that cannot be true ends it.
    ///
    /// - returns: A Boolean value that indicates whether a network may have become available: an interface began to run, or there is an
    ///   address with which other networks can be reached.
    package mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
      var isAvailable = false
      var rest = bytes[...]
      while rest.count >= Self.headerSize {
        let message = UnsafeRawBufferPointer(rebasing: rest)
        let length = Int(message.loadUnaligned(as: UInt32.self))
        guard length >= Self.headerSize, length <= message.count else { break }
        let body = UnsafeRawBufferPointer(rebasing: message[Self.headerSize..<length])
        if read(body, kind: message.loadUnaligned(fromByteOffset: 4, as: UInt16.self)) { isAvailable = true }
        rest = rest.dropFirst((length + 3) & ~3)
      }
      return isAvailable
    }

    private mutating func read(_ body: UnsafeRawBufferPointer, kind: UInt16) -> Bool {
      switch kind {
      case Kind.newLink:
        guard body.count >= 16 else { return false }
        let index = body.loadUnaligned(fromByteOffset: 4, as: Int32.self)
        let flags = body.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        guard flags & Self.running != 0 else {
          runningInterfaces.remove(index)
          return false
        }
        guard flags & Self.loopback == 0 else { return false }
        if runningInterfaces.count >= Self.interfaceLimit { runningInterfaces.removeAll() }
        return runningInterfaces.insert(index).inserted
      case Kind.removedLink:
        guard body.count >= 16 else { return false }
        runningInterfaces.remove(body.loadUnaligned(fromByteOffset: 4, as: Int32.self))
        return false
      case Kind.newAddress:
        return body.count >= 8 && body[2] & Self.tentative == 0 && body[3] < Self.linkScope
      default: return false
      }
    }
  }
#endif
