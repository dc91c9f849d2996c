"""The exports of two services become archives, and are imported through a gateway while an app of each vendor chats.

usage: import_demo.py FOLDER     FOLDER has the programs sample-nim, sample-qd and so on

The import is killed 20 times at random; at the end the hub has what another one has whose import was not interrupted.
"""
import gzip
import json
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from demo import PEOPLE, App, check
from gateway import program

MESSAGES = 3000
QUERIED = 500
GROUPS = {'g1': 'Chess', 'g2': 'Tea'}
# 2020-09-13 12:26:40 UTC: long before this demo.
BEGINNING = 1_600_000_000_000


class Hub:
    """A gateway as a process that lets everybody in."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        self.process = subprocess.Popen(
            [program(), 'serve', '--data', str(folder / 'data'), '--listen', '127.0.0.1:0', '--open-registration', '--open-api'],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if not line.startswith('listening on ws://'):
            raise RuntimeError(f'the gateway did not start: {line}')
        self.address = line.split('ws://')[1].strip()

    def stop(self):
        self.process.terminate()
        self.process.wait(30)
        self.process.stdout.close()


def export(folder):
    """Writes what the vendor's export and its REST API give: hours of messages, and answers about people and groups."""
    chance = random.Random(5)
    names = list(PEOPLE) + [f'user{number}' for number in range(20)]
    answers = [
        {'uri': 'http://a1.example.com/org/app/users',
         'entities': [{'username': name, 'nickname': name.title(), 'created': BEGINNING} for name in names]},
    ]
    for group, title in GROUPS.items():
        answers.append({
            'uri': f'http://a1.example.com/org/app/chatgroups/{group}',
            'data': [{'id': group, 'name': title, 'owner': names[0], 'created': BEGINNING, 'membersonly': True, 'allowinvites': False,
                      'affiliations': [{'owner': names[0]}] + [{'member': name} for name in names[1:]]}]})
    (folder / 'answers.jsonl').write_text(''.join(json.dumps(answer) + '\n' for answer in answers))
    lines = []
    for number in range(MESSAGES):
        sender = chance.choice(names)
        group = chance.choice(list(GROUPS)) if chance.random() < 0.3 else None
        to = group or chance.choice([name for name in names if name != sender])
        lines.append({
            'msg_id': str(1_000_000 + number), 'timestamp': BEGINNING + number * 60_000, 'from': sender, 'to': to,
            'chat_type': 'groupchat' if group else 'chat',
            'payload': {'bodies': [{'type': 'txt', 'msg': f'text {number}'}], 'ext': {}, 'from': sender, 'to': to}})
    for hour in range(3):
        part = lines[hour * MESSAGES // 3:(hour + 1) * MESSAGES // 3]
        with gzip.open(folder / f'hour{hour}.gz', 'wt') as file:
            file.writelines(json.dumps(line) + '\n' for line in part)


def query(folder):
    """Writes what a back end has of the other service: answers of its server API about users and about what they wrote."""
    names = ['ben', 'olga', 'paul']
    lines = [{'code': 200, 'uinfos': [{'accid': name, 'name': name.title()} for name in names]}]
    for page in range(QUERIED // 100):
        peer = names[1 + page % 2]
        rows = []
        for number in range(page * 100, (page + 1) * 100):
            rows.append({
                'from': 'ben' if number % 2 else peer, 'msgid': 9_000_000 + number, 'msgidclient': f'client-{number}',
                'sendtime': BEGINNING + number * 1000, 'type': 0, 'body': {'msg': f'queried {number}'}})
        lines.append({
            'path': 'history/querySessionMsg.action', 'parameters': {'from': 'ben', 'to': peer}, 'answer': {'code': 200, 'msgs': rows}})
    (folder / 'queried.jsonl').write_text(''.join(json.dumps(line) + '\n' for line in lines))


def run(*arguments):
    """Runs the command, and shows it."""
    print('  $ parlance ' + ' '.join(pathlib.Path(argument).name if '/' in argument else argument for argument in arguments))
    done = subprocess.run([program(), *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(done.stdout + done.stderr)
    for line in done.stdout.splitlines():
        print(f'    {line}')


def rows(folder):
    """Returns what an import makes in a hub's database, without the times of today."""
    with sqlite3.connect(f'file:{folder}/data/hub.sqlite?mode=ro', uri=True) as database:
        names = dict(database.execute('SELECT number, name FROM account'))
        streams = {}
        for number, key in database.execute('SELECT number, key FROM stream'):
            parts = key.split(':')
            streams[number] = tuple(sorted(names[int(part)] for part in parts[1:])) if parts[0] == 'd' else key
        events = sorted(
            (str(streams[stream]), position, time, id, names[sender], bytes(payload))
            for stream, position, time, id, sender, payload in database.execute(
                'SELECT stream, sequence, time, id, sender, payload FROM event WHERE sequence < 0'))
        members = sorted(
            (streams[stream], names[account], role) for stream, account, role in database.execute(
                'SELECT stream, account, role FROM member WHERE length(profile) > 0'))
        return events, members


def play(programs, folder):
    print('One service gives hours of messages, and answers about people and groups; the other one answers of queries.')
    export(folder)
    query(folder)
    run('convert', 'easemob', *(str(path) for path in sorted(folder.glob('*.gz'))), str(folder / 'answers.jsonl'),
        '-o', str(folder / 'old.jsonl.gz'))
    run('convert', 'nim', str(folder / 'queried.jsonl'), '-o', str(folder / 'other.jsonl.gz'))
    archives = [str(folder / 'old.jsonl.gz'), str(folder / 'other.jsonl.gz')]
    run('archive', 'check', *archives)

    print('They are imported into a hub that nobody uses.')
    quiet = Hub(folder / 'quiet')
    try:
        run('import', *archives, '--endpoint', f'http://{quiet.address}')
    finally:
        quiet.stop()

    print('They are imported into a hub in which people chat, by an import that is killed 20 times.')
    busy = Hub(folder / 'busy')
    apps = {}
    try:
        for name, sample in PEOPLE.items():
            apps[name] = App(programs / f'sample-{sample}', busy, name, 'token')
            apps[name].expect('logged in')
        chance = random.Random(time.time())
        people = list(apps)
        for number in range(20):
            job = subprocess.Popen(
                [program(), 'import', *archives, '--endpoint', f'http://{busy.address}'],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            sender, receiver = people[number % len(people)], people[(number + 1) % len(people)]
            apps[sender].type(f'/open {receiver}')
            apps[sender].type(f'chat {number}')
            apps[receiver].expect(f'{sender}: chat {number}')
            time.sleep(chance.random() * 0.2)
            job.kill()
            job.wait()
        run('import', *archives, '--endpoint', f'http://{busy.address}')
    finally:
        for app in apps.values():
            app.stop()
        busy.stop()
    print('The two hubs are compared.')
    first, second = rows(folder / 'quiet'), rows(folder / 'busy')
    check(len(first[0]) == MESSAGES + QUERIED, f'{MESSAGES + QUERIED} messages are in the past')
    check(first[0] == second[0], 'each has the same id, time, sender, content and place in both hubs')
    check(first[1] == second[1], 'the groups have the same members in both hubs')


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix='parlance-import-'))
    try:
        play(pathlib.Path(sys.argv[1]), folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print('The services were brought over.')


if __name__ == '__main__':
    main()
