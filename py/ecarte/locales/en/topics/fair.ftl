### Fair deals: how they are dealt, what is proved, how to check it. Read only when somebody opens the panel.

fair-this = This game
fair-unsealed = The record of this game has no seal: it was not dealt here.
fair-reading = The seal is being read…
fair-proving = The cards are compared with the seed…
fair-seal = The seal
fair-seed = The seed
fair-cuts = Cut with your words
fair-cut = Deal { $deal }: “{ $words }”
fair-later = When the game is over the seed is revealed, and every deal is proved here.
fair-proved = Proved: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $cards } cards, each of them where the seed puts it.
fair-prepared = The first cards of this game came with the page, so that they lay on the table at once. They are one of { $many } prepared deals, and their number is public. So this game has no seal: nothing shows that nobody knew its cards beforehand. The same holds for its later deals, which follow from the same number.
fair-daily = This is the daily deal. Its number follows from the date and is public, so that everyone has the same cards; nothing shows that nobody knew them beforehand, and there is no seal.
fair-prepared-mend = Cut the pack with words of your own before a deal, and nobody can have known its cards. Every game you begin yourself has a secret number and a seal.
fair-prepared-dealt = The cards agree with the public number: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $cards } cards, each of them where the number puts it.
fair-not-proved = Not proved.
fair-how = How it works
fair-how-seal = Before the first deal a secret number is drawn at random: the seed. From it follows the order of the cards in every deal of the game. What you can see from the beginning is its seal, a fingerprint that fits this number alone and gives no card away. Nobody can change the seed afterwards without breaking the seal.
fair-how-cut = Before a deal you may cut the pack with words of your own. From then on the order of the cards depends on them too, and nobody could know them when the seed was sealed. A deal keeps its cut, also when you take back.
fair-how-proof = When the game is over the seed is revealed. Then every pack is made again from it, and every card that was dealt, turned up or drawn is compared.
fair-how-prepared = Two games are different: the one that lies on the table at your first visit, and the daily deal. Their numbers are public, they have no seal, and this page says so.
fair-minds = The computer’s players know nothing of all this. They are shown what you would see from their seat, and have random numbers of their own, from which no card can be learnt. In the program dealing and playing are separate, and a test makes sure that they stay so.
fair-not = What is not proved: that nobody has looked. While a game lasts, its seed and every hand lie in this browser’s own storage, in plain text, so that you can go on with the game later. Whoever has this device can read them there with the browser’s developer tools, as they could turn over the pack on a table. The page itself shows and sends nothing of it.
fair-check = Check it yourself
fair-check-program = Note the seal before you begin, save the record when the game is over, and have it checked by the program:
fair-check-seal = The seal is the SHA-256 of the seed. The tools of any computer can show it:
fair-the-seed = SEED
fair-recipe = The recipe for a program of your own
fair-recipe-stream = The 32 bytes of the seed are the key of HMAC-SHA-256. Block number B = 0, 1, 2 … of deal N, attempt A is the HMAC of the text “ECN1 pack N/A B”; where the pack was cut, a line feed and the words follow, in UTF-8, as they stand in the record.
fair-recipe-numbers = Each block is read as eight numbers of 32 bits, the most significant byte first.
fair-recipe-shuffle = Lay the cards out as As Ks Qs Js Ts 9s 8s 7s, then hearts, diamonds, clubs. For I = 31 down to 1 take the next number that is less than the greatest multiple of I + 1 up to 2³², and exchange the cards in place I and in place (number modulo I + 1), counted from 0.
fair-recipe-deal = Place 0 is the top of the pack. The cards are dealt in packets as the rules say, then one is turned up, and the rest is the stock.
