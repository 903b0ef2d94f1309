"""The tests of the project; start reading at ``conftest``, which explains peers, then at ``peers/``."""
