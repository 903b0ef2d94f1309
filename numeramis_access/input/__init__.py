"""Maps keys of keyboards, braille displays and game controllers to commands, all by the same keymaps.

Must not live here: the effect of a command. Start reading at ``commands``, then ``keymap`` and ``keymaps/*.toml``.
"""
