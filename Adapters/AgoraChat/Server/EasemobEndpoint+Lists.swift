#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The lists of all groups, rooms and threads of the app, by their ids.
    static let lists: [EasemobEndpoint] = [
      get("/chatgroups") { request throws(EasemobFailure) in
        let page = try spaces(request, most: 1000) { conversation throws(EasemobFailure) in
          guard case .group(let id) = conversation, let group = try group(ifThere: id, request), group.thread == nil
          else { return nil }
          return [
            "groupid": .string(group.id), "groupname": .string(group.name),
            "owner": .string("\(request.app.organization)#\(request.app.name)_\(group.owner.name)"),
            "affiliations": JSONValue(group.memberCount), "type": "group",
            "lastModified": .string(String(group.created.milliseconds)),
          ]
        }
        return EasemobAnswer.data(.array(page.rows)).with("count", JSONValue(page.rows.count))
          .with("cursor", page.cursor)
      },
      get("/chatrooms", rate: 50) { request throws(EasemobFailure) in
        let page = try spaces(request, most: 100) { conversation throws(EasemobFailure) in
          guard case .room(let id) = conversation else { return nil }
          do throws(MessagingError) {
            let room = try request.hub.room(id).room
            return [
              "id": .string(room.id), "name": .string(room.name), "owner": .string(room.owner.name),
              "affiliations_count": JSONValue(room.memberCount), "disabled": false,
            ]
          } catch {
            guard error.code == .roomNotFound else { throw EasemobFailure(error) }
            return nil
          }
        }
        return EasemobAnswer.data(.array(page.rows)).with("count", JSONValue(page.rows.count))
          .with("cursor", page.cursor)
      },
      get("/thread") { request throws(EasemobFailure) in
        let page = try spaces(request, most: 50, usual: 50) { conversation throws(EasemobFailure) in
          guard case .group(let id) = conversation, try group(ifThere: id, request)?.thread != nil else { return nil }
          return ["id": .string(id)]
        }
        return EasemobAnswer.entities(page.rows).with("properties", page.cursor.map { ["cursor": $0] })
      },
    ]

    /// Returns a group, or a thread; nil for one that was dismissed since it was listed.
    private static func group(ifThere id: String, _ request: EasemobRequest) throws(EasemobFailure) -> GroupInfo? {
      do throws(MessagingError) {
        return try request.hub.group(id).group
      } catch {
        guard error.code == .groupNotFound else { throw EasemobFailure(error) }
        return nil
      }
    }

    /// Returns a page of groups and rooms, behind the one that `cursor` names.
    ///
    /// - parameter row: Returns what the answer has of one; nil for one that is not of the list.
    private static func spaces(
      _ request: EasemobRequest, most: Int, usual: Int = 10,
      row: (AdministeredConversation) throws(EasemobFailure) -> JSONValue?
    ) throws(EasemobFailure) -> (rows: [JSONValue], cursor: JSONValue?) {
      let limit = try request.query("limit", in: 1...most, else: usual)
      var rows: [JSONValue] = []
      var last: String?
      var place: ActivePlace? = .conversation(key: .conversation(request.query("cursor") ?? ""))
      while let after = place, case .conversation = after {
        let page = try asking { () throws(MessagingError) in
          try request.hub.conversations(activeSince: .zero, after: after)
        }
        for conversation in page.conversations {
          guard let row = try row(conversation) else { continue }
          // One more than wanted was found.
          if rows.count == limit { return (rows, last.map { .string($0) }) }
          rows.append(row)
          last = EasemobMessageForm.target(of: conversation).to
        }
        place = page.next
      }
      return (rows, nil)
    }
  }
#endif
