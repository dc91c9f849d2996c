#if Server
  internal import ParlanceCore

  /// A body that its route's handler reads piece by piece, in memory of bounded size.
  ///
  /// Nothing more is read from the connection than was asked for, so the sender is as fast as the handler.
  final class HTTPBody: @unchecked Sendable {
    // Safe to share: everything mutable is touched on the service thread alone.

    /// The next bytes of a body.
    struct Piece: Sendable {
      var bytes: [UInt8]
      /// A Boolean value that indicates whether the body ends with them.
      var isLast: Bool
      /// A Boolean value that indicates whether the connection ended before the body did, so that no answer is sent.
      var isCut: Bool
    }

    /// The number of bytes of a piece that is neither the last nor cut. One may have some more, which came with them.
    static let pieceSize = 128 << 10

    /// The number of bytes that arrived so far.
    private(set) var received = 0
    /// A Boolean value that indicates whether the handler waits for a piece.
    var isWanted: Bool { completion != nil }
    /// The number of bytes that arrived and were not handed over.
    var waiting: Int { bytes.count }
    private var bytes: [UInt8] = []
    private var isWhole = false
    private var isCut = false
    private var completion: ((Piece) -> Void)?
    private let ask: @Sendable (@escaping @Sendable (Piece) -> Void) -> Void

    /// - parameter ask: Calls `want` on the service thread.
    init(ask: @escaping @Sendable (@escaping @Sendable (Piece) -> Void) -> Void) { self.ask = ask }

    /// Reads the next piece; to be called again only after the piece came, and not after the last or a cut one.
    ///
    /// - parameter completion: Called once, on the service thread, which it must not hold up.
    func read(_ completion: @escaping @Sendable (Piece) -> Void) { ask(completion) }

    // MARK: on the service thread

    /// Takes the handler's wish for a piece.
    func want(_ completion: @escaping (Piece) -> Void) {
      self.completion = completion
      deliver()
    }

    /// Takes bytes that arrived.
    func take(_ part: UnsafeRawBufferPointer) {
      guard !isCut else { return }
      received += part.count
      bytes.append(contentsOf: part)
      deliver()
    }

    /// Notes that everything arrived.
    func finish() {
      isWhole = true
      deliver()
    }

    /// Notes that nothing more comes.
    func cut() {
      if !isWhole { isCut = true }
      deliver()
    }

    private func deliver() {
      guard let completion, isWhole || isCut || bytes.count >= Self.pieceSize else { return }
      self.completion = nil
      let piece = Piece(bytes: bytes, isLast: isWhole, isCut: isCut)
      bytes = []
      completion(piece)
    }
  }
#endif
