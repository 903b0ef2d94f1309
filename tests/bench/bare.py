"""The reference for first sounds: a bare script that opens the mixer, synthesises one sentence and plays it.

``python tests/bench/bare.py SENTENCE`` prints time.monotonic() after handing the sound to the mixer. The script uses
none of our code and stays as a programmer would first write it, neither faster nor slower.
"""

import ctypes
import os
import sys
import time

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import espeakng_loader
import pygame.mixer

pygame.mixer.init(22050, -16, 1, 512)
library = ctypes.CDLL(espeakng_loader.get_library_path())
library.espeak_Initialize(2, 0, espeakng_loader.get_data_path().encode(), 0)
pcm = bytearray()


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
def take(samples, count, _events):
    if count > 0:
        pcm.extend(ctypes.string_at(samples, 2 * count))
    return 0


library.espeak_SetSynthCallback(take)
library.espeak_SetVoiceByName(b"cs")
text = sys.argv[1].encode()
library.espeak_Synth(text, ctypes.c_size_t(len(text) + 1), 0, 1, 0, 1, None, None)
pygame.mixer.Sound(buffer=bytes(pcm)).play()
print(time.monotonic(), flush=True)
