### The bar and the panels, after the first moments.

## Shell: the bar, the panels, the games kept on this device

save-running = このゲームはまだ終わっていません。ファイルに何を入れますか。
save-running-many = このうち{ $count }ゲームはまだ終わっていません。それらについてファイルに何を入れますか。
save-running-people = このゲームはまだ終わっておらず、この端末でプレイ中です。ほかで続けられるように、ファイルにはすべてが入ります。開いた人にはすべての手札が見えます。
save-view = 自分が知っていること
save-view-help = 他の人のカードとシードは入りません。見たり渡したりできますが、続きはできません。
save-whole = すべて
save-whole-help = ほかで続きをするためのものです。他の人のカードと、以後のカードがすべて決まるシードも入るので、開いた人には見えます。
save-backup-whole = バックアップには、復元できるように、いつもすべてが入ります。

about-game = エカルテは32枚のカードで2人が遊ぶ、フランスのゲームです。2人から4人のブロットも遊べます。
about-offline = すべてこの端末の中で動き、どこにも何も送りません。最初のディールが終われば、そのゲームはネットワークなしで遊べます。ほかに何を保存しているかは設定でわかります。
about-install = ブラウザのメニューからホーム画面に追加できます。
install-home = 共有ボタンから「ホーム画面に追加」を選ぶと、すぐに開けるようになります。
install-games = そこには、ここに保存したゲームは引き継がれません。移すにはバックアップを使ってください。
about-credits = MITライセンスのフリーソフトウェアです。カードの絵は svg-cards（LGPL 2.1）、エンジンは Pyodide と PyScript で動きます。
about-licences = すべてのライセンス
about-docs = ドキュメント（英語）：手引き、コマンドライン、Python

source-title = 出典

new-rules = ルール
new-opponent = 相手
new-dealer = 最初の親
new-dealer-cut = カットで決める
new-dealer-S = あなた
new-options = くわしいルール
new-options-changed = 変更したルール：{ $count }
new-options-reset = すべて元に戻す
new-deal = カードを配る

settings-theme = 明るさ
settings-theme-auto = 端末に合わせる
settings-theme-light = 昼
settings-theme-dark = 夜
settings-cardSize = カードの大きさ
settings-cardSize-small = 小
settings-cardSize-normal = 中
settings-cardSize-large = 大
settings-indices = 絵札の文字
settings-indices-KQJ = K Q J
settings-indices-RDV = R D V
settings-faces = カードの表
settings-faces-usual = 標準
settings-faces-large = 大きな文字
settings-faces-plain = 人物なし
settings-back = カードの裏
settings-back-red = 赤
settings-back-blue = 青
settings-back-green = 緑
settings-fourColour = 4色（ダイヤは青、クラブは緑）
settings-leftHand = 左利き用の配置
settings-speed = テンポ
settings-speed-calm = ゆっくり
settings-speed-normal = ふつう
settings-speed-fast = 速い
settings-speed-off = 動きなし
settings-speed-help = カードの動きとコンピューターが打つ速さです。タップすると動きを飛ばせます。端末が動きを減らす設定なら動きません。
settings-preselect = 捨て札をあらかじめ選ぶ
settings-preselect-help = カードを捨てるとき、切り札とキング以外がはじめから選ばれています。そのままでも、選び直してもかまいません。
settings-autoplay = 出せるカードが1枚だけなら自動で出す
settings-autoplay-help = ほかに何もできないとき、少し待ってから、そのカードが自動で出ます。キングの宣言や反則の指摘を自分で行うルールでは出ません。
settings-heard = 音と振動
settings-sound = カード、得点、勝敗の音を鳴らす
settings-vibration = 自分の番と勝敗を振動で知らせる
settings-volume = 音量
settings-volume-soft = 小
settings-volume-medium = 中
settings-volume-full = 大
sound-offered = カードの音を鳴らしますか？
sound-on = 音を鳴らす
settings-name = あなたの名前
settings-name-help = 「{ you }」の代わりに表示され、共有するリンクや挑戦状にも入ります。なければ、ほかの人には「{ nameless }」と表示されます。
settings-language-auto = ブラウザに合わせる

# The engine does not start, because the host of the site sends a file with a type that browsers refuse, or not at all. $got: a type or a status (404).
engine-refused = エンジンを起動できません。このページのサーバーは「{ $file }」に「{ $got }」で応えていますが、ブラウザには「{ $needed }」が必要です。サイトの管理者にお知らせください。直し方は docs/guide/hosting.md にあります。ゲームはこの端末に残っています。

offline = ネットワークがないとき
offline-none = このブラウザにはゲームを保存できません。遊ぶたびにネットワークが必要です。
offline-address = このアドレスは http で始まるので、ブラウザにゲームを保存できません。遊ぶたびにネットワークが必要です。https で始まるアドレスなら保存できます。
offline-not-yet = 最初のディールが終わると、ゲームがこの端末に保存されます。その後はネットワークなしで遊べます。
offline-begin = 今すぐ保存する
offline-beginning = ゲームを読み込んでいます。
offline-now = 今ネットワークなしで使えるもの：{ $what }
offline-all = 今は、すべてがネットワークなしで使えます。
offline-ready = オフライン対応：ネットワークなしで遊べます。
offline-unready = まだ端末に保存されていないため、ネットワークが必要です。何を保存しているかは設定でわかります。
offline-keep-all = オフライン用にすべて保存（{ $size }）
offline-busy = 読み込み中：残り { $size }
offline-failed = すべては読み込めませんでした。ネットワークにつながったら、もう一度お試しください。
offline-missing = 未保存 { $size }
offline-space = このページは、ゲームも含めて端末の { $size } を使っています。
offline-forgets = 7日間開かないと、保存したゲームも含めてこのページの内容がすべてブラウザに消されます。端末に入れておけば消されません。
offline-help = ルールブック、審判、手札の研究、公正なディール
offline-puzzles = 問題とレッスン
offline-friend = 友だちとの対戦
offline-four-colours = 4色のカード
offline-other-cards = 大きな文字・人物なしのカード、別の裏面
offline-tables = 名人とヒント（ふつうのルール）
offline-tables-other = 名人とヒント（ほかのルール）

## How to play

how-goal = エカルテは2人で戦うカードゲームです。毎回5枚の手札で、5トリックのうち3トリック以上を取ることを目指します。先に{ $target }点取ったほうがゲームに勝ちます。
how-cards-title = カード
how-cards = 32枚のカードを使います。どのスートでも、強い順に次のとおりです。
how-cards-ace = エースの位置にご注意ください。ジャックの下です。
how-deal-title = 配り方
how-deal = 各プレイヤーに3枚、次に2枚、合わせて5枚ずつ配ります。山札の一番上のカードは表向きにして山札の横に置き、切札表示カードとします。そのスートが切札で、ほかのどのスートにも勝ちます。キングだったときは、親がすぐに得点します。親は交替します。
how-exchange-title = カードの交換
how-exchange-elder = 子から始めます。手札がよければ「{ choice-stand }」、換えたければ「{ choice-propose }」。
how-exchange-dealer = 親はアクセプトするかリフューズします。アクセプトなら、それぞれ好きな枚数を裏向きに捨て、同じ枚数を山札から取ります。少なくとも1枚換えなければならないのは、プロポーズした側だけです。どちらかが断るか山札がなくなるまで、これを繰り返します。
how-exchange-vulnerable = 最初の交換を断るのは勇気がいります。断った側が負けると、相手の得点は2倍になります。
how-king-title = 切札のキング
how-king = プレイが始まるときに切札のキングを持っていれば、得点になります。
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
how-score-title = 得点の数え方
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
how-here-vulnerable-none = このゲームでは、交換を断っても2倍にはなりません。
how-here-king-optional = このゲームでは、自動ではつきません。間に合ううちに「{ choice-king }」を押してください。
how-here-king-none = このゲームでは、手札のキングは得点になりません。切札表示カードのキングだけです。
how-here-head = このゲームでは、勝つ義務はありません。同じスートならどれでもかまいません。
how-here-stop = このゲームでは、どちらかが3トリック取ればそこで終わります。そのとき相手が1トリックも取っていなければ、チャレンジとして、残り2トリックを誰が取っても最後まで続けます。
how-here-offer = このゲームでは、最初のリードの前に、どちらからでも1点をゆずると申し出られます。受ければディールは終わり、断った側は全トリックを取らなければならず、取れなければ相手に2倍の点が入ります。
how-here-king-turned = このゲームでは、めくれたキングは親が宣言したときだけ点になります。「{ choice-king }」を押してください。
how-here-king-false = このゲームでは、持っていないキングも宣言できます。見つかるとやり直しになることがあり、そのときは3、4トリックでは得点になりません。
how-here-name = このゲームでは、リードするスートを言います。違うスートを出すと、相手は言ったスートを求めることができます。
how-here-name-may = このゲームでは、リードするスートを「{ asides }」から言うことができます。違うスートを出すと、相手は言ったスートを求めることができます。
how-here-revoke = このゲームでは、どのカードでも出せます。フォローする、勝つ、切札を出すという義務を守るのは自分の責任です。間違えたカードは次のリードまでなら戻せます。そのあと、ほかのカードから反則が明らかになると、相手は「{ asides }」から指摘できます。やり直しになることもあり、あなたの得点は1点減ります。
how-here-throw-in = このゲームでは、「{ asides }」から降りることができます。1トリックもなければ相手にボールの得点、1、2トリックあれば1点です。残りを確実に取れるときは、そう宣言して終えることもできます。
how-here-throw-in-shown = このゲームでは、「{ asides }」から降りることができます。1トリックもなければ相手にボールの得点、1、2トリックあれば1点です。残りを確実に取れるときは、そう宣言して終えることもできます。そのとき2人の手札を見せるので、リボークや偽のキングをまだ指摘できます。
how-here-doubling = このゲームでは、3番目のトリックのリードまで、どちらもダブルを申し出られます。受ければトリックの得点は2倍、断ればディールは終わり、申し出た側が点を取ります。
how-here-game-points = このゲームでは、敗者が0点なら3倍、半分未満なら2倍の勝ちです。

## 公正なディール

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
settings-letterKeys = 再生中に1文字のキーを使う
settings-cardStops = Tabキーで1枚ずつ移動する
settings-cardStops-help = TabとEnterしか送れないスイッチなどのための設定です。オフのときは、矢印キーでカードの間を移動します。
about-fair = ディールが公正なことを確かめるには
about-slow = ヒントと検討にいつもより時間がかかります。速くするためのファイルを読み込めなかったか、ブラウザがそれを実行できないためです。数値は変わりません。
