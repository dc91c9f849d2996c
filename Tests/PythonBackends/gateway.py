"""A gateway as a process, with faces and the settings of a test."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile


class Gateway:
    """Serves on a free port from its start to `stop`; its data are in a temporary folder that ends with it."""

    KEY = 'demo-key'
    SECRET = 'demo-app-secret-0001'
    ORG, APP = 'demo-org', 'demo-app'
    APP_ID = '0123456789abcdef0123456789abcdef'
    CALLBACK_SECRET = 'rule-secret-0001'

    def __init__(self, program, nim=None, easemob=None, rtm=None):
        """Starts a gateway with the faces whose further settings are given; that of NIM if none are."""
        self.program = program
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='parlance-backend-'))
        secret = self.folder / 'secret'
        secret.write_text(self.SECRET + '\n')
        secret.chmod(0o600)
        rule = self.folder / 'rule-secret'
        rule.write_text(self.CALLBACK_SECRET + '\n')
        rule.chmod(0o600)
        members = {}
        if nim is not None or easemob is None and rtm is None:
            members['nim'] = {'app-key': self.KEY, 'app-secret-file': 'secret', **(nim or {})}
        if easemob is not None:
            members['easemob'] = {
                'org': self.ORG, 'app': self.APP, 'client-id': self.KEY, 'client-secret-file': 'secret',
                'callback-secret-file': 'rule-secret', **easemob}
        if rtm is not None:
            members['agora-rtm'] = {
                'app-id': self.APP_ID, 'customer-id': self.KEY, 'customer-secret-file': 'secret', **rtm}
        faces = self.folder / 'faces.json'
        faces.write_text(json.dumps(members))
        self.log = open(self.folder / 'log', 'w+')
        self.process = subprocess.Popen(
            [program, 'serve', '--data', str(self.folder / 'data'), '--listen', '127.0.0.1:0', '--face', ','.join(members),
             '--face-settings', str(faces)], stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        if not line.startswith('listening on ws://'):
            self.stop()
            raise RuntimeError(f'the gateway did not start: {line}')
        self.address = line.split('ws://')[1].strip()

    def written(self):
        """Returns the log so far."""
        self.log.flush()
        return (self.folder / 'log').read_text()

    def stop(self):
        self.process.terminate()
        self.process.wait(30)
        self.process.stdout.close()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def program():
    """Returns the path of the gateway's program."""
    path = os.environ.get('PARLANCE_PROGRAM')
    if not path:
        raise RuntimeError('PARLANCE_PROGRAM is to name the program parlance')
    return path
