### レッスン：テーブルでやってみる前と後に言うこと。

lessons-about = 本物のテーブルで学ぶ短いレッスンです。最後に問題がいくつか出ます。
lesson-done = 修了
lesson-place = { $number }／{ $count }：
lesson-again = ルール上はできますが、ここでの答えではありません。ほかを試してください。
lesson-on = 次へ
lesson-over = レッスン修了
lesson-next = 次のレッスン
lesson-all = レッスン一覧
lesson-failed = レッスンを表示できませんでした。もう一度お試しください。

lesson-ecarte-follow = フォロー、勝つ義務、切札
lesson-ecarte-follow-about = 好きなカードを出せるわけではありません。リードと同じスートがあれば必ず出し、勝てるなら勝つカードを出します。なければ切札を出さなければなりません。
lesson-ecarte-follow-higher = ハートの9がリードされました。出せるカードはどれですか？
lesson-ecarte-follow-higher-done = ハートをフォローし、9に勝つクイーンを出す義務があります。8は手札に残ります。
lesson-ecarte-follow-trump = ダイヤのキングがリードされましたが、ダイヤがありません。切札はスペードです。
lesson-ecarte-follow-trump-done = 同じスートがなければ、切札を出さなければなりません。どの切札でもよく、7でもキングに勝ちます。

lesson-ecarte-king = いちばん強いのはキング
lesson-ecarte-king-about = カードの強さは、キング、クイーン、ジャック、エース、10、9、8、7の順です。エースはジャックの下です。
lesson-ecarte-king-ace = ハートのエースがリードされました。このトリックを取ってください。
lesson-ecarte-king-ace-done = ジャックはエースに勝ちます。エースに勝つのはキング、クイーン、ジャックだけです。
lesson-ecarte-king-mark = 切札のキングを持っています。ここでは、最初のトリックに出す前に自分で宣言します。
lesson-ecarte-king-mark-done = トリックがどうなっても1点です。ふだんのルールでは自動で得点になります。

lesson-ecarte-propose = プロポーズかスタンドか
lesson-ecarte-propose-about = 相手が親なら、先に決めるのはあなたです。プロポーズすれば、二人とも交換できるかもしれません。スタンドすれば今の手札で3トリック取らなければならず、負けると相手が2点です。
lesson-ecarte-propose-weak = 小さい切札が1枚とジャックが1枚。どうしますか？
lesson-ecarte-propose-weak-done = 頼んで損はほとんどありません。手札はよくなるだけで、危険もありません。
lesson-ecarte-propose-strong = キングを含む切札3枚と、ハートのキングとクイーン。今度は？
lesson-ecarte-propose-strong-done = 5枚とも十分です。交換すると、あなたより相手が得をします。

lesson-ecarte-hands = スタンドする手
lesson-ecarte-hands-about = 古い本には、プロポーズせずに勝負すべき手の表があります。およそ3回に2回勝てる手です。どんな形か覚えましょう。
lesson-ecarte-hands-three-kings = 小さい切札2枚、ハートのキングとクイーン、ほかのキング1枚。
lesson-ecarte-hands-three-kings-done = 小さくても切札が2枚、あるスートの上の2枚、さらにキング。これは勝負する手です。
lesson-ecarte-hands-one-trump = 切札は1枚だけ。でもハートのキング、クイーン、ジャックと、ダイヤのキングがあります。
lesson-ecarte-hands-one-trump-done = 上から3枚続くスートとキングがもう1枚あれば、切札が7だけでも勝負できます。

lesson-ecarte-discard = 何を捨てるか
lesson-ecarte-discard-about = 切札とキングを残し、ほかを捨てます。捨てた枚数だけ新しいカードが来ます。
lesson-ecarte-discard-keep = 切札2枚、キング、ジャック、9。捨てるカードを選んでください。
lesson-ecarte-discard-keep-done = 捨てるのはジャックと9です。キングは切られなければ取れますが、ジャックではなかなか取れません。

lesson-ecarte-lead = 最初のリード
lesson-ecarte-lead-about = リードするのは親でないほうです。切札が強ければ切札から、少なければいちばんよいスートを上からリードします。
lesson-ecarte-lead-trumps = 切札のキング、クイーン、10。何をリードしますか？
lesson-ecarte-lead-trumps-done = 相手の切札がなくなれば、クラブのクイーンを切られることもありません。
lesson-ecarte-lead-suit = 切札は1枚、ハートのキングとクイーンがあります。
lesson-ecarte-lead-suit-done = 2枚あるスートを上からリードします。切札は、持っていないスートのために取っておきます。

lesson-ecarte-vole = ボール
lesson-ecarte-vole-about = 3トリックか4トリックなら1点。5トリックすべて取るボールなら2点です。
lesson-ecarte-vole-all = 5トリックすべて取れそうな手です。どれから出しますか？
lesson-ecarte-vole-all-done = 強い切札からです。相手の切札がなくなれば、キングを切られることはありません。
lesson-ecarte-vole-last = 4トリックを取り、残りは1枚です。
lesson-ecarte-vole-last-done = 5トリックすべて取って2点です。

lesson-ecarte-vulnerable = 断る危険
lesson-ecarte-vulnerable-about = 最初のプロポーズを断って負けると、相手の得点は1点でなく2点になります。プロポーズせずにスタンドして負けたときも同じです。
lesson-ecarte-vulnerable-accept = あなたが親で、相手がプロポーズしました。切札は1枚、キングはありません。
lesson-ecarte-vulnerable-accept-done = 断っても勝つのは2回に1回くらいで、負ければ倍の失点です。アクセプトしましょう。
lesson-ecarte-vulnerable-refuse = もう一度。今度は切札2枚にキングとクイーンがあります。
lesson-ecarte-vulnerable-refuse-done = プロポーズした相手が強いことは少なく、この手は負けるより勝つほうがずっと多いです。リフューズしましょう。

lesson-ecarte-four = 4対4
lesson-ecarte-four-about = 4対4では1点で勝負が決まるので、負けてもそれ以上は失いません。2点目を恐れなくてよいのです。これまでなら交換していた手でも、スタンドしたりリフューズしたりしましょう。
