### ページとコマンドラインのすべての言葉。ここにないものは英語で表示されます。

## Cards and suits

suit = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
   *[other] { $suit }
}
suit-title = { suit }
rank = { $rank ->
    [K] キング
    [Q] クイーン
    [J] ジャック
    [A] エース
    [T] 10
   *[other] { $rank }
}
rank-sign = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank-title = { rank }
card-name = { suit }の{ rank }
list-more = { $listed }、{ $next }
card-the = { card-name }
trump-suit = { $trump ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
   *[other] { $trump }
}

## Command line: at the table

cli-play = ターミナルでコンピューターと対戦します。
cli = エカルテとブロット：フランスのカードゲーム。対戦と、ゲーム記録の再現・検査・変更・集計ができます。

    どのコマンドも、問題がなければ 0、ゲーム記録に誤りがあれば 1、コマンドが理解できないかファイルの読み書きができなければ 2、Ctrl-C で止められたら 130 で終わります。
cli-usage = 使い方：
cli-arguments = 引数
cli-options = オプション
cli-commands = コマンド
cli-show-help = このヘルプを表示して終わります。
cli-default = ［省略時：{ $value }］
cli-required = ［必須］
cli-version = バージョンを示して終わります。
cli-option-game = 遊ぶゲーム。
cli-option-lang = 表示する言語。指定しなければ環境の言語です。
cli-option-color = 色：端末に合わせる（auto）、常に（always）、使わない（never）。
cli-option-files = ゲーム記録のファイル：ECN、JSON、リンクのどれでも。gzip は展開され、- は標準入力です。
cli-option-output = 書き出すファイル。すべて書けたときだけ置き換わります。.gz で終わる名前なら圧縮します。- は標準出力です。
cli-option-quiet = 何も表示しません。結果は終了コードで分かります。
cli-option-install_completion = このシェルで Tab キーによるコマンド補完を使えるようにして、終わります。
cli-option-show_completion = 補完の設定を表示して、終わります。
# ターミナルでのプレイとリンク（英語のヘルプにある項目すべて）
cli-play-rules = 使う規則：{ cli-presets }
cli-presets = { cli-presets-ecarte }。ブロットでは{ cli-presets-belote }。
cli-presets-ecarte = akagiri（{ preset-akagiri }）、jirai（{ preset-jirai }）、article（{ preset-article-2 }）、london（{ preset-london-2 }）、casino（{ preset-casino }）
cli-presets-belote = classic（{ preset-classic }）、tournament（{ preset-tournament }）、modern（{ preset-modern }）、three（{ preset-three }）
cli-play-option = 規則を一つ変えます：target=10、king_mark=optional など。何度でも指定できます。
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
cli-link-challenge = 挑戦状：友だちがこの席で同じ配りをプレイし、結果を競います。
cli-link-base = 各リンクの前に付けるページのアドレス。
cli-language = 「{ $language }」という言語はありません。使えるのは { $allowed } です。
cli-option-form = 規則は「target=10」のように 名前=値 の形で書きます。「{ $given }」は読めません。
cli-no-partner = このゲームにパートナーはいません。--partner を外してください。
cli-exists = { $file } はすでにあります。--resume でそのゲームを続けるか、別の名前にしてください。
cli-resume-alone = 続きのゲームでは、規則も親もシードも変わりません。--game、--rules、--option、--dealer、--seed を外してください。
cli-resume-one = { $file } には{ $records }件の記録があります。続きをするには、1件だけのファイルにしてください。
cli-resume-seed = { $file } のゲームは続けられません。Seed タグがなく、山札の順がわからないからです。
cli-challenge-alone = 挑戦状は最初のディールから始まり、ゲームの経過は入りません。--at と --seat を外してください。
cli-open-at = このリンクは { $at } で開きます。
cli-open-file = 「{ $file }」はファイルです。中のリンクを開くには：ecarte open - < { $file }
cli-vulnerable = · { $who ->
    [you] あなたに2点の危険
   *[other] { $name }に2点の危険
}
cli-enter = Enter キー
cli-no-place = ここで名指せる { $text } 番のカードはありません。手札は{ $most }枚です。
cli-resign-sure = 投了するなら、もう一度「resign」と入力してください。ほかの入力ならゲームを続けます。
cli-help-text =
    カード：番号（1）または名前（Ks、k s、K♠、10h）で。捨てるときは続けて：1 3、または Ks 7h。0 なら交換なし。
    かっこの付いたカードは今は出せません。名指すと理由を示します。
    p プロポーズ（枚数を言う規則では p 3）· s スタンド · a アクセプト · i 足りるならアクセプト · r リフューズ · k キングを宣言
    h ヒント · u 1手戻す · resign 投了 · q 中断（あとで続けられます）· ? このヘルプ
cli-play-two = この端末で2人がプレイします。交代のたびに画面を消します。
cli-play-names = コンマで区切った名前。この端末の人が先です。プールや見物人のいる席では空白は使えません。
cli-play-rubber = ラバー：この数のゲームのうち多く勝った方が勝ち。
cli-play-pool = 3人のプール：負けると3人目と交代し、続けて二度勝つとプールを取ります。
cli-play-watch = コンピューター同士がプレイし、あなたは見て、賭け、賭けた相手に助言します。
cli-play-stake = 1ゲームで動くチップ。プールでは各自の払う額。
cli-play-purse = 初めに各自が持つチップ。
cli-play-gallery = 賭ける見物人。french は賭けた相手に助言し、english は黙っています。
cli-check = ゲーム記録の誤りをすべて「ファイル:行:桁: コード (規則) 文」の形で示します。

    E- で始まるコードは誤り、W- は警告（正規形とは違うが、意味は分かる）です。終了コードは、誤りがなければ 0、あれば 1、ファイルが読めないかコマンドが理解できなければ 2 です。
cli-check-strict = 正規形だけを、1 バイトの違いもなく受け入れます。
cli-check-as_json = 問題ごとに JSON オブジェクトを一つ：file、line、column、record、deal、code、rule、severe、sentence、remedy、data。
cli-fmt = ファイルを正規形に書き直し、変更をすべて示します。

    読み切れないゲーム記録のあるファイルはそのまま残します。終了コードは、変更しても 0、そのまま残したか、--check で変更が必要なら 1、読み書きできなければ 2 です。
cli-fmt-files = ECN のゲーム記録ファイル。gzip は gzip のままです。- なら標準入力を正規形にして標準出力に書きます。
cli-fmt-check = 何も変更しません。変更が必要なら終了コードは 1 です。
cli-fmt-stdout = 標準出力に書き、ファイルはそのまま残します。
cli-convert = ゲーム記録を別の形式に変換します。誤りは標準エラーに示します。

    ecn：正規形。json、jsonl：1行に一つのオブジェクト。link：1行に一つのリンク。csv、parquet：ディールごとに1行。誤りのあるゲーム記録は除かれますが、JSON には問題とともに書かれます。
cli-convert-to = 書き出す形式。
cli-convert-source = 読み込む形式。指定しなければ最初の行で判断します。
cli-merge = それぞれのプレイヤーから見たゲーム記録を合わせて、完全なゲーム記録にします。

    二つなら同じゲームとみなします。それより多ければ、規則・大会・場所・日付・ラウンド・プレイヤーが同じで矛盾しないものを合わせ、相手のないものはそのまま書きます。矛盾はすべて示され、そのゲームは書かれず、終了コードは 1 です。
cli-redact = 一つの席が知っていることだけをゲーム記録に残します。

    相手の手札は ?? になり、それが分かるもの（シード、相手のコメント、仮定の手札のある変化）は除かれます。
cli-redact-seat = 残す席：S、N、E、W のどれか。
cli-sort = ゲーム記録を並べ替えます。
cli-sort-by = 基準になるタグ。先のものほど優先：Date,Round。「players」は全員の名前です。不明なものは最後です。
cli-sort-reverse = 逆順にします。同じものは元の順のままです。
cli-sort-none = タグ「{ $tag }」のあるゲーム記録はありません。
cli-dedupe = 同じゲームは最初の一つだけを残し、除いた数を示します。

    ディール、経過、プレイヤー、日付、規則が同じなら、コメントやほかのタグが違っても同じゲームです。
cli-split = ゲーム記録を別々のファイルに書きます。

    すでにあるファイルには上書きしません。
cli-split-by = タグの値ごとに一つのファイル：Date、Event、South など。
cli-split-size = 一つのファイルに書くゲーム記録の数。
cli-split-into = 書き出すフォルダー。指定しなければ今のフォルダーです。
cli-head = 最初のゲーム記録を書き出します。
cli-head-number = ゲーム記録の数。
cli-head-tags = タグだけを、書かれているとおりに。ほかは読みません。
cli-serve = 作成済みのサイトを、Ctrl-C までこのコンピューターで公開します。
cli-serve-folder = サイトのフォルダー。指定しなければ ./dist です。
cli-serve-port = ポート。0 なら空いているものを使います。
cli-serve-show = ブラウザーで開きます。
cli-show = 端末でゲームを再現します：経過、テーブル、得点表。
cli-show-step = 一つずつ進みます：Enter か → で次、← で前、n と p でディールごと、q で終わり。
cli-show-at = この時点だけ：3#12 は第 3 ディールの 12 番目の後、3#0 はその始め、3#12/0#4 は変化の中。
cli-show-why = 終わったディールについて、コンピューターがそうした理由も示します。
cli-show-seat = 一つの席から見たように：相手の手札は隠れたままです。
cli-show-number = 何番目のゲーム記録か。指定しなければすべてを順に。--step と --at では最初のゲーム記録です。

cli-format = 「{ $format }」という形式には変換できません。使えるのは：{ $allowed }。
cli-rules-elsewhere = 「{ $rules }」は別のゲームのルールです。--game { $game } を付けてください。
cli-one-of = { $option } は「{ $value }」にはできません。使えるのは：{ $allowed }。
cli-not-written = { $file } に書けません：{ $detail }。
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
cli-left-as-is = { $file } はそのままです：読めないところが失われるためです。
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
cli-show-missing = これらのファイルに { $number } 番目のゲーム記録はありません。
cli-show-view = このゲーム記録は { $seat } から見たもので、そこからしか見られません。
cli-merge-against = { $first } と { $second } は矛盾するので書きません：
cli-merge-at = その時点：{ $at }
cli-merge-alone = { $number } 件は相手がなく、一つの席から見たままです。
cli-deduped = { $left ->
    [0] 重複したゲームはありません
   *[other] 重複した { $left } 件を除きました
}：{ $read } 件のうち { $kept } 件を書きました。
cli-split-one = --by か --size のどちらか一方だけを指定してください。
cli-split-exists = { $file } はすでにあります。--into で別のフォルダーを指定してください。
cli-split-done = { $records } 件のゲーム記録を { $files } 個のファイルに書きました。
cli-parquet-output = Parquet は標準出力には書けません。--output でファイルを指定してください。
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
cli-not-understood = 「{ $text }」はここでは分かりません。? でヘルプを見てください。
cli-over = ゲーム記録：{ $file }
cli-left = ゲームは保存されています。続きは：ecarte play --resume { $file }
cli-kept-whole = 続きができるように、ファイルには他の手札とシードも含めてゲームのすべてが入っています。自分の知っていることだけを渡すには：ecarte link --view { $seat } { $file }

## Problems

not-your-turn = あなたの番ではありません。
problem-with-rule = { $words }（{ $rule }）
problem-unknown = それはできません（{ $code }）。

seat-title = { $seat ->
    [S] 南
    [N] 北
    [E] 東
    [W] 西
   *[other] { $seat }
}
problem-E-turn = { $seat ->
    [S] 南の番です。
    [N] 北の番です。
    [E] 東の番です。
    [W] 西の番です。
   *[other] 誰の番でもありません。
}
    .remedy = { $slip ->
        [1] 規則に反してもそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-suffix = このルールでは反則はできないので、「~{ $suffix }」は書けません。
    .remedy = 印を取るか、「{ option-revoke }：{ option-revoke-penalty }」を選んでください。
problem-E-lead-required = 宣言されたスート（{ suit }）をリードしなければなりません。
problem-E-reply = { $question ->
    [double] 先にダブルに答えてください（受けるか断るか）。
    [offer] 先に1点の申し出に答えてください（受けるか断るか）。
    [suit] 宣言と違うスートがリードされました。そのままにするか、宣言のスートを求めてください。
   *[other] 先に指摘を裁定してください。
}
problem-E-offer-off = このゲームのルールにはありません。
    .remedy = オプション「{ $option }」を選んでください。
problem-E-double-now = ダブルは切札表示から3番目のトリックのリードまで、1ディールに一度だけです。
problem-E-offer-now = 1点の申し出は切札表示から最初のリードまで、1ディールに一度だけです。
problem-E-turn-own = 番でないリードは、相手がリードする番のときだけ起こります。
problem-E-back = このカードはもう戻せません。
    .remedy = 戻せるのは反則のカードを次のリードの前に、番でないリードは相手が出す前だけです。
problem-E-king-true = 偽のキングは、持っていない人がまだ宣言できる間だけのことで、それでゲームに勝つことはできません。
problem-E-nothing-asked = 「{ $say }」で答えるような問いはありません。
problem-E-suit-now = スートの宣言はリードの前に一度だけです。
problem-E-claim-rest = 残りのトリックは確実ではありません。まだ見えていないカードに取られるかもしれません。
problem-E-concede-now = 手を投げられるのは、自分がカードを出す番のときです。
problem-E-suit-due = リードの前にスートを宣言してください。
problem-E-revoke-none = { card-the }はここで出せるので、反則ではありません。
    .remedy = 「~revoke」を取ってください。
problem-E-claim = 「{ $claim }」は今は指摘できません。見えたカードからは分からないか、もう遅すぎます。{ $number ->
    [0] ここで指摘できることは、ほかにもありません。
   *[other] ここで指摘できるもの：{ $allowed }。
}
problem-E-claim-rules = このルールでは反則ができないので、指摘することもありません。
problem-E-ruling = 「{ $ruling }」はここでは選べません。{ $number ->
    [0] 裁定を待つ指摘はありません。
   *[other] この指摘で選べるもの：{ $allowed }。
}
problem-E-irregular = 「{ $text }」は違反や裁定の書き方ではありません。
    .remedy = 使える言葉は &fault（shuffle、cut、cards、pack）、&exposed、&notice、&looked、&mixed、&found、&ruling、&recut、&drawn、&tricks、&mark、&unmark、&claim、&advise です。席とカードは「&found:15:N」「&exposed:-:As」「&drawn:S:7c8c」のように書きます。
problem-E-irregular-now = 「{ $text }」はここでは起こりえません。
    .remedy = 起きた所に移すか、消してください。
problem-E-law-now = { $why ->
    [none] 規則{ $law }はありません。規則は 1 から 51 までです。
    [seat] 規則{ $law }はもう1人のしたことについてです：「{ $text }」。
    [open] ここには、裁定を待つことがありません。
    [other] 見つかったことを裁くのは規則{ $law }ではなく、規則{ $text }です。
   *[not] 規則{ $law }はここには当てはまりません。起きていないことか、もう遅すぎます。
}
problem-E-ruling-choice = 規則{ $law }では、ここで「{ $choice }」は選べません。選べるもの：{ $allowed }。
problem-E-ruling-due = 見つかったことを先に裁かなければなりません（規則{ $law }）。
    .remedy = 「&ruling:{ $law }:」に続けて、選んだものを書いてください。
problem-E-owed = { $owed ->
    [drawn] 裁定により、先に { $seat } の手札から { $number } 枚引きます。
    [recut] 裁定により、先にカットし直します。
    [tricks] { $seat } に残ったカードはトリックに数えます。先にそれを書きます。
   *[other] 裁定により、先に { $seat } があと { $number } 枚取ります。
}
    .remedy = { $owed ->
    [drawn] 「&drawn:{ $seat }:」とカードを書いてください。
    [recut] 「&recut」と書いてください。
    [tricks] 「&tricks:{ $seat }:{ $number }」と書いてください。
    [deal] 「{ $seat }<」とカードを書いてください。
   *[other] 「{ $seat }+」とカードを書いてください。
}
problem-E-took = ここでは { $seat } が最後に取った枚数だけを言えます。
problem-E-show-due = 手が投げられたので、ここで { $seat } が残りの手札 { $number } 枚を見せます。
    .remedy = { $text ->
        [0] 全部をスートとランクの順に「{ $seat }:show:AsJh」のように書いてください。
       *[other] 「{ $text }」と書いてください。
    }
problem-E-unfound = { $given ->
    [turn] { $seat } は番でないのに配り、それが分からないままです。
   *[other] { $seat } は枚数を誤って配られ、それが分からないままです。
}
    .remedy = ディールを直すか、分かった所に「&found:規則:席」と裁定を書いてください。
problem-E-refuse-barred = 親は渡した後で1枚めくったので、このプロポーズをリフューズできません。
problem-E-notice = 配る順を変えることは、そのゲームで { $seat } が初めて配る前に言います。
problem-E-packets-due = 最初のカードを配る前に、{ $seat } が配り方を言います：「{ $seat }:packets:3-2」か「{ $seat }:packets:2-3」
problem-E-packets = 「{ $say }」はここでは言えません。配り方を選ぶ親だけが、最初のカードの前に「packets:3-2」か「packets:2-3」と言います。
problem-E-tricks-number = { $found } ではなく { $expected } です。出すカードのない分の枚数だけ数えます。
problem-E-mark-number = { $seat } には、ここで付けたり取り消したりできる { $number } 点がありません。付け忘れた点や、付けすぎた点とは違います。
problem-E-advise = 助言は「&advise:名前:S:stand」のように、誰が、誰に、何を、と書きます。
problem-E-follow = { suit }がリードされました。同じスートを出してください。
    .remedy = { $slip ->
        [1] 規則に反してもそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-head = { card-the }に勝てるカードがあるので、それを出さなければなりません。
    .remedy = { $slip ->
        [1] 規則に反してもそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-trump = { suit }がないので、切札（{ trump-suit }）を出さなければなりません。
    .remedy = { $slip ->
        [1] 規則に反してもそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-not-held = { card-name }は手札にありません。
problem-E-play-early = まだカードは出せません。
problem-E-exchange-over = 交換は終わりました。カードを出してください。
problem-E-say-now = { $phase ->
    [choose] 子の番です。プロポーズかスタンドを選んでください。
   *[answer] 親の番です。アクセプトかリフューズを選んでください。
}
problem-E-discard-due = アクセプトされました。捨て札を選んでください。
problem-E-discard-number = { $span ->
    [none] 山札が残っていません。5枚とも残してください。
    [exact] ちょうど{ $least }枚捨ててください（{ $found }枚ではなく）。
   *[range] { $least }枚から{ $most }枚まで捨ててください（{ $found }枚ではなく）。
}
problem-E-no-discard = 今は捨て札をする時ではありません。
problem-E-king-none = このルールでは手札の切札のキングに得点はありません。
problem-E-king-early = キングの宣言は交換が終わってからです。
problem-E-king-late = このディールではもうキングを宣言できません。
problem-E-king-marked = このキングはもう宣言されています。
problem-E-king-absent = { suit }のキングを持っていません。
    .remedy = { $slip ->
        [1] 規則に反してもそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-game-over = ゲームは終わっています。
problem-E-deal-over = ディールは終わっています。次のディールを始めてください。
problem-E-nothing-to-take-back = 取り消せる決定がまだありません。
problem-E-back-chips = チップを賭けた勝負なので、手は取り消せません。
problem-E-back-punished = この規則では反則に罰があるので、手は取り消せません。
    .remedy = 反則となる札を出したときは、表示されるボタンで、規定に従って引き取れます。
problem-E-no-hint = 今は決めることがありません。
problem-E-internal = エンジンに不具合がありました（{ $error }、{ $where }）。ゲームは元のままです。
problem-E-request = エンジンの知らないことが求められました（{ $field }）。

problem-E-tag-missing = { $tag } タグがありません。これがないと読めません。
    .remedy = 記録の初めのタグに加えてください。
problem-E-preset = 「{ $preset }」というルールはここにはありません。あるもの：{ $allowed }。
problem-E-option = 「{ $option }」というルールはありません。あるもの：{ $allowed }。
problem-E-option-value = 「{ $optionName }」を「{ $value }」にはできません。選べるのは：{ $allowed }。
problem-E-option-needs = 「{ $optionName }」は「{ $neededName }」が「{ $wantedName }」のときだけ意味があります。

# A game that is looked at again, played on from a moment, or read in slices
problem-E-sort-tag = 「{ $tag }」というタグ名はありません。名前は Date、Event、South などです。
problem-E-moment = このゲームに { $at } という場面はありません。
problem-E-view-play = この記録は一つの席から見たものなので、見ることはできますが、続きは遊べません。
problem-E-record-long = この記録は { $most } 文字より長いため、読みませんでした。
    .remedy = いくつものゲームなら、それぞれを [ECN "1"] で始めてください。
problem-E-branch-misdealt = このディールは実際の卓で配り間違いがあったため、ここから続けて遊ぶことはできません。
problem-E-branch-supposed = ここの手札は仮定なので、この場面から続きは遊べません。
problem-E-branch-over = この場面ではディールが終わっています。もっと前の場面を選んでください。
problem-E-branch-end = ゲームはここまでしか進んでいません。ゲームそのものを続けてください。
problem-E-branch-done = ある場面から始めたゲームは、そのディールで終わります。
problem-E-graft-none = ゲームに書き加えられるようなことは、何も行われていません。
problem-E-graft-other = これは別のゲームか、その後に変更されたゲームの続きです。
problem-E-review-game = 検討できるのはエカルテのゲームだけです。
problem-E-review-real = 実際の卓での配り間違いを含む記録は、検討できません。
problem-E-review-going = このゲームはまだ続いています。終わってから検討できます。
problem-E-why-person = それはコンピューターの選択ではないので、聞く相手がいません。
problem-E-reader-going = このディールはまだ終わっていません。手札の可能性は、終わってからお見せします。
problem-E-why-view = この記録は { $seat } から見えたものだけで、コンピューターの手札は含まれていません。記録全体で尋ねてください。
problem-E-why-going = このディールはまだ続いています。終わるまで、コンピューターは手札について何も言いません。
    .remedy = 次のディールが始まってから、またはゲームが終わってから聞いてください。

# Links and challenges
problem-E-link = 「{ $text }」はゲームのリンクではありません。
    .remedy = リンクには「#g1」「#z1」「#c1」のどれかがあり、その後に文字が続きます。
problem-E-link-newer = このリンクは新しいバージョンで作られました。
    .remedy = ページを再読み込みするか、プログラムを更新してから、もう一度開いてください。
problem-E-link-damaged = このリンクは途中で切れたか、変わっています。
    .remedy = もう一度送ってもらい、全体をコピーしてください。
problem-E-link-long = リンクに入るのは { $most } 文字までですが、これは長すぎます。
    .remedy = ファイルで送ってください。
problem-E-link-unmade = このゲームはリンクにできません（元と同じになりませんでした）。
    .remedy = ファイルで送り、不具合としてお知らせください。
problem-E-link-challenge = このリンクは挑戦状で、見るゲームはまだありません。
    .remedy = ページで開いて遊んでください。
problem-E-link-game = このリンクは挑戦状ではなくゲームです。
    .remedy = 開いてゲームを見てください。
problem-E-challenge-unfinished = 挑戦状は終わったゲームからしか作れません。
    .remedy = まず最後まで遊んでください。
problem-E-challenge-seed = このゲームと同じ配りはもう作れません。記録にシードがないか、カットで言葉が加えられています。

## 検索エンジン、メッセンジャー、インストールしたアプリに示す言葉

site-title = エカルテ：パリのカジノで遊ばれたトランプゲーム
site-description = フランスのトランプゲーム、エカルテとブロットを、コンピューターや隣の人と遊べます。ルールブックつきで、どのゲームも後から再生でき、コンピューターは選んだ理由を教えてくれます。無料で登録はいりません。一度開けば、ネットワークがなくても遊べます。
site-picture = 緑のテーブルに扇形に広げた5枚のカードとエカルテの名
site-shot = テーブル：手前があなたの手札、奥が相手。切り札と点数も見えます
site-locale = ja_JP

## Shell: the bar, the panels, the games kept on this device

app-title = エカルテ
cut-off = ページを最後まで読み込めませんでした。接続を確かめて再読み込みしてください。ゲームはこの端末に残っています。
too-old = このブラウザは古いため、ゲームを動かせません。WebAssembly と最近の JavaScript が必要です。ここ2年ほどのブラウザなら遊べます。
no-script = エカルテには JavaScript が必要ですが、このブラウザでは無効になっています。
you = あなた
you-in-record = あなた
opponent-in-record = { $name }（{ $player }）
opponent-beginner = アナトール
opponent-amateur = オルタンス
opponent-club = オノレ
opponent-master = クロティルド
opponent-choice = { $name }（{ $player }）
player-beginner = 入門者
player-amateur = アマチュア
player-club = クラブの常連
player-master = 名人

take-back = 待った
take-back-done = 最後の決定を取り消しました。
hint = ヒント
hint-why = 理由は？
hint-sought = ヒントを考えています…
hint-play = ヒント：{ $cards }を出す。
hint-throw = ヒント：{ $cards }を捨てる。
hint-keep = ヒント：すべて残す。
hint-say = ヒント：「{ $choice }」。
new-game = 新しいゲーム
menu-games = ゲーム
menu-this = このゲーム
menu-learn = 学ぶ
menu-page = このページ
menu = メニュー
your-games = ゲーム一覧
settings = 設定
resign = 投了
save-record = 記録を保存
guest = ゲスト
save-running = このゲームはまだ終わっていません。ファイルに何を入れますか。
save-running-many = このうち{ $count }ゲームはまだ終わっていません。それらについてファイルに何を入れますか。
save-running-people = このゲームはまだ終わっておらず、この端末で対局中です。ほかで続けられるように、ファイルにはすべてが入ります。開いた人にはすべての手札が見えます。
save-view = 自分が知っていること
save-view-help = 他の人のカードとシードは入りません。見たり渡したりできますが、続きはできません。
save-whole = すべて
save-whole-help = ほかで続きをするためのものです。他の人のカードと、以後のカードがすべて決まるシードも入るので、開いた人には見えます。
save-backup-whole = バックアップには、復元できるように、いつもすべてが入ります。
about = このページについて
install = この端末に入れる
close = 閉じる
dismiss = 消す
delete = 削除
undo = 元に戻す
reload = ページを読み直す
begin-afresh = 別のカードで始める
play-here = ここでプレイする
version = バージョン { $version }
copy-diagnostics = 診断情報をコピー

engine-awaited = テーブルを用意しています…
ask-noted = 受け付けました。少々お待ちください…
engine-state-starting = エンジンを起動中
engine-state-ready = エンジンは準備完了
engine-state-failed = エンジンが応答しません
policy-missing = 名人の表を読み込めませんでした。読み込めるまで、名人は自分の判断だけでプレイします。
hint-policy-missing = 名人の表を読み込めませんでした。読み込めるまで、ヒントは表なしで考えます。
engine-failed = エンジンが応答しません。ゲームは保存されています。
engine-restart = もう一度起動する
watching = 観戦中です。このゲームは別のウィンドウでプレイされています。
storage-sign = 保存されていません
storage-none = このブラウザには保存できません。ウィンドウを閉じるとゲームは消えます。
storage-full = 端末の空き容量がないため、プレイ中のゲームを保存できません。
storage-failed = ゲームを保存できませんでした。自動的に再試行しています。
storage-closed = ブラウザがこのページの保存領域を閉じたため、今はゲームを保存できません。
storage-newer = ゲームは、このページの新しいバージョンで保存されています。ここでは見ることはできますが、新しく保存することはできません。
storage-outgrown = 新しいバージョンのページが別のウィンドウで開かれ、ゲームはそちらで保存されます。ページを読み直してください。
page-failed = ページに不具合が起きました。ゲームは保存されています。読み直すと続きからプレイできます。
page-outdated = ページの一部を読み込めませんでした。ゲームは保存されています。ページを読み直してください。
diagnostics-copied = 診断情報をコピーしました。
diagnostics-hold = 診断情報はブラウザ、バージョン、不具合だけで、カードや記録は含みません。
update-ready = 新しいバージョンがあります。
update-wanted = このディールのあとで新しいバージョンにします。
update-take = 新しいバージョンにする
update-after = このディールのあとで

resign-question = このゲームを投了しますか。
resign-means = 相手の勝ちになり、投了したことが記録に残ります。
resign-no = 続ける
resign-yes = 投了する

about-game = エカルテは32枚のカードで2人が遊ぶ、5点先取のフランスのゲームです。4人または3人のブロットも遊べます。
about-offline = すべてこの端末の中で動きます。一度開けばネットワークなしで遊べ、どこにも何も送りません。
about-install = ブラウザのメニューからホーム画面に追加できます。
about-credits = MITライセンスの自由なソフトウェアです。カードの絵は svg-cards（LGPL 2.1）、エンジンは Pyodide と PyScript によります。
about-licences = すべてのライセンス

games-none = 途中のゲームはありません。
games-over = 終わったゲーム
games-line = あなた { $mine }、{ $name } { $theirs }
games-save = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）の記録を保存
games-won = { $name }に { $mine } 対 { $theirs } で勝ち
games-lost = { $name }に { $mine } 対 { $theirs } で負け
games-given-up = { $name }に { $mine } 対 { $theirs } で投了
games-detail = { $rules }・{ $target }点・第{ $deal }ディール・{ $when }
games-help = ヒント { $hints }、待った { $takebacks }
games-delete = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を削除
games-deleted = ゲームを削除しました。
games-restored = ゲームを戻しました。
games-restored-many = { $count ->
    [0] 戻したゲームはありません。
   *[other] { $count }ゲームを戻しました。
}
games-bring-back = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を元に戻す
games-elsewhere = そのゲームは別のウィンドウでプレイされています。

new-rules = ルール
new-opponent = 相手
new-dealer = 最初の親
new-dealer-cut = カットで決める
new-dealer-S = あなた
new-options = くわしいルール
new-options-changed = 変更したルール：{ $count }
new-options-reset = すべて元に戻す
new-deal = カードを配る

game-ecarte = エカルテ
preset-akagiri = ふつうのエカルテ
preset-akagiri-help = 3枚と2枚で配り、5点先取。切札のキングは自動で得点になります。
preset-jirai = 地雷ルール
preset-jirai-help = 5枚ずつ配り、得点になるのは表示カードのキングだけ。勝つ義務はなく、決着がつけばそこで終わりです。
preset-article-2 = 事典のルール
preset-article-2-help = キングは最初のカードが出る前に自分で宣言します。プロポーズでは換える枚数を言い、アクセプトした親は1枚以上換えます。
preset-article = 事典のルール（最初の版）
preset-article-help = キングは自分で宣言します。アクセプトした親は1枚以上換えます。
preset-london-2 = ロンドンのクラブ
preset-london-2-help = 本物の卓のように、キングの宣言を忘れることも、間違えたカードを出して指摘されることもあります。
preset-london = ロンドンのクラブ（最初の版）
preset-london-help = 本物の卓のように、キングの宣言を忘れることも、間違えたカードを出して指摘されることもあります。
preset-casino = カジノ
preset-casino-help = ダブルや1点の申し出ができ、ゲームは一から三に数えます。
option-rank_order = カードの強さ
option-rank_order-help = エースをジャックの下に置くか、いちばん上に置くか。
option-rank_order-king-high = K Q J A 10 9 8 7
option-rank_order-ace-high = A K Q J 10 9 8 7
option-packets = 配り方
option-packets-help = 5枚をどう分けて配るか。
option-packets-3-2 = 3枚、2枚
option-packets-2-3 = 2枚、3枚
option-packets-5 = 5枚ずつ
option-packets-own = それぞれの配り方
option-dealer_min_discard = 親の最少枚数
option-dealer_min_discard-help = アクセプトした親が少なくとも何枚捨てるか。
option-dealer_min_discard-0 = 0枚
option-dealer_min_discard-1 = 1枚
option-propose_number = 枚数を言うプロポーズ
option-propose_number-help = プロポーズのときに枚数を言い、それに従います。
option-king_mark = 手札の切札のキング
option-king_mark-help = 自動で、または宣言して1点になるか、得点にならないか。
option-king_mark-automatic = 自動で得点
option-king_mark-optional = 宣言が必要
option-king_mark-none = 得点なし
option-king_until = キング宣言の期限
option-king_until-help = 手札のキングをいつまで宣言できるか。
option-king_until-laws = 自分の最初のカードまで
option-king_until-first-lead = 最初のリードまで
option-must_head = 勝つ義務
option-must_head-help = フォローするとき、勝てるなら勝たなければなりません。
option-stop_early = 決着で終了
option-stop_early-help = 3トリックで終わります。ボールのチャレンジが残るときは続けます。
option-vulnerability = 断る危険
option-vulnerability-help = 交換を断って負けたとき、相手が2点になるのはいつか。
option-vulnerability-first = 最初のプロポーズ
option-vulnerability-every = すべてのプロポーズ
option-vulnerability-none = なし
option-target = 何点先取
option-target-help = 何点でゲームが終わるか。
option-game_points = ゲーム点
option-game_points-help = 敗者が0点なら三、半分未満なら二、そのほかは一と数えます。
option-revoke = 反則のカード
option-revoke-help = ルールに反するカードの扱い。
option-revoke-impossible = 出せない
option-revoke-penalty = 出せるが、指摘される
option-replay = リボークのあと
option-replay-help = どこからやり直すか。
option-replay-card = 間違えたカードから
option-replay-hand = その手のはじめから
option-declare_suit = スートの宣言
option-declare_suit-help = リードする人がスートを言うか。間違えると、相手はそのスートを求められます。
option-declare_suit-off = 言わない
option-declare_suit-on = リードのたびに言う
option-declare_suit-may = 言ってもよい
option-doubling = ダブル
option-doubling-help = 3番目のトリックのリードまで、どちらもトリックの点を倍にしようと申し出られます。断ると負けになります。
option-offer_point = 1点の申し出
option-offer_point-help = 最初のリードの前に、相手に1点を申し出られます。断った人はボールを取らなければなりません。
option-throw_in = 手を投げる
option-throw_in-help = 負けを認めて手を投げることも、確実に取れる手を見せて終えることもできます。
option-throw_in-shown = あり（2人の手札を見せる）
option-turned_king = めくったキング
option-turned_king-help = 切札表示のキングの1点が自動でつくか。
option-turned_king-automatic = 自動でつく
option-turned_king-marked = 親が宣言する（忘れることもある）
option-short_stock = 親に足りない山札
option-short_stock-help = アクセプトした親は、残りが5枚より少ないとき何枚まで換えられるか。
option-short_stock-rest = 残っている枚数まで
option-short_stock-as-is = 換えずに手札のままプレイする
option-on = あり
option-off = なし

settings-theme = 明るさ
settings-theme-auto = 端末に合わせる
settings-theme-light = 昼
settings-theme-dark = 夜
settings-cardSize = カードの大きさ
settings-cardSize-small = 小
settings-cardSize-normal = 中
settings-cardSize-large = 大
settings-letters = 絵札の文字
settings-letters-KQJ = K Q J
settings-letters-RDV = R D V
settings-fourColour = 4色（ダイヤは青、クラブは緑）
settings-leftHand = 左利き用の配置
settings-speed = 動き
settings-speed-normal = ふつう
settings-speed-fast = 速い
settings-speed-off = なし
settings-speed-help = タップすると動きを飛ばせます。端末が動きを減らす設定なら動きません。
settings-name = あなたの名前
settings-name-help = 「{ you }」の代わりに表示され、共有するリンクや挑戦状にも入ります。なければ、ほかの人には「{ guest }」と表示されます。
settings-language = 言語
settings-language-auto = ブラウザに合わせる

## Library

library-search = 検索：名前・イベント・日付・結果
library-order = 並べ替え
library-order-newest = 新しい順
library-order-oldest = 古い順
library-order-opponent = 相手ごと
library-count = { $count }ゲーム
library-found = { $count }件
library-nothing = 「{ $query }」に当てはまるゲームはありません。
library-import = 読み込む
library-export = すべて書き出す
library-export-found = これを書き出す
library-delete-found = これを削除
library-delete-question = { $count }ゲームを削除しますか。
library-delete-means = { $days }日間ごみ箱に残り、その間は元に戻せます。
library-delete-playing = 対局中のゲームは残ります。
library-delete-yes = 削除する
library-delete-no = 残しておく
library-delete-full = 端末の空き容量がないため、ごみ箱に入れられません。今削除すると、元に戻せません。
library-delete-for-good = 完全に削除
library-bin = ごみ箱
library-bin-means = 削除したゲームは{ $days }日間ここに残ります。バックアップには入りません。
library-bin-none = ごみ箱は空です。
library-bin-line = { $deleted }に削除・{ $until }まで
library-bin-all = すべて元に戻す
library-bin-empty = ごみ箱を空にする
library-bin-question = { $count }ゲームを完全に削除しますか。
library-bin-final = 削除すると、元に戻せません。
library-bin-emptied = ごみ箱を空にしました。
library-failed = 今はできません。ブラウザが保存されたゲームを読み書きできない状態です。
library-missing = { $count }ゲームは読み込めず、ファイルに入っていません。
library-notes = 書いた内容を保存できませんでした。もう一度お試しください。
library-backup = バックアップ
library-restore = 復元
games-deleted-many = { $count ->
    [0] プレイ中のため、何も削除しませんでした。
   *[other] { $count }ゲームを削除しました。
}
games-others = { $me } { $mine }、{ $name } { $theirs }
games-replay = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を再生
games-review = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を検討
games-view = { $name }から見た記録
games-void = 無効
games-source-played = ここでプレイ
games-source-imported = 読み込み
games-source-link = リンクから
games-source-challenge = 挑戦
games-word-won = 勝ち
games-word-lost = 負け
games-word-over = 終了
games-word-open = 途中
games-no-going-on = このゲームは続けられません。残りのカードが記録にないからです。再生はできます。
replay-game = このゲームを再生
choice-replay = 再生
review = 検討

## Import

import-title = ゲームを読み込む
import-how = ゲームのファイル（.ecn）を選ぶか、テキストやリンクを下に貼り付けるか、ページのどこかへドロップしてください。
import-choose = ファイルを選ぶ
import-paste = ゲームのテキスト、またはリンク
import-read = テキストを読む
import-course = 読み込み
import-reading = ゲームを読み込み中：{ $percent }%
import-going = 読み込み中… { $count }ゲーム
import-show = 表示
import-stop = 中止
import-kept = { $count ->
    [0] 新しいゲームはありません。
   *[other] { $count }ゲームを一覧に加えました。
}
import-twice = { $count }ゲームはすでにありました。
import-broken = { $count }ゲームは読めませんでした。
import-stopped = 読み込みを中止しました。それまでに読んだものは保存されています。
import-full = ここで止まりました。端末の空きがないか、エンジンが応答しません。それまでに読んだものは保存されています。
import-empty = { $file }にゲームはありません。
import-nothing = ゲームでもゲームへのリンクでもありません。
import-replay = 再生する
import-done = ゲーム一覧へ
import-problems = 問題 { $count }件
import-more = ほか{ $count }件。
import-place = { $line }行{ $column }列
import-record = ゲーム{ $record }
import-deal = 第{ $deal }ディール

## Backup

restore-title = バックアップを復元
restore-how = バックアップには、すべてのゲーム、設定、このページが覚えていることが入っています。この端末にあるより新しいゲームはそのまま残ります。
restore-choose = バックアップを選ぶ
restore-holds = { $when }のバックアップ：{ $count }ゲームと設定。
restore-yes = 復元
restore-going = ゲームを戻しています…
restore-done = { $added }ゲームを戻し、{ $renewed }ゲームを更新しました。
restore-left = { $count }ゲームはすでにありました。
restore-large = このファイルは 256 MB を超えています。このページのバックアップではありません。何も変わっていません。ゲームのファイルなら「読み込み」を使ってください。
restore-none = このページのバックアップではありません。何も変わっていません。
restore-broken = このバックアップは壊れています。何も変わっていません。
restore-newer = より新しいバージョンのバックアップです。何も変わっていません。ページを読み込み直すとそのバージョンになります。
restore-full = 端末の空きがありません。何も変わっていません。

## Links and challenges

visit-opening = お待ちください…
visit-failed = 表示できるものがありません
visit-broken = このリンクは開けません。
visit-gone = このゲームはこの端末にありません。削除されたか、別のブラウザにあります。
visit-unfinished = まだプレイ中のゲームです。終えてから、書き込みや途中からのプレイができます。
visit-table = テーブルへ
challenge-title = { $name }からの挑戦
challenge-somebody = 友だち
challenge-means = このディールはすでに{ $opponent }を相手にプレイされました。同じカード、同じ席であなたの番です。
challenge-options = 変更されたルール：{ $listed }。
challenge-option = { $option }（{ $value }）
challenge-yes = はい
challenge-no = いいえ
challenge-sealed = 相手の成績は、ゲームが終わってから明かされます。
challenge-play = プレイ
challenge-beaten = { $name }に勝ちました（{ $name }は同じカードで { $mine } 対 { $theirs }）。
challenge-alike = { $name }と同じ成績です（{ $mine } 対 { $theirs }）。
challenge-not-beaten = { $name }に及びませんでした（{ $name }は同じカードで { $mine } 対 { $theirs }）。
what-if = もしも
what-if-from = もしも：第{ $deal }ディールから
what-if-back = 再生に戻る

## Table

your-hand = あなたの手札
score = 得点
trump = 切札
stock = 山札
trick = トリック
game-log = ゲームの経過
log-toggle = ゲームの経過を開く・閉じる
holds = 手札{ $number }枚
stock-left = { $number ->
    [0] 残りなし
   *[other] 残り{ $number }枚
}
trumps = 切札は{ suit }
thrown = { $who ->
    [you] あなた：{ $card }
   *[other] { $name }：{ $card }
}
taken = { $who ->
    [you] あなたのトリック：{ $number }
   *[other] { $name }のトリック：{ $number }
}
thrown-away = 捨て札{ $number }枚
score-of = { $who ->
    [you] あなたは{ $target }点中{ $score }点
   *[other] { $name }は{ $target }点中{ $score }点
}
score-past = { $who ->
    [you] あなたは{ $score }点（{ $target }点で勝ち）
   *[other] { $name }は{ $score }点（{ $target }点で勝ち）
}
tag-deals = 親
tag-proposes = プロポーズ
tag-changed = 交換 { $numbers }
tag-stood = スタンド
tag-refused = リフューズ
tag-vulnerable = 2点の危険
tag-king = キング宣言
note-open = { $who ->
    [you] あなたについての言葉の説明
   *[other] { $name }についての言葉の説明
}
note-deals = 親：カードを配った側です。もう1人が先に決め、先にリードします。
note-proposes = プロポーズ：カードの交換を望んでいます。親が答えます。
note-changed = 交換：何枚換えたか、回ごとに。
note-stood = スタンド：もう交換を望みませんでした。
note-refused = リフューズ：交換に応じませんでした。
note-vulnerable = { $who ->
    [you] 2点の危険：あなたが最初の交換を断りました。3トリック取れなければ、相手の得点は1点ではなく2点です。
   *[other] 2点の危険：{ $name }が最初の交換を断りました。3トリック取れば、あなたの得点は1点ではなく2点です。
}
note-king = キング宣言：切札のキングを持っていて、1点を得ました。

ask-after = { $said }。
ask-choose = プロポーズしますか、スタンドしますか
ask-choose-number = 交換するカードを選んでプロポーズ、またはスタンド
ask-answer = { $number ->
    [0] { $name }がプロポーズしました。アクセプトしますか
   *[other] { $name }が{ $number }枚をプロポーズしました。アクセプトしますか
}
ask-discard = { $max ->
    [0] 山札が足りません。手札のままにしてください
   *[other] { $min ->
        [0] 捨てるカードを選んでください（0〜{ $max }枚）
       *[other] 捨てるカードを選んでください（{ $max }枚まで）
    }
}
ask-king = 切札のキングがあります。宣言しますか
ask-lead = リードしてください
ask-lead-again = あなたのトリックです。次のリードをどうぞ
ask-last = { $suit }がリードされました。最後のカードを出してください
ask-any = { $suit }がリードされました。どのカードでも出せます
ask-E-head = { $suit }がリードされました。{ rank }に勝たなければなりません
ask-E-follow = { $suit }がリードされました。同じスートを出してください
ask-E-trump = { $suit }がリードされました。切札を出さなければなりません
ask-thinking = { $name }が考えています
ask-watching = このゲームは別のウィンドウでプレイされています
ask-cut = { $who ->
    [you] あなたのカードが上です。あなたが親です
   *[other] { $name }のカードが上です。{ $name }が親です
}
ask-taken = { $who ->
    [you] あなたのトリックです
   *[other] { $name }のトリックです
}
ask-scored = { $who ->
    [you] 次はあなたが親です
   *[other] 次は{ $name }が親です
}
ask-over = ゲーム終了

choice-propose = プロポーズ
choice-propose-number = { $number }枚プロポーズ
choice-stand = スタンド
choice-accept = アクセプト
choice-accept-if = 足りるなら
choice-refuse = リフューズ
choice-discard = { $number }枚捨てる
choice-discard-none = 捨てる
choice-keep = 交換なし
choice-king = キングを宣言
choice-go-on = 宣言しない
choice-next = 次のディール
choice-hands = 手札を見る
choice-why = { $name }、なぜ？
choice-rematch = もう一度
choice-new = 別のゲーム

say-propose = プロポーズ。
say-propose-number = プロポーズ、{ $number }枚。
say-stand = スタンド。
say-accept = アクセプト。
say-accept-if = 山札が足りるならアクセプト。
say-refuse = リフューズ。
say-king = キング！
say-turned-king = キングがめくれました。1点。
say-discard = { $number ->
    [0] 交換なし。
   *[other] { $number }枚。
}
cry-king = キング！キング！！

result-deal = { $who ->
    [you] あなたの勝ち
   *[other] { $name }の勝ち
}
result-game = { $who ->
    [you] あなたがゲームに勝ちました
   *[other] { $name }がゲームに勝ちました
}
result-resigned = { $who ->
    [you] あなたの勝ちです
   *[other] あなたが投了しました
}
result-tricks = トリック：あなた{ $mine }、{ $name }{ $theirs }
result-points = { $points }
result-turned-king = { $who ->
    [you] あなた：切札表示カードのキング
   *[other] { $name }：切札表示カードのキング
}
result-king = { $who ->
    [you] あなた：切札のキング
   *[other] { $name }：切札のキング
}
result-point = { $who ->
    [you] あなた：3トリック以上
   *[other] { $name }：3トリック以上
}
result-vole = { $who ->
    [you] あなた：ボール（全トリック）
   *[other] { $name }：ボール（全トリック）
}
result-elder-vulnerable = { $who ->
    [you] あなた：{ $loser }がスタンドして負けた
   *[other] { $name }：あなたがスタンドして負けた
}
result-dealer-vulnerable = { $who ->
    [you] あなた：{ $loser }がリフューズして負けた
   *[other] { $name }：あなたがリフューズして負けた
}
result-score = あなた{ $mine }、{ $name }{ $theirs }
result-worth = このゲームは{ $points }点です

log-cut = { $who ->
    [you] カット：あなた { $mine }、{ $other } { $theirs }。あなたが親です。
   *[other] カット：あなた { $mine }、{ $other } { $theirs }。{ $name }が親です。
}
log-open = { $who ->
    [you] 第{ $deal }ディール：あなたが親です。
   *[other] 第{ $deal }ディール：{ $name }が親です。
}
log-hand = 手札：{ $cards }
log-turn = 切札表示カードは{ $card }。
log-say-propose = { $who ->
    [you] あなた：プロポーズ
   *[other] { $name }：プロポーズ
}
log-say-propose-number = { $who ->
    [you] あなた：{ $number }枚プロポーズ
   *[other] { $name }：{ $number }枚プロポーズ
}
log-say-stand = { $who ->
    [you] あなた：スタンド
   *[other] { $name }：スタンド
}
log-say-accept = { $who ->
    [you] あなた：アクセプト
   *[other] { $name }：アクセプト
}
log-say-accept-if = { $who ->
    [you] あなた：足りるならアクセプト
   *[other] { $name }：足りるならアクセプト
}
log-say-refuse = { $who ->
    [you] あなた：リフューズ
   *[other] { $name }：リフューズ
}
log-say-king = { $who ->
    [you] あなた：キングを宣言
   *[other] { $name }：キングを宣言
}
log-discard = { $who ->
    [you] { $number ->
        [0] あなた：交換なし
       *[other] あなた：{ $number }枚捨てる
    }
   *[other] { $number ->
        [0] { $name }：交換なし
       *[other] { $name }：{ $number }枚捨てる
    }
}
log-draw = 引いたカード：{ $cards }
log-draw-other = { $name }：{ $number }枚引く
log-play = { $who ->
    [you] あなた：{ $card }
   *[other] { $name }：{ $card }
}
log-mark-turned-king = { $who ->
    [you] キングがめくれたので、あなたに1点。
   *[other] キングがめくれたので、{ $name }に1点。
}
log-trick = { $who ->
    [you] あなたのトリック。
   *[other] { $name }のトリック。
}
log-scored-turned-king = { $who ->
    [you] あなたに{ $points }点（切札表示カードのキング）。
   *[other] { $name }に{ $points }点（切札表示カードのキング）。
}
log-scored-king = { $who ->
    [you] あなたに{ $points }点（切札のキング）。
   *[other] { $name }に{ $points }点（切札のキング）。
}
log-scored-point = { $who ->
    [you] あなたに{ $points }点（3トリック以上）。
   *[other] { $name }に{ $points }点（3トリック以上）。
}
log-scored-vole = { $who ->
    [you] あなたに{ $points }点（ボール（全トリック））。
   *[other] { $name }に{ $points }点（ボール（全トリック））。
}
log-scored-elder-vulnerable = { $who ->
    [you] あなたに{ $points }点（{ $loser }がスタンドして負けた）。
   *[other] { $name }に{ $points }点（あなたがスタンドして負けた）。
}
log-scored-dealer-vulnerable = { $who ->
    [you] あなたに{ $points }点（{ $loser }がリフューズして負けた）。
   *[other] { $name }に{ $points }点（あなたがリフューズして負けた）。
}
log-score = あなた{ $mine }点、{ $other }{ $theirs }点。
log-over = { $who ->
    [you] あなたの勝ちです。
   *[other] { $name }の勝ちです。
}
log-over-resigned = { $who ->
    [you] 投了。あなたの勝ちです。
   *[other] あなたが投了しました。{ $name }の勝ちです。
}

## Table: ダブル、ポイントの申し出、スートの宣言、放棄、反則と指摘

asides = ほかに…
asides-title = ほかにできること
hint-suit = ヒント：{ suit }と言う
hint-claim = ヒント：規則{ $law }による指摘（「{ asides }」から）
aside-double = ダブル
aside-double-note = { $name }が受ければ、このディールのトリックの得点は2倍です。断れば、ディールはそこで終わり、あなたに{ $points }点です。
aside-offer = 1点をゆずる
aside-offer-note = { $name }が受ければ{ $points }点を得て、ディールは終わります。断れば全トリックを取らなければならず、取れなければあなたに{ $vole }点です。
aside-suit = リードするスートを言う
aside-suit-note = 別のスートをリードすると、{ $name }は言ったスートを求めることができます。
aside-claim = 残りを取ると告げる
aside-claim-note = { $name }が何を持っていても、残りのトリックはすべてあなたのものです。
aside-concede = 手を投げる
aside-concede-note = { $lost ->
    [vole] 1トリックもないので、ボールと同じ{ $points }点が{ $name }に入ります。
    [two] ディールは終わります。2点の危険のため、{ $name }に{ $points }点です。
   *[point] ディールは終わり、{ $name }に{ $points }点です。
}
aside-claim-43 = { $name }の反則：第{ $trick }トリック
aside-claim-43-note = 規則43：{ $card }は出せないカードでした。やり直すことができ、{ $name }の得点は1点減ります。
aside-claim-25 = { $name }にキングはなかった
aside-claim-25-note = 規則25：持っていないキングを宣言しました。
aside-claim-40 = { $name }は番でないのにリードした
aside-claim-40-note = 規則40：カードは手札に戻り、リードはあなたです。そのまま出して続けることもできます。

ask-double = { $name }がダブルを申し出ました
ask-offer = { $name }が1点をゆずると言っています
ask-suit = { $name }は{ suit }と言って{ $card }を出しました
ask-claim-43 = { $who ->
    [you] 規則43：{ $name }があなたの反則を指摘（第{ $trick }トリック）
   *[other] 規則43：{ $name }の反則（第{ $trick }トリック）、1点減
}
ask-claim-25 = { $who ->
    [you] 規則25：{ $name }が、あなたにキングはなかったと指摘
   *[other] 規則25：{ $name }にキングはなかった
}
ask-claim-40 = { $who ->
    [you] 規則40：{ $name }が、あなたの番ではないと指摘
   *[other] 規則40：{ $name }の番ではなかった
}
ask-back = { $card }を戻しますか。出せないカードでした
ask-back-lead = { $card }を戻しますか。あなたの番ではありませんでした
ask-follow = { $suit }がリードされました。カードを出してください
ask-follow-turn = { $name }が順番でないのにリードしました。続けて出すか、「{ asides }」から指摘できます
ask-name = どのスートをリードしますか
ask-lead-named = { suit }と言いました。リードしてください
ask-lead-required = 言ったとおり{ suit }をリードしてください

choice-accept-double = 受ける
choice-accept-double-note = トリックの得点は2倍
choice-refuse-double = 断る
choice-refuse-double-note = { $name }に{ $points }点
choice-accept-offer = 受ける
choice-accept-offer-note = あなたに{ $points }点
choice-decline = 断る
choice-decline-note = 全トリック、または相手に{ $points }点
choice-let = そのまま
choice-let-note = 出たカードに続ける
choice-require = { suit }を求める
choice-require-note = { $name }にあれば
choice-ruling-replay = やり直す
choice-ruling-replay-note = 最初のリードから
choice-ruling-replay-card = そこからやり直す
choice-ruling-replay-card-note = そのカードに戻る
choice-ruling-stand = そのままにする
choice-ruling-stand-note = トリックは変わらない
choice-ruling-correct = 得点を直す
choice-ruling-correct-note = キングの点を取り消す
choice-ruling-shown = キングを見せる
choice-ruling-shown-note = 点を取り消すだけ
choice-ruling-back-claimed = 戻してもらう
choice-ruling-back-claimed-note = リードはあなた
choice-unmark = 宣言を取り消す
choice-unmark-note = そのキングはない
choice-back = カードを戻す
choice-back-note = 何も失わない
choice-leave = 戻さない
choice-leave-note = 指摘されることがある

tag-doubled = ダブル
tag-vole = 全トリックが必要
tag-challenge = チャレンジ中
tag-lessened = 1点減
note-doubled = ダブル：申し出が受けられました。このディールのトリックの得点は2倍です。
note-vole = 全トリックが必要：ゆずられた点を断りました。5トリックで2点、足りなければ相手に2点です。
note-challenge = チャレンジ：相手がゼロのまま3トリックを取ったので、プレイが続きます。5トリック全部で2点、相手が一つ取ればそこで終わり、ふつうに数えます。
note-lessened = 1点減：反則を指摘されました。三つか四つなら0点、全トリックで1点です。

named = { suit }と宣言
counts-as = { $card }として数える
doubled = このディールのトリックの得点は2倍

say-double = ダブル。
say-packets-3-2 = 3枚、2枚で。
say-packets-2-3 = 2枚、3枚で。
ask-packets = どう配りますか
choice-packets-3-2 = 3枚、次に2枚
choice-packets-2-3 = 2枚、次に3枚
say-accept-double = 受けます。
say-refuse-double = 降ります。
say-offer = 1点をゆずります。
say-accept-offer = いただきます。
say-decline = いいえ、全部取ります。
say-concede = 手を投げます。
say-claim = 残りは私のものです。
say-suit = { suit }。
say-let = そのままで。
say-require = { suit }をどうぞ。
say-back = 戻します。
say-unmark = 宣言を取り消します。
say-claim-law = 規則{ $law }。
say-ruling-replay = やり直しましょう。
say-ruling-stand = そのままにしましょう。
say-ruling-correct = キングの点は取り消しです。
say-ruling-shown = キングはこちらです。点は取り消しです。
say-ruling-back = 戻してください。

log-say-double = { $who ->
    [you] あなた：ダブルの申し出
   *[other] { $name }：ダブルの申し出
}
log-say-packets-3-2 = { $who ->
    [you] あなた：3枚、2枚の順に配ります
   *[other] { $name }：3枚、2枚の順に配ります
}
log-say-packets-2-3 = { $who ->
    [you] あなた：2枚、3枚の順に配ります
   *[other] { $name }：2枚、3枚の順に配ります
}
log-say-accept-double = { $who ->
    [you] あなた：ダブルを受ける（トリックの得点は2倍）
   *[other] { $name }：ダブルを受ける（トリックの得点は2倍）
}
log-say-refuse-double = { $who ->
    [you] あなた：ダブルを断る
   *[other] { $name }：ダブルを断る
}
log-say-offer = { $who ->
    [you] あなた：1点をゆずる申し出
   *[other] { $name }：1点をゆずる申し出
}
log-say-accept-offer = { $who ->
    [you] あなた：点を受ける
   *[other] { $name }：点を受ける
}
log-say-decline = { $who ->
    [you] あなた：断る（全トリックが必要）
   *[other] { $name }：断る（全トリックが必要）
}
log-say-concede = { $who ->
    [you] あなた：手を投げる
   *[other] { $name }：手を投げる
}
log-say-claim = { $who ->
    [you] あなた：残りのトリックを取ると告げる
   *[other] { $name }：残りのトリックを取ると告げる
}
log-say-show = { $who ->
    [you] あなた：{ $cards }を見せる
   *[other] { $name }：{ $cards }を見せる
}
log-say-suit = { $who ->
    [you] あなた：{ suit }と宣言
   *[other] { $name }：{ suit }と宣言
}
log-say-let = { $who ->
    [you] あなた：そのままにする
   *[other] { $name }：そのままにする
}
log-say-require = { $who ->
    [you] あなた：{ suit }を求める
   *[other] { $name }：{ suit }を求める
}
log-say-king-false = { $who ->
    [you] あなた：持っていないキングを宣言
   *[other] { $name }：持っていないキングを宣言
}
log-play-revoke = { $who ->
    [you] あなた：{ $card }（出せないカード）
   *[other] { $name }：{ $card }（出せないカード）
}
log-play-turn = { $who ->
    [you] あなた：番でないのに{ $card }をリード
   *[other] { $name }：番でないのに{ $card }をリード
}
log-play-back = { $who ->
    [you] あなた：{ $card }を戻す
   *[other] { $name }：{ $card }を戻す
}
log-claim = { $who ->
    [you] あなたの指摘：{ $law ->
        [25] 規則25、持っていないキング
        [40] 規則40、番でないリード
       *[43] 規則43、反則
    }
   *[other] { $name }の指摘：{ $law ->
        [25] 規則25、持っていないキング
        [40] 規則40、番でないリード
       *[43] 規則43、反則
    }
}
log-unmark = { $who ->
    [you] あなた：宣言を取り消す
   *[other] { $name }：宣言を取り消す
}
log-ruling-replay = 規則{ $law }：やり直します。誤った側の得点は1点減ります。
log-ruling-stand = 規則{ $law }：そのままです。誤った側の得点は1点減ります。
log-ruling-correct = 規則{ $law }：キングの点を取り消します。誤った側の得点は1点減ります。
log-ruling-shown = 規則{ $law }：キングは相手の手にあるので、点を取り消します。
log-ruling-back = 規則{ $law }：カードは手札に戻ります。
log-lessened = 指摘により、{ $who ->
    [you] あなた
   *[other] { $name }
}の得点は1点減ります。

result-double-refused = { $who ->
    [you] あなた：{ $loser }がダブルを断った
   *[other] { $name }：あなたがダブルを断った
}
result-offer = { $who ->
    [you] あなた：{ $loser }が点をゆずった
   *[other] { $name }：あなたが点をゆずった
}
result-offer-declined = { $who ->
    [you] あなた：{ $loser }は点を断り、全トリックを取れなかった
   *[other] { $name }：あなたは点を断り、全トリックを取れなかった
}
result-conceded = { $who ->
    [you] あなた：{ $loser }が手を投げた
   *[other] { $name }：あなたが手を投げた
}
result-doubled = トリックの得点は2倍でした。
result-lessened = { $law ->
    [25] { $who ->
        [you] 規則25：持っていないキングのため、あなたの得点は1点減りました。
       *[other] 規則25：持っていないキングのため、{ $name }の得点は1点減りました。
    }
   *[43] { $who ->
        [you] 規則43：反則のため、あなたの得点は1点減りました。
       *[other] 規則43：反則のため、{ $name }の得点は1点減りました。
    }
}
log-scored-double-refused = { $who ->
    [you] あなたに{ $points }点（{ $loser }がダブルを断った）。
   *[other] { $name }に{ $points }点（あなたがダブルを断った）。
}
log-scored-offer = { $who ->
    [you] あなたに{ $points }点（{ $loser }が点をゆずった）。
   *[other] { $name }に{ $points }点（あなたが点をゆずった）。
}
log-scored-offer-declined = { $who ->
    [you] あなたに{ $points }点（{ $loser }は点を断り、全トリックを取れなかった）。
   *[other] { $name }に{ $points }点（あなたは点を断り、全トリックを取れなかった）。
}

## Replay: ダブル、申し出、指摘、実際の卓で起きたこと

replay-why-double-refused = ダブルが断られたため
replay-why-offer = ゆずられた点
replay-why-offer-declined = 点が断られ、全トリックに足りなかったため
replay-short-back = 戻す
replay-short-turn = 番でない
replay-short-revoke = 反則
replay-short-false = 偽
replay-short-claim = 指摘、第{ $law }条
replay-short-unmark = 取り消し
replay-short-ruling = 第{ $law }条：{ $choice ->
    [replay] やり直し
    [stand] そのまま
    [correct] キング取り消し
    [shown] キングを見せる
    [back] 戻す
    [redeal] 配り直し
    [putright] 直す
    [discard] 多い分を捨てる
    [draw] 多い分を引く
    [fill] 補う
    [trump] 切札表示カードを選ぶ
    [tricks] トリックに数える
    [take] 取る
    [leave] 取らない
    [refuse] 断る
    [next] 除く
    [recut] カットし直し
    [reshuffle] シャッフルし直し
    [new] 新しいパック
    [wait] 次から
   *[other] 裁定
}
replay-short-advise = { $name }の助言
replay-short-fault = 違反
replay-short-exposed = 見えたカード
replay-short-notice = 通知
replay-short-looked = 手札を見ていた
replay-short-mixed = 混ぜた
replay-short-drawn = カードを引く
replay-short-recut = カットし直し
replay-short-tricks = トリックに数える
replay-short-mark = 得点
replay-short-table = 卓で
replay-sheet-double = { $name }：ダブル
replay-sheet-offer = { $name }：1点の申し出
replay-sheet-concede = { $name }：手を投げる
replay-sheet-claim = { $name }：指摘（第{ $law }条）
log-found = 規則{ $law }：誤りは{ $name }にあります。
log-ruling = 規則{ $law }による裁定：{ $choice ->
    [redeal] 配り直し
    [stand] そのまま
    [discard] 多い分を捨てる
    [draw] 多い分を引く
    [fill] 山札から補う
    [trump] 切札表示カードを選ぶ
    [tricks] 出せない分をトリックに数える
    [take] カードを取ってよい
    [leave] カードを取らない
    [refuse] カードを断り、次を取る
    [next] カードを除き、次のカードが代わる
    [recut] カットし直す
    [reshuffle] シャッフルし直す
    [new] 新しいパックを二つ
    [wait] 新しいパックは次のディールから
   *[other] 正す
}
log-say-took-number = { $who ->
    [you] あなた：{ $number }枚取ったと答える
   *[other] { $name }：{ $number }枚取ったと答える
}
say-took-number = { $number }枚取りました。
log-table-fault = { $who ->
    [you] あなた：配り方か切り方の誤り
   *[other] { $name }：配り方か切り方の誤り
}
log-table-exposed = 全員に見えたカード：{ $cards }
log-table-notice = { $who ->
    [you] あなた：配り方を変えると告げる
   *[other] { $name }：配り方を変えると告げる
}
log-table-looked = { $who ->
    [you] あなたはもう手札を見ていました。
   *[other] { $name }はもう手札を見ていました。
}
log-table-mixed = { $who ->
    [you] あなたは多く取りすぎ、手札に混ぜました。
   *[other] { $name }は多く取りすぎ、手札に混ぜました。
}
log-table-drawn = { $who ->
    [you] あなたの手札からカードが引かれました。
   *[other] { $name }の手札からカードが引かれました。
}
log-table-tricks = { $who ->
    [you] カードが足りなかったため、あなたに{ $number }トリック数えます。
   *[other] カードが足りなかったため、{ $name }に{ $number }トリック数えます。
}
log-table-mark = { $who ->
    [you] あなた：{ $number }点をつける
   *[other] { $name }：{ $number }点をつける
}
log-table-recut = もう一度カットします。

## How to play

how-to-play = 遊び方
how-new = エカルテは初めてですか
how-offer = 2分で覚えられます
how-goal = エカルテは2人で戦うカードゲームです。毎回5枚の手札で、五つのトリックのうち三つ以上を取ることを目指します。先に{ $target }点取ったほうがゲームに勝ちます。
how-cards-title = カード
how-cards = 32枚のカードを使います。どのスートでも、強い順に次のとおりです。
how-cards-ace = エースの位置にご注意ください。ジャックの下です。
how-deal-title = 配り方
how-deal = 各プレイヤーに3枚、次に2枚、合わせて5枚ずつ配ります。山札の一番上のカードは表向きにして山札の横に置き、切札表示カードとします。そのスートが切札で、ほかのどのスートにも勝ちます。キングだったときは、親がすぐに1点を得ます。親は交替します。
how-exchange-title = カードの交換
how-exchange-elder = 子から始めます。手札がよければ「{ choice-stand }」、換えたければ「{ choice-propose }」。
how-exchange-dealer = 親はアクセプトするかリフューズします。アクセプトなら、それぞれ好きな枚数を裏向きに捨て、同じ枚数を山札から取ります。少なくとも1枚換えなければならないのは、プロポーズした側だけです。どちらかが断るか山札がなくなるまで、これを繰り返します。
how-exchange-vulnerable = 最初の交換を断るのは勇気がいります。断った側が負けると、相手の得点は1点ではなく2点になります。
how-king-title = 切札のキング
how-king = プレイが始まるときに切札のキングを持っていれば、1点を得ます。
how-king-marked = 得点は自動でつきます。
how-play-title = プレイ
how-play = 最初のリードは子、次からはトリックを取ったプレイヤーで、どのカードでも出せます。もう1人は次の規則に従います。
how-play-follow = 同じスートがあれば出し、勝てるカードがあれば勝たなければなりません。
how-play-trump = 同じスートがなければ、切札を出さなければなりません。
how-play-any = 切札もなければ、どのカードを出してもかまいません。
how-play-example = ハートの10がリードされました。もっと強いハートがあるので、キングを出さなければなりません。
how-play-example-free = ハートの10がリードされました。ハートがあるので、ハートを出さなければなりません。
how-play-taken = 強い切札がトリックを取ります。切札がなければ、リードされたスートの強いカードが取ります。
how-play-refused = 出せないカードは低く、暗く見えます。タップすると理由が出ます。
how-score-title = 得点
how-score-point = 3トリックか4トリック
how-score-vulnerable = 3トリックか4トリックで、相手が最初の交換を断っていたとき
how-score-vole = 5トリック全部（ボール）
how-score-king = 切札のキング（切札表示カードのときは親、手札にあればその持ち主）
how-score-turned = 切札表示カードのキング（親）
how-help = 迷ったら「{ hint }」が手を示し、「{ take-back }」で最後の決定を取り消せます。
how-help-final = 迷ったら「{ hint }」が手を示します。このゲームでは、決定は取り消せません。
how-done = テーブルへ
how-here-ace-high = このゲームでは、エースがキングより強い、いちばん上のカードです。
how-here-packets-2-3 = このゲームでは、2枚、次に3枚と配ります。
how-here-packets-5 = このゲームでは、一度に5枚ずつ配ります。
how-here-packets-own = このゲームでは、それぞれが最初に親になったときに自分の配り方を決めます。
how-here-number = このゲームでは、プロポーズのときに枚数を言い、そのとおりの枚数を換えます。
how-here-dealer = このゲームでは、アクセプトした親も少なくとも1枚換えます。
how-here-short-stock = このゲームでは、アクセプトした親の分が5枚より少なければ、親は1枚も換えられません。山札が足りるならという条件でアクセプトできます。
how-here-vulnerable-every = このゲームでは、最初だけでなく、すべてのプロポーズについて同じです。
how-here-vulnerable-none = このゲームでは、交換を断っても2点にはなりません。
how-here-king-optional = このゲームでは、自動ではつきません。間に合ううちに「{ choice-king }」を押してください。
how-here-king-none = このゲームでは、手札のキングは得点になりません。切札表示カードのキングだけです。
how-here-head = このゲームでは、勝つ義務はありません。同じスートならどれでもかまいません。
how-here-stop = このゲームでは、どちらかが3トリック取ればそこで終わります。相手が一つも取っていないときだけ、チャレンジとして最後まで続けます。
how-here-offer = このゲームでは、最初のリードの前に相手に1点をゆずると申し出られます。受ければディールは終わり、断れば相手は全トリックを取らなければならず、取れなければ申し出た側に2点です。
how-here-king-turned = このゲームでは、めくれたキングは親が宣言したときだけ点になります。「{ choice-king }」を押してください。
how-here-king-false = このゲームでは、持っていないキングも宣言できます。見つかるとやり直しになることがあり、三つか四つのトリックでは得点になりません。
how-here-name = このゲームでは、リードするスートを言います。違うスートを出すと、相手は言ったスートを求めることができます。
how-here-name-may = このゲームでは、リードするスートを「{ asides }」から言うことができます。違うスートを出すと、相手は言ったスートを求めることができます。
how-here-revoke = このゲームでは、出せないカードも止められません。スートに従い、勝ち、切札を出すのは自分の責任です。間違えたカードは次のリードまでなら戻せます。そのあとは、ほかのカードで明らかになれば相手が「{ asides }」から指摘でき、やり直しになることがあり、得点は1点減ります。
how-here-throw-in = このゲームでは、「{ asides }」から手を投げることができます。1トリックもなければ相手に2点、一つか二つあれば1点です。確かなトリックは、取ると告げることもできます。
how-here-throw-in-shown = このゲームでは、「{ asides }」から手を投げることができます。1トリックもなければ相手に2点、一つか二つあれば1点です。確かなトリックは、取ると告げることもできます。そのとき2人の手札を見せるので、リボークや偽のキングをまだ指摘できます。
how-here-doubling = このゲームでは、3番目のトリックのリードまで、どちらもダブルを申し出られます。受ければトリックの得点は2倍、断ればディールは終わり、申し出た側に得点が入ります。
how-here-game-points = このゲームでは、敗者が0点なら3倍、半分未満なら2倍の勝ちです。

## Replay: ゲーム記録の再生

replay-close = 再生を閉じる
replay-awaited = ゲームを並べています…
replay-broken = このゲームは表示できません。
replay-failed = エンジンが応答しないため、いまは実行できません。
replay-open-page = エカルテで開く
replay-players = { $first }と{ $second }
replay-hand = { $who ->
    [you] あなたの手札
   *[other] { $name }の手札
}
replay-hidden = 伏せられたカード
replay-steps = ゲームをたどる
replay-next = 次の手
replay-before = 前の手
replay-next-trick = 次のトリック
replay-before-trick = 前のトリック
replay-next-deal = 次のディール
replay-before-deal = 前のディール
replay-first = 最初
replay-last = 最後
replay-play = 自動再生
replay-pause = 一時停止
replay-speed = 速さ
replay-speed-slow = ゆっくり
replay-speed-normal = 普通
replay-speed-fast = 速い
replay-look = 見せる手札
replay-look-all = すべての手札
replay-look-seat = { $name }のみ
replay-place = ゲームの位置
replay-king = { $name }：キング
replay-vole = { $name }：ボール
replay-astray = 実戦にはない手順です。
replay-return = ゲームに戻る
replay-keys = キー
replay-swipe = タッチ画面では、卓上を左右になぞります。
replay-dealt = { $who ->
    [you] あなたの手札は{ $cards }です。
   *[other] { $name }の手札は{ $cards }です。
}
replay-dealt-hidden = { $who ->
    [you] あなたに{ $number }枚配られます。
   *[other] { $name }に{ $number }枚配られます。
}
replay-discards = { $who ->
    [you] あなたは{ $cards }を捨てます。
   *[other] { $name }は{ $cards }を捨てます。
}
replay-draws = { $who ->
    [you] あなたは{ $cards }を引きます。
   *[other] { $name }は{ $cards }を引きます。
}
replay-draws-number = { $who ->
    [you] あなたは{ $number }枚引きます。
   *[other] { $name }は{ $number }枚引きます。
}
replay-cuts = { $name }は{ $card }を引きました。
replay-cut-deals = 親は{ $name }です。
replay-cut-with = カットの言葉「{ $words }」
replay-resigned = 投了により{ $name }の勝ちです。
replay-scored = { $name }に{ $points }点（{ $why }）。
replay-why-turned-king = 切札表示カードのキング
replay-why-king = 切札のキング
replay-why-point = トリック数
replay-why-vole = ボール、5トリックすべて
replay-why-elder-vulnerable = 子がスタンドして負けたため
replay-why-dealer-vulnerable = 親がリフューズして負けたため
replay-score = { $first } { $firstScore }、{ $second } { $secondScore }。
replay-side = 経過
replay-moves = 手順
replay-deal = 第{ $number }ディール
replay-deals = 親：{ $name }
replay-turned = 切札表示カード
replay-short-deal = { $number }枚
replay-short-discard = { $number ->
    [0] 交換なし
   *[other] { $number }枚捨て
}
replay-short-draw = { $number }枚引き
replay-variation = 別の手順
replay-supposed = 仮に{ $name }の手札が
replay-prune = この変化を消す
replay-notes = 注釈と評価
replay-comment = 注釈
replay-comment-here = この場面の注釈
replay-marks = 評価
replay-mark = { $nag ->
    [1] 好手（!）
    [2] 悪手（?）
    [3] 妙手（!!）
    [4] 大悪手（??）
    [5] 面白い手（!?）
   *[6] 疑問手（?!）
}
replay-saved = 保存しました。
replay-not-saved = 保存できませんでした。
replay-not-here = この場面の注釈は相手のものです。書くにはすべての手札を見せてください。
replay-here = ここからプレイ
replay-here-means = この場面からコンピューターを相手に続きをプレイします。その手順は変化としてゲームに残ります。
replay-here-as = { $who ->
    [you] あなたの席で
   *[other] { $name }の席で
}
replay-here-not = このディールは終わっています。途中の場面まで戻ってください。
replay-why = { $name }はなぜそうしたのか？
replay-more = その他
replay-share = 共有
replay-share-title = エカルテのゲーム
replay-share-what = リンクで見せるもの
replay-prepared = 用意された配り
replay-share-prepared = このゲームのカードはページに用意されていたもので、番号は公開されています。リンクがあれば、すべての手札を割り出せます。
replay-share-here = この場面から始める
replay-link = リンク
replay-copy = リンクをコピー
replay-copy-embed = 埋め込みコードをコピー
replay-copied = コピーしました。
replay-copy-yourself = このページからはコピーできません。リンクを選択しましたので、ご自分でコピーしてください。
replay-link-long = 注釈、変化、指摘を含むため、リンクは{ $length }文字あります。長いリンクを途中で切るアプリもあります。その場合はゲーム記録を保存してファイルを送ってください。
replay-code = リンクのQRコード
replay-code-dense = リンクが長すぎてQRコードにできません。
replay-send = 送る…
replay-reader = 相手の手札は？
replay-challenge = 友だちに挑戦
replay-challenge-title = エカルテの挑戦状
replay-challenge-means = 友だちは同じディールと規則でコンピューターとプレイします。ここでの結果は最後にだけ明かされます。
replay-challenge-seat = 友だちの席
replay-save = ゲーム記録を保存
replay-sheet = 得点表
replay-print = 印刷
replay-sheet-target = { $target }点先取
replay-sheet-order = 数字は{ $first }、{ $second }の順です。
replay-sheet-deal = ディール
replay-sheet-dealer = 親
replay-sheet-turn = 切札表示カード
replay-sheet-exchange = 交換とキング
replay-sheet-tricks = トリック
replay-sheet-points = 得点
replay-sheet-score = 合計
replay-sheet-proposed = { $name }が{ $number }回プロポーズ
replay-sheet-stand = { $name }はスタンド
replay-sheet-refuse = { $name }がリフューズ
replay-sheet-king = { $name }：キング
replay-sheet-vole = { $name }：ボール
replay-sheet-result = { $won ->
    [yes] { $result }で{ $name }の勝ち。
   *[no] { $result }
}

# JSON のゲーム記録。$path は場所: $.deals[0].events[3] は最初のディールの4つ目の出来事。
problem-E-json = ここから先は JSON ではありません: { $detail }
    .remedy = ここを直すか、JSON を書くプログラムで書き直してください。
problem-E-json-deep = リストやオブジェクトの入れ子が、ゲーム記録にはあり得ない深さです。
    .remedy = ゲーム記録を書き直してください。これほど深いものはありません。
problem-E-json-twice = 一つのオブジェクトにキー「{ $key }」が二つあります。
    .remedy = どちらか一つを残してください。
problem-E-json-type = { $path } の種類が違います。正しくは { $wanted } です。
    .remedy = 何がどこに入るかは record.schema.json にあります。
problem-E-json-key = { $path } に「{ $key }」というキーはなく、読まれることもありません。
    .remedy = 消すか、名前を直してください。
problem-E-json-missing = { $path } に「{ $key }」がありません。
    .remedy = 加えてください。なければ何も読めません。
problem-E-json-value = { $path } は「{ $found }」にはできません。
    .remedy = そこに入るものは record.schema.json にあります。
problem-E-json-differs = { $path } は { $found } となっていますが、ゲーム記録のタグと出来事によれば { $expected } です。
    .remedy = 直すか、消してください。出来事から決まるものです。
problem-W-json-differs = { $path } の { $found } は { $expected } と読みます。
problem-E-json-problems = これは、全部は読めなかったゲーム記録から書かれたものです。
    .remedy = もとのゲーム記録を直してから、もう一度変換してください。


## People: 一台を手渡して遊ぶ

person-unnamed = プレイヤー{ $number }
new-company = 対戦
new-company-computer = コンピューターと
new-company-here = ここにいる2人で
new-company-three = ここにいる3人で
new-company-help = 端末を手渡しながら遊びます。その間、カードは幕で隠れます。
new-name = { $number }人目の名前
curtain-pass = 端末を渡す相手
curtain-here = { $name }です：手札を見る
curtain-score = 第{ $deal }ディール · { $first } { $firstScore }、{ $second } { $secondScore } · { $target }点先取
choice-pass = { $name }に端末を渡す
ask-pass = 新しいカードを見てから、端末を渡してください
result-tricks-apart = トリック：{ $me }{ $mine }、{ $name }{ $theirs }
result-to = { $name }：{ $why }
visit-shared = このゲームはこの端末でまだ続いています。終わってから再生できます。

new-changed = { $option }：{ $value }
new-put-back = 元に戻す
new-usual = 元に戻す：{ $value }
new-left = 「{ $value }」に戻りました。
topic-deal = 配り方
topic-bidding = ビッド
topic-declarations = 宣言
topic-exchange = カードの交換
topic-king = 切札のキング
topic-play = プレイ
topic-score = 得点
topic-stakes = ダブルと申し出
topic-irregular = 間違いがあったとき
topic-more = そのほか

# マッチ
opponent-second = アルマン
new-match = マッチ・チップ・観客
new-match-kind = 何を遊ぶか
new-pool-help = 3人で遊びます。2人が対戦し、1人は敗者の席を待ちます。2連勝した人がプールを取ります。
new-stake = 1ゲームの賭け
new-stake-chips = { $stake ->
    [0] なし
   *[other] チップ{ $stake }枚
}
new-purse = はじめの持ち分
chips = チップ{ $chips }枚
new-gallery = 観客
new-gallery-none = なし
new-gallery-french = フランス式
new-gallery-french-help = ゲームの前に賭け、賭けたほうに助言します。
new-gallery-english = イギリス式
new-gallery-english-help = ゲームの前に賭け、黙って見ます。
new-pool-french = 待っている人も賭け、助言します。
new-pool-english = 待っている人も賭けます。
new-part = あなたは
new-part-play = 対戦する
new-part-watch = 見物して賭ける
match-game-alone = 1ゲーム
match-game = { $kind } · 第{ $game }ゲーム
match-stake = { $stake ->
    [0] 賭けなし
   *[other] 1ゲームごとにチップ{ $stake }枚が動きます。
}
match-pot = プールにチップ{ $pot }枚
match-running = { $who ->
    [you] あなたが1勝
   *[other] { $name }が1勝
}
match-out = { $who ->
    [you] あなたは待ちです
   *[other] { $name }は待ちです
}
match-purse = 持ち分：チップ{ $chips }枚
match-bet = { $name }：{ $on }に{ $chips }枚
match-bet-none = { $name }：賭けなし
match-bets = このゲームの賭け
match-bets-help = どの賭けにも相手があり、相手のない分は返されました。
match-bets-none = 相手が見つからず、このゲームに賭けはありません。
match-advice = あなたに賭けた人の言葉
gallery-says = { $what ->
    [stand] スタンドを。
    [propose] プロポーズを。
    [accept] アクセプトを。
    [refuse] リフューズを。
    [decline] 断りなさい。
    [keep] そのままで。
    [discard] { $cards }を捨てて。
   *[play] { $cards }を。
}
match-won = { $who ->
    [you] マッチはあなたの勝ちです。
   *[other] マッチは{ $name }の勝ちです。
}
match-won-pool = { $who ->
    [you] 2連勝、プールはあなたのものです。
   *[other] 2連勝、プールは{ $name }のものです。
}
match-pool-goes-on = プールにチップ{ $pot }枚。次に待つのは{ $who ->
    [you] あなた
   *[other] { $name }
}です。
match-stands = マッチ：{ $scores }。
match-game-won = { $who ->
    [you] · あなたの勝ち
   *[other] · { $name }の勝ち
}
match-rule = { $wins }ゲーム先取です。
match-pool-rule = 2連勝した人がプールを取ります。
match-divided = プールは分けられます：{ $listed }。
match-waits = 待ち
match-won-one = 1勝
match-games = これまでのゲーム
bet-title = ゲームの前に
bet-whom = { $who ->
    [you] どちらに賭けますか
   *[other] { $name }はどちらに賭けますか
}
bet-chips = { $purse }枚のうち{ $chips }枚
bet-kept = 次のゲームの賭けのため、持ち分からチップ{ $chips }枚を残します。
bet-french = 賭けたほうの手札が見え、助言できます。
bet-english = 賭けたほうの手札が見えます。口出しはできません。
bet-french-here = 賭けたほうの後ろから手札を見て、どうするかを声に出して勧めてください。
bet-english-here = 口を出さずにゲームを見てください。
bet-others = ほかの観客
bet-none = 見るだけ
bet-place = 賭けて見る
bet-gone = このゲームの賭けはすんでいます。
choice-match = マッチ
choice-match-next = 次のゲーム
choice-watch-pause = 止める
choice-watch-on = 続ける
choice-watch-fast = 速く
ask-advise = { $name }に何を勧めますか
games-match = { $kind }、第{ $game }ゲーム
games-matches = 続きのあるマッチ
games-match-line = { $kind }：{ $scores }
games-match-next = 次は第{ $game }ゲーム

match-stand = { $first } { $firstScore }、{ $second } { $secondScore }
match-bets-told = 賭けが決まりました：{ $listed }。
match-bet-short = { $name }は{ $on }に{ $chips }
match-drew = はじめの席の抽選：{ $listed }。いちばん低い人が待ちます。
match-drew-card = { $name } { $card }

replay-why-conceded = 手を投げたため

## 問題：記録のどこが誤りで、どうすればよいか（.remedy）

problem-E-king-unmarked = { card-name }がこの手札にあるはずはありません。あれば最初のトリックの前に宣言されています。
    .remedy = このカードか、キングが宣言されていないことか、どちらかが誤りです。
problem-E-void-broken = { card-name }がこの手札にあるはずはありません。このディールで先に出されたカードから、持っていないとわかります。
    .remedy = このカードか、先に出されたカードか、どちらかが誤りです。
problem-E-view-known = これは一つの席（{ $seat }）から見た記録なので、ほかの席のカードは { card-the } ではなく「??」と書きます。
    .remedy = カード1枚ごとに「??」と書くか、席から見た記録でなければ View タグを消してください。
problem-E-view-seat = View タグの席「{ $seat }」はありません。
    .remedy = 書けるのは {$allowed} です。
problem-E-view-seed = 一つの席（{ $seat }）から見た記録にシードが入っていて、隠れたカードがわかってしまいます。
    .remedy = 人に渡す前に Seed タグを消してください。
problem-E-view-other = これは { $view } から見た記録なので、{ $seat } の知っていることは取り出せません。
    .remedy = 全体の記録から取り出してください。
problem-E-suppose-number = 仮定の手札は本当の手札と同じ枚数、{ $found } 枚ではなく { $expected } 枚です。
problem-E-suppose-place = 仮定の手札（{ $text }）を書けるのは変化の初めだけです。
    .remedy = 「(」のすぐ後ろに移してください。
problem-E-variation-place = 変化は、それが代わりになる出来事の後ろに書きます。ここにはその出来事がありません。
    .remedy = 出来事の後ろに移すか、消してください。
problem-E-variation-open = この変化は終わっていません。
    .remedy = 「)」で閉じてください。
problem-E-variation-close = この「)」で終わる変化がありません。
    .remedy = 消すか、「(」で変化を始めてください。
problem-E-variation-empty = この変化には出来事がありません。
    .remedy = 消すか、あり得た出来事を書いてください。
problem-E-variation-deep = 変化の中の変化が { $most } 段より深くなっています。
    .remedy = いちばん内側のものは、もっと前の出来事に添えてください。
problem-E-note-place = 注は、それが付く出来事の後ろに書きます。ここにはその出来事がありません。
    .remedy = 出来事の後ろに移してください。
problem-E-comment-brace = コメントの中に閉じ波括弧は書けません。そこで終わってしまいます。
    .remedy = 丸括弧で代えてください。
problem-E-record-full = これを加えると記録が { $most } 文字を超え、読み直せなくなります。何も変更していません。
problem-E-comment-open = このコメントは閉じられていません。
    .remedy = 閉じ波括弧で終えてください。
problem-E-digest = Digest タグがこのゲーム記録の本文と合いません。作られた後で何かが変わっています。
    .remedy = もう一度送ってもらうか、わざと変えたのなら Digest タグを消してください。
problem-W-value-twice = 「@{ $key }」の値はもう書かれています。最後のものを残します。
problem-W-not-taken = 裁定では { $seat } が、めくられた{ card-the }を取ります。ここでは別のカードを取っています。
    .remedy = 取ったカードにそれを加えるか、取らなかったのなら「&ruling:37:leave」と書いてください。
problem-W-form = 「{ $found }」は「{ $expected }」と読みます。
problem-W-remark = 「;」の後ろの書き込みは、波括弧のコメントとして残します。
problem-W-check-missing = トリックを取った席が書かれていません。ここには「{ $expected }」が入ります。
problem-W-score-missing = ディールの得点が書かれていません。ここには「{ $expected }」が入ります。
problem-W-canonical = 正規形ではここが違います：{ $wanted ->
    [blank] 何も書きません。
   *[text] { $expected }
}
problem-E-canonical = { $wanted ->
    [text] 正規形ではありません。ここは次のようになります：{ $expected }
   *[blank] 正規形ではありません。ここには何も書きません。
}
    .remedy = ecarte fmt が正規形で書きます。
problem-E-merge-rules = これらの記録は、ゲームかルールが同じではありません。
problem-E-merge-tag = { $tag } タグは、一方の記録では「{ $first }」、もう一方では「{ $second }」です。
    .remedy = 同じゲームなら、二つのタグをそろえてください。
problem-E-merge-head = 一方の記録は「{ $first }」と続き、もう一方は「{ $second }」と続きます。
problem-E-merge-event = { $at } で、一方の記録は「{ $first }」、もう一方は「{ $second }」です。
    .remedy = どちらかが誤りです。そこを比べてください。
problem-E-merge-hidden = { $at } で { $seat } のカードがまだ隠れています。
    .remedy = その席から見た記録を加えてください。
problem-E-seed-form = シードの形が違います。64 桁の16進数（0〜9、a〜f）で書いてください。
problem-E-seat = この卓に「{ $seat }」という席はありません。

# ブロット
problem-E-bid-now = ビッドは終わりました。もうテイクもパスもできません。
problem-E-bid = 「{ $bid }」というビッドはありません。
    .remedy = あるのは take:s、take:h、take:d、take:c、take:nt（ノートランプ）、take:at（オールトランプ）です。
problem-E-bid-contract = { $bid ->
    [nt] この規則ではノートランプはビッドできません。
   *[at] この規則ではオールトランプはビッドできません。
}
problem-E-bid-nt-early = この規則では、誰かがスートをテイクした後でなければノートランプはビッドできません。
problem-E-bid-overcall = { $over ->
    [nt] ノートランプがビッドされました。それより上はオールトランプだけです。
    [at] オールトランプがビッドされました。それより上はありません。
   *[other] スートがテイクされました。それより上は、この規則にあればノートランプとオールトランプだけです。
}
problem-E-bid-turned = 1巡目にテイクできるのは、めくり札のスート（{ suit }）だけです。
problem-E-bid-second = { suit }は全員が断りました。2巡目は別のスートをテイクできます。
problem-E-take-card = テイクした人が取るのはめくり札、{ card-the }です。
    .remedy = このカードか、めくり札を直してください。
problem-E-overtrump = トリックにある切札より強い切札があるので、それを出さなければなりません。
problem-E-beat = リードされたスート（{ suit }）のもっと強いカードがあるので、それを出さなければなりません。
problem-E-undertrump = パートナーが切札で勝っています。もっと強い切札か別のスートを出せますが、弱い切札は出せません。
problem-E-meld-none = この規則では、ブロットのほかに宣言はありません。
problem-E-meld-form = 「{ $say }」という宣言はありません。
    .remedy = meld:tierce:As（または cinquante、cent）のように種類といちばん上のカードを、カレなら meld:carre:J のようにランクを書いてください。
problem-E-meld-late = いまは宣言できません。宣言は自分の最初のカードの前にします。最初のトリックの後に加えられるのは、いちばん強い宣言をした側だけです。
problem-E-meld-absent = { $kind ->
    [tierce] このような3枚続きは手札にありません。
    [cinquante] このような4枚続きは手札にありません。
    [cent] このような5枚続きは手札にありません。
   *[carre] このカレの4枚は手札にそろっていません。
}
problem-E-meld-used = { $kind ->
    [carre] このカレのカードはもう別の宣言に使われています。1枚は一度しか使えません。
   *[other] この続きのカードはもう別の宣言に使われています。1枚は一度しか使えません。
}
problem-E-show = 「{ $say }」は、まだ見せるべき宣言ではありません。
    .remedy = 宣言に勝った側は、宣言一つにつき一度、まだ手札にあるそのカードをすべて見せます。
problem-E-rank-due = ほかの宣言やカードの前に、宣言を比べます。{ seat-title }がランクを言うか、「trump」と言う番です。
problem-E-rank = { $expected ->
    [0] ここで「{ $say }」とは言いません。
   *[other] ここで言うのは「{ $say }」ではなく「{ $expected }」です。
}
problem-E-belote-absent = ブロットと言えるのは{ suit }のキングとクイーンを両方持っている人です。ここでは1枚足りません。
problem-E-belote-card = ブロットと言うのは切札のキングとクイーンで、{ card-the }ではありません。
problem-E-belote-king = この規則では、クイーンより先にキングでブロットと言います。
problem-E-belote-order = { $call ->
    [belote] このスートのブロットはもう言われています。2枚目では「rebelote」です。
   *[rebelote] リブロットと言うのは2枚のうちの2枚目で、1枚目でブロットと言った後です。
}
problem-E-king-due = { $seat ->
    [S] 南が切札のキングを持っています。ほかのことを言ったりカードを出したりする前に宣言されます。
   *[N] 北が切札のキングを持っています。ほかのことを言ったりカードを出したりする前に宣言されます。
}
problem-E-say = このゲームに「{ $say }」という言葉はありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことでしょうか。
}
problem-E-propose-number = ドローの枚数を 1 から { $most } までの数で一緒に言ってください。このルールでは数が効力を持ちます。
problem-E-propose-plain = 数を言わずにプロポーズしてください。このルールに枚数はありません。
problem-E-accept-if = 条件なしでアクセプトしてください。山札は { $stock } 枚あり、2人分に足ります。
problem-E-game = 「{ $game }」というゲームはここにはありません。あるのは { $allowed } です。
problem-E-cards-due = まずカードが配られます。その前には誰も何もできません。
    .remedy = 先に配られたカードを書いてください。
problem-E-not-dealing = ここではカードは配られません。
problem-E-given-order = { $expected ->
    [deal] 次は{ seat-title }の5枚です。
    [turn] 次はめくり札です。
    [take] 次は{ seat-title }がめくり札を取ります（{ $seat }^ とカードを書きます）。
    [bottom] 次は山札のいちばん下のカードで、これも表にします。
   *[draw] 次は{ seat-title }の引くカードです。
}
problem-E-given-number = ここで配られるのは { $found } 枚ではなく { $expected } 枚です。{ $found ->
    [1] 空白を入れずに続けて書きます。
   *[other] { "" }
}
    .remedy = { $misdeal ->
        [1] 実際の卓でそう配られたのなら、分かった所に「{ $text }」のように書き、続けて裁定を書いてください。
       *[other] { "" }
    }
problem-E-card-unknown = 隠れたカード「??」は再現できません。
    .remedy = どのカードだったかを書くか、一つの席のカードしかわからなければ View タグを加えてください。
problem-E-card-twice = { card-name }はこのディールにもう出ています。1組に1枚しかありません。
    .remedy = どちらかが誤りです。比べてください。
problem-E-seed = 記録のシードから作られる山では、ここで別のカードが配られます。
    .remedy = カードを直すか、Seed タグを消してください。
problem-E-commit = Commit タグが記録のシードと合いません。
    .remedy = どちらかが変えられています。覚えがなければ、この配りは信用できません。
problem-E-cut = Cut タグが記録のシードと合いません。
    .remedy = どちらかが変えられています。

# 記録の中：マッチ、チップ、賭け
problem-E-match-name = 「{ $name }」はほかの名前と並べて書けません。プールやギャラリーの名前には空白もコロンも使えず、40文字までで、N・E・S・W だけの名前も使えません。
problem-E-match-names = この席には { $name } という名前の人が2人います。
    .remedy = それぞれに別の名前を付けてください。
problem-E-match-score = このマッチの第{ $game }ゲームは { $score } からは始まりません。
    .remedy = MatchScore はそれまでに勝ったゲームの数で、南、北の順に書きます。
problem-E-match-out = プールでは Out タグが席を待つ人を示しますが、それがありません。
    .remedy = 記録の初めのタグに加えてください。
problem-E-match-plays = { $name } はプレイしているので、席を待つことはできません。
problem-E-match-draw = Draw タグがこのゲームと合いません。待つのは一番低いカードを引いた人で、カードはシードから決まります。
    .remedy = Draw、Out、Seed のどれかが変えられています。
problem-E-match-worth = このゲームは { $found } ではなく { $expected } と数えます。
    .remedy = GamePoints はゲームの終わりから決まります。直すか、消してください。
problem-E-match-twice = このマッチの第{ $game }ゲームが、違う内容でもう一度書かれています。
    .remedy = 一つだけ残してください。
problem-E-match-unfinished = このマッチの第{ $next }ゲームの前の第{ $game }ゲームが終わっていません。
    .remedy = 最後までプレイするか、投了するか、「void」としてください。
problem-E-match-over = 第{ $game }ゲームの前に { $name } がマッチに勝っています。
    .remedy = 別のマッチのゲームではないか見てください。
problem-E-match-tag = 前のゲームからすると、第{ $game }ゲームの { $tag } タグは「{ $found }」ではなく「{ $expected }」のはずです。
    .remedy = 抜けたゲームや変えられたゲームがないか見てください。
problem-E-match-dealer = { $expected ->
    [S] このマッチの第{ $game }ゲームで初めに配るのは南です。親はゲームをまたいで交代します。
   *[N] このマッチの第{ $game }ゲームで初めに配るのは北です。親はゲームをまたいで交代します。
}
    .remedy = 抜けたゲームや変えられたゲームがないか見てください。
problem-E-purse = { $name } のチップは { $purse } 枚で、この賭け金でプレイするには { $needed } 枚要ります。
    .remedy = 賭け金を下げるか、持ちチップを増やして始めてください。
problem-E-match-purse = 見物人は賭けるので、全員にチップが要ります。
    .remedy = 初めに何枚ずつ持つかを決めてください。
problem-E-bet-match = 賭けが釣り合っていません。南に { $south } 枚、北に { $north } 枚です。
    .remedy = どちらにも同じだけ賭けます。相手のない賭けはゲームの前に返されます。
problem-E-bet-player = { $name } はプレイしています。賭けられるのは見ている人だけです。
problem-E-bet-purse = { $name } は { $chips } 枚を賭けられません。賭けられるのは { $purse } 枚までです。
problem-E-bet-twice = { $name } はこのゲームにもう賭けています。
problem-E-advise-other = { $name } はこのプレイヤーに賭けていないので、助言できません。
problem-E-advise-silent = イギリス式では見物人は口を出しません。
    .remedy = フランス式のギャラリーなら、賭けた相手に助言できます。

problem-E-check = { $expected ->
    [S] このトリックを取るのは南です。
    [N] このトリックを取るのは北です。
    [E] このトリックを取るのは東です。
   *[W] このトリックを取るのは西です。
}
    .remedy = 印か、トリックのカードを直してください。
problem-E-check-nothing = ここで終わったトリックはなく、誰も取りません。
    .remedy = 印を消すか、足りないカードを加えてください。
problem-E-score = ここの得点は「{ $found }」ではなく「{ $expected }」です。
    .remedy = 得点か、ディールの出来事を直してください。
problem-E-score-twice = このディールの得点が二度書かれています。
    .remedy = 一つだけ残してください。
problem-E-score-early = ここではディールが終わっていないので、得点はまだありません。
    .remedy = 足りない出来事を加えるか、得点を消してください。手札が尽きたときは、残りのカードが誰のトリックかを「&tricks」で書きます。
problem-E-score-form = 「{ $text }」は得点ではありません。
    .remedy = ディールの点とゲームの得点を、南を先にして「=1-0 2-1」のように書いてください。
problem-E-result = 結果は「{ $found }」ではなく「{ $expected }」です。
    .remedy = 結果か、そこまでの出来事を直してください。
problem-E-result-missing = 記録に終わりがありません。
    .remedy = 何も欠けていなければ「{ $expected }」で終えてください。
problem-E-result-tag = Result タグは「{ $found }」ですが、記録の終わりは「{ $expected }」です。
    .remedy = タグを直してください。記録の終わりと同じものを書きます。
problem-E-after-result = 結果の後ろに「{ $text }」があります。そこにはもう何も書けません。
    .remedy = 消すか、次の記録を [ECN "1"] で始めてください。
problem-E-no-record = ここで始まる記録はありません。
    .remedy = 記録は [ECN "1"] という行で始まります。
problem-E-version = 記法の版「{ $version }」はここでは読めません。読めるのは版 1 だけです。
    .remedy = プログラムを新しくするか、版 1 の記録なら [ECN "1"] と書いてください。
problem-E-tag = これはタグではありません。
    .remedy = 1行に一つ、[Name "文"] と書いてください。文の中の " と \ は \" と \\ と書きます。
problem-E-tag-value = { $tag } タグを「{ $value }」にはできません。
    .remedy = 直すか、消してください。
problem-E-tag-twice = { $tag } タグが二度書かれています。
    .remedy = 一つだけ残してください。
problem-E-head-expected = 次のディールは「{ $found }」ではなく「{ $expected }」です。
    .remedy = ディールは 1 から数え、親は交代します。抜けたディールがないか見てください。「1/2.」のような2回目は、裁定で無効になったディールの後だけです。
problem-E-deal-open = 第{ $deal }ディールはここでは始まりません。前のディールが終わっていません。
    .remedy = 足りない出来事を前のディールに加えてください。
problem-E-no-head = 「{ $text }」がディールの前にあります。
    .remedy = 番号と親でディールを始めてください：「1. N」。
problem-E-word = 「{ $text }」は読み取れません。
    .remedy = 出来事は「S.Ks」「N:propose」「S-7h8h」のように書きます。
problem-E-word-french = 「{ $text }」はフランス語のカードの文字ですが、このゲーム記録はフランス語だと示していません。
    .remedy = タグ [Lang "fr"] を加えると、R、D、V は K、Q、J と読まれます。
problem-E-event = 「{ $event }」はこのゲームの出来事ではありません。
problem-E-call = このゲームで、カードと一緒に「{ $call }」とは言いません。
    .remedy = 「:{ $call }」を消してください。
problem-E-too-many = 問題が { $most } を超えたので、残りは読みませんでした。
    .remedy = まずこれらを直してください。
problem-E-file = { $reason ->
    [missing] そのファイルはありません。
    [directory] これは記録のファイルではなくフォルダーです。
    [denied] このファイルを読む権限がありません。
    [size] このファイルは { $detail } MiB より大きいです。分けてください。
    [large] このファイルは { $detail } MiB あります。ここで読めるのは 256 MiB までです。ecarte split --size 10000 で分けてください。
   *[other] このファイルは読めません：{ $detail }
}
problem-E-utf8 = ここから先は UTF-8 ではありません。
    .remedy = ファイルを UTF-8 で保存し直してください。
problem-E-gzip = ファイルの初めは gzip ですが、展開できません。
    .remedy = 壊れているか途中で切れています。もう一度取り寄せてください。

## 多くのゲーム記録：条件、統計、アーカイブ、シミュレーション

cli-option-where = この条件に合うゲームだけ（「ecarte filter --help」を参照）。
cli-option-jobs = 同時に働くプロセスの数。
cli-option-player = このプレイヤーだけ。何度でも指定できます。
cli-option-picture = このファイル（.svg か .png）にも図を描きます（Matplotlib が必要：pip install matplotlib）。
cli-filter = 条件に合うゲーム記録を正規形の ECN で出力します。
cli-filter-expression = 条件。
cli-filter-invert = 条件に合わないゲーム記録。
cli-filter-count = 件数だけを出力。
cli-filter-deals = 条件に合うディールを csv で出力。
cli-match = マッチの様子を述べます。ラバーやプールのスコア、プールのチップ、各自のチップ。

    マッチは記録だけから分かります。記録は複数のファイルにあっても、順不同でもかまいません。前のゲームと合わないゲームは標準エラーに示します。
cli-match-as_json = マッチごとに JSON オブジェクトを一つ。
cli-stats = プレイヤーごとの成績（勝率、ディールごとの得点、エカルテのプロポーズ、リフューズ、キング、ボール、ブロットのテイク、コントラクト、カポ、宣言）を95%区間とともに示します。
cli-stats-as_json = ゲームの種類ごとに JSON オブジェクト一つ。
cli-archive = ゲームを DuckDB ファイルに集め、SQL で調べます（DuckDB が必要：pip install duckdb）。
cli-archive-file = アーカイブ。ないときは「add」が作ります。
cli-archive-action = すること。
cli-archive-given = 加えるファイル、または SQL。- なら標準入力。
cli-archive-as_json = 行ごとに JSON オブジェクト一つ。
cli-archive-as_csv = 行を csv で出力。
cli-simulate = コンピューターどうしを対戦させ、ゲーム記録を ECN で出力します。
cli-simulate-players = 席ごとのプレイヤー（S:amateur N:chance、組ごとなら NS:amateur）。エカルテは beginner, amateur, club, master, chance。ブロットは novice, amateur, expert, chance。
cli-simulate-games = ゲームの数。
cli-simulate-seed = すべてのもとになる数。
cli-simulate-rules = 使う規則：{ cli-presets }
cli-simulate-option = 変えるルール：target=10、king_mark=optional など。何度でも指定できます。
cli-simulate-duplicate = 2ゲームずつ同じカードで、席を入れ替えて対戦します。
cli-simulating = 対戦中
cli-seat-form = プレイヤーは席ごとに一度、S:amateur N:chance のように書きます（「{ $given }」ではなく）。
cli-archive-what = 加えるファイルを書いてください：ecarte archive FILE.duckdb add games.ecn …
cli-archive-sql = SQL を一つ書いてください：ecarte archive FILE.duckdb query "SELECT count(*) FROM games"
cli-archive-nothing = 「{ $action }」のあとには何も要りませんが、「{ $given }」があります。ゲームを選ぶには --where を使います。
cli-archive-update = 「{ $file }」は別の版のプログラムが作ったものです。中の{ $records }ゲームから新しい形に作り直しています。終わるまで元のファイルはそのまま残ります。
cli-archive-unread = そのうち{ $records }ゲームは、この版では読めません。アーカイブに残り export もできますが、集計には入りません。
cli-archived = { $games }ゲーム（{ $deals }ディール）を加えました。既にあったもの{ $known }、除いたもの{ $leftOut }。
cli-archived-views = アーカイブにあった片側だけの記録{ $views }件を、全体の記録に置き換えました。
cli-more-rows = 最初の{ $shown }行です。--csv と --json はすべてを出力します。
cli-no-games = ゲームがありません。
cli-no-player = 「{ $name }」というプレイヤーはいません。
cli-picture = 図のファイルは .svg か .png です（{ $file } ではなく）。
cli-number = { $number }
cli-percent = { $number } %
stats-measure = 項目
stats-all = 全員
stats-intervals = 括弧内は95%区間（率はウィルソン、平均は正規）、/ のあとはもとのディールまたはゲームの数です。
stats-others = ほかに{ $players }人います。--player か --json を使ってください。
stats-rates = 該当するディールまたはゲームのうち（%）
stats-means = 平均
measure-games = ゲーム
measure-won = 勝ったゲーム
measure-deals = ゲームごとのディール
measure-points = ディールごとの得点
measure-point_won = 勝ったプレイ
measure-proposed = 子：プロポーズする
measure-proposals = 子：プロポーズの回数
measure-stood_first = 子：すぐスタンド
measure-stood_first_won = …で勝つ
measure-refused_first = 親：最初にリフューズ
measure-refused_first_won = …で勝つ
measure-exchanged = 交換した枚数（あれば）
measure-king = 手札のキングを宣言
measure-king_turned = 親：キングをめくる
measure-vole = ボールを達成
measure-vulnerable_lost = 2点の危険で負ける
measure-faultless = 損のないディール
measure-lost = 選択による損（ディールごと、ゲームの%）
measure-took = テイクする
measure-took_first = …1巡目で
measure-made = …で達成
measure-taken_points = 自分の側がテイクしたときの得点
measure-against_failed = 相手の失敗
measure-capot = カポを達成
measure-tricks = 側のトリック数
measure-declared = 宣言する
measure-melds = 得点になった宣言
measure-carre = カレが得点になる
measure-belote = ブロットを宣言
measure-passed_out = 全員パスのディール
problem-E-filter-long = 条件が{ $most }文字を超えています。
problem-E-filter-empty = 条件がありません。例：vole and score_S > 3
problem-E-filter-syntax = ここから条件を読めません。括弧か引用符が足りないかもしれません。等しいは ==、含むは ~ です。
problem-E-filter-deep = 条件の入れ子が{ $most }を超えています。
problem-E-filter-signs = 条件の括弧と記号が{ $most }個を超えています。
problem-E-filter-form = これは条件では意味がありません。「ecarte filter --help」を参照してください。
problem-E-filter-name = 「{ $name }」という項目はありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」でしょうか。
}文字列は引用符で囲みます。
problem-E-filter-number = 数は{ $most }以下の整数です。
problem-E-filter-kind = ここには{ $wanted ->
    [text] 文字列
    [number] 数
   *[flag] 条件
}が要りますが、{ $found ->
    [text] 文字列
    [number] 数
   *[flag] 条件
}があります。
problem-E-filter-function = 「{ $name }(…)」はありません。使えるもの：{ $allowed }
problem-E-filter-arguments = 「{ $name }(…)」の括弧には値を一つだけ書きます。
problem-E-extra = { $package } が必要ですが、入っていません：pip install 'ecarte[{ $extra }]'
problem-E-archive = アーカイブとして開けません：{ $detail }
problem-E-archive-other = DuckDB のファイルですが、「ecarte archive」の作ったものではありません。
problem-E-archive-version = このアーカイブは別の版のプログラムが、別の表またはルールで作りました。「ecarte archive … query」「stats」「add」を使うと新しい形になります。「export」は今のままで記録を出力します。
problem-E-archive-newer = このアーカイブは新しい版のプログラムが作りました。調べたり加えたりするにはプログラムを更新してください。「ecarte archive … export」はこの版でも使えます。
problem-E-archive-empty = このアーカイブは空です。作る途中で中断されました。もう一度 add で加えてください。
problem-E-archive-unfinished = このアーカイブはありません。作るはずの「add」が中断されました。残っていたものは消したので、もう一度 add で加えてください。
problem-E-archive-used = 別のプログラムがこのアーカイブを開いています。そちらを閉じるか、終わるのを待って、やり直してください。「ecarte archive … export」はその間も使えます。（{ $detail }）
problem-E-archive-write = アーカイブに書けません。中身は元のままです。ディスクの空きを増やすか、書き込めるフォルダーに移してください。「ecarte archive … export」は今のままで使えます。（{ $detail }）
problem-E-query = DuckDB の答え：{ $detail }
problem-E-query-number = SQL が { $number } 件あります。一度に一つにしてください。
problem-E-player-missing = 席{ $seat }のプレイヤーがいません。
problem-E-player = 「{ $player }」というプレイヤーはいません。使えるもの：{ $allowed }
problem-E-duplicate-odd = 同じカードのゲームは{ $sides }ゲームずつです。{ $games }は割り切れません。
cli-link = 記録をリンクとして1行に一つずつ書き出します。アドレスの文字にゲーム全体が入ります。
cli-open = リンクの記録を ECN で書き出します。
cli-open-link = アドレス全体、または「#」の後の文字。- なら標準入力から1行に一つずつ読みます。
cli-law = ロンドンのクラブの規則を示します。51条の題、または1条の全文です。

    1条には、その規則のもとで起こりうること、誰が選ぶか、選んだ結果、ゲーム記録で示せるなら例が付きます。
cli-law-number = 規則の番号、1 から 51。
cli-law-as_json = 規則ごとに一つの JSON オブジェクト：number、kind、rules、title、text、cases、example。
cli-law-missing = 規則{ $number }はありません。1 から { $last } までです。
cli-arbiter = 審判を呼びます。テーブルで起きたことを答えると、規則による裁定を示します。

    何が起きたか、知る必要のあることをたずねます。番号か名前で答えます。すべて引数にあれば、何もたずねません。
cli-arbiter-what = 起きたことの名前：revoke、wrong-number など（付けずに --json とすると一覧）。
cli-arbiter-answers = 答えを、たずねられる順に。
cli-arbiter-as_json = JSON で、残った質問か裁定を示します。何もたずねません。
cli-arbiter-missing = 審判は「{ $what }」を知りません。{ $near ->
    [0] {""}
   *[other] 「{ $near }」のことですか。
}
cli-arbiter-ruled = 「{ $answer }」の前に裁定が出ています。もう何もたずねません。

## Belote: terminal

cli-belote-welcome = { $preset }、{ $target }点、相手は{ $names }（{ $player }）{ $partner ->
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
cli-belote-ranks = { $who ->
    [you] あなた：{ rank }
   *[other] { $name }：{ rank }
}
cli-belote-trumps = { $who ->
    [you] あなた：切札です。
   *[other] { $name }：切札です。
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
cli-belote-all-passed = 全員が二度パスしたので、得点はありません。
cli-belote-sum = { $side }：カード{ $cards }{ $last ->
    [0] { "" }
   *[other] { $capot ->
        [1] {" "}+ 全トリック{ $last }
       *[other] {" "}+ 最後のトリック{ $last }
    }
}{ $melds ->
    [0] { "" }
   *[other] {" "}+ 宣言{ $melds }
}{ $belote ->
    [0] { "" }
   *[other] {" "}+ ブロット{ $belote }
} = { $totals }。
cli-belote-judged = { $made ->
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
   *[other] その点は残り2人のうち上の人に、同点なら2人に入ります。
}
cli-belote-factor = { $factor ->
    [2] すべて2倍（{ $contract }）。
   *[3] すべて3倍（{ $contract }）。
}
cli-belote-points = 記録：{ $points }。
cli-belote-score = スコア：{ $score }。
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
cli-belote-dealer = { $who ->
    [you] あなたが親
   *[other] { $name }が親
}
cli-belote-taken = { $who ->
    [you] コントラクト：{ $contract }（あなた）
   *[other] コントラクト：{ $contract }（{ $name }）
}
cli-belote-standing = { $score }（{ $target }点まで）
cli-belote-tricks = トリック：{ $tricks }
cli-belote-ask-take = { $round ->
    [1] { $suit }を切札にテイクしますか
   *[2] 2巡目：{ $suit }以外のスートでテイクしますか
}
cli-belote-ask-overcall = { $who ->
    [you] あなたのビッドは{ $contract }です。さらにビッドしますか
   *[other] { $name }のビッドは{ $contract }です。さらにビッドしますか
}
cli-belote-ask-announce = 何を宣言しますか
cli-belote-ask-E-follow = { $suit }がリードされました。同じスートを出してください
cli-belote-ask-E-overtrump = { $suit }がリードされました。より強い切札を出さなければなりません
cli-belote-ask-E-trump = { $suit }がリードされました。切札を出さなければなりません
cli-belote-ask-E-beat = { $suit }がリードされました。より強いカードを出さなければなりません
cli-belote-ask-E-undertrump = { $suit }がリードされました。パートナーより弱い切札のほかは、どのカードでも出せます
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
    宣言（最初のカードの前）：m1、m2 …（一覧の番号）、または名前。そのあとカードを出します。
    カード：番号（1）か名前（Ks、K♠、10h）。括弧のカードは今は出せません。名前を打つと理由が出ます。
    ブロットとルブロットは自動で言います。「Ks quiet」なら言わずに出します。
    l 前のトリック · score スコア表 · h ヒント（ビッド中は hint） · u 1手戻す · resign 投了 · q 中断 · ? このヘルプ

## Belote: page（規則、プレイヤー、保存したゲーム、遊び方、再生）

game-belote = ブロット
preset-classic = クラシック
preset-classic-help = 4人、2人ずつのペア。切札は1スート、宣言はすべてあり、1000点先取。
preset-tournament = トーナメント
preset-tournament-help = ふつうと同じですが、宣言はブロットだけが得点になります。
preset-modern = ノートランプ、オールトランプ
preset-modern-help = この二つもビッドでき、スートより上です。3000点先取。
preset-three = 3人用
preset-three-help = 1人ずつで戦います。6枚は使いません。
option-players = 人数
option-players-help = 4人でペアを組むか、3人で1人ずつか。
option-direction = 回り方
option-direction-help = 配る順、ビッド、プレイの回る向き。
option-direction-clockwise = 時計回り
option-direction-anticlockwise = 反時計回り
option-packets-dealer = 交互
option-packets-chosen = 親が選ぶ
option-shuffle = ディールの間
option-shuffle-help = カードを切りまぜるか、トリックを重ねてカットするだけか。
option-shuffle-shuffle = 切りまぜる
option-shuffle-cut-only = カットだけ
option-contracts = ビッドできるもの
option-contracts-help = ノートランプは2倍、オールトランプは3倍。どちらもスートより上です。
option-contracts-suits = スート
option-contracts-suits-nt = スート、ノートランプ
option-contracts-suits-nt-at = スート、ノートランプ、オールトランプ
option-nt_over_suit_only = ノートランプはスートの後だけ
option-nt_over_suit_only-help = 誰かがスートをテイクした後でなければノートランプはビッドできません。
option-declarations = 宣言
option-declarations-help = カードとトリックのほかに得点になるもの。
option-declarations-all = シークエンス、カレ、ブロット
option-declarations-belote-only = ブロットだけ
option-announce_before_play = プレイの前に宣言
option-announce_before_play-help = 最初のカードと一緒にではなく、その前に全員が宣言します。
option-shared_cards = カードを二度使う
option-shared_cards-help = 1枚のカードをシークエンスとカレの両方に使えます。
option-king_first = ブロットはキングから
option-king_first-help = キングでブロット、クイーンでリブロットと言います。
option-undertrump_partner = パートナーの下の切札
option-undertrump_partner-help = フォローできず、勝っているパートナーの切札より弱い切札しかなくても、出さなければなりません。
option-belote_safe = ブロットは失わない
option-belote_safe-help = コントラクトに失敗しても、ブロットは持ち主の得点です。
option-compare_without_declarations = カードだけで判定
option-compare_without_declarations-help = コントラクトの成否を宣言なしで決めます。
option-capot_88 = カポは88点
option-capot_88-help = 最後のトリックの10点のほかに。そうでなければ代わりに100点です。

player-novice = 初心者
player-expert = 熟練者
players-novice = 初心者
players-amateur = アマチュア
players-expert = 熟練者
opponent-novice = アシル
opponent-expert = シドニ
person-belote-N = カミーユ
person-belote-E = ブレーズ
person-belote-S = オレール
person-belote-W = オンディーヌ
new-which = ゲーム
new-opponents = { $names }
new-partner = { $name }（パートナー）
new-partner-same = 同じ強さ
settings-callBelote = ブロットを自動で言う
settings-announce = できる宣言を自動でする
resign-means-sides = ほかの人の勝ちになります。ゲーム記録には投了と記されます。

challenge-means-partner = このディールは{ $partner }と組んで{ $opponent }を相手に行われました。同じカードを、同じ席で受け取ります。

hint-call = ヒント：{ $cards }を出して、ブロットと言う。
hint-bid = { $kind ->
    [pass] ヒント：パス。
    [nt] ヒント：ノートランプ。
    [at] ヒント：オールトランプ。
   *[suit] ヒント：{ suit }を切札にテイク。
}
hint-announce = ヒント：手札を宣言する。

library-game = ゲーム
library-game-all = すべてのゲーム
side-we = 味方
side-they = 相手
side-score = { $side }{ $score }
games-sides-line = { $scores }
games-sides-won = 勝ち：{ $scores }
games-sides-lost = 負け：{ $scores }
games-sides-drawn = 引き分け：{ $scores }
games-sides-given-up = 投了：{ $scores }
games-sides-save = { $scores }のゲーム記録を保存、{ $when }
games-sides-delete = { $scores }のゲームを削除、{ $when }
games-sides-bring-back = { $scores }のゲームを元に戻す、{ $when }
games-sides-replay = { $scores }のゲームを再生、{ $when }
games-word-drawn = 引き分け

how-belote-goal = ブロットは4人、2対2のゲームです。パートナーは向かいに座ります。毎回どちらかの側が、好きなスートを切札にして、相手より多くの点を集めることを引き受けます。先に{ $target }点取った側がゲームに勝ちます。
how-belote-goal-three = 3人のブロットは1人ずつで戦います。毎回誰か1人が、好きなスートを切札にして、ほかのどちらよりも多くの点を集めることを引き受けます。先に{ $target }点取った人がゲームに勝ちます。
how-belote-cards-title = カード
how-belote-cards = 32枚のカードを使います。切札ではジャックと9がいちばん強くなります。強い順と点は次のとおりです。
how-belote-cards-plain = ほかのスートの強い順と点は次のとおりです。
how-belote-cards-sum = 最後のトリックは10点。合わせて1ディール162点です。
how-belote-deal-title = 配り方
how-belote-deal = 各プレイヤーに3枚、次に2枚、合わせて5枚ずつ配り、次の1枚をめくります。誰かがテイクしたら、あと3枚ずつ配ります。テイクした人はめくり札と2枚を取ります。
how-belote-deal-three = 各プレイヤーに3枚、次に2枚、合わせて5枚ずつ配り、次の1枚をめくります。誰かがテイクしたら、あと3枚ずつ配り、山札のいちばん下の1枚も見せます。見せた2枚と、誰も見ない6枚は使いません。
how-belote-bid-title = テイク
how-belote-bid = 親の隣の人から順に、めくり札のスートを切札にしてテイクするか、パスします。全員がパスしたら、もう1巡、今度は別のスートでテイクできます。また全員がパスしたら、次の人が配ります。
how-belote-bid-nt = スートの代わりにノートランプをビッドできます。スートより上で、すべてが2倍になります。
how-belote-bid-at = オールトランプもビッドできます。何よりも上で、どのスートも切札の順になり、すべてが3倍になります。
how-belote-declare-title = 宣言
how-belote-declare = 最初のカードを出すときに、手札にあるものを宣言します。
how-belote-tierce = 同じスートの3枚続き（A K Q J 10 9 8 7の順）、ティエルス
how-belote-cinquante = 4枚続き
how-belote-cent = 5枚以上の続き
how-belote-carre = エース、10、キング、クイーンの4枚
how-belote-nines = 9の4枚
how-belote-jacks = ジャックの4枚
how-belote-best = 得点になるのはいちばん強い宣言をした側だけで、その側の2人の宣言がすべて入ります。テーブルが最初のトリックの後に比べ、カードを見せます。
how-belote-best-three = 得点になるのはいちばん強い宣言をした人だけです。テーブルが最初のトリックの後に比べ、カードを見せます。
how-belote-belote = 切札のキングとクイーンを1人で持っていればブロットです。いつでも持ち主の20点で、1枚目を出すときに「ブロット」、2枚目で「リブロット」と言います。
how-belote-play-title = プレイ
how-belote-play = 最初のリードは親の隣の人、次からはトリックを取った人で、どのカードでも出せます。ほかの人は次の規則に従います。
how-belote-play-follow = 同じスートがあれば出します。
how-belote-play-trump = 同じスートがなければ、切札を出します。
how-belote-play-over = 切札は、あればトリックのどの切札よりも強いものを出します。
how-belote-play-partner = フォローできず、パートナーが勝っているなら、切札を出さなくてもかまいません。ただし、パートナーの切札より強い切札があるうちは、弱い切札は出せません。
how-belote-play-any = 切札もなければ、どのカードを出してもかまいません。
how-belote-play-example = ハートがリードされ、スペードの8で切られました。ハートがないので、もっと強いスペードを出さなければなりません。
how-belote-score-title = 得点
how-belote-score = どちらの側も、カード、宣言、最後のトリックを数えます。テイクした側が多ければ、どちらも自分の点を得ます。そうでなければテイクした側は0点、相手は162点とすべての宣言を得ます。ブロットは持ち主のものです。
how-belote-score-three = 全員がカード、宣言、最後のトリックを数えます。テイクした人はほかのどちらよりも多くなければなりません。そうでなければ0点で、その点は得点の多いほうの人に入ります。
how-belote-capot = 8トリック全部、カポ（最後のトリックの10点の代わり）
how-belote-capot-88 = 8トリック全部、カポ（最後のトリックの10点のほか）
how-belote-here-anticlockwise = このゲームは反時計回りです。
how-belote-here-packets-2-3 = このゲームでは、最初のカードを2枚、次に3枚と配ります。
how-belote-here-packets-dealer = このゲームでは、最初のカードを3枚と2枚、2枚と3枚、交互に配ります。
how-belote-here-packets-chosen = このゲームでは、ディールごとに親が選びます。3枚と2枚か、2枚と3枚です。
how-belote-here-cut-only = このゲームでは、ディールの間にカードを切りまぜず、トリックを重ねてカットするだけです。
how-belote-here-nt-over = このゲームでは、誰かがスートをテイクした後でなければノートランプはビッドできません。
how-belote-here-belote-only = このゲームでは、ブロットのほかに宣言はありません。
how-belote-here-before = このゲームでは、最初のカードの前に全員が宣言します。
how-belote-here-shared = このゲームでは、1枚のカードをシークエンスとカレの両方に使えます。
how-belote-here-king-first = このゲームでは、ブロットはキングで言います。
how-belote-here-undertrump = このゲームでは、フォローできず弱い切札しかなければ、パートナーの下にも出さなければなりません。
how-belote-here-unsafe = このゲームでは、コントラクトに失敗するとブロットも失います。
how-belote-here-cards-alone = このゲームでは、コントラクトの成否を宣言なしで決めます。

replay-against = { $first } 対 { $second }
replay-takes = { $who ->
    [you] あなたは{ $card }を取ります。
   *[other] { $name }は{ $card }を取ります。
}
replay-bottom = もう1枚
replay-short-take = 取る
replay-short-bid = { $kind ->
    [pass] パス
    [nt] ノートランプ
    [at] オールトランプ
   *[suit] テイク
}
replay-short-call = { $call ->
    [rebelote] リブロット
   *[belote] ブロット
}
replay-short-rank = { rank }まで
replay-short-trump = 切札
replay-short-show = 見せる
replay-capot = { $name }：カポ
replay-failed-contract = { $name }：失敗
replay-score-sides = { $scores }。
replay-sheet-contract = コントラクト
replay-sheet-declared = 宣言
replay-sheet-made = { $taker }、{ $contract }
replay-sheet-down = { $taker }、{ $contract }、失敗
replay-sheet-passed = 全員パス
replay-sheet-bid = { $kind ->
    [nt] ノートランプ
   *[at] オールトランプ
}
replay-sheet-order-three = 数字は{ $first }、{ $second }、{ $third }の順です。
replay-sheet-won = { $name }の勝ち、{ $result }。
replay-sheet-belote = ブロット
replay-sheet-capot = カポ
replay-sheet-declares = { $name }：{ $what }
replay-sheet-drawn = 引き分けです。{ $result }。

## Belote: table

belote-partner-name = パートナーの{ $name }
belote-pair = { $first }、{ $second }
belote-us = 味方
belote-them = 相手
belote-seated = { $place ->
    [partner] パートナーの{ $name }
    [left] 左の{ $name }
    [right] 右の{ $name }
   *[across] 向かいの{ $name }
}
belote-contract = { $contract ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
    [nt] ノートランプ
    [at] オールトランプ
   *[other] { $contract }
}
belote-contract-title = { $contract ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
    [nt] ノートランプ
    [at] オールトランプ
   *[other] { $contract }
}
belote-contract-short = { $contract ->
    [nt] NT
   *[at] AT
}
belote-ranks = { $rank ->
    [K] キング
    [Q] クイーン
    [J] ジャック
    [A] エース
    [T] 10
   *[other] 9
}
belote-kind = { $kind ->
    [tierce] ティエルス
    [cinquante] サンカント
    [cent] サン
   *[carre] { belote-ranks }のカレ
}
belote-meld = { $kind ->
    [tierce] ティエルス
    [cinquante] サンカント
    [cent] サン
   *[carre] { belote-ranks }のカレ
}
belote-meld-to = { suit }の{ rank }からの{ belote-meld }
belote-turned = めくり札：{ $card }
belote-out = 使わない札
belote-taker = { $who ->
    [you] あなたがテイク
   *[other] { $name }がテイク
}
belote-target = { $target }点先取
belote-tag-takes = { $contract }をテイク
belote-tag-passes = パス
belote-tag-meld = { $kind ->
    [tierce] ティエルス
    [cinquante] サンカント
    [cent] サン
   *[carre] { belote-ranks }のカレ
}
belote-tag-belote = ブロット
belote-note-deals = 親：カードを配りました。次のプレイヤーが先に話し、先にリードします。
belote-note-takes = { $who ->
    [you] テイカー：あなたが切札を決めました。あなたの側は、ほかより多くの点を取らなければなりません。
   *[other] テイカー：切札を決めました。その側は、ほかより多くの点を取らなければなりません。
}
belote-note-passes = パス：テイクしませんでした。
belote-note-declares = 宣言：3枚以上の続き（ティエルス20、サンカント50、サン100）か、同じランク4枚（カレ）。一番強い宣言のある側だけが得点します。
belote-note-belote = ブロット：切札のキングとクイーンを1人で持つこと。20点。
belote-ask-first = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}を切札にテイクしますか
belote-ask-after = { $said }
belote-ask-second = 全員がパスしました。ほかのスートでテイクしますか
belote-ask-overcall = { $name }がテイクしました（{ $contract }）。その上をビッドしますか
belote-ask-announce = 何を宣言しますか
belote-ask-E-overtrump = { $suit }がリードされました。より強い切札を出さなければなりません
belote-ask-E-beat = { $suit }がリードされました。より強いカードを出さなければなりません
belote-ask-E-undertrump = パートナーの切札が勝っています。それより弱い切札は出せません
belote-ask-E-trump = { $suit }がリードされました。切札を出さなければなりません
belote-take = テイク
belote-pass = パス
belote-no-more = もうない
belote-announce = { $kind }を宣言
belote-announce-which = { suit }の{ rank }からの{ $kind }を宣言
belote-call-belote = ブロット
belote-call-rebelote = リブロット
belote-say-pass = パス。
belote-say-take = { $contract }！
belote-say-meld = { $kind ->
    [tierce] ティエルス。
    [cinquante] サンカント。
    [cent] サン。
   *[carre] { belote-ranks }のカレ！
}
belote-say-rank = { $rank ->
    [A] エースから。
    [K] キングから。
    [Q] クイーンから。
    [J] ジャックから。
    [T] 10から。
   *[other] 9から。
}
belote-say-trump = 切札です。
belote-say-belote = ブロット！
belote-say-rebelote = リブロット！
belote-declared = 宣言
belote-declares = { $who ->
    [you] あなた：{ $meld }、{ $points }点
   *[other] { $name }：{ $meld }、{ $points }点
}
belote-last-trick = 前のトリック
belote-sheet = 得点表
belote-gain = +{ $points }
belote-sheet-takes = テイク
belote-sheet-failed = 失敗
belote-capot = カポ
belote-sheet-target = { $target }点先取です。
belote-sheet-empty = まだ得点はありません。{ $target }点先取です。
belote-result-deal = { $who ->
    [you] { $made ->
        [yes] あなたのテイク（{ $contract }）、成功
       *[no] あなたのテイク（{ $contract }）、失敗
    }
   *[other] { $made ->
        [yes] { $name }のテイク（{ $contract }）、成功
       *[no] { $name }のテイク（{ $contract }）、失敗
    }
}
belote-result-passed = 全員が二度パス
belote-result-next = 得点はありません。次のプレイヤーが配ります。
belote-row-cards = カード
belote-row-last = 最後のトリック
belote-row-capot = カポ
belote-row-melds = 宣言
belote-row-belote = ブロット
belote-row-sum = 合計
belote-row-written = 記入
belote-row-score = 得点
belote-made = { $three ->
    [yes] { $own }対{ $most }（最高）：成功。
   *[no] { $own }対{ $most }：成功。
}
belote-failed = { $three ->
    [yes] { $own }対{ $most }（最高）：上回らないので失敗。
   *[no] { $own }対{ $most }：上回らないので失敗。
}
belote-compared = 宣言は比べません。
belote-failed-why = 相手がカードと宣言のすべてを得点します。
belote-failed-keeps = ブロットの点は持ち主に残ります。
belote-failed-three = 点は残り2人のうち上の人のものです。
belote-factor = { $contract ->
    [nt] ノートランプ：すべて2倍。
   *[at] オールトランプ：すべて3倍。
}
belote-log-drew = { $who ->
    [you] あなたは{ $card }を引きました。
   *[other] { $name }は{ $card }を引きました。
}
belote-log-deals = { $who ->
    [you] あなたが配ります。
   *[other] { $name }が配ります。
}
belote-log-open = { $who ->
    [you] 第{ $deal }ディール：あなたが配ります。
   *[other] 第{ $deal }ディール：{ $name }が配ります。
}
belote-log-turn = めくり札は{ $card }です。
belote-log-bottom = 山札の最後は{ $card }です。これもめくり札も使いません。
belote-log-take = { $who ->
    [you] あなたは{ $card }を手札に入れます。
   *[other] { $name }は{ $card }を手札に入れます。
}
belote-log-pass = { $who ->
    [you] あなたはパス。
   *[other] { $name }はパス。
}
belote-log-bid = { $who ->
    [you] あなたがテイク：{ $contract }。
   *[other] { $name }がテイク：{ $contract }。
}
belote-log-meld = { $who ->
    [you] あなたは{ $kind }を宣言。
   *[other] { $name }は{ $kind }を宣言。
}
belote-log-meld-own = あなたは{ $kind }を宣言（{ $card }から）。
belote-log-rank = { $who ->
    [you] あなたの最も強いカード：{ rank }。
   *[other] { $name }の最も強いカード：{ rank }。
}
belote-log-trump = { $who ->
    [you] あなたのは切札です。
   *[other] { $name }：切札です。
}
belote-log-show = { $who ->
    [you] あなたは{ $cards }を見せます。
   *[other] { $name }は{ $cards }を見せます。
}
belote-log-play-belote = { $who ->
    [you] あなたは{ $card }：ブロット。
   *[other] { $name }は{ $card }：ブロット。
}
belote-log-play-rebelote = { $who ->
    [you] あなたは{ $card }：リブロット。
   *[other] { $name }は{ $card }：リブロット。
}
belote-log-side = { $side }{ $score }
belote-log-passed = 全員が二度パスし、得点はありません。得点：{ $score }。
belote-log-made = { $who ->
    [you] あなたのコントラクト（{ $contract }）は成功。記入：{ $points }。得点：{ $score }。
   *[other] { $name }のコントラクト（{ $contract }）は成功。記入：{ $points }。得点：{ $score }。
}
belote-log-failed = { $who ->
    [you] あなたのコントラクト（{ $contract }）は失敗。記入：{ $points }。得点：{ $score }。
   *[other] { $name }のコントラクト（{ $contract }）は失敗。記入：{ $points }。得点：{ $score }。
}
belote-log-won = あなたとパートナーがゲームに勝ちました。
belote-log-won-alone = あなたがゲームに勝ちました。
belote-log-lost = { $first }と{ $second }がゲームに勝ちました。
belote-log-lost-alone = { $name }がゲームに勝ちました。
belote-log-drawn = ゲームは引き分けです。
belote-log-resigned = あなたはゲームを投了しました。

## The rule book

rule-book = ルールブック
call-arbiter = 審判を呼ぶ
explorer = 手札の研究
cut-pack = 山をカットする
fair-deals = 公正な配り
rule-short = 規則{ $rule }
rule-in-book = ルールブックの規則{ $rule }
cli-rules = ルールブックを読みます。エカルテとブロットのすべてのルールと選択肢が、例題つきで載っています。

    引数がなければ目次を表示します。項目は、その名前、ルール（E17）、選択肢（must_head）、章、またはゲーム（ecarte、belote。一冊全部）で指定します。
cli-rules-section = 読むところ：ルール、選択肢、項目、章、ゲームのどれか。
cli-rules-missing = 「{ $section }」はルールブックにありません。{ $near ->
    [0] { "" }
   *[other] もしかして「{ $near }」ですか。
}目次は「ecarte rules」で見られます。

## Matches: 続くゲームと見物人

match-rubber-1 = 1ゲーム
match-rubber-3 = 3ゲームマッチ
match-rubber-5 = 5ゲームマッチ
match-rubber-7 = 7ゲームマッチ
match-rubber-11 = 11ゲームマッチ
match-pool = 3人のプール
gallery-Basile = バジル
gallery-Basile-is = 大胆：持ちチップの半分を一度に賭け、いつもスタンドを勧める
gallery-Basile-says = { $what ->
    [stand] スタンド！度胸だ！
    [propose] プロポーズ？まあ、どうしてもなら。
    [accept] 替えさせてやれ。
    [refuse] 1枚もやるな！リフューズだ！
    [decline] 断れ！
    [discard] { $cards } なんか捨てろ！
   *[play] { $cards } をたたきつけろ！
}
gallery-Celeste = セレスト
gallery-Celeste-is = 慎重：リードしている側に1、2枚だけ賭け、いつも交換を勧める
gallery-Celeste-says = { $what ->
    [stand] スタンドでもいいかもしれませんね。
    [propose] プロポーズなさい、損はありません。
    [accept] アクセプトしておきましょう。
    [refuse] 本当に自信があるならリフューズを。
    [decline] およしなさい。
    [discard] わたくしなら { $cards } を捨てます。
   *[play] { $cards } はいかが？
}
gallery-Leon = レオン
gallery-Leon-is = 一途：いつも同じプレイヤーに賭け、助言は確か
gallery-Leon-says = { $what ->
    [stand] その手なら十分、スタンドだ。
    [propose] プロポーズだ、友よ。
    [accept] アクセプトだ、僕がついている。
    [refuse] リフューズ、手は足りている。
    [decline] 僕なら断る。
    [discard] { $cards } は捨てよう。
   *[play] { $cards } だと思う。
}
gallery-Odile = オディール
gallery-Odile-is = あまのじゃく：負けている側に賭け、みんなと逆のことを言う
gallery-Odile-says = { $what ->
    [stand] みんな替えろと言う。だからスタンドよ！
    [propose] みんなスタンドと言う。だからプロポーズよ！
    [accept] アクセプトよ、意表を突いて。
    [refuse] リフューズよ、意表を突いて。
    [decline] もちろん断るの。
    [discard] { $cards }、まさにそれよ。
   *[play] { $cards } よ。驚かせて。
}
gallery-Marius = マリユス
gallery-Marius-is = お世辞屋：チップの多い側に賭け、あまりよく見ていない
gallery-Marius-says = { $what ->
    [stand] あなたほどの方ならスタンドですな。
    [propose] カードもあなたに味方しますよ。
    [accept] なんと寛大な、アクセプトを。
    [refuse] 何も差し上げることはありません。
    [decline] あなたには似合いません。
    [discard] { $cards } はあなたにふさわしくない。
   *[play] { $cards } を、その優雅な手つきで。
}
cli-two-only = マッチ、チップ、見物人、1台での2人プレイは、2人のゲームのためのものです。
cli-play-apart = { $first } と { $second } は一緒に使えません。どちらかを外してください。
cli-match-waits = { $who ->
    [you] いちばん低いカードを引いたので、あなたは待ち、勝った人と対戦します。
   *[other] いちばん低いカードを引いた{ $name }が待ち、勝った人と対戦します。
}
cli-help-besides =
    ルールにあれば：d ダブル · o 1点をゆずる · suit h リードするスートを言う · claim 残りは全部自分のもの · concede 手を投げる · claim 43 第43条による指摘
    7h! 規則に反して、または順番外に出す · king! 持っていないキングを宣言する · back 出したカードを戻す
cli-curtain = { $name } の番です。画面の前に来て Enter を押してください。
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
cli-match-won = { $name } がマッチに勝ちました。
cli-match-playing = 第{ $game }ゲームの途中です。
cli-match-next = 次は第{ $game }ゲームです。
cli-match-missing = この中にない記録：{ $games }。
cli-match-purses = チップ：{ $purses }
cli-match-pot = プールのチップ：{ $pot }枚
cli-match-none = マッチの記録はありません。
cli-match-void = 無効
cli-match-open = 途中
cli-match-worth = ×{ $worth }

## 公正な配り

cut-words = カットの言葉
cut-help = 名前、詩の一節、数字など何でもかまいません。カードの順がそれで決まります。
cut-seal = ゲームの封印：
cut-always = 配るたびに尋ねる
cut-deal = 配る
cut-and-deal = カットして配る
cut-kept = このディールは前に配られたことがあり、カットは変えられません：{ $with ->
    [words] 「{ $words }」
   *[nothing] 言葉なし
}。
settings-cut = 配るたびに山をカットする
about-fair = 配りが公正だと確かめるには
cli-play-cut = 毎回の山をカットする自分の言葉です。ask なら配るたびに尋ねます。先にゲームの封印を示します。
cli-verify = 配りが公正だったことを確かめます。シードから山をすべて計算し直し、カードを1枚ずつ比べます。

    記録ごとに、証明できたか、できなければその理由を述べます。シード（Seed）と、最初の配りの前に示された封印（Commit）が要ります。終了コードは、すべて証明されれば 0、されないものがあれば 1、読めないファイルがあれば 2 です。
cli-verify-commit = 最初の配りの前に書きとめた封印。記録の封印はこれと同じでなければなりません。
cli-verify-as_json = 記録ごとに JSON を一つ：file、line、proved、commitment、seed、deals、cards、problems。
cli-proved = 証明済み：{ $deals }回の配り、{ $cards }枚がシードのとおり
cli-prepared = このシードは、ページの最初の配りに使われる公開の{ $many }通りの一つです。誰もカードを知らなかったという証明にはなりません。
cli-not-proved = 証明できません
cli-verified = { $records }件の記録、証明済み{ $proved }件。
cli-seal = このゲームの封印：{ $seal }
cli-cut-ask = 山をどんな言葉でカットしますか。Enter なら言葉なし。
cli-help-cut = 配る前に：cut と好きな言葉（cut いろは）で山をカットします。
problem-E-cut-words = { $reason ->
    [long] カットの言葉が長すぎます。{ $most }文字までです。
   *[letter] 「{ $letter }」ではカットできません。文字、数字、記号を使ってください。かっこや目に見えない文字は使えません。
}
problem-E-cut-kept = 第{ $deal }ディールはすでに配られたことがあり、カットは変えられません：{ $with ->
    [words] 「{ $words }」
   *[nothing] 言葉なし
}。
problem-E-cut-challenge = 挑戦の配りは2人とも同じです。言葉ではカットしません。
problem-E-verify-view = この記録は { $seat } から見えたものだけです。シードがなく、何も証明できません。
    .remedy = ゲーム全体の記録を使ってください。
problem-E-verify-branch = 「もしも」のゲームはシードだけで配られたものではありません。証明するものがありません。
problem-E-verify-seed = 記録にシードがありません。配りを計算し直せません。
    .remedy = シードはゲームが終わってから明かされます。
problem-E-verify-commit-missing = 記録に Commit タグがありません。最初の配りの前にシードが決まっていたとは言えません。
problem-E-verify-commit = シードは封印されたものではありません。その封印は { $expected }、記録の封印は { $found } です。
problem-E-verify-noted = 記録の封印は { $found } で、書きとめた { $expected } ではありません。
problem-E-verify-cut = 親決めで、シードの山からは { $expected } が出ます。記録では { $found } です。
problem-E-verify-draw = プールの札引きで、シードの山からは { $expected } が出ます。記録では { $found } です。
problem-E-verify-empty = まだ何も配られていません。証明するものがありません。
problem-E-verify-recut = 第{ $number }ディールは、最初に配られたときと別の言葉でカットされています。
problem-E-verify-pack = 第{ $number }ディールのカットの前にカードがどう並んでいたか、誰にも分かりません。
problem-E-verify-cards = 第{ $number }ディール：山では { $expected } のところ、{ $found } が配られています{ $more ->
    [0] 。
   *[other] （ほか{ $more }枚）。
}

## 分析：コマンドライン

cli-analyze = エカルテの一つ一つの選択の値打ちをゲーム記録に書き込みます：選択の後に @eq、より良い選択があったときは @best と @loss、それに印。

    人が書いたものはそのままです。同じゲーム記録からは、プロセスの数によらず同じ結果が得られます。検討できないゲーム記録はそのまま出力し、理由を示します。
cli-analyze-seat = この席の選択だけ。
cli-analyze-worlds = 一つの選択について調べる相手の手札の、およその数。多いほど時間がかかり、誤差は小さくなります。
cli-analyze-exact = カードごとに、相手が持ちうる手札をすべて調べます（交換は標本のまま）。時間がかかります。
cli-analyze-seed = 乱数のもとになる数。
cli-analyze-overwrite = 人が書いた評価や印も書き換えます。
cli-analyze-report = 分かったことを言葉で示します：評価、運と腕前、最も悪い選択。--output があればゲーム記録も書きます。
cli-analyze-as_json = ゲーム記録ごとに一つの JSON オブジェクト：席ごとに分かったこと。
cli-not-analyzed = { $number }番目のゲーム記録はそのままです。{ $why }
cli-analyzed = { $players }、{ $result }
cli-analyzed-player = プレイヤー
cli-analyzed-decisions = 選択
cli-analyzed-lost = 1回の損
cli-analyzed-grade = 評価
cli-analyzed-luck = 運
cli-analyzed-deals = 勝つ見込みの動き（{ $name }から見て、%）：
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
cli-analyzed-worst = { $at } { $name }：{ $done } → より良い選択：{ $best }。ゲームの{ $loss }の損
cli-equity = ディールの前に、子がゲームに勝つ見込みを、すべてのスコアについて示します。
cli-equity-rules = 使う規則：{ cli-presets-ecarte }。
cli-equity-option = 変えるルール：target=10、vulnerability=every など。何度でも指定できます。
cli-equity-points = 子にとってのゲームの値打ちから、親にとっての値打ちを引いたもの（E25）。縦は子の得点、横は親の得点。
cli-equity-chance = 子が勝つ見込み（%）。縦は子の得点、横は親の得点。
cli-equity-as_json = 一つの JSON オブジェクト：rules、points、table。
cli-equity-game = { $game }にはその表がありません。
cli-equity-corner = 子

## What could they hold, and the hand explorer, at the terminal

cli-holding = エカルテのある時点で相手が持ちうる手札を示します。ある席の知識から見た各カードの確率（%）です。
cli-holding-at = 時点。3#12 は第3ディールの12番目の出来事の後です。
cli-holding-seat = 誰の知識から見るか。
cli-holding-number = ファイルの何番目のゲーム記録か。
cli-holding-weighted = そのとおりに宣言し、その枚数を捨てそうな手札ほど重く数えます。
cli-holding-as_json = JSONオブジェクト一つ：seat、size、cards、hands、looked、error。
cli-holding-game = { $game }ではできません。
cli-explore = エカルテの手札を調べます。スタンドかプロポーズか、リフューズかアクセプトか、捨て札とリード、そして定石の判断。
cli-explore-cards = 手札5枚。例：「7h 8h Ks 7s 7d」
cli-explore-turned = 切札表示カード。
cli-explore-dealer = プロポーズされた親の手札とします。
cli-explore-score = 得点。自分が先です。
cli-explore-laid = 親の手札のとき、子の交換枚数。
cli-explore-rules = 使う規則：{ cli-presets-ecarte }。
cli-explore-option = 変更するルール：target=10、vulnerability=every など。何度でも指定できます。
cli-explore-as_json = JSONオブジェクト一つ：classic、deals、choices、discards、leads、seeing、worlds。
cli-explore-does = { $does }。{ $why }
cli-explore-hand-wrong = 手札は異なる5枚です。例：「7h 8h Ks 7s 7d」
cli-explore-turned-wrong = 切札表示カードは手札にない1枚です。例：--turned 9h
cli-explore-score-wrong = 得点は目標より小さい二つの数で、自分が先です。例：--score 3-4
