### ルールブック。開かれたときにだけ読み込みます。

## ページと端末

book-contents = 目次
book-search = ルールを検索
book-found = { $count ->
    [0] 「{ $query }」は見つかりません。
   *[other] { $count }か所
}
book-idle-words = は が を に の で と も か や へ です ます いい よい 良い 何 なに 誰 いつ どこ とき 時 こと もの できる できます して した する ある いる
book-next = 次：{ $title }
book-previous = 前：{ $title }
book-usual = ふつう
book-needs = 「{ $option }」が「{ $value }」のときだけ。
book-try = やってみよう
book-table-trump = 切札：{ suit }
book-lies = 場のカード
book-hand = あなたの手札
book-last = トリック
book-ask-cards = どのカードを出せますか。
book-ask-taker = トリックを取るのは誰ですか。
book-choose-S = あなた
book-choose-N = 相手
book-choose-N-partner = パートナー
book-choose-E = 東
book-choose-W = 西
book-choose-yes = はい
book-choose-no = いいえ
book-points = { $points }点
book-card-yes = はい、{ card-the }は出せます。
book-card-left = はい、{ card-the }は出せます。ほかにもあります。
book-yes = はい、{ $what }。
book-left = はい、{ $what }。ほかにもあります。
book-no = いいえ。{ $why }
book-no-taker = いいえ。
book-no-score = いいえ、別の点数です。
book-all = これで全部です。
book-show = 答えを見る
book-again = もう一度
book-answer = 答え：{ $answer }
book-waiting = テーブルを用意しています…
book-offline = エンジンが応答しません。例題は読むことだけできます。

book-do-king = キングを宣言する
book-do-discard-none = 一枚も捨てない
book-do-discard-one = 一枚捨てる
book-do-discard-five = 五枚とも捨てる
book-do-pass = パスする
book-do-take-turned = めくり札のスート、ハートでテイクする
book-do-take-other = スペードでテイクする
book-do-take-nt = ノートランプをビッドする
book-do-take-at = オールトランプをビッドする
book-do-meld-tierce = ティエルスを宣言する
book-do-meld-cinquante = サンカントを宣言する
book-do-meld-cent = サンを宣言する
book-do-meld-carre = ジャックのカレを宣言する
book-do-king-belote = 「ブロット」と言ってキングを出す
book-do-queen-belote = 「ブロット」と言ってクイーンを出す

## エカルテ：章と項目

book-chapter-ecarte-cards = カードと配り方
book-chapter-ecarte-exchange = カードの交換
book-chapter-ecarte-king = キング
book-chapter-ecarte-play = プレイ
book-chapter-ecarte-score = 得点
book-chapter-ecarte-offers = 倍にする、降りる
book-chapter-ecarte-faults = 反則
book-chapter-ecarte-match = 何ゲームも続けて
book-chapter-ecarte-presets = どのルールで遊ぶか

book-section-ecarte-pack = カード
book-section-ecarte-dealing = 配り方
book-section-ecarte-proposing = スタンドとプロポーズ
book-section-ecarte-discarding = カードを換える
book-section-ecarte-stock = 山札が足りないとき
book-section-ecarte-turned = めくれたキング
book-section-ecarte-held = 手札のキング
book-section-ecarte-tricks = 五つのトリック
book-section-ecarte-following = 出さなければならないカード
book-section-ecarte-naming = スートを言う
book-section-ecarte-stopping = 早く終える
book-section-ecarte-tricks-score = 一点とボール
book-section-ecarte-vulnerable = 断る危険
book-section-ecarte-winning = ゲームに勝つ
book-section-ecarte-doubling = 倍にする
book-section-ecarte-offering = 一点を譲る
book-section-ecarte-throwing = 降りる、残りを取ると言う
book-section-ecarte-revoke = 出してはいけなかったカード
book-section-ecarte-rubber = ラバー
book-section-ecarte-pool = 三人で：プール
book-section-ecarte-gallery = 観客
book-section-ecarte-chips = チップ
book-section-ecarte-presets = 五つのテーブル

## エカルテ：ルール

book-E1 = 二人で、三十二枚のカードを使います。スペード、ハート、ダイヤ、クラブの、それぞれキング、クイーン、ジャック、エース、10、9、8、7です。本物のテーブルでは二組を用意し、それぞれ自分の組で配ります。
book-E2 = どのスートでもキングがいちばん強く、クイーン、ジャックと続きます。エースはその下で、10、9、8、7より上です。
book-E3 = 最初のディールの前に一枚ずつ引き、強いカードを引いたほうが親になります。同じランクなら引き直します。その後は交替で配ります。配る側が親（ディーラー）、もう一人が子（エルダー）で、子が先に決め、先にリードします。
book-E4 = 子から順に五枚ずつ配ります。一枚ずつではなく、何枚かまとめて配ります。配り方はゲームが終わるまで変えません。
book-E5 = 次の一枚、十一枚目を表にします。これが切札表示カードで、そのスートがこのディールの切札です。切札はほかのどのスートにも勝ちます。切札表示カードは誰も引きません。残りの二十一枚が山札です。
book-E6 = 切札表示カードがキングなら、親はすぐに一点を得ます。
book-E7 = 子は五枚を見て決めます。「スタンド」は、このままでよい、プレイを始めるという意味です。「プロポーズ」は、カードを換えたいという意味です。
book-E8 = 親はプロポーズに答えます。アクセプトすれば二人ともカードを換えられます。リフューズすれば、二人とも今の手札でプレイします。山札が二人分に足りないかもしれないときは、足りるならという条件でアクセプトできます。足りなければ、そこでまだ断れます。
book-E9 = アクセプトされたら、子は一枚から五枚までを裏向きに捨て、次に親が好きな枚数を捨てます。親は捨てなくてもかまいません。それから子、親の順に、捨てただけ山札から取ります。何枚換えたかは二人とも知りますが、どのカードかは言いません。
book-E10 = その後、子はまたスタンドかプロポーズを選びます。どちらかがもう換えないと言うまで、これを繰り返します。山札がなくなれば、何も言わずにプレイが始まります。
book-E11 = ある枚数より多くは取れません。子は山札にある枚数まで、親はその残りまでです。残りがなければ一枚も取れません。
book-E12 = 捨てたカードは、ディールが終わるまで裏向きのままです。捨てた本人も見直しません。
book-E13 = 交換が終わったとき切札のキングを持っていれば、最初のトリックの前に宣言して一点を得られます。
book-E14 = 自動で得点にならないときは、宣言できる最後の時があります。それを過ぎると、このディールの一点は失われます。
book-E15 = 得点は起きた順につきます。めくれたキング、手札のキング、トリックの順です。キングで目標に届けばその場で勝ちで、トリックはプレイしません。
book-E16 = 最初のリードは子で、どのカードでも出せます。トリックを取ったほうが、次にリードします。
book-E17 = 後から出すほうは、リードされたスートがあれば、そのスートを出さなければなりません。その中にリードされたカードより強いものがあれば、強いカードを出さなければなりません。わざと負けることはできません。
book-E18 = リードされたスートがなければ、切札を出さなければなりません。切札ならどれでもかまいません。切札もなければどのカードでも出せますが、トリックには勝てません。
book-E19 = 強い切札がトリックを取ります。切札が出ていなければ、リードされたスートの強いカードが取ります。
book-E20 = 昔のやり方では、リードするとき、そのスートを声に出して言います。言ったスートとカードが違うとき、相手は出されたカードにそのまま続けるか、言ったスートを求めることができます。そのスートがあれば、カードを手札に戻し、そのスートをリードし直します。
book-E21 = どちらかが三トリック取れば勝負は決まり、残りはプレイしなくてもかまいません。それまでの全部を取っているときだけ、ボールを目指して続けます。これがチャレンジです。
book-E22 = 三トリックか四トリックで一点です。五トリック全部がボールで、二点です。
book-E23 = 最初の交換を断るのは勇気がいります。すぐにスタンドした子、または最初のプロポーズをリフューズした親が三トリック取れなければ、相手の得点は一点ではなく二点になります。ボールが二点より多くなることはありません。
book-E24 = ゲームは五点先取です。目標を超えた分も数えます。四点と二点なら六点です。
book-E25 = 勝ったゲームそのものの重さを変えることもできます。敗者が0点なら三、目標の半分未満なら二、そのほかは一と数えます。
book-E26 = プレイの決まりに反するカードをリボークといいます。同じスートを出さない、切札を出さない、勝てるのに強いカードを出さない、の三つです。
book-E27 = 何ゲームかをまとめてラバーにできます。三、五、七、十一ゲームのうち、先に半分より多く勝ったほうがラバーの勝ちで、そこで終わります。ゲームが替わっても、親は交替で続けます。
book-E28 = 切札表示カードがめくられてから三つ目のトリックがリードされるまで、どちらでも、自分の番でなくても、倍にしようと言えます。受ければ、ディールに勝ったほうのトリックの得点が、断った危険の分も含めて二倍になります。キングの点は倍になりません。受けなければディールはそこで終わり、言い出したほうが一点、相手に二点の危険があれば二点を得ます。受けられるのは一ディールに一度だけです。断られた後は、まだ宣言していないキングはもう宣言できません。
book-E29 = 最初のリードの前に、どちらでも相手に一点を譲ると言えます。受ければディールは終わり、受けたほうが一点、譲った側に二点の危険があれば二点を得ます。受けなければ、そのプレイヤーはボールを取らなければなりません。取れば二点、取れなければ譲ると言ったほうが二点を得て、相手のトリックは得点になりません。
book-E30 = 自分の番に、ディールを降りることができます。まだ一つも取っていなければ相手はボールの得点、一つか二つ取っていれば一点、二点の危険があれば二点です。三トリック取った後は降りません。相手が何を持っていても残りを全部取れるなら、残りを取ると言うこともできます。
book-E31 = 三人がそれぞれ賭け金をプールに出します。二人が一ゲームをプレイし、もう一人は見ています。初めに見るのは、いちばん弱いカードを引いた人です。負けた人はもう一度賭け金を出して席を譲り、代わった人は勝った人とカードを引いて親を決めます。先に二ゲーム続けて勝った人がプールを取ります。
book-E32 = ゲームの前に、観客はどちらかのプレイヤーに賭けます。両方の側の賭けを釣り合わせ、相手の見つからない分は返します。フランス流では、賭けたプレイヤーに助言してよく、決めるのはプレイヤー自身です。イギリス流では黙って見ます。
book-E33 = それぞれがチップの財布を持ち、賭け金を決めておきます。負けた人が勝った人に払います。ゲームを二や三と数えるときは、その倍数を払います。払えない人がいれば次のゲームは始まりません。そのときプールは三人で等分し、余りは最後のゲームに勝った人のものです。

## エカルテ：選べるもの

book-option-rank_order-king-high = エースはジャックの下です。
book-option-rank_order-ace-high = エースはキングの上です。エース、キング、クイーン、ジャック、10、9、8、7の順になります。得点になるのはやはりキングです。
book-option-packets-3-2 = 三枚ずつ、次に二枚ずつ。
book-option-packets-2-3 = 二枚ずつ、次に三枚ずつ。
book-option-packets-5 = 一度に五枚ずつ。
book-option-packets-own = それぞれが初めて親になったときに、三枚と二枚か、二枚と三枚かを言い、そのゲームの間は変えません。次のゲームでは、配る前に言えば変えられます。これがロンドンの規則第8条の予告です。
book-option-turned_king-automatic = 自動で得点になります。
book-option-turned_king-marked = 親は、次のカードがめくられるまでに「キング」と言わなければなりません。ゲームを終わらせるのは、宣言されたキングだけです。
book-option-dealer_min_discard-0 = アクセプトした親は、五枚とも残してかまいません。
book-option-dealer_min_discard-1 = アクセプトした親も、山札があるかぎり一枚は換えます。
book-option-propose_number-off = 枚数は、アクセプトされてから言います。
book-option-propose_number-on = 「三枚プロポーズ」のように枚数も言い、そのとおりに換えます。
book-option-king_mark-automatic = 持っている人に、テーブルが自動で一点をつけます。
book-option-king_mark-optional = 自分で宣言します。忘れたキングは得点になりません。
book-option-king_mark-none = 手札のキングは得点になりません。めくれたキングだけです。
book-option-king_until-laws = それぞれ自分の最初のカードまでです。子はリードの前に宣言します。リードしたのがそのキングなら、相手が出すまで間に合います。親は最初のトリックに出す前に宣言します。出したのがそのキングなら、次に自分が出すまで間に合います。
book-option-king_until-first-lead = 最初のカードがリードされたら、どちらももう宣言できません。
book-option-must_head-on = リードされたスートに勝てるカードがあれば、それを出さなければなりません。
book-option-must_head-off = リードされたスートなら、どれを出してもかまいません。
book-option-declare_suit-off = スートは言いません。
book-option-declare_suit-on = リードのたびにスートを言います。言ったスートを持っていなければ、出したカードを言ったスートのカードとみなすことができます。ランクはそのままで、同じランクのカードでは勝てません。
book-option-declare_suit-may = ロンドン流に、言いたければ言えます。言ったスートを持っていなければ、カードはそのままです。
book-option-stop_early-off = 五トリック全部をプレイします。
book-option-stop_early-on = どちらかが三トリック取れば終わります。相手が一つも取っていないときは続けます。
book-option-vulnerability-first = 危険があるのは、ディールの最初のプロポーズを断ったときだけです。
book-option-vulnerability-every = 何度目のプロポーズでも、断れば危険があります。交換の後でスタンドした子も同じです。
book-option-vulnerability-none = 断っても二点にはなりません。
book-option-target-5 = 五点先取です。
book-option-target-10 = 十点先取です。
book-option-game_points-off = どのゲームも一勝です。
book-option-game_points-on = ゲームは一、二、三のどれかに数えます。
book-option-doubling-off = 倍にはしません。
book-option-doubling-on = どちらでも倍にしようと言えます。
book-option-offer_point-off = 一点はプレイして取ります。
book-option-offer_point-on = どちらでも一点を譲ると言えます。
book-option-throw_in-off = どのディールも最後までプレイします。
book-option-throw_in-on = 自分の番に、降りるか、残りを取ると言えます。
book-option-revoke-impossible = そのようなカードはテーブルが受け取らず、理由を言います。
book-option-revoke-penalty = 反則は起こり得ます。出たカードからそれが分かったら、相手は次のディールが始まるまでに申し立てられます。プレイし直すか、そのままにするかは相手が選びます。それでも反則した側がディールに勝ったときは、トリックの得点が一点少なくなります。一点は0点に、ボールは一点になります。次のリードの前に戻したカードは、罰を受けません。
book-option-replay-card = まちがったカードからプレイし直します。
book-option-replay-hand = 配られたカードで、初めからプレイし直します。

book-preset-akagiri = 何も変えなければこのサイトはこう遊びます。ふだんのエカルテで、五点先取、三枚と二枚で配り、キングは自動で得点になります。
book-preset-jirai = 日本で生まれた荒っぽい遊び方です。一度に五枚配り、手札のキングは得点にならず、リードされたカードに勝つ義務はなく、決着がつけばそこで終わります。キングがめくれたら荒々しく叫びます。
book-preset-article-2 = 事典のとおりの遊び方です。キングは最初のカードが出る前に自分で宣言し、忘れることもあります。子は換える枚数を言ってプロポーズし、アクセプトした親は一枚以上換えます。この版より前に始めたゲームでは、キングはロンドンの規則どおりに宣言し、プロポーズで枚数は言いません。
book-preset-london-2 = ロンドンのクラブの規則です。違うスートを出す、キングを忘れる、持っていないのに宣言する、順番でないのにリードするなど、テーブルで起こる間違いがすべて起こり得ます。気づいた人が申し立てます。
book-preset-casino = 大胆な人のための遊び方です。ゲームは三まで数え、どちらでも倍にでき、一点を譲ることもできます。

## ブロット：章と項目

book-chapter-belote-cards = プレイヤーとカード
book-chapter-belote-deal = 配り方とビッド
book-chapter-belote-declarations = 宣言
book-chapter-belote-play = プレイ
book-chapter-belote-score = 得点
book-chapter-belote-three = 三人で
book-chapter-belote-presets = どのルールで遊ぶか

book-section-belote-players = プレイヤー
book-section-belote-worth = カードの点
book-section-belote-seats = 席と配り方
book-section-belote-taking = テイク
book-section-belote-contracts = ノートランプとオールトランプ
book-section-belote-melds = シークエンスとカレ
book-section-belote-belote = ブロットとリブロット
book-section-belote-strongest = どちらの宣言が得点になるか
book-section-belote-saying = いつ言うか
book-section-belote-tricks = 八つのトリック
book-section-belote-trumps-led = 切札がリードされたとき
book-section-belote-suit-led = ほかのスートがリードされたとき
book-section-belote-nt = 切札なし、すべて切札
book-section-belote-made = 成功と失敗
book-section-belote-capot = 八トリック全部
book-section-belote-doubled = 重いコントラクト
book-section-belote-target = ゲームに勝つ
book-section-belote-alone = 一人ずつで
book-section-belote-presets = 四つのテーブル

## ブロット：ルール

book-B1 = 四人が二人ずつ組んで戦います。パートナーは向かいに座ります。カードは三十二枚で、各スートのエース、キング、クイーン、ジャック、10、9、8、7です。順番は席の順に回ります。
book-B2 = 切札ではジャックがいちばん強く、次が9、その後にエース、10、キング、クイーン、8、7と続きます。どのカードも、トリックで取った側の点になります。
book-B3 = ほかのスートはエース、10、キング、クイーン、ジャック、9、8、7の順です。最後のトリックは十点で、一ディールは合わせて162点です。
book-B4 = 全員が一枚ずつ引きます。強さはエース、キング、クイーン、ジャック、10、9、8、7の順で、同じなら引き直します。いちばん強い人が席を選び、いちばん弱い人が最初の親になって、その人のすぐ前に座ります。親の次の席がエルダーで、先にビッドし、先にリードします。
book-B5 = 親の前の席の人がカットします。エルダーから順に五枚ずつまとめて配り、次の一枚をめくります。
book-B6 = エルダーから順に、めくり札のスートを切札にしてテイクするか、パスします。誰かがテイクすればビッドは終わりです。
book-B7 = 全員がパスしたら二巡目です。今度はほかの三つのスートのどれかでテイクするか、パスします。
book-B8 = もう一度全員がパスしたら、プレイも得点もなく、次の人が配ります。
book-B9 = 誰かがテイクしたら、残りを配ります。三枚ずつですが、テイクした人はめくり札と二枚です。全員が八枚になります。
book-B10 = どのスートも同等のノートランプや、どのスートも切札の順になるオールトランプをビッドする遊び方もあります。ノートランプはどのスートより上で、オールトランプは何よりも上です。さらに上があるビッドの後では、ほかの人にもう一度ずつ番が回ります。
book-B11 = エース、キング、クイーン、ジャック、10、9、8、7の順に同じスートが続いていれば、切札が何でもシークエンスです。三枚はティエルスで20点、四枚はサンカントで50点、五枚以上はサンで100点です。もっと長くても、100点の宣言一つです。
book-B12 = 同じランクの四枚はカレです。ジャックは200点、9は150点、エース、10、キング、クイーンは100点です。8と7は得点になりません。
book-B13 = 切札のキングとクイーンを一人で持っていればブロットで、宣言の強さに関わらず、持ち主の側の20点です。一枚目を出すときに「ブロット」、二枚目で「リブロット」と言います。どちらかを言い忘れると得点になりません。ノートランプにはなく、オールトランプではどのスートにもあります。
book-B14 = 宣言が得点になるのは、いちばん強い宣言をした側だけで、その側の二人の宣言がすべて入ります。カレはどのシークエンスよりも強いです。カレどうしは点の多いほう、100点どうしならエース、10、キング、クイーンの順です。シークエンスどうしは、長い種類、いちばん上のカードの強いほう、切札のほうの順に比べ、すべて同じならエルダーから数えて先の人です。
book-B15 = 自分の最初のカードを出す前に宣言します。「ティエルス」と種類だけ言い、カレはランクも言います。黙っていてもかまいません。最初のトリックの後、必要なだけ、いちばん上のカードを比べます。勝った側は黙っていた宣言も加えられ、カードを見せます。
book-B16 = 一枚のカードは一つの宣言にしか使えません。ブロットは別です。カレにカードを残すために、シークエンスの端を短くすることはできます。
book-B17 = 最初のリードはエルダーで、どのカードでも出せます。トリックを取った人が次にリードします。
book-B18 = 切札がリードされたら、トリックのどの切札よりも強いものを、パートナーの上にでも、出せるなら出します。なければどの切札でもよく、切札がなければどのカードでもかまいません。
book-B19 = ほかのスートがリードされたら、そのスートを出します。どれでもよく、勝つ義務はありません。
book-B20 = フォローできず、パートナーが勝っているなら自由です。ただし、パートナーが切札で勝っていて、それより強い切札を持っているあいだは、弱い切札は出せません。
book-B21 = フォローできず、相手が勝っているなら、切札を出さなければなりません。トリックのどの切札よりも強いものがあればそれを、なければどの切札でも出します。切札もなければ、どのカードでもかまいません。
book-B22 = いちばん強い切札がトリックを取ります。切札が出ていなければ、リードされたスートのいちばん強いカードが取ります。
book-B23 = ノートランプでは、できればフォローし、できなければどのカードでも出せます。オールトランプでは、できれば場のカードより強いカードでフォローし、できなければどのカードでも出せます。
book-B24 = どちらの側も、取ったカード、最後のトリック、宣言を足します。テイクした側は、相手より多くなければなりません。多ければ、どちらも自分の点を得ます。そうでなければ失敗で、テイクした側は0点、相手は162点と両方の側の宣言を得ます。ブロットは持ち主のものです。失敗したときのブロットについて、もとにした規則には、テイクした側は0点という文と、ブロットはいつも得点になるという文があります。ふつうは後のほうで遊び、前のほうはオプションで選べます。
book-B25 = 八トリック全部を取るとカポです。最後のトリックの十点の代わりに100点で、合わせて252点になり、相手に残るのはブロットだけです。
book-B26 = ノートランプは一ディール130点で、すべてが二倍になります。オールトランプは258点で、すべてが三倍です。成功かどうかは、掛ける前の点で決めます。
book-B27 = ゲームは目標の点まで続けます。両方の側が同じディールで届けば、得点の多いほうが勝ちです。同点なら引き分けです。
book-B28 = 三人で、一人ずつ戦うこともできます。スートがテイクされたら、テイクした人も含めて三枚ずつ配ります。めくり札はそのまま置き、隣に山札のいちばん下のカードも表にします。この二枚は誰も使わず、六枚は誰も見ません。
book-B29 = テイクした人は、ほかのどちらよりも多くなければなりません。そうでなければブロットだけが残り、その点は二人のうち多いほうに入ります。二人が同じなら半分ずつで、余った一点はエルダーから数えて先の人に入ります。
book-B30 = パートナーがいないので、フォローできなければ必ず切札を出します。一ディールの点は、使うカードの点と最後のトリックの合計で、これが162点の代わりになります。

## ブロット：選べるもの

book-option-direction-clockwise = 時計回りです。
book-option-direction-anticlockwise = 反時計回りです。
book-option-packets-dealer = 三枚と二枚、二枚と三枚を交互に。親が選べるようになる前に始めたゲームの配り方です。
book-option-packets-chosen = ディールごとに親がどちらかを言います。
book-option-shuffle-shuffle = ディールのたびにカードを切りまぜます。
book-option-shuffle-cut-only = ディールの間はトリックを重ねてカットするだけで、一緒に出たカードは一緒のまま残ります。全員がパスしたディールの後だけ切りまぜます。
book-option-contracts-suits = ビッドするのはスートだけです。
book-option-contracts-suits-nt = スートと、ノートランプ。
book-option-contracts-suits-nt-at = スート、ノートランプ、オールトランプ。
book-option-nt_over_suit_only-off = ノートランプは初めからビッドできます。
book-option-nt_over_suit_only-on = ノートランプは、誰かがスートをテイクした後だけビッドできます。
book-option-declarations-all = シークエンス、カレ、ブロットが得点になります。
book-option-declarations-belote-only = 競技会のように、ブロットだけが得点になります。
book-option-announce_before_play-off = それぞれ最初のカードと一緒に宣言します。
book-option-announce_before_play-on = 最初のカードの前に、全員が順に宣言します。
book-option-shared_cards-off = 一枚のカードは一つの宣言だけに使います。
book-option-shared_cards-on = 一枚のカードをシークエンスとカレの両方に使えます。
book-option-king_first-off = ブロットはキングでもクイーンでも言えます。
book-option-king_first-on = ブロットはキングで言います。クイーンを先に出せばブロットはありません。
book-option-undertrump_partner-off = 勝っているパートナーより弱い切札しかなければ自由です。
book-option-undertrump_partner-on = フォローできず弱い切札しかないときも、それを出さなければなりません。
book-option-belote_safe-on = コントラクトに失敗しても、ブロットはいつも持ち主の得点です。もとにした規則の一文のとおりです。
book-option-belote_safe-off = テイクした側が失敗すると得点はまったくなく、ブロットも相手の得点になります。同じ規則の別の一文のとおりです。
book-option-compare_without_declarations-off = カード、最後のトリック、宣言を合わせて成否を決めます。
book-option-compare_without_declarations-on = カードと最後のトリックだけで成否を決めます。
book-option-capot_88-off = カポは、最後のトリックの十点の代わりに100点です。
book-option-capot_88-on = カポは、最後のトリックの十点のほかに88点、合わせて250点です。
book-option-target-500 = 500点先取です。
book-option-target-1000 = 1000点先取です。
book-option-target-1500 = 1500点先取です。
book-option-target-2000 = 2000点先取です。
book-option-target-3000 = 3000点先取です。
book-option-players-4 = 四人が二人ずつ組みます。
book-option-players-3 = 三人が一人ずつ戦います。

book-preset-classic = ふつうの四人のブロットです。切札は一スート、宣言はすべてあり、1000点先取です。
book-preset-tournament = 競技会の遊び方です。宣言はブロットだけが得点になります。
book-preset-modern = ノートランプとオールトランプもビッドでき、3000点先取です。
book-preset-three = 三人が一人ずつ戦います。

## 例題の問い

book-example-discard-least = あなたがプロポーズし、相手がアクセプトしました。何枚捨てられますか。
book-example-discard-dealer = このゲームでは、アクセプトした親も一枚は換えます。あなたは親で、アクセプトしました。何枚捨てられますか。
book-example-king-led = ここではキングは自動で得点になりません。あなたは黙ったまま切札のキングそのものをリードし、相手はまだ出していません。今から宣言できますか。
book-example-king-late = ここではキングは自動で得点になりません。相手がリードし、あなたも一枚出したところで、切札のキングを思い出しました。今から宣言できますか。
book-example-free = このゲームには、リードされたカードに勝つ義務はありません。どのカードを出せますか。
book-example-all-trumps = このディールではすべてのスートが切札です。どのカードを出せますか。
book-example-point = 一度カードを換え、その後スタンドしました。あなたが三トリック、相手が二トリックです。このディールは何点ですか。
book-example-vole = 相手が最初のプロポーズをリフューズしました。あなたは切札のキングを持っていて（自動で得点）、五トリック全部を取りました。このディールは何点ですか。
book-example-refused = 相手が最初のプロポーズをリフューズし、あなたが三トリック取りました。このディールは何点ですか。
book-example-second-round = めくり札のハートは全員がパスし、二巡目のあなたの番です。何ができますか。
book-example-overcall = このゲームではノートランプとオールトランプもビッドできます。西がめくり札のスート、ハートでテイクしました。何ができますか。
book-example-melds = 最初のカードを出すところです。何を宣言できますか。
book-example-belote-king = 切札はハートで、あなたのリードです。このゲームではブロットはキングで言います。何ができますか。
book-example-failed = 西がクラブでテイクしました。あなたの側は82点、西と東は80点を取り、宣言はありませんでした。あなたの側の得点は何点ですか。
book-example-capot = 北がテイクし、二人で八トリック全部を取りました。あなたの側の得点は何点ですか。
book-example-named = あなたはハートと言いながらクラブをリードしました。相手がハートを求め、あなたはクラブを引き取ります。どのカードをリードできますか。
book-example-counted = あなたはハートと言ってクラブの9をリードしました。ハートを持っていないので、相手はそれをハートとみなし、ハートの9を出しました。トリックを取るのは誰ですか。
book-example-doubled = 相手は最初のプロポーズをリフューズし、その後、倍にしようというあなたの申し出を受けました。あなたが三トリック取りました。このディールは何点ですか。
book-example-offer-declined = あなたは一点を譲ると言いました。相手は受けずにキングを宣言し、四トリック取りました。このディールは何点ですか。
book-example-conceded = あなたは二トリック取り、まだ一つも取っていない相手が降りました。このディールは何点ですか。
book-example-revoked = あなたはハートを持っているのに切札を出しました。相手は気づいて申し立て、ディールはそのままにしました。あなたが三トリック取りました。このディールは何点ですか。

## エカルテ：規則を探すための、ほかの言葉（`book-also-<規則>`）

book-also-E1 = デッキ 枚数 ジョーカー
book-also-E2 = 順位 強さ 強い
book-also-E3 = ディーラー 最初 カット
book-also-E4 = 配る 配り方
book-also-E5 = 切札 切り札 山札
book-also-E6 = キング めくる
book-also-E7 = プレイ 頼む 交換
book-also-E8 = 承諾 断る 返事
book-also-E9 = 交換 捨てる 捨て札 ディスカード
book-also-E10 = もう一度 交換
book-also-E11 = 山札 不足
book-also-E12 = 捨て札 捨てる 見る
book-also-E13 = キング 宣言
book-also-E14 = キング 忘れる
book-also-E15 = 勝つ キング
book-also-E16 = リード 最初
book-also-E17 = フォロー 従う
book-also-E18 = 切る 切札
book-also-E19 = 勝つ 強い
book-also-E20 = 宣言 スート
book-also-E22 = ボール 得点
book-also-E23 = 危険 罰
book-also-E24 = 得点 勝つ 点
book-also-E26 = リボーク 反則 間違い
book-also-E27 = マッチ ラバー
book-also-E28 = ダブル 倍
book-also-E29 = 申し出 譲る
book-also-E30 = 降参 投了
book-also-E31 = プール 三人
book-also-E32 = 観客 賭け 助言
book-also-E33 = 賭け金 チップ
book-also-15 = 六枚 配りすぎ
book-also-16 = 四枚 不足
book-also-17 = 六枚 配りすぎ
book-also-18 = 四枚 不足
book-also-40 = リード 順番 出した
