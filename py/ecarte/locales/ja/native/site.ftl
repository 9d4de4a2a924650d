### The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent).

site-title = エカルテ：パリのカジノで遊ばれたトランプゲーム
site-description = フランスのトランプゲーム、エカルテとブロットを、コンピューターや隣の人と遊べます。ルールブックつきで、どのゲームも後から再生でき、コンピューターは選んだ理由を教えてくれます。無料で登録はいりません。一度遊べば、あとはネットワークがなくても遊べます。
site-picture = 緑のテーブルに扇形に広げた5枚のカードとエカルテの名
site-shot = テーブル：手前があなたの手札、奥が相手。切り札と点数も見えます
site-locale = ja_JP

# Instead of the page, where it cannot start.
site-from-file = このページはファイルとして開かれていますが、それではブラウザがゲームを起動できません。サーバーから開いてください。プロジェクトのフォルダーで「make play」を実行するか、ウェブサーバーに置きます（docs/guide/hosting.md）。
site-too-old = このブラウザは古いため、ゲームを動かせません。ここ2年ほどのブラウザなら遊べます。
site-no-wasm = ゲームには WebAssembly が必要ですが、このブラウザでは無効になっています。iPhone、iPad、Mac ではロックダウンモードが原因です。Safari でアドレスの横のメニューからこのWebサイトの設定を開き、このサイトだけロックダウンモードをオフにしてください。ほかのブラウザでは、セキュリティの設定でこのサイトに WebAssembly を許可してください。
site-refused = ページを起動できません。サーバーは「{ $file }」に「{ $got }」で応えていますが、ブラウザには「{ $needed }」が必要です。サイトの管理者にお知らせください。直し方は docs/guide/hosting.md にあります。
site-cut-off = ページを最後まで読み込めませんでした。接続を確かめて再読み込みしてください。ゲームはこの端末に残っています。
site-no-script = エカルテには JavaScript が必要ですが、このブラウザでは無効になっています。
