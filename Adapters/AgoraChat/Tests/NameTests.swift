import HyphenateChat
import Testing

/// The C-style names of 3.x for the values of enums, under both brands: the numbers of the headers.
@Suite struct NameTests {
  /// The names of one error, with its number.
  private static let errors: [(AgoraErrorCode, AgoraErrorCode, Int)] = [
    (AgoraErrorGeneral, EMErrorGeneral, 1),
    (AgoraErrorNetworkUnavailable, EMErrorNetworkUnavailable, 2),
    (AgoraErrorDatabaseOperationFailed, EMErrorDatabaseOperationFailed, 3),
    (AgoraErrorExceedServiceLimit, EMErrorExceedServiceLimit, 4),
    (AgoraErrorInvalidAppkey, EMErrorInvalidAppkey, 100),
    (AgoraErrorInvalidUsername, EMErrorInvalidUsername, 101),
    (AgoraErrorInvalidPassword, EMErrorInvalidPassword, 102),
    (AgoraErrorInvalidURL, EMErrorInvalidURL, 103),
    (AgoraErrorInvalidToken, EMErrorInvalidToken, 104),
    (AgoraErrorUserAlreadyLogin, EMErrorUserAlreadyLogin, 200),
    (AgoraErrorUserNotLogin, EMErrorUserNotLogin, 201),
    (AgoraErrorUserAuthenticationFailed, EMErrorUserAuthenticationFailed, 202),
    (AgoraErrorUserAlreadyExist, EMErrorUserAlreadyExist, 203),
    (AgoraErrorUserNotFound, EMErrorUserNotFound, 204),
    (AgoraErrorUserIllegalArgument, EMErrorUserIllegalArgument, 205),
    (AgoraErrorUserLoginOnAnotherDevice, EMErrorUserLoginOnAnotherDevice, 206),
    (AgoraErrorUserRemoved, EMErrorUserRemoved, 207),
    (AgoraErrorUserRegisterFailed, EMErrorUserRegisterFailed, 208),
    (AgoraErrorUpdateApnsConfigsFailed, EMErrorUpdateApnsConfigsFailed, 209),
    (AgoraErrorUserPermissionDenied, EMErrorUserPermissionDenied, 210),
    (AgoraErrorUserBindDeviceTokenFailed, EMErrorUserBindDeviceTokenFailed, 211),
    (AgoraErrorUserUnbindDeviceTokenFailed, EMErrorUserUnbindDeviceTokenFailed, 212),
    (AgoraErrorUserBindAnotherDevice, EMErrorUserBindAnotherDevice, 213),
    (AgoraErrorUserLoginTooManyDevices, EMErrorUserLoginTooManyDevices, 214),
    (AgoraErrorUserMuted, EMErrorUserMuted, 215),
    (AgoraErrorUserKickedByChangePassword, EMErrorUserKickedByChangePassword, 216),
    (AgoraErrorUserKickedByOtherDevice, EMErrorUserKickedByOtherDevice, 217),
    (AgoraErrorServerNotReachable, EMErrorServerNotReachable, 300),
    (AgoraErrorServerTimeout, EMErrorServerTimeout, 301),
    (AgoraErrorServerBusy, EMErrorServerBusy, 302),
    (AgoraErrorServerUnknownError, EMErrorServerUnknownError, 303),
    (AgoraErrorServerGetDNSConfigFailed, EMErrorServerGetDNSConfigFailed, 304),
    (AgoraErrorServerServingForbidden, EMErrorServerServingForbidden, 305),
    (AgoraErrorFileNotFound, EMErrorFileNotFound, 400),
    (AgoraErrorFileInvalid, EMErrorFileInvalid, 401),
    (AgoraErrorFileUploadFailed, EMErrorFileUploadFailed, 402),
    (AgoraErrorFileDownloadFailed, EMErrorFileDownloadFailed, 403),
    (AgoraErrorFileDeleteFailed, EMErrorFileDeleteFailed, 404),
    (AgoraErrorFileTooLarge, EMErrorFileTooLarge, 405),
    (AgoraErrorMessageInvalid, EMErrorMessageInvalid, 500),
    (AgoraErrorMessageIncludeIllegalContent, EMErrorMessageIncludeIllegalContent, 501),
    (AgoraErrorMessageTrafficLimit, EMErrorMessageTrafficLimit, 502),
    (AgoraErrorMessageEncryption, EMErrorMessageEncryption, 503),
    (AgoraErrorMessageRecallTimeLimit, EMErrorMessageRecallTimeLimit, 504),
    (AgoraErrorGroupInvalidId, EMErrorGroupInvalidId, 600),
    (AgoraErrorGroupAlreadyJoined, EMErrorGroupAlreadyJoined, 601),
    (AgoraErrorGroupNotJoined, EMErrorGroupNotJoined, 602),
    (AgoraErrorGroupPermissionDenied, EMErrorGroupPermissionDenied, 603),
    (AgoraErrorGroupMembersFull, EMErrorGroupMembersFull, 604),
    (AgoraErrorGroupSharedFileInvalidId, EMErrorGroupSharedFileInvalidId, 605),
    (AgoraErrorGroupNotExist, EMErrorGroupNotExist, 606),
    (AgoraErrorChatroomInvalidId, EMErrorChatroomInvalidId, 700),
    (AgoraErrorChatroomAlreadyJoined, EMErrorChatroomAlreadyJoined, 701),
    (AgoraErrorChatroomNotJoined, EMErrorChatroomNotJoined, 702),
    (AgoraErrorChatroomPermissionDenied, EMErrorChatroomPermissionDenied, 703),
    (AgoraErrorChatroomMembersFull, EMErrorChatroomMembersFull, 704),
    (AgoraErrorChatroomNotExist, EMErrorChatroomNotExist, 705),
    (AgoraErrorCallInvalidId, EMErrorCallInvalidId, 800),
    (AgoraErrorCallBusy, EMErrorCallBusy, 801),
    (AgoraErrorCallRemoteOffline, EMErrorCallRemoteOffline, 802),
    (AgoraErrorCallConnectFailed, EMErrorCallConnectFailed, 803),
    (AgoraErrorCallCreateFailed, EMErrorCallCreateFailed, 804),
    (AgoraErrorCallCancel, EMErrorCallCancel, 805),
    (AgoraErrorCallAlreadyJoined, EMErrorCallAlreadyJoined, 806),
    (AgoraErrorCallAlreadyPub, EMErrorCallAlreadyPub, 807),
    (AgoraErrorCallAlreadySub, EMErrorCallAlreadySub, 808),
    (AgoraErrorCallNotExist, EMErrorCallNotExist, 809),
    (AgoraErrorCallNoPublish, EMErrorCallNoPublish, 810),
    (AgoraErrorCallNoSubscribe, EMErrorCallNoSubscribe, 811),
    (AgoraErrorCallNoStream, EMErrorCallNoStream, 812),
    (AgoraErrorCallInvalidTicket, EMErrorCallInvalidTicket, 813),
    (AgoraErrorCallTicketExpired, EMErrorCallTicketExpired, 814),
    (AgoraErrorCallSessionExpired, EMErrorCallSessionExpired, 815),
  ]

  @Test func errorsHaveTheirNumbersUnderBothBrands() {
    for (name, other, number) in Self.errors {
      #expect(name.rawValue == number && other.rawValue == number)
    }
  }

  /// The names of a value, with its number.
  private struct Names {
    let numbers: [Int]
    let number: Int
    init<Value: RawRepresentable<Int>>(_ names: Value..., number: Int) {
      numbers = names.map(\.rawValue)
      self.number = number
    }
  }

  private static let values: [Names] = [
    Names(AgoraLogLevelDebug, EMLogLevelDebug, number: 0),
    Names(AgoraLogLevelWarning, EMLogLevelWarning, number: 1),
    Names(AgoraLogLevelError, EMLogLevelError, number: 2),
    Names(AgoraConnectionConnected, EMConnectionConnected, number: 0),
    Names(AgoraConnectionDisconnected, EMConnectionDisconnected, number: 1),
    Names(AgoraMessageBodyTypeText, EMMessageBodyTypeText, number: 1),
    Names(AgoraMessageBodyTypeImage, EMMessageBodyTypeImage, number: 2),
    Names(AgoraMessageBodyTypeVideo, EMMessageBodyTypeVideo, number: 3),
    Names(AgoraMessageBodyTypeLocation, EMMessageBodyTypeLocation, number: 4),
    Names(AgoraMessageBodyTypeVoice, EMMessageBodyTypeVoice, number: 5),
    Names(AgoraMessageBodyTypeFile, EMMessageBodyTypeFile, number: 6),
    Names(AgoraMessageBodyTypeCmd, EMMessageBodyTypeCmd, number: 7),
    Names(AgoraMessageSearchDirectionUp, EMMessageSearchDirectionUp, number: 0),
    Names(AgoraMessageSearchDirectionDown, EMMessageSearchDirectionDown, number: 1),
    Names(AgoraChatTypeChat, EMChatTypeChat, number: 0),
    Names(AgoraChatTypeGroupChat, EMChatTypeGroupChat, number: 1),
    Names(AgoraChatTypeChatRoom, EMChatTypeChatRoom, number: 2),
    Names(AgoraMessageStatusPending, EMMessageStatusPending, number: 0),
    Names(AgoraMessageStatusDelivering, EMMessageStatusDelivering, number: 1),
    Names(AgoraMessageStatusSucceed, EMMessageStatusSucceed, number: 2),
    Names(AgoraMessageStatusFailed, EMMessageStatusFailed, number: 3),
    Names(AgoraMessageDirectionSend, EMMessageDirectionSend, number: 0),
    Names(AgoraMessageDirectionReceive, EMMessageDirectionReceive, number: 1),
    Names(AgoraDownloadStatusDownloading, EMDownloadStatusDownloading, number: 0),
    Names(AgoraDownloadStatusSucceed, EMDownloadStatusSucceed, number: 1),
    Names(AgoraDownloadStatusFailed, EMDownloadStatusFailed, number: 2),
    Names(AgoraDownloadStatusPending, EMDownloadStatusPending, number: 3),
    Names(AgoraDownloadStatusSuccessed, EMDownloadStatusSuccessed, number: 1),
    Names(AgoraGroupLeaveReasonBeRemoved, EMGroupLeaveReasonBeRemoved, number: 0),
    Names(AgoraGroupLeaveReasonUserLeave, EMGroupLeaveReasonUserLeave, number: 1),
    Names(AgoraGroupLeaveReasonDestroyed, EMGroupLeaveReasonDestroyed, number: 2),
    Names(AgoraGroupStylePrivateOnlyOwnerInvite, EMGroupStylePrivateOnlyOwnerInvite, number: 0),
    Names(AgoraGroupStylePrivateMemberCanInvite, EMGroupStylePrivateMemberCanInvite, number: 1),
    Names(AgoraGroupStylePublicJoinNeedApproval, EMGroupStylePublicJoinNeedApproval, number: 2),
    Names(AgoraGroupStylePublicOpenJoin, EMGroupStylePublicOpenJoin, number: 3),
    Names(AgoraGroupPermissionTypeNone, EMGroupPermissionTypeNone, number: -1),
    Names(AgoraGroupPermissionTypeMember, EMGroupPermissionTypeMember, number: 0),
    Names(AgoraGroupPermissionTypeAdmin, EMGroupPermissionTypeAdmin, number: 1),
    Names(AgoraGroupPermissionTypeOwner, EMGroupPermissionTypeOwner, number: 2),
    Names(AgoraChatroomBeKickedReasonBeRemoved, EMChatroomBeKickedReasonBeRemoved, number: 0),
    Names(AgoraChatroomBeKickedReasonDestroyed, EMChatroomBeKickedReasonDestroyed, number: 1),
    Names(AgoraChatroomBeKickedReasonOffline, EMChatroomBeKickedReasonOffline, number: 2),
    Names(AgoraChatroomPermissionTypeNone, EMChatroomPermissionTypeNone, number: -1),
    Names(AgoraChatroomPermissionTypeMember, EMChatroomPermissionTypeMember, number: 0),
    Names(AgoraChatroomPermissionTypeAdmin, EMChatroomPermissionTypeAdmin, number: 1),
    Names(AgoraChatroomPermissionTypeOwner, EMChatroomPermissionTypeOwner, number: 2),
  ]

  @Test func valuesHaveTheirNumbersUnderBothBrands() {
    for names in Self.values { #expect(names.numbers.allSatisfy { $0 == names.number }) }
  }

  @Test func kindsOfConversationsHaveTheirNumbersUnderBothBrands() {
    let names = [
      AgoraConversationTypeChat, AgoraConversationTypeGroupChat, AgoraConversationTypeChatRoom,
    ]
    let others = [EMConversationTypeChat, EMConversationTypeGroupChat, EMConversationTypeChatRoom]
    #expect(names.map(\.rawValue) == [0, 1, 2] && others == names)
  }

  /// Checks that numbers of a range make values with these numbers, and that numbers beyond it make nil.
  private func check<Value: AgoraUnsignedValue & Equatable>(_ type: Value.Type, _ numbers: ClosedRange<UInt32>) {
    for number in numbers {
      for value in [Value(number), Value(rawValue: number)] { #expect(value?.rawValue == number) }
    }
    for number in [numbers.upperBound + 1, .max] { #expect(Value(number) == nil && Value(rawValue: number) == nil) }
  }

  @Test func numbersWithoutASign() {
    check(AgoraConnectionState.self, 0...1)
    check(AgoraLogLevel.self, 0...2)
    check(AgoraServerCheckType.self, 0...4)
    check(AgoraMessageBodyType.self, 1...9)
    check(AgoraMessageSearchDirection.self, 0...1)
    check(AgoraChatType.self, 0...2)
    check(AgoraMessageStatus.self, 0...3)
    check(AgoraMessageDirection.self, 0...1)
    check(AgoraDownloadStatus.self, 0...3)
    check(AgoraErrorCode.self, 0...8)
    check(AgoraPushDisplayStyle.self, 0...1)
    check(AgoraGroupStyle.self, 0...3)
    check(AgoraGroupLeaveReason.self, 0...2)
    check(AgoraChatroomBeKickedReason.self, 0...2)
  }

  /// The number is of the type that the app's context wants, and an `Int` as in 1.3.1 where it wants none.
  @Test func numbersHaveTheTypeThatIsWanted() {
    let type = AgoraChatTypeGroupChat.rawValue
    #expect(type == 1 && Swift.type(of: type) == Int.self)
    let unsigned: UInt32 = AgoraChatTypeGroupChat.rawValue
    #expect(unsigned == 1)
    let role: Int32 = AgoraGroupPermissionTypeNone.rawValue
    let other: Int32 = AgoraChatroomPermissionTypeOwner.rawValue
    #expect(role == -1 && other == 2)
    for number in Int32(-1)...2 {
      #expect(AgoraGroupPermissionType(number)?.rawValue == number)
      #expect(AgoraChatroomPermissionType(rawValue: number)?.rawValue == number)
    }
    #expect(AgoraGroupPermissionType(-2) == nil && AgoraChatroomPermissionType(3 as Int32) == nil)
    #expect("\(AgoraMessageBodyTypeImage.rawValue)" == "2")
  }
}
