### 検討：ゲームの検討、数字つきのヒント、コンピューターの考え。

## できること

move-propose = { $number ->
    [0] プロポーズ
   *[other] { $number }枚のプロポーズ
}
move-stand = スタンド
move-accept = アクセプト
move-refuse = リフューズ
move-king = キングを公開
move-keep = すべて残す
move-throw = { $cards }を捨てる
move-double = ダブル
move-offer = ポイントを譲る
move-decline = 断る
move-concede = 手札を投げる
move-claim = 残りをすべて取る
move-suit = { suit }と言う
move-let = そのままにする
move-require = { suit }を求める
move-nothing = 何も言わない
move-accept-double = ダブルを受ける
move-refuse-double = ダブルを断る
move-accept-offer = ポイントを受ける

## 数字つきのヒント

estimate-choices = 良い選択
estimate-others = ほかの選択
estimate-rest = { $count ->
    [0] 数え方
   *[other] ほかの { $count } 通り
}
estimate-exact = 相手が持ちうるすべての手札で数えました。
estimate-sampled = 相手が持ちうる手札 { $worlds } 通りからの推定で、誤差は { $error } です。
estimate-why-equal = 上位 { $number } つの選択は{ $exact ->
    [yes] 同じ良さです。
   *[no] 、わかる限りでは同じ良さです。
}
estimate-why-wins = 最善の選択はこのようなディールの { $wins } % に、次の選択は { $instead } % に勝ちます。
estimate-why-gain = 勝ったディールで得る点は、最善の選択では平均 { $points } 点、次の選択では { $instead } 点です。
estimate-why-cost = { $verb ->
    [stand] スタンドして負けると { $instead } 点を失います。最善の選択では、負けて失う点は平均 { $points } 点です。
    [refuse] リフューズして負けると { $instead } 点を失います。最善の選択では、負けて失う点は平均 { $points } 点です。
   *[other] 負けたディールで失う点は、最善の選択では平均 { $points } 点、次の選択では { $instead } 点です。
}
estimate-why-own-king = 切札のキングを持って公開できるのは、最善の選択ではこのようなディールの { $wins } %、次の選択では { $instead } % です。
estimate-why-other-king = 相手が切札のキングを公開するのは、最善の選択ではこのようなディールの { $wins } %、次の選択では { $instead } % です。
estimate-why-score = 平均の得点は増えませんが、{ $own } 対 { $other } ではゲームに勝つことが多くなります。そこでは同じ1点でも重みが違います。

## ゲームの検討

reviewed = 検討
reviewed-whose = だれのゲームか
reviewed-awaited = すべての選択を調べています…
reviewed-ready = 検討ができました。
reviewed-stop = やめる
reviewed-stopped = 検討を中止しました。
reviewed-failed = 検討できませんでした。
reviewed-begin = もう一度
analysis-without = 名人の表を読み込めなかったので、表なしで計算しました。精度は下がります。
reviewed-chances = ゲームに勝つ見込み
reviewed-line = { $who ->
    [you] あなたがゲームに勝つ見込みの動き。{ $least } から { $most } まで。
   *[other] { $name }がゲームに勝つ見込みの動き。{ $least } から { $most } まで。
}
reviewed-open = 線はすべてのカードを見ています。実際には誰にも見えていなかったもので、何がかかっていたかを示します。下の選択の損は、そのとき知りえたことだけで数えます。
reviewed-list = ディールごと
reviewed-from-to = { $from } から { $to } へ（{ $more }）
reviewed-worst = { $who ->
    [you] { $count ->
        [0] あなたの選択
       *[other] あなたの悪かった選択（{ $count }）
    }
   *[other] { $count ->
        [0] { $name }の選択
       *[other] { $name }の悪かった選択（{ $count }）
    }
}
reviewed-none = 取り上げるほどの損はありませんでした。
reviewed-lost = ディール { $deal }：ゲームの { $loss } を失いました（{ $from } から { $to } へ）。
reviewed-error = 誤差は { $error }。
reviewed-often = 名人がこうするのは { $often }。
reviewed-look = 場面を見る
reviewed-chosen = { $who ->
    [you] あなたの選択：{ $choice }
   *[other] { $name }の選択：{ $choice }
}
reviewed-best = より良い手：{ $choice }
reviewed-marked = { $card }（{ $mark }）
reviewed-mark-chosen = 実際
reviewed-mark-best = より良い
reviewed-mark-keep = 残す
reviewed-mark-throw = 捨てる
reviewed-again = ここからやり直す
reviewed-deals = 運と腕前
reviewed-deal = ディール
reviewed-points = 得点
reviewed-luck = 運
reviewed-play = { $who ->
    [you] あなた
   *[other] { $name }
}
reviewed-luck-turned = めくり札 { $more }
reviewed-luck-hands = 手札 { $more }
reviewed-luck-draws = 引き札 { $more }
reviewed-luck-unseen = 知りえなかったこと { $more }
reviewed-grade = 選択一回につきゲームの { $loss } % の損
reviewed-letters = 評価の文字の意味
reviewed-letters-means = 選択一回の平均の損です。知りえたことから選べた最善と比べ、ゲームの何％かで数えます。一ゲームだけではあまり分かりません。
reviewed-letter = { $last ->
    [yes] それより上
   *[no] { $most } % まで
}
reviewed-marks = 一回の選択でゲームの { $dubious } 以上を失うと ?!、{ $mistake } 以上で ?、{ $blunder } 以上で ?? の印がつきます。
reviewed-judged = 評価するのは、宣言、捨札、打ち出しとプレイ、言ったスート、ダブルやポイントの申し出とその返事、手札を投げること、そして公開し忘れたキングです。申し出なかったこと、間違って言われたスートへの返事、規則に反することは評価しません。
reviewed-lucky = { $way ->
    [good] { $who ->
        [you] カードはあなたの味方でした（{ $more }）。
       *[other] カードは{ $name }の味方でした（{ $more }）。
    }
    [bad] { $who ->
        [you] カードはあなたの敵でした（{ $more }）。
       *[other] カードは{ $name }の敵でした（{ $more }）。
    }
   *[even] カードはどちらの味方でもありませんでした（{ $more }）。
}
reviewed-means = 運はカードがもたらしたもの、腕前は選択で失った、または得たもの。どちらもゲームに勝つ見込みで数えます。計算：{ $engine }。

## ディールの後で：コンピューターの考え

why-told = { $name }：{ $reasons }
why-nothing = { $name }は理由を言いません。
sentence-more = { $before }{ $next }

## ほかの選択の方がよかった理由（`review-<code>`）

review-held = 切札 { $trumps } 枚{ $guarded ->
    [0] { "" }
   *[other] 、守られたキング { $guarded } 枚
}{ $bare ->
    [0] { "" }
   *[other] 、一枚だけのスートのキング { $bare } 枚
}
review-hand = 手札は{ review-held }でした。
review-stand = { review-held }では、スタンドすればこのようなディールの { $wins } % に、プロポーズすれば { $instead } % に勝ちます。
review-propose = { review-held }では、プロポーズすればこのようなディールの { $wins } % に、スタンドすれば { $instead } % に勝ちます。
review-accept = { review-held }では、アクセプトすればこのようなディールの { $wins } % に、リフューズすれば { $instead } % に勝ちます。
review-refuse = { review-held }では、リフューズすればこのようなディールの { $wins } % に、アクセプトすれば { $instead } % に勝ちます。
review-keep = 山札から来る札は平均して{ $cards }に及びません。
review-throw = 山札から来る札の方が平均して{ $cards }より役に立ちます。
review-trumps = 先に切札を打ち出せば相手の切札が減り、ほかのスートの良い札が切られにくくなります。
review-plain = 先にほかのスートを打ち出せば、切札を必要なトリックまで残せます。
review-equal = 選んだ手も{ $exact ->
    [yes] 同じ良さです。
   *[no] 、わかる限りでは同じ良さです。
}
review-wins = より良い手ではこのようなディールの { $wins } % に、もう一方では { $instead } % に勝ちます。
review-gain = 勝ったディールで得る点は、より良い手では平均 { $points } 点、もう一方では { $instead } 点です。
review-cost = { $verb ->
    [stand] スタンドして負けると { $instead } 点を失います。より良い手では、負けて失う点は平均 { $points } 点です。
    [refuse] リフューズして負けると { $instead } 点を失います。より良い手では、負けて失う点は平均 { $points } 点です。
   *[other] 負けたディールで失う点は、より良い手では平均 { $points } 点、もう一方では { $instead } 点です。
}
review-own-king = 切札のキングを持って公開できるのは、より良い手ではこのようなディールの { $wins } %、もう一方では { $instead } % です。
review-other-king = 相手が切札のキングを公開するのは、より良い手ではこのようなディールの { $wins } %、もう一方では { $instead } % です。
review-score = より良い手でも平均の得点は増えませんが、{ $own } 対 { $other } ではゲームに勝つことが多くなります。そこでは同じ1点でも重みが違います。
review-king = 切札のキングを公開し忘れ、1点を失いました。
review-goes-on = 続ければ、このようなディールの { $wins } % に勝ちます。
review-asked = 申し出れば相手は都合のよい方だけを選びます。何も言わなければ、このようなディールの { $wins } % に勝ちます。

## What could they hold?

reading-title = { $who ->
    [you] あなたの手札は？
   *[other] { $name }の手札は？
}
reading-of = 誰の知識から
reading-seat = { $who ->
    [you] あなた
   *[other] { $name }
}
reading-grid = { $who ->
    [you] 各カードがあなたの手札にある確率（％）
   *[other] 各カードが{ $name }の手札にある確率（％）
}
reading-hand = 自分の手札
reading-played = 既出
reading-turned = 切札表示カード
reading-laid = 捨札
reading-held = 実際にある
reading-card = { $card }：{ $told }
reading-frames = 枠つき：実際にあるカード
reading-weighted = { $who ->
    [you] あなたの宣言と交換枚数を考えに入れる
   *[other] { $name }の宣言と交換枚数を考えに入れる
}
reading-unsaid = { $who ->
    [you] あなたの宣言はまだありません：{ $hands }通りの手札はどれも同じ確からしさです。
   *[other] { $name }の宣言はまだありません：{ $hands }通りの手札はどれも同じ確からしさです。
}
reading-alike = { $hands }通りの手札を、どれも同じ確からしさとして数えます。
reading-weighed = { $hands }通りの手札を、そう宣言し交換しそうなものほど確からしいとして数えました。
reading-sampled = { $hands }通りのうち数千通りを調べました（誤差{ $error }）。
reading-awaited = 計算中：{ $progress }
reading-going = このディールはまだ終わっていません。終わってからお見せします。
reading-failed = 計算できませんでした。

## The hand explorer

explorer-role = 誰の手札か
explorer-elder = 子（先に打ち出す）
explorer-dealer = 親
explorer-hand = 手札
explorer-turned = 切札表示
explorer-is-turned = { $card }（切札表示カード）
explorer-pack = 全32枚
explorer-draw = おまかせ
explorer-clear = 消去
explorer-own = 自分の得点
explorer-other = 相手の得点
explorer-laid = 子の交換枚数
explorer-missing-hand = 手札をあと{ $number }枚選んでください。
explorer-missing-turned = 切札表示カードを選んでください。
explorer-awaited = 計算中…
explorer-over = 表示されたキングでゲームが終わります。決めることはありません。
explorer-books = 定石では
explorer-figures = 数字では
explorer-why-standard = 定石の手と同じ強さ：{ $hand }。
explorer-why-vole = ボールは確実で、2点になります。交換すれば失うだけです。
explorer-why-certain = 1点は確実です。交換しても損はなく、リフューズされれば2点になります。
explorer-why-king = スタンドできる手ですが、キングを持っていて相手に引かれないのでプロポーズします。
explorer-why-weak = 定石のどの手よりも弱い手です。
explorer-throws = 捨てる：{ $cards }。
explorer-keeps = すべて残します。
explorer-leads = 打ち出し：{ $card }。
explorer-near = ほぼ互角
explorer-master = 名人の選択：{ $choice }、{ $often }
explorer-choices = できること
explorer-choice = 選択
explorer-game = ゲームに勝つ確率
explorer-points = 得点
explorer-deals-stand = このディールだけを、互いの手が見えているものとして本の流儀で数えると、親の手札{ $hands }通りのうち{ $wins }通りで勝ちます：{ $share }。上の見込みは、あなたがゲーム全体に勝つ見込みです。
explorer-deals-refuse = このディールだけを、互いの手が見えているものとして本の流儀で数えると、子の手札{ $hands }通り（プロポーズする手かどうかによらず同じ重み）のうち{ $wins }通りで勝ちます：{ $share }。上の見込みは、あなたがゲーム全体に勝つ見込みです。
explorer-best-lead = スタンドしたときの最善の打ち出し
explorer-seeing = 打ち出しは親の手札を見ずに選びますが、スタンドは互いの手が見えている場合で数えています。その差はゲームの{ $game }、{ $points }点です。
explorer-best-discards = { $laid ->
    [0] 交換するときの最善の捨札
   *[other] 子が{ $laid }枚捨てたときの最善の捨札
}
explorer-error = 誤差{ $error }
explorer-exact = すべての手札を数えた値
explorer-counting = 計算中：{ $progress }
explorer-means = { $role ->
    [dealer] ゲームに勝つ確率と、このディールの得点です。プロポーズした子の手札{ $worlds }通りから推定しました（強い手は少なくなります）。
   *[other] ゲームに勝つ確率と、このディールの得点です。スタンドはすべての手札を数え、ほかは{ $worlds }通りから推定しました。
}

## The standard hands of the books

classic-three-trumps = 切札3枚
classic-two-trumps-three-cards = 切札2枚と同じスート3枚
classic-two-trumps-three-cards-court = 切札2枚と絵札から始まる同じスート3枚
classic-two-trumps-guarded-queen = 切札2枚と守りのあるクイーン
classic-two-trumps-king-and-two = 切札2枚、キング、別のスートの小さい札2枚
classic-two-trumps-king = 切札2枚とキング
classic-two-trumps-queen-knave-ace = 切札2枚と、別々のスートのクイーン、ジャック、エース
classic-one-trump-tierce = 切札1枚と同じスートのキング、クイーン、ジャック
classic-one-trump-tierce-court = 切札1枚、同じスートのキング、クイーン、ジャック、ほかの絵札1枚
classic-one-trump-four-cards = 切札1枚とキングから始まる同じスート4枚
classic-one-trump-queens-three-cards = 切札1枚、クイーンから始まる3枚、別のクイーン
classic-one-trump-two-kings = 切札1枚とキング2枚
classic-one-trump-king-queen = 切札1枚、キング、別のスートのクイーン
classic-one-trump-king-queen-guarded = 切札1枚、キング、守りのあるクイーン
classic-one-trump-guarded-king-queen = 切札1枚、守りのあるキング、クイーン
classic-one-trump-king-queen-ace = 切札1枚と、別々のスートのキング、クイーン、エース
classic-one-trump-two-queens = 切札1枚とクイーン2枚
classic-one-trump-guarded-queens = 切札1枚と守りのあるクイーン2枚
classic-one-trump-queen-guarded-knave = 切札1枚、クイーン、守りのあるジャック
classic-one-trump-guarded-queen-knave = 切札1枚、守りのあるクイーンとジャック
classic-one-trump-queen-guarded-knave-court = 切札1枚、クイーン、守りのあるジャック、ほかの絵札1枚
classic-three-kings = キング3枚
classic-three-queens = クイーン3枚
classic-three-guarded-queens = クイーン3枚、うち2枚に守り
classic-four-courts = 2スートの絵札4枚
classic-four-courts-tierce = 同じスートのキング、クイーン、ジャックとほかの絵札
classic-four-courts-three-suits = 3スートの絵札4枚
classic-queen-knave-ten = クイーン、守りのあるジャックと10
classic-one-trump-ten = 切札1枚と10
classic-one-trump-pair = 切札1枚と同じスート2枚

## コンピューターがそうした理由（`reason-<code>`）

reason-forced = ほかにできることはありませんでした。
reason-slip = うっかりしていました。
reason-king = 切札のキングは一点。すぐに公開します。
reason-weighs = この得点では、続けて打つより得でした。
reason-claims = 正すべき反則がありました。
reason-advised = 助言に従いました。
reason-otherwise = もう一度考えれば、別の選択をします：{ $event }。
reason-hand = 手札は{ review-held }でした。
reason-expected = およそ { $tricks } トリックを見込みました。{ $needed } 以上なら交換を望みません。
reason-throws-worst = { $number ->
    [0] どの札もまだトリックを取れそうでした。切札とキングは残します。
   *[other] トリックを取れそうにない札から捨て、切札とキングは残します。
}
reason-too-few = 捨てたい枚数に対して、山札の残りが足りませんでした。
reason-leads-trumps = 切札が強いので、良い札を切られる前に{ $card }を打ち出して相手の切札を減らしました。
reason-leads-master-trump = { $card }より上の切札は残っていません。必ず取れて、相手の切札も減らせます。
reason-leads-master = { $card }より上はそのスートに残っていません。取れるのは切札だけです。
reason-leads-longest = いちばん長いスートから{ $card }を出し、切札を使わせます。
reason-takes-cheaply = トリックを取れる中でいちばん低い{ $card }で取りました。高い札は別のトリックに使えます。
reason-gives-least = トリックは取れません。いちばん惜しくない{ $card }を出しました。
reason-counted = 相手のあり得る手をすべて数えると、{ $card }で { $game } %、次に良いカードで { $next } % のゲームに勝ちます。
reason-sampled = 相手のあり得る手 { $hands } 通りで、{ $card }は { $game } %、次に良いカードは { $next } % のゲームに勝ちます。
reason-classic = { $why ->
    [none] 定石では、このような手は交換します。スタンドやリフューズの手より弱いからです。
    [vole] 5トリックすべて確実です。交換すれば失うだけです。
    [certain] ポイントは確実です。交換しても損はないので、定石ではプロポーズします。
    [king] スタンドできる手ですが、キングを相手に引かれることはないので、定石ではプロポーズします。
   *[other] 定石では、これだけの手なら交換を望みません：{ $like }。
}
reason-policy = { $often ->
    [100] 訓練したすべてのディールで、ここではこれより良い手がありませんでした。
   *[other] 手を読まれないよう、ここでは { $often } % の割合でこうし、あとは別の手を選びます。
}
reason-courts = { $courts ->
    [0] 絵札がありませんでした。
   *[other] 絵札が { $courts } 枚ありました。
}
reason-accepts-hopefully = もっと良いカードを期待してアクセプトしました。
reason-keeps-queens = クイーンは手放したくありませんでした。
reason-spends-trump = 一枚だけの切札{ $card }を、先に使ってしまいました。
reason-hoards-trumps = 切札は後に取っておき、{ $card }を出しました。
reason-takes-high = 確実に取ろうと、{ $card }で取りました。
reason-forgets-played = 何が出たか、もう覚えていませんでした。
