#if Cluster
  /// The pauses between attempts to connect: each is up to twice the one before, at random, so that the gateways of a
  /// cluster do not come back to a server all at once.
  struct ReconnectPause {
    let shortest: Int64
    let longest: Int64
    private var current: Int64

    /// - parameter shortest: The first pause, in milliseconds, at most.
    /// - parameter longest: The longest pause, in milliseconds.
    init(shortest: Int64, longest: Int64) {
      self.shortest = max(1, shortest)
      self.longest = max(longest, self.shortest)
      current = self.shortest
    }

    /// Returns the next pause, in milliseconds: between half and the whole of what it may be.
    mutating func next(using randomness: inout some RandomNumberGenerator) -> Int64 {
      defer { current = current > longest / 2 ? longest : current * 2 }
      return .random(in: (current / 2)...current, using: &randomness)
    }

    /// Begins anew, once a connection was made.
    mutating func reset() { current = shortest }
  }
#endif
