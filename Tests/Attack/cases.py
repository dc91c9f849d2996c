"""The cases of attacks: a name, the attack on a door, and a judge of its success."""

from wire import CLOSE, ask

PLAIN, TLS, PROXY = "plain", "tls", "proxy"
EVERY_DOOR = (PLAIN, TLS, PROXY)
# Without a proxy in between, which may answer for the gateway, or hide a client's actions.
DIRECT = (PLAIN, TLS)

MEGABYTE = 1 << 20

# A request that is neither answered nor refused within this time, in seconds, holds a place that others need.
HANG = 8


class Outcome:
    """The outcome of an attack: its success, and the observations as text."""

    def __init__(self, succeeded, words):
        self.succeeded, self.words = bool(succeeded), str(words)


class Case:
    """One attack.

    `play` takes a door and returns an `Outcome`. A case that measures runs `alone`; the short form skips slow cases.
    """

    def __init__(self, name, play, doors=EVERY_DOOR, alone=False, slow=False):
        self.name, self.play, self.doors, self.alone, self.slow = name, play, doors, alone, slow


# MARK: judges of answers over HTTP


def refusal(door, seen):
    """An attack that must be refused: the connection is closed, or there is one answer with an error.

    A proxy may see two requests where there are two, and refuse both of them.
    """
    refused = (seen.is_closed if not seen.answers else min(seen.answers) >= 400) and seen.waited < HANG
    if door.kind != PROXY and len(seen.answers) > 1:
        refused = False
    return Outcome(not refused or seen.has_metrics, seen)


def single(door, seen):
    """An attack that may be refused or taken for one request, but not for two."""
    is_single = (len(seen.answers) == 1 or not seen.answers and seen.is_closed) and seen.waited < HANG
    return Outcome(not is_single or seen.has_metrics, seen)


def not_smuggled(door, seen):
    """An attack whose second request must not be answered by the gateway; a proxy may take it for one of its own."""
    is_hidden = len(seen.answers) <= 1 or door.kind == PROXY
    answered = (bool(seen.answers) or seen.is_closed) and seen.waited < HANG
    return Outcome(seen.has_metrics or not is_hidden or not answered, seen)


def request(name, data, judge, **options):
    """Returns a case that sends the bytes that `data` makes for a door, and judges the answer."""
    expected = getattr(judge, "expected", 1)
    return Case(name, lambda door: judge(door, ask(door, data(door), expected=expected)), **options)


def answered(*statuses):
    """Valid requests: all of these answers must arrive."""

    def judge(door, seen):
        return Outcome(seen.answers != list(statuses), seen)

    judge.expected = len(statuses)
    return judge


# MARK: judges of answers over a link


def closed_with(*codes):
    """Frames that must not pass: nothing is answered to them, and the link is closed, with one of these codes if with any."""

    def judge(door, seen):
        is_over = seen.is_closed or CLOSE in seen.opcodes
        passed = any(opcode in (1, 2) for opcode in seen.opcodes)
        is_right = seen.close_code is None or seen.close_code in codes
        return Outcome(passed or not is_over or not is_right, link_words(seen))

    return judge


def link_words(seen):
    return f"frames {seen.opcodes[:6] or 'none'}, close code {seen.close_code}, {'closed' if seen.is_closed else 'open'}"
