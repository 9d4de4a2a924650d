### Problems to solve: the verdict, the rating. What is asked is among the words of the analysis.

puzzle-other = The opponent
puzzle-nothing = Say nothing
puzzle-rated = Rated { $rating }; you are at { $own }.
puzzle-right = Right: { $choice }
puzzle-wrong = { $choice } is not best. Best: { $best }
puzzle-cost = It costs { $cost } of the chance to win the game.
puzzle-sampled = Played out over { $worlds } hands that the other may hold.
puzzle-rating = Your rating: { $rating }.
puzzle-rating-now = Your rating: { $rating } ({ $gained }).
puzzle-look = See the whole game
puzzle-next = Next problem
puzzle-failed = The problems could not be fetched. Try again in a minute, with a network.
puzzle-all-done = You have tried every problem. Those you missed come again.
