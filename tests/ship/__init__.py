"""What players are given: a wheel, a source package, a portable folder for Windows, Debian's package.

Must not live here: anything that the program itself needs. Each package is made on Linux from tracked files and locked
parts, and each is checked by being run. Start reading at ``__main__``.
"""
