"""The program of the puzzle processor as text, in the form of Verhoeff's slides."""

from collections.abc import Sequence

from latticework.search.processor.compiler import CALL, IF, MF, RETURN, Instruction, Program

_INDENT = 10


def listing(program: Program, names: Sequence[str], embeddings: Sequence[Sequence[int]]) -> list[str]:
    """Return the lines of a program, with a name for each aspect, and the aspects of each embedding."""
    code = program.instructions()
    labels = _labels(program, names)
    lines = []
    for at, row in enumerate(code):
        text = _instruction(row, labels, names)
        if row.opcode == IF and code[at + 1].opcode == CALL:
            number = code[at + 1].embedding
            held = ",".join(names[aspect] for aspect in embeddings[number])
            text = f"{text:18}; embedding {number + 1} = {{{held}}} placed"
        label = f"{labels[at]}:" if at in labels else ""
        lines.append(f"{label:{_INDENT - 1}} {text}".rstrip())
    return lines


def _labels(program: Program, names: Sequence[str]) -> dict[int, str]:
    """Return a label for each address that is jumped to: Solve_a for routines, La_n for the n-th test in one."""
    code, routines = program.instructions(), program.routines.tolist()
    labels: dict[int, str] = {}
    for first, end in zip(routines, [*routines[1:], len(code)], strict=True):
        name = names[code[first].aspect] if code[first].opcode == IF else "end"
        tests = [row for row in code[first + 1 : end] if row.opcode == IF]
        for n, row in enumerate(tests):
            labels.setdefault(row.address, f"L{name}_{n}")
        labels[first] = f"Solve_{name}"
    return labels


def _instruction(row: Instruction, labels: dict[int, str], names: Sequence[str]) -> str:
    if row.opcode == IF:
        return f"IF  {names[row.aspect]}, {labels[row.address]}"
    if row.opcode == CALL:
        return f"CALL {labels[row.address]}"
    if row.opcode == MF:
        return f"MF  {names[row.aspect]}"
    return "RETURN" if row.opcode == RETURN else "SOLUTION"
