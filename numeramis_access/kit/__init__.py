"""The tactile kit: cards and score boards to print or emboss, and relief chips for a 3D printer.

Lives here: drawings in millimetres with braille in its true size (SVG), and solid chips (STL). Must not live here:
words (letters and names are arguments) and files (the caller writes them). Start reading at ``dots`` (the sizes of
braille), then ``cards``, ``score_boards`` and ``chips``.
"""
