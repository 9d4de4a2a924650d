### レッスン：テーブルでやってみる前と後に言うこと。

lessons-about = 本物のテーブルで学ぶ短いレッスンです。最後に問題がいくつか出ます。
guide-first = ガイドつきの最初のゲーム
lesson-done = 修了
lesson-place = { $number }／{ $count }：
lesson-again = ルール上はできますが、ここでの答えではありません。ほかを試してください。
lesson-play = カードを出してください。
lesson-on = 次へ
lesson-over = レッスン修了
lesson-result = 一度で正解：{ $count }問中{ $right }問
lesson-next = 次のレッスン
lesson-all = レッスン一覧
lesson-failed = レッスンを表示できませんでした。もう一度お試しください。

lesson-ecarte-follow = フォロー、勝つ義務、切札
lesson-ecarte-follow-about = 好きなカードを出せるわけではありません。リードと同じスートがあれば必ず出し、勝てるなら勝つカードを出します。なければ切札を出さなければなりません。
lesson-ecarte-follow-higher = ハートの9がリードされました。出せるカードはどれですか？
lesson-ecarte-follow-higher-done = ハートをフォローし、9に勝つクイーンを出す義務があります。8は手札に残ります。
lesson-ecarte-follow-trump = スペードのキングがリードされましたが、スペードがありません。切札はダイヤです。
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
lesson-ecarte-lead-trumps-done = 相手の切札がなくなれば、スペードのクイーンを切られることもありません。
lesson-ecarte-lead-suit = 切札は1枚、ハートのキングとクイーンがあります。
lesson-ecarte-lead-suit-done = 2枚あるスートを上からリードします。切札は、持っていないスートのために取っておきます。

lesson-ecarte-vole = ボール
lesson-ecarte-vole-about = 3トリックか4トリックなら1点。5トリックすべて取るボールなら2点です。
lesson-ecarte-vole-all = 5トリックすべて取れそうな手です。どれから出しますか？
lesson-ecarte-vole-all-done = 強い切札からです。相手の切札がなくなれば、キングを切られることはありません。
lesson-ecarte-vole-last = 3トリックを取り、残りはキングと切札です。どちらが先ですか？
lesson-ecarte-vole-last-done = 切札です。相手の最後の切札が落ち、キングを切られません。5トリックすべてで2点です。

lesson-ecarte-vulnerable = 断る危険
lesson-ecarte-vulnerable-about = 最初のプロポーズを断って負けると、相手の得点は1点でなく2点になります。プロポーズせずにスタンドして負けたときも同じです。
lesson-ecarte-vulnerable-accept = あなたが親で、相手がプロポーズしました。切札は1枚、キングはありません。
lesson-ecarte-vulnerable-accept-done = 断っても勝つのは2回に1回くらいで、負ければ倍の失点です。アクセプトしましょう。
lesson-ecarte-vulnerable-refuse = もう一度。今度は切札2枚にキングとクイーンがあります。
lesson-ecarte-vulnerable-refuse-done = プロポーズした相手が強いことは少なく、この手は負けるより勝つほうがずっと多いです。リフューズしましょう。

lesson-ecarte-four = 4対4
lesson-ecarte-four-about = 4対4では1点で勝負が決まるので、負けてもそれ以上は失いません。2点目を恐れなくてよいのです。これまでなら交換していた手でも、スタンドしたりリフューズしたりしましょう。

lesson-belote-trumps = ジャックと9
lesson-belote-trumps-about = 切札でいちばん強いのはジャックで20点です。次が9の14点、エースの11点、10の10点で、キング、クイーン、8、7と続きます。
lesson-belote-trumps-ace = 切札はクラブで、エースがリードされました。勝ってください。
lesson-belote-trumps-ace-done = ジャックと9はエースより上です。切札では、勝てるなら勝つカードを出さなければなりません。
lesson-belote-trumps-king = 切札はハートで、キングがリードされました。このトリックを取ってください。
lesson-belote-trumps-king-done = 10はキングに勝ちます。その上にはジャックと9とエースしかありません。
lesson-belote-trumps-nine = 切札の9がリードされました。3枚のクラブのうち、勝てるのはどれですか？
lesson-belote-trumps-nine-done = 9より上はジャックだけです。この2枚で34点になります。
lesson-belote-trumps-order = 切札のクイーン、10、エースが出ています。何が出せますか？
lesson-belote-trumps-order-done = 9はエースに勝ちます。キングや8では勝てません。

lesson-belote-ten = 10の値打ち
lesson-belote-ten-about = 切札以外の順はエース、10、キング、クイーン、ジャックです。10は1枚で10点、最後のトリックと同じです。自分の側で取れるように使いましょう。
lesson-belote-ten-beats = ハートのキングがリードされました。切札はスペードです。このトリックを取ってください。
lesson-belote-ten-beats-done = 10はエースの次です。キング、クイーン、ジャックに勝ちます。
lesson-belote-ten-give = パートナーのエースが勝っていて、あなたが最後です。10と7、どちらを出しますか？
lesson-belote-ten-give-done = 10です。ここなら安全に自分の側の点になります。あとでは切られるかもしれません。
lesson-belote-ten-wait = 右の人のエースが勝っています。10と7、どちらを出しますか？
lesson-belote-ten-wait-done = 7です。エースがなくなれば、残ったクラブでいちばん強いのはあなたの10です。
lesson-belote-ten-ace = キングが勝っていて、あなたはエースと10と7を持っています。このトリックを取ってください。
lesson-belote-ten-ace-done = エースも10もキングに勝ちます。

lesson-belote-follow = フォロー、切札、より強く
lesson-belote-follow-about = 同じスートがあれば必ず出します。切札以外では勝たなくてもかまいません。なければ切札を出し、すでに出た切札より強いものを出します。切札がリードされたときも、勝てるなら勝ちます。
lesson-belote-follow-suit = ハートのキングがリードされました。出せるカードはどれですか？
lesson-belote-follow-suit-done = ハートならどれでもかまいません。切札以外では、勝つ義務はありません。
lesson-belote-follow-trump = スペードのエースがリードされましたが、スペードがありません。切札はクラブです。
lesson-belote-follow-trump-done = パートナーが勝っていないので、切札を出さなければなりません。ほかに切札は出ていないので、どちらでもかまいません。
lesson-belote-follow-over = やはりスペードがありませんが、もうクラブの10で切られています。エースと8、どちらですか？
lesson-belote-follow-over-done = 出ている切札より強い切札があれば、それを出します。エースは10に勝ちます。
lesson-belote-follow-higher = 切札はクラブで、9がリードされました。
lesson-belote-follow-higher-done = 9より強い切札はジャックだけなので、出さなければなりません。
lesson-belote-follow-lower = クラブの10で切られ、あなたの切札はそれより弱いものばかりです。スペードはありません。
lesson-belote-follow-lower-done = 役には立ちませんが、それでも切札を出さなければなりません。

lesson-belote-partner = パートナーとともに
lesson-belote-partner-about = パートナーが取る点は自分の点です。パートナーが勝っていてフォローできないときは、切札でなくてもかまいません。点のあるカードを足しましょう。相手が取るトリックには点を渡しません。
lesson-belote-partner-free = パートナーのダイヤのエースが勝っています。あなたはダイヤがなく、最後に出します。
lesson-belote-partner-free-done = クラブの10です。すぐに10点になり、切札も残ります。
lesson-belote-partner-lost = 左の人のエースがこのトリックを取ります。あなたにはダイヤも切札もありません。
lesson-belote-partner-lost-done = 点のないカードを出します。キングやクイーンは取っておきます。
lesson-belote-partner-king = クラブでパートナーのエースが勝っていて、あなたが最後です。
lesson-belote-partner-king-done = キングです。自分の側に4点増えます。

lesson-belote-take = テイクできる手
lesson-belote-take-about = テイクした人はめくり札をもらい、半分より多く取らなければなりません。まずジャックと9、次に切札の枚数、それからエースを数えます。切札が3枚なく、ジャックも9もなければ、なかなか届きません。
lesson-belote-take-strong = めくり札はスペードの9。スペードのジャック、エース、7と、ほかにエースが1枚あります。
lesson-belote-take-strong-done = ジャック、9、エースを含む切札4枚。すぐにテイクします。
lesson-belote-take-weak = めくり札はスペードのクイーン。あなたは10と8を持っています。
lesson-belote-take-weak-done = 切札は3枚でも、ジャックと9はほかにあり、エースもありません。
lesson-belote-take-second = ダイヤの10では全員がパスしました。ほかのスートはどうですか？
lesson-belote-take-second-done = ハートのジャック、9、キングとエースが1枚。あと3枚もらえます。
lesson-belote-take-aces = エースが2枚で、めくり札はクラブのキングです。
lesson-belote-take-aces-done = エースはよいカードですが、切札がキングと8ではテイクできません。パスすれば、エースがテイクした人を苦しめます。

lesson-belote-draw = 切札を狩る
lesson-belote-draw-about = 自分の側がテイクしたら、相手の切札がなくなるまで、切札を強い順にリードします。1回で相手の切札が2枚ずつ減り、そのあとはエースも10も安全です。
lesson-belote-draw-jack = あなたがテイクし、リードします。切札はスペードです。
lesson-belote-draw-jack-done = ジャックです。だれも勝てず、全員が切札を出すことになります。
lesson-belote-draw-again = 切札は4枚出て、まだ1枚残っています。次は？
lesson-belote-draw-again-done = 今は9がいちばん強い切札です。最後の1枚も狩りましょう。
lesson-belote-draw-stop = 切札8枚は、もう出たか、あなたの手札にあります。
lesson-belote-draw-stop-done = 今度はハートです。だれにも切られず、最後の切札は残しておけます。
lesson-belote-draw-defend = テイクしたのは左の人で、あなたがリードします。
lesson-belote-draw-defend-done = 切られないうちにエースを出します。テイクした人に対しては、切札をリードしません。

lesson-belote-count = 82まで数える
lesson-belote-count-about = カードは152点、最後のトリックは10点、合わせて162点です。テイクした側は82点、手役があればそれも足して相手より多く必要です。足りなければ全部相手の点です。よく数え、最後のトリックを忘れないようにしましょう。
lesson-belote-count-last = あなたはクラブでテイクし、50点とティエルスがあります。残りはクイーンと10で、それより強いのは9だけです。
lesson-belote-count-last-done = 9に取られるクイーンは3点だけで、10は最後のトリックを取ります。逆なら10点を取られ、コントラクトは失敗でした。
lesson-belote-count-keep = パートナーがテイクし、自分の側は57点です。フォローできません。切りますか、クイーンを捨てますか？
lesson-belote-count-keep-done = 切札の10を残します。最後のトリックの10点を取り、コントラクトは成功です。
lesson-belote-count-spare = 右の人の切札の9がこのトリックを取ります。自分の側には1点も惜しいところです。
lesson-belote-count-spare-done = 8は0点、10は10点です。パートナーの切札のジャックが、あなたの10ごと最後のトリックを取ります。

lesson-belote-declare = 手役
lesson-belote-declare-about = 同じスートの3枚続きは20点、4枚は50点、5枚は100点。同じランク4枚は100点、9なら150点、ジャックなら200点です。最初のカードを出すときに宣言し、いちばん強い手役のある側だけが得点します。切札のキングとクイーンのブロットは、いつでも20点です。
lesson-belote-declare-tierce = 何を宣言できますか？
lesson-belote-declare-tierce-done = ハートのエース、キング、クイーンのティエルスです。もっと強い手役がなければ20点です。
lesson-belote-declare-belote = 切札はクラブで、10がリードされました。あなたはキングとクイーンを持っています。
lesson-belote-declare-belote-done = 1枚目でブロット、2枚目でルブロット。20点です。
lesson-belote-declare-carre = この手札では？
lesson-belote-declare-carre-done = ジャック4枚は200点。これより強い手役はありません。
lesson-belote-declare-run = ダイヤの4枚続きです。宣言してください。
lesson-belote-declare-run-done = キングから10まで、サンカントで50点です。どのティエルスよりも強い手役です。

lesson-belote-open = 場に並べるブロット
lesson-belote-open-about = この2人用の遊び方では、それぞれの前に8枚のカードが表で並び、1枚ずつ伏せたカードの上に載っています。出せるのは表のカードだけで、フォロー、切ること、上のカードを出すことも、表のカードだけで決まります。
lesson-belote-open-uncover = ハートのキングがリードされました。このトリックを取ってください。
lesson-belote-open-uncover-done = 10はキングに勝ちます。勝ったあなたが先に、出したカードの下の1枚を表にし、相手も続きます。どちらもここからは出せます。
lesson-belote-open-trump = スペードのエースがリードされました。表のカードにスペードはありません。切札はクラブです。
lesson-belote-open-trump-done = 切らなければなりません。出したカードの下にはスペードの8がありましたが、伏せたカードは数えません。
lesson-belote-open-take = ダイヤのクイーンでは2人ともパスしました。両方の列が見えています。取れるスートはありますか？
lesson-belote-open-take-done = 8しかない相手に対して、スペードのエース、キング、クイーン。エースもほかに2枚あります。ジャックと9はまだ伏せてあります。
lesson-belote-open-higher = 切札はハートで、クイーンがリードされました。
lesson-belote-open-higher-done = 表の切札でクイーンより上はエースだけです。相手の前にジャックと9が見えていても、エースを出さなければなりません。
lesson-belote-open-pass = めくり札はクラブのジャック。クラブはクイーン、10、7があります。
lesson-belote-open-pass-done = パスです。ここではめくり札は置かれたままで、ジャックもエースも相手のものです。
