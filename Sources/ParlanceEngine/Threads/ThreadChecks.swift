internal import ParlanceCore

extension CreateThreadCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(nameOfThread: name)
    try border.check(name: &group, "group id")
    try border.check(&message)
  }
}

extension JoinThreadCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "thread id") }
}

extension LeaveThreadCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "thread id") }
}

extension RenameThreadCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "thread id")
    try border.check(nameOfThread: name)
  }
}

extension RemoveThreadMemberCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "thread id")
    try border.check(&account)
  }
}

extension DestroyThreadCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "thread id") }
}

extension ThreadCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "thread id") }
}

extension ThreadsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(limitOfThreads: query.limit)
    if var group = query.group {
      try border.check(name: &group, "group id")
      query.group = group
    }
    if var after = query.after {
      try border.check(name: &after, "thread id")
      query.after = after
    }
  }
}

extension ThreadMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "thread id")
    try border.check(limitOfThreads: limit)
    if var after {
      try border.check(&after)
      self.after = after
    }
  }
}

extension LastThreadMessagesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    guard (1...GroupThread.pageLimit).contains(ids.count) else {
      throw MessagingError(.invalidArgument, "1 to \(GroupThread.pageLimit) threads")
    }
    var known: Set<String> = []
    var checked: [String] = []
    for var id in ids {
      try border.check(name: &id, "thread id")
      if known.insert(id).inserted { checked.append(id) }
    }
    ids = checked
  }
}

extension Border {
  fileprivate func check(nameOfThread name: String) throws(MessagingError) {
    // A character may have any number of bytes.
    guard name.utf8.count <= GroupInfo.nameLimit, (1...GroupThread.nameLimit).contains(name.count) else {
      throw MessagingError(.invalidArgument, "name of 1 to \(GroupThread.nameLimit) characters")
    }
  }

  fileprivate func check(limitOfThreads limit: Int) throws(MessagingError) {
    guard (1...GroupThread.pageLimit).contains(limit) else {
      throw MessagingError(.invalidArgument, "limit 1 to \(GroupThread.pageLimit)")
    }
  }
}
