#if Server
  internal import CZlib
  internal import ParlanceCore

  /// Decompresses gzip, also of several members, in pieces.
  final class Inflater {
    private var stream = z_stream()
    private let limits: MovingLimits
    private var read: Int64 = 0
    private var written: Int64 = 0
    /// A Boolean value that indicates whether the bytes so far end with a whole member.
    private(set) var isComplete = false

    init(limits: MovingLimits) throws(MessagingError) {
      self.limits = limits
      // 16 more than the window: gzip's header alone is accepted.
      guard inflateInit2_(&stream, 16 + MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
        throw MessagingError(.storageFailed, "zlib has no memory")
      }
    }

    deinit { inflateEnd(&stream) }

    /// Decompresses the next bytes, and passes the result on in pieces of at most 64 KiB.
    ///
    /// - throws: `malformedData` if the bytes are damaged, `limitExceeded` if they become more than the limits allow.
    func append(_ bytes: [UInt8], _ body: ([UInt8]) -> Void) throws(MessagingError) {
      var bytes = bytes
      var output = [UInt8](repeating: 0, count: 1 << 16)
      var start = 0
      while start < bytes.count {
        if isComplete {
          guard inflateReset(&stream) == Z_OK else { throw MessagingError(.malformedData, "damaged gzip data") }
          isComplete = false
        }
        let (code, consumed, produced) = step(&bytes, from: start, &output)
        read += Int64(consumed)
        written += Int64(produced)
        guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else {
          throw MessagingError(.malformedData, "damaged gzip data")
        }
        guard written <= limits.inflatedSize,
          written <= limits.ratioStart || written / limits.ratio <= read
        else { throw MessagingError(.limitExceeded, "the compressed file becomes too large") }
        if produced > 0 { body(Array(output[..<produced])) }
        start += consumed
        isComplete = code == Z_STREAM_END
        guard consumed > 0 || produced > 0 else { throw MessagingError(.malformedData, "damaged gzip data") }
        if !isComplete, start == bytes.count, produced == output.count { try drain(&output, body) }
      }
    }

    /// Fetches what the decompressor holds back after its input ended.
    private func drain(_ output: inout [UInt8], _ body: ([UInt8]) -> Void) throws(MessagingError) {
      var none: [UInt8] = [0]
      while true {
        let (code, _, produced) = step(&none, from: 1, &output)
        written += Int64(produced)
        guard written <= limits.inflatedSize, written <= limits.ratioStart || written / limits.ratio <= read else {
          throw MessagingError(.limitExceeded, "the compressed file becomes too large")
        }
        if produced > 0 { body(Array(output[..<produced])) }
        isComplete = code == Z_STREAM_END
        guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else {
          throw MessagingError(.malformedData, "damaged gzip data")
        }
        if isComplete || produced < output.count { return }
      }
    }

    private func step(
      _ bytes: inout [UInt8], from start: Int, _ output: inout [UInt8]
    ) -> (code: Int32, consumed: Int, produced: Int) {
      bytes.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          stream.next_in = input.baseAddress.map { $0 + start }
          stream.avail_in = UInt32(input.count - start)
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          let code = inflate(&stream, Z_NO_FLUSH)
          return (code, input.count - start - Int(stream.avail_in), output.count - Int(stream.avail_out))
        }
      }
    }
  }
#endif
