### 問題：正解かどうか、レーティング。問われる内容は分析の言葉にある。

puzzle-other = 相手
puzzle-rated = レーティング{ $rating }。あなたは{ $sure ->
    [yes] { "" }
   *[no] 今のところ
}{ $own }です。
puzzle-right = 正解
puzzle-wrong = 最善ではありません
puzzle-stands = { trumps }。得点はあなた{ $mine }、相手{ $theirs }。
puzzle-held = 手札：{ $cards }。
puzzle-chosen = あなたの選択：{ $choice }。
puzzle-best = 最善：{ $choice }。
puzzle-equal = 同じくよい選択：{ $choice }。
puzzle-cost = この選択の損：{ $told }。
puzzle-compared = 「{ $choice }」と比べると：
puzzle-others = ほかの選択がよくない理由は？
puzzle-points = 得点：{ $unit ->
    [points] このディール全体で得る点の平均（自分の側の点から相手の側の点を引いたもの）。
   *[game] このディールの残りで得る点の平均（自分の点から相手の点を引いたもの）。
}
puzzle-no-choice = ここで問われていない選択です。上の問いにある選択肢から選んでください。
puzzle-sampled = { $unit ->
    [points] ほかのカードのありうる配置{ $worlds }通りで試しました。
   *[game] 相手の持ちうる手札{ $worlds }通りで試しました。
}
puzzle-rating = あなたのレーティング：{ $rating }{ $changed ->
    [no] { "" }
   *[yes] { "" }（{ $gained }）
}
puzzle-provisional = 今のところのレーティング：{ $rating }（誤差{ $error }）
puzzle-kinds = 問題の種類
puzzle-kinds-all = すべて順番に
puzzle-look = ゲーム全体を見る
puzzle-next = 次の問題
puzzle-failed = 問題を読み込めませんでした。通信できる状態で、少し待ってからもう一度お試しください。
puzzle-all-done = すべての問題に挑戦しました。間違えた問題はまた出題されます。
