"""The screen that a phone has to show for what its adapter reports, in English."""

import re
import time

KINDS = {
    "text": "Text", "image": "Picture", "file": "File", "audio": "Audio", "video": "Video", "command": "Command",
    "custom": "Custom", "location": "Location", "note": "Note",
}
STATES = {"sending": "sending", "sent": "sent", "failed": "not sent"}
FILES = {"image", "file", "audio", "video"}


def expected_screen(phone, is_open):
    """Returns what a phone shows: its status, and the open conversation or the list of all."""
    screen = {"style": phone["style"], "words": phone["status"]["words"], "online": phone["status"]["online"]}
    screen["lacks"] = list(dict.fromkeys(lack["words"] for lack in phone["lacks"]))
    if not is_open:
        return {**screen, "title": None, "chats": [_chat(chat) for chat in phone["conversations"]]}
    chat = next((chat for chat in phone["conversations"] if chat["id"] == phone.get("conversation")), None)
    if chat is None:
        # The page shows a conversation at once, before the app has opened it.
        return {**screen, "title": None}
    return {**screen, "title": chat["title"], "messages": [_message(message, chat) for message in chat["messages"]]}


def _chat(chat):
    last = _summary(chat["messages"][-1]) if chat["messages"] else "No messages"
    return {"id": chat["id"], "title": chat["title"], "last": last, "unread": chat["unread"]}


def _summary(message):
    kind = KINDS[message["kind"]]
    if message["kind"] in ("text", "note"):
        return message["text"] or kind
    return f"{kind}: {message['name']}" if message.get("name") else kind


def _message(message, chat):
    is_note = message["kind"] == "note"
    has_author = chat["kind"] == "group" and not message["mine"] and not is_note
    words = message.get("text", "")
    return {
        "id": message["id"],
        "side": "note" if is_note else "mine" if message["mine"] else "theirs",
        "state": message["state"],
        "revoked": message["revoked"],
        "from": message["fromName"] if has_author else "",
        "pinned": f"Pinned by {message['pinnedBy']}" if message.get("pinnedBy") else "",
        "words": "Revoked" if message["revoked"] and not words else words,
        "foot": "" if is_note else _foot(message),
        "reactions": [
            f"{reaction['text']} {', '.join(reaction['accounts'])}" for reaction in message.get("reactions", [])],
        "file": message["name"] if message["kind"] in FILES and not message["revoked"] else "",
    }


def _foot(message):
    parts = [time.strftime("%H:%M", time.localtime(message["time"] / 1000))]
    if message["mine"] and message["state"] in STATES:
        parts.append(STATES[message["state"]])
    receipt = message.get("receipt")
    if receipt:
        assert re.fullmatch(r"read|read by \d+ of \d+", receipt), receipt
        parts.append(receipt)
    if message["edited"]:
        parts.append("edited")
    return " · ".join(parts)
