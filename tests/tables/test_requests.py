"""The promises that requests and pushes of the protocol declare for programs that only forward them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from numeramis_access.tables.evening_requests import Direct
from numeramis_access.tables.protocol import denial_of, line_of, read_push, read_request, table_id_of
from numeramis_access.tables.pushes import AnyPush, Denied, Invited, LobbyNow, OfTable, Present, TableNow
from numeramis_access.tables.request_fields import AtTable, Request
from numeramis_access.tables.requests import AnyRequest


@pytest.mark.parametrize("kind", get_args(AnyRequest))
def test_a_request_that_names_a_table_goes_to_whoever_has_it(kind: type[Request]) -> None:
    assert ("table" in kind.__struct_fields__) == issubclass(kind, AtTable)


@pytest.mark.parametrize("kind", [kind for kind in get_args(AnyPush) if kind is not Invited])
def test_what_is_told_of_a_table_names_it_alike(kind: type[object]) -> None:
    assert ("table" in kind.__struct_fields__) == issubclass(kind, OfTable)  # type: ignore[attr-defined]


def least(kind: Any) -> Any:
    """Return the smallest value of a type as JSON, without its optional fields."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.StructType() as struct:
            if struct.array_like:
                return [_least(one.type) for one in struct.fields if one.required]
            named = {struct.tag_field: struct.tag} if struct.tag_field else {}
            return {**named, **{one.encode_name: _least(one.type) for one in struct.fields if one.required}}
        case other:
            return _least(other)


#: the shortest texts of each required pattern
SHAPED = {
    r"^[a-z_]+/\d{4}-\d\d-\d\d$": "x/2026-01-01", r"^[0-9a-f]{32}\Z": "0" * 32,
    r"^[a-zA-Z0-9_.!#$%&'*+/=?^`{|}~-]{1,64}@([a-zA-Z0-9-]{1,63}\.)+[a-zA-Z][a-zA-Z0-9-]+\Z": "x@y.zz",
    r"^[A-Za-z0-9_-]{87}=?\Z": "x" * 87, r"^[A-Za-z0-9_-]{22}(==)?\Z": "x" * 22,
}  # fmt: skip


def _least(kind: Any) -> Any:
    match kind:
        case msgspec.inspect.StrType(pattern=str(pattern)):
            return SHAPED[pattern]
        case msgspec.inspect.StrType(min_length=length):
            return "x" * (length or 1)
        case msgspec.inspect.IntType(ge=lowest):
            return lowest or 0
        case msgspec.inspect.FloatType():
            return 0.0
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.LiteralType(values=values):
            return values[0]
        case msgspec.inspect.UnionType():
            return None
        case msgspec.inspect.DictType():
            return {}
        case msgspec.inspect.VarTupleType(item_type=item, min_length=length):
            return [_least(item)] * (length or 0)
        case msgspec.inspect.TupleType(item_types=items):
            return [_least(item) for item in items]
        case msgspec.inspect.StructType(cls=cls):
            return least(cls)
        case _:
            return []


@pytest.mark.parametrize("kind", get_args(AnyRequest) + get_args(AnyPush))
def test_what_only_a_later_version_sends_beside_the_rest_is_left_out_of_account(kind: type[msgspec.Struct]) -> None:
    read = read_request if issubclass(kind, Request) else read_push
    value = least(kind)
    later = {**value, "beyond": {"deep": [1, {"x": None}]}, "after-that": "y"}
    assert type(read(msgspec.json.encode(later))) is kind
    assert read(msgspec.json.encode(later)) == read(msgspec.json.encode(value))


@pytest.mark.parametrize("kind", get_args(AnyRequest))
def test_what_has_its_own_value_is_not_sent_so_that_a_house_of_before_understands(kind: type[Request]) -> None:
    sent = msgspec.json.decode(line_of(read_request(msgspec.json.encode(least(kind)))))
    assert sent == least(kind)


#: lines that msgspec does not refuse by an error of its own
STRANGE = ("[" * 100_000, '{"is": "done", "re": "1", "answer": ' + '{"a": ' * 100_000, b'{"do": "\xff"}', b"\xff\\")


@pytest.mark.parametrize("line", STRANGE, ids=["deep list", "deep object", "not UTF-8 within", "not UTF-8"])
@pytest.mark.parametrize("read", [read_request, read_push], ids=["request", "push"])
def test_any_other_line_is_refused_by_one_error(read: Callable[[str | bytes], object], line: str | bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read(line)
    assert table_id_of(line) == ""
    assert denial_of(line) is None


def free_texts(kind: type[msgspec.Struct]) -> list[str]:
    """Return the fields of a message that take any text."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return [
        field.encode_name for field in info.fields
        if isinstance(field.type, msgspec.inspect.StrType) and field.type.pattern is None
    ]  # fmt: skip


#: controls, ends of lines, signs that turn the writing around, invisible, private and unassigned ones
UNSEEN = ("\x1b", "\x9b", "\n", "\u2028", "\u202e", "\u2066", "\u200b", "\u00ad", "\ue000", "\u0378")


@pytest.mark.parametrize("sign", UNSEEN)
@pytest.mark.parametrize("kind", get_args(AnyRequest) + get_args(AnyPush))
def test_no_text_of_any_message_has_invisible_signs(kind: type[msgspec.Struct], sign: str) -> None:
    read = read_request if issubclass(kind, Request) else read_push
    value = least(kind)
    for name in free_texts(kind):
        text = (value.get(name) or "x") + "Č"
        clean, dirty = ({**value, name: text + end} for end in ("", sign))
        assert read(json.dumps(dirty)) == read(json.dumps(clean)), name
        assert read(json.dumps(dirty, ensure_ascii=False)) == read(json.dumps(clean)), name


def test_texts_inside_of_values_are_clean_too() -> None:
    act = {"at": "2026-11-28T18:00", "event": {"type": "evening-closed", "note": "a\u202eb", "more": ["c\x1b[2Jd"]}}
    read = read_request(json.dumps({"do": "direct", "id": "1", "table": "t", "after": 0, "acts": [act]}))
    assert isinstance(read, Direct)
    assert read.acts[0].event == {"type": "evening-closed", "note": "ab", "more": ["c [2Jd"]}


@pytest.mark.parametrize(
    ("line", "code"),
    [('{"do": "dance", "id": "7", "table": "t"}', "unknown-request"),
     ('{"do": "lobby", "id": "7", "on": 3}', "unknown-value"),
     ('{"do": "lobby", "id": 7, "on": 3}', ""), ("[]", ""),
     ('{"do": "dance"}', ""), ('{"do": "dance", "id": 7}', ""), ('{"do": "dance", "id": ""}', ""), (b"\xff", ""),
     ('{"do": "dance", "id": "7", "x": ' + "[" * 100_000, "")],
)  # fmt: skip
def test_what_another_version_would_know_is_denied_by_its_name(line: str | bytes, code: str) -> None:
    assert denial_of(line) == (Denied(re="7", code=code) if code else None)


def test_a_lobby_is_read_without_those_of_whom_only_another_version_can_read() -> None:
    lobby = least(LobbyNow)
    eva = least(Present)
    table = {**least(TableNow), "access": "of later"}
    said = {**lobby, "people": [eva, {**eva, "gender": "of later"}], "tables": [table]}
    read = read_push(msgspec.json.encode(said))
    assert isinstance(read, LobbyNow)
    assert (len(read.people), read.tables) == (1, ())


@pytest.mark.parametrize(
    ("line", "table"),
    [({"is": "table", "table": "t", "access": "of later"}, "t"), ({"is": "of later", "table": "t"}, ""),
     ({"is": "bye"}, "")],
)  # fmt: skip
def test_it_is_known_which_table_an_unreadable_push_is_about(line: dict[str, str], table: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_push(msgspec.json.encode(line))
    assert table_id_of(msgspec.json.encode(line)) == table
