"""Everything that proves the project; start reading at ``conftest`` (what a peer is), then ``peers/``."""
