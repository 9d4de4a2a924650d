### What Python functions say of an argument or a source; TypeErrors are in English, as Python’s own.

problem-E-argument-least = { $name } は { $least } 以上の整数です。{ $given } は使えません。
problem-E-argument-choice = { $name } に「{ $given }」は使えません。使えるのは { $allowed } です。
problem-E-argument-card = { $given } はカードではありません。
    .remedy = カードは Ks のように、数字とスートで書きます。
problem-E-argument-seat = 席 { $seat } が { $first } と { $second } の両方に割り当てられています。
    .remedy = どの席も1回だけ書いてください。
problem-E-argument-array = { $name } の型は { $given }、形は { $given_shape } です。
    .remedy = 型は { $kind }、形は { $shape } にしてください。
problem-E-slice-step = スライスの間隔に 0 は使えません。
problem-E-source-empty = 読み込み元が空です。ファイル名でもテキストでもありません。
problem-E-source-null = 読み込み元に、ファイル名には使えないヌル文字があります。
problem-E-source-link = 「{ $link }」はリンクです。
    .remedy = ecarte.open でそのゲームが得られます。
problem-E-read-once = このゲームの列は1回しか読めず、もう読まれています。
    .remedy = リストに取っておくか、ファイルをパスで読み込んでください。
problem-E-games-mixed = { $first } と { $second } のゲームが混ざっています。
    .remedy = game="{ $first }" のように、どちらかを選んでください。
problem-E-write-read = { $file } は読み込み元でもあり、書くと前より少なくなります。
    .remedy = 別のファイルに書いてください。
problem-E-write-loses = { $file } に書くと、除かれた記録が失われます。
    .remedy = 記録を直すか、別のファイルに書いてください。
problem-E-write-form = { $file } の中身は ECN になりますが、拡張子が違います。
    .remedy = 拡張子を .ecn にしてください。
problem-E-write-packed = { $file } は拡張子どおりには圧縮されません。
    .remedy = 書けるのは .gz だけです。
