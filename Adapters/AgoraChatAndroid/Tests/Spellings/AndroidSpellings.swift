import AgoraChatAndroid

/// Every method of every listener.
final class AndroidSpellings: AgoraCallBack, AgoraEventListener, AgoraConnectionListener, AgoraGroupChangeListener,
  AgoraChatRoomChangeListener
{
  func onSuccess() {}
  func onProgress(_ progress: Int, _ status: String) {}
  func onError(_ code: Int, _ error: String) {}

  func onEvent(_ event: AgoraNotifierEvent) {}

  func onConnected() {}
  func onDisconnected(_ error: Int) {}

  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {}
  func onApplicationReceived(_ groupId: String, _ groupName: String, _ applyer: String, _ reason: String) {}
  func onApplicationAccept(_ groupId: String, _ groupName: String, _ accepter: String) {}
  func onApplicationDeclined(_ groupId: String, _ groupName: String, _ decliner: String, _ reason: String) {}
  func onInvitationAccpted(_ groupId: String, _ inviter: String, _ reason: String) {}
  func onInvitationDeclined(_ groupId: String, _ invitee: String, _ reason: String) {}
  func onUserRemoved(_ groupId: String, _ groupName: String) {}
  func onGroupDestroy(_ groupId: String, _ groupName: String) {}

  func onMemberJoined(_ roomId: String, _ participant: String) {}
  func onMemberExited(_ roomId: String, _ roomName: String, _ participant: String) {}
  func onChatRoomDestroyed(_ roomId: String, _ roomName: String) {}
  func onMemberKicked(_ roomId: String, _ roomName: String, _ participant: String) {}
}

/// A callback that gets a value.
final class AndroidValueSpellings: AgoraValueCallBack {
  func onSuccess(_ value: Int) {}
  func onError(_ code: Int, _ error: String) {}
}

/// Uses the delegate as each of its protocols: the compiler shows the conformances that are used.
func uses(_ delegate: AndroidSpellings) -> [Any] {
  [
    delegate as any AgoraCallBack,
    delegate as any AgoraEventListener,
    delegate as any AgoraConnectionListener,
    delegate as any AgoraGroupChangeListener,
    delegate as any AgoraChatRoomChangeListener,
  ]
}

/// As above.
func uses(_ callback: AndroidValueSpellings) -> Any { callback as any AgoraValueCallBack<Int> }

/// The modules that the vendor's framework re-exports: this file imports nothing else.
typealias AndroidBringsAlong = (URL, Data, DispatchQueue)
