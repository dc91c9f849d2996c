#if Server
  internal import Dispatch
  internal import ParlanceCore

  /// A body that is read from a file piece by piece, as the connection takes it.
  final class HTTPStream: @unchecked Sendable {
    // Safe to share: the file is read on the queue, one piece at a time; everything else is touched on the service thread.
    private static let pieceSize: Int64 = 64 << 10
    /// Reading waits for disks, which the service thread must not.
    private static let queue = DispatchQueue(label: "parlance.gateway.files", qos: .utility, attributes: .concurrent)

    /// The number of bytes of the body.
    let count: Int64
    /// The number of bytes that are not read yet.
    private(set) var left: Int64
    /// A piece is being read: the next one is asked for behind it.
    var isReading = false
    private let file: any ReadableFile
    private let end: Int64

    init(_ file: any ReadableFile, _ part: Range<Int64>) {
      self.file = file
      count = Int64(part.count)
      left = count
      end = part.upperBound
    }

    deinit { file.close() }

    /// Reads the next piece.
    ///
    /// - parameter completion: Called on any thread, with nil if the file has fewer bytes than it should.
    func read(completion: @escaping @Sendable ([UInt8]?) -> Void) {
      let (offset, size) = (end - left, Int(min(left, Self.pieceSize)))
      left -= Int64(size)
      Self.queue.async { [self] in
        let bytes = try? file.read(at: offset, count: size)
        completion(bytes?.count == size ? bytes : nil)
      }
    }
  }
#endif
