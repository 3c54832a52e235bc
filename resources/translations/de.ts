<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en" language="de">
    <context>
        <name>latticework</name>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>My folder of puzzles</source>
            <translation>Mein Puzzleordner</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Workers</source>
            <translation>Suchprozesse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} is set, but there is no such setting; there are {known}</source>
            <translation>{value} ist gesetzt, aber es gibt keine solche Einstellung; es gibt {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} should be the path of a folder</source>
            <translation>{value} sollte der Pfad eines Ordners sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} should stand in one of the tables [usual] and [fixed]</source>
            <translation>{value} sollte in einer der Tabellen [usual] und [fixed] stehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Comes apart with {n} turns, {moves}; slides alone do not take it apart</source>
            <extracomment>for 1: Comes apart with {n} turn, {moves}; slides alone do not take it apart</extracomment>
            <translation>
                <numerusform>Mit {n} Drehung zerlegbar, {moves}; Verschieben allein genügt nicht</numerusform>
                <numerusform>Mit {n} Drehungen zerlegbar, {moves}; Verschieben allein genügt nicht</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Does not come apart: all {n} parts hold one another ({states})</source>
            <translation>Nicht zerlegbar: Alle {n} Teile halten einander fest ({states})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Does not come apart: {names} hold one another ({states})</source>
            <translation>Nicht zerlegbar: {names} halten einander fest ({states})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Laid one after another</source>
            <translation>Wird nacheinander eingelegt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Level {level}, {n} moves, {states}</source>
            <extracomment>for 1: Level {level}, {n} move, {states}</extracomment>
            <translation>
                <numerusform>Level {level}, {n} Zug, {states}</numerusform>
                <numerusform>Level {level}, {n} Züge, {states}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were not tried.</source>
            <translation>Bewegungen mehrerer Teile zugleich, jedes auf seinem Weg, wurden nicht versucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were tried as well.</source>
            <translation>Auch Bewegungen mehrerer Teile zugleich, jedes auf seinem Weg, wurden versucht.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were tried from {n} arrangements and do not, either.</source>
            <extracomment>for 1: Motions of several parts at once, each its own way, were tried from {n} arrangement and do not, either.</extracomment>
            <translation>
                <numerusform>Bewegungen mehrerer Teile zugleich, jedes auf seinem Weg, wurden von {n} Anordnung aus versucht und helfen auch nicht.</numerusform>
                <numerusform>Bewegungen mehrerer Teile zugleich, jedes auf seinem Weg, wurden von {n} Anordnungen aus versucht und helfen auch nicht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, would not help, either.</source>
            <translation>Bewegungen mehrerer Teile zugleich, jedes auf seinem Weg, würden auch nicht helfen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Not known whether it comes apart: {limit}</source>
            <translation>Nicht bekannt, ob zerlegbar: {limit}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Not known whether turns take it apart: the limit of {seconds} seconds or of states was reached</source>
            <translation>Nicht bekannt, ob Drehungen helfen: Die Grenze von {seconds} Sekunden oder an Zuständen wurde erreicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Taken apart by straight moves</source>
            <translation>Durch gerades Verschieben zerlegbar</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>They do not move at all, not even several at once, each its own way.</source>
            <translation>Sie bewegen sich gar nicht, auch nicht mehrere zugleich, jedes auf seinem Weg.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Turns from cells to cells do not take it apart, either. Not tried: turns part of the way, slides by less than a step, and turning and sliding at once.</source>
            <translation>Auch Drehungen von Zellen auf Zellen zerlegen sie nicht. Nicht versucht: teilweise Drehungen, Verschieben um weniger als einen Schritt, gleichzeitiges Drehen und Verschieben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>the limit of {seconds} seconds or of memory was reached ({states})</source>
            <translation>die Grenze von {seconds} Sekunden oder an Speicher wurde erreicht ({states})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>the limit of {states} states was reached</source>
            <translation>die Grenze von {states} Zuständen wurde erreicht</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{course}. In {n} moves several parts go at once, each its own way.</source>
            <extracomment>for 1: {course}. In {n} move several parts go at once, each its own way.</extracomment>
            <translation>
                <numerusform>{course}. In {n} Zug bewegen sich mehrere Teile zugleich, jedes auf seinem Weg.</numerusform>
                <numerusform>{course}. In {n} Zügen bewegen sich mehrere Teile zugleich, jedes auf seinem Weg.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{held}. {tried}</source>
            <translation>{held}. {tried}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{n} arrangements tried</source>
            <extracomment>for 1: {n} arrangement tried</extracomment>
            <translation>
                <numerusform>{n} Anordnung geprüft</numerusform>
                <numerusform>{n} Anordnungen geprüft</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{n} moves in all</source>
            <extracomment>for 1: {n} move in all</extracomment>
            <translation>
                <numerusform>{n} Zug insgesamt</numerusform>
                <numerusform>{n} Züge insgesamt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/disassembler.py" />
            <source>the solution has {bodies} pieces; up to {most} can be taken apart</source>
            <translation>die Lösung hat {bodies} Stücke; höchstens {most} lassen sich zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/parting.py" />
            <source>Moving the parts of the solution apart</source>
            <translation>Die Lösung wird zerlegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/results.py" />
            <source>{name}: every solution has at least {fewest} parts; up to {most}, the box counted once, can be taken apart</source>
            <translation>{name}: jede Lösung hat mindestens {fewest} Teile; höchstens {most}, der Kasten als eines gezählt, lassen sich zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/solids.py" />
            <source>the cell {name} has faces that cannot be seen from its middle; solutions of such cells cannot be taken apart</source>
            <translation>die Zelle {name} hat Flächen, die man von ihrer Mitte aus nicht sieht; Lösungen aus solchen Zellen lassen sich nicht zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/with_turns.py" />
            <source>{name}: has keys, which slide but are not turned</source>
            <translation>{name}: hat Zapfen, die sich nur verschieben, nicht drehen lassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/with_turns.py" />
            <source>{name}: turns are tried only where all cells are prisms along an axis of the lattice; those of {lattice} are not</source>
            <translation>{name}: Drehungen werden nur versucht, wenn alle Zellen Prismen entlang einer Achse des Gitters sind; bei {lattice} ist das nicht so</translation>
        </message>
        <message>
            <location filename="../../app/latticework/api/shares.py" />
            <source>has no slices that could be done again, or not all of them, so nothing that it says was checked</source>
            <translation>hat keine Abschnitte, die sich wiederholen ließen, oder nicht alle; nichts von dem, was es besagt, wurde also geprüft</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things beside puzzle and solutions were left out; {more}</source>
            <extracomment>for 1: {n} thing beside puzzle and solutions was left out; {more}</extracomment>
            <translation>
                <numerusform>{n} Angabe neben Puzzle und Lösungen wurde ausgelassen; {more}</numerusform>
                <numerusform>{n} Angaben neben Puzzle und Lösungen wurden ausgelassen; {more}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things could not be taken over, and {beside}</source>
            <extracomment>for 1: {n} thing could not be taken over, and {beside}</extracomment>
            <translation>
                <numerusform>{n} Angabe ließ sich nicht übernehmen, und {beside}</numerusform>
                <numerusform>{n} Angaben ließen sich nicht übernehmen, und {beside}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things could not be taken over; {more}</source>
            <translation>{n} Angaben ließen sich nicht übernehmen; {more}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>can be read in several ways ({endings}); name its format with --format: {known}</source>
            <translation>lässt sich auf mehrere Arten lesen ({endings}); nennen Sie das Format mit --format: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is a search file; give its name instead of -, because a search writes into its file</source>
            <translation>ist eine Suchdatei; nennen Sie statt - ihren Namen, da eine Suche in ihre Datei schreibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is empty; pipe a puzzle or an exact cover problem into the command</source>
            <translation>ist leer; leiten Sie ein Puzzle oder ein exaktes Überdeckungsproblem in den Befehl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is in no known format; name its format with --format: {known}</source>
            <translation>hat kein bekanntes Format; nennen Sie das Format mit --format: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <location filename="../../app/latticework/files/formats.py" />
            <location filename="../../app/latticework/reading.py" />
            <source>larger than {most} bytes, the most that is read</source>
            <translation>größer als {most} Byte; mehr wird nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/compiling.py" />
            <source>Compiling the search for this machine, once after an installation: {ready} of {known}…</source>
            <translation>Die Suche wird für diesen Computer vorbereitet, einmal nach jeder Installation: {ready} von {known} …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>An island of {n} cells has a size that no choice of parts adds up to.</source>
            <extracomment>for 1: An island of {n} cell has a size that no choice of parts adds up to.</extracomment>
            <translation>
                <numerusform>Eine Insel hat {n} Zelle; keine Auswahl von Teilen ergibt diese Größe.</numerusform>
                <numerusform>Eine Insel hat {n} Zellen; keine Auswahl von Teilen ergibt diese Größe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>An island of {n} cells has a size that no choice of the parts that fit somewhere adds up to.</source>
            <extracomment>for 1: An island of {n} cell has a size that no choice of the parts that fit somewhere adds up to.</extracomment>
            <translation>
                <numerusform>Eine Insel hat {n} Zelle; keine Auswahl aus den Teilen, die irgendwo passen, ergibt diese Größe.</numerusform>
                <numerusform>Eine Insel hat {n} Zellen; keine Auswahl aus den Teilen, die irgendwo passen, ergibt diese Größe.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target falls apart into {n} islands, which are filled each by itself.</source>
            <translation>Die Zielfigur zerfällt in {n} Inseln, die jede für sich gefüllt werden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target has {n} cells, a size that no choice of parts adds up to.</source>
            <extracomment>for 1: The target has {n} cell, a size that no choice of parts adds up to.</extracomment>
            <translation>
                <numerusform>Die Zielfigur hat {n} Zelle; keine Auswahl von Teilen ergibt diese Größe.</numerusform>
                <numerusform>Die Zielfigur hat {n} Zellen; keine Auswahl von Teilen ergibt diese Größe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target has {n} cells, a size that no choice of the parts that fit into it adds up to.</source>
            <extracomment>for 1: The target has {n} cell, a size that no choice of the parts that fit into it adds up to.</extracomment>
            <translation>
                <numerusform>Die Zielfigur hat {n} Zelle; keine Auswahl aus den Teilen, die hineinpassen, ergibt diese Größe.</numerusform>
                <numerusform>Die Zielfigur hat {n} Zellen; keine Auswahl aus den Teilen, die hineinpassen, ergibt diese Größe.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With a colour for each kind of cell</source>
            <translation>Gibt man jeder Art von Zelle eine Farbe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With cells coloured by the remainder of {sum} divided by {n}</source>
            <translation>Färbt man jede Zelle nach dem Rest von {sum} bei Teilung durch {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With the cells in two colours like a chessboard</source>
            <translation>Färbt man die Zellen wie ein Schachbrett in zwei Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>black cells</source>
            <translation>schwarze Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells of kind {name}</source>
            <translation>Zellen der Art {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells that nothing covers</source>
            <translation>Zellen, die nichts bedeckt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells with remainder {n}</source>
            <translation>Zellen mit Rest {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>forced placements</source>
            <translation>erzwungene Platzierungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>the cell that is left</source>
            <translation>die übrige Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>the island</source>
            <translation>die Insel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>white cells</source>
            <translation>weiße Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}</source>
            <translation>{cells}: {there}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {below} or {above}, but no number between</source>
            <translation>{cells}: {there}; die Teile bedecken {below} oder {above}, aber keine Zahl dazwischen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {least} to {most}</source>
            <translation>{cells}: {there}; die Teile bedecken {least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {numbers}</source>
            <translation>{cells}: {there}; die Teile bedecken {numbers}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the parts can cover as many cells of each colour as there are.</source>
            <translation>{coloring}, so können die Teile von jeder Farbe genau so viele Zellen bedecken, wie es gibt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts cover at most {most} of them.</source>
            <translation>{coloring}, so hat die Zielfigur {there} {cells}, die Teile bedecken davon aber höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts cover {below} or {above} of them, never a number between.</source>
            <translation>{coloring}, so hat die Zielfigur {there} {cells}, die Teile bedecken davon aber {below} oder {above}, nie eine Zahl dazwischen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts need at least {least} of them.</source>
            <translation>{coloring}, so hat die Zielfigur {there} {cells}, die Teile brauchen davon aber mindestens {least}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, which no choice of placements comes to.</source>
            <translation>{coloring}, so hat die Zielfigur {there} {cells}; auf diese Zahl kommt keine Auswahl von Platzierungen.</translation>
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
            <translation>
                <numerusform>{n} Zelle</numerusform>
                <numerusform>{n} Zellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{n} cells can be covered in one way only.</source>
            <extracomment>for 1: {n} cell can be covered in one way only.</extracomment>
            <translation>
                <numerusform>{n} Zelle lässt sich nur auf eine Art bedecken.</numerusform>
                <numerusform>{n} Zellen lassen sich nur auf eine Art bedecken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{n} cells have the fewest placements: {fewest} each.</source>
            <extracomment>for 1: {n} cell has the fewest placements: {fewest}.</extracomment>
            <translation>
                <numerusform>{n} Zelle hat die wenigsten Platzierungen: {fewest}.</numerusform>
                <numerusform>{n} Zellen haben die wenigsten Platzierungen: je {fewest}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <location filename="../../app/latticework/gui/solve/why/overlays.py" />
            <source>{n} placements</source>
            <extracomment>for 1: {n} placement</extracomment>
            <translation>
                <numerusform>{n} Platzierung</numerusform>
                <numerusform>{n} Platzierungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>can be read in two ways: as a matrix of 0 and 1, or as options with items named 0 and 1. Save a matrix as .csv, .npy or .npz; write options as an object: {example}</source>
            <translation>lässt sich auf zwei Arten lesen: als Matrix aus 0 und 1 oder als Optionen mit Elementen namens 0 und 1. Speichern Sie eine Matrix als .csv, .npy oder .npz; schreiben Sie Optionen als Objekt: {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>holds {item} twice; each item may be there once</source>
            <translation>enthält {item} zweimal; jedes Element darf einmal vorkommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>items: {count} of them; at most {most} can be searched</source>
            <translation>Elemente: {count}; höchstens {most} lassen sich durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>items: {item} is there twice; each item is named once, primary or not</source>
            <translation>Elemente: {item} kommt zweimal vor; jedes Element wird nur einmal genannt, ob primär oder nicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>multiplicities: {item} has {low} to {high}; should be two whole numbers from 0 to {most}, the first not above the second, and the second not 0</source>
            <translation>Vielfachheiten: {item} hat {low} bis {high}; richtig sind zwei ganze Zahlen von 0 bis {most}, die erste nicht größer als die zweite, die zweite nicht 0</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>multiplicities: {item} should be one of the primary items</source>
            <translation>Vielfachheiten: {item} sollte eines der primären Elemente sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>the primary item {item} has the colour {color}; only secondary items have colours</source>
            <translation>das primäre Element {item} hat die Farbe {color}; nur sekundäre Elemente haben Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>{given} is not a format that this program reads; should be {known}</source>
            <translation>{given} ist kein Format, das dieses Programm liest; richtig ist {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{item} is not among the items</source>
            <translation>{item} gehört nicht zu den Elementen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{name}: at least {options} options with {items} items; at most {most_options} with {most_items} can be searched</source>
            <translation>{name}: mindestens {options} Optionen mit {items} Elementen; durchsuchen lassen sich höchstens {most_options} mit {most_items}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{name}: its options hold more than {most} different items and colours of items, the most that can be searched</source>
            <translation>{name}: die Optionen enthalten mehr als {most} verschiedene Elemente und Farben von Elementen; mehr lassen sich nicht durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: has entries outside its shape {shape}</source>
            <translation>Matrix: hat Einträge außerhalb ihrer Form {shape}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: should have two axes, a row for each option and a column for each item, with entries 0 and 1; has the shape {shape} and entries of type {type}</source>
            <translation>Matrix: sollte zwei Achsen haben, eine Zeile je Option und eine Spalte je Element, mit Einträgen 0 und 1; hat die Form {shape} und Einträge vom Typ {type}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: {rows} rows, {columns} columns and {ones} ones; at most {most_rows}, {most_columns} and {most_ones} can be searched</source>
            <translation>Matrix: {rows} Zeilen, {columns} Spalten und {ones} Einsen; durchsuchen lassen sich höchstens {most_rows}, {most_columns} und {most_ones}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: {value} in row {row}, column {column}, both counted from 1, should be 0 or 1</source>
            <translation>Matrix: {value} in Zeile {row}, Spalte {column}, beide ab 1 gezählt, sollte 0 oder 1 sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>No option holds the item {item}.</source>
            <translation>Keine Option enthält das Element {item}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>Only {n} options hold the item {item}, which must be held by {least}.</source>
            <extracomment>for 1: Only {n} option holds the item {item}, which must be held by {least}.</extracomment>
            <translation>
                <numerusform>Nur {n} Option enthält das Element {item}, das in {least} enthalten sein muss.</numerusform>
                <numerusform>Nur {n} Optionen enthalten das Element {item}, das in {least} enthalten sein muss.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>order: {name} goes by the places of cells, which an exact cover problem has not; should be one of {orders}</source>
            <translation>Reihenfolge: {name} richtet sich nach der Lage der Zellen, die es in einem exakten Überdeckungsproblem nicht gibt; richtig ist eine von {orders}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{name}: item {item}: {error}</source>
            <translation>{name}: Element {item}: {error}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{n} more items have too few options.</source>
            <extracomment>for 1: {n} more item has too few options.</extracomment>
            <translation>
                <numerusform>{n} weiteres Element hat zu wenige Optionen.</numerusform>
                <numerusform>{n} weitere Elemente haben zu wenige Optionen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{options} options give an item {colors} colours, {alike} of them the same: {pairs} pairs that exclude each other, more than can be searched; instead, let a primary item have an option for each colour, which holds a secondary item of each option that gives another colour</source>
            <translation>{options} Optionen geben einem Element {colors} Farben, {alike} davon dieselbe: Das sind {pairs} Paare, die einander ausschließen, mehr als sich durchsuchen lassen. Geben Sie stattdessen einem primären Element für jede Farbe eine Option, die ein sekundäres Element jeder Option enthält, die eine andere Farbe gibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>No mark may occur twice along a line of different marks.</source>
            <translation>Auf einer Linie verschiedener Marken darf keine Marke zweimal vorkommen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Only {n} cells may stay empty.</source>
            <extracomment>for 1: Only {n} cell may stay empty.</extracomment>
            <translation>
                <numerusform>Nur {n} Zelle darf leer bleiben.</numerusform>
                <numerusform>Nur {n} Zellen dürfen leer bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Part {name} has fewer placements than copies that must be placed.</source>
            <translation>Teil {name} hat weniger Platzierungen als Exemplare, die platziert werden müssen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Part {name} may be placed at most {n} times.</source>
            <extracomment>for 1: Part {name} may be placed only once.</extracomment>
            <translation>
                <numerusform>Teil {name} darf nur einmal platziert werden.</numerusform>
                <numerusform>Teil {name} darf höchstens {n}-mal platziert werden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The mark {mark} may not face an empty cell.</source>
            <translation>Die Marke {mark} darf nicht an einer leeren Zelle liegen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The mark {mark} may not meet a side without a mark.</source>
            <translation>Die Marke {mark} darf nicht auf eine Seite ohne Marke treffen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The marks {one} and {other} may not meet.</source>
            <translation>Die Marken {one} und {other} dürfen nicht aufeinandertreffen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sides with the mark {mark} may not meet.</source>
            <translation>Zwei Seiten mit der Marke {mark} dürfen nicht aufeinandertreffen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sides without marks may not meet.</source>
            <translation>Zwei Seiten ohne Marken dürfen nicht aufeinandertreffen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sticks may not cross at a corner.</source>
            <translation>Zwei Stäbe dürfen sich an einer Ecke nicht kreuzen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>nothing covers the cell {cell}</source>
            <translation>bedeckt nichts die Zelle {cell}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>too few placements are left for part {name}</source>
            <translation>bleiben für Teil {name} zu wenige Platzierungen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>{n} placements are forced, because cells or parts have no others; then {what}.</source>
            <extracomment>for 1: {n} placement is forced, because a cell or a part has no other; then {what}.</extracomment>
            <translation>
                <numerusform>{n} Platzierung ist erzwungen, da eine Zelle oder ein Teil keine andere hat; dann {what}.</numerusform>
                <numerusform>{n} Platzierungen sind erzwungen, da Zellen oder Teile keine anderen haben; dann {what}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>{sentence} {rule}</source>
            <translation>{sentence} {rule}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No choice of copies of the parts fills exactly {cells} cells.</source>
            <translation>Keine Auswahl von Teilen füllt genau {cells} Zellen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No choice of copies of the parts fills {must} to {cells} cells.</source>
            <translation>Keine Auswahl von Teilen füllt {must} bis {cells} Zellen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cell {cell}.</source>
            <translation>Kein Teil kann die Zelle {cell} bedecken.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cells {cells} and {n} more.</source>
            <extracomment>for 1: No part can cover the cells {cells} and {n} more.</extracomment>
            <translation>
                <numerusform>Kein Teil kann die Zellen {cells} und {n} weitere bedecken.</numerusform>
                <numerusform>Kein Teil kann die Zellen {cells} und {n} weitere bedecken.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cells {cells}.</source>
            <translation>Kein Teil kann die Zellen {cells} bedecken.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} always has a side without a mark against a cell that must be filled, and such sides may meet nothing: let them meet each other, {example}, or mark them.</source>
            <translation>Teil {name} liegt immer mit einer Seite ohne Marke an einer Zelle, die gefüllt werden muss, und solche Seiten passen zu nichts. Lassen Sie sie zueinander passen, {example}, oder geben Sie ihnen Marken.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} fits nowhere in the target.</source>
            <translation>Teil {name} passt nirgends in die Zielfigur.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} has no cells.</source>
            <translation>Teil {name} hat keine Zellen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells at most, but {fill}: {few} too few.</source>
            <extracomment>for 1: The parts fill {n} cell at most, but {fill}: {few} too few.</extracomment>
            <translation>
                <numerusform>Die Teile füllen höchstens {n} Zelle, aber {fill}: {few} zu wenig.</numerusform>
                <numerusform>Die Teile füllen höchstens {n} Zellen, aber {fill}: {few} zu wenig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells, but {fill}: {few} too few.</source>
            <extracomment>for 1: The parts fill {n} cell, but {fill}: {few} too few.</extracomment>
            <translation>
                <numerusform>Die Teile füllen {n} Zelle, aber {fill}: {few} zu wenig.</numerusform>
                <numerusform>Die Teile füllen {n} Zellen, aber {fill}: {few} zu wenig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells, but {fill}: {over} too many.</source>
            <extracomment>for 1: The parts fill {n} cell, but {fill}: {over} too many.</extracomment>
            <translation>
                <numerusform>Die Teile füllen {n} Zelle, aber {fill}: {over} zu viel.</numerusform>
                <numerusform>Die Teile füllen {n} Zellen, aber {fill}: {over} zu viel.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The target has no cells yet: draw it first.</source>
            <translation>Die Zielfigur hat noch keine Zellen: Zeichnen Sie sie zuerst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>There are no parts yet: add some first.</source>
            <translation>Es gibt noch keine Teile: Fügen Sie zuerst welche hinzu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>a mark could occur twice along a line</source>
            <translation>eine Marke auf einer Linie zweimal vorkommen dürfte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the colours of cells did not matter</source>
            <translation>die Farben der Zellen keine Rolle spielten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the marks of sides did not matter</source>
            <translation>die Marken der Seiten keine Rolle spielten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the parts could be moved and turned freely</source>
            <translation>sich die Teile frei bewegen und drehen ließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the target has {cells} cells, {must} of which must be filled</source>
            <translation>die Zielfigur hat {cells} Zellen, von denen {must} gefüllt werden müssen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the target has {n} cells</source>
            <extracomment>for 1: the target has {n} cell</extracomment>
            <translation>
                <numerusform>die Zielfigur hat {n} Zelle</numerusform>
                <numerusform>die Zielfigur hat {n} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>{reason} It would fit if {rule}.</source>
            <translation>{reason} Es würde passen, wenn {rule}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>{reason} That would be possible if {rule}.</source>
            <translation>{reason} Das wäre möglich, wenn {rule}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reduction.py" />
            <source>placing part {number} of {parts}</source>
            <translation>Teil {number} von {parts} wird platziert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reduction.py" />
            <source>{name}: more than {most} placements, the most that can be searched; part {part} alone may have too many</source>
            <translation>{name}: mehr als {most} Platzierungen; mehr lassen sich nicht durchsuchen. Schon Teil {part} allein hat womöglich zu viele</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/symmetry_group.py" />
            <source>trying symmetry {number} of {all}</source>
            <translation>Symmetrie {number} von {all} wird geprüft</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>a list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/settings.py" />
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>a table</source>
            <translation>eine Tabelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/settings.py" />
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>has the unknown field {name}: {value}; should be one of {known}</source>
            <translation>hat das unbekannte Feld {name}: {value}; richtig ist eines von {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>is a whole number beyond 64 bits</source>
            <translation>ist eine ganze Zahl mit mehr als 64 Bit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>lacks the field {name}</source>
            <translation>hat kein Feld {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted} of length {length}</source>
            <translation>sollte {wanted} der Länge {length} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted} {bound}</source>
            <translation>sollte {wanted} {bound} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted}, got {given}</source>
            <translation>sollte {wanted} sein, ist aber {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>text</source>
            <translation>Text</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>true or false</source>
            <translation>wahr oder falsch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{one} or {other}</source>
            <translation>{one} oder {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{reason}: {value}</source>
            <translation>{reason}: {value}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{reason}; did you mean {other}?</source>
            <translation>{reason}; meinten Sie {other}?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/all_positions.py" />
            <source>{name}: its solutions cannot be compared with each other: they are more than {most} placements in all, or have more than {parts} parts</source>
            <translation>{name}: die Lösungen lassen sich nicht miteinander vergleichen: Sie haben zusammen mehr als {most} Platzierungen oder mehr als {parts} Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/all_positions.py" />
            <source>{path}: what leaves one solution is known only where all solutions are found and stored</source>
            <translation>{path}: was eine einzige Lösung übrig lässt, ist erst bekannt, wenn alle Lösungen gefunden und gespeichert sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count.py" />
            <source>more than {most} sets; choose fewer pieces or fewer holes</source>
            <translation>mehr als {most} Sätze; wählen Sie weniger Stücke oder weniger Löcher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count.py" />
            <source>worker processes end again and again; what was counted is kept</source>
            <translation>Suchprozesse enden immer wieder; was gezählt wurde, bleibt erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>a first cut is open twice, or was never started</source>
            <translation>ein erster Schnitt ist zweimal offen oder wurde nie begonnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>counts other pieces, another length or other holes, and was not changed</source>
            <translation>zählt andere Stücke, eine andere Länge oder andere Löcher; nichts wurde geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>its sums do not match its rows</source>
            <translation>die Summen passen nicht zu den Zeilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>no count can reach this state</source>
            <translation>diesen Stand kann keine Zählung erreichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>one of its rows is not a set of these pieces, or occurs twice</source>
            <translation>eine Zeile ist kein Satz dieser Stücke oder kommt zweimal vor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>{given} first cuts were started, but there are only {all}</source>
            <translation>{given} erste Schnitte wurden begonnen, aber es gibt nur {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/family.py" />
            <source>is no list of pieces ({error})</source>
            <translation>ist keine Liste von Stücken ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/family.py" />
            <source>length {length}: should be one of {all}</source>
            <translation>Länge {length}: richtig ist eine von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>line {number}: {line} should be the number of a piece, or the {cubes} cubes that may be cut away, as ##?#/####/##/##</source>
            <translation>Zeile {number}: {line} sollte die Nummer eines Stücks sein oder die {cubes} Würfel, die herausgeschnitten sein können, wie ##?#/####/##/##</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>no piece is named there</source>
            <translation>dort ist kein Stück genannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>piece {number}: should be from 1 to {most}, and of one part; 1 is a whole rod</source>
            <translation>Stück {number}: richtig ist 1 bis {most}, zusammenhängend; 1 ist ein voller Stab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>{word}: should be the number of a piece, as 88, or several equal ones, as 2x88</source>
            <translation>{word}: sollte die Nummer eines Stücks sein, wie 88, oder mehrere gleiche, wie 2x88</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>a set occurs twice</source>
            <translation>ein Satz kommt zweimal vor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>has tried other sets, other targets or another order, and was not changed</source>
            <translation>hat andere Teilesätze, andere Zielfiguren oder eine andere Reihenfolge versucht und wurde nicht geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>should list each of the {all} targets once</source>
            <translation>sollte jede der {all} Zielfiguren einmal aufführen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>the targets are not ordered by how many sets failed at them</source>
            <translation>die Zielfiguren sind nicht danach geordnet, wie viele Sätze an ihnen scheiterten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>this is not a set that fills all targets</source>
            <translation>das ist kein Satz, der alle Zielfiguren füllt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: all targets together have {cells} cells and crossings; at most {most} can be searched at once</source>
            <translation>{name}: alle Zielfiguren zusammen haben {cells} Zellen und Kreuzungen; zugleich lassen sich höchstens {most} durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: its targets have from {least} to {most} cells; one set of parts fills only targets that have equally many</source>
            <translation>{name}: die Zielfiguren haben {least} bis {most} Zellen; ein Teilesatz füllt nur Zielfiguren mit gleich vielen Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: no set of the parts has {cells} cells</source>
            <translation>{name}: kein Teilesatz hat {cells} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: one cell of each color of the target is to stay empty, but there are {number} ways to choose them; from 2 to {most} would be right</source>
            <translation>{name}: von jeder Farbe der Zielfigur soll eine Zelle leer bleiben, aber dafür gibt es {number} Möglichkeiten; richtig sind 2 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: one set of parts for many targets is found only for targets without colors and cells that may stay empty, and parts without marks</source>
            <translation>{name}: ein Satz für viele Zielfiguren lässt sich nur finden, wenn die Zielfiguren keine Farben und keine Zellen haben, die leer bleiben dürfen, und die Teile keine Marken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{tried} of {all} sets cannot have been tried if {failed} failed and {found} did not</source>
            <translation>{tried} von {all} Sätzen können nicht versucht worden sein, wenn {failed} scheiterten und {found} nicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/colors.py" />
            <source>painted cells: {cells}; solution {number} of {all}</source>
            <translation>bemalte Zellen: {cells}; Lösung {number} von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/colors.py" />
            <source>{name}: cells of its target have colours already; remove them before others are looked for</source>
            <translation>{name}: Zellen der Zielfigur haben schon Farben; entfernen Sie diese, bevor andere gesucht werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: a target of 2 to {most} cells is cut, without colors and without cells that may stay empty; this one has {cells} cells</source>
            <translation>{name}: zerschnitten wird eine Zielfigur mit 2 bis {most} Zellen, ohne Farben und ohne Zellen, die leer bleiben dürfen; diese hat {cells} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: the target has {islands} pieces that do not touch each other, and so cannot be cut into {parts} connected parts</source>
            <translation>{name}: die Zielfigur besteht aus {islands} Stücken, die einander nicht berühren, und lässt sich deshalb nicht in {parts} zusammenhängende Teile zerschneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: the target is too wide to be cut</source>
            <translation>{name}: die Zielfigur ist zu breit, um zerschnitten zu werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: {cells} cells cannot be cut into {parts} parts of {least} to {most} cells</source>
            <translation>{name}: {cells} Zellen lassen sich nicht in {parts} Teile mit {least} bis {most} Zellen zerschneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/hints.py" />
            <source>solution {number} of {all}</source>
            <translation>Lösung {number} von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/judge.py" />
            <source>judging set {number} of {all}</source>
            <translation>Satz {number} von {all} wird beurteilt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>is damaged, and was not changed</source>
            <translation>ist beschädigt; nichts wurde geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>is no count of this kind</source>
            <translation>ist keine Zählung dieser Art</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>it is larger than any count of this kind</source>
            <translation>sie ist größer als jede Zählung dieser Art</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>its rows are not sets of pieces</source>
            <translation>die Zeilen sind keine Sätze von Stücken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>{reason}; the file was not changed</source>
            <translation>{reason}; die Datei wurde nicht geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>each part at most {given} times: should be from 1 to {most}</source>
            <translation>jedes Teil höchstens {given}-mal: richtig ist 1 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>{name}: has no parts to choose from</source>
            <translation>{name}: hat keine Teile zur Auswahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>{path}: does not count solutions by the parts that they use; `latticework design sets` makes searches that do</source>
            <translation>{path}: zählt die Lösungen nicht nach ihren Teilen; `latticework design sets` legt solche Suchläufe an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>comparing shapes</source>
            <translation>Formen werden verglichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>looking for holes</source>
            <translation>Löcher werden gesucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>shapes of {cells} cells are too large to be found all</source>
            <translation>Formen mit {cells} Zellen sind zu groß, um alle zu finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>there are more than {most} shapes; fewer parts, fewer cells or a smaller box would leave fewer</source>
            <translation>es gibt mehr als {most} Formen; weniger Teile, weniger Zellen oder ein kleinerer Rahmen lassen weniger übrig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: a box has {rank} sizes, each at least 1</source>
            <translation>{name}: der Rahmen braucht {rank} Maße, jedes mindestens 1</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: its parts may not move like that, so that {sort} shapes would not all be filled in equally many ways; choose {usual}</source>
            <translation>{name}: die Teile dürfen sich so nicht bewegen; {sort} Formen ließen sich dann nicht alle auf gleich viele Arten füllen; wählen Sie {usual}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: only connected parts without marks, which may be shifted, are joined</source>
            <translation>{name}: nur zusammenhängende Teile ohne Marken, die verschoben werden dürfen, lassen sich zusammenfügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{shapes} shapes up to now</source>
            <translation>{shapes} Formen bisher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>about {time}</source>
            <translation>etwa {time}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>more than 100 years</source>
            <translation>mehr als 100 Jahre</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{least} to {most}</source>
            <translation>{least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes} min {seconds} s</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} days</source>
            <extracomment>for 1: {n} day</extracomment>
            <translation>
                <numerusform>{n} Tag</numerusform>
                <numerusform>{n} Tage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} hours</source>
            <extracomment>for 1: {n} hour</extracomment>
            <translation>
                <numerusform>{n} Stunde</numerusform>
                <numerusform>{n} Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} minutes</source>
            <extracomment>for 1: {n} minute</extracomment>
            <translation>
                <numerusform>{n} Minute</numerusform>
                <numerusform>{n} Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} seconds</source>
            <extracomment>for 1: {n} second</extracomment>
            <translation>
                <numerusform>{n} Sekunde</numerusform>
                <numerusform>{n} Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} years</source>
            <extracomment>for 1: {n} year</extracomment>
            <translation>
                <numerusform>{n} Jahr</numerusform>
                <numerusform>{n} Jahre</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>{seconds} s</source>
            <translation>{seconds} s</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{time} or far more</source>
            <translation>{time} oder weit mehr</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{years} years</source>
            <translation>{years} Jahre</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>File exists</source>
            <translation>Datei ist schon vorhanden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>File name too long</source>
            <translation>Dateiname zu lang</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Input/output error</source>
            <translation>Ein-/Ausgabefehler</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Is a directory</source>
            <translation>Ist ein Ordner</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>No space left on device</source>
            <translation>Kein Platz auf dem Datenträger</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>No such file or directory</source>
            <translation>Datei oder Ordner nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Not a directory</source>
            <translation>Ist kein Ordner</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Operation not permitted</source>
            <translation>Vorgang nicht erlaubt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Permission denied</source>
            <translation>Keine Berechtigung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Read-only file system</source>
            <translation>Dateisystem ist schreibgeschützt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins a table that is there already; each is right once, or [[...]] for several</source>
            <translation>beginnt eine Tabelle, die es schon gibt; jede darf einmal vorkommen, mehrere mit [[...]]</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins with no key; key = value, [table] or a comment after # is right</source>
            <translation>beginnt nicht mit einem Schlüssel; richtig ist key = value, [table] oder ein Kommentar nach #</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins with no key; letters, digits, _ and - make one, others stand in quotes</source>
            <translation>beginnt nicht mit einem Schlüssel; er besteht aus Buchstaben, Ziffern, _ und -, andere stehen in Anführungszeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>gives a key a second value; each key is right once</source>
            <translation>gibt einem Schlüssel einen zweiten Wert; jeder Schlüssel darf einmal vorkommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>goes on after a value; one key = value on a line is right</source>
            <translation>geht nach einem Wert weiter; richtig ist ein key = value je Zeile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a [table] without its end; a ] is missing</source>
            <translation>hat eine [table] ohne Ende; es fehlt ein ]</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a character that may not stand there</source>
            <translation>hat ein Zeichen, das dort nicht stehen darf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a key without a value; key = value is right</source>
            <translation>hat einen Schlüssel ohne Wert; richtig ist key = value</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a list without its end; a ] is missing</source>
            <translation>hat eine Liste ohne Ende; es fehlt ein ]</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a table without its end; a }} is missing</source>
            <translation>hat eine Tabelle ohne Ende; es fehlt ein }}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has no value that can be read; right are text in quotes, a number, true, false, a list in [ ] or a table in {{ }}</source>
            <translation>hat keinen lesbaren Wert; richtig ist Text in Anführungszeichen, eine Zahl, true, false, eine Liste in [ ] oder eine Tabelle in {{ }}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has text without an end; quotes on both sides are right</source>
            <translation>hat einen Text ohne Ende; richtig sind Anführungszeichen auf beiden Seiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: byte {number} is not what should stand there</source>
            <translation>keine gültige JSON-Datei: An Byte {number} steht nicht, was dort stehen sollte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: it ends too early; a ] or }} is missing, or quotes</source>
            <translation>keine gültige JSON-Datei: Sie endet zu früh; es fehlen ein ] oder }} oder Anführungszeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: {error}</source>
            <translation>keine gültige JSON-Datei: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: its last line {reason}</source>
            <translation>keine gültige TOML-Datei: Die letzte Zeile {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: line {line}, column {column}: {reason}</source>
            <translation>keine gültige TOML-Datei: Zeile {line}, Spalte {column}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: {reason}</source>
            <translation>keine gültige TOML-Datei: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>too many lists or tables stand in one another</source>
            <translation>zu viele Listen oder Tabellen sind ineinander verschachtelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>{path}: {field}: {reason}</source>
            <translation>{path}: {field}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>{path}: {reason}</source>
            <translation>{path}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>has {count} entries; should have {width}, like the line before it</source>
            <translation>hat {count} Einträge; sollte {width} haben, wie die Zeile davor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>is empty; should have a row of 0 and 1 in each line</source>
            <translation>ist leer; jede Zeile sollte eine Folge von 0 und 1 enthalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>is too large: at most {most_rows} rows with {most_ones} ones can be searched</source>
            <translation>ist zu groß: durchsuchen lassen sich höchstens {most_rows} Zeilen mit {most_ones} Einsen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be a list of whole numbers</source>
            <translation>sollte eine Liste ganzer Zahlen sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be an array of numpy without objects</source>
            <translation>sollte ein numpy-Array ohne Objekte sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be two whole numbers: {given}</source>
            <translation>sollte aus zwei ganzen Zahlen bestehen: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should begin with 0, end with {items}, the length of indices, and never fall: {given}</source>
            <translation>sollte mit 0 beginnen, mit {items}, der Länge von indices, enden und nie fallen: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>sparse matrices of the form {form} cannot be read; save it as one of {known}</source>
            <translation>dünn besetzte Matrizen der Form {form} lassen sich nicht lesen; speichern Sie sie in einer dieser Formen: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>{entry} in column {column} should be 0 or 1</source>
            <translation>{entry} in Spalte {column} sollte 0 oder 1 sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>has more than {most} words, the most that a line may have</source>
            <translation>hat mehr als {most} Wörter; mehr darf eine Zeile nicht haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>has | twice; should be there once, before the secondary items</source>
            <translation>hat | zweimal; richtig ist einmal, vor den sekundären Elementen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>is empty; should begin with a line of items, as in `a b c | x y`</source>
            <translation>ist leer; sollte mit einer Zeile von Elementen beginnen, wie `a b c | x y`</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>its arrays fill more than {most} bytes, the most that is read</source>
            <translation>die Arrays füllen mehr als {most} Byte; mehr wird nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>lacks {missing}; has {present}</source>
            <translation>es fehlt {missing}; vorhanden ist {present}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>option {number} holds an item twice: {option}</source>
            <translation>Option {number} enthält ein Element zweimal: {option}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be a list of whole numbers, is {dtype} {shape}</source>
            <translation>sollte eine Liste ganzer Zahlen sein, ist aber {dtype} {shape}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be a whole number from {least} to {most}: {given}</source>
            <translation>sollte eine ganze Zahl von {least} bis {most} sein: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be an .npz file with {arrays}, or with a matrix of 0 and 1</source>
            <translation>sollte eine .npz-Datei mit {arrays} oder mit einer Matrix aus 0 und 1 sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be items from 0 to {last}: {given}</source>
            <translation>sollte Elemente von 0 bis {last} enthalten: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{document}: has no primary item, and a first line without one is a comment in this format; JSON can hold it</source>
            <translation>{document}: hat kein primäres Element, und eine erste Zeile ohne ein solches ist in diesem Format ein Kommentar; JSON kann es aufnehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{document}: {name} cannot be written as a name in this format, whose names have no blanks, : or |; JSON takes any name</source>
            <translation>{document}: {name} lässt sich in diesem Format nicht als Name schreiben, da Namen hier weder Leerzeichen noch : oder | enthalten; JSON nimmt jeden Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{name} is no name of an item; names hold neither : nor |, and multiplicities of primary items are written 2:3|name</source>
            <translation>{name} ist kein Name eines Elements; Namen enthalten weder : noch |, und Vielfachheiten primärer Elemente schreibt man 2:3|name</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{n} empty options are left out, so the options after them get other numbers; JSON keeps them</source>
            <extracomment>for 1: {n} empty option is left out, so the options after it get other numbers; JSON keeps it</extracomment>
            <translation>
                <numerusform>{n} leere Option wird ausgelassen, sodass die Optionen danach andere Nummern bekommen; JSON behält sie</numerusform>
                <numerusform>{n} leere Optionen werden ausgelassen, sodass die Optionen danach andere Nummern bekommen; JSON behält sie</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{options} options with {items} items; at most {most_options} with {most_items} can be searched</source>
            <translation>{options} Optionen mit {items} Elementen; durchsuchen lassen sich höchstens {most_options} mit {most_items}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{reason}; a line that begins with | is a comment</source>
            <translation>{reason}; eine Zeile, die mit | beginnt, ist ein Kommentar</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Cut it</source>
            <translation>Schneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Print it in 3D</source>
            <translation>In 3D drucken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Put it into a paper</source>
            <translation>In einen Artikel setzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Share it</source>
            <translation>Weitergeben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Use it elsewhere</source>
            <translation>Anderswo verwenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>{path}: “{title}” needs a solution, and there is none to write</source>
            <translation>{path}: „{title}“ braucht eine Lösung, und es gibt keine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>3MF model to print, in colour</source>
            <translation>3MF-Modell zum Drucken, farbig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Booklet to print</source>
            <translation>Heft zum Drucken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>BurrTools puzzle</source>
            <translation>BurrTools-Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>DXF drawing to cut</source>
            <translation>DXF-Zeichnung zum Schneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as JSON</source>
            <translation>Exakte Überdeckung als JSON</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as a matrix</source>
            <translation>Exakte Überdeckung als Matrix</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as a table of 0 and 1</source>
            <translation>Exakte Überdeckung als Tabelle aus 0 und 1</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as an array of 0 and 1</source>
            <translation>Exakte Überdeckung als Array aus 0 und 1</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as text</source>
            <translation>Exakte Überdeckung als Text</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as text with a first line</source>
            <translation>Exakte Überdeckung als Text mit Kopfzeile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>GIF animation</source>
            <translation>GIF-Animation</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>GLB model</source>
            <translation>GLB-Modell</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>MP4 film</source>
            <translation>MP4-Film</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>OBJ model</source>
            <translation>OBJ-Modell</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PDF drawing</source>
            <translation>PDF-Zeichnung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PNG picture</source>
            <translation>PNG-Bild</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Parquet table of solutions</source>
            <translation>Parquet-Tabelle der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PolySolver puzzle</source>
            <translation>PolySolver-Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Polyform Puzzler solutions</source>
            <translation>Lösungen von Polyform Puzzler</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Puzzle</source>
            <translation>Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PuzzleSolver3D puzzle</source>
            <translation>PuzzleSolver3D-Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>STL model to print</source>
            <translation>STL-Modell zum Drucken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>SVG drawing</source>
            <translation>SVG-Zeichnung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>SVG drawing to cut</source>
            <translation>SVG-Zeichnung zum Schneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Search file</source>
            <translation>Suchdatei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Solutions as JSON lines</source>
            <translation>Lösungen als JSON-Zeilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Solutions as text</source>
            <translation>Lösungen als Text</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Table of solutions</source>
            <translation>Tabelle der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>TikZ drawing for LaTeX</source>
            <translation>TikZ-Zeichnung für LaTeX</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Web page with a film of solutions</source>
            <translation>Webseite mit Film der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>WebP animation</source>
            <translation>WebP-Animation</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>X3D scene</source>
            <translation>X3D-Szene</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>an exact cover problem, no puzzle; `latticework solve` searches it</source>
            <translation>ein exaktes Überdeckungsproblem, kein Puzzle; `latticework solve` durchsucht es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>holds a search of an exact cover problem, not of a puzzle</source>
            <translation>enthält die Suche zu einem exakten Überdeckungsproblem, nicht zu einem Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>iQPuzzle board</source>
            <translation>iQPuzzle-Brett</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>is empty; copy a puzzle first</source>
            <translation>ist leer; kopieren Sie zuerst ein Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>is no puzzle code, no puzzle file ({reason}), and none of these: {known}</source>
            <translation>ist weder ein Puzzlecode noch eine Puzzledatei ({reason}), noch eines von diesen: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>polycube puzzle</source>
            <translation>polycube-Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>polysolve puzzle</source>
            <translation>polysolve-Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>puzzlecad pieces</source>
            <translation>puzzlecad-Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>{path}: the ending should be one of {endings}</source>
            <translation>{path}: richtig ist eine der Endungen {endings}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>and {n} remarks more like these</source>
            <extracomment>for 1: and {n} remark more like these</extracomment>
            <translation>
                <numerusform>und {n} weiterer Hinweis dieser Art</numerusform>
                <numerusform>und {n} weitere Hinweise dieser Art</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>line {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>{name}: has no solution to put together</source>
            <translation>{name}: hat keine Lösung zum Zusammensetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>{name}: is an exact cover problem; this format takes puzzles alone</source>
            <translation>{name}: ist ein exaktes Überdeckungsproblem; dieses Format nimmt nur Puzzles auf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>from {least} to {most} copies are wanted; right are numbers from 0 to {limit}, the smaller one first</source>
            <translation>gewünscht sind {least} bis {most} Exemplare; richtig sind Zahlen von 0 bis {limit}, die kleinere zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>has a cell further than {most} from the origin</source>
            <translation>hat eine Zelle, die weiter als {most} vom Ursprung entfernt ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>has more than {most} parts, the most that are read</source>
            <translation>hat mehr als {most} Teile; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has more than {most} pieces, the most that are read</source>
            <translation>hat mehr als {most} Stücke; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {count} cells in a shape or in all; at most {most} are read</source>
            <translation>hat {count} Zellen in einer Form oder insgesamt; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>has {count} forms; at most {most} are read</source>
            <translation>hat {count} Formen; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>names the cell {cell} twice</source>
            <translation>nennt die Zelle {cell} zweimal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>only the first {count} solutions are taken over</source>
            <translation>nur die ersten {count} Lösungen werden übernommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>part {number}</source>
            <translation>Teil {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>piece {name}</source>
            <translation>Teil {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>target</source>
            <translation>Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the name {name} is cut after {most} characters</source>
            <translation>der Name {name} wird nach {most} Zeichen abgeschnitten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>the notes are cut after {most} characters</source>
            <translation>die Notizen werden nach {most} Zeichen abgeschnitten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>the piece {name} is a copy of {other}, as they are equal</source>
            <translation>das Teil {name} gilt als weiteres Exemplar von {other}, da beide gleich sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>there are too many pieces to look for equal ones in all of them</source>
            <translation>es sind zu viele Teile, um unter allen nach gleichen zu suchen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>{n} stored solutions are left out, as they are not understood or no solutions by the rules here</source>
            <extracomment>for 1: {n} stored solution is left out, as it is not understood or no solution by the rules here</extracomment>
            <translation>
                <numerusform>{n} gespeicherte Lösung wird ausgelassen, da sie nicht verstanden wird oder nach den Regeln hier keine ist</numerusform>
                <numerusform>{n} gespeicherte Lösungen werden ausgelassen, da sie nicht verstanden werden oder nach den Regeln hier keine sind</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>has more than {most} cells in pieces that are to be turned</source>
            <translation>hat mehr als {most} Zellen in Teilen, die gedreht werden müssten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>is placed {count} times, but has {most} copies</source>
            <translation>ist {count}-mal platziert, aber nur {most}-mal vorhanden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>piece {number}</source>
            <translation>Teil {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>{name}, placed</source>
            <translation>{name}, platziert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>a polygon of {count} corners; right are 3 to {most}</source>
            <translation>ein Vieleck mit {count} Ecken; richtig sind 3 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>has no Polygon</source>
            <translation>hat kein Polygon</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>has no section [Board]</source>
            <translation>hat keinen Abschnitt [Board]</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>is a polygon with nothing inside</source>
            <translation>ist ein Vieleck ohne Inneres</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>is larger than {most} cells, the most that are read</source>
            <translation>ist größer als {most} Zellen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the blocks fill {filled} of {count} cells, so that cells may stay empty</source>
            <translation>die Blöcke füllen {filled} von {count} Zellen, also dürfen Zellen leer bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the blocks have {filled} cells and the board {count}, so that blocks may be left over</source>
            <translation>die Blöcke haben {filled} Zellen, das Brett {count}, also dürfen Blöcke übrig bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the board is {part} enlarged {times} times; such a board is filled with other pieces, so the first target leaves {part} out, and the second one has all pieces</source>
            <translation>das Brett ist {part}, {times}-fach vergrößert; solche Bretter werden mit den anderen Stücken gefüllt, daher lässt die erste Zielfigur {part} aus, und die zweite hat alle Stücke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the colour {given} is not known and left out</source>
            <translation>die Farbe {given} ist unbekannt und wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the number of solutions that the file gives, {number}, is left out</source>
            <translation>die Zahl der Lösungen, die in der Datei steht, {number}, wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the polygons are too large, or have too many corners, to be read</source>
            <translation>die Vielecke sind zu groß oder haben zu viele Ecken, um gelesen zu werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the section {name} is there already, or one too many</source>
            <translation>der Abschnitt {name} ist schon vorhanden oder überzählig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the side from {start} to {end} runs neither along the grid nor along a diagonal</source>
            <translation>die Seite von {start} nach {end} verläuft weder entlang des Rasters noch entlang einer Diagonalen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>where the blocks lie at the beginning is left out</source>
            <translation>wo die Blöcke am Anfang liegen, wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be [Section] or Name=value, a section first</source>
            <translation>{given} sollte [Section] oder Name=value sein, zuerst ein Abschnitt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be two whole numbers, x,y</source>
            <translation>{given} sollte aus zwei ganzen Zahlen bestehen, x,y</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be two whole numbers, x,y, of at most {most}; other corners lie on no grid of squares</source>
            <translation>{given} sollte aus zwei ganzen Zahlen bestehen, x,y, höchstens {most}; andere Ecken liegen auf keinem Quadratraster</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>has no definition, which begins with D:xDim=</source>
            <translation>hat keine Definition, die mit D:xDim= beginnt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the box has {count} cells; right are 1 to {most}</source>
            <translation>der Quader hat {count} Zellen; richtig sind 1 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the definition is not ended; a line ~D is right</source>
            <translation>die Definition ist nicht beendet; richtig ist eine Zeile ~D</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece has no name; C:name=… is right</source>
            <translation>das Teil hat keinen Namen; richtig ist C:name=…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece {name} has more than {most} cells</source>
            <translation>das Teil {name} hat mehr als {most} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece {name} is defined a second time</source>
            <translation>das Teil {name} wird ein zweites Mal definiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the stationary piece {name} is not in the layout</source>
            <translation>das feststehende Teil {name} kommt in der Anordnung nicht vor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the type {given} should be M or S</source>
            <translation>der Typ {given} sollte M oder S sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>there are more than {most} definitions</source>
            <translation>es gibt mehr als {most} Definitionen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>there are more than {most} pieces</source>
            <translation>es gibt mehr als {most} Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be D:xDim=…:yDim=…:zDim=…, which begins a definition</source>
            <translation>{given} sollte D:xDim=…:yDim=…:zDim=… sein; damit beginnt eine Definition</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be one of {known}, each once</source>
            <translation>{given} sollte eines von {known} sein, jedes einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be three numbers, x y z</source>
            <translation>{given} sollte aus drei Zahlen bestehen, x y z</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should begin with L, C: or ~D</source>
            <translation>{given} sollte mit L, C: oder ~D beginnen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{n} further definitions of puzzles are left out</source>
            <extracomment>for 1: {n} further definition of a puzzle is left out</extracomment>
            <translation>
                <numerusform>{n} weitere Definition eines Puzzles wird ausgelassen</numerusform>
                <numerusform>{n} weitere Definitionen von Puzzles werden ausgelassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{what}: {given} should be a whole number</source>
            <translation>{what}: {given} sollte eine ganze Zahl sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>has cells of two and of three coordinates; all should have the same</source>
            <translation>hat Zellen mit zwei und mit drei Koordinaten; alle sollten gleich viele haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>has more than {most} cells, the most that are read</source>
            <translation>hat mehr als {most} Zellen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>has no solution with pieces, a line for each, like 0,0 1,0 1,1 V</source>
            <translation>hat keine Lösung mit Teilen, eine Zeile für jedes, wie 0,0 1,0 1,1 V</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>in each solution one piece lies beside the figure: the cells there are left out, and any piece may stay over</source>
            <translation>in jeder Lösung liegt ein Teil neben der Figur: Die Zellen dort werden ausgelassen, und jedes Teil darf übrig bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>its cells may be those of {lattices}, and it has no picture that tells; they are taken for those of {lattice}</source>
            <translation>seine Zellen können die von {lattices} sein, und kein Bild zeigt, welche; sie werden für die von {lattice} gehalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the piece {name} lies in none of the solutions, so that its form is not known</source>
            <translation>das Teil {name} kommt in keiner Lösung vor, also ist seine Form nicht bekannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the search that printed the solutions was stopped; there may be more</source>
            <translation>die Suche, die die Lösungen ausgab, wurde gestoppt; es kann weitere geben</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the solutions leave different cells empty: {n} cells may stay empty, wherever one of them leaves one</source>
            <extracomment>for 1: the solutions leave different cells empty: {n} cell may stay empty, wherever one of them leaves one</extracomment>
            <translation>
                <numerusform>die Lösungen lassen verschiedene Zellen leer: {n} Zelle darf leer bleiben, überall dort, wo eine von ihnen eine leer lässt</numerusform>
                <numerusform>die Lösungen lassen verschiedene Zellen leer: {n} Zellen dürfen leer bleiben, überall dort, wo eine von ihnen eine leer lässt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>{cell} is no cell of the lattice {lattice}</source>
            <translation>{cell} ist keine Zelle des Gitters {lattice}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>{wrong} of its {stored} solutions are none of the puzzle that its pieces make on the lattice {lattice}; parts may cross in them, they may lie around a tube or on another surface that this program has not, or the file is damaged</source>
            <translation>{wrong} der {stored} Lösungen lösen das Puzzle nicht, das diese Teile im Gitter {lattice} bilden; vielleicht dürfen sich Teile darin kreuzen oder liegen um eine Röhre oder auf einer anderen Fläche, die dieses Programm nicht kennt, oder die Datei ist beschädigt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>are lists nested {depth} deep, more than the grid has coordinates</source>
            <translation>sind {depth}-fach verschachtelte Listen, tiefer als das Raster Koordinaten hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>are more than {most}, the most that are read</source>
            <translation>sind mehr als {most}; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>should have at least one form, and each form at least one cell</source>
            <translation>sollte mindestens eine Form haben, und jede Form mindestens eine Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>should have either coords or tiles</source>
            <translation>sollte entweder coords oder tiles enthalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>the field {name} is not known and left out</source>
            <translation>das Feld {name} ist unbekannt und wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>the mode {mode} is not known; all cells of the board are to be filled</source>
            <translation>der Modus {mode} ist unbekannt; alle Zellen des Bretts müssen gefüllt werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>there is no orientation {number}; the grid has {count}</source>
            <translation>es gibt keine Ausrichtung {number}; das Raster hat {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>there is no shape {shape} with a form {form}</source>
            <translation>es gibt keine Form {shape} mit einer Variante {form}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{cell} is no cell of the grid {grid}, which has {count} coordinates a cell</source>
            <translation>{cell} ist keine Zelle des Rasters {grid}, das {count} Koordinaten je Zelle hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} is no grid that can be read; right is one of {known}</source>
            <translation>{given} ist kein lesbares Raster; richtig ist eines von {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{given} should be three numbers from 0 to 255</source>
            <translation>{given} sollte aus drei Zahlen von 0 bis 255 bestehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{value} should be 0 or 1, in lists nested equally deep</source>
            <translation>{value} sollte 0 oder 1 sein, in gleich tief verschachtelten Listen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{value} should be a list, as those beside it are</source>
            <translation>{value} sollte eine Liste sein, wie die Werte daneben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>more than {most} cells of the board are named</source>
            <translation>mehr als {most} Zellen des Bretts sind genannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the board is a box of {count} cells; right are 1 to {most}</source>
            <translation>das Brett ist ein Quader aus {count} Zellen; richtig sind 1 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the end of the file</source>
            <translation>das Ende der Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the grid {given} of PolySolver cannot be read, as how it numbers its cells is not known here; right is one of {known}</source>
            <translation>das Raster {given} von PolySolver lässt sich nicht lesen, da hier nicht bekannt ist, wie es seine Zellen nummeriert; richtig ist eines von {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the mode {given} should be FillAll or UseAll</source>
            <translation>der Modus {given} sollte FillAll oder UseAll sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the tile has a cell twice</source>
            <translation>das Teil hat eine Zelle zweimal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the tile has more than {most} cells</source>
            <translation>das Teil hat mehr als {most} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>there are more pieces here than {most}</source>
            <translation>hier stehen mehr als {most} Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>there are more than {most} tiles</source>
            <translation>es gibt mehr als {most} Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} is no note, which has two letters from a to p for each character</source>
            <translation>{given} ist keine Notiz; sie hat zwei Buchstaben von a bis p für jedes Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be a whole number from {least} to {most}</source>
            <translation>{given} sollte eine ganze Zahl von {least} bis {most} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be one of {known}</source>
            <translation>{given} sollte eines von {known} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be {wanted}</source>
            <translation>{given} sollte {wanted} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{most} copies at most and {least} at least; right are numbers that rise from the second to the first, and {limit} copies of all tiles</source>
            <translation>höchstens {most} und mindestens {least} Exemplare; richtig sind Zahlen, die vom zweiten zum ersten steigen, und {limit} Exemplare aller Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>colours of cells are left out, so there may be more solutions</source>
            <translation>Farben von Zellen werden ausgelassen, also kann es mehr Lösungen geben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>equal parts become copies of one, as they have no names, so there are fewer solutions</source>
            <translation>gleiche Teile werden zu Exemplaren eines Teils, da sie keine Namen haben, also gibt es weniger Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>groups of parts are left out</source>
            <translation>Gruppen von Teilen werden ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>how many cells may stay empty is left out, so there may be more solutions</source>
            <translation>wie viele Zellen leer bleiben dürfen, wird ausgelassen, also kann es mehr Lösungen geben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>keys that this program does not know are left out</source>
            <translation>Schlüssel, die dieses Programm nicht kennt, werden ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>lines along which marks are different are left out, so there may be more solutions</source>
            <translation>Linien, entlang derer die Marken verschieden sind, werden ausgelassen, also kann es mehr Lösungen geben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>marks on sides, and which of them may meet, are left out, so there may be more solutions</source>
            <translation>Marken an Seiten, und welche zusammenpassen, werden ausgelassen, also kann es mehr Lösungen geben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>parts that may be moved as “{rule}” says are turned freely in this format</source>
            <translation>Teile, die sich nach der Regel „{rule}“ bewegen dürfen, lassen sich in diesem Format frei drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>that cells may stay empty is left out; in this format all are filled</source>
            <translation>dass Zellen leer bleiben dürfen, wird ausgelassen; in diesem Format werden alle gefüllt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the author, {name}, is left out</source>
            <translation>der Autor, {name}, wird ausgelassen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the colours that were chosen for {n} parts are left out</source>
            <extracomment>for 1: the colour that was chosen for {n} part is left out</extracomment>
            <translation>
                <numerusform>die Farbe, die für {n} Teil gewählt wurde, wird weggelassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the direction of layers is left out</source>
            <translation>die Richtung der Schichten wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the flat puzzle becomes one layer of a solid one</source>
            <translation>das flache Puzzle wird zu einer Schicht eines räumlichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the name of the puzzle is left out; the name of the file is taken for it</source>
            <translation>der Name des Puzzles wird ausgelassen; an seine Stelle tritt der Dateiname</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the name of the target, {name}, is left out</source>
            <translation>der Name der Zielfigur, {name}, wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the names of parts are left out</source>
            <translation>die Namen der Teile werden ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the notes are left out</source>
            <translation>die Notizen werden ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the shape has more than {most} cells, the most that are read</source>
            <translation>die Form hat mehr als {most} Zellen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the shape should have {wanted} lines; there are {count}</source>
            <translation>die Form sollte {wanted} Zeilen haben; es sind {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>there is no result, so the target is empty</source>
            <translation>es gibt kein RESULT, also ist die Zielfigur leer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>this format has no place for what is known of the origin of the puzzle: {fields}</source>
            <translation>dieses Format hat keinen Platz für das, was über die Herkunft des Rätsels bekannt ist: {fields}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} has a size that is not from 1 to {most}</source>
            <translation>{given} hat eine Größe außerhalb von 1 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} is longer than {groups} groups of {size} characters</source>
            <translation>{given} ist länger als {groups} Gruppen aus {size} Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} should be PIECE or RESULT with three sizes, as in PIECE 3,2,1</source>
            <translation>{given} sollte PIECE oder RESULT mit drei Größen sein, wie PIECE 3,2,1</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{name}: a shape is larger than {most} cells along an axis, or its box is</source>
            <translation>{name}: eine Form oder ihr Quader ist entlang einer Achse größer als {most} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{name}: has cells of the lattice {lattice}; this format holds squares and cubes alone</source>
            <translation>{name}: hat Zellen des Gitters {lattice}; dieses Format kennt nur Quadrate und Würfel</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} further results are left out</source>
            <extracomment>for 1: {n} further result is left out</extracomment>
            <translation>
                <numerusform>{n} weiteres RESULT wird ausgelassen</numerusform>
                <numerusform>{n} weitere RESULT werden ausgelassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} other targets are left out; the one at hand is written</source>
            <extracomment>for 1: {n} other target is left out; the one at hand is written</extracomment>
            <translation>
                <numerusform>{n} andere Zielfigur wird ausgelassen; die aktuelle wird geschrieben</numerusform>
                <numerusform>{n} andere Zielfiguren werden ausgelassen; die aktuelle wird geschrieben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} parts that need not be used are written as often as they may be used</source>
            <extracomment>for 1: {n} part that need not be used is written as often as it may be used</extracomment>
            <translation>
                <numerusform>{n} Teil, das nicht verwendet werden muss, wird so oft geschrieben, wie es vorkommen darf</numerusform>
                <numerusform>{n} Teile, die nicht verwendet werden müssen, werden so oft geschrieben, wie sie vorkommen dürfen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} parts without cells are left out</source>
            <extracomment>for 1: {n} part without cells is left out</extracomment>
            <translation>
                <numerusform>{n} Teil ohne Zellen wird ausgelassen</numerusform>
                <numerusform>{n} Teile ohne Zellen werden ausgelassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{n} published counts are left out</source>
            <extracomment>for 1: {n} published count is left out</extracomment>
            <translation>
                <numerusform>{n} veröffentlichte Lösungszahl wird ausgelassen</numerusform>
                <numerusform>{n} veröffentlichte Lösungszahlen werden ausgelassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>boxes and trays are left out</source>
            <translation>Kästen und Einlegebretter werden ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has no piece in letters; burr_piece("xx.|.xx") is right</source>
            <translation>hat kein Teil in Buchstaben; richtig ist burr_piece("xx.|.xx")</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has pieces of more than {most} characters, the most that are read</source>
            <translation>hat Teile mit mehr als {most} Zeichen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has {count} cubes in all; at most {most} are read</source>
            <translation>hat insgesamt {count} Würfel; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>line {line}: a piece is left out: {reason}</source>
            <translation>Zeile {line}: ein Teil wird ausgelassen: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>line {line}: a statement is not understood and left out</source>
            <translation>Zeile {line}: eine Anweisung wird nicht verstanden und ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>some segments fit in more than one way; the first one is taken</source>
            <translation>manche Segmente passen auf mehr als eine Art; die erste wird genommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the arguments of {name} are not understood</source>
            <translation>die Argumente von {name} werden nicht verstanden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the brackets are not closed</source>
            <translation>die Klammern sind nicht geschlossen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the letters of pieces, which mean kinds of wood, become colours of cells</source>
            <translation>die Buchstaben der Teile, die Holzarten bedeuten, werden zu Farben der Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the model is not understood from here on</source>
            <translation>das Modell wird ab hier nicht verstanden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the model takes too long to compute; what it does later is left out</source>
            <translation>das Modell braucht zu lange zum Berechnen; was danach kommt, wird ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>there are too many segments to try all ways to join them</source>
            <translation>es sind zu viele Segmente, um alle Verbindungen zu probieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>this notation has pieces alone, so the target is empty</source>
            <translation>diese Schreibweise kennt nur Teile, also ist die Zielfigur leer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{given} is not a piece drawn in letters</source>
            <translation>{given} ist kein mit Buchstaben gezeichnetes Teil</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{n} joints fit no others, so their segments are pieces of their own</source>
            <extracomment>for 1: {n} joint fits no other, so its segment is a piece of its own</extracomment>
            <translation>
                <numerusform>{n} Verbindung passt zu keiner anderen, daher ist das Segment ein eigenes Teil</numerusform>
                <numerusform>{n} Verbindungen passen zu keinen anderen, daher sind die Segmente eigene Teile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{n} more segments are used than the model prints, because there are joints for them</source>
            <extracomment>for 1: {n} more segment is used than the model prints, because there is a joint for it</extracomment>
            <translation>
                <numerusform>{n} Segment mehr wird verwendet, als das Modell druckt, da es eine Verbindung dafür gibt</numerusform>
                <numerusform>{n} Segmente mehr werden verwendet, als das Modell druckt, da es Verbindungen dafür gibt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>is not a piece</source>
            <translation>ist kein Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a component such as z+ or z+x-</source>
            <translation>{given} sollte eine Komponente wie z+ oder z+x- sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a joint such as mz+y+ or fz+y+</source>
            <translation>{given} sollte eine Verbindung wie mz+y+ oder fz+y+ sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a letter for a cube or . for none</source>
            <translation>{given} sollte ein Buchstabe für einen Würfel oder . für keinen sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given}: the brace is not closed</source>
            <translation>{given}: die geschweifte Klammer ist nicht geschlossen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: a bracket is opened here and not closed</source>
            <translation>Zeile {line}: hier wird eine Klammer geöffnet und nicht geschlossen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: the cell {cell} is named twice</source>
            <translation>Zeile {line}: die Zelle {cell} ist zweimal genannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {bracket} closes a bracket that is not open</source>
            <translation>Zeile {line}: {bracket} schließt eine Klammer, die nicht offen ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {cell} should have {right} numbers, as cells of the lattice {lattice} have: {example}</source>
            <translation>Zeile {line}: {cell} sollte {right} Zahlen haben, wie die Zellen des Gitters {lattice}: {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {cell}: the last number is the kind of the cell and should be from 0 to {most}</source>
            <translation>Zeile {line}: {cell}: die letzte Zahl ist die Art der Zelle; richtig ist 0 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {count} brackets stand within each other; at most {most} are read</source>
            <translation>Zeile {line}: {count} Klammern stehen ineinander; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {value} should be a whole number from {least} to {most}</source>
            <translation>Zeile {line}: {value} sollte eine ganze Zahl von {least} bis {most} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {value} stands beside brackets and should be in some, too</source>
            <translation>Zeile {line}: {value} steht neben Klammern und sollte ebenfalls in Klammern stehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>Groups of parts stay behind.</source>
            <translation>Gruppen von Teilen werden nicht übernommen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>Marks stay behind, as other marks match in that puzzle.</source>
            <translation>Marken werden nicht übernommen, da in jenem Puzzle andere Marken zusammenpassen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>What stands in braces, as joints do, stays behind.</source>
            <translation>Was in geschweiften Klammern steht, etwa Verbindungen, wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>a part has {count} cells; at most {most} are read</source>
            <translation>ein Teil hat {count} Zellen; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: a picture of {count} characters; at most {most} are read</source>
            <translation>Zeile {line}: ein Bild aus {count} Zeichen; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: has several layers, but the lattice is flat</source>
            <translation>Zeile {line}: hat mehrere Schichten, aber das Gitter ist flach</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {reason}</source>
            <translation>Zeile {line}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {value} should be a line of a picture, as ##., or cells as (0,0) (1,0), or a puzzle of another program</source>
            <translation>Zeile {line}: {value} sollte eine Zeile eines Bildes sein, wie ##., oder Zellen, wie (0,0) (1,0), oder ein Puzzle eines anderen Programms</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {value} shows no cell; draw cells as # and dots where there is none</source>
            <translation>Zeile {line}: {value} zeigt keine Zelle; zeichnen Sie Zellen als # und Punkte, wo keine sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>more than {most} parts; no more can be kept</source>
            <translation>mehr als {most} Teile; mehr sind nicht möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the cells that were copied are in the lattice {other}; here they should be in the lattice {lattice}</source>
            <translation>die kopierten Zellen gehören zum Gitter {other}; hier sollten sie zum Gitter {lattice} gehören</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the lattice {lattice} has no pictures of characters; give coordinates, as in {example}</source>
            <translation>das Gitter {lattice} hat keine Bilder aus Zeichen; geben Sie Koordinaten an, wie {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the parts have more than {most} cells in all; no more are read</source>
            <translation>die Teile haben zusammen mehr als {most} Zellen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the parts of “{name}” are in the lattice {other}; here they should be in the lattice {lattice}</source>
            <translation>die Teile von „{name}“ gehören zum Gitter {other}; hier sollten sie zum Gitter {lattice} gehören</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the text has no part with cells</source>
            <translation>der Text enthält kein Teil mit Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the text has {count} characters; at most {most} are read</source>
            <translation>der Text hat {count} Zeichen; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>there is no text; type or paste a picture of a part, as ##.</source>
            <translation>es gibt keinen Text; geben Sie ein Bild eines Teils ein oder fügen Sie es ein, wie ##.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>a GIF has at most {most} frames of {size} pixels, and {seconds} seconds take {count}; make it shorter or smaller, with fewer frames a second, or write .webp or .mp4</source>
            <translation>ein GIF hat bei {size} Bildpunkten höchstens {most} Bilder, und {seconds} Sekunden brauchen {count}; machen Sie es kürzer oder kleiner, mit weniger Bildern je Sekunde, oder schreiben Sie .webp oder .mp4</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>this installation writes no MP4 films, as it does not have the package PyAV; write .webp or .gif, which have the same animation</source>
            <translation>diese Installation schreibt keine MP4-Filme, weil ihr das Paket PyAV fehlt; schreiben Sie .webp oder .gif, die dieselbe Animation enthalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <location filename="../../app/latticework/picture/view_sheet.py" />
            <source>{name}: has nothing to draw; show more parts, or give it a target</source>
            <translation>{name}: hat nichts zu zeichnen; zeigen Sie mehr Teile oder geben Sie ihm eine Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>{name}: no straight slide moves any part of this solution, so a film of it coming together or apart would stand still; animation should be {others}</source>
            <translation>{name}: kein gerades Verschieben bewegt ein Teil dieser Lösung, ein Film vom Zusammensetzen oder Zerlegen stünde also still; richtig wäre bei der Animation {others}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Arrows show where parts go next.</source>
            <translation>Pfeile zeigen, wohin Teile als Nächstes kommen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Board and parts are of one scale. Print this chapter on strong paper, and cut out the parts.</source>
            <translation>Brett und Teile haben denselben Maßstab. Drucken Sie dieses Kapitel auf festes Papier, und schneiden Sie die Teile aus.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Colours of the cells have to match those of the target.</source>
            <translation>Die Farben der Zellen müssen zu denen der Zielfigur passen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>How a solution begins. Look at one picture after the other, and try again after each.</source>
            <translation>Wie eine Lösung beginnt. Sehen Sie sich ein Bild nach dem anderen an und versuchen Sie es nach jedem noch einmal.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Its layers, the lowest first:</source>
            <translation>Ihre Schichten, die unterste zuerst:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Its parts, moved apart:</source>
            <translation>Ihre Teile, auseinandergerückt:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Layer by layer, the lowest first:</source>
            <translation>Schicht für Schicht, die unterste zuerst:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Marks on the sides that touch have to match.</source>
            <translation>Die Marken an Seiten, die einander berühren, müssen zusammenpassen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Put {parts} together so that they fill the target of {cells} without a gap.</source>
            <translation>Setzen Sie {parts} so zusammen, dass sie die Zielfigur aus {cells} lückenlos füllen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Put {parts} together so that they fill the target of {cells}.</source>
            <translation>Setzen Sie {parts} so zusammen, dass sie die Zielfigur aus {cells} füllen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Several solutions</source>
            <translation>Mehrere Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Some parts have a rule of their own.</source>
            <translation>Für einige Teile gilt eine eigene Regel.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Some parts have several numbered forms: each copy of such a part has exactly one of them.</source>
            <translation>Manche Teile haben mehrere nummerierte Formen: Jedes Exemplar eines solchen Teils hat genau eine davon.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Step by step</source>
            <translation>Schritt für Schritt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>The parts</source>
            <translation>Die Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>The target</source>
            <translation>Die Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be moved, but not turned.</source>
            <translation>Die Teile dürfen verschoben, aber nicht gedreht werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, and mirror images of them may be used.</source>
            <translation>Die Teile dürfen gedreht und durch ihre Spiegelbilder ersetzt werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, and turned over.</source>
            <translation>Die Teile dürfen gedreht und gewendet werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, but not turned over.</source>
            <translation>Die Teile dürfen gedreht, aber nicht gewendet werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned.</source>
            <translation>Die Teile dürfen gedreht werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They stay where they are drawn.</source>
            <translation>Die Teile bleiben, wo sie gezeichnet sind.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>To be cut out</source>
            <translation>Zum Ausschneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>What to do</source>
            <translation>Die Aufgabe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>by {author}</source>
            <translation>von {author}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>in: {parts}</source>
            <translation>einlegen: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/picture/sheet.py" />
            <source>layer {n}</source>
            <translation>Schicht {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>slide: {parts}</source>
            <translation>schieben: {parts}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{least} to {n} parts</source>
            <extracomment>for 1: {least} to {n} part</extracomment>
            <translation>
                <numerusform>{least} bis {n} Teil</numerusform>
                <numerusform>{least} bis {n} Teile</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{names} and {last}</source>
            <translation>{names} und {last}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name} (× {count})</source>
            <translation>{name} (× {count})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name} (× {least} to {most})</source>
            <translation>{name} (× {least} bis {most})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{n} cells of it may stay empty.</source>
            <extracomment>for 1: {n} cell of it may stay empty.</extracomment>
            <translation>
                <numerusform>{n} Zelle davon darf leer bleiben.</numerusform>
                <numerusform>{n} Zellen davon dürfen leer bleiben.</numerusform>
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
            <translation>
                <numerusform>{n} Teil</numerusform>
                <numerusform>{n} Teile</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/images.py" />
            <source>picture: size {size} should be from 16 to {most} pixels</source>
            <translation>Bild: Größe {size} sollte 16 bis {most} Bildpunkte betragen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Arrows where parts go</source>
            <translation>Pfeile, wohin Teile kommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Black outlines</source>
            <translation>Schwarze Umrisse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Drawing</source>
            <translation>Wird gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>How many solutions</source>
            <translation>Anzahl der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Leave out parts</source>
            <translation>Teile weglassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Longer side</source>
            <translation>Längere Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Move parts apart</source>
            <translation>Teile auseinanderrücken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Moves of the assembly</source>
            <translation>Züge beim Zusammensetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Moves shown as hints</source>
            <translation>Züge als Tipps</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Pictures in a second</source>
            <translation>Bilder je Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show flat parts to be cut out, and a board of the same scale</source>
            <translation>Flache Teile zum Ausschneiden zeigen, mit einem Brett im selben Maßstab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show parts faintly</source>
            <translation>Teile blass zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the parts</source>
            <translation>Die Teile zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the solution in layers</source>
            <translation>Die Lösung in Schichten zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the solution in steps</source>
            <translation>Die Lösung in Schritten zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the target</source>
            <translation>Die Zielfigur zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Tilt the view up</source>
            <translation>Ansicht nach oben kippen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Transparent ground</source>
            <translation>Durchsichtiger Hintergrund</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Turn the view right</source>
            <translation>Ansicht nach rechts drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>What moves</source>
            <translation>Was sich bewegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>all moves</source>
            <translation>alle Züge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>all, once round</source>
            <translation>alles, einmal rundum</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>apart and together</source>
            <translation>zerlegen und zusammensetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>by name or number, with commas between</source>
            <translation>mit Namen oder Nummer, durch Kommas getrennt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>degrees</source>
            <translation>Grad</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>from 0, together, to 1, all the way</source>
            <translation>von 0, beisammen, bis 1, ganz</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>of several solutions; 0 for as many as look well</source>
            <translation>bei mehreren Lösungen; 0 für so viele, wie gut aussehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>pixels</source>
            <translation>Bildpunkte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>putting together</source>
            <translation>zusammensetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>taking apart</source>
            <translation>zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>view alone</source>
            <translation>nur Ansicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>view and layers</source>
            <translation>Ansicht und Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>where there are pages</source>
            <translation>wenn es Seiten gibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>{setting}: {given} should be the name of a part of the solution, or a number from 1 to {count}</source>
            <translation>{setting}: {given} sollte der Name eines Teils der Lösung sein oder eine Nummer von 1 bis {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>3D view</source>
            <translation>3D-Ansicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>About it</source>
            <translation>Zum Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Assembly</source>
            <translation>Zusammenbau</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Copied.</source>
            <translation>Kopiert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Drag or use the arrow keys to turn, the wheel or two fingers or + and − to zoom, 0 to reset the view. N and P go through the solutions, comma and full stop through the assembly. Press a part, or its name, to see through it.</source>
            <translation>Ziehen oder Pfeiltasten drehen, Mausrad, zwei Finger oder + und − zoomen, 0 setzt die Ansicht zurück. N und P gehen durch die Lösungen, Komma und Punkt durch den Zusammenbau. Ein Druck auf ein Teil oder seinen Namen macht es durchsichtig.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Explode</source>
            <translation>Auseinanderrücken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Facts</source>
            <translation>Angaben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>How it was solved</source>
            <translation>Wie es gelöst wurde</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>In this page</source>
            <translation>Auf dieser Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Lattice</source>
            <translation>Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Licence of three.js</source>
            <translation>Lizenz von three.js</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Made with Latticework, which finds all ways to put a puzzle together. The 3D view is drawn with three.js.</source>
            <translation>Erstellt mit Latticework, das alle Arten findet, ein Puzzle zusammenzusetzen. Die 3D-Ansicht zeichnet three.js.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Next solution (N)</source>
            <translation>Nächste Lösung (N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>One step back (,)</source>
            <translation>Einen Schritt zurück (,)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>One step on (.)</source>
            <translation>Einen Schritt weiter (.)</translation>
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
            <translation>Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Parts: press to show one faintly, hide it, show it again</source>
            <translation>Teile: Ein Druck zeigt eines blass, verbirgt es, zeigt es wieder</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Previous solution (P)</source>
            <translation>Vorherige Lösung (P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Published</source>
            <translation>Veröffentlicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Put it together (Space)</source>
            <translation>Zusammensetzen (Leertaste)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Puzzle code</source>
            <translation>Puzzlecode</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Searched</source>
            <translation>Durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Solution {n} of {count}</source>
            <translation>Lösung {n} von {count}</translation>
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
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Step {n} of {count}.</source>
            <translation>Schritt {n} von {count}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Target</source>
            <translation>Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>The puzzle in 3D. Arrow keys turn it.</source>
            <translation>Das Puzzle in 3D. Die Pfeiltasten drehen es.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>The whole puzzle as one line of text. In Latticework, Paste puzzle in the menu Edit opens it, and every command of the terminal takes it in quotation marks.</source>
            <translation>Das ganze Puzzle als eine Textzeile. In Latticework öffnet es „Puzzle einfügen“ im Menü „Bearbeiten“, und jeder Befehl im Terminal nimmt es in Anführungszeichen entgegen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>This browser does not draw in 3D (WebGL); here is a picture of the puzzle.</source>
            <translation>Dieser Browser kann nicht in 3D zeichnen (WebGL); hier ist ein Bild des Puzzles.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Turning the puzzle needs JavaScript; here is a picture of it.</source>
            <translation>Das Drehen braucht JavaScript; hier ist ein Bild des Puzzles.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>all possibilities</source>
            <translation>alle Möglichkeiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n}</source>
            <translation>{n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} different</source>
            <translation>{n} verschiedene</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} in all positions</source>
            <translation>{n} in allen Lagen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} solutions</source>
            <extracomment>for 1: {n} solution</extracomment>
            <translation>
                <numerusform>{n} Lösung</numerusform>
                <numerusform>{n} Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} with mirror images</source>
            <translation>{n} mit Spiegelbildern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: faint</source>
            <translation>{part}: blass</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: hidden</source>
            <translation>{part}: verborgen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: shown</source>
            <translation>{part}: sichtbar</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{share} % so far</source>
            <translation>{share} % bisher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/printable.py" />
            <source>writing parts</source>
            <translation>Teile werden geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>has other characters than letters, digits, “-” and “_”</source>
            <translation>hat andere Zeichen als Buchstaben, Ziffern, „-“ und „_“</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>holds no puzzle</source>
            <translation>enthält kein Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>is of version {given}; this program reads version {known}</source>
            <translation>hat die Version {given}; dieses Programm liest die Version {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>was changed or cut off on its way; copy it again, up to its last character</source>
            <translation>wurde unterwegs verändert oder abgeschnitten; kopieren Sie es noch einmal, bis zum letzten Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Between two columns</source>
            <translation>Zwischen zwei Spalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Byte order mark, which Excel needs</source>
            <translation>Byte-Order-Marke, die Excel braucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Parquet files need the package pyarrow, which is not installed; `{command}` installs it</source>
            <translation>Parquet-Dateien brauchen das Paket pyarrow, das nicht installiert ist; `{command}` installiert es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Write cells as</source>
            <translation>Zellen schreiben als</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>coordinates</source>
            <translation>Koordinaten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>letters, layers below</source>
            <translation>Buchstaben, Schichten untereinander</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>letters, layers beside</source>
            <translation>Buchstaben, Schichten nebeneinander</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>lines around pieces</source>
            <translation>Linien um die Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>semicolon</source>
            <translation>Semikolon</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>tab</source>
            <translation>Tabulator</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/stored_solutions.py" />
            <source>{path}: has no such solution among {stored}</source>
            <translation>{path}: hat keine solche Lösung unter {stored}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>begins with the element {name}; a file of BurrTools begins with puzzle</source>
            <translation>beginnt mit dem Element {name}; eine Datei von BurrTools beginnt mit puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>declares a document type, which no puzzle of BurrTools has</source>
            <translation>gibt einen Dokumenttyp an, was kein Puzzle von BurrTools tut</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has a tag of more than {most} bytes</source>
            <translation>hat ein Tag mit mehr als {most} Byte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has a text of more than {most} characters</source>
            <translation>hat einen Text mit mehr als {most} Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has more than {most} attributes, the most that are read</source>
            <translation>hat mehr als {most} Attribute; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has more than {most} elements, the most that are read</source>
            <translation>hat mehr als {most} Elemente; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>holds more than {most} bytes, the most that is read</source>
            <translation>enthält mehr als {most} Byte; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is a search file of this program; should be a puzzle of BurrTools</source>
            <translation>ist eine Suchdatei dieses Programms; richtig ist ein Puzzle von BurrTools</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is cut off: its gzip packing has no end</source>
            <translation>ist abgeschnitten: die gzip-Packung hat kein Ende</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is damaged: its gzip packing cannot be undone</source>
            <translation>ist beschädigt: die gzip-Packung lässt sich nicht öffnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is empty; should be a puzzle of BurrTools, XML or XML packed by gzip</source>
            <translation>ist leer; richtig ist ein Puzzle von BurrTools, XML oder mit gzip gepacktes XML</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is no XML: {fault}</source>
            <translation>ist kein XML: {fault}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is no XML: {fault} in line {line}</source>
            <translation>ist kein XML: {fault} in Zeile {line}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is packed by gzip in more than {most} pieces, the most that is read</source>
            <translation>ist mit gzip in mehr als {most} Stücken gepackt; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>{element} in line {line}</source>
            <translation>{element} in Zeile {line}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>has {count} shapes that are parts; at most {most} are read</source>
            <translation>hat {count} Formen, die Teile sind; höchstens {most} werden gelesen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>how solutions come apart is not taken over ({n} of them)</source>
            <extracomment>for 1: how a solution comes apart is not taken over ({n} of them)</extracomment>
            <translation>
                <numerusform>wie eine Lösung sich zerlegen lässt, wird nicht übernommen ({n} Lösung)</numerusform>
                <numerusform>wie Lösungen sich zerlegen lassen, wird nicht übernommen ({n} Lösungen)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the comment is cut after {most} characters</source>
            <translation>der Kommentar wird nach {most} Zeichen abgeschnitten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the comment, kept as notes, is not shown by itself when the puzzle is opened</source>
            <translation>der Kommentar, übernommen als Notizen, wird beim Öffnen des Puzzles nicht von selbst gezeigt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the element {name} is not known and left out ({n} times)</source>
            <extracomment>for 1: the element {name} is not known and left out ({n} time)</extracomment>
            <translation>
                <numerusform>das Element {name} ist unbekannt und wird ausgelassen ({n}-mal)</numerusform>
                <numerusform>das Element {name} ist unbekannt und wird ausgelassen ({n}-mal)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the hot spots of {n} shapes are left out; they say about which point a part is turned</source>
            <extracomment>for 1: the hot spot of {n} shape is left out; it says about which point the part is turned</extracomment>
            <translation>
                <numerusform>der Hotspot von {n} Form wird ausgelassen; er sagt, um welchen Punkt das Teil gedreht wird</numerusform>
                <numerusform>die Hotspots von {n} Formen werden ausgelassen; sie sagen, um welchen Punkt ein Teil gedreht wird</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the last {n} problems are left out; a puzzle has at most {most} targets</source>
            <extracomment>for 1: the last {n} problem is left out; a puzzle has at most {most} targets</extracomment>
            <translation>
                <numerusform>das letzte {n} Problem wird ausgelassen; ein Puzzle hat höchstens {most} Zielfiguren</numerusform>
                <numerusform>die letzten {n} Probleme werden ausgelassen; ein Puzzle hat höchstens {most} Zielfiguren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the parameters of the grid are left out</source>
            <translation>die Parameter des Rasters werden ausgelassen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the weights of {n} shapes are left out; they say which part stays still in an animation</source>
            <extracomment>for 1: the weight of {n} shape is left out; it says which part stays still in an animation</extracomment>
            <translation>
                <numerusform>das Gewicht von {n} Form wird ausgelassen; es sagt, welches Teil in einer Animation stillsteht</numerusform>
                <numerusform>die Gewichte von {n} Formen werden ausgelassen; sie sagen, welches Teil in einer Animation stillsteht</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: has no shape to be made, so its target is empty</source>
            <translation>{problem}: hat keine Form, die zu bilden wäre, also ist die Zielfigur leer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: maxHoles, {number}, is left out, because BurrTools ignores it if the counts are fixed</source>
            <translation>{problem}: maxHoles, {number}, wird ausgelassen, da BurrTools es bei festen Anzahlen nicht beachtet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: of the groups of {shape} only {group} is taken over, for all copies; a part here is in one group at most</source>
            <translation>{problem}: von den Gruppen von {shape} wird nur {group} übernommen, für alle Exemplare; ein Teil gehört hier zu höchstens einer Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: the groups of {shape} are left out; a part here is in the same group, or in none, in all problems</source>
            <translation>{problem}: die Gruppen von {shape} werden ausgelassen; ein Teil gehört hier in allen Problemen zur selben Gruppe oder zu keiner</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: the interrupted search is not taken over; a search here begins anew</source>
            <translation>{problem}: die unterbrochene Suche wird nicht übernommen; eine Suche beginnt hier von vorn</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: what BurrTools counted is not taken over: {counts}</source>
            <translation>{problem}: was BurrTools gezählt hat, wird nicht übernommen: {counts}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: {n} stored assemblies are left out, as they are not understood or no solutions by the rules here</source>
            <extracomment>for 1: {problem}: {n} stored assembly is left out, as it is not understood or no solution by the rules here</extracomment>
            <translation>
                <numerusform>{problem}: {n} gespeicherter Zusammenbau wird ausgelassen, da er nicht verstanden wird oder nach den Regeln hier keine Lösung ist</numerusform>
                <numerusform>{problem}: {n} gespeicherte Zusammenbauten werden ausgelassen, da sie nicht verstanden werden oder nach den Regeln hier keine Lösungen sind</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: has no cells; BurrTools cannot open it</source>
            <translation>{shape}: hat keine Zellen; BurrTools kann die Datei nicht öffnen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: {n} cells are left out, which lie where its grid has none</source>
            <extracomment>for 1: {shape}: {n} cell is left out, which lies where its grid has none</extracomment>
            <translation>
                <numerusform>{shape}: {n} Zelle wird ausgelassen, die liegt, wo das Raster keine hat</numerusform>
                <numerusform>{shape}: {n} Zellen werden ausgelassen, die liegen, wo das Raster keine hat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: {n} variable cells of the part are left out, because BurrTools ignores them</source>
            <extracomment>for 1: {shape}: {n} variable cell of the part is left out, because BurrTools ignores it</extracomment>
            <translation>
                <numerusform>{shape}: {n} variable Zelle des Teils wird ausgelassen, da BurrTools sie nicht beachtet</numerusform>
                <numerusform>{shape}: {n} variable Zellen des Teils werden ausgelassen, da BurrTools sie nicht beachtet</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>colour {number}, {before}, is there twice and becomes {after}, to be told apart</source>
            <translation>Farbe {number}, {before}, kommt zweimal vor und wird zur Unterscheidung zu {after}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has a cell of colour {color}; the file has {count} colours</source>
            <translation>hat eine Zelle der Farbe {color}; die Datei hat {count} Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has id = {given}; should be the number of one of the {count} voxels, from 0</source>
            <translation>hat id = {given}; richtig ist die Nummer eines der {count} Voxel, ab 0</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has its cells in the form {form}; this program knows form 0, one sign a cell</source>
            <translation>hat die Zellen in der Form {form}; dieses Programm kennt die Form 0, ein Zeichen je Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the colour {color}; there are at most {most}</source>
            <translation>hat die Farbe {color}; es gibt höchstens {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the sign {sign}; right are #, + and _, and numbers of colours behind them</source>
            <translation>hat das Zeichen {sign}; richtig sind #, + und _ und Farbnummern dahinter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the type {type}; this program knows 0 to 4</source>
            <translation>hat den Typ {type}; dieses Programm kennt 0 bis 4</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {given} cells, but {size} are {count}</source>
            <translation>hat {given} Zellen, aber {size} sind {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {name} = {given}; should be a whole number from {least} to {most}</source>
            <translation>hat {name} = {given}; richtig ist eine ganze Zahl von {least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {size} cells and no content, and a problem uses it; should have one sign a cell: # filled, + may stay empty, _ not there</source>
            <translation>hat {size} Zellen und keinen Inhalt, wird aber in einem Problem verwendet; richtig ist ein Zeichen je Zelle: # gefüllt, + darf leer bleiben, _ nicht vorhanden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {size} cells; at most {most} are read</source>
            <translation>hat {size} Zellen; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>is wanted from {least} to {most} times; the first should not be more</source>
            <translation>ist {least}- bis {most}-mal gewünscht; die erste Zahl sollte nicht größer sein</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>the attribute {name} of the element {element} is not known and left out ({n} times)</source>
            <extracomment>for 1: the attribute {name} of the element {element} is not known and left out ({n} time)</extracomment>
            <translation>
                <numerusform>das Attribut {name} des Elements {element} ist nicht bekannt und wird weggelassen ({n}-mal)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>blanks at the ends of names and notes, and characters that XML cannot hold, are left out</source>
            <translation>Leerzeichen am Rand von Namen und Notizen und Zeichen, die XML nicht aufnehmen kann, werden ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>solutions are left out: how this format numbers the turns of balls is not known</source>
            <translation>Lösungen werden ausgelassen: Wie dieses Format die Drehungen von Kugeln nummeriert, ist nicht bekannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the group {name} becomes group {number}</source>
            <translation>die Gruppe {name} wird zur Gruppe {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the limit on empty cells is lost: BurrTools ignores it if the counts are fixed, so there may be more solutions</source>
            <translation>die Obergrenze für leere Zellen geht verloren: BurrTools beachtet sie bei festen Anzahlen nicht; dadurch kann es mehr Lösungen geben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{name}: its cells are too far apart for this format, which would need {size} signs for them</source>
            <translation>{name}: die Zellen liegen für dieses Format zu weit auseinander; es brauchte {size} Zeichen für sie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{n} solutions are left out</source>
            <extracomment>for 1: {n} solution is left out</extracomment>
            <translation>
                <numerusform>{n} Lösung wird ausgelassen</numerusform>
                <numerusform>{n} Lösungen werden ausgelassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{puzzle}: has {count} colours of cells; this format holds {most}</source>
            <translation>{puzzle}: hat {count} Farben von Zellen; dieses Format nimmt {most} auf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{puzzle}: lattice: {name} has no place in this format, which holds puzzles of {known}</source>
            <translation>{puzzle}: Gitter: {name} hat in diesem Format keinen Platz, das Puzzles von {known} aufnimmt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>A burr has six pieces, and {n} are named. Name more of them, or let each be used more often.</source>
            <extracomment>for 1: A burr has six pieces, and {n} is named. Name more of them, or let each be used more often.</extracomment>
            <translation>
                <numerusform>Ein Teufelsknoten hat sechs Stücke, und {n} ist genannt. Nennen Sie mehr oder lassen Sie jedes öfter vorkommen.</numerusform>
                <numerusform>Ein Teufelsknoten hat sechs Stücke, und {n} sind genannt. Nennen Sie mehr oder lassen Sie jedes öfter vorkommen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>All 837 pieces go together in some 35 billion ways, which are too many to be counted. Ask for solid burrs, name some pieces by their numbers, or climb from random pieces.</source>
            <translation>Alle 837 Stücke passen auf etwa 35 Milliarden Arten zusammen, zu viele zum Zählen. Wählen Sie volle Teufelsknoten, nennen Sie einige Stücke mit ihren Nummern oder lassen Sie von zufälligen Stücken aus verbessern.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Assemblies</source>
            <translation>Zusammenbauten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Burrs</source>
            <translation>Teufelsknoten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Choose at the left which pieces there are, then press Find burrs. All sets of six that go together and come apart are listed, with how many solutions they have and their level: the number of moves until the first piece is out. What was found is there the next time, too.</source>
            <translation>Wählen Sie links, welche Stücke es gibt, und drücken Sie dann „Teufelsknoten finden“. Aufgelistet werden alle Sätze aus sechs Stücken, die zusammenpassen und zerlegbar sind, mit der Zahl ihrer Lösungen und ihrem Level: der Zahl der Züge, bis das erste Stück heraus ist. Was gefunden wurde, ist auch beim nächsten Mal da.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Counted share of the assemblies</source>
            <translation>Gezählter Anteil der Zusammenbauten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Each at most</source>
            <translation>Jedes höchstens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Find burrs</source>
            <translation>Teufelsknoten finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Holes</source>
            <translation>Löcher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Holes, at most</source>
            <translation>Löcher, höchstens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many assemblies come apart; mirror images count as two</source>
            <translation>Wie viele Zusammenbauten zerlegbar sind; Spiegelbilder zählen doppelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many cubes inside stay empty</source>
            <translation>Wie viele Würfel innen leer bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many moves it takes until the first piece is out, of all solutions the most</source>
            <translation>Wie viele Züge nötig sind, bis das erste Stück heraus ist; von allen Lösungen die meisten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>In how many ways the pieces go together, whether they come apart or not; mirror images count as two</source>
            <translation>Auf wie viele Arten die Stücke zusammenpassen, ob zerlegbar oder nicht; Spiegelbilder zählen doppelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>In how many ways the six pieces may go together and come apart again</source>
            <translation>Auf wie viele Arten sich die sechs Stücke zusammensetzen und wieder zerlegen lassen dürfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Inside</source>
            <translation>Innen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Level, from</source>
            <translation>Level, von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Level, to</source>
            <translation>Level, bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Look for burrs</source>
            <translation>Teufelsknoten suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No burr that comes apart was found yet.</source>
            <translation>Noch wurde kein zerlegbarer Teufelsknoten gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No favourite is among the burrs that are wanted. To make a burr one, choose it and press Ctrl+B, or click on its star in the table.</source>
            <translation>Unter den gewünschten Teufelsknoten ist kein Favorit. Um einen zum Favoriten zu machen, wählen Sie ihn und drücken Strg+B, oder klicken Sie in der Tabelle auf seinen Stern.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No six of these pieces make a burr that comes apart.</source>
            <translation>Keine sechs dieser Stücke ergeben einen zerlegbaren Teufelsknoten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>None of the burrs found is as wanted. Change at the left which are shown.</source>
            <translation>Keiner der gefundenen Teufelsknoten entspricht den Wünschen. Ändern Sie links, welche gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Numbers</source>
            <translation>Nummern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Of two sets that mirror each other one is listed; with their mirror images they are {all}.</source>
            <translation>Von zwei Sätzen, die Spiegelbilder voneinander sind, ist einer aufgelistet; mit ihren Spiegelbildern sind es {all}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Other random numbers, and so other burrs; the same seed gives the same again</source>
            <translation>Andere Zufallszahlen und damit andere Teufelsknoten; derselbe Startwert ergibt wieder dieselben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Pictures of the burrs</source>
            <translation>Bilder der Teufelsknoten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Pieces</source>
            <comment>the numbers of those of a burr</comment>
            <translation>Stücke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Rods</source>
            <translation>Stäbe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Show only burrs with</source>
            <translation>Nur Teufelsknoten zeigen mit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Six rods that cross in pairs. The puzzle of the main window does not matter.</source>
            <translation>Sechs Stäbe, die sich paarweise kreuzen. Das Puzzle des Hauptfensters spielt keine Rolle.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>So far {n} sets of six pieces are as wanted.</source>
            <extracomment>for 1: So far {n} set of six pieces is as wanted.</extracomment>
            <translation>
                <numerusform>Bisher entspricht {n} Satz aus sechs Stücken den Wünschen.</numerusform>
                <numerusform>Bisher entsprechen {n} Sätze aus sechs Stücken den Wünschen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Solutions, at most</source>
            <translation>Lösungen, höchstens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Solutions, from</source>
            <translation>Lösungen, von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Solutions, to</source>
            <translation>Lösungen, bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Sorted by</source>
            <translation>Sortiert nach</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>The first {n} are listed.</source>
            <translation>
                <numerusform>Nur die ersten {n} sind aufgelistet.</numerusform>
                <numerusform>Nur die ersten {n} sind aufgelistet.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>The numbers by which burr people know the pieces; 2x88 is piece 88 twice</source>
            <translation>Die Nummern, unter denen Kenner die Stücke führen; 2x88 ist zweimal das Stück 88</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>These are all.</source>
            <translation>Das sind alle.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Way to look for burrs</source>
            <translation>Art der Suche nach Teufelsknoten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>What was found before is being read.</source>
            <translation>Was früher gefunden wurde, wird gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Which pieces</source>
            <translation>Welche Stücke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>all 837</source>
            <translation>alle 837</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>any number of times</source>
            <translation>beliebig oft</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>as often as named</source>
            <translation>so oft wie genannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>by their numbers</source>
            <translation>nach ihren Nummern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>climb from random pieces</source>
            <translation>von zufälligen Stücken aus verbessern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>count all that come apart</source>
            <translation>alle zerlegbaren zählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>exactly one solution</source>
            <translation>genau einer Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>fewest assemblies</source>
            <translation>wenigste Zusammenbauten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>fewest solutions</source>
            <translation>wenigste Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>highest level</source>
            <translation>höchstes Level</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>highest level first</source>
            <translation>höchstes Level zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>level {level}</source>
            <translation>Level {level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>lowest level first</source>
            <translation>niedrigstes Level zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>most assemblies</source>
            <translation>meiste Zusammenbauten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>most solutions</source>
            <translation>meiste Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>only favourites</source>
            <translation>nur Favoriten</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>sets</source>
            <extracomment>for 1: set</extracomment>
            <translation>
                <numerusform>Satz</numerusform>
                <numerusform>Sätze</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>solid, without a hole</source>
            <translation>voll, ohne Löcher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>the 59 notchable ones</source>
            <translation>die 59 sägbaren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>with few holes</source>
            <translation>mit wenigen Löchern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>with or without holes</source>
            <translation>beliebig</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} changes were tried.</source>
            <extracomment>for 1: {n} change was tried.</extracomment>
            <translation>
                <numerusform>{n} Änderung wurde versucht.</numerusform>
                <numerusform>{n} Änderungen wurden versucht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} cubes</source>
            <extracomment>for 1: {n} cube</extracomment>
            <translation>
                <numerusform>{n} Würfel</numerusform>
                <numerusform>{n} Würfel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} sets of six pieces are as wanted.</source>
            <extracomment>for 1: {n} set of six pieces is as wanted.</extracomment>
            <translation>
                <numerusform>{n} Satz aus sechs Stücken entspricht den Wünschen.</numerusform>
                <numerusform>{n} Sätze aus sechs Stücken entsprechen den Wünschen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} ways to put the pieces together were counted, of which {apart} come apart.</source>
            <extracomment>for 1: {n} way to put the pieces together was counted, of which {apart} come apart.</extracomment>
            <translation>
                <numerusform>{n} Art, die Stücke zusammenzusetzen, wurde gezählt, davon {apart} zerlegbar.</numerusform>
                <numerusform>{n} Arten, die Stücke zusammenzusetzen, wurden gezählt, davon {apart} zerlegbar.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>A calendar needs a puzzle with several targets, for instance one for each day: each set of parts that is found fills all of them. Add targets by the menu Part of the main window, or colour the cells of which one of each colour is to stay empty; then come back by the menu Design.</source>
            <translation>Ein Kalender braucht ein Puzzle mit mehreren Zielfiguren, zum Beispiel eine für jeden Tag: Jeder gefundene Teilesatz füllt alle. Fügen Sie im Hauptfenster über das Menü „Teil“ Zielfiguren hinzu, oder färben Sie die Zellen, von denen je Farbe eine leer bleiben soll; kommen Sie dann über das Menü „Entwerfen“ zurück.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>All targets</source>
            <translation>Alle Zielfiguren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Another one tries the sets in another order</source>
            <translation>Ein anderer versucht die Sätze in anderer Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Calendars</source>
            <translation>Kalender</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Choose at the left from which parts the sets are to be made, then press Find calendars. Sets that fill every target appear as they are found, with how many solutions the targets have.</source>
            <translation>Wählen Sie links, aus welchen Teilen die Sätze bestehen sollen, und drücken Sie dann „Kalender finden“. Sätze, die jede Zielfigur füllen, erscheinen, sobald sie gefunden sind, mit der Zahl der Lösungen je Zielfigur.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Every choice of one cell of each colour of the target, as a month and a day, makes a target without these cells</source>
            <translation>Jede Wahl einer Zelle von jeder Farbe der Zielfigur, etwa Monat und Tag, ergibt eine Zielfigur ohne diese Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Fewest</source>
            <translation>Wenigste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Find calendars</source>
            <translation>Kalender finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Most</source>
            <translation>Meiste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>No set of these parts fills every target. Choose from other parts, or let each be used more often.</source>
            <translation>Kein Satz aus diesen Teilen füllt jede Zielfigur. Wählen Sie aus anderen Teilen oder lassen Sie jedes öfter vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>No set was found yet that fills every target.</source>
            <translation>Noch wurde kein Satz gefunden, der jede Zielfigur füllt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Number of parts</source>
            <translation>Anzahl der Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Number of parts, from</source>
            <translation>Anzahl der Teile, von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Number of parts, to</source>
            <translation>Anzahl der Teile, bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Pictures of the calendars</source>
            <translation>Bilder der Kalender</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>So far {n} sets of parts were found that fill each of the {targets} targets.</source>
            <extracomment>for 1: So far {n} set of parts was found that fills each of the {targets} targets.</extracomment>
            <translation>
                <numerusform>Bisher wurde {n} Teilesatz gefunden, der jede der {targets} Zielfiguren füllt.</numerusform>
                <numerusform>Bisher wurden {n} Teilesätze gefunden, die jede der {targets} Zielfiguren füllen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of all targets together</source>
            <translation>Lösungen aller Zielfiguren zusammen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of the target that has the fewest</source>
            <translation>Lösungen der Zielfigur, die die wenigsten hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of the target that has the most</source>
            <translation>Lösungen der Zielfigur, die die meisten hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>The parts are being placed on all targets.</source>
            <translation>Die Teile werden auf allen Zielfiguren platziert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Tried share of the sets</source>
            <translation>Versuchter Anteil der Sätze</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>fewest for all targets</source>
            <translation>wenigste für alle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>most for the worst target</source>
            <translation>höchstes Minimum</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>one cell of each colour stays empty</source>
            <translation>eine Zelle jeder Farbe bleibt leer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{fewest} to {most} solutions</source>
            <translation>{fewest} bis {most} Lösungen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{name}, {n} targets</source>
            <extracomment>for 1: {name}, {n} target</extracomment>
            <translation>
                <numerusform>{name}, {n} Zielfigur</numerusform>
                <numerusform>{name}, {n} Zielfiguren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{n} sets of parts fill each of the {targets} targets.</source>
            <extracomment>for 1: {n} set of parts fills each of the {targets} targets.</extracomment>
            <translation>
                <numerusform>{n} Teilesatz füllt jede der {targets} Zielfiguren.</numerusform>
                <numerusform>{n} Teilesätze füllen jede der {targets} Zielfiguren.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{tried} of {n} sets of parts were tried.</source>
            <extracomment>for 1: {tried} of {n} set of parts was tried.</extracomment>
            <translation>
                <numerusform>{tried} von {n} Teilesatz wurde versucht.</numerusform>
                <numerusform>{tried} von {n} Teilesätzen wurden versucht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Challenges</source>
            <translation>Aufgaben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Find challenges</source>
            <translation>Aufgaben finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>For each solution not one choice of the fewest parts that leave it as the only one, but all of them</source>
            <translation>Zu jeder Lösung nicht eine Auswahl der wenigsten Teile, die nur sie übrig lassen, sondern alle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>In a challenge some parts are laid beforehand, so that the rest has exactly one solution. For each solution the fewest such parts are found; all solutions must be found and stored first.</source>
            <translation>In einer Aufgabe sind einige Teile schon gelegt, sodass der Rest genau eine Lösung hat. Zu jeder Lösung werden die wenigsten solchen Teile gefunden; dafür müssen zuerst alle Lösungen gefunden und gespeichert sein.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Lay parts beforehand</source>
            <translation>Teile vorher legen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>No solution can be told apart from the others by parts that are laid.</source>
            <translation>Keine Lösung lässt sich durch gelegte Teile von den anderen unterscheiden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>None of the challenges has so many parts laid. Change at the left which are shown.</source>
            <translation>In keiner der Aufgaben sind so viele Teile gelegt. Ändern Sie links, welche gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid</source>
            <translation>Gelegte Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid, from</source>
            <translation>Gelegte Teile, von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid, to</source>
            <translation>Gelegte Teile, bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Pictures of the challenges</source>
            <translation>Bilder der Aufgaben</translation>
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
            <translation>Fortschritt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>The solutions are being compared.</source>
            <translation>Die Lösungen werden verglichen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>This puzzle can have no solution as it is, so nothing can be made of its solutions. At the left it is said why.</source>
            <translation>Dieses Puzzle kann so keine Lösung haben, also lässt sich aus seinen Lösungen nichts machen. Links steht, warum.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>all choices of so few parts</source>
            <translation>alle Auswahlen so weniger Teile</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>challenges</source>
            <extracomment>for 1: challenge</extracomment>
            <translation>
                <numerusform>Aufgabe</numerusform>
                <numerusform>Aufgaben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/run/verification.py" />
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>solution {number}</source>
            <translation>Lösung {number}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>{n} challenges have the fewest parts laid: {fewest}.</source>
            <extracomment>for 1: {n} challenge has the fewest parts laid: {fewest}.</extracomment>
            <translation>
                <numerusform>In {n} Aufgabe sind die wenigsten Teile gelegt: {fewest}.</numerusform>
                <numerusform>In {n} Aufgaben sind die wenigsten Teile gelegt: {fewest}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>{n} of all are listed.</source>
            <extracomment>for 1: {n} of all is listed.</extracomment>
            <translation>
                <numerusform>{n} von allen ist aufgelistet.</numerusform>
                <numerusform>{n} von allen sind aufgelistet.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each</source>
            <translation>Zellen je Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each, from</source>
            <translation>Zellen je Teil, von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each, to</source>
            <translation>Zellen je Teil, bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of the parts</source>
            <translation>Zellen der Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Choose at the left into how many parts the target is to be cut, then press Find cuts. All parts are different and go together in one way only; each cut that appears is harder than the last.</source>
            <translation>Wählen Sie links, in wie viele Teile die Zielfigur zerschnitten werden soll, und drücken Sie dann „Schnitte finden“. Alle Teile sind verschieden und passen nur auf eine Art zusammen; jeder neue Schnitt ist schwerer als der vorige.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cut the target</source>
            <translation>Zielfigur zerschneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cuts</source>
            <translation>Schnitte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cutting</source>
            <translation>Zerschneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Find cuts</source>
            <translation>Schnitte finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Found after</source>
            <translation>Gefunden nach</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Into parts</source>
            <translation>In Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>No cut with one solution was found yet.</source>
            <translation>Noch wurde kein Schnitt mit einer einzigen Lösung gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Other random numbers, and so other cuts; the same seed gives the same again</source>
            <translation>Andere Zufallszahlen, also andere Schnitte; derselbe Startwert ergibt wieder dieselben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Pictures of the cuts</source>
            <translation>Bilder der Schnitte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>about equally many cells each</source>
            <translation>jeweils etwa gleich viele Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>difficulty {number}</source>
            <translation>Schwierigkeit {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>greatest difficulty</source>
            <translation>größte Schwierigkeit</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>{n} changes of a cell were tried.</source>
            <extracomment>for 1: {n} change of a cell was tried.</extracomment>
            <translation>
                <numerusform>{n} Änderung einer Zelle wurde versucht.</numerusform>
                <numerusform>{n} Änderungen einer Zelle wurden versucht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>{n} cuts go together in one way; the hardest has difficulty {best}.</source>
            <extracomment>for 1: {n} cut goes together in one way; its difficulty is {best}.</extracomment>
            <translation>
                <numerusform>{n} Schnitt passt nur auf eine Art zusammen; Schwierigkeit {best}.</numerusform>
                <numerusform>{n} Schnitte passen nur auf eine Art zusammen; der schwerste hat die Schwierigkeit {best}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>Draw a target in the main window, or open a puzzle that has one; then come back by the menu Design.</source>
            <translation>Zeichnen Sie im Hauptfenster eine Zielfigur oder öffnen Sie ein Puzzle, das eine hat; kommen Sie dann über das Menü „Entwerfen“ zurück.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Stop</source>
            <translation>Stopp</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>Target: {name}, {n} cells</source>
            <extracomment>for 1: Target: {name}, {n} cell</extracomment>
            <translation>
                <numerusform>Zielfigur: {name}, {n} Zelle</numerusform>
                <numerusform>Zielfigur: {name}, {n} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>There is no target yet.</source>
            <translation>Es gibt noch keine Zielfigur.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>search time</source>
            <translation>Suchzeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>{share} done</source>
            <translation>{share} erledigt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/favourites.py" />
            <location filename="../../app/latticework/gui/design/item_rows.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Favourite</source>
            <translation>Favorit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/favourites.py" />
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Favourite (Ctrl+B)</source>
            <translation>Favorit (Strg+B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/finder.py" />
            <source>{times} × {part}</source>
            <translation>{times} × {part}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Make a puzzle of it</source>
            <translation>Puzzle daraus machen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Save as a table…</source>
            <translation>Als Tabelle speichern …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Show a table</source>
            <translation>Tabelle zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Show pictures</source>
            <translation>Bilder zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/item_rows.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>No favourite</source>
            <translation>Kein Favorit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>&amp;Judge the drawing</source>
            <translation>Zeichnun&amp;g beurteilen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>At least {n} solutions</source>
            <extracomment>for 1: At least {n} solution</extracomment>
            <translation>
                <numerusform>Mindestens {n} Lösung</numerusform>
                <numerusform>Mindestens {n} Lösungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>More than {n} solutions</source>
            <extracomment>for 1: More than {n} solution</extracomment>
            <translation>
                <numerusform>Mehr als {n} Lösung</numerusform>
                <numerusform>Mehr als {n} Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>No solution</source>
            <translation>Keine Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>Tell with each change how many solutions there are, and how hard it is (Ctrl+J)</source>
            <translation>Nach jeder Änderung angeben, wie viele Lösungen es gibt und wie schwer es ist (Strg+J)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>{n} solutions, difficulty about {number}</source>
            <extracomment>for 1: {n} solution, difficulty about {number}</extracomment>
            <translation>
                <numerusform>{n} Lösung, Schwierigkeit etwa {number}</numerusform>
                <numerusform>{n} Lösungen, Schwierigkeit etwa {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>{n} solutions, difficulty {number}</source>
            <extracomment>for 1: {n} solution, difficulty {number}</extracomment>
            <translation>
                <numerusform>{n} Lösung, Schwierigkeit {number}</numerusform>
                <numerusform>{n} Lösungen, Schwierigkeit {number}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>A single painted cell is enough for one solution to be left.</source>
            <translation>Eine einzige bemalte Zelle genügt, damit eine Lösung übrig bleibt.</translation>
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
            <translation>Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells are being painted, fewer first.</source>
            <translation>Zellen werden bemalt, weniger zuerst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells that can be seen when all parts are in place</source>
            <translation>Zellen, die man sieht, wenn alle Teile an ihrem Platz sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells, up to</source>
            <translation>Zellen, bis zu</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Choices of painted cells</source>
            <translation>Auswahlen bemalter Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Colours, up to</source>
            <translation>Farben, bis zu</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Find cells</source>
            <translation>Zellen finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>For each solution one choice of the fewest cells that leave it, not all choices of the fewest cells that leave any</source>
            <translation>Zu jeder Lösung eine Auswahl der wenigsten Zellen, die sie übrig lassen, statt aller Auswahlen der wenigsten Zellen, die irgendeine übrig lassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>How many cells are painted</source>
            <translation>Wie viele Zellen bemalt sind</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>No choice of up to {n} painted cells leaves one solution.</source>
            <extracomment>for 1: No choice of up to {n} painted cell leaves one solution.</extracomment>
            <translation>
                <numerusform>Keine Auswahl von bis zu {n} bemalten Zelle lässt eine Lösung übrig.</numerusform>
                <numerusform>Keine Auswahl von bis zu {n} bemalten Zellen lässt eine Lösung übrig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Paint cells</source>
            <translation>Zellen bemalen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Painted cells</source>
            <translation>Bemalte Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Pictures of the choices</source>
            <translation>Bilder der Auswahlen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Some cells of the target are painted, and those cells of the parts that lie there in a solution. Where paint must lie on paint, and nowhere else, other solutions drop out. The fewest cells are found that leave one; all solutions must be found and stored first.</source>
            <translation>Einige Zellen der Zielfigur werden bemalt, ebenso die Zellen der Teile, die in einer Lösung dort liegen. Wo Farbe auf Farbe liegen muss, und nur dort, fallen andere Lösungen weg. Gefunden werden die wenigsten Zellen, die eine Lösung übrig lassen; dafür müssen zuerst alle Lösungen gefunden und gespeichert sein.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>There is no solution.</source>
            <translation>Es gibt keine Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>There is only one solution; no cell needs to be painted.</source>
            <translation>Es gibt nur eine Lösung; keine Zelle muss bemalt werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>a choice for each solution</source>
            <translation>eine Auswahl je Lösung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>choices</source>
            <extracomment>for 1: choice</extracomment>
            <translation>
                <numerusform>Auswahl</numerusform>
                <numerusform>Auswahlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>only cells at the surface</source>
            <translation>nur Zellen an der Oberfläche</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} painted cells are enough for one solution to be left, and no fewer.</source>
            <extracomment>for 1: {n} painted cell is enough for one solution to be left, and no fewer.</extracomment>
            <translation>
                <numerusform>{n} bemalte Zelle genügt, damit eine Lösung übrig bleibt, weniger nicht.</numerusform>
                <numerusform>{n} bemalte Zellen genügen, damit eine Lösung übrig bleibt, weniger nicht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} solutions cannot be left alone by any paint.</source>
            <extracomment>for 1: {n} solution cannot be left alone by any paint.</extracomment>
            <translation>
                <numerusform>{n} Lösung bleibt bei keiner Bemalung allein übrig.</numerusform>
                <numerusform>{n} Lösungen bleiben bei keiner Bemalung allein übrig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} solutions take more cells than are tried.</source>
            <extracomment>for 1: {n} solution takes more cells than are tried.</extracomment>
            <translation>
                <numerusform>{n} Lösung braucht mehr Zellen, als versucht werden.</numerusform>
                <numerusform>{n} Lösungen brauchen mehr Zellen, als versucht werden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>How many nodes a search takes for each solution that always goes on with the cell or the part that has the fewest possibilities: it says how much there is to try</source>
            <translation>Wie viele Knoten eine Suche je Lösung braucht, die immer bei der Zelle oder dem Teil mit den wenigsten Möglichkeiten weitergeht: Das sagt, wie viel zu probieren ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{different} different
{rotations} with mirror images
{all} in all positions</source>
            <translation>{different} verschiedene
{rotations} mit Spiegelbildern
{all} in allen Lagen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>{n} solutions so far</source>
            <extracomment>for 1: {n} solution so far</extracomment>
            <translation>
                <numerusform>{n} Lösung bisher</numerusform>
                <numerusform>{n} Lösungen bisher</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>All possibilities were tried.</source>
            <translation>Alle Möglichkeiten wurden geprüft.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Another window or program is searching. Pause it there, then resume here.</source>
            <translation>Ein anderes Fenster oder Programm sucht gerade. Pausieren Sie dort und setzen Sie dann hier fort.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Choose at the left from which parts the sets are to be made, then press Find sets. One search finds all sets that fill the target, with how many solutions each has.</source>
            <translation>Wählen Sie links, aus welchen Teilen die Sätze bestehen sollen, und drücken Sie dann „Sätze finden“. Eine Suche findet alle Sätze, die die Zielfigur füllen, mit der Zahl ihrer Lösungen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Counted</source>
            <translation>Gezählt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Everything found so far is being saved…</source>
            <translation>Alles bisher Gefundene wird gespeichert …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Explored share of the search</source>
            <translation>Durchsuchter Anteil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Find sets</source>
            <translation>Sätze finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Getting ready…</source>
            <translation>Wird vorbereitet …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Looking at the parts…</source>
            <translation>Die Teile werden geprüft …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No favourite is among the sets that are wanted. To make a set one, choose it and press Ctrl+B, or click on its star in the table.</source>
            <translation>Unter den gewünschten Sätzen ist kein Favorit. Um einen zum Favoriten zu machen, wählen Sie ihn und drücken Strg+B, oder klicken Sie in der Tabelle auf seinen Stern.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No set of these parts fills the target. Choose from other parts, or let each be used more often.</source>
            <translation>Kein Satz aus diesen Teilen füllt die Zielfigur. Wählen Sie aus anderen Teilen oder lassen Sie jedes öfter vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No set was found yet.</source>
            <translation>Noch wurde kein Satz gefunden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>None of the {n} sets found is as wanted. Change at the left which sets are shown.</source>
            <extracomment>for 1: The set found is not as wanted. Change at the left which sets are shown.</extracomment>
            <translation>
                <numerusform>Der gefundene Satz entspricht nicht den Wünschen. Ändern Sie links, welche Sätze gezeigt werden.</numerusform>
                <numerusform>Keiner der {n} gefundenen Sätze entspricht den Wünschen. Ändern Sie links, welche gezeigt werden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Pictures of the sets</source>
            <translation>Bilder der Sätze</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Sets of parts</source>
            <translation>Teilesätze</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Show only sets with</source>
            <translation>Nur Sätze zeigen mit</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>So far {n} sets of parts were found, {once} with one solution up to now.</source>
            <extracomment>for 1: So far {n} set of parts was found, {once} with one solution up to now.</extracomment>
            <translation>
                <numerusform>Bisher wurde {n} Teilesatz gefunden, {once} davon mit bislang einer Lösung.</numerusform>
                <numerusform>Bisher wurden {n} Teilesätze gefunden, {once} davon mit bislang einer Lösung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>The earlier search cannot be read: {reason}. Find sets puts its file aside and begins again.</source>
            <translation>Die frühere Suche lässt sich nicht lesen: {reason}. „Sätze finden“ legt ihre Datei beiseite und beginnt neu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Time left: {time}</source>
            <translation>Restzeit: {time}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Which solutions count as one: those that turning and mirroring make of it, those that turning makes of it, or each position by itself</source>
            <translation>Welche Lösungen als eine zählen: alles, was durch Drehen und Spiegeln aus ihr entsteht, alles, was durch Drehen entsteht, oder jede Lage für sich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>different ones</source>
            <translation>verschiedene</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>easiest first</source>
            <translation>leichteste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>fewest parts</source>
            <translation>die wenigsten Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>hardest first</source>
            <translation>schwerste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>in all positions</source>
            <translation>in allen Lagen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>most parts</source>
            <translation>die meisten Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>with mirror images</source>
            <translation>mit Spiegelbildern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{explored} Resume whenever you like, also tomorrow.</source>
            <translation>{explored} Setzen Sie fort, wann Sie wollen, auch morgen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} difficulties are still to be found out.</source>
            <extracomment>for 1: {n} difficulty is still to be found out.</extracomment>
            <translation>
                <numerusform>{n} Schwierigkeit ist noch zu bestimmen.</numerusform>
                <numerusform>{n} Schwierigkeiten sind noch zu bestimmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} of them are listed.</source>
            <extracomment>for 1: {n} of them is listed.</extracomment>
            <translation>
                <numerusform>{n} davon ist aufgelistet.</numerusform>
                <numerusform>{n} davon sind aufgelistet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} parts to choose from.</source>
            <extracomment>for 1: {n} part to choose from.</extracomment>
            <translation>
                <numerusform>{n} Teil zur Auswahl.</numerusform>
                <numerusform>{n} Teile zur Auswahl.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} sets of parts fill the target, {once} with exactly one solution.</source>
            <extracomment>for 1: {n} set of parts fills the target, {once} with exactly one solution.</extracomment>
            <translation>
                <numerusform>{n} Teilesatz füllt die Zielfigur, {once} mit genau einer Lösung.</numerusform>
                <numerusform>{n} Teilesätze füllen die Zielfigur, {once} mit genau einer Lösung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{share} explored.</source>
            <translation>{share} durchsucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>1 where it has none</source>
            <translation>1, wenn sie keine hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Draw a part in the main window, or open a puzzle that has some; then come back by the menu Design.</source>
            <translation>Zeichnen Sie im Hauptfenster ein Teil oder öffnen Sie ein Puzzle, das welche hat; kommen Sie dann über das Menü „Entwerfen“ zurück.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Filled by</source>
            <translation>Gefüllt von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Find shapes</source>
            <translation>Formen finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Fixed: turned ones are shapes of their own, too</source>
            <translation>Fest: gedrehte sind eigene Formen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Free: mirror images are the same shape</source>
            <translation>Frei: Spiegelbilder sind dieselbe Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>How many cells the box has into which the shape fits, along each axis</source>
            <translation>Wie viele Zellen der Rahmen, in den die Form passt, entlang jeder Achse hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>In a box of</source>
            <translation>Rahmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>In how many ways the parts fill it; those that a symmetry of the shape makes equal are one</source>
            <translation>Auf wie viele Arten die Teile sie füllen; was durch eine Symmetrie der Form gleich ist, zählt einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Join the parts</source>
            <translation>Teile zusammenfügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>No shape can be filled. Choose other numbers, or a larger box.</source>
            <translation>Keine Form lässt sich füllen. Wählen Sie andere Zahlen oder einen größeren Rahmen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>None of the shapes is as wanted. Change at the left which are shown.</source>
            <translation>Keine der Formen entspricht den Wünschen. Ändern Sie links, welche gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>One-sided: mirror images are two shapes</source>
            <translation>Einseitig: Spiegelbilder sind zwei Formen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Only shapes that fit into a box of so many cells along each axis, turned if need be; they are found much faster</source>
            <translation>Nur Formen, die, notfalls gedreht, in einen Rahmen mit so vielen Zellen entlang jeder Achse passen; sie sind viel schneller gefunden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Parts are joined in all ways in which they touch each other; each connected shape that comes out is found, with the number of ways to fill it. Choose at the left how large it is, then press Find shapes. The target of the puzzle does not matter.</source>
            <translation>Teile werden auf alle Arten, in denen sie einander berühren, zusammengefügt; jede zusammenhängende Form, die dabei entsteht, wird gefunden, mit der Zahl der Arten, sie zu füllen. Wählen Sie links, wie groß sie ist, und drücken Sie dann „Formen finden“. Die Zielfigur des Puzzles spielt keine Rolle.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Pictures of the shapes</source>
            <translation>Bilder der Formen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Shapes</source>
            <translation>Formen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Shapes of the parts</source>
            <translation>Formen aus den Teilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Show only shapes</source>
            <translation>Nur Formen zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Size of the box along axis {axis}</source>
            <translation>Größe des Rahmens entlang Achse {axis}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Symmetries</source>
            <translation>Symmetrien</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The parts are being joined in all ways in which they touch each other.</source>
            <translation>Die Teile werden auf alle Arten zusammengefügt, in denen sie einander berühren.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The parts are being joined.</source>
            <translation>Die Teile werden zusammengefügt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The shapes that are wanted are being chosen.</source>
            <translation>Die gewünschten Formen werden ausgewählt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The {n} parts of {name}</source>
            <extracomment>for 1: The {n} part of {name}</extracomment>
            <translation>
                <numerusform>Das {n} Teil von {name}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>There are no parts yet.</source>
            <translation>Es gibt noch keine Teile.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Ways</source>
            <translation>Arten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>all parts</source>
            <translation>alle Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>any</source>
            <comment>the size of a box</comment>
            <translation>frei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>filled in exactly one way</source>
            <translation>auf genau eine Art gefüllt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>no symmetry</source>
            <translation>keine Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>parts of so many cells</source>
            <translation>Teile mit so vielen Zellen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>shapes</source>
            <extracomment>for 1: shape</extracomment>
            <translation>
                <numerusform>Form</numerusform>
                <numerusform>Formen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>so many parts</source>
            <translation>so vielen Teilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>with a symmetry</source>
            <translation>mit einer Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>without holes</source>
            <translation>ohne Löcher</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} connected shapes can be filled, {once} in exactly one way.</source>
            <extracomment>for 1: {n} connected shape can be filled, {once} in exactly one way.</extracomment>
            <translation>
                <numerusform>{n} zusammenhängende Form lässt sich füllen, {once} auf genau eine Art.</numerusform>
                <numerusform>{n} zusammenhängende Formen lassen sich füllen, {once} auf genau eine Art.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} symmetries</source>
            <extracomment>for 1: {n} symmetry</extracomment>
            <translation>
                <numerusform>{n} Symmetrie</numerusform>
                <numerusform>{n} Symmetrien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} ways</source>
            <extracomment>for 1: {n} way</extracomment>
            <translation>
                <numerusform>{n} Art</numerusform>
                <numerusform>{n} Arten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>All {n} solutions are found and stored.</source>
            <extracomment>for 1: The only solution is found and stored.</extracomment>
            <translation>
                <numerusform>Die einzige Lösung ist gefunden und gespeichert.</numerusform>
                <numerusform>Alle {n} Lösungen sind gefunden und gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Another window or program is searching, or another task of this window. When it has found all solutions, go on here.</source>
            <translation>Ein anderes Fenster oder Programm sucht gerade, oder ein anderer Auftrag dieses Fensters. Wenn alle Lösungen gefunden sind, geht es hier weiter.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Find the solutions</source>
            <translation>Lösungen finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Looking at the puzzle…</source>
            <translation>Das Puzzle wird geprüft …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Not all solutions are found yet. Find the solutions searches for them first and then goes on by itself. The search is kept; the main window has the same.</source>
            <translation>Noch sind nicht alle Lösungen gefunden. „Lösungen finden“ sucht sie zuerst und geht dann von selbst weiter. Die Suche bleibt erhalten; im Hauptfenster steht dieselbe.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>The search of this puzzle does not store all solutions, so nothing can be told apart from the others. Have the main window store all solutions and start over.</source>
            <translation>Die Suche zu diesem Puzzle speichert nicht alle Lösungen, deshalb lässt sich keine von den anderen unterscheiden. Lassen Sie im Hauptfenster alle Lösungen speichern und beginnen Sie von vorn.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>What was found is being saved…</source>
            <translation>Das Gefundene wird gespeichert …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>{n} solutions found, {explored} explored.</source>
            <extracomment>for 1: {n} solution found, {explored} explored.</extracomment>
            <translation>
                <numerusform>{n} Lösung gefunden, {explored} durchsucht.</numerusform>
                <numerusform>{n} Lösungen gefunden, {explored} durchsucht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Designing with {name}</source>
            <translation>Entwerfen mit {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Saving {path}</source>
            <translation>{path} wird gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Table (*{ending})</source>
            <translation>Tabelle (*{ending})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>The table was written to {path}.</source>
            <translation>Die Tabelle wurde nach {path} geschrieben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>The window is still searching. Closing it pauses the search, or ends one that cannot be paused; what was found is kept.</source>
            <translation>Das Fenster sucht noch. Wird es geschlossen, so wird die Suche angehalten oder beendet, wenn sie nicht angehalten werden kann; was gefunden wurde, bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>What is to be found</source>
            <translation>Was gefunden werden soll</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>{name} is open in the main window as a new puzzle.</source>
            <translation>{name} ist im Hauptfenster als neues Puzzle geöffnet.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>All parts of a size</source>
            <translation>Alle Teile einer Größe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Cells, from</source>
            <translation>Zellen, von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Cells, to</source>
            <translation>Zellen, bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Parts to choose from</source>
            <translation>Teile zur Auswahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>The parts of the puzzle</source>
            <translation>Die Teile des Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Which parts</source>
            <translation>Welche Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>as in the puzzle</source>
            <translation>wie im Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>to</source>
            <translation>bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>&amp;Instead of the parts that it is made of</source>
            <translation>&amp;Statt der Teile, aus denen es besteht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A &amp;part</source>
            <translation>Als &amp;Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A &amp;target for these parts</source>
            <translation>Als &amp;Zielfigur für diese Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A picture, with a mark for each cell:</source>
            <translation>Ein Bild, mit einem Zeichen je Zelle:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add a set</source>
            <translation>Satz hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add parts from text</source>
            <translation>Teile aus Text hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add the parts (Ctrl+Enter)</source>
            <translation>Teile hinzufügen (Strg+Eingabe)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Counting…</source>
            <translation>Wird gezählt …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Fixed: turned ones are parts of their own, too</source>
            <translation>Fest: gedrehte sind eigene Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Free: mirror images are the same part</source>
            <translation>Frei: Spiegelbilder sind dasselbe Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>One-sided: mirror images are two parts</source>
            <translation>Einseitig: Spiegelbilder sind zwei Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Parts in the text</source>
            <translation>Teile im Text</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Parts of the lattice {lattice}, typed or pasted</source>
            <translation>Teile des Gitters {lattice}, getippt oder eingefügt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>Parts of the solution</source>
            <translation>Teile der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Take</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Take cells of the solution</source>
            <translation>Zellen der Lösung übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Taken. Edit &gt; Undo (Ctrl+Z) brings the solutions back.</source>
            <translation>Übernommen. „Bearbeiten &gt; Rückgängig“ (Strg+Z) bringt die Lösungen zurück.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>These have as many copies less, so that the target can still be filled</source>
            <translation>Von diesen gibt es entsprechend weniger, damit sich die Zielfigur noch füllen lässt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Tick the parts to be taken; the others are faint in the view.</source>
            <translation>Haken Sie die Teile an, die übernommen werden sollen; die anderen sind in der Ansicht blass.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Units of {n} cells</source>
            <extracomment>for 1: Units of {n} cell</extracomment>
            <translation>
                <numerusform>Einheiten von {n} Zelle</numerusform>
                <numerusform>Einheiten von {n} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>or coordinates: {example}</source>
            <translation>oder Koordinaten: {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>or rows between bars, a puzzle code, or the text of a puzzle file.</source>
            <translation>oder Zeilen zwischen Strichen, ein Puzzlecode oder der Text einer Puzzledatei.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>{parts}, {n} cells</source>
            <extracomment>for 1: {parts}, {n} cell</extracomment>
            <translation>
                <numerusform>{parts}, {n} Zelle</numerusform>
                <numerusform>{parts}, {n} Zellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>{part}, {n} cells</source>
            <extracomment>for 1: {part}, {n} cell</extracomment>
            <translation>
                <numerusform>{part}, {n} Zelle</numerusform>
                <numerusform>{part}, {n} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add form</source>
            <translation>Form hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add part</source>
            <translation>Teil hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add parts</source>
            <translation>Teile hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add target</source>
            <translation>Zielfigur hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Allowed motions</source>
            <translation>Erlaubte Bewegungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Another puzzle</source>
            <translation>Anderes Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Colours of parts</source>
            <translation>Farben der Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Copies</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Direction of layers</source>
            <translation>Richtung der Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Draw</source>
            <translation>Zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Duplicate part</source>
            <translation>Teil duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Duplicate parts</source>
            <translation>Teile duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Line of different marks</source>
            <translation>Linie verschiedener Marken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Mark</source>
            <translation>Marke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Move part</source>
            <translation>Teil verschieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Move parts</source>
            <translation>Teile verschieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove a line</source>
            <translation>Linie entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove form</source>
            <translation>Form entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove part</source>
            <translation>Teil entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove parts</source>
            <translation>Teile entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove target</source>
            <translation>Zielfigur entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Rename part</source>
            <translation>Teil umbenennen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Take a part</source>
            <translation>Teil übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Take a target</source>
            <translation>Zielfigur übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>All ways to place it in the target</source>
            <translation>Alle Arten, es in der Zielfigur zu platzieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Chiral</source>
            <translation>Chiral</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Colour…</source>
            <translation>Farbe …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Copies of each selected part, as 3 or 0-2; Enter sets them</source>
            <translation>Anzahl jedes ausgewählten Teils, etwa 3 oder 0-2; die Eingabetaste setzt sie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Double click a fact to select all parts that share it</source>
            <translation>Ein Doppelklick auf eine Eigenschaft wählt alle Teile aus, die sie teilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Facts about the parts</source>
            <translation>Eigenschaften der Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Fitting</source>
            <translation>Passend</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Group of all selected parts, empty for none; Enter sets it</source>
            <translation>Gruppe aller ausgewählten Teile, leer für keine; die Eingabetaste setzt sie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Mirror twin</source>
            <translation>Spiegelzwilling</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Motions that carry its cells onto themselves, mirroring ones among them</source>
            <translation>Bewegungen, die seine Zellen auf sich selbst abbilden, Spiegelungen eingeschlossen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Motions…</source>
            <translation>Bewegungen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>No mirroring carries its cells onto themselves</source>
            <translation>Keine Spiegelung bildet seine Zellen auf sich selbst ab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Orientations</source>
            <translation>Ausrichtungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Orientations that fit somewhere in the target</source>
            <translation>Ausrichtungen, die irgendwo in die Zielfigur passen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Orientations that it may have</source>
            <translation>Ausrichtungen, die es haben darf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placements</source>
            <translation>Platzierungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Separate pieces</source>
            <translation>Einzelne Stücke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Sets of its cells that do not touch one another</source>
            <translation>Stücke aus seinen Zellen, die einander nicht berühren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Spaces that its cells enclose</source>
            <translation>Räume, die seine Zellen umschließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>The part that is its mirror image</source>
            <translation>Das Teil, das sein Spiegelbild ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>What the selected parts may do</source>
            <translation>Was die ausgewählten Teile dürfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>as the puzzle</source>
            <translation>wie das Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>chiral</source>
            <translation>chiral</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>fit nowhere</source>
            <translation>passen nirgends</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>in several pieces</source>
            <translation>in mehreren Stücken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>symmetric</source>
            <translation>symmetrisch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>with a mirror twin</source>
            <translation>mit Spiegelzwilling</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>with holes</source>
            <translation>mit Löchern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>{n} selected</source>
            <extracomment>for 1: {n} selected</extracomment>
            <translation>
                <numerusform>{n} ausgewählt</numerusform>
                <numerusform>{n} ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>All that can be opened ({endings})</source>
            <translation>Alles, was sich öffnen lässt ({endings})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Files of other programs ({endings})</source>
            <translation>Dateien anderer Programme ({endings})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Not all of what was copied could be taken over:</source>
            <translation>Nicht alles Kopierte ließ sich übernehmen:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Open a puzzle</source>
            <translation>Puzzle öffnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Reading what was copied</source>
            <translation>Kopiertes wird gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Reading {path}</source>
            <translation>{path} wird gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Save the changes to “{name}”?</source>
            <translation>Die Änderungen an „{name}“ speichern?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save the puzzle</source>
            <translation>Puzzle speichern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Save “{name}” there again?</source>
            <translation>„{name}“ wieder dort speichern?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>What was &amp;left out…</source>
            <translation>&amp;Ausgelassenes …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>puzzle</source>
            <comment>a name for a file</comment>
            <translation>Puzzle</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{n} things beside the puzzle were left out; File &gt; {action} shows them</source>
            <extracomment>for 1: {n} thing beside the puzzle was left out; File &gt; {action} shows it</extracomment>
            <translation>
                <numerusform>{n} Angabe neben dem Puzzle wurde ausgelassen; „Datei &gt; {action}“ zeigt sie</numerusform>
                <numerusform>{n} Angaben neben dem Puzzle wurden ausgelassen; „Datei &gt; {action}“ zeigt sie</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{path} is open. Not all of it could be taken over:</source>
            <translation>{path} ist geöffnet. Nicht alles ließ sich übernehmen:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{path}: is there already; choose another name, or this one with its ending</source>
            <translation>{path}: gibt es schon; wählen Sie einen anderen Namen oder diesen mit Endung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Add polygon</source>
            <translation>Vielec&amp;k hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Begin with</source>
            <translation>&amp;Beginnen mit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Cells of one period</source>
            <translation>Zellen einer &amp;Periode</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Draw cell</source>
            <translation>Zelle &amp;zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Height</source>
            <translation>&amp;Höhe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Remove cell</source>
            <translation>Zelle ent&amp;fernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Save and begin</source>
            <translation>&amp;Speichern und beginnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Vectors by which it repeats</source>
            <translation>&amp;Vektoren der Wiederholung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;long</source>
            <translation>&amp;lang</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>A lattice of your own</source>
            <translation>Eigenes Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>A lattice that ships with the program has this name; choose another one.</source>
            <translation>Ein mitgeliefertes Gitter hat diesen Namen; wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Add &amp;ball</source>
            <translation>Ku&amp;gel hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>B&amp;ottom</source>
            <translation>&amp;Unten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Bottom</source>
            <translation>Unten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Cells of one period</source>
            <translation>Zellen einer Periode</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Click the corners one after the other; a click on the first one, or Enter, closes the cell, Escape leaves it.</source>
            <translation>Klicken Sie die Ecken nacheinander an; ein Klick auf die erste oder die Eingabetaste schließt die Zelle, Esc verwirft sie.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Close &amp;drawn cell</source>
            <translation>Gezeichnete Zelle s&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Corne&amp;rs</source>
            <translation>&amp;Ecken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Drag the tips of the vectors, and cells by their corners or as a whole. Turn the wheel to zoom.</source>
            <translation>Ziehen Sie die Vektoren an den Spitzen und die Zellen an den Ecken oder als Ganzes. Das Mausrad zoomt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Give the lattice a name.</source>
            <translation>Geben Sie dem Gitter einen Namen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Length of a side</source>
            <translation>Länge einer Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>My lattice</source>
            <translation>Mein Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>R&amp;edo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Rad&amp;ius</source>
            <translation>R&amp;adius</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Radius</source>
            <translation>Radius</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>S&amp;ides</source>
            <translation>Se&amp;iten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Some cells of the lattice</source>
            <translation>Einige Zellen des Gitters</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>The lattice that you have drawn is not saved; it is lost when the window is closed.</source>
            <translation>Das gezeichnete Gitter ist nicht gespeichert; es geht verloren, wenn das Fenster geschlossen wird.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>x of vector {n}</source>
            <translation>x von Vektor {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>y of vector {n}</source>
            <translation>y von Vektor {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>z of vector {n}</source>
            <translation>z von Vektor {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{n}: ball</source>
            <translation>{n}: Kugel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{n}: polygon of {count} corners</source>
            <translation>{n}: Vieleck mit {count} Ecken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{path}: is a file, but your own lattices need a folder of this name; move the file or rename it, then save again</source>
            <translation>{path}: ist eine Datei, aber Ihre eigenen Gitter brauchen einen Ordner dieses Namens; verschieben Sie die Datei oder benennen Sie sie um, und speichern Sie dann erneut</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{path}: the folder of your own lattices could not be made ({error})</source>
            <translation>{path}: der Ordner für Ihre eigenen Gitter ließ sich nicht anlegen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_view.py" />
            <source>The cells of one period, and their copies around them</source>
            <translation>Die Zellen einer Periode und ihre Kopien ringsum</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>&amp;Equal marks meet</source>
            <translation>&amp;Gleiche Marken passen zusammen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>A tick lets sides with these two marks face each other. In the column “nothing” it lets a side face the outside of the target, or a cell that stays empty.</source>
            <translation>Ein Haken lässt Seiten mit diesen beiden Marken aneinanderliegen. In der Spalte „nichts“ lässt er eine Seite nach außen zeigen oder an einer Zelle liegen, die leer bleibt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Back to no table: equal marks meet, all may face nothing, and reach one cell</source>
            <translation>Ohne Tabelle: gleiche Marken passen zusammen, alle dürfen an nichts liegen und reichen eine Zelle weit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Looks</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Marks and what may meet</source>
            <translation>Marken und was zusammenpasst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Marks that may meet</source>
            <translation>Marken, die zusammenpassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>May face the outside of the target, or a cell that stays empty</source>
            <translation>Darf nach außen zeigen oder an einer Zelle liegen, die leer bleibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>No side of a part has a mark yet. Choose a part, take the tool Mark (K) on the canvas and click inside a cell near a side; then say here which marks may meet.</source>
            <translation>Noch hat keine Seite eines Teils eine Marke. Wählen Sie ein Teil, nehmen Sie auf der Zeichenfläche das Werkzeug „Marke“ (K) und klicken Sie in einer Zelle nahe an eine Seite; sagen Sie dann hier, welche Marken zusammenpassen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Reach</source>
            <translation>Reichweite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Sides without a mark</source>
            <translation>Seiten ohne Marke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Through how many cells the mark goes on in a straight line</source>
            <translation>Durch wie viele Zellen die Marke geradeaus reicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Whether the mark stands out, or is what a key goes into</source>
            <translation>Ob die Marke vorsteht oder einen Zapfen aufnimmt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>automatic</source>
            <comment>a kind of marks</comment>
            <translation>automatisch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>hole</source>
            <comment>a kind of marks</comment>
            <translation>Loch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>key</source>
            <comment>a kind of marks</comment>
            <translation>Zapfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>looks</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>plain</source>
            <comment>a side without a mark</comment>
            <translation>ohne</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>reach</source>
            <translation>Reichweite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may face nothing</source>
            <translation>{mark} darf an nichts liegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may meet {other}</source>
            <translation>{mark} passt zu {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may not face nothing</source>
            <translation>{mark} darf nicht an nichts liegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may not meet {other}</source>
            <translation>{mark} passt nicht zu {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} reaches through {reach}</source>
            <translation>{mark} reicht durch {reach}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark}: no part has it</source>
            <translation>{mark}: kein Teil hat sie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Add a line of the selected cells</source>
            <translation>Linie aus ausgewählten Zellen &amp;hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Side</source>
            <translation>&amp;Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>Along a line no mark may occur twice, whatever faces it. Select cells of the target on the canvas (V), choose which of their sides make the line, and add it.</source>
            <translation>Entlang einer Linie darf keine Marke zweimal vorkommen, was auch immer an ihr liegt. Wählen Sie auf der Zeichenfläche Zellen der Zielfigur aus (V), dann hier, welche ihrer Seiten die Linie bilden, und fügen Sie sie hinzu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>Lines of different marks</source>
            <translation>Linien verschiedener Marken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>{sides} of {cells}</source>
            <translation>{sides} von {cells}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>&amp;First shape</source>
            <translation>&amp;Anfangsform</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>A lattice of your &amp;own…</source>
            <translation>&amp;Eigenes Gitter …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Lattices</source>
            <translation>Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>My own</source>
            <translation>Meine eigenen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>New puzzle</source>
            <translation>Neues Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Nothing yet</source>
            <translation>Noch nichts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Some cells of the lattice. The puzzle begins empty, to be drawn by hand.</source>
            <translation>Einige Zellen des Gitters. Das Puzzle beginnt leer und wird von Hand gezeichnet.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>The target has {n} cells.</source>
            <extracomment>for 1: The target has {n} cell.</extracomment>
            <translation>
                <numerusform>Die Zielfigur hat {n} Zelle.</numerusform>
                <numerusform>Die Zielfigur hat {n} Zellen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>What the puzzle begins with</source>
            <translation>Womit das Puzzle beginnt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>{cells} cells are too many; at most {most} can be drawn</source>
            <translation>{cells} Zellen sind zu viele; höchstens {most} lassen sich zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} cannot be read any more, so it is not known whether another program has changed it.</source>
            <translation>{name} lässt sich nicht mehr lesen; ob ein anderes Programm die Datei geändert hat, ist deshalb nicht bekannt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} is not there any more: it was removed or renamed since it was opened or saved here.</source>
            <translation>{name} ist nicht mehr da: Die Datei wurde entfernt oder umbenannt, seit sie hier geöffnet oder gespeichert wurde.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} was changed by another program or window since it was opened or saved here.</source>
            <translation>{name} wurde von einem anderen Programm oder Fenster geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Colour {color}: click to change</source>
            <translation>Farbe {color}: zum Ändern klicken</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Form {form} of part {name} is in {n} pieces.</source>
            <extracomment>for 1: Form {form} of part {name} is in {n} piece.</extracomment>
            <translation>
                <numerusform>Form {form} von Teil {name} besteht aus {n} Stück.</numerusform>
                <numerusform>Form {form} von Teil {name} besteht aus {n} Stücken.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Form {form} of {forms}; each copy has exactly one of them</source>
            <translation>Form {form} von {forms}; jedes Exemplar hat genau eine davon</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Group {group}: parts of one group may stay together when a solution is taken apart</source>
            <translation>Gruppe {group}: Teile einer Gruppe dürfen beisammenbleiben, wenn eine Lösung zerlegt wird</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>How many times: a number like 3, or from-to like 0-2</source>
            <translation>Wie oft: eine Zahl wie 3 oder ein Bereich wie 0-2</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>In no group; parts of one group may stay together when a solution is taken apart (right button)</source>
            <translation>In keiner Gruppe; Teile einer Gruppe dürfen beisammenbleiben, wenn eine Lösung zerlegt wird (rechte Maustaste)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Motions</source>
            <translation>Bewegungen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} and {n} other parts are in several pieces.</source>
            <extracomment>for 1: Part {name} and {n} other part are in several pieces.</extracomment>
            <translation>
                <numerusform>Teil {name} und {n} anderes Teil bestehen aus mehreren Stücken.</numerusform>
                <numerusform>Teil {name} und {n} andere Teile bestehen aus mehreren Stücken.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} has no cells yet.</source>
            <translation>Teil {name} hat noch keine Zellen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} is in {n} pieces.</source>
            <extracomment>for 1: Part {name} is in {n} piece.</extracomment>
            <translation>
                <numerusform>Teil {name} besteht aus {n} Stück.</numerusform>
                <numerusform>Teil {name} besteht aus {n} Stücken.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Rename target</source>
            <translation>Zielfigur umbenennen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>The box: it stays where it is when a solution is taken apart (right button)</source>
            <translation>Der Kasten: Er bleibt, wo er ist, wenn eine Lösung zerlegt wird (rechte Maustaste)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The target has no cells yet.</source>
            <translation>Die Zielfigur hat noch keine Zellen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too few: {n} cells of the target would stay empty beside those that may.</source>
            <extracomment>for 1: Too few: {n} cell of the target would stay empty beside those that may.</extracomment>
            <translation>
                <numerusform>Zu wenig: {n} Zelle der Zielfigur bliebe leer, außer denen, die es dürfen.</numerusform>
                <numerusform>Zu wenig: {n} Zellen der Zielfigur blieben leer, außer denen, die es dürfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too few: {n} cells of the target would stay empty.</source>
            <extracomment>for 1: Too few: {n} cell of the target would stay empty.</extracomment>
            <translation>
                <numerusform>Zu wenig: {n} Zelle der Zielfigur bliebe leer.</numerusform>
                <numerusform>Zu wenig: {n} Zellen der Zielfigur blieben leer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too many: {n} cells more than the target has.</source>
            <extracomment>for 1: Too many: {n} cell more than the target has.</extracomment>
            <translation>
                <numerusform>Zu viel: {n} Zelle mehr, als die Zielfigur hat.</numerusform>
                <numerusform>Zu viel: {n} Zellen mehr, als die Zielfigur hat.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>What parts may do, unless they have a rule of their own</source>
            <translation>Was Teile dürfen, die keine eigene Regel haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>What the part may do; faint where it is as the puzzle says</source>
            <translation>Was das Teil darf; blass, wo die Regel des Puzzles gilt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>and {n} more like these</source>
            <extracomment>for 1: and {n} more like these</extracomment>
            <translation>
                <numerusform>und {n} weiteres dieser Art</numerusform>
                <numerusform>und {n} weitere dieser Art</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{key} is not a known key and changes nothing</source>
            <translation>{key} ist kein bekannter Schlüssel und ändert nichts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{key} is not a known key and changes nothing; did you mean {other}?</source>
            <translation>{key} ist kein bekannter Schlüssel und ändert nichts; meinten Sie {other}?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{least} to {n} cells</source>
            <extracomment>for 1: {least} to {n} cell</extracomment>
            <translation>
                <numerusform>{least} bis {n} Zelle</numerusform>
                <numerusform>{least} bis {n} Zellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{most} of {n} may stay empty</source>
            <extracomment>for 1: {most} of {n} may stay empty</extracomment>
            <translation>
                <numerusform>{most} von {n} darf leer bleiben</numerusform>
                <numerusform>{most} von {n} dürfen leer bleiben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} may stay empty</source>
            <extracomment>for 1: {n} may stay empty</extracomment>
            <translation>
                <numerusform>{n} darf leer bleiben</numerusform>
                <numerusform>{n} dürfen leer bleiben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{n} selected: {cells}</source>
            <translation>{n} ausgewählt: {cells}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{parts}, {cells}; target {target}</source>
            <translation>{parts}, {cells}; Zielfigur: {target}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{place}: {text}</source>
            <translation>{place}: {text}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {empty}</source>
            <translation>{sums}, {empty}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Add a part</source>
            <translation>Te&amp;il hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Duplicate the part</source>
            <translation>Teil &amp;duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Go to the next part</source>
            <translation>Zum nächsten &amp;Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Next target</source>
            <translation>Näc&amp;hste Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Previous target</source>
            <translation>&amp;Vorherige Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Remove the part</source>
            <translation>Teil &amp;entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a &amp;set…</source>
            <translation>&amp;Satz hinzufügen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a &amp;target</source>
            <translation>&amp;Zielfigur hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a target, for the same parts</source>
            <translation>Eine weitere Zielfigur für dieselben Teile hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add parts from pu&amp;zzles…</source>
            <translation>Teile aus &amp;Puzzles hinzufügen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add parts from te&amp;xt…</source>
            <translation>Teile aus Te&amp;xt hinzufügen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Box</source>
            <translation>Kasten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Colours that every&amp;body can tell apart</source>
            <translation>&amp;Farben, die alle unterscheiden können</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Current target</source>
            <translation>Aktuelle Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Go to the pre&amp;vious part</source>
            <translation>Z&amp;um vorherigen Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Group of {part}, whose parts may stay together</source>
            <translation>Gruppe von {part}, deren Teile beisammenbleiben dürfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Group {group}: {parts}</source>
            <translation>Gruppe {group}: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Move the part &amp;up</source>
            <translation>Teil nach &amp;oben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Move the part do&amp;wn</source>
            <translation>Teil nach u&amp;nten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>New group {group}</source>
            <translation>Neue Gruppe {group}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>No group</source>
            <translation>Keine Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>R&amp;emove the target</source>
            <translation>Zielfi&amp;gur entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Remove the target</source>
            <translation>Zielfigur entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>The box: placed where it is drawn, and never taken out</source>
            <translation>Der Kasten: liegt, wo er gezeichnet ist, und wird nie herausgenommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>The target to draw and to solve (Ctrl+Page Down, Ctrl+Page Up)</source>
            <translation>Die Zielfigur, die gezeichnet und gelöst wird (Strg+Bild abwärts, Strg+Bild aufwärts)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>all parts of a size</source>
            <translation>alle Teile einer Größe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>found by picture and name</source>
            <translation>nach Bild und Name gefunden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>pictures, coordinates, puzzle files</source>
            <translation>Bilder, Koordinaten, Puzzledateien</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <source>as the puzzle ({rule})</source>
            <translation>wie das Puzzle ({rule})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <source>the usual ({rule})</source>
            <translation>die übliche ({rule})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Leeren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>&amp;Fill</source>
            <translation>&amp;Füllen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>A corner hangs on to nothing: the plate is in two pieces.</source>
            <translation>Eine Ecke hängt an nichts: Die Platte zerfällt in zwei Stücke.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a p&amp;late…</source>
            <translation>P&amp;latte hinzufügen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate</source>
            <translation>Platte hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate: only in puzzles of cubes</source>
            <translation>Platte hinzufügen: nur bei Puzzles aus Würfeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate… ({keys}): a side of a cube, with teeth along its border</source>
            <translation>Platte hinzufügen … ({keys}): eine Würfelseite mit Zähnen am Rand</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add and &amp;next</source>
            <translation>Hinzufügen, &amp;nächste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Border of the plate</source>
            <translation>Rand der Platte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Change the plate</source>
            <translation>Platte ändern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Click or drag along the border, or use the arrow keys and Space; the middle stays</source>
            <translation>Klicken oder ziehen Sie am Rand entlang oder nehmen Sie Pfeiltasten und Leertaste; die Mitte bleibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Cubes along a side</source>
            <translation>Würfel je Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Line {row}, column {column}: cube</source>
            <translation>Zeile {row}, Spalte {column}: Würfel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Line {row}, column {column}: gap</source>
            <translation>Zeile {row}, Spalte {column}: Lücke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Target: surface of the cube</source>
            <translation>Zielfigur: Oberfläche des Würfels</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>The target has cells already</source>
            <translation>Die Zielfigur hat schon Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>The target is not the surface of a cube of {size}.</source>
            <translation>Die Zielfigur ist nicht die Oberfläche eines Würfels der Größe {size}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Too few: {n} cells of the surface would stay empty.</source>
            <extracomment>for 1: Too few: {n} cell of the surface would stay empty.</extracomment>
            <translation>
                <numerusform>Zu wenig: {n} Zelle der Oberfläche bliebe leer.</numerusform>
                <numerusform>Zu wenig: {n} Zellen der Oberfläche blieben leer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Too many: {n} cells more than the surface has.</source>
            <extracomment>for 1: Too many: {n} cell more than the surface has.</extracomment>
            <translation>
                <numerusform>Zu viel: {n} Zelle mehr, als die Oberfläche hat.</numerusform>
                <numerusform>Zu viel: {n} Zellen mehr, als die Oberfläche hat.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>With this plate: {sums}</source>
            <translation>Mit dieser Platte: {sums}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>{parts}, {cells} of {n} cells</source>
            <extracomment>for 1: {parts}, {cells} of {n} cell</extracomment>
            <translation>
                <numerusform>{parts}, {cells} von {n} Zelle</numerusform>
                <numerusform>{parts}, {cells} von {n} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Author</source>
            <translation>&amp;Autor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Colours that match</source>
            <translation>Passende &amp;Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Equal colours match</source>
            <translation>&amp;Gleiche Farben passen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Links</source>
            <translation>&amp;Links</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Source</source>
            <translation>&amp;Quelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Year</source>
            <translation>&amp;Jahr</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>A row for each colour of parts, a column for each colour of the target: a tick lets cells of the one lie on cells of the other. A cell without a colour fits everywhere.</source>
            <translation>Eine Zeile je Farbe der Teile, eine Spalte je Farbe der Zielfigur: Ein Haken lässt Zellen der einen auf Zellen der anderen liegen. Eine Zelle ohne Farbe passt überall.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>C&amp;hoose…</source>
            <translation>&amp;Wählen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Cells &amp;empty at most</source>
            <translation>Leere &amp;Zellen höchstens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Cells of parts and cells of the target should have colours first: paint them with the tool Colour cells on the canvas.</source>
            <translation>Zellen der Teile und Zellen der Zielfigur sollten zuerst Farben haben: Färben Sie sie auf der Zeichenfläche mit dem Werkzeug „Zellen färben“.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Colours that match</source>
            <translation>Zueinander passende Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>No&amp;tes</source>
            <translation>N&amp;otizen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Pairs of colours that match, each a colour of parts, then one of the target: {example}. A single {sign} means none.</source>
            <translation>Paare passender Farben, jeweils erst eine Farbe der Teile, dann eine der Zielfigur: {example}. Ein einzelnes {sign} bedeutet: keine.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Parts &amp;may</source>
            <translation>Teile &amp;dürfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Puzzle properties</source>
            <translation>Eigenschaften des Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Ta&amp;gs</source>
            <translation>&amp;Schlagwörter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Tick the colours that match in a table</source>
            <translation>In einer Tabelle ankreuzen, welche Farben passen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>all that may</source>
            <translation>alle, die es dürfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>as usual: {rule}</source>
            <translation>wie üblich: {rule}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>equal colours match</source>
            <translation>gleiche Farben passen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>fixed: moved, not turned</source>
            <translation>schieben: verschoben, nicht gedreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>mirror: moved, turned and mirrored</source>
            <translation>spiegeln: verschoben, gedreht und gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>placed: only as they are drawn</source>
            <translation>fest: nur dort, wo sie gezeichnet sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>turn over: moved, turned and turned over</source>
            <translation>wenden: verschoben, gedreht und gewendet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>turn: moved and turned</source>
            <translation>drehen: verschoben und gedreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>web addresses, with spaces between them</source>
            <translation>Webadressen, durch Leerzeichen getrennt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>words to find it by, with commas between them</source>
            <translation>Wörter, unter denen es zu finden ist, durch Kommas getrennt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} different: {source}</source>
            <translation>{count} verschiedene: {source}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} in all positions: {source}</source>
            <translation>{count} in allen Lagen: {source}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} with mirror images: {source}</source>
            <translation>{count} mit Spiegelbildern: {source}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{one} cells of parts on {other} cells of the target</source>
            <translation>Zellen der Teile in {one} auf Zellen der Zielfigur in {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>&amp;Copies of each</source>
            <translation>&amp;Anzahl von jedem</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>&amp;Other files…</source>
            <translation>Andere &amp;Dateien …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add parts from puzzles</source>
            <translation>Teile aus Puzzles hinzufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add {n} parts</source>
            <extracomment>for 1: Add {n} part</extracomment>
            <translation>
                <numerusform>{n} Teil hinzufügen</numerusform>
                <numerusform>{n} Teile hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>All of a &amp;folder…</source>
            <translation>Ganzer &amp;Ordner …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Find parts</source>
            <translation>Teile suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Folder of puzzles with parts to add</source>
            <translation>Ordner mit Puzzles, aus denen Teile kommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Name of a part or a puzzle, or a number of cells</source>
            <translation>Name eines Teils oder Puzzles oder Zahl der Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>No other puzzle has this lattice.</source>
            <translation>Kein anderes Puzzle hat dieses Gitter.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>No part or puzzle of this lattice is called so.</source>
            <translation>Kein Teil oder Puzzle dieses Gitters heißt so.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Parts of other puzzles</source>
            <translation>Teile anderer Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Parts of puzzles of the same lattice, {lattice}; equal shapes are shown once</source>
            <translation>Teile von Puzzles mit demselben Gitter, {lattice}; gleiche Formen erscheinen einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Puzzles with parts to add</source>
            <translation>Puzzles, aus denen Teile kommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Reading puzzles…</source>
            <translation>Puzzles werden gelesen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{folder} holds more than {n} files; the first of them are read</source>
            <translation>{folder} enthält mehr als {n} Dateien; die ersten davon werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{folder} holds no file that can be read</source>
            <translation>{folder} enthält keine lesbare Datei</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{n} shapes</source>
            <extracomment>for 1: {n} shape</extracomment>
            <translation>
                <numerusform>{n} Form</numerusform>
                <numerusform>{n} Formen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{part} in {puzzle}</source>
            <translation>{part} in {puzzle}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{path}: its parts are in the lattice {other}; only those of {lattice} can be taken</source>
            <translation>{path}: die Teile gehören zum Gitter {other}; nur solche von {lattice} lassen sich übernehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Export</source>
            <translation>E&amp;xportieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Kind of file</source>
            <translation>&amp;Art der Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Save as</source>
            <translation>Speichern &amp;unter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Exported to {path}</source>
            <translation>Exportiert nach {path}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Figures, tables, letters</source>
            <translation>Zeichnungen, Tabellen, Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Files of other programs</source>
            <translation>Dateien anderer Programme</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Flat parts for a laser cutter</source>
            <translation>Flache Teile für den Laserschneider</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Kind of file</source>
            <translation>Art der Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Making {path}</source>
            <translation>{path} wird erstellt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Only a solution can be written in this format. Solve the puzzle first.</source>
            <translation>In diesem Format lässt sich nur eine Lösung schreiben. Lösen Sie zuerst das Puzzle.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Parts for a 3D printer</source>
            <translation>Teile für den 3D-Drucker</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Pictures, films, a web page, the puzzle itself</source>
            <translation>Bilder, Filme, eine Webseite, das Puzzle selbst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>The preview was cancelled. Change any setting to have it again.</source>
            <translation>Die Vorschau wurde abgebrochen. Ändern Sie irgendeine Einstellung, um sie wieder zu sehen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>What it is for</source>
            <translation>Wozu sie dient</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>{path} was written. Please note:</source>
            <translation>{path} wurde geschrieben. Bitte beachten Sie:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>“Save as” has no name of a file; type one, such as {name}</source>
            <translation>Unter „Speichern unter“ steht kein Dateiname; geben Sie einen ein, etwa {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>All {n} solutions found</source>
            <extracomment>for 1: The solution found</extracomment>
            <translation>
                <numerusform>Die gefundene Lösung</numerusform>
                <numerusform>Alle {n} gefundenen Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The problem</source>
            <translation>Das Problem</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The puzzle</source>
            <translation>Das Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The puzzle without a solution</source>
            <translation>Das Puzzle ohne Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The solution shown</source>
            <translation>Die gezeigte Lösung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The {n} favourites</source>
            <extracomment>for 1: The favourite</extracomment>
            <translation>
                <numerusform>Der Favorit</numerusform>
                <numerusform>Die {n} Favoriten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The {n} solutions listed</source>
            <extracomment>for 1: The solution listed</extracomment>
            <translation>
                <numerusform>Die aufgelistete Lösung</numerusform>
                <numerusform>Die {n} aufgelisteten Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview.py" />
            <source>This is what is used of a sheet of {width} x {depth} mm; a long strip takes several rows.</source>
            <translation>So viel wird von einem Bogen mit {width} × {depth} mm gebraucht; ein langer Streifen nimmt mehrere Zeilen ein.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Beginning of the file</source>
            <translation>Anfang der Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Drag to turn, drag with the right button to shift, turn the wheel to zoom</source>
            <translation>Ziehen dreht, Ziehen mit der rechten Maustaste verschiebt, das Mausrad zoomt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Making the preview…</source>
            <translation>Vorschau wird erstellt …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Page {n} of {count}</source>
            <translation>Seite {n} von {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Parts as they will be printed</source>
            <translation>Teile, wie sie gedruckt werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Previous page</source>
            <translation>Vorherige Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>What is made</source>
            <translation>Was entsteht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>&amp;More</source>
            <translation>&amp;Mehr</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>&amp;Restore usual values</source>
            <translation>&amp;Standardwerte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>As the &amp;view is now</source>
            <translation>Wie die A&amp;nsicht jetzt ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>Turned, taken apart and with parts hidden as in the Solution tab</source>
            <translation>Gedreht, zerlegt und mit verborgenen Teilen wie in der Ansicht der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>What is written</source>
            <translation>Was geschrieben wird</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Command in Python</source>
            <translation>Befehl in Python</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Interrupt</source>
            <translation>Unterbrechen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Running; Ctrl+C interrupts</source>
            <translation>Läuft; Strg+C unterbricht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Stop the command that runs (Ctrl+C)</source>
            <translation>Den laufenden Befehl stoppen (Strg+C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>What the console printed</source>
            <translation>Was die Konsole ausgegeben hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>&amp;Back</source>
            <translation>Zu&amp;rück</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>&amp;Close the tour</source>
            <translation>Tour s&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>E&amp;nd the tour</source>
            <translation>T&amp;our beenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>G&amp;o on</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>S&amp;kip</source>
            <translation>Übers&amp;pringen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>{title}: step {number} of {all}</source>
            <translation>{title}: Schritt {number} von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Back</source>
            <comment>to the page before</comment>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Find in the manual</source>
            <translation>Im Handbuch suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Manual: {title}</source>
            <translation>Handbuch: {title}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Nothing in the manual has all these words.</source>
            <translation>Nichts im Handbuch enthält alle diese Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Page of the manual</source>
            <translation>Seite des Handbuchs</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Pages and places</source>
            <translation>Seiten und Stellen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>{n} places</source>
            <extracomment>for 1: {n} place</extracomment>
            <translation>
                <numerusform>{n} Stelle</numerusform>
                <numerusform>{n} Stellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Browse all symmetric solutions</source>
            <translation>&amp;Symmetrische Lösungen ansehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Draw and solve</source>
            <translation>&amp;Zeichnen und lösen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Pause and resume a long search</source>
            <translation>&amp;Pausieren und fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Add a part: press the button with the plus, or Ins in the list.</source>
            <translation>Fügen Sie ein Teil hinzu: mit dem Plus oder mit Einfg in der Liste.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>All solutions are found, and the first is shown. Go to the next: press the arrow, or Ctrl+Right.</source>
            <translation>Alle Lösungen sind gefunden, die erste wird gezeigt. Gehen Sie zur nächsten: mit dem Pfeil oder mit Strg+Rechts.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>All your searches are in this list, with how far they are. Open the one you paused: click it twice, or choose it and press Enter.</source>
            <translation>In dieser Liste stehen alle Ihre Suchläufe und wie weit sie sind. Öffnen Sie den pausierten: mit einem Doppelklick, oder wählen Sie ihn und drücken Sie die Eingabetaste.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Choose Explode below the picture, and pull the slider or press Play: the parts move apart.</source>
            <translation>Wählen Sie unter dem Bild „Auseinanderrücken“ und ziehen Sie den Regler oder drücken Sie „Abspielen“: Die Teile rücken auseinander.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Choose the tool Rectangle: press the button, or B on the canvas.</source>
            <translation>Nehmen Sie das Werkzeug „Rechteck“: mit seinem Knopf oder mit B auf der Zeichenfläche.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Draw the part in the same way: 3 squares in a row.</source>
            <translation>Zeichnen Sie das Teil genauso: 3 Quadrate in einer Reihe.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Draw the target, the shape to be filled: drag from corner to corner of 4 by 3 squares. By the keys: arrows and Space. Ctrl+Z takes back what went wrong.</source>
            <translation>Zeichnen Sie die Zielfigur, also die Form, die gefüllt werden soll: Ziehen Sie von Ecke zu Ecke über 4 mal 3 Quadrate. Mit der Tastatur: Pfeiltasten und Leertaste. Strg+Z nimmt zurück, was misslungen ist.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Everything is saved: you could close the program now. Go to Searches, or press Ctrl+4.</source>
            <translation>Alles ist gespeichert: Sie könnten das Programm jetzt schließen. Gehen Sie zu „Suchläufe“ oder drücken Sie Strg+4.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Four of them fill the target: click twice on the 1 below Copies, type 4 and press Enter.</source>
            <translation>Vier davon füllen die Zielfigur: Doppelklicken Sie auf die 1 unter „Anzahl“, tippen Sie 4 und drücken Sie die Eingabetaste.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Gallery, to see the solutions as pictures side by side.</source>
            <translation>Drücken Sie „Galerie“, um die Lösungen als Bilder nebeneinander zu sehen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Pause, or F5 again.</source>
            <translation>Drücken Sie „Pause“ oder noch einmal F5.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Resume, or F5: the search goes on where it was.</source>
            <translation>Drücken Sie „Fortsetzen“ oder F5: Die Suche geht weiter, wo sie war.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Solve, or F5 wherever you are.</source>
            <translation>Drücken Sie „Lösen“ oder F5, wo immer Sie sind.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Step through the copies up to the last: press Ctrl+Right, or the arrows of this field.</source>
            <translation>Gehen Sie die Varianten bis zur letzten durch: mit Strg+Rechts oder mit den Pfeilen dieses Feldes.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. File, Save keeps the puzzle; File, New begins one of cubes, hexagons, balls and many other cells.</source>
            <translation>Das war alles. „Datei &gt; Speichern“ bewahrt das Puzzle auf; „Datei &gt; Neu“ beginnt eines aus Würfeln, Sechsecken, Kugeln und vielen anderen Zellen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. The search goes on while you do other things; F5 pauses it whenever you like, and so does closing the program.</source>
            <translation>Das war alles. Die Suche geht weiter, während Sie anderes tun; F5 pausiert sie jederzeit, ebenso das Schließen des Programms.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. The search panel tells how many solutions there are: different, with mirror images, and in all positions.</source>
            <translation>Das war alles. Der Bereich „Suche“ nennt die Zahl der Lösungen: verschiedene, mit Spiegelbildern und in allen Lagen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>The bar shows how much has been explored. Wait until solutions are found.</source>
            <translation>Der Balken zeigt, wie viel durchsucht ist. Warten Sie, bis Lösungen gefunden sind.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>The twelve pentominoes are to fill 3 by 20 squares. Press Solve, or F5.</source>
            <translation>Die zwölf Pentominos sollen 3 mal 20 Quadrate füllen. Drücken Sie „Lösen“ oder F5.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>There are 2 solutions: what is only turned or mirrored is not listed again. Choose the other one, or press Ctrl+Right.</source>
            <translation>Es gibt 2 Lösungen: Was nur gedreht oder gespiegelt ist, steht nicht noch einmal in der Liste. Wählen Sie die andere oder drücken Sie Strg+Rechts.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>This puzzle has ten million solutions. Begin the search: press this button, or F5.</source>
            <translation>Dieses Puzzle hat zehn Millionen Lösungen. Beginnen Sie die Suche: mit diesem Knopf oder mit F5.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>This search has come to its end, so there is nothing to pause any more. The steps are the same with any other long search, such as that of Hexominoes 14x15 in the library.</source>
            <translation>Diese Suche ist zu Ende, es gibt also nichts mehr zu pausieren. Bei jeder anderen langen Suche sind die Schritte dieselben, etwa bei „Hexominoes 14x15“ in der Bibliothek.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Tick Symmetric copies, to see what turning and mirroring the target makes of each, too.</source>
            <translation>Haken Sie „Symmetrische Varianten“ an, um auch zu sehen, was Drehen und Spiegeln der Zielfigur aus jeder Lösung machen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Wait for the end of the search, which takes seconds.</source>
            <translation>Warten Sie auf das Ende der Suche; es dauert nur Sekunden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>Level {level}</source>
            <translation>Level {level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>Target {n}</source>
            <translation>Zielfigur {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>an evening</source>
            <translation>ein Abend</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>and {n} more counts</source>
            <extracomment>for 1: and {n} more count</extracomment>
            <translation>
                <numerusform>und {n} weitere Zahl</numerusform>
                <numerusform>und {n} weitere Zahlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>open now</source>
            <translation>gerade geöffnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>very hard</source>
            <translation>sehr schwer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{least} to {most} parts</source>
            <translation>{least} bis {most} Teile</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} different solutions</source>
            <extracomment>for 1: {n} different solution</extracomment>
            <translation>
                <numerusform>{n} verschiedene Lösung</numerusform>
                <numerusform>{n} verschiedene Lösungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} solutions in all positions</source>
            <extracomment>for 1: {n} solution in all positions</extracomment>
            <translation>
                <numerusform>{n} Lösung in allen Lagen</numerusform>
                <numerusform>{n} Lösungen in allen Lagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} solutions with mirror images</source>
            <extracomment>for 1: {n} solution with mirror images</extracomment>
            <translation>
                <numerusform>{n} Lösung mit Spiegelbildern</numerusform>
                <numerusform>{n} Lösungen mit Spiegelbildern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} targets</source>
            <extracomment>for 1: {n} target</extracomment>
            <translation>
                <numerusform>{n} Zielfigur</numerusform>
                <numerusform>{n} Zielfiguren</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{year} BC</source>
            <translation>{year} v. Chr.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>About the puzzle</source>
            <translation>Über das Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Choose a puzzle to see what is known of it. Enter or a double click opens it.</source>
            <translation>Wählen Sie ein Puzzle, um mehr darüber zu erfahren. Die Eingabetaste oder ein Doppelklick öffnet es.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Draw, change or look at this puzzle (Enter; with Ctrl in a new window)</source>
            <translation>Dieses Rätsel zeichnen, ändern oder ansehen (Eingabetaste; mit Strg in einem neuen Fenster)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Highest level</source>
            <translation>Höchstes Level</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Links</source>
            <translation>Links</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Open this puzzle and search for its solutions</source>
            <translation>Dieses Puzzle öffnen und seine Lösungen suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Puzzles</source>
            <translation>Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solve</source>
            <translation>Lösen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Targets</source>
            <translation>Zielfiguren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>A first puzzle of each kind</source>
            <translation>Je ein erstes Puzzle von jeder Art</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>All puzzles of the library and your own</source>
            <translation>Alle Puzzles der Bibliothek und Ihre eigenen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Begin here</source>
            <translation>Hier beginnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Designed here</source>
            <translation>Hier entworfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Hard by hand</source>
            <translation>Von Hand schwer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>One evening</source>
            <translation>Für einen Abend</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles for which nearly everybody asks a computer, and those that have no solution</source>
            <translation>Puzzles, bei denen fast alle einen Computer fragen, und solche ohne Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles that nearly solve themselves</source>
            <translation>Puzzles, die sich fast von selbst lösen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles that take an evening by hand</source>
            <translation>Puzzles, die von Hand einen Abend dauern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles whose parts lock into each other</source>
            <translation>Puzzles, deren Teile sich ineinander verhaken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles with one solution that this program found</source>
            <translation>Puzzles mit einer Lösung, die dieses Programm gefunden hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>The puzzles of your folder, and the files that you opened or saved</source>
            <translation>Die Puzzles aus Ihrem Ordner und die Dateien, die Sie geöffnet oder gespeichert haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Your own</source>
            <translation>Ihre eigenen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Difficulty</source>
            <translation>&amp;Schwierigkeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Lattice</source>
            <translation>&amp;Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Parts</source>
            <translation>Te&amp;ile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;State</source>
            <translation>St&amp;and</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Tag</source>
            <translation>Schlag&amp;wort</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any difficulty</source>
            <translation>Jede Schwierigkeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any lattice</source>
            <translation>Jedes Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any number</source>
            <translation>Jede Anzahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any size</source>
            <translation>Jede Größe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any state</source>
            <translation>Jeder Stand</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any tag</source>
            <translation>Jedes Schlagwort</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Clear all filters</source>
            <translation>Alle Filter aufheben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Collections</source>
            <translation>Sammlungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Filter ({n})</source>
            <translation>Filter ({n})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Filter, {n} filters in force</source>
            <extracomment>for 1: Filter, {n} filter in force</extracomment>
            <translation>
                <numerusform>Filter, {n} aktiv</numerusform>
                <numerusform>Filter, {n} aktiv</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Search by name, author, tag or note</source>
            <translation>Nach Name, Autor, Schlagwort oder Notiz suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Search the library</source>
            <translation>Bibliothek durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Show a compact list</source>
            <translation>Als kompakte Liste zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Show cards</source>
            <translation>Als Karten zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Si&amp;ze</source>
            <translation>G&amp;röße</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Another folder…</source>
            <translation>Anderer Ordner …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Choose a folder…</source>
            <translation>Ordner wählen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>No puzzle matches.</source>
            <translation>Hier gibt es kein solches Puzzle.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Puzzles that you open or save are listed here. A folder can be chosen, too: what is saved there appears here by itself.</source>
            <translation>Puzzles, die Sie öffnen oder speichern, stehen hier. Sie können auch einen Ordner wählen: Was dort gespeichert wird, erscheint hier von selbst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Show all puzzles</source>
            <translation>Alle Puzzles zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>There are no puzzles in this collection.</source>
            <translation>In dieser Sammlung sind keine Puzzles.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>There are no puzzles in {folder} yet. What is saved there appears here by itself.</source>
            <translation>In {folder} sind noch keine Puzzles. Was dort gespeichert wird, erscheint hier von selbst.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>{n} puzzles</source>
            <extracomment>for 1: {n} puzzle</extracomment>
            <translation>
                <numerusform>{n} Puzzle</numerusform>
                <numerusform>{n} Puzzles</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>{shown} of {all} puzzles</source>
            <translation>{shown} von {all} Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Being searched</source>
            <translation>Wird durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Not begun</source>
            <translation>Nicht begonnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Paused</source>
            <translation>Pausiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>paused, {percent} %</source>
            <translation>pausiert, {percent} %</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>searching, {percent} %</source>
            <translation>läuft, {percent} %</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>solved: {n} solutions</source>
            <extracomment>for 1: solved: {n} solution</extracomment>
            <translation>
                <numerusform>gelöst: {n} Lösung</numerusform>
                <numerusform>gelöst: {n} Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{n} laid</source>
            <translation>{n} gelegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{n} of {pieces} laid</source>
            <translation>{n} von {pieces} gelegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{solved} of {targets} solved</source>
            <translation>{solved} von {targets} gelöst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>13 to 25 parts</source>
            <translation>13 bis 25 Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>31 to 60 cells</source>
            <translation>31 bis 60 Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>61 to 125 cells</source>
            <translation>61 bis 125 Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>7 to 12 parts</source>
            <translation>7 bis 12 Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>By lattice</source>
            <translation>Nach Gitter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>By name</source>
            <translation>Nach Name</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Easiest first</source>
            <translation>Leichteste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Fewest parts first</source>
            <translation>Wenigste Teile zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Hardest first</source>
            <translation>Schwerste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Last opened first</source>
            <translation>Zuletzt geöffnete zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>More than 125 cells</source>
            <translation>Mehr als 125 Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>More than 25 parts</source>
            <translation>Mehr als 25 Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Up to 30 cells</source>
            <translation>Bis zu 30 Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Up to 6 parts</source>
            <translation>Bis zu 6 Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Cancel</source>
            <translation>Abbre&amp;chen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>&amp;Resume your game</source>
            <translation>Spiel &amp;fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Asks the solver whether what lies can be completed</source>
            <translation>Fragt den Löser, ob sich das Gelegte vollenden lässt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/overlay.py" />
            <source>Back to the solution (Escape)</source>
            <translation>Zurück zur Lösung (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Do the step again (Ctrl+Shift+Z)</source>
            <translation>Den Schritt wiederholen (Strg+Umschalt+Z)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Hin&amp;t</source>
            <translation>Ti&amp;pp</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Is this &amp;right so far?</source>
            <translation>Stim&amp;mt es bisher?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Layer</source>
            <translation>Schicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Lays one more part of a solution that fits what lies</source>
            <translation>Legt ein weiteres Teil einer Lösung, die zum Gelegten passt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mirror</source>
            <translation>Spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Next form</source>
            <translation>Nächste Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Next part</source>
            <translation>Nächstes Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>One layer down</source>
            <translation>Eine Schicht nach unten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>One layer up</source>
            <translation>Eine Schicht nach oben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Previous part</source>
            <translation>Vorheriges Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Puts all parts back into the tray, which can be undone</source>
            <translation>Legt alle Teile in den Vorrat zurück; das lässt sich rückgängig machen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Puts the part on another of its sides</source>
            <translation>Kippt das Teil auf eine andere Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Start &amp;over</source>
            <translation>&amp;Neu beginnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>The layer in which the part in the hand is moved (Page Up, Page Down)</source>
            <translation>Die Schicht, in der das Teil in der Hand bewegt wird (Bild aufwärts, Bild abwärts)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>The puzzle is made ready…</source>
            <translation>Das Puzzle wird vorbereitet …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Tip over</source>
            <translation>Kippen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Turn</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Turn back</source>
            <translation>Zurückdrehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Turn over</source>
            <translation>Wenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Undo the last step (Ctrl+Z)</source>
            <translation>Den letzten Schritt rückgängig machen (Strg+Z)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Drag parts from the tray; or N takes the next one, arrows and Page Up or Down move it, R and T turn it, Return lays it.</source>
            <translation>Ziehen Sie Teile aus dem Vorrat; oder: N nimmt das nächste, Pfeiltasten und Bild auf-/abwärts bewegen es, R und T drehen es, die Eingabetaste legt es.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Drag parts from the tray; or N takes the next one, arrows move it, R turns it, Return lays it.</source>
            <translation>Ziehen Sie Teile aus dem Vorrat; oder: N nimmt das nächste, Pfeiltasten bewegen es, R dreht es, die Eingabetaste legt es.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Playing by hand</source>
            <translation>Von Hand legen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>It does not fit here.</source>
            <translation>Hier passt es nicht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>No: the puzzle has no solution.</source>
            <translation>Nein: Das Puzzle hat keine Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>No: these parts cannot all stay.</source>
            <translation>Nein: Diese Teile können nicht alle bleiben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Not known after {seconds} seconds.</source>
            <translation>Nach {seconds} Sekunden noch nicht bekannt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Solved in {time}, with {n} hints.</source>
            <extracomment>for 1: Solved in {time}, with {n} hint.</extracomment>
            <translation>
                <numerusform>Gelöst, Zeit: {time}, mit {n} Tipp.</numerusform>
                <numerusform>Gelöst, Zeit: {time}, mit {n} Tipps.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Solved in {time}.</source>
            <translation>Gelöst, Zeit: {time}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Still looking.</source>
            <translation>Noch wird gesucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>This game is not kept: {reason}</source>
            <translation>Dieses Spiel wird nicht aufbewahrt: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>This part may not be mirrored.</source>
            <translation>Dieses Teil darf nicht gespiegelt werden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Yes: it can be completed.</source>
            <translation>Ja: Es lässt sich vollenden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your earlier game cannot be read, so this is a new one.
{reason}</source>
            <translation>Ihr früheres Spiel lässt sich nicht lesen, dies ist also ein neues.
{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your game is here again: {n} of {most} parts are laid, {time}.</source>
            <extracomment>for 1: Your game is here again: {n} of {most} parts is laid, {time}.</extracomment>
            <translation>
                <numerusform>Ihr Spiel ist wieder da: {n} von {most} Teilen ist gelegt, {time}.</numerusform>
                <numerusform>Ihr Spiel ist wieder da: {n} von {most} Teilen sind gelegt, {time}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your game is here again: {n} parts are laid, {time}.</source>
            <extracomment>for 1: Your game is here again: {n} part is laid, {time}.</extracomment>
            <translation>
                <numerusform>Ihr Spiel ist wieder da: {n} Teil ist gelegt, {time}.</numerusform>
                <numerusform>Ihr Spiel ist wieder da: {n} Teile sind gelegt, {time}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>Parts left</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name} × {count}</source>
            <translation>{name} × {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name}, as many as you like</source>
            <translation>{name}, beliebig viele</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name}, {n} left</source>
            <extracomment>for 1: {name}, {n} left</extracomment>
            <translation>
                <numerusform>{name}, noch {n}</numerusform>
                <numerusform>{name}, noch {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Add the selected searches to the queue, which runs them one after the other</source>
            <translation>Die ausgewählten Suchläufe in die Warteschlange stellen, die sie nacheinander ausführt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Add to the queue</source>
            <translation>In die Warteschlange</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Copying {path}</source>
            <translation>{path} wird kopiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Move the search of {name} to the trash? Its solutions go with it.</source>
            <translation>Die Suche zu {name} in den Papierkorb verschieben? Ihre Lösungen gehen mit.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Move {n} searches to the trash? Their solutions go with them.</source>
            <extracomment>for 1: Move {n} search to the trash? Its solutions go with it.</extracomment>
            <translation>
                <numerusform>{n} Suche in den Papierkorb verschieben? Ihre Lösungen gehen mit.</numerusform>
                <numerusform>{n} Suchläufe in den Papierkorb verschieben? Ihre Lösungen gehen mit.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Pause the queue</source>
            <translation>Warteschlange pausieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Remove from the list</source>
            <translation>Aus der Liste entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Remove from the queue</source>
            <translation>Aus der Warteschlange nehmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume in the queue</source>
            <translation>In der Warteschlange fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume one after the other</source>
            <translation>Nacheinander fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume the queue</source>
            <translation>Warteschlange fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Save a copy as…</source>
            <translation>Kopie speichern unter …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Save a copy of the search</source>
            <translation>Kopie der Suche speichern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Saved to {path}</source>
            <translation>Gespeichert unter {path}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <location filename="../../app/latticework/gui/searches/table.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Searches</source>
            <translation>Suchläufe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{n} searches were deleted</source>
            <extracomment>for 1: {n} search was deleted</extracomment>
            <translation>
                <numerusform>{n} Suche wurde gelöscht</numerusform>
                <numerusform>{n} Suchläufe wurden gelöscht</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{path} cannot be moved to a trash here. Delete it for good?</source>
            <translation>{path} lässt sich hier nicht in den Papierkorb verschieben. Endgültig löschen?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{path}: could not be deleted ({error})</source>
            <translation>{path}: ließ sich nicht löschen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>All targets of {name}</source>
            <translation>Alle Zielfiguren von {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Copy as CSV</source>
            <translation>Als CSV kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Copy as text</source>
            <translation>Als Text kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Counting failed: {error}</source>
            <translation>Das Zählen schlug fehl: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Different</source>
            <translation>Verschiedene</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>In all positions</source>
            <translation>In allen Lagen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Solutions by target</source>
            <translation>Lösungen je Zielfigur</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Stopped: {done} of {number} targets counted, {n} have no solution.</source>
            <extracomment>for 1: Stopped: {done} of {number} targets counted, {n} has no solution.</extracomment>
            <translation>
                <numerusform>Gestoppt: {done} von {number} Zielfiguren gezählt, {n} hat keine Lösung.</numerusform>
                <numerusform>Gestoppt: {done} von {number} Zielfiguren gezählt, {n} haben keine Lösung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>With mirror images</source>
            <translation>Mit Spiegelbildern</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>{done} of {number} targets counted, {n} have no solution.</source>
            <extracomment>for 1: {done} of {number} targets counted, {n} has no solution.</extracomment>
            <translation>
                <numerusform>{done} von {number} Zielfiguren gezählt, {n} hat keine Lösung.</numerusform>
                <numerusform>{done} von {number} Zielfiguren gezählt, {n} haben keine Lösung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Filter the searches</source>
            <translation>Suchläufe filtern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>No search has these words in its name.</source>
            <translation>Keine Suche hat diese Wörter im Namen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>No searches are kept yet. Open a puzzle and press Solve (F5): its search is kept by itself and listed here. A search file from elsewhere is listed once it has been opened.</source>
            <translation>Noch sind keine Suchläufe da. Öffnen Sie ein Puzzle und drücken Sie „Lösen“ (F5): Seine Suche bleibt von selbst erhalten und steht dann hier. Eine Suchdatei von anderswo steht hier, sobald sie einmal geöffnet war.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Open a search file…</source>
            <translation>Suchdatei öffnen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Search by the name of the puzzle</source>
            <translation>Nach dem Namen des Puzzles suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>The queue is empty. Select paused searches and resume them: they run one after the other.</source>
            <translation>Die Warteschlange ist leer. Wählen Sie pausierte Suchläufe aus und setzen Sie sie fort: Sie laufen nacheinander.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>{n} searches, {complete} finished, {size} on disk</source>
            <extracomment>for 1: {n} search, {complete} finished, {size} on disk</extracomment>
            <translation>
                <numerusform>{n} Suche, {complete} fertig, {size} belegt</numerusform>
                <numerusform>{n} Suchläufe, {complete} fertig, {size} belegt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <location filename="../../app/latticework/gui/solve/search_thread.py" />
            <source>Another window or program is searching this puzzle. Pause it there, then resume here.</source>
            <translation>Ein anderes Fenster oder Programm durchsucht dieses Puzzle gerade. Pausieren Sie dort und setzen Sie dann hier fort.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <source>It ended before all was explored; resume it once more</source>
            <translation>Sie endete, bevor alles durchsucht war; setzen Sie sie noch einmal fort</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <location filename="../../app/latticework/gui/solve/search_thread.py" />
            <source>The search failed: {error}</source>
            <translation>Die Suche ist fehlgeschlagen: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Last used</source>
            <translation>Zuletzt benutzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Next: {name}</source>
            <translation>Danach: {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Next: {name} and {n} more</source>
            <extracomment>for 1: Next: {name} and {n} more</extracomment>
            <translation>
                <numerusform>Danach: {name} und {n} weitere</numerusform>
                <numerusform>Danach: {name} und {n} weitere</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Nothing waits after it.</source>
            <translation>Danach wartet nichts.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>On disk</source>
            <translation>Belegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Pausing {name}.</source>
            <translation>{name} wird pausiert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Search</source>
            <translation>Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Searching {name}.</source>
            <translation>{name} wird durchsucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>The queue is paused.</source>
            <translation>Die Warteschlange ist pausiert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>finished</source>
            <translation>fertig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>next</source>
            <translation>als Nächstes</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>paused</source>
            <translation>pausiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>pausing</source>
            <translation>wird pausiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>queued, number {place}</source>
            <translation>wartet, Platz {place}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running in another window or program</source>
            <translation>läuft in einem anderen Fenster oder Programm</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running in this window</source>
            <translation>läuft in diesem Fenster</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{name}: sets of parts</source>
            <translation>{name}: Teilesätze</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, all explored in {time}</source>
            <extracomment>for 1: {n} solution, all explored in {time}</extracomment>
            <translation>
                <numerusform>{n} Lösung, alles durchsucht, {time}</numerusform>
                <numerusform>{n} Lösungen, alles durchsucht, {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, less than {percent} % explored in {time}</source>
            <extracomment>for 1: {n} solution, less than {percent} % explored in {time}</extracomment>
            <translation>
                <numerusform>{n} Lösung, weniger als {percent} % durchsucht, {time}</numerusform>
                <numerusform>{n} Lösungen, weniger als {percent} % durchsucht, {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, {percent} % explored in {time}</source>
            <extracomment>for 1: {n} solution, {percent} % explored in {time}</extracomment>
            <translation>
                <numerusform>{n} Lösung, {percent} % durchsucht, {time}</numerusform>
                <numerusform>{n} Lösungen, {percent} % durchsucht, {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/any_window.py" />
            <source>The search is being saved, then the window closes.</source>
            <translation>Die Suche wird gespeichert, dann schließt sich das Fenster.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>No command that can be used now has these letters.</source>
            <translation>Kein Befehl, der gerade möglich ist, enthält diese Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Type what you want to do</source>
            <translation>Tippen Sie, was Sie tun wollen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;About Latticework</source>
            <translation>&amp;Über Latticework</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Export…</source>
            <translation>E&amp;xportieren …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Next solution</source>
            <translation>&amp;Nächste Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Previous solution</source>
            <translation>&amp;Vorherige Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Search</source>
            <translation>&amp;Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy as te&amp;xt</source>
            <translation>Als Te&amp;xt kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Item</source>
            <translation>Element</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Items</source>
            <translation>Elemente</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Option</source>
            <translation>Option</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The solution was copied as text</source>
            <translation>Die Lösung wurde als Text kopiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>There is no solution to be copied yet</source>
            <translation>Es gibt noch keine Lösung zum Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>To be covered</source>
            <translation>Zu bedecken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Trace</source>
            <translation>Einzelschritte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>at most once</source>
            <translation>höchstens einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>at most once, or in one colour</source>
            <translation>höchstens einmal oder in einer Farbe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>once</source>
            <translation>einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>{least} to {most} times</source>
            <translation>{least}- bis {most}-mal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>{n} times</source>
            <translation>{n}-mal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Close the program</source>
            <translation>Programm &amp;schließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Weitermachen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Save as…</source>
            <translation>Speichern &amp;unter …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. A copy of your puzzle was saved just now: close the program and start it again, and it offers you the puzzle as it is. You can also save it in a file of its own.</source>
            <translation>Im Programm ist etwas schiefgegangen. Eine Kopie Ihres Puzzles wurde gerade gespeichert: Schließen Sie das Programm und starten Sie es neu, dann bietet es Ihnen das Puzzle an, wie es ist. Sie können es auch in einer eigenen Datei speichern.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. Searches save themselves: close the program and start it again.</source>
            <translation>Im Programm ist etwas schiefgegangen. Suchläufe speichern sich selbst: Schließen Sie das Programm und starten Sie es neu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. Your puzzle is still here: save it now, then start the program again.</source>
            <translation>Im Programm ist etwas schiefgegangen. Ihr Puzzle ist noch da: Speichern Sie es jetzt und starten Sie dann das Programm neu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>Notify m&amp;e when a long search ends</source>
            <translation>&amp;Melden, wenn eine lange Suche endet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>Search finished</source>
            <translation>Suche beendet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>{name}: {n} solutions</source>
            <extracomment>for 1: {name}: {n} solution</extracomment>
            <translation>
                <numerusform>{name}: {n} Lösung</numerusform>
                <numerusform>{name}: {n} Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>{percent} % – {title}</source>
            <translation>{percent} % – {title}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&amp;Licences of all parts</source>
            <translation>&amp;Lizenzen aller Bestandteile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&amp;Tours</source>
            <translation>&amp;Touren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Be led.&lt;/b&gt; Help, Tours goes through all this with you, one step at a time.</source>
            <translation>&lt;b&gt;Sich führen lassen.&lt;/b&gt; „Hilfe &gt; Touren“ geht all das mit Ihnen durch, Schritt für Schritt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Draw.&lt;/b&gt; File, New begins a puzzle. The target is the first row of the list of parts; add parts with +, and draw the cells of the chosen row with the mouse, or with the arrow keys and Space. Undo is Ctrl+Z.</source>
            <translation>&lt;b&gt;Zeichnen.&lt;/b&gt; „Datei &gt; Neu“ beginnt ein Puzzle. Die Zielfigur ist die erste Zeile der Teileliste; fügen Sie Teile mit + hinzu und zeichnen Sie die Zellen der gewählten Zeile mit der Maus oder mit Pfeiltasten und Leertaste. Rückgängig ist Strg+Z.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Look.&lt;/b&gt; Step through the solutions with Ctrl+Right and Ctrl+Left. Drag to turn, wheel to zoom; choose &lt;b&gt;Explode&lt;/b&gt; below the picture and pull the slider to move the parts apart. Open &lt;b&gt;Parts&lt;/b&gt; beside the picture: a click on a part makes it faint, then hides it.</source>
            <translation>&lt;b&gt;Ansehen.&lt;/b&gt; Gehen Sie mit Strg+Rechts und Strg+Links durch die Lösungen. Ziehen dreht, das Mausrad zoomt; wählen Sie unter dem Bild &lt;b&gt;Auseinanderrücken&lt;/b&gt;, und ziehen Sie am Regler, um die Teile voneinander zu entfernen. Öffnen Sie &lt;b&gt;Teile&lt;/b&gt; neben dem Bild: Ein Klick auf ein Teil macht es blass, ein zweiter verbirgt es.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Solve.&lt;/b&gt; Choose a puzzle in the library and press &lt;b&gt;Solve&lt;/b&gt; (F5). Pause whenever you like; you may close the program and resume next week. Searches are saved several times a second by themselves.</source>
            <translation>&lt;b&gt;Lösen.&lt;/b&gt; Wählen Sie ein Puzzle in der Bibliothek und drücken Sie &lt;b&gt;Lösen&lt;/b&gt; (F5). Pausieren Sie, wann Sie wollen; Sie können das Programm schließen und nächste Woche fortsetzen. Suchläufe speichern sich mehrmals je Sekunde von selbst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>About Latticework</source>
            <translation>Über Latticework</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Another puzzle was opened, so this tour is over. Help, Tours begins it again.</source>
            <translation>Ein anderes Puzzle wurde geöffnet, damit ist diese Tour zu Ende. „Hilfe &gt; Touren“ beginnt sie neu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>First steps</source>
            <translation>Erste Schritte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>It uses Qt under version 3 of the GNU Lesser General Public License.</source>
            <translation>Es verwendet Qt unter Version 3 der GNU Lesser General Public License.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Licences of all parts</source>
            <translation>Lizenzen aller Bestandteile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>MIT licence.</source>
            <translation>MIT-Lizenz.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Solves put-together puzzles on any structured lattice.</source>
            <translation>Löst Lege-, Pack- und Steckpuzzles auf jedem regelmäßigen Gitter.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>The tour is over; Help, Tours begins it again.</source>
            <translation>Die Tour ist zu Ende; „Hilfe &gt; Touren“ beginnt sie neu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>Drawing the picture</source>
            <translation>Das Bild wird gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>Ta&amp;ke cells as a part…</source>
            <translation>&amp;Zellen als Teil übernehmen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The picture was copied</source>
            <translation>Das Bild wurde kopiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The puzzle code was copied</source>
            <translation>Der Puzzlecode wurde kopiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The puzzle was edited: there is no solution of it to take cells from.</source>
            <translation>Das Puzzle wurde bearbeitet: Es gibt keine Lösung dazu, aus der sich Zellen übernehmen ließen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>There is no search of this puzzle yet to be copied; press Solve first.</source>
            <translation>Zu diesem Puzzle gibt es noch keine Suche zum Kopieren; drücken Sie zuerst „Lösen“.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>What was copied is no puzzle of a known program, and no part: {reason}</source>
            <translation>Das Kopierte ist weder ein Puzzle eines bekannten Programms noch ein Teil: {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>{n} parts were added</source>
            <extracomment>for 1: {n} part was added</extracomment>
            <translation>
                <numerusform>{n} Teil wurde hinzugefügt</numerusform>
                <numerusform>{n} Teile wurden hinzugefügt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/language.py" />
            <source>{path}: is no file of translations (.ts): {error}</source>
            <translation>{path}: ist keine Übersetzungsdatei (.ts): {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Commands…</source>
            <translation>Be&amp;fehle …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Cut the target into parts…</source>
            <translation>Zielfigur zerschnei&amp;den …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Draw</source>
            <translation>&amp;Zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Facts about the parts</source>
            <translation>Eigensch&amp;aften der Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Favourite</source>
            <translation>&amp;Favorit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;First steps</source>
            <translation>&amp;Erste Schritte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importieren …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Tastenkürzel …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Lines of different marks…</source>
            <translation>&amp;Linien verschiedener Marken …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Manual</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Marks and what may meet…</source>
            <translation>&amp;Marken und was zusammenpasst …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;New…</source>
            <translation>&amp;Neu …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Part</source>
            <translation>&amp;Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Print on paper…</source>
            <translation>Auf &amp;Papier drucken…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Puzzle properties…</source>
            <translation>Eigenschaften des &amp;Puzzles …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Solve</source>
            <translation>&amp;Lösen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy picture &amp;without ground</source>
            <translation>Bild o&amp;hne Hintergrund kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy pu&amp;zzle code</source>
            <translation>Pu&amp;zzlecode kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Count all &amp;targets…</source>
            <translation>&amp;Alle Zielfiguren zählen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Desi&amp;gn</source>
            <translation>&amp;Entwerfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>F&amp;ind sets of parts…</source>
            <translation>Teile&amp;sätze finden …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find &amp;burrs…</source>
            <translation>&amp;Teufelsknoten finden …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find ca&amp;lendars…</source>
            <translation>&amp;Kalender finden …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find challen&amp;ges…</source>
            <translation>&amp;Aufgaben finden …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find p&amp;ainted cells…</source>
            <translation>&amp;Bemalte Zellen finden …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find s&amp;hapes of the parts…</source>
            <translation>&amp;Formen aus den Teilen finden …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Lib&amp;rary</source>
            <translation>&amp;Bibliothek</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>New &amp;window</source>
            <translation>Neues Fens&amp;ter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>New latti&amp;ce of your own…</source>
            <translation>Neues eigenes &amp;Gitter …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>No file was opened yet.</source>
            <translation>Noch wurde keine Datei geöffnet.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Pa&amp;ste puzzle</source>
            <translation>Puzzle &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Play by han&amp;d</source>
            <translation>Von &amp;Hand legen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Prefere&amp;nces…</source>
            <translation>E&amp;instellungen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Rese&amp;t the view of the solution</source>
            <translation>&amp;Ansicht der Lösung zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Reset the pa&amp;nels</source>
            <translation>Bereiche z&amp;urücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Sa&amp;ve a copy of the search…</source>
            <translation>&amp;Kopie der Suche speichern …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Save &amp;as…</source>
            <translation>Speichern &amp;unter …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Sear&amp;ches</source>
            <translation>Suchläu&amp;fe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w why</source>
            <translation>&amp;Grund zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>The files opened last are gone.</source>
            <translation>Die zuletzt geöffneten Dateien sind nicht mehr da.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Trace step b&amp;y step</source>
            <translation>Suche in &amp;Einzelschritten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>All searches that are kept (Ctrl+4)</source>
            <translation>Alle aufbewahrten Suchläufe (Strg+4)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Choose a puzzle (Ctrl+1)</source>
            <translation>Ein Puzzle wählen (Strg+1)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Draw the target and the parts (Ctrl+2)</source>
            <translation>Zielfigur und Teile zeichnen (Strg+2)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Library</source>
            <translation>Bibliothek</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Search for solutions and look at them (Ctrl+3)</source>
            <translation>Lösungen suchen und ansehen (Strg+3)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>The search at work</source>
            <translation>Blick in die Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source> %</source>
            <comment>a share, after a number</comment>
            <translation> %</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source> s</source>
            <comment>seconds, after a number</comment>
            <translation> s</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Copy for recovery after</source>
            <translation>&amp;Kopie zur Wiederherstellung nach</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Language, from the next start</source>
            <translation>&amp;Sprache, ab dem nächsten Start</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Open the folder</source>
            <translation>&amp;Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Erscheinungsbild</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Workers</source>
            <translation>Such&amp;prozesse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Appearance</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>As the desktop</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Changes are also copied after ten steps. Your own file is written only when you save.</source>
            <translation>Auch nach je zehn Schritten wird kopiert. Ihre eigene Datei wird nur geschrieben, wenn Sie speichern.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Keep the computer &amp;awake while a search runs</source>
            <translation>&amp;Computer wach halten, während eine Suche läuft</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Memory of &amp;each worker</source>
            <translation>Speicher &amp;je Suchprozess</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Move the camera &amp;smoothly</source>
            <translation>Kame&amp;ra weich bewegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Notify me when a long search e&amp;nds</source>
            <translation>&amp;Melden, wenn eine lange Suche endet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Parts &amp;move from step to step</source>
            <translation>Teile von Schritt zu Schritt &amp;gleiten lassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Searches</source>
            <comment>a group of settings</comment>
            <translation>Suchläufe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Searches are kept in</source>
            <translation>Suchläufe liegen in</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Size of letters, &amp;from the next start</source>
            <translation>Größe der Buchstaben, ab dem nä&amp;chsten Start</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Unsaved puzzles</source>
            <translation>Ungespeicherte Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Your administrator has set some of this in {path}</source>
            <translation>Einiges hiervon ist von der Systemverwaltung festgelegt, in {path}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/copies.py" />
            <source>the first line should say which file this is a copy of</source>
            <translation>die erste Zeile sollte sagen, von welcher Datei dies eine Kopie ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Discard…</source>
            <translation>&amp;Verwerfen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Later</source>
            <translation>&amp;Später</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Recover</source>
            <translation>&amp;Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Discard</source>
            <translation>Verwerfen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Discard the unsaved changes of {n} puzzles for good?</source>
            <extracomment>for 1: Discard the unsaved changes of {n} puzzle for good?</extracomment>
            <translation>
                <numerusform>Die ungespeicherten Änderungen von {n} Puzzle endgültig verwerfen?</numerusform>
                <numerusform>Die ungespeicherten Änderungen von {n} Puzzles endgültig verwerfen?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Open the folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Puzzle without a name</source>
            <translation>Puzzle ohne Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Puzzles that were not saved</source>
            <translation>Nicht gespeicherte Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Recover puzzles</source>
            <translation>Puzzles wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>The program ended before these puzzles were saved. A tick chooses which of them to recover or to discard; with “Later” they are offered again at the next start.</source>
            <translation>Das Programm endete, bevor diese Puzzles gespeichert waren. Ein Haken wählt, welche wiederhergestellt oder verworfen werden; mit „Später“ werden sie beim nächsten Start wieder angeboten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>not saved in a file yet</source>
            <translation>noch in keiner Datei gespeichert</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>{n} copies cannot be read. They are kept, and not offered again:</source>
            <extracomment>for 1: {n} copy cannot be read. It is kept, and not offered again:</extracomment>
            <translation>
                <numerusform>{n} Kopie lässt sich nicht lesen. Sie wird aufbewahrt, aber nicht mehr angeboten:</numerusform>
                <numerusform>{n} Kopien lassen sich nicht lesen. Sie werden aufbewahrt, aber nicht mehr angeboten:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>{path} (gone, or changed since; will be saved under a new name)</source>
            <translation>{path} (nicht mehr da oder seither geändert; wird unter neuem Namen gespeichert)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <source>No copy for recovery can be written: {reason}</source>
            <translation>Es lässt sich keine Kopie zur Wiederherstellung schreiben: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>nothing was written</source>
            <translation>nichts wurde geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>{path}: could not be saved ({error}); {kept}</source>
            <translation>{path}: ließ sich nicht speichern ({error}); {kept}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Film</source>
            <translation>Film</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Searching</source>
            <translation>Suche läuft</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Solution {number} of {all}</source>
            <translation>Lösung {number} von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>The search of {puzzle} was paused.</source>
            <translation>Die Suche zu {puzzle} wurde pausiert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;No keys</source>
            <translation>&amp;Keine Tasten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;Reset</source>
            <translation>Zurück&amp;setzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;Use these keys</source>
            <translation>Diese Tasten &amp;verwenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Actions and their keys</source>
            <translation>Aktionen und ihre Tasten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Choose an action, then press its new keys in the field below.</source>
            <translation>Wählen Sie eine Aktion und drücken Sie dann im Feld unten ihre neuen Tasten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Give all actions the keys they had at first?</source>
            <translation>Allen Aktionen wieder ihre ursprünglichen Tasten geben?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>In lists and panels</source>
            <translation>In Listen und Bereichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>New &amp;keys</source>
            <translation>&amp;Neue Tasten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Press the new keys here</source>
            <translation>Hier die neuen Tasten drücken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Reset &amp;all…</source>
            <translation>&amp;Alle zurücksetzen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Search for an action or a key</source>
            <translation>Nach einer Aktion oder Taste suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>{keys} already belongs to “{action}”.</source>
            <translation>{keys} gehört schon zu „{action}“.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>{keys} is needed to move and to draw; choose other keys.</source>
            <translation>{keys} wird zum Bewegen und Zeichnen gebraucht; wählen Sie andere Tasten.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Exported {n} files to {folder}</source>
            <extracomment>for 1: Exported {n} file to {folder}</extracomment>
            <translation>
                <numerusform>{n} Datei nach {folder} exportiert</numerusform>
                <numerusform>{n} Dateien nach {folder} exportiert</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Show &amp;folder</source>
            <translation>&amp;Ordner zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>{n} more files are listed in the library under “Your own”</source>
            <extracomment>for 1: {n} more file is listed in the library under “Your own”</extracomment>
            <translation>
                <numerusform>{n} weitere Datei steht in der Bibliothek unter „Ihre eigenen“</numerusform>
                <numerusform>{n} weitere Dateien stehen in der Bibliothek unter „Ihre eigenen“</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Back to the parts</source>
            <translation>Zu den Te&amp;ilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Clear the filter</source>
            <translation>F&amp;ilter aufheben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Next reason</source>
            <translation>Nächster &amp;Grund</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Resume</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Take it apart</source>
            <translation>Zerle&amp;gen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A part has no cells yet.</source>
            <translation>Ein Teil hat noch keine Zellen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A sample of {stored} of all {found} solutions is kept.</source>
            <translation>Eine Stichprobe von {stored} aus {found} Lösungen ist gespeichert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A target of {cells} cells is drawn.</source>
            <translation>Eine Zielfigur mit {cells} Zellen ist gezeichnet.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} different solutions are found.</source>
            <extracomment>for 1: The only solution is found.</extracomment>
            <translation>
                <numerusform>Die einzige Lösung ist gefunden.</numerusform>
                <numerusform>Alle {n} verschiedenen Lösungen sind gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} different solutions of {puzzle} are found.</source>
            <extracomment>for 1: The only solution of {puzzle} is found.</extracomment>
            <translation>
                <numerusform>Die einzige Lösung von {puzzle} ist gefunden.</numerusform>
                <numerusform>Alle {n} verschiedenen Lösungen von {puzzle} sind gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} solutions are found.</source>
            <extracomment>for 1: The only solution is found.</extracomment>
            <translation>
                <numerusform>Die einzige Lösung ist gefunden.</numerusform>
                <numerusform>Alle {n} Lösungen sind gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} solutions that come apart are found.</source>
            <extracomment>for 1: The only solution that comes apart is found.</extracomment>
            <translation>
                <numerusform>Die einzige zerlegbare Lösung ist gefunden.</numerusform>
                <numerusform>Alle {n} zerlegbaren Lösungen sind gefunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Counted: there are {n} solutions; none is stored.</source>
            <extracomment>for 1: Counted: there is {n} solution; it is not stored.</extracomment>
            <translation>
                <numerusform>Gezählt: Es gibt {n} Lösung; sie ist nicht gespeichert.</numerusform>
                <numerusform>Gezählt: Es gibt {n} Lösungen; keine ist gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw a sh&amp;ape…</source>
            <translation>&amp;Form zeichnen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the p&amp;art</source>
            <translation>Te&amp;il zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the t&amp;arget</source>
            <translation>Z&amp;ielfigur zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the target: click on cells.</source>
            <translation>Zeichnen Sie die Zielfigur: Klicken Sie auf Zellen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>End the t&amp;race</source>
            <translation>E&amp;inzelschritte beenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Getting ready to search.</source>
            <translation>Die Suche wird vorbereitet.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Getting ready, once after an installation: step {number}.</source>
            <translation>Einmalige Vorbereitung nach der Installation: Schritt {number}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>It comes apart in {n} moves.</source>
            <extracomment>for 1: It comes apart in {n} move.</extracomment>
            <translation>
                <numerusform>In {n} Zug zerlegbar.</numerusform>
                <numerusform>In {n} Zügen zerlegbar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>It was changed; Undo brings back {n} solutions.</source>
            <extracomment>for 1: It was changed; Undo brings back {n} solution.</extracomment>
            <translation>
                <numerusform>Geändert; „Rückgängig“ bringt {n} Lösung zurück.</numerusform>
                <numerusform>Geändert; „Rückgängig“ bringt {n} Lösungen zurück.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Its file has {n} solutions; Solve finds all.</source>
            <extracomment>for 1: Its file has {n} solution; Solve finds all.</extracomment>
            <translation>
                <numerusform>Die Datei hat {n} Lösung; „Lösen“ findet alle.</numerusform>
                <numerusform>Die Datei hat {n} Lösungen; „Lösen“ findet alle.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Leave the &amp;game</source>
            <translation>Sp&amp;iel verlassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking at the puzzle.</source>
            <translation>Das Puzzle wird geprüft.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking at the puzzle; the search begins then.</source>
            <translation>Das Puzzle wird geprüft; dann beginnt die Suche.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking for what rules out a solution.</source>
            <translation>Es wird gesucht, was eine Lösung ausschließt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>None of the {n} solutions comes apart.</source>
            <extracomment>for 1: The only solution does not come apart.</extracomment>
            <translation>
                <numerusform>Die einzige Lösung ist nicht zerlegbar.</numerusform>
                <numerusform>Keine der {n} Lösungen ist zerlegbar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>None of {n} solutions passes the filter.</source>
            <extracomment>for 1: The one solution does not pass the filter.</extracomment>
            <translation>
                <numerusform>Die eine Lösung passt nicht zum Filter.</numerusform>
                <numerusform>Keine von {n} Lösungen passt zum Filter.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Only a hint: this does not rule out a solution.</source>
            <translation>Nur ein Hinweis: Eine Lösung ist damit nicht ausgeschlossen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Pa&amp;use</source>
            <translation>Pa&amp;use</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; the last steps are not saved.</source>
            <translation>Pausiert bei {explored}; die letzten Schritte fehlen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; {n} solutions are kept.</source>
            <extracomment>for 1: Paused at {explored}; {n} solution is kept.</extracomment>
            <translation>
                <numerusform>Pausiert bei {explored}; {n} Lösung ist gespeichert.</numerusform>
                <numerusform>Pausiert bei {explored}; {n} Lösungen sind gespeichert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; {n} solutions were found.</source>
            <extracomment>for 1: Paused at {explored}; {n} solution was found.</extracomment>
            <translation>
                <numerusform>Pausiert bei {explored}; {n} Lösung gefunden.</numerusform>
                <numerusform>Pausiert bei {explored}; {n} Lösungen gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Put to&amp;gether</source>
            <translation>Z&amp;usammensetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Reason {number} of {all} why there is no solution.</source>
            <translation>Grund {number} von {all}, warum es keine Lösung gibt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>S&amp;olve</source>
            <translation>&amp;Lösen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searched in the queue or elsewhere: {n} solutions.</source>
            <extracomment>for 1: Searched in the queue or elsewhere: {n} solution.</extracomment>
            <translation>
                <numerusform>Anderswo oder in der Warteschlange gesucht: {n} Lösung.</numerusform>
                <numerusform>Anderswo oder in der Warteschlange gesucht: {n} Lösungen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searching, but what is found cannot be saved now.</source>
            <translation>Suche läuft; das Gefundene ist gerade nicht zu speichern.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searching: {n} solutions, {explored} explored.</source>
            <extracomment>for 1: Searching: {n} solution, {explored} explored.</extracomment>
            <translation>
                <numerusform>Suche läuft: {n} Lösung, {explored} durchsucht.</numerusform>
                <numerusform>Suche läuft: {n} Lösungen, {explored} durchsucht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the message</source>
            <translation>&amp;Meldung zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the searches</source>
            <translation>S&amp;uchläufe zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the solutions</source>
            <translation>&amp;Lösungen zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Show one that &amp;comes apart</source>
            <translation>Zerlegbare ze&amp;igen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Show the p&amp;arts</source>
            <translation>Te&amp;ile zeigen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Some parts hold together; {n} moves are possible.</source>
            <extracomment>for 1: Some parts hold together; {n} move is possible.</extracomment>
            <translation>
                <numerusform>Einige Teile halten zusammen; {n} Zug ist möglich.</numerusform>
                <numerusform>Einige Teile halten zusammen; {n} Züge sind möglich.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stop at &amp;once</source>
            <translation>So&amp;fort stoppen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stopped at {explored}; the last steps are not saved.</source>
            <translation>Gestoppt bei {explored}; die letzten Schritte fehlen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stopped at {explored}; {n} solutions were found.</source>
            <extracomment>for 1: Stopped at {explored}; {n} solution was found.</extracomment>
            <translation>
                <numerusform>Gestoppt bei {explored}; {n} Lösung gefunden.</numerusform>
                <numerusform>Gestoppt bei {explored}; {n} Lösungen gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Taking the solutions apart: {done} of {all}.</source>
            <translation>Lösungen werden zerlegt: {done} von {all}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The earlier search of this puzzle cannot be read.</source>
            <translation>Die frühere Suche zu diesem Puzzle ist nicht lesbar.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The parts fill {n} cells too few for the target.</source>
            <extracomment>for 1: The parts fill {n} cell too few for the target.</extracomment>
            <translation>
                <numerusform>Die Teile füllen {n} Zelle zu wenig.</numerusform>
                <numerusform>Die Teile füllen {n} Zellen zu wenig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The parts fill {n} cells too many for the target.</source>
            <extracomment>for 1: The parts fill {n} cell too many for the target.</extracomment>
            <translation>
                <numerusform>Die Teile füllen {n} Zelle zu viel.</numerusform>
                <numerusform>Die Teile füllen {n} Zellen zu viel.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The queue or another window is at work on this search.</source>
            <translation>Die Warteschlange oder ein anderes Fenster sucht hier.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search failed at {explored}.</source>
            <translation>Die Suche ist bei {explored} fehlgeschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search failed.</source>
            <translation>Die Suche ist fehlgeschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search is being paused and saved.</source>
            <translation>Die Suche wird pausiert und gespeichert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search waits for workers: their number is 0.</source>
            <translation>Die Suche wartet auf Suchprozesse: Ihre Zahl ist 0.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The trace has placed {n} parts.</source>
            <extracomment>for 1: The trace has placed {n} part.</extracomment>
            <translation>
                <numerusform>In Einzelschritten ist {n} Teil platziert.</numerusform>
                <numerusform>In Einzelschritten sind {n} Teile platziert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>There is no solution: all possibilities were tried.</source>
            <translation>Es gibt keine Lösung: Alle Möglichkeiten wurden geprüft.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This is why there is no solution.</source>
            <translation>Darum gibt es keine Lösung.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This one does not come apart; {n} others do.</source>
            <extracomment>for 1: This one does not come apart; {n} other does.</extracomment>
            <translation>
                <numerusform>Diese ist nicht zerlegbar; {n} andere ist es.</numerusform>
                <numerusform>Diese ist nicht zerlegbar; {n} andere sind es.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This part of a search is done: {n} solutions.</source>
            <extracomment>for 1: This part of a search is done: {n} solution.</extracomment>
            <translation>
                <numerusform>Dieser Teil einer Suche ist fertig: {n} Lösung.</numerusform>
                <numerusform>Dieser Teil einer Suche ist fertig: {n} Lösungen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This problem has no solution.</source>
            <translation>Dieses Problem hat keine Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This problem is not solved yet.</source>
            <translation>Dieses Problem ist noch nicht gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This puzzle cannot be searched.</source>
            <translation>Dieses Puzzle lässt sich nicht durchsuchen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>This puzzle has no solution.</source>
            <translation>Dieses Puzzle hat keine Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This puzzle is not solved yet.</source>
            <translation>Dieses Puzzle ist noch nicht gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You have solved it by hand.</source>
            <translation>Sie haben es von Hand gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You have solved it by hand; Solve finds all solutions.</source>
            <translation>Sie haben es von Hand gelöst; „Lösen“ findet alle Lösungen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You play by hand: {n} parts are laid.</source>
            <extracomment>for 1: You play by hand: {n} part is laid.</extracomment>
            <translation>
                <numerusform>Sie legen von Hand: {n} Teil ist gelegt.</numerusform>
                <numerusform>Sie legen von Hand: {n} Teile sind gelegt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{n} parts for a target of {cells} cells.</source>
            <extracomment>for 1: {n} part for a target of {cells} cells.</extracomment>
            <translation>
                <numerusform>{n} Teil für eine Zielfigur mit {cells} Zellen.</numerusform>
                <numerusform>{n} Teile für eine Zielfigur mit {cells} Zellen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{n} solutions are found; the search can go on.</source>
            <extracomment>for 1: {n} solution is found; the search can go on.</extracomment>
            <translation>
                <numerusform>{n} Lösung ist gefunden; die Suche kann weitergehen.</numerusform>
                <numerusform>{n} Lösungen sind gefunden; die Suche kann weitergehen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{puzzle} is open and not solved yet.</source>
            <translation>{puzzle} ist geöffnet und noch nicht gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/window.py" />
            <source>Console</source>
            <translation>Konsole</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/window.py" />
            <source>Console of Pyt&amp;hon</source>
            <translation>&amp;Python-Konsole</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Add the condition</source>
            <translation>Bedingung hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Also list solutions of which a symmetric copy meets the conditions</source>
            <translation>Auch Lösungen auflisten, von denen eine symmetrische Variante die Bedingungen erfüllt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Cell of the target</source>
            <translation>Zelle der Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Colours apart</source>
            <translation>Farben getrennt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Condition</source>
            <translation>Bedingung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Coordinates of a cell of the target, for example 0,0. Ctrl+click a cell of the solution shown to add a condition on it.</source>
            <translation>Koordinaten einer Zelle der Zielfigur, zum Beispiel 0,0. Strg+Klick auf eine Zelle der gezeigten Lösung fügt eine Bedingung dazu hinzu.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>How many edges between parts lie on edges between parts of the solution's image under a symmetry of the target, at least</source>
            <translation>Wie viele Kanten zwischen Teilen mindestens auf Kanten zwischen Teilen des Bildes der Lösung unter einer Symmetrie der Zielfigur liegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>How many solutions were tested</source>
            <translation>Wie viele Lösungen geprüft wurden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List all</source>
            <translation>Alle auflisten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions in which no two parts of one colour touch</source>
            <translation>Nur Lösungen auflisten, in denen keine zwei Teile derselben Farbe einander berühren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions that a symmetry of the puzzle carries onto themselves</source>
            <translation>Nur Lösungen auflisten, die eine Symmetrie des Puzzles auf sich selbst abbildet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions with a star</source>
            <translation>Nur Lösungen mit Stern auflisten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only some of the solutions</source>
            <translation>Nur einige der Lösungen auflisten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Other part</source>
            <translation>Anderes Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Part</source>
            <translation>Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetric</source>
            <translation>Symmetrisch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetric copies count, too</source>
            <translation>Auch symmetrische Varianten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetry at least</source>
            <translation>Symmetrie mindestens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Take away: {condition}</source>
            <translation>Entfernen: {condition}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>does not touch</source>
            <translation>berührt nicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>is at</source>
            <translation>liegt auf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>is not at</source>
            <translation>liegt nicht auf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>touches</source>
            <translation>berührt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{listed} of {stored}</source>
            <translation>{listed} von {stored}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} at {other}</source>
            <translation>{part} auf {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} does not touch {other}</source>
            <translation>{part} berührt {other} nicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} not at {other}</source>
            <translation>{part} nicht auf {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} touches {other}</source>
            <translation>{part} berührt {other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Comes apart: {apart} of {stored}</source>
            <translation>Zerlegbar: {apart} von {stored}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Highest level only</source>
            <translation>Nur höchstes Level</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>List only solutions that come apart</source>
            <translation>Nur zerlegbare Lösungen auflisten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>List only solutions with the highest level found so far: {level}</source>
            <translation>Nur Lösungen mit dem bisher höchsten Level auflisten: {level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Order of the list: by number, or the highest level, the most moves, or the most tries first</source>
            <translation>Reihenfolge der Liste: nach Nummer, oder höchstes Level, meiste Züge oder meiste Versuche zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Order of the solutions</source>
            <translation>Reihenfolge der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by level</source>
            <translation>nach Level</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by moves</source>
            <translation>nach Zügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by number</source>
            <translation>nach Nummer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by symmetry</source>
            <translation>nach Symmetrie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by tries</source>
            <translation>nach Versuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>A note or a star could not be stored: {reason}
Close all the same? It is lost then.</source>
            <translation>Eine Notiz oder ein Stern ließ sich nicht speichern: {reason}
Trotzdem schließen? Dann geht dies verloren.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Note about the solution</source>
            <translation>Notiz zur Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Solve the puzzle to mark favourites: they are kept with the search</source>
            <translation>Lösen Sie das Puzzle, um Favoriten zu kennzeichnen: Sie werden mit der Suche aufbewahrt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>The note “{note}” on solution {number}: {reason}</source>
            <translation>Die Notiz „{note}“ zu Lösung {number}: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>another window has noted {note} meanwhile, and both together are too long for one note</source>
            <translation>ein anderes Fenster hat inzwischen {note} notiert, und beides zusammen ist zu lang für eine Notiz</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>First solution (Home)</source>
            <translation>Erste Lösung (Pos1)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Gallery</source>
            <translation>Galerie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Jump to a solution by its place in the list</source>
            <translation>Zu einer Lösung springen, nach ihrem Platz in der Liste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Last solution (End)</source>
            <translation>Letzte Lösung (Ende)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Next solution (Ctrl+Right)</source>
            <translation>Nächste Lösung (Strg+Rechts)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Number of the solution</source>
            <translation>Nummer der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Previous solution (Ctrl+Left)</source>
            <translation>Vorherige Lösung (Strg+Links)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show each solution also turned and mirrored, as the target allows</source>
            <translation>Jede Lösung auch gedreht und gespiegelt zeigen, soweit die Zielfigur es erlaubt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show pictures side by side</source>
            <translation>Bilder nebeneinander zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show the list with filters and notes, or just a strip of pictures</source>
            <translation>Liste mit Filtern und Notizen zeigen oder nur eine Leiste mit Bildern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Solutions appear here as soon as they are found.</source>
            <translation>Lösungen erscheinen hier, sobald sie gefunden sind.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Solutions as a &amp;page</source>
            <translation>Lösungen als &amp;Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Symmetric copies</source>
            <translation>Symmetrische Varianten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Symmetric copy</source>
            <translation>Symmetrische Variante</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>of {count}</source>
            <translation>von {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>All moves of taking the solution apart</source>
            <translation>Alle Züge beim Zerlegen der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>How many arrangements of the parts were tried to take the solution apart</source>
            <translation>Wie viele Anordnungen der Teile geprüft wurden, um die Lösung zu zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>How many solutions the symmetries of the target make of this one</source>
            <translation>Wie viele Lösungen die Symmetrien der Zielfigur aus dieser machen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>It is not known yet whether this solution comes apart</source>
            <translation>Es ist noch nicht bekannt, ob diese Lösung zerlegbar ist</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Level {level}: comes apart by {n} moves.</source>
            <extracomment>for 1: Level {level}: comes apart by {n} move.</extracomment>
            <translation>
                <numerusform>Level {level}: in {n} Zug zerlegbar.</numerusform>
                <numerusform>Level {level}: in {n} Zügen zerlegbar.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Not known: {n} arrangements of the parts were tried, which was not enough</source>
            <extracomment>for 1: Not known: {n} arrangement of the parts was tried, which was not enough</extracomment>
            <translation>
                <numerusform>Nicht bekannt: {n} Anordnung der Teile wurde geprüft, das genügte nicht</numerusform>
                <numerusform>Nicht bekannt: {n} Anordnungen der Teile wurden geprüft, das genügte nicht</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Parts hold one another: no moves take this solution apart.</source>
            <translation>Teile halten einander fest: Kein Zug zerlegt diese Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Positions</source>
            <translation>Lagen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>The moves until the first part leaves, then until the second, and so on</source>
            <translation>Die Züge, bis das erste Teil herauskommt, dann bis zum zweiten und so weiter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Tries</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>locked</source>
            <translation>verhakt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>not known</source>
            <translation>nicht bekannt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>{n} arrangements of the parts were tried.</source>
            <extracomment>for 1: {n} arrangement of the parts was tried.</extracomment>
            <translation>
                <numerusform>{n} Anordnung der Teile wurde geprüft.</numerusform>
                <numerusform>{n} Anordnungen der Teile wurden geprüft.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_views.py" />
            <source>Pictures of the solutions</source>
            <translation>Bilder der Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source> s for each</source>
            <translation> s je Versuch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>All {nodes} nodes are searched.</source>
            <translation>Alle {nodes} Knoten sind durchsucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Comparison of methods</source>
            <translation>Vergleich der Verfahren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Copy the chosen rows, or all, for a spreadsheet (Ctrl+C)</source>
            <translation>Die ausgewählten Zeilen oder alle für eine Tabellenkalkulation kopieren (Strg+C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Doubtful: rest the pointer here to see why.</source>
            <translation>Zweifelhaft: Zeigen Sie hierhin, um den Grund zu sehen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimate</source>
            <translation>Schätzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; no way that was tried led to a solution.</source>
            <translation>Geschätzt: {nodes} Knoten, {within_nodes}; {time} auf einem Kern, {within_time}; kein versuchter Weg führte zu einer Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; {solutions} solutions in all, {within_solutions}.</source>
            <translation>Geschätzt: {nodes} Knoten, {within_nodes}; {time} auf einem Kern, {within_time}; insgesamt {solutions} Lösungen, {within_solutions}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Exactly: {nodes} nodes; {time} on one core; {solutions} solutions in all.</source>
            <translation>Genau: {nodes} Knoten; {time} auf einem Kern; insgesamt {solutions} Lösungen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done.</source>
            <translation>Erwartet: etwa {nodes} Knoten, davon sind {share} % erledigt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done; it may well be far more.</source>
            <translation>Erwartet: etwa {nodes} Knoten, davon sind {share} % erledigt; es können auch weit mehr sein.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done; time left: {time}.</source>
            <translation>Erwartet: etwa {nodes} Knoten, davon sind {share} % erledigt; Restzeit: {time}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Nodes a second</source>
            <translation>Knoten/s</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Of the nodes {share} % were done by then.</source>
            <translation>Von den Knoten waren dann {share} % erledigt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Press Compare: each engine is tried with each order, and what a whole search by it would take is estimated.</source>
            <translation>„Vergleichen“ versucht jeden Algorithmus mit jeder Reihenfolge und schätzt die Dauer einer ganzen Suche.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Remark</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Search by the method of the chosen row from now on</source>
            <translation>Von jetzt an mit dem Verfahren der gewählten Zeile suchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Seconds for which each method is tried</source>
            <translation>Wie viele Sekunden jedes Verfahren versucht wird</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Stop comparing</source>
            <translation>Vergleich stoppen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Try every engine with every order, and estimate what a whole search would take</source>
            <translation>Jeden Algorithmus mit jeder Reihenfolge versuchen und schätzen, was eine ganze Suche kosten würde</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Try random ways through the search for some seconds, to see how long all of it takes</source>
            <translation>Einige Sekunden lang zufällige Wege durch die Suche versuchen, um zu sehen, wie lange alles dauert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Trying random ways through the search…</source>
            <translation>Zufällige Wege durch die Suche werden versucht …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Use this method</source>
            <translation>Verfahren verwenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>all was searched</source>
            <translation>alles wurde durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>may well take far longer</source>
            <translation>kann auch weit länger dauern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>too long for a number</source>
            <translation>zu lang für eine Zahl</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>too many for a number</source>
            <translation>zu viele für eine Zahl</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>{n} methods compared, on one core; the longer each is tried, the smaller the error.</source>
            <extracomment>for 1: {n} method compared, on one core; the longer each is tried, the smaller the error.</extracomment>
            <translation>
                <numerusform>{n} Verfahren verglichen, auf einem Kern; je länger jedes versucht wird, desto kleiner der Fehler.</numerusform>
                <numerusform>{n} Verfahren verglichen, auf einem Kern; je länger jedes versucht wird, desto kleiner der Fehler.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>± 100 % and more</source>
            <translation>± 100 % und mehr</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>± {share} %</source>
            <translation>± {share} %</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>A search is cut into slices of a quarter of a second or so, and each worker does one after the other</source>
            <translation>Eine Suche wird in Abschnitte von etwa einer Viertelsekunde aufgeteilt, und jeder Suchprozess erledigt einen nach dem anderen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Copy all</source>
            <translation>Alles kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Copy both tables, for a spreadsheet</source>
            <translation>Beide Tabellen für eine Tabellenkalkulation kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Cut off by {pruning}</source>
            <translation>Abgebrochen durch {pruning}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Depth</source>
            <translation>Tiefe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Different solutions</source>
            <translation>Verschiedene Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Explored</source>
            <translation>Durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Fact</source>
            <translation>Angabe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Figures of the search</source>
            <translation>Zahlen zur Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>How many nodes of the search tree were entered with this many parts placed</source>
            <translation>Wie viele Knoten des Suchbaums mit so vielen platzierten Teilen betreten wurden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Items, of which secondary</source>
            <translation>Elemente, davon sekundär</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Last slice</source>
            <translation>Letzter Abschnitt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Most parts placed</source>
            <translation>Meiste platzierte Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>No worker was lost.</source>
            <translation>Kein Suchprozess ging verloren.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Nodes by depth</source>
            <translation>Knoten je Tiefe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Orientations of all parts</source>
            <translation>Ausrichtungen aller Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Orientations that fit into the target</source>
            <translation>Ausrichtungen, die in die Zielfigur passen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Parts placed</source>
            <translation>Platzierte Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Placements left without symmetric copies</source>
            <translation>Platzierungen ohne symmetrische Varianten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Searched by {computer}</source>
            <translation>Durchsucht von {computer}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Searched on an unknown computer</source>
            <translation>Durchsucht auf einem unbekannten Computer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Slices</source>
            <translation>Abschnitte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Symmetries of the target and the parts</source>
            <translation>Symmetrien der Zielfigur und der Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Time spent searching</source>
            <translation>Suchzeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Time to the first solution</source>
            <translation>Zeit bis zur ersten Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Worker</source>
            <translation>Suchprozess</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Workers were lost {n} times; what they did then was repeated.</source>
            <extracomment>for 1: Workers were lost {n} time; what they did then was repeated.</extracomment>
            <translation>
                <numerusform>{n}-mal gingen Suchprozesse verloren; was sie gerade taten, wurde wiederholt.</numerusform>
                <numerusform>{n}-mal gingen Suchprozesse verloren; was sie gerade taten, wurde wiederholt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>at rest</source>
            <translation>ruht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>ended</source>
            <translation>beendet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>process {number}</source>
            <translation>Prozess {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>searching</source>
            <translation>sucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>this program</source>
            <translation>dieses Programm</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{computer}, process {number}</source>
            <translation>{computer}, Prozess {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{nodes} nodes in {slices} slices</source>
            <translation>{nodes} Knoten in {slices} Abschnitten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{nodes} nodes in {time}</source>
            <translation>{nodes} Knoten ({time})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} slices are being done.</source>
            <extracomment>for 1: {n} slice is being done.</extracomment>
            <translation>
                <numerusform>{n} Abschnitt ist in Arbeit.</numerusform>
                <numerusform>{n} Abschnitte sind in Arbeit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} subtrees wait.</source>
            <extracomment>for 1: {n} subtree waits.</extracomment>
            <translation>
                <numerusform>{n} Teilbaum wartet.</numerusform>
                <numerusform>{n} Teilbäume warten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} workers of the cluster take part.</source>
            <extracomment>for 1: {n} worker of the cluster takes part.</extracomment>
            <translation>
                <numerusform>{n} Suchprozess des Clusters hilft mit.</numerusform>
                <numerusform>{n} Suchprozesse des Clusters helfen mit.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Methods</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placement</source>
            <translation>Platzierung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Plots</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, and afterwards, this plots how much was explored, the solutions and the nodes over time, and the nodes at each depth.</source>
            <translation>Während einer Suche und danach zeigt dies über der Zeit, wie viel durchsucht war, die Lösungen und die Knoten, dazu die Knoten in jeder Tiefe.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, this lists the processes that search, and what each has done.</source>
            <translation>Während einer Suche stehen hier die Prozesse, die suchen, und was jeder erledigt hat.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, this shows the parts as they are placed at this moment, and the way in which most parts were placed.</source>
            <translation>Während einer Suche sieht man hier die Teile, wie sie in diesem Moment platziert sind, und den Stand, in dem die meisten platziert waren.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Last</source>
            <translation>Zuletzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Layers, the lowest first</source>
            <translation>Schichten, die unterste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Most parts</source>
            <translation>Meiste Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The layers of the solid, the lowest first</source>
            <translation>Die Schichten des Körpers, die unterste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The parts that are placed where a worker stands now</source>
            <translation>Die Teile, die ein Suchprozess gerade platziert hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The parts that were placed where a worker stood last</source>
            <translation>Die Teile, die ein Suchprozess zuletzt platziert hatte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Where this run first had its most parts placed</source>
            <translation>Der erste Stand, in dem dieser Lauf die meisten Teile platziert hatte</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>{n} parts, {covered} of {cells} cells</source>
            <extracomment>for 1: {n} part, {covered} of {cells} cells</extracomment>
            <translation>
                <numerusform>{n} Teil, {covered} von {cells} Zellen</numerusform>
                <numerusform>{n} Teile, {covered} von {cells} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Explored (%)</source>
            <translation>Durchsucht (%)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Time ({unit})</source>
            <translation>Zeit ({unit})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;As suits the puzzle</source>
            <translation>&amp;Wie es zum Puzzle passt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;Fewest placements first</source>
            <translation>We&amp;nigste Platzierungen zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;Order</source>
            <translation>&amp;Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Engine</source>
            <translation>Algorithmus</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>In the terminal</source>
            <translation>Im Terminal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Method of search</source>
            <translation>Suchverfahren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Part or cell without symmetric &amp;copies</source>
            <translation>Teil oder Zelle ohne &amp;symmetrische Varianten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Prunings: turn back as soon as</source>
            <translation>Abbruchregeln: nicht weitersuchen, sobald gilt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>The current search keeps its method; Search &gt; Start over restarts it with this one.</source>
            <translation>Die laufende Suche behält ihr Verfahren; „Suche &gt; Neu beginnen“ startet sie neu mit diesem.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Used for searches begun from now on.</source>
            <translation>Gilt für Suchläufe, die von jetzt an beginnen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>With these settings auto tries nothing; it is {engine}, or another engine for a very large puzzle.</source>
            <translation>Mit diesen Angaben probiert auto nichts; es nimmt {engine}, bei sehr großen Puzzles einen anderen Algorithmus.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along diagonals</source>
            <translation>entlang von Diagonalen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along the longer sides first</source>
            <translation>erst entlang der längeren Seiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along the shorter sides first</source>
            <translation>erst entlang der kürzeren Seiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>an empty cell can be covered by nothing any more</source>
            <translation>eine leere Zelle kann nicht mehr bedeckt werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>an island of empty cells is smaller than every part left</source>
            <translation>eine Insel leerer Zellen ist kleiner als jedes übrige Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine</source>
            <translation>wie es zum Algorithmus passt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine: no</source>
            <translation>wie es zum Algorithmus passt: nein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine: yes</source>
            <translation>wie es zum Algorithmus passt: ja</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the puzzle</source>
            <translation>wie es zum Puzzle passt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>cells as they are numbered</source>
            <translation>Zellen nach ihrer Nummer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>coloured like a chessboard, cells and parts do not add up</source>
            <translation>wie ein Schachbrett gefärbt, gehen Zellen und Teile nicht auf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>found by random probes of the search</source>
            <translation>durch zufällige Stichproben der Suche gefunden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>from the middle outwards</source>
            <translation>von der Mitte nach außen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>next the cell whose placements touch the least that is new</source>
            <translation>als Nächstes die Zelle, deren Platzierungen am wenigsten Neues berühren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>parts, then cells as they are numbered</source>
            <translation>erst Teile, dann Zellen nach ihrer Nummer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>the size of an island is no sum of sizes of parts left; finds more than small</source>
            <translation>die Größe einer Insel ist keine Summe von Größen übriger Teile; findet mehr als small</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>{title}, {help}</source>
            <translation>{title}, {help}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Copy the path of the search file</source>
            <translation>Pfad der Suchdatei kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Find one solution</source>
            <translation>Eine Lösung finden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Method…</source>
            <translation>Verfahren …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start over</source>
            <translation>Neu beginnen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start this search over? {n} solutions found in {time} will be thrown away, with all favourites and notes.</source>
            <extracomment>for 1: Start this search over? {n} solution found in {time} will be thrown away, with its note.</extracomment>
            <translation>
                <numerusform>Diese Suche neu beginnen? {n} Lösung, Suchzeit {time}, wird verworfen, mit ihrer Notiz.</numerusform>
                <numerusform>Diese Suche neu beginnen? {n} Lösungen, Suchzeit {time}, werden verworfen, mit allen Favoriten und Notizen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start this search over? {n} solutions found in {time} will be thrown away.</source>
            <extracomment>for 1: Start this search over? {n} solution found in {time} will be thrown away.</extracomment>
            <translation>
                <numerusform>Diese Suche neu beginnen? {n} Lösung, Suchzeit {time}, wird verworfen.</numerusform>
                <numerusform>Diese Suche neu beginnen? {n} Lösungen, Suchzeit {time}, werden verworfen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Take all apart</source>
            <translation>Alle zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>This search was begun in another way; Search &gt; Start over begins it again with this choice.</source>
            <translation>Diese Suche begann mit einer anderen Wahl; „Suche &gt; Neu beginnen“ startet sie neu mit dieser.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>{done} of {wanted}</source>
            <translation>{done} von {wanted}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>{share} explored</source>
            <translation>{share} durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/puzzle_check.py" />
            <source>The folder of searches, {folder}, cannot be used: {reason}</source>
            <translation>Der Ordner der Suchläufe, {folder}, lässt sich nicht benutzen: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/puzzle_check.py" />
            <source>The puzzle cannot be looked at: {error}</source>
            <translation>Das Puzzle lässt sich nicht prüfen: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>At most</source>
            <translation>Höchstens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>At most this many solutions are stored, chosen so that each that is found has the same chance; all are counted</source>
            <translation>Höchstens so viele Lösungen werden gespeichert, so gewählt, dass jede gefundene dieselbe Chance hat; gezählt werden alle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Cluster</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Copy the figures</source>
            <translation>Zahlen kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Cut off</source>
            <translation>Abgebrochen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Each solution is stored</source>
            <translation>Jede Lösung wird gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Each solution is taken apart as soon as it is found, and stored only if all its parts come free of one another</source>
            <translation>Jede Lösung wird zerlegt, sobald sie gefunden ist, und nur gespeichert, wenn alle Teile voneinander freikommen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>How many processes search at the same time; may be changed while they do. With 0 the search waits, or is left to the cluster.</source>
            <translation>Wie viele Prozesse zugleich suchen; lässt sich dabei ändern. Bei 0 wartet die Suche oder bleibt dem Cluster überlassen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory of each worker</source>
            <translation>Speicher je Suchprozess</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory of workers, a cluster, and which solutions are stored</source>
            <translation>Speicher der Suchprozesse, ein Cluster, und welche Lösungen gespeichert werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Pause at</source>
            <translation>Pausieren bei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Pause at this many solutions</source>
            <translation>Bei so vielen Lösungen pausieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Size of the sample</source>
            <translation>Größe der Stichprobe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Solutions are counted and not stored</source>
            <translation>Lösungen werden gezählt und nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Speed, nodes and method of the search</source>
            <translation>Tempo, Knoten und Verfahren der Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Taken apart</source>
            <translation>Zerlegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The address of a Dask scheduler, whose workers search, too. The manual explains how to set up such a cluster.</source>
            <translation>Die Adresse eines Dask-Schedulers, dessen Suchprozesse mithelfen. Das Handbuch erklärt, wie man einen solchen Cluster einrichtet.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The most that each worker may hold. One that needs more is replaced, and what it was doing is repeated.</source>
            <translation>So viel darf jeder Suchprozess höchstens belegen. Einer, der mehr braucht, wird ersetzt, und seine Arbeit wird wiederholt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The search pauses soon after this many solutions are stored. Resume then goes on to the end.</source>
            <translation>Die Suche pausiert, kurz nachdem so viele Lösungen gespeichert sind. „Fortsetzen“ geht dann bis zum Ende.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Time left</source>
            <translation>Restzeit</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Which solutions are stored</source>
            <translation>Welche Lösungen gespeichert werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>all solutions</source>
            <translation>alle Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>an even sample</source>
            <translation>gleichmäßige Stichprobe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>none, only count</source>
            <translation>keine, nur zählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>only what comes apart</source>
            <translation>nur Zerlegbares</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>roughly {time}</source>
            <translation>ungefähr {time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>solutions</source>
            <extracomment>for 1: solution</extracomment>
            <translation>
                <numerusform>Lösung</numerusform>
                <numerusform>Lösungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>the end</source>
            <translation>Ende</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>{n} nodes a second</source>
            <extracomment>for 1: {n} node a second</extracomment>
            <translation>
                <numerusform>{n} Knoten je Sekunde</numerusform>
                <numerusform>{n} Knoten je Sekunde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>{n} workers of the cluster</source>
            <extracomment>for 1: {n} worker of the cluster</extracomment>
            <translation>
                <numerusform>{n} Suchprozess des Clusters</numerusform>
                <numerusform>{n} Suchprozesse des Clusters</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>1 comes apart, level {level}</source>
            <translation>1 zerlegbar, Level {level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>All possibilities were tried; Search &gt; Start over begins again</source>
            <translation>Alle Möglichkeiten wurden geprüft; „Suche &gt; Neu beginnen“ fängt von vorn an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Everything found so far is being saved</source>
            <translation>Alles bisher Gefundene wird gespeichert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Find all solutions (F5), or by Search &gt; Find one solution just one (Ctrl+F5)</source>
            <translation>Alle Lösungen finden (F5) oder mit „Suche &gt; Eine Lösung finden“ nur eine (Strg+F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Find out for each solution found whether it comes apart, and by how many moves</source>
            <translation>Für jede gefundene Lösung herausfinden, ob und in wie vielen Zügen sie zerlegbar ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>It was tried to take apart all solutions found so far</source>
            <translation>Für alle bisher gefundenen Lösungen wurde das Zerlegen versucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause taking apart</source>
            <translation>Zerlegen pausieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause the other window or program first, then resume here</source>
            <translation>Pausieren Sie zuerst das andere Fenster oder Programm und setzen Sie dann hier fort</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; resume whenever you like, also next week (F5)</source>
            <translation>Pausieren; Sie können jederzeit fortsetzen, auch nächste Woche (F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; what was found out is kept</source>
            <translation>Pausieren; was herausgefunden wurde, bleibt erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; what was found out is kept (F5)</source>
            <translation>Pausieren; was herausgefunden wurde, bleibt erhalten (F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume (F5) continues this one.</source>
            <translation>„Fortsetzen“ (F5) führt diese weiter.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume taking apart</source>
            <translation>Zerlegen fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume where the search was paused (F5)</source>
            <translation>Fortsetzen, wo die Suche pausiert wurde (F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume where the search was stopped (F5)</source>
            <translation>Fortsetzen, wo die Suche gestoppt wurde (F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solve (F5) begins one.</source>
            <translation>„Lösen“ (F5) beginnt eine.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Stop getting ready (F5)</source>
            <translation>Vorbereitung stoppen (F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>The earlier search of this puzzle cannot be read: {reason}. Search &gt; Start over puts its file aside and begins again.</source>
            <translation>Die frühere Suche zu diesem Puzzle lässt sich nicht lesen: {reason}. „Suche &gt; Neu beginnen“ legt ihre Datei beiseite und fängt von vorn an.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none</source>
            <comment>solutions</comment>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none comes apart</source>
            <translation>keine zerlegbar</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none yet</source>
            <comment>solutions</comment>
            <translation>noch keine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>nothing yet</source>
            <translation>noch nichts</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>of {n} it is not known</source>
            <extracomment>for 1: of {n} it is not known</extracomment>
            <translation>
                <numerusform>von {n} nicht bekannt</numerusform>
                <numerusform>von {n} nicht bekannt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{count} by {pruning}</source>
            <translation>{count} durch {pruning}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{examined} of {stored} tried</source>
            <translation>{examined} von {stored} versucht</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{n} come apart</source>
            <extracomment>for 1: {n} comes apart</extracomment>
            <translation>
                <numerusform>{n} zerlegbar</numerusform>
                <numerusform>{n} zerlegbar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{n} have the best level, {level}</source>
            <extracomment>for 1: {n} has the best level, {level}</extracomment>
            <translation>
                <numerusform>{n} hat das beste Level, {level}</numerusform>
                <numerusform>{n} haben das beste Level, {level}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/stored_search.py" />
            <source>{path}: the earlier search could not be put aside ({error})</source>
            <translation>{path}: die frühere Suche ließ sich nicht beiseitelegen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Back to the beginning</source>
            <translation>Zurück zum Anfang</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>By</source>
            <translation>Durch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Choices made so far</source>
            <translation>Bisher gewählt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Covered</source>
            <translation>Bedeckt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Dead end</source>
            <translation>Sackgasse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Getting ready was stopped; Space begins it again.</source>
            <translation>Die Vorbereitung wurde gestoppt; die Leertaste beginnt sie erneut.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Here a search can be watched step by step, once there is a puzzle that can be searched.</source>
            <translation>Hier lässt sich eine Suche Schritt für Schritt verfolgen, sobald es ein Puzzle gibt, das sich durchsuchen lässt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>How many steps a second the search runs</source>
            <translation>Wie viele Schritte je Sekunde die Suche macht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>One step back</source>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>One step on</source>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Run slowly, or pause</source>
            <translation>Langsam laufen lassen oder pausieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Run to</source>
            <translation>Lauf bis</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Solution</source>
            <comment>where a trace stops</comment>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Step over</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Step {node}, {placed} chosen, {solutions}, {share} % explored</source>
            <translation>Schritt {node}, {placed} gewählt, {solutions}, {share} % durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Stopping…</source>
            <translation>Wird gestoppt …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>The engine whose search is shown</source>
            <translation>Der Algorithmus, dessen Suche gezeigt wird</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Way</source>
            <translation>Weg</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>What can be chosen here</source>
            <translation>Was hier gewählt werden kann</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>dead end</source>
            <translation>Sackgasse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>placed now</source>
            <translation>liegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run to the next place where something can be covered by nothing</source>
            <translation>laufen bis zur nächsten Stelle, an der etwas durch nichts bedeckt werden kann</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run to the next solution</source>
            <translation>laufen bis zur nächsten Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run until this many choices are made</source>
            <translation>laufen, bis so viel gewählt ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>search all that is below, and stop after it</source>
            <translation>alles darunter durchsuchen und danach anhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>to be tried</source>
            <translation>zu versuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>tried</source>
            <translation>versucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>{number} of {all}</source>
            <translation>{number} von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/findings.py" />
            <source>Placing the parts…</source>
            <translation>Die Teile werden platziert …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Only a hint: {text}</source>
            <translation>Nur ein Hinweis: {text}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Reasons</source>
            <translation>Gründe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Show on the target (Esc)</source>
            <translation>In der Zielfigur zeigen (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>&amp;One by one</source>
            <translation>&amp;Einzeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>All parts</source>
            <translation>Alle Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Any cell</source>
            <translation>Jede Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Click a cell of the target to see only the placements that cover it.</source>
            <translation>Klicken Sie auf eine Zelle der Zielfigur, um nur die Platzierungen zu sehen, die sie bedecken.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Next placement</source>
            <translation>Nächste Platzierung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Number of the placement</source>
            <translation>Nummer der Platzierung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Orientations that have a placement, of all orientations</source>
            <translation>Ausrichtungen, die eine Platzierung haben, von allen Ausrichtungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Parts and their placements</source>
            <translation>Teile und ihre Platzierungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placements that cover the cell {cell}</source>
            <translation>Platzierungen, die die Zelle {cell} bedecken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Previous placement</source>
            <translation>Vorherige Platzierung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Ways that fit</source>
            <translation>Passend</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>all: {n}</source>
            <translation>alle: {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>of {n} placements</source>
            <extracomment>for 1: of {n} placement</extracomment>
            <translation>
                <numerusform>von {n} Platzierung</numerusform>
                <numerusform>von {n} Platzierungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>{n} of {all}</source>
            <translation>{n} von {all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Colour cells</source>
            <translation>Zellen färben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Marks are for the sides of a part: choose one in the list of parts</source>
            <translation>Marken gehören an die Seiten eines Teils: Wählen Sie eines in der Teileliste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>May stay empty</source>
            <translation>Darf leer bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Must be covered</source>
            <translation>Muss bedeckt werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Only cells of the target may stay empty: choose Target in the list of parts</source>
            <translation>Nur Zellen der Zielfigur dürfen leer bleiben: Wählen Sie „Zielfigur“ in der Teileliste</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Ordinary pen: no further symmetry of the lattice about this cell</source>
            <translation>Gewöhnlicher Stift: Das Gitter hat keine weitere Symmetrie um diese Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: mirrored left to right about {cell}</source>
            <translation>Symmetrischer Stift: an {cell} links-rechts gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: turned about {cell}</source>
            <translation>Symmetrischer Stift: um {cell} gedreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: turned and mirrored about {cell}</source>
            <translation>Symmetrischer Stift: um {cell} gedreht und gespiegelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: with every symmetry about {cell}</source>
            <translation>Symmetrischer Stift: mit jeder Symmetrie um {cell}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Take colours away</source>
            <translation>Farben entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Drag with the mouse; the right button erases.
Or use the arrow keys, and Space for a cell.</source>
            <translation>Ziehen Sie mit der Maus; die rechte Taste radiert.
Oder nehmen Sie Pfeiltasten und Leertaste.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Draw the part</source>
            <translation>Zeichnen Sie das Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Draw the target</source>
            <translation>Zeichnen Sie die Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Height {number}</source>
            <translation>Höhe {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Colour cells</source>
            <translation>&amp;Zellen färben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Draw a shape…</source>
            <translation>&amp;Form zeichnen …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Duplicate cells</source>
            <translation>Zellen &amp;duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Eraser</source>
            <translation>&amp;Radierer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Fill the inside</source>
            <translation>&amp;Inneres füllen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Fit the drawing</source>
            <translation>Zeichnung &amp;einpassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Move to the origin</source>
            <translation>Zum Urspr&amp;ung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Select</source>
            <translation>&amp;Auswählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Turn to the left</source>
            <translation>Nach &amp;links drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>C&amp;lear all cells</source>
            <translation>All&amp;e Zellen löschen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Centre</source>
            <translation>Zentrieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Centre a&amp;bout the origin</source>
            <translation>Um &amp;den Ursprung zentrieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy &amp;cells</source>
            <translation>Zellen k&amp;opieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy l&amp;ayer up</source>
            <translation>Schicht nach &amp;oben kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy layer up</source>
            <translation>Schicht nach oben kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Cu&amp;t cells</source>
            <translation>Zellen auss&amp;chneiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Direction of la&amp;yers…</source>
            <translation>&amp;Richtung der Schichten …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill he&amp;re</source>
            <translation>&amp;Hier füllen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill here</source>
            <translation>Hier füllen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill the inside</source>
            <translation>Inneres füllen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Layer &amp;below</source>
            <translation>Schicht darun&amp;ter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Layer abo&amp;ve</source>
            <translation>S&amp;chicht darüber</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Ma&amp;y stay empty</source>
            <translation>Darf leer &amp;bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mar&amp;k</source>
            <translation>&amp;Marke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mirr&amp;or</source>
            <translation>&amp;Spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mo&amp;ve the view</source>
            <translation>Ansicht &amp;verschieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Move to the origin</source>
            <translation>Zum Ursprung schieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>No closed border is drawn</source>
            <translation>Kein geschlossener Rand ist gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Paste cells to place th&amp;em</source>
            <translation>Zellen ein&amp;fügen und platzieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Pe&amp;ncil</source>
            <translation>S&amp;tift</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Point at an empty cell that a drawn border encloses</source>
            <translation>Zeigen Sie auf eine leere Zelle, die ein gezeichneter Rand umschließt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Rectan&amp;gle</source>
            <translation>Rechtec&amp;k</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Select &amp;all cells</source>
            <translation>&amp;Alle Zellen auswählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Select all of one c&amp;olour</source>
            <translation>Alle einer Far&amp;be auswählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Shift</source>
            <translation>Schieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Straig&amp;ht line</source>
            <translation>Gerade Li&amp;nie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Symmetric pen</source>
            <translation>Symmetrischer Stift</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>T&amp;ip over</source>
            <translation>Ki&amp;ppen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>This lattice has no such motion for these cells</source>
            <translation>Dieses Gitter hat keine solche Bewegung für diese Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>This lattice has no such motion for these cells and their marks</source>
            <translation>Dieses Gitter hat keine solche Bewegung für diese Zellen und ihre Marken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Zoom &amp;in</source>
            <translation>Ver&amp;größern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Zoom &amp;out</source>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>a part's coloured cell fits only on a cell of that colour, or of none; the right button takes colours away</source>
            <translation>eine gefärbte Zelle eines Teils passt nur auf eine Zelle dieser oder keiner Farbe; die rechte Taste entfernt Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>all that a drawn border encloses</source>
            <translation>alles, was ein gezeichneter Rand umschließt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>also the middle button, or Space and drag</source>
            <translation>auch die mittlere Maustaste oder Leertaste und Ziehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>box, pyramid, hexagon, shell, larger part …, by its sizes</source>
            <translation>Kasten, Pyramide, Sechseck, Schale, vergrößertes Teil …, nach Maßen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>cells of the target that need not be covered; the right button: must be</source>
            <translation>Zellen der Zielfigur, die nicht bedeckt werden müssen; die rechte Taste: müssen doch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>cells, to move, turn, copy or delete them: drag round them or click; with Shift more, with Ctrl fewer; drag what is selected to move it, with Alt a copy</source>
            <translation>Zellen auswählen, um sie zu verschieben, zu drehen, zu kopieren oder zu löschen: umfahren oder anklicken; mit Umschalt mehr, mit Strg weniger; Ausgewähltes ziehen verschiebt es, mit Alt eine Kopie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>draw cells; the right button erases</source>
            <translation>Zellen zeichnen; die rechte Taste radiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>erase cells</source>
            <translation>Zellen radieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>fill; with Shift or the right button clear</source>
            <translation>füllen; mit Umschalt oder der rechten Taste leeren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>from cell to cell; the right button erases; Page Up and Page Down while dragging lead to other layers</source>
            <translation>von Zelle zu Zelle; die rechte Taste radiert; Bild aufwärts und Bild abwärts führen beim Ziehen in andere Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>mirrored or turned about the cell under the pointer; again for other ways, then none</source>
            <translation>gespiegelt oder gedreht um die Zelle unter dem Zeiger; noch einmal für andere Arten, dann keine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>put a colour, a key, a lock on the side of a part nearest to a click; the right button takes it away.
In a solid lattice hold Shift for a side that faces up, Ctrl for one that faces down;
with the keyboard comma and full stop go from side to side</source>
            <translation>setzt eine Farbe, einen Zapfen oder ein Loch an die Seite eines Teils, die dem Klick am nächsten liegt; die rechte Taste entfernt die Marke.
In einem räumlichen Gitter steht Umschalt für eine Seite, die nach oben zeigt, Strg für eine nach unten;
mit der Tastatur führen Komma und Punkt von Seite zu Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>so that the least coordinates are 0</source>
            <translation>sodass die kleinsten Koordinaten 0 sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>the colour of the cell under the pointer or the cursor, or all without one</source>
            <translation>die Farbe der Zelle unter Zeiger oder Cursor, sonst alle ohne Farbe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>the empty cells about the pointer or the cursor, as far as a drawn border encloses them</source>
            <translation>die leeren Zellen um Zeiger oder Cursor, soweit ein gezeichneter Rand sie umschließt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>turn about the left-right axis</source>
            <translation>um die Links-rechts-Achse drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>which way is up</source>
            <translation>wo oben ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Add a for&amp;m</source>
            <translation>&amp;Weitere Form hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Another shape of the part; each copy has exactly one of its forms</source>
            <translation>Eine weitere Form des Teils; jedes Exemplar hat genau eine davon</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Form {n}</source>
            <translation>Form {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Forms of the part</source>
            <translation>Formen des Teils</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Next f&amp;orm</source>
            <translation>Nä&amp;chste Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Prev&amp;ious form</source>
            <translation>Vo&amp;rherige Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Remove t&amp;he form</source>
            <translation>For&amp;m entfernen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Clear rectangle</source>
            <translation>Rechteck leeren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Click inside a cell near a side; Shift means a side that faces up, Ctrl one that faces down</source>
            <translation>Klicken Sie in einer Zelle nahe an eine Seite; Umschalt meint eine Seite nach oben, Strg eine nach unten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Draw a line</source>
            <translation>Linie zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Erase</source>
            <translation>Radieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Erase a line</source>
            <translation>Linie radieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Fill rectangle</source>
            <translation>Rechteck füllen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>({n} drawn)</source>
            <extracomment>for 1: ({n} drawn)</extracomment>
            <translation>
                <numerusform>({n} gezeichnet)</numerusform>
                <numerusform>({n} gezeichnet)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Copy layer up (U)</source>
            <translation>Schicht nach oben kopieren (U)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Direction of layers (L): which way is up</source>
            <translation>Richtung der Schichten (L): wo oben ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Height </source>
            <translation>Höhe </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Layer (Page Up, Page Down)</source>
            <translation>Schicht (Bild aufwärts, Bild abwärts)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>layer {number} of {count}</source>
            <translation>Schicht {number} von {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>All layers side by sid&amp;e</source>
            <translation>Alle Schichten &amp;nebeneinander</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Cells are selected layer by layer; F3 goes back to 3D.</source>
            <translation>Zellen werden Schicht für Schicht ausgewählt; F3 führt zurück zu 3D.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Close the small view (Shift+F3 shows it again)</source>
            <translation>Die kleine Ansicht schließen (Umschalt+F3 zeigt sie wieder)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Colour to put on cells: {color}</source>
            <translation>Farbe für Zellen: {color}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Draw in &amp;3D</source>
            <translation>In &amp;3D zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Draw in 3D, or layer by layer (F3)</source>
            <translation>In 3D zeichnen oder Schicht für Schicht (F3)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Layers above and belo&amp;w</source>
            <translation>Sch&amp;ichten darüber und darunter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Mark to put on sides</source>
            <translation>Marke für Seiten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Part {name}</source>
            <translation>Teil {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Part {name}, form {form} of {forms}</source>
            <translation>Teil {name}, Form {form} von {forms}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Small view in 3D beside the layers</source>
            <translation>Kleine 3D-Ansicht neben den Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Target {name}</source>
            <translation>Zielfigur {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>The mark to put on sides: a key meets a lock, others meet their like, unless Edit &gt; Marks and what may meet says otherwise</source>
            <translation>Die Marke für Seiten: Ein Zapfen passt zu einem Loch, andere zu ihresgleichen, sofern „Bearbeiten &gt; Marken und was zusammenpasst“ nichts anderes sagt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} are painted, and no paint may lie on the others</source>
            <extracomment>for 1: {n} is painted, and no paint may lie on the others</extracomment>
            <translation>
                <numerusform>{n} ist bemalt, und auf den anderen darf keine Farbe liegen</numerusform>
                <numerusform>{n} sind bemalt, und auf den anderen darf keine Farbe liegen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} parts lie there from the beginning</source>
            <extracomment>for 1: {n} part lies there from the beginning</extracomment>
            <translation>
                <numerusform>{n} Teil liegt von Anfang an dort</numerusform>
                <numerusform>{n} Teile liegen von Anfang an dort</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {given}</source>
            <translation>{sums}, {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {painted}</source>
            <translation>{sums}, {painted}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{what}, {n} cells</source>
            <extracomment>for 1: {what}, {n} cell</extracomment>
            <translation>
                <numerusform>{what}, {n} Zelle</numerusform>
                <numerusform>{what}, {n} Zellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>&amp;Shape</source>
            <translation>&amp;Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>As usual in this lattice</source>
            <translation>Wie in diesem Gitter üblich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Dra&amp;w it</source>
            <translation>Ein&amp;zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Draw a shape</source>
            <translation>Form zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>How many cells thick the shell is; 0 for a full shape</source>
            <translation>Wie viele Zellen dick die Schale ist; 0 für eine volle Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Looking for shapes…</source>
            <translation>Formen werden gesucht …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Part {name} made larger</source>
            <translation>Teil {name} vergrößert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Rectangular layers</source>
            <translation>Rechteckige Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Rhombic layers</source>
            <translation>Rautenförmige Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Sh&amp;ell</source>
            <translation>Sc&amp;hale</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Sh&amp;ift along</source>
            <translation>Ver&amp;schieben entlang</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Shift along direction {n}</source>
            <translation>Verschieben entlang Richtung {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Slanted layers</source>
            <translation>Schräge Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Square layers</source>
            <translation>Quadratische Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Triangular layers</source>
            <translation>Dreieckige Schichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Turn the layers to its base</source>
            <translation>Schichten nach der Grundfläche richten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Up along {direction}</source>
            <translation>Nach oben entlang {direction}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Up along {direction}, {n} layers</source>
            <extracomment>for 1: Up along {direction}, {n} layer</extracomment>
            <translation>
                <numerusform>Nach oben entlang {direction}, {n} Schicht</numerusform>
                <numerusform>Nach oben entlang {direction}, {n} Schichten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>added to what is there</source>
            <translation>zum Vorhandenen hinzu</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>full</source>
            <translation>voll</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>instead of what is there</source>
            <translation>statt des Vorhandenen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>taken away from what is there</source>
            <translation>aus dem Vorhandenen heraus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>{n} cells, then {all} in all</source>
            <extracomment>for 1: {n} cell, then {all} in all</extracomment>
            <translation>
                <numerusform>{n} Zelle, dann insgesamt {all}</numerusform>
                <numerusform>{n} Zellen, dann insgesamt {all}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to colour it, with the right button or Ctrl to take the colour away;
drag to turn</source>
            <translation>Ein Klick auf eine Zelle färbt sie, mit der rechten Taste oder Strg wird die Farbe entfernt;
Ziehen dreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to erase it; drag to turn, with Shift to erase</source>
            <translation>Ein Klick auf eine Zelle radiert sie; Ziehen dreht, mit Umschalt radiert es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to use the tool on it; drag to turn</source>
            <translation>Ein Klick auf eine Zelle wendet das Werkzeug auf sie an; Ziehen dreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a face to draw the cell beyond it, with the right button or Ctrl to erase;
drag to turn, with Shift to draw.
The mark tool marks the side that is clicked</source>
            <translation>Ein Klick auf eine Fläche zeichnet die Zelle dahinter, mit der rechten Taste oder Strg wird radiert;
Ziehen dreht, mit Umschalt zeichnet es.
Das Werkzeug „Marke“ markiert die angeklickte Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a face to mark this side of the part, with the right button or Ctrl to take the
mark away; drag to turn</source>
            <translation>Ein Klick auf eine Fläche setzt eine Marke an diese Seite des Teils, mit der rechten Taste oder Strg wird
sie entfernt; Ziehen dreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Drawing in 3D</source>
            <translation>In 3D zeichnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>F3 shows its layers, in which keys draw.</source>
            <translation>F3 zeigt die Ebenen, in denen mit Tasten gezeichnet wird.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>No side of the part is here: no other cell can touch it</source>
            <translation>Hier ist keine Seite des Teils: Keine andere Zelle kann sie berühren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>With the keys one draws layer by layer: press F3.</source>
            <translation>Mit der Tastatur zeichnet man Schicht für Schicht: Drücken Sie F3.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side}</source>
            <translation>Seite {side}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Delete cells</source>
            <translation>Zellen löschen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Duplicate cells</source>
            <translation>Zellen duplizieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Floating: drag or arrow keys to move, R, M and T to turn, Enter to place, Esc to cancel</source>
            <translation>Schwebend: Ziehen oder Pfeiltasten verschieben, R, M und T drehen, die Eingabetaste platziert, Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Move cells</source>
            <translation>Zellen verschieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Paste cells</source>
            <translation>Zellen einfügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>There are no cells on the clipboard; select some and press Ctrl+C</source>
            <translation>In der Zwischenablage sind keine Zellen; wählen Sie welche aus und drücken Sie Strg+C</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Canvas</source>
            <translation>Zeichenfläche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Move to a cell of the part with a free side</source>
            <translation>Gehen Sie zu einer Zelle des Teils mit einer freien Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Shift: facing up, Ctrl: down</source>
            <translation>Umschalt: nach oben, Strg: nach unten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>a floating cell above it</source>
            <translation>eine schwebende Zelle darüber</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>cell of part {name}</source>
            <translation>Zelle von Teil {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>cell of the target</source>
            <translation>Zelle der Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>colour {color}</source>
            <translation>Farbe {color}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>may stay empty</source>
            <translation>darf leer bleiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>selected</source>
            <translation>ausgewählt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side} with the mark {mark}</source>
            <translation>Seite {side} mit der Marke {mark}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side} without a mark</source>
            <translation>Seite {side} ohne Marke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side}: comma and full stop for others, Space to mark it</source>
            <translation>Seite {side}: Komma und Punkt für andere, Leertaste für eine Marke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>the right button erases</source>
            <translation>die rechte Taste radiert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>the right button erases, or {key}</source>
            <translation>die rechte Taste radiert oder {key}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>Click: show, show faintly, hide</source>
            <translation>Klick: zeigen, blass zeigen, verbergen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Front</source>
            <translation>Vorne</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <source>Isometric</source>
            <translation>Isometrisch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <source>Look fro&amp;m</source>
            <translation>Ansicht &amp;von</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Right</source>
            <translation>Rechts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Top</source>
            <translation>Oben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>View cube</source>
            <translation>Ansichtswürfel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>End comparing</source>
            <translation>Vergleich beenden</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Kept on the left. {n} parts lie elsewhere.</source>
            <extracomment>for 1: Kept on the left. {n} part lies elsewhere.</extracomment>
            <translation>
                <numerusform>Links festgehalten. {n} Teil liegt anders.</numerusform>
                <numerusform>Links festgehalten. {n} Teile liegen anders.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Solution that is kept to compare</source>
            <translation>Zum Vergleich festgehaltene Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps}</source>
            <translation>Schritt {step} von {steps}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps} ({n} at once)</source>
            <extracomment>for 1: Step {step} of {steps} ({n} at once)</extracomment>
            <translation>
                <numerusform>Schritt {step} von {steps} ({n} zugleich)</numerusform>
                <numerusform>Schritt {step} von {steps} ({n} zugleich)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps} ({n} turned by {degrees}°)</source>
            <extracomment>for 1: Step {step} of {steps} (turned by {degrees}°)</extracomment>
            <translation>
                <numerusform>Schritt {step} von {steps} (um {degrees}° gedreht)</numerusform>
                <numerusform>Schritt {step} von {steps} ({n} um {degrees}° gedreht)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Together</source>
            <translation>Beisammen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Trying turns…</source>
            <translation>Drehungen werden versucht …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>A little closer (Left)</source>
            <translation>Etwas näher (Links)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>A little farther (Right)</source>
            <translation>Etwas weiter (Rechts)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Find out</source>
            <translation>Herausfinden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Find out whether the parts can be moved apart</source>
            <translation>Herausfinden, ob sich die Teile auseinanderbewegen lassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>How far the parts are moved from one another</source>
            <translation>Wie weit die Teile auseinandergerückt sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>It is not known yet whether it comes apart.</source>
            <translation>Es ist noch nicht bekannt, ob sie zerlegbar ist.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Move by move; lines show where a part comes out</source>
            <translation>Zug um Zug; Striche zeigen, wo ein Teil herauskommt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>One move back (Left)</source>
            <translation>Einen Zug zurück (Links)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>One move on (Right)</source>
            <translation>Einen Zug weiter (Rechts)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Parts, or several together, also turn about axes of the lattice, by up to half a turn, from cells to cells. It may take minutes. Not tried: turns part of the way, slides by less than a step, and turning and sliding at once.</source>
            <translation>Teile, auch mehrere zusammen, drehen sich außerdem um Achsen des Gitters, bis zu einer halben Drehung, von Zellen auf Zellen. Das kann Minuten dauern. Nicht versucht: teilweise Drehungen, Verschieben um weniger als einen Schritt, gleichzeitiges Drehen und Verschieben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Pause (Space)</source>
            <translation>Pause (Leertaste)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Play (Space)</source>
            <translation>Abspielen (Leertaste)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Put together</source>
            <translation>Zusammensetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Show what &amp;holds; the other parts are faint</source>
            <translation>Zeigen, was &amp;hält; die anderen Teile sind blass</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Take apart</source>
            <translation>Zerlegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Try &amp;turns as well</source>
            <translation>Auch &amp;Drehungen versuchen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>What is played</source>
            <translation>Was abgespielt wird</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>{speed}×</source>
            <translation>{speed}×</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/camera_view.py" />
            <source>Arrow keys turn it, plus and minus zoom, Home resets the view</source>
            <translation>Pfeiltasten drehen, Plus und Minus zoomen, Pos1 setzt die Ansicht zurück</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Back</source>
            <translation>Hinten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Click on a face to look at it; drag to turn</source>
            <translation>Ein Klick auf eine Fläche zeigt diese Seite; Ziehen dreht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Left</source>
            <translation>Links</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Choose from which side the solution is seen, letters, outlines, colours, and comparing</source>
            <translation>Von welcher Seite man die Lösung sieht, Buchstaben, Umrisse, Farben und Vergleich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Keep to compare</source>
            <translation>Zum Vergleich festhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Letters on parts</source>
            <translation>Buchstaben auf Teilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Look</source>
            <translation>Darstellung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Outlines</source>
            <translation>Umrisse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Reset the view</source>
            <translation>Ansicht zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Shadow</source>
            <translation>Schatten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Show all parts</source>
            <translation>Alle Teile zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Turn slowly</source>
            <translation>Langsam drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>View of the solution</source>
            <translation>Ansicht der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/controls.py" />
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/controls.py" />
            <source>Other…</source>
            <translation>Andere …</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Overwrite</source>
            <translation>&amp;Überschreiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Replace</source>
            <translation>&amp;Ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>C&amp;lose all the same</source>
            <translation>&amp;Trotzdem schließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Close the window</source>
            <translation>Fenster schließen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>If you overwrite it, what it holds now is lost.</source>
            <translation>Beim Überschreiben geht verloren, was sie jetzt enthält.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Not everything was kept</source>
            <translation>Nicht alles blieb erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Replace files</source>
            <translation>Dateien ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save it &amp;there again</source>
            <translation>&amp;Wieder dort speichern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save under another &amp;name…</source>
            <translation>Unter anderem &amp;Namen speichern …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>These {n} files are there already in {folder}. Replace them?
{names}</source>
            <extracomment>for 1: This file is there already in {folder}. Replace it?
{names}</extracomment>
            <translation>
                <numerusform>Diese Datei gibt es in {folder} schon. Soll sie ersetzt werden?
{names}</numerusform>
                <numerusform>Diese {n} Dateien gibt es in {folder} schon. Sollen sie ersetzt werden?
{names}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Unsaved changes</source>
            <translation>Ungespeicherte Änderungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>What was not kept</source>
            <translation>Was nicht erhalten blieb</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/forms.py" />
            <source>Set by your administrator</source>
            <translation>Von der Systemverwaltung festgelegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/forms.py" />
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Balls packed as in a pile of oranges: pyramids of balls.</source>
            <translation>Kugeln, gepackt wie in einem Orangenstapel: Kugelpyramiden.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Balls whose every second layer lies straight above another.</source>
            <translation>Kugeln, bei denen jede zweite Schicht senkrecht über der anderen liegt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Bodies of eight hexagons and six squares, which fill space.</source>
            <translation>Körper aus acht Sechsecken und sechs Quadraten, die den Raum füllen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Bodies of twelve rhombi, which fill space as packed balls do.</source>
            <translation>Körper aus zwölf Rauten, die den Raum füllen wie gepackte Kugeln.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Cubes cut from their centres into 24 tetrahedra each.</source>
            <translation>Würfel, von der Mitte aus in je 24 Tetraeder zerschnitten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Cubes: Soma, the Bedlam cube, burrs of notched sticks.</source>
            <translation>Würfel: Soma, der Bedlam-Würfel, Teufelsknoten aus gekerbten Stäben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Discs in a pile on one axis, each of four quarters, with keys and locks.</source>
            <translation>Scheiben auf einer Achse, jede aus vier Vierteln, mit Zapfen und Löchern.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Flat</source>
            <translation>Flach</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons cut into six kites.</source>
            <translation>Sechsecke, in sechs Drachenvierecke zerschnitten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons cut into twelve halves of triangles with equal sides.</source>
            <translation>Sechsecke, in zwölf halbe gleichseitige Dreiecke zerschnitten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons with a height, in layers.</source>
            <translation>Sechsecke mit einer Höhe, in Schichten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons, as in a honeycomb.</source>
            <translation>Sechsecke, wie in einer Bienenwabe.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Solid</source>
            <translation>Räumlich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Special</source>
            <translation>Besondere</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Squares cut along their diagonals: tangrams.</source>
            <translation>Quadrate, entlang der Diagonalen zerschnitten: Tangrams.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Squares side by side: pentominoes, jigsaws, tiles with coloured edges.</source>
            <translation>Quadrate nebeneinander: Pentominos, Jigsaws, Plättchen mit farbigen Kanten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Sticks and rings</source>
            <translation>Stäbe und Ringe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Target {number}</source>
            <translation>Zielfigur {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Tetrahedra and octahedra, which fill space together.</source>
            <translation>Tetraeder und Oktaeder, die zusammen den Raum füllen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Tetrahedra, and octahedra cut into eight.</source>
            <translation>Tetraeder und in acht Teile zerschnittene Oktaeder.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of hexagons: twigs.</source>
            <translation>Die Seiten von Sechsecken: Zweige.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of squares: tetrasticks.</source>
            <translation>Die Seiten von Quadraten: Tetrasticks.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of triangles.</source>
            <translation>Die Seiten von Dreiecken.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Triangles with a height, in layers.</source>
            <translation>Dreiecke mit einer Höhe, in Schichten.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Triangles with equal sides: hexiamonds.</source>
            <translation>Gleichseitige Dreiecke: Hexiamonds.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>fixed</source>
            <translation>schieben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>mirror</source>
            <translation>spiegeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>placed</source>
            <translation>fest</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>turn</source>
            <translation>drehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>turn over</source>
            <translation>wenden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>&amp;As the desktop</source>
            <translation>&amp;Wie das System</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>Dar&amp;k</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>Hi&amp;gh contrast</source>
            <translation>H&amp;oher Kontrast</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/workspace.py" />
            <source>Show the panel {name}</source>
            <translation>Bereich „{name}“ zeigen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/facts.py" />
            <source>{name}: is a puzzle, not an exact cover problem</source>
            <translation>{name}: ist ein Puzzle, kein exaktes Überdeckungsproblem</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>a sample of at most {most} solutions</source>
            <translation>eine Stichprobe von höchstens {most} Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>how many solutions there are of each set of parts</source>
            <translation>wie viele Lösungen jeder Teilesatz hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>no solutions</source>
            <translation>keine Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>only solutions that come apart</source>
            <translation>nur zerlegbare Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>there is no pruning {name}; there are {prunings}</source>
            <translation>es gibt keine Abbruchregel {name}; es gibt {prunings}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{method} is no way to search: no such engine or order</source>
            <translation>{method} ist kein Suchverfahren: kein solcher Algorithmus und keine solche Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{method} is no way to search: {word} is not known</source>
            <translation>{method} ist kein Suchverfahren: {word} ist unbekannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{text} is no way to search</source>
            <translation>{text} ist kein Suchverfahren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/part_sets.py" />
            <source>{name}: part {part} may occur {copies} times; solutions are counted by their parts where none occurs more than {most} times</source>
            <translation>{name}: Teil {part} darf {copies}-mal vorkommen; nach Teilen werden Lösungen nur gezählt, wenn keines öfter als {most}-mal vorkommt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>cell {cell}</source>
            <translation>Zelle {cell}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>hold: {hold} should be left to the program; an exact cover problem has no symmetries that are known, so no item can be held</source>
            <translation>hold: {hold} sollte dem Programm überlassen bleiben; ein exaktes Überdeckungsproblem hat keine bekannten Symmetrien, also lässt sich kein Element festhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>hold: {name} should be a part or cell that is covered once and that some symmetry of the target leaves in its place: {known}, or what is symmetric to one</source>
            <translation>hold: {name} sollte ein Teil oder eine Zelle sein, die einmal bedeckt wird und die eine Symmetrie der Zielfigur an ihrem Platz lässt: {known}, oder was dazu symmetrisch ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>item {name}</source>
            <translation>Element {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>option {n} left out</source>
            <translation>Option {n} weggelassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>option {n}: {items}</source>
            <translation>Option {n}: {items}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>part {name}</source>
            <translation>Teil {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>prune: {prunings} look at the cells of a target, which an exact cover problem has not</source>
            <translation>prune: {prunings} betrifft die Zellen einer Zielfigur, die es in einem exakten Überdeckungsproblem nicht gibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>the choice of option {n}</source>
            <translation>die Wahl von Option {n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>the empty cells</source>
            <translation>die leeren Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{cell} stays empty</source>
            <translation>{cell} bleibt leer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{name}: is an exact cover problem; only a puzzle has parts and a target</source>
            <translation>{name}: ist ein exaktes Überdeckungsproblem; nur ein Puzzle hat Teile und eine Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{part} on {cells}</source>
            <translation>{part} auf {cells}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: no way is left for {item}, nor for {n} others.</source>
            <extracomment>for 1: Dead end: no way is left for {item}, nor for {n} other.</extracomment>
            <translation>
                <numerusform>Sackgasse: Kein Weg bleibt für {item}, und für {n} weitere auch nicht.</numerusform>
                <numerusform>Sackgasse: Kein Weg bleibt für {item}, und für {n} weitere auch nicht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: no way is left for {item}.</source>
            <translation>Sackgasse: Kein Weg bleibt für {item}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: the test “{name}” cuts off, because {why}.</source>
            <translation>Sackgasse: Die Regel „{name}“ bricht ab, denn {why}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: too few ways are left for {item}, which is needed more often.</source>
            <translation>Sackgasse: Zu wenige Wege bleiben für {item}, das öfter gebraucht wird.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Solution {n}: everything is covered.</source>
            <translation>Lösung {n}: Alles ist bedeckt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>The search is done: {nodes}, {solutions}.</source>
            <translation>Die Suche ist fertig: {nodes}, {solutions}.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>an island of empty cells is smaller than every part that is left</source>
            <translation>eine Insel leerer Zellen ist kleiner als jedes übrige Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>the parts that are left cannot cover as many cells of each colour as are empty</source>
            <translation>die übrigen Teile können nicht von jeder Farbe so viele Zellen bedecken, wie leer sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>the size of an island of empty cells is no sum of sizes of parts that are left</source>
            <translation>die Größe einer Insel leerer Zellen ist keine Summe von Größen übriger Teile</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} nodes</source>
            <extracomment>for 1: {n} node</extracomment>
            <translation>
                <numerusform>{n} Knoten</numerusform>
                <numerusform>{n} Knoten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} ways are left</source>
            <extracomment>for 1: {n} way is left</extracomment>
            <translation>
                <numerusform>{n} Weg bleibt</numerusform>
                <numerusform>{n} Wege bleiben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, fewer than for any other.</source>
            <translation>{ways} für {item}, weniger als irgendwo sonst.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, the first in the order that is not covered.</source>
            <translation>{ways} für {item}: in der Reihenfolge zuerst unbedeckt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, the first of {tied} with so few.</source>
            <translation>{ways} für {item}: zuerst unter {tied} mit so wenigen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/kept_files.py" />
            <source>{path}: what was found takes more than {most} bytes, the most that are kept; ask for less</source>
            <translation>{path}: das Gefundene braucht mehr als {most} Byte; mehr wird nicht aufbewahrt. Verlangen Sie weniger</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>a face names a corner that is not there</source>
            <translation>eine Fläche nennt eine Ecke, die es nicht gibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>a flat cell has an outline or a segment, a solid one corners and faces or a ball</source>
            <translation>eine flache Zelle hat einen Umriss oder eine Strecke, eine räumliche Ecken und Flächen oder eine Kugel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>each corner needs {dimension} coordinates</source>
            <translation>jede Ecke braucht {dimension} Koordinaten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>have {count} corners in all; at most {most} are read</source>
            <translation>haben insgesamt {count} Ecken; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>have {count} half-edges in all; at most {most} are read</source>
            <translation>haben insgesamt {count} Halbkanten; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>holds a value that no lattice file has</source>
            <translation>enthält einen Wert, den keine Gitterdatei hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>is missing; a lattice file begins with format = {format}</source>
            <translation>fehlt; eine Gitterdatei beginnt mit format = {format}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>its corners lie on a line, in a plane or in one place; a cell needs room, about 1 across is right</source>
            <translation>die Ecken liegen auf einer Geraden, in einer Ebene oder an einem Ort; eine Zelle braucht Raum, richtig ist etwa 1 quer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>names a cell twice</source>
            <translation>nennt eine Zelle zweimal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>two kinds of cell have the same name</source>
            <translation>zwei Arten von Zellen haben denselben Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{cell} is none of {names}</source>
            <translation>{cell} ist keine von {names}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{cell} is not a cell of this lattice; write cells as in puzzle files, with {count} numbers</source>
            <translation>{cell} ist keine Zelle dieses Gitters; schreiben Sie Zellen wie in Puzzledateien, mit {count} Zahlen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{error}; cells about 1 across, and vectors about as long, are right</source>
            <translation>{error}; richtig sind Zellen, die etwa 1 breit sind, und etwa so lange Vektoren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{given} is not a known format of lattice files; this program reads format {format}</source>
            <translation>{given} ist kein bekanntes Format für Gitterdateien; dieses Programm liest Format {format}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{points} are one place; a segment needs two ends, about 1 apart is right</source>
            <translation>{points} sind ein Ort; eine Strecke braucht zwei Enden, richtig ist etwa 1 Abstand</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{step} has {count} numbers, one for each of the {wanted} vectors would be right</source>
            <translation>{step} hat {count} Zahlen, richtig ist eine für jeden der {wanted} Vektoren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{step} leads to the cell itself; the step to a neighbour is right</source>
            <translation>{step} führt zur Zelle selbst; richtig ist der Schritt zu einem Nachbarn</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{trouble}; {precision}</source>
            <translation>{trouble}; {precision}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{vectors} are parallel, or shorter than {least}; right are vectors in different directions, about as long as a cell is wide</source>
            <translation>{vectors} sind parallel oder kürzer als {least}; richtig sind Vektoren in verschiedene Richtungen, etwa so lang, wie eine Zelle breit ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{vectors} mixes flat and solid vectors</source>
            <translation>{vectors} mischt flache und räumliche Vektoren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>; {neighbours} would be right</source>
            <translation>; richtig wäre {neighbours}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>a volume</source>
            <translation>das Volumen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>an area</source>
            <translation>die Fläche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>are turned inwards, all of them; {right}</source>
            <translation>sind alle nach innen gewendet; {right}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>coordinates are compared to {tolerance}, so give six decimals or more</source>
            <translation>Koordinaten werden auf {tolerance} genau verglichen, geben Sie also sechs oder mehr Nachkommastellen an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>each face counter-clockwise as seen from outside is right</source>
            <translation>richtig ist jede Fläche gegen den Uhrzeigersinn, von außen gesehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>has neighbours along {covered} of its side {ends}; other vectors or corners are right, or gaps = true where the cells leave gaps ({precision})</source>
            <translation>hat Nachbarn entlang {covered} der Seite {ends}; richtig sind andere Vektoren oder Ecken, oder gaps = true, wenn die Zellen Lücken lassen ({precision})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>has no partner: cell {cell} needs a half-edge {label} with partner {partner} to {step}</source>
            <translation>hat keinen Partner: Die Zelle {cell} braucht eine Halbkante {label} mit Partner {partner} nach {step}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>have {what} of {filled} in all, but the vectors span {room}; right are equal ones, or gaps = true where the cells leave gaps</source>
            <translation>{what} ist insgesamt {filled}, aber die Vektoren spannen {room} auf; richtig ist gleich viel, oder gaps = true, wenn die Zellen Lücken lassen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>its cells are too thin, too large or too far away to be compared; cells about 1 across, near the origin, are right</source>
            <translation>die Zellen sind zu dünn, zu groß oder zu weit entfernt, um verglichen zu werden; richtig sind Zellen, die etwa 1 breit sind und nahe am Ursprung liegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>lies in the same place as {cell}; each cell needs its own</source>
            <translation>liegt am selben Ort wie {cell}; jede Zelle braucht ihren eigenen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>none leads to {neighbours}, which touches this cell; right is one to each neighbour, or no half_edges in the file, to have them found</source>
            <translation>keine führt zu {neighbours}, obwohl diese Zelle berührt wird; richtig ist eine zu jedem Nachbarn, oder keine half_edges in der Datei, damit sie gefunden werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>none touches another; common sides are right ({precision})</source>
            <translation>keine berührt eine andere; richtig sind gemeinsame Seiten ({precision})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>only one has the edge between the corners {a} and {b}, so that the cell is open there; right is a face on either side of each edge</source>
            <translation>nur eine hat die Kante zwischen den Ecken {a} und {b}, sodass die Zelle dort offen ist; richtig ist eine Fläche auf beiden Seiten jeder Kante</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>overlaps the cell {other} that {step} leads to; smaller cells or longer vectors are right</source>
            <translation>überlappt die Zelle {other}, zu der {step} führt; richtig sind kleinere Zellen oder längere Vektoren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cell {cell} is nearly, but not quite, symmetric</source>
            <translation>die Zelle {cell} ist fast, aber nicht ganz symmetrisch</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cells {one} and {other} are nearly, but not quite, alike</source>
            <translation>die Zellen {one} und {other} sind fast, aber nicht ganz gleich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cells {one} and {other} nearly, but not quite, touch</source>
            <translation>die Zellen {one} und {other} berühren einander fast, aber nicht ganz</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the half-edges of its balls lead along one line only, so that nothing can be turned; half-edges to neighbours in two directions are right</source>
            <translation>die Halbkanten der Kugeln führen nur entlang einer Geraden, sodass sich nichts drehen lässt; richtig sind Halbkanten zu Nachbarn in zwei Richtungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two go from corner {a} to corner {b}, so that one of them is turned inwards; {right}</source>
            <translation>zwei führen von Ecke {a} zu Ecke {b}, also ist eine davon nach innen gewendet; {right}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two half-edges have the same label</source>
            <translation>zwei Halbkanten haben denselben Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two lead to {neighbour}; one is right</source>
            <translation>zwei führen zu {neighbour}; richtig ist eine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{error}; cells that are alike should be turned less differently</source>
            <translation>{error}; gleiche Zellen sollten weniger verschieden gedreht sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{face} crosses or touches itself; right are its corners in the order of a walk around the face</source>
            <translation>{face} kreuzt oder berührt sich selbst; richtig sind die Ecken in der Reihenfolge eines Rundgangs um die Fläche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{face} is not flat; {precision}</source>
            <translation>{face} ist nicht eben; {precision}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{outline} crosses or touches itself; right are the corners in the order of a walk around the cell</source>
            <translation>{outline} kreuzt oder berührt sich selbst; richtig sind die Ecken in der Reihenfolge eines Rundgangs um die Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{step} leads to a cell {cell} that does not touch this one along a side{right} ({precision})</source>
            <translation>{step} führt zu einer Zelle {cell}, die diese nicht entlang einer Seite berührt{right} ({precision})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/congruence.py" />
            <source>a part has balls that are {length} apart, too far to find all its orientations; use balls that are closer together</source>
            <translation>ein Teil hat Kugeln mit Abstand {length}, zu weit, um alle seine Ausrichtungen zu finden; nehmen Sie Kugeln, die näher beieinanderliegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/contacts.py" />
            <source>are too large for the vectors: more than {most} lie near one of them</source>
            <translation>sind zu groß für die Vektoren: Mehr als {most} liegen nahe bei einer von ihnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>A cell crosses itself: its corners should be a walk around it.</source>
            <translation>Eine Zelle kreuzt sich selbst: Ihre Ecken sollten ein Rundgang um sie sein.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>A cell is far larger than its period: make it smaller, or the vectors longer.</source>
            <translation>Eine Zelle ist weit größer als ihre Periode: Machen Sie sie kleiner oder die Vektoren länger.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Balls overlap: make them smaller, or move them apart.</source>
            <translation>Kugeln überlappen sich: Machen Sie sie kleiner oder rücken Sie sie auseinander.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cell {n} overlaps its own copies: make it smaller, or the vectors longer.</source>
            <translation>Zelle {n} überlappt ihre eigenen Kopien: Machen Sie sie kleiner oder die Vektoren länger.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cells {one} and {other} overlap: move one of them, or make it smaller.</source>
            <translation>Die Zellen {one} und {other} überlappen sich: Verschieben Sie eine davon oder machen Sie sie kleiner.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Corners nearly meet, so that cells do not share a side: drag one onto the other.</source>
            <translation>Ecken treffen sich fast, sodass Zellen keine Seite teilen: Ziehen Sie eine auf die andere.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cubes</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagonal prisms</source>
            <translation>Sechseckprismen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagons</source>
            <translation>Sechsecke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagons with triangles</source>
            <translation>Sechsecke mit Dreiecken</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Packed balls</source>
            <translation>Gepackte Kugeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Squares</source>
            <translation>Quadrate</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>The cells leave gaps: add further cells, or move these together.</source>
            <translation>Die Zellen lassen Lücken: Fügen Sie weitere hinzu oder schieben Sie diese zusammen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>The vectors lie in one line or one plane: drag one of them aside.</source>
            <translation>Die Vektoren liegen auf einer Geraden oder in einer Ebene: Ziehen Sie einen zur Seite.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>There is no cell yet: add one, or draw one.</source>
            <translation>Noch gibt es keine Zelle: Fügen Sie eine hinzu oder zeichnen Sie eine.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Triangles</source>
            <translation>Dreiecke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>has no layers of cells across it</source>
            <translation>hat keine Schichten von Zellen quer dazu</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>has {count} numbers</source>
            <translation>hat {count} Zahlen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>is for lattices with three translations</source>
            <translation>gilt nur für Gitter mit drei Verschiebungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>leads nowhere</source>
            <translation>führt nirgendwohin</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>{up} {error}; a step in the {rank} translations of a solid lattice is right, as [0, 0, 1]</source>
            <translation>{up} {error}; richtig ist ein Schritt in den {rank} Verschiebungen eines räumlichen Gitters, wie [0, 0, 1]</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/motion.py" />
            <source>more than {most} rigid motions carry a cell onto a cell</source>
            <translation>mehr als {most} starre Bewegungen bilden eine Zelle auf eine Zelle ab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/cell_solids.py" />
            <source>a part cannot be made in these sizes; change one of them a little</source>
            <translation>in diesen Maßen lässt sich ein Teil nicht fertigen; ändern Sie eines davon ein wenig</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/cut_sheets.py" />
            <source>tray</source>
            <translation>Rahmen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/cut_sheets.py" />
            <source>{name}: has no target to make a tray for; draw one first</source>
            <translation>{name}: hat keine Zielfigur, für die ein Rahmen entstehen könnte; zeichnen Sie zuerst eine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/joints.py" />
            <source>joint: {joint} mm are too thick for edges of {length} mm; take a thinner joint or larger cells</source>
            <translation>Verbindung: {joint} mm sind zu dick für Kanten von {length} mm; nehmen Sie eine dünnere Verbindung oder größere Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/joints.py" />
            <source>{name}: a joint of it would cross one of {other}; such parts cannot be put together in one piece each; take --joint 0 and glue their cells</source>
            <translation>{name}: eine Verbindung davon würde eine von {other} kreuzen; solche Teile lassen sich nicht am Stück zusammensetzen; nehmen Sie --joint 0 und kleben Sie ihre Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/nesting.py" />
            <source>nesting parts</source>
            <translation>Teile werden angeordnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/nesting.py" />
            <source>{name}: is {width} x {depth} mm large and does not go on a sheet of {most_width} x {most_depth} mm with {gap} mm left free at its edges; take a larger sheet or smaller cells</source>
            <translation>{name}: ist {width} × {depth} mm groß und passt nicht auf einen Bogen von {most_width} × {most_depth} mm, dessen Rand auf {gap} mm frei bleibt; nehmen Sie einen größeren Bogen oder kleinere Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: cannot be cut from a sheet: its cells should lie side by side in one layer, equally thick, with no keys or holes; write .stl or .3mf and print it</source>
            <translation>{name}: lässt sich nicht aus einer Platte schneiden: Die Zellen sollten in einer Schicht nebeneinanderliegen, gleich dick, ohne Zapfen und Löcher; schreiben Sie .stl oder .3mf und drucken Sie es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: is too narrow for corners with a radius of {radius} mm; take a smaller one</source>
            <translation>{name}: ist zu schmal für Ecken mit einem Radius von {radius} mm; nehmen Sie einen kleineren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: nothing is left of this part; take larger cells or less play</source>
            <translation>{name}: von diesem Teil bleibt nichts übrig; nehmen Sie größere Zellen oder weniger Spiel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: would fall apart, as some of its cells touch only in a corner; set a width of necks that join them (neck), and round all corners (rounding) to make room for these</source>
            <translation>{name}: würde zerfallen, da einige Zellen einander nur an einer Ecke berühren; setzen Sie eine Breite der Stege, die sie verbinden (neck), und runden Sie alle Ecken (rounding), um Platz für diese zu schaffen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: would fall apart; its cells should all hang together, by more than the play</source>
            <translation>{name}: würde zerfallen; alle Zellen sollten zusammenhängen, um mehr als das Spiel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>pairs of parts that overlap, too: {count}</source>
            <translation>auch Paare von Teilen, die sich überlappen: {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>rods of this lattice may cross in a point, where there is no room for both; export a solution to be told which parts overlap</source>
            <translation>Stäbe dieses Gitters können sich in einem Punkt kreuzen, in dem nicht für beide Platz ist; exportieren Sie eine Lösung, um zu erfahren, welche Teile sich überlappen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>{one} and {other} overlap by {amount} {unit} in this solution: there is no room for both where their rods meet</source>
            <translation>{one} und {other} überlappen sich in dieser Lösung um {amount} {unit}: Wo ihre Stäbe sich treffen, ist nicht für beide Platz</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>drain: no outer side is left for a hole; take 0 for none</source>
            <translation>Abfluss: es bleibt keine Außenseite für ein Loch; nehmen Sie 0 für keines</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>drain: {drain} mm are too wide for the sides of the cells; take {most} mm or less</source>
            <translation>Abfluss: {drain} mm sind zu breit für die Seiten der Zellen; nehmen Sie {most} mm oder weniger</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>making parts</source>
            <translation>Teile werden gefertigt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>wall: {wall} mm are too thin to be printed; take {least} mm or more, or 0 for full parts</source>
            <translation>Wand: {wall} mm sind zu dünn zum Drucken; nehmen Sie {least} mm oder mehr, oder 0 für volle Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: has no parts to make; draw a part first</source>
            <translation>{name}: hat keine Teile zum Fertigen; zeichnen Sie zuerst ein Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: joints of {joint} mm do not hold its cells together; take thicker joints, less play or smaller edges</source>
            <translation>{name}: Verbindungen von {joint} mm halten die Zellen nicht zusammen; nehmen Sie dickere Verbindungen, weniger Spiel oder kleinere Kanten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: nothing is left of this part; take larger cells, less play or smaller edges</source>
            <translation>{name}: von diesem Teil bleibt nichts übrig; nehmen Sie größere Zellen, weniger Spiel oder kleinere Kanten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/plate.py" />
            <source>{name}: this part is {width} x {depth} mm large, and the plate {most_width} x {most_depth} mm; take smaller cells or a larger plate</source>
            <translation>{name}: dieses Teil ist {width} × {depth} mm groß, die Druckplatte {most_width} × {most_depth} mm; nehmen Sie kleinere Zellen oder eine größere Platte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>not watertight</source>
            <translation>nicht wasserdicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>parts: {count}, plates: {plates}; {x} x {y} x {z} mm, {volume} cm³, {weight} g</source>
            <translation>Teile: {count}, Druckplatten: {plates}; {x} × {y} × {z} mm, {volume} cm³, {weight} g</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>watertight</source>
            <translation>wasserdicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>{name}: {x} x {y} x {z} mm, {volume} cm³, {weight} g, {sound}</source>
            <translation>{name}: {x} × {y} × {z} mm, {volume} cm³, {weight} g, {sound}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>{sound}, in {bodies} bodies</source>
            <translation>{sound}, in {bodies} Körpern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Add a tray</source>
            <translation>Rahmen hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Depth of the plate</source>
            <translation>Tiefe der Druckplatte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Depth of the sheet</source>
            <translation>Tiefe des Bogens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Edges</source>
            <translation>Kanten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Engrave the names of parts</source>
            <translation>Namen der Teile gravieren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Gap between parts</source>
            <translation>Spiel zwischen Teilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>How many sets of parts</source>
            <translation>Anzahl der Teilesätze</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Least distance between cuts</source>
            <translation>Mindestabstand der Schnitte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Parts lie</source>
            <translation>Teile liegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Radius of corners</source>
            <translation>Eckenradius</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Size of a cell</source>
            <translation>Zellengröße</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of bridges between balls</source>
            <translation>Dicke der Brücken zwischen Kugeln</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of flat parts</source>
            <translation>Dicke flacher Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of joints</source>
            <translation>Dicke der Verbindungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of walls</source>
            <translation>Wandstärke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Weight of a cubic centimetre</source>
            <translation>Gewicht je Kubikzentimeter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of necks</source>
            <translation>Breite der Stege</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the cut</source>
            <translation>Schnittbreite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the drain hole</source>
            <translation>Breite des Abflusslochs</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the edges</source>
            <translation>Breite der Kanten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the plate</source>
            <translation>Breite der Druckplatte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the sheet</source>
            <translation>Breite des Bogens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the tray's frame</source>
            <translation>Breite des Rahmenrands</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>a frame around the target, and its base</source>
            <translation>ein Rand um die Zielfigur, und sein Boden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>as in the solution</source>
            <translation>wie in der Lösung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>between cells that touch only in a corner; 0 for none</source>
            <translation>zwischen Zellen, die sich nur an einer Ecke berühren; 0 für keine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>bevelled</source>
            <translation>abgeschrägt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>grams</source>
            <translation>Gramm</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>how far apart the nearest cells of one kind lie; for cubes, their edge</source>
            <translation>wie weit die nächsten Zellen einer Art auseinanderliegen; bei Würfeln die Kantenlänge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>how far bevelled ones reach, or the radius of rounded ones</source>
            <translation>wie weit abgeschrägte reichen oder der Radius gerundeter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>millimetres</source>
            <translation>Millimeter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of a hollow part; 0 for none</source>
            <translation>eines hohlen Teils; 0 für keines</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of hollow parts; 0 for full ones</source>
            <translation>hohler Teile; 0 für volle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of the material; 1.24 is PLA</source>
            <translation>des Materials; 1,24 ist PLA</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of those that stick out; 0 for sharp ones</source>
            <translation>der vorstehenden; 0 für scharfe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of two parts, and to the edge of the sheet</source>
            <translation>zwischen zwei Teilen und zum Rand des Bogens</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>on a plate</source>
            <translation>auf einer Druckplatte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for all parts</source>
            <translation>eine für alle Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for each part</source>
            <translation>eine je Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for each plate</source>
            <translation>eine je Druckplatte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>rounded</source>
            <translation>gerundet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>sharp</source>
            <translation>scharf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>what the laser burns away</source>
            <translation>was der Laser wegbrennt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>where cells of a part only touch at an edge or a corner; 0 for none</source>
            <translation>wo Zellen eines Teils sich nur an Kante oder Ecke berühren; 0 für keine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/watertight_meshes.py" />
            <source>drawing parts</source>
            <translation>Teile werden gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/comparison.py" />
            <source>Trying {method}</source>
            <translation>{method} wird versucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>but how far that may be off is not known</source>
            <translation>aber wie weit das danebenliegen kann, ist nicht bekannt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>how far off the number of solutions may be is not known; it is probably larger</source>
            <translation>wie weit die Zahl der Lösungen danebenliegen kann, ist nicht bekannt; sie ist wohl größer</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>nine times in ten {least} to {most}</source>
            <translation>in neun von zehn Fällen {least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>{name}: its search tree is too large to be estimated</source>
            <translation>{name}: der Suchbaum ist zu groß für eine Schätzung</translation>
        </message>
        <message>
            <location filename="../../app/latticework/picture/plane.py" />
            <source>too many cells at once: zoom in, or take a smaller rectangle</source>
            <translation>zu viele Zellen auf einmal: Vergrößern Sie die Ansicht oder nehmen Sie ein kleineres Rechteck</translation>
        </message>
        <message>
            <location filename="../../app/latticework/picture/sheet.py" />
            <source>{name}: has nothing to draw; give it a target or a part</source>
            <translation>{name}: hat nichts zu zeichnen; geben Sie ihm eine Zielfigur oder ein Teil</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>another window keeps its game on this puzzle</source>
            <translation>ein anderes Fenster führt sein Spiel zu diesem Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>the part cannot lie there</source>
            <translation>das Teil kann dort nicht liegen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>these parts cannot lie there together: {value}</source>
            <translation>diese Teile können dort nicht zusammen liegen: {value}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>this is the game on another puzzle</source>
            <translation>dies ist das Spiel zu einem anderen Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <location filename="../../app/latticework/puzzle/write.py" />
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: {text} cannot be written</source>
            <translation>{path}: {text} lässt sich nicht schreiben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/dead_ends.py" />
            <source>{name}: has {options} options; a proof can be written for up to {most}</source>
            <translation>{name}: hat {options} Optionen; ein Beweis kann für höchstens {most} geschrieben werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/dead_ends.py" />
            <source>{steps} steps of the proof, {solutions} solutions</source>
            <translation>{steps} Schritte des Beweises, {solutions} Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/proof_files.py" />
            <source>{name}: the problem alone has {terms} terms; a proof can be written for up to {most}</source>
            <translation>{name}: allein die Aufgabe hat {terms} Terme; ein Beweis kann für höchstens {most} geschrieben werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/proof_files.py" />
            <source>{name}: {item} is to be held by up to {most} options, which clauses cannot say in few words; write a .pbp</source>
            <translation>{name}: {item} soll in bis zu {most} Optionen vorkommen, was sich mit Klauseln nicht kurz sagen lässt; schreiben Sie eine .pbp</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>should be one of {sorts}</source>
            <translation>sollte eines von {sorts} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} is more than {most} cells</source>
            <translation>{value} sind mehr als {most} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should be from 1 to {most}, the smaller number first</source>
            <translation>{value} sollte von 1 bis {most} reichen, die kleinere Zahl zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should be one of {known}</source>
            <translation>{value} sollte eines von {known} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should have {rank} numbers</source>
            <translation>{value} sollte {rank} Zahlen haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should have {rank} pairs</source>
            <translation>{value} sollte {rank} Paare haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/cell_text.py" />
            <source>its layers have {heights} lines; all should have the same</source>
            <translation>die Schichten haben {heights} Zeilen; alle sollten gleich viele haben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/colors.py" />
            <source>{given} should be like {example} or one of {names}</source>
            <translation>{given} sollte wie {example} sein oder eine von {names}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/drawing.py" />
            <source>no line of cells leads from {start} to {end}</source>
            <translation>keine Linie von Zellen führt von {start} nach {end}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>cells further than {most} from the origin cannot be kept</source>
            <translation>Zellen, die weiter als {most} vom Ursprung entfernt sind, sind nicht möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>the mark {mark} is longer than {most} characters</source>
            <translation>die Marke {mark} ist länger als {most} Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>the side with the mark {mark} would face no cell it touches</source>
            <translation>die Seite mit der Marke {mark} läge an keiner Zelle, die sie berührt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>{count} cells are too many; at most {most} can be kept</source>
            <translation>{count} Zellen sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>this is the only form; a part has at least one</source>
            <translation>das ist die einzige Form; ein Teil hat mindestens eine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{count} forms are too many; at most {most} can be kept</source>
            <translation>{count} Formen sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{name}: its {count} forms become as many parts, each to be used from 0 to {most} times, so there may be more solutions</source>
            <translation>{name}: die {count} Formen werden zu ebenso vielen Teilen, die je 0- bis {most}-mal vorkommen dürfen; dadurch kann es mehr Lösungen geben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{name}: part {part} has several forms, which cannot be used here; keep one of them</source>
            <translation>{name}: Teil {part} hat mehrere Formen, was hier nicht möglich ist; behalten Sie eine davon</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>colour {color} should be like '#3182bd'</source>
            <translation>die Farbe {color} sollte wie '#3182bd' aussehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>copies {given}: give a number like 3, or from-to like 0-2</source>
            <translation>Anzahl {given}: geben Sie eine Zahl wie 3 oder einen Bereich wie 0-2 an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>copies {given}: give a number, or from-to with from at most to, up to {most}</source>
            <translation>Anzahl {given}: geben Sie eine Zahl oder einen Bereich bis {most} an, die kleinere Zahl zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>link {given}: should be an address that begins with https:// or http://</source>
            <translation>Link {given}: richtig ist eine Adresse, die mit https:// oder http:// beginnt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>motions {motions} should be one of {rules}</source>
            <translation>Bewegungen {motions}: richtig ist eine von {rules}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>name {name}: give 1 to {most} characters</source>
            <translation>Name {name}: geben Sie 1 bis {most} Zeichen an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>name {name}: give at most {most} characters</source>
            <translation>Name {name}: geben Sie höchstens {most} Zeichen an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>source: {count} characters; at most {most} can be kept</source>
            <translation>Quelle: {count} Zeichen; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>tag {given}: at most {most} characters can be kept</source>
            <translation>Schlagwort {given}: höchstens {most} Zeichen sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>year {given}: give a number up to {most}, negative before our era, or nothing</source>
            <translation>Jahr {given}: geben Sie eine Zahl bis {most} an, negativ vor unserer Zeitrechnung, oder nichts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{count} are too many; at most {most} can be kept</source>
            <translation>{count} sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{count} parts are too many; at most {most} can be kept</source>
            <translation>{count} Teile sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{field}: {count} characters; at most {most} can be kept</source>
            <translation>{field}: {count} Zeichen; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>should map names of puzzles to nodes, solutions and problem ({error})</source>
            <translation>sollte Namen von Puzzles auf Knoten, Lösungen und Problem abbilden ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: several puzzles of the library have this name: {names}</source>
            <translation>{file}: mehrere Puzzles der Bibliothek heißen so: {names}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: there is no such file, and no puzzle of the library has this name</source>
            <translation>{file}: eine solche Datei gibt es nicht, und kein Puzzle der Bibliothek heißt so</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: there is no such file, and no puzzle of the library has this name; did you mean {names}?</source>
            <translation>{file}: eine solche Datei gibt es nicht, und kein Puzzle der Bibliothek heißt so; meinten Sie {names}?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/marks.py" />
            <source>a side of a line of different marks would face no cell it touches</source>
            <translation>eine Seite einer Linie verschiedener Marken läge an keiner Zelle, die sie berührt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/matching_table.py" />
            <source>{count} marks that may face nothing are too many; at most {most} can be kept</source>
            <translation>{count} Marken, die an nichts liegen dürfen, sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/matching_table.py" />
            <source>{count} pairs of marks that may meet are too many; at most {most} can be kept</source>
            <translation>{count} Paare passender Marken sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>from size {least} to {most}: the first number should not be the larger one</source>
            <translation>von Größe {least} bis {most}: die erste Zahl sollte nicht die größere sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>parts of size {size}: give from 1 to {most}</source>
            <translation>Teile der Größe {size}: geben Sie 1 bis {most} an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>there are more than {most} {sort} parts of size {size}; choose a smaller size</source>
            <translation>es gibt mehr als {most} Teile der Größe {size} ({sort}); wählen Sie eine kleinere Größe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>{count} parts of size {least} to {most} are too many; at most {limit} can be kept</source>
            <translation>{count} Teile der Größe {least} bis {most} sind zu viele; höchstens {limit} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>[{least}, {most}] should be [from, to] with from at most to</source>
            <translation>[{least}, {most}] sollte [von, bis] sein, die kleinere Zahl zuerst</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>a part with forms has no {key} beside them; put {key} into one of the forms</source>
            <translation>ein Teil mit Formen hat daneben kein {key}; setzen Sie {key} in eine der Formen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has both a picture and cells; one of them is right</source>
            <translation>hat sowohl ein Bild als auch Zellen; richtig ist eines davon</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has several layers, but the lattice is flat: remove the empty lines</source>
            <translation>hat mehrere Schichten, aber das Gitter ist flach: Entfernen Sie die leeren Zeilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} cells; at most {most} are read</source>
            <translation>hat {count} Zellen; höchstens {most} werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} entries, but there are {cells} cells</source>
            <translation>hat {count} Einträge, aber es gibt {cells} Zellen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} entries, but there are {parts} parts</source>
            <translation>hat {count} Einträge, aber es gibt {parts} Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>is a certificate, not a puzzle; `latticework certify --check` checks it</source>
            <translation>ist ein Zertifikat, kein Puzzle; `latticework certify --check` prüft es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>is missing; a puzzle file begins with format = {format}</source>
            <translation>fehlt; eine Puzzledatei beginnt mit format = {format}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>makes it more than {most} cells in all; no more are read</source>
            <translation>damit sind es insgesamt mehr als {most} Zellen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>names a side twice</source>
            <translation>nennt eine Seite zweimal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>the lattice {lattice} has no pictures; give cells</source>
            <translation>das Gitter {lattice} hat keine Bilder; geben Sie Zellen an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>true should be false, or the part should be placed: motions = {placed}</source>
            <translation>statt true sollte hier false stehen, oder das Teil sollte fest liegen: motions = {placed}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} has two colours</source>
            <translation>{cell} hat zwei Farben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell here</source>
            <translation>{cell} ist hier keine Zelle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the lattice {lattice}, which has {count} coordinates a cell</source>
            <translation>{cell} ist keine Zelle des Gitters {lattice}, das {count} Koordinaten je Zelle hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the part</source>
            <translation>{cell} ist keine Zelle des Teils</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the target</source>
            <translation>{cell} ist keine Zelle der Zielfigur</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{color} should be like '#3182bd'</source>
            <translation>{color} sollte wie '#3182bd' aussehen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} is newer than this program, which reads format {format}</source>
            <translation>{given} ist neuer als dieses Programm, das Format {format} liest</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} is not known; there are {known}, or a lattice file beside this one or in {folder}, or a table with its contents</source>
            <translation>{given} ist unbekannt; es gibt {known}, oder eine Gitterdatei neben dieser oder in {folder}, oder eine Tabelle mit ihrem Inhalt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} should be one of {names}, or left out</source>
            <translation>{given} sollte eines von {names} sein oder fehlen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} should be {format}</source>
            <translation>{given} sollte {format} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{link} should be an address that begins with https:// or http://</source>
            <translation>{link}: richtig ist eine Adresse, die mit https:// oder http:// beginnt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{mark} = {kind} should be a mark and {key} or {hole}</source>
            <translation>{mark} = {kind} sollte eine Marke und {key} oder {hole} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{modulo} should be one of {known}</source>
            <translation>{modulo} sollte eines von {known} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{motions} should be one of {known}</source>
            <translation>{motions} sollte eines von {known} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{side} is no side of {cell}, which has {sides}</source>
            <translation>{side} ist keine Seite von {cell}; Seiten sind {sides}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{target} should be at most {targets}, the number of targets</source>
            <translation>{target} sollte höchstens {targets} sein, die Zahl der Zielfiguren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{text} cannot be written</source>
            <translation>{text} kann nicht geschrieben werden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>about {cells} cells are too many; at most {most} can be kept, so choose smaller sizes</source>
            <translation>etwa {cells} Zellen sind zu viele; höchstens {most} sind möglich, wählen Sie also kleinere Maße</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>at most {most} would be right</source>
            <translation>richtig ist höchstens {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>thickness {thickness}: leaves nothing out; {right}</source>
            <translation>Dicke {thickness}: lässt nichts aus; {right}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>this shape has no cell inside</source>
            <translation>diese Form hat keine Zelle im Inneren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Ball</source>
            <translation>Kugel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Box with right angles</source>
            <translation>Quader</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Cuboctahedron</source>
            <translation>Kuboktaeder</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Disc</source>
            <translation>Scheibe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Hexagon</source>
            <translation>Sechseck</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Hexagonal pyramid</source>
            <translation>Sechseckpyramide</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Octahedron</source>
            <translation>Oktaeder</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Rectangle</source>
            <translation>Rechteck</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Rhombus</source>
            <translation>Raute</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Ring</source>
            <translation>Ring</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Square pyramid</source>
            <translation>Quadratische Pyramide</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Tetrahedron</source>
            <translation>Tetraeder</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Triangle</source>
            <translation>Dreieck</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>, and the part names of its sets</source>
            <translation> und die Teilenamen seiner Sätze</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>; did you mean {name}?</source>
            <translation>; meinten Sie {name}?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Parallelogram</source>
            <translation>Parallelogramm</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Side</source>
            <translation>Seite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Stack</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Thickness</source>
            <translation>Dicke</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Times as large</source>
            <translation>Vergrößert um</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>a number from 0 to {most}</source>
            <translation>eine Zahl von 0 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>a whole number from 1 to {most}</source>
            <translation>eine ganze Zahl von 1 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>factor {factor}: give a whole number from 1 to {most}</source>
            <translation>Faktor {factor}: geben Sie eine ganze Zahl von 1 bis {most} an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>shape {kind}: {lattice} has none of this name; there are {known}{more}{near}</source>
            <translation>Form {kind}: {lattice} hat keine dieses Namens; es gibt {known}{more}{near}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>thickness {thickness}: give a whole number from 1 on</source>
            <translation>Dicke {thickness}: geben Sie eine ganze Zahl ab 1 an</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{kind}: {n} sizes given; {wanted} would be right</source>
            <extracomment>for 1: {kind}: {n} size given; {wanted} would be right</extracomment>
            <translation>
                <numerusform>{kind}: {n} Maß ist angegeben; richtig wären {wanted}</numerusform>
                <numerusform>{kind}: {n} Maße sind angegeben; richtig wären {wanted}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{kind}: {size} {number}: give {what}</source>
            <translation>{kind}: {size} {number}: geben Sie {what} an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{lattice}: {factor} times as large is no shape of these cells</source>
            <translation>{lattice}: aus diesen Zellen gibt es keine {factor}-fach vergrößerte Form</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/placed_body.py" />
            <source>radius {radius}: holds no cell; give 1 or more</source>
            <translation>Radius {radius}: enthält keine Zelle; geben Sie 1 oder mehr an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>at most {given} cells empty: give a whole number up to {most}, or nothing</source>
            <translation>höchstens {given} leere Zellen: geben Sie eine ganze Zahl bis {most} an oder nichts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>pairs of colours: {given} should be a colour of a part and a colour of the target, like {example}</source>
            <translation>Paare von Farben: {given} sollte eine Farbe eines Teils und eine Farbe der Zielfigur sein, wie {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>select two cells of the target, or more</source>
            <translation>wählen Sie zwei oder mehr Zellen der Zielfigur aus</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>this is the only target; a puzzle has at least one</source>
            <translation>dies ist die einzige Zielfigur; ein Puzzle hat mindestens eine</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{cell} has no side {side}</source>
            <translation>{cell} hat keine Seite {side}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{count} pairs of colours are too many; at most {most} can be kept</source>
            <translation>{count} Paare von Farben sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{count} targets are too many; at most {most} can be kept</source>
            <translation>{count} Zielfiguren sind zu viele; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{most} lines of different marks are the most that can be kept</source>
            <translation>höchstens {most} Linien verschiedener Marken sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{puzzle}: there is no target {wanted}; there are {known}</source>
            <translation>{puzzle}: es gibt keine Zielfigur {wanted}; es gibt {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/write.py" />
            <source>{path}: could not be saved: of {number} bytes only {most} are read again</source>
            <translation>{path}: ließ sich nicht speichern: Von {number} Byte werden nur {most} wieder gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/write.py" />
            <source>{path}: could not be saved: of {number} cells only {most} are read again</source>
            <translation>{path}: ließ sich nicht speichern: Von {number} Zellen werden nur {most} wieder gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a pipe or a device, not a file</source>
            <translation>eine Pipe oder ein Gerät, keine Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>a search file, no puzzle; open its puzzle, or look at it with `latticework solutions`</source>
            <translation>eine Suchdatei, kein Puzzle; öffnen Sie das Puzzle dazu oder sehen Sie sie mit `latticework solutions` an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>has a key of more than {most} parts</source>
            <translation>hat einen Schlüssel mit mehr als {most} Teilen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>has more than {most} tables, the most that are read</source>
            <translation>hat mehr als {most} Tabellen; mehr werden nicht gelesen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>is nested more than {most} deep</source>
            <translation>ist mehr als {most}-fach verschachtelt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a name that a file can have</source>
            <translation>kein möglicher Dateiname</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a text file in UTF-8 (byte {number})</source>
            <translation>keine Textdatei in UTF-8 (Byte {number})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a valid TOML file: a number has thousands of digits</source>
            <translation>keine gültige TOML-Datei: Eine Zahl hat Tausende Ziffern</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>{value} is beyond 64 bits; a whole number from {least} to {most} is right</source>
            <translation>{value} hat mehr als 64 Bit; richtig ist eine ganze Zahl von {least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a search is kept there; give another name</source>
            <translation>dort liegt eine Suche; geben Sie einen anderen Namen an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a search that is open in this program is kept there</source>
            <translation>dort liegt eine Suche, die in diesem Programm geöffnet ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>it is write-protected; give another name</source>
            <translation>schreibgeschützt; geben Sie einen anderen Namen an</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>the file on disk is unchanged</source>
            <translation>die Datei auf dem Datenträger ist unverändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>The scheduler at {address} does not answer; the search goes on without it and tries again.</source>
            <translation>Der Scheduler unter {address} antwortet nicht; die Suche geht ohne ihn weiter und versucht es wieder.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>The scheduler at {address} has no workers yet.</source>
            <translation>Der Scheduler unter {address} hat noch keine Suchprozesse.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: no scheduler of Dask answers at {address} ({error})</source>
            <translation>Cluster: kein Scheduler von Dask antwortet unter {address} ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: no scheduler of Dask answers at {address}, but another program or another version of Dask</source>
            <translation>Cluster: Unter {address} antwortet kein Scheduler von Dask, sondern ein anderes Programm oder eine andere Version von Dask</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: {notice}</source>
            <translation>Cluster: {notice}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>{address} gets no slices: it has latticework {found}, and this is {own}; versions and sources should be the same</source>
            <translation>{address} bekommt keine Abschnitte: Dort läuft latticework {found}, hier {own}; Versionen und Quellen sollten gleich sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>{address} gets no slices: latticework {version} cannot be run there ({error})</source>
            <translation>{address} bekommt keine Abschnitte: latticework {version} lässt sich dort nicht ausführen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} gave a wrong answer ({reason}) and gets no more slices. What it did is done again.</source>
            <translation>Der Suchprozess des Clusters unter {address} gab eine falsche Antwort ({reason}) und bekommt keine Abschnitte mehr. Was er tat, wird wiederholt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} has not answered for {seconds} seconds again and gets no more slices. What it was doing is done again.</source>
            <translation>Der Suchprozess des Clusters unter {address} hat wieder {seconds} Sekunden lang nicht geantwortet und bekommt keine Abschnitte mehr. Was er gerade tat, wird wiederholt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} has not answered for {seconds} seconds and gets more slices when it answers. What it was doing is done again.</source>
            <translation>Der Suchprozess des Clusters unter {address} hat {seconds} Sekunden lang nicht geantwortet und bekommt wieder Abschnitte, sobald er antwortet. Was er gerade tat, wird wiederholt.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/serve.py" />
            <source>cluster: a worker ended {starts} times while it started; it may need more memory, or fewer workers beside it</source>
            <translation>Cluster: ein Suchprozess wurde {starts}-mal beim Start beendet; vielleicht braucht er mehr Speicher oder weniger Suchprozesse neben sich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: needs the package distributed, which is not installed; pip install "latticework[cluster]" installs it</source>
            <translation>Cluster: braucht das Paket distributed, das nicht installiert ist; pip install "latticework[cluster]" installiert es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} is not encrypted; with certificates it should begin with tls://</source>
            <translation>Cluster: {address} ist nicht verschlüsselt; mit Zertifikaten sollte die Adresse mit tls:// beginnen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} is reached by TLS, for which there are no certificates. Give them by --tls-ca, --tls-cert and --tls-key or in the configuration of Dask; or write tcp:// before the address where all on the network may be trusted, as a scheduler runs whatever it is sent</source>
            <translation>Cluster: {address} wird über TLS erreicht, wofür es keine Zertifikate gibt. Geben Sie sie mit --tls-ca, --tls-cert und --tls-key oder in der Konfiguration von Dask an; oder schreiben Sie tcp:// vor die Adresse, wenn man allen im Netz vertrauen kann, denn ein Scheduler führt aus, was man ihm schickt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} should be the address of a Dask scheduler, such as 127.0.0.1:8786 or tls://head.example.org:8786</source>
            <translation>Cluster: {address} sollte die Adresse eines Dask-Schedulers sein, wie 127.0.0.1:8786 oder tls://head.example.org:8786</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>memory: only Linux can limit the memory of workers; leave it without a limit</source>
            <translation>Speicher: nur Linux kann den Speicher der Suchprozesse begrenzen; lassen Sie ihn unbegrenzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>memory: {megabytes} MB should be at least {least} for each worker</source>
            <translation>Speicher: {megabytes} MB sollten mindestens {least} je Suchprozess sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>{path}: there is no such file</source>
            <translation>{path}: eine solche Datei gibt es nicht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/examination.py" />
            <source>{path}: workers ended unexpectedly {deaths} times in a row; what was found out before is kept</source>
            <translation>{path}: Suchprozesse wurden {deaths}-mal hintereinander unerwartet beendet; was vorher festgestellt wurde, bleibt erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/finished_slices.py" />
            <source>What was found last could not be saved and will be searched again.</source>
            <translation>Das zuletzt Gefundene ließ sich nicht speichern und wird noch einmal gesucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A step of the search failed ({reason})</source>
            <translation>Ein Schritt der Suche schlug fehl ({reason})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker ended unexpectedly</source>
            <translation>Ein Suchprozess wurde unerwartet beendet</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker is not responding; it will be given up soon.</source>
            <translation>Ein Suchprozess reagiert nicht; er wird bald aufgegeben.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker needed more memory than it may use, and was replaced</source>
            <translation>Ein Suchprozess brauchte mehr Speicher, als er belegen darf, und wurde ersetzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker of the cluster was lost</source>
            <translation>Ein Suchprozess des Clusters ging verloren</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker stopped responding and was replaced</source>
            <translation>Ein Suchprozess reagierte nicht mehr und wurde ersetzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>not enough memory</source>
            <translation>zu wenig Speicher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. It is repeated; nothing is lost.</source>
            <translation>{what}. Es wird wiederholt; nichts geht verloren.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. This happened {most} times in a row, so the search was paused. All finished work is saved.</source>
            <translation>{what}. Das geschah {most}-mal hintereinander, deshalb wurde die Suche pausiert. Alle fertige Arbeit ist gespeichert.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. What it was doing is repeated; nothing is lost.</source>
            <translation>{what}. Seine Arbeit wird wiederholt; nichts geht verloren.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. {n} parts of the search failed each time and will be left for later; the rest goes on. Resume tries again.</source>
            <extracomment>for 1: {what}. {n} part of the search failed each time and will be left for later; the rest goes on. Resume tries again.</extracomment>
            <translation>
                <numerusform>{what}. {n} Teil der Suche schlug jedes Mal fehl und bleibt für später; der Rest geht weiter. „Fortsetzen“ versucht es wieder.</numerusform>
                <numerusform>{what}. {n} Teile der Suche schlugen jedes Mal fehl und bleiben für später; der Rest geht weiter. „Fortsetzen“ versucht es wieder.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/search.py" />
            <source>holds solutions of a puzzle that can have none</source>
            <translation>enthält Lösungen eines Puzzles, das keine haben kann</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/search.py" />
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: {error}</source>
            <translation>{path}: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>contains counts of another puzzle, or of an earlier state of this one; it was not changed. Name another file</source>
            <translation>enthält Zahlen zu einem anderen Puzzle oder zu einem früheren Stand von diesem; nichts wurde geändert. Nennen Sie eine andere Datei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>has counts that no target of the puzzle can have; the file was not changed</source>
            <translation>enthält Zahlen, die keine Zielfigur des Puzzles haben kann; die Datei wurde nicht geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>is not a file of target counts, or is damaged; it was not changed</source>
            <translation>ist keine Datei mit Zahlen je Zielfigur oder ist beschädigt; sie wurde nicht geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>a stored solution is wrong, or has other parts than the set that it is counted for</source>
            <translation>eine gespeicherte Lösung ist falsch oder hat andere Teile als der Satz, für den sie gezählt wird</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>a worker ended unexpectedly, so not all solutions were checked; try again with --workers 1</source>
            <translation>ein Suchprozess wurde unerwartet beendet, deshalb wurden nicht alle Lösungen geprüft; versuchen Sie es noch einmal mit --workers 1</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>has {copies} symmetric copies, {rotations} where turned ones count as one; the file says {stored} and {turned}</source>
            <translation>hat {copies} symmetrische Varianten, {rotations}, wenn gedrehte als eine zählen; in der Datei steht {stored} und {turned}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is none of the sample that the search stores</source>
            <translation>gehört nicht zur Stichprobe, die die Suche speichert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is not the one of its symmetric copies that a search keeps</source>
            <translation>ist nicht diejenige ihrer symmetrischen Varianten, die eine Suche behält</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is stored a second time, as solution {number}</source>
            <translation>ist ein zweites Mal gespeichert, als Lösung {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <location filename="../../app/latticework/store/older_formats.py" />
            <source>the stored solutions are not those that were counted</source>
            <translation>die gespeicherten Lösungen sind nicht die gezählten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>what it says to be left out is not what it leaves out</source>
            <translation>was es als ausgelassen angibt, ist nicht, was es auslässt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/worker_pool.py" />
            <source>no worker process can be started ({failure}); the search is kept</source>
            <translation>kein Suchprozess lässt sich starten ({failure}); die Suche bleibt erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/engine.py" />
            <source>back-tracking</source>
            <translation>Backtracking</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/engine.py" />
            <source>fills the first empty cell, eight placements tried at once</source>
            <translation>füllt die erste leere Zelle, acht Platzierungen zugleich versucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/tables.py" />
            <source>engine: 'backtrack' would fill {size} MB here and may fill {most}; 'dlx' enters the same nodes with less</source>
            <translation>Algorithmus: 'backtrack' würde hier {size} MB füllen, erlaubt sind {most}; 'dlx' betritt dieselben Knoten mit weniger</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/bitset/engine.py" />
            <source>sets of bits</source>
            <translation>Bitmengen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/bitset/engine.py" />
            <source>usually the fastest</source>
            <translation>meist am schnellsten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>dancing cells</source>
            <translation>Dancing Cells</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>dancing cells search up to {most} cells and parts, each with up to {most} placements, as far as memory allows; the engine 'dlx' searches the same tree without that limit</source>
            <translation>Dancing Cells durchsucht bis zu {most} Zellen und Teile mit je bis zu {most} Platzierungen, soweit der Speicher reicht; der Algorithmus 'dlx' durchsucht denselben Baum ohne diese Grenze</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>where each cell has few placements, as in Latin squares</source>
            <translation>wenn jede Zelle wenige Platzierungen hat, wie bei lateinischen Quadraten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/layers.py" />
            <source>single solutions need the states of all items, more than {most} MB: {states} after {done} of {all} items; give more memory, try another order, or solve instead</source>
            <translation>einzelne Lösungen brauchen die Zustände aller Elemente, mehr als {most} MB: {states} nach {done} von {all} Elementen; geben Sie mehr Speicher, versuchen Sie eine andere Reihenfolge oder lösen Sie stattdessen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/layers.py" />
            <source>the states fill more than {most} MB; counted in parts, {done} of the work is done after {states} states; those of item {item} alone would need about {needed} MB, later ones perhaps more; give more memory, try another order, or solve instead</source>
            <translation>die Zustände füllen mehr als {most} MB; in Teilen gezählt ist {done} der Arbeit nach {states} Zuständen getan; die von Element {item} allein bräuchten etwa {needed} MB, spätere vielleicht mehr; geben Sie mehr Speicher, versuchen Sie eine andere Reihenfolge oder lösen Sie stattdessen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/steps.py" />
            <source>a state has {bits} bits in this order of the items, and tables of {options} options for it would fill {size} MB and may fill {most}; try another order, or solve instead</source>
            <translation>ein Zustand hat bei dieser Reihenfolge der Elemente {bits} Bit, und Tabellen mit {options} Optionen dafür würden {size} MB füllen, erlaubt sind {most}; versuchen Sie eine andere Reihenfolge oder lösen Sie stattdessen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/steps.py" />
            <source>option {option} has no item that must be covered exactly once; such problems can be solved, but not counted without listing</source>
            <translation>Option {option} hat kein Element, das genau einmal bedeckt werden muss; solche Probleme lassen sich lösen, aber nicht ohne Auflisten zählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/dlx/engine.py" />
            <source>dancing links</source>
            <translation>Dancing Links</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/dlx/engine.py" />
            <source>for very large puzzles, and to count updates</source>
            <translation>für sehr große Puzzles und zum Zählen der Änderungen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/engines.py" />
            <source>engine: {engine} goes by the order alone and cannot go by size; {known} can</source>
            <translation>Algorithmus: {engine} geht allein nach der Reihenfolge und kann nicht nach Größe gehen; {known} können es</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/engines.py" />
            <source>tries several first, where that pays off</source>
            <translation>probiert erst mehrere, wo sich das lohnt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/option_sets/__init__.py" />
            <source>options as sets of bits would fill {size} MB here and may fill {most}; the engine 'dlx' searches the same tree with less</source>
            <translation>Optionen als Bitmengen würden hier {size} MB füllen, erlaubt sind {most}; der Algorithmus 'dlx' durchsucht denselben Baum mit weniger</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/processor/engine.py" />
            <source>like backtrack, as a program for a processor of its own</source>
            <translation>wie backtrack, als Programm für einen eigenen Prozessor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/processor/engine.py" />
            <source>puzzle processor</source>
            <translation>Puzzleprozessor</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/trace.py" />
            <source>searching: {nodes} nodes so far</source>
            <translation>Suche: {nodes} Knoten bisher</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>one of {choices}</source>
            <translation>eines von {choices}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>yes or no</source>
            <translation>ja oder nein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{bounds} {unit}</source>
            <translation>{bounds} {unit}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{name}: {value} should be {wanted}</source>
            <translation>{name}: {value} sollte {wanted} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{number} from {least} to {most}</source>
            <translation>{number} von {least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{where}: has no setting “{name}”; {there}</source>
            <translation>{where}: hat keine Einstellung „{name}“; {there}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>a slice done by {machine} gave something else when it was repeated here: {now} nodes, solutions and their hash instead of {before}, or another end than {end}. One of the two computers is wrong; test the memory of both</source>
            <translation>ein Abschnitt, den {machine} erledigt hat, ergab bei der Wiederholung hier etwas anderes: {now} (Knoten, Lösungen und deren Hash) statt {before} oder ein anderes Ende als {end}. Einer der beiden Rechner irrt sich; testen Sie den Arbeitsspeicher von beiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>a slice that begins at {begin} should not end at {end}, which does not come after it in the search tree</source>
            <translation>ein Abschnitt, der bei {begin} beginnt, sollte nicht bei {end} enden, da diese Stelle im Suchbaum nicht danach kommt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>does not hold its puzzle, which is large; name the puzzle or the search file, too</source>
            <translation>enthält das Puzzle nicht, da es groß ist; nennen Sie auch das Puzzle oder die Suchdatei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>is a part of a search; certify that when its parts are merged</source>
            <translation>ist ein Teil einer Suche; beglaubigen Sie diese, wenn ihre Teile zusammengeführt sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>is of another puzzle, or of a version of the program that numbers placements differently</source>
            <translation>gehört zu einem anderen Puzzle oder zu einer Programmversion, die Platzierungen anders nummeriert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>its puzzle cannot be prepared: {error}</source>
            <translation>das Puzzle lässt sich nicht vorbereiten: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>its slices are not those that its hash tree draws</source>
            <translation>die Abschnitte sind nicht die, die der Hashbaum auslost</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>the hash tree has no node at {given}</source>
            <translation>der Hashbaum hat bei {given} keinen Knoten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>the slices end at {end}, before the end of the search tree</source>
            <translation>die Abschnitte enden bei {end}, vor dem Ende des Suchbaums</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{found} in all should be {nodes}, the nodes of the search</source>
            <translation>insgesamt {found} sollten {nodes} sein, die Knoten der Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{given} is no node of a hash tree</source>
            <translation>{given} ist kein Knoten eines Hashbaums</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{here} should be {there}, as in {search}</source>
            <translation>{here} sollte {there} sein, wie in {search}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{nodes} nodes, {counts} solutions and an open share of {share} cannot be from {begin} to {end}</source>
            <translation>{nodes} Knoten, {counts} Lösungen und ein offener Anteil von {share} sind von {begin} bis {end} nicht möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{nodes} should be at most {most}</source>
            <translation>{nodes} sollte höchstens {most} sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{place} is not a place in the search tree of this puzzle</source>
            <translation>{place} ist keine Stelle im Suchbaum dieses Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} does not go with {explored} % explored</source>
            <translation>{said} passt nicht zu {explored} % durchsucht</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} should be {found}, as in all slices of its hash tree together</source>
            <translation>{said} sollte {found} sein, wie in allen Abschnitten des Hashbaums zusammen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} should be {found}, the name of its puzzle</source>
            <translation>{said} sollte {found} sein, der Name des Puzzles</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>is no certificate, as `latticework certify` writes them</source>
            <translation>ist kein Zertifikat, wie `latticework certify` es schreibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>was changed since it was signed</source>
            <translation>wurde nach dem Signieren geändert</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>`{method}` should be a method of this search</source>
            <translation>`{method}` sollte ein Verfahren dieser Suche sein</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>a slice of the sample is none of this puzzle</source>
            <translation>ein Abschnitt der Stichprobe gehört nicht zu diesem Puzzle</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>a slice that was done by {machine} was done again here and gave something else: {nodes} nodes and {solutions} solutions with the hash {hash}, before {nodes_then}, {solutions_then} and {hash_then}. One of the two computers is wrong; test the memory of both</source>
            <translation>ein Abschnitt, den {machine} bearbeitet hatte, wurde hier wiederholt und ergab etwas anderes: {nodes} Knoten und {solutions} Lösungen mit dem Hash {hash}, vorher {nodes_then}, {solutions_then} und {hash_then}. Einer der beiden Computer irrt; prüfen Sie den Speicher von beiden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>the sample of slices</source>
            <translation>die Stichprobe der Abschnitte</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>All of it is explored.</source>
            <translation>Alles ist durchsucht.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>a stored solution has options that the puzzle has not</source>
            <translation>eine gespeicherte Lösung hat Optionen, die das Puzzle nicht hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>cannot be merged before its own parts are: {told}</source>
            <translation>lässt sich nicht zusammenführen, bevor die eigenen Teile es sind: {told}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>has other subtrees than were given to it</source>
            <translation>hat andere Teilbäume, als ihm gegeben wurden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is a part of another search of this puzzle; a part of a part is merged into that part first</source>
            <translation>ist ein Teil einer anderen Suche zu diesem Puzzle; ein Teil eines Teils wird zuerst mit jenem Teil zusammengeführt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is a search of its own, not a part of one</source>
            <translation>ist eine eigene Suche, kein Teil einer anderen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is explored to {percent} %; solve it to its end, or take back what is left with --unfinished</source>
            <translation>ist zu {percent} % durchsucht; lösen Sie es bis zum Ende, oder nehmen Sie mit --unfinished zurück, was übrig ist</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is of a search of another puzzle, or begun in another way</source>
            <translation>gehört zu einer Suche nach einem anderen Puzzle, oder sie begann auf andere Weise</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is of another split, which this file of the search knows nothing of; it may be a part of a copy</source>
            <translation>gehört zu einer anderen Teilung, von der diese Suchdatei nichts weiß; vielleicht ist es Teil einer Kopie</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is this search itself, or a copy of it, and none of its parts</source>
            <translation>ist diese Suche selbst oder eine Kopie davon, keiner ihrer Teile</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>its open subtrees overlap with others of the search</source>
            <translation>die offenen Teilbäume überlappen sich mit anderen der Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>leaves more than {most} open subtrees; solve it further</source>
            <translation>lässt mehr als {most} offene Teilbäume übrig; lösen Sie es weiter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was given up, and the search does its work itself; to count it too would count twice</source>
            <translation>wurde aufgegeben, und die Suche erledigt die Arbeit selbst; es auch zu zählen, hieße doppelt zählen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}, but this copy found {here} solutions with the hash {hash}, not {there} with {other}: one of the computers that solved them is wrong</source>
            <translation>wurde schon als {name} zusammengeführt, aber diese Kopie fand {here} Lösungen mit dem Hash {hash}, nicht {there} mit {other}: Einer der Computer, die sie lösten, irrt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}; nothing is counted twice</source>
            <translation>wurde schon als {name} zusammengeführt; nichts wird doppelt gezählt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}; this copy was solved too and found the same</source>
            <translation>wurde schon als {name} zusammengeführt; diese Kopie wurde auch gelöst und fand dasselbe</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>{path}: has no open subtrees to split. {why}</source>
            <translation>{path}: hat keine offenen Teilbäume zum Aufteilen. {why}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>{path}: {name} should be a part that is away: {parts}</source>
            <translation>{path}: {name} sollte ein ausgelagerter Teil sein: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{cell} should be a cell of the target, for example {example}</source>
            <translation>{cell} sollte eine Zelle der Zielfigur sein, zum Beispiel {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{cell} should be a cell of the target, which has none yet</source>
            <translation>{cell} sollte eine Zelle der Zielfigur sein, die noch keine hat</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{name} should be the name of a part: {names}</source>
            <translation>{name} sollte der Name eines Teils sein: {names}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{name} should be the name of one part; {count} parts have it</source>
            <translation>{name} sollte der Name eines Teils sein; {count} Teile heißen so</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{text}: a condition should be like {examples}</source>
            <translation>{text}: eine Bedingung sollte aussehen wie {examples}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/placement.py" />
            <source>a stored solution is damaged: it names options that there are not</source>
            <translation>eine gespeicherte Lösung ist beschädigt: Sie nennt Optionen, die es nicht gibt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/shipped_solutions.py" />
            <source>should map names of puzzles to solutions ({error})</source>
            <translation>sollte Namen von Puzzles auf Lösungen abbilden ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>Another program holds the search file</source>
            <translation>Ein anderes Programm hält die Suchdatei offen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>The disk is full</source>
            <translation>Der Datenträger ist voll</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: another program is using this search</source>
            <translation>{path}: ein anderes Programm benutzt diese Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: the search could not be saved ({error}); what was saved before is kept</source>
            <translation>{path}: die Suche ließ sich nicht speichern ({error}); was vorher gespeichert war, bleibt erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: the search file was removed or replaced while it was searched; what it held is there no longer</source>
            <translation>{path}: die Suchdatei wurde während der Suche entfernt oder ersetzt; ihr Inhalt ist nicht mehr da</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{why}. The search waits until it can save.</source>
            <translation>{why}. Die Suche wartet, bis sie speichern kann.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: explored and open shares do not add up</source>
            <translation>eine beschädigte Suchdatei: Durchsuchte und offene Anteile gehen nicht auf</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it counts less than nothing</source>
            <translation>eine beschädigte Suchdatei: Sie zählt weniger als nichts</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it holds more than a search of {cells} cells can</source>
            <translation>eine beschädigte Suchdatei: Sie enthält mehr, als eine Suche mit {cells} Zellen kann</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it tells about taking apart solutions that it does not hold</source>
            <translation>eine beschädigte Suchdatei: Sie berichtet vom Zerlegen von Lösungen, die sie nicht enthält</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its course over time is not that of this search</source>
            <translation>eine beschädigte Suchdatei: Der zeitliche Verlauf gehört nicht zu dieser Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its notes are not those that were made</source>
            <translation>eine beschädigte Suchdatei: Die Notizen sind nicht die, die gemacht wurden</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its open subtrees are not what a search leaves</source>
            <translation>eine beschädigte Suchdatei: Die offenen Teilbäume sind nicht, was eine Suche übrig lässt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its parts or its sample of slices are not those of this search</source>
            <translation>eine beschädigte Suchdatei: Die Teile oder die Stichprobe der Abschnitte gehören nicht zu dieser Suche</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its solutions by their parts are not those that were counted</source>
            <translation>eine beschädigte Suchdatei: Die Lösungen nach Teilen sind nicht die gezählten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: {nodes} nodes counted, {in_levels} in the levels together</source>
            <translation>eine beschädigte Suchdatei: {nodes} Knoten gezählt, {in_levels} in allen Tiefen zusammen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: {stored} solutions stored, {counted} counted</source>
            <translation>eine beschädigte Suchdatei: {stored} Lösungen gespeichert, {counted} gezählt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>was changed by something other than this program: its seal is broken</source>
            <translation>wurde nicht von diesem Programm geändert: Das Siegel ist gebrochen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/disk_room.py" />
            <source>Little room is left on the disk of {name}. The search waits until there is more.</source>
            <translation>Auf dem Datenträger von {name} ist nur noch wenig Platz. Die Suche wartet, bis mehr da ist.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/disk_room.py" />
            <source>The solutions will probably need {needed}, and {room} is free; a search can store a sample of them, or only count.</source>
            <translation>Die Lösungen brauchen wahrscheinlich {needed}, frei sind {room}; eine Suche kann eine Stichprobe davon speichern oder nur zählen.</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: a program ended while it saved there; open the search to put that right</source>
            <translation>{path}: ein Programm endete, während es dort speicherte; öffnen Sie die Suche, um das zu beheben</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: is a search that is open in this program; choose another name</source>
            <translation>{path}: ist eine Suche, die in diesem Programm geöffnet ist; wählen Sie einen anderen Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: the copy could not be written ({error})</source>
            <translation>{path}: die Kopie ließ sich nicht schreiben ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/lineage.py" />
            <source>{path}: what a wrong worker of the cluster did cannot be taken out of this search; begin it again without that worker</source>
            <translation>{path}: was ein fehlerhafter Suchprozess des Clusters getan hat, lässt sich aus dieser Suche nicht mehr entfernen; beginnen Sie sie ohne ihn noch einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/part_files.py" />
            <source>{path}: could not be saved, as its disk is full or another program holds it; what was saved before is kept</source>
            <translation>{path}: ließ sich nicht speichern, da der Datenträger voll ist oder ein anderes Programm die Datei offen hält; was vorher gespeichert war, bleibt erhalten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/part_files.py" />
            <source>{path}: is in the way of a part of the search; move it, then try again</source>
            <translation>{path}: ist einem Teil der Suche im Weg; verschieben Sie die Datei und versuchen Sie es noch einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file</source>
            <translation>eine beschädigte Suchdatei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file: it was cut short</source>
            <translation>eine beschädigte Suchdatei: Sie wurde abgeschnitten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file: its tables are not those of this program</source>
            <translation>eine beschädigte Suchdatei: Die Tabellen sind nicht die dieses Programms</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>not a Latticework search file, as `latticework solve` keeps them</source>
            <translation>keine Latticework-Suchdatei, wie `latticework solve` sie anlegt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>search file format {given}; this program reads formats 1 to {most}</source>
            <translation>Suchdatei im Format {given}; dieses Programm liest die Formate 1 bis {most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{file}: is in the way of a search file {name}; choose another name</source>
            <translation>{file}: ist einer Suchdatei {name} im Weg; wählen Sie einen anderen Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: cannot make a search file there ({error})</source>
            <translation>{path}: dort lässt sich keine Suchdatei anlegen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: exists already; choose another name</source>
            <translation>{path}: gibt es schon; wählen Sie einen anderen Namen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <location filename="../../app/latticework/store/sqlite.py" />
            <source>a damaged search file ({error})</source>
            <translation>eine beschädigte Suchdatei ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>solution {number} is another one by now; mark it again</source>
            <translation>Lösung {number} ist inzwischen eine andere; kennzeichnen Sie sie noch einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>{path}: the search could not be started over ({error})</source>
            <translation>{path}: die Suche ließ sich nicht neu beginnen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>{path}: was removed or replaced</source>
            <translation>{path}: wurde entfernt oder ersetzt</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_lock.py" />
            <source>{path}: another window or program is searching there; pause it there, then go on here</source>
            <translation>{path}: dort sucht ein anderes Fenster oder Programm; pausieren Sie dort und machen Sie dann hier weiter</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/solution_order.py" />
            <source>looking at solution {number} of {all}</source>
            <translation>Lösung {number} von {all} wird geprüft</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/sqlite.py" />
            <source>{path}: the search file cannot be read now ({error})</source>
            <translation>{path}: die Suchdatei lässt sich gerade nicht lesen ({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>a damaged search file: open subtrees are none of this puzzle, or overlap</source>
            <translation>eine beschädigte Suchdatei: Offene Teilbäume gehören nicht zu diesem Puzzle oder überlappen sich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search begun by `{begun}`; `{method}` numbers placements in another way and cannot go on with it</source>
            <translation>enthält eine Suche, die mit `{begun}` begann; `{method}` nummeriert Platzierungen anders und kann sie nicht fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another problem of this name; its items or options differ</source>
            <translation>enthält eine Suche zu einem anderen Problem dieses Namens; Elemente oder Optionen weichen ab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another problem, {name}</source>
            <translation>enthält eine Suche zu einem anderen Problem, {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another puzzle of this name; its target, parts or rules differ</source>
            <translation>enthält eine Suche zu einem anderen Puzzle dieses Namens; Zielfigur, Teile oder Regeln weichen ab</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another puzzle, {name}</source>
            <translation>enthält eine Suche zu einem anderen Puzzle, {name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of this puzzle with other groups or another box, with which solutions come apart otherwise; choose another search file</source>
            <translation>enthält eine Suche zu diesem Puzzle mit anderen Gruppen oder einem anderen Kasten, womit sich Lösungen anders zerlegen lassen; wählen Sie eine andere Suchdatei</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search that keeps all solutions; `latticework disassemble` tells which of them come apart</source>
            <translation>enthält eine Suche, die alle Lösungen behält; `latticework disassemble` sagt, welche davon zerlegbar sind</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search that keeps {kept}; one that keeps {wanted} should be begun in another file</source>
            <translation>enthält eine Suche, die Folgendes behält: {kept}; beginnen Sie eine andere Datei für: {wanted}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>was made by another version of the program, which numbered placements differently; solve the puzzle again</source>
            <translation>stammt von einer anderen Programmversion, die Platzierungen anders nummerierte; lösen Sie das Puzzle noch einmal</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>{path}: has no solution number {number}; there are {solutions}</source>
            <translation>{path}: hat keine Lösung Nummer {number}; es gibt {solutions}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/apart_rows.py" />
            <source>{row} should tell about one of {stored} stored solutions</source>
            <translation>{row} sollte von einer der {stored} gespeicherten Lösungen berichten</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>there is no solution number {number}; there are {solutions}</source>
            <translation>es gibt keine Lösung Nummer {number}; es gibt {solutions}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>{count} solutions would have notes; at most {most} can</source>
            <translation>{count} Lösungen hätten Notizen; höchstens {most} sind möglich</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>{note}: a note should be one line of at most {most} characters</source>
            <translation>{note}: eine Notiz sollte eine Zeile mit höchstens {most} Zeichen sein</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/store/tables/part_rows.py" />
            <source>{n} parts are away ({names}); `latticework merge` brings back what they find.</source>
            <extracomment>for 1: {n} part is away ({names}); `latticework merge` brings back what it finds.</extracomment>
            <translation>
                <numerusform>{n} Teil ist ausgelagert ({names}); `latticework merge` holt zurück, was er findet.</numerusform>
                <numerusform>{n} Teile sind ausgelagert ({names}); `latticework merge` holt zurück, was sie finden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../puzzles/cubic" />
            <source>Cubic</source>
            <comment>group of the library</comment>
            <translation>Würfel</translation>
        </message>
        <message>
            <location filename="../../puzzles/drafter" />
            <source>Drafter</source>
            <comment>group of the library</comment>
            <translation>Drafter</translation>
        </message>
        <message>
            <location filename="../../puzzles/exact-cover" />
            <source>Exact cover</source>
            <comment>group of the library</comment>
            <translation>Exakte Überdeckung</translation>
        </message>
        <message>
            <location filename="../../puzzles/half-square" />
            <source>Half square</source>
            <comment>group of the library</comment>
            <translation>Halbe Quadrate</translation>
        </message>
        <message>
            <location filename="../../puzzles/hexagon" />
            <source>Hexagon</source>
            <comment>group of the library</comment>
            <translation>Sechsecke</translation>
        </message>
        <message>
            <location filename="../../puzzles/hexagon-stick" />
            <source>Hexagon stick</source>
            <comment>group of the library</comment>
            <translation>Sechseckstäbe</translation>
        </message>
        <message>
            <location filename="../../puzzles/hexagonal-prism" />
            <source>Hexagonal prism</source>
            <comment>group of the library</comment>
            <translation>Sechseckprismen</translation>
        </message>
        <message>
            <location filename="../../puzzles/kite" />
            <source>Kite</source>
            <comment>group of the library</comment>
            <translation>Drachen</translation>
        </message>
        <message>
            <location filename="../../puzzles/packed-spheres" />
            <source>Packed spheres</source>
            <comment>group of the library</comment>
            <translation>Kugeln (kubisch)</translation>
        </message>
        <message>
            <location filename="../../puzzles/packed-spheres-hexagonal" />
            <source>Packed spheres hexagonal</source>
            <comment>group of the library</comment>
            <translation>Kugeln (hexagonal)</translation>
        </message>
        <message>
            <location filename="../../puzzles/rhombic-dodecahedron" />
            <source>Rhombic dodecahedron</source>
            <comment>group of the library</comment>
            <translation>Rhombendodekaeder</translation>
        </message>
        <message>
            <location filename="../../puzzles/rhombic-tetrahedron" />
            <source>Rhombic tetrahedron</source>
            <comment>group of the library</comment>
            <translation>Rhombische Tetraeder</translation>
        </message>
        <message>
            <location filename="../../puzzles/ring" />
            <source>Ring</source>
            <comment>group of the library</comment>
            <translation>Ringe</translation>
        </message>
        <message>
            <location filename="../../puzzles/square" />
            <source>Square</source>
            <comment>group of the library</comment>
            <translation>Quadrate</translation>
        </message>
        <message>
            <location filename="../../puzzles/square-stick" />
            <source>Square stick</source>
            <comment>group of the library</comment>
            <translation>Quadratstäbe</translation>
        </message>
        <message>
            <location filename="../../puzzles/stomachion" />
            <source>Stomachion</source>
            <comment>group of the library</comment>
            <translation>Stomachion</translation>
        </message>
        <message>
            <location filename="../../puzzles/tetrahedron-octahedron" />
            <source>Tetrahedron octahedron</source>
            <comment>group of the library</comment>
            <translation>Tetraeder und Oktaeder</translation>
        </message>
        <message>
            <location filename="../../puzzles/tetrahedron-octant" />
            <source>Tetrahedron octant</source>
            <comment>group of the library</comment>
            <translation>Tetraeder und Oktanten</translation>
        </message>
        <message>
            <location filename="../../puzzles/triangle" />
            <source>Triangle</source>
            <comment>group of the library</comment>
            <translation>Dreiecke</translation>
        </message>
        <message>
            <location filename="../../puzzles/triangle-stick" />
            <source>Triangle stick</source>
            <comment>group of the library</comment>
            <translation>Dreieckstäbe</translation>
        </message>
        <message>
            <location filename="../../puzzles/triangular-prism" />
            <source>Triangular prism</source>
            <comment>group of the library</comment>
            <translation>Dreieckprismen</translation>
        </message>
        <message>
            <location filename="../../puzzles/truncated-octahedron" />
            <source>Truncated octahedron</source>
            <comment>group of the library</comment>
            <translation>Oktaederstümpfe</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/cubic.toml" />
            <source>Cubes</source>
            <comment>lattice</comment>
            <translation>Würfel</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/drafter.toml" />
            <source>Drafters</source>
            <comment>lattice</comment>
            <translation>Drafter</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/half-square.toml" />
            <source>Half squares</source>
            <comment>lattice</comment>
            <translation>Halbe Quadrate</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/hexagon-stick.toml" />
            <source>Sticks of hexagons</source>
            <comment>lattice</comment>
            <translation>Sechseckstäbe</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/hexagon.toml" />
            <source>Hexagons</source>
            <comment>lattice</comment>
            <translation>Sechsecke</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/hexagonal-prism.toml" />
            <source>Hexagonal prisms</source>
            <comment>lattice</comment>
            <translation>Sechseckprismen</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/kite.toml" />
            <source>Kites</source>
            <comment>lattice</comment>
            <translation>Drachen</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/packed-spheres-hexagonal.toml" />
            <source>Packed spheres (hexagonal)</source>
            <comment>lattice</comment>
            <translation>Kugeln (hexagonal)</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/packed-spheres.toml" />
            <source>Packed spheres (cubic)</source>
            <comment>lattice</comment>
            <translation>Kugeln (kubisch)</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/rhombic-dodecahedron.toml" />
            <source>Rhombic dodecahedra</source>
            <comment>lattice</comment>
            <translation>Rhombendodekaeder</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/rhombic-tetrahedron.toml" />
            <source>Tetrahedra of the cube</source>
            <comment>lattice</comment>
            <translation>Tetraeder des Würfels</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/ring.toml" />
            <source>Rings</source>
            <comment>lattice</comment>
            <translation>Ringe</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/square-stick.toml" />
            <source>Sticks of squares</source>
            <comment>lattice</comment>
            <translation>Quadratstäbe</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/square.toml" />
            <source>Squares</source>
            <comment>lattice</comment>
            <translation>Quadrate</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/tetrahedron-octahedron.toml" />
            <source>Tetrahedra and octahedra</source>
            <comment>lattice</comment>
            <translation>Tetraeder und Oktaeder</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/tetrahedron-octant.toml" />
            <source>Tetrahedra and octants</source>
            <comment>lattice</comment>
            <translation>Tetraeder und Oktanten</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/triangle-stick.toml" />
            <source>Sticks of triangles</source>
            <comment>lattice</comment>
            <translation>Dreieckstäbe</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/triangle.toml" />
            <source>Triangles</source>
            <comment>lattice</comment>
            <translation>Dreiecke</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/triangular-prism.toml" />
            <source>Triangular prisms</source>
            <comment>lattice</comment>
            <translation>Dreieckprismen</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/truncated-octahedron.toml" />
            <source>Truncated octahedra</source>
            <comment>lattice</comment>
            <translation>Oktaederstümpfe</translation>
        </message>
    </context>
</TS>
