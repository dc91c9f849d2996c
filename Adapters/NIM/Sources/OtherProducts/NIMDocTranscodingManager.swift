public import Foundation
internal import Parlance

/// The formats of documents that the vendor's service converts.
public enum NIMDocTranscodingFileType: Int, Sendable {
  /// Slides.
  case PPT = 1
  /// Slides in the newer format.
  case PPTX = 2
  /// A PDF file.
  case PDF = 3
}

/// The formats of the pictures that documents become.
public enum NIMDocTranscodingImageType: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// JPEG.
  case JPG = 10
  /// PNG.
  case PNG = 11
}

/// The sizes of these pictures.
public enum NIMDocTranscodingQuality: Int, Sendable {
  /// The largest.
  case high = 1
  /// The middle one.
  case medium = 2
  /// The smallest.
  case low = 3
}

/// The states of a conversion.
public enum NIMDocTranscodingState: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Waiting.
  case preparing = 1
  /// In progress.
  case ongoing = 2
  /// Given up after too long a time.
  case timeout = 3
  /// Done.
  case completed = 4
  /// Failed.
  case failed = 5
}

/// A converted document. The engine has none, so an object describes none.
open class NIMDocTranscodingInfo: NSObject {
  /// The document's id.
  open var docId: String { "" }
  /// The document's name.
  open var docName: String { "" }
  /// The format of the document.
  open var sourceType: NIMDocTranscodingFileType { .PPT }
  /// The size of the document, in bytes.
  open var sourceSize: UInt64 { 0 }
  /// The address of the document.
  open var sourceFileUrl: String { "" }
  /// The format of the pictures.
  open var targetType: NIMDocTranscodingImageType { .unknown }
  /// The state of the conversion.
  open var state: NIMDocTranscodingState { .unknown }
  /// The number of pages.
  open var numberOfPages: UInt { 0 }
  /// The vendor's number of the conversion.
  open var transcodingFlag: Int { 0 }
  /// The app's own data.
  open var ext: String? { nil }

  /// Creates an object that describes no document.
  public override init() {}

  /// Returns the size of a page's picture, in pixels.
  open func transcodedImagesSize(_ quality: NIMDocTranscodingQuality) -> CGSize { .zero }
  /// Returns the size of all pictures, in bytes.
  open func transcodedTotalSize(_ quality: NIMDocTranscodingQuality) -> UInt64 { 0 }
  /// Returns the address of a page's picture; nil if there is no such page.
  open func transcodedUrl(_ pageNumber: UInt, of quality: NIMDocTranscodingQuality) -> String? { nil }
}

/// Receives a document, or an error.
public typealias NIMDocTranscodingInquireCompleteBlock = ((any Error)?, NIMDocTranscodingInfo?) -> Void
/// Receives documents, or an error.
public typealias NIMDocTranscodingFetchCompleteBlock = ((any Error)?, [NIMDocTranscodingInfo]?) -> Void

/// Finds the documents that the vendor's service converted. The engine converts none: the list is empty, and no document is
/// found.
public protocol NIMDocTranscodingManager: NSObjectProtocol {
  /// Fetches a page of this account's documents.
  ///
  /// - parameter lastDocId: The id of the last document of the page before; nil for the first page.
  /// - parameter limit: The number of documents of a page.
  /// - parameter completion: Receives an empty list, or an error: local `userInfoNeeded` without a login.
  func fetchMyDocsInfo(_ lastDocId: String?, limit: UInt, completion: NIMDocTranscodingFetchCompleteBlock?)
  /// Fetches a document.
  ///
  /// - parameter docId: Its id.
  /// - parameter completion: Receives an error: remote 404, local `userInfoNeeded` without a login.
  func inquireDocInfo(_ docId: String, completion: NIMDocTranscodingInquireCompleteBlock?)
  /// Deletes a document.
  ///
  /// - parameter docId: Its id.
  /// - parameter completion: Receives an error: remote 404, local `userInfoNeeded` without a login.
  func deleteDoc(_ docId: String, completion: NIMDocTranscodingDeleteCompleteBlock?)
}

extension NIMDocTranscodingManager {
  /// Deletes a document.
  public func deleteDoc(_ docId: String) { deleteDoc(docId, completion: nil) }
}

/// The documents of one client.
final class DocTranscodingManager: NSObject, NIMDocTranscodingManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  private static func missing(_ id: String) -> NSError { NIMErrorCode.remote(.codeNotExist).error("no document \(id)") }

  func fetchMyDocsInfo(_ lastDocId: String?, limit: UInt, completion: NIMDocTranscodingFetchCompleteBlock?) {
    core.fetch(completion) { [core] _, done in core.afterCallbacks { done(.success([])) } }
  }

  func inquireDocInfo(_ docId: String, completion: NIMDocTranscodingInquireCompleteBlock?) {
    core.fetch(completion) { _, _ in throw Self.missing(docId) }
  }

  func deleteDoc(_ docId: String, completion: NIMDocTranscodingDeleteCompleteBlock?) {
    core.request(completion) { _, _ in throw Self.missing(docId) }
  }
}
