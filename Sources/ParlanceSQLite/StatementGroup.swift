/// The statements about one capability, each compiled at its first use.
protocol StatementGroup: AnyObject, SendableMetatype {
  init(_ connection: SQLiteConnection)
}

/// The groups of statements that a schema lists, so that its store need not.
struct StatementGroups {
  private let groups: [ObjectIdentifier: any StatementGroup]

  init(_ schema: Schema, _ connection: SQLiteConnection) {
    groups = Dictionary(
      uniqueKeysWithValues: schema.statements.map { type in (ObjectIdentifier(type), type.init(connection)) })
  }

  /// All of them, in no order.
  var all: [any StatementGroup] { Array(groups.values) }

  subscript<Group: StatementGroup>(_ type: Group.Type) -> Group {
    guard let group = groups[ObjectIdentifier(type)] as? Group else {
      preconditionFailure("\(type) is not in the list of its schema")
    }
    return group
  }
}
