### What the page says of belote.

## Belote: page（規則、プレイヤー、保存したゲーム、遊び方、再生）

player-novice = 初心者
player-casual = たまに遊ぶ人
player-expert = 熟練者
players-novice = 初心者
players-casual = たまに遊ぶ人
players-amateur = アマチュア
players-club = クラブの常連
players-expert = 熟練者
opponent-novice = アシル
opponent-casual = ウラリ
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
settings-announce = 手役を自動で宣言する
settings-sortTrumps = 手札の切札
settings-sortTrumps-left = 左
settings-sortTrumps-right = 右
settings-sortSuits = 手札のスート
settings-sortSuits-alternate = 赤と黒を交互に
settings-sortSuits-fixed = いつも♠♥♦♣
settings-sortRanks = 同じスートのカード
settings-sortRanks-down = 強いほうを左に
settings-sortRanks-up = 弱いほうを左に
resign-means-sides = 相手側の勝ちになり、投了したことが記録に残ります。

challenge-means-partner = { $partner }と組んで{ $opponent }を相手にプレイされたディールです。同じカード、同じ席で挑戦してください。

hint-call = ヒント：{ $cards }を出して、ブロットと言う。
hint-bid = { $kind ->
    [pass] ヒント：パス。
    [nt] ヒント：ノートランプ。
    [at] ヒント：オールトランプ。
   *[suit] ヒント：{ suit }を切札にテイク。
}
hint-announce = ヒント：手役を宣言する。
hint-worth-points = { $hint }値打ちはディールの{ $points } ± { $error }点、次の選択は{ $instead }点です。

library-game = ゲーム
library-game-all = すべてのゲーム
side-we = 味方
side-they = 相手
side-score = { $side }{ $score }

how-belote-goal = ブロットは4人、2対2のゲームです。パートナーは向かいに座ります。毎回どちらかの側が好きなスートを切札に決め、相手より多くの点を取ることを目指します。{ $deals ->
    [0] 先に{ $target }点取った側がゲームに勝ちます。
   *[other] { $deals }ディールを終えて得点の多い側がゲームに勝ちます。
}
how-belote-goal-three = 3人のブロットは1人ずつで戦います。毎回誰か1人が好きなスートを切札に決め、ほかのどちらよりも多くの点を取ることを目指します。{ $deals ->
    [0] 先に{ $target }点取った人がゲームに勝ちます。
   *[other] { $deals }ディールを終えて得点のいちばん多い人がゲームに勝ちます。
}
how-belote-goal-two = 2人のブロットです。毎回どちらか1人が好きなスートを切札に決め、相手より多くの点を取ることを目指します。{ $deals ->
    [0] 先に{ $target }点取った人がゲームに勝ちます。
   *[other] { $deals }ディールを終えて得点の多い人がゲームに勝ちます。
}
how-belote-cards-title = カード
how-belote-cards = 32枚のカードを使います。切札ではジャックと9がいちばん強くなります。強い順と点は次のとおりです。
how-belote-cards-plain = ほかのスートの強い順と点は次のとおりです。
how-belote-cards-sum = 最後のトリックは{ $last }点。合わせて1ディール{ $whole }点です。
how-belote-deal-title = 配り方
how-belote-deal = 各プレイヤーに3枚、次に2枚、合わせて5枚ずつ配り、次の1枚をめくります。誰かがテイクしたら、あと3枚ずつ配ります。テイクした人はめくり札と2枚を取ります。
how-belote-deal-three = 各プレイヤーに3枚、次に2枚、合わせて5枚ずつ配り、次の1枚をめくります。誰かがテイクしたら、あと3枚ずつ配り、山札のいちばん下の1枚も見せます。見せた2枚と、誰にも見えない6枚は使いません。
how-belote-deal-two = 3枚ずつ2回、合わせて6枚ずつ配り、次の1枚をめくります。どちらかがテイクしたら、あと3枚ずつ配り、山札のいちばん下の1枚も見せます。見せた2枚と、誰にも見えない12枚は使いません。
how-belote-deal-open = 32枚すべてを場に並べます。それぞれの前に8枚を伏せ、その1枚ずつの上に1枚を表にして置きます。最後に配る1枚は親の前に表にして置き、めくり札とします。ビッドのあとには何も配りません。
how-belote-bid-title = テイク
how-belote-bid = 親の隣の人から順に、めくり札のスートを切札にしてテイクするか、パスします。全員がパスしたら、もう1巡、今度は別のスートでテイクできます。また全員がパスしたら、次の人が配ります。
how-belote-bid-nt = { $values ->
    [scaled] スートの代わりにノートランプをビッドできます。スートより上で、エースは{ $ace }点です。
   *[other] スートの代わりにノートランプをビッドできます。スートより上で、すべてが2倍になります。
}
how-belote-bid-at = { $values ->
    [scaled] オールトランプもビッドできます。何よりも上で、どのスートも切札の順になります。トリックの点は、ほかのディールの合計に合わせて減らします。
   *[other] オールトランプもビッドできます。何よりも上で、どのスートも切札の順になり、すべてが3倍になります。
}
how-belote-declare-title = 手役
how-belote-declare = 最初のカードを出すときに、手札にある手役を宣言します。
how-belote-tierce = 同じスートの3枚続き（A K Q J 10 9 8 7の順）、ティエルス
how-belote-cinquante = 4枚続き
how-belote-cent = 5枚以上の続き
how-belote-carre = エース、10、キング、クイーンの4枚
how-belote-nines = 9の4枚
how-belote-jacks = ジャックの4枚
how-belote-best = 得点になるのは、いちばん強い手役を宣言した側だけです。その側の2人の手役はすべて得点になります。最初のトリックのあとに自動で比べ、カードを見せます。
how-belote-best-three = 得点になるのは、いちばん強い手役を宣言した人だけです。最初のトリックのあとに自動で比べ、カードを見せます。
how-belote-belote = 切札のキングとクイーンを1人で持っていればブロットです。いつでも持ち主の{ $belote }点で、1枚目を出すときに「ブロット」、2枚目で「ルブロット」と言います。
how-belote-play-title = プレイ
how-belote-play = 最初のリードは親の隣の人、次からはトリックを取った人で、どのカードでも出せます。ほかの人は次の規則に従います。
how-belote-play-follow = 同じスートがあれば出します。
how-belote-play-trump = 同じスートがなければ、切札を出します。
how-belote-play-over = 切札は、あればトリックのどの切札よりも強いものを出します。
how-belote-play-partner = フォローできず、パートナーが勝っているなら、切札を出さなくてもかまいません。ただし、パートナーの切札より強い切札があるうちは、弱い切札は出せません。
how-belote-play-partner-free = フォローできず、パートナーが勝っているなら、どのカードでも出せます。
how-belote-play-any = 切札もなければ、どのカードを出してもかまいません。
how-belote-play-example = ハートがリードされ、スペードの8で切られました。ハートがないので、もっと強いスペードを出さなければなりません。
how-belote-play-open = 出せるのは表のカードだけで、出すべきカードもブロットも表のカードだけで決まります。トリックのあと、それぞれが出したカードの下の1枚を表にし、それも出せるようになります。
how-belote-score-title = 得点の数え方
how-belote-score = どちらの側も、カード、手役、最後のトリックの点を数えます。テイクした側が多ければ、どちらも自分の点を得ます。そうでなければテイクした側は0点、相手は{ $whole }点とすべての手役の点を得ます。ブロットは持ち主のものです。
how-belote-score-three = 全員がカード、手役、最後のトリックの点を数えます。テイクした人はほかのどちらよりも多くなければなりません。そうでなければ0点で、その点は得点の多いほうの人に入ります。
how-belote-score-two = それぞれカード、手役、最後のトリックの点を数えます。テイクした人が多ければ、どちらも自分の点を得ます。そうでなければテイクした人は0点で、相手がすべての点を得ます。ブロットは持ち主のものです。
how-belote-capot = 全部のトリック、カポ（最後のトリックの10点の代わり）
how-belote-capot-88 = 全部のトリック、カポ（最後のトリックの10点のほか）
how-belote-here-anticlockwise = このゲームは反時計回りです。
how-belote-here-packets-2-3 = このゲームでは、最初のカードを2枚、次に3枚と配ります。
how-belote-here-packets-dealer = このゲームでは、最初のカードを3枚と2枚、2枚と3枚、交互に配ります。
how-belote-here-packets-chosen = このゲームでは、ディールごとに親が選びます。3枚と2枚か、2枚と3枚です。
how-belote-here-cut-only = このゲームでは、ディールの合間にカードをシャッフルせず、トリックを重ねてカットするだけです。
how-belote-here-nt-over = このゲームでは、誰かがスートをテイクした後でなければノートランプはビッドできません。
how-belote-here-belote-only = このゲームでは、手役はブロットだけです。
how-belote-here-before = このゲームでは、最初のカードの前に全員が手役を宣言します。
how-belote-here-shared = このゲームでは、1枚のカードをシークエンスとカレの両方に使えます。
how-belote-here-king-first = このゲームでは、ブロットはキングで言います。
how-belote-here-undertrump = このゲームでは、フォローできず弱い切札しかなければ、パートナーの切札が勝っていても出さなければなりません。
how-belote-here-unsafe = このゲームでは、コントラクトに失敗するとブロットも失います。
how-belote-here-cards-alone = このゲームでは、コントラクトの成否の判定に手役の点を含めません。

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
    [rebelote] ルブロット
   *[belote] ブロット
}
replay-short-rank = { rank }まで
replay-short-trump = 切札
replay-short-show = 見せる
replay-capot = { $name }：カポ
replay-failed-contract = { $name }：失敗
replay-score-sides = { $scores }。
replay-sheet-contract = コントラクト
replay-sheet-declared = 手役
replay-sheet-made = { $taker }、{ $contract }
replay-sheet-down = { $taker }、{ $contract }、失敗
replay-sheet-litige = { $taker }、{ $contract }、持ち越し
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
belote-out = 使わないカード
belote-taker = { $who ->
    [you] あなたがテイク
   *[other] { $name }がテイク
}
belote-target = { $deals ->
    [0] { $target }点先取
   *[other] 全{ $deals }ディールの第{ $deal }ディール
}
belote-deal = ディール
belote-deal-of = { $deal }/{ $deals }
belote-tag-takes = { $contract }をテイク
belote-tag-passes = { $when ->
    [before] パス済み
    [again] 再びパス
   *[now] パス
}
belote-tag-bids = { $contract }をビッド
belote-tag-meld = { $kind ->
    [tierce] ティエルス
    [cinquante] サンカント
    [cent] サン
   *[carre] { belote-ranks }のカレ
}
belote-tag-belote = { $complete ->
    [yes] ルブロット
   *[no] ブロット
}
belote-note-deals = 親：カードを配りました。次のプレイヤーからビッドし、最初のリードをします。
belote-note-takes = { $who ->
    [you] テイカー：あなたが切札を決めました。あなたの側は、ほかより多くの点を取らなければなりません。
   *[other] テイカー：切札を決めました。その側は、ほかより多くの点を取らなければなりません。
}
belote-note-passes = パス：テイクしませんでした。
belote-note-bids = ビッド：ほかのコントラクトに上回られました。
belote-note-declares = 手役：同じスートの3枚以上の続き（ティエルス20、サンカント50、サン100）か、同じランク4枚（カレ）。いちばん強い手役のある側だけが得点します。
belote-note-belote = ブロット：切札のキングとクイーンを1人で持つこと。{ $belote }点。
belote-ask-first = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}を切札にテイクしますか
belote-ask-after = { $said }
belote-ask-second = 全員がパスしました。ほかのスートでテイクしますか
belote-ask-overcall = { $name }がテイクしました（{ $contract }）。その上をビッドしますか
belote-ask-announce = どの手役を宣言しますか
belote-ask-E-overtrump = { suit-title }がリードされました。より強い切札を出してください
belote-ask-E-beat = { suit-title }がリードされました。より強いカードを出してください
belote-ask-E-undertrump = パートナーの切札が勝っています。それより弱い切札は出せません
belote-ask-E-trump = { suit-title }がリードされました。切札を出してください
belote-take = テイク
belote-pass = パス
belote-no-more = これ以上なし
belote-announce = { $kind }を宣言
belote-announce-which = { suit }の{ rank }からの{ $kind }を宣言
belote-call-belote = ブロット
belote-call-rebelote = ルブロット
belote-say-pass = パス
belote-say-take = { $contract }！
belote-say-meld = { $kind ->
    [tierce] ティエルス
    [cinquante] サンカント
    [cent] サン
   *[carre] { belote-ranks }のカレ！
}
belote-say-rank = { $rank ->
    [A] エースから
    [K] キングから
    [Q] クイーンから
    [J] ジャックから
    [T] 10から
   *[other] 9から
}
belote-say-trump = 切札です。
belote-say-belote = ブロット！
belote-say-rebelote = ルブロット！
belote-declared = 手役
belote-declares = { $who ->
    [you] あなた：{ $meld }、{ $points }点
   *[other] { $name }：{ $meld }、{ $points }点
}
belote-last-trick = 前のトリック
belote-sheet = 得点表
belote-gain = +{ $points }
belote-sheet-takes = テイク
belote-sheet-failed = 失敗
belote-sheet-litige = 持ち越し
belote-capot = カポ
belote-sheet-target = { $deals ->
    [0] { $target }点先取です。
   *[other] { $deals }ディールのゲームです。得点の多いほうが勝ちます。
}
belote-sheet-empty = まだ得点はありません。{ belote-sheet-target }
belote-result-deal = { $who ->
    [you] { $made ->
        [yes] あなたのテイク（{ $contract }）、成功
        [litige] あなたのテイク（{ $contract }）、持ち越し
       *[no] あなたのテイク（{ $contract }）、失敗
    }
   *[other] { $made ->
        [yes] { $name }のテイク（{ $contract }）、成功
        [litige] { $name }のテイク（{ $contract }）、持ち越し
       *[no] { $name }のテイク（{ $contract }）、失敗
    }
}
belote-result-capot = カポ
belote-capot-why = トリックすべて：最後のトリックの10の代わりに{ $points }点。
belote-holds = { $who ->
    [you] あなた：{ suit }のキングとクイーン
   *[other] { $name }：{ suit }のキングとクイーン
}
belote-made-why = どの側も合計を書きます。
belote-hands = 全員の手札
belote-tricks = トリック
belote-trick-taken = 取る
belote-tricks-key = ›はリード、枠つきのカードが取ります。
belote-result-passed = 2巡とも全員パス
belote-result-next = 得点はありません。次のプレイヤーが配ります。
belote-row-cards = カード
belote-row-counted = トリック
belote-row-last = 最後のトリック
belote-row-capot = カポ
belote-row-melds = 手役
belote-row-belote = ブロット
belote-row-sum = 合計
belote-row-waited = 持ち越し分
belote-row-written = 加点
belote-row-score = 得点
belote-made = { $three ->
    [yes] { $own }対{ $most }（最高）：成功。
   *[no] { $own }対{ $most }：成功。
}
belote-failed = { $three ->
    [yes] { $own }対{ $most }（最高）：上回らないので失敗。
   *[no] { $own }対{ $most }：上回らないので失敗。
}
belote-litige = { $own }対{ $own }で持ち越し：{ $held }点は次のディールに勝った側のものです。
belote-compared = 手役は比べません。
belote-failed-why = 相手がカードと手役の点をすべて得ます。
belote-failed-keeps = ブロットの点は持ち主に残ります。
belote-failed-three = その点は、残り2人のうち点の多いほうに入ります。
belote-failed-two = 相手がカードと手役の点をすべて得ます。
belote-factor = { $contract ->
    [nt] ノートランプ：すべて2倍。
   *[at] オールトランプ：すべて3倍。
}
belote-scaled = オールトランプでは、トリックの点をほかのディールの合計に合わせて減らします。
belote-rounded = 1の位を四捨五入して書きます。
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
belote-log-up = { $who ->
    [you] あなたの前に表になったカード：{ $cards }。
   *[other] { $name }の前に表になったカード：{ $cards }。
}
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
belote-log-meld-to = { $who ->
    [you] あなたは{ $kind }を宣言（{ $card }から）。
   *[other] { $name }は{ $kind }を宣言（{ $card }から）。
}
belote-log-rank = { $who ->
    [you] あなたの最も強いカード：{ rank }。
   *[other] { $name }の最も強いカード：{ rank }。
}
belote-log-trump = { $who ->
    [you] あなた：切札のシークエンスです。
   *[other] { $name }：切札のシークエンスです。
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
    [you] あなたは{ $card }：ルブロット。
   *[other] { $name }は{ $card }：ルブロット。
}
belote-log-side = { $side }{ $score }
belote-log-passed = 2巡とも全員パスで、得点はありません。合計：{ $score }。
belote-log-made = { $who ->
    [you] あなたのコントラクト（{ $contract }）は成功。加点：{ $points }。合計：{ $score }。
   *[other] { $name }のコントラクト（{ $contract }）は成功。加点：{ $points }。合計：{ $score }。
}
belote-log-failed = { $who ->
    [you] あなたのコントラクト（{ $contract }）は失敗。加点：{ $points }。合計：{ $score }。
   *[other] { $name }のコントラクト（{ $contract }）は失敗。加点：{ $points }。合計：{ $score }。
}
belote-log-litige = { $who ->
    [you] あなたのコントラクト（{ $contract }）は持ち越し。加点：{ $points }。合計：{ $score }。
   *[other] { $name }のコントラクト（{ $contract }）は持ち越し。加点：{ $points }。合計：{ $score }。
}
belote-log-won = あなたとパートナーがゲームに勝ちました。
belote-log-won-alone = あなたがゲームに勝ちました。
belote-log-lost = { $first }と{ $second }がゲームに勝ちました。
belote-log-lost-alone = { $name }がゲームに勝ちました。
belote-log-drawn = ゲームは引き分けです。
belote-log-resigned = あなたが投了しました。
belote-covering = { $card }、伏せたカードの上
belote-covered = 伏せたカード
