### 今日のゲーム：日付、結果、カレンダー。

daily-means = { $opponent }との{ $target }点先取の1ゲームです。その日のカードは、どこで遊んでも全員同じです。
daily-means-deals = { $partner }と組み、{ $opponent }を相手に{ $deals }ディールで争います。その日のカードは、どこで遊んでも全員同じです。
daily-play = 始める
daily-go-on = 続ける
daily-again = もう一度遊ぶ
daily-with-these = プレイヤー
daily-score = 結果
daily-given-up = { $score }（投了）
daily-deals = ディールごと
daily-deal-column = ディール
daily-marks-deals = ●は味方の得点が多かったディール、○は相手の得点が多かったディール、–は差がつかなかったディールです。
daily-marks = ディールごとに、●は取った点、○は取られた点です。
daily-no-day = その日のゲームは遊べません。今日のゲームを表示しています。
daily-beside = { $ahead ->
    [better] 最強の{ $name }を上回りました。
    [worse] 最強の{ $name }が上回りました。
   *[alike] 最強の{ $name }と同じ結果です。
}
daily-by = { $name }の結果はバージョン{ $version }のものです。
daily-first-counts = { $count }回遊んだうち、最初の結果が有効です。
daily-review = 判断の損得を見る
daily-cost-awaited = 判断の損得を調べています…
daily-cost-by = 計算：{ $engine }。
daily-no-result = 最強プレイヤーの結果を計算できませんでした。通信できる状態で、少し待ってからもう一度お試しください。
daily-failed = 「今日のゲーム」を準備できませんでした。
daily-share = 共有する文
daily-shared = { $game } 今日のゲーム { $date }
daily-shared-strongest = 最強の{ $name }：{ $score }
daily-hints = ヒント{ $count }回
daily-copy = コピー
daily-copied = コピーしました。
daily-copy-yourself = 選択された文をコピーしてください。
daily-send = 送る
daily-calendar = これまでの日
daily-month-before = 前の月
daily-month-after = 次の月
daily-won = 勝ち
daily-lost = 負け
daily-drawn = 引き分け
daily-open = 途中
daily-honest = カードは日付だけから決まり、サーバーは使いません。調べようと思えば誰でも調べられるので、このゲームに封印はなく、結果の公正さはあなた次第です。待ったはできません。
