### A game looked back on.

## Replay: ダブル、申し出、指摘、実際の卓で起きたこと

replay-why-double-refused = ダブルが断られたため
replay-why-offer = ゆずられた点
replay-why-offer-declined = 点が断られ、全トリックに足りなかったため
replay-short-back = 戻す
replay-short-turn = 順番違い
replay-short-revoke = 反則
replay-short-false = 偽
replay-short-claim = 指摘、第{ $law }条
replay-short-unmark = 取り消し
replay-short-ruling = 第{ $law }条：{ $choice ->
    [replay] やり直し
    [stand] そのまま
    [correct] キング取り消し
    [shown] キングを見せる
    [back] 戻す
    [redeal] 配り直し
    [putright] 直す
    [discard] 余分なカードを捨てる
    [draw] 余分なカードを引く
    [fill] 補う
    [trump] 切札表示カードを選ぶ
    [tricks] トリックに数える
    [take] 取る
    [leave] 取らない
    [refuse] 断る
    [next] 除く
    [recut] カットし直し
    [reshuffle] シャッフルし直し
    [new] 新しいパック
    [wait] 次から
   *[other] 裁定
}
replay-short-advise = { $name }の助言
replay-short-fault = 違反
replay-short-exposed = 見えたカード
replay-short-notice = 通知
replay-short-looked = 手札を見ていた
replay-short-mixed = 混ぜた
replay-short-drawn = カードを引く
replay-short-recut = カットし直し
replay-short-tricks = トリックに数える
replay-short-mark = 得点
replay-short-table = 実際の卓で
replay-sheet-double = { $name }：ダブル
replay-sheet-offer = { $name }：1点の申し出
replay-sheet-concede = { $name }：降りる
replay-sheet-claim = { $name }：指摘（第{ $law }条）
log-found = 第{ $law }条：誤りは{ $name }にあります。
log-ruling = 第{ $law }条による裁定：{ $choice ->
    [redeal] 配り直し
    [stand] そのまま
    [discard] 余分なカードを捨てる
    [draw] 余分なカードを引く
    [fill] 山札から補う
    [trump] 切札表示カードを選ぶ
    [tricks] 足りない枚数をトリックに数える
    [take] カードを取ってよい
    [leave] カードを取らない
    [refuse] カードを断り、次を取る
    [next] カードを除き、次のカードが代わる
    [recut] カットし直す
    [reshuffle] シャッフルし直す
    [new] 新しいパックを二つ
    [wait] 新しいパックは次のディールから
   *[other] 正す
}
log-say-took-number = { $who ->
    [you] あなた：{ $number }枚取ったと答える
   *[other] { $name }：{ $number }枚取ったと答える
}
say-took-number = { $number }枚取りました。
log-table-fault = { $who ->
    [you] あなた：配り方かシャッフルの誤り
   *[other] { $name }：配り方かシャッフルの誤り
}
log-table-exposed = 全員に見えたカード：{ $cards }
log-table-notice = { $who ->
    [you] あなた：配り方を変えると告げる
   *[other] { $name }：配り方を変えると告げる
}
log-table-looked = { $who ->
    [you] あなたはもう手札を見ていました。
   *[other] { $name }はもう手札を見ていました。
}
log-table-mixed = { $who ->
    [you] あなたはカードを多く取りすぎ、手札に混ぜました。
   *[other] { $name }はカードを多く取りすぎ、手札に混ぜました。
}
log-table-drawn = { $who ->
    [you] あなたの手札からカードが引かれました。
   *[other] { $name }の手札からカードが引かれました。
}
log-table-tricks = { $who ->
    [you] カードが足りなかったため、あなたに{ $number }トリック数えます。
   *[other] カードが足りなかったため、{ $name }に{ $number }トリック数えます。
}
log-table-mark = { $who ->
    [you] あなた：{ $number }点をつける
   *[other] { $name }：{ $number }点をつける
}
log-table-recut = もう一度カットします。

## Replay: ゲーム記録の再生

replay-close = 再生を閉じる
replay-awaited = ゲームを並べています…
replay-broken = このゲームは表示できません。
replay-failed = エンジンが応答しないため、いまは実行できません。
replay-open-page = エカルテで開く
replay-players = { $first }と{ $second }
replay-hand = { $who ->
    [you] あなたの手札
   *[other] { $name }の手札
}
replay-hidden = 伏せられたカード
replay-steps = ゲームをたどる
replay-next = 次の手
replay-before = 前の手
replay-next-trick = 次のトリック
replay-before-trick = 前のトリック
replay-next-deal = 次のディール
replay-before-deal = 前のディール
replay-first = 最初
replay-last = 最後
replay-play = 自動再生
replay-pause = 一時停止
replay-speed = 速さ
replay-speed-slow = ゆっくり
replay-speed-normal = 普通
replay-speed-fast = 速い
replay-look = 見せる手札
replay-look-all = すべての手札
replay-look-seat = { $name }のみ
replay-place = ゲームの位置
replay-king = { $name }：キング
replay-vole = { $name }：ボール
replay-astray = 実戦にはない手順です。
replay-return = ゲームに戻る
replay-keys = キー
replay-swipe = タッチ画面では、テーブルを左右にスワイプします。
replay-dealt = { $who ->
    [you] あなたの手札は{ $cards }です。
   *[other] { $name }の手札は{ $cards }です。
}
replay-dealt-hidden = { $who ->
    [you] あなたに{ $number }枚配られます。
   *[other] { $name }に{ $number }枚配られます。
}
replay-discards = { $who ->
    [you] あなたは{ $cards }を捨てます。
   *[other] { $name }は{ $cards }を捨てます。
}
replay-draws = { $who ->
    [you] あなたは{ $cards }を引きます。
   *[other] { $name }は{ $cards }を引きます。
}
replay-draws-number = { $who ->
    [you] あなたは{ $number }枚引きます。
   *[other] { $name }は{ $number }枚引きます。
}
replay-cuts = { $name }は{ $card }を引きました。
replay-cut-deals = 親は{ $name }です。
replay-cut-with = カットの言葉「{ $words }」
replay-resigned = 投了により{ $name }の勝ちです。
replay-scored = { $name }に{ $points }点（{ $why }）。
replay-why-turned-king = 切札表示カードのキング
replay-why-king = 切札のキング
replay-why-point = トリック数
replay-why-vole = ボール、5トリックすべて
replay-why-elder-vulnerable = 子がスタンドして負けたため
replay-why-dealer-vulnerable = 親がリフューズして負けたため
replay-score = { $first } { $firstScore }、{ $second } { $secondScore }。
replay-side = 経過
replay-moves = 手順
replay-deal = 第{ $number }ディール
replay-deals = 親：{ $name }
replay-turned = 切札表示カード
replay-short-up = 表に
replay-short-deal = { $number }枚
replay-short-discard = { $number ->
    [0] 交換なし
   *[other] { $number }枚捨て
}
replay-short-draw = { $number }枚引き
replay-variation = 別の手順
replay-supposed = 仮に{ $name }の手札が
replay-remove = この変化を消す
replay-promote = この変化を上へ移す
replay-notes = 注釈と評価
replay-comment = 注釈
replay-comment-here = この場面の注釈
replay-marks = 評価
replay-mark = { $nag ->
    [1] 好手（!）
    [2] 悪手（?）
    [3] 妙手（!!）
    [4] 大悪手（??）
    [5] 面白い手（!?）
   *[6] 疑問手（?!）
}
replay-cards = カードに印を付ける
replay-cards-noted = 印：
replay-card-noted = { $card }（印）
replay-remove-from = この手から後を消す
replay-demote = この変化を下へ移す
replay-saved = 保存しました。
replay-not-saved = 保存できませんでした。
replay-not-here = この場面の注釈は相手の手札についてのものです。書くには、すべての手札を表示してください。
replay-here = ここからプレイ
replay-here-means = この場面からコンピューターを相手に続きをプレイします。その手順は変化としてゲームに残ります。
replay-here-as = { $who ->
    [you] あなたの席で
   *[other] { $name }の席で
}
replay-here-not = このディールは終わっています。途中の場面まで戻ってください。
replay-why = { $name }がそうした理由は？
replay-more = その他
replay-share = 共有
replay-share-title = エカルテのゲーム
replay-share-what = リンクで見せるもの
replay-prepared = 練習のゲーム
replay-share-prepared = このゲームのカードを決める数は公開されています。リンクがあれば、すべての手札を割り出せます。
replay-share-here = この場面から始める
replay-chapters = 章
replay-chapter = { $chapter }. { $name }
replay-chapter-of = 第{ $chapter }章（全{ $count }章）
replay-chapter-before = 前の章
replay-chapter-next = 次の章
replay-chapter-further = 次：{ $name }
replay-study-sheet = 研究の全体
replay-share-study = 共有するもの
replay-share-all = 全{ $count }章
replay-share-one = この章
replay-link = リンク
replay-copy = リンクをコピー
replay-copy-embed = 埋め込みコードをコピー
replay-copied = コピーしました。
replay-copy-yourself = このページからはコピーできません。リンクを選択しましたので、ご自分でコピーしてください。
replay-link-long = 注釈、変化、指摘を含むため、リンクは{ $length }文字あります。長いリンクを途中で切るアプリもあります。その場合は記録を保存してファイルを送ってください。
replay-code = リンクのQRコード
replay-code-dense = リンクが長すぎてQRコードにできません。
replay-send = 送る…
replay-alike = 似たゲーム
replay-reader = 相手の手札は？
replay-challenge = 友だちに挑戦
replay-challenge-title = エカルテの挑戦状
replay-challenge-means = 友だちは同じディール、同じルールで、コンピューターを相手にプレイします。ここでの結果は最後にだけ明かされます。
replay-challenge-seat = 友だちの席
replay-save = 記録を保存
replay-sheet = 得点表
replay-print = 印刷
replay-sheet-target = { $deals ->
    [0] { $target }点先取
   *[other] { $deals }ディール
}
replay-sheet-order = 数字は{ $first }、{ $second }の順です。
replay-sheet-deals = 各ディール：配られた手札、矢印の後はプレイに入ったときの手札、続いてトリック。名前はリードした人、下線はトリックを取ったカードです。
replay-sheet-diagram = 第{ $number }ディール · 親は{ $dealer } ·
replay-sheet-deal = ディール
replay-sheet-dealer = 親
replay-sheet-turn = 切札表示カード
replay-sheet-exchange = 交換とキング
replay-sheet-tricks = トリック
replay-sheet-points = 得点
replay-sheet-score = 合計
replay-sheet-proposed = { $name }が{ $number }回プロポーズ
replay-sheet-stand = { $name }はスタンド
replay-sheet-refuse = { $name }がリフューズ
replay-sheet-king = { $name }：キング
replay-sheet-vole = { $name }：ボール
replay-sheet-result = { $won ->
    [yes] { $result }で{ $name }の勝ち。
   *[no] { $result }
}
