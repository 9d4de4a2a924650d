### The help of the command line.

## Command line: at the table

cli-play = 端末でコンピューターと対戦します。

    カードは手札の番号（1）か名前（Ks、k s、10h、スペードのキング）で指定します。ほかの操作はプレイ中に ? で見られます。ゲームは一手ごとに保存され、あとで続けられます。
cli = フランスのカードゲーム、エカルテとブロットの対戦と、ゲーム記録の再生・検査・変換・分析をします。

    終了コードは、問題がなければ 0、ゲーム記録に誤りがあれば 1、コマンドが正しくないかファイルを読み書きできなければ 2、Ctrl-C で止めたときは 130 です。
cli-usage = 使い方：
cli-arguments = 引数
cli-options = オプション
cli-commands = コマンド
cli-examples = 例
cli-man-name = 名前
cli-man-synopsis = 書式
cli-man-description = 説明
cli-man-see = 関連項目
cli-group-table = 対戦
cli-group-records = ゲーム記録
cli-group-many = 多くのゲーム記録
cli-group-analysis = 分析
cli-group-laws = ルールと規則
cli-group-puzzles = 問題
cli-panel-game = ゲーム
cli-panel-players = プレイヤー
cli-panel-match = マッチ、チップ、観客
cli-show-help = このヘルプを表示して終わります。
cli-default = ［省略時：{ $value }］
cli-least = ［{ $least } 以上］
cli-required = ［必須］
cli-misuse-help = ヘルプ：{ $command }
cli-misuse-no-command = { $command } というコマンドはありません。
cli-misuse-file = 「{ $file }」はファイルです。先にコマンドを書いてください。例：{ $example }
cli-misuse-no-option = { $option } というオプションはありません。
cli-misuse-similar = { $names } のことですか。
cli-misuse-missing = { $parameter } が足りません：{ $usage }
cli-misuse-commands = { $names } があります。
cli-misuse-too-many = 余分な引数があります：{ $given }
cli-misuse-takes-one = { $option } の後には値が必要です。
cli-misuse-takes-none = { $option } に値は付けられません。
cli-misuse-choice = { $parameter } に使えるのは次のどれかです：{ $allowed }
cli-misuse-number = { $bounds ->
    [least] { $parameter } は { $least } 以上の整数で指定してください。
   *[both] { $parameter } は { $least } から { $most } までの整数で指定してください。
}
cli-misuse-value = { $number ->
    [whole] { $parameter } は整数で指定してください。
    [any] { $parameter } は数で指定してください。
   *[none] { $parameter } にこの値は使えません。
}
cli-version = バージョンを表示して終わります。
cli-option-game = 遊ぶゲーム。
cli-option-lang = 表示する言語。指定しなければ環境の言語です。
cli-option-plain = カードを絵にせず1行で表示します（スクリーンリーダー向け）。
cli-option-color = 色：端末に合わせる（auto）、常に（always）、使わない（never）。
cli-option-files = ゲーム記録のファイル：ECN、JSON、リンク、リンクの列のある csv、アーカイブのどれでも。gzip は展開され、- は標準入力です。
cli-option-seat = 一つの席から見たように：相手の手札は隠れたままです。
cli-option-output = 書き出すファイル。すべて書けたときだけ置き換わります。.gz で終わる名前なら圧縮します。- は標準出力です。
cli-option-quiet = 何も表示しません。結果は終了コードで分かります。
cli-completion-shell = シェルが次のどれでもありません：{ $shells }。ほかのシェルには、次のコマンドが補完の設定を表示します：_ECARTE_COMPLETE=source_bash ecarte
cli-completion-profile = $PROFILE のファイルに次の行を加えてください：ecarte --show-completion | Out-String | Invoke-Expression
cli-completion-installed = { $shell } の補完を { $file } に設定しました。次に開くシェルから使えます。
cli-option-install_completion = このシェルで Tab キーによるコマンド補完を使えるようにして、終わります。
cli-option-show_completion = 補完の設定を表示して、終わります。
# ターミナルでのプレイとリンク（英語のヘルプにある項目すべて）
cli-play-rules = 使うルール（いつも最新の版）：{ cli-presets }
cli-presets = { cli-presets-ecarte }。ブロットでは{ cli-presets-belote }。
cli-presets-ecarte = akagiri（{ preset-akagiri }）、jirai（{ preset-jirai }）、article（{ preset-article-2 }）、london（{ preset-london-3 }）、casino（{ preset-casino }）
cli-presets-belote = classic（{ preset-classic }）、tournament（{ preset-tournament }）、modern（{ preset-modern }）、three（{ preset-three }）、federation（{ preset-federation }）、two-hand（{ preset-two-hand }）、two（{ preset-two }）
cli-play-option = ルールを一つ変えます：target=10、king_mark=optional など。何度でも指定できます。
cli-play-opponent = 対戦相手。
cli-play-partner = ペアで戦うゲームでのパートナー。指定しなければ、相手側と同じ強さです。
cli-play-seat = あなたの席。
cli-play-dealer = 最初の親。cut なら、ふつうどおりカットで決めます。
cli-play-seed = すべてのカードを決める64桁の16進数。指定しなければ、そのつど無作為に選びます。
cli-play-save = ゲームを残す新しいファイル。指定しなければ、あなたのゲームのフォルダーに作ります。
cli-play-resume = このファイルのゲームを続けます（- は標準入力）。
cli-link-at = この時点で開きます：3#12 は第3ディールの12番目の出来事の後です。
cli-link-seat = この席が知っていることだけを入れます。
cli-link-whole = 終わっていないゲームでも、全員の手札を含めてリンクにします。
cli-link-one = --view は一つの席が知っていることだけを、--all はすべてを入れます。どちらか一方を指定してください。
cli-link-unfinished = { $place }：このゲームは終わっていないため、リンクにすると全員の手札が見えてしまいます。一つの席が知っていることだけなら --view 席（{ $seats }）、すべてなら --all を付けてください。
cli-link-challenge = 挑戦状：友だちがこの席で同じディールをプレイし、結果を競います。
cli-link-together = すべての記録を順に一つのリンクにします。研究の章などに。--at 2 は2番目を、--at 2:3#12 はその時点を開きます。
cli-link-together-alone = --together はゲームをそのまま入れます。--view や --challenge とは一緒に使えません。
cli-link-chapter = 「{ $given }」は記録の番号ではありません。
cli-link-base = 各リンクの前に付けるページのアドレス。
cli-play-two = この端末で2人がプレイします。交代のたびに画面を消します。
cli-play-friend = 離れた友だちとプレイします。メッセージはそれぞれ、渡すための短い文字列で、誰もカードを配りません。
cli-play-computer = 友だちとのゲームの席を、この端末で動くコンピューターに任せます。席と強さを W=amateur のように書き、何度でも指定できます。
cli-play-names = コンマで区切った名前。この端末の人を先に書きます。プールや観客のいるゲームでは、空白は使えません。
cli-play-rubber = ラバー：このゲーム数のうち、半分より多く勝ったほうの勝ち。
cli-play-pool = 3人のプール：負けると3人目と交代し、2連勝した人がプールを取ります。
cli-play-watch = コンピューター同士がプレイし、あなたは観戦して賭け、賭けたプレイヤーに助言します。
cli-play-stake = 1ゲームで動くチップ。プールでは各自が出すチップ。
cli-play-purse = 初めに各自が持つチップ。
cli-play-gallery = 賭けをする観客。french は賭けたプレイヤーに助言し、english は黙っています。
cli-check = ゲーム記録の誤りをすべて示します。

    問題ごとに1行、「ファイル:行:桁: コード (規則) 文」の形です。E- で始まるコードは誤り、W- は警告（正規形とは違うが、意味は分かる）です。終了コードは、誤りがなければ 0、あれば 1、ファイルが読めないかコマンドが理解できなければ 2 です。
cli-check-strict = 1 バイトも違わない正規形だけを受け入れます。
cli-check-as_json = 問題ごとに JSON オブジェクトを一つ：file、line、column、record、deal、code、rule、severe、sentence、remedy、data。
cli-fmt = ファイルを正規形に書き直し、変更をすべて示します。

    読み切れないゲーム記録のあるファイルはそのまま残します。終了コードは、変更しても 0、そのまま残したか、--check で変更が必要なら 1、読み書きできなければ 2 です。
cli-fmt-files = ECN のゲーム記録ファイル。gzip は gzip のままです。- なら標準入力を正規形にして標準出力に書きます。
cli-fmt-check = 何も変更しません。変更が必要なら終了コードは 1 です。
cli-fmt-diff = 統一形式の差分（unified diff）を表示し、ファイルはそのまま残します。終了コードは 0 です。変更があれば 1 にするには --check を付けてください。
cli-fmt-stdout = 標準出力に書き、ファイルはそのまま残します。
cli-edit = ゲーム記録に書き込みます：コメント、評価記号、変化、タグ。

    変更は指定した順に、直前の --at が示す時点に対して行います。3#5 は第3ディールの5番目の出来事、3#5/0#2 はその横の最初の変化の2番目、3#0 はディールの始まりです。変化を動かすと、その中の時点も変わります。続く指定には新しい時点を書いてください。すべての記録（--number があればその一つ）を変更し、すべてを書き出します。変更できない記録は理由を示して除き、終了コードは 1 になります。
cli-edit-at = 続く変更を書き込む時点：3#5、3#5/0#2。
cli-edit-comment = 出来事のコメント。前のコメントと置き換わり、空なら消します。
cli-edit-mark = 出来事の評価記号：!、?、!!、??、!?、?!、$10。前の記号と置き換わります。続けて指定すればまとめて書き、空ならすべて消します。
cli-edit-cards = その時点で印を付けるカード。前の印と置き換わります："Ks7h"。"" なら印を消します。
cli-edit-add = その時点のあとに起こりえたことを変化として加えます："S:propose N:refuse"。
cli-edit-promote = 変化を一つ上に移します。先頭の変化は、もとの進行と入れ替わります。
cli-edit-remove = 変化の出来事と、その後を消します。最初の出来事か 3#5/0#0 なら、変化をすべて消します。
cli-edit-tag = 記録のタグを付けます。値がなければ消します。
cli-edit-study = 記録を、読んだ順に、この題の研究の章にします。空なら研究から外します。
cli-edit-number = この番号の記録だけを変更します（1から数えます）。
cli-edit-nothing = 何を変更するか指定してください：--at と --comment、--mark、--add、--promote、--remove のどれか、または --tag、--study。
cli-edit-where = { $option } の前に、時点を --at ディール#出来事 で指定してください。
cli-edit-value = 「{ $given }」は 名前=値 の形ではありません。
cli-edit-no-add = --add：「{ $word }」は出来事ではありません。S:propose や N.9h のように書き、空白で区切ってください。
cli-edit-no-cards = 「{ $cards }」はカードではありません。Ks のように書いてください。
cli-edit-no-mark = 「{ $word }」は評価記号ではありません。使えるのは { $allowed } と $0 から $999 です。
cli-convert = ゲーム記録を別の形式に変換します。誤りは標準エラーに示します。

    ecn：正規形。json、jsonl：1行に一つのオブジェクト。link：1行に一つのリンク。csv、parquet：ディールごとに1行。pbn：ディールごとに Portable Bridge Notation。誤りのあるゲーム記録は除かれますが、JSON には問題とともに書かれます。終了コードは 0、誤りのあるゲーム記録があれば 1、ファイルを読み書きできなければ 2 です。
cli-convert-out_form = 書き出す形式。指定しなければ --output の拡張子で判断します。
cli-convert-to-what = --to か --output の拡張子で形式を指定してください。使えるのは：{ $allowed }。
cli-convert-in_form = 読み込む形式。指定しなければ最初の行で判断します。
cli-convert-links = link の列を加えます。csv のゲームは、そこから読み戻せます。時間の大半はリンク作りにかかります。
cli-convert-table = { $option } は csv と Parquet に使うもので、{ $format } には使えません。
cli-merge = それぞれのプレイヤーから見たゲーム記録を合わせて、完全なゲーム記録にします。

    二つなら同じゲームとみなします。それより多ければ、ルール・大会・場所・日付・ラウンド・プレイヤーが同じで矛盾しないものを合わせ、対になるもののない記録はそのまま書きます。矛盾はすべて示され、矛盾する記録は書かれません。そのときの終了コードは 1 です。
cli-redact = 一つの席が知っていることだけをゲーム記録に残します。

    ほかの席の手札は ?? になり、それを明かすもの（シード、ほかのプレイヤーのコメント、仮定の手札のある変化）は除かれます。
cli-redact-seat = どの席から見た記録にするか：S、N、E、W のどれか。
cli-sort = ゲーム記録を並べ替えます。
cli-sort-by = 基準になるタグ。先のものほど優先：Date,Round。「players」は全員の名前です。deals、game_events などゲームの項目も使えます。不明なものは最後です。
cli-sort-reverse = 逆順にします。同じものは元の順のままです。
cli-sort-deal = 「{ $tag }」はディールの項目で、ゲームには複数あります。タグかゲームの項目を使ってください。
cli-sort-none = 「{ $tag }」という項目はなく、この名前のタグを持つゲーム記録もありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}
cli-dedupe = 同じゲームは最初の一つだけを残し、除いた数を示します。

    ルール、プレイヤー、日付、ラウンド、ディール、経過が同じなら、コメントやほかのタグが違っても同じゲームです。
cli-split = ゲーム記録を別々のファイルに書きます。

    すでにあるファイルには上書きしません。
cli-split-by = タグやゲームの項目の値ごとに一つのファイル：Date、Event、South、deals など。
cli-split-size = 一つのファイルに書くゲーム記録の数。
cli-split-into = 書き出すフォルダー。指定しなければ今のフォルダーです。
cli-head = 最初のゲーム記録を書き出します。
cli-head-number = ゲーム記録の数。
cli-head-tags = タグだけを、書かれているとおりに。ほかは読みません。
cli-serve = 作成済みのサイトを、Ctrl-C までこのコンピューターで公開します。
cli-serve-folder = サイトのフォルダー。指定しなければ ./dist です。
cli-serve-port = ポート。0 なら空いているものを使います。
cli-serve-show = ブラウザで開きます。
cli-draw = ゲーム、ディール、局面のどれかを図にします。

    図の種類はファイル名の終わり（.svg、.png、.pdf）で決まります。標準出力には SVG を書きます。PNG と PDF には Matplotlib が必要です：pip install 'ecarte[picture]'
cli-draw-number = 誤りのないゲーム記録のうち何番目か。
cli-draw-at = このディール（3）、またはこの時点だけ：3#12 は第 3 ディールの 12 番目の後です。
cli-draw-output = 書くファイル。- は標準出力です。
cli-show = 端末でゲームを再生します：経過、テーブル、得点表。
cli-show-step = 一つずつ進みます：Enter か → で次、← で前、n と p でディールごと、q で終わり。
cli-show-at = この時点だけ：3#12 は第 3 ディールの 12 番目の後、3#0 はその始め、3#12/0#4 は変化の中。
cli-show-why = 終わったディールについて、コンピューターがそうした理由も示します。
cli-show-sheet = 得点表だけ：ディールごとに1行。
cli-show-number = 誤りのないゲーム記録のうち何番目か。指定しなければすべてを順に。--step と --at では最初のゲーム記録です。

## 多くのゲーム記録：条件、統計、アーカイブ、シミュレーション

cli-link = 記録をリンクとして1行に一つずつ書き出します。アドレスの文字にゲーム全体が入ります。

    終わっていないゲームのリンクに、この先のカードが分かるシードは入りません。
cli-open = リンクの記録を ECN で書き出します。
cli-open-link = アドレス全体、または「#」の後の文字。- なら標準入力から1行に一つずつ読みます。
cli-law = ロンドンのクラブの規則を示します。51条の題、または1条の全文です。

    1条の全文には、その条で起こりうること、誰が選ぶか、選んだ結果と、ゲーム記録で示せるときは例が付きます。
cli-law-number = 条の番号、1 から 51。
cli-law-as_json = 条ごとに一つの JSON オブジェクト：number、kind、rules、title、text、cases、example。
cli-law-sources = 条の出典を、原文で示します。
cli-law-which = --sources は1条の出典を示します。番号を指定し、--json は付けないでください。
cli-law-missing = 第{ $number }条はありません。1 から { $last } までです。
cli-arbiter = 審判を呼びます。テーブルで起きたことを答えると、規則による裁定を示します。

    何が起きたか、裁定に必要なことは何かをたずねます。番号か名前で答えます。引数だけで足りれば、何もたずねません。
cli-arbiter-what = 起きたことの名前：revoke、wrong-number など（付けずに --json とすると一覧）。
cli-arbiter-answers = 答えを、たずねられる順に。
cli-arbiter-as_json = JSON で、残った質問か裁定を示します。何もたずねません。
cli-arbiter-missing = 審判は「{ $what }」を知りません。{ $near ->
    [0] 「ecarte arbiter」で一覧が出ます。
   *[other] 「{ $near }」のことですか。
}
cli-arbiter-ruled = 「{ $answer }」の前に裁定が出ています。もう何もたずねません。
