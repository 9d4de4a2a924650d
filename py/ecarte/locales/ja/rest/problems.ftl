### Problems that the first moments of a game cannot have.

## Problems

problem-E-turn = { $seat ->
    [S] 南の番です。{ form-took }
    [N] 北の番です。{ form-took }
    [E] 東の番です。{ form-took }
    [W] 西の番です。{ form-took }
   *[other] 誰の番でもありません。
}
    .remedy = { $slip ->
        [1] 反則でも実際にそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
form-took = { $part ->
    [lead] { form-plays }
   *[other] { "" }
}
problem-E-suffix = このルールでは反則はできないので、「~{ $suffix }」は書けません。
    .remedy = 印を消すか、「{ option-revoke }：{ option-revoke-penalty }」を選んでください。
problem-E-lead-required = 宣言されたスート（{ suit }）をリードしなければなりません。
problem-E-reply = { $question ->
    [double] 先にダブルに答えてください（受けるか断るか）。
    [offer] 先に1点の申し出に答えてください（受けるか断るか）。
    [suit] 宣言と違うスートがリードされました。そのままにするか、宣言のスートを求めてください。
   *[other] 先に指摘への裁定を選んでください。
}
problem-E-offer-off = このゲームのルールにはありません。
    .remedy = オプション「{ $option }」を選んでください。
problem-E-double-now = ダブルの申し出は、切札表示カードがめくられてから3番目のトリックのリードまで、1ディールに一度だけです。
problem-E-offer-now = 1点の申し出は、切札表示カードがめくられてから最初のリードまで、1ディールに一度だけです。
problem-E-turn-own = 順番でないリードは、相手がリードする番のときにしか起こりません。
problem-E-back-never = このゲームでは、待ったはできません。
problem-E-back = このカードはもう戻せません。
    .remedy = 戻せるのは反則のカードだけで、次のリードの前までです。順番でないリードは、相手がカードを出す前までです。
problem-E-king-true = 偽のキングを宣言できるのは、それを持っていない人が、キングをまだ宣言できる間だけです。それでゲームに勝つことはできません。
problem-E-nothing-asked = 今は「{ $say }」と答える場面ではありません。
problem-E-suit-now = スートの宣言はリードの前に一度だけです。
problem-E-claim-rest = 残りのトリックは確実ではありません。まだ見えていないカードに取られるかもしれません。
problem-E-concede-now = 降りられるのは、自分がカードを出す番のときだけです。
problem-E-suit-due = リードの前にスートを宣言してください。
problem-E-revoke-none = { card-the }はここで出せるので、反則ではありません。
    .remedy = 「~revoke」を消してください。
problem-E-claim = 「{ $claim }」は今は指摘できません。見えたカードからは分からないか、もう遅すぎます。{ $number ->
    [0] ここで指摘できることは、ほかにもありません。
   *[other] ここで指摘できるもの：{ $allowed }。
}
problem-E-claim-open = 何を指摘したのかが書かれておらず、当てはまる指摘がいくつかあります：{ $allowed }。
    .remedy = そのときの指摘を書いてください。
problem-E-claim-rules = このルールでは反則ができないので、指摘することもありません。
problem-E-ruling = 「{ $ruling }」はここでは選べません。{ $number ->
    [0] 裁定を待つ指摘はありません。
   *[other] この指摘で選べるもの：{ $allowed }。
}
problem-E-irregular = 「{ $text }」は違反や裁定の書き方ではありません。
    .remedy = 使える言葉は &fault（shuffle、cut、cards、pack）、&exposed、&notice、&looked、&mixed、&found、&ruling、&recut、&drawn、&tricks、&mark、&unmark、&claim、&advise です。席とカードは「&found:15:N」「&exposed:-:As」「&drawn:S:7c8c」のように書きます。
problem-E-irregular-now = 「{ $text }」はここでは起こりえません。
    .remedy = 起きた所に移すか、消してください。
problem-E-law-now = { $why ->
    [none] 第{ $law }条はありません。規則は 1 から 51 までです。
    [seat] 第{ $law }条は、もう1人のしたことについての規則です：「{ $text }」。
    [open] ここには、裁定を待つことがありません。
    [other] 見つかったことに当てはまるのは、第{ $law }条ではなく第{ $text }条です。
   *[not] 第{ $law }条はここには当てはまりません。まだ起きていないか、もう遅すぎます。
}
problem-E-ruling-choice = 第{ $law }条では、ここで「{ $choice }」は選べません。選べるもの：{ $allowed }。
problem-E-ruling-due = 見つかったことを先に裁かなければなりません（第{ $law }条）。
    .remedy = 「&ruling:{ $law }:」に続けて、選んだものを書いてください。
problem-E-owed = { $owed ->
    [drawn] 裁定により、先に { $seat } の手札から { $number } 枚引きます。
    [recut] 裁定により、先にカットし直します。
    [tricks] { $seat } に残ったカードはトリックに数えます。先にそれを書きます。
   *[other] 裁定により、先に { $seat } があと { $number } 枚取ります。
}
    .remedy = { $owed ->
    [drawn] 「&drawn:{ $seat }:」とカードを書いてください。
    [recut] 「&recut」と書いてください。
    [tricks] 「&tricks:{ $seat }:{ $number }」と書いてください。
    [deal] 「{ $seat }<」とカードを書いてください。
   *[other] 「{ $seat }+」とカードを書いてください。
}
problem-E-took = ここで { $seat } が言えるのは、最後に取った枚数だけです。
problem-E-show-due = ディールを降りたので、ここで { $seat } が残りの手札 { $number } 枚を見せます。
    .remedy = { $text ->
        [0] 全部をスートとランクの順に「{ $seat }:show:AsJh」のように書いてください。
       *[other] 「{ $text }」と書いてください。
    }
problem-E-unfound = { $given ->
    [turn] { $seat } は順番でないのに配り、それが見つからないままです。
   *[other] { $seat } は枚数を誤って配られ、それが見つからないままです。
}
    .remedy = ディールを直すか、見つかった所に「&found:規則:席」と裁定を書いてください。
problem-E-refuse-barred = 親はカードを渡したあとで1枚めくったので、このプロポーズをリフューズできません。
problem-E-notice = 配り方の変更は、そのゲームで { $seat } が初めて配る前に告げます。
problem-E-packets-due = 最初のカードを配る前に、{ $seat } が配り方を言います：「{ $seat }:packets:3-2」か「{ $seat }:packets:2-3」
problem-E-packets = 「{ $say }」はここでは言えません。配り方を選ぶ親だけが、最初のカードの前に「packets:3-2」か「packets:2-3」と言います。
problem-E-tricks-number = { $found } ではなく { $expected } です。相手が応じられない残りの枚数だけ数えます。
problem-E-mark-number = { $seat } には、ここで付けたり取り消したりできる { $number } 点がありません。付け忘れた点や、付けすぎた点とは違います。
problem-E-advise = 助言は「&advise:名前:S:stand」のように、誰が、誰に、何を、と書きます。
problem-E-not-held = { $part ->
    [lead] { form-not-held }
    [play] { form-not-held }
    [discard] { form-not-held }
   *[other] { card-name }は手札にありません。
}
    .remedy = { $holder ->
        [S] このカードは南の手札にあります。南のつもりなら、誤りはもっと前、配られたカードか前のトリックにあります。
        [N] このカードは北の手札にあります。北のつもりなら、誤りはもっと前、配られたカードか前のトリックにあります。
        [E] このカードは東の手札にあります。東のつもりなら、誤りはもっと前、配られたカードか前のトリックにあります。
        [W] このカードは西の手札にあります。西のつもりなら、誤りはもっと前、配られたカードか前のトリックにあります。
        [none] 配られたカードや、それまでに出したカード、捨てたカードと比べてください。
       *[other] { "" }
    }
form-not-held = { card-name }は{ seat-title }の手札にありません。{ form-plays }
problem-E-exchange-over = 交換は終わりました。カードを出してください。
problem-E-say-now = { $phase ->
    [choose] 子の番です。プロポーズかスタンドを選んでください。
   *[answer] 親の番です。アクセプトかリフューズを選んでください。
}
problem-E-discard-due = アクセプトされました。捨て札を選んでください。
problem-E-discard-number = { $span ->
    [none] 山札が残っていません。5枚とも残してください。
    [kept] あなたの分の山札は5枚より少ないので、このルールでは5枚とも残してください。
    [exact] ちょうど{ $least }枚捨ててください（{ $found }枚ではなく）。
   *[range] { $least }枚から{ $most }枚まで捨ててください（{ $found }枚ではなく）。
}
problem-E-no-discard = 今は捨て札をする時ではありません。
problem-E-king-none = このルールでは手札の切札のキングに得点はありません。
problem-E-king-early = キングの宣言は交換が終わってからです。
problem-E-king-late = このディールではもうキングを宣言できません。
problem-E-king-marked = このキングはもう宣言されています。
problem-E-king-absent = { suit }のキングを持っていません。
    .remedy = { $slip ->
        [1] 規則に反してもそうしたのなら、「{ $slipped }」と書いてください。
       *[other] { "" }
    }
problem-E-nothing-to-take-back = 取り消せる決定がまだありません。
problem-E-no-hint = 今は決めることがありません。
problem-E-internal = エンジンに不具合が起きました（{ $error }、{ $where }）。ゲームは元のままです。
problem-E-request = エンジンに、知らない要求が届きました（{ $field }）。

problem-E-tag-missing = { $tag } タグがありません。これがないと読めません。
    .remedy = 記録の初めのタグに加えてください。
problem-E-preset = 「{ $preset }」というルールはここにはありません。あるもの：{ $allowed }。
problem-E-option = 「{ $option }」というルールはありません。あるもの：{ $allowed }。
problem-E-option-value = 「{ $optionName }」を「{ $value }」にはできません。選べるのは：{ $allowed }。
problem-E-option-needs = 「{ $optionName }」は「{ $neededName }」が「{ $wantedName }」のときだけ意味があります。

# A game that is looked at again, played on from a moment, or read in slices
problem-E-sort-tag = 「{ $tag }」はタグ名でもゲームの項目名でもありません。名前は Date、Event、South、deals などです。
problem-E-moment = このゲームに { $at } という場面はありません。
    .remedy = 場面は 1#6 のように、ディールとイベントの番号で書きます。
problem-E-moment-main = ここはゲームの本筋で、変化の中ではありません。
    .remedy = 変化の始まりは 1#6/0#0 のように書きます。
problem-E-promote-supposed = この変化では手札を仮定しているだけなので、実際に配られたものと入れ替えられません。
problem-E-promote-played = このゲームのカードは山札で証明されています。本筋は打たれたままにします。
problem-E-view-play = この記録は一つの席から見たものなので、見ることはできますが、続きはプレイできません。
problem-E-record-long = この記録は { $most } 文字より長いため、読みませんでした。
    .remedy = いくつものゲームなら、それぞれを [ECN "1"] で始めてください。
problem-E-branch-misdealt = このディールは実際の卓で配り間違いがあったため、ここから続けてプレイすることはできません。
problem-E-branch-supposed = ここの手札は仮定なので、この場面から続きはプレイできません。
problem-E-branch-over = この場面ではディールが終わっています。もっと前の場面を選んでください。
problem-E-branch-end = ゲームはここまでしか進んでいません。ゲームそのものを続けてください。
problem-E-branch-done = ある場面から始めたゲームは、そのディールで終わります。
problem-E-graft-none = ゲームに書き加えられるようなことは、何も行われていません。
problem-E-graft-other = これは別のゲームか、その後に変更されたゲームの続きです。
problem-E-review-game = { $game }のゲームは検討できません。
problem-E-review-cards = この記録にはカードがありません。ビッドもプレイも分析できません。
problem-E-review-real = 実際の卓での配り間違いを含む記録は、検討できません。
problem-E-review-going = このゲームはまだ続いています。終わってから検討できます。
problem-E-why-person = それはコンピューターの選択ではないので、聞く相手がいません。
problem-E-opening-going = このディールはまだ終わっていません。似た局面で行われたことは、終わってから表示します。
problem-E-reader-going = このディールはまだ終わっていません。あり得た手札は、終わってから表示します。
problem-E-reader-suppose = 「{ $supposed }」は仮定できません。仮定できるのは、見えない手札にある見えない札か、その手札にないスートだけです。
    .remedy = N+Jsは「北にスペードのジャックがある」、N-Jsは「ない」、N-sは「北にスペードがない」です。
problem-E-reader-impossible = それはあり得ません。仮定どうしが、またはビッド・宣言・プレイと矛盾しています。
    .remedy = 仮定を減らしてください。
problem-E-explorer-hand = 手札は異なる{ $number }枚です。表にした札は含みません。
    .remedy = 「Js 9s As Kd 7h」のように並べて書いてください。
problem-E-explorer-bottom = 山札の最後の札が見えるのは、二人か三人で打ち出すときだけです。
    .remedy = その札は指定しないでください。
problem-E-explorer-turned = { $number ->
    [1] めくり札は、手札にない1枚です。
   *[other] ここでは手札にない異なる2枚が表になります。最初の配札の次の札と、山札の最後の札です。
}
problem-E-explorer-place = ビッドの順番は1から{ $number }までの数です。
problem-E-explorer-contract = このルールでは、それでテイクすることはできません。テイクできるのはスート（s、h、d、c）と、ルールによってはノートランプ（nt）、オールトランプ（at）です。
problem-E-explorer-open = ここでは両方の列（異なる{ $number }枚ずつ）と、親の列のうち最後に配られた1枚が必要です。リードのときは相手が親です。
    .remedy = 相手の列は--other、最後に配られた札は--turnedで書いてください。
problem-E-explorer-other = 相手のカードを書けるのは、カードを場に並べる遊び方だけです。
    .remedy = 書かないでください。
problem-E-why-view = この記録は { $seat } から見えたものだけで、コンピューターの手札は含まれていません。記録全体で尋ねてください。
problem-E-why-going = このディールはまだ続いています。終わるまで、コンピューターは手札について何も言いません。
    .remedy = 次のディールが始まってから、またはゲームが終わってから聞いてください。

problem-E-journal-there = { $file } に、中断される前に解析した{ $number }ゲームが残っています。--resume で続けるか、このファイルを削除して最初から始めてください。
problem-E-journal-foreign = { $file } があります。途中までの結果を書き込むファイルですが、解析で作られたものではありません。移動するか名前を変えてください。
problem-E-journal-other = { $file } は、オプションまたはバージョンの違う解析のものです。前と同じオプションにするか、このファイルを削除して最初から始めてください。
problem-E-journal-records = { $number }番目のゲームは、中断される前に解析したものと違います。同じファイルを同じ順に並べるか、{ $file } を削除して最初から始めてください。
# Links and challenges
problem-E-link = 「{ $text }」はゲームのリンクではありません。
    .remedy = リンクには「#g1」「#z1」「#s1」「#c1」のどれかがあり、その後に文字が続きます。
problem-E-link-newer = このリンクは新しいバージョンで作られました。
    .remedy = ページを再読み込みするか、プログラムを更新してから、もう一度開いてください。
problem-E-link-letter = 「{ $letter }」はリンクに使えない文字です。このリンクの { $place } 文字目にあります（「{ $around }」）。
    .remedy = リンクをもう一度送ってもらい、全体をコピーしてください。
problem-E-link-damaged = このリンクは途中で切れたか、変わっています。長さは { $length } 文字で、「{ $end }」で終わっています。
    .remedy = 送られたものと比べるか、もう一度送ってもらい、全体をコピーしてください。
problem-E-budget = 長さのわりに手間がかかりすぎるため、読み込みを中止しました。
    .remedy = ゲームの記録かどうか確かめてください。記録であれば、不具合としてお知らせください。
problem-E-link-long = リンクに入るのは { $most } 文字までですが、これは長すぎます。
    .remedy = ファイルで送ってください。
problem-E-link-much = 一つのリンクに入れるには多すぎて、開くのに手間がかかりすぎます。
    .remedy = ゲームまたは書き込みを減らして、リンクを分けてください。
problem-E-link-unmade = このゲームはリンクにできません（元と同じになりませんでした）。
    .remedy = ファイルで送り、不具合としてお知らせください。
problem-E-csv = この表には「link」という列がないので、ゲームが入っていません。
    .remedy = ecarte convert --to csv --links で書き出せます。
problem-E-csv-row = この行には、ゲームのリンクがありません。
    .remedy = 「link」の列に書き入れるか、行を削除してください。
problem-E-link-challenge = このリンクは挑戦状で、見るゲームはまだありません。
    .remedy = ページで開いてプレイしてください。
problem-E-link-chapter = このリンクに{ $chapter }番目のゲームはありません。入っているのは{ $games }ゲームです。
    .remedy = 「@」から後を除いて開いてください。
problem-E-link-game = このリンクは挑戦状ではなくゲームです。
    .remedy = 開いてゲームを見てください。
problem-E-daily-unfinished = 最強プレイヤーの結果と比べられるのは、「今日のゲーム」が終わってからです。
problem-E-challenge-unfinished = 挑戦状は終わったゲームからしか作れません。
    .remedy = まず最後までプレイしてください。
problem-E-challenge-seed = このゲームと同じディールはもう配れません。記録にシードがないか、カットで言葉が加えられています。

## Replay: ゲーム記録の再生

# JSON のゲーム記録。$place は場所: deals[0].events[3] は最初のディールの4つ目の出来事、record は全体。
problem-E-json = { $why ->
    [record] ここにはゲーム記録がありません。
    [key] ここから先は JSON ではありません：二重引用符で囲んだキーがありません。
    [colon] ここから先は JSON ではありません：キーのあとにコロンがありません。
    [comma] ここから先は JSON ではありません：カンマか閉じ括弧がありません。
    [trailing] ここから先は JSON ではありません：閉じ括弧の前にカンマは置けません。
    [text] ここから先は JSON ではありません：ここから始まる文字列が引用符で閉じていません。
    [control] ここから先は JSON ではありません：文字列に改行やタブは書けません。\n や \t と書きます。
    [escape] ここから先は JSON ではありません：\ のあとにこれは書けません。\ そのものは \\ と書きます。
    [number] ここから先は JSON ではありません：この数は読めません。
    [list] ここから先は JSON ではありません：リストが閉じていないか、カンマがありません。
   *[value] ここから先は JSON ではありません：値がありません。
}
    .remedy = ここを直すか、JSON を書くプログラムで書き直してください。
problem-E-json-deep = リストやオブジェクトの入れ子が、ゲーム記録にはあり得ない深さです。
    .remedy = ゲーム記録を書き直してください。これほど深いものはありません。
problem-E-json-twice = 一つのオブジェクトにキー「{ $key }」が二つあります。
    .remedy = どちらか一つを残してください。
form-place = { $place ->
    [record] ゲーム記録
   *[other] 「{ $place }」
}
problem-E-json-type = { form-place }の種類が違います。正しくは { $wanted } です。
    .remedy = 何がどこに入るかは record.schema.json にあります。
problem-E-json-key = { form-place }に「{ $key }」というキーは置けません。読まれないからです。
    .remedy = 消すか、名前を直してください。
problem-E-json-missing = { form-place }に「{ $key }」がありません。
    .remedy = 加えてください。なければ何も読めません。
problem-E-json-value = { form-place }は「{ $found }」にはできません。
    .remedy = そこに入るものは record.schema.json にあります。
problem-E-json-differs = { form-place }は { $found } となっていますが、ゲーム記録のタグと出来事によれば { $expected } です。
    .remedy = 直すか、消してください。出来事から決まるものです。
problem-W-json-differs = { form-place }の { $found } は { $expected } と読みます。
problem-E-json-problems = これは、全部は読めなかったゲーム記録から書かれたものです。
    .remedy = もとのゲーム記録を直してから、もう一度変換してください。

## 問題：記録のどこが誤りで、どうすればよいか（.remedy）

problem-E-king-unmarked = { card-name }がこの手札にあるはずはありません。あれば最初のトリックの前に宣言されています。
    .remedy = このカードか、キングが宣言されていないことか、どちらかが誤りです。
problem-E-void-broken = { card-name }がこの手札にあるはずはありません。このディールで先に出されたカードから、持っていないとわかります。
    .remedy = このカードか、先に出されたカードか、どちらかが誤りです。
problem-E-view-known = これは一つの席（{ $seat }）から見た記録なので、ほかの席のカードは { card-the } ではなく「??」と書きます。
    .remedy = カード1枚ごとに「??」と書くか、席から見た記録でなければ View タグを消してください。
problem-E-view-seat = View タグの席「{ $seat }」はありません。
    .remedy = 書けるのは { $allowed } です。
problem-E-view-seed = 一つの席（{ $seat }）から見た記録にシードが入っていて、隠れたカードがわかってしまいます。
    .remedy = 人に渡す前に Seed タグを消してください。
problem-E-view-other = これは { $view } から見た記録なので、{ $seat } の知っていることは取り出せません。
    .remedy = 全体の記録から取り出してください。
problem-E-suppose-number = 仮定の手札は本当の手札と同じ枚数、{ $found } 枚ではなく { $expected } 枚です。
problem-E-suppose-place = 仮定の手札（{ $text }）を書けるのは変化の初めだけです。
    .remedy = 「(」のすぐ後ろに移してください。
problem-E-variation-place = 変化は、それが代わりになる出来事の後ろに書きます。ここにはその出来事がありません。
    .remedy = 出来事の後ろに移すか、消してください。
problem-E-variation-open = この変化は終わっていません。
    .remedy = 「)」で閉じてください。
problem-E-variation-close = この「)」で終わる変化がありません。
    .remedy = 消すか、「(」で変化を始めてください。
problem-E-variation-empty = この変化には出来事がありません。
    .remedy = 消すか、あり得た出来事を書いてください。
problem-E-variation-deep = 変化の中の変化が { $most } 段より深くなっています。
    .remedy = いちばん内側のものは、もっと前の出来事に添えてください。
problem-E-note-place = 注は、それが付く出来事の後ろに書きます。ここにはその出来事がありません。
    .remedy = 出来事の後ろに移してください。
problem-E-comment-brace = コメントの中に閉じ波括弧は書けません。そこで終わってしまいます。
    .remedy = 丸括弧で代えてください。
problem-E-record-full = これを加えると記録が { $most } 文字を超え、読み直せなくなります。何も変更していません。
problem-E-comment-open = このコメントは閉じられていません。
    .remedy = 閉じ波括弧で終えてください。
problem-E-digest = Digest タグがこのゲーム記録の本文と合いません。作られた後で何かが変わっています。
    .remedy = もう一度送ってもらうか、わざと変えたのなら Digest タグを消してください。
problem-W-value-twice = 「@{ $key }」の値はもう書かれています。最後のものを残します。
problem-W-mark-late = { $seat } がここで付けた{ $number }点は、次の切札表示カードのあとなので遅すぎます。得点が実際より多くなっていますが、ゲームが終わるまでは訂正できます。
problem-W-not-taken = 裁定では { $seat } が、めくられた{ card-the }を取ります。ここでは別のカードを取っています。
    .remedy = 取ったカードにそれを加えるか、取らなかったのなら「&ruling:37:leave」と書いてください。
problem-W-encoding = ファイルは UTF-8 ではありません。{ $encoding } として読みます：「{ $found }」
problem-W-form = 「{ $found }」は「{ $expected }」と読みます。
problem-W-habit = { $habit ->
    [tags] タグの書き方が違います。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [head] ディールの始まりが書かれていません。「{ $expected }」で始まるものとして読みます。
    [case] 大文字と小文字が違います。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [blanks] 空白や読点が入っています。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [signs] スートの記号です。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [ten] 10の書き方です。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [words] 言葉で書かれています。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [order] 手札の順序が違います。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [table] 表で書かれています。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
    [seat] 席か符号が書かれていません。「{ $found }」は「{ $expected }」と読みます{ form-and-more }
   *[other] 「{ $found }」は「{ $expected }」と読みます{ form-and-more }
}
form-and-more = { $more ->
    [0] 。
   *[other] 。ほかにも同じものが{ $more }か所あります。
}
problem-W-tags-added = ゲームの種類やルールなど、テキストの先頭に必要な行が足りません。合うものを補いました：{ $tags }。
    .remedy = 違うものがあれば、正しい行を先頭に書いてください。
problem-W-tags-guessed = このゲームに誤りなく合うルールはありません。誤りが最も少ない「{ $rules }」として読みます{ $others ->
    [none] 。
   *[other] （{ $others } でも同じ数です）。
}先頭に補った行：{ $tags }。
    .remedy = ほかのルールだったのなら、1行目に [Rules "{ $example }"] のように書いてください。
problem-E-rules-open = このゲームに合うルールがいくつもあります：{ $allowed }。どれでしたか。
    .remedy = { $game ->
        [none] 1行目に [Rules "{ $rules }"] のように、その下に [Game "ecarte"] か [Game "belote"] と書いてください。
       *[other] 1行目に [Rules "{ $rules }"] のように書いてください。
    }
problem-E-dealer-open = 誰が親か書かれておらず、{ $allowed } のどれもあり得ます。最初の親は誰でしたか。
    .remedy = 手札の上の行に、北が親なら「1. N」のように書いてください。
problem-E-suits-mixed = スートの文字がフランス語（p c k t）のカードと英語（s h d c）のカードが混ざっています。「c」はハートともクラブとも読めます。
    .remedy = どちらか一つの言語の文字にそろえてください。
problem-W-outside = 「{ $text }」は記録の一部ではないので、取り除きます。{ $more ->
    [0] {""}
   *[other] 下にある同じような行（{ $more }行）も取り除きます。
}
    .remedy = 書き込みなら、出来事の後ろに波括弧で書いてください：{"{"}このように{"}"}
problem-W-word = 「{ $text }」はゲームの言葉ではないので、取り除きます。
    .remedy = 書き込みなら、出来事の後ろに波括弧で書いてください：{"{"}このように{"}"}。ゲームの言葉なら、書き直してください。
problem-W-kept = { $from ->
    [1] { $whole ->
        [1] ゲーム全体を残します。カードと食い違うところは、カードに従います。
       *[0] { $events ->
            [0] { $deals }ディールを残し、ここから先のゲームは取り除きます。
           *[other] ゲームをここまで残します：{ $deals ->
                [0] {""}
               *[other] { $deals }ディールと、
            }第{ $number }ディールの{ $events }個の出来事。残りは取り除きます。
        }
    }
   *[other] ゲームを第{ $from }ディールから残し、番号と得点もそこから数えます：{ $deals }ディール{ $events ->
        [0] {""}
       *[other] と、その次の{ $events }個の出来事
    }。
}{ $tags ->
    [none] {""}
   *[other] { $tags }として読みます。
}
    .remedy = ここの誤りを直してからもう一度読み込むと、ゲーム全体が残ります。
problem-W-around = { $kind ->
    [invisible] 目に見えない文字を取り除きます。最初のものはここです。
    [entities] 「&quot;」などの HTML の文字参照は、それが表す文字として読みます：「{ $text }」
    [quotes] 行頭の「>」など、引用の記号を取り除きます：「{ $text }」
    [numbers] 行番号を取り除きます：「{ $text }」
    [markup] ウェブページやコードブロックの記号を取り除きます：「{ $text }」
    [escapes] 記号の前のバックスラッシュを取り除きます：「{ $text }」
    [suits] 1枚ずつランクを先に書いていないカードは、1枚ずつに直して読みます：「{ $text }」
    [story] ゲームの経過を述べた文は、ここから、それが述べる出来事として読みます：「{ $text }」
    [variations] ゲームの経過を述べた文からは別の手順を読めないため、取り除きます：「{ $text }」
    [cards] カードの絵文字はカードとして読みます：「{ $text }」
   *[mail] メールソフトが変換した文字を、元に戻して読みます：「{ $text }」
}
problem-W-tags-apart = タグが1行に1つずつ続けて書かれていませんが、そのまま読みます。
problem-W-comment-early = 最初のディールより前のコメントは、そのディールのコメントとして残します：「{ $text }」
problem-W-escape = タグ { $tag } の \n は改行として読みます。
    .remedy = バックスラッシュのことなら、二つ続けて書いてください。
problem-W-remark = 「;」の後ろの書き込みは、波括弧のコメントとして残します。
problem-W-unsaid = これは「{ $expected }」の後でなければできません。省かれていたので補いました。
problem-W-check-missing = トリックを取った席が書かれていません。ここには「{ $expected }」が入ります。
problem-W-result-missing = このゲームの結果が書かれていません。ここには「{ $expected }」が入ります。
problem-W-score-missing = ディールの得点が書かれていません。ここには「{ $expected }」が入ります。
problem-W-canonical = 正規形ではここが違います：{ $wanted ->
    [blank] 何も書きません。
   *[text] { $expected }
}
problem-E-canonical = { $wanted ->
    [text] 正規形ではありません。ここは次のようになります：{ $expected }
   *[blank] 正規形ではありません。ここには何も書きません。
}
    .remedy = ecarte fmt が正規形で書きます。
problem-E-merge-rules = これらの記録は、ゲームかルールが同じではありません。
problem-E-merge-tag = { $tag } タグは、一方の記録では「{ $first }」、もう一方では「{ $second }」です。
    .remedy = 同じゲームなら、二つのタグをそろえてください。
problem-E-merge-head = 一方の記録は「{ $first }」と続き、もう一方は「{ $second }」と続きます。
problem-E-merge-event = { $at } で、一方の記録は「{ $first }」、もう一方は「{ $second }」です。
    .remedy = どちらかが誤りです。そこを比べてください。
problem-E-merge-hidden = { $at } で { $seat } のカードがまだ隠れています。
    .remedy = その席から見た記録を加えてください。
problem-E-seed-form = シードの形が違います。64 桁の16進数（0〜9、a〜f）で書いてください。
problem-E-seat = この卓に「{ $seat }」という席はありません。
    .remedy = 席は S と N、ブロットでは E と W もあります。

# ブロット
problem-E-bid-now = ビッドは終わりました。もうテイクもパスもできません。
problem-E-bid = 「{ $bid }」というビッドはありません。
    .remedy = あるのは take:s、take:h、take:d、take:c、take:nt（ノートランプ）、take:at（オールトランプ）です。
problem-E-bid-contract = { $bid ->
    [nt] このルールではノートランプはビッドできません。
   *[at] このルールではオールトランプはビッドできません。
}
problem-E-bid-nt-early = このルールでは、誰かがスートをテイクしたあとでなければノートランプはビッドできません。
problem-E-bid-overcall = { $over ->
    [nt] ノートランプがビッドされました。それより上はオールトランプだけです。
    [at] オールトランプがビッドされました。それより上はありません。
   *[other] スートがテイクされました。それより上は、ルールにあればノートランプとオールトランプだけです。
}
problem-E-bid-turned = 1巡目にテイクできるのは、めくり札のスート（{ suit }）だけです。
problem-E-bid-second = { suit }は全員が断りました。2巡目は別のスートをテイクできます。
problem-E-take-card = テイクした人が取るのはめくり札、{ card-the }です。
    .remedy = このカードか、めくり札を直してください。
problem-E-overtrump = トリックにある切札より強い切札があるので、それを出さなければなりません。{ form-plays }
problem-E-beat = リードされたスート（{ suit }）のもっと強いカードがあるので、それを出さなければなりません。{ form-plays }
problem-E-undertrump = パートナーが切札で勝っています。もっと強い切札か別のスートを出せますが、弱い切札は出せません。{ form-plays }
problem-E-meld-none = このルールでは、手役はブロットだけです。
problem-E-meld-form = 「{ $say }」という手役はありません。
    .remedy = meld:tierce:As（または cinquante、cent）のように種類といちばん上のカードを、カレなら meld:carre:J のようにランクを書いてください。
problem-E-meld-late = 今は宣言できません。手役は自分の最初のカードの前に宣言します。最初のトリックのあとに加えられるのは、いちばん強い手役のある側だけです。
problem-E-meld-absent = { $kind ->
    [tierce] このような3枚続きは手札にありません。
    [cinquante] このような4枚続きは手札にありません。
    [cent] このような5枚続きは手札にありません。
   *[carre] このカレの4枚は手札にそろっていません。
}
problem-E-meld-used = { $kind ->
    [carre] このカレのカードはもう別の手役に使われています。1枚は一度しか使えません。
   *[other] この続きのカードはもう別の手役に使われています。1枚は一度しか使えません。
}
problem-E-show = 「{ $say }」では、まだ見せていない手役を見せたことになりません。
    .remedy = 手役に勝った側は、手役ごとに一度、まだ手札にあるカードをすべて見せます。
problem-E-rank-due = ほかの宣言やカードの前に、手役を比べます。{ seat-title }がランクを言うか、「trump」と言う番です。
problem-E-rank = { $expected ->
    [0] ここで「{ $say }」とは言いません。
   *[other] ここで言うのは「{ $say }」ではなく「{ $expected }」です。
}
problem-E-belote-absent = ブロットと言えるのは{ suit }のキングとクイーンを両方持っている人です。ここでは1枚足りません。
problem-E-belote-card = ブロットと言うのは切札のキングとクイーンで、{ card-the }ではありません。
problem-E-belote-king = このルールでは、クイーンより先にキングでブロットと言います。
problem-E-belote-order = { $call ->
    [belote] このスートのブロットはもう言われています。2枚目では「rebelote」です。
   *[rebelote] ルブロットと言うのは2枚のうちの2枚目で、1枚目でブロットと言った後です。
}
problem-E-king-due = { $seat ->
    [S] 南が切札のキングを持っています。ほかのことを言ったりカードを出したりする前に宣言されます。
   *[N] 北が切札のキングを持っています。ほかのことを言ったりカードを出したりする前に宣言されます。
}
problem-E-say = このゲームに「{ $say }」という言葉はありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}
problem-E-propose-number = プロポーズと一緒に、換える枚数を 1 から { $most } までで言ってください。このルールでは、言ったとおりの枚数を換えます。
problem-E-propose-plain = 枚数を言わずにプロポーズしてください。このルールでは枚数を言いません。
problem-E-accept-if = 条件なしでアクセプトしてください。山札は { $stock } 枚あり、2人分に足ります。
problem-E-game = 「{ $game }」というゲームはここにはありません。あるのは { $allowed } です。
problem-E-cards-game = { $game }には、カードのない記録はありません。
    .remedy = { $tag } タグを消して、カードを書いてください。
problem-E-cards-none = この記録にはカードがないため、「{ $event }」は書けません。
    .remedy = 決まったビッド、手役、ブロット、数えた点だけを書きます。カードがわかっていれば Cards タグを消してください。
problem-E-cards-tag = カードのない記録には、カードについての { $tag } タグはありません。
    .remedy = { $tag } タグを消してください。
problem-E-count-due = ディールに点数がありません。
    .remedy = 誰が何でテイクしたかと、各側の点を書いてください。
problem-E-count-early = 誰が何でテイクしたかを先に書きます。
    .remedy = 手役、ブロット、点の前に、「S:take:h」のように決まったビッドを書いてください。
problem-E-count-form = 「{ $found }」は、このディールの点として書けません。
    .remedy = 「{ $expected }」のように、側ごとに数を一つずつ書いてください。
problem-E-count-capot = すべてのトリックを取った側にはすべての点があります。「{ $found }」は書きすぎです。
    .remedy = 「{ $expected }」と書いてください。
problem-E-count-sum = 数えた点の合計は{ $found }です。{ $apart ->
    [1] このコントラクトでは{ $least }から{ $most }までになります。
   *[other] このコントラクトでは、最後のトリックを含めて{ $most }になります。
}
    .remedy = 数え直してください。合計が{ $off }違います。手役とブロットはここに数えません。
problem-E-count-points = 合わせて{ $points }点になるカードはありません。
    .remedy = 数え直してください。
problem-E-belote-suit = ここでは「{ $suit }」のブロットは書けません。切り札でないか、もう書いてあります。
    .remedy = 「N:belote:h」のように切り札のスートを、一度だけ書いてください。
problem-E-cards-due = まずカードが配られます。その前には誰も何もできません。
    .remedy = 先に配られたカードを書いてください。
problem-E-not-dealing = ここではカードは配られません。
problem-E-given-order = { $expected ->
    [deal] 次は{ seat-title }の5枚です。
    [turn] 次はめくり札です。
    [take] 次は{ seat-title }がめくり札を取ります（{ $seat }^ とカードを書きます）。
    [up] ここでは{ seat-title }の前に表にして置くカードが来ます。
    [bottom] 次は山札のいちばん下のカードで、これも表にします。
   *[draw] 次は{ seat-title }の引くカードです。
}
problem-E-given-number = ここで配られるのは { $found } 枚ではなく { $expected } 枚です。{ $found ->
    [1] 空白を入れずに続けて書きます。
   *[other] { "" }
}
    .remedy = { $misdeal ->
        [1] 実際の卓でそう配られたのなら、分かった所に「{ $text }」のように書き、続けて裁定を書いてください。
       *[other] { "" }
    }
problem-E-card-unknown = 隠れたカード「??」は再現できません。
    .remedy = どのカードだったかを書くか、一つの席のカードしかわからなければ View タグを加えてください。
problem-E-sheet-hidden = このシートには隠れたカードがあるため（一つの席から見たゲームなど）、ゲームとして読み直せません。
    .remedy = どのカードだったかを書くか、記録そのものを読み込んでください。ECN とリンクなら、どの席から見たゲームかが残ります。
problem-E-card-twice = { card-name }はこのディールにもう出ています。1組に1枚しかありません。
    .remedy = どちらかが誤りです。比べてください。
problem-E-seed = 記録のシードから作られる山では、ここで別のカードが配られます。
    .remedy = カードを直すか、Seed タグを消してください。
problem-E-commit = Commit タグが記録のシードと合いません。
    .remedy = どちらかが変えられています。覚えがなければ、このディールは信用できません。
problem-E-cut = Cut タグが記録のシードと合いません。
    .remedy = どちらかが変えられています。

# 記録の中：マッチ、チップ、賭け
problem-E-match-name = 「{ $name }」はほかの名前と並べて書けません。プールや観客の名前には空白もコロンも使えず、40文字までで、N・E・S・W だけの名前も使えません。
problem-E-match-names = この卓には { $name } という名前の人が2人います。
    .remedy = それぞれに別の名前を付けてください。
problem-E-match-score = このマッチの第{ $game }ゲームは { $score } からは始まりません。
    .remedy = MatchScore はそれまでに勝ったゲームの数で、南、北の順に書きます。
problem-E-match-out = プールでは Out タグが席を待つ人を示しますが、それがありません。
    .remedy = 記録の初めのタグに加えてください。
problem-E-match-plays = { $name } はプレイしているので、席を待つことはできません。
problem-E-match-ended = このマッチは、全員の合意により第{ $game }ゲームの途中で終わりました。
    .remedy = 新しいマッチを始めてください。
problem-E-match-draw = Draw タグがこのゲームと合いません。待つのはいちばん弱いカードを引いた人で、カードはシードから決まります。
    .remedy = Draw、Out、Seed のどれかが変えられています。
problem-E-match-worth = このゲームは { $found } ではなく { $expected } と数えます。
    .remedy = GamePoints はゲームの終わりから決まります。直すか、消してください。
problem-E-match-twice = このマッチの第{ $game }ゲームが、違う内容でもう一度書かれています。
    .remedy = 一つだけ残してください。
problem-E-match-unfinished = このマッチの第{ $next }ゲームの前の第{ $game }ゲームが終わっていません。
    .remedy = 最後までプレイするか、投了するか、「void」としてください。
problem-E-match-over = 第{ $game }ゲームの前に { $name } がマッチに勝っています。
    .remedy = 別のマッチのゲームではないか確かめてください。
problem-E-match-tag = 前のゲームからすると、第{ $game }ゲームの { $tag } タグは「{ $found }」ではなく「{ $expected }」のはずです。
    .remedy = 抜けたゲームや変えられたゲームがないか確かめてください。
problem-E-match-dealer = { $expected ->
    [S] このマッチの第{ $game }ゲームで初めに配るのは南です。親はゲームをまたいで交代します。
   *[N] このマッチの第{ $game }ゲームで初めに配るのは北です。親はゲームをまたいで交代します。
}
    .remedy = 抜けたゲームや変えられたゲームがないか確かめてください。
problem-E-purse = { $name } のチップは { $purse } 枚で、この賭け金でプレイするには { $needed } 枚要ります。
    .remedy = 賭け金を下げるか、持ちチップを増やして始めてください。
problem-E-match-purse = 観客が賭けるので、全員にチップが必要です。
    .remedy = 初めに何枚ずつ持つかを決めてください。
problem-E-bet-match = 賭けの額がそろっていません。南に { $south } 枚、北に { $north } 枚です。
    .remedy = どちらにも同じだけ賭けます。受け手のつかない賭けはゲームの前に返されます。
problem-E-bet-player = { $name } はプレイしています。賭けられるのは見ている人だけです。
problem-E-bet-purse = { $name } は { $chips } 枚を賭けられません。賭けられるのは { $purse } 枚までです。
problem-E-bet-twice = { $name } はこのゲームにもう賭けています。
problem-E-advise-other = { $name } はこのプレイヤーに賭けていないので、助言できません。
problem-E-advise-silent = イギリス式では、観客は口を出せません。
    .remedy = フランス式の観客なら、賭けたプレイヤーに助言できます。

problem-E-check = { $expected ->
    [S] このトリックを取るのは南です。
    [N] このトリックを取るのは北です。
    [E] このトリックを取るのは東です。
   *[W] このトリックを取るのは西です。
}
    .remedy = 印か、トリックのカードを直してください。
problem-E-check-nothing = ここで終わったトリックはなく、誰も取りません。
    .remedy = 印を消すか、足りないカードを加えてください。
problem-E-score = ここの得点は「{ $found }」ではなく「{ $expected }」です。
    .remedy = 得点か、ディールの出来事を直してください。
problem-E-score-twice = このディールの得点が二度書かれています。
    .remedy = 一つだけ残してください。
problem-E-score-early = ここではディールが終わっていないので、得点はまだありません。
    .remedy = 足りない出来事を加えるか、得点を消してください。手札が尽きたときは、残りのカードが誰のトリックかを「&tricks」で書きます。
problem-E-score-form = 「{ $text }」は得点ではありません。
    .remedy = ディールの点とゲームの得点を、南を先にして「=1-0 2-1」のように書いてください。
problem-E-result = 結果は「{ $found }」ではなく「{ $expected }」です。
    .remedy = 結果か、そこまでの出来事を直してください。
problem-E-result-missing = 記録に終わりがありません。
    .remedy = 何も欠けていなければ「{ $expected }」で終えてください。
problem-E-result-tag = Result タグは「{ $found }」ですが、記録の終わりは「{ $expected }」です。
    .remedy = タグを直してください。記録の終わりと同じものを書きます。
problem-E-after-result = 結果の後ろに「{ $text }」があります。そこにはもう何も書けません。
    .remedy = 消すか、次の記録を [ECN "1"] で始めてください。
problem-E-no-record = ここで始まる記録はありません。
    .remedy = 記録は [ECN "1"] という行で始まります。
problem-E-version = 記法のバージョン「{ $version }」はここでは読めません。読めるのはバージョン 1 だけです。
    .remedy = プログラムを更新するか、バージョン 1 の記録なら [ECN "1"] と書いてください。
problem-E-tag = これはタグではありません。
    .remedy = 1行に一つ、[Name "文"] と書いてください。文の中の " と \ は \" と \\ と書きます。
problem-E-tag-value = { $tag } タグを「{ $value }」にはできません。
    .remedy = 直すか、消してください。
problem-W-date = { $kind ->
    [day] 「{ $date }」という日はありません
   *[form] 「{ $date }」は YYYY.MM.DD の形の日付ではありません
}。この日付では、ゲームを並べ替えたり探したりできません。
    .remedy = 年、月、日を 2026.01.03 のように書いてください。日がわからなければ 2026.01.?? とします。
problem-W-tag = ECN に { $tag } というタグはありません。独自のタグとして残しますが、意味は持ちません。
    .remedy = { $near } のことなら、直してください。
problem-E-tag-twice = { $tag } タグが二度書かれています。
    .remedy = 一つだけ残してください。
problem-E-tag-own = タグ { $tag } はゲームそのものを決めるもので、変えられません。
problem-E-deal-open = 第{ $deal }ディールはここでは始まりません。前のディールが終わっていません。
    .remedy = 足りない出来事を前のディールに加えてください。
problem-E-no-head = 「{ $text }」がディールの前にあります。
    .remedy = 番号と親でディールを始めてください：「1. N」。
problem-E-word = 「{ $text }」は読み取れません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}
    .remedy = 出来事は「S.Ks」「N:propose」「S-7h8h」のように書きます。
problem-E-word-french = 「{ $text }」はフランス語のカードの文字ですが、このゲーム記録はフランス語だと示していません。
    .remedy = タグ [Lang "fr"] を加えると、R、D、V は K、Q、J と読まれます。
problem-E-event = 「{ $event }」はこのゲームの出来事ではありません。
problem-E-call = このゲームで、カードと一緒に「{ $call }」とは言いません。
    .remedy = 「:{ $call }」を消してください。
problem-E-too-many = 問題が { $most } を超えたので、残りは読みませんでした。
    .remedy = まずこれらを直してください。
problem-E-file = { $reason ->
    [missing] そのファイルはありません。
    [directory] これは記録のファイルではなくフォルダーです。
    [denied] このファイルを読む権限がありません。
    [size] このファイルは { $detail } MiB より大きいです。分けてください。
    [large] このファイルは { $detail } MiB あります。ここで読めるのは 256 MiB までです。ecarte split --size 10000 で分けてください。
    [shorter] 読んでいる間にこのファイルが短くなりました。パイプを通して、このコマンド自身が書き込んでいるのかもしれません。別のファイルに書いてください。
    [whole] 1行に1件のゲーム記録になっていない JSON は { $detail } MiB までです。これはそれを超えています。1件を1行に書いてください：jq -c '.[]'
    [packed] このファイルは { $detail } で圧縮されています。先に展開してください。そのまま読めるのは gzip だけです。
    [archive] これはアーカイブです。ファイルの名前を指定してください。
    [parquet] Parquet はパイプや gzip の中からは読めません。Parquet のファイルの名前を指定してください。
    [binary] テキストではなく、画像やプログラムなどのデータです。記録のファイルを指定してください。
   *[other] このファイルは読めません：{ $detail }
}
problem-E-table = { $reason ->
    [columns] この表にはゲームがありません。列 { $found } が足りません。games.to_frame("events") の表か、ecarte convert --links で書き出した「link」の列のある表を使ってください。
    [twice] この表には { $column } という列が複数あります。一つだけ残してください。
    [number] 列 { $column } の型は { $found } です。整数に変換してください。
    [text] 列 { $column } の型は { $found } です。文字列に変換してください。
    [null] { $row } 行目の列 { $column } が空です。書き入れるか、そのゲームをすべて除いてください。
    [apart] { $row } 行目はゲーム { $game } ですが、その他の行は離れた上のほうにあります。表を game_id、deal、attempt、n の順に並べ、複数の表を合わせたときはゲームに番号を付け直してください。
    [mixed] { $row } 行目のタグが、上にあるゲーム { $game } の行のタグと違います。ゲームごとに別の game_id にしてください。
    [order] { $row } 行目はゲーム { $game } の { $found } で、上の行に続きません。表を game_id、deal、attempt、n の順に並べ、出来事を省かないでください。
    [dealer] { $row } 行目のディーラーが、ゲーム { $game } の同じディールにある上の行と違います（{ $found }）。列 dealer を直してください。
    [event] { $row } 行目の列 event にある「{ $found }」は出来事ではありません。S:propose や N.Qh のように ECN の書き方で書いてください。
    [tags] { $row } 行目はゲームの最初の行ですが、タグがありません。列 tags に、games.to_frame("events") が書くような JSON のオブジェクトを入れてください。
   *[damaged] この表は壊れているか途中で切れているため読めません：{ $found } 作り直してください。
}
problem-E-utf8 = ここから先は UTF-8 ではありません。
    .remedy = ファイルを UTF-8 で保存し直してください。
problem-E-gzip = ファイルの初めは gzip ですが、展開できません。
    .remedy = 壊れているか途中で切れています。もう一度入手してください。

## 多くのゲーム記録：条件、統計、アーカイブ、シミュレーション

problem-E-filter-long = 条件が{ $most }文字を超えています。
problem-E-filter-empty = 条件がありません。例：vole and score_S > 3
problem-E-filter-syntax = ここから条件を読めません。括弧か引用符が足りないかもしれません。等しいは ==、含むは ~ です。条件は and、or、not で結びます。
problem-E-filter-deep = 条件の入れ子が{ $most }を超えています。
problem-E-filter-signs = 条件の括弧と記号が{ $most }個を超えています。
problem-E-filter-form = これは条件には使えません。条件に書けるのは、項目の名前、整数とその + と -、引用符で囲んだ文字列、比較、and・or・not、any(…)のような関数です。
problem-E-filter-name = 「{ $name }」という項目はありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}文字列は引用符で囲みます。
problem-E-filter-number = 数は{ $most }以下の整数です。
problem-E-filter-kind = ここには{ $wanted ->
    [text] 文字列
    [number] 数
   *[flag] 条件
}が要りますが、{ $found ->
    [text] 文字列
    [number] 数
   *[flag] 条件
}があります。
problem-E-filter-value = 「{ $name }」が「{ $value }」になることはありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}あり得る値は { $allowed } です。{ $hint ->
    [seat] プレイヤーの席は seat("{ $value }") です。
    [won] プレイヤーが勝ったゲームは won("{ $value }") です。
    [version] 版まで指定するには tag("Rules") == "{ $value }" です。
   *[none] { "" }
}
problem-E-filter-date = 「{ $value }」はゲーム記録の日付の形ではありません。{ $near ->
    [0] { "" }
   *[other] 「{ $near }」のことですか。
}日付は 2026、2026.11、2026.11.28 のように書きます。
problem-E-filter-function = 「{ $name }(…)」はありません。使えるもの：{ $allowed }
problem-E-filter-arguments = 「{ $name }(…)」の括弧には値を一つだけ書きます。
problem-E-filter-subject = 「.{ $verb }」の前には席を書きます：elder、dealer、winner、taken_by、seat("Anna")、"S"
problem-E-filter-verb = 「.{ $name }」はありません。{ $near ->
    [0] { "" }
   *[other] 「.{ $near }」のことですか。
}席の後に書けるもの：{ $allowed }
problem-E-filter-given = 「.{ $name }(…)」の括弧にはカードを書きます：「KQ of trumps」
problem-E-filter-bare = 「.{ $name }」の括弧にこれは書けません。
problem-E-filter-text = ここには引用符で囲んだ文字列だけを書けます。
problem-E-filter-cards = ここからカードを読めません。ランクとスートを書きます：「KQ of trumps」「A plain」「Ks」
problem-E-filter-like = ここから手札を読めません。切り札、続けてほかのスートを順に書きます：「KQ/A7/x」。x はどのランクでもよく、- はカードなしです。
problem-E-filter-inside = 「{ $name }(…)」はゲーム全体を見るので、「{ $outer }(…)」の中には書けません。
problem-E-filter-sequence = 「sequence(…)」の括弧には出来事をコンマで区切って書きます：sequence(elder.proposes, ..., dealer.refuses)。点三つは間を表します。
problem-E-filter-position = 局面は一つの sequence で書きます：sequence(elder.proposes, dealer.like("K/xx/xx"))
problem-E-extra = { $package } が必要ですが、入っていません：pip install 'ecarte[{ $extra }]'
problem-E-archive = アーカイブとして開けません：{ $detail }
problem-E-archive-other = DuckDB のファイルですが、「ecarte archive」の作ったものではありません。
problem-E-archive-version = このアーカイブは、別のバージョンのプログラムが別の表かルールで作ったものです。「ecarte archive query …」「stats」「add」を使うと更新されます。「export」は今のままで記録を出力します。
problem-E-archive-newer = このアーカイブは、新しいバージョンのプログラムが作ったものです。調べたり加えたりするには、プログラムを更新してください。「ecarte archive export …」はこのバージョンでも使えます。
problem-E-archive-empty = このアーカイブは空です。作る途中で中断されました。もう一度 add で加えてください。
problem-E-archive-unfinished = このアーカイブはありません。作るはずの「add」が中断されました。残っていたものは消したので、もう一度 add で加えてください。
problem-E-archive-taken = このアーカイブは更新できません。アーカイブ自身が必要とする「{ $name }」という名前の表かビューが、すでに追加されています。何も変更していません。
    .remedy = DuckDB で ALTER TABLE { $name } RENAME TO my_{ $name }（ビューなら ALTER VIEW）のように名前を変えてから、もう一度実行してください。
problem-E-archive-used = 別のプログラムがこのアーカイブを開いています。そちらを閉じるか、終わるのを待って、やり直してください。「ecarte archive export …」はその間も使えます。（{ $detail }）
problem-E-archive-write = アーカイブに書けません。中身は元のままです。ディスクの空きを増やすか、書き込めるフォルダーに移してください。「ecarte archive export …」は今のままで使えます。（{ $detail }）
problem-E-query = DuckDB では答えられません：{ $detail }
problem-E-query-long = { $seconds } 秒のあいだ次の行が出なかったため、SQL を中止しました。
    .remedy = 終わる SQL かどうか確かめてください。終わるものなら、--seconds 600 のように時間を延ばしてください。0 なら制限しません。
problem-E-query-number = { $number ->
    [0] SQL がありません。SELECT count(*) FROM games のように書いてください。
   *[other] SQL が { $number } 件あります。一度に一つにしてください。
}
problem-E-player-missing = 席{ $seat }のプレイヤーがいません。
    .remedy = S:amateur N:chance のように、席ごとに指定してください。
problem-E-player = 「{ $player }」というプレイヤーはいません。使えるもの：{ $allowed }
problem-E-duplicate-odd = 同じカードのゲームは{ $sides }ゲームずつです。{ $games }は割り切れません。
problem-E-batch-rules = `ecarte.batch` はこのルールを扱えません：{ $options }。変えるか、エンジンを使ってください。
problem-E-batch-action = ゲーム{ $game }では行動 { $action } はできません。`legal()` が許すものを選んでください。

## 公正なディール

problem-E-cut-words = { $reason ->
    [long] カットの言葉が長すぎます。{ $most }文字までです。
   *[letter] 「{ $letter }」ではカットできません。文字、数字、記号を使ってください。かっこや目に見えない文字は使えません。
}
problem-E-cut-kept = 第{ $deal }ディールは一度配られているため、カットは変えられません：{ $with ->
    [words] 「{ $words }」
   *[nothing] 言葉なし
}。
problem-E-cut-daily = 「今日のゲーム」では全員に同じカードが配られるため、言葉ではカットできません。
problem-E-cut-challenge = 挑戦では2人に同じカードが配られるため、言葉ではカットできません。
problem-E-verify-view = この記録は { $seat } から見えたものだけです。シードがなく、何も証明できません。
    .remedy = ゲーム全体の記録を使ってください。
problem-E-verify-branch = 「もしも」のゲームはシードだけで配られたものではありません。証明するものがありません。
problem-E-verify-cards-none = 記録にカードがありません。実際の卓でつけた記録なので、証明されるディールはありません。
problem-E-verify-seed = 記録にシードがありません。ディールを計算し直せません。
    .remedy = シードはゲームが終わってから明かされます。
problem-E-verify-commit-missing = 記録に Commit タグがありません。最初のディールの前にシードが決まっていたとは言えません。
problem-E-verify-commit = シードは封印されたものではありません。その封印は { $expected }、記録の封印は { $found } です。
problem-E-verify-noted = 記録の封印は { $found } で、書きとめた { $expected } ではありません。
problem-E-verify-cut = 親決めで、シードの山からは { $expected } が出ます。記録では { $found } です。
problem-E-verify-draw = プールの席決めで、シードの山からは { $expected } が出ます。記録では { $found } です。
problem-E-verify-empty = まだ何も配られていません。証明するものがありません。
problem-E-verify-recut = 第{ $number }ディールは、最初に配られたときと別の言葉でカットされています。
problem-E-verify-shuffle = 第{ $number }ディールをプレーヤーが何で切り混ぜたのか、記録にありません。
problem-E-verify-signed = この記録は、{ $name }（{ $seat }）が署名したものではありません。
problem-E-verify-signed-missing = プレーヤーはこの記録に署名していません。
problem-E-verify-pack = 第{ $number }ディールのカットの前にカードがどう並んでいたか、誰にも分かりません。
problem-E-verify-cards = 第{ $number }ディール：山では { $expected } のところ、{ $found } が配られています{ $more ->
    [0] 。
   *[other] （ほか{ $more }枚）。
}

# クラスターでの作業

problem-E-cluster = { $address } のスケジューラーが応答しません：{ $detail }。
    .remedy = 動いているか、表示されたアドレス（tcp://10.0.0.1:8786 など）と同じか、確かめてください。
problem-E-cluster-missing = クラスターには Dask が必要です。
    .remedy = インストールしてください：pip install 'ecarte[cluster]'。
problem-E-cluster-empty = { $address } のスケジューラーにはワーカーがありません。
    .remedy = 起動してください：dask worker { $address }。
problem-E-cluster-version = { $place } の { $package } は { $found }、こちらは { $wanted } です。結果が異なるおそれがあります。
    .remedy = そちらに { $package } { $wanted } を入れて、起動し直してください。
problem-E-cluster-lost = { $address } のクラスターは続けられませんでした：{ $detail }。
    .remedy = ワーカーの出力を見てください。メモリが足りないのかもしれません。
problem-E-cluster-address = 「{ $address }」はスケジューラーのアドレスではありません。
    .remedy = tcp://10.0.0.1:8786 のような形です。スケジューラーが表示します。
problem-E-cluster-gone = { $address } のスケジューラーとの接続が切れました。
    .remedy = スケジューラーとワーカーを起動し直してから、コマンドをやり直してください。
