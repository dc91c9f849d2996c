"""Back ends of three vendors in Python, an app of each vendor, and what the back ends are told of messages: all over one gateway.

usage: demo.py FOLDER     FOLDER has the programs sample-nim, sample-qd and so on

Exits with an error if anything that is to arrive does not.
"""
import os
import pathlib
import queue
import subprocess
import sys
import threading
import time

import easemob
import rtm
from gateway import Gateway, program
from nim import Client, Copies

# Who has which vendor's app.
PEOPLE = {
    'ben': 'nim', 'carl': 'qd', 'dora': 'agora-chat', 'emil': 'hyphenate', 'fred': 'hyphenate-android', 'gina': 'agora-rtm',
}
# Those whom Easemob's back end registers.
GROUP = {'hans': 'agora-chat', 'ines': 'nim'}
# Agora RTM knows no recall: its app goes on showing the message.
WITHOUT_RECALL = 'agora-rtm'
# A machine at work is slow; what does not arrive in this time, in seconds, is lost.
PATIENCE = 120


class App:
    """A sample app as a process: what it writes arrives line by line, what is typed goes to its standard input."""

    def __init__(self, path, gateway, account, token):
        self.name = f'{path.name} ({account})'
        self.lines = queue.Queue()
        environment = {name: value for name, value in os.environ.items() if name != 'PARLANCE_ENDPOINT'}
        self.process = subprocess.Popen(
            [path, '--account', account, '--token', token, '--endpoint', f'ws://{gateway.address}',
             '--folder', gateway.folder / account],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip('\n'))
        self.lines.put(None)

    def type(self, line):
        self.process.stdin.write(line + '\n')
        self.process.stdin.flush()

    def expect(self, text):
        """Waits for a line with a text, shows it, and passes over the others."""
        passed = []
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.lines.get(timeout=max(0.1, deadline - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                raise AssertionError(f'{self.name} did not write {text!r} but {passed}')
            if text in line:
                print(f'  {self.name} writes: {line}')
                return
            passed.append(line)

    def stop(self):
        self.process.terminate()
        self.process.wait(30)
        self.process.stdin.close()
        self.process.stdout.close()


def check(is_true, text):
    if not is_true:
        raise AssertionError(text)
    print(f'  {text}')


def play(folder, gateway, copies, apps):
    client = Client(gateway.address, Gateway.KEY, Gateway.SECRET)

    def send(receiver, text):
        return client.call(
            'msg/sendMsg', **{'from': 'anna', 'ope': 0, 'to': receiver, 'type': 0, 'body': {'msg': text}})['data']

    print('The back end creates accounts and gives their tokens to the apps.')
    client.call('user/create', accid='anna')
    for name, sample in PEOPLE.items():
        token = client.call('user/create', accid=name)['info']['token']
        apps[name] = App(folder / f'sample-{sample}', gateway, name, token)
    for app in apps.values():
        app.expect('logged in')

    print('The back end writes to each, in the name of anna.')
    sent = {}
    for name, app in apps.items():
        sent[name] = send(name, f'hello {name}')
        app.expect(f'anna: hello {name}')
        copy = copies.next('1')
        members = copy['members']
        check(copy['is_signed'] and members['to'] == name and members['msgidServer'] == str(sent[name]['msgid']),
              f'the copy of {members["body"]!r} is signed and has the number of the message')

    print('The apps answer; the back end gets copies and reads the history.')
    for name, app in apps.items():
        text = f'thanks from {name}'
        app.type('/open anna')
        app.type(text)
        copy = copies.next('1')['members']
        check((copy['fromAccount'], copy['to'], copy['body']) == (name, 'anna', text), f'the copy of {text!r} has its sender')
        now = int(time.time() * 1000)
        rows = client.call('history/querySessionMsg', **{
            'from': 'anna', 'to': name, 'begintime': now - 3_600_000, 'endtime': now + 60_000, 'limit': 100, 'reverse': 1})['msgs']
        check([row['body']['msg'] for row in rows] == [f'hello {name}', text], f'the history with {name} has both messages')

    print('The back end recalls what it wrote.')
    for name, app in apps.items():
        client.call('msg/recall', **{
            'deleteMsgid': sent[name]['msgid'], 'timetag': sent[name]['timetag'], 'type': 7, 'from': 'anna', 'to': name})
        if PEOPLE[name] != WITHOUT_RECALL:
            app.expect(f'anna revoked: hello {name}')
        recall = copies.next('7')['members']
        check(recall['msgId'] == str(sent[name]['msgid']), f'the copy of the recall names the message to {name}')


def play_easemob(folder, gateway, callbacks, apps):
    client = easemob.Client(gateway.address, Gateway.ORG, Gateway.APP, Gateway.KEY, Gateway.SECRET)

    def callback(kind, number):
        """Waits for the callback of a message or a recall; those of the other back end's messages are passed over."""
        while True:
            arrived = callbacks.next(kind)
            if number in (arrived['members'].get('recall_id'), arrived['members']['msg_id']):
                check(arrived['is_signed'], f'the callback of the {"recall" if kind == "recall" else "message"} is signed')
                return arrived['members']

    print("Easemob's back end registers users with passwords, and makes a group of them.")
    client.call('POST', '/users', {'username': 'gerd', 'password': 'secret of gerd'})
    for name, sample in GROUP.items():
        client.call('POST', '/users', {'username': name, 'password': f'secret of {name}'})
        apps[name] = App(folder / f'sample-{sample}', gateway, name, f'secret of {name}')
        apps[name].expect('logged in')
    group = client.call('POST', '/chatgroups', {
        'groupname': 'Everyone', 'description': '', 'public': True, 'owner': 'gerd', 'members': list(GROUP)})['data']['groupid']

    print('It writes to the group and to each, and takes back what it wrote to the group.')
    to_group = client.call('POST', '/messages/chatgroups', {
        'from': 'gerd', 'to': [group], 'type': 'txt', 'body': {'msg': 'hello group'}})['data'][group]
    numbers = client.call('POST', '/messages/users', {
        'from': 'gerd', 'to': list(GROUP), 'type': 'txt', 'body': {'msg': 'hello you'}})['data']
    for name in GROUP:
        apps[name].expect('hello group')
        apps[name].expect('gerd: hello you')
    members = callback('groupchat', to_group)
    check(members['group_id'] == group and members['payload']['bodies'][0]['msg'] == 'hello group', 'it names the group and the text')
    client.call('POST', '/messages/msg_recall', {'msg_id': to_group, 'to': group, 'chat_type': 'groupchat', 'force': True})
    for name in GROUP:
        apps[name].expect('revoked: hello group')
    callback('recall', to_group)

    print('The apps answer; the back end gets callbacks, and reads the hour.')
    hours = []
    for name in GROUP:
        apps[name].type('/open gerd')
        apps[name].type(f'thanks from {name}')
        while callbacks.next('chat')['members']['from'] != name:
            pass
    for delay in [0, -60]:
        hour = time.strftime('%Y%m%d%H', time.gmtime(time.time() + delay + 8 * 3600))
        if hour not in hours:
            hours.append(hour)
    rows = [row for hour in hours for row in client.history(hour)]
    texts = {row['msg_id']: row['payload']['bodies'][0].get('msg') for row in rows}
    check(all(texts.get(number) == 'hello you' for number in numbers.values()), 'the hour has what it wrote')
    check({f'thanks from {name}' for name in GROUP} <= set(texts.values()), 'and what the apps answered')
    check(to_group not in texts, 'but not what was taken back')


def play_rtm(gateway, apps):
    client = rtm.Client(gateway.address, Gateway.APP_ID, Gateway.KEY, Gateway.SECRET)
    print("Agora RTM's back end writes to its user, who has it, and to one of another vendor's app.")
    for name in ['gina', 'carl']:
        code = client.send('anna', name, f'hello from RTM, {name}', waits=True, enable_historical_messaging=True)
        apps[name].expect(f'anna: hello from RTM, {name}')
        check(code == 'message_delivered', f'the answer says that {name} has the message')
    messages = client.history(source='anna', destination='gina')
    check([message['payload'] for message in messages] == ['hello from RTM, gina'], 'the history has what was sent for it')
    logins = [event['user_id'] for event in client.events('user') if event['type'] == 'Login']
    check(set(PEOPLE) <= set(logins), 'it is told who logged in')
    check(client.events('user') == [], 'once')


def main():
    folder = pathlib.Path(sys.argv[1])
    copies = Copies(Gateway.SECRET)
    callbacks = easemob.Callbacks(Gateway.CALLBACK_SECRET)
    gateway = Gateway(
        program(), nim={'copy-url': copies.url}, easemob={'callback-url': callbacks.url, 'history-delay': 0},
        rtm={})
    apps = {}
    try:
        play(folder, gateway, copies, apps)
        play_easemob(folder, gateway, callbacks, apps)
        play_rtm(gateway, apps)
    finally:
        for app in apps.values():
            app.stop()
        gateway.stop()
        copies.stop()
        callbacks.stop()
    print('All arrived.')


if __name__ == '__main__':
    main()
