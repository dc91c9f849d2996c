"""The commands of a guide, read from its page and run as they are, apart from addresses, keys and times."""
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# What the commands of a guide call is this file, under the name of the command.
WRAPPER = '#!/bin/sh\nexec /usr/bin/python3 -B {file} "$@"\n'
# Processes that go on, and what they print when they are ready.
READY = {'serve': 'listening on ', 'bridge': 'callbacks at '}


def free_port():
    """Returns a port of this machine that nothing uses."""
    with socket.socket() as listener:
        listener.bind(('127.0.0.1', 0))
        return listener.getsockname()[1]


class Guide:
    """Blocks of commands by heading, each run by a shell in one folder."""

    def __init__(self, page, folder, program, replaced):
        self.folder = folder
        self.replaced = replaced
        self.blocks = []
        heading, block = '', None
        for line in (ROOT / page).read_text(encoding='utf-8').splitlines():
            if block is None and line.startswith('## '):
                heading = line[3:]
            elif block is None and line == '```sh':
                block = []
            elif block is not None and line == '```':
                self.blocks.append((heading, '\n'.join(block) + '\n'))
                block = None
            elif block is not None:
                block.append(line)
        programs = folder / 'programs'
        programs.mkdir()
        wrapper = programs / 'parlance'
        wrapper.write_text(WRAPPER.format(file=pathlib.Path(__file__).resolve()))
        wrapper.chmod(0o755)
        self.environment = {**os.environ, 'PARLANCE_PROGRAM': program, 'PATH': f'{programs}:{os.environ["PATH"]}'}

    def run(self, step, without=None, code=0):
        """Runs the blocks under the heading that begins with `step`, without those that have the text `without`.

        Each is to end with the exit code `code`. Returns what they printed.
        """
        blocks = [block for heading, block in self.blocks if heading.startswith(step)]
        if not blocks:
            raise AssertionError(f'the guide has no commands under {step}')
        printed = ''
        for block in blocks:
            if without and without in block:
                continue
            for written, replacement in self.replaced.items():
                block = block.replace(written, replacement)
            done = subprocess.run(
                ['bash', '-e', '-c', block], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, timeout=120,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode != code:
                raise AssertionError(f'{block}\n{done.stdout}\nended with {done.returncode}')
            printed += done.stdout
        return printed

    def stop(self):
        """Ends the processes that the commands started."""
        for name in READY:
            end(self.folder, name)


def end(folder, name):
    """Ends the process of a command that was started in a folder, if there is one."""
    file = folder / f'{name}.process'
    if not file.exists():
        return
    process = int(file.read_text())
    file.unlink()
    try:
        os.kill(process, signal.SIGTERM)
        for _ in range(600):
            os.kill(process, 0)
            if is_over(process):
                return
            time.sleep(0.1)
    except ProcessLookupError:
        return
    raise RuntimeError(f'{name} does not end')


def is_over(process):
    """Tells whether a process has ended and only waits for a parent, which not every container has."""
    state = pathlib.Path(f'/proc/{process}/stat')
    try:
        return state.read_text().rsplit(')', 1)[1].split()[0] == 'Z'
    except OSError:
        return False


def start(folder, name, arguments):
    """Starts a process that goes on after this one, in the place of the one before, and waits until it is ready."""
    end(folder, name)
    output = folder / f'{name}.output'
    with open(output, 'w') as printed:
        process = subprocess.Popen(
            [os.environ['PARLANCE_PROGRAM'], *arguments], stdin=subprocess.DEVNULL, stdout=printed, stderr=printed,
            start_new_session=True)
    (folder / f'{name}.process').write_text(str(process.pid))
    for _ in range(600):
        if READY[name] in output.read_text():
            return 0
        if process.poll() is not None:
            break
        time.sleep(0.1)
    print(output.read_text())
    return 1


def main():
    """Runs the command as a guide has it: without TLS, and beside the shell if it goes on until it is stopped."""
    arguments = sys.argv[1:]
    for option in ['--tls-cert', '--tls-key']:
        while option in arguments:
            place = arguments.index(option)
            del arguments[place:place + 2]
    goes_on = arguments[0] == 'serve' or arguments[0] == 'bridge' and arguments[1].startswith('--')
    if goes_on:
        return start(pathlib.Path.cwd(), arguments[0], arguments)
    os.execv(os.environ['PARLANCE_PROGRAM'], ['parlance', *arguments])


if __name__ == '__main__':
    sys.exit(main())
