### ノートブックに表示する図と表

picture-dealt = 配られた手札
picture-hand = 手札
picture-game = ゲーム
picture-players = プレイヤー
picture-date = 日付
picture-deals = ディール数
picture-result = 結果
