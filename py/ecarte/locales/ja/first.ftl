### What the first moments of a game of écarté say, and what all other files build on: fetched with the page.
### A card is given as $rank (K Q J A T 9 8 7) and $suit (s h d c), a seat as S, N, E or W.

## Cards and suits

suit = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
   *[other] { $suit }
}
suit-title = { suit }
rank = { $rank ->
    [K] キング
    [Q] クイーン
    [J] ジャック
    [A] エース
    [T] 10
   *[other] { $rank }
}
rank-sign = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank-title = { rank }
card-name = { suit }の{ rank }
list-more = { $listed }、{ $next }
card-the = { card-name }
trump-suit = { $trump ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
   *[other] { $trump }
}

## Problems

not-your-turn = あなたの番ではありません。
problem-with-rule = { $words }（{ $rule }）
problem-unknown = それはできません（{ $code }）。

seat-title = { $seat ->
    [S] 南
    [N] 北
    [E] 東
    [W] 西
   *[other] { $seat }
}
form-plays = { $part ->
    [lead] 前のトリックを取った{ seat-title }がリードします。
    [play] ここで出すのは{ seat-title }です。
   *[other] { "" }
}
problem-E-follow = { suit }がリードされました。同じスートを出してください。{ form-plays }
    .remedy = { $slip ->
        [1] 反則でも実際にそのカードが出されたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-head = { card-the }に勝てるカードがあるので、それを出さなければなりません。{ form-plays }
    .remedy = { $slip ->
        [1] 反則でも実際にそのカードが出されたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-trump = { suit }がないので、切札（{ trump-suit }）を出さなければなりません。{ form-plays }
    .remedy = { $slip ->
        [1] 反則でも実際にそのカードが出されたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-play-early = まだカードは出せません。
problem-E-game-over = ゲームは終わっています。
problem-E-deal-over = ディールは終わっています。次のディールを始めてください。
problem-E-back-chips = チップを賭けた勝負なので、待ったはできません。
problem-E-back-challenge = 挑戦では両者が同じ条件で遊ぶので、待ったはできません。
problem-E-back-daily = 「今日のゲーム」は全員が同じ条件で遊ぶので、待ったはできません。
problem-E-back-punished = このルールでは反則にペナルティがあるので、待ったはできません。
    .remedy = 反則のカードを出してしまったときは、規則が認める範囲で、表示されるボタンから手札に戻せます。

## Shell: the bar, the panels, the games kept on this device

app-title = エカルテ
you = あなた
you-in-record = あなた
opponent-in-record = { $name }（{ $player }）
opponent-beginner = アナトール
opponent-amateur = オルタンス
opponent-club = オノレ
opponent-master = クロティルド
opponent-choice = { $name }（{ $player }）
player-beginner = 入門者
player-amateur = アマチュア
player-club = クラブの常連
player-master = 名人

take-back = 待った
take-back-done = 最後の決定を取り消しました。
hint = ヒント
hint-why = 理由は？
hint-sought = ヒントを考えています…
hint-play = ヒント：{ $cards }を出す。
hint-throw = ヒント：{ $cards }を捨てる。
hint-keep = ヒント：すべて残す。
hint-say = ヒント：「{ $choice }」。
new-game = 新しいゲーム
daily-deal = 今日のゲーム
daily-compare = 比べて共有する
puzzles = 問題
lessons = レッスン
statistics = 統計
menu-games = ゲーム
menu-this = このゲーム
menu-learn = 学ぶ
menu-page = このページ
menu = メニュー
your-games = ゲーム一覧
settings = 設定
resign = 投了
settings-language = 言語
score-pad = 点数表
save-record = 記録を保存
nameless = 匿名
about = このページについて
install = この端末に入れる
close = 閉じる
# Between two sentences.
sentence-gap = { "" }
dismiss = 消す
delete = 削除
undo = 元に戻す
try-again = 再試行
reload = ページを読み直す
begin-afresh = 別のカードで始める
play-here = ここでプレイする
version = バージョン { $version }
copy-diagnostics = 診断情報をコピー

engine-awaited = テーブルを用意しています…
ask-noted = 受け付けました。少々お待ちください…
engine-loading = エンジンを読み込んでいます…
engine-coming = { $whole }のうち{ $come }を読み込み済み
engine-here = 読み込みが終わりました。起動しています…
engine-state-starting = エンジンを起動中
engine-state-ready = エンジンは準備完了
engine-state-failed = エンジンが応答しません
policy-missing = 名人の表を読み込めませんでした。読み込めるまで、名人は自分の判断だけでプレイします。
hint-policy-missing = 名人の表を読み込めませんでした。読み込めるまで、ヒントは表なしで考えます。
engine-failed = エンジンが応答しません。ゲームは保存されています。
engine-restart = もう一度起動する
watching = 観戦中です。このゲームは別のウィンドウでプレイされています。
storage-sign = 保存されていません
storage-none = このブラウザには保存できません。ウィンドウを閉じるとゲームは消えます。
storage-full = 端末の空き容量がないため、プレイ中のゲームを保存できません。
storage-failed = ゲームを保存できませんでした。自動的に再試行しています。
storage-closed = ブラウザがこのページの保存領域を閉じたため、今はゲームを保存できません。
storage-newer = ゲームは、このページの新しいバージョンで保存されています。ここでは見ることはできますが、新しく保存することはできません。
storage-outgrown = 新しいバージョンのページが別のウィンドウで開かれ、ゲームはそちらで保存されます。ページを読み直してください。
page-failed = ページに不具合が起きました。ゲームは保存されています。読み直すと続きからプレイできます。
panel-failed-title = 表示できません
panel-failed = ここで不具合が起きました。ゲームは保存されています。閉じてテーブルに戻るか、ページを読み直してください。
save-games = ゲームをバックアップ
page-outdated = ページの一部を読み込めませんでした。ゲームは保存されています。ページを読み直してください。
page-not-kept = この部分は端末に保存されておらず、ネットワークもありません。つながってから、もう一度開いてください。何を保存しているかは設定でわかります。
start-other = このゲームは端末に保存されておらず、ネットワークもないため、別のゲームを用意しました。遊びかけのゲームは「{ your-games }」に残っています。
language-missing = { $language }は端末に保存されておらず、読み込めませんでした。ネットワークにつながったら、設定で選んでください。
diagnostics-copied = 診断情報をコピーしました。
diagnostics-hold = 診断情報はブラウザ、バージョン、不具合だけで、カードや記録は含みません。
update-ready = 新しいバージョンがあります。
update-wanted = このディールのあとで新しいバージョンにします。
update-taken = 新しいバージョンに入れ替えています…
update-take = 新しいバージョンにする
update-after = このディールのあとで

resign-question = このゲームを投了しますか。
resign-means = 相手の勝ちになり、投了したことが記録に残ります。
resign-no = 続ける
resign-yes = 投了する

game-ecarte = エカルテ

## Library

replay-game = このゲームを再生
choice-replay = 再生
review = 検討

## Links and challenges

visit-opening = お待ちください…
visit-failed = 表示できるものがありません
visit-broken = このリンクは開けません。
visit-gone = このゲームはこの端末にありません。削除されたか、別のブラウザにあります。
visit-unfinished = まだプレイ中のゲームです。終えてから、書き込みや途中からのプレイができます。
visit-table = テーブルへ
challenge-title = { $name }からの挑戦
challenge-somebody = 友だち
challenge-means = { $opponent }を相手にプレイされたディールです。同じカード、同じ席で挑戦してください。
challenge-options = 変更されたルール：{ $listed }。
challenge-option = { $option }（{ $value }）
challenge-yes = はい
challenge-no = いいえ
challenge-sealed = 相手の成績は、ゲームが終わってから明かされます。
challenge-play = プレイ
challenge-beaten = { $name }に勝ちました（{ $name }は同じカードで { $mine } 対 { $theirs }）。
challenge-alike = { $name }と同じ成績です（{ $mine } 対 { $theirs }）。
challenge-not-beaten = { $name }に及びませんでした（{ $name }は同じカードで { $mine } 対 { $theirs }）。
challenge-hints = ヒントを{ $count }回使いました。
what-if = もしも
what-if-from = もしも：第{ $deal }ディールから
what-if-back = 再生に戻る

## Table

your-hand = あなたの手札
score = 得点
trump = 切札
stock = 山札
trick = トリック
game-log = ゲームの経過
log-toggle = ゲームの経過を開く・閉じる
holds = 手札{ $number }枚
stock-left = { $number ->
    [0] 残りなし
   *[other] 残り{ $number }枚
}
trumps = 切札は{ suit }
thrown = { $who ->
    [you] あなた：{ $card }
   *[other] { $name }：{ $card }
}
taken = { $who ->
    [you] あなたのトリック：{ $number }
   *[other] { $name }のトリック：{ $number }
}
thrown-away = 捨て札{ $number }枚
score-of = { $who ->
    [you] あなたは{ $target }点中{ $score }点
   *[other] { $name }は{ $target }点中{ $score }点
}
score-past = { $who ->
    [you] あなたは{ $score }点（{ $target }点で勝ち）
   *[other] { $name }は{ $score }点（{ $target }点で勝ち）
}
tag-deals = 親
tag-proposes = プロポーズ
tag-changed = 交換 { $numbers }
tag-stood = スタンド
tag-refused = リフューズ
tag-vulnerable = 2倍の危険
tag-king = キング宣言
note-open = { $who ->
    [you] あなたの表示の説明
   *[other] { $name }の表示の説明
}
note-deals = 親：カードを配った側です。もう1人が先に決め、先にリードします。
note-proposes = プロポーズ：カードの交換を望んでいます。親が答えます。
note-changed = 交換：各回に換えた枚数です。
note-stood = スタンド：これ以上の交換を望みませんでした。
note-refused = リフューズ：交換に応じませんでした。
note-vulnerable = { $who ->
    [you] 2倍の危険：あなたが最初の交換を断りました。3トリック取れなければ、相手の得点は2倍です。
    [third] 2倍の危険：{ $name }が最初の交換を断りました。3トリック取れなければ、相手の得点は2倍です。
   *[other] 2倍の危険：{ $name }が最初の交換を断りました。3トリック取れば、あなたの得点は2倍です。
}
note-king = キング宣言：切札のキングを持っていて、得点しました。

ask-after = { $said }。
ask-choose = プロポーズしますか、スタンドしますか
ask-choose-number = 交換するカードを選んでプロポーズ、またはスタンド
ask-answer = アクセプトしますか
ask-discard = { $max ->
    [0] 山札が足りません。手札のままにしてください
   *[other] { $min ->
        [0] 捨てるカードを選んでください（0〜{ $max }枚）
        [1] { $max ->
            [1] 捨てるカードを1枚選んでください
           *[other] 捨てるカードを選んでください（1〜{ $max }枚）
        }
       *[other] 捨てるカードを{ $max }枚選んでください
    }
}
ask-king = 切札のキングがあります。宣言しますか
ask-lead = リードしてください
ask-lead-again = 続けてリードしてください
ask-last = { suit-title }がリードされました。最後のカードを出してください
ask-any = { suit-title }がリードされました。どのカードでも出せます
ask-E-head = { suit-title }がリードされました。{ rank }より強いカードを出してください
ask-E-follow = { suit-title }がリードされました。同じスートを出してください
ask-E-trump = { suit-title }がリードされました。切札を出してください
ask-thinking = { $name }が考えています
ask-watching = このゲームは別のウィンドウでプレイされています
ask-cut = { $who ->
    [you] あなたのカードが強いので、あなたが親です
   *[other] { $name }のカードが強いので、{ $name }が親です
}
ask-taken = { $who ->
    [you] あなたのトリックです
   *[other] { $name }のトリックです
}
ask-scored = { $who ->
    [you] 次はあなたが親です
   *[other] 次は{ $name }が親です
}
ask-over = ゲーム終了

choice-propose = プロポーズ
choice-propose-number = { $number }枚プロポーズ
choice-stand = スタンド
choice-accept = アクセプト
choice-accept-if = 足りるなら
choice-refuse = リフューズ
choice-discard = { $number }枚捨てる
choice-discard-none = 捨てる
choice-keep = 交換なし
choice-king = キングを宣言
choice-go-on = 宣言しない
choice-next = 次のディール
choice-hands = 手札を見る
choice-why = { $name }、なぜ？
choice-why-others = みんなはなぜそうしたの？
choice-challenge = このカードで友だちに挑戦
hand-played = { $who ->
    [you] プレイした手札
   *[other] { $name }がプレイした手札
}
choice-rematch = もう一度
choice-new = 別のゲーム

say-propose = プロポーズ
say-propose-number = プロポーズ、{ $number }枚
say-stand = スタンド
say-accept = アクセプト
say-accept-if = 山札が足りるならアクセプト。
say-refuse = リフューズ
say-king = キング！
say-turned-king = キングがめくれました。得点です。
say-discard = { $number ->
    [0] 交換なし
   *[other] { $number }枚
}
cry-king = キング！キング！！

result-deal = { $who ->
    [you] あなたの勝ち
   *[other] { $name }の勝ち
}
result-game = { $who ->
    [you] あなたがゲームに勝ちました
   *[other] { $name }がゲームに勝ちました
}
result-resigned = { $who ->
    [you] あなたの勝ちです
   *[other] あなたが投了しました
}
result-tricks = トリック：あなた{ $mine }、{ $name }{ $theirs }
result-points = { $points }
result-turned-king = { $who ->
    [you] あなた：切札表示カードのキング
   *[other] { $name }：切札表示カードのキング
}
result-king = { $who ->
    [you] あなた：切札のキング
   *[other] { $name }：切札のキング
}
result-point = { $who ->
    [you] あなた：3トリック以上
   *[other] { $name }：3トリック以上
}
result-vole = { $who ->
    [you] あなた：ボール（全トリック）
   *[other] { $name }：ボール（全トリック）
}
result-elder-vulnerable = { $who ->
    [you] あなた：{ $loser }がスタンドして負けた
   *[other] { $name }：あなたがスタンドして負けた
}
result-dealer-vulnerable = { $who ->
    [you] あなた：{ $loser }がリフューズして負けた
   *[other] { $name }：あなたがリフューズして負けた
}
result-score = あなた{ $mine }、{ $name }{ $theirs }
result-worth = このゲームは{ $points }ゲーム点です

log-cut = { $who ->
    [you] カット：あなた { $mine }、{ $other } { $theirs }。あなたが親です。
   *[other] カット：あなた { $mine }、{ $other } { $theirs }。{ $name }が親です。
}
log-open = { $who ->
    [you] 第{ $deal }ディール：あなたが親です。
   *[other] 第{ $deal }ディール：{ $name }が親です。
}
log-hand = 手札：{ $cards }
log-turn = 切札表示カードは{ $card }。
log-say-propose = { $who ->
    [you] あなた：プロポーズ
   *[other] { $name }：プロポーズ
}
log-say-propose-number = { $who ->
    [you] あなた：{ $number }枚プロポーズ
   *[other] { $name }：{ $number }枚プロポーズ
}
log-say-stand = { $who ->
    [you] あなた：スタンド
   *[other] { $name }：スタンド
}
log-say-accept = { $who ->
    [you] あなた：アクセプト
   *[other] { $name }：アクセプト
}
log-say-accept-if = { $who ->
    [you] あなた：足りるならアクセプト
   *[other] { $name }：足りるならアクセプト
}
log-say-refuse = { $who ->
    [you] あなた：リフューズ
   *[other] { $name }：リフューズ
}
log-say-king = { $who ->
    [you] あなた：キングを宣言
   *[other] { $name }：キングを宣言
}
log-discard = { $who ->
    [you] { $number ->
        [0] あなた：交換なし
       *[other] あなた：{ $number }枚捨てる
    }
   *[other] { $number ->
        [0] { $name }：交換なし
       *[other] { $name }：{ $number }枚捨てる
    }
}
log-draw = 引いたカード：{ $cards }
log-gone = すでに捨てた{ $number }枚
log-draw-other = { $name }：{ $number }枚引く
log-play = { $who ->
    [you] あなた：{ $card }
   *[other] { $name }：{ $card }
}
log-mark-turned-king = { $who ->
    [you] キングがめくれたので、あなたの得点です。
   *[other] キングがめくれたので、{ $name }の得点です。
}
log-trick = { $who ->
    [you] あなたのトリック。
   *[other] { $name }のトリック。
}
log-scored-turned-king = { $who ->
    [you] あなたに{ $points }点（切札表示カードのキング）。
   *[other] { $name }に{ $points }点（切札表示カードのキング）。
}
log-scored-king = { $who ->
    [you] あなたに{ $points }点（切札のキング）。
   *[other] { $name }に{ $points }点（切札のキング）。
}
log-scored-point = { $who ->
    [you] あなたに{ $points }点（3トリック以上）。
   *[other] { $name }に{ $points }点（3トリック以上）。
}
log-scored-vole = { $who ->
    [you] あなたに{ $points }点（全トリックのボール）。
   *[other] { $name }に{ $points }点（全トリックのボール）。
}
log-scored-elder-vulnerable = { $who ->
    [you] あなたに{ $points }点（{ $loser }がスタンドして負けた）。
   *[other] { $name }に{ $points }点（あなたがスタンドして負けた）。
}
log-scored-dealer-vulnerable = { $who ->
    [you] あなたに{ $points }点（{ $loser }がリフューズして負けた）。
   *[other] { $name }に{ $points }点（あなたがリフューズして負けた）。
}
log-score = あなた{ $mine }点、{ $other }{ $theirs }点。
log-over = { $who ->
    [you] あなたの勝ちです。
   *[other] { $name }の勝ちです。
}
log-over-resigned = { $who ->
    [you] 投了。あなたの勝ちです。
   *[other] あなたが投了しました。{ $name }の勝ちです。
}

## How to play

how-to-play = 遊び方
how-new = エカルテは初めてですか
how-offer = ガイドつきで遊ぶ

## 問題：記録のどこが誤りで、どうすればよいか（.remedy）

problem-E-head-expected = 次のディールは「{ $found }」ではなく「{ $expected }」です。
    .remedy = ディールは 1 から数え、親は交代します。抜けたディールがないか確かめてください。「1/2.」のような2回目は、裁定で無効になったディールのあとにだけ置けます。

## The rule book

rule-book = ルールブック
call-arbiter = 審判を呼ぶ
explorer = 手札の研究
cut-pack = 山をカットする
fair-deals = 公正なディール
rule-short = 規則{ $rule }
rule-in-book = ルールブックの規則{ $rule }
