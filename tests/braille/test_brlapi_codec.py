"""The BrlAPI client as a codec: whole, byte by byte, several at once, garbage, absurd lengths."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille.brlapi import ServerAddress, server_address, tty_path
from braille.brlapi_client import (
    ANSWER_SECONDS,
    HEARTBEAT_SECONDS,
    MAX_REFUSED_WRITES,
    QUERY_PARAMETERS,
    REREAD_SECONDS,
    RETRY_SECONDS,
    SECOND_CONNECTION_SECONDS,
    SIZE_QUERY_SECONDS,
    Client,
)
from braille.brlapi_dots import DotKeys
from braille.brlapi_keys import OFFLINE_COMMAND, ONLINE_COMMAND, accepted_ranges, display_keys, raw_key_names
from braille.brlapi_packets import MAX_PACKET_BYTES
from braille.driver import (
    Ack,
    CellsReplaced,
    CellsRestored,
    ConnectionRefused,
    DisplayAway,
    DriverEvent,
    Identity,
    KeyPressed,
    KeyReleased,
    Restarted,
)


def packet(kind: str, body: bytes = b"") -> bytes:
    return struct.pack(">II", len(body), int.from_bytes(kind.encode(), "big")) + body


def size(columns: int, rows: int = 1) -> bytes:
    return packet("s", struct.pack(">II", columns, rows))


def key(code: int) -> bytes:
    return packet("k", code.to_bytes(8, "big"))


def on_second(data: bytes) -> bytes:
    """Return a packet marked for the second connection by the highest bit of its type."""
    return data[:4] + bytes([data[4] | 0x80]) + data[5:]


def asked(parameter: int, part: int = 0) -> bytes:
    return packet("PR", struct.pack(">IIQ", 0x101, parameter, part))


def told(parameter: int, value: bytes, part: int = 0) -> bytes:
    return packet("PV", struct.pack(">IIQ", 1, parameter, part) + value)


def codes_of(*codes: int) -> bytes:
    return b"".join(code.to_bytes(8, "big") for code in codes)


ACK = packet("A")
VERSION = packet("v", b"\0\0\0\x08")
OWN_CELLS = packet("PR", struct.pack(">IIII", 0x202, 16, 0, 0))
EVERY_KEY = packet("m", bytes(8) + b"\xff" * 8)
PAN_LEFT, ROUTE, HELP = 0x20000017, 0x20010000, 0x20000031
#: packets of a server without a key, each with the client's answer
GREETING: list[tuple[bytes, bytes]] = [
    (VERSION, VERSION),
    (packet("a", b"\0\0\0N"), packet("n")),
    (packet("n", b"Virtual\0"), packet("d")),
    (packet("d", b"all\0"), packet("s")),
    (size(20), packet("t", struct.pack(">III", 2, 7, 42) + b"\0")),
    (ACK, EVERY_KEY),
    (ACK, packet("u", b"".join(struct.pack(">QQ", *both) for both in accepted_ranges("Virtual")))),
    (ACK, packet("PR", struct.pack(">IIII", 0x201, 6, 0, 0))),
    (ACK, OWN_CELLS),
    (ACK, asked(20)),
    (told(20, codes_of(PAN_LEFT, ROUTE, HELP)), asked(31)),
    (told(31, b"\x08"), asked(23)),
]
LAST = told(23, b"")  # no keys with names
IDENTITY = Identity("Virtual all", 20)


def reported(cells: bytes) -> bytes:
    """Return the server's report that these cells of ours are on the display."""
    return packet("PU", struct.pack(">IIII", 0, 16, 0, 0) + cells)


def answer(parameter: int) -> bytes:
    """Return the answer to a question about our cells."""
    return packet("PV", struct.pack(">IIII", 0x101, parameter, 0, 0) + bytes(8))


ANSWER = answer(6)
NEW_SIZE = packet("PU", struct.pack(">IIII", 1, 6, 0, 0) + bytes(8))


def greeted() -> Client:
    client = Client(ttys=(7, 42))
    client.hello()
    for said, _ in GREETING:
        assert client.receive(said) == []
        client.tick(0.0)
    assert client.receive(LAST) == [IDENTITY]
    assert client.tick(0.0) == b""
    return client


def codes(events: list[DriverEvent]) -> list[str]:
    return [event.code for event in events if isinstance(event, ConnectionRefused)]


def test_one_thing_is_asked_at_a_time() -> None:
    client = Client(ttys=(7, 42))
    assert client.hello() == on_second(VERSION)
    assert client.hello() == b""
    for said, answer in GREETING:
        assert client.receive(said) == []
        assert client.tick(0.0) == answer
    assert client.receive(LAST) == [IDENTITY]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_any_split_means_the_same(step: int) -> None:
    said = b"".join(said for said, _ in GREETING) + LAST + key(0x20010007)
    client = Client(ttys=(7, 42))
    client.hello()
    events: list[DriverEvent] = []
    answers = b""
    for start in range(0, len(said), step):
        events += client.receive(said[start : start + step])
        answers += client.tick(0.0)
    assert events == [IDENTITY, KeyPressed("routing 7"), KeyReleased("routing 7")]
    assert answers == b"".join(answer for _, answer in GREETING)


def test_a_key_file_is_sent_and_its_refusal_is_told() -> None:
    client = Client(key=b"secret")
    client.receive(GREETING[0][0])
    client.tick(0.0)
    client.receive(packet("a", b"\0\0\0C\0\0\0K"))
    assert client.tick(0.0) == packet("a", b"\0\0\0Ksecret")
    assert codes(client.receive(packet("e", bytes(12)))) == ["key"]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ([packet("v", b"\0\0\0\x07")], "protocol"),
        ([packet("v")], "protocol"),
        ([packet("a", b"\0\0\0K")], "key"),
        ([b"HTTP/1.1 400 Bad Request\r\n"], "protocol"),
        ([struct.pack(">II", MAX_PACKET_BYTES + 1, 0)], "protocol"),
        ([said for said, _ in GREETING[:4]] + [size(0, 0)], "absent"),
        ([said for said, _ in GREETING[:5]] + [packet("e", bytes(12))], "busy"),
    ],
)
def test_a_server_that_is_no_use_is_refused_once(said: list[bytes], code: str) -> None:
    client = Client()
    events = [event for data in said for event in client.receive(data)]
    assert codes(events) == [code]
    assert client.receive(packet("v", b"\0\0\0\x07") * 3) == []


def test_cells_are_written_as_dots_over_blank_text() -> None:
    cells = bytes(range(1, 21))
    written = greeted().show(cells)
    head = struct.pack(">IIII", 0x3E, 1, 20, 20)
    assert written == packet("w", head + b" " * 20 + bytes(20) + cells + bytes(4))


def test_before_anything_is_written_to_a_display_that_was_away_its_size_is_asked() -> None:
    client = greeted()
    assert client.receive(key(OFFLINE_COMMAND)) == [DisplayAway()]
    assert client.show(bytes(20)) == b""
    assert client.tick(5.0) == b""
    assert client.receive(key(ONLINE_COMMAND)) == []
    assert client.tick(0.9) == b"", "it may be gone again"
    assert client.tick(0.2) == packet("s")
    assert client.show(bytes(20)) == b""
    assert client.receive(size(12)) == [Restarted(), Identity("Virtual all", 12)]
    assert client.show(bytes(12)) != b""


def test_a_size_that_is_not_known_yet_is_asked_again() -> None:
    client = greeted()
    assert client.receive(NEW_SIZE) == []
    assert client.tick(0.0) == packet("s")
    assert client.receive(size(0, 0)) == []
    assert client.tick(0.5) == b""
    assert client.tick(0.6) == packet("s")
    assert client.receive(size(32)) == [Restarted(), Identity("Virtual all", 32)]


def test_the_size_of_before_is_not_believed_while_the_display_is_away() -> None:
    client = greeted()
    assert client.receive(NEW_SIZE + key(OFFLINE_COMMAND) + size(20)) == [DisplayAway()]
    client.tick(0.0)
    assert client.show(bytes(20)) == b""
    assert client.receive(NEW_SIZE) == []
    assert client.tick(5.0) == b"", "nor asked"
    client.receive(key(ONLINE_COMMAND))
    assert client.tick(1.1) == packet("s")
    assert client.receive(size(12)) == [Restarted(), Identity("Virtual all", 12)]


def misfit(kind: str = "w") -> bytes:
    return packet("E", struct.pack(">II", 6, int.from_bytes(kind.encode(), "big")) + bytes(20))


def test_a_write_that_crossed_a_smaller_size_on_the_way_is_done_again() -> None:
    client = greeted()
    assert client.show(bytes(20))
    assert client.receive(misfit()) == []
    assert client.show(bytes(20)) == b""
    assert client.tick(0.0) == packet("s")
    assert client.receive(size(12)) == [Restarted(), Identity("Virtual all", 12)]
    assert client.show(bytes(12))


def test_a_server_that_refuses_every_write_is_left() -> None:
    client = greeted()
    events: list[DriverEvent] = []
    for _ in range(MAX_REFUSED_WRITES + 1):
        events += client.receive(misfit() + size(20))
        client.tick(0.1)
    assert codes(events) == ["protocol"]


def test_refused_writes_with_time_between_are_no_reason_to_leave() -> None:
    client = greeted()
    for _ in range(MAX_REFUSED_WRITES * 3):
        assert codes(client.receive(misfit() + size(20))) == []
        client.tick(SIZE_QUERY_SECONDS + 0.1)
        client.tick(0.0)


def test_a_server_that_watches_no_size_serves_all_the_same() -> None:
    client = Client(ttys=(7, 42))
    for said, _ in GREETING[:8]:
        client.receive(said)
        client.tick(0.0)
    assert client.receive(misfit("PR")) == []
    assert client.tick(0.0) == OWN_CELLS
    assert client.receive(misfit("PR")) == []
    assert client.tick(0.0) == asked(20)


def test_a_server_that_tells_no_keys_serves_all_the_same() -> None:
    client = Client(ttys=(7, 42))
    for said, _ in GREETING[:10]:
        client.receive(said)
        client.tick(0.0)
    events = client.receive(packet("e", bytes(12)))
    assert events == [IDENTITY]
    assert isinstance(events[0], Identity)
    assert events[0].keys is None


def test_cells_are_written_in_every_beat_and_an_answer_before_a_report_tells_that_something_else_stands_there() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    written = client.show(cells)
    assert client.tick(HEARTBEAT_SECONDS / 2) == b""
    assert client.receive(reported(cells)) == [Ack()]
    assert client.tick(HEARTBEAT_SECONDS) == written
    assert client.receive(reported(cells)) == [Ack()]
    assert client.receive(reported(cells[::-1])) == [], "an older write is no acknowledgement of the newest"
    assert client.tick(RETRY_SECONDS + 0.1) == written + asked(6)
    assert client.tick(HEARTBEAT_SECONDS) == written, "the question is asked once"
    assert client.receive(ANSWER) == [CellsReplaced()]
    assert client.tick(RETRY_SECONDS + 0.1) == written, "it is not asked while something else stands there"
    assert client.receive(reported(cells)) == [CellsRestored(), Ack()]


def test_a_server_that_is_slow_to_report_has_given_the_line_to_nobody() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    written = client.show(cells)
    client.receive(reported(cells))
    for n in range(6):
        assert client.tick(60.0) == written + asked(QUERY_PARAMETERS[n % 2]), "an answer after such a time is lost"
        assert client.receive(b"") == []
    assert client.receive(reported(cells) + answer(2)) == [Ack()]
    assert client.tick(RETRY_SECONDS + 0.1) == written + asked(2)
    assert client.receive(answer(2)) == [CellsReplaced()]


def test_an_answer_that_comes_after_its_report_is_not_the_answer_to_a_new_doubt() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    written = client.show(cells)
    client.receive(reported(cells))
    assert client.tick(60.0) == written + asked(6)
    assert client.receive(reported(cells)) == [Ack()]
    assert client.tick(ANSWER_SECONDS) == written
    assert client.receive(ANSWER) == []
    assert client.tick(HEARTBEAT_SECONDS) == written + asked(6)
    assert client.receive(ANSWER) == [CellsReplaced()]


def test_a_lost_answer_ends_no_doubts_and_is_not_taken_for_that_to_another_question() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    written = client.show(cells)
    client.receive(reported(cells))
    assert client.tick(RETRY_SECONDS + 0.1) == written + asked(6)
    assert client.receive(reported(cells)) == [Ack()]
    assert client.tick(ANSWER_SECONDS + 0.1) == written + asked(2)
    assert client.receive(ANSWER) == []
    assert client.receive(answer(2)) == [CellsReplaced()]


def test_a_key_after_a_long_gap_acts_on_none_of_our_cells() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    client.show(cells)
    client.receive(reported(cells))
    client.tick(REREAD_SECONDS + 0.1)
    assert client.receive(key(PAN_LEFT)) == []
    pressed = [KeyPressed("pan left"), KeyReleased("pan left")]
    assert client.receive(reported(cells)) == [CellsReplaced(), *pressed, CellsRestored(), Ack()]
    assert client.receive(key(PAN_LEFT)) == pressed


def test_a_key_raises_the_doubt_itself() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    client.show(cells)
    client.receive(reported(cells))
    client.tick(HEARTBEAT_SECONDS)
    client.tick(HEARTBEAT_SECONDS - 0.05)  # too soon for another write
    assert client.receive(key(PAN_LEFT)) == []
    assert client.tick(0.0).endswith(asked(6))


@pytest.mark.parametrize("is_ours", [True, False])
def test_a_key_in_doubt_waits_for_what_it_was_pressed_over(is_ours: bool) -> None:
    client, cells = greeted(), bytes(range(1, 21))
    client.show(cells)
    client.receive(reported(cells))
    client.tick(RETRY_SECONDS + 0.1)
    assert client.receive(key(PAN_LEFT)) == []
    pressed = [KeyPressed("pan left"), KeyReleased("pan left")]
    assert client.receive(reported(cells) if is_ours else ANSWER) == [Ack() if is_ours else CellsReplaced(), *pressed]
    assert client.receive(key(PAN_LEFT)) == pressed


def test_an_answer_that_a_restarting_display_held_back_covers_nothing() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    written = client.show(cells)
    client.receive(reported(cells))
    assert client.tick(60.0) == written + asked(6)
    client.receive(NEW_SIZE)
    client.tick(0.0)
    client.receive(size(12))
    client.show(cells[:12])
    assert client.receive(ANSWER) == []


def test_a_server_that_reports_nothing_is_asked_nothing_and_believed() -> None:
    client, cells = greeted(), bytes(range(1, 21))
    written = client.show(cells)
    for _ in range(3):
        assert client.tick(60.0) == written
        assert client.receive(b"") == []
    assert not client.acknowledges


@given(st.lists(st.binary(max_size=40), max_size=20))
def test_no_garbage_raises_or_is_kept(parts: list[bytes]) -> None:
    client = greeted()
    for part in parts:
        client.receive(part)
        client.tick(0.1)
    assert len(client._packets._buffer) <= MAX_PACKET_BYTES + 8


@given(st.lists(st.tuples(st.sampled_from("vaAndsekEtuw"), st.binary(max_size=24)), max_size=20))
def test_no_packet_in_the_wrong_place_raises(packets: list[tuple[str, bytes]]) -> None:
    for client in (Client(), greeted()):
        for kind, body in packets:
            client.receive(packet(kind, body))
            client.tick(1.0)
            client.show(bytes(20))


def test_the_display_says_which_keys_it_has_and_which_chords_the_server_keeps() -> None:
    client = Client()
    for said, _ in GREETING:
        client.receive(said)
    identity = client.receive(LAST)[0]
    assert isinstance(identity, Identity)
    assert identity.keys is not None
    assert identity.keys.has("pan left")
    assert identity.keys.has("routing 7")
    assert not identity.keys.has("pan right")
    assert not identity.keys.has("dot1+dot2+dot5+space")


def test_a_chord_of_dots_that_the_server_keeps_is_not_ours() -> None:
    named = ["Space", *(f"Dot{dot}" for dot in range(1, 9))]
    ours, theirs = display_keys([HELP], named, raw=True), display_keys([HELP], named)
    assert ours.has("space+dot1+dot2+dot5")
    assert not theirs.has("space+dot1+dot2+dot5")
    assert theirs.has("space+dot1")


def test_six_dots_are_told_and_an_old_server_that_does_not_know_is_taken_for_eight() -> None:
    for answer, dots in ((told(31, b"\x06"), 6), (packet("e", bytes(12)), 8)):
        client = Client(ttys=(7, 42))
        for said, _ in GREETING[:-1]:
            client.receive(said)
            client.tick(0.0)
        client.receive(answer)
        assert client.tick(0.0) == asked(23)
        assert client.receive(LAST) == [Identity("Virtual all", 20, dots=dots)]


#: packets of a display with dots: commands, keys, names; then the second connection
WITH_DOTS: list[tuple[bytes, bytes]] = [
    (told(23, codes_of(3, 15)), asked(24, 3) + asked(24, 15)),
    (told(24, b"Dot1", 3), b""),
    (told(24, b"Space\0", 15), on_second(packet("t", struct.pack(">III", 2, 7, 42) + b"\x07Virtual"))),
    (on_second(ACK), on_second(EVERY_KEY)),
]
PRESS = 1 << 63
TAKEN = on_second(packet("u", struct.pack(">QQQQQQQQ", *(3, 3, PRESS | 3, PRESS | 3, 15, 15, PRESS | 15, PRESS | 15))))


def with_dots() -> Client:
    """Return a client of a display with one dot and a space bar; its second connection has logged in first."""
    client = Client(ttys=(7, 42))
    client.hello()
    client.receive(on_second(VERSION) + on_second(packet("a", b"\0\0\0N")))
    assert client.tick(0.0) == b""
    for said, answer in [*GREETING, *WITH_DOTS]:
        assert client.receive(said) == []
        assert client.tick(0.0) == answer
    assert client.receive(on_second(ACK)) == []
    assert client.tick(0.0) == TAKEN
    assert client.receive(on_second(ACK)) == [IDENTITY]
    return client


def on_dots(code: int) -> bytes:
    return on_second(key(code))


def test_routing_keys_are_asked_for_as_a_row_beside_dots_only() -> None:
    assert raw_key_names({0x1FF: "RoutingKey", 7: "PanLeft"}, 40) == {}
    named = raw_key_names({0x1FF: "RoutingKey", 7: "Dot1", 9: "Space"}, 40)
    assert named == {7: "dot1", 9: "space", **{0x100 + cell: f"routing {cell}" for cell in range(40)}}
    dots = DotKeys(None, ())
    dots.begin("Focus", named)
    dots.due = b""
    dots.request_keys()
    codes = struct.unpack(">12Q", dots.due[8:])
    assert codes[::2] == (7, PRESS | 7, 9, PRESS | 9, 0x100, PRESS | 0x100)
    assert codes[1::2] == (7, PRESS | 7, 9, PRESS | 9, 0x127, PRESS | 0x127)


def test_dots_come_as_they_are_over_the_second_connection() -> None:
    client = with_dots()
    assert client.receive(on_dots(PRESS | 15) + on_dots(PRESS | 3) + on_dots(3) + on_dots(15)) == [
        KeyPressed("space"),
        KeyPressed("dot1"),
        KeyReleased("dot1"),
        KeyReleased("space"),
    ]
    assert client.receive(on_dots(PRESS | 7) + on_dots(3)) == [], "not wanted; never pressed"


def test_the_dots_are_the_servers_while_the_display_is_away_and_ours_again_when_it_is_back() -> None:
    client = with_dots()
    client.receive(on_dots(PRESS | 3))
    assert client.receive(key(OFFLINE_COMMAND)) == [KeyReleased("dot1"), DisplayAway()]
    assert client.tick(0.0) == on_second(EVERY_KEY)
    assert client.receive(on_second(ACK) + on_dots(PRESS | 3)) == []
    client.receive(key(ONLINE_COMMAND))
    client.tick(1.1)
    assert client.receive(size(20)) == [Restarted(), IDENTITY]
    assert client.tick(0.0) == TAKEN
    client.receive(on_second(ACK))
    assert client.receive(on_dots(PRESS | 3)) == [KeyPressed("dot1")]


def test_a_server_that_gives_no_dots_serves_by_commands() -> None:
    client = Client(ttys=(7, 42))
    client.hello()
    client.receive(on_second(VERSION) + on_second(packet("a", b"\0\0\0N")))
    for said, _ in [*GREETING, *WITH_DOTS[:3]]:
        client.receive(said)
        client.tick(0.0)
    assert client.receive(on_second(packet("e", bytes(12)))) == [IDENTITY]
    assert client.receive(key(0x20220101)) == [
        *(KeyPressed(name) for name in ("dot1", "space")),
        *(KeyReleased(name) for name in ("dot1", "space")),
    ]


def test_a_second_connection_that_never_comes_is_not_waited_for() -> None:
    client = Client(ttys=(7, 42))
    client.hello()
    for said, _ in [*GREETING, *WITH_DOTS[:3]]:
        client.receive(said)
        client.tick(0.0)
    client.tick(SECOND_CONNECTION_SECONDS + 0.1)
    assert client.receive(b"") == [IDENTITY]


@pytest.mark.parametrize(
    ("words", "environ", "expected"),
    [
        ("", {}, ServerAddress(":0", "/etc/brlapi.key", ())),
        ("", {"BRLAPI_HOST": "there:3", "BRLAPI_AUTH": "none"}, ServerAddress("there:3", "", ())),
        ("", {"BRLAPI_AUTH": "keyfile:/k+none"}, ServerAddress(":0", "/k", ())),
        ("host=127.0.0.1:7,auth=/k", {"BRLAPI_HOST": "there:3"}, ServerAddress("127.0.0.1:7", "/k", ())),
        ("tty=7/42", {"WINDOWID": "5"}, ServerAddress(":0", "/etc/brlapi.key", (7, 42))),
        ("tty=", {"WINDOWID": "5"}, ServerAddress(":0", "/etc/brlapi.key", ())),
    ],
)
def test_settings_come_from_the_device_then_from_the_environment(
    words: str, environ: dict[str, str], expected: ServerAddress
) -> None:
    assert server_address(words, environ) == expected


@pytest.mark.parametrize("words", ["host", "colour=red", "tty=red"])
def test_other_settings_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"host|colour|red"):
        server_address(words, {})


@pytest.mark.parametrize(
    ("environ", "path"),
    [
        ({}, ()),
        ({"DISPLAY": ":0", "XDG_VTNR": "7", "WINDOWID": "42"}, (7, 42)),
        ({"WINDOWPATH": "7:3", "WINDOWID": "42"}, (7, 3, 42)),
        ({"XDG_VTNR": "2"}, (2,)),
        ({"CONTROLVT": "3"}, (3,)),
        ({"WAYLAND_DISPLAY": "w", "XDG_VTNR": "2"}, (2,)),
    ],
)
def test_the_terminal_is_found_as_brlapis_own_clients_find_it(environ: dict[str, str], path: tuple[int, ...]) -> None:
    assert tty_path(environ) == path
