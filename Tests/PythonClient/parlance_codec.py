"""The encoding of the link protocol, version 1, as PROTOCOL.md describes it: what a client of texts needs.

Requests are made by functions that return bytes. Replies and pushes are read into dictionaries whose keys are the
names of the fields in the document.
"""

FRAMING = 1
PATIENCE = 60000

CONNECT, DISCONNECT, SNAPSHOT, TIME, STANDING = 1, 2, 3, 5, 7
SUBMIT, PULL, REVOKE = 10, 11, 12
READ_DIRECT, DELIVERED = 20, 21

REPLY, EVENT, TRANSIENT, ENDED, TOKEN_WILL_EXPIRE = 1, 2, 3, 8, 9

DIRECT, GROUP, ROOM = 0, 1, 2
CONVERSATION_KINDS = ("direct", "group", "room")

ORDINARY = 189
WANTS_DELIVERY_RECEIPT, WANTS_CONFIRMATION = 1 << 9, 1 << 11
TEXT, COMMAND = 1, 5
LINUX = 7


class Malformed(Exception):
    """Malformed bytes."""


class Unsupported(Exception):
    """A tag that this client does not know."""


class Writer:
    """Appends values to a run of bytes."""

    def __init__(self):
        self.data = bytearray()

    def byte(self, value):
        self.data.append(value)

    def bool(self, value):
        self.data.append(1 if value else 0)

    def uint(self, value):
        while value >= 0x80:
            self.data.append(value & 0x7F | 0x80)
            value >>= 7
        self.data.append(value)

    def int(self, value):
        self.uint((value << 1 ^ value >> 63) & 0xFFFFFFFFFFFFFFFF)

    def string(self, value):
        self.bytes(value.encode("utf-8"))

    def bytes(self, value):
        self.uint(len(value))
        self.data += value

    def optional(self, value, write):
        self.bool(value is not None)
        if value is not None:
            write(value)

    def array(self, values, write):
        self.uint(len(values))
        for value in values:
            write(value)

    def conversation(self, value):
        kind, name = value
        self.byte(kind)
        self.string(name)

    def stream(self, value):
        """Writes a stream: None is the account's own, anything else a conversation."""
        self.optional(value, self.conversation)


class Reader:
    """Reads values from a run of bytes, and trusts no length."""

    def __init__(self, data):
        self.data = bytes(data)
        self.position = 0

    @property
    def is_at_end(self):
        return self.position == len(self.data)

    def take(self, count):
        if count > len(self.data) - self.position:
            raise Malformed("cut off")
        self.position += count
        return self.data[self.position - count:self.position]

    def byte(self):
        return self.take(1)[0]

    def bool(self):
        value = self.byte()
        if value > 1:
            raise Malformed("not a bool")
        return value == 1

    def uint(self):
        value = shift = 0
        while True:
            byte = self.byte()
            if shift == 63 and byte > 1:
                raise Malformed("more than 64 bits")
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def int(self):
        value = self.uint()
        return value >> 1 ^ -(value & 1)

    def bytes(self):
        return self.take(self.uint())

    def string(self):
        try:
            return self.bytes().decode("utf-8")
        except UnicodeDecodeError as error:
            raise Malformed("not UTF-8") from error

    def nested(self):
        """Returns a reader of a nested value; what is left in it afterwards comes from a later version."""
        return Reader(self.bytes())

    def optional(self, read):
        return read() if self.bool() else None

    def array(self, read):
        count = self.uint()
        if count > len(self.data) - self.position:
            raise Malformed("count")
        return [read() for _ in range(count)]

    def list(self, read):
        """Returns an array of nested values, which `read` reads from readers of their own."""
        return self.array(lambda: read(self.nested()))

    def conversation(self):
        kind = self.byte()
        if kind >= len(CONVERSATION_KINDS):
            raise Malformed("kind of conversation")
        return (kind, self.string())

    def stream(self):
        return self.optional(self.conversation)


# MARK: requests


def packet(*requests):
    """Returns a packet of requests."""
    return bytes([FRAMING]) + b"".join(requests)


def request(number, call, content, patience=PATIENCE):
    writer = Writer()
    writer.uint(number)
    writer.int(patience)
    writer.byte(call)
    writer.bytes(content)
    return bytes(writer.data)


def connect(account, token, device, style, platform=LINUX, since=0, restored=None, history=()):
    """Returns the fields of the call that logs in; `history` has pairs of a generation and a time."""
    writer = Writer()
    writer.bytes(bytes([1, 1, 16]))  # The offer: versions 1 to 1, pages.
    for text in (account, token, device, style):
        writer.string(text)
    writer.byte(platform)
    writer.bool(False)  # No tag.
    writer.bool(False)  # No exclusivity.
    writer.int(since)
    writer.bool(True)  # Groups are followed.
    writer.bool(False)  # Everything waits.
    writer.optional(restored, writer.int)

    def position(value):
        inner = Writer()
        inner.int(value[0])
        inner.int(value[1])
        writer.bytes(inner.data)

    writer.array(history, position)
    writer.bool(False)  # No note.
    writer.bool(False)  # No text that goes with the token.
    writer.byte(0)  # Everything that the account may do.
    return bytes(writer.data)


def submit(message_id, conversation, body, kind=TEXT, options=ORDINARY, resumes=False):
    writer = Writer()
    writer.string(message_id)
    writer.conversation(conversation)
    writer.uint(options)
    writer.byte(kind)
    writer.bytes(body)
    writer.bool(False)  # Revokes nothing.
    writer.bool(resumes)
    return bytes(writer.data)


def text_body(text):
    writer = Writer()
    writer.byte(1)
    writer.byte(TEXT)
    writer.string(text)
    writer.data += bytes(4)  # No attributes, fallback text, push hints or extensions.
    return bytes(writer.data)


def pull(positions):
    """Returns the fields of a call for streams; `positions` has pairs of a stream and a cursor."""
    writer = Writer()

    def position(value):
        inner = Writer()
        inner.stream(value[0])
        inner.int(value[1])
        inner.bool(False)  # No hole.
        writer.bytes(inner.data)

    writer.array(positions, position)
    return bytes(writer.data)


def revoke(conversation, message_id):
    writer = Writer()
    writer.conversation(conversation)
    writer.string(message_id)
    writer.data += bytes(3)  # No postscript, attachment or push.
    writer.bool(True)  # The revocation counts as unread.
    writer.data += bytes(2)  # No extensions, no command.
    writer.bool(False)  # The window does not apply to managers.
    return bytes(writer.data)


def read_direct(conversation, sequence):
    writer = Writer()
    writer.conversation(conversation)
    writer.int(sequence)
    writer.byte(0)  # Up to there.
    return bytes(writer.data)


def delivered(conversation, ids):
    writer = Writer()
    writer.conversation(conversation)
    writer.array(ids, writer.string)
    return bytes(writer.data)


# MARK: replies and pushes


def frames(data):
    """Returns the frames of a packet: each a tag and a reader of its content."""
    reader = Reader(data)
    if reader.byte() != FRAMING:
        raise Malformed("version of the framing")
    found = []
    while not reader.is_at_end:
        tag = reader.byte()
        found.append((tag, reader.nested()))
    return found


def outcome(reader):
    """Reads the answer of a frame `reply`: a reader of the reply and None, or None and the error's code and detail."""
    tag = reader.byte()
    if tag == 0:
        return reader.nested(), None
    if tag == 1:
        error = reader.nested()
        return None, (error.string(), error.string())
    raise Unsupported("outcome")


def connect_reply(reader):
    tag = reader.byte()
    if tag == 1:
        return {"connected": connected(reader)}
    if tag == 2:
        return {"ended": session_end(reader)}
    raise Unsupported("reply")


def standing(cursor):
    """Returns the fields of the call that requests the rest of a login's first data."""
    writer = Writer()
    writer.bytes(cursor)
    return bytes(writer.data)


def connected(reader):
    terms = reader.nested()
    version, capabilities, limits = terms.uint(), terms.uint(), terms.nested()
    answer = {
        "version": version,
        "capabilities": capabilities,
        "limits": {name: limits.int() for name in ("ids", "accounts", "positions", "messageSize")},
        "time": reader.int(),
        "upTo": reader.int(),
        "login": reader.int(),
        "account": reader.string(),
        "generations": reader.list(lambda inner: (inner.int(), inner.int())),
        "isForked": reader.bool(),
        "heads": reader.list(stream_head),
    }
    # The groups, other devices, settings and contacts mean nothing to this client.
    reader.list(lambda inner: None)
    reader.list(lambda inner: None)
    if reader.bool():
        reader.list(lambda inner: None)
    if reader.bool():
        reader.nested()
    answer["next"] = reader.optional(reader.bytes)
    return answer


def standing_page(reader):
    page = {"heads": reader.list(stream_head)}
    reader.list(lambda inner: None)
    if reader.bool():
        reader.list(lambda inner: None)
    page["next"] = reader.bytes() if reader.bool() else None
    return page


def stream_head(reader):
    head = {"stream": reader.stream()}
    for name in ("sequence", "ownRead", "peerRead", "shared"):
        head[name] = reader.int()
    return head


def acceptance(reader):
    return {
        "id": reader.string(),
        "sequence": reader.int(),
        "time": reader.int(),
        "number": reader.int(),
        "senderNumber": reader.int(),
        "roster": reader.array(reader.string),
        "isDuplicate": reader.bool(),
        "isPeerAbsent": reader.bool(),
        "isRevocation": reader.bool(),
        "isWithheld": reader.bool(),
        "conversation": reader.optional(reader.conversation),
        "maskedBody": reader.optional(reader.bytes),
    }


def pulled_streams(reader):
    return reader.list(pulled_stream)


def pulled_stream(reader):
    return {
        "stream": reader.stream(),
        "events": reader.list(stream_event),
        "upTo": reader.int(),
        "isTruncated": reader.bool(),
        "hasMore": reader.bool(),
        "omittedUnread": reader.int(),
        "omittedChanges": reader.list(stream_event),
    }


def session_end(reader):
    tag = reader.byte()
    if tag == 1:
        return {"reason": "replaced", "platform": reader.byte(), "note": reader.optional(reader.string)}
    if tag == 2:
        return {"reason": "requested", "platform": reader.byte()}
    if tag == 4:
        return {"reason": "tokenExpired"}
    return {"reason": "administration", "detail": reader.string() if tag == 3 else ""}


def stream_event(reader):
    event = {"stream": reader.stream(), "sequence": reader.int(), "time": reader.int()}
    event.update(entry(reader.nested()))
    return event


def entry(reader):
    """Reads an entry; one that this client has no use for, or does not know, is a place in the numbering only."""
    tag = reader.byte()
    if tag == 10:
        return {"entry": "message", "message": message(reader)}
    if tag == 9:
        return {"entry": "revocation", "messageID": reader.string(), "revoker": reader.string()}
    if tag == 1:
        return {"entry": "peerRead", "conversation": reader.conversation(), "sequence": reader.int()}
    if tag == 12:
        conversation = reader.conversation()
        return {"entry": "delivered", "conversation": conversation, "messages": reader.array(reader.string)}
    return {"entry": "nothing"}


def transient(reader):
    return {"conversation": reader.conversation(), "time": reader.int(), "message": message(reader)}


def message(reader):
    value = {"id": reader.string(), "sender": reader.string(), "number": reader.int(), "senderNumber": reader.int()}
    value["options"] = reader.uint()
    value["platform"] = reader.byte()
    value["kind"] = reader.byte()
    value["body"] = reader.bytes()
    return value


def body_text(body):
    """Returns the text of a body, or the text that its sender left for clients that cannot show it; None without one."""
    try:
        reader = Reader(body)
        if reader.byte() != 1:
            return None
        kind, content = reader.byte(), reader.bytes()
        if kind == TEXT:
            return content.decode("utf-8")
        reader.optional(reader.string)
        return reader.optional(reader.string)
    except (Malformed, UnicodeDecodeError):
        return None
