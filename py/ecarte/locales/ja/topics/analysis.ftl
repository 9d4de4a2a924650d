### 検討：ゲームの検討、数字つきのヒント、コンピューターの考え。

## できること

move-propose = { $number ->
    [0] プロポーズ
   *[other] { $number }枚のプロポーズ
}
move-stand = スタンド
move-accept = アクセプト
move-refuse = リフューズ
move-king = キングを宣言
move-keep = すべて残す
move-throw = { $cards }を捨てる
move-double = ダブル
move-offer = 1点をゆずる
move-decline = 断る
move-concede = 降りる
move-claim = 残りを取ると宣言
move-suit = { suit }と言う
move-let = そのままにする
move-require = { suit }を求める
move-nothing = 何も言わない
move-call = { $card }（ブロットと言う）
move-pass = パスする
move-take = { $suit ->
    [s] スペードでテイクする
    [h] ハートでテイクする
    [d] ダイヤでテイクする
    [c] クラブでテイクする
    [nt] ノートランプでテイクする
   *[at] オールトランプでテイクする
}
move-meld-tierce = ティエルスを宣言する
move-meld-cinquante = サンカントを宣言する
move-meld-cent = サンを宣言する
move-meld-carre = カレを宣言する
move-accept-double = ダブルを受ける
move-refuse-double = ダブルを断る
move-accept-offer = 1点を受ける

## 似たゲーム：似た局面で行われたこと

opening-discard = { $number ->
    [0] すべて残す
   *[other] { $number }枚捨てる
}
opening-play = { $of ->
    [trumps] 切り札の{ rank }
    [plain] 切り札以外の{ rank }
   *[other] { rank-title }
}
opening-take-turn = めくり札のスートでテイクする
opening-take-other = 別のスートでテイクする
alike-choices = 似た局面で行われたこと
alike-deals = ディール
alike-won = 勝ち
alike-points = 点
alike-analyst = 解析
alike-list = そのゲームを一覧にする
alike-here = { $who ->
    [you] この局面であなたが
   *[other] この局面で{ $name }が
}選んだのは：{ $choice }。
alike-searching = ゲームを検索しています…
alike-searched = { $count }局中{ $known }局
alike-found = { $deals ->
    [0] 似たディールはありません。
   *[other] 似たディールが{ $deals }回ありました。
}{ $count }局を検索しました。
alike-means = それまでの発言と行動が同じで、手札の切り札と、ほかのスートの枚数も同じディールです。点は1ディールの平均です。
alike-analyst-means = { $unit ->
    [game] 解析の値は、このゲームの実際の札とスコアでゲームに勝つ確率です。
   *[points] 解析の値は、このゲームの実際の札でのディールの点から相手側の点を引いたものです。
}
alike-none = 比べるのは、変化を除く、ディールのビッド、交換、最初のリードです。その直前に移動してください。

## 数字つきのヒント

estimate-choices = 有力な選択
estimate-others = ほかの選択
estimate-made = コントラクト成立
estimate-rest = { $count ->
    [0] 数え方
   *[other] ほかの{ $count }通り
}
estimate-exact = 相手が持ちうるすべての手札で数えました。
estimate-sampled = { $unit ->
    [points] ほかの人
   *[game] 相手
}が持ちうる手札{ $worlds }通りからの推定です（誤差{ $error }）。
estimate-why-equal = 上位{ $number }つの選択は{ $exact ->
    [yes] { "" }
   *[no] 、わかる限りでは
}同じ良さです。
estimate-why-wins = 最善の選択ではこのようなディールの{ $wins } %、次の選択では{ $instead } %に勝ちます。
estimate-why-gain = 勝ったディールで得る点は、最善の選択では平均{ $points }点、次の選択では{ $instead }点です。
estimate-why-cost = { $verb ->
    [stand] スタンドして負けると{ $instead }点が相手に入ります。最善の選択なら、負けたときに相手に入る点は平均{ $points }点です。
    [refuse] リフューズして負けると{ $instead }点が相手に入ります。最善の選択なら、負けたときに相手に入る点は平均{ $points }点です。
   *[other] 負けたディールで相手に入る点は、最善の選択では平均{ $points }点、次の選択では{ $instead }点です。
}
estimate-why-own-king = 切札のキングを持って宣言できるのは、最善の選択ではこのようなディールの{ $wins } %、次の選択では{ $instead } %です。
estimate-why-other-king = 相手が切札のキングを宣言するのは、最善の選択ではこのようなディールの{ $wins } %、次の選択では{ $instead } %です。
estimate-why-score = 最善の選択でも平均の得点は増えませんが、{ $own }対{ $other }のこの得点では、ゲームに勝つことが多くなります。同じ1点でも重みが違うからです。
estimate-why-belote-made = { $own ->
    [yes] 最善の選択では味方のコントラクトがこのようなディールの{ $made } %で、次の選択では{ $instead } %で成立します。
   *[no] 最善の選択では相手のコントラクトがこのようなディールの{ $made } %で、次の選択では{ $instead } %で成立します。
}
estimate-why-belote-points = 最善の選択は{ $points }点、次の選択は{ $instead }点の値打ちです（ディールの得点の差、誤差{ $error }点）。

## 選択の損：検討、今日のゲーム、問題、統計で同じ言葉を使う

amount = { $unit ->
    [points] { $figure }点
   *[game] ゲームの{ $figure }
}
loss-told = { $amount }、{ $size ->
    [blunder] 大悪手（??）
    [mistake] 悪手（?）
    [dubious] 疑問手（?!）
    [small] 小さな損
   *[unsure] 僅差で判定できません
}
costliest = 最も損が大きかった選択：第{ $deal }ディールの「{ $choice }」（{ $told }）
costliest-line = 第{ $deal }ディール「{ $choice }」：{ $told }
decisions-cost = { $who ->
    [you] { "" }
   *[other] { $name }の
}{ $count }回の選択による損は、合わせて{ $amount }でした。

## ゲームの検討

reviewed = 検討
reviewed-whose = 誰のゲームか
reviewed-awaited = すべての選択を調べています…
reviewed-ready = 検討が終わりました。
reviewed-stop = 中止
reviewed-stopped = 検討を中止しました。
reviewed-failed = 検討できませんでした。
reviewed-begin = もう一度
analysis-without = 名人の表を読み込めなかったので、表なしで計算しました。精度は下がります。
reviewed-decisions = 選択ごと
reviewed-decisions-open = はじめの数字は、知りえたことからみた損です。かっこの中は、誰にも見えなかったカードまですべて見たときの、そのカードの損です。
reviewed-chances = ゲームに勝つ見込み
reviewed-line = { $who ->
    [you] あなたがゲームに勝つ見込みの動き。{ $least }から{ $most }まで。
   *[other] { $name }がゲームに勝つ見込みの動き。{ $least }から{ $most }まで。
}
reviewed-open = この線は、プレイ中は誰にも見えなかったカードもすべて見たうえで、何がかかっていたかを示します。下に示す選択の損は、そのとき知りえたことだけから計算しています。
reviewed-list = ディールごと
reviewed-from-to = { $from }から{ $to }へ（{ $more }）
reviewed-worst = { $who ->
    [you] { $count ->
        [0] あなたの選択
        [1] あなたの最も損が大きかった選択
       *[other] あなたの最も損が大きかった選択{ $count }つ
    }
   *[other] { $count ->
        [0] { $name }の選択
        [1] { $name }の最も損が大きかった選択
       *[other] { $name }の最も損が大きかった選択{ $count }つ
    }
}
reviewed-none = 測れるほどの損をした選択はありませんでした。
reviewed-lost = 第{ $deal }ディール：{ $told }（{ $from }から{ $to }へ）。
reviewed-error = 誤差は{ $error }です。
reviewed-open-loss = すべてのカードが見えていたとすれば、このカードの損は{ $none ->
    [yes] ありません
   *[no] { $amount }です
}。
reviewed-often = 名人がこうするのは{ $often }です。
reviewed-look = 場面を見る
reviewed-chosen = { $who ->
    [you] あなたの選択：{ $choice }
   *[other] { $name }の選択：{ $choice }
}
reviewed-best = より良い手：{ $choice }
reviewed-perhaps = より良いかもしれない手：{ $choice }
reviewed-told = { $chosen }。{ $best }。
reviewed-marked = { $card }（{ $mark }）
reviewed-mark-chosen = 実際
reviewed-mark-best = より良い
reviewed-mark-thrown = 捨てた
reviewed-again = ここからやり直す
# The deal played on after the better choice and after the one made, on the table.
reviewed-show = 手順を見る
reviewed-shown = { $mark } { $points }：{ $choice }
reviewed-line-solved = 実際の配札で、すべての札が見えているものとした手順です。
reviewed-line-thumb = 実際の配札で、はじめは定石どおり、終盤はすべての札が見えているものとした手順です。
reviewed-line-otherwise = 今回は選んだ手でも悪くなりませんでした。判定は、ありえたすべての手札によります。
reviewed-deals = 運と腕前
reviewed-deal = ディール
reviewed-points = 得点
reviewed-luck = 運
reviewed-play = { $who ->
    [you] あなた
   *[other] { $name }
}
reviewed-luck-turned = 切札表示カード { $more }
reviewed-luck-hands = 手札 { $more }
reviewed-luck-draws = { $unit ->
    [points] 2回目の配札
   *[game] 引いた札
} { $more }
reviewed-luck-unseen = 知りえなかったこと { $more }
reviewed-play-seat = { $name } { $more }
reviewed-grade = 選択1回につき{ $amount }の損
reviewed-range = { $range ->
    [one] { $count }回の選択からみて、はっきり{ $best }です。
    [all] { $count }回の選択だけでは判断できません。どの文字もありえます。
   *[some] { $count }回の選択からみて、{ $best }から{ $worst }の間です。
}
reviewed-letters = 評価の見方
reviewed-letters-means = 選択の損は、知りえたことから選べた最善の選択と比べ、{ $unit ->
    [points] ディールの何点にあたるか
   *[game] ゲームの何%にあたるか
}で数えます。評価の文字は、同じように評価したときに、平均して同じくらい損をするコンピューターの相手を表します。
reviewed-letter = { $who }：{ $loss } ± { $error }{ $unit ->
    [points] 点
   *[game]  %
}
reviewed-letter-chance = でたらめな選択
reviewed-letters-sure = 1ゲームだけでは、いくつもの文字がありえます。選択の数が増えるほど絞られます。どの文字もありえる間は、文字を出しません。
reviewed-marks = 1回の選択で{ $dubious }以上を失うと疑問手（?!）、{ $mistake }以上で悪手（?）、{ $blunder }以上で大悪手（??）です。それより小さな損に印はつきません。
reviewed-judged-ecarte = 評価するのは、宣言、捨て札、リードとプレイ、言ったスート、ダブルや1点の申し出とその返事、降りること、そして宣言し忘れたキングです。申し出なかったこと、間違って言われたスートへの返事、規則に反することは評価しません。
reviewed-judged-belote = 評価するのは、ビッド、役の宣言、言い忘れたブロット、プレイしたカードです。ほかに出せるカードがなかったときは評価しません。
reviewed-lucky = { $way ->
    [good] { $who ->
        [you] カードの運はあなたに味方しました（{ $amount }）。
       *[other] カードの運は{ $name }に味方しました（{ $amount }）。
    }
    [bad] { $who ->
        [you] カードの運はあなたに不利でした（{ $amount }）。
       *[other] カードの運は{ $name }に不利でした（{ $amount }）。
    }
   *[even] カードの運はどちらにも味方しませんでした（{ $amount }）。
}
reviewed-means = 運とはカードがもたらしたもの、腕前とは選択によって失ったり得たりしたものです。どちらも{ $unit ->
    [points] ディールの点
   *[game] ゲームに勝つ見込み
}で数えます。計算：{ $engine }。

## ディールの後で：コンピューターの考え

why-told = { $name }：{ $reasons }
why-nothing = { $name }は理由を言いません。
why-whom = 誰に聞くか
why-seat = { $role ->
    [partner] { $name }（パートナー）
   *[other] { $name }
}
why-figures = それぞれの選択の値打ち
why-points = 数字はディールの得点の差です。プレイヤーが見込んだ、味方が相手より多く得る点を示します。
why-without = 名人の表を読み込めなかったので、{ $name }が何を考えたかはお答えできません。

## ほかの選択の方がよかった理由（`review-<code>`）

review-held = 切札{ $trumps ->
    [0] なし
   *[other] { $trumps }枚
}{ $guarded ->
    [0] { "" }
   *[other] 、守りのあるキング{ $guarded }枚
}{ $bare ->
    [0] { "" }
   *[other] 、守りのないキング{ $bare }枚
}
review-hand = 手札：{ review-held }。
review-stand = { review-held }の手では、スタンドすればこのようなディールの{ $wins } %、プロポーズすれば{ $instead } %に勝ちます。
review-propose = { review-held }の手では、プロポーズすればこのようなディールの{ $wins } %、スタンドすれば{ $instead } %に勝ちます。
review-accept = { review-held }の手では、アクセプトすればこのようなディールの{ $wins } %、リフューズすれば{ $instead } %に勝ちます。
review-refuse = { review-held }の手では、リフューズすればこのようなディールの{ $wins } %、アクセプトすれば{ $instead } %に勝ちます。
review-keep = 山札から来る札の値打ちは、平均して{ $cards }に及びません。
review-throw = 山札から来る札の値打ちは、平均して{ $cards }を上回ります。
review-trumps = 先に切札をリードすると、相手に切札があれば減り、ほかのスートの札を切られにくくなります。
review-plain = 先にほかのスートをリードすると、必要なトリックのために切札を残せます。
review-master = { review-belote-master }
review-long = { $cards }は同じスートが手に{ $number }枚あり、相手には1枚もないかもしれません。そのとき取れるのは切札だけです。
review-harder = { $cards }は{ $instead }より負けにくい札です。
review-takes = { $cards }でこのトリックが取れます。
review-cheaply = { $instead }でもこのトリックを取れます。{ $cards }は次のトリックに残せます。
review-may-take = { $cards }はまだトリックを取れるかもしれませんが、{ $instead }はほとんど取れません。
review-likelier = { $cards }のほうが{ $instead }より、あとでトリックを取りやすい札です。
review-lets = このトリックは譲ってよく、{ $cards }は後でもっと役に立ちます。
review-guards = { $cards }は{ $instead }を守っています。出すと{ $instead }だけが残ります。
review-shortens = { $cards }は短いほうのスートの札で、長いほうはそのまま残ります。
review-equal = 選んだ手も{ $exact ->
    [yes] { "" }
   *[no] 、わかる限りでは
}同じ良さです。
review-wins = より良い手ではこのようなディールの{ $wins } %、選んだ手では{ $instead } %に勝ちます。
review-gain = 勝ったディールで得る点は、より良い手では平均{ $points }点、選んだ手では{ $instead }点です。
review-cost = { $verb ->
    [stand] スタンドして負けると{ $instead }点が相手に入ります。より良い手なら、負けたときに相手に入る点は平均{ $points }点です。
    [refuse] リフューズして負けると{ $instead }点が相手に入ります。より良い手なら、負けたときに相手に入る点は平均{ $points }点です。
   *[other] 負けたディールで相手に入る点は、より良い手では平均{ $points }点、選んだ手では{ $instead }点です。
}
review-own-king = 切札のキングを持って宣言できるのは、より良い手ではこのようなディールの{ $wins } %、選んだ手では{ $instead } %です。
review-other-king = 相手が切札のキングを宣言するのは、より良い手ではこのようなディールの{ $wins } %、選んだ手では{ $instead } %です。
review-score = より良い手でも平均の得点は増えませんが、{ $own }対{ $other }のこの得点では、ゲームに勝つことが多くなります。同じ1点でも重みが違うからです。
review-king = 切札のキングを宣言し忘れ、その得点を失いました。
review-goes-on = 続ければ、このようなディールの{ $wins } %に勝ちます。
review-asked = 申し出を受けるかどうか、相手は自分に都合のよい方を選びます。何も言わなければ、このようなディールの{ $wins } %に勝ちます。

## Why something else was better in belote

review-belote-held = { $contract ->
    [nt] ノートランプの手札：エース{ $aces }枚。
    [at] オールトランプの手札：ジャック{ $jacks }枚。
   *[other] { belote-contract }の手札：切札{ $trumps }枚{ $jack ->
        [yes] 、ジャックあり
       *[no] { "" }
    }{ $nine ->
        [yes] 、9あり
       *[no] { "" }
    }、ほかのエース{ $aces }枚。
}
review-belote-bid-made = この手札でテイクすると、このようなディールの{ $made } %でコントラクトが成立します。
review-belote-made = { $own ->
    [yes] より良い手では味方のコントラクトがこのようなディールの{ $made } %で、選んだ手では{ $instead } %で成立します。
   *[no] より良い手では相手のコントラクトがこのようなディールの{ $made } %で、選んだ手では{ $instead } %で成立します。
}
review-belote-points = より良い手は{ $points }点、選んだ手は{ $instead }点の値打ちです（ディールの得点の差、誤差{ $error }点）。
review-belote-declare = 宣言は、口に出さなければ数えません。
review-belote-call = ブロットは、口に出さなければ数えません。
review-belote-draws = 切札を出すと、ほかのプレイヤーの切札（{ $sure ->
    [yes] 残り{ $number }枚
   *[no] 多くて{ $number }枚
}）が減ります。
review-belote-risks = { $cards }は、より強い札に取られるおそれがあります。
review-belote-master = { $cards }より強い同じスートの札は、もうほかの誰も持っていません。
review-belote-bares = そのあと{ $cards }がそのスートの最後の1枚になりますが、エースはまだ出ていません。
review-belote-keeps-trumps = 切札は、あとで使うほうが値打ちがあります。
review-belote-keeps-master = { $cards }より強い同じスートの札は、もうほかの誰も持っていないので、あとでトリックを取れるかもしれません。
review-belote-partners = 今はパートナーがこのトリックに勝っています。{ $cards }を使うのはむだです。
review-belote-takes = { $last ->
    [yes] { $cards }で{ $points }点のトリックを取れます。
   *[no] { $cards }を出すとトリックの中で最も強くなり、トリックは{ $points }点になります。
}
review-belote-gives = { $cards }で味方の{ $last ->
    [yes] トリック
   *[no] 勝っているトリック
}に{ $points }点を加えられます。
review-belote-saves = { $cards }は相手の{ $last ->
    [yes] トリック
   *[no] 勝っているトリック
}に{ $points }点を与えます。
review-belote-overtaken = このトリックはまだ相手に取られるかもしれません。{ $cards }の{ $points }点も取られます。
review-belote-guards = { review-guards }
review-belote-harder = { review-harder }
review-belote-may-take = { review-may-take }
review-belote-likelier = { review-likelier }
review-belote-fewer = { $instead }なら、{ $cards }よりかかる点が{ $points }点少なくなります。
review-belote-ruffed = 相手の一人はこのスートを持っていないと分かっており、{ $cards }を切り札で取るかもしれません。
review-belote-partners-ace = { $thrown ->
    [yes] パートナーは{ $instead }を捨てました。これまでのプレーからも、{ $card }を持っている見込みがとても高く、{ $cards }はそこへのリードです。
   *[no] これまでのプレーから、パートナーが{ $card }を持っている見込みがとても高く、{ $cards }はそこへのリードです。
}
review-belote-shortens = { review-shortens }
review-belote-long = { $cards }は長いほうのスートの札です。
review-belote-silent = 宣言しても得点にならず、札を見せるだけです。

## What could they hold?

reading-title = { $who ->
    [you] あなたの手札は？
   *[other] { $name }の手札は？
}
reading-of = 誰から見て
reading-seat = { $who ->
    [you] あなた
   *[other] { $name }
}
reading-grid = { $who ->
    [you] 各カードがあなたの手札にある確率（%）
   *[other] 各カードが{ $name }の手札にある確率（%）
}
reading-hand = 自分の手札
reading-played = 既出
reading-turned = 切札表示カード
reading-laid = 捨て札
reading-held = 実際にある
reading-held-by = 実際には{ $name }の手札
reading-card = { $card }：{ $told }
reading-frames = 枠つき：実際にあるカード
reading-weighted = { $who ->
    [you] あなたの宣言と交換枚数を考えに入れる
   *[other] { $name }の宣言と交換枚数を考えに入れる
}
reading-unsaid = { $who ->
    [you] あなたの宣言には、まだ手がかりがありません。あり得る手札は{ $hands }通りで、どれも同じ確率です。
   *[other] { $name }の宣言には、まだ手がかりがありません。あり得る手札は{ $hands }通りで、どれも同じ確率です。
}
reading-alike = あり得る手札は{ $hands }通りで、どれも同じ確率として数えます。
reading-weighed = あり得る手札は{ $hands }通りで、そのとおりに宣言し交換しそうな手札ほど確率を高くしています。
reading-sampled = あり得る手札{ $hands }通りのうち、数千通りを調べました（誤差{ $error }）。
reading-awaited = 計算中：{ $progress }
reading-failed = 計算できませんでした。
reading-title-several = みんなの手札は？
reading-aside = 使わない札
reading-covered = 伏せたカード
reading-grid-open = まだ伏せてあるカード
reading-open = 伏せたカードの並びは、どれも同じ確からしさです。
reading-grid-several = 各カードがそれぞれの手札にある確率（%）：{ $names }
reading-chances = { $name } { $chance }
reading-supposed = 仮定
reading-suppose = 仮定する
reading-suppose-how = プレイヤーを選び、その手札に入れるカードか、下の持たないスートをタップしてください。
reading-suppose-clear = 仮定をやめる
reading-suppose-back = 取り消す：{ $supposed }
reading-suppose-has = { $name }に{ $card }がある
reading-suppose-void = { $name }に{ $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}がない
reading-matters = 大事なこと
reading-matter = { $what ->
    [jack] 切札のジャック
    [nine] 切札の9
    [ace] ほかのエース
   *[void] { $suit ->
        [s] スペードなし
        [h] ハートなし
        [d] ダイヤなし
       *[c] クラブなし
    }
}
reading-figures = それぞれの選択の値打ち
reading-figures-means = ディールの得点の差（味方の得点から相手の得点を引いたもの）。
reading-weighted-several = ほかのプレイヤーのビッド、宣言と沈黙を考えに入れる
reading-unsaid-layouts = 手がかりになるビッドはまだありません。見えない札の分かれ方は{ $hands }通りで、どれも同じ確率です。
reading-alike-layouts = 見えない札の分かれ方は{ $hands }通りで、どれも同じ確率として数えます。
reading-weighed-layouts = 見えない札の分かれ方は{ $hands }通りで、そのとおりにビッドし宣言しそうなものほど確率を高くしています。
reading-sampled-layouts = 見えない札の分かれ方{ $hands }通りのうち、千から二千通りを調べました（誤差{ $error }）。

## The hand explorer

explorer-role = 誰の手札か
explorer-elder = 子（先にリードする）
explorer-dealer = 親
explorer-hand = 手札
explorer-turned = 切札表示
explorer-is-turned = { $card }（表向きの札）
explorer-pack = 全32枚
explorer-draw = 無作為に選ぶ
explorer-clear = 消去
explorer-own = 自分の得点
explorer-other = 相手の得点
explorer-laid = 子の交換枚数
explorer-missing-hand = 手札をあと{ $number }枚選んでください。
explorer-missing-turned = 切札表示カードを選んでください。
explorer-awaited = 計算中…
explorer-over = 切札表示カードのキングでゲームが終わります。決めることはありません。
explorer-books = 定石の判断
explorer-figures = 計算の結果
explorer-why-standard = スタンドやリフューズをする定石の手と同じ強さです：{ $hand }。
explorer-why-vole = ボールは確実で、得点は2倍です。交換すれば失うだけです。
explorer-why-certain = 1点は確実です。交換しても損はなく、リフューズされれば2倍になります。
explorer-why-king = スタンドできる手ですが、キングを持っていて相手に引かれないので、プロポーズします。
explorer-why-weak = スタンドやリフューズをする定石のどの手よりも弱い手です。
explorer-throws = 交換するなら{ $cards }を捨てます。
explorer-keeps = 交換するときも、すべて残します。
explorer-leads = 交換しないときのリード：{ $card }。
explorer-near = ほぼ互角
explorer-master = 名人の選択：{ $choice }、{ $often }
explorer-choices = できること
explorer-choice = 選択
explorer-game = ゲームに勝つ見込み
explorer-points = 得点
explorer-deals-stand = このディールだけを、定石のように互いの手札が見えているものとして数えると、親の手札{ $hands }通りのうち{ $wins }通り（{ $share }）に対して1点を取れます。上の見込みは、あなたがゲーム全体に勝つ見込みです。
explorer-deals-refuse = このディールだけを、定石のように互いの手札が見えているものとして数えると、子の手札{ $hands }通り（プロポーズする手かどうかによらず同じ重み）のうち{ $wins }通り（{ $share }）に対して1点を取れます。上の見込みは、あなたがゲーム全体に勝つ見込みです。
explorer-best-lead = スタンドしたときの最善のリード
explorer-seeing = リードは親の手札を見ずに選びますが、スタンドは互いの手札が見えているものとして数えています。その差はゲームの{ $game }、{ $points }点です。
explorer-best-discards = { $laid ->
    [0] 交換するときの最善の捨て札
   *[other] 子が{ $laid }枚捨てたときの最善の捨て札
}
explorer-error = 誤差{ $error }
explorer-exact = すべての手札で数えた値
explorer-counting = 計算中：{ $progress }
explorer-means = { $role ->
    [dealer] ゲームに勝つ見込みと、このディールの得点です。プロポーズした子の手札{ $worlds }通りから推定しました（その中に強い手はまれです）。アクセプトは、子がこのあと何枚捨てる場合も含めて数えています。
   *[other] ゲームに勝つ見込みと、このディールの得点です。スタンドはすべての手札で数え、ほかは{ $worlds }通りから推定しました。
}

# Of belote: `$place` is that in the order of speaking; `$role` is who took, as seen by the first one.
explorer-asks = 調べること
explorer-asks-first = 1巡目のビッド
explorer-asks-second = 2巡目のビッド
explorer-asks-lead = 最初のリード
explorer-place = ビッドの順番
explorer-at = { $place ->
    [1] 1番目
    [2] 2番目
    [3] 3番目
   *[last] 最後（親）
}
explorer-taker = テイクした人
explorer-took = { $role ->
    [own] あなた
    [next] 次のプレイヤー
    [partner] パートナー
   *[dealer] 親
}
explorer-contract = テイクの内容
explorer-turn-up = めくり札
explorer-bottom = 最後の札
explorer-is-others = { $card }、相手の列
explorer-own-row = 自分の列
explorer-other-row = 相手の列
explorer-last = 最後に配られた札
explorer-missing-cards = 手札をあと{ $number }枚選んでください。
explorer-missing-row = 相手の列のカードをあと{ $number }枚選んでください。
explorer-missing-turn-up = めくり札を選んでください。
explorer-missing-bottom = 同じく表になる、山札の最後の札を選んでください。
explorer-declared = リードの前：
explorer-means-bid = このディールの得点（自分の側から相手の側を引いたもの）を、{ $worlds }通りのディールから推定しました。あなたより前の全員がパスしたものとし、後の人は自分の手札に応じてビッドします。ゲームに勝つ見込みは、始まったばかりのゲームでの値です。
explorer-means-lead = このディールの得点（自分の側から相手の側を引いたもの）を、ほかの人の手札{ $worlds }通りから推定しました。テイクした人以外の全員がパスし、ほかの人は何も宣言しなかったものとします。ゲームに勝つ見込みは、始まったばかりのゲームでの値です。

## The standard hands of the books

classic-three-trumps = 切札3枚
classic-two-trumps-three-cards = 切札2枚と同じスート3枚
classic-two-trumps-three-cards-court = 切札2枚と、絵札を頭とする同じスート3枚
classic-two-trumps-guarded-queen = 切札2枚と守りのあるクイーン
classic-two-trumps-king-and-two = 切札2枚、キング、別のスートの小さい札2枚
classic-two-trumps-king = 切札2枚とキング
classic-two-trumps-queen-knave-ace = 切札2枚と、別々のスートのクイーン、ジャック、エース
classic-one-trump-tierce = 切札1枚と同じスートのキング、クイーン、ジャック
classic-one-trump-tierce-court = 切札1枚、同じスートのキング、クイーン、ジャック、ほかの絵札1枚
classic-one-trump-four-cards = 切札1枚と、キングを頭とする同じスート4枚
classic-one-trump-queens-three-cards = 切札1枚、クイーンを頭とする同じスート3枚、別のクイーン
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
classic-four-courts-tierce = 同じスートのキング、クイーン、ジャックと、ほかの絵札1枚
classic-four-courts-three-suits = 3スートの絵札4枚
classic-queen-knave-ten = クイーン、守りのあるジャックと10
classic-one-trump-ten = 切札1枚と10
classic-one-trump-pair = 切札1枚と同じスート2枚

## コンピューターがそうした理由（`reason-<code>`）

reason-forced = ほかにできることはありませんでした。
reason-slip = うっかりしていました。
reason-king = 切札のキングは得点になります。すぐに宣言します。
reason-weighs = この得点では、続けるより得でした。
reason-claims = 正すべき反則がありました。
reason-advised = 助言に従いました。
reason-otherwise = 考え直せば、別の選択をします：{ $event }。
reason-untabled = 名人の表を読み込めないときの選び方です。表があれば、別の選択をします：{ $event }。
reason-hand = 手札：{ review-held }。
reason-expected = およそ{ $tricks }トリックを見込みました。{ $needed }トリック以上なら交換を望みません。
reason-throws-worst = { $number ->
    [0] どの札もまだトリックを取れそうでした。切札とキングは残します。
   *[other] トリックを取れそうにない札から捨て、切札とキングは残します。
}
reason-too-few = 捨てたい枚数に対して、山札の残りが足りませんでした。
reason-leads-trumps = 切札が強いので、良い札を切られる前に{ $card }をリードして相手の切札を減らしました。
reason-leads-master-trump = { $card }より上の切札は残っていません。必ず取れて、相手の切札も減らせます。
reason-leads-master = そのスートに{ $card }より上の札は残っていません。取れるのは切札だけです。
reason-leads-longest = いちばん長いスートから{ $card }をリードし、切札を使わせます。
reason-leads-highest = 2枚以上のスートがないので、切札以外でいちばん高い{ $card }をリードしました。
reason-takes-cheaply = できるだけ低い{ $card }でトリックを取りました。高い札は別のトリックに使えます。
reason-gives-least = 取れる札がなかったので、いちばん惜しくない{ $card }を出しました。
reason-counted = 相手のあり得る手札をすべて数えると、{ $card }では{ $game } %、次に良いカードでは{ $next } %のゲームに勝ちます。
reason-sampled = 相手のあり得る手札{ $hands }通りについて調べると、{ $card }では{ $game } %、次に良いカードでは{ $next } %のゲームに勝ちます。
reason-classic = { $why ->
    [none] このような手では、定石は交換です。スタンドやリフューズをする手より弱いからです。
    [vole] 5トリックすべて確実です。交換すれば失うだけです。
    [certain] 1点は確実です。交換しても損はないので、定石ではプロポーズします。
    [king] スタンドできる手ですが、キングを相手に引かれることはないので、定石ではプロポーズします。
   *[other] 定石では、これだけの手なら交換を望みません：{ $like }。
}
reason-policy = { $often ->
    [100] 訓練したすべてのディールで、ここではこれより良い選択はありませんでした。
   *[other] 手を読まれないよう、ここでは{ $often } %の割合でこうし、あとは別の選択をします。
}
reason-courts = { $courts ->
    [0] 絵札を探しましたが、ありませんでした。
   *[other] 絵札を数えると{ $courts }枚でした。
}
reason-accepts-hopefully = もっと良いカードを期待してアクセプトしました。
reason-keeps-queens = クイーンは手放したくありませんでした。
reason-keeps-low = そんなに何枚も捨てたくありませんでした。
reason-spends-trump = 気が楽になるように、1枚だけの切札{ $card }をリードしました。
reason-hoards-trumps = 切札は後に取っておき、{ $card }をリードしました。
reason-leads-low = 良いカードは取っておき、{ $card }をリードしました。
reason-takes-high = 確実に取りたくて、{ $card }で取りました。
reason-forgets-played = 何が出たか、もう覚えていませんでした。

## What the players of belote say of their choices

reason-belote-draws = 切札を狩りました。ほかのプレイヤーに{ $sure ->
    [yes] まだ{ $number }枚残っていました
   *[no] 多くて{ $number }枚残っているはずでした
}。
reason-belote-ruffed = パートナーはこのスートをもう持たず、{ $cards }を切れるかもしれません。
reason-belote-short = { $cards }はそのスートの最後の1枚でした。出してしまえば切れます。
reason-belote-low = 安全にリードできる、いちばん強い札がありませんでした。{ $cards }なら失うものが少なくてすみます。
reason-belote-least = いちばん惜しくない{ $cards }を出しました。
reason-belote-worth-most = 手札でいちばん点の高い{ $cards }をリードしました。
reason-belote-takes-high = トリックが欲しくて、{ $cards }で取りました。
reason-belote-counted = いちばん良いスートを{ $count }と数えました。切札1枚で1、ジャックと9はもう1ずつ、ほかのエース1枚で1です。{ $needed }を超えればテイクします。
reason-belote-weighed = { $way ->
    [table] たくさんのディールで同じような手札が得た点から、{ $points }点を見込みました。「{ $event }」なら{ $instead }点です。
    [tried] ここまでのビッドに合う{ $hands }ディールでは{ $points }点、「{ $event }」では{ $instead }点でした（誤差{ $error }点）。
    [solved] ほかのプレイヤーのあり得る手札{ $hands }通りを最後まで正しくプレイすると{ $points }点、「{ $event }」では{ $instead }点でした（誤差{ $error }点）。
    [covered] 伏せたカードの並びを{ $hands }通り、簡単な決まりに従ってプレイすると{ $points }点、「{ $event }」は{ $instead }点でした（誤差{ $error }点）。
    [open] すべてのカードが表なので、その先を最善に続けると、これは{ $points }点、「{ $event }」は{ $instead }点です。
   *[played] ほかのプレイヤーのあり得る手札{ $hands }通りを簡単な決まりに従ってプレイすると{ $points }点、「{ $event }」では{ $instead }点でした（誤差{ $error }点）。
}
reason-belote-unsure = 「{ $event }」は{ $points }点でなく{ $instead }点を見込めましたが、確かな得ではないので、いつもの決まりに従いました。
reason-belote-even = 「{ $event }」との違いは見つかりませんでした。どちらも{ $points }点です。
reason-belote-rated = 最初のリードのうち、手札をすべて公開してプレイした多くのディールで、失う点がいちばん少ないものです。
reason-belote-sound = ほかの札では、10を危険にさらすか、相手に切札を残すか、切札をむだにするところでした。
reason-belote-alike = 出せる札はどれも同じ値打ちでした。
reason-belote-outdone = ほかのプレイヤーがもっと強い宣言をしていたので、宣言しても数えられませんでした。
reason-belote-stakes = このディールでゲームが終わるかもしれず、勝ち負けを{ $points }点として数えました。

## 問題：何を決めるか（`puzzle-<kind>`）と問い

puzzle-propose = プロポーズかスタンドか
puzzle-propose-ask = プロポーズしますか、スタンドしますか？
puzzle-accept = アクセプトかリフューズか
puzzle-accept-ask = アクセプトしますか、リフューズしますか？
puzzle-discard = 何を捨てるか
puzzle-discard-ask = どのカードを捨てますか？
puzzle-lead = 何をリードするか
puzzle-lead-ask = どのカードをリードしますか？
puzzle-card = どのカードを出すか
puzzle-card-ask = どのカードを出しますか？
puzzle-double = ダブルするかどうか
puzzle-double-ask = 何と言いますか？
puzzle-first = 1巡目：取るかパスか
puzzle-first-ask = 取りますか、パスしますか。
puzzle-second = 2巡目：取るかパスか
puzzle-second-ask = スートを選んで取りますか、パスしますか。
puzzle-free = ノートランプとオールトランプ
puzzle-free-ask = 何をビッドしますか。
puzzle-open = カードを場に並べて
puzzle-open-ask = どのカードを出しますか。
puzzle-draw = 切札を狩る
puzzle-draw-ask = どのカードをリードしますか。
puzzle-partner = パートナーが勝っているトリック
puzzle-partner-ask = パートナーのトリックにどのカードを出しますか。
puzzle-belote = ブロットを残す
puzzle-belote-ask = どのカードを出しますか。
puzzle-last = 最後のトリック
puzzle-last-ask = どのカードを出しますか。
puzzle-bids = ビッドの練習（終わりなし）
puzzle-bids-ask = 何をビッドしますか。
puzzle-bids-free = ビッドの練習（終わりなし、ノートランプとオールトランプも）
puzzle-bids-free-ask = 何をビッドしますか。
puzzle-bids-open = ビッドの練習（終わりなし、カードを場に並べて）
puzzle-bids-open-ask = 何をビッドしますか。
