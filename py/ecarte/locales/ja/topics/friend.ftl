# 誰も配らない、友だちとのゲーム

friend-title = 友だちとプレイ
friend-how = 友だちから届いた招待を開くか、貼り付けてください。自分から招待するには、新しいゲームで「離れた友だちと」を選びます。
friend-group = グループの皆
friend-invited = { $name }さんからの招待
friend-terms = 取り決め
friend-terms-game = { $game }：{ $preset }。
friend-terms-rules = ルール
friend-terms-players = 人数
friend-terms-host = 招待した人
friend-terms-match = マッチ
friend-terms-stake = 賭け
friend-terms-chips = 1ゲームにつきチップ{ $stake }枚（最初の持ち分は{ $purse }枚）
friend-terms-pool = プールに各自が払うチップ{ $stake }枚（最初の持ち分は{ $purse }枚）
friend-sit = 席に着く
friend-decline = 今はやめる
friend-seat = 希望の席
friend-seat-any = どこでも
friend-seat-mate = { seat-title }（{ $name }さんのパートナー）
friend-seat-of = { $name }さん（{ seat-title }）
friend-own = { $what ->
    [invitation] これはあなた自身の招待です。自分では開かず、送ってください。
   *[message] これはあなた自身のメッセージです。自分では開かず、送ってください。
}
friend-send-invitation = { $players ->
    [2] この招待を友だちに送ってください。友だちが開いて、返事を送ってきます。
   *[other] この招待を{ $name }さんに送ってください。それぞれが開いて、返事を送ってきます。
}
friend-guests = { $come ->
    [0] まだ返事はありません。
   *[other] { $names }さんから返事がありました。
}あと{ $left }人の返事を待っています。
friend-send-answer = 席に着きました。この返事を{ $name }さんに送ってください。
friend-pass-on = これを{ $name }さんに送ってください。
friend-pass-last = ゲームは終わりました。これを{ $name }さんに送ってください。署名した結果が、まだ届いていないかもしれません。
friend-yours = { $players ->
    [2] { $name }さん
   *[other] ほかの皆さん
}があなたを待っています。
friend-withdraw = 招待を取り消す
friend-leave = 席を立つ
friend-to-table = テーブルへ
friend-link = リンク
friend-copy = コピー
friend-send = 送る…
friend-copied = コピーしました。
friend-copy-yourself = 選択してあります。コピーしてください。
friend-paste = あなたに届いたもの
friend-file = ファイルを開く
friend-take = 受け取る
friend-bar-pass = { $what ->
    [pack] { $players ->
        [2] 二人で山札を切っています。メッセージを{ $name }さんに渡してください。
       *[other] 全員で山札を切っています。次は{ $name }さんです。メッセージを渡してください。
    }
   *[turn] { $name }さんの番です。メッセージを渡してください。
}
friend-bar-wait = { $name }さんの番です。
friend-bar-sent = { $name }さんに送る準備ができました。返事を待っています。
friend-bar-ready = { $name }さんに送る準備ができました。
friend-bar-ready-all = 送る準備ができました。
friend-bar-ready-yours = 送る準備ができました。あなたの番です。
friend-bar-last = ゲームは終わりました。最後のメッセージを渡してください。{ $name }さんには、まだ結果が届いていないかもしれません。
friend-asked = { $what ->
    [back] 最後の一手を戻したいと申し出ました。
    [deal] このディールを配り直したいと申し出ました。
   *[end] ゲームをここで終えたいと申し出ました。
}
friend-ended = { $how ->
    [divided] 合意により、ゲームはここで終わり、プールのチップは等分されました。
   *[agreed] 合意により、ゲームはここで終わりました。
}
friend-bar-over = { $name }さんとのゲームは終わり、{ $players ->
    [2] 二人
   *[other] 全員
}が署名しました。
friend-unkept = このブラウザーはあなたのメッセージを保存できませんでした。渡した後でこのページが失われると、次のメッセージがそれと食い違い、不正に見えます。先にゲームをファイルに保存してください。ファイルは人に渡さないでください。
friend-save = ファイルに保存
friend-again = メッセージが足りません。これを渡してください。{ $name }さんがもう一度送ります。
friend-evidence = ゲームはここで終わりです。証拠のファイルは、誰でも「ecarte verify」で確かめられます。このゲームのあなたのカードが見えます。
friend-bar-evidence = 証拠…
friend-evidence-save = 証拠を保存
friend-move = 自分の別のブラウザーへ
friend-move-how = あなたの別のブラウザーや端末で続けられます。ここでは止まります。二か所でプレイすると不正に見えるからです。
friend-move-away = ゲームを移す
friend-moved = ゲームを移しました。このリンクをあなたの別のブラウザーで開いてください。あなたのカードと秘密が入っています。人に渡さないでください。
friend-moved-file = ゲームを移しました。リンクには長すぎるので、ファイルをあなたの別のブラウザーで開いてください。あなたのカードと秘密が入っています。人に渡さないでください。
friend-moved-back = ほかのどこでも開いていなければ、ここに戻せます。
friend-move-here = ここで続ける
friend-bar-moved = このゲームはあなたの別のブラウザーで続いています。
friend-bar-moved-open = リンク…
friend-arrived = { $name }さんとのゲーム
friend-arrived-how = あなたの別のブラウザーから来ました。ここで続けたら、向こうでは続けないでください。不正に見えます。
friend-bar-send = 渡す
friend-bar-paste = 貼り付け…
friend-known = このメッセージはすでに届いています。何も変わっていません。
friend-withdrawn = 同時に別の人が先へ進みました。あなたの操作は間に合わず、取り消されました。

problem-E-friend-size = メッセージが長すぎます。{ $most }バイトを超えています。
    .remedy = ゲームは何も変わっていません。
problem-E-friend-form = これは友だちとのゲームのメッセージではありません。
    .remedy = 送られたリンクや行を全部コピーしてください。
problem-E-friend-version = メッセージはプロトコルの版{ $found }ですが、このプログラムの版は{ $known }です。
    .remedy = 古いほうのプログラムを更新してください。
problem-E-friend-game = 別のゲームのメッセージです。
    .remedy = そのゲームを始めたブラウザーで開いてください。
problem-E-friend-signature = このテーブルの相手からのメッセージではありません。
    .remedy = 同じ招待で別の人が席に着いたのかもしれません。
problem-E-friend-sit = これは招待への返事になっていません。招待は有効なままです。
    .remedy = 返事は、友だちが席に着いた時に表示された行です。全部送ってもらってください。
problem-E-friend-closed = ゲームは終わっています。これ以上プレイできません。
    .remedy = 新しいゲームを始めて、友だちを招待してください。
problem-E-friend-evidence = このファイルは不正を示していません。壊れているか、変更されています。
    .remedy = ゲームが終わった時に保存されたファイルを、そのまま全部もらってください。
problem-E-friend-moved = このゲームは移されました。あなたの別のブラウザーで続いています。
    .remedy = そちらで開いてください。ほかで開いていなければ、ここに戻すこともできます。
problem-E-friend-now = 今はできません。
    .remedy = 今だれの番か、確かめてください。
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
    [dealing] 友だちとのゲームは手札で、山札をディールごとに切り混ぜてプレイします
    [seat] 招待する人の席
    [computers] コンピューターが座れるのは三人か四人のゲームで、招待する人の席は除きます。少なくとも一席は友だちの席です
    [date] 日付
   *[other] { $what }
}。

problem-E-friend-item = { $name }さんの送ったものは形が正しくありません。
problem-E-friend-turn = { $name }さんは、まだその番ではないものを送りました。
problem-E-friend-cut = { $name }さんは、約束した数とは違う数でカットしました。
problem-E-friend-deck = { $name }さんが第{ $deal }ディールで送ったパックはそろっていません。同じカードが二つあるか、カードでも鍵の封印でもないものがあります。
problem-E-friend-key = { $name }さんの渡した鍵は、パックの{ $place }枚目のカードの鍵ではありません。
problem-E-friend-move = { $does ->
    [play] { $name }さんは、ルールに反して{ card-the }を出しました。
    [discard] { $name }さんは、ルールに反してカードを捨てました。
    [propose] { $name }さんは、ルールに反して交換を申し出ました。
    [stand] { $name }さんは、ルールに反して交換を断りました。
    [accept] { $name }さんは、ルールに反して交換を受けました。
    [refuse] { $name }さんは、ルールに反して交換を拒みました。
    [king] { $name }さんは、ルールに反してキングを宣言しました。
    [pass] { $name }さんは、ルールに反してパスしました。
    [take] { $name }さんは、ルールに反してテイクしました。
    [meld] { $name }さんは、ルールに反して宣言しました。
   *[other] { $name }さんは、ルールで許されないことをしました。
}
problem-E-friend-open = { $name }さんは、隠すべきカードを送りました。
problem-E-friend-spoilt = { $name }さんはパックが壊れていると言いましたが、壊れていません。
problem-E-friend-shuffle = { $name }さんは、第{ $deal }ディールのパックを、明かした数のとおりに切り混ぜていません。カードの入れ替え、重複、目印のいずれかがあります。
problem-E-friend-lock = { $name }さんは、第{ $deal }ディールのパックを、封印した鍵で閉じていません。
problem-E-friend-discard = { $name }さんは、捨てた、または宣言したものとは違うカードを公開しました。
problem-E-friend-hand = { $does ->
    [play] { $name }さんは、{ card-the }を自分の手札から、またはルールどおりに出していません。
    [king] { $name }さんは、キングについてのルールを守っていません。
    [none] { $name }さんは、出したカードとは違うカードを公開しました。
   *[other] { $name }さんは、自分の手札から、またはルールどおりにプレイしていません。
}
problem-E-friend-said = { $name }さんは、実際のプレイと異なる内容を公開しました。
problem-E-friend-sign = { $name }さんは、ゲームの別の結果に署名しました。
problem-E-friend-twice = { $name }さんは、同じ番号で二つの違うメッセージを送りました。

friend-because = { $said }卓上なら、{ $name }さんはこう言われたはずです：「{ $why }」

friend-ask = { $what ->
    [back] { $name }さんが最後の一手を戻したいと言っています。
    [deal] { $name }さんがこのディールの配り直しを求めています。
   *[end] { $name }さんがゲームをここで終えたいと言っています。
}
friend-says = { $name }さん：「{ $said }」
friend-answered = { $answer ->
    [yes] { $name }さんは承知しました。
   *[no] { $name }さんは断りました。
}
friend-yes = 承知する
friend-no = 断る
friend-bar-speak = 話す…
friend-speak-say = { $name }さんにひとこと
friend-speak-ask = { $name }さんにお願い
friend-asks = { $what ->
    [back] 最後の一手を戻したい
    [deal] このディールを配り直したい
   *[end] ゲームをここで終えたい
}
friend-say = { $phrase ->
    [hello] こんにちは！
    [moment] 少々お待ちください。
    [played] お見事！
    [sorry] ごめんなさい！
   *[thanks] ありがとう！
}
