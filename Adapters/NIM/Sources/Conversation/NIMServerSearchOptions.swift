public import Foundation

/// The messages of one session to find at the server.
open class NIMMessageServerRetrieveOption: NSObject {
  /// Only messages later than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var startTime: TimeInterval = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var endTime: TimeInterval = 0
  /// The maximum number of messages, those first in the order, up to 100; 0 is 100. Default: 100.
  open var limit: UInt = 100
  /// From new to old (the default) or from old to new; the result has the same order.
  open var order: NIMMessageSearchOrder = .desc
  /// The text to find, in the places that `NIMMessageSearchOption.searchContent` names. Case does not count. It must be
  /// set. Default: nil.
  open var keyword: String?

  public override init() {}
}

/// The messages to find at the server, session by session.
open class NIMMessageFullKeywordSearchOption: NSObject {
  /// The text to find, in the places that `NIMMessageSearchOption.searchContent` names. Case does not count. It must be
  /// set. Default: nil.
  open var keyword: String?
  /// Only messages later than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var startTime: TimeInterval = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var endTime: TimeInterval = 0
  /// The maximum number of messages of all sessions together, up to 100; 0 is 100. Default: 0.
  open var msgLimit: UInt = 0
  /// The maximum number of sessions: of those in which something is found, the ones that were written in last; 0 for no
  /// limit. Default: 0.
  open var sessionLimit: UInt = 0
  /// A Boolean value that indicates whether the messages come from old to new. Default: false, from new to old.
  open var asc = false
  /// The accounts whose P2P sessions are searched, as texts. Default: nil. Without these and `teamArray` all sessions are.
  open var p2pArray: [Any]?
  /// The ids of the teams that are searched, as texts. Default: nil.
  open var teamArray: [Any]?
  /// The accounts that wrote the messages, as texts; all if nil or empty. Default: nil.
  open var senderArray: [Any]?
  /// Only these types, as numbers of `NIMMessageType`; all if nil or empty. Default: nil.
  open var msgTypeArray: [Any]?
  /// Only messages with one of these values of `messageSubType`; all if nil or empty. Default: nil.
  open var msgSubtypeArray: [Any]?

  public override init() {}
}

/// The messages to find at the server, by their times alone.
open class NIMMessageFullKeywordSearchOrderByTimeOption: NSObject {
  /// The text to find, in the places that `NIMMessageSearchOption.searchContent` names. Case does not count. It must be
  /// set. Default: nil.
  open var keyword: String?
  /// Only messages later than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var startTime: TimeInterval = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var endTime: TimeInterval = 0
  /// The maximum number of messages, those first in the order, up to 100; 0 is 100. Default: 0.
  open var msgLimit: UInt = 0
  /// A Boolean value that indicates whether the messages come from old to new. Default: false, from new to old.
  open var asc = false
  /// The accounts whose P2P sessions are searched, as texts. Default: nil. Without these and `teamArray` all sessions are.
  open var p2pArray: [Any]?
  /// The ids of the teams that are searched, as texts. Default: nil.
  open var teamArray: [Any]?
  /// The accounts that wrote the messages, as texts; all if nil or empty. Default: nil.
  open var senderArray: [Any]?
  /// Only these types, as numbers of `NIMMessageType`; all if nil or empty. Default: nil.
  open var msgTypeArray: [Any]?
  /// Only messages with one of these values of `messageSubType`; all if nil or empty. Default: nil.
  open var msgSubtypeArray: [Any]?

  public override init() {}
}
