### Le guide d’une première partie : ce qui s’explique à chaque moment, une seule fois. $name est l’adversaire, $partner le partenaire.

guide = Votre guide
guide-quiet = Rien de nouveau ici : jouez.
guide-leave = Quitter le guide
guide-forced = Une seule carte est permise ici. Sans guide, elle se jouerait d’elle-même.
guide-again = Une autre partie avec le guide
guide-judge = Que considérerait un bon joueur ?
guide-judge-awaited = Cette main est à l’étude…
guide-judge-failed = Cette main n’a pas pu être évaluée. Choisissez ce qui vous semble le mieux.
guide-judge-hand = Vous avez { $held }.
guide-judge-choice = Le choix d’un bon joueur : { $choice }.
guide-judge-risk = { $phase ->
    [choose] Si vous jouez maintenant d’autorité et perdez,
   *[answer] Si vous refusez maintenant et perdez,
} { $name } marque { $points ->
    [one] un point
   *[other] { $points } points
} et { $ends ->
    [yes] gagne la partie
   *[no] en a { $theirs }
}.

guide-king-points = { $king ->
    [one] { $king } point
   *[other] { $king } points
}
guide-point-points = { $point ->
    [one] { $point } point
   *[other] { $point } points
}
guide-double-points = { $double ->
    [one] { $double } point
   *[other] { $double } points
}
guide-ecarte-turned = La carte retournée fixe l’atout, { trump-suit } : il l’emporte sur les autres couleurs.
guide-ecarte-turned-king = Un roi retourné : { guide-king-points } au donneur. L’atout { trump-suit } bat les autres couleurs.
guide-ecarte-propose = Proposez un écart, ou jouez d’autorité : il faut trois levées sur cinq. Qui joue d’emblée d’autorité et perd donne { guide-double-points }.
guide-ecarte-answer = { $name } propose. Acceptez, et tous deux écartent. Refusez, et l’on joue ces cartes ; si vous perdez alors, cela coûte { guide-double-points }.
guide-ecarte-discard = Choisissez les cartes à jeter : il en vient autant. Gardez atouts et rois.
guide-ecarte-king = Le roi d’atout vaut { guide-king-points } à qui le tient, quelles que soient les levées.
guide-ecarte-trick = Qui fait une levée entame la suivante. Trois levées font le point.
guide-ecarte-lead = Entamez de la carte que vous voulez. Le roi est le plus fort, l’as vient après le valet.
guide-ecarte-follow = Fournissez, et plus haut si vous pouvez. Les cartes interdites sont plus bas.
guide-ecarte-follow-free = Fournissez, haut ou bas, comme vous voulez. Les cartes interdites sont plus bas.
guide-ecarte-trump = Vous n’avez pas la couleur demandée : il faut couper. Les cartes interdites sont plus bas.
guide-ecarte-throw = Ni la couleur demandée ni atout : défaussez-vous de votre plus mauvaise carte.
guide-ecarte-points = Trois ou quatre levées font { guide-point-points }, les cinq { guide-double-points }. La donne passe ; { $target } points gagnent la partie.
guide-ecarte-over = Voilà l’écarté. Les leçons montrent quoi garder, quoi entamer et quand oser.

guide-belote-turned = La couleur retournée peut devenir atout. À l’atout, le valet et le neuf sont les plus forts.
guide-belote-laid = Les deux voient ces cartes ; sous chacune, une autre que personne ne connaît. Celle qui est cerclée est la retourne : sa couleur peut devenir atout.
guide-belote-take = Prenez si votre camp peut faire plus de la moitié des 162 points. Sinon, passez.
guide-belote-second = Personne n’a pris. Une autre couleur peut devenir atout ; si tous passent encore, le suivant donne.
guide-belote-declared = Une suite dans une couleur, ou quatre cartes pareilles, s’annonce. Seul le camp qui a la meilleure marque.
guide-belote-belote = Roi et dame d’atout dans une main font belote : 20 points, quoi qu’il arrive.
guide-belote-uncovered = La carte que vous avez jouée en cachait une autre, maintenant découverte : elle peut se jouer.
guide-belote-trick = Qui fait un pli entame le suivant. Le dernier compte 10 points de plus.
guide-belote-lead = Entamez de la carte que vous voulez. Hors atout, l’as compte 11 et le dix 10, et ils se suivent dans cet ordre.
guide-belote-follow = { $partner ->
    [none] Fournissez. Sans la couleur il faut couper, et monter si l’on peut.
   *[other] Fournissez. Sans la couleur il faut couper, et monter si l’on peut, à moins que { $partner } ne soit maître du pli.
}
guide-belote-points = Les preneurs doivent faire plus de points que les autres. Sinon, tout va aux autres.
guide-belote-over = Voilà la belote. Les leçons montrent quoi prendre, et comment le jouer.
