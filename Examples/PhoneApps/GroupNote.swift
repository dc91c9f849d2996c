/// The Chinese words of a remark about a change of a group, which vendors name in English.
package enum GroupNote {
  private static let operations = [
    "invite": "邀请", "kick": "移出", "leave": "退出", "update": "更新资料", "dismiss": "解散群组", "applyPass": "通过申请", "join": "加入",
    "transferOwner": "转让群主", "addManager": "添加管理员", "removeManager": "移除管理员", "acceptInvitation": "接受邀请", "mute": "禁言",
    "unmute": "解除禁言",
  ]

  /// Returns the words.
  ///
  /// - parameter operation: The vendor's name of the change.
  /// - parameter source: The account that made it.
  /// - parameter targets: The accounts that it concerns.
  package static func chinese(_ operation: String, by source: String, _ targets: [String]) -> String {
    let words = "\(source)：\(operations[operation] ?? operation)"
    return targets.isEmpty ? words : "\(words) \(targets.joined(separator: "、"))"
  }
}
