#if Media && !canImport(ImageIO)
  import BuiltPrograms
  import Foundation
  import ParlanceCore
  import Testing

  @testable import ParlanceMedia

  /// Pictures that are broken, or made to do harm.
  @Suite struct HostilePictureTests {
    private let codec = PictureCodec(thumbnails: ThumbnailOptions(longestSide: 32))

    private func file(_ picture: PixelPicture, _ format: PictureFormat) throws -> [UInt8] {
      try codec.file(picture, as: format)
    }

    /// A PNG that claims another size than it has; its checksum is right.
    private func claiming(_ width: Int, _ height: Int, _ png: [UInt8]) -> [UInt8] {
      func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
      var png = png
      png.replaceSubrange(16..<24, with: big(width) + big(height))
      var sum: UInt32 = .max
      for byte in png[12..<29] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      png.replaceSubrange(29..<33, with: big(Int(~sum)))
      return png
    }

    @Test func truncatedPictureHasNoThumbnail() throws {
      let jpeg = try file(TestPictures.quadrants(90, 70), .jpeg(quality: 0.8))
      let png = try file(TestPictures.quadrants(90, 70), .png)
      for whole in [jpeg, png] {
        #expect(codec.thumbnail(of: whole) != nil)
        for count in stride(from: 0, to: whole.count - 20, by: 7) {
          #expect(codec.thumbnail(of: Array(whole[..<count])) == nil, "\(count) of \(whole.count)")
        }
      }
      #expect(codec.thumbnail(of: Array(jpeg.dropLast(2))) == nil)
    }

    /// Cameras append films and further pictures to a picture.
    @Test func bytesAfterAPictureAreIgnored() throws {
      let jpeg = try file(TestPictures.quadrants(90, 70), .jpeg(quality: 0.8))
      let scans = Array(repeatElement([0xFF, 0xDA, 0, 8] as [UInt8], count: 1000).joined())
      #expect(codec.thumbnail(of: jpeg + scans) != nil)
      #expect(codec.thumbnail(of: jpeg + jpeg.dropLast(50)) != nil)
      #expect(codec.thumbnail(of: try file(TestPictures.quadrants(90, 70), .png) + scans) != nil)
    }

    /// A few bytes that claim to be huge are refused before anything is decoded.
    @Test func claimsAreComparedWithTheFile() throws {
      let jpeg = try file(TestPictures.quadrants(90, 70), .jpeg(quality: 0.8))
      let png = try file(TestPictures.quadrants(90, 70), .png)
      let generous = PictureLimits(pixels: .max, memory: .max)
      let trusting = PictureCodec(thumbnails: codec.thumbnails, limits: generous)
      for size in [40_000, 10_000] {
        #expect(trusting.thumbnail(of: TestPictures.claiming(size, size, jpeg)) == nil)
        #expect(trusting.thumbnail(of: claiming(size, size, png)) == nil)
      }
      #expect(trusting.thumbnail(of: claiming(1 << 20, 1 << 20, png)) == nil)
      // They are not refused because of the claim alone.
      #expect(trusting.thumbnail(of: claiming(90, 70, png)) != nil)
      #expect(trusting.thumbnail(of: TestPictures.claiming(96, 72, jpeg)) != nil)
    }

    @Test func limitsAreKept() throws {
      func width(_ bytes: [UInt8], _ limits: PictureLimits) -> Int? {
        PictureCodec(thumbnails: codec.thumbnails, limits: limits).thumbnail(of: bytes)?.width
      }
      for format in [PictureFormat.png, .jpeg(quality: 0.8)] {
        let bytes = try file(TestPictures.gradient(600, 400), format)
        #expect(width(bytes, PictureLimits(pixels: 240_000)) == 32)
        #expect(width(bytes, PictureLimits(pixels: 239_999)) == nil)
        #expect(width(bytes, PictureLimits(fileSize: bytes.count)) == 32)
        #expect(width(bytes, PictureLimits(fileSize: bytes.count - 1)) == nil)
        #expect(width(bytes, PictureLimits(memory: 20_000)) == nil)
        let folder = try TemporaryFolder()
        let path = try folder.file("picture", bytes)
        let small = PictureCodec(limits: PictureLimits(fileSize: bytes.count - 1))
        #expect(small.thumbnail(ofPictureAt: path) == nil)
      }
    }

    /// The memory that a picture of 12 million pixels takes in addition to the file, measured in a separate process.
    @Test func theMemoryOfAPNGIsBounded() async throws {
      try await SeparateProcess.run { try expectBoundedMemory(.png) }
    }

    @Test func theMemoryOfAJPEGIsBounded() async throws {
      try await SeparateProcess.run { try expectBoundedMemory(.jpeg(quality: 0.8)) }
    }

    private func expectBoundedMemory(_ format: PictureFormat) throws {
      let codec = PictureCodec()
      let bytes = try #require(codec.encode(TestPictures.gradient(4000, 3000), as: format))
      // A first thumbnail allocates what stays allocated.
      let small = try #require(codec.encode(TestPictures.gradient(10, 10), as: format))
      _ = try #require(codec.thumbnail(of: small))
      // From here on the kernel notes a new peak.
      try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
      let before = memory("VmHWM:")
      #expect(before > 0)
      #expect(codec.thumbnail(of: bytes)?.width == 320)
      // The picture has 48,000 KB.
      #expect(memory("VmHWM:") - before < 16_000)
    }

    /// Random damage: no crash, and whatever comes is a thumbnail.
    @Test func damageIsSurvived() throws {
      var generator = SeededGenerator(state: 7)
      let whole = try [
        TestPictures.turned(file(TestPictures.quadrants(40, 30), .jpeg(quality: 0.8)), 6),
        file(TestPictures.quadrants(40, 30), .png), file(TestPictures.gradient(20, 20, opacity: 9), .png),
      ]
      let limited = PictureCodec(
        thumbnails: codec.thumbnails, limits: PictureLimits(pixels: 1 << 20, memory: 16 << 20))
      for round in 0..<3000 {
        var bytes = whole[round % whole.count]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
        guard let thumbnail = limited.thumbnail(of: bytes) else { continue }
        #expect((1...32).contains(thumbnail.width) && (1...32).contains(thumbnail.height))
        #expect(PictureHeader(thumbnail.bytes)?.width == thumbnail.width)
      }
    }
  }

  /// Returns a value of `/proc/self/status`, in KB; 0 without a value of this name.
  private func memory(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
#endif
