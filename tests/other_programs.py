"""Small puzzles as files of other programs, written from the descriptions of their formats."""

POLYSOLVER = """Everything there is
Square
Board ((3,3) (3,3))  # a corner is missing
tile ((0,0)(1,0)(1,1)(2,1)) (255,0,128)
tile flip 2 1 ((0,0)(0,1)(0,2)(1,0))
tile fixed ((0,0)(1,0) (0,1))
place (1 (0,1|1))
mode FillAll
solution (1 (0,1|1), 2 (1,1|2), 3 (2,0|4), 4 (0,0|0))
notes fehchjcagjhe
"""

TANGRAM = """Seven pieces
Tan
Board ((3,3:3))
tile flip((0,0:0)(0,1:0)(1,1:0)(0,0:1)(0,1:1)(1,1:1)(0,1:2)(0,1:3))
tile flip 2((1,1:0)(2,0:0)(2,1:0)(3,1:0)
(0,1:1)(1,0:1)(1,1:1)(2,0:1)(2,1:1)(3,1:1)(0,1:2)(1,0:2)(1,1:2)(2,1:2)(1,1:3)(2,1:3))
tile flip 2((1,0:0)(0,0:1)(1,0:1)(0,0:2))
tile flip((1,0:0)(1,1:0)(0,0:1)(1,0:1)(0,0:2)(0,1:2)(0,1:3)(1,1:3))
tile flip((0,0:0)(0,1:0)(0,0:1)(0,1:1)(0,1:2)(0,2:2)(0,1:3)(0,2:3))
mode FillAll
solution (1 (2,2|1), 2 (0,0|2), 3 (0,0|3), 4 (1,2|0), 5 (3,0|1), 6 (2,1|0), 7 (0,3|1))
"""

POLYSOLVE = """{
 "description": "Everything there is", "grid": "square", "size": [4, 4],
 "board": {"tiles": [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0]]},
 "shapes": [
  {"name": "S", "mobility": "rotate", "color": [255, 0, 128], "morphs": [{"coords": [[0,0], [1,0], [1,1], [2,1]]}]},
  {"name": "L", "mobility": "mirror", "amount": {"min": 1, "max": 2}, "morphs": [{"tiles": [[1, 1], [1], [1]]}]},
  {"name": "V", "mobility": "translate", "amount": 1, "morphs": [[[0,0], [1], [0,1]]]}
 ],
 "placement": [{"id": 1, "position": [0, 1], "morph": 1, "orientation": 1}], "mode": "FillAll",
 "solutions": [[[1, [0,1], 1, 1], [2, [1,1], 1, 2], [2, [2,0], 1, 4], [3, [0,0], 1, 0]]], "notes": "Try it"
}
"""

POLYCUBE = """# a box of 18 with a wall
D:xDim=3:yDim=3:zDim=2
L:stationary=wall
A A B, wall A B
. B B, . . .
~L
C:name=C:type=M:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
C:name=D:layout=5 5 5, 6 5 5, 7 5 5, 5 6 5
C:name=E:layout=0 0 0
C:name=F:layout=0 0 0
~D
"""

PUZZLE_SOLVER_3D = """PIECE 2,2,2
XX X
X
PIECE 3,1,1
XXX
PIECE 1,1,1
O
RESULT 2,2,2
XX XX
XX XX
"""

IQPUZZLE = """[General]
GridSize=25
Name="A tray"
PossibleSolutions=3
## pictures of the pieces follow
[Board]
Polygon="0,0 | 4,0 | 4,3 | 0,3 | 0,0"
[Block1]
Polygon="0,0 | 1,0 | 1,2 | 2,2 | 2,3 | 0,3 | 0,0"
Color="#3465A4"
StartPos="-3,1"
[Block2]
Polygon="0,0 | 3,0 | 3,1 | 0,1"
Color="strange"
[Block3]
Polygon="0,0 | 1,0 | 1,3 | 0,3"
[Barrier1]
Polygon="0,0 | 2,0 | 2,1 | 0,1"
StartPos="1,1"
"""

PUZZLER = """solving SomaBits:

solution 1 (12 searches):
0,0,0 1,0,0 0,1,0 V
1,1,0 1,1,1 0,1,1 W
0,0,1 1,0,1 I
! X

V V     I I
V W     W W

solution 2 (30 searches):
0,0,1 1,0,1 0,1,1 V
0,1,0 1,1,0 1,1,1 W
0,0,0 1,0,0 I

User-requested solution limit reached.
"""

PUZZLECAD = """// three pieces, one of them twice
include <puzzlecad.scad>
$burr_scale = 17;
burr_plate([
    ["xxx|.x.", "...|.x."],  /* a corner */
    [".x.|xxx{connect=mz+y+,label_text={a}}"], ["xx"],
    ["x|x"], 975
], $unit_beveled = true);
burr_piece("xx.|.xx");
packing_box(["xxx"]);
"""

PUZZLECAD_CUT = """include <puzzlecad.scad>
module plate(number) {
    tips = [for (i = [1:number]) let (label = str(i)) ["x{components=y+z+}|x{components=y-z+,connect=dmy-z+}"]];
    base = ["x{components={y+x+,y-z+,y+z+},connect=dfy+z+}"];
    translate([0, 0, 1]) burr_plate(concat(tips, [base]), num_copies = 2);
}
*plate(number = 2);
function length(n) = n > 1 ? str("ab", length(n - 1)) : "a{connect={mx+y+,fx-y+},clabel={A,B}}";
difference() { burr_piece(length(3)); cube(3); }
if (2 + 2 == 4) burr_piece(["{components=sz-x-}", "##|x."]);
"""

SAMPLES = {
    ".psv": [POLYSOLVER, TANGRAM], ".polysolve.json": [POLYSOLVE], ".polycube.txt": [POLYCUBE],
    ".puz": [PUZZLE_SOLVER_3D], ".conf": [IQPUZZLE], ".puzzler.txt": [PUZZLER],
    ".scad": [PUZZLECAD, PUZZLECAD_CUT, "xx.|.xx\n"],
}
"""For each ending files that show what the format can say."""

READ_ONLY = {
    ".psv": "Twins\nsquare board ((3,3)) tile flip 1 1 ((0,0)(1,0)(0,1)(1,1)) tile flip 1 1 ((0,0)(1,0)(2,0)(3,0)) "
            "tile flip 4 4 ((0,0)(1,0))\n",
    ".polysolve.json": """{"description": "Twins", "grid": "square",
 "board": {"tiles": [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]}, "shapes": [
  {"mobility": "mirror", "amount": 1, "morphs": [{"coords": [[0,0], [1,0], [0,1], [1,1]]}]},
  {"mobility": "mirror", "amount": 1, "morphs": [{"coords": [[0,0], [1,0], [2,0], [3,0]]}]},
  {"mobility": "mirror", "amount": 4, "morphs": [{"coords": [[0,0], [1,0]]}]}]}
""",
    ".polycube.txt": """D:xDim=4:yDim=4:zDim=1
C:name=O:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
C:name=I:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
""" + "".join(f"C:name=D{number}:layout=0 0 0, 1 0 0\n" for number in range(4)) + "~D\n",
    ".conf": """[General]
Name="Twins"
[Board]
Polygon="0,0 | 4,0 | 4,4 | 0,4 | 0,0"
[Block1]
Polygon="0,0 | 2,0 | 2,2 | 0,2 | 0,0"
[Block2]
Polygon="0,0 | 4,0 | 4,1 | 0,1 | 0,0"
""" + "".join(f'[Block{number}]\nPolygon="0,0 | 2,0 | 2,1 | 0,1 | 0,0"\n' for number in range(3, 7)),
    ".puzzler.txt": """solving TwinsOminoes:

solution 1 (12 searches):
0,0 1,0 0,1 1,1 O
0,2 1,2 2,2 3,2 I
2,0 3,0 D
2,1 3,1 D
0,3 1,3 D
2,3 3,3 D

1 solution, 12 searches, duration 0:00:01
""",
    ".scad": """include <puzzlecad.scad>
burr_plate([["xx|xx"], ["xxxx"], ["xx"], ["xx"], ["xx"], ["xx"]]);
""",
}
"""For each format that is read, but not written, a puzzle of parts of 4, 4 and 2 cells."""
