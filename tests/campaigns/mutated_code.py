"""Small faults planted in Python code: an operator, a number, a truth value or a statement is changed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

#: operators, and those that take their place
COMPARED = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
JOINED = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
COMPUTED = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*"), ast.Div: ("/", "*"),
    ast.Mod: ("%", "+"),
}  # fmt: skip


class Mutant(NamedTuple):
    """A change of one line.

    :param file: path in the repository. :param line: 1-based. :param at: 0-based column in characters. :param old: the
        text there. :param new: the text in its place.
    """

    file: str
    line: int
    at: int
    old: str
    new: str

    def planted(self, source: str) -> str:
        """Return the source with this change."""
        lines = source.splitlines(keepends=True)
        line = lines[self.line - 1]
        assert line[self.at :].startswith(self.old)
        lines[self.line - 1] = line[: self.at] + self.new + line[self.at + len(self.old) :]
        return "".join(lines)


def mutants(file: str, source: str) -> list[Mutant]:
    """Return every change of a file in the order of its lines.

    Annotations, docstrings and code for type checkers stay as they are.
    """
    return sorted(_Search(file, source).found)


class _Search(ast.NodeVisitor):
    """Walks a syntax tree and collects changes."""

    def __init__(self, file: str, source: str) -> None:
        self._file = file
        self._lines = source.splitlines()
        self.found: list[Mutant] = []
        self.visit(ast.parse(source))

    def _add(self, line: int, begins: int, ends: int, old: str, new: str) -> None:
        """Add a change of the text between two columns in bytes, if it stands on this line alone."""
        code = self._lines[line - 1].encode()
        at = code.find(old.encode(), begins, ends)
        if at >= 0:
            self.found.append(Mutant(self._file, line, len(code[:at].decode()), old, new))

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Add a change of the operator between two expressions; a line break there leaves it out."""
        if left.end_lineno is not None and left.end_col_offset is not None and left.end_lineno == right.lineno:
            self._add(right.lineno, left.end_col_offset, right.col_offset, f" {old} ", f" {new} ")

    def visit_Compare(self, node: ast.Compare) -> None:
        """Change each comparison."""
        sides = [node.left, *node.comparators]
        for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
            self._between(left, right, *COMPARED[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Change each ``and`` and ``or``."""
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, *JOINED[type(node.op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Change each sum, difference, product and quotient."""
        if type(node.op) in COMPUTED:
            self._between(node.left, node.right, *COMPUTED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Take each ``not`` away."""
        if isinstance(node.op, ast.Not) and node.lineno == node.operand.lineno:
            self._add(node.lineno, node.col_offset, node.operand.col_offset, "not ", "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Change each truth value, and each whole number by one."""
        if isinstance(node.value, bool):
            self._add(node.lineno, node.col_offset, node.col_offset + 5, str(node.value), str(not node.value))
        elif isinstance(node.value, int) and node.end_col_offset is not None:
            text = self._lines[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode()
            if text.isdecimal():
                self._add(node.lineno, node.col_offset, node.end_col_offset, text, str(node.value + 1))

    def _drop_statements(self, node: ast.AST) -> None:
        """Take away each call whose value is not used and each ``continue`` directly inside a node."""
        for statement in _statements(node):
            is_call = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
            if (is_call or isinstance(statement, ast.Continue)) and statement.lineno == statement.end_lineno:
                begins, ends = statement.col_offset, statement.end_col_offset or 0
                text = self._lines[statement.lineno - 1].encode()[begins:ends].decode()
                self._add(statement.lineno, begins, ends, text, "pass")

    def generic_visit(self, node: ast.AST) -> None:
        """Take away statements of a block inside a function, then look inside."""
        if isinstance(node, ast.stmt | ast.ExceptHandler) and not isinstance(node, ast.ClassDef):
            self._drop_statements(node)
        super().generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """Leave code for type checkers out."""
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Look at the body and the defaults of a function, not at its annotations."""
        for default in [*node.args.defaults, *(value for value in node.args.kw_defaults if value)]:
            self.visit(default)
        self._drop_statements(node)
        for statement in _statements(node):
            self.visit(statement)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Look at a function that waits."""
        self.visit_FunctionDef(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Look at the value of an annotated name alone."""
        if node.value is not None:
            self.visit(node.value)


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    """Yield the statements directly inside a node."""
    for field in ("body", "orelse", "finalbody"):
        yield from getattr(node, field, ())
