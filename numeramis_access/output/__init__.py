"""One file per channel: speech, braille line, sound, haptics, terminal, window; each tells what it is given.

Must not live here: rules, words, or any reference to the table. A channel that cannot work says so with a code
(``ChannelUnavailable``) and the others go on. Start reading at ``channel`` (the contract), then ``screen`` (what
the showing channels show), then any channel.
"""
