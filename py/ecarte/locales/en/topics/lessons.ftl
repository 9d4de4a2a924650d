### Lessons: what is said before something is done at the table, and after it.

lessons-about = Short lessons at a real table. Each ends with a few questions.
guide-first = A first game with a guide
lesson-done = done
lesson-place = { $number } of { $count }:
lesson-again = Allowed, but not what is asked here. Try another.
lesson-play = Play a card.
lesson-on = Go on
lesson-over = Lesson done
lesson-result = Right at the first try: { $right } of { $count }.
lesson-next = Next lesson
lesson-all = All lessons
lesson-failed = The lesson could not be shown. Try again.

lesson-ecarte-follow = Follow, beat, trump
lesson-ecarte-follow-about = You are not free in what you play. Follow suit if you can, and play higher if you can. If you have none of the suit, you must trump.
lesson-ecarte-follow-higher = The nine of hearts was led. Which card may you play?
lesson-ecarte-follow-higher-done = You must follow with a heart, and the queen is the one that beats the nine. The eight stays in your hand.
lesson-ecarte-follow-trump = The king of spades was led, and you have no spade. Diamonds are trumps.
lesson-ecarte-follow-trump-done = Without a card of the suit you must trump. Any trump will do, and even the seven beats a king.

lesson-ecarte-king = The king is the highest
lesson-ecarte-king-about = The cards rank king, queen, jack, ace, ten, nine, eight, seven. The ace comes after the jack.
lesson-ecarte-king-ace = The ace of hearts was led. Take the trick.
lesson-ecarte-king-ace-done = The jack beats the ace. Only the king, queen and jack do.
lesson-ecarte-king-mark = You hold the king of trumps. Here you must announce it yourself, before you play to the first trick.
lesson-ecarte-king-mark-done = One point, whatever becomes of the tricks. By the usual rules it is marked for you.

lesson-ecarte-propose = Propose or stand
lesson-ecarte-propose-about = You speak first when the other dealt. Propose, and both of you may exchange cards. Stand, and you must take three tricks with what you have, or the other scores two points.
lesson-ecarte-propose-weak = One small trump and a jack. What do you do?
lesson-ecarte-propose-weak-done = You lose little by asking: your hand can only get better, and nothing is risked.
lesson-ecarte-propose-strong = Three trumps with the king, and the king and queen of hearts. And now?
lesson-ecarte-propose-strong-done = Five good cards. An exchange would help the other more than you.

lesson-ecarte-hands = Hands to stand on
lesson-ecarte-hands-about = Old books list the hands to be played without proposing: those that make the point about twice in three. Learn what they look like.
lesson-ecarte-hands-three-kings = Two small trumps, king and queen of hearts, and another king.
lesson-ecarte-hands-three-kings-done = Two trumps, however small, with the high cards of a suit and one more king: stand on that.
lesson-ecarte-hands-one-trump = One trump only, but king, queen and jack of hearts, and the king of diamonds.
lesson-ecarte-hands-one-trump-done = Three hearts from the top and a king besides are worth standing on, even with the seven of trumps.

lesson-ecarte-discard = What to throw
lesson-ecarte-discard-about = Keep trumps and kings, and throw the rest. You get as many new cards as you discard.
lesson-ecarte-discard-keep = Two trumps, a king, a jack and a nine. Pick what goes.
lesson-ecarte-discard-keep-done = The jack and the nine go. A king takes a trick unless it is trumped; a jack seldom does.

lesson-ecarte-lead = The first lead
lesson-ecarte-lead-about = The player who did not deal leads. With strong trumps lead trumps. With few of them lead your best suit, from the top.
lesson-ecarte-lead-trumps = King, queen and ten of trumps. What do you lead?
lesson-ecarte-lead-trumps-done = The other’s trumps fall, and can no longer take your queen of spades.
lesson-ecarte-lead-suit = A single trump, and king and queen of hearts.
lesson-ecarte-lead-suit-done = From the top of the suit in which you have two. The trump is kept for the suit you are short of.

lesson-ecarte-vole = The vole
lesson-ecarte-vole-about = Three tricks or four are one point. All five, the vole, are two.
lesson-ecarte-vole-all = A hand for all five tricks. Where do you begin?
lesson-ecarte-vole-all-done = With the high trumps: once they are drawn, nobody can trump your kings.
lesson-ecarte-vole-last = Three tricks are yours; a king and a trump are left. Which comes first?
lesson-ecarte-vole-last-done = The trump: the other’s last one falls, and cannot take your king. All five are two points.

lesson-ecarte-vulnerable = The price of saying no
lesson-ecarte-vulnerable-about = Whoever refuses the first proposal and then loses gives the other two points instead of one. So does whoever stands at once.
lesson-ecarte-vulnerable-accept = You dealt, and the other proposes. You have one trump and no king.
lesson-ecarte-vulnerable-accept-done = You would win about every second time, but a loss costs double. Accept.
lesson-ecarte-vulnerable-refuse = The same again, but with two trumps, a king and a queen.
lesson-ecarte-vulnerable-refuse-done = Whoever proposes is seldom strong, and this hand wins far more often than it loses. Refuse.

lesson-ecarte-four = Four all
lesson-ecarte-four-about = At four all one point wins the game, so a loss can cost no more than that: nobody fears the second point any longer. Stand and refuse with hands that you would have exchanged before.

lesson-belote-trumps = The jack and the nine
lesson-belote-trumps-about = In trumps the jack is the highest and counts 20, then come the nine with 14, the ace with 11 and the ten with 10; king, queen, eight and seven follow.
lesson-belote-trumps-ace = Clubs are trumps, and the ace was led. Beat it.
lesson-belote-trumps-ace-done = Jack and nine are above the ace. You had to play one of them: in trumps you must go higher if you can.
lesson-belote-trumps-king = Hearts are trumps, and the king was led. Take the trick.
lesson-belote-trumps-king-done = The ten beats the king. Above it are only the jack, the nine and the ace.
lesson-belote-trumps-nine = The nine of trumps was led. Which of your three clubs beats it?
lesson-belote-trumps-nine-done = Only the jack is above the nine: 34 points with two cards.
lesson-belote-trumps-order = Queen, ten and ace of trumps lie there. What can you do?
lesson-belote-trumps-order-done = The nine beats the ace. Your king would not, and neither would the eight.

lesson-belote-ten = The ten
lesson-belote-ten-about = Outside trumps the order is ace, ten, king, queen, jack. A ten counts 10, as much as a whole last trick: see to it that your side takes yours.
lesson-belote-ten-beats = The king of hearts was led; spades are trumps. Take the trick.
lesson-belote-ten-beats-done = The ten comes after the ace: it beats king, queen and jack.
lesson-belote-ten-give = Your partner’s ace is winning, and you play last. Ten or seven?
lesson-belote-ten-give-done = The ten. It is safe here, and counts for your side; later it might be trumped.
lesson-belote-ten-wait = The ace on your right is winning. Ten or seven?
lesson-belote-ten-wait-done = The seven. With the ace gone your ten is the highest club left.
lesson-belote-ten-ace = The king is winning, and you have ace, ten and seven. Take the trick.
lesson-belote-ten-ace-done = Both the ace and the ten beat the king.

lesson-belote-follow = Follow, trump, go higher
lesson-belote-follow-about = Follow suit if you can; outside trumps you need not play higher. If you cannot follow you must trump, and go above the trumps that lie there. When trumps are led you must go higher, too.
lesson-belote-follow-suit = The king of hearts was led. Which card may you play?
lesson-belote-follow-suit-done = Any heart. Outside trumps nobody has to beat what lies there.
lesson-belote-follow-trump = The ace of spades was led, and you have no spade. Clubs are trumps.
lesson-belote-follow-trump-done = Your partner is not winning, so you must trump. With either card: no other trump lies there.
lesson-belote-follow-over = Again no spade, but the ten of clubs already trumps. Ace or eight?
lesson-belote-follow-over-done = You must go above a trump if you can, and the ace beats the ten.
lesson-belote-follow-higher = Clubs are trumps, and the nine was led.
lesson-belote-follow-higher-done = The jack is your only trump above the nine, so it must be played.
lesson-belote-follow-lower = The ten of clubs trumps, and yours are lower. You have no spade.
lesson-belote-follow-lower-done = You must trump all the same, though it does not help.

lesson-belote-partner = With your partner
lesson-belote-partner-about = Points that your partner takes are yours. If you cannot follow while your partner is winning, you need not trump: give points. On a trick that the others take, give none.
lesson-belote-partner-free = Your partner’s ace of diamonds is winning. You have no diamond and play last.
lesson-belote-partner-free-done = The ten of clubs: ten points at once, and your trumps are kept.
lesson-belote-partner-lost = The ace on your left takes the trick. You have neither a diamond nor a trump.
lesson-belote-partner-lost-done = A card that counts nothing. The kings and queens are kept.
lesson-belote-partner-king = Clubs: your partner’s ace is winning, and you play last.
lesson-belote-partner-king-done = The king: four points more for your side.

lesson-belote-take = What is worth a take
lesson-belote-take-about = Whoever takes gets the turned card and needs more than half of the points. Count jack and nine first, then the number of trumps, then aces. Below three trumps, or without the jack or the nine, you seldom get there.
lesson-belote-take-strong = The nine of spades is turned up. You hold jack, ace and seven of spades and an ace besides.
lesson-belote-take-strong-done = Four trumps with jack, nine and ace: take at once.
lesson-belote-take-weak = The queen of spades is turned up. You hold ten and eight.
lesson-belote-take-weak-done = Three trumps, but the jack and the nine are elsewhere, and you have no ace.
lesson-belote-take-second = Everybody passed, the ten of diamonds is out. Is there another suit for you?
lesson-belote-take-second-done = Jack, nine and king of hearts, with an ace. Three cards are still to come.
lesson-belote-take-aces = Two aces, and the king of clubs is turned up.
lesson-belote-take-aces-done = Aces are good, but king and eight are no trumps to take with. Pass; your aces will hurt whoever takes.

lesson-belote-draw = Drawing trumps
lesson-belote-draw-about = Your side took: lead trumps, from the top, until the others have none left. Each round draws two of theirs, and then your aces and tens are safe.
lesson-belote-draw-jack = You took, and you lead. Spades are trumps.
lesson-belote-draw-jack-done = The jack: nothing beats it, and everybody has to give a trump.
lesson-belote-draw-again = Four trumps are gone, and one is still out. What now?
lesson-belote-draw-again-done = The nine is the highest now. Draw the last one, too.
lesson-belote-draw-stop = All eight trumps are gone or in your hand.
lesson-belote-draw-stop-done = Now the hearts: nobody can trump them, and your last trumps remain for later.
lesson-belote-draw-defend = The player on your left took. You lead against the contract.
lesson-belote-draw-defend-done = An ace, before it can be trumped. Against the taker you do not lead trumps.

lesson-belote-count = Counting to 82
lesson-belote-count-about = The cards count 152 points and the last trick 10: 162 in all. Whoever took needs 82, or more than the others once declarations are added. With less, the others get everything. So count, and think of the last trick.
lesson-belote-count-last = You took with clubs, and have 50 points and a tierce. Queen and ten are left, and only the nine is above them.
lesson-belote-count-last-done = The queen gives the nine only 3 points, and the ten takes the last trick. The other way round it would get 10, and you would fall short.
lesson-belote-count-keep = Your partner took, and your side has 57 points. You cannot follow. Trump, or throw the queen?
lesson-belote-count-keep-done = Keep the ten of trumps: it takes the last trick, with its 10 points, and that makes the contract.
lesson-belote-count-spare = The nine of trumps on your right takes this trick. Your side needs every point.
lesson-belote-count-spare-done = The eight counts nothing, the ten 10. Your partner’s jack of trumps takes the last trick, with your ten in it.

lesson-belote-declare = Declarations
lesson-belote-declare-about = Three cards of a suit in a row are 20 points, four 50, five 100; four of a kind 100, nines 150, jacks 200. Announce them with your first card; only the side with the best one scores. Belote, king and queen of trumps, is 20 whatever happens.
lesson-belote-declare-tierce = What can you announce?
lesson-belote-declare-tierce-done = Ace, king and queen of hearts: a tierce, 20 points if nobody has better.
lesson-belote-declare-belote = Clubs are trumps, the ten was led, and you have king and queen.
lesson-belote-declare-belote-done = Belote with the first of the two, rebelote with the second: 20 points.
lesson-belote-declare-carre = And with this hand?
lesson-belote-declare-carre-done = Four jacks are 200, the best there is.
lesson-belote-declare-run = Four diamonds in a row. Announce them.
lesson-belote-declare-run-done = King to ten is a cinquante, 50 points. It beats every tierce.

lesson-belote-open = Cards on the table
lesson-belote-open-about = In this game for two, eight cards lie face up before each player, each on a covered one. Only cards that lie face up are played, and only they count when you must follow suit, trump or go higher.
lesson-belote-open-uncover = The king of hearts was led. Take the trick.
lesson-belote-open-uncover-done = The ten beats the king. You won, so you turn up the card beneath yours first, then the other does the same. From now on both can be played.
lesson-belote-open-trump = The ace of spades was led, and none of your open cards is a spade. Clubs are trumps.
lesson-belote-open-trump-done = You had to trump. The eight of spades lay beneath your card, but a covered card does not count.
lesson-belote-open-take = Both of you passed the queen of diamonds. You see both rows: is there a suit for you?
lesson-belote-open-take-done = Ace, king and queen of spades against a bare eight, and two more aces. The jack and the nine are still covered.
lesson-belote-open-higher = Hearts are trumps, and the queen was led.
lesson-belote-open-higher-done = Among your open trumps only the ace goes above the queen. It must be played, though you see the jack and the nine before the other.
lesson-belote-open-pass = The jack of clubs is turned up. You hold queen, ten and seven of clubs.
lesson-belote-open-pass-done = Pass. Here the turned card stays where it lies: the other has the jack, and the ace with it.
