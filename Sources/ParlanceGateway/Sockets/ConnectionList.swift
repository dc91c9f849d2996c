#if Server
  /// Connections with their addresses, counted by address.
  struct ConnectionList {
    private var addresses: [OpaquePointer: String] = [:]
    private var counts: [String: Int] = [:]

    var isEmpty: Bool { addresses.isEmpty }
    var count: Int { addresses.count }
    var handles: [OpaquePointer] { Array(addresses.keys) }

    func count(of address: String) -> Int { counts[address] ?? 0 }

    mutating func add(_ handle: OpaquePointer, _ address: String) {
      remove(handle)
      addresses[handle] = address
      counts[address, default: 0] += 1
    }

    /// Takes a connection out.
    ///
    /// - returns: Whether it was in the list.
    @discardableResult mutating func remove(_ handle: OpaquePointer) -> Bool {
      guard let address = addresses.removeValue(forKey: handle) else { return false }
      let left = count(of: address) - 1
      counts[address] = left > 0 ? left : nil
      return true
    }
  }
#endif
