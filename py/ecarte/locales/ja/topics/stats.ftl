### Statistics of the games played on this device. What is measured is among the words of the library.

stats-failed = エンジンから応答がありませんでした。
stats-none = 終わったゲームはまだありません。終わるとここに数えられます。
stats-counting = { $count }ゲーム中{ $known }ゲームを集計…
stats-game = ゲーム
stats-results = 成績
stats-by = 成績の分け方
stats-by-opponent = 相手
stats-by-rules = ルール
stats-by-month = 月
stats-play = あなたの打ち方
stats-others-here = 相手と味方
stats-means-this = 各数字の下は95 %信頼区間です。この端末で一人で打ち、終わったゲームだけを数えます。
stats-with-warm-ups = 最初の配りがページに付属していた{ $count }ゲームも数える
