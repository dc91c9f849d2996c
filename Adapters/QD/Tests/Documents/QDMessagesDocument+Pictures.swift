import Foundation
import Parlance
import QD_IMSDK
import Testing
import TestSupport

/// Picture messages. The singleton is the sender's.
extension Documents.QDMessagesDocument {
  #if !canImport(UIKit)
    /// 4 by 2 pixels, all black.
    private static let image = PixelPicture(width: 4, height: 2, pixels: [UInt8](repeating: 0, count: 32))

    @Test func theSampleOfAPictureThatIsGivenAsPixels() async throws {
      let encoder = NotingEncoder()
      let (app, friend) = try await appAndFriend()
      QDClient.shared().pictureEncoder = encoder
      defer { QDClient.shared().pictureEncoder = MessagingEnvironment.standardPictureEncoder }
      let session = QDSession(friend.account, type: .P2P)
      let object = QDImageObject(image: try #require(Self.image))
      #expect(object.size == CGSize(width: 4, height: 2))
      let message = QDMessage()
      message.messageObject = object
      #expect(message.messageType == .image)
      try QDClient.shared().chatManager.send(message, to: session)
      try await app.complete(message)
      #expect(message.messageObject === object)
      // JPEG at 0.5 is the default.
      #expect(encoder.asked.withLock { $0 } == [.jpeg(quality: 0.5)])
      let received = try await friend.receive()
      #expect(received.messageType == .image)
      #expect(received.text.isEmpty)
      let picture = try #require(received.messageObject as? QDImageObject)
      #expect(try opened(picture.url) == Data(Pictures.jpeg(4, 2)))
      #expect(picture.size == CGSize(width: 4, height: 2))
      #expect(picture.fileLength == Int64(Pictures.jpeg(4, 2).count))
      #expect(picture.path?.hasSuffix(".jpg") == true)
      #expect(picture.option == nil)
    }

    @Test(arguments: [(0.8, 0.8), (1, 1), (0, 0.5), (-1, 0.5), (1.5, 0.5), (Float.nan, 0.5)] as [(Float, Float)])
    func qualityOutOfRangeIsTheDefault(_ given: Float, _ used: Float) async throws {
      let option = QDImageOption()
      #expect(option.compressQuality == 0.5)
      #expect(option.format == .JPEG)
      option.compressQuality = given
      #expect(try await formats(option) == [.jpeg(quality: Double(used))])
    }

    @Test func aPictureCanBeCompressedAsPNG() async throws {
      let option = QDImageOption()
      option.format = .PNG
      #expect(try await formats(option) == [.png])
    }

    /// Returns the formats that the encoder is asked for when a picture is sent with an option.
    private func formats(_ option: QDImageOption) async throws -> [PictureFormat] {
      let encoder = NotingEncoder()
      let (app, friend) = try await appAndFriend()
      QDClient.shared().pictureEncoder = encoder
      defer { QDClient.shared().pictureEncoder = MessagingEnvironment.standardPictureEncoder }
      let object = QDImageObject(image: try #require(Self.image), imageOption: option)
      #expect(object.option === option)
      _ = try await app.send(object, to: direct(friend.account))
      let picture = try #require(try await friend.receive().messageObject as? QDImageObject)
      let isPNG = option.format == .PNG
      #expect(try opened(picture.url) == Data(isPNG ? Pictures.png(4, 2) : Pictures.jpeg(4, 2)))
      return encoder.asked.withLock { $0 }
    }
  #endif

  @Test func theSampleOfAPictureInAFile() async throws {
    let files = try Files()
    let bytes = Data(Pictures.jpeg(40, 30)) + someBytes(300_000)
    let path = try files.file("cat.jpg", bytes)
    let (app, friend) = try await appAndFriend()
    let session = QDSession(friend.account, type: .P2P)
    let object = QDImageObject(sourcePath: path)
    // An option is for pixels: a file is sent as it is.
    object.option = QDImageOption()
    let message = QDMessage()
    message.messageObject = object
    try QDClient.shared().chatManager.send(message, to: session)
    try await app.complete(message)
    #expect(object.path == path)
    #expect(object.guid?.isEmpty == false)
    #expect(object.md5?.utf8.count == 32)
    let received = try await friend.receive()
    let picture = try #require(received.messageObject as? QDImageObject)
    #expect(picture.guid == object.guid)
    #expect(picture.fileName == "cat.jpg")
    #expect(picture.size == CGSize(width: 40, height: 30))
    #expect(picture.fileLength == Int64(bytes.count))
    #expect(picture.md5 == object.md5)
    // The SDK does not download it; the app does, to the path that the object names.
    let place = try #require(picture.path)
    #expect(contents(place) == nil)
    let downloaded = try #require(try opened(picture.url))
    #expect(downloaded == bytes)
    try downloaded.write(to: URL(fileURLWithPath: place))
    #expect(contents(picture.path) == bytes)
    // No thumbnail was made.
    #expect(picture.thumbPath == nil)
    #expect(picture.thumbUrl == nil)
    #expect(received.attachmentDownloadState == .downloaded)
  }

  @Test func theThumbnailIsFetchedWithoutAsking() async throws {
    let files = try Files()
    let environment = MessagingEnvironment.inMemory(thumbnailMaker: SameThumbnail())
    let app = try await ChatApp.other("account", in: environment)
    let friend = try await ChatApp.other("friend", in: environment)
    let path = try files.file("cat.jpg", Data(Pictures.jpeg(40, 30)))
    let message = try await app.send(QDImageObject(sourcePath: path), to: direct("friend"))
    #expect(contents((message.messageObject as? QDImageObject)?.thumbPath) == Data(SameThumbnail.bytes))
    let received = try await friend.receive()
    #expect(try await friend.fetchEnd(received).last == 1)
    let picture = try #require(received.messageObject as? QDImageObject)
    #expect(contents(picture.thumbPath) == Data(SameThumbnail.bytes))
    #expect(try opened(picture.thumbUrl) == Data(SameThumbnail.bytes))
    #expect(picture.size == CGSize(width: 40, height: 30))
    #expect(received.attachmentDownloadState == .downloaded)
    // Where it is not there any more, the app fetches it.
    try FileManager.default.removeItem(atPath: try #require(picture.thumbPath))
    #expect(received.attachmentDownloadState == .needDownload)
    #expect(try await friend.fetch(received).last == 1)
    #expect(contents(picture.thumbPath) == Data(SameThumbnail.bytes))
    environment.shutDown()
  }
}
