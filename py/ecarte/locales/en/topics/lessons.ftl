### Lessons: what is said before something is done at the table, and after it.

lessons-about = Short lessons at a real table. Each ends with a few questions.
lesson-done = done
lesson-place = { $number } of { $count }:
lesson-again = Allowed, but not what is asked here. Try another.
lesson-on = Go on
lesson-over = Lesson done
lesson-next = Next lesson
lesson-all = All lessons
lesson-failed = The lesson could not be shown. Try again.

lesson-ecarte-follow = Follow, beat, trump
lesson-ecarte-follow-about = You are not free in what you play. Follow suit if you can, and play higher if you can. If you have none of the suit, you must trump.
lesson-ecarte-follow-higher = The nine of hearts was led. Which card may you play?
lesson-ecarte-follow-higher-done = You must follow with a heart, and the queen is the one that beats the nine. The eight stays in your hand.
lesson-ecarte-follow-trump = The king of diamonds was led, and you have no diamond. Spades are trumps.
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
lesson-ecarte-lead-about = Who did not deal leads. With strong trumps lead trumps. With few of them lead your best suit, from the top.
lesson-ecarte-lead-trumps = King, queen and ten of trumps. What do you lead?
lesson-ecarte-lead-trumps-done = The other’s trumps fall, and can no longer take your queen of clubs.
lesson-ecarte-lead-suit = A single trump, and king and queen of hearts.
lesson-ecarte-lead-suit-done = From the top of the suit in which you have two. The trump is kept for the suit you are short of.

lesson-ecarte-vole = The vole
lesson-ecarte-vole-about = Three tricks or four are one point. All five, the vole, are two.
lesson-ecarte-vole-all = A hand for all five tricks. Where do you begin?
lesson-ecarte-vole-all-done = With the high trumps: once they are drawn, nobody can trump your kings.
lesson-ecarte-vole-last = Four tricks are yours, and one card is left.
lesson-ecarte-vole-last-done = All five: two points.

lesson-ecarte-vulnerable = The price of saying no
lesson-ecarte-vulnerable-about = Whoever refuses the first proposal and then loses gives the other two points instead of one. So does whoever stands at once.
lesson-ecarte-vulnerable-accept = You dealt, and the other proposes. You have one trump and no king.
lesson-ecarte-vulnerable-accept-done = You would win about every second time, but a loss costs double. Accept.
lesson-ecarte-vulnerable-refuse = The same again, but with two trumps, a king and a queen.
lesson-ecarte-vulnerable-refuse-done = Whoever proposes is seldom strong, and this hand wins far more often than it loses. Refuse.

lesson-ecarte-four = Four all
lesson-ecarte-four-about = At four all one point wins the game, so a loss can cost no more than that: nobody fears the second point any longer. Stand and refuse with hands that you would have exchanged before.
