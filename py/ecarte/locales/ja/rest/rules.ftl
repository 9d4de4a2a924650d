### The games, their presets and options.

## Shell: the bar, the panels, the games kept on this device

games-none = 途中のゲームはありません。
games-over = 終わったゲーム
games-line = あなた { $mine }、{ $name } { $theirs }
games-save = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）の記録を保存
games-won = { $name }に { $mine } 対 { $theirs } で勝ち
games-lost = { $name }に { $mine } 対 { $theirs } で負け
games-given-up = { $name }に { $mine } 対 { $theirs } で投了
games-detail = { $rules }・{ $deals ->
    [0] { $target }点・第{ $deal }ディール
   *[other] 全{ $deals }ディールの第{ $deal }ディール
}・{ $when }
games-help = ヒント { $hints }、待った { $takebacks }
games-delete = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を削除
games-deleted = ゲームを削除しました。
games-restored = ゲームを戻しました。
games-restored-many = { $count ->
    [0] 戻したゲームはありません。
   *[other] { $count }ゲームを戻しました。
}
games-bring-back = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を元に戻す
games-elsewhere = そのゲームは別のウィンドウでプレイされています。
preset-akagiri = ふつうのエカルテ
preset-akagiri-help = 3枚と2枚で配り、5点先取。切札のキングは自動で得点になります。
preset-jirai = 地雷ルール
preset-jirai-help = 5枚ずつ配り、得点になるのは表示カードのキングだけ。勝つ義務はなく、3対0を除いて3トリックで終わりです。
preset-article-2 = 事典のルール
preset-article-2-help = キングは最初のカードが出る前に自分で宣言します。プロポーズでは換える枚数を言い、アクセプトした親は1枚以上換えます。
preset-article = 事典のルール（最初の版）
preset-article-help = キングは自分で宣言します。アクセプトした親は1枚以上換えます。
preset-london-3 = ロンドンのクラブ
preset-london-3-help = 実際の対戦と同じように、キングの宣言を忘れることも、出せないカードを出して指摘されることもあります。
preset-london-2 = ロンドンのクラブ（第2版）
preset-london-2-help = 実際の対戦と同じように、キングの宣言を忘れることも、出せないカードを出して指摘されることもあります。
preset-london = ロンドンのクラブ（最初の版）
preset-london-help = 実際の対戦と同じように、キングの宣言を忘れることも、出せないカードを出して指摘されることもあります。
preset-casino = カジノ
preset-casino-help = ダブルや1点の申し出ができ、勝ちは1〜3ゲーム点です。
option-rank_order = カードの強さ
option-rank_order-help = エースをジャックの下に置くか、いちばん上に置くか。
option-rank_order-king-high = K Q J A 10 9 8 7
option-rank_order-ace-high = A K Q J 10 9 8 7
option-packets = 配り方
option-packets-help = 5枚をどう分けて配るか。
option-packets-3-2 = 3枚、2枚
option-packets-2-3 = 2枚、3枚
option-packets-5 = 5枚ずつ
option-packets-own = それぞれの配り方
option-dealer_min_discard = 親の最少交換枚数
option-dealer_min_discard-help = アクセプトした親が少なくとも何枚換えるか。
option-dealer_min_discard-0 = 0枚
option-dealer_min_discard-1 = 1枚
option-propose_number = 枚数を言うプロポーズ
option-propose_number-help = プロポーズのときに枚数を言い、それに従います。
option-king_mark = 手札の切札のキング
option-king_mark-help = 自動で、または宣言して得点になるか、得点にならないか。
option-king_mark-automatic = 自動で得点
option-king_mark-optional = 宣言が必要
option-king_mark-none = 得点なし
option-king_until = キング宣言の期限
option-king_until-help = 手札のキングをいつまで宣言できるか。
option-king_until-laws = 自分の最初のカードまで
option-king_until-first-lead = 最初のリードまで
option-must_head = 勝つ義務
option-must_head-help = フォローするとき、勝てるなら勝たなければなりません。
option-stop_early = 決着で終了
option-stop_early-help = 3トリックで終わります。3対0のときは最後の5トリック目まで続けます。
option-vulnerability = 断るリスク
option-vulnerability-help = 交換を断って負けたとき、相手の得点が2倍になるのはいつか。
option-vulnerability-first = 最初のプロポーズ
option-vulnerability-every = すべてのプロポーズ
option-vulnerability-none = なし
option-target = 何点先取
option-target-help = 何点でゲームが終わるか。
option-deals = 長さ
option-deals-help = 点数で終わるか、決まった数のディールで終わるか。
option-deals-0 = 目標の点まで
option-deals-5 = 5ディール
option-game_points = ゲーム点
option-game_points-help = 敗者が0点なら3ゲーム点、半分未満なら2ゲーム点、それ以外は1ゲーム点です。
option-revoke = 反則のカード
option-revoke-help = ルールに反するカードの扱い。
option-revoke-impossible = 出せない
option-revoke-penalty = 出せるが、指摘される
option-replay = リボークのあと
option-replay-help = どこからやり直すか。
option-replay-card = 間違えたカードから
option-replay-hand = ディールの最初から
option-declare_suit = スートの宣言
option-declare_suit-help = リードする人がスートを言うか。間違えると、相手はそのスートを求められます。
option-declare_suit-off = 言わない
option-declare_suit-on = リードのたびに言う
option-declare_suit-may = 言ってもよい
option-doubling = ダブル
option-doubling-help = 3番目のトリックのリードまで、どちらからでも、トリックの得点を2倍にしようと申し出られます。断った側はそのディールに負けます。
option-offer_point = 1点の申し出
option-offer_point-help = 最初のリードの前に、相手に1点を申し出られます。断った側は全トリック（ボール）を取らなければなりません。
option-throw_in = 降りる
option-throw_in-help = 負けを認めてディールを降りることも、残りを確実に取れる手札を見せて終えることもできます。
option-throw_in-shown = あり（2人の手札を見せる）
option-turned_king = めくれたキング
option-turned_king-help = 切札表示カードのキングの得点が自動でつくか。
option-turned_king-automatic = 自動でつく
option-turned_king-marked = 親が宣言する（忘れることもある）
option-short_stock = 親の分に足りない山札
option-short_stock-help = アクセプトした親は、残りが5枚より少ないとき何枚まで換えられるか。
option-short_stock-rest = 残っている枚数まで
option-short_stock-as-is = 換えずに手札のままプレイする
option-on = あり
option-off = なし

## Library

games-deleted-many = { $count ->
    [0] プレイ中のため、何も削除しませんでした。
   *[other] { $count }ゲームを削除しました。
}
games-others = { $me } { $mine }、{ $name } { $theirs }
games-replay = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を再生
games-review = { $name }とのゲーム（{ $mine } 対 { $theirs }、{ $when }）を検討
games-view = { $name }から見た記録
games-void = 無効
games-undated = 日付なし
games-source-played = ここでプレイ
games-source-imported = 読み込み
games-source-link = リンクから
games-source-challenge = 挑戦
games-word-won = 勝ち
games-word-lost = 負け
games-word-over = 終了
games-word-open = 途中
games-no-going-on = このゲームは続けられません。ほかのカードが記録にないためです。再生はできます。

## People: 一台を手渡して遊ぶ

games-match = { $kind }、第{ $game }ゲーム
games-matches = 途中のマッチ
games-match-line = { $kind }：{ $scores }
games-match-next = 次は第{ $game }ゲーム

## Belote: page（規則、プレイヤー、保存したゲーム、遊び方、再生）

game-belote = ブロット
preset-classic = クラシック
preset-classic-help = 4人、2人ずつのペア。切札は1スート、手役はすべてあり、1000点先取。
preset-tournament = トーナメント
preset-tournament-help = ふつうと同じですが、手役はブロットだけが得点になります。
preset-modern = ノートランプ、オールトランプ
preset-modern-help = この二つもビッドでき、スートより上です。3000点先取。
preset-three = 3人用
preset-three-help = 1人ずつで戦います。6枚は使いません。
option-players = 人数
option-players-help = 4人でペアを組むか、3人で1人ずつか。
option-direction = 進む向き
option-direction-help = 配る順、ビッド、プレイの回る向き。
option-direction-clockwise = 時計回り
option-direction-anticlockwise = 反時計回り
option-packets-dealer = 交互
option-packets-chosen = 親が選ぶ
option-shuffle = ディールの間
option-shuffle-help = カードをシャッフルするか、トリックを重ねてカットするだけか。
option-shuffle-shuffle = シャッフルする
option-shuffle-cut-only = カットだけ
option-contracts = ビッドできるもの
option-contracts-help = ノートランプは2倍、オールトランプは3倍。どちらもスートより上です。
option-contracts-suits = スート
option-contracts-suits-nt = スート、ノートランプ
option-contracts-suits-nt-at = スート、ノートランプ、オールトランプ
option-nt_over_suit_only = ノートランプはスートの後だけ
option-nt_over_suit_only-help = 誰かがスートをテイクした後でなければノートランプはビッドできません。
option-declarations = 手役
option-declarations-help = カードとトリックのほかに得点になるもの。
option-declarations-all = シークエンス、カレ、ブロット
option-declarations-belote-only = ブロットだけ
option-announce_before_play = プレイ前に手役を宣言
option-announce_before_play-help = 最初のカードと一緒にではなく、その前に全員が宣言します。
option-shared_cards = カードを二度使う
option-shared_cards-help = 1枚のカードをシークエンスとカレの両方に使えます。
option-king_first = ブロットはキングから
option-king_first-help = キングでブロット、クイーンでルブロットと言います。
option-undertrump_partner = パートナーより弱い切札
option-undertrump_partner-help = フォローできず、勝っているパートナーの切札より弱い切札しかなくても、出さなければなりません。
option-belote_safe = ブロットは失わない
option-belote_safe-help = コントラクトに失敗しても、ブロットは持ち主の得点です。
option-compare_without_declarations = カードだけで判定
option-compare_without_declarations-help = コントラクトの成否の判定に、手役の点を含めません。
option-capot_88 = カポは88点
option-capot_88-help = 最後のトリックの10点とは別に88点です。「なし」なら、10点の代わりに100点です。
games-sides-line = { $scores }
games-sides-won = 勝ち：{ $scores }
games-sides-lost = 負け：{ $scores }
games-sides-drawn = 引き分け：{ $scores }
games-sides-given-up = 投了：{ $scores }
games-sides-save = { $scores }のゲーム記録を保存、{ $when }
games-sides-delete = { $scores }のゲームを削除、{ $when }
games-sides-bring-back = { $scores }のゲームを元に戻す、{ $when }
games-sides-replay = { $scores }のゲームを再生、{ $when }
games-word-drawn = 引き分け
