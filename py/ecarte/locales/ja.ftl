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
rank-title = { rank }
card-name = { suit }の{ rank }
card-the = { card-name }
trump-suit = { $trump ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
   *[other] { $trump }
}
seat-name = { $seat ->
    [S] 南
    [N] 北
   *[other] { $seat }
}

