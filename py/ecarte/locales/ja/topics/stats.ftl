### Statistics of the games played on this device. What is measured is among the words of the library.

stats-failed = エンジンから応答がありませんでした。
stats-none = 終わったゲームはまだありません。終わるとここに数えられます。
stats-few = これまでに{ $count }ゲーム。良い出だしです。数字の幅はまだ広く、遊ぶたびに狭まっていきます。
stats-only-warm-ups = まだ練習のゲームだけです。成績には入らず、ほかのゲームを終えるまでここに示します。
stats-unread = 読めない保存データ{ $count }件は数えていません。
stats-counting = { $count }ゲーム中{ $known }ゲームを集計…
stats-game = ゲーム
stats-results = 成績
stats-by = 成績の分け方
stats-by-opponent = 相手
stats-by-rules = ルール
stats-by-month = 月
stats-play = あなたの打ち方
stats-others-here = 相手と味方
stats-means-this = 各数字の下は95 %信頼区間です。この端末でコンピューターと打ち、終わったゲームだけを数えます。
stats-with-warm-ups = 最初の配りがページに付属していた{ $count }ゲームも数える

## Over time

stats-trend = 推移
stats-plot = { $measure }の推移と信頼区間。下の表も同じ内容です。
stats-as-table = 表で見る
stats-period-day = 日
stats-period-week = 週の初め
stats-period-month = 月
stats-save-picture = 画像を保存
stats-save-csv = CSVで保存

## What the reviews say

stats-judged = 判断の質
stats-judged-means = { $count }ゲームの検討から求めました。ゲームは終わった時に検討されます（すぐ次へ進んだ場合を除く）。ほかのゲームも検討を開けば数えられます。{ $least }以上を失った判断には、検討で印がつきます。
stats-costliest = 最も損が大きかった判断
stats-costliest-line = { $date }：{ $line }
stats-kind = 判断
stats-kind-choose = プロポーズかスタンドか
stats-kind-answer = アクセプトかリフューズか
stats-kind-discard = 捨て札
stats-kind-play = 出した札
stats-kind-bid = ビッド
stats-kind-declare = 宣言
stats-faultless = 損が{ $least }{ $unit ->
    [points] 点
   *[game] { "" }
}未満
stats-loss = 1判断の損失（{ $unit ->
    [points] 点
   *[game] ゲームの%
}）
stats-luck = 1ゲームの運（{ $unit ->
    [points] 点
   *[game] %
}）
stats-said = 選んだ割合
stats-best = 最善の選択
stats-said-propose = 子：プロポーズする（毎回）
stats-said-refuse = 親：リフューズする（毎回）
stats-said-take = テイクする（ビッド毎回）
stats-opponents = 相手
stats-number = もとの数
stats-picture = { $measure }（{ $who }）。色の帯は95 %区間
