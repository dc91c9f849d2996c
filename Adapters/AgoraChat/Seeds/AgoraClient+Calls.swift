import AgoraChat
import Foundation
import SeededClients

extension AgoraClient {
  var loginCalls: [(name: String, call: () -> Void)] {
    [
      (
        "login",
        { [self] in
          client.login(
            withUsername: choices.account(), password: choices.chance(90) ? "" : "bad", completion: once("login"))
        }
      ),
      ("login that waits", { [self] in _ = client.login(withUsername: choices.account(), token: "") }),
      ("logout", { [self] in if choices.chance(30) { client.logout(choices.flag(), completion: once("logout")) } }),
      ("logout that waits", { [self] in if choices.chance(20) { _ = client.logout(choices.flag()) } }),
      (
        "renewToken",
        { [self] in client.renewToken(choices.chance(80) ? "t" : choices.text(), completion: once("token")) }
      ),
      (
        "devices",
        { [self] in
          var error: AgoraChatError?
          _ = client.getLoggedInDevicesFromServer(withUsername: choices.account(), password: "", error: &error)
          client.kickDevice(
            withUserId: choices.account(), token: "", resource: choices.text(), completion: once("kick"))
        }
      ),
    ]
  }

  var chatCalls: [(name: String, call: () -> Void)] {
    let send: (name: String, call: () -> Void) = (
      "send", { [self] in chats.send(newMessage(), progress: { _ in }, completion: once("send")) }
    )
    return [
      send, send, send,
      ("resend", { [self] in chats.resend(message(), progress: nil, completion: once("resend")) }),
      ("recall", { [self] in chats.recallMessage(withMessageId: message().messageId, completion: once("recall")) }),
      (
        "update",
        { [self] in
          let message = message()
          change(message)
          chats.update(message, completion: once("update"))
        }
      ),
      ("import", { [self] in chats.import([message(), newMessage()], completion: once("import")) }),
      (
        "download",
        { [self] in
          chats.downloadMessageAttachment(message(), progress: { _ in }, completion: once("download"))
          chats.downloadMessageThumbnail(message(), progress: nil, completion: once("thumbnail"))
          chats.downloadAndParseCombineMessage(message(), completion: once("combined"))
        }
      ),
      (
        "acknowledge",
        { [self] in
          chats.sendMessageReadAck(message().messageId, toUser: choices.account(), completion: once("ack"))
          chats.ackConversationRead(choices.account(), completion: once("conversation ack"))
          chats.sendGroupMessageReadAck(
            message().messageId, toGroup: world.group(), content: choices.optionalText(), completion: once("group ack"))
          let done = world.completions.once("acks")
          chats.asyncFetchGroupMessageAcks(
            fromServer: message().messageId, groupId: world.group(), startGroupAckId: choices.text(),
            pageSize: choices.int32()
          ) { _, _, _ in done() }
        }
      ),
      ("look", { [self] in look(message()) }),
      (
        "conversation",
        { [self] in
          let (name, type) = target()
          guard
            let conversation = chats.getConversation(
              name, type: AgoraChatConversationType(rawValue: type.rawValue) ?? .chat, createIfNotExist: choices.flag())
          else { return }
          var error: AgoraChatError?
          conversation.insert(message(), error: &error)
          conversation.append(message(), error: &error)
          conversation.updateMessageChange(message(), error: &error)
          if choices.chance(20) { conversation.ext = choices.attributes() }
          if choices.chance(20) { conversation.deleteMessage(withId: message().messageId, error: &error) }
          if choices.chance(10) { conversation.removeMessagesStart(choices.int(), to: choices.int()) }
          if choices.chance(20) { conversation.markMessageAsRead(withId: message().messageId, error: &error) }
          _ = (conversation.messagesCount, conversation.unreadMessagesCount, conversation.latestMessage?.messageId)
        }
      ),
    ]
  }

  var searchCalls: [(name: String, call: () -> Void)] {
    [
      (
        "search",
        { [self] in
          let direction: AgoraChatMessageSearchDirection = choices.pick([.up, .down])
          _ = chats.loadMessages(
            with: choices.pick([.text, .image, .file, .combine, .cmd]), timestamp: choices.int64(),
            count: choices.int32(),
            fromUser: choices.optionalText(), searchDirection: direction)
          chats.searchMessages(
            withTypes: [NSNumber(value: choices.int())], timestamp: choices.int64(), count: choices.int32(),
            fromUser: nil, searchDirection: direction, completion: once("search"))
          chats.loadMessages(
            withKeyword: choices.text(), timestamp: choices.int64(), count: choices.int32(),
            fromUser: choices.account(),
            searchDirection: direction, scope: choices.pick([.content, .ext, .all]), completion: once("keyword"))
        }
      ),
      (
        "load",
        { [self] in
          guard let conversation = chats.getAllConversations()?.first else { return }
          _ = conversation.loadMessagesStart(
            fromId: choices.flag() ? message().messageId : choices.optionalText(), count: choices.int32(),
            searchDirection: choices.pick([.up, .down]))
          _ = conversation.loadMessages(from: choices.int64(), to: choices.int64(), count: choices.int32())
          _ = conversation.getMessageCountStart(choices.int(), to: choices.int())
        }
      ),
      (
        "log and statistics",
        { [self] in
          client.log(choices.text())
          client.getLogFilesPath(completion: once("log"))
          client.options.enableStatistics = choices.flag()
          let direction: AgoraChatMessageStatisticsDirection = choices.pick([.send, .receive, .all])
          let type: AgoraChatMessageStatisticsType = choices.pick([.text, .image, .file, .cmd, .custom, .all])
          _ = client.statisticsManager?.getMessageStatistics(byId: choices.text())
          _ = client.statisticsManager?.getMessageCount(
            withStart: choices.int(), end: choices.int(), direction: direction, type: type)
          _ = client.statisticsManager?.getMessageStatisticsSize(
            withStart: choices.int(), end: choices.int(), direction: direction, type: type)
          _ = chats.getMessageAttachmentPath(choices.account())
        }
      ),
      (
        "delete",
        { [self] in
          chats.deleteConversation(choices.account(), isDeleteMessages: choices.flag(), completion: once("delete"))
          if choices.chance(10) { chats.deleteMessages(before: choices.unsigned(), completion: once("delete before")) }
          if choices.chance(5) {
            chats.deleteAllMessagesAndConversations(choices.flag(), completion: once("delete all"))
          }
          _ = chats.markAllConversationsAsRead()
        }
      ),
    ]
  }

  var serverCalls: [(name: String, call: () -> Void)] {
    [
      (
        "history",
        { [self] in
          let (name, type) = target()
          let kind = AgoraChatConversationType(rawValue: type.rawValue) ?? .chat
          var error: AgoraChatError?
          _ = chats.fetchHistoryMessages(
            fromServer: name, conversationType: kind, startMessageId: choices.optionalText(),
            fetch: choices.pick([.up, .down]),
            pageSize: choices.int32(), error: &error)
          let option = AgoraChatFetchServerMessagesOption()
          (option.startTime, option.endTime, option.isSave) = (choices.int(), choices.int(), choices.flag())
          option.from = choices.optionalText()
          if choices.flag() { option.msgTypes = [NSNumber(value: choices.int())] }
          chats.fetchMessagesFromServer(
            by: name, conversationType: kind, cursor: choices.optionalText(), pageSize: choices.unsigned(),
            option: choices.flag() ? option : nil, completion: once("history"))
        }
      ),
      (
        "remove from the server",
        { [self] in
          guard let conversation = chats.getAllConversations()?.first else { return }
          chats.removeMessagesFromServer(
            with: conversation, messageIds: choices.flag() ? [message().messageId] : choices.texts(),
            completion: once("remove"))
          if choices.chance(20) {
            chats.removeMessagesFromServer(
              with: conversation, timeStamp: choices.double(), completion: once("remove until"))
          }
        }
      ),
    ]
  }

  var groupCalls: [(name: String, call: () -> Void)] {
    [
      (
        "createGroup",
        { [self] in
          let options = AgoraChatGroupOptions()
          (options.maxUsers, options.ext) = (choices.int(), choices.optionalText())
          options.style = choices.pick([.privateOnlyOwnerInvite, .publicOpenJoin, .privateMemberCanInvite])
          var error: AgoraChatError?
          let group = groups.createGroup(
            withSubject: choices.optionalText(), description: choices.optionalText(), invitees: choices.accounts(),
            message: choices.optionalText(), setting: options, error: &error)
          if let id: String = group?.groupId { world.note(group: id) }
        }
      ),
      (
        "pages",
        { [self] in
          groups.getJoinedGroupsFromServer(withPage: choices.int(), pageSize: choices.int(), completion: once("groups"))
          groups.getGroupMuteListFromServer(
            withId: world.group(), pageNumber: choices.int(), pageSize: choices.int(), completion: once("mutes"))
          groups.fetchGroupMuteListFromServer(
            withId: world.group(), pageNumber: choices.int(), pageSize: choices.int(), completion: once("mute times"))
          groups.getGroupMemberListFromServer(
            withId: world.group(), cursor: choices.optionalText(), pageSize: choices.int(), completion: once("members"))
        }
      ),
      (
        "muteMembers",
        { [self] in
          groups.muteMembers(
            choices.accounts(), muteMilliseconds: choices.int(), fromGroup: world.group(), completion: once("mute"))
        }
      ),
      (
        "members",
        { [self] in
          groups.addMembers(
            choices.accounts(), toGroup: world.group(), message: choices.optionalText(), completion: once("add"))
          groups.removeMembers(choices.accounts(), fromGroup: world.group(), completion: once("remove members"))
          groups.addAdmin(choices.account(), toGroup: world.group(), completion: once("admin"))
        }
      ),
      (
        "change group",
        { [self] in
          groups.updateGroupSubject(choices.optionalText(), forGroup: world.group(), completion: once("subject"))
          groups.updateGroupExt(withId: world.group(), ext: choices.optionalText(), completion: once("ext"))
          if choices.chance(20) {
            groups.updateGroupOwner(world.group(), newOwner: choices.account(), completion: once("owner"))
          }
          if choices.chance(10) { groups.leaveGroup(world.group(), completion: once("leave")) }
          groups.joinPublicGroup(world.group(), completion: once("join"))
        }
      ),
      (
        "look at groups",
        { [self] in
          for group in (groups.getJoinedGroups() ?? []).prefix(3) {
            _ = (group.groupName as String?, group.muteList as [String]?, group.permissionType, group.occupantsCount)
          }
          let done = world.completions.once("count")
          groups.getJoinedGroupsCountFromServer { _, _ in done() }
        }
      ),
    ]
  }

  var roomCalls: [(name: String, call: () -> Void)] {
    [
      (
        "joinChatroom",
        { [self] in
          rooms.joinChatroom(
            world.room(), ext: choices.optionalText(), leaveOtherRooms: choices.flag(), completion: once("join room"))
        }
      ),
      ("leaveChatroom", { [self] in rooms.leaveChatroom(world.room(), completion: once("leave room")) }),
      (
        "room members",
        { [self] in
          rooms.getChatroomMemberListFromServer(
            withId: world.room(), cursor: choices.optionalText(), pageSize: choices.int(),
            completion: once("room members"))
        }
      ),
    ]
  }
}
