"""The guides "Moving from …": their commands, in their order, move people from one hub to another.

The first hub stands for the vendor's service: its gateway speaks the vendor's server API.
"""
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import unittest

import easemob
import nim
from gateway import Gateway, program
from guide import ROOT, Guide, free_port


class GuideTestCase(unittest.TestCase):
    """A folder with what a guide presumes: an app, a secret, names."""

    # A source file of an app, in which nothing is absent here.
    app = None
    # The files of the service's secrets, as the guide names them.
    secrets = {}

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='parlance-guide-'))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        (self.folder / 'MyApp').mkdir()
        shutil.copy(ROOT / self.app, self.folder / 'MyApp')
        for name, secret in self.secrets.items():
            file = self.folder / name
            file.write_text(secret + '\n')
            file.chmod(0o600)

    def read(self, page, **more):
        """Returns a guide, for the ports that it uses from then on."""
        self.gateway_address, self.bridge_address = (f'127.0.0.1:{free_port()}' for _ in range(2))
        guide = Guide(page, self.folder, program(), {
            'https://chat.example.com': f'http://{self.gateway_address}', '0.0.0.0:7788': self.gateway_address,
            'https://bridge.example.com:7789': f'http://{self.bridge_address}', '0.0.0.0:7789': self.bridge_address,
            '/var/lib/': f'{self.folder}/', **more})
        self.addCleanup(guide.stop)
        return guide

    def receive(self, receiver):
        """Returns a receiver of what the hub sends to the back end, which is stopped in the end."""
        self.addCleanup(receiver.stop)
        return receiver

    def wait_until(self, what, is_so):
        for _ in range(600):
            if is_so():
                return
            time.sleep(0.1)
        self.fail(what)


class NIMGuideTests(GuideTestCase):
    app = 'Snippets/SendWithNIM.swift'
    secrets = {'nim-secret': Gateway.SECRET}

    def texts(self, client, peer='ben'):
        """Returns what anna and another account wrote, as a service has it."""
        answer = client.call(
            'history/querySessionMsg', **{'from': 'anna', 'to': peer, 'begintime': 0, 'endtime': 4_000_000_000_000, 'limit': 100})
        return [row['body']['msg'] for row in reversed(answer['msgs'])]

    def send(self, client, text, sender='anna', to='ben'):
        client.call('msg/sendMsg', **{'from': sender, 'ope': 0, 'to': to, 'type': 0, 'body': {'msg': text}})

    def test_each_command_of_the_guide_does_what_it_says(self):
        names = ['anna', 'ben', 'alice', 'bob', 'carl']
        (self.folder / 'accounts.txt').write_text(''.join(name + '\n' for name in names))
        guide = self.read('Adapters/NIM/Sources/NIMSDK.docc/MovingFromNIM.md')
        old = Gateway(program(), nim={'copy-url': f'http://{self.bridge_address}/copies', 'copy-tries': 1, 'rate-limits': False})
        self.addCleanup(old.stop)
        copies = self.receive(nim.Copies(''))
        guide.replaced.update({
            'KEY': Gateway.KEY, 'https://api.netease.im': f'http://{old.address}', 'https://back.example.com/copies': copies.url})
        vendor = nim.Client(old.address, Gateway.KEY, Gateway.SECRET)
        for name in names:
            vendor.call('user/create', accid=name)
        vendor.call('friend/add', accid='anna', faccid='ben', type=1)
        team = vendor.call('team/create', tname='Tea', owner='anna', members=['ben'], msg='come', magree=0, joinmode=0)['tid']
        room = vendor.call('chatroom/create', creator='anna', name='Hall')['chatroom']['roomid']
        (self.folder / 'rooms.txt').write_text(f'{room}\n')
        self.send(vendor, 'before')
        begin = int(time.time() * 1000) + 1000
        guide.replaced.update({'1795687200000': str(begin), '1795773600000': str(begin + 86_400_000)})

        guide.run('1.')
        self.assertTrue((self.folder / 'report.html').exists())
        guide.run('2.')
        copies.secret = (self.folder / 'face-secret').read_text().strip()
        hub = nim.Client(self.gateway_address, 'hub-key', copies.secret)
        time.sleep(max(0, begin / 1000 - time.time()))
        guide.run('3.')
        self.assertEqual(self.texts(hub), ['before'])
        hub.call('user/update', accid='anna', token='the former token')
        self.send(vendor, 'between')

        guide.run('4.', without='--since')
        self.send(vendor, 'over the bridge')
        copy = copies.next('1')
        self.assertTrue(copy['is_signed'])
        self.assertEqual((copy['members']['fromAccount'], copy['members']['body']), ('anna', 'over the bridge'))
        self.assertIn('over the bridge', self.texts(hub))
        self.send(hub, 'back', 'ben', 'anna')
        self.wait_until('a message does not reach the vendor', lambda: 'back' in self.texts(vendor))
        # What the bridge brought either way is here already; lists of conversations have changed.
        report = guide.run('4.', without='parlance bridge', code=1)
        self.assertRegex(report, r'message +1 imported, 2 here already\b')
        for client in [hub, vendor]:
            self.assertEqual(self.texts(client), ['before', 'between', 'over the bridge', 'back'])
        self.assertEqual(len(hub.call('team/joinTeams', accid='ben')['infos']), 1, team)

        status = guide.run('6.')
        self.assertIn('accounts moved  3', status)
        guide.run('7.')


class EasemobGuideTests(GuideTestCase):
    app = 'Snippets/SendWithAgoraChat.swift'
    secrets = {'client-secret': Gateway.SECRET, 'rule-secret': Gateway.CALLBACK_SECRET}
    HOUR = 3_600_000

    def vendors(self, client):
        """Returns the texts of the present hour, as the service has them."""
        rows = client.history(time.strftime('%Y%m%d%H', time.gmtime(time.time() + 8 * 3600)))
        return [row['payload']['bodies'][0].get('msg') for row in rows]

    def hubs(self):
        """Returns the texts of all messages, as the hub has them."""
        token = subprocess.run(
            [program(), 'token', '--key', str(self.folder / 'token-key'), '--account', 'operator', '--admin'],
            check=True, capture_output=True, text=True).stdout.strip()
        archive = self.folder / f'{time.time_ns()}.jsonl'
        subprocess.run(
            [program(), 'export', '--endpoint', f'http://{self.gateway_address}', '--admin-token', token, '-o', str(archive)],
            check=True, capture_output=True)
        records = [json.loads(line) for line in archive.read_text().splitlines()]
        messages = sorted((record for record in records if record.get('kind') == 'message'), key=lambda record: record['time'])
        return [message['body']['text'] for message in messages]

    def send(self, client, text, sender='anna', to='ben'):
        client.call('POST', '/messages/users', {'from': sender, 'to': [to], 'type': 'txt', 'body': {'msg': text}})

    def test_each_command_of_the_guide_does_what_it_says(self):
        # The messages are of one hour, so that the run fetches one.
        if time.time() % 3600 > 3480:
            time.sleep(3601 - time.time() % 3600)
        begin = int(time.time() * 1000) // self.HOUR * self.HOUR
        guide = self.read('Adapters/AgoraChat/Sources/AgoraChat.docc/MovingFromAgoraChat.md')
        callbacks = self.receive(easemob.Callbacks(''))
        path = 'callbacks-of-the-old-service'
        old = Gateway(program(), easemob={
            'callback-url': f'http://{self.bridge_address}/{path}', 'callback-tries': 1, 'history-delay': 0,
            'rate-limits': False})
        self.addCleanup(old.stop)
        guide.replaced.update({
            '$(openssl rand -hex 16)': path, 'CLIENT_ID': Gateway.KEY, 'ORG': Gateway.ORG, 'APP': Gateway.APP,
            'https://a1.easemob.com': f'http://{old.address}', 'https://back.example.com/callbacks': callbacks.url,
            # Both runs are of the present hour.
            '--since 1795687200000': f'--since {begin}', '1795600800000': str(begin),
            '1795687200000': str(begin + self.HOUR), '1795773600000': str(begin + self.HOUR)})
        vendor = easemob.Client(old.address, Gateway.ORG, Gateway.APP, Gateway.KEY, Gateway.SECRET)
        for name in ['anna', 'ben', 'alice', 'bob', 'carl']:
            vendor.call('POST', '/users', {'username': name, 'password': 'a password'})
        vendor.call('POST', '/users/anna/contacts/users/ben')
        self.send(vendor, 'before')

        guide.run('1.')
        self.assertTrue((self.folder / 'report.html').exists())
        guide.run('2.')
        secret = (self.folder / 'face-secret').read_text().strip()
        callbacks.secret = (self.folder / 'face-rule-secret').read_text().strip()
        hub = easemob.Client(self.gateway_address, Gateway.ORG, Gateway.APP, 'hub-client', secret)
        guide.run('3.')
        self.assertEqual(self.hubs(), ['before'])
        hub.call('PUT', '/users/anna/password', {'newpassword': 'a password'})
        hub.log_in(grant_type='password', username='anna', password='a password')
        hub.token = None
        self.send(vendor, 'between')

        guide.run('4.', without='--since')
        self.send(vendor, 'over the bridge')
        callback = callbacks.next('chat')
        self.assertTrue(callback['is_signed'])
        self.assertEqual(callback['members']['payload']['bodies'][0]['msg'], 'over the bridge')
        self.send(hub, 'back', 'ben', 'anna')
        self.wait_until('a message does not reach the vendor', lambda: 'back' in self.vendors(vendor))
        self.assertRegex(guide.run('4.', without='parlance bridge'), r'message +1 imported, 3 here already\b')
        self.assertEqual(self.hubs(), ['before', 'between', 'over the bridge', 'back'])
        self.assertEqual(self.vendors(vendor), ['before', 'between', 'over the bridge', 'back'])

        self.assertIn('accounts moved  3', guide.run('6.'))
        guide.run('7.')


if __name__ == '__main__':
    unittest.main()
