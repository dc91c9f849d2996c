#if Server
  /// Bounds on files that are read.
  package struct MovingLimits: Hashable, Sendable {
    /// The longest line, in bytes; a longer one is passed over and reported.
    package var lineLength = 4 << 20
    /// The most bytes that one compressed file becomes.
    package var inflatedSize: Int64 = 1 << 38
    /// The largest ratio of the bytes that a compressed file becomes to its own, past `ratioStart`.
    package var ratio: Int64 = 200
    /// The bytes up to which the ratio is not checked: short texts that repeat are compressed best.
    package var ratioStart: Int64 = 16 << 20

    package init() {}
  }
#endif
