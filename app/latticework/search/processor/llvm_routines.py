"""A program of the puzzle processor in LLVM's language: two native functions for each routine.

`solve` of an aspect goes on to that of the next when the aspect is covered, else to `try`, which enters a node and
runs the routine. A CALL is a native call and RETURN a native return, so that the processor's own stack of return
addresses foretells where to go. All that outlives a call is in memory: a block with how often each aspect is free,
and a frame for each level. So a search stops anywhere by letting every routine on the stack return at once, and goes
on by entering them anew, each with a jump to the call where it stood.
"""

from typing import Any

from latticework.search.arrays import Int32
from latticework.search.processor.compiler import CALL, IF, MF, Program
from latticework.search.processor.llvm_memory import ANY, GO, HELPERS, block_of


def llvm_text(program: Program, least: Int32, most: Int32) -> str:
    """Return a program in LLVM's language; its `solve0` wants the addresses of a block and of the first frame."""
    return "\n".join(_Writer(program, least, most).module())


class _Writer:
    """Writes the functions of a program; `kind` is the type of what says how often an aspect is free."""

    def __init__(self, program: Program, least: Int32, most: Int32) -> None:
        self.code, self.routines = program.instructions(), program.routines.tolist()
        self.number = {at: number for number, at in enumerate(self.routines)}
        self.least, self.most = least.tolist(), most.tolist()
        fields: Any = block_of(most).fields
        self.places = {name: fields[name][1] for name in fields}
        self.size = fields["free"][0].base.itemsize
        self.kind = f"i{8 * self.size}"

    def module(self) -> list[str]:
        fields = "\n".join(f"  %{name} = getelementptr i8, ptr %b, i64 {at}" for name, at in self.places.items())
        lines = [HELPERS.replace("FIELDS", fields)]
        for number in range(len(self.routines) - 1):
            lines += [self.solve(number), *self.attempt(number)]
        return [*lines, self.solution()]

    def begin(self, name: str, number: int) -> str:
        """A jump table would be data that code refers to, which may lie too far away; and it is hardly used."""
        linkage = "internal " if number or name == "try" else ""
        return f'define {linkage}void @{name}{number}(ptr %b, ptr %f) nounwind "no-jump-tables"="true" {{'

    def free(self, name: str, aspect: int) -> str:
        """It is worked out anew at each use: what lives in one basic block only is not spilled."""
        return f"  %{name} = getelementptr i8, ptr %b, i64 {self.places['free'] + self.size * aspect}"

    def solve(self, number: int) -> str:
        return f"""{self.begin("solve", number)}
{self.free("own", self.code[self.routines[number]].aspect)}
  %v = load {self.kind}, ptr %own
  %taken = icmp eq {self.kind} %v, 0
  br i1 %taken, label %next, label %here
next:
  musttail call void @solve{number + 1}(ptr %b, ptr %f)
  ret void
here:
  musttail call void @try{number}(ptr %b, ptr %f)
  ret void
}}"""

    def attempt(self, number: int) -> list[str]:
        """Return the lines of `try`: entering a node, then the routine but for the test of its own aspect."""
        start, end = self.routines[number : number + 2]
        own = self.free("own", self.code[start].aspect)
        calls = [row.embedding for row in self.code[start:end] if row.opcode == CALL]
        cases = " ".join(f"i32 {option}, label %c{option}" for option in calls)
        return [f"""{self.begin("try", number)}
{self.enter()}
{own}
  store {self.kind} 0, ptr %own
  %limit = getelementptr i8, ptr %f, i64 12
  store i32 {ANY}, ptr %limit
  br label %i{start + 1}
pause:
  %answer = call i32 @pause(ptr %b, ptr %f) cold
{own.replace("own", "mine")}
  store {self.kind} 0, ptr %mine
  switch i32 %answer, label %out [ i32 {GO}, label %go {cases} ]
i{start + 1}:""", *self.body(start + 1, end), """stop:
  %above = getelementptr i8, ptr %f, i64 -4
  store i32 -1, ptr %above
  ret void
out:
  ret void
}"""]

    def enter(self) -> str:
        return """  %left = load i64, ptr %b
  %rest = sub i64 %left, 1
  store i64 %rest, ptr %b
  %none = icmp slt i64 %rest, 0
  br i1 %none, label %pause, label %go
go:
  %entered = load i64, ptr %f
  %one.more = add i64 %entered, 1
  store i64 %one.more, ptr %f"""

    def body(self, start: int, end: int) -> list[str]:
        targets = {row.address for row in self.code[start:end] if row.opcode == IF}
        lines = []
        for at in range(start, end):
            opcode, aspect, address, option = self.code[at]
            if at in targets:
                lines.append(f"  br label %i{at}\ni{at}:")
            if opcode == IF:
                lines.append(self.test(at, aspect, address))
            elif opcode == MF:
                lines.append(self.change(f"m{at}", aspect, 1))
            elif opcode == CALL:
                lines.append(self.call(at, self.number[address], option))
            else:
                lines.append("  ret void")
        return lines

    def test(self, at: int, aspect: int, address: int) -> str:
        return f"""{self.free(f"a{at}", aspect)}
  %v{at} = load {self.kind}, ptr %a{at}
  %t{at} = icmp eq {self.kind} %v{at}, 0
  br i1 %t{at}, label %i{address}, label %n{at}
n{at}:
{self.change(f"b{at}", aspect, -1)}"""

    def change(self, name: str, aspect: int, by: int) -> str:
        """An aspect that is covered at most once is known to be 1 before it is covered, and 0 after."""
        if self.most[aspect] == 1:
            return f"{self.free(name, aspect)}\n  store {self.kind} {max(by, 0)}, ptr %{name}"
        return f"""{self.free(name, aspect)}
  %{name}.was = load {self.kind}, ptr %{name}
  %{name}.now = add {self.kind} %{name}.was, {by}
  store {self.kind} %{name}.now, ptr %{name}"""

    def call(self, at: int, number: int, option: int) -> str:
        """After the limit nothing is called, and below 0 it says that what was called has stopped."""
        return f"""  %p{at} = getelementptr i8, ptr %f, i64 12
  %l{at} = load i32, ptr %p{at}
  %t{at} = icmp slt i32 %l{at}, {option}
  br i1 %t{at}, label %n{at}, label %c{option}
c{option}:
  %o{at} = getelementptr i8, ptr %f, i64 8
  store i32 {option}, ptr %o{at}
  %f{at} = getelementptr i8, ptr %f, i64 16
  call void @solve{number}(ptr %b, ptr %f{at})
  %q{at} = getelementptr i8, ptr %f, i64 12
  %m{at} = load i32, ptr %q{at}
  %e{at} = icmp slt i32 %m{at}, 0
  br i1 %e{at}, label %stop, label %n{at}
n{at}:"""

    def solution(self) -> str:
        asked = [item for item, least in enumerate(self.least) if least > 0 and (least, self.most[item]) != (1, 1)]
        return "\n".join([self.begin("solve", len(self.routines) - 1), self.enter(), *map(self.enough, asked), f"""\
  call void @keep(ptr %b, ptr %f)
  ret void
pause:
  %answer = call i32 @pause(ptr %b, ptr %f) cold
  %going = icmp eq i32 %answer, {GO}
  br i1 %going, label %go, label %out
out:
  ret void
}}"""])

    def enough(self, item: int) -> str:
        return f"""{self.free(f"a{item}", item)}
  %v{item} = load {self.kind}, ptr %a{item}
  %t{item} = icmp sle {self.kind} %v{item}, {self.most[item] - self.least[item]}
  br i1 %t{item}, label %n{item}, label %out
n{item}:"""
