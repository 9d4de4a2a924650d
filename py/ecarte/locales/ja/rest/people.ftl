### Several people at one device, matches, spectators.

## People: 一台を手渡して遊ぶ

person-unnamed = プレイヤー{ $number }
new-company = 対戦
new-company-computer = コンピューターと
new-company-here = ここにいる2人で
new-company-friend = 離れた友だちと
new-company-friends = 離れた友だちみんなと
new-friend-open = リンクや招待を開く…
new-friend-help = 招待をリンクで送ります。誰も配りません。二人とも切り混ぜ、相手のカードは見えません。メッセージは好きなメッセンジャーで渡し、サーバーは使いません。
new-friends-help = 招待をリンクで、たとえばグループチャットに送ります。誰も配りません。全員で切り混ぜ、ほかの人のカードは見えません。メッセージは一つのリンクで、ほかの全員がそれを開きます。サーバーは使いません。
new-friend-seat = あなたの席
new-friend-other = 友だち
new-friend-mate = { seat-title }（あなたのパートナー）
new-friend-a = 友だち
new-friend-computer = コンピューター（{ $level }）
new-friend-computer-at = { seat-title }の席にはコンピューター（{ $level }）が座ります。
new-friend-computers-there = { $name }さんの端末で動くので、その端末を操作できる人には手札をのぞくことができます。
new-friend-computers-here = あなたの端末で動くので、この端末を操作できる人には手札をのぞくことができます。ほかの人は席に着く前にこれを読みます。
new-friend-opened = ディールの終わりに公開するもの
new-friend-opened-all = すべてのカード
new-friend-opened-played = プレイしたカード
new-friend-opened-all-means = 捨て札や使わなかった手札も見られます。これで、正しく切り混ぜたこと、キングやリボークを隠していないことが証明されます。
new-friend-opened-played-means = 捨て札や使わなかった手札は秘密のままです。その代わり、正しく切り混ぜたことも、キングを隠していないことも証明できません。信頼できる人とだけ使ってください。
new-friend-opened-means = ディールの終わりに、全員がすべてのカードを見ます。これで、正しく切り混ぜたことと、誰もルールに反していないことが証明されます。
new-invite = 招待を作る
new-company-three = ここにいる3人で
new-company-help = 端末を手渡しながら遊びます。手渡すときは、幕がカードを隠します。
new-name = { $number }人目の名前
new-device = 端末の置き方
new-device-lies = 二人の間に置く
new-device-handed = 手渡す
new-device-help = 向かい合って座ります。手札は伏せてあり、指で押さえている間だけ見えます。スイッチやスクリーンリーダーを使うときは、手渡しを選んでください。
settings-between = 二人で遊ぶときの端末
settings-between-auto = タッチ操作なら置く
settings-between-lies = 二人の間に置く
settings-between-handed = 手渡す
facing-help = 指、マウス、スペースキーで押さえている間、手札が見えます。滑らせるか矢印キーでカードに移り、離すと出します。Escを押すと、出さずに隠します。スイッチやスクリーンリーダーを使うときは、設定で手渡しを選んでください。
facing-hold = ここを押さえると手札が見えます
facing-slide = カードまで滑らせて離すか、別の指でカードに触れてください
facing-shown = 離すと隠れます
facing-turn = { $name }、あなたの番です：カードを1枚出してください
facing-let-go = { $how ->
    [play] 離すとこのカードを出します。戻れば出しません
   *[choose] 離すとこのカードを選びます
}
facing-resign = { $name }が投了する
curtain-pass = 端末を渡す相手
curtain-here = { $name }です：手札を見る
curtain-score = { $deals ->
    [0] 第{ $deal }ディール · { $first } { $firstScore }、{ $second } { $secondScore } · { $target }点先取
   *[other] 全{ $deals }ディールの第{ $deal }ディール · { $first } { $firstScore }、{ $second } { $secondScore }
}
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
topic-declarations = 手役
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
new-match-kind = 対戦形式
new-pool-help = 3人で遊びます。2人が対戦し、1人は敗者の席を待ちます。2連勝した人がプールを取ります。
new-stake = 1ゲームの賭け
new-stake-chips = { $stake ->
    [0] なし
   *[other] チップ{ $stake }枚
}
new-purse = 最初の持ち分
chips = チップ{ $chips }枚
new-gallery = 観客
new-gallery-none = なし
new-gallery-french = フランス式
new-gallery-french-help = ゲームの前に賭け、賭けたほうに助言します。
new-gallery-english = イギリス式
new-gallery-english-help = ゲームの前に賭け、黙って見ます。
new-pool-french = 待っている人も賭け、助言します。
new-pool-english = 待っている人も賭けます。
new-part = あなたの役割
new-part-play = 対戦する
new-part-watch = 観戦して賭ける
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
match-bets-help = どの賭けにも受け手がつき、つかなかった分は返されました。
match-bets-none = 受け手がつかなかったため、このゲームに賭けはありません。
match-advice = あなたに賭けた人の助言
match-advised = { $name }「{ $words }」
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
bet-gone = このゲームの賭けは締め切りました。
choice-match = マッチ
choice-match-next = 次のゲーム
choice-friend-again = 次のゲームに招待
games-friend = 友だちと
choice-watch-pause = 一時停止
choice-watch-on = 続ける
choice-watch-fast = 速く
choice-watch-skip = このゲームを飛ばす
ask-advise = { $name }に何を勧めますか

match-stand = { $first } { $firstScore }、{ $second } { $secondScore }
match-bets-told = 賭けが決まりました：{ $listed }。
match-bet-short = { $name }は{ $on }に{ $chips }
match-drew = 最初の席の抽選：{ $listed }。いちばん弱いカードの人が待ちます。
match-drew-card = { $name } { $card }

replay-why-conceded = 相手が降りたため

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
    [accept] 換えさせてやれ。
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
    [stand] みんな換えろと言う。だからスタンドよ！
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

# コンピューターの強さと、より合う相手
level-ecarte-beginner = 覚えたばかりです。絵札が大好きで、出たカードは忘れてしまいます。
level-ecarte-amateur = 経験則でプレイします。クイーンは手放さず、切札は後まで取っておきます。
level-ecarte-club = 定石をすべて覚えていて、カードを数えます。
level-ecarte-master = 何百万ディールもの練習を積み、手の内を読ませません。
level-belote-novice = どのカードが強いかは知っていますが、出たカードは忘れてしまいます。
level-belote-casual = ビッドはアマチュア並みですが、カードはときどき考えずに出します。
level-belote-amateur = 手札の平均的な価値でビッドし、切札を数えます。
level-belote-club = ほかの人の手札をいくつか思い描き、すべてのカードを試します。
level-belote-expert = ビッドと出たカードからほかの人の手札を推理し、最後の数トリックを読み切ります。
fitting = { $name }との最近の{ $games }ゲームは{ $won }勝です。{ $other }となら、もっと接戦になるでしょう。
fitting-take = { $other }と対戦する
fitting-leave = このままでいい
