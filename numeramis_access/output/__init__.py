"""Show announcements and screens on one channel a file: speech, braille line, sound, haptics, terminal, window.

Must not live here: rules, words, or any reference to the table. A channel that cannot work raises
``ChannelUnavailable`` with a code, and the others go on. Start reading at ``channel`` (the contract), then ``screen``
(the data that the showing channels draw), then any channel.
"""
