# 二つのブラウザーの接続

friend-live = ライブ接続
friend-live-why = { $role ->
    [two] ライブ接続では、両方のページが開いているあいだ、メッセージが{ $name }さんのブラウザーとのあいだを自動で行き来します。行きのリンクと帰りのリンクが一つずつ必要で、いつでも始められ、いつでもやめられます。
    [host] ライブ接続では、ページが開いているあいだ、メッセージがブラウザーのあいだを自動で行き来します。ほかの人はそれぞれ、行きと帰りのリンク一つずつであなたにつながり、届いたものはあなたのページがみなに渡します。それであなただけが知ることは何もありません。いつでも始められ、いつでもやめられます。
   *[guest] ライブ接続では、ページが開いているあいだ、メッセージがブラウザーのあいだを自動で行き来します。あなたは{ $name }さんにつながり、届いたものは{ $name }さんのページがみなに渡します。それで{ $name }さんが特別に知ることは何もありません。行きのリンクと帰りのリンクが一つずつ必要で、いつでも始められ、いつでもやめられます。
}
friend-live-unnamed = 友だち
friend-live-begin = ライブでつなぐ
friend-live-send = リンクを{ $name }さんに送ってください。このページを開いたまま、30分以内に開いてもらえば、ライブでつながります。
friend-live-back = リンクを{ $name }さんに送り返し、このページを開いたままにしてください。それでつながります。
friend-live-one = リンク{ $number }：一人だけに送ってください。このページを開いたまま、30分以内に開いてもらえば、ライブでつながります。
friend-live-back-one = リンク{ $number }：リンクをくれた友だちに送り返し、このページを開いたままにしてください。それでつながります。
friend-live-come = つながった友だち：{ $all }人のうち{ $come }人
friend-live-onward = ほかの人のメッセージも、そこを通って届きます。
friend-live-whole = ライブ：全員います。
friend-live-all = ライブ：{ $others }。
friend-live-other = { $standing ->
    [here] { $name }さんがいます
    [thinks] { $name }さんが考えています
    [away] { $name }さんは別のものを見ています
    [waiting] { $name }さんは接続中です
    [interrupted] { $name }さんから応答がありません
   *[gone] { $name }さんはつながっていません
}
friend-live-offered = { $name }さんはライブ接続も希望しています。あなたが送り返すリンクでつながります。
friend-live-servers = 接続を助けるサーバー：{ $servers }
friend-live-stop = つながない
friend-live-end = 接続を終える
friend-live-invited = これは接続を通じて自動的に送られます。
friend-live-handed = このブラウザーの別のタブがこのリンクを待っていて、受け取りました。そちらで続けてください。
friend-live-bar = { $standing ->
    [here] ライブ：{ $name }さんがいます。
    [away] ライブ：{ $name }さんは別のものを見ています。
    [waiting] 接続を待っています。
    [interrupted] { $name }さんから応答がありません。
    [gone] { $name }さんは離れました。メッセージで続きます。
    [unreachable] つながりません。メッセージで続きます。
   *[lost] 接続が切れました。メッセージで続きます。
}
friend-bar-connect = つなぐ…
friend-code = QRコード
friend-file-none = このファイルにメッセージはありません。

friend-scan = カメラでQRコードを読む
friend-scan-stop = カメラを止める
friend-scan-look = 相手のコードをカメラに写してください。
friend-scan-refused = カメラの使用が許可されませんでした。ブラウザーのこのページの設定で許可するか、リンクを送ってください。
friend-scan-none = ここではカメラを使えません。代わりにリンクを送ってください。
friend-connection = { $standing ->
    [waiting] { $name }さんがリンクを開くのを待っています。
    [open] { $name }さんとつながりました。
    [interrupted] { $name }さんからいま応答がありません。
    [gone] { $name }さんがページを閉じたか、接続を終えました。ゲームはメッセージで続きます。もう一度接続することもできます。
    [lost] { $name }さんとの接続が切れました。ゲームはメッセージで続きます。もう一度接続することもできます。
    [unreachable] 二つのネットワークは直接つながりません。ゲームはどのネットワークからでもメッセージで続けられます。
    [refused] 相手側から、このゲームのものではないデータが届きました。接続を切りました。ゲームはメッセージで続きます。
   *[closed] 接続は終わりました。ゲームはメッセージで続きます。
}
friend-link-wrong = { $what ->
    [expired] このリンクは古すぎます。相手のページにはもう新しいリンクができています。それを送ってもらってください。
    [other-offer] このリンクが答えている誘いはもう終わっています。もう一度つなぎ、新しいリンクを送ってください。
    [own] これはあなた自身のリンクです。友だちに送ってください。
    [other-guest] このリンクは、招待した人に送るものです。ほかの人はその人につながり、互いにはつながりません。
   *[unreadable] 接続のためのリンクではありません。全体をコピーしてください。
}
friend-servers-title = 友だちとの接続を助けるサーバー
friend-servers = 接続に使う自分のサーバー（1行に一つ）
friend-servers-none = サーバーがないと、二つの端末は同じネットワークの中でしかほとんどつながりません。メッセージはどこでも使えます。
friend-servers-stun = STUNサーバー（stun:…）は、この端末のインターネット上のアドレスと接続の時刻を知りますが、ゲームの内容は何も知りません。
friend-servers-turn = TURNサーバー（turn:… ユーザー名 パスワード）は接続そのものを中継し、両方のアドレスと、送った量と時刻を知ります。ゲームの内容は読めません。
friend-servers-wrong = サーバーの一覧ではありません。1行は「stun:ホスト」か、「turn:ホスト」にユーザー名とパスワードを続けたもので、4行までです。
friend-servers-site = このサイトのサーバー：{ $servers }。自分のサーバーを書くと、代わりにそれを使います。
