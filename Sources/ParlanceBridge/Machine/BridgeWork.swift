#if Server
  internal import ParlanceCore
  package import ParlanceMoving

  /// A request that the machine wants to be sent for an item.
  package struct BridgeWork: Sendable {
    package var item: BridgeItem
    package var request: Request
    /// The step that the answer completes.
    var purpose: Purpose

    package enum Request: Hashable, Sendable {
      case service(FetchRequest)
      case hub(HubRequest)
      /// The content of a file is fetched from its side and uploaded to the other one.
      ///
      /// - parameter upload: The service's request, without the content; nil for a file that goes to the hub.
      case file(BridgeFile, upload: FetchRequest?)
    }

    enum Purpose: Hashable, Sendable {
      /// The event itself.
      case send
      /// The upload of a file of the event.
      case carry(MediaPart)
      /// The question whether an earlier attempt arrived.
      case question
      /// The hub's information about a group.
      case groupInfo
      case groupMembers
      /// The creation of a group on the other side.
      case createGroup
      /// The accounts that did not come with the creation.
      case addMembers
    }

    /// A Boolean value that indicates whether the service creates a group.
    var createsGroup: Bool { purpose == .createGroup && target == .service }

    /// The side that takes the request.
    var target: BridgeSide {
      switch request {
      case .service: .service
      case .hub: .hub
      case .file(let file, _): file.side.other
      }
    }
  }

  /// A request of the gateway's API.
  package struct HubRequest: Hashable, Sendable {
    package var method: String
    /// The parts of the path behind `/v1`.
    package var path: [String]
    package var body: JSONNode?

    package init(_ method: String, _ path: [String], _ body: JSONNode? = nil) {
      self.method = method
      self.path = path
      self.body = body
    }
  }

  /// The next step of an item.
  enum BridgeStep {
    case send(BridgeWork.Request, BridgeWork.Purpose)
    /// Nothing is left to do.
    case finish(count: String)
    /// The event cannot be carried out.
    case bury(code: String, reason: String)
    /// The event waits for another one, until a time.
    case wait(until: Int64)
  }
#endif
