"""Problems of the literature in Knuth's text format."""


def queens(n: int) -> str:
    """Return n queens: ranks and files hold one, diagonals of two squares and more at most one."""
    corners = (0, 2 * n - 2)
    items = " ".join(f"r{i} c{i}" for i in range(n))
    diagonals = " ".join(f"a{i} b{i}" for i in range(1, 2 * n - 2))
    options = [" ".join([f"r{r}", f"c{c}", *([f"a{r + c}"] if r + c not in corners else []),
                         *([f"b{r - c + n - 1}"] if r - c + n - 1 not in corners else [])])
               for r in range(n) for c in range(n)]
    return "\n".join(["| queens", f"{items} | {diagonals}", *options]) + "\n"


def langford(n: int) -> str:
    """Return Langford's pairs: two of each number i, with i others between them."""
    items = " ".join([*(str(i) for i in range(1, n + 1)), *(f"s{j}" for j in range(2 * n))])
    options = [f"{i} s{j} s{j + i + 1}" for i in range(1, n + 1) for j in range(2 * n - i - 1)]
    return "\n".join([items, *options]) + "\n"


TOY = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
"""Knuth, TAOCP 4B, 7.2.2.1, (49), which one pair of options solves."""

MANY = "a 2:3|b 2|c\na b\na c\nb\nc\nb c\n"
"""An item that is held once, one two or three times, one twice: three solutions."""
