"""Campaigns: programs that break the running program by real means, many times, and check that nothing is lost.

The ordinary tests include short runs of each; these commands start the long runs::

    python -m tests.campaigns.kill --every 200 --random 1000
    python -m tests.campaigns.damage --matches 20
    python -m tests.campaigns.soak --matches 10000
    python -m tests.campaigns.keys --seed 1 --minutes 5
    python -m tests.campaigns.evenings --evenings 200
    python -m tests.campaigns.house_kill --matches 10
    python -m tests.campaigns.days --days 40 --seeds 5
    python -m tests.campaigns.house_soak --tables 200 --minutes 10
    python -m tests.campaigns.cut_wires --faults 3000
    python -m tests.campaigns.cut_cables --faults 60
    python -m tests.campaigns.servers_kill --kills 20
    python -m tests.campaigns.servers_leave --times 10
    python -m tests.campaigns.mutated_lines --lines 1000000
    python -m tests.campaigns.mutated_lines --lines 50000 --directing
    python -m tests.campaigns.mutated_lines --sockets 100000
    python -m tests.campaigns.versions --before 73b1985
    python -m tests.campaigns.line_taken --tricks 1000
    python -m tests.campaigns.mutants --seed 1
    python -m tests.campaigns.users --seed 1 --minutes 60
    python -m tests.campaigns.tournaments --leagues 300 --progress FILE

Must not live here: tests of one function. Start reading at ``playing``.
"""
