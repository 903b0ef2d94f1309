"""One match with people and computers on its seats: offers come in, numbered messages go out to each seat.

Must not live here: words, sockets, files, threads, waiting. A driver calls ``offer``, ``take_thinker_answer``, ``tick``
and ``due``, which never block, and passes in the clock, chance, thinking and the durable record. Start at
``hosted_table``; ``local_seat`` is a seat in this process, ``remote_seat`` one at the other end of a wire.
"""
