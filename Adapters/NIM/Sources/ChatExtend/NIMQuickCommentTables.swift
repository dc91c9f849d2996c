public import Foundation

#if canImport(Darwin)
  /// The quick comments on messages: an `NSArray` of `NIMQuickComment` for each.
  public typealias NIMQuickCommentsOfMessages = NSMapTable<NIMMessage, NSArray>
  /// The quick comments on a message, by their numbers: an `NSArray` of `NIMQuickComment` for each.
  public typealias NIMQuickCommentsOfNumbers = NSMapTable<NSNumber, NSArray>
#else
  /// The quick comments on messages: an `NSArray` of `NIMQuickComment` for each. Foundation has no `NSMapTable` here.
  public typealias NIMQuickCommentsOfMessages = [NIMMessage: NSArray]
  /// The quick comments on a message, by their numbers: an `NSArray` of `NIMQuickComment` for each. Foundation has no
  /// `NSMapTable` here.
  public typealias NIMQuickCommentsOfNumbers = [NSNumber: NSArray]
#endif

/// Receives the quick comments on a message by their numbers, or an error.
public typealias NIMGetQuickCommentsByMsgHandler = ((any Error)?, NIMQuickCommentsOfNumbers?) -> Void
/// Receives the quick comments on messages and the messages that failed, or an error.
public typealias NIMFetchCommentsByMsgsHandler = ((any Error)?, NIMQuickCommentsOfMessages?, [NIMMessage]?) -> Void
