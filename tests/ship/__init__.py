"""Packages for players: a wheel, a source package, a portable folder for Windows, Debian's package.

Code that the program itself needs does not belong here. Each package is made on Linux from tracked files and locked
parts, and a run checks each. Start reading at ``command``.
"""
