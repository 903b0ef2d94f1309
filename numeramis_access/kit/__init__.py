"""The tactile kit on paper: cards and score boards to print or emboss, and relief chips for a 3D printer.

Lives here: drawings in millimetres with braille at its true size (SVG), and solids of chips (STL).
Must not live here: words (letters and names come in as arguments), files (the caller writes what it gets).
Start reading at ``dots`` (the sizes of braille), then ``cards``, ``score_boards`` and ``chips``.
"""
