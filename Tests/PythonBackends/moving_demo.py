"""A service is left: its past is fetched and imported, a bridge joins both sides while users write on both, and accounts move.

usage: moving_demo.py FOLDER [--vendor nim|easemob|all] [--messages NUMBER] [--seed NUMBER]

The old cloud is a gateway that speaks the vendor's server API. While users write, the bridge and both sides are killed, and the network
between them is cut, in places that the seed chooses; one cut is longer than all attempts of the cloud's callbacks. Then a ledger, which
none of them knows, is compared with the history of each side. Exits with an error if a message is lost, doubled or out of order.
"""
import argparse
import collections
import hashlib
import itertools
import json
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import old_clouds
from gateway import Gateway, program
from killable import API, Killable, Unclear, free_port, run, until
from ledger import NEW, OLD, Ledger
from proxy import Proxy

ADAPTERS = pathlib.Path(__file__).resolve().parents[2] / 'Adapters'
PEOPLE = [f'user{number:02}' for number in range(12)]
# The accounts that write on each side at the beginning.
BEGINNERS = PEOPLE[8:]
# How often the cloud sends a callback: more often than a fault lasts, and then so seldom that a cut is longer.
MANY_TRIES, FEW_TRIES = 12, 2
# The share of messages that are files.
FILES = 0.05
EVENTS = 'message.accepted,message.revoked,message.read,group.changed,account.online'


class World:
    """The old cloud, the new hub, the bridge, and the network between them."""

    def __init__(self, vendor, folder):
        self.vendor, self.folder = vendor, folder
        self.write('secret', Gateway.SECRET)
        self.write('rule-secret', Gateway.CALLBACK_SECRET)
        self.write('events-secret', '0123456789abcdef0123456789abcdef')
        ports = {name: free_port() for name in ('cloud', 'hub', 'bridge')}
        # What each network passes on: the requests of the bridge, and what is sent to it.
        self.networks = {
            'old': [Proxy(ports['cloud']), Proxy(ports['bridge'])],
            'new': [Proxy(ports['hub']), Proxy(ports['bridge'])],
        }
        (to_cloud, self.from_cloud), (to_hub, from_hub) = self.networks['old'], self.networks['new']
        # Files are fetched over the network, too.
        self.public = f'127.0.0.1:{to_cloud.port}'
        self.write('bridge.json', json.dumps({vendor.NAME: vendor.bridge(self.public)}))
        # Callbacks are of no use before the bridge runs.
        self.set_tries(1)
        self.programs = {}
        self.start('cloud', ports, ['serve', '--data', folder / 'old', '--face', vendor.NAME, '--face-settings', folder / 'faces.json'])
        self.start('hub', ports, [
            'serve', '--data', folder / 'new', '--open-api', '--webhook', f'http://127.0.0.1:{from_hub.port}/events',
            '--webhook-secret', folder / 'events-secret', '--webhook-events', EVENTS])
        self.data = folder / 'bridge'
        self.ports, self.gateway = ports, f'http://127.0.0.1:{to_hub.port}'
        self.cloud = vendor(self.programs['cloud'].address, self.public)
        self.hub = API(self.programs['hub'].address)

    def start_bridge(self):
        """Enables the callbacks, and starts the bridge."""
        self.set_tries(MANY_TRIES)
        self.restart('cloud')
        self.start('bridge', self.ports, [
            'bridge', '--data', self.data, '--service', self.vendor.NAME, '--settings', self.folder / 'bridge.json',
            '--gateway', self.gateway, '--webhook-secret', self.folder / 'events-secret', '--log-level', 'debug',
            # Nothing here has a certificate, or an address of the public Internet.
            '--media-http', '--media-private'])

    def write(self, name, text):
        (self.folder / name).write_text(text + '\n')
        (self.folder / name).chmod(0o600)

    def set_tries(self, tries):
        """Sets how often the cloud sends a callback, from its next start."""
        self.write('faces.json', json.dumps({self.vendor.NAME: self.vendor.face(
            f'127.0.0.1:{self.from_cloud.port}', tries, self.public)}))

    def start(self, name, ports, arguments):
        self.programs[name] = Killable(f'the {name}', self.folder / f'{name}.log', ports[name], arguments)

    def restart(self, name):
        self.programs[name].kill()
        self.programs[name].start()

    def cut(self, name, state):
        for proxy in self.networks[name]:
            proxy.set(state)

    def status(self):
        return json.loads(run('bridge', 'status', '--json', '--data', self.data))

    def stop(self):
        for process in self.programs.values():
            process.stop()
        for proxy in itertools.chain(*self.networks.values()):
            proxy.stop()


class Users:
    """The people, what they write, and where."""

    def __init__(self, world, ledger, seed):
        self.world, self.ledger = world, ledger
        self.chance = random.Random(seed)
        # The side on which each account writes.
        self.sides = {name: NEW if name in BEGINNERS else OLD for name in PEOPLE}
        self.moved = set()
        self.conversations = {}
        self.repeats = collections.Counter()
        self.failures = []
        self.files = 0

    def meet(self):
        """Registers everybody in the old cloud, with two groups, and gives them a past."""
        cloud = self.world.cloud
        for name in PEOPLE:
            cloud.create(name)
        for title, owner, members in [('Chess', PEOPLE[0], PEOPLE[1:10]), ('Tea', PEOPLE[4], PEOPLE[5:])]:
            group = cloud.create_group(title, owner, members)
            self.conversations[title] = (group, owner, [owner, *members])
        for one, other in zip(PEOPLE, PEOPLE[1:] + PEOPLE[:1]):
            self.conversations[f'{one}+{other}'] = (frozenset((one, other)), one, [one, other])
            far = PEOPLE[(PEOPLE.index(one) + 6) % len(PEOPLE)]
            if one < far:
                self.conversations[f'{one}+{far}'] = (frozenset((one, far)), one, [one, far])
        for key, (_, _, members) in self.conversations.items():
            for number in range(6):
                self.say(members[number % len(members)], key, OLD)

    def where(self):
        return {key: (members, reader) for key, (members, reader, _) in self.conversations.items()}

    def plan(self, count, people=None, side=None):
        """Returns messages: for each account a list of the conversations in which it writes, and whether it sends a file there."""
        plan = collections.defaultdict(list)
        people = [name for name in people or PEOPLE if side in (None, self.sides[name])]
        for _ in range(count):
            sender = self.chance.choice(people)
            keys = [key for key, (_, _, members) in self.conversations.items() if sender in members]
            plan[sender].append((self.chance.choice(keys), self.chance.random() < FILES))
        return plan

    def say(self, sender, key, side, is_file=False):
        """Writes one message, a text or a file with the text as its name, however often its sending has to be tried, and notes it once it was acknowledged."""
        conversation, _, members = self.conversations[key]
        number = self.ledger.next(key, sender)
        text = f'{key} {sender} #{number}'
        since = int(time.time() * 1000) - 60_000
        is_tried = False

        def attempt():
            nonlocal is_tried
            try:
                if side == NEW:
                    to = {'group': conversation} if isinstance(conversation, str) else {'account': old_clouds.peer(conversation, sender)}
                    content = {'text': text}
                    if is_file:
                        file = self.world.hub.upload(sender, text, 'text/plain', old_clouds.content_of(text))
                        content = {'file': {'id': file['id'], 'name': text}}
                    self.world.hub.call('POST', '/messages', {
                        'from': sender, 'to': to, 'content': content, 'id': f'{sender}-{key}-{number}'.lower()})
                # The vendor's request has no id: the history says whether an attempt without an answer arrived.
                elif not is_tried or not self.world.cloud.has(sender, conversation, text, since):
                    is_tried = True
                    self.world.cloud.send(sender, conversation, text, is_file)
                return True
            except Unclear:
                self.repeats[side] += 1
                return False

        until(f'{text!r} is acknowledged', attempt)
        with self.ledger.condition:
            self.files += is_file
        stays = not isinstance(conversation, str) and self.moved >= set(members)
        self.ledger.note(text, key, sender, number, side, (NEW,) if stays else (OLD, NEW))

    def write(self, plan):
        """Begins to write; returns threads, one for each account."""
        def work(sender, keys):
            try:
                for key, is_file in keys:
                    if self.failures:
                        return
                    self.say(sender, key, self.sides[sender], is_file)
            except Exception as failure:
                with self.ledger.condition:
                    self.failures.append(failure)
                    self.ledger.condition.notify_all()

        threads = [threading.Thread(target=work, args=each, daemon=True) for each in plan.items()]
        for thread in threads:
            thread.start()
        return threads

    def wait(self, threads):
        for thread in threads:
            thread.join()
        if self.failures:
            raise self.failures[0]

    def wait_for(self, count):
        """Waits until so many messages were acknowledged."""
        with self.ledger.condition:
            self.ledger.condition.wait_for(lambda: self.failures or len(self.ledger.entries) >= count)
        if self.failures:
            raise self.failures[0]

    # What each side has.

    def read_new(self):
        """Returns the messages of the hub, its past included, from its export."""
        keys = {members: key for key, (members, _, _) in self.conversations.items()}
        found = {key: [] for key in self.conversations}
        cursor = ''
        while True:
            part = self.world.hub.call('GET', '/exports' + (f'?cursor={urllib.parse.quote(cursor)}' if cursor else ''))
            for record in map(json.loads, part['records']):
                body = record['body'] if record['kind'] == 'message' else {}
                if body.get('type') not in ('text', 'file'):
                    continue
                text = body.get('text')
                if text is None:
                    name = body['name']
                    digest = hashlib.md5(old_clouds.content_of(name)).hexdigest()
                    text = old_clouds.named(name, body.get('md5') == digest)
                sender = record['sender']
                members = record['group'] if 'group' in record else frozenset((sender, record.get('recipient')))
                if members in keys:
                    found[keys[members]].append((sender, text))
            if part.get('next') is None:
                return found
            cursor = part['next']

    def read(self):
        return {OLD: self.world.cloud.read(self.where()), NEW: self.read_new()}

    def settle(self, *sides):
        """Waits until sides have all that was written, as long as they get more of it."""
        def count_missing():
            try:
                read = self.read()
            except Unclear:
                return self.missing
            self.last_missing = {side: self.ledger.missing(side, read[side]) for side in sides}
            return sum(map(len, self.last_missing.values()))

        self.missing = None
        try:
            while self.missing != 0:
                before = self.missing
                self.missing = until('what is missing arrives', lambda: (left := count_missing()) != before and [left])[0]
            until('the bridge is idle', lambda: (status := self.world.status())['in']['waiting'] == status['out']['waiting'] == 0)
        except AssertionError as failure:
            print(f'  {failure}')
            for side, missing in self.last_missing.items():
                print(f'  missing on the {side} side: {[entry.text for entry in missing[:10]]} of {len(missing)}')
            print(f'  {self.world.status()}')
            raise


def bring_over(world, users):
    """Audits an app, and brings the past over, with the commands that an operator gives."""
    print(f'The app {world.vendor.SAMPLE} is audited.')
    audit = subprocess.run([program(), 'audit', str(ADAPTERS / world.vendor.SAMPLE)], capture_output=True, text=True)
    # Without the program that reads Swift, a name of the app's own may be taken for one of the vendor's that is absent.
    if audit.returncode > 1 or audit.returncode == 1 and 'read by names only' not in audit.stdout:
        raise AssertionError(f'the audit reports {audit.stdout}{audit.stderr}')
    print('  ' + next(line for line in audit.stdout.splitlines() if line.startswith('Verdict')))
    print('The old cloud is fetched, converted, and imported into the new hub.')
    world.write('accounts', '\n'.join(PEOPLE))
    answers, archive = world.folder / 'answers.jsonl', world.folder / 'old.jsonl.gz'
    run('fetch', world.vendor.NAME, *world.vendor.fetch(world.programs['cloud'].address), '--secret-file', world.folder / 'secret',
        '--accounts', world.folder / 'accounts', '--rate', 100, '-o', answers)
    # Easemob's messages are in files beside the answers.
    run('convert', world.vendor.NAME, answers, *sorted(world.folder.glob('answers.jsonl.*.gz')), '-o', archive)
    for line in run('import', archive, '--endpoint', f'http://{world.programs["hub"].address}').splitlines():
        print(f'  {line}')
    # A callback of the past that came before the import was set aside, as its accounts were not there.
    if world.status()['setAside']:
        run('bridge', 'dead', 'retry', '--all', '--data', world.data)


def play_faults(world, users, count, number, chance):
    """Lets people write a number of messages, with faults after numbers of them that the chance chooses."""
    begin = len(users.ledger)
    threads = users.write(users.plan(count))
    faults = ['bridge', 'cloud', 'hub', 'old', 'new']
    # Each is played before any is played again.
    order = [fault for _ in range(number // len(faults) + 1) for fault in chance.sample(faults, len(faults))][:number]
    places = sorted(chance.sample(range(count * 19 // 20), number))
    played = collections.Counter()
    for place, fault in zip(places, order):
        users.wait_for(begin + place)
        if fault in world.programs:
            world.restart(fault)
            played[f'{fault} killed'] += 1
        else:
            state = chance.choice([Proxy.CUT, Proxy.MUTE])
            world.cut(fault, state)
            users.wait_for(begin + min(count, place + max(2, count // (number * 4))))
            world.cut(fault, Proxy.OPEN)
            played[f'network of the {fault} side ' + ('cut' if state == Proxy.CUT else 'without answers')] += 1
    users.wait(threads)
    return played


def long_cut(world, users, count):
    """Cuts the old cloud off for longer than it tries to send callbacks, while people write on both sides."""
    cloud = world.programs['cloud']
    users.settle(OLD, NEW)
    world.set_tries(FEW_TRIES)
    world.restart('cloud')
    world.cut('old', Proxy.CUT)
    before = cloud.written().count('.dropped')
    old = users.plan(count, side=OLD)
    users.wait(users.write(old) + users.write(users.plan(count, side=NEW)))
    until('the cloud gives the callbacks up', lambda: cloud.written().count('.dropped') >= before + count, 600)
    print(f'  The cloud gave up {cloud.written().count(".dropped") - before} callbacks.')
    world.set_tries(MANY_TRIES)
    world.restart('cloud')
    world.cut('old', Proxy.OPEN)
    # A fetch at the start finds what callbacks did not bring; without a start it comes with the next hour.
    world.restart('bridge')
    users.settle(OLD, NEW)


def move(world, users, people):
    """Moves accounts: their apps are updated, and the bridge is told once everything that they wrote has arrived."""
    users.settle(OLD, NEW)
    run('bridge', 'move', *people, '--data', world.data)
    for name in people:
        users.sides[name] = NEW
        users.moved.add(name)
    print(f'  {len(users.moved)} of {len(PEOPLE)} accounts have moved.')


def play(world, ledger, messages, seed):
    chance = random.Random(f'faults {seed}')
    users = Users(world, ledger, f'users {seed}')
    begun = time.monotonic()
    users.meet()
    world.start_bridge()
    bring_over(world, users)
    users.settle(OLD, NEW)
    past = len(ledger)
    print(f'  Both sides have the past of {past} messages.')
    # The rest of the messages is written in four parts, between which accounts move.
    long = min(60, max(10, messages // 40))
    part = max(20, (messages - past - 2 * long) // 4)
    faults = max(5, min(15, part // 100))
    played = collections.Counter()
    for number, people in enumerate([PEOPLE[0:2], PEOPLE[2:5], PEOPLE[5:8], PEOPLE[8:12]]):
        count = part if number < 3 else max(20, messages - len(ledger))
        print(f'People write {count} messages on both sides, with {faults} faults.')
        played += play_faults(world, users, count, faults, chance)
        if number == 1:
            print('The network to the old cloud is cut for longer than the cloud tries to send callbacks.')
            long_cut(world, users, long)
            played['network of the old side cut for long'] += 1
        if number < 3:
            move(world, users, people)
    users.settle(OLD, NEW)
    print('The last accounts move. What they write to one another stays at the hub.')
    move(world, users, people)
    users.wait(users.write(users.plan(20)))
    users.settle(OLD, NEW)

    print(f'The ledger of {len(ledger)} messages is compared with both sides ({time.monotonic() - begun:.0f} seconds).')
    counts, faults = ledger.compare(users.read())
    for name, number in sorted(played.items()):
        print(f'  {number:6} {name}')
    for side in (OLD, NEW):
        print(f'  {sum(entry.side == side for entry in ledger.entries):6} written on the {side} side')
        print(f'  {users.repeats[side]:6} attempts there had no clear answer')
    for name, number in sorted(counts.items()):
        print(f'  {number:6} {name}')
    print(f'  {users.files:6} of the messages are files')
    status = world.status()
    for name, number in sorted(status['counts'].items()):
        print(f'  {number:6} bridge {name}')
    kinds = collections.Counter(fault.split(':')[0] for fault in faults)
    for kind in ('lost', 'doubled', 'reordered', 'foreign'):
        print(f'  {kinds[kind]:6} {kind}')
    for fault in faults[:20]:
        print(f'  {fault}')
    if status['setAside']:
        faults.append(f'the bridge set {status["setAside"]} events aside')
        print(run('bridge', 'dead', 'list', '--data', world.data))
    return faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('--vendor', choices=[*old_clouds.ALL, 'all'], default='nim')
    parser.add_argument('--messages', type=int, default=10_000)
    parser.add_argument('--seed', type=int, default=None)
    parser.add_argument('--keep', action='store_true', help='keep the folder of data and logs')
    options = parser.parse_args()
    seed = random.randrange(1_000_000) if options.seed is None else options.seed
    bad = []
    for name in old_clouds.ALL if options.vendor == 'all' else [options.vendor]:
        print(f'The old cloud is that of {name}; {options.messages} messages, seed {seed}.', flush=True)
        folder = pathlib.Path(tempfile.mkdtemp(prefix='parlance-moving-'))
        world = None
        try:
            world = World(old_clouds.ALL[name], folder)
            bad += play(world, Ledger(), options.messages, seed)
        finally:
            if world is not None:
                world.stop()
            if options.keep:
                print(f'Data and logs are in {folder}.')
            else:
                shutil.rmtree(folder, ignore_errors=True)
    if bad:
        sys.exit(f'{len(bad)} faults; --seed {seed} --messages {options.messages} plays it again.')
    print('Nothing was lost, doubled or out of order.')


if __name__ == '__main__':
    sys.stdout.reconfigure(line_buffering=True)
    # The programs end with this one.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('ended'))
    main()
