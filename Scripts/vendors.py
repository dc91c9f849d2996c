#!/usr/bin/env python3
"""Finds the vendors of this package and their parts, for the scripts and the Makefile.

A vendor is a folder of Adapters that has a folder Sources; the folders beside Sources are its parts. Package.swift says which
target a part is. The vendor's vendor.json has the facts that the folders do not show:

  names      words that the neutral sources must not have, as regular expressions
  tables     the tables of `parlance audit`: Scripts/audit-tables
  errors     errors of the hub's that the adapter makes up, with the reasons: Scripts/check-remote-errors
  uncalled   methods of delegates that are never called, with the reasons: Scripts/check-fired-delegates
  spellings  why another test fires the methods of all delegates: Scripts/check-fired-delegates

usage: Scripts/vendors.py targets PART [VENDOR ...]     the targets of a part, which may have wildcards ('*Sample')
       Scripts/vendors.py modules                       the documented modules: name, catalogue, the module that it builds on
       Scripts/vendors.py names                         all words that the neutral sources must not have, as one expression

Exits with 1 if a vendor that is named has no such part.
"""
import collections
import fnmatch
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ADAPTERS = ROOT / 'Adapters'

# A part of a vendor: the vendor's folder, the part's, the target, and the path in the repository.
Part = collections.namedtuple('Part', 'vendor name target path')


def names():
    """Returns the names of the vendors' folders, in order."""
    return sorted(folder.parent.name for folder in ADAPTERS.glob('*/Sources'))


def parts(pattern='*'):
    """Returns the vendors' parts whose folders' names match a pattern: those of a vendor together, its sources first."""
    found = []
    for name, path in targets().items():
        folders = path.split('/')
        if len(folders) == 3 and folders[0] == 'Adapters' and folders[1] in names() and fnmatch.fnmatchcase(folders[2], pattern):
            found.append(Part(folders[1], folders[2], name, path))
    return sorted(found, key=lambda part: (part.vendor, part.name != 'Sources', part.name))


def targets():
    """Returns the paths of the targets of Package.swift that have one, by name."""
    manifest = (ROOT / 'Package.swift').read_text(encoding='utf-8')
    paths = {}
    for target in re.split(r'\n    \.(?:target|testTarget|executableTarget|systemLibrary)\(', manifest)[1:]:
        name, path = re.search(r'name: "([^"]+)"', target), re.search(r'\bpath: "([^"]+)"', target)
        if path:
            paths[name.group(1)] = path.group(1)
    return paths


def facts(vendor):
    """Returns what a vendor's vendor.json says; each vendor has one."""
    return json.loads((ADAPTERS / vendor / 'vendor.json').read_text(encoding='utf-8'))


def modules():
    """Yields the vendors' modules that have documentation: name, catalogue, and the vendor's own module if that is another one."""
    sources = {part.vendor: part.target for part in parts('Sources')}
    for part in parts():
        catalogue = f'{part.path}/{part.target}.docc'
        if (ROOT / catalogue).is_dir():
            yield (part.target, catalogue) + ((sources[part.vendor],) if part.target != sources[part.vendor] else ())


def main():
    command, *arguments = sys.argv[1:] or ['']
    if command == 'targets' and arguments:
        pattern, *vendors = arguments
        found = parts(pattern)
        for vendor in vendors:
            if not any(part.vendor == vendor for part in found):
                sys.exit(f'Adapters/{vendor} has no part {pattern}.')
        for part in found:
            if not vendors or part.vendor in vendors:
                print(part.target)
    elif command == 'modules' and not arguments:
        for module in modules():
            print(*module)
    elif command == 'names' and not arguments:
        print('|'.join(name for vendor in names() for name in facts(vendor).get('names', [])))
    else:
        sys.exit(__doc__)


if __name__ == '__main__':
    main()
