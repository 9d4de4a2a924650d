### What the command line says, but for its help.

## Command line: at the table

cli-language = 「{ $language }」という言語はありません。使えるのは { $allowed } です。
cli-option-form = オプションは「target=10」のように 名前=値 の形で書きます。「{ $given }」は読めません。
cli-no-partner = このゲームにパートナーはいません。--partner を外してください。
cli-exists = { $file } はすでにあります。--resume でそのゲームを続けるか、別の名前にしてください。
cli-resume-alone = 続きのゲームでは、ルールも親もシードも変わりません。--game、--rules、--option、--dealer、--seed を外してください。
cli-resume-one = { $file } には{ $records }件の記録があります。続きをするには、1件だけのファイルにしてください。
cli-resume-seed = { $file } のゲームは続けられません。Seed タグがなく、山札の順がわからないからです。
cli-challenge-alone = 挑戦状は最初のディールから始まり、ゲームの経過は入りません。--at と --seat を外してください。
cli-open-at = このリンクは { $at } で開きます。
cli-open-file = 「{ $file }」はファイルです。中のリンクを開くには：ecarte open - < { $file }
cli-vulnerable = · { $who ->
    [you] あなたに2倍の危険
   *[other] { $name }に2倍の危険
}
cli-enter = Enter キー
cli-no-place = ここで選べる { $text } 番のカードはありません。手札は{ $most }枚です。
cli-resign-sure = 投了するなら、もう一度「resign」と入力してください。ほかの入力ならゲームを続けます。
cli-help-text =
    カード：番号（1）または名前（Ks、k s、K♠、10h）で。捨てるときは続けて：1 3、または Ks 7h。0 なら交換なし。
    かっこの付いたカードは今は出せません。選ぶと理由を示します。
    p プロポーズ（枚数を言うルールでは p 3）· s スタンド · a アクセプト · i 足りるならアクセプト · r リフューズ · k キングを宣言
    h ヒント · u 待った · resign 投了 · q 中断（あとで続けられます）· ? このヘルプ
    言葉は途中まででも通じます：prop、acc、und。Tab キーで補えます。

cli-format = 「{ $format }」という形式には変換できません。使えるのは：{ $allowed }。
cli-rules-elsewhere = 「{ $rules }」は別のゲームのルールです。--game { $game } を付けてください。
cli-one-of = { $option } は「{ $value }」にはできません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}使えるのは：{ $allowed }。
cli-not-written = { $file } に書けません：{ $detail }。
cli-not-written-out = 標準出力に書けません：{ $detail }。
cli-output-empty = 出力の名前が空です。ファイルの名前を指定してください。
cli-output-folder = { $file } に書けません：フォルダーです。その中のファイルの名前を指定してください。
cli-output-nowhere = { $file } に書けません：{ $folder } というフォルダーがありません。作るか、別のフォルダーを選んでください。
cli-is-archive = { $file } はアーカイブなので変更していません。別のファイルに書くか、`ecarte archive add` を使ってください。
cli-archive-itself = { $file } に自分自身を加えることはできません。ほかのファイルを指定してください。
cli-other-form = { $file } には何も書いていません。拡張子は { $named } ですが、出力は { $form } です。拡張子を変えてください。
cli-no-column = 「{ $name }」という列はありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}
cli-not-text = { $file } には何も書いていません。.duckdb で終わる名前はアーカイブ用です。出力には別の名前を付けてください。アーカイブを作るには `ecarte archive add` を使います。
cli-not-packed = { $file } には何も書いていません。圧縮して書けるのは .gz だけです。出力の名前の終わりを .gz にするか、圧縮の拡張子を外してください。
cli-process-ended = 作業中のプロセスの一つが外から止められました。メモリ不足かもしれません。プロセスを減らして（--jobs）やり直してください。
cli-left-out = { $file }：{ $line } 行目のゲーム記録は、問題があるので除きました。直してからやり直してください。
cli-checked = { $records } 件のゲーム記録、{ $problems ->
    [0] 問題なし
   *[other] 問題 { $problems } 件
}{ $warnings ->
    [0] 。
   *[other] 、警告 { $warnings } 件。
}
cli-reading = 読み込み中
cli-would-lose = { $file } はそのままです：書くと、除いたゲーム記録が失われます。直すか、別のファイルに書いてください。
cli-onto-input = { $file } は入力でもあり、書くと元より内容が減ります。別のファイルに書いてください。
cli-prints-into-input = { $file } は入力でもあるので、コマンドの出力先にはできません。別のファイルに出力してください。
cli-fmt-other = { $file } は ECN ではありません。ゲーム記録を ECN で書き出すには：{ $command }
cli-left-as-is = { $file } はそのままです：誤りのあるゲーム記録が失われないように、先に誤りを直してください。
cli-fmt-changed = { $files } 件のうち { $changed ->
    [0] 変更はありません。
   *[other] { $changed } 件を変更しました。
}
cli-fmt-would-change = { $files } 件のうち { $changed ->
    [0] 変更されるものはありません。
   *[other] { $changed } 件が正規形ではありません。
}
cli-fmt-crlf = { $file }:{ $line }: このゲーム記録の行末は CRLF です。LF になります。
cli-show-score = { $first } { $firstScore }、{ $second } { $secondScore }（{ $target }点まで） · トリック：{ $first } { $firstWon }、{ $second } { $secondWon }
cli-show-keys = { $at } · { $of } のうち { $number } · Enter → 次、← b 前、n p ディールごと、g G 始めと終わり、q 終了
cli-show-keyboard = --step はキーボードを使うので、標準入力のゲーム記録は読めません。ファイルを指定してください。
cli-show-sheet-alone = --sheet は得点表だけを示します：--at、--step、--why は外してください。
cli-show-missing = これらのファイルに { $number } 番目のゲーム記録はありません。
cli-show-view = このゲーム記録は { $seat } から見たもので、その席からしか再生できません。
cli-merge-against = { $first } と { $second } は矛盾するので書きません：
cli-merge-at = その時点：{ $at }
cli-merge-alone = { $number } 件は対になる記録がなく、一つの席から見た記録のままです。
cli-deduped = { $left ->
    [0] 重複したゲームはありません
   *[other] 重複した { $left } 件を除きました
}：{ $read } 件のうち { $kept } 件を書きました。
cli-split-one = --by か --size のどちらか一方だけを指定してください。
cli-split-exists = { $file } はすでにあります。--into で別のフォルダーを指定してください。
cli-split-stay = { $records } 件を書きました。フォルダー「{ $folder }」に { $files } 個のファイルが残っています（最後は { $last }）。やり直す前に削除するか、--into で別のフォルダーを指定してください。
cli-split-done = { $records } 件のゲーム記録を「{ $folder }」の { $files } 個のファイルに書きました。
cli-parquet-output = Parquet は標準出力には書けません。--output でファイルを指定してください。
cli-convert-archive = { $file } はアーカイブか Parquet なので、--from { $source } は使えません。指定を外し、ほかのファイルは別に変換してください。
cli-parquet-packed = Parquet はもともと圧縮されています。{ $file } ではなく「.gz」のない名前にしてください。
cli-no-site = { $folder } にサイトがありません。「make site」で作るか、そのフォルダーを指定してください。
cli-no-port = ポート { $port } は使えません：{ $detail }。--port で別のポートを、--port 0 で空いているものを使えます。
cli-site-headers = { $file } が読めません：{ $detail }。
cli-serving = エカルテは { $url } にあります（Ctrl-C で終わります）。

cli-welcome = { $preset }、{ $target }点、相手は{ $name }（{ $player }）です。
cli-kept = このゲームは{ $file }に保存されます。? でヘルプ、q で中断します。
cli-table = 切札は{ suit }（切札表示カード：{ $turned }） · 山札：{ $stock } · { $who ->
    [you] あなたが親
   *[other] { $name }が親
}
cli-score = あなた{ $mine }、{ $name } { $theirs }（{ $target }点まで） · トリック：あなた{ $won }、{ $name } { $lost }
cli-challenge = · { $who ->
    [you] チャレンジ：あなたは5トリック全部をめざします
   *[other] チャレンジ：{ $name }は5トリック全部をめざします
}
cli-name-card = カードかその番号
cli-name-cards = カードかその番号（複数可）
cli-help = ヘルプ
cli-advice = { $name }なら：{ $what }
cli-not-understood = ここで「{ $text }」という入力はできません。{ $near ->
    [none] { "" }
   *[other] { $near } のことですか。
}? でヘルプを見てください。
# ほかに入力できる言葉（コンマ区切り）。
cli-typed-help = ヘルプ
cli-typed-hint = ヒント
cli-typed-undo = 待った
cli-typed-resign = 投了
cli-typed-quit = 中断, 終了
cli-typed-again = もう一度
cli-typed-deal = 配り直し
cli-typed-end = ここまで
cli-typed-say = 言う
cli-typed-yes = はい
cli-typed-no = いいえ
cli-help-curtain = ほかの人に画面が見えないときに Enter を押すと、あなたの手札を表示します。q で中断（あとで続けられます）。
cli-help-bet = 名前とチップの数：{ $south } 5、または S 5。Enter なら賭けません。q で中断（あとで続けられます）。
cli-help-next = Enter で次のゲームを始めます。q で中断（あとで続けられます）。
cli-help-whisper = 自分がプレイしているつもりで、言うことや出すカードを入力してください。Enter なら何も言いません。q で中断。
cli-help-words = あなたの言葉で山をカットするので、誰も並べ方を仕組めません。Enter なら言葉なし。q で中断。
cli-over = ゲーム記録：{ $file }
cli-friend-begin = 招待を受けるには、その行を貼り付けてください。別のブラウザーにある自分のゲームも貼り付けられます。Enter なら友だちを招待します。
cli-friend-terms = { $name }さんからの{ $game ->
    [ecarte] エカルテ
   *[other] ブロット
}の招待：{ $rules }{ $options ->
    [none] {""}
   *[other] 、{ $options }
}{ $match ->
    [none] {""}
   *[other] 、{ $match }
}{ $stake ->
    [0] {""}
   *[other] 、賭け点{ $stake }
}{ $purse ->
    [none] {""}
   *[other] 、持ち点{ $purse }
}。{ $opened ->
    [played] ディールの後に明かすのはプレイされたカードだけです。その場合、すべては証明できません。
   *[other] ディールごとに、捨て札もプレイされなかった手札も、すべてのカードを明かします。
}
cli-friend-place = あなたの席は{ $seat }です。{ $deals ->
    [you] 最初のディーラーはあなたです。
    [other] 最初のディーラーは{ $name }さんです。
   *[cut] 最初のディーラーはカットで決めます。
}
cli-friend-sit = { $seats ->
    [none] Enter で席に着きます。q で中断。
   *[other] 座りたい席（{ $seats }）を入力してください。Enter ならどの席でもかまいません。q で中断。
}
cli-friend-somebody = 友だち
cli-friend-group = グループの皆
cli-friend-table = 席：{ $names }。
cli-friend-pass-on = これを{ $name }さんに送ってください：
cli-friend-wait = { $name }さんから届いたものを貼り付けてください。「もう一度」で送るものをもう一度見られます。
cli-friend-withdrawn = { $what ->
    [event] { $event }は間に合いませんでした。
    [ask] お願いは間に合いませんでした。
    [say] 言葉は間に合いませんでした。
   *[other] パスは間に合いませんでした。
}同時に相手が先へ進みました。
cli-friend-asked = { $name }さんの返事があるまで、先へは進みません。
cli-friend-answer = y で承知し、n で断ります。
cli-friend-said = あなた：「{ $said }」
cli-friend-shuffling = { $players ->
    [2] 二人で
   *[other] みんなで
}札を切り混ぜ、鍵を掛けます。手札が見えるまでに、何度かやり取りがあります。
cli-friend-alone = 友だちとのゲームでは、ヒントはありません。
cli-friend-part = { $name }さんから届いたものを貼り付けるか、「言う」で一言どうぞ。Enter で終わります。
cli-friend-over = { $names }：{ $score }。{ $players ->
    [2] 二人
   *[other] 全員
}が署名した記録は{ $file }にあります
cli-friend-evidence = 証拠は { $file } にあります。誰でも「ecarte verify」で確かめられます。このゲームのあなたのカードは見えますが、秘密は見えません。
cli-friend-left = ゲームはあなたの秘密とともに保存されています。このファイルは送らないでください。続きは：ecarte play --friend --resume { $file }
cli-help-friend =
    一手ごとに文字列を好きなメッセンジャーで送り、届いたものを貼り付けます。q で中断（あとで続けられます）
    言う 一言（「言う」だけで一覧） · もう一度 送るものをもう一度見る
    友だちに頼むこと：u 最後の一手を戻す · 配り直し このディールを配り直す · ここまで ゲームをここで終える
cli-left = ゲームは保存されています。続きは：ecarte play --resume { $file }
cli-kept-whole = 続きができるように、ファイルには他の手札とシードも含めてゲームのすべてが入っています。自分の知っていることだけを渡すには：ecarte link --view { $seat } { $file }

## 多くのゲーム記録：条件、統計、アーカイブ、シミュレーション

cli-option-where = この条件に合うゲームだけ（「ecarte filter --help」を参照）。
cli-option-jobs = 同時に働くプロセスの数。
cli-option-columns = 表の列を、この順で：key,date,winner。指定しなければすべて。
cli-option-raw = csv の文字列をそのまま書きます。指定しなければ、=1+1 のように表計算ソフトが数式として実行する文字列の前にアポストロフィを付けます。
cli-option-scheduler = Dask クラスターのスケジューラー（tcp://10.0.0.1:8786 など）。--jobs の代わりに、そのワーカーが作業します。こちらにもそちらにも ecarte[cluster] が必要です。
cli-option-player = このプレイヤーだけ。何度でも指定できます。
cli-option-measure = この指標だけ。名前は --json のもの（won、deals、points など）。何度でも指定できます。
cli-option-picture = このファイル（.svg、.png、.pdf）にも図を描きます（Matplotlib が必要：pip install 'ecarte[picture]'）。
cli-filter = 条件に合うゲーム記録を正規形の ECN で出力します。

    条件は、ディールごとにそのゲームとあわせて調べます。合うディールが一つでもあれば、そのゲームを出力します。any(…)、all(…)、count(…)、sum(…)、max(…)、min(…) はゲームのすべてのディールについての関数です。使える値は項目（south、date、winner、score_S、proposals など）、"文字列"、整数で、~ は「含む」です。項目 rules はルールの名前で、版は含みません。項目の一覧は docs/guide/filter.md にあります。
cli-filter-expression = 条件。
cli-filter-invert = 条件に合わないゲーム記録。
cli-filter-count = 件数だけを出力。
cli-filter-deals = 条件に合うディールを csv で出力。
cli-filter-next = この局面（sequence）のような局面で次に行われたことと、その回数、ディールの結果を csv で出力。
cli-filter-next-alone = --next は --deals、--count、--invert と一緒に使えません。
cli-filter-columns-deals = --columns は --deals と使います。--count とは使えません。
cli-raw-csv = --raw は csv にだけ使えます。
cli-match = マッチの途中経過を示します：ラバーやプールのスコア、プールのチップ、各自のチップ。

    マッチは記録だけから分かります。記録は複数のファイルにあっても、順不同でもかまいません。前のゲームと合わないゲームは標準エラーに示します。
cli-match-as_json = マッチごとに JSON オブジェクトを一つ。
cli-stats = プレイヤーごとの成績を示します。

    勝率、ディールごとの得点、エカルテのプロポーズ、リフューズ、キング、ボール、ブロットのテイク、コントラクト、カポ、手役。どれにも95%区間が付きます。
cli-stats-as_json = ゲームの種類ごとに JSON オブジェクト一つ。
cli-archive-stats-as_json = ゲームの種類ごとに JSON オブジェクト一つ。
cli-report = ゲームの報告を作ります：統計、グラフ、図を HTML 1 ページに。

    ページにはほかのファイルもネットワークも要りません。グラフには Matplotlib が必要です：pip install 'ecarte[picture]'
cli-report-title = ページの見出し。
cli-report-drawings = 最初から何ゲームを図にするか。
cli-archive = ゲームを DuckDB ファイルに集め、SQL で調べます。DuckDB が必要です：pip install 'ecarte[archive]'
cli-archive-add = ファイルの記録をアーカイブに加えます。なければ作ります。

    カード、トリック、点をすべて確かめ、誤りのある記録は除いて報告します。同じゲームを二度加えても変わりません。除いた記録があれば終了コードは 1 です。数百万ゲームでも入ります。日付順に加えれば日付ごとにまとまり、日付を限った問い合わせはその部分だけを読みます。加えるコマンドは一度に一つで、--jobs や --scheduler のワーカーを使えます。
cli-archive-query = アーカイブを SQL で調べます。表は games、deals、events、openings です。

    SQL は何も変更しません。1,000行を超える表は途中までです。--csv と --json はすべて出力します。
cli-archive-stats = プレイヤーごとの成績を「ecarte stats」と同じように示します。
cli-archive-export = 記録を、加えた順に正規形の ECN で出力します。
cli-option-database = アーカイブ。
cli-archive-query-sql = SQL。- なら標準入力から読みます。
cli-archive-query-as_json = 行ごとに JSON オブジェクト一つ。
cli-archive-query-as_csv = 行を csv で出力。
cli-archive-query-seconds = 次の行が出るまで待つ最長の秒数です。0 なら待ち続けます。
cli-archive-query-jobs = 別のバージョンのアーカイブを更新するプロセスの数。
cli-archive-stats-jobs = { cli-archive-query-jobs }
cli-archive-next = 似た局面で次に行われたことと、その回数、ディールの結果を表示。

    局面は手引き docs/guide/filter.md の条件による一つの sequence、またはゲームのある時点（--like FILE --at DEAL#EVENT）です。後者では局面を標準エラーに書き、それぞれの選択に解析の値を添えます。ゲームに勝つ確率、ブロットでは点です。
cli-archive-next-sequence = 局面：一つの sequence。
cli-archive-next-like = その時点を含むゲームのファイル。
cli-archive-next-number = ファイルの何番目のゲームか。
cli-archive-next-at = 時点（3#12 など）：次に来る決定。ビッド、交換、最初のリードのいずれか。
cli-archive-next-as_json = JSON：選択ごとに一つのオブジェクト。
cli-archive-next-as_csv = 選択を csv で。
cli-archive-next-jobs = { cli-archive-query-jobs }
cli-archive-next-one = 局面は一つだけ指定してください。式か、ゲームのある時点（--like friday.ecn --at 3#12）です。
cli-archive-next-later = その次に来る決定は、ディールの序盤のものではありません。対象はビッド、交換、最初のリードのうち、手札の分かる席のもので、変化は含みません。
cli-simulate = コンピューターどうしを対戦させ、ゲーム記録を ECN で出力します。

    同じシードとプレイヤーからは、プロセスの数によらず同じゲームができます。ベロットの expert だけは、ecarte[fast] があると長く考え、ないときとは別のゲームになります。
cli-simulate-players = 席ごとのプレイヤー（S:amateur N:chance、組ごとなら NS:amateur）。エカルテは beginner, amateur, club, master, chance。ブロットは novice, casual, amateur, club, expert, chance。
cli-simulate-games = ゲームの数。
cli-simulate-seed = すべてのもとになる数。
cli-simulate-rules = 使うルール（いつも最新の版）：{ cli-presets }
cli-simulate-option = 変えるルール：target=10、king_mark=optional など。何度でも指定できます。
cli-simulate-duplicate = 2ゲームずつ（3人なら3ゲームずつ）同じカードで、席を入れ替えて対戦します。
cli-compiling = コンパイル中
cli-compiling-once = コンパイルしています。マシンごとに一度だけ行うもので、長くて1分ほど、ほかの処理で忙しければもっとかかります。
cli-compiled = { $seconds } 秒でコンパイルしました。次からは読み込むだけです。
cli-analyzing = 解析中
cli-simulating = 対戦中
cli-seat-form = プレイヤーは席ごとに一度、S:amateur N:chance のように、組ごとなら NS:amateur のように書きます（「{ $given }」ではなく）。
cli-archive-first = アーカイブを先に書きます：ecarte archive add { $archive } { $file }
cli-archive-none = { $file } はアーカイブではありません。記録のファイルから作るには：ecarte archive add archive.duckdb ファイル
cli-filter-first = 条件を先に書きます：ecarte filter { $condition } { $file }
cli-archive-update = 「{ $file }」は別のバージョンのプログラムが作ったものです。中の{ $records }ゲームから作り直しています。終わるまで元のファイルはそのまま残ります。
cli-archive-unread = そのうち{ $records }ゲームは、このバージョンでは読めません。アーカイブには残り、export もできますが、集計には入りません。
cli-archive-copies = そのうち{ $records }件は、注釈やタグだけが異なる同じゲームの記録で、重ねて数えられます。新しいアーカイブなら一度だけ数えます：ecarte archive add once.duckdb { $file }
cli-archived = { $games }ゲーム（{ $deals }ディール）を加えました。既にあったもの{ $known }、除いたもの{ $leftOut }。
cli-archived-views = アーカイブにあった片側だけの記録{ $views }件を、全体の記録に置き換えました。
cli-archived-notes = コピー{ $copies }件は、アーカイブの記録と注釈やタグが異なります。アーカイブの記録はそのままです。
cli-more-rows = 最初の{ $shown }行です。--csv と --json はすべてを出力します。
cli-no-games = ゲームがありません。
cli-no-measure = これらのゲームには { $names } という指標がありません。
cli-no-match = 条件に合うゲームはありません。
cli-no-player = 「{ $name }」というプレイヤーはいません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}
cli-no-tag = 「{ $name }」というタグを持つゲーム記録はありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}
cli-picture = 図のファイルは .svg、.png、.pdf のどれかです（{ $file } ではなく）。
cli-picture-letters = { $letters } の文字を含むフォントがこのマシンにないため、{ $file } では四角になっています。Noto Sans CJK などを入れるか、.svg にしてください。
cli-number = { $number }
cli-percent = { $number } %

## Belote: terminal

cli-belote-welcome = { $preset }、{ $deals ->
    [0] { $target }点
   *[other] { $deals }ディール
}、相手は{ $names }（{ $player }）{ $partner ->
    [none] { "" }
   *[other] 、パートナーは{ $partner }（{ $partnerPlayer }）
}です。
cli-belote-contract = { $contract ->
    [nt] ノートランプ
    [at] オールトランプ
   *[suit] { $suit }
}
cli-belote-tierce = ティエルス
cli-belote-cinquante = サンカント
cli-belote-cent = サン
cli-belote-carre = { $rank ->
    [A] エースのカレ
    [K] キングのカレ
    [Q] クイーンのカレ
    [J] ジャックのカレ
    [T] 10のカレ
   *[9] 9のカレ
}
cli-belote-meld-to = { $meld }（{ $card }まで）
cli-belote-drew = カット：{ $drawn }。{ $who ->
    [you] あなたが親です。
   *[other] { $name }が親です。
}
cli-belote-turned = { $second ->
    [1] もう1枚のめくり札：{ $card }。
   *[other] めくり札：{ $card }。
}
cli-belote-passes = { $who ->
    [you] あなたはパス。
   *[other] { $name }はパス。
}
cli-belote-takes = { $bid ->
    [nt] { $who ->
        [you] あなたはノートランプをビッド。
       *[other] { $name }はノートランプをビッド。
    }
    [at] { $who ->
        [you] あなたはオールトランプをビッド。
       *[other] { $name }はオールトランプをビッド。
    }
   *[suit] { $who ->
        [you] あなたがテイク：切札は{ $suit }。
       *[other] { $name }がテイク：切札は{ $suit }。
    }
}
cli-belote-announces = { $who ->
    [you] あなたの宣言：{ $meld }。
   *[other] { $name }の宣言：{ $meld }。
}
cli-belote-calls = { $who ->
    [you] あなたに{ $suit }のブロットがあります。
   *[other] { $name }に{ $suit }のブロットがあります。
}
cli-belote-count = 数えた点：{ $counted }。
cli-belote-capot = 一方がすべてのトリックを取りました（カポ）。
cli-belote-ranks = { $who ->
    [you] あなた：{ rank }
   *[other] { $name }：{ rank }
}
cli-belote-trumps = { $who ->
    [you] あなた：切札のシークエンスです。
   *[other] { $name }：切札のシークエンスです。
}
cli-belote-shows = { $who ->
    [you] あなたは{ $cards }を見せる。
   *[other] { $name }は{ $cards }を見せる。
}
cli-belote-plays = { $who ->
    [you] あなたは{ $card }
   *[other] { $name }は{ $card }
}{ $call ->
    [belote] 、ブロット。
    [rebelote] 、ルブロット。
   *[none] 。
}
cli-belote-all-passed = 2巡とも全員パスで、得点はありません。
cli-belote-sum = { $side }：{ $counted ->
    [1] トリック
   *[other] カード
}{ $cards }{ $last ->
    [0] { "" }
   *[other] { $capot ->
        [1] {" "}+ 全トリック{ $last }
       *[other] {" "}+ 最後のトリック{ $last }
    }
}{ $melds ->
    [0] { "" }
   *[other] {" "}+ 手役{ $melds }
}{ $belote ->
    [0] { "" }
   *[other] {" "}+ ブロット{ $belote }
} = { $totals }。
cli-belote-judged = { $made ->
    [2] { $who ->
        [you] あなたのコントラクト（{ $contract }）は持ち越し：{ $own }対{ $others }。
       *[other] { $name }のコントラクト（{ $contract }）は持ち越し：{ $own }対{ $others }。
    }
    [1] { $who ->
        [you] あなたのコントラクト（{ $contract }）は成功：{ $own }対{ $others }。
       *[other] { $name }のコントラクト（{ $contract }）は成功：{ $own }対{ $others }。
    }
   *[0] { $who ->
        [you] あなたのコントラクト（{ $contract }）は失敗：{ $own }対{ $others }。
       *[other] { $name }のコントラクト（{ $contract }）は失敗：{ $own }対{ $others }。
    }
}
cli-belote-forfeit = { $sides ->
    [2] その点は相手の側に入ります。
   *[other] その点は残り2人のうち点の多いほうに、同点なら2人に入ります。
}
cli-belote-factor = { $factor ->
    [2] すべて2倍（{ $contract }）。
   *[3] すべて3倍（{ $contract }）。
}
cli-belote-scaled = トリックの点は、ほかのディールの合計に合わせて減らします。
cli-belote-waited = 持ち越した点：{ $waited }点。
cli-belote-held = { $held }点を次のディールに持ち越します。
cli-belote-points = 加点：{ $points }。
cli-belote-score = 合計：{ $score }。
cli-belote-won = { $who ->
    [you] あなたの勝ちです。
    [we] あなたとパートナーの勝ちです。
    [they] 相手の勝ちです。
    [others] { $name }の勝ちです。
   *[other] { $name }の勝ちです。
}
cli-belote-given-up = { $who ->
    [you] 投了により、あなたの勝ちです。
    [we] 投了により、あなたとパートナーの勝ちです。
    [they] 投了により、相手の勝ちです。
    [others] 投了により、{ $name }の勝ちです。
   *[other] 投了により、{ $name }の勝ちです。
}
cli-belote-drawn = 引き分けです。
cli-belote-up = めくり札：{ $cards }
cli-belote-laid = { $name }の前：{ $cards }
cli-belote-covering = { $who ->
    [you] あなたの札で、伏せたカードの上にあるもの：{ $cards }
   *[other] そのうち、伏せたカードの上にあるもの：{ $cards }
}
cli-belote-dealer = { $who ->
    [you] あなたが親
   *[other] { $name }が親
}
cli-belote-taken = { $who ->
    [you] コントラクト：{ $contract }（あなた）
   *[other] コントラクト：{ $contract }（{ $name }）
}
cli-belote-standing = { $deals ->
    [0] { $score }（{ $target }点まで）
   *[other] { $score }（全{ $deals }ディールの第{ $deal }ディール）
}
cli-belote-tricks = トリック：{ $tricks }
cli-belote-ask-take = { $round ->
    [1] { $suit }を切札にテイクしますか
   *[2] 2巡目：{ $suit }以外のスートでテイクしますか
}
cli-belote-ask-overcall = { $who ->
    [you] あなたのビッドは{ $contract }です。さらにビッドしますか
   *[other] { $name }のビッドは{ $contract }です。さらにビッドしますか
}
cli-belote-ask-announce = どの手役を宣言しますか
cli-belote-ask-E-follow = { suit-title }がリードされました。同じスートを出してください
cli-belote-ask-E-overtrump = { suit-title }がリードされました。より強い切札を出してください
cli-belote-ask-E-trump = { suit-title }がリードされました。切札を出してください
cli-belote-ask-E-beat = { suit-title }がリードされました。より強いカードを出してください
cli-belote-ask-E-undertrump = { suit-title }がリードされました。パートナーより弱い切札のほかは、どのカードでも出せます
cli-belote-choice-pass = パス
cli-belote-choice-take = テイク：{ $contract }
cli-belote-choice-done = 以上
cli-belote-typed-take = テイク, とる, 取る, はい
cli-belote-typed-pass = パスする, いいえ
cli-belote-quiet = 黙って
cli-belote-quietly = ブロットは自動で言います（言わないときは「{ cli-belote-quiet }」を付ける）
cli-belote-last = 前のトリック
cli-belote-no-trick = まだトリックはありません。
cli-belote-help-text =
    ビッド：p パス · t めくり札のスートでテイク · s h d c 2巡目にそのスート · n ノートランプ · a オールトランプ
    手役の宣言（最初のカードの前）：m1、m2 …（一覧の番号）、または名前。そのあとカードを出します。
    カード：番号（1）か名前（Ks、K♠、10h）。括弧のカードは今は出せません。選ぶと理由を示します。
    ブロットとルブロットは自動で言います。「Ks { cli-belote-quiet }」なら言わずに出します。
    l 前のトリック · score 得点表 · h ヒント（ビッド中は hint） · u 待った · resign 投了 · q 中断 · ? このヘルプ
    言葉は途中まででも通じます：pas、tak、und。Tab キーで補えます。

## The rule book

cli-rules = ルールブックを読みます。エカルテとブロットのすべてのルールと選択肢が、例題つきで載っています。

    引数がなければ目次を表示します。項目は、その名前、ルール（E17）、選択肢（must_head）、章、またはゲーム（ecarte、belote。一冊全部）で指定します。
cli-rules-section = 読むところ：ルール、選択肢、項目、章、ゲームのどれか。
cli-rules-sources = ルールごとの出典を、原文で示します。
cli-rules-which = --sources はルールの出典を示します。ルール、項目、章、ゲームのどれかを指定してください。
cli-rules-missing = 「{ $section }」はルールブックにありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}目次は「ecarte rules」で見られます。

## Matches: 続くゲームと見物人

cli-two-only = 1台の端末で2人が対戦できるのは、2人用のゲームだけです。
cli-computer-friend = --computer は友だちとのゲームの席のためのものです。--friend も指定してください。
cli-not-offered = { $option } は{ $game }では使えません。{ $offer ->
    [friend] 離れた友だちとのプレイ
    [gallery] 観客
   *[matches] マッチ、チップ、観客
}のないゲームです。外すか、{ $games } を選んでください。
cli-play-apart = { $first } と { $second } は一緒に使えません。どちらかを外してください。
cli-match-waits = { $who ->
    [you] いちばん弱いカードを引いたので、あなたは待ち、勝った人と対戦します。
   *[other] いちばん弱いカードを引いた{ $name }が待ち、勝った人と対戦します。
}
cli-help-besides =
    ルールにあれば：d ダブル · o 1点をゆずる · suit h リードするスートを言う · claim 残りは全部自分のもの · concede 降りる · claim 43 第43条による指摘
    7h! 反則のカードや順番でないカードを出す · king! 持っていないキングを宣言する · back 出したカードを戻す
cli-curtain = { $name }の番です。画面の前で Enter を押してください。
cli-welcome-people = { $preset }、{ $target }点先取：{ $first } 対 { $second }。
cli-score-watched = { $first } { $mine }、{ $name } { $theirs }（{ $target }点先取）・トリック：{ $first } { $won }、{ $name } { $lost }
cli-before-lead = 最初のリードの前です。何か宣言しますか。
cli-go-on = 続ける
cli-claim = 第{ $law }条による指摘
cli-says = { $name }：「{ $said }」
cli-whispers = { $name } が { $player } に耳打ちします。
cli-whisper = { $name } に何を助言しますか。Enter なら何も言いません。
cli-next-game = Enter で第{ $game }ゲームを始めます。
cli-bet = { $name } はチップを { $purse } 枚まで賭けられます。{ $south } と { $north } のどちらに何枚賭けますか。Enter なら賭けません。
cli-bets = { $name } に：{ $bets }
cli-person = プレイヤー{ $number }
cli-computer = { $number ->
    [1] オルタンス
    [2] アシル
   *[3] シドニー
}
cli-match-heading = { $kind }：{ $score }
cli-match-score = { $name } { $won }
cli-match-ahead = { $kind }：{ $name } が{ $won }連勝
cli-match-stake = はじめに3人がそれぞれチップ{ $stake }枚をプールに入れました。
cli-match-won = { $name } がマッチに勝ちました。
cli-match-playing = 第{ $game }ゲームの途中です。
cli-match-next = 次は第{ $game }ゲームです。
cli-match-missing = この中にないゲーム：{ $games }。
cli-match-purses = チップ：{ $purses }
cli-match-pot = プールのチップ：{ $pot }枚
cli-match-none = マッチの記録はありません。
cli-match-void = 無効
cli-match-open = 未終了
cli-match-worth = ×{ $worth }

## 公正なディール

cli-play-cut = 毎回の山をカットする自分の言葉です。ask なら配るたびに尋ねます。先にゲームの封印を示します。
cli-verify = ディールが公正だったことを確かめます。シードから山をすべて計算し直し、カードを1枚ずつ比べます。

    記録ごとに、証明できたか、できなければその理由を述べます。シード（Seed）と、最初のディールの前に示された封印（Commit）が要ります。友だち同士で切り混ぜたゲームなら、全員のシード（Shuffle）と署名（Signed）が要ります。終了コードは、すべて証明されれば 0、されないものがあれば 1、読めないファイルがあれば 2 です。
cli-verify-commit = 最初のディールの前に書きとめた封印。記録の封印はこれと同じでなければなりません。
cli-verify-as_json = 記録ごとに JSON を一つ：file、line、proved、commitment、seed、signed、deals、cards、problems。
cli-proved = 証明済み：{ $deals }ディール、{ $cards }枚がシードのとおり
cli-proved-shuffled = 証明済み：{ $deals }ディール、{ $cards }枚がプレーヤーの切り混ぜのとおり
cli-evidence = 不正の証拠：メッセージ{ $messages }通、すべて署名あり
cli-signed = { $name }さんは鍵{ $key }で署名しました。
cli-prepared = このシードは、ページの最初のディールに使われる公開の{ $many }通りの一つです。誰もカードを知らなかったという証明にはなりません。
cli-daily = これは{ $day }の「今日のゲーム」で、シードは公開されています。誰もカードを知らなかったという証明にはなりません。
cli-not-proved = 証明できません
cli-verified = { $records }件の記録、証明済み{ $proved }件。
cli-seal = このゲームの封印：{ $seal }
cli-cut-ask = 山をどんな言葉でカットしますか。Enter なら言葉なし。
cli-help-cut = 配る前に：cut と好きな言葉（cut いろは）で山をカットします。

## 分析：コマンドライン

cli-analyze = 選択一つ一つの評価をゲーム記録に書き込みます。

    選択のあとに @eq、より良い選択があったときは @best と @loss、それに評価の印が付きます。

    人が書いたものはそのままです。同じゲーム記録からは、プロセスの数によらず同じ結果が得られます。検討できないゲーム記録はそのまま出力し、理由を示します。
cli-analyze-seat = この席の選択だけ。
cli-analyze-worlds = 一つの選択について調べる相手の手札の、およその数（ブロットではその10分の1）。多いほど時間がかかり、誤差は小さくなります。
cli-analyze-exact = エカルテで、カードごとに、相手が持ちうる手札をすべて調べます（交換は標本のまま）。時間がかかります。
cli-analyze-seed = 乱数のもとになる数。
cli-analyze-overwrite = 人が書いた評価や印も書き換えます。
cli-analyze-resume = 中断された解析を続けます。それまでに分かったことは、出力の隣の、名前が .part で終わるファイルにあります。
cli-analyze-report = 分かったことを言葉で示します：評価、運と腕前、最も悪い選択。--output があればゲーム記録も書きます。
cli-analyze-as_json = ゲーム記録ごとに一つの JSON オブジェクト：席ごとに分かったこと。
cli-not-analyzed = { $number }番目のゲーム記録はそのままです。{ $why }
cli-resume-output = --resume には --output が必要です。前に分かったことは、そのファイルの隣にあります。
cli-resume-kept = { $games }ゲームを解析しました。分かったことは { $file } にあります。同じコマンドに --resume を付けると続きから始めます。
cli-analyzed = { $players }、{ $result }
cli-analyzed-player = プレイヤー
cli-analyzed-decisions = 選択
cli-analyzed-lost = 1回の損
cli-analyzed-grade = 評価
cli-analyzed-luck = 運
cli-analyzed-deals = 勝つ見込みの動き（{ $name }から見て、%）：
cli-analyzed-deals-points = ディールの得点の内訳（{ $name }から見て、相手側との差）：
cli-analyzed-deal = ディール
cli-analyzed-points = 得点
cli-analyzed-expected = 前
cli-analyzed-turned = 切札表示
cli-analyzed-hands = 手札
cli-analyzed-draws = 引いた札
cli-analyzed-unseen = 未知
cli-analyzed-own = 自分
cli-analyzed-others = 相手
cli-analyzed-came = 後
cli-analyzed-worst = { $at } { $name }：{ $done } → { $sure ->
    [yes] より良い選択
   *[no] より良いかもしれない選択
}：{ $best }。{ $told }
cli-analyzed-open = すべての札が見えていたとすれば、損は{ $loss }点です。
cli-equity = ディールの前に、子がゲームに勝つ見込みを、すべてのスコアについて示します。
cli-equity-rules = 使うルール（いつも最新の版）：{ cli-presets-ecarte }。
cli-equity-option = 変えるルール：target=10、vulnerability=every など。何度でも指定できます。
cli-equity-points = 子にとってのゲームの値打ちから、親にとっての値打ちを引いたもの（E25）。縦は子の得点、横は親の得点。
cli-equity-chance = 子が勝つ見込み（%）。縦は子の得点、横は親の得点。
cli-equity-as_json = 一つの JSON オブジェクト：rules、points、table。
cli-equity-game = { $game }にはその表がありません。
cli-equity-corner = 子
cli-equity-dealer = 親

## What could they hold, and the hand explorer, at the terminal

cli-holding = ある時点でほかのプレイヤーが持ちうる手札を示します。ある席の知識から見た各カードの確率（%）です。
cli-holding-at = 時点。3#12 は第3ディールの12番目の出来事の後です。
cli-holding-seat = 誰の知識から見るか。
cli-holding-number = ファイルの何番目のゲーム記録か。
cli-holding-weighted = そのとおりに行動しそうな手札ほど重く数えます。
cli-holding-suppose = 仮定します。N+Js：北にスペードのジャックがある。N-Js：ない。N-s：スペードがない。くり返せます。ブロットだけです。
cli-holding-as_json = JSONオブジェクト一つ：holders、hands、looked、error。隠れた手札が一つだけなら、seat、size、cardsも。
cli-holding-game = { $game }ではできません。
cli-explore = 手札を調べ、それぞれの選択の値打ちを示します。

    エカルテではスタンドかプロポーズか、リフューズかアクセプトか、捨て札とリード、そして定石の判断。ブロットでは各巡のビッド、--contractがあればリードする札です。
cli-explore-cards = 手札。例：「7h 8h Ks 7s 7d」。ブロットではビッドなら5枚（2人では6枚）、リードなら8枚（2人では9枚）で、めくり札は含みません。カードを場に並べるときは自分の列です。
cli-explore-turned = 切札表示カード。カードを場に並べるときは、最後に配られた札。
cli-explore-dealer = エカルテ：プロポーズされた親の手札とします。
cli-explore-score = エカルテ：得点。自分が先です。
cli-explore-laid = エカルテ：親の手札のとき、子の交換枚数。
cli-explore-game = ゲーム。
cli-explore-place = ブロット：ビッドの順番。その手札の人の、--contractがあればテイクした人の順番です。
cli-explore-second = ブロット：2巡目のビッド。
cli-explore-contract = ブロット：テイクの内容（s、h、d、c、nt、at）。最初の人がリードします。
cli-explore-bottom = 2人か3人のブロットのリード：山札の最後の札。
cli-explore-other = カードを場に並べるブロット：相手の列。
cli-explore-rules = 使うルール（いつも最新の版）：{ cli-presets }
cli-explore-option = 変更するルール：target=10、vulnerability=every など。何度でも指定できます。
cli-explore-as_json = JSONオブジェクト一つ：classic、deals、choices、discards、leads、seeing、worlds。ブロットではdeclared、estimate。
cli-explore-does = { $does }。{ $why }
cli-explore-hand-wrong = 手札は異なる5枚です。例：「7h 8h Ks 7s 7d」
cli-explore-turned-wrong = 切札表示カードは手札にない1枚です。例：--turned 9h
cli-explore-score-wrong = 得点は目標より小さい二つの数で、自分が先です。例：--score 3-4
cli-explore-elsewhere = { $option }は{ $game }では使えません。
cli-explore-both = --second か --contract のどちらか一方だけを指定してください。最初の札を出すのは、切り札が決まってからです。

## 端末で解く問題

cli-problems = ゲームの問題を解きます。実際のゲームから、最善の選択がはっきりした場面を選びました。レーティングを記録し、間違えた問題をあとでもう一度出します。fsrsが必要です：pip install 'ecarte[problems]'
cli-problems-kind = この種類の問題だけ。何度でも指定できます。エカルテはpropose、accept、discard、lead、card、double、ブロットはfirst、second、free、lead、draw、partner、belote、last、open、また手札を配り続けるbidsとbids-freeとbids-open。
cli-problems-number = この数だけ解いたら終わります。
cli-problems-only = IDで指定した一問。
cli-problems-progress = 記録を保存するファイル（いつもの場所の代わり）。
cli-problems-heading = 問題 { $id } · { $kind } · レーティング{ $rating }
cli-problems-again = 問題 { $id }（もう一度） · { $kind } · レーティング{ $rating }
cli-problems-help = 選択肢の番号か、カードの名前（7h、10s）または位置（1 3）を入力します。「q」で終わります。ここまでの記録は残ります。
cli-problems-right = 正解です。
cli-problems-wrong = 不正解。この選択の損：{ $told }。最善は{ $best }です。
cli-problems-exact = 相手の持ちうる手札をすべて数えました（{ $worlds }通り）。
cli-problems-sampled = { $unit ->
    [points] ほかのカードのありうる配置{ $worlds }通りで計算しました。
   *[game] 相手の持ちうる手札{ $worlds }通りで計算しました。
}
cli-problems-look = ゲーム全体：ecarte open { $link }
cli-problems-rating = レーティング：{ $rating } ± { $error }（{ $change }）
cli-problems-sum = 正解：{ $number }問中{ $right }問
cli-problems-all = 全問に挑戦しました。もう一度出す問題はありません。
cli-problems-later = 全問に挑戦しました。間違えた問題は{ $when }からまた出ます。
cli-problems-unknown = 「{ $id }」という問題はありません。
cli-problems-unread = 「{ $file }」を読めません：{ $detail }
cli-problems-damaged = 「{ $file }」は記録のファイルではありません。やり直すには、ほかの場所に移してください。
cli-lessons = 短いレッスンの一覧を出すか、その一つを始めます。テーブルで何手か試し、最後に問題がいくつか出ます。
cli-lessons-lesson = 受けるレッスンの番号か名前。
cli-lessons-progress = 修了したレッスンを記録するファイル（いつもの場所の代わり）。
cli-lessons-help = テーブルと同じように答えます。言葉か、カードの名前（7h、10s）または位置（1 3）です。「q」でレッスンを終わります。
cli-lessons-unknown = 「{ $lesson }」というレッスンはありません。「ecarte lessons」で一覧が出ます。
