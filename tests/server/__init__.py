"""Tests of the server, with real sockets on this machine."""
