"""The copy of the tree that has all mutants, for Scripts/mutants."""
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import threading
import time

import vendors

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / '.build' / 'mutants'
TREE = FOLDER / 'tree'
LOGS = FOLDER / 'logs'
SWIFT = os.environ.get('SWIFT', 'swift')
# The traits without which the tests of the gateway are empty.
TRAITS = ['--traits', 'Media,Remote,Server,Cluster']
VARIABLES = {
    # A test that waits in vain notices a mutant. A wait that is only slow must not.
    'PARLANCE_DEADLINE': os.environ.get('PARLANCE_DEADLINE', '120'),
    # Every style keeps each rule, so one other style beside each is enough.
    'PARLANCE_CELLS': os.environ.get('PARLANCE_CELLS', 'ring'),
    'NO_COLOR': '1',
    # The stack of a crash takes longer to print than many tests to run.
    'SWIFT_BACKTRACE': 'enable=no',
}
CONSTANT = 'chosenMutant'


class Failure(Exception):
    """A reason why no mutant can be run."""


class Processes:
    """The running process groups, all of which end with this program."""

    def __init__(self):
        self.lock = threading.Lock()
        self.running = set()
        self.is_closed = False

    @contextlib.contextmanager
    def start(self, command, **options):
        with self.lock:
            self.check()
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True, **options)
            self.running.add(process)
        try:
            yield process
        finally:
            self.kill(process)
            process.wait()
            with self.lock:
                self.running.discard(process)

    @staticmethod
    def kill(process):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    def check(self):
        """Ends the thread if its process was ended."""
        if self.is_closed:
            raise KeyboardInterrupt

    def close(self):
        with self.lock:
            self.is_closed = True
            for process in self.running:
                self.kill(process)


PROCESSES = Processes()


def output(command, **variables):
    """Returns what a command prints."""
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, check=True, stdout=subprocess.PIPE, encoding='utf-8').stdout


def module_folder(name):
    """Returns the folder of the module that a source file belongs to."""
    named = set(re.findall(r'path: "([^"]+)"', (ROOT / 'Package.swift').read_text(encoding='utf-8')))
    path = pathlib.PurePath(name)
    return next((str(folder) for folder in path.parents if str(folder) in named), '/'.join(path.parts[:2]))


def tracked_files():
    names = output(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0')
    return {name for name in names if name and os.path.lexists(ROOT / name)}


class Copy:
    """The tree with all mutants, and its builds."""

    def __init__(self, mutants):
        self.mutants = mutants
        self.originals = {mutant.file: (ROOT / mutant.file).read_text(encoding='utf-8') for mutant in mutants}
        self.writer = build_writer()
        self.update_files()
        self.rewrite(mutants)

    def update_files(self):
        """Copies the files that differ, so that the next build compiles these alone."""
        files = tracked_files()
        switches = {f'{module_folder(name)}/{CONSTANT}.swift' for name in self.originals}
        for folder, folders, names in os.walk(TREE):
            folders[:] = [name for name in folders if name != '.build']
            links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
            for name in names + links:
                path = os.path.relpath(os.path.join(folder, name), TREE)
                if path not in files and path not in switches:
                    os.remove(TREE / path)
        for name in files.difference(self.originals):
            copy_if_changed(ROOT / name, TREE / name)
        for name in self.originals:
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
        for name in switches:
            write_if_changed(TREE / name, self.switch())

    def switch(self):
        """Returns the code that each module with mutants has beside its own."""
        numbers = ''.join(f'  "{mutant.name}": {mutant.number},\n' for mutant in self.mutants)
        return f'''#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The number of the mutant that the environment names; 0 without one.
let {CONSTANT}: Int = getenv("PARLANCE_MUTANT").flatMap {{ numbers[String(cString: $0)] }} ?? 0

private let numbers = [
{numbers}]
'''

    def rewrite(self, mutants):
        """Writes the files with these mutants, and notes where their copies are."""
        request = []
        for mutant in mutants:
            text = self.originals[mutant.file]
            start, end, replacement = mutant.edit(text)
            request.append({
                'name': mutant.name, 'number': mutant.number, 'file': mutant.file, 'replacement': replacement,
                'start': len(text[:start].encode()), 'end': len(text[:end].encode())})
        files = {name for name in self.originals if name not in {mutant.file for mutant in mutants}}
        for name in files:
            write_if_changed(TREE / name, self.originals[name])
        answer = subprocess.run(
            [self.writer], input=json.dumps({
                'source': str(ROOT), 'target': str(TREE), 'constant': CONSTANT, 'mutants': request}),
            check=True, stdout=subprocess.PIPE, encoding='utf-8').stdout
        outcomes = {outcome['name']: outcome for outcome in json.loads(answer)}
        for mutant in self.mutants:
            outcome = outcomes.get(mutant.name, {})
            mutant.lines = outcome.get('lines')
            if 'obstacle' in outcome:
                print(f'{mutant.name} is built by itself: {outcome["obstacle"]}', flush=True)

    def build(self, suite):
        """Builds what notices mutants of a suite; takes out mutants whose copies do not compile."""
        while errors := build(suite):
            broken = set()
            for file, line, message in errors:
                for mutant in self.mutants:
                    if mutant.file == file and mutant.lines and mutant.lines[0] <= line <= mutant.lines[1]:
                        if mutant not in broken:
                            print(f'{mutant.name} is built by itself: {message}', flush=True)
                        broken.add(mutant)
            if not broken:
                raise Failure('\n'.join(['The copy does not compile:', *(f'{file}:{line}: {text}' for file, line, text in errors)]))
            self.rewrite([mutant for mutant in self.mutants if mutant.lines and mutant not in broken])

    @contextlib.contextmanager
    def alone(self, mutant):
        """Changes a mutant's file as the mutant does, without the other mutants of that file."""
        path = TREE / mutant.file
        text = path.read_text(encoding='utf-8')
        path.write_text(mutant.applied(self.originals[mutant.file]), encoding='utf-8')
        try:
            yield
        finally:
            path.write_text(text, encoding='utf-8')


def copy_if_changed(source, target):
    if source.is_symlink():
        if not target.is_symlink() or os.readlink(target) != os.readlink(source):
            target.unlink(missing_ok=True)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(os.readlink(source))
    elif not target.is_file() or source.read_bytes() != target.read_bytes():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def write_if_changed(path, text):
    if not path.is_file() or path.read_text(encoding='utf-8') != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')


def build_writer():
    """Builds the program that rewrites files, and returns its path."""
    target = json.loads(output([SWIFT, '-print-target-info']))
    libraries = target['paths']['runtimeResourcePath'] + '/host'
    if not os.path.exists(f'{libraries}/SwiftParser.swiftmodule'):
        raise Failure(f'This toolchain has no SwiftParser in {libraries}; those of swift.org have, 6.2 or later.')
    command = [
        SWIFT, 'build', '--package-path', 'Tools/MutantWriter', '--scratch-path', '.build/mutant-writer', '-c', 'release']
    output(command, SWIFT_HOST_LIBRARIES=libraries)
    return output([*command, '--show-bin-path'], SWIFT_HOST_LIBRARIES=libraries).strip() + '/parlance-mutant-writer'


# The targets that notice the mutants of each kind of section, and the options that build them with the programs that they run.
BUILDS = {
    'tests': (
        ['EngineTests', 'GatewayTests', 'InteropTests', 'PlayTests', 'SampleTests', 'StoreTests',
         *(part.target for part in vendors.parts('Tests'))],
        ['--build-tests', *TRAITS]),
    'worlds': (['parlance-simulate'], ['-c', 'release', '--product', 'parlance-simulate']),
}


def environment(suite):
    """Returns the environment in which a suite is built and run; warnings are no errors in it, since a mutant leaves values unused."""
    variables = {**os.environ, **VARIABLES, 'PARLANCE_TARGETS': ' '.join(BUILDS[suite][0])}
    variables.pop('PARLANCE_STRICT', None)
    return variables


def build(suite):
    """Builds the copy, and returns the errors: file, line and message of each."""
    began = time.monotonic()
    path = LOGS / f'build-{suite}'
    with open(path, 'wb') as log:
        command = [SWIFT, 'build', *BUILDS[suite][1]]
        with PROCESSES.start(command, cwd=TREE, env=environment(suite), stdout=log, stderr=log) as process:
            status = process.wait()
    print(f'built the {suite} in {time.monotonic() - began:.0f} s', flush=True)
    if status == 0:
        return []
    text = path.read_text(encoding='utf-8', errors='replace')
    pattern = re.compile(rf'^(?:{re.escape(str(TREE))}/)?([^\s:]+\.swift):(\d+):\d+: error: (.*)', re.M)
    errors = {(file, int(line), message) for file, line, message in pattern.findall(text)}
    if not errors:
        raise Failure('\n'.join(['The copy does not compile:', *text.splitlines()[-20:]]))
    return sorted(errors)
