### ノートブックに表示する図と表

picture-dealt = 配られた手札
picture-hand = 手札
picture-game = ゲーム
picture-players = プレイヤー
picture-date = 日付
picture-deals = ディール数
picture-result = 結果
# 多くのゲームの報告、HTML 1 ページ。
picture-report = 報告
picture-report-games = { $games } ゲーム
picture-report-each = ゲームの一覧
picture-report-matches = マッチ
picture-report-in-match = { $match } 第{ $game }ゲーム
picture-report-match-game = ゲーム
picture-report-match-players = プレイヤー
picture-report-match-score = 得点
picture-report-match-chips = チップ
picture-report-plot = 上の表の数値と信頼区間
