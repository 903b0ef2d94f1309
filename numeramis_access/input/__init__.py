"""Keys to commands: of the keyboard, of a braille display, of a game controller; all by the same keymaps.

Must not live here: what a command does. Start reading at ``commands``, then ``keymap`` and ``keymaps/*.toml``.
"""
