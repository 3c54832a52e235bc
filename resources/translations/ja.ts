<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en" language="ja">
    <context>
        <name>latticework</name>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>My folder of puzzles</source>
            <translation>自分のパズルのフォルダー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Workers</source>
            <translation>ワーカー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} is set, but there is no such setting; there are {known}</source>
            <translation>{value}が設定されていますが、そのような設定はありません。使えるのは{known}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} should be the path of a folder</source>
            <translation>{value}はフォルダのパスにしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/administrator.py" />
            <source>{value} should stand in one of the tables [usual] and [fixed]</source>
            <translation>{value}は[usual]または[fixed]の表の中に書いてください</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Comes apart with {n} turns, {moves}; slides alone do not take it apart</source>
            <extracomment>for 1: Comes apart with {n} turn, {moves}; slides alone do not take it apart</extracomment>
            <translation>
                <numerusform>{n}回の回転で分解できます、{moves}。スライドだけでは分解できません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Does not come apart: all {n} parts hold one another ({states})</source>
            <translation>分解できません: {n}個のピースすべてが互いにかみ合っています({states})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Does not come apart: {names} hold one another ({states})</source>
            <translation>分解できません: {names}が互いにかみ合っています({states})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Laid one after another</source>
            <translation>1つずつ順に置く</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Level {level}, {n} moves, {states}</source>
            <extracomment>for 1: Level {level}, {n} move, {states}</extracomment>
            <translation>
                <numerusform>レベル{level}、{n}手、{states}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were not tried.</source>
            <translation>複数のピースを同時に別々の向きへ動かすことは試していません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were tried as well.</source>
            <translation>複数のピースを同時に別々の向きへ動かすことも試しました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, were tried from {n} arrangements and do not, either.</source>
            <extracomment>for 1: Motions of several parts at once, each its own way, were tried from {n} arrangement and do not, either.</extracomment>
            <translation>
                <numerusform>複数のピースを同時に別々の向きへ動かすことも{n}通りの並び方から試しましたが、分解できません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Motions of several parts at once, each its own way, would not help, either.</source>
            <translation>複数のピースを同時に別々の向きへ動かしても分解できません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Not known whether it comes apart: {limit}</source>
            <translation>分解できるか不明: {limit}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Not known whether turns take it apart: the limit of {seconds} seconds or of states was reached</source>
            <translation>回転で分解できるか不明: {seconds}秒または状態数の上限に達しました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Taken apart by straight moves</source>
            <translation>まっすぐな動きで分解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>They do not move at all, not even several at once, each its own way.</source>
            <translation>複数を同時に別々の向きへ動かしても、まったく動きません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>Turns from cells to cells do not take it apart, either. Not tried: turns part of the way, slides by less than a step, and turning and sliding at once.</source>
            <translation>セルからセルへの回転でも分解できません。途中までの回転、1ステップ未満のスライド、回転とスライドの同時の動きは試していません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>the limit of {seconds} seconds or of memory was reached ({states})</source>
            <translation>{seconds}秒またはメモリの上限に達しました({states})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>the limit of {states} states was reached</source>
            <translation>状態数の上限{states}に達しました</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{course}. In {n} moves several parts go at once, each its own way.</source>
            <extracomment>for 1: {course}. In {n} move several parts go at once, each its own way.</extracomment>
            <translation>
                <numerusform>{course}。うち{n}手では、複数のピースが同時に別々の向きへ動きます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{held}. {tried}</source>
            <translation>{held}。{tried}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{n} arrangements tried</source>
            <extracomment>for 1: {n} arrangement tried</extracomment>
            <translation>
                <numerusform>並び方{n}通りを試行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/apart/courses.py" />
            <source>{n} moves in all</source>
            <extracomment>for 1: {n} move in all</extracomment>
            <translation>
                <numerusform>全{n}手</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/disassembler.py" />
            <source>the solution has {bodies} pieces; up to {most} can be taken apart</source>
            <translation>解のピースは{bodies}個ですが、分解できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/parting.py" />
            <source>Moving the parts of the solution apart</source>
            <translation>解のピースを動かして分けています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/results.py" />
            <source>{name}: every solution has at least {fewest} parts; up to {most}, the box counted once, can be taken apart</source>
            <translation>{name}: どの解も少なくとも{fewest}個のピースからなりますが、分解できるのは箱を1個と数えて{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/solids.py" />
            <source>the cell {name} has faces that cannot be seen from its middle; solutions of such cells cannot be taken apart</source>
            <translation>セル{name}には中心から見えない面があります。このようなセルの解は分解できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/with_turns.py" />
            <source>{name}: has keys, which slide but are not turned</source>
            <translation>{name}: 鍵があります。鍵はスライドできますが回転できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/apart/with_turns.py" />
            <source>{name}: turns are tried only where all cells are prisms along an axis of the lattice; those of {lattice} are not</source>
            <translation>{name}: 回転を試すのは、すべてのセルが格子の軸に沿った角柱の場合だけですが、{lattice}のセルはそうではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/api/shares.py" />
            <source>has no slices that could be done again, or not all of them, so nothing that it says was checked</source>
            <translation>再計算できるスライスがまったく、または一部しかないので、記載内容を検査できませんでした</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things beside puzzle and solutions were left out; {more}</source>
            <extracomment>for 1: {n} thing beside puzzle and solutions was left out; {more}</extracomment>
            <translation>
                <numerusform>パズルと解以外のもの{n}件を取り込みませんでした。{more}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things could not be taken over, and {beside}</source>
            <extracomment>for 1: {n} thing could not be taken over, and {beside}</extracomment>
            <translation>
                <numerusform>{n}件を取り込めませんでした。{beside}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/puzzle_source.py" />
            <source>{n} things could not be taken over; {more}</source>
            <translation>{n}件を取り込めませんでした。{more}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>can be read in several ways ({endings}); name its format with --format: {known}</source>
            <translation>複数の形式として読めます({endings})。--formatで形式を指定してください: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is a search file; give its name instead of -, because a search writes into its file</source>
            <translation>探索ファイルです。探索はファイルに書き込むため、- の代わりにファイル名を指定してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is empty; pipe a puzzle or an exact cover problem into the command</source>
            <translation>空です。パズルか厳密被覆問題をコマンドに渡してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <source>is in no known format; name its format with --format: {known}</source>
            <translation>既知の形式ではありません。--formatで形式を指定してください: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cli/standard_input.py" />
            <location filename="../../app/latticework/files/formats.py" />
            <location filename="../../app/latticework/reading.py" />
            <source>larger than {most} bytes, the most that is read</source>
            <translation>読み込める上限の{most}バイトを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/compiling.py" />
            <source>Compiling the search for this machine, once after an installation: {ready} of {known}…</source>
            <translation>このコンピューター用に探索をコンパイルしています(インストール後の初回のみ): {known}個中{ready}個…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>An island of {n} cells has a size that no choice of parts adds up to.</source>
            <extracomment>for 1: An island of {n} cell has a size that no choice of parts adds up to.</extracomment>
            <translation>
                <numerusform>{n}セルの島があり、ピースをどう組み合わせてもその大きさになりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>An island of {n} cells has a size that no choice of the parts that fit somewhere adds up to.</source>
            <extracomment>for 1: An island of {n} cell has a size that no choice of the parts that fit somewhere adds up to.</extracomment>
            <translation>
                <numerusform>{n}セルの島があり、どこかに収まるピースをどう組み合わせてもその大きさになりません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target falls apart into {n} islands, which are filled each by itself.</source>
            <translation>ターゲットは{n}個の島に分かれ、それぞれ別々に埋められます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target has {n} cells, a size that no choice of parts adds up to.</source>
            <extracomment>for 1: The target has {n} cell, a size that no choice of parts adds up to.</extracomment>
            <translation>
                <numerusform>ターゲットは{n}セルで、ピースをどう組み合わせてもその大きさになりません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>The target has {n} cells, a size that no choice of the parts that fit into it adds up to.</source>
            <extracomment>for 1: The target has {n} cell, a size that no choice of the parts that fit into it adds up to.</extracomment>
            <translation>
                <numerusform>ターゲットは{n}セルで、収まるピースをどう組み合わせてもその大きさになりません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With a colour for each kind of cell</source>
            <translation>セルを種類ごとに色分けすると</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With cells coloured by the remainder of {sum} divided by {n}</source>
            <translation>セルを{sum}を{n}で割った余りで色分けすると</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>With the cells in two colours like a chessboard</source>
            <translation>セルをチェス盤のように2色に塗り分けると</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>black cells</source>
            <translation>黒のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells of kind {name}</source>
            <translation>種類{name}のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells that nothing covers</source>
            <translation>何にも覆われないセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>cells with remainder {n}</source>
            <translation>余り{n}のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>forced placements</source>
            <translation>強制される配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>the cell that is left</source>
            <translation>残ったセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>the island</source>
            <translation>島</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>white cells</source>
            <translation>白のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}</source>
            <translation>{cells}: {there}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {below} or {above}, but no number between</source>
            <translation>{cells}: {there}。ピースが覆うのは{below}または{above}で、その間の数にはなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {least} to {most}</source>
            <translation>{cells}: {there}。ピースが覆うのは{least}～{most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{cells}: {there}; the parts cover {numbers}</source>
            <translation>{cells}: {there}。ピースが覆うのは{numbers}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the parts can cover as many cells of each colour as there are.</source>
            <translation>{coloring}、ピースは各色のセルをちょうどその数だけ覆えます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts cover at most {most} of them.</source>
            <translation>{coloring}、ターゲットの{cells}は{there}個ですが、ピースが覆えるのは多くとも{most}個です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts cover {below} or {above} of them, never a number between.</source>
            <translation>{coloring}、ターゲットの{cells}は{there}個ですが、ピースが覆うのは{below}個または{above}個で、その間の数にはなりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, but the parts need at least {least} of them.</source>
            <translation>{coloring}、ターゲットの{cells}は{there}個ですが、ピースには少なくとも{least}個必要です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{coloring}, the target has {there} {cells}, which no choice of placements comes to.</source>
            <translation>{coloring}、ターゲットの{cells}は{there}個ですが、どのように配置してもその数になりません。</translation>
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
                <numerusform>{n}セル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{n} cells can be covered in one way only.</source>
            <extracomment>for 1: {n} cell can be covered in one way only.</extracomment>
            <translation>
                <numerusform>覆い方が1通りしかないセルが{n}個あります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <source>{n} cells have the fewest placements: {fewest} each.</source>
            <extracomment>for 1: {n} cell has the fewest placements: {fewest}.</extracomment>
            <translation>
                <numerusform>配置が最も少ないセルは{n}個で、それぞれ{fewest}通りです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/arguments.py" />
            <location filename="../../app/latticework/gui/solve/why/overlays.py" />
            <source>{n} placements</source>
            <extracomment>for 1: {n} placement</extracomment>
            <translation>
                <numerusform>配置{n}通り</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>can be read in two ways: as a matrix of 0 and 1, or as options with items named 0 and 1. Save a matrix as .csv, .npy or .npz; write options as an object: {example}</source>
            <translation>2通りに読めます: 0と1の行列か、0と1という名前の項目を含む選択肢です。行列は.csv、.npy、.npzのどれかで保存し、選択肢はオブジェクトとして書いてください: {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>holds {item} twice; each item may be there once</source>
            <translation>{item}が2回あります。項目はそれぞれ1回だけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>items: {count} of them; at most {most} can be searched</source>
            <translation>items: {count}個あります。探索できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>items: {item} is there twice; each item is named once, primary or not</source>
            <translation>items: {item}が2回あります。一次項目でもそうでなくても、項目は1回だけ書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>multiplicities: {item} has {low} to {high}; should be two whole numbers from 0 to {most}, the first not above the second, and the second not 0</source>
            <translation>multiplicities: {item}は{low}～{high}です。0～{most}の2つの整数で、最初の数は2番目以下、2番目は0以外でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>multiplicities: {item} should be one of the primary items</source>
            <translation>multiplicities: {item}は一次項目でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>the primary item {item} has the colour {color}; only secondary items have colours</source>
            <translation>一次項目{item}に色{color}があります。色をもてるのは二次項目だけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>{given} is not a format that this program reads; should be {known}</source>
            <translation>{given}はこのプログラムが読み込める形式ではありません。{known}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{item} is not among the items</source>
            <translation>{item}は項目の中にありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{name}: at least {options} options with {items} items; at most {most_options} with {most_items} can be searched</source>
            <translation>{name}: {items}項目で少なくとも{options}個の選択肢があります。探索できるのは{most_items}項目、{most_options}個の選択肢までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_document.py" />
            <source>{name}: its options hold more than {most} different items and colours of items, the most that can be searched</source>
            <translation>{name}: 選択肢に含まれる異なる項目と項目の色が、探索できる上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: has entries outside its shape {shape}</source>
            <translation>matrix: 大きさ{shape}の外に要素があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: should have two axes, a row for each option and a column for each item, with entries 0 and 1; has the shape {shape} and entries of type {type}</source>
            <translation>matrix: 選択肢ごとの行と項目ごとの列からなる2つの軸を持ち、要素は0と1でなければなりませんが、大きさは{shape}、要素の型は{type}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: {rows} rows, {columns} columns and {ones} ones; at most {most_rows}, {most_columns} and {most_ones} can be searched</source>
            <translation>matrix: {rows}行、{columns}列、1が{ones}個あります。探索できるのは{most_rows}行、{most_columns}列、{most_ones}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_matrix.py" />
            <source>matrix: {value} in row {row}, column {column}, both counted from 1, should be 0 or 1</source>
            <translation>matrix: {row}行{column}列(どちらも1から数えます)の{value}は0か1でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>No option holds the item {item}.</source>
            <translation>項目{item}を含む選択肢がありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>Only {n} options hold the item {item}, which must be held by {least}.</source>
            <extracomment>for 1: Only {n} option holds the item {item}, which must be held by {least}.</extracomment>
            <translation>
                <numerusform>項目{item}を含む選択肢は{n}個だけですが、{least}個必要です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>order: {name} goes by the places of cells, which an exact cover problem has not; should be one of {orders}</source>
            <translation>order: {name}はセルの位置による順序ですが、厳密被覆問題には位置がありません。{orders}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{name}: item {item}: {error}</source>
            <translation>{name}: 項目{item}: {error}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{n} more items have too few options.</source>
            <extracomment>for 1: {n} more item has too few options.</extracomment>
            <translation>
                <numerusform>ほかにも{n}個の項目で選択肢が足りません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/exact_cover_problem.py" />
            <source>{options} options give an item {colors} colours, {alike} of them the same: {pairs} pairs that exclude each other, more than can be searched; instead, let a primary item have an option for each colour, which holds a secondary item of each option that gives another colour</source>
            <translation>{options}個の選択肢が、ある項目に{colors}色を与え、うち{alike}個は同じ色です。互いに排除する組が{pairs}組になり、探索できる数を超えます。代わりに、一次項目に色ごとの選択肢を設け、別の色を与える各選択肢の二次項目をそれに含めてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>No mark may occur twice along a line of different marks.</source>
            <translation>異なるマークの列では、同じマークは2度現れません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Only {n} cells may stay empty.</source>
            <extracomment>for 1: Only {n} cell may stay empty.</extracomment>
            <translation>
                <numerusform>空でもよいのは{n}セルだけです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Part {name} has fewer placements than copies that must be placed.</source>
            <translation>ピース{name}は、置かなければならない個数より配置のほうが少なくなっています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Part {name} may be placed at most {n} times.</source>
            <extracomment>for 1: Part {name} may be placed only once.</extracomment>
            <translation>
                <numerusform>ピース{name}を置けるのは{n}回までです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The mark {mark} may not face an empty cell.</source>
            <translation>マーク{mark}は空のセルに面してはいけません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The mark {mark} may not meet a side without a mark.</source>
            <translation>マーク{mark}は、マークのない側面と向かい合えません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>The marks {one} and {other} may not meet.</source>
            <translation>マーク{one}と{other}は向かい合えません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sides with the mark {mark} may not meet.</source>
            <translation>マーク{mark}の側面どうしは向かい合えません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sides without marks may not meet.</source>
            <translation>マークのない側面どうしは向かい合えません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>Two sticks may not cross at a corner.</source>
            <translation>2本の棒は角で交差できません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>nothing covers the cell {cell}</source>
            <translation>セル{cell}を覆えるものがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>too few placements are left for part {name}</source>
            <translation>ピース{name}の配置が足りません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>{n} placements are forced, because cells or parts have no others; then {what}.</source>
            <extracomment>for 1: {n} placement is forced, because a cell or a part has no other; then {what}.</extracomment>
            <translation>
                <numerusform>ほかの置き方がないセルやピースのために{n}通りの配置が決まり、その結果、{what}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/forced_placements.py" />
            <source>{sentence} {rule}</source>
            <translation>{sentence}{rule}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No choice of copies of the parts fills exactly {cells} cells.</source>
            <translation>ピースの個数をどう選んでも、ちょうど{cells}セルにはなりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No choice of copies of the parts fills {must} to {cells} cells.</source>
            <translation>ピースの個数をどう選んでも、{must}～{cells}セルにはなりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cell {cell}.</source>
            <translation>セル{cell}を覆えるピースがありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cells {cells} and {n} more.</source>
            <extracomment>for 1: No part can cover the cells {cells} and {n} more.</extracomment>
            <translation>
                <numerusform>セル{cells}ほか{n}個のセルを覆えるピースがありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>No part can cover the cells {cells}.</source>
            <translation>セル{cells}を覆えるピースがありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} always has a side without a mark against a cell that must be filled, and such sides may meet nothing: let them meet each other, {example}, or mark them.</source>
            <translation>ピース{name}では、マークのない側面が、埋めなければならないセルに必ず接しますが、そのような側面は何とも向かい合えません。{example} のように互いに向かい合えるようにするか、マークを付けてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} fits nowhere in the target.</source>
            <translation>ピース{name}はターゲットのどこにも収まりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>Part {name} has no cells.</source>
            <translation>ピース{name}にセルがありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells at most, but {fill}: {few} too few.</source>
            <extracomment>for 1: The parts fill {n} cell at most, but {fill}: {few} too few.</extracomment>
            <translation>
                <numerusform>ピースが埋めるのは多くとも{n}セルですが、{fill}。{few}セル足りません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells, but {fill}: {few} too few.</source>
            <extracomment>for 1: The parts fill {n} cell, but {fill}: {few} too few.</extracomment>
            <translation>
                <numerusform>ピースが埋めるのは{n}セルですが、{fill}。{few}セル足りません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The parts fill {n} cells, but {fill}: {over} too many.</source>
            <extracomment>for 1: The parts fill {n} cell, but {fill}: {over} too many.</extracomment>
            <translation>
                <numerusform>ピースが埋めるのは{n}セルですが、{fill}。{over}セル多すぎます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>The target has no cells yet: draw it first.</source>
            <translation>ターゲットにまだセルがありません。まず描いてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>There are no parts yet: add some first.</source>
            <translation>まだピースがありません。まず追加してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>a mark could occur twice along a line</source>
            <translation>同じマークが1つの列に2度現れてもよければ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the colours of cells did not matter</source>
            <translation>セルの色を問わなければ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the marks of sides did not matter</source>
            <translation>側面のマークを問わなければ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the parts could be moved and turned freely</source>
            <translation>ピースを自由に動かしたり回したりできれば</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the target has {cells} cells, {must} of which must be filled</source>
            <translation>ターゲットは{cells}セルで、そのうち{must}セルを必ず埋めます</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>the target has {n} cells</source>
            <extracomment>for 1: the target has {n} cell</extracomment>
            <translation>
                <numerusform>ターゲットは{n}セルです</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>{reason} It would fit if {rule}.</source>
            <translation>{reason}{rule}収まります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reasons.py" />
            <source>{reason} That would be possible if {rule}.</source>
            <translation>{reason}{rule}可能です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reduction.py" />
            <source>placing part {number} of {parts}</source>
            <translation>{parts}個中{number}個目のピースを配置しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/reduction.py" />
            <source>{name}: more than {most} placements, the most that can be searched; part {part} alone may have too many</source>
            <translation>{name}: 配置が、探索できる上限の{most}通りを超えています。ピース{part}だけで多すぎる可能性があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/cover/symmetry_group.py" />
            <source>trying symmetry {number} of {all}</source>
            <translation>{all}個中{number}個目の対称性を試しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>a list</source>
            <translation>リスト</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/settings.py" />
            <source>a number</source>
            <translation>数値</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>a table</source>
            <translation>表</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/settings.py" />
            <source>a whole number</source>
            <translation>整数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>has the unknown field {name}: {value}; should be one of {known}</source>
            <translation>不明なフィールド{name}があります: {value}。{known}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>is a whole number beyond 64 bits</source>
            <translation>64ビットを超える整数です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>lacks the field {name}</source>
            <translation>フィールド{name}がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>nothing</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted} of length {length}</source>
            <translation>長さ{length}の{wanted}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted} {bound}</source>
            <translation>{bound}の{wanted}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>should be {wanted}, got {given}</source>
            <translation>{wanted}でなければなりませんが、{given}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>true or false</source>
            <translation>trueまたはfalse</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{one} or {other}</source>
            <translation>{one}または{other}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{reason}: {value}</source>
            <translation>{reason}: {value}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/decoding_faults.py" />
            <source>{reason}; did you mean {other}?</source>
            <translation>{reason}。{other}のことですか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/all_positions.py" />
            <source>{name}: its solutions cannot be compared with each other: they are more than {most} placements in all, or have more than {parts} parts</source>
            <translation>{name}: 解を互いに比較できません。配置が全部で{most}通りを超えるか、ピースが{parts}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/all_positions.py" />
            <source>{path}: what leaves one solution is known only where all solutions are found and stored</source>
            <translation>{path}: どうすれば解が1つになるかは、すべての解を見つけて保存した場合にしかわかりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count.py" />
            <source>more than {most} sets; choose fewer pieces or fewer holes</source>
            <translation>{most}組を超えます。ピースか空洞を減らしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count.py" />
            <source>worker processes end again and again; what was counted is kept</source>
            <translation>ワーカープロセスが何度も終了します。数えた結果は保存されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>a first cut is open twice, or was never started</source>
            <translation>最初の切り方が2回未完了になっているか、始められていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>counts other pieces, another length or other holes, and was not changed</source>
            <translation>別のピース、別の長さ、または別の空洞を数えたものなので、変更しませんでした</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>its sums do not match its rows</source>
            <translation>合計が行と一致しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>no count can reach this state</source>
            <translation>どのように数えてもこの状態にはなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>one of its rows is not a set of these pieces, or occurs twice</source>
            <translation>これらのピースの組でない行か、2回現れる行があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/count_file.py" />
            <source>{given} first cuts were started, but there are only {all}</source>
            <translation>最初の切り方が{given}個始められていますが、全部で{all}個しかありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/family.py" />
            <source>is no list of pieces ({error})</source>
            <translation>ピースの一覧ではありません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/family.py" />
            <source>length {length}: should be one of {all}</source>
            <translation>長さ{length}: {all}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>line {number}: {line} should be the number of a piece, or the {cubes} cubes that may be cut away, as ##?#/####/##/##</source>
            <translation>{number}行目: {line} は、ピースの番号か、##?#/####/##/## のように切り取ってよい{cubes}個の立方体でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>no piece is named there</source>
            <translation>ピースが指定されていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>piece {number}: should be from 1 to {most}, and of one part; 1 is a whole rod</source>
            <translation>ピース{number}: 1～{most}で、ひとつながりのピースでなければなりません。1は切り欠きのない棒です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/burrs/pieces.py" />
            <source>{word}: should be the number of a piece, as 88, or several equal ones, as 2x88</source>
            <translation>{word}: 88のようなピースの番号か、2x88のように同じものの個数付きの番号でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>a set occurs twice</source>
            <translation>同じ組が2回現れます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>has tried other sets, other targets or another order, and was not changed</source>
            <translation>別のセット、別のターゲット、または別の順序を試したものなので、変更しませんでした</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>should list each of the {all} targets once</source>
            <translation>{all}個のターゲットを1回ずつ挙げていなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>the targets are not ordered by how many sets failed at them</source>
            <translation>ターゲットが、失敗した組の数の順に並んでいません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>this is not a set that fills all targets</source>
            <translation>すべてのターゲットを埋める組ではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: all targets together have {cells} cells and crossings; at most {most} can be searched at once</source>
            <translation>{name}: すべてのターゲットを合わせるとセルと交差が{cells}個になります。一度に探索できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: its targets have from {least} to {most} cells; one set of parts fills only targets that have equally many</source>
            <translation>{name}: ターゲットのセル数が{least}～{most}とまちまちです。1つのピースセットで埋められるのは、セル数の等しいターゲットだけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: no set of the parts has {cells} cells</source>
            <translation>{name}: {cells}セルになるピースセットがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: one cell of each color of the target is to stay empty, but there are {number} ways to choose them; from 2 to {most} would be right</source>
            <translation>{name}: ターゲットの各色のセルを1つずつ空けますが、その選び方は{number}通りです。2～{most}通りでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{name}: one set of parts for many targets is found only for targets without colors and cells that may stay empty, and parts without marks</source>
            <translation>{name}: 多数のターゲットに共通のピースセットを探せるのは、ターゲットに色も空でもよいセルもなく、ピースにマークがない場合だけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/calendars.py" />
            <source>{tried} of {all} sets cannot have been tried if {failed} failed and {found} did not</source>
            <translation>失敗が{failed}組、成功が{found}組なら、{all}組のうち{tried}組を試したことにはなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/colors.py" />
            <source>painted cells: {cells}; solution {number} of {all}</source>
            <translation>塗るセル: {cells}、解{number}/{all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/colors.py" />
            <source>{name}: cells of its target have colours already; remove them before others are looked for</source>
            <translation>{name}: ターゲットのセルにすでに色があります。ほかの塗り方を探す前に取り除いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: a target of 2 to {most} cells is cut, without colors and without cells that may stay empty; this one has {cells} cells</source>
            <translation>{name}: 切り分けられるのは、色も空でもよいセルもない2～{most}セルのターゲットです。これは{cells}セルです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: the target has {islands} pieces that do not touch each other, and so cannot be cut into {parts} connected parts</source>
            <translation>{name}: ターゲットは互いに接しない{islands}個のかけらに分かれているので、{parts}個の連結なピースには切り分けられません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: the target is too wide to be cut</source>
            <translation>{name}: ターゲットの幅が広すぎて切り分けられません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/dissections.py" />
            <source>{name}: {cells} cells cannot be cut into {parts} parts of {least} to {most} cells</source>
            <translation>{name}: {cells}セルを{least}～{most}セルの{parts}個のピースに切り分けることはできません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/hints.py" />
            <source>solution {number} of {all}</source>
            <translation>解{number}/{all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/judge.py" />
            <source>judging set {number} of {all}</source>
            <translation>{all}組中{number}組目のセットを評価しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>is damaged, and was not changed</source>
            <translation>破損しているので、変更しませんでした</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>is no count of this kind</source>
            <translation>この種の数え上げではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>it is larger than any count of this kind</source>
            <translation>この種の集計としては大きすぎます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>its rows are not sets of pieces</source>
            <translation>行がピースの組ではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/kept_counts.py" />
            <source>{reason}; the file was not changed</source>
            <translation>{reason}。ファイルは変更していません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>each part at most {given} times: should be from 1 to {most}</source>
            <translation>各ピース最大{given}回: 1～{most}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>{name}: has no parts to choose from</source>
            <translation>{name}: 選べるピースがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/part_sets.py" />
            <source>{path}: does not count solutions by the parts that they use; `latticework design sets` makes searches that do</source>
            <translation>{path}: 使うピース別に解を数えたものではありません。`latticework design sets` はそのような探索を作ります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>comparing shapes</source>
            <translation>形を比較しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>looking for holes</source>
            <translation>空洞を調べています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>shapes of {cells} cells are too large to be found all</source>
            <translation>{cells}セルの形は大きすぎて、すべては求められません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>there are more than {most} shapes; fewer parts, fewer cells or a smaller box would leave fewer</source>
            <translation>形が{most}個を超えます。ピースやセルを減らすか、箱を小さくすると少なくなります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: a box has {rank} sizes, each at least 1</source>
            <translation>{name}: 箱の大きさは{rank}個の数で、それぞれ1以上です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: its parts may not move like that, so that {sort} shapes would not all be filled in equally many ways; choose {usual}</source>
            <translation>{name}: ピースにその動きが許されていないため、{sort}の形で埋め方の数がそろいません。{usual}を選んでください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{name}: only connected parts without marks, which may be shifted, are joined</source>
            <translation>{name}: つなげられるのは、移動できる、マークのない連結なピースだけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/designs/shapes.py" />
            <source>{shapes} shapes up to now</source>
            <translation>これまでに形{shapes}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>about {time}</source>
            <translation>約{time}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>more than 100 years</source>
            <translation>100年以上</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{hours} h {minutes} min</source>
            <translation>{hours}時間{minutes}分</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{least} to {most}</source>
            <translation>{least}～{most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes}分{seconds}秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} days</source>
            <extracomment>for 1: {n} day</extracomment>
            <translation>
                <numerusform>{n}日</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} hours</source>
            <extracomment>for 1: {n} hour</extracomment>
            <translation>
                <numerusform>{n}時間</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} minutes</source>
            <extracomment>for 1: {n} minute</extracomment>
            <translation>
                <numerusform>{n}分</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} seconds</source>
            <extracomment>for 1: {n} second</extracomment>
            <translation>
                <numerusform>{n}秒</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/durations.py" />
            <source>{n} years</source>
            <extracomment>for 1: {n} year</extracomment>
            <translation>
                <numerusform>{n}年</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>{seconds} s</source>
            <translation>{seconds}秒</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{time} or far more</source>
            <translation>{time}、またははるかに長い</translation>
        </message>
        <message>
            <location filename="../../app/latticework/durations.py" />
            <source>{years} years</source>
            <translation>{years}年</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>File exists</source>
            <translation>ファイルはすでに存在します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>File name too long</source>
            <translation>ファイル名が長すぎます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Input/output error</source>
            <translation>入出力エラー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Is a directory</source>
            <translation>フォルダーです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>No space left on device</source>
            <translation>デバイスに空き容量がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>No such file or directory</source>
            <translation>ファイルまたはフォルダーがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Not a directory</source>
            <translation>フォルダーではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Operation not permitted</source>
            <translation>許可されていない操作です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Permission denied</source>
            <translation>アクセスが拒否されました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>Read-only file system</source>
            <translation>読み取り専用のファイルシステムです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins a table that is there already; each is right once, or [[...]] for several</source>
            <translation>すでにある表をもう一度始めています。表はそれぞれ1回だけで、複数なら [[...]] と書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins with no key; key = value, [table] or a comment after # is right</source>
            <translation>行頭にキーがありません。キー = 値、[表]、またはコメントを書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>begins with no key; letters, digits, _ and - make one, others stand in quotes</source>
            <translation>行頭にキーがありません。キーは文字・数字・_・- からなり、ほかの文字を含むものは引用符で囲みます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>gives a key a second value; each key is right once</source>
            <translation>キーに2つ目の値を与えています。キーはそれぞれ1回だけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>goes on after a value; one key = value on a line is right</source>
            <translation>値のあとに続きがあります。1行に1つのキー = 値を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a [table] without its end; a ] is missing</source>
            <translation>[表] の終わりがありません。] が抜けています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a character that may not stand there</source>
            <translation>そこに書けない文字があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a key without a value; key = value is right</source>
            <translation>キーに値がありません。キー = 値と書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a list without its end; a ] is missing</source>
            <translation>リストの終わりがありません。] が抜けています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has a table without its end; a }} is missing</source>
            <translation>表の終わりがありません。}} が抜けています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has no value that can be read; right are text in quotes, a number, true, false, a list in [ ] or a table in {{ }}</source>
            <translation>読み取れる値がありません。引用符で囲んだテキスト、数値、true、false、[ ] のリスト、{{ }} の表を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>has text without an end; quotes on both sides are right</source>
            <translation>テキストの終わりがありません。両側に引用符を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: byte {number} is not what should stand there</source>
            <translation>正しいJSONファイルではありません: {number}バイト目に、そこにあるべきでないものがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: it ends too early; a ] or }} is missing, or quotes</source>
            <translation>正しいJSONファイルではありません: 途中で終わっています。] か }}、または引用符が抜けています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid JSON file: {error}</source>
            <translation>正しいJSONファイルではありません: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: its last line {reason}</source>
            <translation>正しいTOMLファイルではありません: 最後の行: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: line {line}, column {column}: {reason}</source>
            <translation>正しいTOMLファイルではありません: {line}行{column}列: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>not a valid TOML file: {reason}</source>
            <translation>正しいTOMLファイルではありません: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/errors.py" />
            <source>too many lists or tables stand in one another</source>
            <translation>リストや表の入れ子が深すぎます</translation>
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
            <translation>要素が{count}個あります。前の行と同じ{width}個でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>is empty; should have a row of 0 and 1 in each line</source>
            <translation>空です。各行に0と1を並べてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>is too large: at most {most_rows} rows with {most_ones} ones can be searched</source>
            <translation>大きすぎます。探索できるのは{most_rows}行、1が{most_ones}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be a list of whole numbers</source>
            <translation>整数のリストでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be an array of numpy without objects</source>
            <translation>オブジェクトを含まないnumpyの配列でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>should be two whole numbers: {given}</source>
            <translation>2つの整数でなければなりません: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should begin with 0, end with {items}, the length of indices, and never fall: {given}</source>
            <translation>0で始まり、indicesの長さ{items}で終わり、途中で減ってはいけません: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>sparse matrices of the form {form} cannot be read; save it as one of {known}</source>
            <translation>{form}形式の疎行列は読み込めません。{known}のどれかで保存してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/cover_matrices.py" />
            <source>{entry} in column {column} should be 0 or 1</source>
            <translation>{column}列目の{entry}は0か1でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>has more than {most} words, the most that a line may have</source>
            <translation>1行に書ける上限の{most}語を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>has | twice; should be there once, before the secondary items</source>
            <translation>| が2つあります。二次項目の前に1つだけ書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>is empty; should begin with a line of items, as in `a b c | x y`</source>
            <translation>空です。`a b c | x y` のような項目の行で始めます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>its arrays fill more than {most} bytes, the most that is read</source>
            <translation>配列が、読み込める上限の{most}バイトを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>lacks {missing}; has {present}</source>
            <translation>{missing}がありません。あるのは{present}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>option {number} holds an item twice: {option}</source>
            <translation>選択肢{number}に同じ項目が2回あります: {option}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be a list of whole numbers, is {dtype} {shape}</source>
            <translation>整数のリストでなければなりませんが、{dtype} {shape} です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be a whole number from {least} to {most}: {given}</source>
            <translation>{least}～{most}の整数でなければなりません: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be an .npz file with {arrays}, or with a matrix of 0 and 1</source>
            <translation>{arrays}または0と1の行列を含む.npzファイルでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>should be items from 0 to {last}: {given}</source>
            <translation>0～{last}の項目でなければなりません: {given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{document}: has no primary item, and a first line without one is a comment in this format; JSON can hold it</source>
            <translation>{document}: 一次項目がありません。この形式では、一次項目のない最初の行はコメントになります。JSONなら書けます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{document}: {name} cannot be written as a name in this format, whose names have no blanks, : or |; JSON takes any name</source>
            <translation>{document}: {name}はこの形式の名前として書けません。この形式の名前に空白、:、| は使えません。JSONならどんな名前でも使えます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{name} is no name of an item; names hold neither : nor |, and multiplicities of primary items are written 2:3|name</source>
            <translation>{name}は項目の名前ではありません。名前に : や | は使えません。一次項目の重複度は 2:3|name と書きます</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{n} empty options are left out, so the options after them get other numbers; JSON keeps them</source>
            <extracomment>for 1: {n} empty option is left out, so the options after it get other numbers; JSON keeps it</extracomment>
            <translation>
                <numerusform>空の選択肢{n}個を省くため、その後の選択肢の番号が変わります。JSONなら残ります</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{options} options with {items} items; at most {most_options} with {most_items} can be searched</source>
            <translation>{items}項目で{options}個の選択肢があります。探索できるのは{most_items}項目、{most_options}個の選択肢までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/exact_covers.py" />
            <source>{reason}; a line that begins with | is a comment</source>
            <translation>{reason}。| で始まる行はコメントです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Cut it</source>
            <translation>切り出す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Print it in 3D</source>
            <translation>3Dで印刷</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Put it into a paper</source>
            <translation>論文に載せる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Share it</source>
            <translation>共有する</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>Use it elsewhere</source>
            <translation>ほかで使う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/file_format.py" />
            <source>{path}: “{title}” needs a solution, and there is none to write</source>
            <translation>{path}: 「{title}」には解が必要ですが、書き出せる解がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>3MF model to print, in colour</source>
            <translation>3Dプリント用3MFモデル(カラー)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Booklet to print</source>
            <translation>印刷用ブックレット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>BurrTools puzzle</source>
            <translation>BurrToolsパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>DXF drawing to cut</source>
            <translation>切断用DXF図面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as JSON</source>
            <translation>厳密被覆問題(JSON)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as a matrix</source>
            <translation>厳密被覆問題(行列)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as a table of 0 and 1</source>
            <translation>厳密被覆問題(0と1の表)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as an array of 0 and 1</source>
            <translation>厳密被覆問題(0と1の配列)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as text</source>
            <translation>厳密被覆問題(テキスト)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Exact cover problem as text with a first line</source>
            <translation>厳密被覆問題(先頭行付きテキスト)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>GIF animation</source>
            <translation>GIFアニメーション</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>GLB model</source>
            <translation>GLBモデル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>MP4 film</source>
            <translation>MP4ムービー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>OBJ model</source>
            <translation>OBJモデル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PDF drawing</source>
            <translation>PDF図面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PNG picture</source>
            <translation>PNG画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Parquet table of solutions</source>
            <translation>解のParquet表</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PolySolver puzzle</source>
            <translation>PolySolverパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Polyform Puzzler solutions</source>
            <translation>Polyform Puzzlerの解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Puzzle</source>
            <translation>パズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>PuzzleSolver3D puzzle</source>
            <translation>PuzzleSolver3Dパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>STL model to print</source>
            <translation>3Dプリント用STLモデル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>SVG drawing</source>
            <translation>SVG図面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>SVG drawing to cut</source>
            <translation>切断用SVG図面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Search file</source>
            <translation>探索ファイル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Solutions as JSON lines</source>
            <translation>解(JSON Lines)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Solutions as text</source>
            <translation>解(テキスト)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Table of solutions</source>
            <translation>解の表</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>TikZ drawing for LaTeX</source>
            <translation>LaTeX用TikZ図</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>Web page with a film of solutions</source>
            <translation>解のムービー付きWebページ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>WebP animation</source>
            <translation>WebPアニメーション</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>X3D scene</source>
            <translation>X3Dシーン</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>an exact cover problem, no puzzle; `latticework solve` searches it</source>
            <translation>パズルではなく厳密被覆問題です。`latticework solve` で探索できます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>holds a search of an exact cover problem, not of a puzzle</source>
            <translation>パズルではなく厳密被覆問題の探索です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>iQPuzzle board</source>
            <translation>iQPuzzleボード</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>is empty; copy a puzzle first</source>
            <translation>空です。先にパズルをコピーしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>is no puzzle code, no puzzle file ({reason}), and none of these: {known}</source>
            <translation>パズルコードでもパズルファイルでもなく({reason})、次のどれでもありません: {known}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>polycube puzzle</source>
            <translation>polycubeパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>polysolve puzzle</source>
            <translation>polysolveパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>puzzlecad pieces</source>
            <translation>puzzlecadピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/formats.py" />
            <source>{path}: the ending should be one of {endings}</source>
            <translation>{path}: 拡張子は{endings}のどれかでなければなりません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>and {n} remarks more like these</source>
            <extracomment>for 1: and {n} remark more like these</extracomment>
            <translation>
                <numerusform>ほか{n}件の同様の注意</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>line {number}</source>
            <translation>{number}行目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>{name}: has no solution to put together</source>
            <translation>{name}: 組み立てる解がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/opened_and_written.py" />
            <source>{name}: is an exact cover problem; this format takes puzzles alone</source>
            <translation>{name}: 厳密被覆問題です。この形式で書けるのはパズルだけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>from {least} to {most} copies are wanted; right are numbers from 0 to {limit}, the smaller one first</source>
            <translation>{least}～{most}個が求められています。0～{limit}の数を、小さいほうから書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>has a cell further than {most} from the origin</source>
            <translation>原点から{most}より遠いセルがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>has more than {most} parts, the most that are read</source>
            <translation>ピースが、読み込める上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has more than {most} pieces, the most that are read</source>
            <translation>ピースが、読み込める上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {count} cells in a shape or in all; at most {most} are read</source>
            <translation>1つの形または全体で{count}セルあります。読み込めるのは{most}セルまでです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>has {count} forms; at most {most} are read</source>
            <translation>形が{count}個あります。読み込めるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>names the cell {cell} twice</source>
            <translation>セル{cell}が2回書かれています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>only the first {count} solutions are taken over</source>
            <translation>取り込むのは最初の{count}個の解だけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>part {number}</source>
            <translation>ピース{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>piece {name}</source>
            <translation>ピース{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>target</source>
            <translation>ターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the name {name} is cut after {most} characters</source>
            <translation>名前{name}は{most}文字で切られています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>the notes are cut after {most} characters</source>
            <translation>メモは{most}文字で切られています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>the piece {name} is a copy of {other}, as they are equal</source>
            <translation>ピース{name}は{other}と等しいので、その複製とします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>there are too many pieces to look for equal ones in all of them</source>
            <translation>ピースが多すぎて、等しいものをすべての中から探せません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/drafts.py" />
            <source>{n} stored solutions are left out, as they are not understood or no solutions by the rules here</source>
            <extracomment>for 1: {n} stored solution is left out, as it is not understood or no solution by the rules here</extracomment>
            <translation>
                <numerusform>保存されていた解{n}個は、読み取れないか、ここの規則では解にならないため、取り込みません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>has more than {most} cells in pieces that are to be turned</source>
            <translation>回転するピースのセルが{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>is placed {count} times, but has {most} copies</source>
            <translation>{count}回置かれていますが、{most}個しかありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>piece {number}</source>
            <translation>ピース{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/grids.py" />
            <source>{name}, placed</source>
            <translation>{name}、配置済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>a polygon of {count} corners; right are 3 to {most}</source>
            <translation>{count}角形です。正しいのは3～{most}角形です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>has no Polygon</source>
            <translation>Polygonがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>has no section [Board]</source>
            <translation>セクション [Board] がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>is a polygon with nothing inside</source>
            <translation>内部のない多角形です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>is larger than {most} cells, the most that are read</source>
            <translation>読み込める上限の{most}セルを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the blocks fill {filled} of {count} cells, so that cells may stay empty</source>
            <translation>ブロックが埋めるのは{count}セル中{filled}セルなので、空のままのセルがあってもよいとします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the blocks have {filled} cells and the board {count}, so that blocks may be left over</source>
            <translation>ブロックは{filled}セル、ボードは{count}セルなので、ブロックが余ってもよいとします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the board is {part} enlarged {times} times; such a board is filled with other pieces, so the first target leaves {part} out, and the second one has all pieces</source>
            <translation>盤は{part}を{times}倍にしたものです。このような盤はほかのピースで埋めるので、1つ目のターゲットでは{part}を使わず、2つ目ではすべてのピースを使います</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the colour {given} is not known and left out</source>
            <translation>色{given}は不明なので取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the number of solutions that the file gives, {number}, is left out</source>
            <translation>ファイルにある解の数{number}は取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the polygons are too large, or have too many corners, to be read</source>
            <translation>多角形が大きすぎるか角が多すぎて、読み込めません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the section {name} is there already, or one too many</source>
            <translation>セクション{name}はすでにあるか、1つ余分です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>the side from {start} to {end} runs neither along the grid nor along a diagonal</source>
            <translation>{start}から{end}までの辺が、格子線にも対角線にも沿っていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>where the blocks lie at the beginning is left out</source>
            <translation>ブロックの最初の位置は取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be [Section] or Name=value, a section first</source>
            <translation>{given} は [セクション] または 名前=値 でなければなりません。最初はセクションです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be two whole numbers, x,y</source>
            <translation>{given} は2つの整数 x,y でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/iqpuzzle.py" />
            <source>{given} should be two whole numbers, x,y, of at most {most}; other corners lie on no grid of squares</source>
            <translation>{given} は{most}以下の2つの整数 x,y でなければなりません。ほかの角は正方形の格子に載りません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>has no definition, which begins with D:xDim=</source>
            <translation>D:xDim= で始まる定義がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the box has {count} cells; right are 1 to {most}</source>
            <translation>箱は{count}セルです。正しいのは1～{most}セルです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the definition is not ended; a line ~D is right</source>
            <translation>定義が終わっていません。~D の行を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece has no name; C:name=… is right</source>
            <translation>ピースに名前がありません。C:name=… と書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece {name} has more than {most} cells</source>
            <translation>ピース{name}が{most}セルを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the piece {name} is defined a second time</source>
            <translation>ピース{name}が2回定義されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the stationary piece {name} is not in the layout</source>
            <translation>固定ピース{name}が配置図にありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>the type {given} should be M or S</source>
            <translation>種類{given}はMまたはSでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>there are more than {most} definitions</source>
            <translation>定義が{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>there are more than {most} pieces</source>
            <translation>ピースが{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be D:xDim=…:yDim=…:zDim=…, which begins a definition</source>
            <translation>{given} は、定義の始まりの D:xDim=…:yDim=…:zDim=… でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be one of {known}, each once</source>
            <translation>{given} は{known}のどれかで、それぞれ1回だけでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should be three numbers, x y z</source>
            <translation>{given} は3つの数 x y z でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{given} should begin with L, C: or ~D</source>
            <translation>{given} はL、C:、~D のどれかで始まらなければなりません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{n} further definitions of puzzles are left out</source>
            <extracomment>for 1: {n} further definition of a puzzle is left out</extracomment>
            <translation>
                <numerusform>ほか{n}個のパズルの定義は取り込みません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polycube.py" />
            <source>{what}: {given} should be a whole number</source>
            <translation>{what}: {given} は整数でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>has cells of two and of three coordinates; all should have the same</source>
            <translation>座標が2つのセルと3つのセルがあります。すべて同じ個数でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>has more than {most} cells, the most that are read</source>
            <translation>読み込める上限の{most}セルを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>has no solution with pieces, a line for each, like 0,0 1,0 1,1 V</source>
            <translation>0,0 1,0 1,1 V のように1行に1つずつピースを書いた解がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>in each solution one piece lies beside the figure: the cells there are left out, and any piece may stay over</source>
            <translation>どの解でもピースが1つ図形の外にあります。そのセルは取り込まず、どのピースが余ってもよいとします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>its cells may be those of {lattices}, and it has no picture that tells; they are taken for those of {lattice}</source>
            <translation>セルは{lattices}のどれともとれ、判断できる図もないので、{lattice}のセルとみなします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the piece {name} lies in none of the solutions, so that its form is not known</source>
            <translation>ピース{name}はどの解にもないので、形がわかりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the search that printed the solutions was stopped; there may be more</source>
            <translation>解を出力した探索は途中で止められました。ほかにも解があるかもしれません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>the solutions leave different cells empty: {n} cells may stay empty, wherever one of them leaves one</source>
            <extracomment>for 1: the solutions leave different cells empty: {n} cell may stay empty, wherever one of them leaves one</extracomment>
            <translation>
                <numerusform>解によって空のセルが異なります: どれかの解で空になるセルのうち、{n}セルが空でもよいとします</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>{cell} is no cell of the lattice {lattice}</source>
            <translation>{cell} は格子{lattice}のセルではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polyform_puzzler.py" />
            <source>{wrong} of its {stored} solutions are none of the puzzle that its pieces make on the lattice {lattice}; parts may cross in them, they may lie around a tube or on another surface that this program has not, or the file is damaged</source>
            <translation>{stored}個の解のうち{wrong}個は、格子{lattice}の上でピースが作るパズルの解ではありません。ピースが交差しているか、筒などこのプログラムにない面の上にあるか、ファイルが破損しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>are lists nested {depth} deep, more than the grid has coordinates</source>
            <translation>リストの入れ子が{depth}段あり、格子の座標の個数を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>are more than {most}, the most that are read</source>
            <translation>読み込める上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>should have at least one form, and each form at least one cell</source>
            <translation>少なくとも1つの形があり、各形に少なくとも1つのセルがなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>should have either coords or tiles</source>
            <translation>coordsかtilesのどちらか一方がなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>the field {name} is not known and left out</source>
            <translation>フィールド{name}は不明なので取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>the mode {mode} is not known; all cells of the board are to be filled</source>
            <translation>モード{mode}は不明です。ボードのすべてのセルを埋めることにします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>there is no orientation {number}; the grid has {count}</source>
            <translation>向き{number}はありません。この格子にあるのは{count}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>there is no shape {shape} with a form {form}</source>
            <translation>形状{shape}に形{form}がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{cell} is no cell of the grid {grid}, which has {count} coordinates a cell</source>
            <translation>{cell} は格子{grid}のセルではありません。この格子では1セルに{count}個の座標があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} is no grid that can be read; right is one of {known}</source>
            <translation>{given}は読み込める格子ではありません。正しいのは{known}のどれかです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{given} should be three numbers from 0 to 255</source>
            <translation>{given} は0～255の3つの数でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{value} should be 0 or 1, in lists nested equally deep</source>
            <translation>{value} は、同じ深さの入れ子のリストにある0または1でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolve.py" />
            <source>{value} should be a list, as those beside it are</source>
            <translation>{value} は、隣のものと同じくリストでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>more than {most} cells of the board are named</source>
            <translation>ボードのセルが{most}個より多く書かれています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the board is a box of {count} cells; right are 1 to {most}</source>
            <translation>ボードは{count}セルの箱です。正しいのは1～{most}セルです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the end of the file</source>
            <translation>ファイルの終わり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the grid {given} of PolySolver cannot be read, as how it numbers its cells is not known here; right is one of {known}</source>
            <translation>PolySolverの格子{given}は、セルの番号の付け方がわからないため読み込めません。正しいのは{known}のどれかです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the mode {given} should be FillAll or UseAll</source>
            <translation>モード{given}はFillAllまたはUseAllでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the tile has a cell twice</source>
            <translation>タイルに同じセルが2回あります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>the tile has more than {most} cells</source>
            <translation>タイルが{most}セルを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>there are more pieces here than {most}</source>
            <translation>ここにはピースが{most}個より多くあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>there are more than {most} tiles</source>
            <translation>タイルが{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} is no note, which has two letters from a to p for each character</source>
            <translation>{given} はメモではありません。メモは1文字ごとにa～pの2文字で書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be a whole number from {least} to {most}</source>
            <translation>{given} は{least}～{most}の整数でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be one of {known}</source>
            <translation>{given} は{known}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{given} should be {wanted}</source>
            <translation>{given} は{wanted}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/polysolver.py" />
            <source>{most} copies at most and {least} at least; right are numbers that rise from the second to the first, and {limit} copies of all tiles</source>
            <translation>最大{most}個、最小{least}個です。最小から最大へ増える数で、全タイル合わせて{limit}個まででなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>colours of cells are left out, so there may be more solutions</source>
            <translation>セルの色は書き出さないので、解が増えることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>equal parts become copies of one, as they have no names, so there are fewer solutions</source>
            <translation>ピースに名前がないので、等しいピースは1つのピースの複製になり、解が減ることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>groups of parts are left out</source>
            <translation>ピースのグループは書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>how many cells may stay empty is left out, so there may be more solutions</source>
            <translation>空でもよいセルの数は書き出さないので、解が増えることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>keys that this program does not know are left out</source>
            <translation>このプログラムが知らないキーは書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>lines along which marks are different are left out, so there may be more solutions</source>
            <translation>異なるマークの列は書き出さないので、解が増えることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>marks on sides, and which of them may meet, are left out, so there may be more solutions</source>
            <translation>側面のマークと、向かい合えるマークの規則は書き出さないので、解が増えることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>parts that may be moved as “{rule}” says are turned freely in this format</source>
            <translation>「{rule}」に従って動くピースは、この形式では自由に回転します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>that cells may stay empty is left out; in this format all are filled</source>
            <translation>セルが空でもよいことは書き出しません。この形式ではすべてのセルを埋めます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the author, {name}, is left out</source>
            <translation>作者{name}は書き出しません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the colours that were chosen for {n} parts are left out</source>
            <extracomment>for 1: the colour that was chosen for {n} part is left out</extracomment>
            <translation>
                <numerusform>{n}個のピースに選ばれた色は省かれます</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the direction of layers is left out</source>
            <translation>層の方向は書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the flat puzzle becomes one layer of a solid one</source>
            <translation>平面パズルは立体パズルの1つの層になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the name of the puzzle is left out; the name of the file is taken for it</source>
            <translation>パズルの名前は書き出さず、ファイル名で代えます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the name of the target, {name}, is left out</source>
            <translation>ターゲットの名前{name}は書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the names of parts are left out</source>
            <translation>ピースの名前は書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the notes are left out</source>
            <translation>メモは書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the shape has more than {most} cells, the most that are read</source>
            <translation>形が、読み込める上限の{most}セルを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>the shape should have {wanted} lines; there are {count}</source>
            <translation>形は{wanted}行でなければなりませんが、{count}行です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>there is no result, so the target is empty</source>
            <translation>RESULTがないので、ターゲットは空です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>this format has no place for what is known of the origin of the puzzle: {fields}</source>
            <translation>この形式にはパズルの出典について知られていることを書く場所がありません: {fields}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} has a size that is not from 1 to {most}</source>
            <translation>{given} に1～{most}でない大きさがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} is longer than {groups} groups of {size} characters</source>
            <translation>{given} は{size}文字の組{groups}個より長くなっています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{given} should be PIECE or RESULT with three sizes, as in PIECE 3,2,1</source>
            <translation>{given} は、PIECE 3,2,1 のように、PIECEかRESULTと3つの大きさでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{name}: a shape is larger than {most} cells along an axis, or its box is</source>
            <translation>{name}: 形またはその箱が、1つの軸に沿って{most}セルを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{name}: has cells of the lattice {lattice}; this format holds squares and cubes alone</source>
            <translation>{name}: 格子{lattice}のセルがあります。この形式で書けるのは正方形と立方体だけです</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} further results are left out</source>
            <extracomment>for 1: {n} further result is left out</extracomment>
            <translation>
                <numerusform>ほか{n}個のRESULTは取り込みません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} other targets are left out; the one at hand is written</source>
            <extracomment>for 1: {n} other target is left out; the one at hand is written</extracomment>
            <translation>
                <numerusform>ほか{n}個のターゲットは書き出さず、現在のターゲットを書き出します</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} parts that need not be used are written as often as they may be used</source>
            <extracomment>for 1: {n} part that need not be used is written as often as it may be used</extracomment>
            <translation>
                <numerusform>使わなくてもよいピース{n}個は、使える最大の個数で書き出します</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <source>{n} parts without cells are left out</source>
            <extracomment>for 1: {n} part without cells is left out</extracomment>
            <translation>
                <numerusform>セルのないピース{n}個は書き出しません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzle_solver_3d.py" />
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{n} published counts are left out</source>
            <extracomment>for 1: {n} published count is left out</extracomment>
            <translation>
                <numerusform>公表された解の数{n}件は書き出しません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>boxes and trays are left out</source>
            <translation>箱とトレイは取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has no piece in letters; burr_piece("xx.|.xx") is right</source>
            <translation>文字で書かれたピースがありません。burr_piece("xx.|.xx") のように書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has pieces of more than {most} characters, the most that are read</source>
            <translation>読み込める上限の{most}文字を超えるピースがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>has {count} cubes in all; at most {most} are read</source>
            <translation>立方体が全部で{count}個あります。読み込めるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>line {line}: a piece is left out: {reason}</source>
            <translation>{line}行目: ピースを1つ取り込みません: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>line {line}: a statement is not understood and left out</source>
            <translation>{line}行目: 解釈できない文を取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>some segments fit in more than one way; the first one is taken</source>
            <translation>複数の組み合わせ方がある部分があり、最初のものを使います</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the arguments of {name} are not understood</source>
            <translation>{name}の引数を解釈できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the brackets are not closed</source>
            <translation>括弧が閉じていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the letters of pieces, which mean kinds of wood, become colours of cells</source>
            <translation>木の種類を表すピースの文字は、セルの色になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the model is not understood from here on</source>
            <translation>ここから先のモデルを解釈できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>the model takes too long to compute; what it does later is left out</source>
            <translation>モデルの計算に時間がかかりすぎるため、これ以降は取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>there are too many segments to try all ways to join them</source>
            <translation>部分が多すぎて、つなぎ方をすべては試せません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>this notation has pieces alone, so the target is empty</source>
            <translation>この書き方にはピースしかないので、ターゲットは空です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{given} is not a piece drawn in letters</source>
            <translation>{given} は文字で書かれたピースではありません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{n} joints fit no others, so their segments are pieces of their own</source>
            <extracomment>for 1: {n} joint fits no other, so its segment is a piece of its own</extracomment>
            <translation>
                <numerusform>ほかに合うジョイントがないものが{n}個あり、その部分はそれぞれ独立したピースになります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/others/puzzlecad.py" />
            <source>{n} more segments are used than the model prints, because there are joints for them</source>
            <extracomment>for 1: {n} more segment is used than the model prints, because there is a joint for it</extracomment>
            <translation>
                <numerusform>対応するジョイントがあるため、モデルが印刷するより{n}個多く部分を使います</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>is not a piece</source>
            <translation>ピースではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a component such as z+ or z+x-</source>
            <translation>{given} は z+ や z+x- のような成分でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a joint such as mz+y+ or fz+y+</source>
            <translation>{given} は mz+y+ や fz+y+ のようなジョイントでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given} should be a letter for a cube or . for none</source>
            <translation>{given} は、立方体を表す文字か、空を表す . でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/others/puzzlecad_pieces.py" />
            <source>{given}: the brace is not closed</source>
            <translation>{given}: 波括弧が閉じていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: a bracket is opened here and not closed</source>
            <translation>{line}行目: ここで開いた括弧が閉じていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: the cell {cell} is named twice</source>
            <translation>{line}行目: セル{cell}が2回書かれています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {bracket} closes a bracket that is not open</source>
            <translation>{line}行目: {bracket} に対応する開き括弧がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {cell} should have {right} numbers, as cells of the lattice {lattice} have: {example}</source>
            <translation>{line}行目: {cell} の数は、格子{lattice}のセルなので{right}個でなければなりません: {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {cell}: the last number is the kind of the cell and should be from 0 to {most}</source>
            <translation>{line}行目: {cell}: 最後の数はセルの種類で、0～{most}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {count} brackets stand within each other; at most {most} are read</source>
            <translation>{line}行目: 括弧の入れ子が{count}段あります。読み込めるのは{most}段までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {value} should be a whole number from {least} to {most}</source>
            <translation>{line}行目: {value} は{least}～{most}の整数でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_coordinates.py" />
            <source>line {line}: {value} stands beside brackets and should be in some, too</source>
            <translation>{line}行目: {value} が括弧の外にあります。括弧の中に入れてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>Groups of parts stay behind.</source>
            <translation>ピースのグループは取り込みません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>Marks stay behind, as other marks match in that puzzle.</source>
            <translation>元のパズルではマークの合い方が異なるので、マークは取り込みません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>What stands in braces, as joints do, stays behind.</source>
            <translation>ジョイントなど、波括弧の中のものは取り込みません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>a part has {count} cells; at most {most} are read</source>
            <translation>{count}セルのピースがあります。読み込めるのは{most}セルまでです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: a picture of {count} characters; at most {most} are read</source>
            <translation>{line}行目: {count}文字の図です。読み込めるのは{most}文字までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: has several layers, but the lattice is flat</source>
            <translation>{line}行目: 層が複数ありますが、この格子は平面です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {reason}</source>
            <translation>{line}行目: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {value} should be a line of a picture, as ##., or cells as (0,0) (1,0), or a puzzle of another program</source>
            <translation>{line}行目: {value} は、##. のような図の行か、(0,0) (1,0) のようなセルか、ほかのプログラムのパズルでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>line {line}: {value} shows no cell; draw cells as # and dots where there is none</source>
            <translation>{line}行目: {value} にセルがありません。セルは # で、ない所は点で描きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>more than {most} parts; no more can be kept</source>
            <translation>ピースが{most}個を超えています。それ以上は保存できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the cells that were copied are in the lattice {other}; here they should be in the lattice {lattice}</source>
            <translation>コピーされたセルの格子は{other}です。ここでは{lattice}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the lattice {lattice} has no pictures of characters; give coordinates, as in {example}</source>
            <translation>格子{lattice}では文字の図を使えません。{example} のように座標で書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the parts have more than {most} cells in all; no more are read</source>
            <translation>ピースのセルが全部で{most}個を超えています。それ以上は読み込めません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the parts of “{name}” are in the lattice {other}; here they should be in the lattice {lattice}</source>
            <translation>「{name}」のピースの格子は{other}です。ここでは{lattice}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the text has no part with cells</source>
            <translation>テキストに、セルのあるピースがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>the text has {count} characters; at most {most} are read</source>
            <translation>テキストは{count}文字です。読み込めるのは{most}文字までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/part_text.py" />
            <source>there is no text; type or paste a picture of a part, as ##.</source>
            <translation>テキストがありません。##. のようなピースの図を入力するか貼り付けてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>a GIF has at most {most} frames of {size} pixels, and {seconds} seconds take {count}; make it shorter or smaller, with fewer frames a second, or write .webp or .mp4</source>
            <translation>{size}ピクセルのGIFは最大{most}フレームですが、{seconds}秒では{count}フレームになります。短くするか、小さくするか、1秒あたりのフレームを減らすか、.webpまたは.mp4で書き出してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>this installation writes no MP4 films, as it does not have the package PyAV; write .webp or .gif, which have the same animation</source>
            <translation>このインストールにはPyAVパッケージがないため、MP4ムービーを書き出せません。同じアニメーションになる .webp か .gif で書き出してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <location filename="../../app/latticework/picture/view_sheet.py" />
            <source>{name}: has nothing to draw; show more parts, or give it a target</source>
            <translation>{name}: 描くものがありません。ピースをもっと表示するか、ターゲットを加えてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/animations.py" />
            <source>{name}: no straight slide moves any part of this solution, so a film of it coming together or apart would stand still; animation should be {others}</source>
            <translation>{name}: この解には、まっすぐなスライドで動くピースがないので、組み立てや分解のムービーは静止したままになります。animationは{others}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Arrows show where parts go next.</source>
            <translation>矢印は、ピースが次に動く方向を示します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Board and parts are of one scale. Print this chapter on strong paper, and cut out the parts.</source>
            <translation>盤とピースは同じ縮尺です。この章を厚めの紙に印刷し、ピースを切り抜いてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Colours of the cells have to match those of the target.</source>
            <translation>セルの色をターゲットの色と合わせてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Hints</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>How a solution begins. Look at one picture after the other, and try again after each.</source>
            <translation>ある解の最初の数手です。図を1つ見るごとに、もう一度試してみてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Its layers, the lowest first:</source>
            <translation>層(下から順):</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Its parts, moved apart:</source>
            <translation>ピースを引き離した図:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Layer by layer, the lowest first:</source>
            <translation>1層ずつ(下から順):</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Marks on the sides that touch have to match.</source>
            <translation>接する側面のマークを合わせてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Put {parts} together so that they fill the target of {cells} without a gap.</source>
            <translation>{parts}を組み合わせて、{cells}のターゲットをすきまなく埋めてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Put {parts} together so that they fill the target of {cells}.</source>
            <translation>{parts}を組み合わせて、{cells}のターゲットを埋めてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Several solutions</source>
            <translation>いくつかの解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Solution</source>
            <translation>解番号</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Some parts have a rule of their own.</source>
            <translation>独自の規則をもつピースがあります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Some parts have several numbered forms: each copy of such a part has exactly one of them.</source>
            <translation>番号付きの形を複数持つピースがあります。そのようなピースは、1個ごとにそのうちの1つだけの形をとります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>Step by step</source>
            <translation>一歩ずつ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>The parts</source>
            <translation>ピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>The target</source>
            <translation>ターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be moved, but not turned.</source>
            <translation>移動できますが、回転できません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, and mirror images of them may be used.</source>
            <translation>回転でき、鏡像を使うこともできます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, and turned over.</source>
            <translation>回転と裏返しができます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned, but not turned over.</source>
            <translation>回転できますが、裏返せません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They may be turned.</source>
            <translation>回転できます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>They stay where they are drawn.</source>
            <translation>描かれた位置のままです。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>To be cut out</source>
            <translation>切り抜き用</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>What to do</source>
            <translation>課題</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>by {author}</source>
            <translation>作: {author}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>in: {parts}</source>
            <translation>入れる: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/picture/sheet.py" />
            <source>layer {n}</source>
            <translation>第{n}層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>slide: {parts}</source>
            <translation>スライド: {parts}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{least} to {n} parts</source>
            <extracomment>for 1: {least} to {n} part</extracomment>
            <translation>
                <numerusform>ピース{least}～{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{names} and {last}</source>
            <translation>{names}、{last}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name} (× {count})</source>
            <translation>{name}(×{count})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{name} (× {least} to {most})</source>
            <translation>{name}(×{least}～{most})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/pictures/booklet.py" />
            <source>{n} cells of it may stay empty.</source>
            <extracomment>for 1: {n} cell of it may stay empty.</extracomment>
            <translation>
                <numerusform>そのうち{n}セルは空でもかまいません。</numerusform>
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
                <numerusform>ピース{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/images.py" />
            <source>picture: size {size} should be from 16 to {most} pixels</source>
            <translation>picture: 大きさ{size}は16～{most}ピクセルでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Arrows where parts go</source>
            <translation>ピースの動く方向の矢印</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Black outlines</source>
            <translation>黒い輪郭</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Columns</source>
            <translation>列数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Drawing</source>
            <translation>描いています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Duration</source>
            <translation>長さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>How many solutions</source>
            <translation>解の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Leave out parts</source>
            <translation>除くピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Letter</source>
            <translation>レター</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Longer side</source>
            <translation>長辺</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Move parts apart</source>
            <translation>ピースを引き離す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Moves of the assembly</source>
            <translation>組み立ての手順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Moves shown as hints</source>
            <translation>ヒントとして見せる手数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Paper</source>
            <translation>用紙</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Pictures in a second</source>
            <translation>1秒あたりの画像数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show flat parts to be cut out, and a board of the same scale</source>
            <translation>平らなピースを切り抜き用に、同じ縮尺の盤とともに示す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show parts faintly</source>
            <translation>薄く表示するピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the parts</source>
            <translation>ピースを表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the solution in layers</source>
            <translation>解を層ごとに表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the solution in steps</source>
            <translation>解を手順で表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Show the target</source>
            <translation>ターゲットを表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Tilt the view up</source>
            <translation>視点の上下の傾き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Transparent ground</source>
            <translation>背景を透明に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>Turn the view right</source>
            <translation>視点の左右の向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>What moves</source>
            <translation>動くもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>all moves</source>
            <translation>すべての手</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>all, once round</source>
            <translation>全体をひと回り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>apart and together</source>
            <translation>分解して組み立てる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>by name or number, with commas between</source>
            <translation>名前または番号、コンマ区切り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>degrees</source>
            <translation>度</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>from 0, together, to 1, all the way</source>
            <translation>0(組んだ状態)～1(完全に離す)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>of several solutions; 0 for as many as look well</source>
            <translation>複数の解から。0なら見やすい数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>pixels</source>
            <translation>ピクセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>putting together</source>
            <translation>組み立て</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>taking apart</source>
            <translation>分解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>view alone</source>
            <translation>立体図のみ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>view and layers</source>
            <translation>立体図と層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>where there are pages</source>
            <translation>ページのある形式で</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/settings.py" />
            <source>{setting}: {given} should be the name of a part of the solution, or a number from 1 to {count}</source>
            <translation>{setting}: {given} は、解のピースの名前か、1～{count}の番号でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>3D view</source>
            <translation>3D表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>About it</source>
            <translation>パズルについて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Assembly</source>
            <translation>組み立て</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Copied.</source>
            <translation>コピーしました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Drag or use the arrow keys to turn, the wheel or two fingers or + and − to zoom, 0 to reset the view. N and P go through the solutions, comma and full stop through the assembly. Press a part, or its name, to see through it.</source>
            <translation>ドラッグか矢印キーで回転、ホイールか2本の指か+と−で拡大・縮小、0で最初の視点に戻ります。NとPで解を、コンマとピリオドで組み立ての手順を移ります。ピースかその名前を押すと透けます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Explode</source>
            <translation>引き離す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Facts</source>
            <translation>性質</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>How it was solved</source>
            <translation>解き方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>In this page</source>
            <translation>このページの内容</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Lattice</source>
            <translation>格子</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Licence of three.js</source>
            <translation>three.jsのライセンス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Made with Latticework, which finds all ways to put a puzzle together. The 3D view is drawn with three.js.</source>
            <translation>Latticeworkで作成しました。Latticeworkは、パズルの組み立て方をすべて探すプログラムです。3D表示にはthree.jsを使っています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Method</source>
            <translation>手法</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Next solution (N)</source>
            <translation>次の解(N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Nodes</source>
            <translation>ノード</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>One step back (,)</source>
            <translation>1手戻る(,)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>One step on (.)</source>
            <translation>1手進む(.)</translation>
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
            <translation>ピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Parts: press to show one faintly, hide it, show it again</source>
            <translation>ピース: 押すたびに薄く表示、非表示、再表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Play</source>
            <translation>再生</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Previous solution (P)</source>
            <translation>前の解(P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Published</source>
            <translation>公表値</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Put it together (Space)</source>
            <translation>組み立てる(Space)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Puzzle code</source>
            <translation>パズルコード</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Searched</source>
            <translation>探索済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Solution {n} of {count}</source>
            <translation>解{n}/{count}</translation>
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
            <translation>解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Step {n} of {count}.</source>
            <translation>ステップ{n}/{count}。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Target</source>
            <translation>ターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>The puzzle in 3D. Arrow keys turn it.</source>
            <translation>パズルの3D表示。矢印キーで回転します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>The whole puzzle as one line of text. In Latticework, Paste puzzle in the menu Edit opens it, and every command of the terminal takes it in quotation marks.</source>
            <translation>パズル全体を1行のテキストにしたものです。Latticeworkでは「編集」メニューの「パズルを貼り付け」で開けます。ターミナルのすべてのコマンドでも、引用符で囲んで使えます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>This browser does not draw in 3D (WebGL); here is a picture of the puzzle.</source>
            <translation>このブラウザーでは3D表示(WebGL)ができません。代わりにパズルの画像を表示しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Time</source>
            <translation>時間</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>Turning the puzzle needs JavaScript; here is a picture of it.</source>
            <translation>パズルを回すにはJavaScriptが必要です。代わりに画像を表示しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>all possibilities</source>
            <translation>すべての可能性</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n}</source>
            <translation>{n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} different</source>
            <translation>異なる解{n}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} in all positions</source>
            <translation>すべての位置で{n}個</translation>
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
                <numerusform>解{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{n} with mirror images</source>
            <translation>鏡像を含めて{n}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: faint</source>
            <translation>{part}: 薄く表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: hidden</source>
            <translation>{part}: 非表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>{part}: shown</source>
            <translation>{part}: 表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/pictures/web_page.py" />
            <source>{share} % so far</source>
            <translation>これまでに{share}%</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/printable.py" />
            <source>writing parts</source>
            <translation>ピースを書き出しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>has other characters than letters, digits, “-” and “_”</source>
            <translation>英字・数字・「-」・「_」以外の文字があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>holds no puzzle</source>
            <translation>パズルが含まれていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>is of version {given}; this program reads version {known}</source>
            <translation>バージョン{given}です。このプログラムが読み込めるのはバージョン{known}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/puzzle_files.py" />
            <source>was changed or cut off on its way; copy it again, up to its last character</source>
            <translation>途中で変更されたか切れています。最後の文字まで、もう一度コピーしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Between two columns</source>
            <translation>列の区切り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Byte order mark, which Excel needs</source>
            <translation>バイト順マーク(Excelに必要)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Parquet files need the package pyarrow, which is not installed; `{command}` installs it</source>
            <translation>Parquetファイルにはパッケージpyarrowが必要ですが、インストールされていません。`{command}` でインストールできます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>Write cells as</source>
            <translation>セルの書き方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>comma</source>
            <translation>コンマ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>coordinates</source>
            <translation>座標</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>letters, layers below</source>
            <translation>文字、層を縦に並べる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>letters, layers beside</source>
            <translation>文字、層を横に並べる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>lines around pieces</source>
            <translation>ピースを線で囲む</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>semicolon</source>
            <translation>セミコロン</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/solutions.py" />
            <source>tab</source>
            <translation>タブ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/stored_solutions.py" />
            <source>{path}: has no such solution among {stored}</source>
            <translation>{path}: {stored}個の中にそのような解はありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>begins with the element {name}; a file of BurrTools begins with puzzle</source>
            <translation>要素{name}で始まっています。BurrToolsのファイルはpuzzleで始まります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>declares a document type, which no puzzle of BurrTools has</source>
            <translation>文書型が宣言されていますが、BurrToolsのパズルにはありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has a tag of more than {most} bytes</source>
            <translation>{most}バイトを超えるタグがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has a text of more than {most} characters</source>
            <translation>{most}文字を超えるテキストがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has more than {most} attributes, the most that are read</source>
            <translation>属性が、読み込める上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>has more than {most} elements, the most that are read</source>
            <translation>要素が、読み込める上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>holds more than {most} bytes, the most that is read</source>
            <translation>読み込める上限の{most}バイトを超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is a search file of this program; should be a puzzle of BurrTools</source>
            <translation>このプログラムの探索ファイルです。BurrToolsのパズルでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is cut off: its gzip packing has no end</source>
            <translation>途中で切れています: gzip圧縮の終わりがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is damaged: its gzip packing cannot be undone</source>
            <translation>破損しています: gzip圧縮を展開できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is empty; should be a puzzle of BurrTools, XML or XML packed by gzip</source>
            <translation>空です。BurrToolsのパズル(XML、またはgzipで圧縮したXML)でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is no XML: {fault}</source>
            <translation>XMLではありません: {fault}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is no XML: {fault} in line {line}</source>
            <translation>XMLではありません: {line}行目: {fault}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>is packed by gzip in more than {most} pieces, the most that is read</source>
            <translation>gzip圧縮が、読み込める上限の{most}個の部分を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/elements.py" />
            <source>{element} in line {line}</source>
            <translation>{line}行目の{element}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>has {count} shapes that are parts; at most {most} are read</source>
            <translation>ピースになる形が{count}個あります。読み込めるのは{most}個までです</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>how solutions come apart is not taken over ({n} of them)</source>
            <extracomment>for 1: how a solution comes apart is not taken over ({n} of them)</extracomment>
            <translation>
                <numerusform>解の分解手順は取り込みません({n}個)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the comment is cut after {most} characters</source>
            <translation>コメントは{most}文字で切られています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the comment, kept as notes, is not shown by itself when the puzzle is opened</source>
            <translation>コメントはメモとして残しますが、パズルを開いたときに自動では表示しません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the element {name} is not known and left out ({n} times)</source>
            <extracomment>for 1: the element {name} is not known and left out ({n} time)</extracomment>
            <translation>
                <numerusform>要素{name}は不明なので取り込みません({n}回)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the hot spots of {n} shapes are left out; they say about which point a part is turned</source>
            <extracomment>for 1: the hot spot of {n} shape is left out; it says about which point the part is turned</extracomment>
            <translation>
                <numerusform>{n}個の形のホットスポットは取り込みません。ピースの回転の中心を示すものです</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the last {n} problems are left out; a puzzle has at most {most} targets</source>
            <extracomment>for 1: the last {n} problem is left out; a puzzle has at most {most} targets</extracomment>
            <translation>
                <numerusform>最後の{n}個の問題は取り込みません。1つのパズルのターゲットは{most}個までです</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the parameters of the grid are left out</source>
            <translation>格子のパラメーターは取り込みません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>the weights of {n} shapes are left out; they say which part stays still in an animation</source>
            <extracomment>for 1: the weight of {n} shape is left out; it says which part stays still in an animation</extracomment>
            <translation>
                <numerusform>{n}個の形の重みは取り込みません。アニメーションで静止するピースを示すものです</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: has no shape to be made, so its target is empty</source>
            <translation>{problem}: 作る形がないので、ターゲットは空です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: maxHoles, {number}, is left out, because BurrTools ignores it if the counts are fixed</source>
            <translation>{problem}: maxHoles({number})は、個数が固定のときBurrToolsでは無視されるので、取り込みません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: of the groups of {shape} only {group} is taken over, for all copies; a part here is in one group at most</source>
            <translation>{problem}: {shape}のグループのうち{group}だけを、すべての個数について取り込みます。ここでは1つのピースは1つのグループにしか入れません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: the groups of {shape} are left out; a part here is in the same group, or in none, in all problems</source>
            <translation>{problem}: {shape}のグループは取り込みません。ここでは、ピースはすべての問題で同じグループに入るか、どのグループにも入りません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: the interrupted search is not taken over; a search here begins anew</source>
            <translation>{problem}: 中断された探索は取り込みません。ここでの探索は最初から始まります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: what BurrTools counted is not taken over: {counts}</source>
            <translation>{problem}: BurrToolsが数えた結果は取り込みません: {counts}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{problem}: {n} stored assemblies are left out, as they are not understood or no solutions by the rules here</source>
            <extracomment>for 1: {problem}: {n} stored assembly is left out, as it is not understood or no solution by the rules here</extracomment>
            <translation>
                <numerusform>{problem}: 保存されていた組み方{n}個は、読み取れないか、ここの規則では解にならないため、取り込みません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: has no cells; BurrTools cannot open it</source>
            <translation>{shape}: セルがありません。BurrToolsでは開けません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: {n} cells are left out, which lie where its grid has none</source>
            <extracomment>for 1: {shape}: {n} cell is left out, which lies where its grid has none</extracomment>
            <translation>
                <numerusform>{shape}: 格子にない位置にあるセル{n}個は取り込みません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/reader.py" />
            <source>{shape}: {n} variable cells of the part are left out, because BurrTools ignores them</source>
            <extracomment>for 1: {shape}: {n} variable cell of the part is left out, because BurrTools ignores it</extracomment>
            <translation>
                <numerusform>{shape}: ピースの可変セル{n}個は、BurrToolsでは無視されるので、取り込みません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>colour {number}, {before}, is there twice and becomes {after}, to be told apart</source>
            <translation>色{number}({before})が2回あるので、区別のため{after}にします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has a cell of colour {color}; the file has {count} colours</source>
            <translation>色{color}のセルがありますが、ファイルにあるのは{count}色です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has id = {given}; should be the number of one of the {count} voxels, from 0</source>
            <translation>id = {given} です。{count}個のボクセルの番号(0から)でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has its cells in the form {form}; this program knows form 0, one sign a cell</source>
            <translation>セルの形式が{form}です。このプログラムが読めるのは、1セル1記号の形式0です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the colour {color}; there are at most {most}</source>
            <translation>色{color}がありますが、上限は{most}色です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the sign {sign}; right are #, + and _, and numbers of colours behind them</source>
            <translation>記号{sign}があります。正しいのは #、+、_ と、それに続く色の番号です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has the type {type}; this program knows 0 to 4</source>
            <translation>種類が{type}です。このプログラムが読めるのは0～4です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {given} cells, but {size} are {count}</source>
            <translation>セルが{given}個ありますが、{size}なら{count}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {name} = {given}; should be a whole number from {least} to {most}</source>
            <translation>{name} = {given} です。{least}～{most}の整数でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {size} cells and no content, and a problem uses it; should have one sign a cell: # filled, + may stay empty, _ not there</source>
            <translation>{size}セルで内容がなく、問題で使われています。1セルに1記号が必要です: # 埋まったセル、+ 空でもよいセル、_ なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>has {size} cells; at most {most} are read</source>
            <translation>{size}セルあります。読み込めるのは{most}セルまでです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>is wanted from {least} to {most} times; the first should not be more</source>
            <translation>{least}～{most}回となっています。最初の数は2番目以下でなければなりません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/records.py" />
            <source>the attribute {name} of the element {element} is not known and left out ({n} times)</source>
            <extracomment>for 1: the attribute {name} of the element {element} is not known and left out ({n} time)</extracomment>
            <translation>
                <numerusform>要素{element}の属性{name}は未知なので省かれます({n}回)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>blanks at the ends of names and notes, and characters that XML cannot hold, are left out</source>
            <translation>名前とメモの両端の空白と、XMLに書けない文字は書き出しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>solutions are left out: how this format numbers the turns of balls is not known</source>
            <translation>解は書き出しません: この形式での球の回転の番号付けがわかりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the group {name} becomes group {number}</source>
            <translation>グループ{name}はグループ{number}になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>the limit on empty cells is lost: BurrTools ignores it if the counts are fixed, so there may be more solutions</source>
            <translation>空きセルの上限は失われます。個数が固定のときBurrToolsでは無視されるため、解が増えることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{name}: its cells are too far apart for this format, which would need {size} signs for them</source>
            <translation>{name}: セルが離れすぎていて、この形式では{size}個の記号が必要になります</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{n} solutions are left out</source>
            <extracomment>for 1: {n} solution is left out</extracomment>
            <translation>
                <numerusform>解{n}個は書き出しません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{puzzle}: has {count} colours of cells; this format holds {most}</source>
            <translation>{puzzle}: セルの色が{count}色あります。この形式では{most}色までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/files/xmpuzzle/writer.py" />
            <source>{puzzle}: lattice: {name} has no place in this format, which holds puzzles of {known}</source>
            <translation>{puzzle}: 格子: {name}はこの形式に書けません。書けるのは{known}のパズルです</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>A burr has six pieces, and {n} are named. Name more of them, or let each be used more often.</source>
            <extracomment>for 1: A burr has six pieces, and {n} is named. Name more of them, or let each be used more often.</extracomment>
            <translation>
                <numerusform>組み木には6本のピースが必要ですが、指定は{n}本です。さらに指定するか、各ピースを使える回数を増やしてください。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>All 837 pieces go together in some 35 billion ways, which are too many to be counted. Ask for solid burrs, name some pieces by their numbers, or climb from random pieces.</source>
            <translation>837種すべてのピースには約350億通りの組み方があり、多すぎて数えられません。空洞なしの組み木に限るか、番号でピースを指定するか、ランダムなピースから山登りで探してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Assemblies</source>
            <translation>組み方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Burrs</source>
            <translation>組み木</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Choose at the left which pieces there are, then press Find burrs. All sets of six that go together and come apart are listed, with how many solutions they have and their level: the number of moves until the first piece is out. What was found is there the next time, too.</source>
            <translation>左でピースを選び、「組み木を探す」を押してください。組めて分解もできる6本組を、解の数とレベル(最初のピースが外れるまでの手数)とともにすべて一覧にします。見つかったものは次回も残っています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Counted share of the assemblies</source>
            <translation>組み方のうち数え終えた割合</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Each at most</source>
            <translation>それぞれ最大</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Find burrs</source>
            <translation>組み木を探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Holes</source>
            <translation>空洞</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Holes, at most</source>
            <translation>空洞の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many assemblies come apart; mirror images count as two</source>
            <translation>分解できる組み方の数(鏡像は2つと数えます)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many cubes inside stay empty</source>
            <translation>内部で空のままの立方体の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>How many moves it takes until the first piece is out, of all solutions the most</source>
            <translation>最初のピースが外れるまでの手数(解の中で最大)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>In how many ways the pieces go together, whether they come apart or not; mirror images count as two</source>
            <translation>分解できるかどうかを問わず、ピースの組み方の数(鏡像は2つと数えます)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>In how many ways the six pieces may go together and come apart again</source>
            <translation>6本のピースの組み方のうち、分解もできるものの数の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Inside</source>
            <translation>内部</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Level</source>
            <translation>レベル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Level, from</source>
            <translation>レベルの下限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Level, to</source>
            <translation>レベルの上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Look for burrs</source>
            <translation>組み木の探し方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No burr that comes apart was found yet.</source>
            <translation>分解できる組み木はまだ見つかっていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No favourite is among the burrs that are wanted. To make a burr one, choose it and press Ctrl+B, or click on its star in the table.</source>
            <translation>条件に合う組み木にお気に入りはありません。お気に入りにするには、組み木を選んでCtrl+Bを押すか、表の星をクリックしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>No six of these pieces make a burr that comes apart.</source>
            <translation>これらのピースには、分解できる組み木になる6本組がありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>None of the burrs found is as wanted. Change at the left which are shown.</source>
            <translation>見つかった組み木に、条件に合うものはありません。左で表示条件を変えてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Numbers</source>
            <translation>番号</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Of two sets that mirror each other one is listed; with their mirror images they are {all}.</source>
            <translation>互いに鏡像の2組は一方だけを一覧にします。鏡像を含めると{all}組です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Other random numbers, and so other burrs; the same seed gives the same again</source>
            <translation>別の乱数を使い、別の組み木を探します。同じシードなら同じ結果になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Pictures of the burrs</source>
            <translation>組み木の画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Pieces</source>
            <comment>the numbers of those of a burr</comment>
            <translation>ピース番号</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Rods</source>
            <translation>棒</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Seed</source>
            <translation>シード</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Show only burrs with</source>
            <translation>表示する組み木の条件</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Six rods that cross in pairs. The puzzle of the main window does not matter.</source>
            <translation>2本ずつ交差する6本の棒です。メインウィンドウのパズルは関係しません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>So far {n} sets of six pieces are as wanted.</source>
            <extracomment>for 1: So far {n} set of six pieces is as wanted.</extracomment>
            <translation>
                <numerusform>これまでに、条件に合う6本組が{n}組あります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Solutions, at most</source>
            <translation>解の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Solutions, from</source>
            <translation>解の下限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Solutions, to</source>
            <translation>解の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Sorted by</source>
            <translation>並べ順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>The first {n} are listed.</source>
            <translation>最初の{n}組を一覧にします。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>The numbers by which burr people know the pieces; 2x88 is piece 88 twice</source>
            <translation>組み木愛好家がピースを呼ぶ番号。2x88はピース88を2本</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>These are all.</source>
            <translation>これですべてです。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Way to look for burrs</source>
            <translation>組み木の探し方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>What was found before is being read.</source>
            <translation>以前に見つかったものを読み込んでいます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>Which pieces</source>
            <translation>使うピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>all 837</source>
            <translation>837種すべて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>any number of times</source>
            <translation>何回でも</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>as often as named</source>
            <translation>指定した回数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>by their numbers</source>
            <translation>番号で指定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>climb from random pieces</source>
            <translation>ランダムなピースから山登り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>count all that come apart</source>
            <translation>分解できるものをすべて数える</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>exactly one solution</source>
            <translation>解がちょうど1つ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>fewest assemblies</source>
            <translation>組み方の少ない順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>fewest solutions</source>
            <translation>解の少ない順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>highest level</source>
            <translation>レベルの上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>highest level first</source>
            <translation>レベルの高い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>level {level}</source>
            <translation>レベル{level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>lowest level first</source>
            <translation>レベルの低い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>most assemblies</source>
            <translation>組み方の多い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>most solutions</source>
            <translation>解の多い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>only favourites</source>
            <translation>お気に入りのみ</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>sets</source>
            <extracomment>for 1: set</extracomment>
            <translation>
                <numerusform>セットの数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>solid, without a hole</source>
            <translation>空洞なし(ソリッド)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>the 59 notchable ones</source>
            <translation>切り欠きだけで作れる59種</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>with few holes</source>
            <translation>空洞の少ないもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>with or without holes</source>
            <translation>空洞を問わない</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} changes were tried.</source>
            <extracomment>for 1: {n} change was tried.</extracomment>
            <translation>
                <numerusform>{n}回の変更を試しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} cubes</source>
            <extracomment>for 1: {n} cube</extracomment>
            <translation>
                <numerusform>立方体{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} sets of six pieces are as wanted.</source>
            <extracomment>for 1: {n} set of six pieces is as wanted.</extracomment>
            <translation>
                <numerusform>条件に合う6本組が{n}組あります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/burrs_task.py" />
            <source>{n} ways to put the pieces together were counted, of which {apart} come apart.</source>
            <extracomment>for 1: {n} way to put the pieces together was counted, of which {apart} come apart.</extracomment>
            <translation>
                <numerusform>ピースの組み方を{n}通り数え、うち{apart}通りが分解できます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>A calendar needs a puzzle with several targets, for instance one for each day: each set of parts that is found fills all of them. Add targets by the menu Part of the main window, or colour the cells of which one of each colour is to stay empty; then come back by the menu Design.</source>
            <translation>カレンダーには、たとえば1日に1つずつのように、複数のターゲットをもつパズルが必要です。見つかるピースセットはどれもすべてのターゲットを埋めます。メインウィンドウの「ピース」メニューでターゲットを追加するか、各色1つずつを空けるセルに色を塗ってから、「設計」メニューでここに戻ってください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>All targets</source>
            <translation>すべてのターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Another one tries the sets in another order</source>
            <translation>別の値では、セットを別の順序で試します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Calendars</source>
            <translation>カレンダー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Choose at the left from which parts the sets are to be made, then press Find calendars. Sets that fill every target appear as they are found, with how many solutions the targets have.</source>
            <translation>左でセットの材料になるピースを選び、「カレンダーを探す」を押してください。すべてのターゲットを埋めるセットが、ターゲットの解の数とともに、見つかりしだい現れます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Every choice of one cell of each colour of the target, as a month and a day, makes a target without these cells</source>
            <translation>月と日のように、ターゲットの各色のセルを1つずつ選ぶごとに、それらのセルを除いたターゲットができます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Fewest</source>
            <translation>最少</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Find calendars</source>
            <translation>カレンダーを探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Most</source>
            <translation>最多</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>No set of these parts fills every target. Choose from other parts, or let each be used more often.</source>
            <translation>これらのピースには、すべてのターゲットを埋めるセットがありません。別のピースから選ぶか、各ピースを使える回数を増やしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>No set was found yet that fills every target.</source>
            <translation>すべてのターゲットを埋めるセットはまだ見つかっていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Number of parts</source>
            <translation>ピースの数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Number of parts, from</source>
            <translation>ピースの数(最小)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Number of parts, to</source>
            <translation>ピースの数(最大)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Pictures of the calendars</source>
            <translation>カレンダーの画像</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>So far {n} sets of parts were found that fill each of the {targets} targets.</source>
            <extracomment>for 1: So far {n} set of parts was found that fills each of the {targets} targets.</extracomment>
            <translation>
                <numerusform>これまでに、{targets}個のターゲットをそれぞれ埋めるピースセットが{n}組見つかりました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of all targets together</source>
            <translation>すべてのターゲットの解の合計</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of the target that has the fewest</source>
            <translation>解の最も少ないターゲットの解の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Solutions of the target that has the most</source>
            <translation>解の最も多いターゲットの解の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>The parts are being placed on all targets.</source>
            <translation>すべてのターゲットにピースを置いています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>Tried share of the sets</source>
            <translation>試したセットの割合</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>fewest for all targets</source>
            <translation>全ターゲットの合計が少ない順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>most for the worst target</source>
            <translation>最少のターゲットの解が多い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>one cell of each colour stays empty</source>
            <translation>各色のセルが1つずつ空く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{fewest} to {most} solutions</source>
            <translation>解{fewest}～{most}個</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{name}, {n} targets</source>
            <extracomment>for 1: {name}, {n} target</extracomment>
            <translation>
                <numerusform>{name}、ターゲット{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{n} sets of parts fill each of the {targets} targets.</source>
            <extracomment>for 1: {n} set of parts fills each of the {targets} targets.</extracomment>
            <translation>
                <numerusform>{targets}個のターゲットをそれぞれ埋めるピースセットは{n}組です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/calendars_task.py" />
            <source>{tried} of {n} sets of parts were tried.</source>
            <extracomment>for 1: {tried} of {n} set of parts was tried.</extracomment>
            <translation>
                <numerusform>{n}組のピースセットのうち{tried}組を試しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Challenges</source>
            <translation>チャレンジ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Find challenges</source>
            <translation>チャレンジを探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>For each solution not one choice of the fewest parts that leave it as the only one, but all of them</source>
            <translation>各解について、その解だけが残る最少のピースの選び方を、1つではなくすべて探します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>In a challenge some parts are laid beforehand, so that the rest has exactly one solution. For each solution the fewest such parts are found; all solutions must be found and stored first.</source>
            <translation>チャレンジでは、いくつかのピースをあらかじめ置き、残りの解がちょうど1つになるようにします。各解について、そのような最少のピースを探します。先にすべての解を見つけて保存しておく必要があります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Lay parts beforehand</source>
            <translation>あらかじめピースを置く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>No solution can be told apart from the others by parts that are laid.</source>
            <translation>置いたピースでほかの解と区別できる解はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>None of the challenges has so many parts laid. Change at the left which are shown.</source>
            <translation>その数のピースを置くチャレンジはありません。左で表示条件を変えてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid</source>
            <translation>置くピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid, from</source>
            <translation>置くピースの下限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Parts laid, to</source>
            <translation>置くピースの上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>Pictures of the challenges</source>
            <translation>チャレンジの画像</translation>
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
            <translation>進み具合</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>The solutions are being compared.</source>
            <translation>解を比較しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>This puzzle can have no solution as it is, so nothing can be made of its solutions. At the left it is said why.</source>
            <translation>このパズルはいまのままでは解をもちえないので、解からは何も作れません。理由は左に表示しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>all choices of so few parts</source>
            <translation>最少のピースの選び方をすべて</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>challenges</source>
            <extracomment>for 1: challenge</extracomment>
            <translation>
                <numerusform>チャレンジの数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <location filename="../../app/latticework/run/verification.py" />
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>solution {number}</source>
            <translation>解{number}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>{n} challenges have the fewest parts laid: {fewest}.</source>
            <extracomment>for 1: {n} challenge has the fewest parts laid: {fewest}.</extracomment>
            <translation>
                <numerusform>置くピースが最少の{fewest}個であるチャレンジは{n}個です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/challenges_task.py" />
            <source>{n} of all are listed.</source>
            <extracomment>for 1: {n} of all is listed.</extracomment>
            <translation>
                <numerusform>全体のうち{n}個を一覧にします。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each</source>
            <translation>それぞれのセル数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each, from</source>
            <translation>それぞれのセル数の下限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of each, to</source>
            <translation>それぞれのセル数の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cells of the parts</source>
            <translation>ピースのセル数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Choose at the left into how many parts the target is to be cut, then press Find cuts. All parts are different and go together in one way only; each cut that appears is harder than the last.</source>
            <translation>左でターゲットを何個のピースに切り分けるかを選び、「切り分けを探す」を押してください。ピースはすべて異なり、組み立て方は1通りだけです。現れる切り分けは、前のものより必ず難しくなります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cut the target</source>
            <translation>ターゲットを切り分ける</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cuts</source>
            <translation>切り分け</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Cutting</source>
            <translation>切り分け</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Difficulty</source>
            <translation>難易度</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Find cuts</source>
            <translation>切り分けを探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Found after</source>
            <translation>見つかるまで</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Into parts</source>
            <translation>ピースの数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>No cut with one solution was found yet.</source>
            <translation>解が1つの切り分けはまだ見つかっていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Other random numbers, and so other cuts; the same seed gives the same again</source>
            <translation>別の乱数を使い、別の切り分けを探します。同じシードなら同じ結果になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>Pictures of the cuts</source>
            <translation>切り分けの画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>about equally many cells each</source>
            <translation>セル数をほぼ等しく</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>difficulty {number}</source>
            <translation>難易度{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>greatest difficulty</source>
            <translation>最大の難易度</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>{n} changes of a cell were tried.</source>
            <extracomment>for 1: {n} change of a cell was tried.</extracomment>
            <translation>
                <numerusform>セルの変更を{n}回試しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/cuts_task.py" />
            <source>{n} cuts go together in one way; the hardest has difficulty {best}.</source>
            <extracomment>for 1: {n} cut goes together in one way; its difficulty is {best}.</extracomment>
            <translation>
                <numerusform>組み立て方が1通りの切り分けは{n}個、最も難しいものの難易度は{best}です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>Draw a target in the main window, or open a puzzle that has one; then come back by the menu Design.</source>
            <translation>メインウィンドウでターゲットを描くか、ターゲットのあるパズルを開いてから、「設計」メニューでここに戻ってください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>Target: {name}, {n} cells</source>
            <extracomment>for 1: Target: {name}, {n} cell</extracomment>
            <translation>
                <numerusform>ターゲット: {name}、{n}セル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>There is no target yet.</source>
            <translation>まだターゲットがありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>search time</source>
            <translation>探索時間</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/desk.py" />
            <source>{share} done</source>
            <translation>{share}完了</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/favourites.py" />
            <location filename="../../app/latticework/gui/design/item_rows.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Favourite</source>
            <translation>お気に入り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/favourites.py" />
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Favourite (Ctrl+B)</source>
            <translation>お気に入り(Ctrl+B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/finder.py" />
            <source>{times} × {part}</source>
            <translation>{part} × {times}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Make a puzzle of it</source>
            <translation>パズルにする</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Save as a table…</source>
            <translation>表として保存…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Show a table</source>
            <translation>表を表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/found_view.py" />
            <source>Show pictures</source>
            <translation>画像を表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/item_rows.py" />
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>No favourite</source>
            <translation>お気に入りではない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>&amp;Judge the drawing</source>
            <translation>図を評価(&amp;J)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>At least {n} solutions</source>
            <extracomment>for 1: At least {n} solution</extracomment>
            <translation>
                <numerusform>解{n}個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>More than {n} solutions</source>
            <extracomment>for 1: More than {n} solution</extracomment>
            <translation>
                <numerusform>解は{n}個より多い</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>No solution</source>
            <translation>解なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>Tell with each change how many solutions there are, and how hard it is (Ctrl+J)</source>
            <translation>変更のたびに、解の数と難しさを表示します(Ctrl+J)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>{n} solutions, difficulty about {number}</source>
            <extracomment>for 1: {n} solution, difficulty about {number}</extracomment>
            <translation>
                <numerusform>解{n}個、難易度およそ{number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/judged_drawing.py" />
            <source>{n} solutions, difficulty {number}</source>
            <extracomment>for 1: {n} solution, difficulty {number}</extracomment>
            <translation>
                <numerusform>解{n}個、難易度{number}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>A single painted cell is enough for one solution to be left.</source>
            <translation>1つのセルを塗るだけで、残る解が1つになります。</translation>
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
            <translation>セル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells are being painted, fewer first.</source>
            <translation>塗るセルを少ない順に試しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells that can be seen when all parts are in place</source>
            <translation>すべてのピースがはまった状態で見えるセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Cells, up to</source>
            <translation>セル数の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Choices of painted cells</source>
            <translation>塗りセルの選び方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Colours, up to</source>
            <translation>色数の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Find cells</source>
            <translation>セルを探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>For each solution one choice of the fewest cells that leave it, not all choices of the fewest cells that leave any</source>
            <translation>全体で最少の選び方すべてではなく、解ごとに、その解が残る最少のセルの選び方を1つ探します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>How many cells are painted</source>
            <translation>塗るセルの数</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>No choice of up to {n} painted cells leaves one solution.</source>
            <extracomment>for 1: No choice of up to {n} painted cell leaves one solution.</extracomment>
            <translation>
                <numerusform>{n}個までのセルの塗り方では、解が1つになるものはありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Paint cells</source>
            <translation>セルを塗る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Painted cells</source>
            <translation>塗りセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Pictures of the choices</source>
            <translation>選び方の画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>Some cells of the target are painted, and those cells of the parts that lie there in a solution. Where paint must lie on paint, and nowhere else, other solutions drop out. The fewest cells are found that leave one; all solutions must be found and stored first.</source>
            <translation>ターゲットのいくつかのセルと、ある解でそこに来るピースのセルを塗ります。塗った所どうしだけが重なるという条件で、ほかの解が除かれます。解が1つだけ残る最少のセルを探します。先にすべての解を見つけて保存しておく必要があります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>There is no solution.</source>
            <translation>解はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>There is only one solution; no cell needs to be painted.</source>
            <translation>解は1つだけです。セルを塗る必要はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>a choice for each solution</source>
            <translation>解ごとに1つの選び方</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>choices</source>
            <extracomment>for 1: choice</extracomment>
            <translation>
                <numerusform>選び方の数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>only cells at the surface</source>
            <translation>表面のセルのみ</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} painted cells are enough for one solution to be left, and no fewer.</source>
            <extracomment>for 1: {n} painted cell is enough for one solution to be left, and no fewer.</extracomment>
            <translation>
                <numerusform>残る解を1つにするには{n}個のセルを塗れば足り、それより少なくはできません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} solutions cannot be left alone by any paint.</source>
            <extracomment>for 1: {n} solution cannot be left alone by any paint.</extracomment>
            <translation>
                <numerusform>{n}個の解は、どう塗ってもその解だけにはできません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/paint_task.py" />
            <source>{n} solutions take more cells than are tried.</source>
            <extracomment>for 1: {n} solution takes more cells than are tried.</extracomment>
            <translation>
                <numerusform>{n}個の解には、試す数より多くのセルが必要です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <source>How many nodes a search takes for each solution that always goes on with the cell or the part that has the fewest possibilities: it says how much there is to try</source>
            <translation>可能性の最も少ないセルまたはピースから常に進める探索が、解1つあたりに要するノード数です。試すことの多さを表します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{different} different
{rotations} with mirror images
{all} in all positions</source>
            <translation>異なる解{different}個
鏡像を含めて{rotations}個
すべての位置で{all}個</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/set_rows.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>{n} solutions so far</source>
            <extracomment>for 1: {n} solution so far</extracomment>
            <translation>
                <numerusform>これまでに解{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>All possibilities were tried.</source>
            <translation>すべての可能性を試しました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Another window or program is searching. Pause it there, then resume here.</source>
            <translation>別のウィンドウまたはプログラムが探索しています。そちらを一時停止してから、ここで再開してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Choose at the left from which parts the sets are to be made, then press Find sets. One search finds all sets that fill the target, with how many solutions each has.</source>
            <translation>左でセットの材料になるピースを選び、「セットを探す」を押してください。1回の探索で、ターゲットを埋めるすべてのセットとそれぞれの解の数を求めます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Counted</source>
            <translation>数え方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Everything found so far is being saved…</source>
            <translation>これまでに見つかったものをすべて保存しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Explored share of the search</source>
            <translation>探索済みの割合</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Find sets</source>
            <translation>セットを探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Getting ready…</source>
            <translation>準備しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Looking at the parts…</source>
            <translation>ピースを調べています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No favourite is among the sets that are wanted. To make a set one, choose it and press Ctrl+B, or click on its star in the table.</source>
            <translation>条件に合うセットにお気に入りはありません。お気に入りにするには、セットを選んでCtrl+Bを押すか、表の星をクリックしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No set of these parts fills the target. Choose from other parts, or let each be used more often.</source>
            <translation>これらのピースには、ターゲットを埋めるセットがありません。別のピースから選ぶか、各ピースを使える回数を増やしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>No set was found yet.</source>
            <translation>セットはまだ見つかっていません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>None of the {n} sets found is as wanted. Change at the left which sets are shown.</source>
            <extracomment>for 1: The set found is not as wanted. Change at the left which sets are shown.</extracomment>
            <translation>
                <numerusform>見つかった{n}組のセットに、条件に合うものはありません。左で表示条件を変えてください。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Pictures of the sets</source>
            <translation>セットの画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Sets of parts</source>
            <translation>ピースセット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Show only sets with</source>
            <translation>表示するセットの条件</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>So far {n} sets of parts were found, {once} with one solution up to now.</source>
            <extracomment>for 1: So far {n} set of parts was found, {once} with one solution up to now.</extracomment>
            <translation>
                <numerusform>これまでにピースセットが{n}組見つかり、いまのところ{once}組は解が1つです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>The earlier search cannot be read: {reason}. Find sets puts its file aside and begins again.</source>
            <translation>以前の探索を読み込めません: {reason}。「セットを探す」を押すと、そのファイルを別名で残し、最初から探します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Time left: {time}</source>
            <translation>残り時間: {time}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>Which solutions count as one: those that turning and mirroring make of it, those that turning makes of it, or each position by itself</source>
            <translation>同じ解とみなす範囲: 回転と鏡映で移るもの、回転で移るもの、または位置ごとに別々</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>different ones</source>
            <translation>異なる解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>easiest first</source>
            <translation>易しい順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>fewest parts</source>
            <translation>ピースの少ない順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>hardest first</source>
            <translation>難しい順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>in all positions</source>
            <translation>すべての位置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>most parts</source>
            <translation>ピースの多い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>with mirror images</source>
            <translation>鏡像を含む</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{explored} Resume whenever you like, also tomorrow.</source>
            <translation>{explored}明日でも、いつでも再開できます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} difficulties are still to be found out.</source>
            <extracomment>for 1: {n} difficulty is still to be found out.</extracomment>
            <translation>
                <numerusform>{n}組の難易度がまだ求められていません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} of them are listed.</source>
            <extracomment>for 1: {n} of them is listed.</extracomment>
            <translation>
                <numerusform>そのうち{n}個を一覧にします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} parts to choose from.</source>
            <extracomment>for 1: {n} part to choose from.</extracomment>
            <translation>
                <numerusform>選べるピースは{n}個です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{n} sets of parts fill the target, {once} with exactly one solution.</source>
            <extracomment>for 1: {n} set of parts fills the target, {once} with exactly one solution.</extracomment>
            <translation>
                <numerusform>ターゲットを埋めるピースセットは{n}組、うち{once}組は解がちょうど1つです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/sets_task.py" />
            <source>{share} explored.</source>
            <translation>{share}探索済み。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>1 where it has none</source>
            <translation>対称性がなければ1</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Draw a part in the main window, or open a puzzle that has some; then come back by the menu Design.</source>
            <translation>メインウィンドウでピースを描くか、ピースのあるパズルを開いてから、「設計」メニューでここに戻ってください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Filled by</source>
            <translation>使うピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Find shapes</source>
            <translation>形を探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Fixed: turned ones are shapes of their own, too</source>
            <translation>固定: 回転したものも別の形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Free: mirror images are the same shape</source>
            <translation>両面: 鏡像は同じ形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>How many cells the box has into which the shape fits, along each axis</source>
            <translation>形が収まる箱の、各軸方向のセル数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>In a box of</source>
            <translation>収まる箱</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>In how many ways the parts fill it; those that a symmetry of the shape makes equal are one</source>
            <translation>ピースで埋める方法の数。形の対称性で等しくなるものは1通りと数えます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Join the parts</source>
            <translation>ピースをつなぐ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>No shape can be filled. Choose other numbers, or a larger box.</source>
            <translation>埋められる形はありません。ほかの数か、もっと大きな箱を選んでください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>None of the shapes is as wanted. Change at the left which are shown.</source>
            <translation>条件に合う形はありません。左で表示条件を変えてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>One-sided: mirror images are two shapes</source>
            <translation>片面: 鏡像は別の形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Only shapes that fit into a box of so many cells along each axis, turned if need be; they are found much faster</source>
            <translation>各軸方向がこのセル数の箱に(必要なら回転して)収まる形だけを探します。ずっと速く見つかります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Parts are joined in all ways in which they touch each other; each connected shape that comes out is found, with the number of ways to fill it. Choose at the left how large it is, then press Find shapes. The target of the puzzle does not matter.</source>
            <translation>ピースを接し方のすべての組み合わせでつなぎ、できる連結な形と、その埋め方の数をすべて求めます。左で大きさを選び、「形を探す」を押してください。パズルのターゲットは関係しません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Pictures of the shapes</source>
            <translation>形の画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Shapes</source>
            <translation>形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Shapes of the parts</source>
            <translation>ピースの形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Show only shapes</source>
            <translation>表示する形の条件</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Size</source>
            <translation>大きさ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Size of the box along axis {axis}</source>
            <translation>軸{axis}方向の箱の大きさ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Symmetries</source>
            <translation>対称性</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The parts are being joined in all ways in which they touch each other.</source>
            <translation>ピースを接し方のすべての組み合わせでつないでいます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The parts are being joined.</source>
            <translation>ピースをつないでいます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The shapes that are wanted are being chosen.</source>
            <translation>条件に合う形を選んでいます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>The {n} parts of {name}</source>
            <extracomment>for 1: The {n} part of {name}</extracomment>
            <translation>
                <numerusform>{name}の{n}個のピース</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>There are no parts yet.</source>
            <translation>まだピースがありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>Ways</source>
            <translation>埋め方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>all parts</source>
            <translation>すべてのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>any</source>
            <comment>the size of a box</comment>
            <translation>指定なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>filled in exactly one way</source>
            <translation>埋め方がちょうど1通り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>no symmetry</source>
            <translation>対称性なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>parts of so many cells</source>
            <translation>セル数で指定</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>shapes</source>
            <extracomment>for 1: shape</extracomment>
            <translation>
                <numerusform>形の数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>so many parts</source>
            <translation>ピースの数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>with a symmetry</source>
            <translation>対称性あり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>without holes</source>
            <translation>空洞なし</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} connected shapes can be filled, {once} in exactly one way.</source>
            <extracomment>for 1: {n} connected shape can be filled, {once} in exactly one way.</extracomment>
            <translation>
                <numerusform>埋められる連結な形は{n}個、うち{once}個は埋め方がちょうど1通りです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} symmetries</source>
            <extracomment>for 1: {n} symmetry</extracomment>
            <translation>
                <numerusform>対称性{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/shapes_task.py" />
            <source>{n} ways</source>
            <extracomment>for 1: {n} way</extracomment>
            <translation>
                <numerusform>{n}通り</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>All {n} solutions are found and stored.</source>
            <extracomment>for 1: The only solution is found and stored.</extracomment>
            <translation>
                <numerusform>{n}個の解をすべて見つけて保存しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Another window or program is searching, or another task of this window. When it has found all solutions, go on here.</source>
            <translation>別のウィンドウやプログラム、またはこのウィンドウの別の作業が探索しています。すべての解が見つかったら、ここで続けてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Find the solutions</source>
            <translation>解を探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Looking at the puzzle…</source>
            <translation>パズルを調べています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>Not all solutions are found yet. Find the solutions searches for them first and then goes on by itself. The search is kept; the main window has the same.</source>
            <translation>まだすべての解が見つかっていません。「解を探す」は先に解を探し、そのあと自動的に続けます。探索は保存され、メインウィンドウと共通です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>The search of this puzzle does not store all solutions, so nothing can be told apart from the others. Have the main window store all solutions and start over.</source>
            <translation>このパズルの探索はすべての解を保存していないので、ほかの解と区別することができません。メインウィンドウですべての解を保存するように設定し、最初からやり直してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>What was found is being saved…</source>
            <translation>見つかったものを保存しています…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/design/solutions_first.py" />
            <source>{n} solutions found, {explored} explored.</source>
            <extracomment>for 1: {n} solution found, {explored} explored.</extracomment>
            <translation>
                <numerusform>解{n}個、{explored}探索済み。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Designing with {name}</source>
            <translation>「{name}」で設計</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Saving {path}</source>
            <translation>{path} を保存しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>Table (*{ending})</source>
            <translation>表(*{ending})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>The table was written to {path}.</source>
            <translation>表を {path} に書き込みました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>The window is still searching. Closing it pauses the search, or ends one that cannot be paused; what was found is kept.</source>
            <translation>このウィンドウはまだ探索中です。閉じると探索は一時停止し、一時停止できないものは終わります。見つかったものは残ります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>What is to be found</source>
            <translation>探すもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/window.py" />
            <source>{name} is open in the main window as a new puzzle.</source>
            <translation>{name}を新しいパズルとしてメインウィンドウで開きました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>All parts of a size</source>
            <translation>同じ大きさのすべてのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Cells, from</source>
            <translation>セル数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Cells, to</source>
            <translation>セル数の上限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Parts to choose from</source>
            <translation>選べるピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>The parts of the puzzle</source>
            <translation>パズルのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>Which parts</source>
            <translation>使うピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>any</source>
            <translation>指定なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <source>as in the puzzle</source>
            <translation>パズルに従う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/design/wishes.py" />
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>to</source>
            <translation>～</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>&amp;Instead of the parts that it is made of</source>
            <translation>元のピースと置き換える(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Name</source>
            <translation>名前(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A &amp;part</source>
            <translation>ピースにする(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A &amp;target for these parts</source>
            <translation>これらのピースのターゲットにする(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>A picture, with a mark for each cell:</source>
            <translation>1セルに1文字を書いた図:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add</source>
            <translation>追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add a set</source>
            <translation>セットを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add parts from text</source>
            <translation>テキストからピースを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Add the parts (Ctrl+Enter)</source>
            <translation>ピースを追加(Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Counting…</source>
            <translation>数えています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Fixed: turned ones are parts of their own, too</source>
            <translation>固定: 回転したものも別のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Free: mirror images are the same part</source>
            <translation>両面: 鏡像は同じピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>One-sided: mirror images are two parts</source>
            <translation>片面: 鏡像は別のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Parts in the text</source>
            <translation>テキスト中のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Parts of the lattice {lattice}, typed or pasted</source>
            <translation>格子「{lattice}」のピース。入力または貼り付け</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>Parts of the solution</source>
            <translation>解のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Take</source>
            <translation>取り出す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Take cells of the solution</source>
            <translation>解のセルを取り出す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Taken. Edit &gt; Undo (Ctrl+Z) brings the solutions back.</source>
            <translation>取り出しました。「編集 &gt; 元に戻す」(Ctrl+Z)で解が戻ります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>These have as many copies less, so that the target can still be filled</source>
            <translation>使った分だけ元のピースの個数を減らし、ターゲットを埋められるようにします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Tick the parts to be taken; the others are faint in the view.</source>
            <translation>取り出すピースにチェックを入れてください。ほかのピースは薄く表示されます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>Units of {n} cells</source>
            <extracomment>for 1: Units of {n} cell</extracomment>
            <translation>
                <numerusform>{n}セルを単位とする大きさ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>or coordinates: {example}</source>
            <translation>または座標: {example}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>or rows between bars, a puzzle code, or the text of a puzzle file.</source>
            <translation>または縦棒で区切った行、パズルコード、パズルファイルのテキスト。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>{parts}, {n} cells</source>
            <extracomment>for 1: {parts}, {n} cell</extracomment>
            <translation>
                <numerusform>{parts}、{n}セル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/add_dialogs.py" />
            <source>{part}, {n} cells</source>
            <extracomment>for 1: {part}, {n} cell</extracomment>
            <translation>
                <numerusform>{part}、{n}セル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add form</source>
            <translation>形を追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add part</source>
            <translation>ピースを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add parts</source>
            <translation>複数のピースを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Add target</source>
            <translation>ターゲットを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Allowed motions</source>
            <translation>許される動き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Another puzzle</source>
            <translation>別のパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Colour</source>
            <translation>色</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Colours of parts</source>
            <translation>ピースの色</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Copies</source>
            <translation>個数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Direction of layers</source>
            <translation>層の方向</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Draw</source>
            <translation>描く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Duplicate part</source>
            <translation>ピースを複製</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Duplicate parts</source>
            <translation>複数のピースを複製</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Group</source>
            <translation>グループ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Line of different marks</source>
            <translation>異なるマークの列</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Mark</source>
            <translation>マーク</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Move part</source>
            <translation>ピースを移動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Move parts</source>
            <translation>複数のピースを移動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove a line</source>
            <translation>列を削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove form</source>
            <translation>形を削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove part</source>
            <translation>ピースを削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove parts</source>
            <translation>複数のピースを削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Remove target</source>
            <translation>ターゲットを削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Rename part</source>
            <translation>ピースの名前を変更</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Take a part</source>
            <translation>ピースを取り出す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/document.py" />
            <source>Take a target</source>
            <translation>ターゲットを取り出す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>All ways to place it in the target</source>
            <translation>ターゲットへのすべての置き方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Chiral</source>
            <translation>キラル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Colour…</source>
            <translation>色…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Copies of each selected part, as 3 or 0-2; Enter sets them</source>
            <translation>選択した各ピースの個数。3や0-2のように入力してEnterで設定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Double click a fact to select all parts that share it</source>
            <translation>性質をダブルクリックすると、同じ性質のピースをすべて選択します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Facts about the parts</source>
            <translation>ピースの性質</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Fitting</source>
            <translation>はまる向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Group of all selected parts, empty for none; Enter sets it</source>
            <translation>選択したすべてのピースのグループ。空欄ならなし。Enterで設定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Mirror twin</source>
            <translation>鏡像の相手</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Motions that carry its cells onto themselves, mirroring ones among them</source>
            <translation>自分のセルに重なる動きの数(鏡映を含む)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Motions…</source>
            <translation>動き…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>No mirroring carries its cells onto themselves</source>
            <translation>どう鏡映しても自分のセルに重なりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Orientations</source>
            <translation>向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Orientations that fit somewhere in the target</source>
            <translation>ターゲットのどこかにはまる向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Orientations that it may have</source>
            <translation>とりうる向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placements</source>
            <translation>配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Separate pieces</source>
            <translation>かけら</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Sets of its cells that do not touch one another</source>
            <translation>互いに接していないセルのかたまり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Spaces that its cells enclose</source>
            <translation>セルが囲む空間</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>Symmetry</source>
            <translation>対称性</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>The part that is its mirror image</source>
            <translation>鏡像にあたるピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>What the selected parts may do</source>
            <translation>選択したピースに許される動き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>as the puzzle</source>
            <translation>パズルに従う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>chiral</source>
            <translation>キラル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>fit nowhere</source>
            <translation>どこにもはまらない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>in several pieces</source>
            <translation>複数のかけら</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>symmetric</source>
            <translation>対称</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>with a mirror twin</source>
            <translation>鏡像の相手あり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <source>with holes</source>
            <translation>空洞あり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>yes</source>
            <translation>はい</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/facts_panel.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>{n} selected</source>
            <extracomment>for 1: {n} selected</extracomment>
            <translation>
                <numerusform>{n}個選択</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>All that can be opened ({endings})</source>
            <translation>開けるものすべて({endings})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Files of other programs ({endings})</source>
            <translation>ほかのプログラムのファイル({endings})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Import</source>
            <translation>インポート</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Not all of what was copied could be taken over:</source>
            <translation>コピーされた内容のうち、取り込めなかったもの:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Open a puzzle</source>
            <translation>パズルを開く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Reading what was copied</source>
            <translation>コピーされた内容を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Reading {path}</source>
            <translation>{path} を読み込んでいます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Save the changes to “{name}”?</source>
            <translation>「{name}」の変更を保存しますか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save the puzzle</source>
            <translation>パズルを保存</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>Save “{name}” there again?</source>
            <translation>「{name}」をもう一度そこに保存しますか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>What was &amp;left out…</source>
            <translation>取り込めなかったもの(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>puzzle</source>
            <comment>a name for a file</comment>
            <translation>パズル</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{n} things beside the puzzle were left out; File &gt; {action} shows them</source>
            <extracomment>for 1: {n} thing beside the puzzle was left out; File &gt; {action} shows it</extracomment>
            <translation>
                <numerusform>パズル以外のもの{n}件を取り込みませんでした。「ファイル &gt; {action}」で表示します</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{path} is open. Not all of it could be taken over:</source>
            <translation>{path} を開きました。取り込めなかったもの:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/file_dialogs.py" />
            <source>{path}: is there already; choose another name, or this one with its ending</source>
            <translation>{path}: すでにあります。別の名前にするか、拡張子まで入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Add polygon</source>
            <translation>多角形を追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Begin with</source>
            <translation>ひな形(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Cells of one period</source>
            <translation>1周期のセル(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Draw cell</source>
            <translation>セルを描く(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Height</source>
            <translation>高さ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Remove cell</source>
            <translation>セルを削除(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Save and begin</source>
            <translation>保存して始める(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Undo</source>
            <translation>元に戻す(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;Vectors by which it repeats</source>
            <translation>繰り返しのベクトル(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>&amp;long</source>
            <translation>長さ(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>A lattice of your own</source>
            <translation>自作の格子</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>A lattice that ships with the program has this name; choose another one.</source>
            <translation>この名前の格子は付属しています。別の名前を選んでください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Add &amp;ball</source>
            <translation>球を追加(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>B&amp;ottom</source>
            <translation>底面(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Bottom</source>
            <translation>底面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Cells of one period</source>
            <translation>1周期のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Click the corners one after the other; a click on the first one, or Enter, closes the cell, Escape leaves it.</source>
            <translation>角を順にクリックします。最初の角をクリックするかEnterを押すとセルが閉じ、Escでやめます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Close &amp;drawn cell</source>
            <translation>描いたセルを閉じる(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Corne&amp;rs</source>
            <translation>角(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Drag the tips of the vectors, and cells by their corners or as a whole. Turn the wheel to zoom.</source>
            <translation>ベクトルの先端、セルの角、セル全体をドラッグできます。ホイールで拡大・縮小します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Give the lattice a name.</source>
            <translation>格子に名前を付けてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Height</source>
            <translation>高さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Length of a side</source>
            <translation>辺の長さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>My lattice</source>
            <translation>自作格子</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>R&amp;edo</source>
            <translation>やり直す(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Rad&amp;ius</source>
            <translation>半径(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Radius</source>
            <translation>半径</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>S&amp;ides</source>
            <translation>辺の数(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>Some cells of the lattice</source>
            <translation>格子のセルの例</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>The lattice that you have drawn is not saved; it is lost when the window is closed.</source>
            <translation>描いた格子は保存されていません。ウィンドウを閉じると失われます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>x of vector {n}</source>
            <translation>ベクトル{n}のx</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>y of vector {n}</source>
            <translation>ベクトル{n}のy</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>z of vector {n}</source>
            <translation>ベクトル{n}のz</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{n}: ball</source>
            <translation>{n}: 球</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{n}: polygon of {count} corners</source>
            <translation>{n}: {count}角形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{path}: is a file, but your own lattices need a folder of this name; move the file or rename it, then save again</source>
            <translation>{path}: ファイルですが、自作の格子にはこの名前のフォルダーが必要です。ファイルを移動するか名前を変えて、もう一度保存してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_dialog.py" />
            <source>{path}: the folder of your own lattices could not be made ({error})</source>
            <translation>{path}: 自作の格子のフォルダーを作れませんでした({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/lattice_view.py" />
            <source>The cells of one period, and their copies around them</source>
            <translation>1周期のセルと、まわりのその写し</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>&amp;Equal marks meet</source>
            <translation>同じマークどうしを合わせる(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>A tick lets sides with these two marks face each other. In the column “nothing” it lets a side face the outside of the target, or a cell that stays empty.</source>
            <translation>チェックを入れると、その2つのマークの側面が向かい合えます。「なし」の列では、側面がターゲットの外側や空のままのセルに向くことを許します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Back to no table: equal marks meet, all may face nothing, and reach one cell</source>
            <translation>表をやめる: 同じマークどうしが合い、どれも何もない所に向いてよく、深さは1セル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Looks</source>
            <translation>見た目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Marks and what may meet</source>
            <translation>マークと向かい合わせの規則</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Marks that may meet</source>
            <translation>向かい合えるマーク</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>May face the outside of the target, or a cell that stays empty</source>
            <translation>ターゲットの外側や空のままのセルに向いてよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>No side of a part has a mark yet. Choose a part, take the tool Mark (K) on the canvas and click inside a cell near a side; then say here which marks may meet.</source>
            <translation>マークのある側面がまだありません。ピースを選び、キャンバスでツール「マーク」(K)を持って、セルの内側の側面近くをクリックしてください。そのあと、どのマークが向かい合えるかをここで決めます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Reach</source>
            <translation>深さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Sides without a mark</source>
            <translation>マークのない側面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Through how many cells the mark goes on in a straight line</source>
            <translation>マークがまっすぐ何セル先まで届くか</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>Whether the mark stands out, or is what a key goes into</source>
            <translation>マークが出っぱるのか、鍵の入る穴なのか</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>automatic</source>
            <comment>a kind of marks</comment>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>hole</source>
            <comment>a kind of marks</comment>
            <translation>穴</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>key</source>
            <comment>a kind of marks</comment>
            <translation>鍵</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>looks</source>
            <translation>見た目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>plain</source>
            <comment>a side without a mark</comment>
            <translation>マークなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>reach</source>
            <translation>深さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may face nothing</source>
            <translation>{mark}は何もない所に向いてよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may meet {other}</source>
            <translation>{mark}は{other}と向かい合ってよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may not face nothing</source>
            <translation>{mark}は何もない所に向けない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} may not meet {other}</source>
            <translation>{mark}は{other}と向かい合えない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark} reaches through {reach}</source>
            <translation>{mark}は{reach}先まで届く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_dialog.py" />
            <source>{mark}: no part has it</source>
            <translation>{mark}: このマークのピースはありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Add a line of the selected cells</source>
            <translation>選択したセルの列を追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Remove</source>
            <translation>削除(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>&amp;Side</source>
            <translation>側面(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>Along a line no mark may occur twice, whatever faces it. Select cells of the target on the canvas (V), choose which of their sides make the line, and add it.</source>
            <translation>1つの列の上では、何が向かい合っていても、同じマークは2度現れません。キャンバスでターゲットのセルを選択し(V)、どの側面を列にするかを選んで追加してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>Lines of different marks</source>
            <translation>異なるマークの列</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/matching_lines_dialog.py" />
            <source>{sides} of {cells}</source>
            <translation>{cells}の{sides}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>&amp;First shape</source>
            <translation>最初の図形(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>A lattice of your &amp;own…</source>
            <translation>自作の格子(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Begin</source>
            <translation>始める</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Lattices</source>
            <translation>格子</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>My own</source>
            <translation>自作</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>New puzzle</source>
            <translation>新規パズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Nothing yet</source>
            <translation>何もなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>Some cells of the lattice. The puzzle begins empty, to be drawn by hand.</source>
            <translation>格子のセルの例です。パズルは空で始まり、手で描きます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>The target has {n} cells.</source>
            <extracomment>for 1: The target has {n} cell.</extracomment>
            <translation>
                <numerusform>ターゲットは{n}セルです。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>What the puzzle begins with</source>
            <translation>パズルの出発点</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/new_puzzle_dialog.py" />
            <source>{cells} cells are too many; at most {most} can be drawn</source>
            <translation>{cells}セルは多すぎます。描けるのは{most}セルまでです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} cannot be read any more, so it is not known whether another program has changed it.</source>
            <translation>{name}を読み込めなくなったので、ほかのプログラムが変更したかどうかわかりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} is not there any more: it was removed or renamed since it was opened or saved here.</source>
            <translation>{name}がなくなっています。ここで開くか保存したあとに、削除されたか名前が変わりました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/opened_files.py" />
            <source>{name} was changed by another program or window since it was opened or saved here.</source>
            <translation>{name}は、ここで開くか保存したあとに、ほかのプログラムまたはウィンドウで変更されました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Colour {color}: click to change</source>
            <translation>色{color}: クリックして変更</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Form {form} of part {name} is in {n} pieces.</source>
            <extracomment>for 1: Form {form} of part {name} is in {n} piece.</extracomment>
            <translation>
                <numerusform>ピース{name}の形{form}は{n}個のかけらに分かれています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Form {form} of {forms}; each copy has exactly one of them</source>
            <translation>形{form}/{forms}。1個ごとにそのうちの1つだけをとります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Group {group}: parts of one group may stay together when a solution is taken apart</source>
            <translation>グループ{group}: 解を分解するとき、同じグループのピースは一緒のままでよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>How many times: a number like 3, or from-to like 0-2</source>
            <translation>個数: 3のような数、または0-2のような範囲</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>In no group; parts of one group may stay together when a solution is taken apart (right button)</source>
            <translation>グループなし。解を分解するとき、同じグループのピースは一緒のままでよい(右クリックで選択)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Motions</source>
            <translation>動き</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} and {n} other parts are in several pieces.</source>
            <extracomment>for 1: Part {name} and {n} other part are in several pieces.</extracomment>
            <translation>
                <numerusform>ピース{name}とほか{n}個のピースが、複数のかけらに分かれています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} has no cells yet.</source>
            <translation>ピース{name}にまだセルがありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Part {name} is in {n} pieces.</source>
            <extracomment>for 1: Part {name} is in {n} piece.</extracomment>
            <translation>
                <numerusform>ピース{name}は{n}個のかけらに分かれています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Rename target</source>
            <translation>ターゲットの名前を変更</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>The box: it stays where it is when a solution is taken apart (right button)</source>
            <translation>箱: 解を分解するとき、元の位置から動きません(右クリックで選択)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The target has no cells yet.</source>
            <translation>ターゲットにまだセルがありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too few: {n} cells of the target would stay empty beside those that may.</source>
            <extracomment>for 1: Too few: {n} cell of the target would stay empty beside those that may.</extracomment>
            <translation>
                <numerusform>不足: 空でもよいセルのほかに、ターゲットの{n}セルが空のまま残ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too few: {n} cells of the target would stay empty.</source>
            <extracomment>for 1: Too few: {n} cell of the target would stay empty.</extracomment>
            <translation>
                <numerusform>不足: ターゲットの{n}セルが空のまま残ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>Too many: {n} cells more than the target has.</source>
            <extracomment>for 1: Too many: {n} cell more than the target has.</extracomment>
            <translation>
                <numerusform>過剰: ターゲットより{n}セル多くなっています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>What parts may do, unless they have a rule of their own</source>
            <translation>独自の規則がないピースに許される動き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>What the part may do; faint where it is as the puzzle says</source>
            <translation>このピースに許される動き。パズルの規則に従うものは薄い表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>and {n} more like these</source>
            <extracomment>for 1: and {n} more like these</extracomment>
            <translation>
                <numerusform>ほか{n}件の同様のもの</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{key} is not a known key and changes nothing</source>
            <translation>{key}は不明なキーで、何の効果もありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{key} is not a known key and changes nothing; did you mean {other}?</source>
            <translation>{key}は不明なキーで、何の効果もありません。{other}のことですか?</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{least} to {n} cells</source>
            <extracomment>for 1: {least} to {n} cell</extracomment>
            <translation>
                <numerusform>{least}～{n}セル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{most} of {n} may stay empty</source>
            <extracomment>for 1: {most} of {n} may stay empty</extracomment>
            <translation>
                <numerusform>{n}セル中{most}セルまで空でもよい</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} may stay empty</source>
            <extracomment>for 1: {n} may stay empty</extracomment>
            <translation>
                <numerusform>{n}セルは空でもよい</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{n} selected: {cells}</source>
            <translation>{n}個選択: {cells}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/part_rows.py" />
            <source>{parts}, {cells}; target {target}</source>
            <translation>{parts}、{cells}、ターゲット{target}</translation>
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
            <translation>{sums}、{empty}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Add a part</source>
            <translation>ピースを追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Duplicate the part</source>
            <translation>ピースを複製(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Go to the next part</source>
            <translation>次のピースへ(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Next target</source>
            <translation>次のターゲット(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Previous target</source>
            <translation>前のターゲット(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>&amp;Remove the part</source>
            <translation>ピースを削除(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a &amp;set…</source>
            <translation>セットを追加(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a &amp;target</source>
            <translation>ターゲットを追加(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add a target, for the same parts</source>
            <translation>同じピースのためのターゲットを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add parts from pu&amp;zzles…</source>
            <translation>パズルからピースを追加(&amp;Z)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Add parts from te&amp;xt…</source>
            <translation>テキストからピースを追加(&amp;X)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Box</source>
            <translation>箱</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Colours that every&amp;body can tell apart</source>
            <translation>誰にでも見分けやすい色(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Current target</source>
            <translation>現在のターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Go to the pre&amp;vious part</source>
            <translation>前のピースへ(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Group of {part}, whose parts may stay together</source>
            <translation>{part}のグループ。同じグループのピースは一緒のままでよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Group {group}: {parts}</source>
            <translation>グループ{group}: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Move the part &amp;up</source>
            <translation>ピースを上へ(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Move the part do&amp;wn</source>
            <translation>ピースを下へ(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>New group {group}</source>
            <translation>新しいグループ{group}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>No group</source>
            <translation>グループなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>R&amp;emove the target</source>
            <translation>ターゲットを削除(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>Remove the target</source>
            <translation>ターゲットを削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>The box: placed where it is drawn, and never taken out</source>
            <translation>箱: 描かれた位置に置かれ、取り出されません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>The target to draw and to solve (Ctrl+Page Down, Ctrl+Page Up)</source>
            <translation>描いて解くターゲット(Ctrl+PgDn、Ctrl+PgUp)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>all parts of a size</source>
            <translation>同じ大きさのすべてのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>found by picture and name</source>
            <translation>図と名前から探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_panel.py" />
            <source>pictures, coordinates, puzzle files</source>
            <translation>図、座標、パズルファイル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <source>as the puzzle ({rule})</source>
            <translation>パズルに従う({rule})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/parts_table.py" />
            <source>the usual ({rule})</source>
            <translation>標準({rule})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>&amp;Clear</source>
            <translation>クリア(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>&amp;Fill</source>
            <translation>埋める(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>A corner hangs on to nothing: the plate is in two pieces.</source>
            <translation>どこにもつながらない角があり、プレートが2つのかけらに分かれています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a p&amp;late…</source>
            <translation>プレートを追加(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate</source>
            <translation>プレートを追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate: only in puzzles of cubes</source>
            <translation>プレートを追加: 立方体のパズルでのみ使えます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add a plate… ({keys}): a side of a cube, with teeth along its border</source>
            <translation>プレートを追加… ({keys}): ふちに歯のある立方体の面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Add and &amp;next</source>
            <translation>追加して次へ(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Border of the plate</source>
            <translation>プレートのふち</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Change</source>
            <translation>変更</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Change the plate</source>
            <translation>プレートを変更</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Click or drag along the border, or use the arrow keys and Space; the middle stays</source>
            <translation>ふちに沿ってクリックかドラッグ、または矢印キーとSpace。中央は変わりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Cubes along a side</source>
            <translation>一辺の立方体の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Line {row}, column {column}: cube</source>
            <translation>{row}行{column}列: 立方体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Line {row}, column {column}: gap</source>
            <translation>{row}行{column}列: すきま</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Target: surface of the cube</source>
            <translation>ターゲット: 立方体の表面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>The target has cells already</source>
            <translation>ターゲットにすでにセルがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>The target is not the surface of a cube of {size}.</source>
            <translation>ターゲットは一辺{size}の立方体の表面ではありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Too few: {n} cells of the surface would stay empty.</source>
            <extracomment>for 1: Too few: {n} cell of the surface would stay empty.</extracomment>
            <translation>
                <numerusform>不足: 表面の{n}セルが空のまま残ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>Too many: {n} cells more than the surface has.</source>
            <extracomment>for 1: Too many: {n} cell more than the surface has.</extracomment>
            <translation>
                <numerusform>過剰: 表面より{n}セル多くなっています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>With this plate: {sums}</source>
            <translation>このプレートを含めて: {sums}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/plates.py" />
            <source>{parts}, {cells} of {n} cells</source>
            <extracomment>for 1: {parts}, {cells} of {n} cell</extracomment>
            <translation>
                <numerusform>{parts}、{n}セル中{cells}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Author</source>
            <translation>作者(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Colours that match</source>
            <translation>合う色(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Equal colours match</source>
            <translation>同じ色どうしを合わせる(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Links</source>
            <translation>リンク(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Source</source>
            <translation>出典(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>&amp;Year</source>
            <translation>年(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>A row for each colour of parts, a column for each colour of the target: a tick lets cells of the one lie on cells of the other. A cell without a colour fits everywhere.</source>
            <translation>行はピースの色、列はターゲットの色です。チェックを入れると、その行の色のピースのセルを、その列の色のターゲットのセルに置けます。色のないセルはどこにでも合います。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>C&amp;hoose…</source>
            <translation>選ぶ(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Cells &amp;empty at most</source>
            <translation>空のセルの上限(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Cells of parts and cells of the target should have colours first: paint them with the tool Colour cells on the canvas.</source>
            <translation>先にピースのセルとターゲットのセルに色を付けてください。キャンバスのツール「セルに色を塗る」で塗れます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Colours that match</source>
            <translation>合う色</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>No&amp;tes</source>
            <translation>メモ(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Pairs of colours that match, each a colour of parts, then one of the target: {example}. A single {sign} means none.</source>
            <translation>合う色の組。ピースの色、ターゲットの色の順に書きます: {example}。{sign} だけなら、合う色はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Parts &amp;may</source>
            <translation>ピースの動き(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Puzzle properties</source>
            <translation>パズルのプロパティ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Ta&amp;gs</source>
            <translation>タグ(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>Tick the colours that match in a table</source>
            <translation>合う色を表でチェック</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>all that may</source>
            <translation>空でもよいものすべて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>as usual: {rule}</source>
            <translation>標準: {rule}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>equal colours match</source>
            <translation>同じ色どうしが合う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>fixed: moved, not turned</source>
            <translation>移動のみ: 移動でき、回転できない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>mirror: moved, turned and mirrored</source>
            <translation>鏡映: 移動、回転、鏡映ができる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>placed: only as they are drawn</source>
            <translation>位置固定: 描かれた位置のまま</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>turn over: moved, turned and turned over</source>
            <translation>裏返し: 移動、回転、裏返しができる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>turn: moved and turned</source>
            <translation>回転: 移動、回転ができる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>web addresses, with spaces between them</source>
            <translation>Webアドレス(空白で区切る)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>words to find it by, with commas between them</source>
            <translation>検索に使う語(コンマで区切る)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} different: {source}</source>
            <translation>異なる解{count}個: {source}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} in all positions: {source}</source>
            <translation>すべての位置で{count}個: {source}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{count} with mirror images: {source}</source>
            <translation>鏡像を含めて{count}個: {source}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/properties_dialog.py" />
            <source>{one} cells of parts on {other} cells of the target</source>
            <translation>ピースの{one}のセルをターゲットの{other}のセルに</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>&amp;Copies of each</source>
            <translation>それぞれの個数(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>&amp;Other files…</source>
            <translation>ほかのファイル(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add parts from puzzles</source>
            <translation>パズルからピースを追加</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Add {n} parts</source>
            <extracomment>for 1: Add {n} part</extracomment>
            <translation>
                <numerusform>ピースを{n}個追加</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>All of a &amp;folder…</source>
            <translation>フォルダーのすべて(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Find parts</source>
            <translation>ピースを検索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Folder of puzzles with parts to add</source>
            <translation>追加するピースのあるパズルのフォルダー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Name of a part or a puzzle, or a number of cells</source>
            <translation>ピースまたはパズルの名前、またはセル数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>No other puzzle has this lattice.</source>
            <translation>この格子のパズルはほかにありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>No part or puzzle of this lattice is called so.</source>
            <translation>この格子にその名前のピースやパズルはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Parts of other puzzles</source>
            <translation>ほかのパズルのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Parts of puzzles of the same lattice, {lattice}; equal shapes are shown once</source>
            <translation>同じ格子「{lattice}」のパズルのピース。同じ形は1度だけ表示します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Puzzles with parts to add</source>
            <translation>追加するピースのあるパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>Reading puzzles…</source>
            <translation>パズルを読み込んでいます…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{folder} holds more than {n} files; the first of them are read</source>
            <translation>{folder} にはファイルが{n}個より多くあるので、最初の{n}個を読み込みます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{folder} holds no file that can be read</source>
            <translation>{folder} に読み込めるファイルはありません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{n} shapes</source>
            <extracomment>for 1: {n} shape</extracomment>
            <translation>
                <numerusform>形{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{part} in {puzzle}</source>
            <translation>{puzzle}の{part}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/editor/shape_dialog.py" />
            <source>{path}: its parts are in the lattice {other}; only those of {lattice} can be taken</source>
            <translation>{path}: ピースの格子は{other}です。取り込めるのは{lattice}のピースだけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Export</source>
            <translation>エクスポート(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Kind of file</source>
            <translation>ファイルの種類(&amp;K)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>&amp;Save as</source>
            <translation>保存先(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Export</source>
            <translation>エクスポート</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Exported to {path}</source>
            <translation>{path} にエクスポートしました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Figures, tables, letters</source>
            <translation>図、表、文字</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Files of other programs</source>
            <translation>ほかのプログラムのファイル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Flat parts for a laser cutter</source>
            <translation>レーザーカッター用の平らなピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Kind of file</source>
            <translation>ファイルの種類</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Making {path}</source>
            <translation>{path} を作成しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Only a solution can be written in this format. Solve the puzzle first.</source>
            <translation>この形式で書き出せるのは解だけです。先にパズルを解いてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Parts for a 3D printer</source>
            <translation>3Dプリンター用のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Pictures, films, a web page, the puzzle itself</source>
            <translation>画像、ムービー、Webページ、パズルそのもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>Save as</source>
            <translation>保存先</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>The preview was cancelled. Change any setting to have it again.</source>
            <translation>プレビューはキャンセルされました。どれかの設定を変えるともう一度作成します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>What it is for</source>
            <translation>用途</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>{path} was written. Please note:</source>
            <translation>{path} に書き込みました。ご注意ください:</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/dialog.py" />
            <source>“Save as” has no name of a file; type one, such as {name}</source>
            <translation>「保存先」にファイル名がありません。{name} のように入力してください</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>All {n} solutions found</source>
            <extracomment>for 1: The solution found</extracomment>
            <translation>
                <numerusform>見つかったすべての解({n}個)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The problem</source>
            <translation>問題</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The puzzle</source>
            <translation>パズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The puzzle without a solution</source>
            <translation>解のないパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The solution shown</source>
            <translation>表示中の解</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The {n} favourites</source>
            <extracomment>for 1: The favourite</extracomment>
            <translation>
                <numerusform>お気に入り({n}個)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/export/exportable.py" />
            <source>The {n} solutions listed</source>
            <extracomment>for 1: The solution listed</extracomment>
            <translation>
                <numerusform>一覧の解({n}個)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview.py" />
            <source>This is what is used of a sheet of {width} x {depth} mm; a long strip takes several rows.</source>
            <translation>{width}×{depth} mmの板のうち使われる部分です。長い帯は数行に分かれます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Beginning of the file</source>
            <translation>ファイルの先頭</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Drag to turn, drag with the right button to shift, turn the wheel to zoom</source>
            <translation>ドラッグで回転、右ボタンでドラッグして移動、ホイールで拡大・縮小</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Making the preview…</source>
            <translation>プレビューを作成しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Next page</source>
            <translation>次のページ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Page {n} of {count}</source>
            <translation>ページ{n}/{count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Parts as they will be printed</source>
            <translation>3Dプリントされるピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>Previous page</source>
            <translation>前のページ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/preview_pane.py" />
            <source>What is made</source>
            <translation>作成するもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>&amp;More</source>
            <translation>詳細(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>&amp;Restore usual values</source>
            <translation>標準値に戻す(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>As the &amp;view is now</source>
            <translation>現在の表示どおり(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>Turned, taken apart and with parts hidden as in the Solution tab</source>
            <translation>「解」タブと同じ向き、分解の状態、ピースの表示で</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/export/settings_form.py" />
            <source>What is written</source>
            <translation>書き出すもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Command in Python</source>
            <translation>Pythonのコマンド</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Interrupt</source>
            <translation>中断</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Running; Ctrl+C interrupts</source>
            <translation>実行中です。Ctrl+Cで中断します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>Stop the command that runs (Ctrl+C)</source>
            <translation>実行中のコマンドを停止(Ctrl+C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/console/repl.py" />
            <source>What the console printed</source>
            <translation>コンソールの出力</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>&amp;Back</source>
            <translation>戻る(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>&amp;Close the tour</source>
            <translation>ツアーを閉じる(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>E&amp;nd the tour</source>
            <translation>ツアーを終了(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>G&amp;o on</source>
            <translation>続ける(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>S&amp;kip</source>
            <translation>とばす(&amp;K)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/guide.py" />
            <source>{title}: step {number} of {all}</source>
            <translation>{title}: ステップ{number}/{all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Back</source>
            <comment>to the page before</comment>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Find in the manual</source>
            <translation>マニュアル内を検索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Forward</source>
            <translation>進む</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Manual</source>
            <translation>マニュアル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Manual: {title}</source>
            <translation>マニュアル: {title}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Nothing in the manual has all these words.</source>
            <translation>これらの語をすべて含むところはマニュアルにありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Page of the manual</source>
            <translation>マニュアルのページ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <source>Pages and places</source>
            <translation>ページと箇所</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/help/manual_window.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>{n} places</source>
            <extracomment>for 1: {n} place</extracomment>
            <translation>
                <numerusform>{n}か所</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Browse all symmetric solutions</source>
            <translation>対称な解をすべて眺める(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Draw and solve</source>
            <translation>描いて解く(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>&amp;Pause and resume a long search</source>
            <translation>長い探索を一時停止して再開する(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Add a part: press the button with the plus, or Ins in the list.</source>
            <translation>ピースを追加します。プラスのボタンを押すか、一覧でInsを押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>All solutions are found, and the first is shown. Go to the next: press the arrow, or Ctrl+Right.</source>
            <translation>すべての解が見つかり、最初の解が表示されています。次の解へ進みましょう: 矢印のボタンか、Ctrl+→を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>All your searches are in this list, with how far they are. Open the one you paused: click it twice, or choose it and press Enter.</source>
            <translation>この一覧には、すべての探索とその進み具合が並んでいます。一時停止した探索を開きましょう: ダブルクリックするか、選んでEnterを押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Choose Explode below the picture, and pull the slider or press Play: the parts move apart.</source>
            <translation>画像の下の「引き離す」を選び、スライダーを動かすか再生を押してください。ピースが互いに離れます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Choose the tool Rectangle: press the button, or B on the canvas.</source>
            <translation>ツール「長方形」を選びます。ボタンを押すか、キャンバスでBを押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Draw the part in the same way: 3 squares in a row.</source>
            <translation>同じようにピースを描きます: 一列に並んだ3つの正方形です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Draw the target, the shape to be filled: drag from corner to corner of 4 by 3 squares. By the keys: arrows and Space. Ctrl+Z takes back what went wrong.</source>
            <translation>埋めるべき形、ターゲットを描きます: 4×3の正方形の角から角へドラッグしてください。キーボードでは矢印とSpaceを使います。間違えたらCtrl+Zで元に戻せます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Everything is saved: you could close the program now. Go to Searches, or press Ctrl+4.</source>
            <translation>すべて保存されています。いまプログラムを閉じてもかまいません。「探索一覧」へ移るか、Ctrl+4を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Four of them fill the target: click twice on the 1 below Copies, type 4 and press Enter.</source>
            <translation>これを4個使うとターゲットが埋まります: 「個数」の下の1をダブルクリックし、4と入力してEnterを押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Gallery, to see the solutions as pictures side by side.</source>
            <translation>「ギャラリー」を押すと、解の画像が並びます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Pause, or F5 again.</source>
            <translation>「一時停止」か、もう一度F5を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Resume, or F5: the search goes on where it was.</source>
            <translation>「再開」かF5を押してください。探索は中断したところから続きます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Press Solve, or F5 wherever you are.</source>
            <translation>「解く」を押すか、どこにいてもF5を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Step through the copies up to the last: press Ctrl+Right, or the arrows of this field.</source>
            <translation>コピーを最後まで順に見てください: Ctrl+→か、この欄の矢印を押します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. File, Save keeps the puzzle; File, New begins one of cubes, hexagons, balls and many other cells.</source>
            <translation>これで終わりです。「ファイル」の「保存」でパズルを保存できます。「ファイル」の「新規」では、立方体、六角形、球など、さまざまなセルのパズルを始められます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. The search goes on while you do other things; F5 pauses it whenever you like, and so does closing the program.</source>
            <translation>これで終わりです。ほかのことをしている間も探索は続きます。F5でいつでも一時停止でき、プログラムを閉じても一時停止します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>That was all. The search panel tells how many solutions there are: different, with mirror images, and in all positions.</source>
            <translation>これで終わりです。探索のパネルに解の数が表示されています: 異なる解、鏡像を含む数、すべての位置での数です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>The bar shows how much has been explored. Wait until solutions are found.</source>
            <translation>バーは探索済みの割合を示します。解が見つかるまでお待ちください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>The twelve pentominoes are to fill 3 by 20 squares. Press Solve, or F5.</source>
            <translation>12個のペントミノで3×20の正方形を埋めます。「解く」かF5を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>There are 2 solutions: what is only turned or mirrored is not listed again. Choose the other one, or press Ctrl+Right.</source>
            <translation>解は2個あります: 回転や鏡映だけの違いは一覧に入りません。もう一方を選ぶか、Ctrl+→を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>This puzzle has ten million solutions. Begin the search: press this button, or F5.</source>
            <translation>このパズルの解は1000万個あります。探索を始めましょう: このボタンかF5を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>This search has come to its end, so there is nothing to pause any more. The steps are the same with any other long search, such as that of Hexominoes 14x15 in the library.</source>
            <translation>この探索は終わってしまったので、一時停止するものがありません。手順はほかの長い探索でも同じです。たとえばライブラリの「Hexominoes 14x15」で試せます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Tick Symmetric copies, to see what turning and mirroring the target makes of each, too.</source>
            <translation>「対称コピー」にチェックを入れると、ターゲットの回転や鏡映で各解がどうなるかも見られます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/help/tours.py" />
            <source>Wait for the end of the search, which takes seconds.</source>
            <translation>探索が終わるまで数秒お待ちください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>Level {level}</source>
            <translation>レベル{level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>Target {n}</source>
            <translation>ターゲット{n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>an evening</source>
            <translation>ひと晩</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>and {n} more counts</source>
            <extracomment>for 1: and {n} more count</extracomment>
            <translation>
                <numerusform>ほか{n}件の解の数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>easy</source>
            <translation>易しい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>hard</source>
            <translation>難しい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>open now</source>
            <translation>開いています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>very hard</source>
            <translation>とても難しい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{least} to {most} parts</source>
            <translation>ピース{least}～{most}個</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} different solutions</source>
            <extracomment>for 1: {n} different solution</extracomment>
            <translation>
                <numerusform>異なる解{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} solutions in all positions</source>
            <extracomment>for 1: {n} solution in all positions</extracomment>
            <translation>
                <numerusform>すべての位置で解{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} solutions with mirror images</source>
            <extracomment>for 1: {n} solution with mirror images</extracomment>
            <translation>
                <numerusform>鏡像を含めて解{n}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{n} targets</source>
            <extracomment>for 1: {n} target</extracomment>
            <translation>
                <numerusform>ターゲット{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_facts.py" />
            <source>{year} BC</source>
            <translation>紀元前{year}年</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>About the puzzle</source>
            <translation>パズルについて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Choose a puzzle to see what is known of it. Enter or a double click opens it.</source>
            <translation>パズルを選ぶと、知られていることを表示します。Enterキーまたはダブルクリックで開きます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Draw, change or look at this puzzle (Enter; with Ctrl in a new window)</source>
            <translation>このパズルを描く、変える、見る(Enter。Ctrlとともに新しいウィンドウで)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>File</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Highest level</source>
            <translation>最高レベル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Links</source>
            <translation>リンク</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Open this puzzle and search for its solutions</source>
            <translation>このパズルを開いて解を探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Puzzles</source>
            <translation>パズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solve</source>
            <translation>解く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Source</source>
            <translation>出典</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/card_view.py" />
            <source>Targets</source>
            <translation>ターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>A first puzzle of each kind</source>
            <translation>種類ごとに最初の一題</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>All</source>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>All puzzles of the library and your own</source>
            <translation>ライブラリと自分のすべてのパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Begin here</source>
            <translation>まずはここから</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Designed here</source>
            <translation>ここで設計</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Easy</source>
            <translation>易しい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Hard by hand</source>
            <translation>手では難しい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>One evening</source>
            <translation>ひと晩</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles for which nearly everybody asks a computer, and those that have no solution</source>
            <translation>ほとんどの人がコンピューターに頼るパズルと、解のないパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles that nearly solve themselves</source>
            <translation>ひとりでに解けるようなパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles that take an evening by hand</source>
            <translation>手で解くとひと晩かかるパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles whose parts lock into each other</source>
            <translation>ピースが互いにかみ合うパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Puzzles with one solution that this program found</source>
            <translation>このプログラムが見つけた、解が1つのパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>The puzzles of your folder, and the files that you opened or saved</source>
            <translation>自分のフォルダーのパズルと、開いたり保存したりしたファイル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/collections.py" />
            <source>Your own</source>
            <translation>自分のパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Difficulty</source>
            <translation>難易度(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Lattice</source>
            <translation>格子(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Parts</source>
            <translation>ピース(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;State</source>
            <translation>状態(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>&amp;Tag</source>
            <translation>タグ(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any difficulty</source>
            <translation>難易度を問わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any lattice</source>
            <translation>格子を問わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any number</source>
            <translation>個数を問わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any size</source>
            <translation>大きさを問わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any state</source>
            <translation>状態を問わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Any tag</source>
            <translation>タグを問わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Clear all filters</source>
            <translation>すべてのフィルターを解除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Collections</source>
            <translation>コレクション</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Filter</source>
            <translation>フィルター</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Filter ({n})</source>
            <translation>フィルター({n})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Filter, {n} filters in force</source>
            <extracomment>for 1: Filter, {n} filter in force</extracomment>
            <translation>
                <numerusform>フィルター、{n}件適用中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Order</source>
            <translation>並べ順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Search by name, author, tag or note</source>
            <translation>名前・作者・タグ・メモで検索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Search the library</source>
            <translation>ライブラリを検索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Show a compact list</source>
            <translation>コンパクトな一覧で表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Show cards</source>
            <translation>カードで表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/filter_bar.py" />
            <source>Si&amp;ze</source>
            <translation>大きさ(&amp;Z)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Another folder…</source>
            <translation>別のフォルダー…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Choose a folder…</source>
            <translation>フォルダーを選ぶ…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>No puzzle matches.</source>
            <translation>該当するパズルはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Puzzles that you open or save are listed here. A folder can be chosen, too: what is saved there appears here by itself.</source>
            <translation>開いたり保存したりしたパズルがここに並びます。フォルダーを選ぶこともでき、そこに保存したものは自動的にここに現れます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>Show all puzzles</source>
            <translation>すべてのパズルを表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>There are no puzzles in this collection.</source>
            <translation>このコレクションにパズルはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>There are no puzzles in {folder} yet. What is saved there appears here by itself.</source>
            <translation>{folder} にまだパズルはありません。そこに保存したものは自動的にここに現れます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>{n} puzzles</source>
            <extracomment>for 1: {n} puzzle</extracomment>
            <translation>
                <numerusform>パズル{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/panel.py" />
            <source>{shown} of {all} puzzles</source>
            <translation>{all}個中{shown}個のパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Being searched</source>
            <translation>探索中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Not begun</source>
            <translation>未着手</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>Paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solved</source>
            <translation>解けた</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>paused, {percent} %</source>
            <translation>一時停止中、{percent}%</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>searching, {percent} %</source>
            <translation>探索中、{percent}%</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>solved: {n} solutions</source>
            <extracomment>for 1: solved: {n} solution</extracomment>
            <translation>
                <numerusform>解けた: 解{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{n} laid</source>
            <translation>{n}個配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{n} of {pieces} laid</source>
            <translation>{pieces}個中{n}個配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/puzzle_state.py" />
            <source>{solved} of {targets} solved</source>
            <translation>{targets}個中{solved}個が解けた</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>13 to 25 parts</source>
            <translation>ピース13～25個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>31 to 60 cells</source>
            <translation>31～60セル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>61 to 125 cells</source>
            <translation>61～125セル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>7 to 12 parts</source>
            <translation>ピース7～12個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>By lattice</source>
            <translation>格子順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>By name</source>
            <translation>名前順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Easiest first</source>
            <translation>易しい順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Fewest parts first</source>
            <translation>ピースの少ない順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Hardest first</source>
            <translation>難しい順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Last opened first</source>
            <translation>最近開いた順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>More than 125 cells</source>
            <translation>126セル以上</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>More than 25 parts</source>
            <translation>ピース26個以上</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Oldest first</source>
            <translation>古い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Up to 30 cells</source>
            <translation>30セル以下</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/library/query.py" />
            <source>Up to 6 parts</source>
            <translation>ピース6個以下</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Cancel</source>
            <translation>キャンセル(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>&amp;Resume your game</source>
            <translation>ゲームを再開(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Asks the solver whether what lies can be completed</source>
            <translation>いまの置き方から完成できるかをソルバーにたずねます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/overlay.py" />
            <source>Back to the solution (Escape)</source>
            <translation>解に戻る(Esc)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Do the step again (Ctrl+Shift+Z)</source>
            <translation>もう一度やり直す(Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Hin&amp;t</source>
            <translation>ヒント(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Is this &amp;right so far?</source>
            <translation>ここまで正しい?(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Layer</source>
            <translation>層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Lays one more part of a solution that fits what lies</source>
            <translation>いまの置き方に合う解のピースを、もう1つ置きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mirror</source>
            <translation>鏡映</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Next form</source>
            <translation>次の形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Next part</source>
            <translation>次のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>One layer down</source>
            <translation>1つ下の層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>One layer up</source>
            <translation>1つ上の層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Previous part</source>
            <translation>前のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Puts all parts back into the tray, which can be undone</source>
            <translation>すべてのピースをトレイに戻します。元に戻せます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Puts the part on another of its sides</source>
            <translation>ピースを別の面が下になるように倒します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Start &amp;over</source>
            <translation>最初からやり直す(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>The layer in which the part in the hand is moved (Page Up, Page Down)</source>
            <translation>手に持ったピースが動く層(PgUp、PgDn)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>The puzzle is made ready…</source>
            <translation>パズルを準備しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Tip over</source>
            <translation>横に倒す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Turn</source>
            <translation>回転</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Turn back</source>
            <translation>逆に回転</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Turn over</source>
            <translation>裏返す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/pane.py" />
            <source>Undo the last step (Ctrl+Z)</source>
            <translation>最後の操作を元に戻す(Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Drag parts from the tray; or N takes the next one, arrows and Page Up or Down move it, R and T turn it, Return lays it.</source>
            <translation>トレイからピースをドラッグします。キーボードでは、Nで次のピース、矢印とPgUp・PgDnで移動、RとTで回転、Enterで配置です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Drag parts from the tray; or N takes the next one, arrows move it, R turns it, Return lays it.</source>
            <translation>トレイからピースをドラッグします。キーボードでは、Nで次のピース、矢印で移動、Rで回転、Enterで配置です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/play_view.py" />
            <source>Playing by hand</source>
            <translation>手で解いています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>It does not fit here.</source>
            <translation>ここには収まりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>No: the puzzle has no solution.</source>
            <translation>いいえ: このパズルに解はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>No: these parts cannot all stay.</source>
            <translation>いいえ: どれかのピースを動かす必要があります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Not known after {seconds} seconds.</source>
            <translation>{seconds}秒ではわかりませんでした。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Solved in {time}, with {n} hints.</source>
            <extracomment>for 1: Solved in {time}, with {n} hint.</extracomment>
            <translation>
                <numerusform>{time}で解けました。ヒント{n}回。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Solved in {time}.</source>
            <translation>{time}で解けました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Still looking.</source>
            <translation>まだ調べています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>This game is not kept: {reason}</source>
            <translation>このゲームは保存されません: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>This part may not be mirrored.</source>
            <translation>このピースは鏡映できません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Yes: it can be completed.</source>
            <translation>はい: 完成できます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your earlier game cannot be read, so this is a new one.
{reason}</source>
            <translation>以前のゲームを読み込めないので、新しいゲームです。
{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your game is here again: {n} of {most} parts are laid, {time}.</source>
            <extracomment>for 1: Your game is here again: {n} of {most} parts is laid, {time}.</extracomment>
            <translation>
                <numerusform>前回のゲームの続きです: {most}個中{n}個のピースを配置済み、{time}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/session.py" />
            <source>Your game is here again: {n} parts are laid, {time}.</source>
            <extracomment>for 1: Your game is here again: {n} part is laid, {time}.</extracomment>
            <translation>
                <numerusform>前回のゲームの続きです: {n}個のピースを配置済み、{time}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>Parts left</source>
            <translation>残りのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name} × {count}</source>
            <translation>{name} × {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name}, as many as you like</source>
            <translation>{name}、いくつでも</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/play/tray.py" />
            <source>{name}, {n} left</source>
            <extracomment>for 1: {name}, {n} left</extracomment>
            <translation>
                <numerusform>{name}、残り{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Add the selected searches to the queue, which runs them one after the other</source>
            <translation>選択した探索をキューに追加し、順番に実行します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Add to the queue</source>
            <translation>キューに追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Copying {path}</source>
            <translation>{path} をコピーしています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Move the search of {name} to the trash? Its solutions go with it.</source>
            <translation>「{name}」の探索をごみ箱に移動しますか? その解も一緒に移動します。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Move {n} searches to the trash? Their solutions go with them.</source>
            <extracomment>for 1: Move {n} search to the trash? Its solutions go with it.</extracomment>
            <translation>
                <numerusform>{n}個の探索をごみ箱に移動しますか? それらの解も一緒に移動します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Pause the queue</source>
            <translation>キューを一時停止</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Remove from the list</source>
            <translation>一覧から外す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Remove from the queue</source>
            <translation>キューから外す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume in the queue</source>
            <translation>キューで再開</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume one after the other</source>
            <translation>順番に再開する</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Resume the queue</source>
            <translation>キューを再開</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Save a copy as…</source>
            <translation>コピーを保存…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Save a copy of the search</source>
            <translation>探索のコピーを保存</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Saved to {path}</source>
            <translation>{path} に保存しました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <location filename="../../app/latticework/gui/searches/table.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Searches</source>
            <translation>探索一覧</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>Show in folder</source>
            <translation>フォルダーで表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{n} searches were deleted</source>
            <extracomment>for 1: {n} search was deleted</extracomment>
            <translation>
                <numerusform>{n}個の探索を削除しました</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{path} cannot be moved to a trash here. Delete it for good?</source>
            <translation>{path} はごみ箱に移動できません。完全に削除しますか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/actions.py" />
            <source>{path}: could not be deleted ({error})</source>
            <translation>{path}: 削除できませんでした({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>All targets of {name}</source>
            <translation>「{name}」のすべてのターゲット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Copy as CSV</source>
            <translation>CSVとしてコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Copy as text</source>
            <translation>テキストとしてコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Counting failed: {error}</source>
            <translation>数えられませんでした: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Different</source>
            <translation>異なる解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>In all positions</source>
            <translation>すべての位置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Solutions by target</source>
            <translation>ターゲット別の解</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>Stopped: {done} of {number} targets counted, {n} have no solution.</source>
            <extracomment>for 1: Stopped: {done} of {number} targets counted, {n} has no solution.</extracomment>
            <translation>
                <numerusform>停止しました: ターゲット{number}個中{done}個を数え、{n}個には解がありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>With mirror images</source>
            <translation>鏡像を含む</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/count_all_targets_dialog.py" />
            <source>{done} of {number} targets counted, {n} have no solution.</source>
            <extracomment>for 1: {done} of {number} targets counted, {n} has no solution.</extracomment>
            <translation>
                <numerusform>ターゲット{number}個中{done}個を数え、{n}個には解がありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Filter the searches</source>
            <translation>探索を絞り込む</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>No search has these words in its name.</source>
            <translation>名前にこの語を含む探索はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>No searches are kept yet. Open a puzzle and press Solve (F5): its search is kept by itself and listed here. A search file from elsewhere is listed once it has been opened.</source>
            <translation>保存された探索はまだありません。パズルを開いて「解く」(F5)を押すと、その探索が自動的に保存され、ここに並びます。ほかの場所の探索ファイルも、一度開くとここに並びます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Open a search file…</source>
            <translation>探索ファイルを開く…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>Search by the name of the puzzle</source>
            <translation>パズルの名前で検索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>The queue is empty. Select paused searches and resume them: they run one after the other.</source>
            <translation>キューは空です。一時停止中の探索を選択して再開すると、順番に実行されます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/panel.py" />
            <source>{n} searches, {complete} finished, {size} on disk</source>
            <extracomment>for 1: {n} search, {complete} finished, {size} on disk</extracomment>
            <translation>
                <numerusform>探索{n}個、完了{complete}個、ディスク使用量{size}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <location filename="../../app/latticework/gui/solve/search_thread.py" />
            <source>Another window or program is searching this puzzle. Pause it there, then resume here.</source>
            <translation>別のウィンドウまたはプログラムがこのパズルを探索しています。そちらを一時停止してから、ここで再開してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <source>It ended before all was explored; resume it once more</source>
            <translation>すべて探索し終える前に終了しました。もう一度再開してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/queue.py" />
            <location filename="../../app/latticework/gui/solve/search_thread.py" />
            <source>The search failed: {error}</source>
            <translation>探索に失敗しました: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Last used</source>
            <translation>最終使用</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Next: {name}</source>
            <translation>次: {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Next: {name} and {n} more</source>
            <extracomment>for 1: Next: {name} and {n} more</extracomment>
            <translation>
                <numerusform>次: {name}、ほか{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Nothing waits after it.</source>
            <translation>このあとに待機中のものはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>On disk</source>
            <translation>ファイルサイズ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Pausing {name}.</source>
            <translation>「{name}」を一時停止しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Search</source>
            <translation>探索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>Searching {name}.</source>
            <translation>「{name}」を探索しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>State</source>
            <translation>状態</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>The queue is paused.</source>
            <translation>キューは一時停止中です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>finished</source>
            <translation>完了</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>next</source>
            <translation>次</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>pausing</source>
            <translation>一時停止しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>queued, number {place}</source>
            <translation>待機中、{place}番目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running</source>
            <translation>実行中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running in another window or program</source>
            <translation>別のウィンドウまたはプログラムで実行中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>running in this window</source>
            <translation>このウィンドウで実行中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{name}: sets of parts</source>
            <translation>{name}: ピースセット</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, all explored in {time}</source>
            <extracomment>for 1: {n} solution, all explored in {time}</extracomment>
            <translation>
                <numerusform>解{n}個、{time}ですべて探索済み</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, less than {percent} % explored in {time}</source>
            <extracomment>for 1: {n} solution, less than {percent} % explored in {time}</extracomment>
            <translation>
                <numerusform>解{n}個、{time}で{percent}%未満を探索済み</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/searches/search_rows.py" />
            <source>{n} solutions, {percent} % explored in {time}</source>
            <extracomment>for 1: {n} solution, {percent} % explored in {time}</extracomment>
            <translation>
                <numerusform>解{n}個、{time}で{percent}%探索済み</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/any_window.py" />
            <source>The search is being saved, then the window closes.</source>
            <translation>探索を保存しています。終わるとウィンドウを閉じます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Commands</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Keys</source>
            <translation>キー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>No command that can be used now has these letters.</source>
            <translation>いま使えるコマンドに、この文字を含むものはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/command_palette.py" />
            <source>Type what you want to do</source>
            <translation>したいことを入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;About Latticework</source>
            <translation>Latticeworkについて(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Close</source>
            <translation>閉じる(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Edit</source>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Export…</source>
            <translation>エクスポート(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;File</source>
            <translation>ファイル(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Next solution</source>
            <translation>次の解(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Open…</source>
            <translation>開く(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Previous solution</source>
            <translation>前の解(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Quit</source>
            <translation>終了(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Search</source>
            <translation>探索(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;View</source>
            <translation>表示(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy as te&amp;xt</source>
            <translation>テキストとしてコピー(&amp;X)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Item</source>
            <translation>項目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Items</source>
            <translation>項目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Option</source>
            <translation>選択肢</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>Options</source>
            <translation>選択肢</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The solution was copied as text</source>
            <translation>解をテキストとしてコピーしました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>There is no solution to be copied yet</source>
            <translation>コピーできる解がまだありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>To be covered</source>
            <translation>被覆の条件</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Trace</source>
            <translation>トレース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>at most once</source>
            <translation>多くとも1回</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>at most once, or in one colour</source>
            <translation>多くとも1回、または1色でのみ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>once</source>
            <translation>1回</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>{least} to {most} times</source>
            <translation>{least}～{most}回</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/cover_window.py" />
            <source>{n} times</source>
            <translation>{n}回</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Close the program</source>
            <translation>プログラムを終了(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Continue</source>
            <translation>続ける(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>&amp;Save as…</source>
            <translation>名前を付けて保存(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. A copy of your puzzle was saved just now: close the program and start it again, and it offers you the puzzle as it is. You can also save it in a file of its own.</source>
            <translation>プログラム内部で問題が起きました。パズルのコピーをいま保存しました。プログラムを終了してもう一度起動すると、パズルをそのまま復元できます。別のファイルに保存することもできます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. Searches save themselves: close the program and start it again.</source>
            <translation>プログラム内部で問題が起きました。探索は自動的に保存されています。プログラムを終了して、もう一度起動してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/crash_reports.py" />
            <source>Something went wrong inside the program. Your puzzle is still here: save it now, then start the program again.</source>
            <translation>プログラム内部で問題が起きました。パズルは失われていません。いま保存してから、プログラムをもう一度起動してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>Notify m&amp;e when a long search ends</source>
            <translation>長い探索が終わったら通知(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>Search finished</source>
            <translation>探索が終わりました</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>{name}: {n} solutions</source>
            <extracomment>for 1: {name}: {n} solution</extracomment>
            <translation>
                <numerusform>{name}: 解{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/desktop_notices.py" />
            <source>{percent} % – {title}</source>
            <translation>{percent}% – {title}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&amp;Licences of all parts</source>
            <translation>すべての構成要素のライセンス(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&amp;Tours</source>
            <translation>ツアー(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Be led.&lt;/b&gt; Help, Tours goes through all this with you, one step at a time.</source>
            <translation>&lt;b&gt;案内を受ける。&lt;/b&gt;「ヘルプ」の「ツアー」では、これらすべてを一歩ずつ一緒にたどれます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Draw.&lt;/b&gt; File, New begins a puzzle. The target is the first row of the list of parts; add parts with +, and draw the cells of the chosen row with the mouse, or with the arrow keys and Space. Undo is Ctrl+Z.</source>
            <translation>&lt;b&gt;描く。&lt;/b&gt;「ファイル」の「新規」でパズルを作り始めます。ピースの一覧の最初の行がターゲットです。+でピースを追加し、選んだ行のセルをマウスか、矢印キーとSpaceで描きます。元に戻すにはCtrl+Zを押します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Look.&lt;/b&gt; Step through the solutions with Ctrl+Right and Ctrl+Left. Drag to turn, wheel to zoom; choose &lt;b&gt;Explode&lt;/b&gt; below the picture and pull the slider to move the parts apart. Open &lt;b&gt;Parts&lt;/b&gt; beside the picture: a click on a part makes it faint, then hides it.</source>
            <translation>&lt;b&gt;見る。&lt;/b&gt;Ctrl+→とCtrl+←で解を順に見られます。ドラッグで回転、ホイールで拡大・縮小します。絵の下で&lt;b&gt;引き離す&lt;/b&gt;を選び、スライダーを動かすとピースが離れます。絵の横の&lt;b&gt;ピース&lt;/b&gt;を開いてピースをクリックすると薄くなり、もう一度で隠れます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>&lt;b&gt;Solve.&lt;/b&gt; Choose a puzzle in the library and press &lt;b&gt;Solve&lt;/b&gt; (F5). Pause whenever you like; you may close the program and resume next week. Searches are saved several times a second by themselves.</source>
            <translation>&lt;b&gt;解く。&lt;/b&gt;ライブラリでパズルを選び、&lt;b&gt;解く&lt;/b&gt;(F5)を押します。いつでも一時停止でき、プログラムを閉じて来週再開してもかまいません。探索は1秒に何度も自動的に保存されます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>About Latticework</source>
            <translation>Latticeworkについて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Another puzzle was opened, so this tour is over. Help, Tours begins it again.</source>
            <translation>別のパズルを開いたので、このツアーは終わりました。「ヘルプ」の「ツアー」でもう一度始められます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>First steps</source>
            <translation>はじめに</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>It uses Qt under version 3 of the GNU Lesser General Public License.</source>
            <translation>QtをGNU Lesser General Public License バージョン3のもとで使用しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Licences of all parts</source>
            <translation>すべての構成要素のライセンス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>MIT licence.</source>
            <translation>MITライセンス。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>Solves put-together puzzles on any structured lattice.</source>
            <translation>規則的な構造をもつあらゆる格子の組み立てパズルを解きます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/help.py" />
            <source>The tour is over; Help, Tours begins it again.</source>
            <translation>ツアーは終わりました。「ヘルプ」の「ツアー」でもう一度始められます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>Drawing the picture</source>
            <translation>画像を描いています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>Ta&amp;ke cells as a part…</source>
            <translation>セルをピースとして取り出す(&amp;K)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The picture was copied</source>
            <translation>画像をコピーしました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The puzzle code was copied</source>
            <translation>パズルコードをコピーしました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>The puzzle was edited: there is no solution of it to take cells from.</source>
            <translation>パズルが編集されたので、セルを取り出せる解がありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>There is no search of this puzzle yet to be copied; press Solve first.</source>
            <translation>このパズルにはコピーできる探索がまだありません。先に「解く」を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>What was copied is no puzzle of a known program, and no part: {reason}</source>
            <translation>コピーされた内容は、既知のプログラムのパズルでもピースでもありません: {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/in_and_out.py" />
            <source>{n} parts were added</source>
            <extracomment>for 1: {n} part was added</extracomment>
            <translation>
                <numerusform>ピースを{n}個追加しました</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/language.py" />
            <source>{path}: is no file of translations (.ts): {error}</source>
            <translation>{path}: 翻訳ファイル(.ts)ではありません: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Commands…</source>
            <translation>コマンド(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Cut the target into parts…</source>
            <translation>ターゲットをピースに切り分ける(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Draw</source>
            <translation>描画(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Facts about the parts</source>
            <translation>ピースの性質(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Favourite</source>
            <translation>お気に入り(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;First steps</source>
            <translation>はじめに(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Import…</source>
            <translation>インポート(&amp;I)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>キーボードショートカット(&amp;K)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Lines of different marks…</source>
            <translation>異なるマークの列(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Manual</source>
            <translation>マニュアル(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Marks and what may meet…</source>
            <translation>マークと向かい合わせの規則(&amp;M)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;New…</source>
            <translation>新規(&amp;N)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Part</source>
            <translation>ピース(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Print on paper…</source>
            <translation>紙に印刷(&amp;P)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Puzzle properties…</source>
            <translation>パズルのプロパティ(&amp;P)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Redo</source>
            <translation>やり直す(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Save</source>
            <translation>保存(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>&amp;Solve</source>
            <translation>解く(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy picture</source>
            <translation>画像をコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy picture &amp;without ground</source>
            <translation>背景なしで画像をコピー(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Copy pu&amp;zzle code</source>
            <translation>パズルコードをコピー(&amp;Z)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Count all &amp;targets…</source>
            <translation>すべてのターゲットを数える(&amp;T)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Desi&amp;gn</source>
            <translation>設計(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>F&amp;ind sets of parts…</source>
            <translation>ピースセットを探す(&amp;I)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find &amp;burrs…</source>
            <translation>組み木を探す(&amp;B)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find ca&amp;lendars…</source>
            <translation>カレンダーを探す(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find challen&amp;ges…</source>
            <translation>チャレンジを探す(&amp;G)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find p&amp;ainted cells…</source>
            <translation>塗りセルを探す(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Find s&amp;hapes of the parts…</source>
            <translation>ピースの形を探す(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Lib&amp;rary</source>
            <translation>ライブラリ(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>New &amp;window</source>
            <translation>新しいウィンドウ(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>New latti&amp;ce of your own…</source>
            <translation>自作の格子を新規作成(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>No file was opened yet.</source>
            <translation>まだ開いたファイルはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Open &amp;recent</source>
            <translation>最近使ったファイル(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Pa&amp;ste puzzle</source>
            <translation>パズルを貼り付け(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Play by han&amp;d</source>
            <translation>手で解く(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Prefere&amp;nces…</source>
            <translation>設定(&amp;N)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Rese&amp;t the view of the solution</source>
            <translation>解の視点をリセット(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Reset the pa&amp;nels</source>
            <translation>パネルの配置をリセット(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Sa&amp;ve a copy of the search…</source>
            <translation>探索のコピーを保存(&amp;V)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Save &amp;as…</source>
            <translation>名前を付けて保存(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Sear&amp;ches</source>
            <translation>探索一覧(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w why</source>
            <translation>理由を表示(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>The files opened last are gone.</source>
            <translation>最近使ったファイルはもうありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/menus.py" />
            <source>Trace step b&amp;y step</source>
            <translation>1ステップずつトレース(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>All searches that are kept (Ctrl+4)</source>
            <translation>保存されているすべての探索(Ctrl+4)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Choose a puzzle (Ctrl+1)</source>
            <translation>パズルを選ぶ(Ctrl+1)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Draw the target and the parts (Ctrl+2)</source>
            <translation>ターゲットとピースを描く(Ctrl+2)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Library</source>
            <translation>ライブラリ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Search for solutions and look at them (Ctrl+3)</source>
            <translation>解を探して眺める(Ctrl+3)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>The search at work</source>
            <translation>探索の様子</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/panels.py" />
            <source>Why</source>
            <translation>理由</translation>
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
            <translation>秒</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Copy for recovery after</source>
            <translation>復元用コピーまでの時間(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Language, from the next start</source>
            <translation>言語(次の起動から)(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Open the folder</source>
            <translation>フォルダーを開く(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Theme</source>
            <translation>テーマ(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>&amp;Workers</source>
            <translation>ワーカー(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Appearance</source>
            <translation>外観</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>As the desktop</source>
            <translation>デスクトップに合わせる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Changes are also copied after ten steps. Your own file is written only when you save.</source>
            <translation>変更を10ステップ行うごとにもコピーします。元のファイルに書き込むのは、保存したときだけです。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Keep the computer &amp;awake while a search runs</source>
            <translation>探索中はコンピューターをスリープさせない(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Memory of &amp;each worker</source>
            <translation>ワーカーごとのメモリ(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Move the camera &amp;smoothly</source>
            <translation>カメラをなめらかに動かす(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Notify me when a long search e&amp;nds</source>
            <translation>長い探索が終わったら通知(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Parts &amp;move from step to step</source>
            <translation>ピースをステップごとになめらかに動かす(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Preferences</source>
            <translation>設定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Searches</source>
            <comment>a group of settings</comment>
            <translation>探索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Searches are kept in</source>
            <translation>探索の保存先</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Size of letters, &amp;from the next start</source>
            <translation>文字の大きさ(次回の起動から)(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Unsaved puzzles</source>
            <translation>保存していないパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/preferences_dialog.py" />
            <source>Your administrator has set some of this in {path}</source>
            <translation>一部の設定は管理者が{path}で決めています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/copies.py" />
            <source>the first line should say which file this is a copy of</source>
            <translation>最初の行に、どのファイルのコピーかを書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Discard…</source>
            <translation>破棄(&amp;D)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Later</source>
            <translation>あとで(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>&amp;Recover</source>
            <translation>復元(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Discard</source>
            <translation>破棄</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Discard the unsaved changes of {n} puzzles for good?</source>
            <extracomment>for 1: Discard the unsaved changes of {n} puzzle for good?</extracomment>
            <translation>
                <numerusform>{n}個のパズルの未保存の変更を破棄しますか? 元には戻せません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Open the folder</source>
            <translation>フォルダーを開く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Puzzle without a name</source>
            <translation>名前のないパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Puzzles that were not saved</source>
            <translation>保存されなかったパズル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>Recover puzzles</source>
            <translation>パズルの復元</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>The program ended before these puzzles were saved. A tick chooses which of them to recover or to discard; with “Later” they are offered again at the next start.</source>
            <translation>これらのパズルを保存する前にプログラムが終了しました。復元または破棄するものにチェックを入れてください。「あとで」を選ぶと、次の起動時にもう一度たずねます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>not saved in a file yet</source>
            <translation>まだファイルに保存されていません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>{n} copies cannot be read. They are kept, and not offered again:</source>
            <extracomment>for 1: {n} copy cannot be read. It is kept, and not offered again:</extracomment>
            <translation>
                <numerusform>{n}個のコピーを読み込めません。コピーは残しますが、もうたずねません:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/dialog.py" />
            <source>{path} (gone, or changed since; will be saved under a new name)</source>
            <translation>{path}(なくなったか、その後変更されています。新しい名前で保存します)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <source>No copy for recovery can be written: {reason}</source>
            <translation>復元用コピーを書き込めません: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>nothing was written</source>
            <translation>何も書き込みませんでした</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/recovery/recovery.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>{path}: could not be saved ({error}); {kept}</source>
            <translation>{path}: 保存できませんでした({error})。{kept}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Film</source>
            <translation>ムービー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Searching</source>
            <translation>探索中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>Solution {number} of {all}</source>
            <translation>解{number}/{all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/search_display.py" />
            <source>The search of {puzzle} was paused.</source>
            <translation>「{puzzle}」の探索を一時停止しました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;No keys</source>
            <translation>キーなし(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;Reset</source>
            <translation>リセット(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>&amp;Use these keys</source>
            <translation>このキーを使う(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Actions and their keys</source>
            <translation>操作とそのキー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Choose an action, then press its new keys in the field below.</source>
            <translation>操作を選び、下の欄で新しいキーを押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Give all actions the keys they had at first?</source>
            <translation>すべての操作のキーを既定の割り当てに戻しますか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>In lists and panels</source>
            <translation>一覧とパネル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>New &amp;keys</source>
            <translation>新しいキー(&amp;K)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Press the new keys here</source>
            <translation>ここで新しいキーを押してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Reset &amp;all…</source>
            <translation>すべてリセット(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>Search for an action or a key</source>
            <translation>操作またはキーを検索</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>{keys} already belongs to “{action}”.</source>
            <translation>{keys}はすでに「{action}」に割り当てられています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/shortcuts_dialog.py" />
            <source>{keys} is needed to move and to draw; choose other keys.</source>
            <translation>{keys}は移動や描画に必要です。ほかのキーを選んでください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Exported {n} files to {folder}</source>
            <extracomment>for 1: Exported {n} file to {folder}</extracomment>
            <translation>
                <numerusform>{n}個のファイルを {folder} にエクスポートしました</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>Show &amp;folder</source>
            <translation>フォルダーを表示(&amp;F)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/status_messages.py" />
            <source>{n} more files are listed in the library under “Your own”</source>
            <extracomment>for 1: {n} more file is listed in the library under “Your own”</extracomment>
            <translation>
                <numerusform>ほかに{n}個のファイルが、ライブラリの「自分のパズル」にあります</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Back to the parts</source>
            <translation>ピースに戻る(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Clear the filter</source>
            <translation>フィルターを解除(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Next reason</source>
            <translation>次の理由(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Resume</source>
            <translation>再開(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>&amp;Take it apart</source>
            <translation>分解する(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A part has no cells yet.</source>
            <translation>セルのないピースがあります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A sample of {stored} of all {found} solutions is kept.</source>
            <translation>全{found}個の解から抽出した{stored}個を保存しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>A target of {cells} cells is drawn.</source>
            <translation>{cells}セルのターゲットが描かれています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} different solutions are found.</source>
            <extracomment>for 1: The only solution is found.</extracomment>
            <translation>
                <numerusform>異なる解{n}個をすべて見つけました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} different solutions of {puzzle} are found.</source>
            <extracomment>for 1: The only solution of {puzzle} is found.</extracomment>
            <translation>
                <numerusform>「{puzzle}」の異なる解{n}個をすべて見つけました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} solutions are found.</source>
            <extracomment>for 1: The only solution is found.</extracomment>
            <translation>
                <numerusform>解{n}個をすべて見つけました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>All {n} solutions that come apart are found.</source>
            <extracomment>for 1: The only solution that comes apart is found.</extracomment>
            <translation>
                <numerusform>分解できる解{n}個をすべて見つけました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Counted: there are {n} solutions; none is stored.</source>
            <extracomment>for 1: Counted: there is {n} solution; it is not stored.</extracomment>
            <translation>
                <numerusform>数え終わりました: 解は{n}個です。解そのものは保存していません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw a sh&amp;ape…</source>
            <translation>図形を描く(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the p&amp;art</source>
            <translation>ピースを描く(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the t&amp;arget</source>
            <translation>ターゲットを描く(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Draw the target: click on cells.</source>
            <translation>ターゲットを描いてください: セルをクリックします。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>End the t&amp;race</source>
            <translation>トレースを終了(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Getting ready to search.</source>
            <translation>探索の準備をしています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Getting ready, once after an installation: step {number}.</source>
            <translation>準備中です(インストール後の初回のみ): ステップ{number}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>It comes apart in {n} moves.</source>
            <extracomment>for 1: It comes apart in {n} move.</extracomment>
            <translation>
                <numerusform>{n}手で分解できます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>It was changed; Undo brings back {n} solutions.</source>
            <extracomment>for 1: It was changed; Undo brings back {n} solution.</extracomment>
            <translation>
                <numerusform>変更されています。「元に戻す」で解{n}個が戻ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Its file has {n} solutions; Solve finds all.</source>
            <extracomment>for 1: Its file has {n} solution; Solve finds all.</extracomment>
            <translation>
                <numerusform>ファイルに解が{n}個あります。「解く」ですべて探せます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Leave the &amp;game</source>
            <translation>ゲームをやめる(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking at the puzzle.</source>
            <translation>パズルを調べています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking at the puzzle; the search begins then.</source>
            <translation>パズルを調べています。終わりしだい探索を始めます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Looking for what rules out a solution.</source>
            <translation>解がありえない理由を探しています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>None of the {n} solutions comes apart.</source>
            <extracomment>for 1: The only solution does not come apart.</extracomment>
            <translation>
                <numerusform>{n}個の解はどれも分解できません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>None of {n} solutions passes the filter.</source>
            <extracomment>for 1: The one solution does not pass the filter.</extracomment>
            <translation>
                <numerusform>{n}個の解のうち、フィルターに合うものはありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Only a hint: this does not rule out a solution.</source>
            <translation>これはヒントにすぎず、解がないとまでは言えません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Pa&amp;use</source>
            <translation>一時停止(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; the last steps are not saved.</source>
            <translation>{explored}で一時停止中です。最後の数ステップは保存されていません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; {n} solutions are kept.</source>
            <extracomment>for 1: Paused at {explored}; {n} solution is kept.</extracomment>
            <translation>
                <numerusform>{explored}で一時停止中です。解は{n}個保存されています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Paused at {explored}; {n} solutions were found.</source>
            <extracomment>for 1: Paused at {explored}; {n} solution was found.</extracomment>
            <translation>
                <numerusform>{explored}で一時停止中です。解は{n}個見つかりました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Put to&amp;gether</source>
            <translation>組み立てる(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Reason {number} of {all} why there is no solution.</source>
            <translation>解がない理由、{all}件中{number}件目です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>S&amp;olve</source>
            <translation>解く(&amp;O)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searched in the queue or elsewhere: {n} solutions.</source>
            <extracomment>for 1: Searched in the queue or elsewhere: {n} solution.</extracomment>
            <translation>
                <numerusform>キューなどで探索中です: 解{n}個。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searching, but what is found cannot be saved now.</source>
            <translation>探索中ですが、いまは結果を保存できません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Searching: {n} solutions, {explored} explored.</source>
            <extracomment>for 1: Searching: {n} solution, {explored} explored.</extracomment>
            <translation>
                <numerusform>探索中: 解{n}個、{explored}探索済み。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the message</source>
            <translation>メッセージを表示(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the searches</source>
            <translation>探索一覧を表示(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Sho&amp;w the solutions</source>
            <translation>解を表示(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Show one that &amp;comes apart</source>
            <translation>分解できる解を表示(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Show the p&amp;arts</source>
            <translation>ピースを表示(&amp;A)</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Some parts hold together; {n} moves are possible.</source>
            <extracomment>for 1: Some parts hold together; {n} move is possible.</extracomment>
            <translation>
                <numerusform>外れないピースがあります。{n}手まで動かせます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stop at &amp;once</source>
            <translation>ただちに停止(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stopped at {explored}; the last steps are not saved.</source>
            <translation>{explored}で停止しました。最後の数ステップは保存されていません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Stopped at {explored}; {n} solutions were found.</source>
            <extracomment>for 1: Stopped at {explored}; {n} solution was found.</extracomment>
            <translation>
                <numerusform>{explored}で停止しました。解は{n}個見つかりました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>Taking the solutions apart: {done} of {all}.</source>
            <translation>解を分解しています: {all}個中{done}個。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The earlier search of this puzzle cannot be read.</source>
            <translation>このパズルの以前の探索を読み込めません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The parts fill {n} cells too few for the target.</source>
            <extracomment>for 1: The parts fill {n} cell too few for the target.</extracomment>
            <translation>
                <numerusform>ピースのセルがターゲットより{n}個足りません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The parts fill {n} cells too many for the target.</source>
            <extracomment>for 1: The parts fill {n} cell too many for the target.</extracomment>
            <translation>
                <numerusform>ピースのセルがターゲットより{n}個多すぎます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The queue or another window is at work on this search.</source>
            <translation>この探索はキューまたは別のウィンドウで進行中です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search failed at {explored}.</source>
            <translation>{explored}で探索に失敗しました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search failed.</source>
            <translation>探索に失敗しました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search is being paused and saved.</source>
            <translation>探索を一時停止して保存しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The search waits for workers: their number is 0.</source>
            <translation>探索はワーカーを待っています: ワーカー数が0です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>The trace has placed {n} parts.</source>
            <extracomment>for 1: The trace has placed {n} part.</extracomment>
            <translation>
                <numerusform>トレースはピースを{n}個置きました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>There is no solution: all possibilities were tried.</source>
            <translation>解はありません: すべての可能性を試しました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This is why there is no solution.</source>
            <translation>これが解のない理由です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This one does not come apart; {n} others do.</source>
            <extracomment>for 1: This one does not come apart; {n} other does.</extracomment>
            <translation>
                <numerusform>この解は分解できません。分解できる解がほかに{n}個あります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This part of a search is done: {n} solutions.</source>
            <extracomment>for 1: This part of a search is done: {n} solution.</extracomment>
            <translation>
                <numerusform>探索のこの部分は終わりました: 解{n}個。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This problem has no solution.</source>
            <translation>この問題に解はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This problem is not solved yet.</source>
            <translation>この問題はまだ解かれていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This puzzle cannot be searched.</source>
            <translation>このパズルは探索できません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>This puzzle has no solution.</source>
            <translation>このパズルに解はありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>This puzzle is not solved yet.</source>
            <translation>このパズルはまだ解かれていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You have solved it by hand.</source>
            <translation>自分の手で解きました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You have solved it by hand; Solve finds all solutions.</source>
            <translation>自分の手で解きました。「解く」ですべての解を探せます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>You play by hand: {n} parts are laid.</source>
            <extracomment>for 1: You play by hand: {n} part is laid.</extracomment>
            <translation>
                <numerusform>手で解いています: ピースを{n}個置きました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{n} parts for a target of {cells} cells.</source>
            <extracomment>for 1: {n} part for a target of {cells} cells.</extracomment>
            <translation>
                <numerusform>{cells}セルのターゲットに、ピースが{n}個。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{n} solutions are found; the search can go on.</source>
            <extracomment>for 1: {n} solution is found; the search can go on.</extracomment>
            <translation>
                <numerusform>解が{n}個見つかりました。探索は続けられます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/voice.py" />
            <source>{puzzle} is open and not solved yet.</source>
            <translation>「{puzzle}」を開いています。まだ解かれていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/window.py" />
            <source>Console</source>
            <translation>コンソール</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/shell/window.py" />
            <source>Console of Pyt&amp;hon</source>
            <translation>Pythonコンソール(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Add the condition</source>
            <translation>条件を追加</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Also list solutions of which a symmetric copy meets the conditions</source>
            <translation>対称コピーが条件を満たす解も一覧に入れる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Cell of the target</source>
            <translation>ターゲットのセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Colours apart</source>
            <translation>同色は離す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Condition</source>
            <translation>条件</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Coordinates of a cell of the target, for example 0,0. Ctrl+click a cell of the solution shown to add a condition on it.</source>
            <translation>ターゲットのセルの座標(例: 0,0)。表示中の解のセルをCtrl+クリックすると、そのセルの条件を追加できます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Favourites</source>
            <translation>お気に入り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>How many edges between parts lie on edges between parts of the solution's image under a symmetry of the target, at least</source>
            <translation>ターゲットの対称性で解を写した像と、ピースの境目が少なくともいくつ重なるか</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>How many solutions were tested</source>
            <translation>調べた解の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List all</source>
            <translation>すべてを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions in which no two parts of one colour touch</source>
            <translation>同じ色のピースがどこも接していない解だけを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions that a symmetry of the puzzle carries onto themselves</source>
            <translation>パズルの対称性で自分自身に写る解だけを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only solutions with a star</source>
            <translation>星の付いた解だけを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>List only some of the solutions</source>
            <translation>一部の解だけを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Other part</source>
            <translation>相手のピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Part</source>
            <translation>ピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetric</source>
            <translation>対称</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetric copies count, too</source>
            <translation>対称コピーも含める</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Symmetry at least</source>
            <translation>対称性の下限</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>Take away: {condition}</source>
            <translation>取り除く: {condition}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>does not touch</source>
            <translation>接していない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>is at</source>
            <translation>位置にある</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>is not at</source>
            <translation>位置にない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>touches</source>
            <translation>接している</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{listed} of {stored}</source>
            <translation>{stored}個中{listed}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} at {other}</source>
            <translation>{part}が{other}にある</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} does not touch {other}</source>
            <translation>{part}が{other}に接していない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} not at {other}</source>
            <translation>{part}が{other}にない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/filter_bar.py" />
            <source>{part} touches {other}</source>
            <translation>{part}が{other}に接している</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Comes apart: {apart} of {stored}</source>
            <translation>分解可能: {stored}個中{apart}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Highest level only</source>
            <translation>最高レベルのみ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>List only solutions that come apart</source>
            <translation>分解できる解だけを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>List only solutions with the highest level found so far: {level}</source>
            <translation>これまでの最高レベル{level}の解だけを一覧に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Order of the list: by number, or the highest level, the most moves, or the most tries first</source>
            <translation>一覧の並べ順: 番号順、またはレベル・手数・試行数の多い順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>Order of the solutions</source>
            <translation>解の並べ順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by level</source>
            <translation>レベル順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by moves</source>
            <translation>手数順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by number</source>
            <translation>番号順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by symmetry</source>
            <translation>対称性順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/list_order.py" />
            <source>by tries</source>
            <translation>試行数順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>A note or a star could not be stored: {reason}
Close all the same? It is lost then.</source>
            <translation>メモまたは星を保存できませんでした: {reason}
それでも閉じますか? 保存できなかったものは失われます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Note about the solution</source>
            <translation>解のメモ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>Solve the puzzle to mark favourites: they are kept with the search</source>
            <translation>パズルを解くとお気に入りを付けられます。お気に入りは探索と一緒に保存されます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>The note “{note}” on solution {number}: {reason}</source>
            <translation>解{number}のメモ「{note}」: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/note_bar.py" />
            <source>another window has noted {note} meanwhile, and both together are too long for one note</source>
            <translation>その間に別のウィンドウが {note} とメモしました。両方を合わせると1つのメモには長すぎます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>First solution (Home)</source>
            <translation>最初の解(Home)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Gallery</source>
            <translation>ギャラリー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Jump to a solution by its place in the list</source>
            <translation>一覧での番号を指定して解へ移動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Last solution (End)</source>
            <translation>最後の解(End)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Next solution (Ctrl+Right)</source>
            <translation>次の解(Ctrl+→)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Number of the solution</source>
            <translation>解の番号</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Previous solution (Ctrl+Left)</source>
            <translation>前の解(Ctrl+←)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show each solution also turned and mirrored, as the target allows</source>
            <translation>ターゲットが許す限り、各解を回転・鏡映したものも表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show pictures side by side</source>
            <translation>画像を並べて表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Show the list with filters and notes, or just a strip of pictures</source>
            <translation>フィルターとメモのある一覧を表示、または画像の列だけを表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Solutions appear here as soon as they are found.</source>
            <translation>見つかった解は、
ここに現れます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Solutions as a &amp;page</source>
            <translation>解をページで表示(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Symmetric copies</source>
            <translation>対称コピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>Symmetric copy</source>
            <translation>対称コピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/panel.py" />
            <source>of {count}</source>
            <translation>/ {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>All moves of taking the solution apart</source>
            <translation>解を分解する手の総数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>How many arrangements of the parts were tried to take the solution apart</source>
            <translation>解を分解するために試したピースの並び方の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>How many solutions the symmetries of the target make of this one</source>
            <translation>ターゲットの対称性がこの解から作る解の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>It is not known yet whether this solution comes apart</source>
            <translation>この解を分解できるかどうか、まだわかっていません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Level {level}: comes apart by {n} moves.</source>
            <extracomment>for 1: Level {level}: comes apart by {n} move.</extracomment>
            <translation>
                <numerusform>レベル{level}: {n}手で分解できます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Moves</source>
            <translation>手数</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Not known: {n} arrangements of the parts were tried, which was not enough</source>
            <extracomment>for 1: Not known: {n} arrangement of the parts was tried, which was not enough</extracomment>
            <translation>
                <numerusform>不明: ピースの並び方を{n}通り試しましたが、足りませんでした</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Parts hold one another: no moves take this solution apart.</source>
            <translation>ピースが互いに外れません: この解はどう動かしても分解できません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Positions</source>
            <translation>位置の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>The moves until the first part leaves, then until the second, and so on</source>
            <translation>最初のピースが外れるまでの手数、次のピースまでの手数、以下同様</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>Tries</source>
            <translation>試行数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>locked</source>
            <translation>分解不能</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>not known</source>
            <translation>不明</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solutions/solution_rows.py" />
            <source>{n} arrangements of the parts were tried.</source>
            <extracomment>for 1: {n} arrangement of the parts was tried.</extracomment>
            <translation>
                <numerusform>ピースの並び方を{n}通り試しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solutions/solution_views.py" />
            <source>Pictures of the solutions</source>
            <translation>解の画像</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source> s for each</source>
            <translation>秒ずつ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>All {nodes} nodes are searched.</source>
            <translation>{nodes}ノードすべてを探索しました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Compare</source>
            <translation>比較</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Comparison of methods</source>
            <translation>手法の比較</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Copy the chosen rows, or all, for a spreadsheet (Ctrl+C)</source>
            <translation>選んだ行またはすべてを表計算用にコピー(Ctrl+C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Doubtful: rest the pointer here to see why.</source>
            <translation>不確か: ポインターを重ねると理由を表示します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Error</source>
            <translation>誤差</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimate</source>
            <translation>見積もり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; no way that was tried led to a solution.</source>
            <translation>見積もり: {nodes}ノード、{within_nodes}。1コアで{time}、{within_time}。試した道筋はどれも解に至りませんでした。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; {solutions} solutions in all, {within_solutions}.</source>
            <translation>見積もり: {nodes}ノード、{within_nodes}。1コアで{time}、{within_time}。解は全部で{solutions}個、{within_solutions}。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Exactly: {nodes} nodes; {time} on one core; {solutions} solutions in all.</source>
            <translation>正確な値: {nodes}ノード。1コアで{time}。解は全部で{solutions}個。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done.</source>
            <translation>予想: 約{nodes}ノード、うち{share}%が完了。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done; it may well be far more.</source>
            <translation>予想: 約{nodes}ノード、うち{share}%が完了。はるかに多い可能性があります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Expected: about {nodes} nodes, of which {share} % are done; time left: {time}.</source>
            <translation>予想: 約{nodes}ノード、うち{share}%が完了。残り時間: {time}。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Nodes a second</source>
            <translation>ノード/秒</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Of the nodes {share} % were done by then.</source>
            <translation>その時点でノードの{share}%が完了していました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Press Compare: each engine is tried with each order, and what a whole search by it would take is estimated.</source>
            <translation>「比較」を押すと、すべてのエンジンをすべての順序で試し、それぞれ探索全体にかかる時間を見積もります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Remark</source>
            <translation>備考</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Search by the method of the chosen row from now on</source>
            <translation>これからは選んだ行の手法で探索する</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Seconds for which each method is tried</source>
            <translation>各手法を試す秒数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Stop comparing</source>
            <translation>比較を停止</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Try every engine with every order, and estimate what a whole search would take</source>
            <translation>すべてのエンジンをすべての順序で試し、探索全体にかかる時間を見積もります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Try random ways through the search for some seconds, to see how long all of it takes</source>
            <translation>探索の中をランダムに数秒たどり、全体にかかる時間を見ます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Trying random ways through the search…</source>
            <translation>探索の中をランダムにたどっています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>Use this method</source>
            <translation>この手法を使う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>all was searched</source>
            <translation>すべて探索済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>may well take far longer</source>
            <translation>はるかに長くかかる可能性があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>too long for a number</source>
            <translation>数値で表せない長さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>too many for a number</source>
            <translation>数値で表せない多さ</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>{n} methods compared, on one core; the longer each is tried, the smaller the error.</source>
            <extracomment>for 1: {n} method compared, on one core; the longer each is tried, the smaller the error.</extracomment>
            <translation>
                <numerusform>{n}個の手法を1コアで比較しました。長く試すほど誤差は小さくなります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>± 100 % and more</source>
            <translation>±100%以上</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/estimates.py" />
            <source>± {share} %</source>
            <translation>±{share}%</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>A search is cut into slices of a quarter of a second or so, and each worker does one after the other</source>
            <translation>探索は4分の1秒ほどのスライスに分けられ、各ワーカーが1つずつ処理します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Copy all</source>
            <translation>すべてコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Copy both tables, for a spreadsheet</source>
            <translation>両方の表を表計算用にコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Cut off by {pruning}</source>
            <translation>{pruning}で枝刈り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Depth</source>
            <translation>深さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Different solutions</source>
            <translation>異なる解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Explored</source>
            <translation>探索済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Fact</source>
            <translation>指標</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Figures of the search</source>
            <translation>探索の数値</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>How many nodes of the search tree were entered with this many parts placed</source>
            <translation>それだけの数のピースを置いた状態で訪れた探索木のノード数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Items, of which secondary</source>
            <translation>項目、うち二次項目</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Last slice</source>
            <translation>最後のスライス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Most parts placed</source>
            <translation>最も多くピースを置いた状態</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>No worker was lost.</source>
            <translation>失われたワーカーはありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Nodes by depth</source>
            <translation>深さ別のノード</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Orientations of all parts</source>
            <translation>全ピースの向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Orientations that fit into the target</source>
            <translation>ターゲットに収まる向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Parts placed</source>
            <translation>置いたピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Placements left without symmetric copies</source>
            <translation>対称コピーを除いた配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Searched by {computer}</source>
            <translation>探索したコンピューター: {computer}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Searched on an unknown computer</source>
            <translation>探索したコンピューター: 不明</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Share</source>
            <translation>割合</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Slices</source>
            <translation>スライス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Symmetries of the target and the parts</source>
            <translation>ターゲットとピースの対称性</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Time spent searching</source>
            <translation>探索にかけた時間</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Time to the first solution</source>
            <translation>最初の解までの時間</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Value</source>
            <translation>値</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Worker</source>
            <translation>ワーカー</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>Workers were lost {n} times; what they did then was repeated.</source>
            <extracomment>for 1: Workers were lost {n} time; what they did then was repeated.</extracomment>
            <translation>
                <numerusform>ワーカーが{n}回失われ、そのときの処理はやり直されました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>at rest</source>
            <translation>休止中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>ended</source>
            <translation>終了</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>process {number}</source>
            <translation>プロセス{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>searching</source>
            <translation>探索中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>this program</source>
            <translation>このプログラム</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{computer}, process {number}</source>
            <translation>{computer}、プロセス{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{nodes} nodes in {slices} slices</source>
            <translation>{nodes}ノード、{slices}スライス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{nodes} nodes in {time}</source>
            <translation>{nodes}ノード、{time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} slices are being done.</source>
            <extracomment>for 1: {n} slice is being done.</extracomment>
            <translation>
                <numerusform>{n}個のスライスを処理中です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} subtrees wait.</source>
            <extracomment>for 1: {n} subtree waits.</extracomment>
            <translation>
                <numerusform>{n}個の部分木が待機中です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/number_pages.py" />
            <source>{n} workers of the cluster take part.</source>
            <extracomment>for 1: {n} worker of the cluster takes part.</extracomment>
            <translation>
                <numerusform>クラスターのワーカーが{n}個参加しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Methods</source>
            <translation>手法</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placement</source>
            <translation>配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Plots</source>
            <translation>グラフ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>Statistics</source>
            <translation>統計</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, and afterwards, this plots how much was explored, the solutions and the nodes over time, and the nodes at each depth.</source>
            <translation>探索の間と終わったあと、探索済みの割合・解・ノードの時間変化と、深さ別のノードをグラフにします。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, this lists the processes that search, and what each has done.</source>
            <translation>探索の間、探索しているプロセスと、それぞれの処理量を一覧にします。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/panel.py" />
            <source>While a search runs, this shows the parts as they are placed at this moment, and the way in which most parts were placed.</source>
            <translation>探索の間、いま置かれているピースと、最も多くピースを置けた置き方を表示します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Last</source>
            <translation>最後</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Layers, the lowest first</source>
            <translation>層(下から順)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Most parts</source>
            <translation>最多</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Now</source>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The layers of the solid, the lowest first</source>
            <translation>立体の層(下から順)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The parts that are placed where a worker stands now</source>
            <translation>ワーカーがいま処理している位置で置かれているピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>The parts that were placed where a worker stood last</source>
            <translation>ワーカーが最後に処理した位置で置かれていたピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>Where this run first had its most parts placed</source>
            <translation>この実行で、最初に最も多くのピースを置けたときの状態</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/activity/partial_solution_page.py" />
            <source>{n} parts, {covered} of {cells} cells</source>
            <extracomment>for 1: {n} part, {covered} of {cells} cells</extracomment>
            <translation>
                <numerusform>ピース{n}個、{cells}セル中{covered}セル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Explored (%)</source>
            <translation>探索済み(%)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/activity/plots_page.py" />
            <source>Time ({unit})</source>
            <translation>時間({unit})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;As suits the puzzle</source>
            <translation>パズルに応じて(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;Fewest placements first</source>
            <translation>配置の少ないものから(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>&amp;Order</source>
            <translation>順序(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Engine</source>
            <translation>エンジン</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>In the terminal</source>
            <translation>ターミナルでは</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Method of search</source>
            <translation>探索の手法</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Part or cell without symmetric &amp;copies</source>
            <translation>対称コピーを除くピースまたはセル(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Prunings: turn back as soon as</source>
            <translation>枝刈りする条件</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>The current search keeps its method; Search &gt; Start over restarts it with this one.</source>
            <translation>現在の探索の手法は変わりません。「探索 &gt; 最初からやり直す」でこの手法に変えてやり直せます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>Used for searches begun from now on.</source>
            <translation>これから始める探索に使います。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>With these settings auto tries nothing; it is {engine}, or another engine for a very large puzzle.</source>
            <translation>この設定ではautoは何も試さず、{engine}(非常に大きなパズルでは別のエンジン)になります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along diagonals</source>
            <translation>対角線に沿って</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along the longer sides first</source>
            <translation>長い辺に沿って</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>along the shorter sides first</source>
            <translation>短い辺に沿って</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>an empty cell can be covered by nothing any more</source>
            <translation>空のセルを覆えるものがもうない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>an island of empty cells is smaller than every part left</source>
            <translation>空のセルの島が、残りのどのピースより小さい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine</source>
            <translation>エンジンに応じて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine: no</source>
            <translation>エンジンに応じて: いいえ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the engine: yes</source>
            <translation>エンジンに応じて: はい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>as suits the puzzle</source>
            <translation>パズルに応じて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>cells as they are numbered</source>
            <translation>セルの番号順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>coloured like a chessboard, cells and parts do not add up</source>
            <translation>チェス盤のように塗り分けると、セルとピースの数が合わない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>found by random probes of the search</source>
            <translation>ランダムな試し探索で見つける</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>from the middle outwards</source>
            <translation>中央から外側へ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>next the cell whose placements touch the least that is new</source>
            <translation>次のセルとして、その配置が新たに触れる範囲の最も狭いものを選ぶ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>no</source>
            <translation>いいえ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>parts, then cells as they are numbered</source>
            <translation>ピース、次にセルの番号順</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>the size of an island is no sum of sizes of parts left; finds more than small</source>
            <translation>島の大きさが、残りのピースの大きさの和にならない(smallより強い条件)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/method_dialog.py" />
            <source>{title}, {help}</source>
            <translation>{title}: {help}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Copy the path of the search file</source>
            <translation>探索ファイルのパスをコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Find one solution</source>
            <translation>解を1つ探す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Method…</source>
            <translation>手法…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start over</source>
            <translation>最初からやり直す</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start this search over? {n} solutions found in {time} will be thrown away, with all favourites and notes.</source>
            <extracomment>for 1: Start this search over? {n} solution found in {time} will be thrown away, with its note.</extracomment>
            <translation>
                <numerusform>この探索を最初からやり直しますか? {time}で見つけた{n}個の解は、お気に入りやメモもすべて含めて破棄されます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>Start this search over? {n} solutions found in {time} will be thrown away.</source>
            <extracomment>for 1: Start this search over? {n} solution found in {time} will be thrown away.</extracomment>
            <translation>
                <numerusform>この探索を最初からやり直しますか? {time}で見つけた{n}個の解は破棄されます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Take all apart</source>
            <translation>すべて分解する</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>This search was begun in another way; Search &gt; Start over begins it again with this choice.</source>
            <translation>この探索は別の設定で始められました。「探索 &gt; 最初からやり直す」で、この設定で始め直せます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>{done} of {wanted}</source>
            <translation>{wanted}個中{done}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/panel.py" />
            <source>{share} explored</source>
            <translation>{share}探索済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/puzzle_check.py" />
            <source>The folder of searches, {folder}, cannot be used: {reason}</source>
            <translation>探索のフォルダー {folder} を使えません: {reason}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/puzzle_check.py" />
            <source>The puzzle cannot be looked at: {error}</source>
            <translation>パズルを調べられません: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>At most</source>
            <translation>最大</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>At most this many solutions are stored, chosen so that each that is found has the same chance; all are counted</source>
            <translation>保存する解の数の上限です。見つかる解がどれも同じ確率で選ばれます。数はすべて数えます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Cluster</source>
            <translation>クラスター</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Copy the figures</source>
            <translation>数値をコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Cut off</source>
            <translation>枝刈り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Each solution is stored</source>
            <translation>解をすべて保存します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Each solution is taken apart as soon as it is found, and stored only if all its parts come free of one another</source>
            <translation>解が見つかるとすぐに分解を試み、すべてのピースが互いに外れる解だけを保存します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>How many processes search at the same time; may be changed while they do. With 0 the search waits, or is left to the cluster.</source>
            <translation>同時に探索するプロセスの数。探索中にも変えられます。0にすると探索は待機するか、クラスターに任されます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Keep</source>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory</source>
            <translation>メモリ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory of each worker</source>
            <translation>ワーカーごとのメモリ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Memory of workers, a cluster, and which solutions are stored</source>
            <translation>ワーカーのメモリ、クラスター、保存する解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Pause at</source>
            <translation>止める時点</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Pause at this many solutions</source>
            <translation>この数の解で一時停止</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Size of the sample</source>
            <translation>抽出する数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Solutions are counted and not stored</source>
            <translation>解を数えるだけで、保存しません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Speed, nodes and method of the search</source>
            <translation>探索の速度、ノード、手法</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Taken apart</source>
            <translation>分解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The address of a Dask scheduler, whose workers search, too. The manual explains how to set up such a cluster.</source>
            <translation>ともに探索するワーカーをもつDaskスケジューラーのアドレス。クラスターの作り方はマニュアルで説明しています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The most that each worker may hold. One that needs more is replaced, and what it was doing is repeated.</source>
            <translation>各ワーカーが使えるメモリの上限です。超えたワーカーは交代し、途中の処理はやり直されます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>The search pauses soon after this many solutions are stored. Resume then goes on to the end.</source>
            <translation>この数の解を保存すると、まもなく一時停止します。「再開」で最後まで続けます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Time left</source>
            <translation>残り時間</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>Which solutions are stored</source>
            <translation>保存する解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>all solutions</source>
            <translation>すべての解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>an even sample</source>
            <translation>均等な抽出</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>none, only count</source>
            <translation>なし、数えるだけ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>only what comes apart</source>
            <translation>分解できるものだけ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>roughly {time}</source>
            <translation>およそ{time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>solutions</source>
            <extracomment>for 1: solution</extracomment>
            <translation>
                <numerusform>解の数</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>the end</source>
            <translation>最後まで</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>{n} nodes a second</source>
            <extracomment>for 1: {n} node a second</extracomment>
            <translation>
                <numerusform>{n}ノード/秒</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/search_form.py" />
            <source>{n} workers of the cluster</source>
            <extracomment>for 1: {n} worker of the cluster</extracomment>
            <translation>
                <numerusform>クラスターのワーカー{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>1 comes apart, level {level}</source>
            <translation>1個が分解可能、レベル{level}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>All possibilities were tried; Search &gt; Start over begins again</source>
            <translation>すべての可能性を試しました。「探索 &gt; 最初からやり直す」で始め直せます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Everything found so far is being saved</source>
            <translation>これまでに見つかったものをすべて保存しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Find all solutions (F5), or by Search &gt; Find one solution just one (Ctrl+F5)</source>
            <translation>すべての解を探します(F5)。「探索 &gt; 解を1つ探す」(Ctrl+F5)なら1つだけ探します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Find out for each solution found whether it comes apart, and by how many moves</source>
            <translation>見つかった解ごとに、分解できるか、何手かかるかを調べます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>It was tried to take apart all solutions found so far</source>
            <translation>これまでに見つかった解はすべて分解を試しました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause taking apart</source>
            <translation>分解を一時停止</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause the other window or program first, then resume here</source>
            <translation>先に別のウィンドウまたはプログラムを一時停止してから、ここで再開してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; resume whenever you like, also next week (F5)</source>
            <translation>一時停止します。来週でも、いつでも再開できます(F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; what was found out is kept</source>
            <translation>一時停止します。わかったことは保存されます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Pause; what was found out is kept (F5)</source>
            <translation>一時停止します。わかったことは保存されます(F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume (F5) continues this one.</source>
            <translation>「再開」(F5)で続けます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume taking apart</source>
            <translation>分解を再開</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume where the search was paused (F5)</source>
            <translation>一時停止したところから探索を再開します(F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Resume where the search was stopped (F5)</source>
            <translation>停止したところから探索を再開します(F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Solve (F5) begins one.</source>
            <translation>「解く」(F5)で始めます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>Stop getting ready (F5)</source>
            <translation>準備を停止(F5)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>The earlier search of this puzzle cannot be read: {reason}. Search &gt; Start over puts its file aside and begins again.</source>
            <translation>このパズルの以前の探索を読み込めません: {reason}。「探索 &gt; 最初からやり直す」を選ぶと、そのファイルを別名で残し、最初から探索します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none</source>
            <comment>solutions</comment>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none comes apart</source>
            <translation>分解できるものなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>none yet</source>
            <comment>solutions</comment>
            <translation>まだなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>nothing yet</source>
            <translation>まだ何もなし</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>of {n} it is not known</source>
            <extracomment>for 1: of {n} it is not known</extracomment>
            <translation>
                <numerusform>{n}個は不明</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{count} by {pruning}</source>
            <translation>{pruning}で{count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{examined} of {stored} tried</source>
            <translation>{stored}個中{examined}個を試行済み</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{n} come apart</source>
            <extracomment>for 1: {n} comes apart</extracomment>
            <translation>
                <numerusform>{n}個が分解可能</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{n} have the best level, {level}</source>
            <extracomment>for 1: {n} has the best level, {level}</extracomment>
            <translation>
                <numerusform>最高レベル{level}が{n}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/status_texts.py" />
            <source>{percent} %</source>
            <translation>{percent}%</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/stored_search.py" />
            <source>{path}: the earlier search could not be put aside ({error})</source>
            <translation>{path}: 以前の探索のファイルを別名で残せませんでした({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Back to the beginning</source>
            <translation>最初に戻る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>By</source>
            <translation>選択</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Choices made so far</source>
            <translation>これまでの選択</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Covered</source>
            <translation>対象</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Dead end</source>
            <translation>行き止まり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Getting ready was stopped; Space begins it again.</source>
            <translation>準備は停止されました。Spaceで始め直せます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Here a search can be watched step by step, once there is a puzzle that can be searched.</source>
            <translation>探索できるパズルがあれば、ここで探索を1ステップずつ眺められます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>How many steps a second the search runs</source>
            <translation>探索を進める1秒あたりのステップ数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>One step back</source>
            <translation>1ステップ戻る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>One step on</source>
            <translation>1ステップ進む</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Run slowly, or pause</source>
            <translation>ゆっくり実行、または一時停止</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Run to</source>
            <translation>進む先</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Solution</source>
            <comment>where a trace stops</comment>
            <translation>新しい解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Step over</source>
            <translation>飛ばして進む</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Step {node}, {placed} chosen, {solutions}, {share} % explored</source>
            <translation>ステップ{node}、選択{placed}個、{solutions}、{share}%探索済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Stopping…</source>
            <translation>停止しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>The engine whose search is shown</source>
            <translation>探索を表示しているエンジン</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>Way</source>
            <translation>候補</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>What can be chosen here</source>
            <translation>ここで選べるもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>dead end</source>
            <translation>行き止まり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>placed now</source>
            <translation>配置済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run to the next place where something can be covered by nothing</source>
            <translation>覆えるものがなくなる次のところまで実行</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run to the next solution</source>
            <translation>次の解まで実行</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>run until this many choices are made</source>
            <translation>この数の選択をするまで実行</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>search all that is below, and stop after it</source>
            <translation>この下をすべて探索し、そのあとで止まる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>solution</source>
            <translation>解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>to be tried</source>
            <translation>未試行</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>tried</source>
            <translation>試行済み</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/trace/panel.py" />
            <source>{number} of {all}</source>
            <translation>{number}/{all}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/findings.py" />
            <source>Placing the parts…</source>
            <translation>ピースを置いています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Only a hint: {text}</source>
            <translation>ヒントのみ: {text}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Reasons</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/panel.py" />
            <source>Show on the target (Esc)</source>
            <translation>ターゲット上に表示(Esc)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>&amp;One by one</source>
            <translation>1つずつ(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>All parts</source>
            <translation>すべてのピース</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Any cell</source>
            <translation>すべてのセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Click a cell of the target to see only the placements that cover it.</source>
            <translation>ターゲットのセルをクリックすると、そのセルを覆う配置だけを表示します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Next placement</source>
            <translation>次の配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Number of the placement</source>
            <translation>配置の番号</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Orientations that have a placement, of all orientations</source>
            <translation>すべての向きのうち、配置できる向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Parts and their placements</source>
            <translation>ピースとその配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Placements that cover the cell {cell}</source>
            <translation>セル{cell}を覆う配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Previous placement</source>
            <translation>前の配置</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>Ways that fit</source>
            <translation>収まる置き方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>all: {n}</source>
            <translation>全部で{n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>of {n} placements</source>
            <extracomment>for 1: of {n} placement</extracomment>
            <translation>
                <numerusform>/ {n}通り</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/solve/why/placements_page.py" />
            <source>{n} of {all}</source>
            <translation>{all}中{n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Colour cells</source>
            <translation>セルに色を塗る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Marks are for the sides of a part: choose one in the list of parts</source>
            <translation>マークはピースの側面に付けるものです。ピースの一覧でピースを選んでください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>May stay empty</source>
            <translation>空でもよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Must be covered</source>
            <translation>必ず覆う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Only cells of the target may stay empty: choose Target in the list of parts</source>
            <translation>空でもよいとできるのはターゲットのセルだけです。ピースの一覧でターゲットを選んでください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Ordinary pen: no further symmetry of the lattice about this cell</source>
            <translation>普通のペン: 格子はこのセルについてこれ以上の対称性をもちません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: mirrored left to right about {cell}</source>
            <translation>対称ペン: {cell}を中心に左右に鏡映</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: turned about {cell}</source>
            <translation>対称ペン: {cell}を中心に回転</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: turned and mirrored about {cell}</source>
            <translation>対称ペン: {cell}を中心に回転と鏡映</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Symmetric pen: with every symmetry about {cell}</source>
            <translation>対称ペン: {cell}を中心にすべての対称性</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/brush.py" />
            <source>Take colours away</source>
            <translation>色を取り去る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Drag with the mouse; the right button erases.
Or use the arrow keys, and Space for a cell.</source>
            <translation>マウスでドラッグして描き、右ボタンで消します。
または矢印キーで動かし、Spaceでセルを描きます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Draw the part</source>
            <translation>ピースを描く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Draw the target</source>
            <translation>ターゲットを描く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/canvas_painter.py" />
            <source>Height {number}</source>
            <translation>高さ {number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Colour cells</source>
            <translation>セルに色を塗る(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Draw a shape…</source>
            <translation>図形を描く(&amp;D)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Duplicate cells</source>
            <translation>セルを複製(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Eraser</source>
            <translation>消しゴム(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Fill the inside</source>
            <translation>内側を塗りつぶす(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Fit the drawing</source>
            <translation>図面全体を表示(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Move to the origin</source>
            <translation>原点へ移動(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Select</source>
            <translation>選択(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>&amp;Turn to the left</source>
            <translation>左へ回転(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>C&amp;lear all cells</source>
            <translation>すべてのセルを消去(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Centre</source>
            <translation>中央へ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Centre a&amp;bout the origin</source>
            <translation>原点を中央に(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Clear</source>
            <translation>消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy &amp;cells</source>
            <translation>セルをコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy l&amp;ayer up</source>
            <translation>層を上へコピー(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Copy layer up</source>
            <translation>層を上へコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Cu&amp;t cells</source>
            <translation>セルを切り取り(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Direction of la&amp;yers…</source>
            <translation>層の方向(&amp;Y)…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill he&amp;re</source>
            <translation>ここを塗りつぶす(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill here</source>
            <translation>ここを塗りつぶす</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Fill the inside</source>
            <translation>内側を塗りつぶす</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Layer &amp;below</source>
            <translation>下の層(&amp;B)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Layer abo&amp;ve</source>
            <translation>上の層(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Ma&amp;y stay empty</source>
            <translation>空でもよい(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mar&amp;k</source>
            <translation>マーク(&amp;K)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mirr&amp;or</source>
            <translation>鏡映(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Mo&amp;ve the view</source>
            <translation>視点を移動(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Move to the origin</source>
            <translation>原点へ移動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>No closed border is drawn</source>
            <translation>閉じた境界が描かれていません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Paste cells to place th&amp;em</source>
            <translation>セルを貼り付けて配置(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Pe&amp;ncil</source>
            <translation>鉛筆(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Point at an empty cell that a drawn border encloses</source>
            <translation>描いた境界が囲む空のセルを指してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Rectan&amp;gle</source>
            <translation>長方形(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Select &amp;all cells</source>
            <translation>すべてのセルを選択(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Select all of one c&amp;olour</source>
            <translation>同じ色をすべて選択(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Shift</source>
            <translation>ずらす</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Straig&amp;ht line</source>
            <translation>直線(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Symmetric pen</source>
            <translation>対称ペン</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>T&amp;ip over</source>
            <translation>倒す(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>This lattice has no such motion for these cells</source>
            <translation>この格子には、これらのセルについてそのような動きがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>This lattice has no such motion for these cells and their marks</source>
            <translation>この格子には、これらのセルとマークについてそのような動きがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Zoom &amp;in</source>
            <translation>拡大(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>Zoom &amp;out</source>
            <translation>縮小(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>a part's coloured cell fits only on a cell of that colour, or of none; the right button takes colours away</source>
            <translation>ピースの色付きセルは、同じ色か色のないセルにだけ合います。右ボタンで色を取り去ります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>all that a drawn border encloses</source>
            <translation>描いた境界が囲むすべて</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>also the middle button, or Space and drag</source>
            <translation>中ボタン、またはSpaceを押しながらドラッグでも可</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>box, pyramid, hexagon, shell, larger part …, by its sizes</source>
            <translation>箱、角錐、六角形、殻、拡大したピースなどを寸法で指定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>cells of the target that need not be covered; the right button: must be</source>
            <translation>覆わなくてもよいターゲットのセル。右ボタン: 必ず覆う</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>cells, to move, turn, copy or delete them: drag round them or click; with Shift more, with Ctrl fewer; drag what is selected to move it, with Alt a copy</source>
            <translation>セルを移動・回転・コピー・削除するための選択。囲むようにドラッグするかクリックします。Shiftで追加、Ctrlで除外。選択部分をドラッグで移動、Altを押しながらでコピー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>draw cells; the right button erases</source>
            <translation>セルを描く。右ボタンで消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>erase cells</source>
            <translation>セルを消す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>fill; with Shift or the right button clear</source>
            <translation>埋める。Shiftまたは右ボタンで消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>from cell to cell; the right button erases; Page Up and Page Down while dragging lead to other layers</source>
            <translation>セルからセルへ。右ボタンで消去。ドラッグ中にPgUp、PgDnでほかの層へ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>mirrored or turned about the cell under the pointer; again for other ways, then none</source>
            <translation>ポインターの下のセルを中心に鏡映または回転。繰り返すと別の方法、最後はなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>put a colour, a key, a lock on the side of a part nearest to a click; the right button takes it away.
In a solid lattice hold Shift for a side that faces up, Ctrl for one that faces down;
with the keyboard comma and full stop go from side to side</source>
            <translation>クリックに最も近いピースの側面に色・鍵・錠を付け、右ボタンで取り去ります。
立体の格子では、Shiftで上向きの側面、Ctrlで下向きの側面になります。
キーボードではコンマとピリオドで側面を移ります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>so that the least coordinates are 0</source>
            <translation>最小の座標が0になるように</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>the colour of the cell under the pointer or the cursor, or all without one</source>
            <translation>ポインターまたはカーソルの下のセルの色。なければすべての色</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>the empty cells about the pointer or the cursor, as far as a drawn border encloses them</source>
            <translation>ポインターまたはカーソルのまわりの、描いた境界が囲む空のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>turn about the left-right axis</source>
            <translation>左右方向の軸のまわりに回転</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/commands.py" />
            <source>which way is up</source>
            <translation>どちらを上とするか</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Add a for&amp;m</source>
            <translation>形を追加(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Another shape of the part; each copy has exactly one of its forms</source>
            <translation>ピースの別の形。1個ごとにそのうちの1つだけをとります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Form {n}</source>
            <translation>形{n}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Forms of the part</source>
            <translation>ピースの形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Next f&amp;orm</source>
            <translation>次の形(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Prev&amp;ious form</source>
            <translation>前の形(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/form_bar.py" />
            <source>Remove t&amp;he form</source>
            <translation>形を削除(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Clear rectangle</source>
            <translation>長方形を消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Click inside a cell near a side; Shift means a side that faces up, Ctrl one that faces down</source>
            <translation>セルの内側の側面近くをクリックします。Shiftで上向き、Ctrlで下向きの側面になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Draw a line</source>
            <translation>直線を描く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Erase</source>
            <translation>消す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Erase a line</source>
            <translation>直線を消す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/gestures.py" />
            <source>Fill rectangle</source>
            <translation>長方形を埋める</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>({n} drawn)</source>
            <extracomment>for 1: ({n} drawn)</extracomment>
            <translation>
                <numerusform>(描画済み{n}層)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Copy layer up (U)</source>
            <translation>層を上へコピー(U)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Direction of layers (L): which way is up</source>
            <translation>層の方向(L): どちらを上とするか</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Height </source>
            <translation>高さ </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>Layer (Page Up, Page Down)</source>
            <translation>層(PgUp、PgDn)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/layer_control.py" />
            <source>layer {number} of {count}</source>
            <translation>{count}層のうち{number}層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>All layers side by sid&amp;e</source>
            <translation>すべての層を並べる(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Cells are selected layer by layer; F3 goes back to 3D.</source>
            <translation>セルは層ごとに選択します。F3で3Dに戻ります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Close the small view (Shift+F3 shows it again)</source>
            <translation>小さな表示を閉じる(Shift+F3でまた表示)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Colour to put on cells: {color}</source>
            <translation>セルに付ける色: {color}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Draw in &amp;3D</source>
            <translation>3Dで描く(&amp;3)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Draw in 3D, or layer by layer (F3)</source>
            <translation>3Dで描く、または層ごとに描く(F3)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Layers above and belo&amp;w</source>
            <translation>上下の層(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Mark to put on sides</source>
            <translation>側面に付けるマーク</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Part {name}</source>
            <translation>ピース{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Part {name}, form {form} of {forms}</source>
            <translation>ピース{name}、形{form}/{forms}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Small view in 3D beside the layers</source>
            <translation>層の横に小さな3D表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>Target {name}</source>
            <translation>ターゲット{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>The mark to put on sides: a key meets a lock, others meet their like, unless Edit &gt; Marks and what may meet says otherwise</source>
            <translation>側面に付けるマーク。鍵は錠と、ほかは同じものどうしが合います。「編集 &gt; マークと向かい合わせの規則」で変更できます</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} are painted, and no paint may lie on the others</source>
            <extracomment>for 1: {n} is painted, and no paint may lie on the others</extracomment>
            <translation>
                <numerusform>{n}セルが塗られ、ほかのセルに色は置けません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{n} parts lie there from the beginning</source>
            <extracomment>for 1: {n} part lies there from the beginning</extracomment>
            <translation>
                <numerusform>{n}個のピースが最初から置かれています</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {given}</source>
            <translation>{sums}、{given}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{sums}, {painted}</source>
            <translation>{sums}、{painted}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/pane.py" />
            <source>{what}, {n} cells</source>
            <extracomment>for 1: {what}, {n} cell</extracomment>
            <translation>
                <numerusform>{what}、{n}セル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>&amp;Shape</source>
            <translation>図形(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>As usual in this lattice</source>
            <translation>この格子の標準</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Dra&amp;w it</source>
            <translation>描く(&amp;W)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Draw a shape</source>
            <translation>図形を描く</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>How many cells thick the shell is; 0 for a full shape</source>
            <translation>殻の厚さ(セル数)。0なら中まで詰まった図形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Looking for shapes…</source>
            <translation>図形を探しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Part {name} made larger</source>
            <translation>拡大したピース{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Rectangular layers</source>
            <translation>長方形の層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Rhombic layers</source>
            <translation>ひし形の層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Sh&amp;ell</source>
            <translation>殻(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Sh&amp;ift along</source>
            <translation>ずらす方向(&amp;I)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Shift along direction {n}</source>
            <translation>方向{n}にずらす</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Slanted layers</source>
            <translation>斜めの層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Square layers</source>
            <translation>正方形の層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Triangular layers</source>
            <translation>三角形の層</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Turn the layers to its base</source>
            <translation>底面の層に向きを合わせる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Up along {direction}</source>
            <translation>上: {direction}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>Up along {direction}, {n} layers</source>
            <extracomment>for 1: Up along {direction}, {n} layer</extracomment>
            <translation>
                <numerusform>上: {direction}、{n}層</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>added to what is there</source>
            <translation>いまあるものに加える</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>full</source>
            <translation>詰まった図形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>instead of what is there</source>
            <translation>いまあるものと置き換える</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>taken away from what is there</source>
            <translation>いまあるものから取り除く</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/canvas/shape_dialog.py" />
            <source>{n} cells, then {all} in all</source>
            <extracomment>for 1: {n} cell, then {all} in all</extracomment>
            <translation>
                <numerusform>{n}セル、描くと全部で{all}セル</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to colour it, with the right button or Ctrl to take the colour away;
drag to turn</source>
            <translation>セルをクリックして色を塗り、右ボタンかCtrlで色を取り去ります。
ドラッグで回転します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to erase it; drag to turn, with Shift to erase</source>
            <translation>セルをクリックして消します。ドラッグで回転、Shiftを押しながらで消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a cell to use the tool on it; drag to turn</source>
            <translation>セルをクリックしてツールを使います。ドラッグで回転します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a face to draw the cell beyond it, with the right button or Ctrl to erase;
drag to turn, with Shift to draw.
The mark tool marks the side that is clicked</source>
            <translation>面をクリックするとその先にセルを描き、右ボタンかCtrlで消します。
ドラッグで回転、Shiftを押しながらで描画します。
マークのツールは、クリックした側面にマークを付けます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Click on a face to mark this side of the part, with the right button or Ctrl to take the
mark away; drag to turn</source>
            <translation>面をクリックするとピースのこの側面にマークを付け、右ボタンかCtrlで
マークを取り去ります。ドラッグで回転します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>Drawing in 3D</source>
            <translation>3Dで描画</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>F3 shows its layers, in which keys draw.</source>
            <translation>F3を押すと、キーで描ける層ごとの表示になります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>No side of the part is here: no other cell can touch it</source>
            <translation>ここはピースの側面ではありません: ほかのセルが接することができません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <source>With the keys one draws layer by layer: press F3.</source>
            <translation>キーボードでは層ごとに描きます。F3を押してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/space_view.py" />
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side}</source>
            <translation>側面{side}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Delete cells</source>
            <translation>セルを削除</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Duplicate cells</source>
            <translation>セルを複製</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Floating: drag or arrow keys to move, R, M and T to turn, Enter to place, Esc to cancel</source>
            <translation>仮置き中: ドラッグまたは矢印キーで移動、R・M・Tで向きを変更、Enterで確定、Escで取り消し</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Move cells</source>
            <translation>セルを移動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>Paste cells</source>
            <translation>セルを貼り付け</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/surface.py" />
            <source>There are no cells on the clipboard; select some and press Ctrl+C</source>
            <translation>クリップボードにセルがありません。セルを選択してCtrl+Cを押してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Canvas</source>
            <translation>キャンバス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Move to a cell of the part with a free side</source>
            <translation>空いた側面のあるピースのセルへ移ってください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>Shift: facing up, Ctrl: down</source>
            <translation>Shift: 上向き、Ctrl: 下向き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>a floating cell above it</source>
            <translation>その上に仮置き中のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>cell of part {name}</source>
            <translation>ピース{name}のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>cell of the target</source>
            <translation>ターゲットのセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>colour {color}</source>
            <translation>色{color}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>may stay empty</source>
            <translation>空でもよい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>selected</source>
            <translation>選択中</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side} with the mark {mark}</source>
            <translation>側面{side}、マーク{mark}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side} without a mark</source>
            <translation>側面{side}、マークなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>side {side}: comma and full stop for others, Space to mark it</source>
            <translation>側面{side}: コンマとピリオドでほかの側面、Spaceでマークを付ける</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>the right button erases</source>
            <translation>右ボタンで消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/canvas/widget.py" />
            <source>the right button erases, or {key}</source>
            <translation>右ボタンまたは{key}で消去</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/legend.py" />
            <source>Click: show, show faintly, hide</source>
            <translation>クリック: 表示、薄く表示、非表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Front</source>
            <translation>正面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <source>Isometric</source>
            <translation>等角</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <source>Look fro&amp;m</source>
            <translation>見る方向(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Right</source>
            <translation>右面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Top</source>
            <translation>上面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/look_menu.py" />
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>View cube</source>
            <translation>ビューキューブ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>End comparing</source>
            <translation>比較を終了</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Kept on the left. {n} parts lie elsewhere.</source>
            <extracomment>for 1: Kept on the left. {n} part lies elsewhere.</extracomment>
            <translation>
                <numerusform>左に固定しています。{n}個のピースの位置が異なります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Solution that is kept to compare</source>
            <translation>比較のために固定した解</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps}</source>
            <translation>ステップ{step}/{steps}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps} ({n} at once)</source>
            <extracomment>for 1: Step {step} of {steps} ({n} at once)</extracomment>
            <translation>
                <numerusform>ステップ{step}/{steps}({n}個同時)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Step {step} of {steps} ({n} turned by {degrees}°)</source>
            <extracomment>for 1: Step {step} of {steps} (turned by {degrees}°)</extracomment>
            <translation>
                <numerusform>ステップ{step}/{steps}({n}個を{degrees}°回転)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Together</source>
            <translation>組み上がり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/pane.py" />
            <source>Trying turns…</source>
            <translation>回転を試しています…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>A little closer (Left)</source>
            <translation>少し近づける(←)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>A little farther (Right)</source>
            <translation>少し離す(→)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Find out</source>
            <translation>調べる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Find out whether the parts can be moved apart</source>
            <translation>ピースを動かして分けられるか調べる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>How far the parts are moved from one another</source>
            <translation>ピースどうしを離す距離</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>It is not known yet whether it comes apart.</source>
            <translation>分解できるかどうか、まだわかっていません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Move by move; lines show where a part comes out</source>
            <translation>1手ずつ。線の所でピースが外れます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>One move back (Left)</source>
            <translation>1手戻る(←)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>One move on (Right)</source>
            <translation>1手進む(→)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Parts, or several together, also turn about axes of the lattice, by up to half a turn, from cells to cells. It may take minutes. Not tried: turns part of the way, slides by less than a step, and turning and sliding at once.</source>
            <translation>1個または一緒に動く数個のピースを、格子の軸のまわりに半回転まで、セルからセルへ回すことも試します。数分かかることがあります。途中までの回転、1ステップ未満のスライド、回転とスライドの同時の動きは試しません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Pause (Space)</source>
            <translation>一時停止(Space)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Play (Space)</source>
            <translation>再生(Space)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Put together</source>
            <translation>組み立てる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Show what &amp;holds; the other parts are faint</source>
            <translation>外れない部分を表示、ほかのピースは薄く(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Step</source>
            <translation>ステップ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Take apart</source>
            <translation>分解する</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>Try &amp;turns as well</source>
            <translation>回転も試す(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>What is played</source>
            <translation>再生するもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/player.py" />
            <source>{speed}×</source>
            <translation>{speed}×</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/camera_view.py" />
            <source>Arrow keys turn it, plus and minus zoom, Home resets the view</source>
            <translation>矢印キーで回転、+と−で拡大・縮小、Homeで視点をリセット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Back</source>
            <translation>背面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Click on a face to look at it; drag to turn</source>
            <translation>面をクリックするとその面を正面から見ます。ドラッグで回転</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/scene/view_cube.py" />
            <source>Left</source>
            <translation>左面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Choose from which side the solution is seen, letters, outlines, colours, and comparing</source>
            <translation>解を見る方向、文字、輪郭、色、比較を選ぶ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Keep to compare</source>
            <translation>比較のために固定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Letters on parts</source>
            <translation>ピースに文字を付ける</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Look</source>
            <translation>見え方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Outlines</source>
            <translation>輪郭</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Reset the view</source>
            <translation>視点をリセット</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Shadow</source>
            <translation>影</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Show all parts</source>
            <translation>すべてのピースを表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>Turn slowly</source>
            <translation>ゆっくり回す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/stage/solution_view.py" />
            <source>View of the solution</source>
            <translation>解の表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/controls.py" />
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/controls.py" />
            <source>Other…</source>
            <translation>その他…</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Copy</source>
            <translation>コピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Discard</source>
            <translation>破棄(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Overwrite</source>
            <translation>上書き(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>&amp;Replace</source>
            <translation>置き換える(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>C&amp;lose all the same</source>
            <translation>それでも閉じる(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Close the window</source>
            <translation>ウィンドウを閉じる</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>If you overwrite it, what it holds now is lost.</source>
            <translation>上書きすると、いまの内容は失われます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Not everything was kept</source>
            <translation>保存されなかったものがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Replace files</source>
            <translation>ファイルの置き換え</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save it &amp;there again</source>
            <translation>もう一度そこに保存(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Save under another &amp;name…</source>
            <translation>別の名前で保存(&amp;N)…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>These {n} files are there already in {folder}. Replace them?
{names}</source>
            <extracomment>for 1: This file is there already in {folder}. Replace it?
{names}</extracomment>
            <translation>
                <numerusform>次の{n}個のファイルは {folder} にすでにあります。置き換えますか?
{names}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>Unsaved changes</source>
            <translation>未保存の変更</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/dialogs.py" />
            <source>What was not kept</source>
            <translation>保存されなかったもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/forms.py" />
            <source>Set by your administrator</source>
            <translation>管理者が設定しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/forms.py" />
            <source>no limit</source>
            <translation>制限なし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Balls packed as in a pile of oranges: pyramids of balls.</source>
            <translation>オレンジの山のように積んだ球: 球のピラミッド。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Balls whose every second layer lies straight above another.</source>
            <translation>1層おきに真上に重なる球。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Bodies of eight hexagons and six squares, which fill space.</source>
            <translation>8つの六角形と6つの正方形でできた、空間を埋める立体。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Bodies of twelve rhombi, which fill space as packed balls do.</source>
            <translation>12個のひし形でできた、積んだ球のように空間を埋める立体。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Cubes cut from their centres into 24 tetrahedra each.</source>
            <translation>立方体を中心から24個の四面体に切ったもの。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Cubes: Soma, the Bedlam cube, burrs of notched sticks.</source>
            <translation>立方体: ソーマ、ベドラムキューブ、切り欠き棒の組み木。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Discs in a pile on one axis, each of four quarters, with keys and locks.</source>
            <translation>1本の軸に重なる円盤。それぞれ4つの四分円からなり、鍵と錠があります。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Flat</source>
            <translation>平面</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons cut into six kites.</source>
            <translation>六角形を6つの凧形に切ったもの。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons cut into twelve halves of triangles with equal sides.</source>
            <translation>六角形を、正三角形の半分12個に切ったもの。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons with a height, in layers.</source>
            <translation>高さのある六角形の層。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Hexagons, as in a honeycomb.</source>
            <translation>ハチの巣のような六角形。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Solid</source>
            <translation>立体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Special</source>
            <translation>特別</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Squares cut along their diagonals: tangrams.</source>
            <translation>正方形を対角線で切ったもの: タングラム。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Squares side by side: pentominoes, jigsaws, tiles with coloured edges.</source>
            <translation>並んだ正方形: ペントミノ、ジグソー、縁に色のあるタイル。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Sticks and rings</source>
            <translation>棒と輪</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Target {number}</source>
            <translation>ターゲット{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Tetrahedra and octahedra, which fill space together.</source>
            <translation>ともに空間を埋める四面体と八面体。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Tetrahedra, and octahedra cut into eight.</source>
            <translation>四面体と、8つに切った八面体。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of hexagons: twigs.</source>
            <translation>六角形の辺: 小枝。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of squares: tetrasticks.</source>
            <translation>正方形の辺: テトラスティック。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>The sides of triangles.</source>
            <translation>三角形の辺。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Triangles with a height, in layers.</source>
            <translation>高さのある三角形の層。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>Triangles with equal sides: hexiamonds.</source>
            <translation>正三角形: ヘキサモンド。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>fixed</source>
            <translation>移動のみ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>mirror</source>
            <translation>鏡映</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>placed</source>
            <translation>位置固定</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>turn</source>
            <translation>回転</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/names.py" />
            <source>turn over</source>
            <translation>裏返し</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>&amp;As the desktop</source>
            <translation>デスクトップに合わせる(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>&amp;Light</source>
            <translation>ライト(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>Dar&amp;k</source>
            <translation>ダーク(&amp;K)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/theme.py" />
            <source>Hi&amp;gh contrast</source>
            <translation>ハイコントラスト(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/gui/widgets/workspace.py" />
            <source>Show the panel {name}</source>
            <translation>パネル「{name}」を表示</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/facts.py" />
            <source>{name}: is a puzzle, not an exact cover problem</source>
            <translation>{name}: 厳密被覆問題ではなくパズルです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>a sample of at most {most} solutions</source>
            <translation>最大{most}個の解の抽出</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>how many solutions there are of each set of parts</source>
            <translation>ピースセットごとの解の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>no solutions</source>
            <translation>解は保存しない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/keeping.py" />
            <source>only solutions that come apart</source>
            <translation>分解できる解のみ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>there is no pruning {name}; there are {prunings}</source>
            <translation>{name}という枝刈りはありません。あるのは{prunings}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{method} is no way to search: no such engine or order</source>
            <translation>{method}という探索の手法はありません: そのようなエンジンや順序がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{method} is no way to search: {word} is not known</source>
            <translation>{method}という探索の手法はありません: {word}は不明です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/method.py" />
            <source>{text} is no way to search</source>
            <translation>{text}という探索の手法はありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/part_sets.py" />
            <source>{name}: part {part} may occur {copies} times; solutions are counted by their parts where none occurs more than {most} times</source>
            <translation>{name}: ピース{part}は{copies}回まで使えますが、ピース別に解を数えられるのは、どのピースも{most}回までの場合です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>cell {cell}</source>
            <translation>セル{cell}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>hold: {hold} should be left to the program; an exact cover problem has no symmetries that are known, so no item can be held</source>
            <translation>hold: {hold}の指定はプログラムに任せてください。厳密被覆問題では対称性がわからないので、項目を固定できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>hold: {name} should be a part or cell that is covered once and that some symmetry of the target leaves in its place: {known}, or what is symmetric to one</source>
            <translation>hold: {name}は、1回だけ覆われ、ターゲットのいずれかの対称性で動かないピースまたはセルでなければなりません: {known}、またはそれらと対称なもの</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>item {name}</source>
            <translation>項目{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>option {n} left out</source>
            <translation>選択肢{n}を除外</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>option {n}: {items}</source>
            <translation>選択肢{n}: {items}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>part {name}</source>
            <translation>ピース{name}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>prune: {prunings} look at the cells of a target, which an exact cover problem has not</source>
            <translation>prune: {prunings}はターゲットのセルを調べますが、厳密被覆問題にはセルがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>the choice of option {n}</source>
            <translation>選択肢{n}の選択</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>the empty cells</source>
            <translation>空のセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{cell} stays empty</source>
            <translation>{cell}は空のまま</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{name}: is an exact cover problem; only a puzzle has parts and a target</source>
            <translation>{name}: 厳密被覆問題です。ピースとターゲットがあるのはパズルだけです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/searched.py" />
            <source>{part} on {cells}</source>
            <translation>{part}を{cells}に</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: no way is left for {item}, nor for {n} others.</source>
            <extracomment>for 1: Dead end: no way is left for {item}, nor for {n} other.</extracomment>
            <translation>
                <numerusform>行き止まり: {item}にも、ほか{n}個にも、候補がもうありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: no way is left for {item}.</source>
            <translation>行き止まり: {item}の候補がもうありません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: the test “{name}” cuts off, because {why}.</source>
            <translation>行き止まり: テスト「{name}」で枝刈りします。理由: {why}。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Dead end: too few ways are left for {item}, which is needed more often.</source>
            <translation>行き止まり: もっと多く必要な{item}の候補が足りません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>Solution {n}: everything is covered.</source>
            <translation>解{n}: すべて覆われました。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>The search is done: {nodes}, {solutions}.</source>
            <translation>探索が終わりました: {nodes}、{solutions}。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>an island of empty cells is smaller than every part that is left</source>
            <translation>空のセルの島が、残りのどのピースよりも小さい</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>the parts that are left cannot cover as many cells of each colour as are empty</source>
            <translation>残りのピースでは、各色の空のセルをちょうどその数だけ覆えない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>the size of an island of empty cells is no sum of sizes of parts that are left</source>
            <translation>空のセルの島の大きさが、残りのピースの大きさの和にならない</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} nodes</source>
            <extracomment>for 1: {n} node</extracomment>
            <translation>
                <numerusform>{n}ノード</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{n} ways are left</source>
            <extracomment>for 1: {n} way is left</extracomment>
            <translation>
                <numerusform>残り{n}通り</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, fewer than for any other.</source>
            <translation>{item}の候補は{ways}、ほかのどれよりも少数です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, the first in the order that is not covered.</source>
            <translation>{item}の候補は{ways}、まだ覆われていないもののうち順序で最初です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/jobs/trace_words.py" />
            <source>{ways} for {item}, the first of {tied} with so few.</source>
            <translation>{item}の候補は{ways}、同じく最少の{tied}個のうち最初です。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/kept_files.py" />
            <source>{path}: what was found takes more than {most} bytes, the most that are kept; ask for less</source>
            <translation>{path}: 見つかったものが、保存できる上限の{most}バイトを超えています。条件を絞ってください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>a face names a corner that is not there</source>
            <translation>ない角を指している面があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>a flat cell has an outline or a segment, a solid one corners and faces or a ball</source>
            <translation>平面のセルには輪郭か線分、立体のセルには角と面か球を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>each corner needs {dimension} coordinates</source>
            <translation>各角には{dimension}個の座標が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>have {count} corners in all; at most {most} are read</source>
            <translation>角が全部で{count}個あります。読み込めるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>have {count} half-edges in all; at most {most} are read</source>
            <translation>半辺が全部で{count}個あります。読み込めるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>holds a value that no lattice file has</source>
            <translation>格子ファイルにはありえない値があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>is missing; a lattice file begins with format = {format}</source>
            <translation>ありません。格子ファイルは format = {format} で始まります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>its corners lie on a line, in a plane or in one place; a cell needs room, about 1 across is right</source>
            <translation>角が一直線上、一平面上、または一点にあります。セルには広がりが必要で、幅は1くらいが適当です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>names a cell twice</source>
            <translation>同じセルが2回書かれています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>two kinds of cell have the same name</source>
            <translation>同じ名前のセルの種類が2つあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{cell} is none of {names}</source>
            <translation>{cell}は{names}のどれでもありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{cell} is not a cell of this lattice; write cells as in puzzle files, with {count} numbers</source>
            <translation>{cell} はこの格子のセルではありません。セルはパズルファイルと同じように{count}個の数で書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{error}; cells about 1 across, and vectors about as long, are right</source>
            <translation>{error}。セルの幅は1くらい、ベクトルの長さも同じくらいが適当です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{given} is not a known format of lattice files; this program reads format {format}</source>
            <translation>{given}は格子ファイルの既知の形式ではありません。このプログラムが読み込めるのは形式{format}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{points} are one place; a segment needs two ends, about 1 apart is right</source>
            <translation>{points} は同じ点です。線分には、1くらい離れた2つの端が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{step} has {count} numbers, one for each of the {wanted} vectors would be right</source>
            <translation>{step} は{count}個の数ですが、{wanted}個のベクトルそれぞれに1つずつ必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{step} leads to the cell itself; the step to a neighbour is right</source>
            <translation>{step} はそのセル自身に至ります。隣のセルへのステップを書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{trouble}; {precision}</source>
            <translation>{trouble}。{precision}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{vectors} are parallel, or shorter than {least}; right are vectors in different directions, about as long as a cell is wide</source>
            <translation>{vectors} は平行か、{least}より短くなっています。セルの幅くらいの長さで、異なる方向のベクトルを書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/by_name.py" />
            <source>{vectors} mixes flat and solid vectors</source>
            <translation>{vectors} に平面と立体のベクトルが混ざっています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>; {neighbours} would be right</source>
            <translation>。{neighbours}が適当です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>a volume</source>
            <translation>体積</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>an area</source>
            <translation>面積</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>are turned inwards, all of them; {right}</source>
            <translation>すべて内向きです。{right}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>coordinates are compared to {tolerance}, so give six decimals or more</source>
            <translation>座標は{tolerance}の精度で比較するので、小数点以下6桁以上で書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>each face counter-clockwise as seen from outside is right</source>
            <translation>各面は、外から見て反時計回りに書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>has neighbours along {covered} of its side {ends}; other vectors or corners are right, or gaps = true where the cells leave gaps ({precision})</source>
            <translation>側面{ends}で隣のセルと接するのは{covered}だけです。ベクトルか角を直すか、セルの間にすきまがあるなら gaps = true とします({precision})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>has no partner: cell {cell} needs a half-edge {label} with partner {partner} to {step}</source>
            <translation>相手がありません: セル{cell}に、{step}への相手{partner}をもつ半辺{label}が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>have {what} of {filled} in all, but the vectors span {room}; right are equal ones, or gaps = true where the cells leave gaps</source>
            <translation>{what}は全部で{filled}ですが、ベクトルの張る範囲は{room}です。等しくするか、セルの間にすきまがあるなら gaps = true とします</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>its cells are too thin, too large or too far away to be compared; cells about 1 across, near the origin, are right</source>
            <translation>セルが細すぎる、大きすぎる、または遠すぎるため比較できません。原点の近くで、幅1くらいのセルが適当です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>lies in the same place as {cell}; each cell needs its own</source>
            <translation>{cell}と同じ位置にあります。セルにはそれぞれ自分の位置が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>none leads to {neighbours}, which touches this cell; right is one to each neighbour, or no half_edges in the file, to have them found</source>
            <translation>このセルに接する{neighbours}に至るものがありません。接する隣に1つずつ書くか、ファイルに half_edges を書かず自動で求めさせます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>none touches another; common sides are right ({precision})</source>
            <translation>互いに接するものがありません。側面を共有させてください({precision})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>only one has the edge between the corners {a} and {b}, so that the cell is open there; right is a face on either side of each edge</source>
            <translation>角{a}と{b}の間の辺をもつ面が1つしかなく、セルがそこで開いています。どの辺も両側に面が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>overlaps the cell {other} that {step} leads to; smaller cells or longer vectors are right</source>
            <translation>{step}にあるセル{other}と重なります。セルを小さくするか、ベクトルを長くしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cell {cell} is nearly, but not quite, symmetric</source>
            <translation>セル{cell}は、ほぼ対称ですが、正確には対称ではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cells {one} and {other} are nearly, but not quite, alike</source>
            <translation>セル{one}と{other}は、ほぼ同じ形ですが、正確には同じではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the cells {one} and {other} nearly, but not quite, touch</source>
            <translation>セル{one}と{other}は、ほぼ接していますが、正確には接していません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>the half-edges of its balls lead along one line only, so that nothing can be turned; half-edges to neighbours in two directions are right</source>
            <translation>球の半辺が1本の直線に沿うものだけなので、何も回転できません。2方向の隣への半辺が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two go from corner {a} to corner {b}, so that one of them is turned inwards; {right}</source>
            <translation>2つの面が角{a}から角{b}へ向かうので、一方が内向きです。{right}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two half-edges have the same label</source>
            <translation>同じラベルの半辺が2つあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>two lead to {neighbour}; one is right</source>
            <translation>2つが{neighbour}に至ります。正しいのは1つです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{error}; cells that are alike should be turned less differently</source>
            <translation>{error}。同じ形のセルどうしは、向きの違いを減らしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{face} crosses or touches itself; right are its corners in the order of a walk around the face</source>
            <translation>{face} は自分自身と交わるか接しています。面を一周する順に角を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{face} is not flat; {precision}</source>
            <translation>{face} は平らではありません。{precision}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{outline} crosses or touches itself; right are the corners in the order of a walk around the cell</source>
            <translation>{outline} は自分自身と交わるか接しています。セルを一周する順に角を書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/checks.py" />
            <source>{step} leads to a cell {cell} that does not touch this one along a side{right} ({precision})</source>
            <translation>{step} はセル{cell}に至りますが、このセルと側面で接していません{right}({precision})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/congruence.py" />
            <source>a part has balls that are {length} apart, too far to find all its orientations; use balls that are closer together</source>
            <translation>球と球の距離が{length}のピースがあり、遠すぎてすべての向きを調べられません。球をもっと近づけてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/contacts.py" />
            <source>are too large for the vectors: more than {most} lie near one of them</source>
            <translation>ベクトルに対して大きすぎます: 1つのセルの近くに{most}個より多くあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>A cell crosses itself: its corners should be a walk around it.</source>
            <translation>自分自身と交わるセルがあります: 角は一周する順でなければなりません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>A cell is far larger than its period: make it smaller, or the vectors longer.</source>
            <translation>周期よりはるかに大きいセルがあります: セルを小さくするか、ベクトルを長くしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Balls overlap: make them smaller, or move them apart.</source>
            <translation>球が重なっています: 球を小さくするか、離してください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cell {n} overlaps its own copies: make it smaller, or the vectors longer.</source>
            <translation>セル{n}が自分の写しと重なっています: セルを小さくするか、ベクトルを長くしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cells {one} and {other} overlap: move one of them, or make it smaller.</source>
            <translation>セル{one}と{other}が重なっています: 一方を動かすか、小さくしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Corners nearly meet, so that cells do not share a side: drag one onto the other.</source>
            <translation>角がわずかにずれていて、セルが側面を共有していません: 一方の角をもう一方に重ねてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Cubes</source>
            <translation>立方体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagonal prisms</source>
            <translation>六角柱</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagons</source>
            <translation>六角形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Hexagons with triangles</source>
            <translation>六角形と三角形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Packed balls</source>
            <translation>積んだ球</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Squares</source>
            <translation>正方形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>The cells leave gaps: add further cells, or move these together.</source>
            <translation>セルの間にすきまがあります: セルを加えるか、いまのセルを寄せてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>The vectors lie in one line or one plane: drag one of them aside.</source>
            <translation>ベクトルが一直線上または一平面上にあります: 1つを横にドラッグしてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>There is no cell yet: add one, or draw one.</source>
            <translation>まだセルがありません: 追加するか、描いてください。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/drawn.py" />
            <source>Triangles</source>
            <translation>三角形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>has no layers of cells across it</source>
            <translation>その方向に重なるセルの層がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>has {count} numbers</source>
            <translation>{count}個の数です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>is for lattices with three translations</source>
            <translation>3つの並進をもつ格子のためのものです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>leads nowhere</source>
            <translation>どこにも至りません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/layers.py" />
            <source>{up} {error}; a step in the {rank} translations of a solid lattice is right, as [0, 0, 1]</source>
            <translation>{up} {error}。立体の格子では、[0, 0, 1] のように{rank}個の並進によるステップを書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/lattice/motion.py" />
            <source>more than {most} rigid motions carry a cell onto a cell</source>
            <translation>セルをセルに重ねる剛体運動が{most}個を超えます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/cell_solids.py" />
            <source>a part cannot be made in these sizes; change one of them a little</source>
            <translation>この寸法ではピースを作れません。寸法のどれかを少し変えてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/cut_sheets.py" />
            <source>tray</source>
            <translation>トレイ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/cut_sheets.py" />
            <source>{name}: has no target to make a tray for; draw one first</source>
            <translation>{name}: トレイを作るターゲットがありません。先に描いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/joints.py" />
            <source>joint: {joint} mm are too thick for edges of {length} mm; take a thinner joint or larger cells</source>
            <translation>joint: {joint} mmは、{length} mmの辺には太すぎます。ジョイントを細くするか、セルを大きくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/joints.py" />
            <source>{name}: a joint of it would cross one of {other}; such parts cannot be put together in one piece each; take --joint 0 and glue their cells</source>
            <translation>{name}: ジョイントが{other}のジョイントと交差します。このようなピースは、どちらも一体のままでは組めません。--joint 0 にしてセルを接着してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/nesting.py" />
            <source>nesting parts</source>
            <translation>ピースを板に並べています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/nesting.py" />
            <source>{name}: is {width} x {depth} mm large and does not go on a sheet of {most_width} x {most_depth} mm with {gap} mm left free at its edges; take a larger sheet or smaller cells</source>
            <translation>{name}: 大きさが{width}×{depth} mmで、縁を{gap} mm空けた{most_width}×{most_depth} mmの板に載りません。板を大きくするか、セルを小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: cannot be cut from a sheet: its cells should lie side by side in one layer, equally thick, with no keys or holes; write .stl or .3mf and print it</source>
            <translation>{name}: 板から切り出せません: セルが同じ厚さで1層に並び、鍵も穴もないことが必要です。.stlか.3mfで書き出して3Dプリントしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: is too narrow for corners with a radius of {radius} mm; take a smaller one</source>
            <translation>{name}: 狭すぎて、半径{radius} mmの角になりません。半径を小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: nothing is left of this part; take larger cells or less play</source>
            <translation>{name}: このピースは何も残りません。セルを大きくするか、すきまを小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: would fall apart, as some of its cells touch only in a corner; set a width of necks that join them (neck), and round all corners (rounding) to make room for these</source>
            <translation>{name}: 角だけで接するセルがあり、ばらばらになります。それらをつなぐネックの幅(neck)を設定し、ネックの余地ができるよう、すべての角を丸めて(rounding)ください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/outlines.py" />
            <source>{name}: would fall apart; its cells should all hang together, by more than the play</source>
            <translation>{name}: ばらばらになります。すべてのセルが、すきまより広い幅でつながっていなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>pairs of parts that overlap, too: {count}</source>
            <translation>ほかに重なっているピースの組: {count}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>rods of this lattice may cross in a point, where there is no room for both; export a solution to be told which parts overlap</source>
            <translation>この格子の棒は一点で交差することがあり、そこでは両方の入る余地がありません。解をエクスポートすると、どのピースが重なるかを示します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/overlaps.py" />
            <source>{one} and {other} overlap by {amount} {unit} in this solution: there is no room for both where their rods meet</source>
            <translation>この解では{one}と{other}が{amount} {unit}だけ重なります: 棒が出会う所に両方の入る余地がありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>drain: no outer side is left for a hole; take 0 for none</source>
            <translation>drain: 穴を開けられる外側の面がありません。0にすると穴なしになります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>drain: {drain} mm are too wide for the sides of the cells; take {most} mm or less</source>
            <translation>drain: {drain} mmは、セルの面には広すぎます。{most} mm以下にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>making parts</source>
            <translation>ピースを作成しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>wall: {wall} mm are too thin to be printed; take {least} mm or more, or 0 for full parts</source>
            <translation>wall: {wall} mmは、3Dプリントするには薄すぎます。{least} mm以上にするか、0で中まで詰まったピースにしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: has no parts to make; draw a part first</source>
            <translation>{name}: 作るピースがありません。先にピースを描いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: joints of {joint} mm do not hold its cells together; take thicker joints, less play or smaller edges</source>
            <translation>{name}: {joint} mmのジョイントではセルがつながりません。ジョイントを太くするか、すきまか縁を小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/part_solids.py" />
            <source>{name}: nothing is left of this part; take larger cells, less play or smaller edges</source>
            <translation>{name}: このピースは何も残りません。セルを大きくするか、すきまか縁を小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/plate.py" />
            <source>{name}: this part is {width} x {depth} mm large, and the plate {most_width} x {most_depth} mm; take smaller cells or a larger plate</source>
            <translation>{name}: このピースは{width}×{depth} mm、造形プレートは{most_width}×{most_depth} mmです。セルを小さくするか、造形プレートを大きくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>not watertight</source>
            <translation>水密でない</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>parts: {count}, plates: {plates}; {x} x {y} x {z} mm, {volume} cm³, {weight} g</source>
            <translation>ピース: {count}、造形プレート: {plates}、{x}×{y}×{z} mm、{volume} cm³、{weight} g</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>watertight</source>
            <translation>水密</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>{name}: {x} x {y} x {z} mm, {volume} cm³, {weight} g, {sound}</source>
            <translation>{name}: {x}×{y}×{z} mm、{volume} cm³、{weight} g、{sound}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/report.py" />
            <source>{sound}, in {bodies} bodies</source>
            <translation>{sound}、{bodies}個の立体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Add a tray</source>
            <translation>トレイを付ける</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Depth of the plate</source>
            <translation>造形プレートの奥行き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Depth of the sheet</source>
            <translation>板の奥行き</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Edges</source>
            <translation>縁</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Engrave the names of parts</source>
            <translation>ピースの名前を彫る</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Files</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Gap between parts</source>
            <translation>ピース間のすきま</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>How many sets of parts</source>
            <translation>ピース一式の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Least distance between cuts</source>
            <translation>切断線の最小間隔</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Parts lie</source>
            <translation>ピースの並べ方</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Radius of corners</source>
            <translation>角の半径</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Size of a cell</source>
            <translation>セルの大きさ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of bridges between balls</source>
            <translation>球をつなぐブリッジの太さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of flat parts</source>
            <translation>平らなピースの厚さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of joints</source>
            <translation>ジョイントの太さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Thickness of walls</source>
            <translation>壁の厚さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Weight of a cubic centimetre</source>
            <translation>1立方センチメートルの重さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of necks</source>
            <translation>ネックの幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the cut</source>
            <translation>切り幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the drain hole</source>
            <translation>排出穴の幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the edges</source>
            <translation>縁の幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the plate</source>
            <translation>造形プレートの幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the sheet</source>
            <translation>板の幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>Width of the tray's frame</source>
            <translation>トレイの枠の幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>a frame around the target, and its base</source>
            <translation>ターゲットを囲む枠とその底</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>as in the solution</source>
            <translation>解のとおり</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>between cells that touch only in a corner; 0 for none</source>
            <translation>角だけで接するセルの間。0ならなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>bevelled</source>
            <translation>面取り</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>grams</source>
            <translation>グラム</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>how far apart the nearest cells of one kind lie; for cubes, their edge</source>
            <translation>同じ種類の最も近いセルどうしの距離。立方体なら辺の長さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>how far bevelled ones reach, or the radius of rounded ones</source>
            <translation>面取りの幅、または丸めの半径</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>millimetres</source>
            <translation>ミリメートル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of a hollow part; 0 for none</source>
            <translation>中空のピースの穴。0ならなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of hollow parts; 0 for full ones</source>
            <translation>中空のピースの壁。0なら中まで詰める</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of the material; 1.24 is PLA</source>
            <translation>材料の値。1.24はPLA</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of those that stick out; 0 for sharp ones</source>
            <translation>出っぱった角。0なら尖ったまま</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>of two parts, and to the edge of the sheet</source>
            <translation>ピースどうし、および板の縁まで</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>on a plate</source>
            <translation>造形プレートの上</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for all parts</source>
            <translation>全ピースで1つ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for each part</source>
            <translation>ピースごとに1つ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>one for each plate</source>
            <translation>造形プレートごとに1つ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>rounded</source>
            <translation>丸め</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>sharp</source>
            <translation>尖ったまま</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>what the laser burns away</source>
            <translation>レーザーが焼き切る幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/settings.py" />
            <source>where cells of a part only touch at an edge or a corner; 0 for none</source>
            <translation>ピースのセルが辺か角だけで接する所。0ならなし</translation>
        </message>
        <message>
            <location filename="../../app/latticework/make/watertight_meshes.py" />
            <source>drawing parts</source>
            <translation>ピースを描いています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/comparison.py" />
            <source>Trying {method}</source>
            <translation>{method}を試しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>but how far that may be off is not known</source>
            <translation>ただし、どのくらい外れうるかは不明</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>how far off the number of solutions may be is not known; it is probably larger</source>
            <translation>解の数がどのくらい外れうるかは不明で、おそらくもっと多い</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>nine times in ten {least} to {most}</source>
            <translation>10回に9回は{least}～{most}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/method/estimate.py" />
            <source>{name}: its search tree is too large to be estimated</source>
            <translation>{name}: 探索木が大きすぎて見積もれません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/picture/plane.py" />
            <source>too many cells at once: zoom in, or take a smaller rectangle</source>
            <translation>一度に描くセルが多すぎます: 拡大するか、長方形を小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/picture/sheet.py" />
            <source>{name}: has nothing to draw; give it a target or a part</source>
            <translation>{name}: 描くものがありません。ターゲットかピースを加えてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>another window keeps its game on this puzzle</source>
            <translation>別のウィンドウがこのパズルのゲームを保存しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>the part cannot lie there</source>
            <translation>ピースはそこに置けません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>these parts cannot lie there together: {value}</source>
            <translation>これらのピースは一緒にそこに置けません: {value}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <source>this is the game on another puzzle</source>
            <translation>別のパズルのゲームです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/play/kept_game.py" />
            <location filename="../../app/latticework/puzzle/write.py" />
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: {text} cannot be written</source>
            <translation>{path}: {text} を書き込めません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/dead_ends.py" />
            <source>{name}: has {options} options; a proof can be written for up to {most}</source>
            <translation>{name}：選択肢が{options}個あります。証明を書けるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/dead_ends.py" />
            <source>{steps} steps of the proof, {solutions} solutions</source>
            <translation>証明{steps}段、解{solutions}個</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/proof_files.py" />
            <source>{name}: the problem alone has {terms} terms; a proof can be written for up to {most}</source>
            <translation>{name}：問題だけで項が{terms}個あります。証明を書けるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/proofs/proof_files.py" />
            <source>{name}: {item} is to be held by up to {most} options, which clauses cannot say in few words; write a .pbp</source>
            <translation>{name}：{item}は最大{most}個の選択肢に含まれるため、節では短く表せません。.pbpで書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>should be one of {sorts}</source>
            <translation>{sorts}のいずれかにしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} is more than {most} cells</source>
            <translation>{value}はセル{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should be from 1 to {most}, the smaller number first</source>
            <translation>{value}は1から{most}までの数を、小さいほうから順に書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should be one of {known}</source>
            <translation>{value}は{known}のいずれかにしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should have {rank} numbers</source>
            <translation>{value}には数を{rank}個書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/answers.py" />
            <source>{value} should have {rank} pairs</source>
            <translation>{value}には組を{rank}個書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/cell_text.py" />
            <source>its layers have {heights} lines; all should have the same</source>
            <translation>層の行数が{heights}です。すべて同じでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/colors.py" />
            <source>{given} should be like {example} or one of {names}</source>
            <translation>{given} は {example} のような値か、{names}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/drawing.py" />
            <source>no line of cells leads from {start} to {end}</source>
            <translation>{start}から{end}まで、セルの直線でつなげません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>cells further than {most} from the origin cannot be kept</source>
            <translation>原点から{most}より遠いセルは保存できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>the mark {mark} is longer than {most} characters</source>
            <translation>マーク{mark}は{most}文字を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>the side with the mark {mark} would face no cell it touches</source>
            <translation>マーク{mark}のある側面が、接するセルのない方を向くことになります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_cells.py" />
            <source>{count} cells are too many; at most {most} can be kept</source>
            <translation>{count}セルは多すぎます。保存できるのは{most}セルまでです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>this is the only form; a part has at least one</source>
            <translation>これが唯一の形です。ピースには少なくとも1つの形が必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{count} forms are too many; at most {most} can be kept</source>
            <translation>形{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{name}: its {count} forms become as many parts, each to be used from 0 to {most} times, so there may be more solutions</source>
            <translation>{name}: {count}個の形が、それぞれ0～{most}回使える同数のピースになるため、解が増えることがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_forms.py" />
            <source>{name}: part {part} has several forms, which cannot be used here; keep one of them</source>
            <translation>{name}: ピース{part}には形が複数あり、ここでは使えません。1つだけ残してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>colour {color} should be like '#3182bd'</source>
            <translation>色{color}は'#3182bd'のような値でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>copies {given}: give a number like 3, or from-to like 0-2</source>
            <translation>個数{given}: 3のような数か、0-2のような範囲を入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>copies {given}: give a number, or from-to with from at most to, up to {most}</source>
            <translation>個数{given}: 数か、小さいほうから書いた範囲を、{most}以下で入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>link {given}: should be an address that begins with https:// or http://</source>
            <translation>リンク{given}: https://またはhttp://で始まるアドレスでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>motions {motions} should be one of {rules}</source>
            <translation>動き{motions}は{rules}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>name {name}: give 1 to {most} characters</source>
            <translation>名前{name}: 1～{most}文字で入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>name {name}: give at most {most} characters</source>
            <translation>名前{name}: {most}文字以内で入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>source: {count} characters; at most {most} can be kept</source>
            <translation>出典: {count}文字です。保存できるのは{most}文字までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>tag {given}: at most {most} characters can be kept</source>
            <translation>タグ{given}: 保存できるのは{most}文字までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>year {given}: give a number up to {most}, negative before our era, or nothing</source>
            <translation>年{given}: {most}以下の数(紀元前は負の数)を入力するか、空欄にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{count} are too many; at most {most} can be kept</source>
            <translation>{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{count} parts are too many; at most {most} can be kept</source>
            <translation>ピース{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/edit_parts.py" />
            <source>{field}: {count} characters; at most {most} can be kept</source>
            <translation>{field}: {count}文字です。保存できるのは{most}文字までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>should map names of puzzles to nodes, solutions and problem ({error})</source>
            <translation>パズルの名前にnodes、solutions、problemを対応させたものでなければなりません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: several puzzles of the library have this name: {names}</source>
            <translation>{file}: ライブラリにこの名前のパズルが複数あります: {names}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: there is no such file, and no puzzle of the library has this name</source>
            <translation>{file}: そのようなファイルはなく、ライブラリにこの名前のパズルもありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/library.py" />
            <source>{file}: there is no such file, and no puzzle of the library has this name; did you mean {names}?</source>
            <translation>{file}: そのようなファイルはなく、ライブラリにこの名前のパズルもありません。{names}のことですか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/marks.py" />
            <source>a side of a line of different marks would face no cell it touches</source>
            <translation>異なるマークの列の側面が、接するセルのない方を向くことになります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/matching_table.py" />
            <source>{count} marks that may face nothing are too many; at most {most} can be kept</source>
            <translation>何もない所に向いてよいマーク{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/matching_table.py" />
            <source>{count} pairs of marks that may meet are too many; at most {most} can be kept</source>
            <translation>向かい合えるマークの組{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>from size {least} to {most}: the first number should not be the larger one</source>
            <translation>大きさ{least}～{most}: 最初の数は2番目以下でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>parts of size {size}: give from 1 to {most}</source>
            <translation>大きさ{size}のピース: 1～{most}で入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>there are more than {most} {sort} parts of size {size}; choose a smaller size</source>
            <translation>大きさ{size}のピース({sort})は{most}個を超えます。大きさを減らしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/polyforms.py" />
            <source>{count} parts of size {least} to {most} are too many; at most {limit} can be kept</source>
            <translation>大きさ{least}～{most}のピースは{count}個で、多すぎます。保存できるのは{limit}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>[{least}, {most}] should be [from, to] with from at most to</source>
            <translation>[{least}, {most}] は小さいほうから書いた範囲でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>a part with forms has no {key} beside them; put {key} into one of the forms</source>
            <translation>形(forms)のあるピースには、そのほかに{key}を書けません。{key}は形のどれかの中に書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has both a picture and cells; one of them is right</source>
            <translation>図とセルの両方があります。正しいのはどちらか一方です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has several layers, but the lattice is flat: remove the empty lines</source>
            <translation>層が複数ありますが、この格子は平面です。空行を取り除いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} cells; at most {most} are read</source>
            <translation>{count}セルあります。読み込めるのは{most}セルまでです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} entries, but there are {cells} cells</source>
            <translation>要素が{count}個ありますが、セルは{cells}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>has {count} entries, but there are {parts} parts</source>
            <translation>要素が{count}個ありますが、ピースは{parts}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>is a certificate, not a puzzle; `latticework certify --check` checks it</source>
            <translation>パズルではなく証明書です。`latticework certify --check` で検査できます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>is missing; a puzzle file begins with format = {format}</source>
            <translation>ありません。パズルファイルは format = {format} で始まります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>makes it more than {most} cells in all; no more are read</source>
            <translation>これで全部で{most}セルを超えます。それ以上は読み込めません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>names a side twice</source>
            <translation>同じ側面が2回書かれています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>the lattice {lattice} has no pictures; give cells</source>
            <translation>格子{lattice}では図を使えません。セルで書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>true should be false, or the part should be placed: motions = {placed}</source>
            <translation>trueはfalseでなければなりません。またはピースを固定します: motions = {placed}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} has two colours</source>
            <translation>{cell}に色が2つあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell here</source>
            <translation>{cell}はここのセルではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the lattice {lattice}, which has {count} coordinates a cell</source>
            <translation>{cell}は格子{lattice}のセルではありません。この格子では1セルに{count}個の座標があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the part</source>
            <translation>{cell}はピースのセルではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{cell} is no cell of the target</source>
            <translation>{cell}はターゲットのセルではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{color} should be like '#3182bd'</source>
            <translation>{color}は'#3182bd'のような値でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} is newer than this program, which reads format {format}</source>
            <translation>{given}はこのプログラムより新しい形式です。読み込めるのは形式{format}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} is not known; there are {known}, or a lattice file beside this one or in {folder}, or a table with its contents</source>
            <translation>{given}は不明です。使えるのは{known}、このファイルの隣か{folder}にある格子ファイル、または格子の内容を書いた表です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} should be one of {names}, or left out</source>
            <translation>{given}は{names}のどれかにするか、省いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{given} should be {format}</source>
            <translation>{given}は{format}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{link} should be an address that begins with https:// or http://</source>
            <translation>{link}はhttps://またはhttp://で始まるアドレスでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{mark} = {kind} should be a mark and {key} or {hole}</source>
            <translation>{mark} = {kind} は、マークと{key}か{hole}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{modulo} should be one of {known}</source>
            <translation>{modulo}は{known}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{motions} should be one of {known}</source>
            <translation>{motions}は{known}のどれかでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{side} is no side of {cell}, which has {sides}</source>
            <translation>{side}は{cell}の側面ではありません。あるのは{sides}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{target} should be at most {targets}, the number of targets</source>
            <translation>{target}はターゲットの数{targets}以下でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/read.py" />
            <source>{text} cannot be written</source>
            <translation>{text}は書き込めません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>about {cells} cells are too many; at most {most} can be kept, so choose smaller sizes</source>
            <translation>約{cells}セルは多すぎます。保存できるのは{most}セルまでなので、大きさを小さくしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>at most {most} would be right</source>
            <translation>{most}以下が適当です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>thickness {thickness}: leaves nothing out; {right}</source>
            <translation>厚さ{thickness}: 中空になりません。{right}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/borders.py" />
            <source>this shape has no cell inside</source>
            <translation>この図形の内側にはセルがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Ball</source>
            <translation>球</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Box with right angles</source>
            <translation>直角の箱</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Cuboctahedron</source>
            <translation>立方八面体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Disc</source>
            <translation>円盤</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Hexagon</source>
            <translation>六角形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Hexagonal pyramid</source>
            <translation>六角錐</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Octahedron</source>
            <translation>八面体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Rectangle</source>
            <translation>長方形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Rhombus</source>
            <translation>ひし形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Ring</source>
            <translation>環</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Square pyramid</source>
            <translation>四角錐</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Tetrahedron</source>
            <translation>四面体</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/convex_bodies.py" />
            <source>Triangle</source>
            <translation>三角形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>, and the part names of its sets</source>
            <translation>と、セットのピース名</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>; did you mean {name}?</source>
            <translation>。{name}のことですか?</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Length</source>
            <translation>長さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Parallelogram</source>
            <translation>平行四辺形</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Side</source>
            <translation>一辺</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Stack</source>
            <translation>積み重ね</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Thickness</source>
            <translation>厚さ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Times as large</source>
            <translation>倍率</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>Width</source>
            <translation>幅</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>a number from 0 to {most}</source>
            <translation>0～{most}の数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>a whole number from 1 to {most}</source>
            <translation>1～{most}の整数</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>factor {factor}: give a whole number from 1 to {most}</source>
            <translation>倍率{factor}: 1～{most}の整数を入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>shape {kind}: {lattice} has none of this name; there are {known}{more}{near}</source>
            <translation>図形{kind}: {lattice}にこの名前の図形はありません。あるのは{known}{more}です{near}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>thickness {thickness}: give a whole number from 1 on</source>
            <translation>厚さ{thickness}: 1以上の整数を入力してください</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{kind}: {n} sizes given; {wanted} would be right</source>
            <extracomment>for 1: {kind}: {n} size given; {wanted} would be right</extracomment>
            <translation>
                <numerusform>{kind}: 大きさが{n}個ありますが、{wanted}個が正しい数です</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{kind}: {size} {number}: give {what}</source>
            <translation>{kind}: {size} {number}: {what}を入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/offered.py" />
            <source>{lattice}: {factor} times as large is no shape of these cells</source>
            <translation>{lattice}: {factor}倍の図形は、これらのセルでは作れません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/shapes/placed_body.py" />
            <source>radius {radius}: holds no cell; give 1 or more</source>
            <translation>半径{radius}: セルを1つも含みません。1以上を入力してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>at most {given} cells empty: give a whole number up to {most}, or nothing</source>
            <translation>空のセルの上限{given}: {most}以下の整数を入力するか、空欄にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>pairs of colours: {given} should be a colour of a part and a colour of the target, like {example}</source>
            <translation>色の組: {given} は、{example} のように、ピースの色とターゲットの色でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>select two cells of the target, or more</source>
            <translation>ターゲットのセルを2つ以上選択してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>this is the only target; a puzzle has at least one</source>
            <translation>ターゲットはこれだけです。パズルには少なくとも1つ必要です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{cell} has no side {side}</source>
            <translation>{cell}に側面{side}はありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{count} pairs of colours are too many; at most {most} can be kept</source>
            <translation>色の組{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{count} targets are too many; at most {most} can be kept</source>
            <translation>ターゲット{count}個は多すぎます。保存できるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{most} lines of different marks are the most that can be kept</source>
            <translation>異なるマークの列は{most}本までしか保存できません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/targets.py" />
            <source>{puzzle}: there is no target {wanted}; there are {known}</source>
            <translation>{puzzle}: ターゲット{wanted}はありません。あるのは{known}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/write.py" />
            <source>{path}: could not be saved: of {number} bytes only {most} are read again</source>
            <translation>{path}: 保存できませんでした: {number}バイトのうち{most}バイトしか読み戻せません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/puzzle/write.py" />
            <source>{path}: could not be saved: of {number} cells only {most} are read again</source>
            <translation>{path}: 保存できませんでした: {number}セルのうち{most}セルしか読み戻せません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a pipe or a device, not a file</source>
            <translation>ファイルではなく、パイプまたはデバイスです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>a search file, no puzzle; open its puzzle, or look at it with `latticework solutions`</source>
            <translation>パズルではなく探索ファイルです。そのパズルを開くか、`latticework solutions` で見てください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>has a key of more than {most} parts</source>
            <translation>{most}個より多くの部分からなるキーがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>has more than {most} tables, the most that are read</source>
            <translation>表が、読み込める上限の{most}個を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>is nested more than {most} deep</source>
            <translation>入れ子が{most}段を超えています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a name that a file can have</source>
            <translation>ファイルに付けられない名前です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a text file in UTF-8 (byte {number})</source>
            <translation>UTF-8のテキストファイルではありません({number}バイト目)</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>not a valid TOML file: a number has thousands of digits</source>
            <translation>正しいTOMLファイルではありません: 数千桁の数があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/reading.py" />
            <source>{value} is beyond 64 bits; a whole number from {least} to {most} is right</source>
            <translation>{value} は64ビットを超えています。正しいのは{least}～{most}の整数です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a search is kept there; give another name</source>
            <translation>そこには探索が保存されています。別の名前にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>a search that is open in this program is kept there</source>
            <translation>このプログラムで開いている探索がそこに保存されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>it is write-protected; give another name</source>
            <translation>書き込み禁止です。別の名前にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/replaced_files.py" />
            <source>the file on disk is unchanged</source>
            <translation>ディスク上のファイルは変更していません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>The scheduler at {address} does not answer; the search goes on without it and tries again.</source>
            <translation>{address} のスケジューラーが応答しません。探索はスケジューラーなしで続け、接続を試み続けます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>The scheduler at {address} has no workers yet.</source>
            <translation>{address} のスケジューラーにまだワーカーがいません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: no scheduler of Dask answers at {address} ({error})</source>
            <translation>cluster: {address} でDaskのスケジューラーが応答しません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: no scheduler of Dask answers at {address}, but another program or another version of Dask</source>
            <translation>クラスター: {address}で応答するのはDaskのスケジューラーではなく、別のプログラムか別のバージョンのDaskです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>cluster: {notice}</source>
            <translation>cluster: {notice}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>{address} gets no slices: it has latticework {found}, and this is {own}; versions and sources should be the same</source>
            <translation>{address} にはスライスを渡しません: latticeworkが{found}で、こちらは{own}です。バージョンとソースが同じでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/connection.py" />
            <source>{address} gets no slices: latticework {version} cannot be run there ({error})</source>
            <translation>{address} にはスライスを渡しません: latticework {version}をそこで実行できません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} gave a wrong answer ({reason}) and gets no more slices. What it did is done again.</source>
            <translation>クラスターのワーカー {address} が誤った答えを返したので({reason})、もうスライスを渡しません。その処理はやり直します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} has not answered for {seconds} seconds again and gets no more slices. What it was doing is done again.</source>
            <translation>クラスターのワーカー {address} がまた{seconds}秒間応答しないので、もうスライスを渡しません。処理中だったものはやり直します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/remote_slices.py" />
            <source>The cluster's worker at {address} has not answered for {seconds} seconds and gets more slices when it answers. What it was doing is done again.</source>
            <translation>クラスターのワーカー {address} が{seconds}秒間応答しません。応答すれば、またスライスを渡します。処理中だったものはやり直します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/cluster/serve.py" />
            <source>cluster: a worker ended {starts} times while it started; it may need more memory, or fewer workers beside it</source>
            <translation>cluster: ワーカーが起動中に{starts}回終了しました。メモリを増やすか、並ぶワーカーを減らす必要があるかもしれません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: needs the package distributed, which is not installed; pip install "latticework[cluster]" installs it</source>
            <translation>cluster: パッケージdistributedが必要ですが、インストールされていません。pip install "latticework[cluster]" でインストールできます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} is not encrypted; with certificates it should begin with tls://</source>
            <translation>cluster: {address} は暗号化されていません。証明書があるなら tls:// で始まるアドレスでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} is reached by TLS, for which there are no certificates. Give them by --tls-ca, --tls-cert and --tls-key or in the configuration of Dask; or write tcp:// before the address where all on the network may be trusted, as a scheduler runs whatever it is sent</source>
            <translation>cluster: {address} はTLSで接続しますが、証明書がありません。--tls-ca、--tls-cert、--tls-keyか、Daskの設定で指定してください。または、スケジューラーは送られたものを何でも実行するため、ネットワークの全員を信頼できる場合に限り、アドレスの前に tcp:// と書いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>cluster: {address} should be the address of a Dask scheduler, such as 127.0.0.1:8786 or tls://head.example.org:8786</source>
            <translation>cluster: {address} は、127.0.0.1:8786 や tls://head.example.org:8786 のようなDaskスケジューラーのアドレスでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>memory: only Linux can limit the memory of workers; leave it without a limit</source>
            <translation>memory: ワーカーのメモリを制限できるのはLinuxだけです。制限なしのままにしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>memory: {megabytes} MB should be at least {least} for each worker</source>
            <translation>memory: {megabytes} MBは、ワーカーごとに{least} MB以上でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/crew.py" />
            <source>{path}: there is no such file</source>
            <translation>{path}: そのようなファイルはありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/examination.py" />
            <source>{path}: workers ended unexpectedly {deaths} times in a row; what was found out before is kept</source>
            <translation>{path}: ワーカーが{deaths}回続けて予期せず終了しました。それまでにわかったことは保存されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/finished_slices.py" />
            <source>What was found last could not be saved and will be searched again.</source>
            <translation>最後に見つかったものを保存できなかったので、もう一度探索します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A step of the search failed ({reason})</source>
            <translation>探索のステップが失敗しました({reason})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker ended unexpectedly</source>
            <translation>ワーカーが予期せず終了しました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker is not responding; it will be given up soon.</source>
            <translation>応答しないワーカーがあります。まもなく見切りを付けます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker needed more memory than it may use, and was replaced</source>
            <translation>ワーカーが許されたメモリを超えたので、交代させました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker of the cluster was lost</source>
            <translation>クラスターのワーカーが失われました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>A worker stopped responding and was replaced</source>
            <translation>応答しなくなったワーカーを交代させました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>not enough memory</source>
            <translation>メモリが足りません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. It is repeated; nothing is lost.</source>
            <translation>{what}。やり直しますので、何も失われません。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. This happened {most} times in a row, so the search was paused. All finished work is saved.</source>
            <translation>{what}。これが{most}回続いたので、探索を一時停止しました。完了した処理はすべて保存されています。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. What it was doing is repeated; nothing is lost.</source>
            <translation>{what}。処理中だったものはやり直しますので、何も失われません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/run/handout.py" />
            <source>{what}. {n} parts of the search failed each time and will be left for later; the rest goes on. Resume tries again.</source>
            <extracomment>for 1: {what}. {n} part of the search failed each time and will be left for later; the rest goes on. Resume tries again.</extracomment>
            <translation>
                <numerusform>{what}。探索の{n}か所が毎回失敗したので、後回しにします。残りは続けます。「再開」でもう一度試します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/search.py" />
            <source>holds solutions of a puzzle that can have none</source>
            <translation>解をもちえないパズルの解があります</translation>
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
            <translation>別のパズルか、このパズルの以前の状態の数が入っています。変更していませんので、別のファイルを指定してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>has counts that no target of the puzzle can have; the file was not changed</source>
            <translation>このパズルのどのターゲットにもありえない数があります。ファイルは変更していません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/target_counts.py" />
            <source>is not a file of target counts, or is damaged; it was not changed</source>
            <translation>ターゲットごとの数のファイルではないか、壊れています。ファイルは変更していません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>a stored solution is wrong, or has other parts than the set that it is counted for</source>
            <translation>保存された解が誤っているか、数えられているセットと異なるピースでできています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>a worker ended unexpectedly, so not all solutions were checked; try again with --workers 1</source>
            <translation>ワーカーが予期せず終了したので、一部の解を検査できませんでした。--workers 1 でもう一度試してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>has {copies} symmetric copies, {rotations} where turned ones count as one; the file says {stored} and {turned}</source>
            <translation>対称コピーが{copies}個、回転で移るものを1個と数えると{rotations}個ありますが、ファイルには{stored}個と{turned}個とあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is none of the sample that the search stores</source>
            <translation>探索が保存する抽出に含まれません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is not the one of its symmetric copies that a search keeps</source>
            <translation>対称コピーのうち、探索が保存するものではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>is stored a second time, as solution {number}</source>
            <translation>解{number}としてもう一度保存されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <location filename="../../app/latticework/store/older_formats.py" />
            <source>the stored solutions are not those that were counted</source>
            <translation>保存された解が、数えられた解ではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/verification.py" />
            <source>what it says to be left out is not what it leaves out</source>
            <translation>除外したと書かれているものが、実際に除外したものと異なります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/run/worker_pool.py" />
            <source>no worker process can be started ({failure}); the search is kept</source>
            <translation>ワーカープロセスを起動できません({failure})。探索は保存されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/engine.py" />
            <source>back-tracking</source>
            <translation>バックトラック</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/engine.py" />
            <source>fills the first empty cell, eight placements tried at once</source>
            <translation>最初の空のセルを埋め、8通りの配置を同時に試す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/backtrack/tables.py" />
            <source>engine: 'backtrack' would fill {size} MB here and may fill {most}; 'dlx' enters the same nodes with less</source>
            <translation>engine: 'backtrack' はここでは{size} MBを要しますが、使えるのは{most} MBです。'dlx' なら同じノードをより少ないメモリでたどります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/bitset/engine.py" />
            <source>sets of bits</source>
            <translation>ビット集合</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/bitset/engine.py" />
            <source>usually the fastest</source>
            <translation>たいてい最も速い</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>dancing cells</source>
            <translation>ダンシングセル</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>dancing cells search up to {most} cells and parts, each with up to {most} placements, as far as memory allows; the engine 'dlx' searches the same tree without that limit</source>
            <translation>ダンシングセルが探索できるのは、メモリの許す限りで、{most}個までのセルとピース、それぞれ{most}通りまでの配置です。エンジン 'dlx' なら、この制限なしに同じ木を探索します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/cells/engine.py" />
            <source>where each cell has few placements, as in Latin squares</source>
            <translation>ラテン方陣のように、各セルの配置が少ない場合に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/layers.py" />
            <source>single solutions need the states of all items, more than {most} MB: {states} after {done} of {all} items; give more memory, try another order, or solve instead</source>
            <translation>個々の解を求めるにはすべての項目の状態が必要で、{most} MBを超えます: {all}項目中{done}項目のあとで{states}状態です。メモリを増やすか、別の順序を試すか、数える代わりに解いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/layers.py" />
            <source>the states fill more than {most} MB; counted in parts, {done} of the work is done after {states} states; those of item {item} alone would need about {needed} MB, later ones perhaps more; give more memory, try another order, or solve instead</source>
            <translation>状態が{most} MBを超えます。部分に分けて数えると、{states}状態で作業の{done}が終わります。項目{item}の状態だけで約{needed} MBが必要で、後の項目ではさらに増えるかもしれません。メモリを増やすか、別の順序を試すか、数える代わりに解いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/steps.py" />
            <source>a state has {bits} bits in this order of the items, and tables of {options} options for it would fill {size} MB and may fill {most}; try another order, or solve instead</source>
            <translation>この項目の順序では1状態が{bits}ビットで、{options}個の選択肢の表は{size} MBになりますが、使えるのは{most} MBです。別の順序を試すか、数える代わりに解いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/counting/steps.py" />
            <source>option {option} has no item that must be covered exactly once; such problems can be solved, but not counted without listing</source>
            <translation>選択肢{option}に、ちょうど1回覆うべき項目がありません。このような問題は解けますが、解を列挙せずに数えることはできません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/dlx/engine.py" />
            <source>dancing links</source>
            <translation>ダンシングリンク</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/dlx/engine.py" />
            <source>for very large puzzles, and to count updates</source>
            <translation>非常に大きなパズルと、更新回数の計数に</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/engines.py" />
            <source>engine: {engine} goes by the order alone and cannot go by size; {known} can</source>
            <translation>engine: {engine}は順序だけに従い、大きさには従えません。従えるのは{known}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/engines.py" />
            <source>tries several first, where that pays off</source>
            <translation>得になる場合は、まずいくつかを試す</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/option_sets/__init__.py" />
            <source>options as sets of bits would fill {size} MB here and may fill {most}; the engine 'dlx' searches the same tree with less</source>
            <translation>選択肢のビット集合はここでは{size} MBになりますが、使えるのは{most} MBです。エンジン 'dlx' なら、より少ないメモリで同じ木を探索します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/processor/engine.py" />
            <source>like backtrack, as a program for a processor of its own</source>
            <translation>backtrackと同様だが、専用プロセッサーのプログラムとして</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/processor/engine.py" />
            <source>puzzle processor</source>
            <translation>パズルプロセッサー</translation>
        </message>
        <message>
            <location filename="../../app/latticework/search/trace.py" />
            <source>searching: {nodes} nodes so far</source>
            <translation>探索しています: これまでに{nodes}ノード</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>a text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>one of {choices}</source>
            <translation>{choices}のどれか</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>yes or no</source>
            <translation>はいまたはいいえ</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{bounds} {unit}</source>
            <translation>{bounds} {unit}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{name}: {value} should be {wanted}</source>
            <translation>{name}: {value} は{wanted}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{number} from {least} to {most}</source>
            <translation>{least}～{most}の{number}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/settings.py" />
            <source>{where}: has no setting “{name}”; {there}</source>
            <translation>{where}: 「{name}」という設定はありません。{there}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>a slice done by {machine} gave something else when it was repeated here: {now} nodes, solutions and their hash instead of {before}, or another end than {end}. One of the two computers is wrong; test the memory of both</source>
            <translation>{machine}が処理したスライスを再計算したところ、結果が異なりました: ノード数、解の数とそのハッシュが{before}ではなく{now}か、終わりが{end}ではありません。どちらかのコンピューターが誤っています。両方のメモリを検査してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>a slice that begins at {begin} should not end at {end}, which does not come after it in the search tree</source>
            <translation>{begin}で始まるスライスが{end}で終わっていますが、探索木で{end}はその後にありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>does not hold its puzzle, which is large; name the puzzle or the search file, too</source>
            <translation>パズルが大きいため含まれていません。パズルか探索ファイルも指定してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>is a part of a search; certify that when its parts are merged</source>
            <translation>探索の一部です。各部分を統合したあとの探索を証明してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>is of another puzzle, or of a version of the program that numbers placements differently</source>
            <translation>別のパズルのものか、配置の番号の付け方が異なるバージョンのものです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>its puzzle cannot be prepared: {error}</source>
            <translation>パズルを準備できません: {error}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>its slices are not those that its hash tree draws</source>
            <translation>スライスが、ハッシュ木から抽出されるものと異なります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>the hash tree has no node at {given}</source>
            <translation>ハッシュ木の{given}にはノードがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>the slices end at {end}, before the end of the search tree</source>
            <translation>スライスが、探索木の終わりより前の{end}で終わっています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{found} in all should be {nodes}, the nodes of the search</source>
            <translation>合計{found}ですが、探索のノード数{nodes}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{given} is no node of a hash tree</source>
            <translation>{given} はハッシュ木のノードではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{here} should be {there}, as in {search}</source>
            <translation>{here} は、{search}と同じく{there}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{nodes} nodes, {counts} solutions and an open share of {share} cannot be from {begin} to {end}</source>
            <translation>{begin}から{end}までで、ノード{nodes}個、解{counts}個、未探索の割合{share}にはなりえません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{nodes} should be at most {most}</source>
            <translation>{nodes} は{most}以下でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{place} is not a place in the search tree of this puzzle</source>
            <translation>{place} はこのパズルの探索木にありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} does not go with {explored} % explored</source>
            <translation>{said} は、{explored}%探索済みと合いません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} should be {found}, as in all slices of its hash tree together</source>
            <translation>{said} は{found}でなければなりません。ハッシュ木の全スライスの合計です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate.py" />
            <source>{said} should be {found}, the name of its puzzle</source>
            <translation>{said} はパズルの名前{found}でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>is no certificate, as `latticework certify` writes them</source>
            <translation>`latticework certify` が書き出す証明書ではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/certificate_text.py" />
            <source>was changed since it was signed</source>
            <translation>署名されたあとに変更されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>`{method}` should be a method of this search</source>
            <translation>`{method}` はこの探索の手法でなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>a slice of the sample is none of this puzzle</source>
            <translation>抽出したスライスに、このパズルのものでないものがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>a slice that was done by {machine} was done again here and gave something else: {nodes} nodes and {solutions} solutions with the hash {hash}, before {nodes_then}, {solutions_then} and {hash_then}. One of the two computers is wrong; test the memory of both</source>
            <translation>{machine}が処理したスライスをここでやり直したところ、結果が異なりました: {nodes}ノード、解{solutions}個、ハッシュ{hash}。以前は{nodes_then}、{solutions_then}、{hash_then}でした。どちらかのコンピューターが誤っています。両方のメモリを検査してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/slices_again.py" />
            <source>the sample of slices</source>
            <translation>抽出したスライス</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>All of it is explored.</source>
            <translation>すべて探索済みです。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>a stored solution has options that the puzzle has not</source>
            <translation>パズルにない選択肢を含む解が保存されています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>cannot be merged before its own parts are: {told}</source>
            <translation>自分の部分を先に統合しなければ、統合できません: {told}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>has other subtrees than were given to it</source>
            <translation>渡されたものと異なる部分木があります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is a part of another search of this puzzle; a part of a part is merged into that part first</source>
            <translation>このパズルの別の探索の一部です。部分の部分は、まずその部分に統合します</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is a search of its own, not a part of one</source>
            <translation>探索の一部ではなく、独立した探索です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is explored to {percent} %; solve it to its end, or take back what is left with --unfinished</source>
            <translation>{percent}%まで探索済みです。最後まで解くか、--unfinished で残りを引き取ってください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is of a search of another puzzle, or begun in another way</source>
            <translation>別のパズルの探索か、別の方法で始めた探索のものです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is of another split, which this file of the search knows nothing of; it may be a part of a copy</source>
            <translation>この探索のファイルが知らない、別の分割のものです。コピーの一部かもしれません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>is this search itself, or a copy of it, and none of its parts</source>
            <translation>この探索自身かそのコピーで、一部ではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>its open subtrees overlap with others of the search</source>
            <translation>未探索の部分木が、この探索のほかの部分木と重なっています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>leaves more than {most} open subtrees; solve it further</source>
            <translation>未探索の部分木が{most}個より多く残っています。さらに解き進めてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was given up, and the search does its work itself; to count it too would count twice</source>
            <translation>放棄され、探索が自分でその処理をしています。これも数えると二重になります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}, but this copy found {here} solutions with the hash {hash}, not {there} with {other}: one of the computers that solved them is wrong</source>
            <translation>すでに{name}として統合されていますが、このコピーが見つけたのは解{here}個、ハッシュ{hash}で、{there}個、{other}ではありません。解いたコンピューターのどれかが誤っています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}; nothing is counted twice</source>
            <translation>すでに{name}として統合されています。二重には数えません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>was merged already, as {name}; this copy was solved too and found the same</source>
            <translation>すでに{name}として統合されています。このコピーも解かれ、同じ結果でした</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>{path}: has no open subtrees to split. {why}</source>
            <translation>{path}: 分割できる未探索の部分木がありません。{why}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/shares/split_and_merge.py" />
            <source>{path}: {name} should be a part that is away: {parts}</source>
            <translation>{path}: {name}は、渡されている部分でなければなりません: {parts}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{cell} should be a cell of the target, for example {example}</source>
            <translation>{cell} は、{example} のようなターゲットのセルでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{cell} should be a cell of the target, which has none yet</source>
            <translation>{cell} はターゲットのセルでなければなりませんが、ターゲットにまだセルがありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{name} should be the name of a part: {names}</source>
            <translation>{name}はピースの名前でなければなりません: {names}</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{name} should be the name of one part; {count} parts have it</source>
            <translation>{name}は1つのピースの名前でなければなりませんが、{count}個のピースがこの名前です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/conditions.py" />
            <source>{text}: a condition should be like {examples}</source>
            <translation>{text}: 条件は {examples} のように書きます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/placement.py" />
            <source>a stored solution is damaged: it names options that there are not</source>
            <translation>保存された解が破損しています: 存在しない選択肢を指しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/solution/shipped_solutions.py" />
            <source>should map names of puzzles to solutions ({error})</source>
            <translation>パズルの名前に解を対応させたものでなければなりません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>Another program holds the search file</source>
            <translation>別のプログラムが探索ファイルを占有しています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>The disk is full</source>
            <translation>ディスクがいっぱいです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: another program is using this search</source>
            <translation>{path}: 別のプログラムがこの探索を使っています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: the search could not be saved ({error}); what was saved before is kept</source>
            <translation>{path}: 探索を保存できませんでした({error})。以前に保存したものは残っています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{path}: the search file was removed or replaced while it was searched; what it held is there no longer</source>
            <translation>{path}: 探索中に探索ファイルが削除されたか置き換えられました。その内容はもうそこにありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/commit.py" />
            <source>{why}. The search waits until it can save.</source>
            <translation>{why}。保存できるまで探索は待機します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: explored and open shares do not add up</source>
            <translation>破損した探索ファイルです: 探索済みと未探索の割合が合いません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it counts less than nothing</source>
            <translation>破損した探索ファイルです: 負の数が数えられています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it holds more than a search of {cells} cells can</source>
            <translation>破損した探索ファイルです: {cells}セルの探索に収まりえないものがあります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: it tells about taking apart solutions that it does not hold</source>
            <translation>破損した探索ファイルです: ファイルにない解の分解について書かれています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its course over time is not that of this search</source>
            <translation>破損した探索ファイルです: 時間経過の記録がこの探索のものではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its notes are not those that were made</source>
            <translation>破損した探索ファイルです: メモが付けられたものと異なります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its open subtrees are not what a search leaves</source>
            <translation>破損した探索ファイルです: 未探索の部分木が、探索の残すものではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its parts or its sample of slices are not those of this search</source>
            <translation>破損した探索ファイルです: 部分か、抽出したスライスが、この探索のものではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: its solutions by their parts are not those that were counted</source>
            <translation>破損した探索ファイルです: ピース別の解が、数えられたものと異なります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: {nodes} nodes counted, {in_levels} in the levels together</source>
            <translation>破損した探索ファイルです: 数えられたノードは{nodes}個ですが、レベルの合計は{in_levels}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>a damaged search file: {stored} solutions stored, {counted} counted</source>
            <translation>破損した探索ファイルです: 保存された解は{stored}個ですが、数えられた解は{counted}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/consistency.py" />
            <source>was changed by something other than this program: its seal is broken</source>
            <translation>このプログラム以外のものによって変更されています: 封印が破れています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/disk_room.py" />
            <source>Little room is left on the disk of {name}. The search waits until there is more.</source>
            <translation>{name}のディスクの空きがわずかです。空きが増えるまで探索は待機します。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/disk_room.py" />
            <source>The solutions will probably need {needed}, and {room} is free; a search can store a sample of them, or only count.</source>
            <translation>解にはおそらく{needed}が必要ですが、空きは{room}です。一部を抽出して保存するか、数えるだけにすることもできます。</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: a program ended while it saved there; open the search to put that right</source>
            <translation>{path}: 保存中にプログラムが終了しました。探索を開くと修復されます</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: is a search that is open in this program; choose another name</source>
            <translation>{path}: このプログラムで開いている探索です。別の名前にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/glance.py" />
            <source>{path}: the copy could not be written ({error})</source>
            <translation>{path}: コピーを書き込めませんでした({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/lineage.py" />
            <source>{path}: what a wrong worker of the cluster did cannot be taken out of this search; begin it again without that worker</source>
            <translation>{path}: クラスターの誤ったワーカーの処理をこの探索から取り除けません。そのワーカーなしで始め直してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/part_files.py" />
            <source>{path}: could not be saved, as its disk is full or another program holds it; what was saved before is kept</source>
            <translation>{path}: ディスクがいっぱいか、別のプログラムが占有しているため、保存できませんでした。以前に保存したものは残っています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/part_files.py" />
            <source>{path}: is in the way of a part of the search; move it, then try again</source>
            <translation>{path}: 探索の部分を書く場所をふさいでいます。移動してから、もう一度試してください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file</source>
            <translation>破損した探索ファイルです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file: it was cut short</source>
            <translation>破損した探索ファイルです: 途中で切れています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>a damaged search file: its tables are not those of this program</source>
            <translation>破損した探索ファイルです: 表がこのプログラムのものではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>not a Latticework search file, as `latticework solve` keeps them</source>
            <translation>`latticework solve` が保存するLatticeworkの探索ファイルではありません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>search file format {given}; this program reads formats 1 to {most}</source>
            <translation>探索ファイルの形式{given}です。このプログラムが読み込めるのは形式1～{most}です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{file}: is in the way of a search file {name}; choose another name</source>
            <translation>{file}: 探索ファイル{name}を書く場所をふさいでいます。別の名前にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: cannot make a search file there ({error})</source>
            <translation>{path}: そこに探索ファイルを作れません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/schema.py" />
            <source>{path}: exists already; choose another name</source>
            <translation>{path}: すでにあります。別の名前にしてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <location filename="../../app/latticework/store/sqlite.py" />
            <source>a damaged search file ({error})</source>
            <translation>破損した探索ファイルです({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>solution {number} is another one by now; mark it again</source>
            <translation>解{number}はすでに別の解になっています。もう一度印を付けてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>{path}: the search could not be started over ({error})</source>
            <translation>{path}: 探索を最初からやり直せませんでした({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_file.py" />
            <source>{path}: was removed or replaced</source>
            <translation>{path}: 削除されたか置き換えられました</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/search_lock.py" />
            <source>{path}: another window or program is searching there; pause it there, then go on here</source>
            <translation>{path}: 別のウィンドウまたはプログラムが探索しています。そちらを一時停止してから、ここで続けてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/solution_order.py" />
            <source>looking at solution {number} of {all}</source>
            <translation>解{number}/{all}を調べています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/sqlite.py" />
            <source>{path}: the search file cannot be read now ({error})</source>
            <translation>{path}: いま探索ファイルを読み込めません({error})</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>a damaged search file: open subtrees are none of this puzzle, or overlap</source>
            <translation>破損した探索ファイルです: 未探索の部分木が、このパズルのものでないか、重なっています</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search begun by `{begun}`; `{method}` numbers placements in another way and cannot go on with it</source>
            <translation>`{begun}` で始めた探索です。`{method}` では配置の番号の付け方が異なるため、続けられません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another problem of this name; its items or options differ</source>
            <translation>同じ名前の別の問題の探索です。項目か選択肢が異なります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another problem, {name}</source>
            <translation>別の問題{name}の探索です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another puzzle of this name; its target, parts or rules differ</source>
            <translation>同じ名前の別のパズルの探索です。ターゲット、ピース、規則のどれかが異なります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of another puzzle, {name}</source>
            <translation>別のパズル{name}の探索です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search of this puzzle with other groups or another box, with which solutions come apart otherwise; choose another search file</source>
            <translation>このパズルの探索ですが、グループか箱が異なり、解の分解が変わります。別の探索ファイルを選んでください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search that keeps all solutions; `latticework disassemble` tells which of them come apart</source>
            <translation>すべての解を保存する探索です。どの解が分解できるかは `latticework disassemble` でわかります</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>holds a search that keeps {kept}; one that keeps {wanted} should be begun in another file</source>
            <translation>保存するものが「{kept}」の探索です。「{wanted}」を保存する探索は、別のファイルで始めてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>was made by another version of the program, which numbered placements differently; solve the puzzle again</source>
            <translation>配置の番号の付け方が異なる、プログラムの別のバージョンで作られました。パズルをもう一度解いてください</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/stored_searches.py" />
            <source>{path}: has no solution number {number}; there are {solutions}</source>
            <translation>{path}: 解{number}はありません。解は{solutions}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/apart_rows.py" />
            <source>{row} should tell about one of {stored} stored solutions</source>
            <translation>{row} は、保存された{stored}個の解のどれかについてのものでなければなりません</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>there is no solution number {number}; there are {solutions}</source>
            <translation>解{number}はありません。解は{solutions}個です</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>{count} solutions would have notes; at most {most} can</source>
            <translation>{count}個の解にメモを付けることになります。付けられるのは{most}個までです</translation>
        </message>
        <message>
            <location filename="../../app/latticework/store/tables/note_rows.py" />
            <source>{note}: a note should be one line of at most {most} characters</source>
            <translation>{note}: メモは{most}文字以内の1行でなければなりません</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/latticework/store/tables/part_rows.py" />
            <source>{n} parts are away ({names}); `latticework merge` brings back what they find.</source>
            <extracomment>for 1: {n} part is away ({names}); `latticework merge` brings back what it finds.</extracomment>
            <translation>
                <numerusform>{n}個の部分が渡されています({names})。見つかったものは `latticework merge` で取り戻せます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../puzzles/cubic" />
            <source>Cubic</source>
            <comment>group of the library</comment>
            <translation>立方体</translation>
        </message>
        <message>
            <location filename="../../puzzles/drafter" />
            <source>Drafter</source>
            <comment>group of the library</comment>
            <translation>ドラフター</translation>
        </message>
        <message>
            <location filename="../../puzzles/exact-cover" />
            <source>Exact cover</source>
            <comment>group of the library</comment>
            <translation>厳密被覆</translation>
        </message>
        <message>
            <location filename="../../puzzles/half-square" />
            <source>Half square</source>
            <comment>group of the library</comment>
            <translation>直角二等辺三角形</translation>
        </message>
        <message>
            <location filename="../../puzzles/hexagon" />
            <source>Hexagon</source>
            <comment>group of the library</comment>
            <translation>六角形</translation>
        </message>
        <message>
            <location filename="../../puzzles/hexagon-stick" />
            <source>Hexagon stick</source>
            <comment>group of the library</comment>
            <translation>六角形の棒</translation>
        </message>
        <message>
            <location filename="../../puzzles/hexagonal-prism" />
            <source>Hexagonal prism</source>
            <comment>group of the library</comment>
            <translation>六角柱</translation>
        </message>
        <message>
            <location filename="../../puzzles/kite" />
            <source>Kite</source>
            <comment>group of the library</comment>
            <translation>凧形</translation>
        </message>
        <message>
            <location filename="../../puzzles/packed-spheres" />
            <source>Packed spheres</source>
            <comment>group of the library</comment>
            <translation>積んだ球</translation>
        </message>
        <message>
            <location filename="../../puzzles/packed-spheres-hexagonal" />
            <source>Packed spheres hexagonal</source>
            <comment>group of the library</comment>
            <translation>積んだ球(六方)</translation>
        </message>
        <message>
            <location filename="../../puzzles/rhombic-dodecahedron" />
            <source>Rhombic dodecahedron</source>
            <comment>group of the library</comment>
            <translation>菱形十二面体</translation>
        </message>
        <message>
            <location filename="../../puzzles/rhombic-tetrahedron" />
            <source>Rhombic tetrahedron</source>
            <comment>group of the library</comment>
            <translation>菱形四面体</translation>
        </message>
        <message>
            <location filename="../../puzzles/ring" />
            <source>Ring</source>
            <comment>group of the library</comment>
            <translation>輪</translation>
        </message>
        <message>
            <location filename="../../puzzles/square" />
            <source>Square</source>
            <comment>group of the library</comment>
            <translation>正方形</translation>
        </message>
        <message>
            <location filename="../../puzzles/square-stick" />
            <source>Square stick</source>
            <comment>group of the library</comment>
            <translation>正方形の棒</translation>
        </message>
        <message>
            <location filename="../../puzzles/stomachion" />
            <source>Stomachion</source>
            <comment>group of the library</comment>
            <translation>ストマキオン</translation>
        </message>
        <message>
            <location filename="../../puzzles/tetrahedron-octahedron" />
            <source>Tetrahedron octahedron</source>
            <comment>group of the library</comment>
            <translation>四面体と八面体</translation>
        </message>
        <message>
            <location filename="../../puzzles/tetrahedron-octant" />
            <source>Tetrahedron octant</source>
            <comment>group of the library</comment>
            <translation>四面体と八分体</translation>
        </message>
        <message>
            <location filename="../../puzzles/triangle" />
            <source>Triangle</source>
            <comment>group of the library</comment>
            <translation>三角形</translation>
        </message>
        <message>
            <location filename="../../puzzles/triangle-stick" />
            <source>Triangle stick</source>
            <comment>group of the library</comment>
            <translation>三角形の棒</translation>
        </message>
        <message>
            <location filename="../../puzzles/triangular-prism" />
            <source>Triangular prism</source>
            <comment>group of the library</comment>
            <translation>三角柱</translation>
        </message>
        <message>
            <location filename="../../puzzles/truncated-octahedron" />
            <source>Truncated octahedron</source>
            <comment>group of the library</comment>
            <translation>切頂八面体</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/cubic.toml" />
            <source>Cubes</source>
            <comment>lattice</comment>
            <translation>立方体</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/drafter.toml" />
            <source>Drafters</source>
            <comment>lattice</comment>
            <translation>ドラフター</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/half-square.toml" />
            <source>Half squares</source>
            <comment>lattice</comment>
            <translation>直角二等辺三角形</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/hexagon-stick.toml" />
            <source>Sticks of hexagons</source>
            <comment>lattice</comment>
            <translation>六角形の棒</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/hexagon.toml" />
            <source>Hexagons</source>
            <comment>lattice</comment>
            <translation>六角形</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/hexagonal-prism.toml" />
            <source>Hexagonal prisms</source>
            <comment>lattice</comment>
            <translation>六角柱</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/kite.toml" />
            <source>Kites</source>
            <comment>lattice</comment>
            <translation>凧形</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/packed-spheres-hexagonal.toml" />
            <source>Packed spheres (hexagonal)</source>
            <comment>lattice</comment>
            <translation>積んだ球(六方)</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/packed-spheres.toml" />
            <source>Packed spheres (cubic)</source>
            <comment>lattice</comment>
            <translation>積んだ球(立方)</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/rhombic-dodecahedron.toml" />
            <source>Rhombic dodecahedra</source>
            <comment>lattice</comment>
            <translation>菱形十二面体</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/rhombic-tetrahedron.toml" />
            <source>Tetrahedra of the cube</source>
            <comment>lattice</comment>
            <translation>立方体の四面体</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/ring.toml" />
            <source>Rings</source>
            <comment>lattice</comment>
            <translation>輪</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/square-stick.toml" />
            <source>Sticks of squares</source>
            <comment>lattice</comment>
            <translation>正方形の棒</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/square.toml" />
            <source>Squares</source>
            <comment>lattice</comment>
            <translation>正方形</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/tetrahedron-octahedron.toml" />
            <source>Tetrahedra and octahedra</source>
            <comment>lattice</comment>
            <translation>四面体と八面体</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/tetrahedron-octant.toml" />
            <source>Tetrahedra and octants</source>
            <comment>lattice</comment>
            <translation>四面体と八分体</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/triangle-stick.toml" />
            <source>Sticks of triangles</source>
            <comment>lattice</comment>
            <translation>三角形の棒</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/triangle.toml" />
            <source>Triangles</source>
            <comment>lattice</comment>
            <translation>三角形</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/triangular-prism.toml" />
            <source>Triangular prisms</source>
            <comment>lattice</comment>
            <translation>三角柱</translation>
        </message>
        <message>
            <location filename="../../resources/lattices/truncated-octahedron.toml" />
            <source>Truncated octahedra</source>
            <comment>lattice</comment>
            <translation>切頂八面体</translation>
        </message>
    </context>
</TS>
