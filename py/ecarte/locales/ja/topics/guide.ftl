### はじめてのゲームのガイド：その場面が来たときに一度だけ言うこと。$nameは相手、$partnerはパートナー。

guide = ガイド
guide-quiet = ここに新しいことはありません。続けてください。
guide-leave = ガイドを終える
guide-forced = 出せるカードは1枚だけです。案内がないときは、自動で出ます。
guide-again = ガイドつきでもう一度
guide-judge = 上手な人なら何を考える？
guide-judge-awaited = この手を検討しています…
guide-judge-failed = 検討できませんでした。よいと思うものを選んでください。
guide-judge-hand = 手札は{ $held }。
guide-judge-choice = 上手な人の選択：{ $choice }。
guide-judge-risk = { $phase ->
    [choose] いまスタンドして負けると、
   *[answer] いまリフューズして負けると、
}{ $name }に{ $points }点が入り、{ $ends ->
    [yes] { $name }がゲームに勝ちます。
   *[no] 合計{ $theirs }点になります。
}

guide-king-points = { $king }点
guide-point-points = { $point }点
guide-double-points = { $double }点
guide-ecarte-turned = めくれたカードで切札が決まり、{ trump-suit }です。切札はほかのスートに勝ちます。
guide-ecarte-turned-king = キングがめくれると親の{ guide-king-points }です。切札は{ trump-suit }で、ほかのスートに勝ちます。
guide-ecarte-propose = プロポーズして交換を頼むか、スタンドしてこの5枚で勝負します。3トリックで勝ちですが、すぐスタンドして負けると相手に{ guide-double-points }入ります。
guide-ecarte-answer = { $name }のプロポーズです。アクセプトすれば二人とも交換。リフューズすればこのまま勝負し、負けると相手に{ guide-double-points }入ります。
guide-ecarte-discard = いらないカードを選ぶと、同じ枚数が来ます。切札とキングは残しましょう。
guide-ecarte-king = 切札のキングは、トリックに関係なく持ち主の{ guide-king-points }です。
guide-ecarte-trick = トリックを取った人が次をリードします。3トリックで1点です。
guide-ecarte-lead = どのカードでもリードできます。いちばん強いのはキングで、エースはジャックの下です。
guide-ecarte-follow = 同じスートを出し、勝てるなら勝つカードを。出せないカードは下がっています。
guide-ecarte-follow-free = 同じスートを出します。強くても弱くてもかまいません。出せないカードは下がっています。
guide-ecarte-trump = 同じスートがないので、切札を出さなければなりません。出せないカードは下がっています。
guide-ecarte-throw = 同じスートも切札もありません。いちばんいらないカードを出しましょう。
guide-ecarte-points = 3か4トリックで{ guide-point-points }、5トリック全部で{ guide-double-points }。親が交代し、{ $target }点先取で勝ちです。
guide-ecarte-over = これがエカルテです。何を残し、何をリードし、いつ賭けるかはレッスンで。

guide-belote-turned = めくれたスートが切札になるかもしれません。切札ではジャックと9がいちばん強いカードです。
guide-belote-laid = 2人ともこれらのカードが見え、それぞれの下に誰も知らない1枚があります。輪のある1枚がめくり札で、そのスートが切札になるかもしれません。
guide-belote-take = 162点の半分より多く取れそうならテイク。そうでなければパスします。
guide-belote-second = だれもテイクしませんでした。次は別のスートを切札にできます。また全員パスなら次の人が配ります。
guide-belote-declared = 同じスートの続き札や、同じランク4枚は宣言できます。いちばん強い手役のある側だけが得点します。
guide-belote-belote = 切札のキングとクイーンを一人で持てばブロット。何があっても20点です。
guide-belote-uncovered = 出したカードの下にあった1枚が表になり、これも出せるようになりました。
guide-belote-trick = トリックを取った人が次をリードします。最後のトリックには10点が加わります。
guide-belote-lead = どのカードでもリードできます。切札以外ではエースが11点、10が10点で、強さもこの順です。
guide-belote-follow = { $partner ->
    [none] 同じスートを出します。なければ切札を、できればより強い切札を出します。
   *[other] 同じスートを出します。なければ切札を、できればより強い切札を。{ $partner }が勝っているときは自由です。
}
guide-belote-points = テイクした側は相手より多く取る必要があります。足りなければ全部相手のものです。
guide-belote-over = これがブロットです。何をテイクし、どうプレイするかはレッスンで。
