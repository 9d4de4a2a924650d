### The table of écarté where its rules go beyond the plain game: doubling, offers, revokes, claims.

asides = ほかに…
asides-title = ほかにできること
hint-suit = ヒント：{ suit }と言う
hint-claim = ヒント：第{ $law }条による指摘（「{ asides }」から）
aside-double = ダブル
aside-double-note = { $name }が受ければ、このディールのトリックの得点は2倍です。断れば、ディールはそこで終わり、あなたに{ $points }点です。
aside-offer = 1点をゆずる
aside-offer-note = { $name }は、受ければ{ $points }点を得て、ディールは終わります。断れば全トリックを取らなければならず、取れなければあなたに{ $vole }点です。
aside-suit = リードするスートを言う
aside-suit-note = 別のスートをリードすると、{ $name }は言ったスートを求めることができます。
aside-claim = 残りを取ると宣言
aside-claim-note = { $name }が何を持っていても、残りのトリックはすべてあなたのものです。
aside-concede = 降りる
aside-concede-note = { $lost ->
    [vole] 1トリックもないので、ボールと同じ{ $points }点が{ $name }に入ります。
    [two] ディールは終わります。交換を断ったので2倍の危険があり、{ $name }に{ $points }点です。
   *[point] ディールは終わり、{ $name }に{ $points }点です。
}
aside-claim-43 = { $name }の反則：第{ $trick }トリック
aside-claim-43-note = 第43条：{ $card }は出せないカードでした。やり直すことができ、{ $name }の得点は1点減ります。
aside-claim-25 = { $name }にキングはなかった
aside-claim-25-note = 第25条：持っていないキングを宣言しました。
aside-claim-40 = { $name }は順番でないのにリードした
aside-claim-40-note = 第40条：カードは手札に戻り、あなたがリードします。そのままカードを出して続けることもできます。

ask-double = { $name }がダブルを申し出ました
ask-offer = { $name }が1点をゆずると言っています
ask-suit = { $name }は{ suit }と言って{ $card }を出しました
ask-claim-43 = { $who ->
    [you] 第43条：{ $name }があなたの反則を指摘（第{ $trick }トリック）
   *[other] 第43条：{ $name }の反則（第{ $trick }トリック）、1点減
}
ask-claim-25 = { $who ->
    [you] 第25条：{ $name }が、あなたにキングはなかったと指摘
   *[other] 第25条：{ $name }にキングはなかった
}
ask-claim-40 = { $who ->
    [you] 第40条：{ $name }が、あなたのリードではないと指摘
   *[other] 第40条：{ $name }のリードではなかった
}
ask-back = { $card }を戻しますか。出せないカードでした
ask-back-lead = { $card }を戻しますか。あなたのリードではありませんでした
ask-follow = { suit-title }がリードされました。カードを出してください
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
choice-back-note = ペナルティなし
choice-leave = 戻さない
choice-leave-note = 指摘されることがある

tag-doubled = ダブル
tag-vole = 全トリックが必要
tag-challenge = チャレンジ中
tag-lessened = 1点減
note-doubled = ダブル：申し出が受けられました。このディールのトリックの得点は2倍です。
note-vole = 全トリックが必要：1点の申し出を断りました。5トリックでボール、足りなければ相手に同じ点が入ります。
note-challenge = チャレンジ：相手が1トリックも取らないうちに3トリック取ったので、残りを誰が取っても最後までプレイします。5トリック全部ならボール、そうでなければ通常どおりの得点です。
note-lessened = 1点減：反則を指摘されました。3、4トリックなら0点、全トリックなら1点です。

named = { suit }と宣言
counts-as = { $card }として数える
doubled = このディールのトリックの得点は2倍

say-double = ダブル
say-packets-3-2 = 3枚、2枚で。
say-packets-2-3 = 2枚、3枚で。
ask-packets = どう配りますか
choice-packets-3-2 = 3枚、次に2枚
choice-packets-2-3 = 2枚、次に3枚
say-accept-double = 受けます。
say-refuse-double = いいえ、断ります。
say-offer = 1点をゆずります。
say-accept-offer = いただきます。
say-decline = いいえ、全部取ります。
say-concede = 降ります。
say-claim = 残りは私のものです。
say-suit = { suit }
say-let = そのままで。
say-require = { suit }をどうぞ。
say-back = 戻します。
say-unmark = 宣言を取り消します。
say-claim-law = 第{ $law }条
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
    [you] あなた：降りる
   *[other] { $name }：降りる
}
log-say-claim = { $who ->
    [you] あなた：残りを取ると宣言
   *[other] { $name }：残りを取ると宣言
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
    [you] あなた：順番でないのに{ $card }をリード
   *[other] { $name }：順番でないのに{ $card }をリード
}
log-play-back = { $who ->
    [you] あなた：{ $card }を戻す
   *[other] { $name }：{ $card }を戻す
}
log-claim = { $who ->
    [you] あなたの指摘：{ $law ->
        [25] 第25条、持っていないキング
        [40] 第40条、順番でないリード
       *[43] 第43条、反則
    }
   *[other] { $name }の指摘：{ $law ->
        [25] 第25条、持っていないキング
        [40] 第40条、順番でないリード
       *[43] 第43条、反則
    }
}
log-unmark = { $who ->
    [you] あなた：宣言を取り消す
   *[other] { $name }：宣言を取り消す
}
log-ruling-replay = 第{ $law }条：やり直します。反則した側の得点は1点減ります。
log-ruling-stand = 第{ $law }条：そのままです。反則した側の得点は1点減ります。
log-ruling-correct = 第{ $law }条：キングの点を取り消します。反則した側の得点は1点減ります。
log-ruling-shown = 第{ $law }条：キングは相手の手札にあるので、点を取り消します。
log-ruling-back = 第{ $law }条：カードは手札に戻ります。
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
    [you] あなた：{ $loser }が降りた
   *[other] { $name }：あなたが降りた
}
result-doubled = トリックの得点は2倍でした。
result-lessened = { $law ->
    [25] { $who ->
        [you] 第25条：持っていないキングのため、あなたの得点は1点減りました。
       *[other] 第25条：持っていないキングのため、{ $name }の得点は1点減りました。
    }
   *[43] { $who ->
        [you] 第43条：反則のため、あなたの得点は1点減りました。
       *[other] 第43条：反則のため、{ $name }の得点は1点減りました。
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

# 終わったゲームの結果の下に出るもの。
tally = { $state ->
    [ahead] { $name }との対戦成績：{ $mine }勝{ $theirs }敗で勝ち越し
    [behind] { $name }との対戦成績：{ $mine }勝{ $theirs }敗で負け越し
   *[level] { $name }との対戦成績：{ $mine }勝{ $theirs }敗で五分
}
tally-warm-up = 練習のゲーム：成績に入りません
tally-many = このレベルの{ $name }との対戦成績：{ $mine }勝{ $theirs }敗
