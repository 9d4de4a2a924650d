### Leçons : ce qui se dit avant et après chaque coup à jouer.

lessons-about = De courtes leçons à une vraie table. Chacune se termine par quelques questions.
guide-first = Une première partie avec un guide
lesson-done = terminée
lesson-place = { $number } sur { $count } :
lesson-again = C’est permis, mais ce n’est pas le coup cherché. Essayez autre chose.
lesson-play = Jouez une carte.
lesson-on = Continuer
lesson-over = Leçon terminée
lesson-result = Juste du premier coup : { $right } sur { $count }.
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-failed = La leçon n’a pas pu s’afficher. Réessayez.

lesson-ecarte-follow = Fournir, forcer, couper
lesson-ecarte-follow-about = On ne joue pas n’importe quelle carte : il faut fournir à la couleur demandée, et forcer si l’on peut. Sans carte de la couleur, il faut couper.
lesson-ecarte-follow-higher = On entame du neuf de cœur. Quelle carte pouvez-vous jouer ?
lesson-ecarte-follow-higher-done = Il faut fournir du cœur, et c’est la dame qui bat le neuf. Le huit reste en main.
lesson-ecarte-follow-trump = On entame du roi de pique, et vous n’avez pas de pique. L’atout est carreau.
lesson-ecarte-follow-trump-done = Sans la couleur demandée, on doit couper. N’importe quel atout suffit : même le sept bat un roi.

lesson-ecarte-king = Le roi est le plus fort
lesson-ecarte-king-about = L’ordre des cartes est roi, dame, valet, as, dix, neuf, huit, sept. L’as vient après le valet.
lesson-ecarte-king-ace = On entame de l’as de cœur. Faites la levée.
lesson-ecarte-king-ace-done = Le valet bat l’as. Seuls le roi, la dame et le valet le font.
lesson-ecarte-king-mark = Vous avez le roi d’atout. Ici, c’est à vous de l’annoncer, avant de jouer à la première levée.
lesson-ecarte-king-mark-done = Un point, quoi que donnent les levées. Avec les règles habituelles, il est marqué pour vous.

lesson-ecarte-propose = Proposer ou jouer d’autorité
lesson-ecarte-propose-about = Vous parlez le premier quand l’autre a donné. Si vous proposez, tous deux pourront écarter. Si vous jouez d’autorité, il faut faire trois levées avec ce que vous avez, sinon l’autre marque deux points.
lesson-ecarte-propose-weak = Un petit atout et un valet. Que faites-vous ?
lesson-ecarte-propose-weak-done = Proposer ne coûte guère : votre jeu ne peut que s’améliorer, et vous ne risquez rien.
lesson-ecarte-propose-strong = Trois atouts dont le roi, avec le roi et la dame de cœur. Et maintenant ?
lesson-ecarte-propose-strong-done = Cinq bonnes cartes. L’écart servirait l’autre plus que vous.

lesson-ecarte-hands = Les jeux de règle
lesson-ecarte-hands-about = Les vieux traités dressent la liste des jeux à jouer sans proposer, ceux qui gagnent le point à peu près deux fois sur trois. Apprenez à les reconnaître.
lesson-ecarte-hands-three-kings = Deux petits atouts, roi et dame de cœur, et un autre roi.
lesson-ecarte-hands-three-kings-done = Deux atouts, si petits soient-ils, les honneurs d’une couleur et un roi de plus : voilà un jeu à jouer.
lesson-ecarte-hands-one-trump = Un seul atout, mais roi, dame, valet de cœur et le roi de carreau.
lesson-ecarte-hands-one-trump-done = Une tierce majeure et un roi à côté valent d’être joués, même avec le sept d’atout.

lesson-ecarte-discard = Que faut-il écarter ?
lesson-ecarte-discard-about = Gardez les atouts et les rois, jetez le reste. Vous recevez autant de cartes que vous en écartez.
lesson-ecarte-discard-keep = Deux atouts, un roi, un valet, un neuf. Choisissez vos écarts.
lesson-ecarte-discard-keep-done = Le valet et le neuf s’en vont. Un roi fait sa levée s’il n’est pas coupé, un valet rarement.

lesson-ecarte-lead = L’entame
lesson-ecarte-lead-about = Celui qui n’a pas donné entame. Fort en atout, attaquez atout. Avec peu d’atouts, attaquez votre meilleure couleur, en commençant par le haut.
lesson-ecarte-lead-trumps = Roi, dame et dix d’atout. Quelle est votre entame ?
lesson-ecarte-lead-trumps-done = Les atouts de l’autre tombent et ne couperont plus votre dame de pique.
lesson-ecarte-lead-suit = Un seul atout, avec le roi et la dame de cœur.
lesson-ecarte-lead-suit-done = Par la tête de la couleur où vous en avez deux. L’atout attend la couleur qui vous manque.

lesson-ecarte-vole = La vole
lesson-ecarte-vole-about = Trois ou quatre levées valent un point. Les cinq, la vole, en valent deux.
lesson-ecarte-vole-all = Un jeu à faire les cinq levées. Par où commencer ?
lesson-ecarte-vole-all-done = Par les gros atouts : une fois ceux de l’autre tombés, personne ne coupera vos rois.
lesson-ecarte-vole-last = Trois levées sont à vous ; il reste un roi et un atout. Lequel d’abord ?
lesson-ecarte-vole-last-done = L’atout : le dernier de l’autre tombe et ne coupera pas votre roi. Les cinq levées font deux points.

lesson-ecarte-vulnerable = Le prix d’un refus
lesson-ecarte-vulnerable-about = Qui refuse la première proposition et perd donne deux points à l’autre au lieu d’un. De même pour qui joue d’emblée d’autorité.
lesson-ecarte-vulnerable-accept = Vous avez donné, l’autre propose. Vous avez un atout et pas de roi.
lesson-ecarte-vulnerable-accept-done = Vous gagneriez à peu près une fois sur deux, mais perdre coûte double. Acceptez.
lesson-ecarte-vulnerable-refuse = De nouveau, mais avec deux atouts, un roi et une dame.
lesson-ecarte-vulnerable-refuse-done = Qui propose est rarement fort, et ce jeu gagne bien plus souvent qu’il ne perd. Refusez.

lesson-ecarte-four = Quatre à quatre
lesson-ecarte-four-about = À quatre partout, un point gagne la partie : une perte ne peut plus coûter davantage, et le second point ne fait plus peur. Jouez et refusez avec des jeux que vous auriez écartés plus tôt.

lesson-belote-trumps = Le valet et le neuf
lesson-belote-trumps-about = À l’atout, le valet est le plus fort et vaut 20 ; viennent ensuite le neuf, 14, l’as, 11, et le dix, 10, puis roi, dame, huit et sept.
lesson-belote-trumps-ace = L’atout est trèfle, et l’on entame de l’as. Battez-le.
lesson-belote-trumps-ace-done = Le valet et le neuf passent l’as. Il fallait jouer l’un des deux : à l’atout, on monte si l’on peut.
lesson-belote-trumps-king = L’atout est cœur, et l’on entame du roi. Faites le pli.
lesson-belote-trumps-king-done = Le dix bat le roi. Au-dessus, il n’y a que le valet, le neuf et l’as.
lesson-belote-trumps-nine = On entame du neuf d’atout. Lequel de vos trois trèfles le bat ?
lesson-belote-trumps-nine-done = Seul le valet passe le neuf : 34 points en deux cartes.
lesson-belote-trumps-order = Dame, dix et as d’atout sont sur le tapis. Que pouvez-vous faire ?
lesson-belote-trumps-order-done = Le neuf bat l’as. Votre roi ne le battrait pas, le huit non plus.

lesson-belote-ten = Le dix
lesson-belote-ten-about = Hors atout, l’ordre est as, dix, roi, dame, valet. Un dix vaut 10, autant que le dernier pli : faites en sorte que votre camp prenne les vôtres.
lesson-belote-ten-beats = On entame du roi de cœur, l’atout est pique. Faites le pli.
lesson-belote-ten-beats-done = Le dix vient après l’as : il bat le roi, la dame et le valet.
lesson-belote-ten-give = L’as de votre partenaire est maître, et vous jouez en dernier. Le dix ou le sept ?
lesson-belote-ten-give-done = Le dix. Ici il est à l’abri et compte pour votre camp ; plus tard on pourrait le couper.
lesson-belote-ten-wait = L’as de votre voisin de droite est maître. Le dix ou le sept ?
lesson-belote-ten-wait-done = Le sept. L’as tombé, votre dix est le plus fort des trèfles qui restent.
lesson-belote-ten-ace = Le roi est maître, et vous avez l’as, le dix et le sept. Faites le pli.
lesson-belote-ten-ace-done = L’as et le dix battent tous deux le roi.

lesson-belote-follow = Fournir, couper, monter
lesson-belote-follow-about = Fournissez si vous pouvez ; hors atout, rien n’oblige à monter. Sans la couleur, il faut couper, et monter sur les atouts du pli. Quand on joue atout, il faut monter aussi.
lesson-belote-follow-suit = On entame du roi de cœur. Quelle carte pouvez-vous jouer ?
lesson-belote-follow-suit-done = N’importe quel cœur. Hors atout, personne n’est tenu de battre ce qui est joué.
lesson-belote-follow-trump = On entame de l’as de pique, et vous n’avez pas de pique. L’atout est trèfle.
lesson-belote-follow-trump-done = Votre partenaire n’est pas maître : il faut couper. Avec l’une ou l’autre, puisqu’aucun atout n’est encore joué.
lesson-belote-follow-over = Toujours pas de pique, mais le dix de trèfle a déjà coupé. L’as ou le huit ?
lesson-belote-follow-over-done = Il faut monter sur un atout si l’on peut, et l’as bat le dix.
lesson-belote-follow-higher = L’atout est trèfle, et l’on entame du neuf.
lesson-belote-follow-higher-done = Le valet est votre seul atout au-dessus du neuf : il faut le jouer.
lesson-belote-follow-lower = Le dix de trèfle a coupé, et vos atouts sont plus petits. Vous n’avez pas de pique.
lesson-belote-follow-lower-done = Il faut mettre de l’atout quand même, bien que cela ne serve à rien.

lesson-belote-partner = Avec son partenaire
lesson-belote-partner-about = Les points que prend votre partenaire sont les vôtres. S’il est maître et que vous ne pouvez pas fournir, rien n’oblige à couper : chargez. Sur un pli qui va aux autres, ne donnez rien.
lesson-belote-partner-free = L’as de carreau de votre partenaire est maître. Vous n’avez pas de carreau et jouez en dernier.
lesson-belote-partner-free-done = Le dix de trèfle : dix points tout de suite, et vous gardez vos atouts.
lesson-belote-partner-lost = L’as de votre voisin de gauche fait le pli. Vous n’avez ni carreau ni atout.
lesson-belote-partner-lost-done = Une carte qui ne vaut rien. On garde les rois et les dames.
lesson-belote-partner-king = À trèfle, l’as de votre partenaire est maître, et vous jouez en dernier.
lesson-belote-partner-king-done = Le roi : quatre points de plus pour votre camp.

lesson-belote-take = Quand prendre
lesson-belote-take-about = Qui prend reçoit la retourne et doit faire plus de la moitié des points. Comptez d’abord le valet et le neuf, puis les atouts, puis les as. Avec moins de trois atouts, ou sans valet ni neuf, on y arrive rarement.
lesson-belote-take-strong = Il retourne le neuf de pique. Vous avez le valet, l’as et le sept de pique, et un as à côté.
lesson-belote-take-strong-done = Quatre atouts avec valet, neuf et as : prenez tout de suite.
lesson-belote-take-weak = Il retourne la dame de pique. Vous avez le dix et le huit.
lesson-belote-take-weak-done = Trois atouts, mais le valet et le neuf sont ailleurs, et vous n’avez pas d’as.
lesson-belote-take-second = Tout le monde a passé sur le dix de carreau. Y a-t-il une autre couleur pour vous ?
lesson-belote-take-second-done = Valet, neuf et roi de cœur, avec un as. Trois cartes sont encore à venir.
lesson-belote-take-aces = Deux as, et il retourne le roi de trèfle.
lesson-belote-take-aces-done = Les as sont bons, mais on ne prend pas avec roi et huit d’atout. Passez ; vos as gêneront le preneur.

lesson-belote-draw = Faire tomber les atouts
lesson-belote-draw-about = Votre camp a pris : jouez atout, du plus fort au plus faible, jusqu’à ce que les autres n’en aient plus. Chaque tour leur en retire deux, et vos as et vos dix sont ensuite à l’abri.
lesson-belote-draw-jack = Vous avez pris, et vous entamez. L’atout est pique.
lesson-belote-draw-jack-done = Le valet : rien ne le bat, et chacun doit donner un atout.
lesson-belote-draw-again = Quatre atouts sont tombés, un est encore dehors. Et maintenant ?
lesson-belote-draw-again-done = Le neuf est à présent le plus fort. Faites tomber aussi le dernier.
lesson-belote-draw-stop = Les huit atouts sont tombés ou dans votre main.
lesson-belote-draw-stop-done = Maintenant les cœurs : personne ne peut les couper, et vos derniers atouts restent pour la suite.
lesson-belote-draw-defend = Votre voisin de gauche a pris. Vous entamez contre lui.
lesson-belote-draw-defend-done = Un as, avant qu’on puisse le couper. Contre le preneur, on n’attaque pas atout.

lesson-belote-count = Compter jusqu’à 82
lesson-belote-count-about = Les cartes valent 152 points et le dernier pli 10 : 162 en tout. Il faut 82 à qui a pris, ou plus que les autres une fois les annonces ajoutées. Avec moins, tout va aux autres. Comptez donc, et pensez au dix de der.
lesson-belote-count-last = Vous avez pris à trèfle, et vous avez 50 points et une tierce. Il vous reste la dame et le dix, et seul le neuf est au-dessus.
lesson-belote-count-last-done = La dame ne donne que 3 points au neuf, et le dix fait le dernier pli. Dans l’autre sens, il en prenait 10, et vous étiez dedans.
lesson-belote-count-keep = Votre partenaire a pris, et votre camp a 57 points. Vous ne pouvez pas fournir. Couper, ou jeter la dame ?
lesson-belote-count-keep-done = Gardez le dix d’atout : il fait le dernier pli et ses 10 points, et le contrat est fait.
lesson-belote-count-spare = Le neuf d’atout de votre voisin de droite prend ce pli. Chaque point compte pour votre camp.
lesson-belote-count-spare-done = Le huit ne vaut rien, le dix 10. Le valet d’atout de votre partenaire fait le dernier pli, avec votre dix dedans.

lesson-belote-declare = Les annonces
lesson-belote-declare-about = Trois cartes qui se suivent dans une couleur valent 20 points, quatre 50, cinq 100 ; un carré 100, de neuf 150, de valets 200. Annoncez en jouant votre première carte ; seul le camp qui a la meilleure marque. La belote, roi et dame d’atout, vaut 20 quoi qu’il arrive.
lesson-belote-declare-tierce = Que pouvez-vous annoncer ?
lesson-belote-declare-tierce-done = As, roi et dame de cœur : une tierce, 20 points si personne n’a mieux.
lesson-belote-declare-belote = L’atout est trèfle, on entame du dix, et vous avez le roi et la dame.
lesson-belote-declare-belote-done = Belote avec la première des deux, rebelote avec la seconde : 20 points.
lesson-belote-declare-carre = Et avec cette main ?
lesson-belote-declare-carre-done = Un carré de valets vaut 200 : il n’y a pas mieux.
lesson-belote-declare-run = Quatre carreaux qui se suivent. Annoncez-les.
lesson-belote-declare-run-done = Du roi au dix, un cinquante : 50 points. Il l’emporte sur toute tierce.

lesson-belote-open = Cartes sur table
lesson-belote-open-about = Dans ce jeu à deux, chacun a devant lui huit cartes découvertes, posées chacune sur une carte cachée. On ne joue que des cartes découvertes, et elles seules comptent pour fournir, couper ou monter.
lesson-belote-open-uncover = Le roi de cœur est joué. Faites le pli.
lesson-belote-open-uncover-done = Le dix bat le roi. Vous avez fait le pli : vous retournez le premier la carte qui était sous la vôtre, puis l’autre fait de même. Elles peuvent désormais se jouer.
lesson-belote-open-trump = L’as de pique est joué, et aucune de vos cartes découvertes n’est un pique. L’atout est trèfle.
lesson-belote-open-trump-done = Il fallait couper. Le huit de pique était sous votre carte, mais une carte cachée ne compte pas.
lesson-belote-open-take = Vous avez tous deux passé sur la dame de carreau. Vous voyez les deux rangées : y a-t-il une couleur pour vous ?
lesson-belote-open-take-done = As, roi et dame de pique contre un huit sec, et deux autres as. Le valet et le neuf sont encore cachés.
lesson-belote-open-higher = L’atout est cœur, et la dame est jouée.
lesson-belote-open-higher-done = Parmi vos atouts découverts, seul l’as est au-dessus de la dame. Il faut le jouer, bien que vous voyiez le valet et le neuf en face.
lesson-belote-open-pass = Il retourne le valet de trèfle. Vous avez dame, dix et sept de trèfle.
lesson-belote-open-pass-done = Passez. Ici la retourne reste où elle est : l’autre a le valet, et l’as avec.
