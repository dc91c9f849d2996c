#if Server
  internal import Foundation
  internal import ParlanceCore

  /// The content of one file, open for reading.
  final class MediaContentFile: @unchecked Sendable {
    // Safe to share: it is written by one thread, and read by another one afterwards.
    let file: UnsafeMutablePointer<FILE>
    /// The number of bytes.
    private(set) var size: Int64
    private var digest = MD5()

    /// Creates a content that is written, in a temporary file without a name.
    init() throws(MediaLoss) {
      guard let file = tmpfile() else { throw MediaLoss("no temporary file can be written") }
      self.file = file
      size = 0
    }

    /// Takes an open file over.
    init(descriptor: Int32, size: Int64) throws(MediaLoss) {
      guard let file = fdopen(descriptor, "rb") else {
        close(descriptor)
        throw MediaLoss("the file cannot be read")
      }
      self.file = file
      self.size = size
    }

    deinit { fclose(file) }

    /// Adds bytes.
    ///
    /// - returns: False if there is no room for them.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count else { return false }
      size += Int64(bytes.count)
      digest.update(Array(bytes))
      return true
    }

    /// Ends the writing.
    ///
    /// - returns: The MD5 of the content in lower-case hexadecimal digits.
    func finish() throws(MediaLoss) -> String {
      guard fflush(file) == 0 else { throw MediaLoss("no temporary file can be written") }
      return hexadecimal(digest.value)
    }

    /// Returns the MD5 of a content that was not written here.
    func readDigest() throws(MediaLoss) -> String {
      var digest = MD5()
      var offset: Int64 = 0
      while offset < size {
        let bytes = try read(at: offset, count: 1 << 20)
        digest.update(bytes)
        offset += Int64(bytes.count)
      }
      return hexadecimal(digest.value)
    }

    /// Returns bytes; fewer than `count` only at the end.
    func read(at offset: Int64, count: Int) throws(MediaLoss) -> [UInt8] {
      let count = Int(min(Int64(count), size - offset))
      var bytes = [UInt8](repeating: 0, count: count)
      guard fseeko(file, off_t(offset), SEEK_SET) == 0, fread(&bytes, 1, count, file) == count else {
        throw MediaLoss("the file cannot be read")
      }
      return bytes
    }

    /// Checks the content against what the archive says of it.
    func check(_ described: ArchiveFile, md5: String?) throws(MediaLoss) {
      if let expected = described.md5 {
        let found = if let md5 { md5 } else { try readDigest() }
        guard found == expected else { throw MediaLoss("its content is not that of the archive: another MD5") }
      } else if let expected = described.size, expected != size {
        throw MediaLoss("its content is not that of the archive: another size")
      }
    }
  }
#endif
