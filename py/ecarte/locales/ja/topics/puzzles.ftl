### 問題：正解かどうか、レーティング。問われる内容は分析の言葉にある。

puzzle-other = 相手
puzzle-nothing = 何も言わない
puzzle-rated = レーティング{ $rating }。あなたは{ $own }です。
puzzle-right = 正解：{ $choice }
puzzle-wrong = 「{ $choice }」は最善ではありません。最善：{ $best }
puzzle-cost = ゲームに勝つ確率が{ $cost }下がります。
puzzle-sampled = 相手の持ちうる手札{ $worlds }通りで試しました。
puzzle-rating = あなたのレーティング：{ $rating }
puzzle-rating-now = あなたのレーティング：{ $rating }（{ $gained }）
puzzle-look = ゲーム全体を見る
puzzle-next = 次の問題
puzzle-failed = 問題を読み込めませんでした。通信できる状態で、少し待ってからもう一度お試しください。
puzzle-all-done = すべての問題に挑戦しました。間違えた問題はまた出題されます。
