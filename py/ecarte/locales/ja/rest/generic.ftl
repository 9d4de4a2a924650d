### The table of a game that brings none of its own: two play, for tricks and points.

generic-to = { $who ->
    [you] あなた
   *[other] { $name }
}
generic-points = { generic-to }に{ $points }点。
generic-choose = あなたの番です。選んでください
generic-even = このディールは両者とも得点
generic-drawn = このディールは得点なし
generic-note-deals = 親：カードを配った側です。もう1人が先にリードします。
