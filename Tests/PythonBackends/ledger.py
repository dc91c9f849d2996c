"""What users wrote, kept outside of both sides, and compared with what each side has."""
import collections
import threading

OLD, NEW = 'old', 'new'

Entry = collections.namedtuple('Entry', 'text conversation sender number side sides')


class Ledger:
    """Notes each message when its sending was acknowledged."""

    def __init__(self):
        self.condition = threading.Condition()
        self.entries = []
        self.numbers = collections.Counter()

    def next(self, conversation, sender):
        """Returns the number of a sender's next message in a conversation. A sender writes one message at a time."""
        with self.condition:
            self.numbers[conversation, sender] += 1
            return self.numbers[conversation, sender]

    def note(self, text, conversation, sender, number, side, sides=(OLD, NEW)):
        """Notes a message that a side acknowledged; `sides` are those that are to have it."""
        with self.condition:
            self.entries.append(Entry(text, conversation, sender, number, side, sides))
            self.condition.notify_all()

    def __len__(self):
        with self.condition:
            return len(self.entries)

    def missing(self, side, read):
        """Returns the messages that a side is to have and has not."""
        with self.condition:
            expected = [entry for entry in self.entries if side in entry.sides]
        texts = {text for rows in read.values() for _, text in rows}
        return [entry for entry in expected if entry.text not in texts]

    def compare(self, read):
        """Compares the messages with what the sides have.

        `read` has for each side a dictionary: of each conversation the senders and texts, in their order. Returns the number of
        comparisons, and lines about whatever is lost, doubled, foreign or out of order.
        """
        faults = []
        known = {entry.text: entry for entry in self.entries}
        counts = collections.Counter()
        for side, conversations in read.items():
            seen = collections.Counter()
            for conversation, rows in conversations.items():
                last = {}
                for sender, text in rows:
                    counts[f'{side} side has'] += 1
                    seen[text] += 1
                    entry = known.get(text)
                    if entry is None or (entry.conversation, entry.sender) != (conversation, sender) or side not in entry.sides:
                        faults.append(f'foreign: the {side} side has {text!r} of {sender} in {conversation}')
                        continue
                    if seen[text] > 1:
                        continue
                    # Each sender's messages are in the order in which they were acknowledged, wherever they were written.
                    if entry.number < last.get(sender, 0):
                        faults.append(f'reordered: the {side} side has {text!r} after number {last[sender]} of {sender}')
                    last[sender] = max(entry.number, last.get(sender, 0))
            for entry in self.entries:
                if side not in entry.sides:
                    continue
                counts[f'{side} side is to have'] += 1
                if not seen[entry.text]:
                    faults.append(f'lost: the {side} side does not have {entry.text!r}, written on the {entry.side} side')
                elif seen[entry.text] > 1:
                    faults.append(f'doubled: the {side} side has {entry.text!r} {seen[entry.text]} times')
        # What was written on one side, by whomever, is in one order on both.
        for conversation in read[OLD].keys() | read[NEW].keys():
            for origin in (OLD, NEW):
                one, other = ([text for _, text in read[side].get(conversation, [])
                               if text in known and known[text].side == origin and len(known[text].sides) == 2]
                              for side in (OLD, NEW))
                counts['orders compared'] += 1
                if one != other and sorted(one) == sorted(other):
                    place = next(index for index, pair in enumerate(zip(one, other)) if pair[0] != pair[1])
                    faults.append(
                        f'reordered: in {conversation} message {place} of the {origin} side is {one[place]!r} on the old side '
                        f'and {other[place]!r} on the new one')
        return counts, faults
