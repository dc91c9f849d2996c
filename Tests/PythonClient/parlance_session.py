"""The rules of the link protocol that a client of texts keeps, without a socket."""

import secrets
import time

import parlance_codec as codec

# The codes of temporary errors: the hub may accept the same request later.
NOT_NOW = ("timeout", "storageFailed", "storageFull", "storageLocked")


def new_message_id():
    """Returns an id: 48 bits of milliseconds, then 80 random bits."""
    return f"{int(time.time() * 1000) & (1 << 48) - 1:012x}{secrets.token_hex(10)}"


class Session:
    """What happens on the connections of one login, without a socket: packets and commands go in, packets come out.

    `send` takes a packet, `emit` an event.
    """

    def __init__(self, account, token, device, send, emit):
        self.account, self.token, self.device = account, token, device
        self.send, self.emit = send, emit
        self.is_connected = self.is_over = self.is_synchronized = False
        # State that is kept from one connection to the next.
        self.login = None
        self.up_to = self.next_up_to = self.newest = 0
        self.generations = []
        self.cursors = {}
        self.outbox = {}  # Messages without an answer, in their order, by id: the conversation and the body.
        self.conversations = {}  # Where each message is, by id.
        self.recent = set()  # Messages that came without a place in a stream.
        self.must_retry = False
        self._begin()

    def _begin(self):
        self.is_connected = self.is_synchronized = False
        self.number = 0
        self.waiting = {}  # What each request without an answer was, by number.
        self.fetching = set()
        self.missed = False
        self.partial = None  # The answer to a login of which there are more pages.
        self.ahead = {}  # Streams of which something was pushed before the last page, with its number.
        self.held = []

    # MARK: what goes out

    def request(self, call, content, *purpose):
        self.number += 1
        self.waiting[self.number] = (call, *purpose)
        self.send(codec.packet(codec.request(self.number, call, content)))

    def opened(self):
        """Logs in over a new connection."""
        self._begin()
        history = self.generations[:-1] + [(self.generations[-1][0], self.newest)] if self.generations else []
        self.request(
            codec.CONNECT,
            codec.connect(self.account, self.token, self.device, "python", since=self.up_to, restored=self.login,
                          history=history))

    def send_text(self, peer, text):
        message_id = new_message_id()
        self.outbox[message_id] = ((codec.DIRECT, peer), codec.text_body(text))
        if self.is_connected and not self.must_retry:
            self._submit(message_id)

    def _submit(self, message_id, resumes=False):
        conversation, body = self.outbox[message_id]
        self.request(codec.SUBMIT, codec.submit(message_id, conversation, body, resumes=resumes), message_id)

    def submit_all(self, resumes=False):
        """Sends everything that has no answer, in its order."""
        self.must_retry = False
        for message_id in list(self.outbox):
            self._submit(message_id, resumes)
            resumes = False

    @property
    def may_retry(self):
        """Nothing is on its way that could be overtaken, and something was refused for now."""
        return self.must_retry and not any(purpose[0] == codec.SUBMIT for purpose in self.waiting.values())

    def read(self, peer):
        conversation = (codec.DIRECT, peer)
        self.request(
            codec.READ_DIRECT, codec.read_direct(conversation, self.cursors.get(self._key(conversation), 0)),
            "read", {"peer": peer})

    def revoke(self, message_id):
        conversation = self.conversations.get(message_id)
        if conversation is None:
            self.emit("failed", command="revoke", id=message_id, code="messageNotFound", detail="")
            return
        self.request(codec.REVOKE, codec.revoke(conversation, message_id), "revoke", {"id": message_id})

    def log_out(self):
        self.request(codec.DISCONNECT, b"")

    # MARK: incoming packets

    def receive(self, packet):
        for tag, content in codec.frames(packet):
            try:
                self._receive(tag, content)
            except codec.Unsupported:
                pass

    def _receive(self, tag, content):
        if tag == codec.REPLY:
            purpose = self.waiting.pop(content.uint(), None)
            if purpose is not None:
                self._answered(purpose, content)
        elif tag == codec.EVENT and self.is_connected:
            self._pushed(codec.stream_event(content))
        elif tag == codec.EVENT and self.partial is not None:
            event = codec.stream_event(content)
            _, sequence = self.ahead.get(self._key(event["stream"]), (None, 0))
            self.ahead[self._key(event["stream"])] = (event["stream"], max(sequence, event["sequence"]))
        elif tag == codec.TRANSIENT and self.is_connected:
            self._momentary(codec.transient(content))
        elif tag == codec.TRANSIENT and self.partial is not None:
            self.held.append(codec.transient(content))
        elif tag == codec.ENDED:
            self.is_over = True
            self.emit("ended", **codec.session_end(content))
        elif tag == codec.TOKEN_WILL_EXPIRE and self.is_connected:
            self.emit("token will expire", time=content.int())

    def _momentary(self, event):
        if event["message"]["id"] not in self.recent:
            self.recent.add(event["message"]["id"])
            self._show(event["conversation"], 0, event["time"], event["message"], False)

    def _answered(self, purpose, content):
        call, *rest = purpose
        try:
            reply, error = codec.outcome(content)
            if error is None:
                self._succeeded(call, rest, reply)
        except codec.Malformed:
            error = ("malformedData", "")
        except codec.Unsupported:
            error = ("unsupported", "")
        if error is not None:
            self._failed(call, rest, *error)

    def _succeeded(self, call, rest, reply):
        if call == codec.CONNECT:
            answer = codec.connect_reply(reply)
            if "ended" in answer:
                self.is_over = True
                self.emit("ended", **answer["ended"])
            else:
                self.partial = answer["connected"]
                self._go_on(self.partial["next"])
        elif call == codec.STANDING:
            page = codec.standing_page(reply)
            # The first page has the account's own stream as it was then.
            self.partial["heads"] += [head for head in page["heads"] if head["stream"] is not None]
            self._go_on(page["next"])
        elif call == codec.SNAPSHOT:
            self.fetching.discard("snapshot")
            self._finish_if_done()
        elif call == codec.SUBMIT:
            self._accepted(codec.acceptance(reply))
        elif call == codec.PULL:
            self._pulled(rest[0], codec.pulled_streams(reply))
        elif call == codec.DISCONNECT:
            self.is_over = True
            self.emit("loggedOut")
        elif call != codec.DELIVERED:
            self.emit("done", command=rest[0], **rest[1])

    def _failed(self, call, rest, code, detail):
        if call in (codec.CONNECT, codec.STANDING):
            if code in NOT_NOW or code == "rateLimited":
                raise ConnectionError(code)
            self.is_over = True
            self.emit("refused", code=code, detail=detail)
        elif call == codec.SUBMIT:
            if code in NOT_NOW or code == "notLoggedIn":
                self.must_retry = True
            else:
                self.outbox.pop(rest[0], None)
                self.emit("failed", command="send", id=rest[0], code=code, detail=detail)
        elif call in (codec.PULL, codec.SNAPSHOT):
            # The next login requests the missing entries again.
            self.missed = True
            self.fetching.difference_update([self._key(stream) for stream in rest[0]] if rest else ["snapshot"])
            self._finish_if_done()
        elif call == codec.DISCONNECT:
            self.is_over = True
        elif call != codec.DELIVERED:
            self.emit("failed", command=rest[0], code=code, detail=detail, **rest[1])

    # MARK: catching up

    def _go_on(self, cursor):
        """Requests the next page of a login's first data, or begins once all of it has arrived."""
        if cursor is not None:
            self.request(codec.STANDING, codec.standing(cursor))
            return
        answer, self.partial = self.partial, None
        self._connected(answer)
        ahead, held = self.ahead, self.held
        self.ahead, self.held = {}, []
        for key, (stream, sequence) in sorted(ahead.items(), key=lambda item: item[0] is not None):
            if sequence > self.cursors.get(key, 0) and key not in self.fetching:
                self._pull([stream])
        for event in held:
            self._momentary(event)

    def _connected(self, answer):
        is_new = self.login is None
        self.is_connected = True
        self.account, self.login = answer["account"], answer["login"]
        self.next_up_to, self.generations = answer["upTo"], answer["generations"]
        self.limits = answer["limits"]
        self.emit("connected", account=self.account, login=self.login)
        heads = {self._key(head["stream"]): head for head in answer["heads"]}
        if answer["isForked"]:
            self.newest = 0
            for key in self.cursors:
                self.cursors[key] = min(self.cursors[key], heads[key]["shared"] if key in heads else 0)
        behind = []
        for key, head in heads.items():
            if is_new and head["stream"] is None:
                self.cursors[key] = head["sequence"]
            if head["stream"] is not None and head["sequence"] < self.cursors.get(key, 0):
                self.cursors[key] = 0
            if head["sequence"] > self.cursors.get(key, 0):
                behind.append(head["stream"])
        # The account's stream, which has the memberships, comes before those of the groups.
        behind.sort(key=lambda stream: stream is not None)
        self._pull(behind)
        self.submit_all()
        self._finish_if_done()

    def _key(self, stream):
        """Names a stream whatever the case of its peer's name."""
        return None if stream is None else (stream[0], stream[1].casefold() if stream[0] == codec.DIRECT else stream[1])

    def _pull(self, streams):
        count = max(1, self.limits["positions"])
        for start in range(0, len(streams), count):
            part = streams[start:start + count]
            self.fetching.update(self._key(stream) for stream in part)
            positions = [(stream, self.cursors.get(self._key(stream), 0)) for stream in part]
            self.request(codec.PULL, codec.pull(positions), part)

    def _pulled(self, asked, streams):
        missing = {self._key(stream): stream for stream in asked}
        again = []
        for part in streams:
            key = self._key(part["stream"])
            if missing.pop(key, part) is part:
                continue  # It was not requested.
            before = self.cursors.get(key, 0)
            for event in part["omittedChanges"]:
                self._apply(event, True)
            for event in part["events"]:
                if event["sequence"] > self.cursors.get(key, 0):
                    self.cursors[key] = event["sequence"]
                    self._apply(event, True)
            self.cursors[key] = max(self.cursors.get(key, 0), part["upTo"])
            self.fetching.discard(key)
            if part["hasMore"] and self.cursors[key] > before:
                again.append(part["stream"])
            elif part["hasMore"]:
                self.missed = True
            if key is None and part["isTruncated"]:
                self.fetching.add("snapshot")
                self.request(codec.SNAPSHOT, b"")
        if len(missing) < len(asked):
            again += missing.values()
        else:
            self.missed = self.missed or bool(missing)
            self.fetching.difference_update(missing)
        self._pull(again)
        self._finish_if_done()

    def _finish_if_done(self):
        if self.fetching or self.is_synchronized or not self.is_connected:
            return
        self.is_synchronized = True
        if not self.missed:
            self.up_to = self.next_up_to
        self.emit("synchronized")

    def _pushed(self, event):
        key = self._key(event["stream"])
        if key in self.fetching or event["sequence"] <= self.cursors.get(key, 0):
            return
        if event["sequence"] > self.cursors.get(key, 0) + 1:
            self._pull([event["stream"]])
            return
        self.cursors[key] = event["sequence"]
        self._apply(event, False)

    def _accepted(self, acceptance):
        sent = self.outbox.pop(acceptance["id"], None)
        if sent is None:
            return
        conversation = acceptance["conversation"] or sent[0]
        key = self._key(conversation)
        self.conversations[acceptance["id"]] = conversation
        self.emit("sent", id=acceptance["id"], conversation=self._shown(conversation),
                  sequence=acceptance["sequence"], time=acceptance["time"], isDuplicate=acceptance["isDuplicate"])
        if acceptance["sequence"] == self.cursors.get(key, 0) + 1 and key not in self.fetching:
            self.cursors[key] = acceptance["sequence"]
            self.newest = max(self.newest, acceptance["time"])
        elif acceptance["sequence"] > self.cursors.get(key, 0) and key not in self.fetching:
            self._pull([conversation])

    # MARK: events

    def _apply(self, event, is_fetched):
        self.newest = max(self.newest, event["time"])
        stream = event["stream"]
        if event["entry"] == "message":
            if event["message"]["id"] not in self.conversations and event["message"]["id"] not in self.outbox:
                self._show(stream, event["sequence"], event["time"], event["message"], is_fetched)
        elif event["entry"] == "revocation":
            self.emit("revoked", id=event["messageID"], conversation=self._shown(stream), revoker=event["revoker"])
        elif event["entry"] == "peerRead":
            self.emit("read", conversation=self._shown(event["conversation"]), sequence=event["sequence"])
        elif event["entry"] == "delivered":
            self.emit("delivered", conversation=self._shown(event["conversation"]), ids=event["messages"])

    def _show(self, conversation, sequence, when, message, is_fetched):
        if sequence > 0:
            self.conversations[message["id"]] = conversation
        self.emit("message", id=message["id"], conversation=self._shown(conversation), sender=message["sender"],
                  kind=message["kind"], text=codec.body_text(message["body"]), sequence=sequence, time=when,
                  isFetched=is_fetched)
        wanted = message["options"] & (codec.WANTS_CONFIRMATION | codec.WANTS_DELIVERY_RECEIPT)
        is_other = message["sender"].casefold() != self.account.casefold()
        if wanted and is_other and sequence > 0 and conversation[0] == codec.DIRECT:
            self.request(codec.DELIVERED, codec.delivered(conversation, [message["id"]]))

    @staticmethod
    def _shown(conversation):
        return {"kind": codec.CONVERSATION_KINDS[conversation[0]], "name": conversation[1]}
