"""A small part of the language of OpenSCAD: which modules a model calls, and with which values.

Nothing is drawn and nothing is included. The steps of a model, the depth of its calls and the sizes of its values are
bounded, so that every text ends soon.
"""

import math
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

_MOST_STEPS = 300_000
_MOST_DEPTH = 40
"""The most brackets and statements inside one another."""

_MOST_CALLS = 100
"""The most values that are computed inside one another."""

_MOST_MODULES = 20
"""The most modules that call one another."""

_MOST_FAULTS = 100

_MOST_WORDS = 100_000

MOST_ITEMS = 100_000
"""The most items of a list and letters of a text."""

_TOKEN = re.compile(r"""
    (?P<blank>\s+|//[^\n]*|/\*.*?(?:\*/|\Z)|(?:include|use)\s*<[^>\n]*>)
    |(?P<text>"(?:[^"\\]|\\.)*")|(?P<number>(?:\d{1,15}\.?\d{0,15}|\.\d{1,15})(?:[eE][+-]?\d{1,2})?)
    |(?P<name>\$?[A-Za-z_]\w*)|(?P<sign>&&|\|\||==|!=|<=|>=|[-+*/%<>!?:,;()\[\]{}=.\#^])""", re.VERBOSE | re.DOTALL)
_CLOSING = {"(": ")", "[": "]", "{": "}"}

_BINARY: tuple[dict[str, Callable[[Any, Any], Any]], ...] = (
    {"||": lambda a, b: bool(a) or bool(b)}, {"&&": lambda a, b: bool(a) and bool(b)},
    {"==": operator.eq, "!=": operator.ne},
    {"<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge},
    {"+": operator.add, "-": operator.sub}, {"*": operator.mul, "/": operator.truediv, "%": math.fmod})

_WITH_CHILDREN = frozenset(("translate", "rotate", "scale", "mirror", "resize", "color", "union", "render", "group",
                            "multmatrix", "intersection"))

_CALLERS = " callers"
"""Under this name, which no variable can have, a scope has the modules that call one another."""

Value = Any
"""None, a truth value, a float, a text, or a list of values."""

Expression = tuple[Any, ...]
"""A kind of expression, and what it needs."""

Scope = Mapping[str, Value]
Arguments = list[tuple[str, Expression]]
"""Expressions with the names of the parameters to which they are given, "" for those by position."""


class NotUnderstoodError(Exception):
    """A model has what is not understood here; at: where in its text, -1 if this is not known."""

    def __init__(self, at: int = -1) -> None:
        super().__init__()
        self.at = at


class UnclosedError(NotUnderstoodError):
    """A bracket is not closed, or closed by another one."""


@dataclass(frozen=True)
class Token:
    """A word of a text: its kind, the text itself, and where it begins."""

    kind: str
    text: str
    at: int


@dataclass(frozen=True, eq=False)
class Call:
    """A call of a module that the model does not define: arguments, the values of variables, and its place."""

    name: str
    arguments: Arguments
    scope: Scope
    at: int


@dataclass(frozen=True, eq=False)
class Definition:
    """A function or module: its parameters with their defaults, and its expression or statements."""

    parameters: list[tuple[str, Expression]]
    body: Any


def tokens(text: str) -> list[Token]:
    """Return the words of a text without its comments; raises NotUnderstoodError, for brackets UnclosedError."""
    found: list[Token] = []
    opened: list[Token] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None or len(found) > _MOST_WORDS:
            raise NotUnderstoodError(at)
        token = Token(str(match.lastgroup), match[0], at)
        at = match.end()
        if token.kind == "blank":
            continue
        found.append(token)
        if token.kind == "sign" and token.text in _CLOSING:
            opened.append(token)
        elif token.text in {")", "]", "}"} and (not opened or _CLOSING[opened.pop().text] != token.text):
            raise UnclosedError(token.at)
    if opened:
        raise UnclosedError(opened[-1].at)
    return found


class _Parser:
    """Makes statements and expressions of words."""

    def __init__(self, words: list[Token]) -> None:
        self.words, self.at, self.depth = words, 0, 0

    def ahead(self, *texts: str) -> bool:
        return self.at < len(self.words) and self.words[self.at].text in texts

    def next(self) -> Token:
        if self.at == len(self.words):
            raise NotUnderstoodError(self.words[-1].at if self.words else 0)
        self.at += 1
        return self.words[self.at - 1]

    def take(self, text: str) -> Token:
        token = self.next()
        if token.text != text:
            raise NotUnderstoodError(token.at)
        return token

    def name(self) -> Token:
        token = self.next()
        if token.kind != "name":
            raise NotUnderstoodError(token.at)
        return token

    def deeper(self, parse: Callable[[], Any]) -> Any:
        self.depth += 1
        if self.depth > _MOST_DEPTH:
            raise NotUnderstoodError(self.words[min(self.at, len(self.words) - 1)].at)
        made = parse()
        self.depth -= 1
        return made

    def statement(self) -> Expression:
        """Return ("module", name, definition), ("function", ...), ("set", ...), ("if", ...) or ("call", ...)."""
        return self.deeper(self._statement)  # type: ignore[no-any-return]

    def _statement(self) -> Expression:
        if self.ahead(";"):
            self.next()
            return ("block", [])
        if self.ahead("{"):
            return self.block()
        if self.ahead("*", "!", "#", "%"):
            return ("disabled" if self.next().text == "*" else "enabled", self.statement())
        word = self.name()
        if word.text in {"module", "function"}:
            name = self.name().text
            parameters = self.arguments()
            if word.text == "module":
                return ("module", name, Definition(parameters, self.statement()))
            self.take("=")
            body = self.expression()
            self.take(";")
            return ("function", name, Definition(parameters, body))
        if self.ahead("="):
            self.next()
            value = self.expression()
            self.take(";")
            return ("set", word.text, value)
        if word.text == "if":
            self.take("(")
            condition = self.expression()
            self.take(")")
            then = self.statement()
            if not self.ahead("else"):
                return ("if", condition, then, ("block", []))
            self.next()
            return ("if", condition, then, self.statement())
        return ("call", word.text, self.arguments(), self.statement(), word.at)

    def block(self) -> Expression:
        self.take("{")
        inner = []
        while not self.ahead("}"):
            inner.append(self.statement())
        self.next()
        return ("block", inner)

    def arguments(self) -> Arguments:
        """Return what is in the round brackets that follow."""
        self.take("(")
        made: Arguments = []
        while not self.ahead(")"):
            name = ""
            if self.words[self.at].kind == "name" and self.words[self.at + 1].text == "=":
                name = self.next().text
                self.next()
            made.append((name, self.expression()))
            if not self.ahead(")"):
                self.take(",")
        self.next()
        return made

    def expression(self) -> Expression:
        return self.deeper(self._expression)  # type: ignore[no-any-return]

    def _expression(self) -> Expression:
        if self.ahead("let", "assert"):
            word, arguments = self.next().text, self.arguments()
            return ("let", arguments, self.expression()) if word == "let" else self.expression()
        condition = self.binary(0)
        if not self.ahead("?"):
            return condition
        self.next()
        then = self.expression()
        self.take(":")
        return ("choice", condition, then, self.expression())

    def binary(self, level: int) -> Expression:
        if level == len(_BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while self.ahead(*_BINARY[level]):
            left = ("binary", _BINARY[level][self.next().text], left, self.binary(level + 1))
        return left

    def unary(self) -> Expression:
        signs = []
        while self.ahead("-", "+", "!"):
            signs.append(self.next().text)
        made = self.primary()
        for sign in reversed(signs):
            made = ("unary", sign, made) if sign != "+" else made
        return made

    def primary(self) -> Expression:
        token = self.next()
        made: Expression
        if token.text == "(":
            made = self.expression()
            self.take(")")
        elif token.text == "[":
            made = self.list()
        elif token.kind == "text":
            made = ("value", re.sub(r"\\(.)", r"\1", token.text[1:-1]))
        elif token.kind == "number":
            made = ("value", float(token.text))
        elif token.kind == "name":
            constants = {"true": True, "false": False, "undef": None}
            made = (("value", constants[token.text]) if token.text in constants
                    else ("apply", token.text, self.arguments()) if self.ahead("(") else ("name", token.text))
        else:
            raise NotUnderstoodError(token.at)
        while self.ahead("[", "."):
            if self.next().text == ".":
                made = ("index", made, ("value", float("xyz".find(self.name().text))))
            else:
                made = ("index", made, self.expression())
                self.take("]")
        return made

    def list(self) -> Expression:
        items: list[Expression] = []
        while not self.ahead("]"):
            items.append(self.item())
            if self.ahead(":"):
                return self.range(items[0])
            if not self.ahead("]"):
                self.take(",")
        self.next()
        return ("list", items)

    def range(self, first: Expression) -> Expression:
        bounds = [first]
        while self.ahead(":"):
            self.next()
            bounds.append(self.expression())
        self.take("]")
        return ("range", bounds[0], bounds[1] if len(bounds) > 2 else ("value", 1.0), bounds[-1])

    def item(self) -> Expression:
        """Return an item of a list; those of loops are several."""
        return self.deeper(self._item)  # type: ignore[no-any-return]

    def _item(self) -> Expression:
        if self.ahead("for", "let"):
            word, arguments = self.next().text, self.arguments()
            return (f"{word} items", arguments, self.item())
        if self.ahead("each"):
            self.next()
            return ("each", self.item())
        if not self.ahead("if"):
            return self.expression()
        self.next()
        self.take("(")
        condition = self.expression()
        self.take(")")
        then = self.item()
        if not self.ahead("else"):
            return ("if items", condition, then, None)
        self.next()
        return ("if items", condition, then, self.item())


@dataclass(eq=False)
class Model:
    """A model: its statements, and the functions that it may call besides its own, given the values of arguments.

    faults: where there are statements that are not understood, the first hundred.
    """

    text: str
    functions: Mapping[str, Callable[..., Value]]
    faults: list[int] = field(default_factory=list)
    _own: dict[str, Definition] = field(default_factory=dict)
    _modules: dict[str, Definition] = field(default_factory=dict)
    _called: set[str] = field(default_factory=set)
    _steps: int = 0
    _depth: int = 0
    _globals: dict[str, Value] = field(default_factory=dict)

    def calls(self) -> Iterator[Call]:
        """Yield the calls of modules that the model does not define; raises UnclosedError.

        Calls that are disabled by an asterisk are taken, too: a model has all plates disabled but the one that is
        printed. Modules that nothing calls are left out, unless that leaves nothing.
        """
        statements = list(self._statements(tokens(self.text)))
        self._define(statements)
        any_call = False
        for statement in statements:
            for call in self._run(statement[1] if statement[0] == "disabled" else statement, self._globals):
                any_call = True
                yield call
        for name, module in self._modules.items():
            if not any_call and name not in self._called:
                yield from self._run(module.body, self._globals)

    def value(self, expression: Expression, scope: Scope) -> Value:
        """Return the value of an expression; raises NotUnderstoodError."""
        self._step()
        self._depth += 1
        try:
            if self._depth > _MOST_CALLS:
                raise NotUnderstoodError
            made = getattr(self, "_" + expression[0].replace(" ", "_"))(scope, *expression[1:])
        except (TypeError, ValueError, ArithmeticError, IndexError):
            raise NotUnderstoodError from None
        finally:
            self._depth -= 1
        if isinstance(made, str | list):
            self._step(len(made) // 50)
        return float(made) if isinstance(made, int) and not isinstance(made, bool) else made

    def _step(self, number: int = 1) -> None:
        self._steps += number
        if self._steps > _MOST_STEPS:
            raise NotUnderstoodError

    def _statements(self, words: list[Token]) -> Iterator[Expression]:
        parser = _Parser(words)
        while parser.at < len(words):
            start = parser.at
            try:
                yield parser.statement()
            except (NotUnderstoodError, IndexError):
                if len(self.faults) < _MOST_FAULTS:
                    self.faults.append(words[start].at)
                parser.at, parser.depth = _end_of_statement(words, start), 0

    def _define(self, statements: list[Expression]) -> None:
        for kind, *rest in statements:
            if kind in {"module", "function"}:
                (self._modules if kind == "module" else self._own)[rest[0]] = rest[1]
        for kind, *rest in statements:
            if kind == "set":
                self._globals[rest[0]] = self._or_none(rest[1], self._globals)

    def _or_none(self, expression: Expression, scope: Scope) -> Value:
        """Return a value, None where it is not understood: most variables are lengths that do not matter here."""
        try:
            return self.value(expression, scope)
        except NotUnderstoodError:
            return None

    def _run(self, statement: Expression, scope: Scope) -> Iterator[Call]:
        self._step()
        kind, *rest = statement
        if kind == "enabled":
            yield from self._run(rest[0], scope)
        elif kind == "block":
            self._define([inner for inner in rest[0] if inner[0] in {"module", "function"}])
            own = dict(scope)
            for inner in rest[0]:
                if inner[0] == "set":
                    own[inner[1]] = self._or_none(inner[2], own)
            for inner in rest[0]:
                yield from self._run(inner, own)
        elif kind == "if":
            yield from self._run(rest[1] if self._or_none(rest[0], scope) else rest[2], scope)
        elif kind == "call":
            yield from self._instantiate(scope, *rest)

    def _instantiate(self, scope: Scope, name: str, arguments: Arguments, child: Expression, at: int
                     ) -> Iterator[Call]:
        callers = scope.get(_CALLERS, ())
        if name in self._modules:
            self._called.add(name)
            if name not in callers and len(callers) < _MOST_MODULES:
                module = self._modules[name]
                given = [(key, ("value", self._or_none(expression, scope))) for key, expression in arguments]
                yield from self._run(module.body, {**self._bound(module, given, scope), _CALLERS: (*callers, name)})
        elif name == "for":
            given = [(key, ("value", self._or_none(expression, scope) or [])) for key, expression in arguments]
            for inner in self._loop(given, scope):
                yield from self._run(child, inner)
        elif name == "difference" and child[0] == "block":
            # What comes later is cut away from the first.
            yield from self._run(("block", child[1][:1]), scope)
        elif name in _WITH_CHILDREN or name == "difference":
            yield from self._run(child, scope)
        else:
            yield Call(name, arguments, scope, at)

    def _loop(self, arguments: Arguments, scope: Scope) -> Iterator[Scope]:
        if not arguments:
            yield scope
            return
        (name, expression), *others = arguments
        for value in self.value(expression, scope):
            self._step()
            yield from self._loop(others, {**scope, name: value})

    def _bound(self, called: Definition, arguments: Arguments, scope: Scope) -> dict[str, Value]:
        """Return the variables of a function or module: globals, and its parameters."""
        made = dict(self._globals)
        for name, expression in called.parameters:
            # A parameter without a default is read as an argument that is a variable.
            made[name or expression[-1]] = self._or_none(expression, made) if name else None
        free = iter([name or expression[-1] for name, expression in called.parameters])
        for name, expression in arguments:
            made[name or next(free, "")] = self.value(expression, scope)
        return made

    def _value(self, scope: Scope, value: Value) -> Value:  # noqa: ARG002
        return value

    def _name(self, scope: Scope, name: str) -> Value:
        return scope.get(name)

    def _unary(self, scope: Scope, sign: str, inner: Expression) -> Value:
        value = self.value(inner, scope)
        return not value if sign == "!" else [-item for item in value] if isinstance(value, list) else -value

    def _binary(self, scope: Scope, does: Callable[[Any, Any], Any], left: Expression, right: Expression) -> Value:
        one, other = self.value(left, scope), self.value(right, scope)
        if isinstance(one, list) and isinstance(other, list):
            raise NotUnderstoodError  # to compare lists that hold the same lists again and again can take for ever
        if does in {operator.add, operator.sub, operator.mul} and not (
                isinstance(one, float) and isinstance(other, float)):
            # Vectors are lengths, which do not matter here; Python would repeat or join lists.
            raise NotUnderstoodError
        return does(one, other)

    def _choice(self, scope: Scope, condition: Expression, then: Expression, other: Expression) -> Value:
        return self.value(then if self.value(condition, scope) else other, scope)

    def _index(self, scope: Scope, inner: Expression, place: Expression) -> Value:
        value, at = self.value(inner, scope), self.value(place, scope)
        if not isinstance(value, str | list) or not isinstance(at, float) or not 0 <= at < len(value):
            return None
        return value[int(at)]

    def _let(self, scope: Scope, arguments: Arguments, inner: Expression) -> Value:
        return self.value(inner, self._extended(scope, arguments))

    def _extended(self, scope: Scope, arguments: Arguments) -> Scope:
        made = dict(scope)
        for name, expression in arguments:
            made[name] = self.value(expression, made)
        return made

    def _apply(self, scope: Scope, name: str, arguments: Arguments) -> Value:
        if name in self._own:
            return self.value(self._own[name].body, self._bound(self._own[name], arguments, scope))
        if name not in self.functions:
            raise NotUnderstoodError
        values = [(key, self.value(expression, scope)) for key, expression in arguments]
        return self.functions[name](*(value for key, value in values if not key),
                                    **{key: value for key, value in values if key})

    def _range(self, scope: Scope, *bounds: Expression) -> Value:
        first, step, last = (self.value(bound, scope) for bound in bounds)
        number = math.floor((last - first) / step + 1e-9) + 1
        if number > MOST_ITEMS:
            raise NotUnderstoodError
        return [first + step * place for place in range(number)]

    def _list(self, scope: Scope, items: list[Expression]) -> Value:
        return bounded(value for item in items for value in self._items(item, scope))

    def _items(self, item: Expression, scope: Scope) -> Iterator[Value]:
        kind, *rest = item
        if kind == "for items":
            for inner in self._loop(rest[0], scope):
                yield from self._items(rest[1], inner)
        elif kind == "let items":
            yield from self._items(rest[1], self._extended(scope, rest[0]))
        elif kind == "each":
            for value in self._items(rest[0], scope):
                yield from value
        elif kind == "if items":
            chosen = rest[1] if self.value(rest[0], scope) else rest[2]
            if chosen is not None:
                yield from self._items(chosen, scope)
        else:
            yield self.value(item, scope)


def bounded(values: Iterable[Value]) -> list[Value]:
    """Return values as a list; raises NotUnderstoodError before they are too many."""
    made = list(islice(values, MOST_ITEMS + 1))
    if len(made) > MOST_ITEMS:
        raise NotUnderstoodError
    return made


def _end_of_statement(words: list[Token], start: int) -> int:
    """Return where the next statement begins: after a semicolon or a closing brace outside of all brackets."""
    depth = 0
    for place in range(start, len(words)):
        text = words[place].text if words[place].kind == "sign" else ""
        depth += (text in _CLOSING and text != "") - (text in {")", "]", "}"})
        if depth == 0 and text in {";", "}"}:
            return place + 1
    return len(words)
