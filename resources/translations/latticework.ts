<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
    <context>
        <name>latticework</name>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>My folder of puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Workers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} is set, but there is no such setting; there are {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} should be the path of a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} should stand in one of the tables [usual] and [fixed]</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Comes apart with {n} turns, {moves}; slides alone do not take it apart</source>
            <extracomment>for 1: Comes apart with {n} turn, {moves}; slides alone do not take it apart</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Does not come apart: all {n} parts hold one another ({states})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Does not come apart: {names} hold one another ({states})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Laid one after another</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Level {level}, {n} moves, {states}</source>
            <extracomment>for 1: Level {level}, {n} move, {states}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were not tried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were tried as well.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were tried from {n} arrangements and do not, either.</source>
            <extracomment>for 1: Motions of several parts at once, each its own way, were tried from {n} arrangement and do not, either.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, would not help, either.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Not known whether it comes apart: {limit}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Not known whether turns take it apart: the limit of {seconds} seconds or of states was reached</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Taken apart by straight moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>They do not move at all, not even several at once, each its own way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Turns from cells to cells do not take it apart, either. Not tried: turns part of the way, slides by less than a step, and turning and sliding at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>the limit of {seconds} seconds or of memory was reached ({states})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>the limit of {states} states was reached</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{course}. In {n} moves several parts go at once, each its own way.</source>
            <extracomment>for 1: {course}. In {n} move several parts go at once, each its own way.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{held}. {tried}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{n} arrangements tried</source>
            <extracomment>for 1: {n} arrangement tried</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{n} moves in all</source>
            <extracomment>for 1: {n} move in all</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/disassembler.py" />
            <source>the solution has {bodies} pieces; up to {most} can be taken apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/parting.py" />
            <source>Moving the parts of the solution apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/results.py" />
            <source>{name}: every solution has at least {fewest} parts; up to {most}, the box counted once, can be taken apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/solids.py" />
            <source>the cell {name} has faces that cannot be seen from its middle; solutions of such cells cannot be taken apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/with_turns.py" />
            <source>{name}: has keys, which slide but are not turned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/apart/with_turns.py" />
            <source>{name}: turns are tried only where all cells are prisms along an axis of the lattice; those of {lattice} are not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/api/shares.py" />
            <source>has no slices that could be done again, or not all of them, so nothing that it says was checked</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things beside puzzle and solutions were left out; {more}</source>
            <extracomment>for 1: {n} thing beside puzzle and solutions was left out; {more}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things could not be taken over, and {beside}</source>
            <extracomment>for 1: {n} thing could not be taken over, and {beside}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things could not be taken over; {more}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>can be read in several ways ({endings}); name its format with --format: {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is a search file; give its name instead of -, because a search writes into its file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is empty; pipe a puzzle or an exact cover problem into the command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is in no known format; name its format with --format: {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <location filename="../../app/latticework/files/formats.py" />
            <location filename="../../app/latticework/reading.py" />
            <source>larger than {most} bytes, the most that is read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/compiling.py" />
            <source>Compiling the search for this machine, once after an installation: {ready} of {known}…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>An island of {n} cells has a size that no choice of parts adds up to.</source>
            <extracomment>for 1: An island of {n} cell has a size that no choice of parts adds up to.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>An island of {n} cells has a size that no choice of the parts that fit somewhere adds up to.</source>
            <extracomment>for 1: An island of {n} cell has a size that no choice of the parts that fit somewhere adds up to.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target falls apart into {n} islands, which are filled each by itself.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target has {n} cells, a size that no choice of parts adds up to.</source>
            <extracomment>for 1: The target has {n} cell, a size that no choice of parts adds up to.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target has {n} cells, a size that no choice of the parts that fit into it adds up to.</source>
            <extracomment>for 1: The target has {n} cell, a size that no choice of the parts that fit into it adds up to.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With a colour for each kind of cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With cells coloured by the remainder of {sum} divided by {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With the cells in two colours like a chessboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>black cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells of kind {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells that nothing covers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells with remainder {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>forced placements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>the cell that is left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>the island</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>white cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {below} or {above}, but no number between</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {numbers}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the parts can cover as many cells of each colour as there are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts cover at most {most} of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts cover {below} or {above} of them, never a number between.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts need at least {least} of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, which no choice of placements comes to.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <location filename="../../app/latticework/gui/widgets/shape_gallery.py" />
            <source>{n} cells</source>
            <extracomment>for 1: {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{n} cells can be covered in one way only.</source>
            <extracomment>for 1: {n} cell can be covered in one way only.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{n} cells have the fewest placements: {fewest} each.</source>
            <extracomment>for 1: {n} cell has the fewest placements: {fewest}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <location filename="../../app/latticework/gui/solve/why/overlays.py" />
            <source>{n} placements</source>
            <extracomment>for 1: {n} placement</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>can be read in two ways: as a matrix of 0 and 1, or as options with items named 0 and 1. Save a matrix as .csv, .npy or .npz; write options as an object: {example}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>holds {item} twice; each item may be there once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>items: {count} of them; at most {most} can be searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>items: {item} is there twice; each item is named once, primary or not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>multiplicities: {item} has {low} to {high}; should be two whole numbers from 0 to {most}, the first not above the second, and the second not 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>multiplicities: {item} should be one of the primary items</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>the primary item {item} has the colour {color}; only secondary items have colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>{given} is not a format that this program reads; should be {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{item} is not among the items</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{name}: at least {options} options with {items} items; at most {most_options} with {most_items} can be searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{name}: its options hold more than {most} different items and colours of items, the most that can be searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: has entries outside its shape {shape}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: should have two axes, a row for each option and a column for each item, with entries 0 and 1; has the shape {shape} and entries of type {type}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: {rows} rows, {columns} columns and {ones} ones; at most {most_rows}, {most_columns} and {most_ones} can be searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: {value} in row {row}, column {column}, both counted from 1, should be 0 or 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>No option holds the item {item}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>Only {n} options hold the item {item}, which must be held by {least}.</source>
            <extracomment>for 1: Only {n} option holds the item {item}, which must be held by {least}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>order: {name} goes by the places of cells, which an exact cover problem has not; should be one of {orders}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{name}: item {item}: {error}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{n} more items have too few options.</source>
            <extracomment>for 1: {n} more item has too few options.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{options} options give an item {colors} colours, {alike} of them the same: {pairs} pairs that exclude each other, more than can be searched; instead, let a primary item have an option for each colour, which holds a secondary item of each option that gives another colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>No mark may occur twice along a line of different marks.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Only {n} cells may stay empty.</source>
            <extracomment>for 1: Only {n} cell may stay empty.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Part {name} has fewer placements than copies that must be placed.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Part {name} may be placed at most {n} times.</source>
            <extracomment>for 1: Part {name} may be placed only once.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The mark {mark} may not face an empty cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The mark {mark} may not meet a side without a mark.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The marks {one} and {other} may not meet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sides with the mark {mark} may not meet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sides without marks may not meet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sticks may not cross at a corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>nothing covers the cell {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>too few placements are left for part {name}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>{n} placements are forced, because cells or parts have no others; then {what}.</source>
            <extracomment>for 1: {n} placement is forced, because a cell or a part has no other; then {what}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>{sentence} {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No choice of copies of the parts fills exactly {cells} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No choice of copies of the parts fills {must} to {cells} cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cell {cell}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cells {cells} and {n} more.</source>
            <extracomment>for 1: No part can cover the cells {cells} and {n} more.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cells {cells}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} always has a side without a mark against a cell that must be filled, and such sides may meet nothing: let them meet each other, {example}, or mark them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} fits nowhere in the target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} has no cells.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells at most, but {fill}: {few} too few.</source>
            <extracomment>for 1: The parts fill {n} cell at most, but {fill}: {few} too few.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells, but {fill}: {few} too few.</source>
            <extracomment>for 1: The parts fill {n} cell, but {fill}: {few} too few.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells, but {fill}: {over} too many.</source>
            <extracomment>for 1: The parts fill {n} cell, but {fill}: {over} too many.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The target has no cells yet: draw it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>There are no parts yet: add some first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>a mark could occur twice along a line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the colours of cells did not matter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the marks of sides did not matter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the parts could be moved and turned freely</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the target has {cells} cells, {must} of which must be filled</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the target has {n} cells</source>
            <extracomment>for 1: the target has {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>{reason} It would fit if {rule}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>{reason} That would be possible if {rule}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reduction.py" />
            <source>placing part {number} of {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/reduction.py" />
            <source>{name}: more than {most} placements, the most that can be searched; part {part} alone may have too many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/cover/symmetry_group.py" />
            <source>trying symmetry {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>a list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/settings.py" />
            <source>a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/settings.py" />
            <source>a whole number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>has the unknown field {name}: {value}; should be one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>is a whole number beyond 64 bits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>lacks the field {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted} of length {length}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted} {bound}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted}, got {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>true or false</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{one} or {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{reason}: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{reason}; did you mean {other}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/all_positions.py" />
            <source>{name}: its solutions cannot be compared with each other: they are more than {most} placements in all, or have more than {parts} parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/all_positions.py" />
            <source>{path}: what leaves one solution is known only where all solutions are found and stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count.py" />
            <source>more than {most} sets; choose fewer pieces or fewer holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count.py" />
            <source>worker processes end again and again; what was counted is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>a first cut is open twice, or was never started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>counts other pieces, another length or other holes, and was not changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>its sums do not match its rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>no count can reach this state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>one of its rows is not a set of these pieces, or occurs twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>{given} first cuts were started, but there are only {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/family.py" />
            <source>is no list of pieces ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/family.py" />
            <source>length {length}: should be one of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>line {number}: {line} should be the number of a piece, or the {cubes} cubes that may be cut away, as ##?#/####/##/##</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>no piece is named there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>piece {number}: should be from 1 to {most}, and of one part; 1 is a whole rod</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>{word}: should be the number of a piece, as 88, or several equal ones, as 2x88</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>a set occurs twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>has tried other sets, other targets or another order, and was not changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>should list each of the {all} targets once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>the targets are not ordered by how many sets failed at them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>this is not a set that fills all targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: all targets together have {cells} cells and crossings; at most {most} can be searched at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: its targets have from {least} to {most} cells; one set of parts fills only targets that have equally many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: no set of the parts has {cells} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: one cell of each color of the target is to stay empty, but there are {number} ways to choose them; from 2 to {most} would be right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: one set of parts for many targets is found only for targets without colors and cells that may stay empty, and parts without marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{tried} of {all} sets cannot have been tried if {failed} failed and {found} did not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/colors.py" />
            <source>painted cells: {cells}; solution {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/colors.py" />
            <source>{name}: cells of its target have colours already; remove them before others are looked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: a target of 2 to {most} cells is cut, without colors and without cells that may stay empty; this one has {cells} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: the target has {islands} pieces that do not touch each other, and so cannot be cut into {parts} connected parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: the target is too wide to be cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: {cells} cells cannot be cut into {parts} parts of {least} to {most} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/hints.py" />
            <source>solution {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/judge.py" />
            <source>judging set {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>is damaged, and was not changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>is no count of this kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>it is larger than any count of this kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>its rows are not sets of pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>{reason}; the file was not changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>each part at most {given} times: should be from 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>{name}: has no parts to choose from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>{path}: does not count solutions by the parts that they use; `latticework design sets` makes searches that do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>comparing shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>looking for holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>shapes of {cells} cells are too large to be found all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>there are more than {most} shapes; fewer parts, fewer cells or a smaller box would leave fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: a box has {rank} sizes, each at least 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: its parts may not move like that, so that {sort} shapes would not all be filled in equally many ways; choose {usual}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: only connected parts without marks, which may be shifted, are joined</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{shapes} shapes up to now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>about {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>more than 100 years</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{hours} h {minutes} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{minutes} min {seconds} s</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} days</source>
            <extracomment>for 1: {n} day</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} hours</source>
            <extracomment>for 1: {n} hour</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} minutes</source>
            <extracomment>for 1: {n} minute</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} seconds</source>
            <extracomment>for 1: {n} second</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} years</source>
            <extracomment>for 1: {n} year</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>{seconds} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{time} or far more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{years} years</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>File exists</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>File name too long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Input/output error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Is a directory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>No space left on device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>No such file or directory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Not a directory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Operation not permitted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Permission denied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Read-only file system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins a table that is there already; each is right once, or [[...]] for several</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins with no key; key = value, [table] or a comment after # is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins with no key; letters, digits, _ and - make one, others stand in quotes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>gives a key a second value; each key is right once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>goes on after a value; one key = value on a line is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a [table] without its end; a ] is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a character that may not stand there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a key without a value; key = value is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a list without its end; a ] is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a table without its end; a }} is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has no value that can be read; right are text in quotes, a number, true, false, a list in [ ] or a table in {{ }}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has text without an end; quotes on both sides are right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: byte {number} is not what should stand there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: it ends too early; a ] or }} is missing, or quotes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: its last line {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: line {line}, column {column}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>too many lists or tables stand in one another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>{path}: {field}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>{path}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>has {count} entries; should have {width}, like the line before it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>is empty; should have a row of 0 and 1 in each line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>is too large: at most {most_rows} rows with {most_ones} ones can be searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be a list of whole numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be an array of numpy without objects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be two whole numbers: {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should begin with 0, end with {items}, the length of indices, and never fall: {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>sparse matrices of the form {form} cannot be read; save it as one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>{entry} in column {column} should be 0 or 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>has more than {most} words, the most that a line may have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>has | twice; should be there once, before the secondary items</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>is empty; should begin with a line of items, as in `a b c | x y`</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>its arrays fill more than {most} bytes, the most that is read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>lacks {missing}; has {present}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>option {number} holds an item twice: {option}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be a list of whole numbers, is {dtype} {shape}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be a whole number from {least} to {most}: {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be an .npz file with {arrays}, or with a matrix of 0 and 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be items from 0 to {last}: {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{document}: has no primary item, and a first line without one is a comment in this format; JSON can hold it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{document}: {name} cannot be written as a name in this format, whose names have no blanks, : or |; JSON takes any name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{name} is no name of an item; names hold neither : nor |, and multiplicities of primary items are written 2:3|name</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{n} empty options are left out, so the options after them get other numbers; JSON keeps them</source>
            <extracomment>for 1: {n} empty option is left out, so the options after it get other numbers; JSON keeps it</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{options} options with {items} items; at most {most_options} with {most_items} can be searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{reason}; a line that begins with | is a comment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Cut it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Print it in 3D</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Put it into a paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Share it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Use it elsewhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>{path}: “{title}” needs a solution, and there is none to write</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>3MF model to print, in colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Booklet to print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>BurrTools puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>DXF drawing to cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as JSON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as a matrix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as a table of 0 and 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as an array of 0 and 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as text with a first line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>GIF animation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>GLB model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>MP4 film</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>OBJ model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PDF drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PNG picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Parquet table of solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PolySolver puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Polyform Puzzler solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PuzzleSolver3D puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>STL model to print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>SVG drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>SVG drawing to cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Search file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Solutions as JSON lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Solutions as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Table of solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>TikZ drawing for LaTeX</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Web page with a film of solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>WebP animation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>X3D scene</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>an exact cover problem, no puzzle; `latticework solve` searches it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>holds a search of an exact cover problem, not of a puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>iQPuzzle board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>is empty; copy a puzzle first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>is no puzzle code, no puzzle file ({reason}), and none of these: {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>polycube puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>polysolve puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>puzzlecad pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>{path}: the ending should be one of {endings}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>and {n} remarks more like these</source>
            <extracomment>for 1: and {n} remark more like these</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>line {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>{name}: has no solution to put together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>{name}: is an exact cover problem; this format takes puzzles alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>from {least} to {most} copies are wanted; right are numbers from 0 to {limit}, the smaller one first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>has a cell further than {most} from the origin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>has more than {most} parts, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has more than {most} pieces, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {count} cells in a shape or in all; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>has {count} forms; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>names the cell {cell} twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>only the first {count} solutions are taken over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>part {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>piece {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the name {name} is cut after {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>the notes are cut after {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>the piece {name} is a copy of {other}, as they are equal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>there are too many pieces to look for equal ones in all of them</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>{n} stored solutions are left out, as they are not understood or no solutions by the rules here</source>
            <extracomment>for 1: {n} stored solution is left out, as it is not understood or no solution by the rules here</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>has more than {most} cells in pieces that are to be turned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>is placed {count} times, but has {most} copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>piece {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>{name}, placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>a polygon of {count} corners; right are 3 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>has no Polygon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>has no section [Board]</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>is a polygon with nothing inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>is larger than {most} cells, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the blocks fill {filled} of {count} cells, so that cells may stay empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the blocks have {filled} cells and the board {count}, so that blocks may be left over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the board is {part} enlarged {times} times; such a board is filled with other pieces, so the first target leaves {part} out, and the second one has all pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the colour {given} is not known and left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the number of solutions that the file gives, {number}, is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the polygons are too large, or have too many corners, to be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the section {name} is there already, or one too many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the side from {start} to {end} runs neither along the grid nor along a diagonal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>where the blocks lie at the beginning is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be [Section] or Name=value, a section first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be two whole numbers, x,y</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be two whole numbers, x,y, of at most {most}; other corners lie on no grid of squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>has no definition, which begins with D:xDim=</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the box has {count} cells; right are 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the definition is not ended; a line ~D is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece has no name; C:name=… is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece {name} has more than {most} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece {name} is defined a second time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the stationary piece {name} is not in the layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the type {given} should be M or S</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>there are more than {most} definitions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>there are more than {most} pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be D:xDim=…:yDim=…:zDim=…, which begins a definition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be one of {known}, each once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be three numbers, x y z</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should begin with L, C: or ~D</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{n} further definitions of puzzles are left out</source>
            <extracomment>for 1: {n} further definition of a puzzle is left out</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{what}: {given} should be a whole number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>has cells of two and of three coordinates; all should have the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>has more than {most} cells, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>has no solution with pieces, a line for each, like 0,0 1,0 1,1 V</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>in each solution one piece lies beside the figure: the cells there are left out, and any piece may stay over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>its cells may be those of {lattices}, and it has no picture that tells; they are taken for those of {lattice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the piece {name} lies in none of the solutions, so that its form is not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the search that printed the solutions was stopped; there may be more</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the solutions leave different cells empty: {n} cells may stay empty, wherever one of them leaves one</source>
            <extracomment>for 1: the solutions leave different cells empty: {n} cell may stay empty, wherever one of them leaves one</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>{cell} is no cell of the lattice {lattice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>{wrong} of its {stored} solutions are none of the puzzle that its pieces make on the lattice {lattice}; parts may cross in them, they may lie around a tube or on another surface that this program has not, or the file is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>are lists nested {depth} deep, more than the grid has coordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>are more than {most}, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>should have at least one form, and each form at least one cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>should have either coords or tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>the field {name} is not known and left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>the mode {mode} is not known; all cells of the board are to be filled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>there is no orientation {number}; the grid has {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>there is no shape {shape} with a form {form}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{cell} is no cell of the grid {grid}, which has {count} coordinates a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} is no grid that can be read; right is one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{given} should be three numbers from 0 to 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{value} should be 0 or 1, in lists nested equally deep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{value} should be a list, as those beside it are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>more than {most} cells of the board are named</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the board is a box of {count} cells; right are 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the end of the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the grid {given} of PolySolver cannot be read, as how it numbers its cells is not known here; right is one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the mode {given} should be FillAll or UseAll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the tile has a cell twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the tile has more than {most} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>there are more pieces here than {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>there are more than {most} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} is no note, which has two letters from a to p for each character</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be a whole number from {least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be {wanted}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{most} copies at most and {least} at least; right are numbers that rise from the second to the first, and {limit} copies of all tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>colours of cells are left out, so there may be more solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>equal parts become copies of one, as they have no names, so there are fewer solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>groups of parts are left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>how many cells may stay empty is left out, so there may be more solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>keys that this program does not know are left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>lines along which marks are different are left out, so there may be more solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>marks on sides, and which of them may meet, are left out, so there may be more solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>parts that may be moved as “{rule}” says are turned freely in this format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>that cells may stay empty is left out; in this format all are filled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the author, {name}, is left out</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the colours that were chosen for {n} parts are left out</source>
            <extracomment>for 1: the colour that was chosen for {n} part is left out</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the direction of layers is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the flat puzzle becomes one layer of a solid one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the name of the puzzle is left out; the name of the file is taken for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the name of the target, {name}, is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the names of parts are left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the notes are left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the shape has more than {most} cells, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the shape should have {wanted} lines; there are {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>there is no result, so the target is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>this format has no place for what is known of the origin of the puzzle: {fields}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} has a size that is not from 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} is longer than {groups} groups of {size} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} should be PIECE or RESULT with three sizes, as in PIECE 3,2,1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{name}: a shape is larger than {most} cells along an axis, or its box is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{name}: has cells of the lattice {lattice}; this format holds squares and cubes alone</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} further results are left out</source>
            <extracomment>for 1: {n} further result is left out</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} other targets are left out; the one at hand is written</source>
            <extracomment>for 1: {n} other target is left out; the one at hand is written</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} parts that need not be used are written as often as they may be used</source>
            <extracomment>for 1: {n} part that need not be used is written as often as it may be used</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} parts without cells are left out</source>
            <extracomment>for 1: {n} part without cells is left out</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{n} published counts are left out</source>
            <extracomment>for 1: {n} published count is left out</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>boxes and trays are left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has no piece in letters; burr_piece("xx.|.xx") is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has pieces of more than {most} characters, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has {count} cubes in all; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>line {line}: a piece is left out: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>line {line}: a statement is not understood and left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>some segments fit in more than one way; the first one is taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the arguments of {name} are not understood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the brackets are not closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the letters of pieces, which mean kinds of wood, become colours of cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the model is not understood from here on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the model takes too long to compute; what it does later is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>there are too many segments to try all ways to join them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>this notation has pieces alone, so the target is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{given} is not a piece drawn in letters</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{n} joints fit no others, so their segments are pieces of their own</source>
            <extracomment>for 1: {n} joint fits no other, so its segment is a piece of its own</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{n} more segments are used than the model prints, because there are joints for them</source>
            <extracomment>for 1: {n} more segment is used than the model prints, because there is a joint for it</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>is not a piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a component such as z+ or z+x-</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a joint such as mz+y+ or fz+y+</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a letter for a cube or . for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given}: the brace is not closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: a bracket is opened here and not closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: the cell {cell} is named twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {bracket} closes a bracket that is not open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {cell} should have {right} numbers, as cells of the lattice {lattice} have: {example}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {cell}: the last number is the kind of the cell and should be from 0 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {count} brackets stand within each other; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {value} should be a whole number from {least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {value} stands beside brackets and should be in some, too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>Groups of parts stay behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>Marks stay behind, as other marks match in that puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>What stands in braces, as joints do, stays behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>a part has {count} cells; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: a picture of {count} characters; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: has several layers, but the lattice is flat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {value} should be a line of a picture, as ##., or cells as (0,0) (1,0), or a puzzle of another program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {value} shows no cell; draw cells as # and dots where there is none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>more than {most} parts; no more can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the cells that were copied are in the lattice {other}; here they should be in the lattice {lattice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the lattice {lattice} has no pictures of characters; give coordinates, as in {example}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the parts have more than {most} cells in all; no more are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the parts of “{name}” are in the lattice {other}; here they should be in the lattice {lattice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the text has no part with cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the text has {count} characters; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>there is no text; type or paste a picture of a part, as ##.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>a GIF has at most {most} frames of {size} pixels, and {seconds} seconds take {count}; make it shorter or smaller, with fewer frames a second, or write .webp or .mp4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>this installation writes no MP4 films, as it does not have the package PyAV; write .webp or .gif, which have the same animation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <location filename="../../app/latticework/picture/view_sheet.py" />
            <source>{name}: has nothing to draw; show more parts, or give it a target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>{name}: no straight slide moves any part of this solution, so a film of it coming together or apart would stand still; animation should be {others}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Arrows show where parts go next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Board and parts are of one scale. Print this chapter on strong paper, and cut out the parts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Colours of the cells have to match those of the target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Hints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>How a solution begins. Look at one picture after the other, and try again after each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Its layers, the lowest first:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Its parts, moved apart:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Layer by layer, the lowest first:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Marks on the sides that touch have to match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Put {parts} together so that they fill the target of {cells} without a gap.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Put {parts} together so that they fill the target of {cells}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Several solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Some parts have a rule of their own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Some parts have several numbered forms: each copy of such a part has exactly one of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Step by step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>The parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>The target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be moved, but not turned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, and mirror images of them may be used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, and turned over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, but not turned over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They stay where they are drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>To be cut out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>What to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>by {author}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>in: {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/picture/sheet.py" />
            <source>layer {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>slide: {parts}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{least} to {n} parts</source>
            <extracomment>for 1: {least} to {n} part</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{names} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name} (× {count})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name} (× {least} to {most})</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{n} cells of it may stay empty.</source>
            <extracomment>for 1: {n} cell of it may stay empty.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} parts</source>
            <extracomment>for 1: {n} part</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/images.py" />
            <source>picture: size {size} should be from 16 to {most} pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>A4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Arrows where parts go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Black outlines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Duration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>How many solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Leave out parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Letter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Longer side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Move parts apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Moves of the assembly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Moves shown as hints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Pictures in a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show flat parts to be cut out, and a board of the same scale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show parts faintly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the solution in layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the solution in steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Tilt the view up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Transparent ground</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Turn the view right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>What moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>all moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>all, once round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>apart and together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>by name or number, with commas between</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>from 0, together, to 1, all the way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>of several solutions; 0 for as many as look well</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>putting together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>taking apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>view alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>view and layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>where there are pages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>{setting}: {given} should be the name of a part of the solution, or a number from 1 to {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>3D view</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>About it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Assembly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Copied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Drag or use the arrow keys to turn, the wheel or two fingers or + and − to zoom, 0 to reset the view. N and P go through the solutions, comma and full stop through the assembly. Press a part, or its name, to see through it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Explode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Facts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>How it was solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>In this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Licence of three.js</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Made with Latticework, which finds all ways to put a puzzle together. The 3D view is drawn with three.js.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Method</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Next solution (N)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>One step back (,)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>One step on (.)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Parts: press to show one faintly, hide it, show it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Previous solution (P)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Published</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Put it together (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Puzzle code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Solution {n} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/solutions/solution_views.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Step {n} of {count}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>The puzzle in 3D. Arrow keys turn it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>The whole puzzle as one line of text. In Latticework, Paste puzzle in the menu Edit opens it, and every command of the terminal takes it in quotation marks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>This browser does not draw in 3D (WebGL); here is a picture of the puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Turning the puzzle needs JavaScript; here is a picture of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>all possibilities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} different</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} in all positions</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} solutions</source>
            <extracomment>for 1: {n} solution</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} with mirror images</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: faint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: hidden</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{share} % so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/printable.py" />
            <source>writing parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>has other characters than letters, digits, “-” and “_”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>holds no puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>is of version {given}; this program reads version {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>was changed or cut off on its way; copy it again, up to its last character</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Between two columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Byte order mark, which Excel needs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Parquet files need the package pyarrow, which is not installed; `{command}` installs it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Write cells as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>comma</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>coordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>letters, layers below</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>letters, layers beside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>lines around pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>semicolon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/stored_solutions.py" />
            <source>{path}: has no such solution among {stored}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>begins with the element {name}; a file of BurrTools begins with puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>declares a document type, which no puzzle of BurrTools has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has a tag of more than {most} bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has a text of more than {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has more than {most} attributes, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has more than {most} elements, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>holds more than {most} bytes, the most that is read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is a search file of this program; should be a puzzle of BurrTools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is cut off: its gzip packing has no end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is damaged: its gzip packing cannot be undone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is empty; should be a puzzle of BurrTools, XML or XML packed by gzip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is no XML: {fault}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is no XML: {fault} in line {line}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is packed by gzip in more than {most} pieces, the most that is read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>{element} in line {line}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>has {count} shapes that are parts; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>how solutions come apart is not taken over ({n} of them)</source>
            <extracomment>for 1: how a solution comes apart is not taken over ({n} of them)</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the comment is cut after {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the comment, kept as notes, is not shown by itself when the puzzle is opened</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the element {name} is not known and left out ({n} times)</source>
            <extracomment>for 1: the element {name} is not known and left out ({n} time)</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the hot spots of {n} shapes are left out; they say about which point a part is turned</source>
            <extracomment>for 1: the hot spot of {n} shape is left out; it says about which point the part is turned</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the last {n} problems are left out; a puzzle has at most {most} targets</source>
            <extracomment>for 1: the last {n} problem is left out; a puzzle has at most {most} targets</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the parameters of the grid are left out</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the weights of {n} shapes are left out; they say which part stays still in an animation</source>
            <extracomment>for 1: the weight of {n} shape is left out; it says which part stays still in an animation</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: has no shape to be made, so its target is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: maxHoles, {number}, is left out, because BurrTools ignores it if the counts are fixed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: of the groups of {shape} only {group} is taken over, for all copies; a part here is in one group at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: the groups of {shape} are left out; a part here is in the same group, or in none, in all problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: the interrupted search is not taken over; a search here begins anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: what BurrTools counted is not taken over: {counts}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: {n} stored assemblies are left out, as they are not understood or no solutions by the rules here</source>
            <extracomment>for 1: {problem}: {n} stored assembly is left out, as it is not understood or no solution by the rules here</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: has no cells; BurrTools cannot open it</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: {n} cells are left out, which lie where its grid has none</source>
            <extracomment>for 1: {shape}: {n} cell is left out, which lies where its grid has none</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: {n} variable cells of the part are left out, because BurrTools ignores them</source>
            <extracomment>for 1: {shape}: {n} variable cell of the part is left out, because BurrTools ignores it</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>colour {number}, {before}, is there twice and becomes {after}, to be told apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has a cell of colour {color}; the file has {count} colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has id = {given}; should be the number of one of the {count} voxels, from 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has its cells in the form {form}; this program knows form 0, one sign a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the colour {color}; there are at most {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the sign {sign}; right are #, + and _, and numbers of colours behind them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the type {type}; this program knows 0 to 4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {given} cells, but {size} are {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {name} = {given}; should be a whole number from {least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {size} cells and no content, and a problem uses it; should have one sign a cell: # filled, + may stay empty, _ not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {size} cells; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>is wanted from {least} to {most} times; the first should not be more</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>the attribute {name} of the element {element} is not known and left out ({n} times)</source>
            <extracomment>for 1: the attribute {name} of the element {element} is not known and left out ({n} time)</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>blanks at the ends of names and notes, and characters that XML cannot hold, are left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>solutions are left out: how this format numbers the turns of balls is not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the group {name} becomes group {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the limit on empty cells is lost: BurrTools ignores it if the counts are fixed, so there may be more solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{name}: its cells are too far apart for this format, which would need {size} signs for them</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{n} solutions are left out</source>
            <extracomment>for 1: {n} solution is left out</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{puzzle}: has {count} colours of cells; this format holds {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{puzzle}: lattice: {name} has no place in this format, which holds puzzles of {known}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>A burr has six pieces, and {n} are named. Name more of them, or let each be used more often.</source>
            <extracomment>for 1: A burr has six pieces, and {n} is named. Name more of them, or let each be used more often.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>All 837 pieces go together in some 35 billion ways, which are too many to be counted. Ask for solid burrs, name some pieces by their numbers, or climb from random pieces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Assemblies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Burrs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Choose at the left which pieces there are, then press Find burrs. All sets of six that go together and come apart are listed, with how many solutions they have and their level: the number of moves until the first piece is out. What was found is there the next time, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Counted share of the assemblies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Each at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Find burrs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Holes, at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many assemblies come apart; mirror images count as two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many cubes inside stay empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many moves it takes until the first piece is out, of all solutions the most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>In how many ways the pieces go together, whether they come apart or not; mirror images count as two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>In how many ways the six pieces may go together and come apart again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Level, from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Level, to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Look for burrs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No burr that comes apart was found yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No favourite is among the burrs that are wanted. To make a burr one, choose it and press Ctrl+B, or click on its star in the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No six of these pieces make a burr that comes apart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>None of the burrs found is as wanted. Change at the left which are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Of two sets that mirror each other one is listed; with their mirror images they are {all}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Other random numbers, and so other burrs; the same seed gives the same again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Pictures of the burrs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Pieces</source>
            <comment>the numbers of those of a burr</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Rods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Show only burrs with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Six rods that cross in pairs. The puzzle of the main window does not matter.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>So far {n} sets of six pieces are as wanted.</source>
            <extracomment>for 1: So far {n} set of six pieces is as wanted.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Solutions, at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Solutions, from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Solutions, to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Sorted by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>The first {n} are listed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>The numbers by which burr people know the pieces; 2x88 is piece 88 twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>These are all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Way to look for burrs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>What was found before is being read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Which pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>all 837</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>any number of times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>as often as named</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>by their numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>climb from random pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>count all that come apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>exactly one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>fewest assemblies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>fewest solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>highest level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>highest level first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>level {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>lowest level first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>most assemblies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>most solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>only favourites</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>sets</source>
            <extracomment>for 1: set</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>solid, without a hole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>the 59 notchable ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>with few holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>with or without holes</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} changes were tried.</source>
            <extracomment>for 1: {n} change was tried.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} cubes</source>
            <extracomment>for 1: {n} cube</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} sets of six pieces are as wanted.</source>
            <extracomment>for 1: {n} set of six pieces is as wanted.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} ways to put the pieces together were counted, of which {apart} come apart.</source>
            <extracomment>for 1: {n} way to put the pieces together was counted, of which {apart} come apart.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>A calendar needs a puzzle with several targets, for instance one for each day: each set of parts that is found fills all of them. Add targets by the menu Part of the main window, or colour the cells of which one of each colour is to stay empty; then come back by the menu Design.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>All targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Another one tries the sets in another order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Calendars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Choose at the left from which parts the sets are to be made, then press Find calendars. Sets that fill every target appear as they are found, with how many solutions the targets have.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Every choice of one cell of each colour of the target, as a month and a day, makes a target without these cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Fewest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Find calendars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>No set of these parts fills every target. Choose from other parts, or let each be used more often.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>No set was found yet that fills every target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Number of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Number of parts, from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Number of parts, to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Pictures of the calendars</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>So far {n} sets of parts were found that fill each of the {targets} targets.</source>
            <extracomment>for 1: So far {n} set of parts was found that fills each of the {targets} targets.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of all targets together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of the target that has the fewest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of the target that has the most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>The parts are being placed on all targets.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Tried share of the sets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>fewest for all targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>most for the worst target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>one cell of each colour stays empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{fewest} to {most} solutions</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{name}, {n} targets</source>
            <extracomment>for 1: {name}, {n} target</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{n} sets of parts fill each of the {targets} targets.</source>
            <extracomment>for 1: {n} set of parts fills each of the {targets} targets.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{tried} of {n} sets of parts were tried.</source>
            <extracomment>for 1: {tried} of {n} set of parts was tried.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Challenges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Find challenges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>For each solution not one choice of the fewest parts that leave it as the only one, but all of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>In a challenge some parts are laid beforehand, so that the rest has exactly one solution. For each solution the fewest such parts are found; all solutions must be found and stored first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Lay parts beforehand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>No solution can be told apart from the others by parts that are laid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>None of the challenges has so many parts laid. Change at the left which are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid, from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid, to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Pictures of the challenges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Progress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>The solutions are being compared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>This puzzle can have no solution as it is, so nothing can be made of its solutions. At the left it is said why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>all choices of so few parts</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>challenges</source>
            <extracomment>for 1: challenge</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/run/verification.py" />
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>solution {number}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>{n} challenges have the fewest parts laid: {fewest}.</source>
            <extracomment>for 1: {n} challenge has the fewest parts laid: {fewest}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>{n} of all are listed.</source>
            <extracomment>for 1: {n} of all is listed.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each, from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each, to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Choose at the left into how many parts the target is to be cut, then press Find cuts. All parts are different and go together in one way only; each cut that appears is harder than the last.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cut the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cutting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Find cuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Found after</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Into parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>No cut with one solution was found yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Other random numbers, and so other cuts; the same seed gives the same again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Pictures of the cuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>about equally many cells each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>difficulty {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>greatest difficulty</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>{n} changes of a cell were tried.</source>
            <extracomment>for 1: {n} change of a cell was tried.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>{n} cuts go together in one way; the hardest has difficulty {best}.</source>
            <extracomment>for 1: {n} cut goes together in one way; its difficulty is {best}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>Draw a target in the main window, or open a puzzle that has one; then come back by the menu Design.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>Target: {name}, {n} cells</source>
            <extracomment>for 1: Target: {name}, {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>There is no target yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>search time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>{share} done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/favourites.py" />
            <location filename="../../app/latticework/gui/design/item_rows.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Favourite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/favourites.py" />
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Favourite (Ctrl+B)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/finder.py" />
            <source>{times} × {part}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Make a puzzle of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Save as a table…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Show a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Show pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/item_rows.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>No favourite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>&amp;Judge the drawing</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>At least {n} solutions</source>
            <extracomment>for 1: At least {n} solution</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>More than {n} solutions</source>
            <extracomment>for 1: More than {n} solution</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>No solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>Tell with each change how many solutions there are, and how hard it is (Ctrl+J)</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>{n} solutions, difficulty about {number}</source>
            <extracomment>for 1: {n} solution, difficulty about {number}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>{n} solutions, difficulty {number}</source>
            <extracomment>for 1: {n} solution, difficulty {number}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>A single painted cell is enough for one solution to be left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells are being painted, fewer first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells that can be seen when all parts are in place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells, up to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Choices of painted cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Colours, up to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Find cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>For each solution one choice of the fewest cells that leave it, not all choices of the fewest cells that leave any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>How many cells are painted</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>No choice of up to {n} painted cells leaves one solution.</source>
            <extracomment>for 1: No choice of up to {n} painted cell leaves one solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Paint cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Painted cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Pictures of the choices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Some cells of the target are painted, and those cells of the parts that lie there in a solution. Where paint must lie on paint, and nowhere else, other solutions drop out. The fewest cells are found that leave one; all solutions must be found and stored first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>There is no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>There is only one solution; no cell needs to be painted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>a choice for each solution</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>choices</source>
            <extracomment>for 1: choice</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>only cells at the surface</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} painted cells are enough for one solution to be left, and no fewer.</source>
            <extracomment>for 1: {n} painted cell is enough for one solution to be left, and no fewer.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} solutions cannot be left alone by any paint.</source>
            <extracomment>for 1: {n} solution cannot be left alone by any paint.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} solutions take more cells than are tried.</source>
            <extracomment>for 1: {n} solution takes more cells than are tried.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>How many nodes a search takes for each solution that always goes on with the cell or the part that has the fewest possibilities: it says how much there is to try</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{different} different
{rotations} with mirror images
{all} in all positions</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>{n} solutions so far</source>
            <extracomment>for 1: {n} solution so far</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>All possibilities were tried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Another window or program is searching. Pause it there, then resume here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Choose at the left from which parts the sets are to be made, then press Find sets. One search finds all sets that fill the target, with how many solutions each has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Everything found so far is being saved…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Explored share of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Find sets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Getting ready…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Looking at the parts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No favourite is among the sets that are wanted. To make a set one, choose it and press Ctrl+B, or click on its star in the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No set of these parts fills the target. Choose from other parts, or let each be used more often.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No set was found yet.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>None of the {n} sets found is as wanted. Change at the left which sets are shown.</source>
            <extracomment>for 1: The set found is not as wanted. Change at the left which sets are shown.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Pictures of the sets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Sets of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Show only sets with</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>So far {n} sets of parts were found, {once} with one solution up to now.</source>
            <extracomment>for 1: So far {n} set of parts was found, {once} with one solution up to now.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>The earlier search cannot be read: {reason}. Find sets puts its file aside and begins again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Time left: {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Which solutions count as one: those that turning and mirroring make of it, those that turning makes of it, or each position by itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>different ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>easiest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>fewest parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>hardest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>in all positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>most parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>with mirror images</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{explored} Resume whenever you like, also tomorrow.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} difficulties are still to be found out.</source>
            <extracomment>for 1: {n} difficulty is still to be found out.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} of them are listed.</source>
            <extracomment>for 1: {n} of them is listed.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} parts to choose from.</source>
            <extracomment>for 1: {n} part to choose from.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} sets of parts fill the target, {once} with exactly one solution.</source>
            <extracomment>for 1: {n} set of parts fills the target, {once} with exactly one solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{share} explored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>1 where it has none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Draw a part in the main window, or open a puzzle that has some; then come back by the menu Design.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Filled by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Find shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Fixed: turned ones are shapes of their own, too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Free: mirror images are the same shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>How many cells the box has into which the shape fits, along each axis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>In a box of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>In how many ways the parts fill it; those that a symmetry of the shape makes equal are one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Join the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>No shape can be filled. Choose other numbers, or a larger box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>None of the shapes is as wanted. Change at the left which are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>One-sided: mirror images are two shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Only shapes that fit into a box of so many cells along each axis, turned if need be; they are found much faster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Parts are joined in all ways in which they touch each other; each connected shape that comes out is found, with the number of ways to fill it. Choose at the left how large it is, then press Find shapes. The target of the puzzle does not matter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Pictures of the shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Shapes of the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Show only shapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Size of the box along axis {axis}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Symmetries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The parts are being joined in all ways in which they touch each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The parts are being joined.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The shapes that are wanted are being chosen.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The {n} parts of {name}</source>
            <extracomment>for 1: The {n} part of {name}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>There are no parts yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Ways</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>all parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>any</source>
            <comment>the size of a box</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>filled in exactly one way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>no symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>parts of so many cells</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>shapes</source>
            <extracomment>for 1: shape</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>so many parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>with a symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>without holes</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} connected shapes can be filled, {once} in exactly one way.</source>
            <extracomment>for 1: {n} connected shape can be filled, {once} in exactly one way.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} symmetries</source>
            <extracomment>for 1: {n} symmetry</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} ways</source>
            <extracomment>for 1: {n} way</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>All {n} solutions are found and stored.</source>
            <extracomment>for 1: The only solution is found and stored.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Another window or program is searching, or another task of this window. When it has found all solutions, go on here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Find the solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Looking at the puzzle…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Not all solutions are found yet. Find the solutions searches for them first and then goes on by itself. The search is kept; the main window has the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>The search of this puzzle does not store all solutions, so nothing can be told apart from the others. Have the main window store all solutions and start over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>What was found is being saved…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>{n} solutions found, {explored} explored.</source>
            <extracomment>for 1: {n} solution found, {explored} explored.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Designing with {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Saving {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Table (*{ending})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>The table was written to {path}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>The window is still searching. Closing it pauses the search, or ends one that cannot be paused; what was found is kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>What is to be found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>{name} is open in the main window as a new puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>All parts of a size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Cells, from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Cells, to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Parts to choose from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>The parts of the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Which parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>as in the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>&amp;Instead of the parts that it is made of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A &amp;part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A &amp;target for these parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A picture, with a mark for each cell:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add a set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add parts from text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add the parts (Ctrl+Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Counting…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Fixed: turned ones are parts of their own, too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Free: mirror images are the same part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>One-sided: mirror images are two parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Parts in the text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Parts of the lattice {lattice}, typed or pasted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>Parts of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Take cells of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Taken. Edit &gt; Undo (Ctrl+Z) brings the solutions back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>These have as many copies less, so that the target can still be filled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Tick the parts to be taken; the others are faint in the view.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Units of {n} cells</source>
            <extracomment>for 1: Units of {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>or coordinates: {example}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>or rows between bars, a puzzle code, or the text of a puzzle file.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>{parts}, {n} cells</source>
            <extracomment>for 1: {parts}, {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>{part}, {n} cells</source>
            <extracomment>for 1: {part}, {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Allowed motions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Another puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Colours of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Direction of layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Duplicate part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Duplicate parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Line of different marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Move part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Move parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove a line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Rename part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Take a part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Take a target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>All ways to place it in the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Chiral</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Colour…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Copies of each selected part, as 3 or 0-2; Enter sets them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Double click a fact to select all parts that share it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Facts about the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Fitting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Group of all selected parts, empty for none; Enter sets it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Mirror twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Motions that carry its cells onto themselves, mirroring ones among them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Motions…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>No mirroring carries its cells onto themselves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Orientations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Orientations that fit somewhere in the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Orientations that it may have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Separate pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Sets of its cells that do not touch one another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Spaces that its cells enclose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>The part that is its mirror image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>What the selected parts may do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>as the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>chiral</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>fit nowhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>in several pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>symmetric</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>with a mirror twin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>with holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>yes</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>{n} selected</source>
            <extracomment>for 1: {n} selected</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>All that can be opened ({endings})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Files of other programs ({endings})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Import</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Not all of what was copied could be taken over:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Open a puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Reading what was copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Reading {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Save the changes to “{name}”?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Save “{name}” there again?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>What was &amp;left out…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>puzzle</source>
            <comment>a name for a file</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{n} things beside the puzzle were left out; File &gt; {action} shows them</source>
            <extracomment>for 1: {n} thing beside the puzzle was left out; File &gt; {action} shows it</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{path} is open. Not all of it could be taken over:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{path}: is there already; choose another name, or this one with its ending</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Add polygon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Cells of one period</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Draw cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Height</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Remove cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Save and begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Vectors by which it repeats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>A lattice of your own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>A lattice that ships with the program has this name; choose another one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Add &amp;ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>B&amp;ottom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Bottom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Cells of one period</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Click the corners one after the other; a click on the first one, or Enter, closes the cell, Escape leaves it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Close &amp;drawn cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Corne&amp;rs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Drag the tips of the vectors, and cells by their corners or as a whole. Turn the wheel to zoom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Give the lattice a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Height</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Length of a side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>My lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>R&amp;edo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Rad&amp;ius</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Radius</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>S&amp;ides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Some cells of the lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>The lattice that you have drawn is not saved; it is lost when the window is closed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>x of vector {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>y of vector {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>z of vector {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{n}: ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{n}: polygon of {count} corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{path}: is a file, but your own lattices need a folder of this name; move the file or rename it, then save again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{path}: the folder of your own lattices could not be made ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_view.py" />
            <source>The cells of one period, and their copies around them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>&amp;Equal marks meet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>A tick lets sides with these two marks face each other. In the column “nothing” it lets a side face the outside of the target, or a cell that stays empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Back to no table: equal marks meet, all may face nothing, and reach one cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Looks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Marks and what may meet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Marks that may meet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>May face the outside of the target, or a cell that stays empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>No side of a part has a mark yet. Choose a part, take the tool Mark (K) on the canvas and click inside a cell near a side; then say here which marks may meet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Sides without a mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Through how many cells the mark goes on in a straight line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Whether the mark stands out, or is what a key goes into</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>automatic</source>
            <comment>a kind of marks</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>hole</source>
            <comment>a kind of marks</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>key</source>
            <comment>a kind of marks</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>looks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>plain</source>
            <comment>a side without a mark</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may face nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may meet {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may not face nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may not meet {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} reaches through {reach}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark}: no part has it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Add a line of the selected cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>Along a line no mark may occur twice, whatever faces it. Select cells of the target on the canvas (V), choose which of their sides make the line, and add it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>Lines of different marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>{sides} of {cells}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>&amp;First shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>A lattice of your &amp;own…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Lattices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>My own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>New puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Nothing yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Some cells of the lattice. The puzzle begins empty, to be drawn by hand.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>The target has {n} cells.</source>
            <extracomment>for 1: The target has {n} cell.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>What the puzzle begins with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>{cells} cells are too many; at most {most} can be drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} cannot be read any more, so it is not known whether another program has changed it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} is not there any more: it was removed or renamed since it was opened or saved here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} was changed by another program or window since it was opened or saved here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Colour {color}: click to change</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Form {form} of part {name} is in {n} pieces.</source>
            <extracomment>for 1: Form {form} of part {name} is in {n} piece.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Form {form} of {forms}; each copy has exactly one of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Group {group}: parts of one group may stay together when a solution is taken apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>How many times: a number like 3, or from-to like 0-2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>In no group; parts of one group may stay together when a solution is taken apart (right button)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Motions</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} and {n} other parts are in several pieces.</source>
            <extracomment>for 1: Part {name} and {n} other part are in several pieces.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} has no cells yet.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} is in {n} pieces.</source>
            <extracomment>for 1: Part {name} is in {n} piece.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Rename target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>The box: it stays where it is when a solution is taken apart (right button)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The target has no cells yet.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too few: {n} cells of the target would stay empty beside those that may.</source>
            <extracomment>for 1: Too few: {n} cell of the target would stay empty beside those that may.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too few: {n} cells of the target would stay empty.</source>
            <extracomment>for 1: Too few: {n} cell of the target would stay empty.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too many: {n} cells more than the target has.</source>
            <extracomment>for 1: Too many: {n} cell more than the target has.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>What parts may do, unless they have a rule of their own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>What the part may do; faint where it is as the puzzle says</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>and {n} more like these</source>
            <extracomment>for 1: and {n} more like these</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{key} is not a known key and changes nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{key} is not a known key and changes nothing; did you mean {other}?</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{least} to {n} cells</source>
            <extracomment>for 1: {least} to {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{most} of {n} may stay empty</source>
            <extracomment>for 1: {most} of {n} may stay empty</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} may stay empty</source>
            <extracomment>for 1: {n} may stay empty</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{n} selected: {cells}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{parts}, {cells}; target {target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{place}: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {empty}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Add a part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Duplicate the part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Go to the next part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Next target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Previous target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Remove the part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a &amp;set…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a &amp;target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a target, for the same parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add parts from pu&amp;zzles…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add parts from te&amp;xt…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Colours that every&amp;body can tell apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Current target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Go to the pre&amp;vious part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Group of {part}, whose parts may stay together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Group {group}: {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Move the part &amp;up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Move the part do&amp;wn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>New group {group}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>No group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>R&amp;emove the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Remove the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>The box: placed where it is drawn, and never taken out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>The target to draw and to solve (Ctrl+Page Down, Ctrl+Page Up)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>all parts of a size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>found by picture and name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>pictures, coordinates, puzzle files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <source>as the puzzle ({rule})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <source>the usual ({rule})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>&amp;Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>&amp;Fill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>A corner hangs on to nothing: the plate is in two pieces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a p&amp;late…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate: only in puzzles of cubes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate… ({keys}): a side of a cube, with teeth along its border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add and &amp;next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Border of the plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Change the plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Click or drag along the border, or use the arrow keys and Space; the middle stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Cubes along a side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Line {row}, column {column}: cube</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Line {row}, column {column}: gap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Target: surface of the cube</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>The target has cells already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>The target is not the surface of a cube of {size}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Too few: {n} cells of the surface would stay empty.</source>
            <extracomment>for 1: Too few: {n} cell of the surface would stay empty.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Too many: {n} cells more than the surface has.</source>
            <extracomment>for 1: Too many: {n} cell more than the surface has.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>With this plate: {sums}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>{parts}, {cells} of {n} cells</source>
            <extracomment>for 1: {parts}, {cells} of {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Author</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Colours that match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Equal colours match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Links</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Year</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>A row for each colour of parts, a column for each colour of the target: a tick lets cells of the one lie on cells of the other. A cell without a colour fits everywhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>C&amp;hoose…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Cells &amp;empty at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Cells of parts and cells of the target should have colours first: paint them with the tool Colour cells on the canvas.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Colours that match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>No&amp;tes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Pairs of colours that match, each a colour of parts, then one of the target: {example}. A single {sign} means none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Parts &amp;may</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Puzzle properties</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Ta&amp;gs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Tick the colours that match in a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>all that may</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>as usual: {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>equal colours match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>fixed: moved, not turned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>mirror: moved, turned and mirrored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>placed: only as they are drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>turn over: moved, turned and turned over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>turn: moved and turned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>web addresses, with spaces between them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>words to find it by, with commas between them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} different: {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} in all positions: {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} with mirror images: {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{one} cells of parts on {other} cells of the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>&amp;Copies of each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>&amp;Other files…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add parts from puzzles</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add {n} parts</source>
            <extracomment>for 1: Add {n} part</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>All of a &amp;folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Find parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Folder of puzzles with parts to add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Name of a part or a puzzle, or a number of cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>No other puzzle has this lattice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>No part or puzzle of this lattice is called so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Parts of other puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Parts of puzzles of the same lattice, {lattice}; equal shapes are shown once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Puzzles with parts to add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Reading puzzles…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{folder} holds more than {n} files; the first of them are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{folder} holds no file that can be read</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{n} shapes</source>
            <extracomment>for 1: {n} shape</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{part} in {puzzle}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{path}: its parts are in the lattice {other}; only those of {lattice} can be taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Kind of file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Save as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Exported to {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Figures, tables, letters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Files of other programs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Flat parts for a laser cutter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Kind of file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Making {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Only a solution can be written in this format. Solve the puzzle first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Parts for a 3D printer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Pictures, films, a web page, the puzzle itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Save as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>The preview was cancelled. Change any setting to have it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>What it is for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>{path} was written. Please note:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>“Save as” has no name of a file; type one, such as {name}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>All {n} solutions found</source>
            <extracomment>for 1: The solution found</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The puzzle without a solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The solution shown</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The {n} favourites</source>
            <extracomment>for 1: The favourite</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The {n} solutions listed</source>
            <extracomment>for 1: The solution listed</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview.py" />
            <source>This is what is used of a sheet of {width} x {depth} mm; a long strip takes several rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Beginning of the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Drag to turn, drag with the right button to shift, turn the wheel to zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Making the preview…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Next page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Page {n} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Parts as they will be printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Preview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Previous page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>What is made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>&amp;More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>&amp;Restore usual values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>As the &amp;view is now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>Turned, taken apart and with parts hidden as in the Solution tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>What is written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Command in Python</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Interrupt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Running; Ctrl+C interrupts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Stop the command that runs (Ctrl+C)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>What the console printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>&amp;Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>&amp;Close the tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>E&amp;nd the tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>G&amp;o on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>S&amp;kip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>{title}: step {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Back</source>
            <comment>to the page before</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Find in the manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Manual: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Nothing in the manual has all these words.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Page of the manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Pages and places</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>{n} places</source>
            <extracomment>for 1: {n} place</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Browse all symmetric solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Draw and solve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Pause and resume a long search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Add a part: press the button with the plus, or Ins in the list.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>All solutions are found, and the first is shown. Go to the next: press the arrow, or Ctrl+Right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>All your searches are in this list, with how far they are. Open the one you paused: click it twice, or choose it and press Enter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Choose Explode below the picture, and pull the slider or press Play: the parts move apart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Choose the tool Rectangle: press the button, or B on the canvas.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Draw the part in the same way: 3 squares in a row.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Draw the target, the shape to be filled: drag from corner to corner of 4 by 3 squares. By the keys: arrows and Space. Ctrl+Z takes back what went wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Everything is saved: you could close the program now. Go to Searches, or press Ctrl+4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Four of them fill the target: click twice on the 1 below Copies, type 4 and press Enter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Gallery, to see the solutions as pictures side by side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Pause, or F5 again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Resume, or F5: the search goes on where it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Solve, or F5 wherever you are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Step through the copies up to the last: press Ctrl+Right, or the arrows of this field.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. File, Save keeps the puzzle; File, New begins one of cubes, hexagons, balls and many other cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. The search goes on while you do other things; F5 pauses it whenever you like, and so does closing the program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. The search panel tells how many solutions there are: different, with mirror images, and in all positions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>The bar shows how much has been explored. Wait until solutions are found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>The twelve pentominoes are to fill 3 by 20 squares. Press Solve, or F5.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>There are 2 solutions: what is only turned or mirrored is not listed again. Choose the other one, or press Ctrl+Right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>This puzzle has ten million solutions. Begin the search: press this button, or F5.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>This search has come to its end, so there is nothing to pause any more. The steps are the same with any other long search, such as that of Hexominoes 14x15 in the library.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Tick Symmetric copies, to see what turning and mirroring the target makes of each, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Wait for the end of the search, which takes seconds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>Level {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>Target {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>an evening</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>and {n} more counts</source>
            <extracomment>for 1: and {n} more count</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>open now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>very hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{least} to {most} parts</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} different solutions</source>
            <extracomment>for 1: {n} different solution</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} solutions in all positions</source>
            <extracomment>for 1: {n} solution in all positions</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} solutions with mirror images</source>
            <extracomment>for 1: {n} solution with mirror images</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} targets</source>
            <extracomment>for 1: {n} target</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{year} BC</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>About the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Choose a puzzle to see what is known of it. Enter or a double click opens it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Draw, change or look at this puzzle (Enter; with Ctrl in a new window)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Highest level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Links</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Open this puzzle and search for its solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Tags</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>A first puzzle of each kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>All puzzles of the library and your own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Begin here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Designed here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Hard by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>One evening</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles for which nearly everybody asks a computer, and those that have no solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles that nearly solve themselves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles that take an evening by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles whose parts lock into each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles with one solution that this program found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>The puzzles of your folder, and the files that you opened or saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Your own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Tag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any tag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Clear all filters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Collections</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Filter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Filter ({n})</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Filter, {n} filters in force</source>
            <extracomment>for 1: Filter, {n} filter in force</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Search by name, author, tag or note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Search the library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Show a compact list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Show cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Si&amp;ze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Another folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Choose a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>No puzzle matches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Puzzles that you open or save are listed here. A folder can be chosen, too: what is saved there appears here by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Show all puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>There are no puzzles in this collection.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>There are no puzzles in {folder} yet. What is saved there appears here by itself.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>{n} puzzles</source>
            <extracomment>for 1: {n} puzzle</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>{shown} of {all} puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Being searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Not begun</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Paused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>paused, {percent} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>searching, {percent} %</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>solved: {n} solutions</source>
            <extracomment>for 1: solved: {n} solution</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{n} laid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{n} of {pieces} laid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{solved} of {targets} solved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>13 to 25 parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>31 to 60 cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>61 to 125 cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>7 to 12 parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>By lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>By name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Easiest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Fewest parts first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Hardest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Last opened first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>More than 125 cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>More than 25 parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Oldest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Up to 30 cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Up to 6 parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>&amp;Resume your game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Asks the solver whether what lies can be completed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/overlay.py" />
            <source>Back to the solution (Escape)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Do the step again (Ctrl+Shift+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Hin&amp;t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Is this &amp;right so far?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Layer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Lays one more part of a solution that fits what lies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mirror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Next form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Next part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>One layer down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>One layer up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Previous part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Puts all parts back into the tray, which can be undone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Puts the part on another of its sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Start &amp;over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>The layer in which the part in the hand is moved (Page Up, Page Down)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>The puzzle is made ready…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Tip over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Turn back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Turn over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Undo the last step (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Drag parts from the tray; or N takes the next one, arrows and Page Up or Down move it, R and T turn it, Return lays it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Drag parts from the tray; or N takes the next one, arrows move it, R turns it, Return lays it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Playing by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>It does not fit here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>No: the puzzle has no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>No: these parts cannot all stay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Not known after {seconds} seconds.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Solved in {time}, with {n} hints.</source>
            <extracomment>for 1: Solved in {time}, with {n} hint.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Solved in {time}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Still looking.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>This game is not kept: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>This part may not be mirrored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Yes: it can be completed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your earlier game cannot be read, so this is a new one.
{reason}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your game is here again: {n} of {most} parts are laid, {time}.</source>
            <extracomment>for 1: Your game is here again: {n} of {most} parts is laid, {time}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your game is here again: {n} parts are laid, {time}.</source>
            <extracomment>for 1: Your game is here again: {n} part is laid, {time}.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>Parts left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name} × {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name}, as many as you like</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name}, {n} left</source>
            <extracomment>for 1: {name}, {n} left</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Add the selected searches to the queue, which runs them one after the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Add to the queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Copying {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Move the search of {name} to the trash? Its solutions go with it.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Move {n} searches to the trash? Their solutions go with them.</source>
            <extracomment>for 1: Move {n} search to the trash? Its solutions go with it.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Pause the queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Remove from the list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Remove from the queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume in the queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume one after the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume the queue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Save a copy as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Save a copy of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Saved to {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <location filename="../../app/latticework/gui/searches/table.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Searches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Show in folder</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{n} searches were deleted</source>
            <extracomment>for 1: {n} search was deleted</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{path} cannot be moved to a trash here. Delete it for good?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{path}: could not be deleted ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>All targets of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Copy as CSV</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Copy as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Counting failed: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Different</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>In all positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Solutions by target</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Stopped: {done} of {number} targets counted, {n} have no solution.</source>
            <extracomment>for 1: Stopped: {done} of {number} targets counted, {n} has no solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>With mirror images</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>{done} of {number} targets counted, {n} have no solution.</source>
            <extracomment>for 1: {done} of {number} targets counted, {n} has no solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Filter the searches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>No search has these words in its name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>No searches are kept yet. Open a puzzle and press Solve (F5): its search is kept by itself and listed here. A search file from elsewhere is listed once it has been opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Open a search file…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Search by the name of the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>The queue is empty. Select paused searches and resume them: they run one after the other.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>{n} searches, {complete} finished, {size} on disk</source>
            <extracomment>for 1: {n} search, {complete} finished, {size} on disk</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <location filename="../../app/latticework/gui/solve/search_thread.py" />
            <source>Another window or program is searching this puzzle. Pause it there, then resume here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <source>It ended before all was explored; resume it once more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <location filename="../../app/latticework/gui/solve/search_thread.py" />
            <source>The search failed: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Last used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Next: {name}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Next: {name} and {n} more</source>
            <extracomment>for 1: Next: {name} and {n} more</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Nothing waits after it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>On disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Pausing {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Searching {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>The queue is paused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>paused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>pausing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>queued, number {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running in another window or program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running in this window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{name}: sets of parts</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, all explored in {time}</source>
            <extracomment>for 1: {n} solution, all explored in {time}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, less than {percent} % explored in {time}</source>
            <extracomment>for 1: {n} solution, less than {percent} % explored in {time}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, {percent} % explored in {time}</source>
            <extracomment>for 1: {n} solution, {percent} % explored in {time}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/any_window.py" />
            <source>The search is being saved, then the window closes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>No command that can be used now has these letters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Type what you want to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;About Latticework</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Export…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Next solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Open…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Previous solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy as te&amp;xt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Item</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Items</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Option</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The solution was copied as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>There is no solution to be copied yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>To be covered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>at most once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>at most once, or in one colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>{least} to {most} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>{n} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Close the program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Save as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. A copy of your puzzle was saved just now: close the program and start it again, and it offers you the puzzle as it is. You can also save it in a file of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. Searches save themselves: close the program and start it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. Your puzzle is still here: save it now, then start the program again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>Notify m&amp;e when a long search ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>Search finished</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>{name}: {n} solutions</source>
            <extracomment>for 1: {name}: {n} solution</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>{percent} % – {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&amp;Licences of all parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&amp;Tours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Be led.&lt;/b&gt; Help, Tours goes through all this with you, one step at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Draw.&lt;/b&gt; File, New begins a puzzle. The target is the first row of the list of parts; add parts with +, and draw the cells of the chosen row with the mouse, or with the arrow keys and Space. Undo is Ctrl+Z.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Look.&lt;/b&gt; Step through the solutions with Ctrl+Right and Ctrl+Left. Drag to turn, wheel to zoom; choose &lt;b&gt;Explode&lt;/b&gt; below the picture and pull the slider to move the parts apart. Open &lt;b&gt;Parts&lt;/b&gt; beside the picture: a click on a part makes it faint, then hides it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Solve.&lt;/b&gt; Choose a puzzle in the library and press &lt;b&gt;Solve&lt;/b&gt; (F5). Pause whenever you like; you may close the program and resume next week. Searches are saved several times a second by themselves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>About Latticework</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Another puzzle was opened, so this tour is over. Help, Tours begins it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>First steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>It uses Qt under version 3 of the GNU Lesser General Public License.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Licences of all parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>MIT licence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Solves put-together puzzles on any structured lattice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>The tour is over; Help, Tours begins it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>Drawing the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>Ta&amp;ke cells as a part…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The picture was copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The puzzle code was copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The puzzle was edited: there is no solution of it to take cells from.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>There is no search of this puzzle yet to be copied; press Solve first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>What was copied is no puzzle of a known program, and no part: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>{n} parts were added</source>
            <extracomment>for 1: {n} part was added</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/language.py" />
            <source>{path}: is no file of translations (.ts): {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Commands…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Cut the target into parts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Facts about the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Favourite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;First steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Import…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Lines of different marks…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Marks and what may meet…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;New…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Print on paper…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Puzzle properties…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Solve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy picture &amp;without ground</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy pu&amp;zzle code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Count all &amp;targets…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Desi&amp;gn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>F&amp;ind sets of parts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find &amp;burrs…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find ca&amp;lendars…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find challen&amp;ges…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find p&amp;ainted cells…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find s&amp;hapes of the parts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Lib&amp;rary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>New &amp;window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>New latti&amp;ce of your own…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>No file was opened yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Open &amp;recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Pa&amp;ste puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Play by han&amp;d</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Prefere&amp;nces…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Rese&amp;t the view of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Reset the pa&amp;nels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Sa&amp;ve a copy of the search…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Save &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Sear&amp;ches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>The files opened last are gone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Trace step b&amp;y step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>All searches that are kept (Ctrl+4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Choose a puzzle (Ctrl+1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Draw the target and the parts (Ctrl+2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Search for solutions and look at them (Ctrl+3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>The search at work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source> %</source>
            <comment>a share, after a number</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source> s</source>
            <comment>seconds, after a number</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Copy for recovery after</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Language, from the next start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Open the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Workers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Appearance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>As the desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Changes are also copied after ten steps. Your own file is written only when you save.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Keep the computer &amp;awake while a search runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Memory of &amp;each worker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Move the camera &amp;smoothly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Notify me when a long search e&amp;nds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Parts &amp;move from step to step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Preferences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Searches</source>
            <comment>a group of settings</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Searches are kept in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Size of letters, &amp;from the next start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Unsaved puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Your administrator has set some of this in {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/copies.py" />
            <source>the first line should say which file this is a copy of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Discard…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Recover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Discard</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Discard the unsaved changes of {n} puzzles for good?</source>
            <extracomment>for 1: Discard the unsaved changes of {n} puzzle for good?</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Open the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Puzzle without a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Puzzles that were not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Recover puzzles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>The program ended before these puzzles were saved. A tick chooses which of them to recover or to discard; with “Later” they are offered again at the next start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>not saved in a file yet</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>{n} copies cannot be read. They are kept, and not offered again:</source>
            <extracomment>for 1: {n} copy cannot be read. It is kept, and not offered again:</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>{path} (gone, or changed since; will be saved under a new name)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <source>No copy for recovery can be written: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>nothing was written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>{path}: could not be saved ({error}); {kept}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Film</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Searching</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Solution {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>The search of {puzzle} was paused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;No keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;Reset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;Use these keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Actions and their keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Choose an action, then press its new keys in the field below.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Give all actions the keys they had at first?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>In lists and panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>New &amp;keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Press the new keys here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Reset &amp;all…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Search for an action or a key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>{keys} already belongs to “{action}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>{keys} is needed to move and to draw; choose other keys.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Exported {n} files to {folder}</source>
            <extracomment>for 1: Exported {n} file to {folder}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Show &amp;folder</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>{n} more files are listed in the library under “Your own”</source>
            <extracomment>for 1: {n} more file is listed in the library under “Your own”</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Back to the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Clear the filter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Next reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Resume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Take it apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A part has no cells yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A sample of {stored} of all {found} solutions is kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A target of {cells} cells is drawn.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} different solutions are found.</source>
            <extracomment>for 1: The only solution is found.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} different solutions of {puzzle} are found.</source>
            <extracomment>for 1: The only solution of {puzzle} is found.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} solutions are found.</source>
            <extracomment>for 1: The only solution is found.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} solutions that come apart are found.</source>
            <extracomment>for 1: The only solution that comes apart is found.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Counted: there are {n} solutions; none is stored.</source>
            <extracomment>for 1: Counted: there is {n} solution; it is not stored.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw a sh&amp;ape…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the p&amp;art</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the t&amp;arget</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the target: click on cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>End the t&amp;race</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Getting ready to search.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Getting ready, once after an installation: step {number}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>It comes apart in {n} moves.</source>
            <extracomment>for 1: It comes apart in {n} move.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>It was changed; Undo brings back {n} solutions.</source>
            <extracomment>for 1: It was changed; Undo brings back {n} solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Its file has {n} solutions; Solve finds all.</source>
            <extracomment>for 1: Its file has {n} solution; Solve finds all.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Leave the &amp;game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking at the puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking at the puzzle; the search begins then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking for what rules out a solution.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>None of the {n} solutions comes apart.</source>
            <extracomment>for 1: The only solution does not come apart.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>None of {n} solutions passes the filter.</source>
            <extracomment>for 1: The one solution does not pass the filter.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Only a hint: this does not rule out a solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Pa&amp;use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; the last steps are not saved.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; {n} solutions are kept.</source>
            <extracomment>for 1: Paused at {explored}; {n} solution is kept.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; {n} solutions were found.</source>
            <extracomment>for 1: Paused at {explored}; {n} solution was found.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Put to&amp;gether</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Reason {number} of {all} why there is no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>S&amp;olve</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searched in the queue or elsewhere: {n} solutions.</source>
            <extracomment>for 1: Searched in the queue or elsewhere: {n} solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searching, but what is found cannot be saved now.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searching: {n} solutions, {explored} explored.</source>
            <extracomment>for 1: Searching: {n} solution, {explored} explored.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the searches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Show one that &amp;comes apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Show the p&amp;arts</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Some parts hold together; {n} moves are possible.</source>
            <extracomment>for 1: Some parts hold together; {n} move is possible.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stop at &amp;once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stopped at {explored}; the last steps are not saved.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stopped at {explored}; {n} solutions were found.</source>
            <extracomment>for 1: Stopped at {explored}; {n} solution was found.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Taking the solutions apart: {done} of {all}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The earlier search of this puzzle cannot be read.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The parts fill {n} cells too few for the target.</source>
            <extracomment>for 1: The parts fill {n} cell too few for the target.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The parts fill {n} cells too many for the target.</source>
            <extracomment>for 1: The parts fill {n} cell too many for the target.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The queue or another window is at work on this search.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search failed at {explored}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search is being paused and saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search waits for workers: their number is 0.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The trace has placed {n} parts.</source>
            <extracomment>for 1: The trace has placed {n} part.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>There is no solution: all possibilities were tried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This is why there is no solution.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This one does not come apart; {n} others do.</source>
            <extracomment>for 1: This one does not come apart; {n} other does.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This part of a search is done: {n} solutions.</source>
            <extracomment>for 1: This part of a search is done: {n} solution.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This problem has no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This problem is not solved yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This puzzle cannot be searched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>This puzzle has no solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This puzzle is not solved yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You have solved it by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You have solved it by hand; Solve finds all solutions.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You play by hand: {n} parts are laid.</source>
            <extracomment>for 1: You play by hand: {n} part is laid.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{n} parts for a target of {cells} cells.</source>
            <extracomment>for 1: {n} part for a target of {cells} cells.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{n} solutions are found; the search can go on.</source>
            <extracomment>for 1: {n} solution is found; the search can go on.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{puzzle} is open and not solved yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/window.py" />
            <source>Console</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/window.py" />
            <source>Console of Pyt&amp;hon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Add the condition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Also list solutions of which a symmetric copy meets the conditions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Cell of the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Colours apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Condition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Coordinates of a cell of the target, for example 0,0. Ctrl+click a cell of the solution shown to add a condition on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Favourites</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>How many edges between parts lie on edges between parts of the solution's image under a symmetry of the target, at least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>How many solutions were tested</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions in which no two parts of one colour touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions that a symmetry of the puzzle carries onto themselves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions with a star</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only some of the solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Other part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetric</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetric copies count, too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetry at least</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Take away: {condition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>does not touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>is at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>is not at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>touches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{listed} of {stored}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} at {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} does not touch {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} not at {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} touches {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Comes apart: {apart} of {stored}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Highest level only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>List only solutions that come apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>List only solutions with the highest level found so far: {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Order of the list: by number, or the highest level, the most moves, or the most tries first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Order of the solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>A note or a star could not be stored: {reason}
Close all the same? It is lost then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Note about the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Solve the puzzle to mark favourites: they are kept with the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>The note “{note}” on solution {number}: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>another window has noted {note} meanwhile, and both together are too long for one note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>First solution (Home)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Gallery</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Jump to a solution by its place in the list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Last solution (End)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Next solution (Ctrl+Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Number of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Previous solution (Ctrl+Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show each solution also turned and mirrored, as the target allows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show pictures side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show the list with filters and notes, or just a strip of pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Solutions appear here as soon as they are found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Solutions as a &amp;page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Symmetric copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Symmetric copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>All moves of taking the solution apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>How many arrangements of the parts were tried to take the solution apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>How many solutions the symmetries of the target make of this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>It is not known yet whether this solution comes apart</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Level {level}: comes apart by {n} moves.</source>
            <extracomment>for 1: Level {level}: comes apart by {n} move.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Moves</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Not known: {n} arrangements of the parts were tried, which was not enough</source>
            <extracomment>for 1: Not known: {n} arrangement of the parts was tried, which was not enough</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Parts hold one another: no moves take this solution apart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>The moves until the first part leaves, then until the second, and so on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Tries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>not known</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>{n} arrangements of the parts were tried.</source>
            <extracomment>for 1: {n} arrangement of the parts was tried.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_views.py" />
            <source>Pictures of the solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source> s for each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>All {nodes} nodes are searched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Comparison of methods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Copy the chosen rows, or all, for a spreadsheet (Ctrl+C)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Doubtful: rest the pointer here to see why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; no way that was tried led to a solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; {solutions} solutions in all, {within_solutions}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Exactly: {nodes} nodes; {time} on one core; {solutions} solutions in all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done; it may well be far more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done; time left: {time}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Nodes a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Of the nodes {share} % were done by then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Press Compare: each engine is tried with each order, and what a whole search by it would take is estimated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Remark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Search by the method of the chosen row from now on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Seconds for which each method is tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Stop comparing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Try every engine with every order, and estimate what a whole search would take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Try random ways through the search for some seconds, to see how long all of it takes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Trying random ways through the search…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Use this method</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>all was searched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>may well take far longer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>too long for a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>too many for a number</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>{n} methods compared, on one core; the longer each is tried, the smaller the error.</source>
            <extracomment>for 1: {n} method compared, on one core; the longer each is tried, the smaller the error.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>± 100 % and more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>± {share} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>A search is cut into slices of a quarter of a second or so, and each worker does one after the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Copy all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Copy both tables, for a spreadsheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Cut off by {pruning}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Depth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Different solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Explored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Fact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Figures of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>How many nodes of the search tree were entered with this many parts placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Items, of which secondary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Last slice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Most parts placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>No worker was lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Nodes by depth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Orientations of all parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Orientations that fit into the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Parts placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Placements left without symmetric copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Searched by {computer}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Searched on an unknown computer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Slices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Symmetries of the target and the parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Time spent searching</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Time to the first solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Worker</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Workers were lost {n} times; what they did then was repeated.</source>
            <extracomment>for 1: Workers were lost {n} time; what they did then was repeated.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>at rest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>process {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>searching</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>this program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{computer}, process {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{nodes} nodes in {slices} slices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{nodes} nodes in {time}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} slices are being done.</source>
            <extracomment>for 1: {n} slice is being done.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} subtrees wait.</source>
            <extracomment>for 1: {n} subtree waits.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} workers of the cluster take part.</source>
            <extracomment>for 1: {n} worker of the cluster takes part.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Methods</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Plots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, and afterwards, this plots how much was explored, the solutions and the nodes over time, and the nodes at each depth.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, this lists the processes that search, and what each has done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, this shows the parts as they are placed at this moment, and the way in which most parts were placed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Layers, the lowest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Most parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The layers of the solid, the lowest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The parts that are placed where a worker stands now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The parts that were placed where a worker stood last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Where this run first had its most parts placed</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>{n} parts, {covered} of {cells} cells</source>
            <extracomment>for 1: {n} part, {covered} of {cells} cells</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Explored (%)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Time ({unit})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;As suits the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;Fewest placements first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;Order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Engine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>In the terminal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Method of search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Part or cell without symmetric &amp;copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Prunings: turn back as soon as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>The current search keeps its method; Search &gt; Start over restarts it with this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Used for searches begun from now on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>With these settings auto tries nothing; it is {engine}, or another engine for a very large puzzle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along diagonals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along the longer sides first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along the shorter sides first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>an empty cell can be covered by nothing any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>an island of empty cells is smaller than every part left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine: no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine: yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>cells as they are numbered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>coloured like a chessboard, cells and parts do not add up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>found by random probes of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>from the middle outwards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>next the cell whose placements touch the least that is new</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>parts, then cells as they are numbered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>the size of an island is no sum of sizes of parts left; finds more than small</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>{title}, {help}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Copy the path of the search file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Find one solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Method…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start over</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start this search over? {n} solutions found in {time} will be thrown away, with all favourites and notes.</source>
            <extracomment>for 1: Start this search over? {n} solution found in {time} will be thrown away, with its note.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start this search over? {n} solutions found in {time} will be thrown away.</source>
            <extracomment>for 1: Start this search over? {n} solution found in {time} will be thrown away.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Take all apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>This search was begun in another way; Search &gt; Start over begins it again with this choice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>{done} of {wanted}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>{share} explored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/puzzle_check.py" />
            <source>The folder of searches, {folder}, cannot be used: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/puzzle_check.py" />
            <source>The puzzle cannot be looked at: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>At most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>At most this many solutions are stored, chosen so that each that is found has the same chance; all are counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Cluster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Copy the figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Cut off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Each solution is stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Each solution is taken apart as soon as it is found, and stored only if all its parts come free of one another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>How many processes search at the same time; may be changed while they do. With 0 the search waits, or is left to the cluster.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory of each worker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory of workers, a cluster, and which solutions are stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Pause at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Pause at this many solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Size of the sample</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Solutions are counted and not stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Speed, nodes and method of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Taken apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The address of a Dask scheduler, whose workers search, too. The manual explains how to set up such a cluster.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The most that each worker may hold. One that needs more is replaced, and what it was doing is repeated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The search pauses soon after this many solutions are stored. Resume then goes on to the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Time left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Which solutions are stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>all solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>an even sample</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>none, only count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>only what comes apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>roughly {time}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>solutions</source>
            <extracomment>for 1: solution</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>the end</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>{n} nodes a second</source>
            <extracomment>for 1: {n} node a second</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>{n} workers of the cluster</source>
            <extracomment>for 1: {n} worker of the cluster</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>1 comes apart, level {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>All possibilities were tried; Search &gt; Start over begins again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Everything found so far is being saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Find all solutions (F5), or by Search &gt; Find one solution just one (Ctrl+F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Find out for each solution found whether it comes apart, and by how many moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>It was tried to take apart all solutions found so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause taking apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause the other window or program first, then resume here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; resume whenever you like, also next week (F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; what was found out is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; what was found out is kept (F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume (F5) continues this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume taking apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume where the search was paused (F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume where the search was stopped (F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solve (F5) begins one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Stop getting ready (F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>The earlier search of this puzzle cannot be read: {reason}. Search &gt; Start over puts its file aside and begins again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none</source>
            <comment>solutions</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none comes apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none yet</source>
            <comment>solutions</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>nothing yet</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>of {n} it is not known</source>
            <extracomment>for 1: of {n} it is not known</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{count} by {pruning}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{examined} of {stored} tried</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{n} come apart</source>
            <extracomment>for 1: {n} comes apart</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{n} have the best level, {level}</source>
            <extracomment>for 1: {n} has the best level, {level}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{percent} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/stored_search.py" />
            <source>{path}: the earlier search could not be put aside ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Back to the beginning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>By</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Choices made so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Covered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Dead end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Getting ready was stopped; Space begins it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Here a search can be watched step by step, once there is a puzzle that can be searched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>How many steps a second the search runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>One step back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>One step on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Run slowly, or pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Run to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Solution</source>
            <comment>where a trace stops</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Step over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Step {node}, {placed} chosen, {solutions}, {share} % explored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Stopping…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>The engine whose search is shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>What can be chosen here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>dead end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>placed now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run to the next place where something can be covered by nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run to the next solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run until this many choices are made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>search all that is below, and stop after it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>to be tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>{number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/findings.py" />
            <source>Placing the parts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Only a hint: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Reasons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Show on the target (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>&amp;One by one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>All parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Any cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Click a cell of the target to see only the placements that cover it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Next placement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Number of the placement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Orientations that have a placement, of all orientations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Parts and their placements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placements that cover the cell {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Previous placement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Ways that fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>all: {n}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>of {n} placements</source>
            <extracomment>for 1: of {n} placement</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>{n} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Colour cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Marks are for the sides of a part: choose one in the list of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>May stay empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Must be covered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Only cells of the target may stay empty: choose Target in the list of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Ordinary pen: no further symmetry of the lattice about this cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: mirrored left to right about {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: turned about {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: turned and mirrored about {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: with every symmetry about {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Take colours away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Drag with the mouse; the right button erases.
Or use the arrow keys, and Space for a cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Draw the part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Draw the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Height {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Colour cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Draw a shape…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Duplicate cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Eraser</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Fill the inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Fit the drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Move to the origin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Select</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Turn to the left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>C&amp;lear all cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Centre</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Centre a&amp;bout the origin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy &amp;cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy l&amp;ayer up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy layer up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Cu&amp;t cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Direction of la&amp;yers…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill he&amp;re</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill the inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Layer &amp;below</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Layer abo&amp;ve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Ma&amp;y stay empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mar&amp;k</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mirr&amp;or</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mo&amp;ve the view</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Move to the origin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>No closed border is drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Paste cells to place th&amp;em</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Pe&amp;ncil</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Point at an empty cell that a drawn border encloses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Rectan&amp;gle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Select &amp;all cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Select all of one c&amp;olour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Shift</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Straig&amp;ht line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Symmetric pen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>T&amp;ip over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>This lattice has no such motion for these cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>This lattice has no such motion for these cells and their marks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Zoom &amp;in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Zoom &amp;out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>a part's coloured cell fits only on a cell of that colour, or of none; the right button takes colours away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>all that a drawn border encloses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>also the middle button, or Space and drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>box, pyramid, hexagon, shell, larger part …, by its sizes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>cells of the target that need not be covered; the right button: must be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>cells, to move, turn, copy or delete them: drag round them or click; with Shift more, with Ctrl fewer; drag what is selected to move it, with Alt a copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>draw cells; the right button erases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>erase cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>fill; with Shift or the right button clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>from cell to cell; the right button erases; Page Up and Page Down while dragging lead to other layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>mirrored or turned about the cell under the pointer; again for other ways, then none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>put a colour, a key, a lock on the side of a part nearest to a click; the right button takes it away.
In a solid lattice hold Shift for a side that faces up, Ctrl for one that faces down;
with the keyboard comma and full stop go from side to side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>so that the least coordinates are 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>the colour of the cell under the pointer or the cursor, or all without one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>the empty cells about the pointer or the cursor, as far as a drawn border encloses them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>turn about the left-right axis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>which way is up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Add a for&amp;m</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Another shape of the part; each copy has exactly one of its forms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Form {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Forms of the part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Next f&amp;orm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Prev&amp;ious form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Remove t&amp;he form</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Clear rectangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Click inside a cell near a side; Shift means a side that faces up, Ctrl one that faces down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Draw a line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Erase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Erase a line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Fill rectangle</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>({n} drawn)</source>
            <extracomment>for 1: ({n} drawn)</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Copy layer up (U)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Direction of layers (L): which way is up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Height </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Layer (Page Up, Page Down)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>layer {number} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>All layers side by sid&amp;e</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Cells are selected layer by layer; F3 goes back to 3D.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Close the small view (Shift+F3 shows it again)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Colour to put on cells: {color}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Draw in &amp;3D</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Draw in 3D, or layer by layer (F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Layers above and belo&amp;w</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Mark to put on sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Part {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Part {name}, form {form} of {forms}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Small view in 3D beside the layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Target {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>The mark to put on sides: a key meets a lock, others meet their like, unless Edit &gt; Marks and what may meet says otherwise</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} are painted, and no paint may lie on the others</source>
            <extracomment>for 1: {n} is painted, and no paint may lie on the others</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} parts lie there from the beginning</source>
            <extracomment>for 1: {n} part lies there from the beginning</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {painted}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{what}, {n} cells</source>
            <extracomment>for 1: {what}, {n} cell</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>&amp;Shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>As usual in this lattice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Dra&amp;w it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Draw a shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>How many cells thick the shell is; 0 for a full shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Looking for shapes…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Part {name} made larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Rectangular layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Rhombic layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Sh&amp;ell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Sh&amp;ift along</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Shift along direction {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Slanted layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Square layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Triangular layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Turn the layers to its base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Up along {direction}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Up along {direction}, {n} layers</source>
            <extracomment>for 1: Up along {direction}, {n} layer</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>added to what is there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>instead of what is there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>taken away from what is there</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>{n} cells, then {all} in all</source>
            <extracomment>for 1: {n} cell, then {all} in all</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to colour it, with the right button or Ctrl to take the colour away;
drag to turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to erase it; drag to turn, with Shift to erase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to use the tool on it; drag to turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a face to draw the cell beyond it, with the right button or Ctrl to erase;
drag to turn, with Shift to draw.
The mark tool marks the side that is clicked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a face to mark this side of the part, with the right button or Ctrl to take the
mark away; drag to turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Drawing in 3D</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>F3 shows its layers, in which keys draw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>No side of the part is here: no other cell can touch it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>With the keys one draws layer by layer: press F3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Delete cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Duplicate cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Floating: drag or arrow keys to move, R, M and T to turn, Enter to place, Esc to cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Move cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Paste cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>There are no cells on the clipboard; select some and press Ctrl+C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Canvas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Move to a cell of the part with a free side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Shift: facing up, Ctrl: down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>a floating cell above it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>cell of part {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>cell of the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>colour {color}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>may stay empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>selected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side} with the mark {mark}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side} without a mark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side}: comma and full stop for others, Space to mark it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>the right button erases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>the right button erases, or {key}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>Click: show, show faintly, hide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Front</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <source>Isometric</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <source>Look fro&amp;m</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>View cube</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>End comparing</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Kept on the left. {n} parts lie elsewhere.</source>
            <extracomment>for 1: Kept on the left. {n} part lies elsewhere.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Solution that is kept to compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps} ({n} at once)</source>
            <extracomment>for 1: Step {step} of {steps} ({n} at once)</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps} ({n} turned by {degrees}°)</source>
            <extracomment>for 1: Step {step} of {steps} (turned by {degrees}°)</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Trying turns…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>A little closer (Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>A little farther (Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Find out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Find out whether the parts can be moved apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>How far the parts are moved from one another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>It is not known yet whether it comes apart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Move by move; lines show where a part comes out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>One move back (Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>One move on (Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Parts, or several together, also turn about axes of the lattice, by up to half a turn, from cells to cells. It may take minutes. Not tried: turns part of the way, slides by less than a step, and turning and sliding at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Pause (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Play (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Put together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Show what &amp;holds; the other parts are faint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Take apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Try &amp;turns as well</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>What is played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>{speed}×</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/camera_view.py" />
            <source>Arrow keys turn it, plus and minus zoom, Home resets the view</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Click on a face to look at it; drag to turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Choose from which side the solution is seen, letters, outlines, colours, and comparing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Keep to compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Letters on parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Outlines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Reset the view</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Shadow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Show all parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Turn slowly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>View of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/controls.py" />
            <source>Automatic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/controls.py" />
            <source>Other…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Overwrite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Replace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>C&amp;lose all the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Close the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>If you overwrite it, what it holds now is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Not everything was kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Replace files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save it &amp;there again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save under another &amp;name…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>These {n} files are there already in {folder}. Replace them?
{names}</source>
            <extracomment>for 1: This file is there already in {folder}. Replace it?
{names}</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>What was not kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/forms.py" />
            <source>Set by your administrator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/forms.py" />
            <source>no limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Balls packed as in a pile of oranges: pyramids of balls.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Balls whose every second layer lies straight above another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Bodies of eight hexagons and six squares, which fill space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Bodies of twelve rhombi, which fill space as packed balls do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Cubes cut from their centres into 24 tetrahedra each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Cubes: Soma, the Bedlam cube, burrs of notched sticks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Discs in a pile on one axis, each of four quarters, with keys and locks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Flat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons cut into six kites.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons cut into twelve halves of triangles with equal sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons with a height, in layers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons, as in a honeycomb.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Solid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Special</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Squares cut along their diagonals: tangrams.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Squares side by side: pentominoes, jigsaws, tiles with coloured edges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Sticks and rings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Target {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Tetrahedra and octahedra, which fill space together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Tetrahedra, and octahedra cut into eight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of hexagons: twigs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of squares: tetrasticks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of triangles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Triangles with a height, in layers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Triangles with equal sides: hexiamonds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>fixed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>mirror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>turn over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>&amp;As the desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>Dar&amp;k</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>Hi&amp;gh contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/workspace.py" />
            <source>Show the panel {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/facts.py" />
            <source>{name}: is a puzzle, not an exact cover problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>a sample of at most {most} solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>how many solutions there are of each set of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>no solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>only solutions that come apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>there is no pruning {name}; there are {prunings}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{method} is no way to search: no such engine or order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{method} is no way to search: {word} is not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{text} is no way to search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/part_sets.py" />
            <source>{name}: part {part} may occur {copies} times; solutions are counted by their parts where none occurs more than {most} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>cell {cell}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>hold: {hold} should be left to the program; an exact cover problem has no symmetries that are known, so no item can be held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>hold: {name} should be a part or cell that is covered once and that some symmetry of the target leaves in its place: {known}, or what is symmetric to one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>item {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>option {n} left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>option {n}: {items}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>part {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>prune: {prunings} look at the cells of a target, which an exact cover problem has not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>the choice of option {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>the empty cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{cell} stays empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{name}: is an exact cover problem; only a puzzle has parts and a target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{part} on {cells}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: no way is left for {item}, nor for {n} others.</source>
            <extracomment>for 1: Dead end: no way is left for {item}, nor for {n} other.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: no way is left for {item}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: the test “{name}” cuts off, because {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: too few ways are left for {item}, which is needed more often.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Solution {n}: everything is covered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>The search is done: {nodes}, {solutions}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>an island of empty cells is smaller than every part that is left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>the parts that are left cannot cover as many cells of each colour as are empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>the size of an island of empty cells is no sum of sizes of parts that are left</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} nodes</source>
            <extracomment>for 1: {n} node</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} ways are left</source>
            <extracomment>for 1: {n} way is left</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, fewer than for any other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, the first in the order that is not covered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, the first of {tied} with so few.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/kept_files.py" />
            <source>{path}: what was found takes more than {most} bytes, the most that are kept; ask for less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>a face names a corner that is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>a flat cell has an outline or a segment, a solid one corners and faces or a ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>each corner needs {dimension} coordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>have {count} corners in all; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>have {count} half-edges in all; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>holds a value that no lattice file has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>is missing; a lattice file begins with format = {format}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>its corners lie on a line, in a plane or in one place; a cell needs room, about 1 across is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>names a cell twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>two kinds of cell have the same name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{cell} is none of {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{cell} is not a cell of this lattice; write cells as in puzzle files, with {count} numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{error}; cells about 1 across, and vectors about as long, are right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{given} is not a known format of lattice files; this program reads format {format}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{points} are one place; a segment needs two ends, about 1 apart is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{step} has {count} numbers, one for each of the {wanted} vectors would be right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{step} leads to the cell itself; the step to a neighbour is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{trouble}; {precision}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{vectors} are parallel, or shorter than {least}; right are vectors in different directions, about as long as a cell is wide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{vectors} mixes flat and solid vectors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>; {neighbours} would be right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>a volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>an area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>are turned inwards, all of them; {right}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>coordinates are compared to {tolerance}, so give six decimals or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>each face counter-clockwise as seen from outside is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>has neighbours along {covered} of its side {ends}; other vectors or corners are right, or gaps = true where the cells leave gaps ({precision})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>has no partner: cell {cell} needs a half-edge {label} with partner {partner} to {step}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>have {what} of {filled} in all, but the vectors span {room}; right are equal ones, or gaps = true where the cells leave gaps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>its cells are too thin, too large or too far away to be compared; cells about 1 across, near the origin, are right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>lies in the same place as {cell}; each cell needs its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>none leads to {neighbours}, which touches this cell; right is one to each neighbour, or no half_edges in the file, to have them found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>none touches another; common sides are right ({precision})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>only one has the edge between the corners {a} and {b}, so that the cell is open there; right is a face on either side of each edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>overlaps the cell {other} that {step} leads to; smaller cells or longer vectors are right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cell {cell} is nearly, but not quite, symmetric</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cells {one} and {other} are nearly, but not quite, alike</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cells {one} and {other} nearly, but not quite, touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the half-edges of its balls lead along one line only, so that nothing can be turned; half-edges to neighbours in two directions are right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two go from corner {a} to corner {b}, so that one of them is turned inwards; {right}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two half-edges have the same label</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two lead to {neighbour}; one is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{error}; cells that are alike should be turned less differently</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{face} crosses or touches itself; right are its corners in the order of a walk around the face</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{face} is not flat; {precision}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{outline} crosses or touches itself; right are the corners in the order of a walk around the cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{step} leads to a cell {cell} that does not touch this one along a side{right} ({precision})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/congruence.py" />
            <source>a part has balls that are {length} apart, too far to find all its orientations; use balls that are closer together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/contacts.py" />
            <source>are too large for the vectors: more than {most} lie near one of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>A cell crosses itself: its corners should be a walk around it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>A cell is far larger than its period: make it smaller, or the vectors longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Balls overlap: make them smaller, or move them apart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cell {n} overlaps its own copies: make it smaller, or the vectors longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cells {one} and {other} overlap: move one of them, or make it smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Corners nearly meet, so that cells do not share a side: drag one onto the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cubes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagonal prisms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagons with triangles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Packed balls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>The cells leave gaps: add further cells, or move these together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>The vectors lie in one line or one plane: drag one of them aside.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>There is no cell yet: add one, or draw one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Triangles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>has no layers of cells across it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>has {count} numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>is for lattices with three translations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>leads nowhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>{up} {error}; a step in the {rank} translations of a solid lattice is right, as [0, 0, 1]</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/lattice/motion.py" />
            <source>more than {most} rigid motions carry a cell onto a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/cell_solids.py" />
            <source>a part cannot be made in these sizes; change one of them a little</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/cut_sheets.py" />
            <source>tray</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/cut_sheets.py" />
            <source>{name}: has no target to make a tray for; draw one first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/joints.py" />
            <source>joint: {joint} mm are too thick for edges of {length} mm; take a thinner joint or larger cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/joints.py" />
            <source>{name}: a joint of it would cross one of {other}; such parts cannot be put together in one piece each; take --joint 0 and glue their cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/nesting.py" />
            <source>nesting parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/nesting.py" />
            <source>{name}: is {width} x {depth} mm large and does not go on a sheet of {most_width} x {most_depth} mm with {gap} mm left free at its edges; take a larger sheet or smaller cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: cannot be cut from a sheet: its cells should lie side by side in one layer, equally thick, with no keys or holes; write .stl or .3mf and print it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: is too narrow for corners with a radius of {radius} mm; take a smaller one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: nothing is left of this part; take larger cells or less play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: would fall apart, as some of its cells touch only in a corner; set a width of necks that join them (neck), and round all corners (rounding) to make room for these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: would fall apart; its cells should all hang together, by more than the play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>pairs of parts that overlap, too: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>rods of this lattice may cross in a point, where there is no room for both; export a solution to be told which parts overlap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>{one} and {other} overlap by {amount} {unit} in this solution: there is no room for both where their rods meet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>drain: no outer side is left for a hole; take 0 for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>drain: {drain} mm are too wide for the sides of the cells; take {most} mm or less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>making parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>wall: {wall} mm are too thin to be printed; take {least} mm or more, or 0 for full parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: has no parts to make; draw a part first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: joints of {joint} mm do not hold its cells together; take thicker joints, less play or smaller edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: nothing is left of this part; take larger cells, less play or smaller edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/plate.py" />
            <source>{name}: this part is {width} x {depth} mm large, and the plate {most_width} x {most_depth} mm; take smaller cells or a larger plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>not watertight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>parts: {count}, plates: {plates}; {x} x {y} x {z} mm, {volume} cm³, {weight} g</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>watertight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>{name}: {x} x {y} x {z} mm, {volume} cm³, {weight} g, {sound}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>{sound}, in {bodies} bodies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Add a tray</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Depth of the plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Depth of the sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Engrave the names of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Gap between parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>How many sets of parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Least distance between cuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Parts lie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Radius of corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Size of a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of bridges between balls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of flat parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of joints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Weight of a cubic centimetre</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of necks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the drain hole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the tray's frame</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>a frame around the target, and its base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>as in the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>between cells that touch only in a corner; 0 for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>bevelled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>grams</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>how far apart the nearest cells of one kind lie; for cubes, their edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>how far bevelled ones reach, or the radius of rounded ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>millimetres</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of a hollow part; 0 for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of hollow parts; 0 for full ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of the material; 1.24 is PLA</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of those that stick out; 0 for sharp ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of two parts, and to the edge of the sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>on a plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for all parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for each part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for each plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>rounded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>sharp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>what the laser burns away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>where cells of a part only touch at an edge or a corner; 0 for none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/make/watertight_meshes.py" />
            <source>drawing parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/method/comparison.py" />
            <source>Trying {method}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>but how far that may be off is not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>how far off the number of solutions may be is not known; it is probably larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>nine times in ten {least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>{name}: its search tree is too large to be estimated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/picture/plane.py" />
            <source>too many cells at once: zoom in, or take a smaller rectangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/picture/sheet.py" />
            <source>{name}: has nothing to draw; give it a target or a part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>another window keeps its game on this puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>the part cannot lie there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>these parts cannot lie there together: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>this is the game on another puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <location filename="../../app/latticework/puzzle/write.py" />
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: {text} cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/proofs/dead_ends.py" />
            <source>{name}: has {options} options; a proof can be written for up to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/proofs/dead_ends.py" />
            <source>{steps} steps of the proof, {solutions} solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/proofs/proof_files.py" />
            <source>{name}: the problem alone has {terms} terms; a proof can be written for up to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/proofs/proof_files.py" />
            <source>{name}: {item} is to be held by up to {most} options, which clauses cannot say in few words; write a .pbp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>should be one of {sorts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} is more than {most} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should be from 1 to {most}, the smaller number first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should be one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should have {rank} numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should have {rank} pairs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/cell_text.py" />
            <source>its layers have {heights} lines; all should have the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/colors.py" />
            <source>{given} should be like {example} or one of {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/drawing.py" />
            <source>no line of cells leads from {start} to {end}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>cells further than {most} from the origin cannot be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>the mark {mark} is longer than {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>the side with the mark {mark} would face no cell it touches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>{count} cells are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>this is the only form; a part has at least one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{count} forms are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{name}: its {count} forms become as many parts, each to be used from 0 to {most} times, so there may be more solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{name}: part {part} has several forms, which cannot be used here; keep one of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>colour {color} should be like '#3182bd'</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>copies {given}: give a number like 3, or from-to like 0-2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>copies {given}: give a number, or from-to with from at most to, up to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>link {given}: should be an address that begins with https:// or http://</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>motions {motions} should be one of {rules}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>name {name}: give 1 to {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>name {name}: give at most {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>source: {count} characters; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>tag {given}: at most {most} characters can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>year {given}: give a number up to {most}, negative before our era, or nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{count} are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{count} parts are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{field}: {count} characters; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>should map names of puzzles to nodes, solutions and problem ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: several puzzles of the library have this name: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: there is no such file, and no puzzle of the library has this name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: there is no such file, and no puzzle of the library has this name; did you mean {names}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/marks.py" />
            <source>a side of a line of different marks would face no cell it touches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/matching_table.py" />
            <source>{count} marks that may face nothing are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/matching_table.py" />
            <source>{count} pairs of marks that may meet are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>from size {least} to {most}: the first number should not be the larger one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>parts of size {size}: give from 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>there are more than {most} {sort} parts of size {size}; choose a smaller size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>{count} parts of size {least} to {most} are too many; at most {limit} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>[{least}, {most}] should be [from, to] with from at most to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>a part with forms has no {key} beside them; put {key} into one of the forms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has both a picture and cells; one of them is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has several layers, but the lattice is flat: remove the empty lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} cells; at most {most} are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} entries, but there are {cells} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} entries, but there are {parts} parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>is a certificate, not a puzzle; `latticework certify --check` checks it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>is missing; a puzzle file begins with format = {format}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>makes it more than {most} cells in all; no more are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>names a side twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>the lattice {lattice} has no pictures; give cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>true should be false, or the part should be placed: motions = {placed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} has two colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the lattice {lattice}, which has {count} coordinates a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{color} should be like '#3182bd'</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} is newer than this program, which reads format {format}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} is not known; there are {known}, or a lattice file beside this one or in {folder}, or a table with its contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} should be one of {names}, or left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} should be {format}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{link} should be an address that begins with https:// or http://</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{mark} = {kind} should be a mark and {key} or {hole}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{modulo} should be one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{motions} should be one of {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{side} is no side of {cell}, which has {sides}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{target} should be at most {targets}, the number of targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{text} cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>about {cells} cells are too many; at most {most} can be kept, so choose smaller sizes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>at most {most} would be right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>thickness {thickness}: leaves nothing out; {right}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>this shape has no cell inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Box with right angles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Cuboctahedron</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Disc</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Hexagon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Hexagonal pyramid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Octahedron</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Rectangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Rhombus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Ring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Square pyramid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Tetrahedron</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Triangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>, and the part names of its sets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>; did you mean {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Parallelogram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Thickness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Times as large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>a number from 0 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>a whole number from 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>factor {factor}: give a whole number from 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>shape {kind}: {lattice} has none of this name; there are {known}{more}{near}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>thickness {thickness}: give a whole number from 1 on</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{kind}: {n} sizes given; {wanted} would be right</source>
            <extracomment>for 1: {kind}: {n} size given; {wanted} would be right</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{kind}: {size} {number}: give {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{lattice}: {factor} times as large is no shape of these cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/placed_body.py" />
            <source>radius {radius}: holds no cell; give 1 or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>at most {given} cells empty: give a whole number up to {most}, or nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>pairs of colours: {given} should be a colour of a part and a colour of the target, like {example}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>select two cells of the target, or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>this is the only target; a puzzle has at least one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{cell} has no side {side}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{count} pairs of colours are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{count} targets are too many; at most {most} can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{most} lines of different marks are the most that can be kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{puzzle}: there is no target {wanted}; there are {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/write.py" />
            <source>{path}: could not be saved: of {number} bytes only {most} are read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/write.py" />
            <source>{path}: could not be saved: of {number} cells only {most} are read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a pipe or a device, not a file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>a search file, no puzzle; open its puzzle, or look at it with `latticework solutions`</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>has a key of more than {most} parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>has more than {most} tables, the most that are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>is nested more than {most} deep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a name that a file can have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a text file in UTF-8 (byte {number})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a valid TOML file: a number has thousands of digits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>{value} is beyond 64 bits; a whole number from {least} to {most} is right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a search is kept there; give another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a search that is open in this program is kept there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>it is write-protected; give another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>the file on disk is unchanged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>The scheduler at {address} does not answer; the search goes on without it and tries again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>The scheduler at {address} has no workers yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: no scheduler of Dask answers at {address} ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: no scheduler of Dask answers at {address}, but another program or another version of Dask</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: {notice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>{address} gets no slices: it has latticework {found}, and this is {own}; versions and sources should be the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>{address} gets no slices: latticework {version} cannot be run there ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} gave a wrong answer ({reason}) and gets no more slices. What it did is done again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} has not answered for {seconds} seconds again and gets no more slices. What it was doing is done again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} has not answered for {seconds} seconds and gets more slices when it answers. What it was doing is done again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/serve.py" />
            <source>cluster: a worker ended {starts} times while it started; it may need more memory, or fewer workers beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: needs the package distributed, which is not installed; pip install "latticework[cluster]" installs it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} is not encrypted; with certificates it should begin with tls://</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} is reached by TLS, for which there are no certificates. Give them by --tls-ca, --tls-cert and --tls-key or in the configuration of Dask; or write tcp:// before the address where all on the network may be trusted, as a scheduler runs whatever it is sent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} should be the address of a Dask scheduler, such as 127.0.0.1:8786 or tls://head.example.org:8786</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>memory: only Linux can limit the memory of workers; leave it without a limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>memory: {megabytes} MB should be at least {least} for each worker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>{path}: there is no such file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/examination.py" />
            <source>{path}: workers ended unexpectedly {deaths} times in a row; what was found out before is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/finished_slices.py" />
            <source>What was found last could not be saved and will be searched again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A step of the search failed ({reason})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker ended unexpectedly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker is not responding; it will be given up soon.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker needed more memory than it may use, and was replaced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker of the cluster was lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker stopped responding and was replaced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>not enough memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. It is repeated; nothing is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. This happened {most} times in a row, so the search was paused. All finished work is saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. What it was doing is repeated; nothing is lost.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. {n} parts of the search failed each time and will be left for later; the rest goes on. Resume tries again.</source>
            <extracomment>for 1: {what}. {n} part of the search failed each time and will be left for later; the rest goes on. Resume tries again.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/search.py" />
            <source>holds solutions of a puzzle that can have none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/search.py" />
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>contains counts of another puzzle, or of an earlier state of this one; it was not changed. Name another file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>has counts that no target of the puzzle can have; the file was not changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>is not a file of target counts, or is damaged; it was not changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>a stored solution is wrong, or has other parts than the set that it is counted for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>a worker ended unexpectedly, so not all solutions were checked; try again with --workers 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>has {copies} symmetric copies, {rotations} where turned ones count as one; the file says {stored} and {turned}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is none of the sample that the search stores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is not the one of its symmetric copies that a search keeps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is stored a second time, as solution {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <location filename="../../app/latticework/store/older_formats.py" />
            <source>the stored solutions are not those that were counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>what it says to be left out is not what it leaves out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/run/worker_pool.py" />
            <source>no worker process can be started ({failure}); the search is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/engine.py" />
            <source>back-tracking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/engine.py" />
            <source>fills the first empty cell, eight placements tried at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/tables.py" />
            <source>engine: 'backtrack' would fill {size} MB here and may fill {most}; 'dlx' enters the same nodes with less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/bitset/engine.py" />
            <source>sets of bits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/bitset/engine.py" />
            <source>usually the fastest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>dancing cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>dancing cells search up to {most} cells and parts, each with up to {most} placements, as far as memory allows; the engine 'dlx' searches the same tree without that limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>where each cell has few placements, as in Latin squares</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/layers.py" />
            <source>single solutions need the states of all items, more than {most} MB: {states} after {done} of {all} items; give more memory, try another order, or solve instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/layers.py" />
            <source>the states fill more than {most} MB; counted in parts, {done} of the work is done after {states} states; those of item {item} alone would need about {needed} MB, later ones perhaps more; give more memory, try another order, or solve instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/steps.py" />
            <source>a state has {bits} bits in this order of the items, and tables of {options} options for it would fill {size} MB and may fill {most}; try another order, or solve instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/steps.py" />
            <source>option {option} has no item that must be covered exactly once; such problems can be solved, but not counted without listing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/dlx/engine.py" />
            <source>dancing links</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/dlx/engine.py" />
            <source>for very large puzzles, and to count updates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/engines.py" />
            <source>engine: {engine} goes by the order alone and cannot go by size; {known} can</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/engines.py" />
            <source>tries several first, where that pays off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/option_sets/__init__.py" />
            <source>options as sets of bits would fill {size} MB here and may fill {most}; the engine 'dlx' searches the same tree with less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/processor/engine.py" />
            <source>like backtrack, as a program for a processor of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/processor/engine.py" />
            <source>puzzle processor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/search/trace.py" />
            <source>searching: {nodes} nodes so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>a text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>one of {choices}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>yes or no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{bounds} {unit}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{name}: {value} should be {wanted}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{number} from {least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{where}: has no setting “{name}”; {there}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>a slice done by {machine} gave something else when it was repeated here: {now} nodes, solutions and their hash instead of {before}, or another end than {end}. One of the two computers is wrong; test the memory of both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>a slice that begins at {begin} should not end at {end}, which does not come after it in the search tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>does not hold its puzzle, which is large; name the puzzle or the search file, too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>is a part of a search; certify that when its parts are merged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>is of another puzzle, or of a version of the program that numbers placements differently</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>its puzzle cannot be prepared: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>its slices are not those that its hash tree draws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>the hash tree has no node at {given}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>the slices end at {end}, before the end of the search tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{found} in all should be {nodes}, the nodes of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{given} is no node of a hash tree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{here} should be {there}, as in {search}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{nodes} nodes, {counts} solutions and an open share of {share} cannot be from {begin} to {end}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{nodes} should be at most {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{place} is not a place in the search tree of this puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} does not go with {explored} % explored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} should be {found}, as in all slices of its hash tree together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} should be {found}, the name of its puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>is no certificate, as `latticework certify` writes them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>was changed since it was signed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>`{method}` should be a method of this search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>a slice of the sample is none of this puzzle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>a slice that was done by {machine} was done again here and gave something else: {nodes} nodes and {solutions} solutions with the hash {hash}, before {nodes_then}, {solutions_then} and {hash_then}. One of the two computers is wrong; test the memory of both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>the sample of slices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>All of it is explored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>a stored solution has options that the puzzle has not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>cannot be merged before its own parts are: {told}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>has other subtrees than were given to it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is a part of another search of this puzzle; a part of a part is merged into that part first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is a search of its own, not a part of one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is explored to {percent} %; solve it to its end, or take back what is left with --unfinished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is of a search of another puzzle, or begun in another way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is of another split, which this file of the search knows nothing of; it may be a part of a copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is this search itself, or a copy of it, and none of its parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>its open subtrees overlap with others of the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>leaves more than {most} open subtrees; solve it further</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was given up, and the search does its work itself; to count it too would count twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}, but this copy found {here} solutions with the hash {hash}, not {there} with {other}: one of the computers that solved them is wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}; nothing is counted twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}; this copy was solved too and found the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>{path}: has no open subtrees to split. {why}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>{path}: {name} should be a part that is away: {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{cell} should be a cell of the target, for example {example}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{cell} should be a cell of the target, which has none yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{name} should be the name of a part: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{name} should be the name of one part; {count} parts have it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{text}: a condition should be like {examples}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/placement.py" />
            <source>a stored solution is damaged: it names options that there are not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/solution/shipped_solutions.py" />
            <source>should map names of puzzles to solutions ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>Another program holds the search file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>The disk is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: another program is using this search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: the search could not be saved ({error}); what was saved before is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: the search file was removed or replaced while it was searched; what it held is there no longer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{why}. The search waits until it can save.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: explored and open shares do not add up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it counts less than nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it holds more than a search of {cells} cells can</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it tells about taking apart solutions that it does not hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its course over time is not that of this search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its notes are not those that were made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its open subtrees are not what a search leaves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its parts or its sample of slices are not those of this search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its solutions by their parts are not those that were counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: {nodes} nodes counted, {in_levels} in the levels together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: {stored} solutions stored, {counted} counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>was changed by something other than this program: its seal is broken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/disk_room.py" />
            <source>Little room is left on the disk of {name}. The search waits until there is more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/disk_room.py" />
            <source>The solutions will probably need {needed}, and {room} is free; a search can store a sample of them, or only count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: a program ended while it saved there; open the search to put that right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: is a search that is open in this program; choose another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: the copy could not be written ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/lineage.py" />
            <source>{path}: what a wrong worker of the cluster did cannot be taken out of this search; begin it again without that worker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/part_files.py" />
            <source>{path}: could not be saved, as its disk is full or another program holds it; what was saved before is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/part_files.py" />
            <source>{path}: is in the way of a part of the search; move it, then try again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file: it was cut short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file: its tables are not those of this program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>not a Latticework search file, as `latticework solve` keeps them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>search file format {given}; this program reads formats 1 to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{file}: is in the way of a search file {name}; choose another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: cannot make a search file there ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: exists already; choose another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <location filename="../../app/latticework/store/sqlite.py" />
            <source>a damaged search file ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>solution {number} is another one by now; mark it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>{path}: the search could not be started over ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>{path}: was removed or replaced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/search_lock.py" />
            <source>{path}: another window or program is searching there; pause it there, then go on here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/solution_order.py" />
            <source>looking at solution {number} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/sqlite.py" />
            <source>{path}: the search file cannot be read now ({error})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>a damaged search file: open subtrees are none of this puzzle, or overlap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search begun by `{begun}`; `{method}` numbers placements in another way and cannot go on with it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another problem of this name; its items or options differ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another problem, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another puzzle of this name; its target, parts or rules differ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another puzzle, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of this puzzle with other groups or another box, with which solutions come apart otherwise; choose another search file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search that keeps all solutions; `latticework disassemble` tells which of them come apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search that keeps {kept}; one that keeps {wanted} should be begun in another file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>was made by another version of the program, which numbered placements differently; solve the puzzle again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>{path}: has no solution number {number}; there are {solutions}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/apart_rows.py" />
            <source>{row} should tell about one of {stored} stored solutions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>there is no solution number {number}; there are {solutions}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>{count} solutions would have notes; at most {most} can</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>{note}: a note should be one line of at most {most} characters</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/store/tables/part_rows.py" />
            <source>{n} parts are away ({names}); `latticework merge` brings back what they find.</source>
            <extracomment>for 1: {n} part is away ({names}); `latticework merge` brings back what it finds.</extracomment>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../puzzles/cubic" />
            <source>Cubic</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/drafter" />
            <source>Drafter</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/exact-cover" />
            <source>Exact cover</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/half-square" />
            <source>Half square</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/hexagon" />
            <source>Hexagon</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/hexagon-stick" />
            <source>Hexagon stick</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/hexagonal-prism" />
            <source>Hexagonal prism</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/kite" />
            <source>Kite</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/packed-spheres" />
            <source>Packed spheres</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/packed-spheres-hexagonal" />
            <source>Packed spheres hexagonal</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/rhombic-dodecahedron" />
            <source>Rhombic dodecahedron</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/rhombic-tetrahedron" />
            <source>Rhombic tetrahedron</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/ring" />
            <source>Ring</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/square" />
            <source>Square</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/square-stick" />
            <source>Square stick</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/stomachion" />
            <source>Stomachion</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/tetrahedron-octahedron" />
            <source>Tetrahedron octahedron</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/tetrahedron-octant" />
            <source>Tetrahedron octant</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/triangle" />
            <source>Triangle</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/triangle-stick" />
            <source>Triangle stick</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/triangular-prism" />
            <source>Triangular prism</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../puzzles/truncated-octahedron" />
            <source>Truncated octahedron</source>
            <comment>group of the library</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/cubic.toml" />
            <source>Cubes</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/drafter.toml" />
            <source>Drafters</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/half-square.toml" />
            <source>Half squares</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/hexagon-stick.toml" />
            <source>Sticks of hexagons</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/hexagon.toml" />
            <source>Hexagons</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/hexagonal-prism.toml" />
            <source>Hexagonal prisms</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/kite.toml" />
            <source>Kites</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/packed-spheres-hexagonal.toml" />
            <source>Packed spheres (hexagonal)</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/packed-spheres.toml" />
            <source>Packed spheres (cubic)</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/rhombic-dodecahedron.toml" />
            <source>Rhombic dodecahedra</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/rhombic-tetrahedron.toml" />
            <source>Tetrahedra of the cube</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/ring.toml" />
            <source>Rings</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/square-stick.toml" />
            <source>Sticks of squares</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/square.toml" />
            <source>Squares</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/tetrahedron-octahedron.toml" />
            <source>Tetrahedra and octahedra</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/tetrahedron-octant.toml" />
            <source>Tetrahedra and octants</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/triangle-stick.toml" />
            <source>Sticks of triangles</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/triangle.toml" />
            <source>Triangles</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/triangular-prism.toml" />
            <source>Triangular prisms</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../resources/lattices/truncated-octahedron.toml" />
            <source>Truncated octahedra</source>
            <comment>lattice</comment>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
