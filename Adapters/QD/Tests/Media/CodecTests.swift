#if (Media || canImport(ImageIO)) && !canImport(UIKit)
  import Foundation
  import Parlance
  import QD_IMSDK
  import Testing
  import TestSupport

  /// Pictures through the codec that a client has unless the app brings one.
  @Suite @MainActor struct CodecTests {
    private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

    /// 400 by 300 pixels in many colours, whose opacity is the same everywhere.
    private func picture(opacity: UInt8 = 255) throws -> PixelPicture {
      var pixels: [UInt8] = []
      for y in 0..<300 {
        for x in 0..<400 { pixels += [UInt8(x * 255 / 399), UInt8(y * 255 / 299), UInt8(x * y & 127), opacity] }
      }
      return try #require(PixelPicture(width: 400, height: 300, pixels: pixels))
    }

    /// Sends pixels, and returns the receiver's object.
    private func received(_ picture: PixelPicture, _ option: QDImageOption?) async throws -> QDImageObject {
      let alice = try await ChatApp.other("alice", in: environment)
      let bob = try await ChatApp.other("bob", in: environment)
      _ = try await alice.send(QDImageObject(image: picture, imageOption: option), to: QDSession("bob", type: .P2P))
      return try #require(try await bob.receive().messageObject as? QDImageObject)
    }

    private func header(_ address: String?) throws -> PictureHeader {
      let file = try #require(try opened(address))
      return try #require(PictureHeader([UInt8](file)))
    }

    @Test func pixelsAreSentAsAJPEGWithAThumbnail() async throws {
      let object = try await received(picture(), nil)
      let sent = try header(object.url)
      #expect(sent.format == .jpeg && sent.width == 400 && sent.height == 300)
      #expect(object.size == CGSize(width: 400, height: 300))
      let thumbnail = try header(object.thumbUrl)
      #expect(thumbnail.format == .jpeg && thumbnail.width == 320 && thumbnail.height == 240)
    }

    @Test func aBetterQualityIsALongerFile() async throws {
      var lengths: [Int64] = []
      for quality in [0.1, 0.5, 0.95] as [Float] {
        let option = QDImageOption()
        option.compressQuality = quality
        lengths.append(try await received(picture(), option).fileLength)
      }
      #expect(lengths == lengths.sorted() && Set(lengths).count == 3)
    }

    @Test func aPNGKeepsWhatCanBeSeenThrough() async throws {
      let option = QDImageOption()
      option.format = .PNG
      let object = try await received(picture(opacity: 100), option)
      #expect(try header(object.url).format == .png)
      #expect(try header(object.thumbUrl).format == .png)
      // In a JPEG it lies on white.
      let flat = try await received(picture(opacity: 100), nil)
      #expect(try header(flat.url).format == .jpeg)
      #expect(try header(flat.thumbUrl).format == .jpeg)
    }
  }
#endif
