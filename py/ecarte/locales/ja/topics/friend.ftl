# 誰も配らない、友だちとのゲーム

problem-E-friend-size = メッセージが長すぎます。{ $most }バイトを超えています。
    .remedy = ゲームは何も変わっていません。
problem-E-friend-form = これは友だちとのゲームのメッセージではありません。
    .remedy = 送られたリンクや行を全部コピーしてください。
problem-E-friend-version = メッセージはプロトコルの版{ $found }ですが、このプログラムの版は{ $known }です。
    .remedy = 古いほうのプログラムを更新してください。
problem-E-friend-game = 別のゲームのメッセージです。
problem-E-friend-signature = このテーブルの相手からのメッセージではありません。
    .remedy = 同じ招待で別の人が席に着いたのかもしれません。
problem-E-friend-sit = これは招待への返事になっていません。招待は有効なままです。
    .remedy = 返事は、友だちが席に着いた時に表示された行です。全部送ってもらってください。
problem-E-friend-closed = ゲームは終わっています。これ以上プレイできません。
problem-E-friend-now = 今はできません。
problem-E-friend-ask = { $why ->
    [asked] すでにお願いがあります。まずその返事が必要です。
    [declined] 友だちは断りました。ゲームが先へ進めば、もう一度頼めます。
    [back] 戻せるのは自分の最後の一手だけです。その後に何も起きていない間に限ります：カードが配られておらず、相手が何もしていない間です。
    [late] もう遅すぎます。ディールは終わっています。
   *[now] 今は何も頼めません。
}
problem-E-friend-say = これで十分です。ゲームが先へ進むまで、一言は{ $most }回までです。
problem-E-friend-terms = ゲームの条件が成り立ちません：{ $what ->
    [name-missing] 名前がありません
    [name-long] 名前が{ $most }文字を超えています
    [name-nobody] 「?」で始まる名前は使えません。誰でもないという意味です
    [name-signs] 名前の端に空白があるか、名前に使えない文字があります
    [game] このゲームは友だちとはできません
    [match] そのようなマッチはありません
    [stake] 賭け点または持ち点
    [dealer] 最初のディーラー
    [opened] ディールの終わりに明かすもの
    [options] オプション
    [seat] 招待する人の席
    [date] 日付
   *[other] { $what }
}。

problem-E-friend-item = { $name }さんの送ったものは形が正しくありません：{ $item }。
problem-E-friend-turn = { $name }さんは、まだその番ではないものを送りました：{ $item }。
problem-E-friend-cut = { $name }さんは、招待で約束した数とは違う数でカットしました。
problem-E-friend-deck = { $name }さんが第{ $deal }ディールで送ったパックはそろっていません。同じカードが二つあるか、カードでも鍵の封印でもないものがあります。
problem-E-friend-key = { $name }さんの渡した鍵は、パックの{ $place }枚目のカードの鍵ではありません。
problem-E-friend-move = { $name }さんは、ルールで許されないことをしました：{ $event }（{ $why }）。
problem-E-friend-open = { $name }さんは、隠すべきカードを送りました：{ $event }。
problem-E-friend-spoilt = { $name }さんはパックが壊れていると言いましたが、壊れていません。
problem-E-friend-shuffle = { $name }さんは、第{ $deal }ディールのパックを、明かした数のとおりに切り混ぜていません。カードの入れ替え、重複、目印のいずれかがあります。
problem-E-friend-lock = { $name }さんは、第{ $deal }ディールのパックを、封印した鍵で閉じていません。
problem-E-friend-discard = { $name }さんは、決めていたカードを捨てていません：{ $event }。
problem-E-friend-hand = { $name }さんは、自分の手札から出していません：{ $event }（{ $why }）。
problem-E-friend-said = { $name }さんは、別のことが行われたと言っています：{ $event }。
problem-E-friend-sign = { $name }さんは、ゲームの別の結果に署名しました。
problem-E-friend-twice = { $name }さんは、同じ番号で二つの違うメッセージを送りました。

friend-ask = { $what ->
    [back] { $name }さんが最後の一手を戻したいと言っています。
    [deal] { $name }さんがこのディールの配り直しを求めています。
   *[end] { $name }さんがゲームをここで終えたいと言っています。
}
friend-say = { $phrase ->
    [hello] こんにちは！
    [moment] 少々お待ちください。
    [played] お見事！
    [sorry] ごめんなさい！
   *[thanks] ありがとう！
}
