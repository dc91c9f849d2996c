public import ParlanceCore

/// Texts to all accounts, and to the connected devices of one.
extension HubAdministration {
  /// Sends a text to all accounts. Connected devices whose style has such texts report it at once; if it is kept, the others do at
  /// their next login, each device once. A device that is new reports those that are kept, too.
  ///
  /// - parameter draft: The bulletin.
  /// - returns: The bulletin as devices report it.
  /// - throws: `MessagingError` with code `invalidArgument` for an empty text or a lifetime out of range, `messageTooLarge`,
  ///   `accountNotFound` for a sender that does not exist.
  @discardableResult
  public func sendBulletin(_ draft: BulletinDraft) throws(MessagingError) -> Bulletin {
    try port.get().sendBulletin(draft)
  }

  /// Returns a bulletin, also one that expired. The hub has the last 500.
  ///
  /// - throws: `MessagingError` with code `messageNotFound`.
  public func bulletin(_ id: Int64) throws(MessagingError) -> Bulletin { try port.get().bulletin(id) }

  /// Returns a part of the list of bulletins, the newest first.
  ///
  /// - parameter id: The number before which they are, `BulletinPage.next` of the part before; nil for the newest.
  /// - parameter kept: Those that are kept for devices, or the others; nil for all.
  /// - parameter limit: The largest number, 1 to 500.
  /// - throws: `MessagingError` with code `invalidArgument`.
  public func bulletins(
    before id: Int64? = nil, kept: Bool? = nil, limit: Int = 100
  ) throws(MessagingError) -> BulletinPage {
    try port.get().bulletins(before: id, kept: kept, limit: limit)
  }

  /// Deletes a bulletin. Devices that have not reported it do not; nothing is taken back from the others.
  ///
  /// - throws: `MessagingError` with code `messageNotFound`.
  public func deleteBulletin(_ id: Int64) throws(MessagingError) { try port.get().deleteBulletin(id) }

  /// Passes a text to the devices of an account that are connected. It is kept nowhere.
  ///
  /// - parameter account: The account.
  /// - parameter text: The text, 16 KB at most.
  /// - parameter sender: The account in whose name it is passed; nil for none.
  /// - returns: The number of devices to which it was passed. Those of styles without such texts ignore it.
  /// - throws: `MessagingError` with code `accountNotFound`, `invalidArgument` for an empty text, `messageTooLarge`.
  @discardableResult
  public func notify(
    _ account: AccountID, _ text: String, from sender: AccountID? = nil
  ) throws(MessagingError) -> Int {
    try port.get().notify(account, text, from: sender)
  }
}
