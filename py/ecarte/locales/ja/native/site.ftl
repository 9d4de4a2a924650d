### The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent).

site-title = エカルテ：パリのカジノで遊ばれたトランプゲーム
site-description = フランスのトランプゲーム、エカルテとブロットを、コンピューターや隣の人と遊べます。ルールブックつきで、どのゲームも後から再生でき、コンピューターは選んだ理由を教えてくれます。無料で登録はいりません。一度遊べば、あとはネットワークがなくても遊べます。
site-picture = 緑のテーブルに扇形に広げた5枚のカードとエカルテの名
site-shot = テーブル：手前があなたの手札、奥が相手。切り札と点数も見えます
site-locale = ja_JP
