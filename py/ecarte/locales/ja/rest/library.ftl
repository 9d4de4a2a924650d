### The saved games: the list, import, backup, links.

## Library

library-search = 検索：名前・イベント・日付・結果
library-order = 並べ替え
library-order-newest = 新しい順
library-order-oldest = 古い順
library-order-opponent = 相手ごと
library-count = { $count }ゲーム
library-found = { $count }件
library-nothing = 「{ $query }」に当てはまるゲームはありません。
library-conditions = 条件でも検索できます：
library-conditions-help = 書き方
library-condition-at = { $column }文字目：{ $problem }
library-condition-none = この条件に当てはまるゲームはありません。
library-condition-about = この条件は{ $games }にしか使えないため、ほかの種類のゲームは除きます。
library-condition-over = 対局中のゲームは除きます。
library-condition-failed = ゲームを検索できませんでした。
library-searching = 検索中…
library-searched = { $count }ゲーム中{ $known }ゲームを検索、{ $found }件見つかりました
library-import = 読み込む
library-export = すべて書き出す
library-export-found = これを書き出す
library-delete-found = これを削除
library-delete-question = { $count }ゲームを削除しますか。
library-delete-means = { $days }日間ごみ箱に残り、その間は元に戻せます。
library-delete-playing = プレイ中のゲームは残ります。
library-delete-yes = 削除する
library-delete-no = 残しておく
library-delete-full = 端末の空き容量がないため、ごみ箱に入れられません。今削除すると、元に戻せません。
library-delete-for-good = 完全に削除
library-bin = ごみ箱
library-bin-means = 削除したゲームは{ $days }日間ここに残ります。バックアップには入りません。
library-bin-none = ごみ箱は空です。
library-bin-line = { $deleted }に削除・{ $until }まで
library-bin-all = すべて元に戻す
library-bin-empty = ごみ箱を空にする
library-bin-question = { $count }ゲームを完全に削除しますか。
library-bin-final = 削除すると、元に戻せません。
library-bin-emptied = ごみ箱を空にしました。
library-failed = 今はできません。ブラウザが保存されたゲームを読み書きできない状態です。
library-missing = { $count }ゲームは読み込めず、ファイルに入っていません。
library-unread = 読めない保存データが{ $count }件あります。
library-unread-means = 読めないデータは一覧、検索、統計、バックアップには含まれません。削除する前にそのまま保存してください。一部を取り出せるかもしれません。
library-unread-line = 読めないデータ：{ $name }
library-unread-save-one = { $name }をそのまま保存
library-unread-delete-one = { $name }を削除
library-unread-save = すべてそのまま保存
library-unread-delete = すべて削除
library-unread-question = 読めないデータ{ $count }件を削除しますか？
library-unread-final = ごみ箱には入らず、元に戻せません。
library-unread-deleted = { $count }件を削除しました。
library-unread-open = このゲームは開けません。記録が欠けているか、壊れています。残っているデータはそのまま保存できます。
library-unread-save-this = そのまま保存
library-notes = 書いた内容を保存できませんでした。もう一度お試しください。
library-backup = バックアップ
library-restore = 復元

## Import

import-title = ゲームを読み込む
import-how = ゲームのファイル（.ecn）を選ぶか、テキストやリンクを下に貼り付けるか、ページのどこかへドロップしてください。手で入力したゲームも読めます。
import-choose = ファイルを選ぶ
import-paste = ゲームのテキスト、またはリンク
import-read = テキストを読む
import-example = 例を見る
import-notation = ゲームの書き方：記譜法
import-course = 読み込み
import-reading = ゲームを読み込み中：{ $percent }%
import-asking = 直して読み込んだゲームが{ $count }つあります。残しますか？
import-going = 読み込み中… { $count }ゲーム
import-show = 表示
import-stop = 中止
import-kept = { $count ->
    [0] 新しいゲームはありません。
   *[other] { $count }ゲームを一覧に加えました。
}
import-twice = { $count }ゲームはすでにありました。
import-there = { $count ->
    [1] このゲームはすでに一覧にあります。
   *[other] { $count }ゲームともすでに一覧にあります。
}
import-broken = { $count }ゲームは読めませんでした。
import-left = { $count }ゲームは保存しませんでした。
import-stopped = 読み込みを中止しました。それまでに読んだものは保存されています。
import-full = ここで止まりました。端末の空きがないか、エンジンが応答しません。それまでに読んだものは保存されています。
import-nothing = ゲームでもゲームへのリンクでもありません。
import-replay = 再生する
import-open = 開く
import-done = ゲーム一覧へ
import-problems = 問題 { $count }件
import-more = ほか{ $count }件。
import-place = { $line }行{ $column }列
import-record = ゲーム{ $record }
import-deal = 第{ $deal }ディール
mended-title = このゲームでよろしいですか？
mended-how = { $count ->
    [1] 直して、または途中まで読み取りました。まだ保存していません。入力した文と、保存する文を比べてください。
   *[other] { $count }ゲームを直して、または途中まで読み取りました。まだ保存していません。入力した文と、保存する文を比べてください。
}
mended-typed = 入力した文
mended-kept = 保存する文
mended-line = { $line }行目。
mended-keep = { $count ->
    [1] 保存する
   *[other] { $count }ゲームとも保存する
}
mended-keep-some = { $count }ゲームを保存する
mended-choose = ゲーム{ $record }を保存
mended-all = これと残りをすべて保存する
mended-change = 文を直す
mended-leave = 保存しない

## Backup

restore-title = バックアップを復元
restore-how = バックアップには、すべてのゲーム、設定、このページが覚えていることが入っています。この端末のほうが新しいゲームはそのまま残り、問題とレッスンの進み具合は、この端末のものに加えられます。
restore-choose = バックアップを選ぶ
restore-holds = { $when }のバックアップ：{ $count }ゲームと設定。
restore-yes = 復元
restore-going = ゲームを戻しています…
restore-done = { $added }ゲームを戻し、{ $renewed }ゲームを更新しました。
restore-left = { $count }ゲームはすでにありました。
restore-large = このファイルは 256 MB を超えています。このページのバックアップではありません。何も変わっていません。ゲームのファイルなら「読み込み」を使ってください。
restore-none = このページのバックアップではありません。何も変わっていません。
restore-broken = このバックアップは壊れています。何も変わっていません。
restore-newer = より新しいバージョンのバックアップです。何も変わっていません。ページを読み込み直すとそのバージョンになります。
restore-full = 端末の空きがありません。何も変わっていません。
restore-unread = バックアップを読めませんでした。何も変更していません。もう一度お試しください。
restore-reading = バックアップを読んでいます：{ $percent }％
restore-rest = 読める内容を見る
restore-changed = このファイルは作成後に変わっています。まだ読める内容は次のとおりです。
restore-adds = { $count }ゲームを追加します。
restore-renews = { $count }ゲームを、バックアップにあるより新しい状態に置き換えます。今のものはごみ箱に入ります。
restore-leaves = { $count }ゲームはすでにあり、そのまま残ります。
restore-skips = { $count }ゲームは読めないため、除きます。
restore-settings = 設定はバックアップのものに置き換わり、進み具合は今のものに足されます。
restore-kept = 置き換える前のゲームはごみ箱にあります。
restore-interrupted = バックアップの復元が中断されました。すべてのゲームが戻ったか、一つも戻っていないかのどちらかです。確実にするには、もう一度復元してください。
import-interrupted = { $count ->
    [0] ゲームの読み込みが中断され、何も保存されていません。もう一度ファイルを読み込んでください。
   *[other] ゲームの読み込みが中断されました。{ $count }ゲームは保存されています。残りのために、もう一度ファイルを読み込んでください。同じゲームが二重に保存されることはありません。
}

## 多くのゲーム記録：条件、統計、アーカイブ、シミュレーション

stats-measure = 項目
stats-all = 全員
stats-intervals = 括弧内は95%区間（率はウィルソン、平均は対数をとった正規近似）、/ のあとはもとのディールまたはゲームの数です。
stats-others = ほかに{ $players }人分は表示していません。--player か --json を使ってください。
stats-warm-ups = { $games }ゲームは数えていません：最初のディールがページに用意されたもので、番号が公開されているためです。数えるには --where warm_up を使ってください。
stats-rates = 該当するディールまたはゲームのうち（%）
stats-means = 平均
measure-games = ゲーム
measure-won = 勝ったゲーム
measure-deals = ゲームごとのディール
measure-points = ディールごとの得点
measure-points_elder = …子のとき
measure-points_dealer = …親のとき
measure-point_won = プレイの勝ち
measure-proposed = 子：プロポーズする
measure-proposals = 子：プロポーズの回数
measure-stood_first = 子：すぐスタンド
measure-stood_first_won = …で勝つ
measure-refused_first = 親：最初にリフューズ
measure-refused_first_won = …で勝つ
measure-exchanged = 交換した枚数（あれば）
measure-king = 手札のキングを宣言
measure-king_turned = 親：キングをめくる
measure-vole = ボールを達成
measure-vulnerable_lost = 交換を断って負ける
measure-faultless = 損のないディール
measure-lost = 選択による損（ディールごと、ゲームの%）
measure-lost-points = 選択による損（ディールごと、点）
measure-took = テイクする
measure-took_first = …1巡目で
measure-made = …で達成
measure-taken_points = 自分の側がテイクしたときの得点
measure-against_failed = 相手の失敗
measure-capot = カポを達成
measure-tricks = 側のトリック数
measure-declared = 手役を宣言
measure-melds = 得点になった手役
measure-carre = カレが得点になる
measure-belote = ブロットを宣言
measure-passed_out = 全員パスのディール

## 研究：題を付けて順に並べたゲーム

studies = 研究
study = 研究
study-new = 新しい研究
study-title = 題
study-untitled = 研究
study-none = まだ章がありません。下からゲームを選んでください。
study-name = 第{ $chapter }章の題
study-up = 「{ $name }」を上へ
study-down = 「{ $name }」を下へ
study-remove = 「{ $name }」を外す
study-moved = 第{ $chapter }章になりました。
study-added = 第{ $chapter }章に加えました。
study-removed = 外しました。章は{ $days }日間ごみ箱に残ります。
study-not-saved = 研究を保存できませんでした。
study-add = ゲームを加える
study-open = 開く
study-count = { $count }章
games-study = { $title } 第{ $chapter }章
