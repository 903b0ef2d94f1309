"""One match with people and computers on its seats: offers come in, numbered messages go out to each seat.

Must not live here: words, sockets, files, threads, waiting. A table is driven: ``offer``, ``take_thought``, ``tick``
and ``due`` never block, and time, chance, thinking and the durable record are handed in. Start at ``hosted_table``;
whoever sits at a table in this process holds a ``local_seat``, and a seat at the other end of a wire will look alike.
"""
