### The table of écarté where its rules go beyond the plain game: doubling, offers, revokes, claims.

asides = Autre chose…
asides-title = Ce que vous pouvez faire d’autre
hint-suit = Conseil : annoncez { suit }.
hint-claim = Conseil : réclamez selon la loi { $law }, sous « { asides } ».
aside-double = Doubler
aside-double-note = Si { $name } accepte, les levées de cette donne comptent double. Sinon la donne s’arrête et vous marquez { $points }.
aside-offer = Offrir le point
aside-offer-note = { $name } le prend et marque { $points }, et la donne s’arrête ; ou refuse, et doit alors faire la vole, sinon vous marquez { $vole }.
aside-suit = Annoncer la couleur
aside-suit-note = Si vous en jouez une autre, { $name } pourra exiger la couleur annoncée.
aside-claim = Étaler son jeu
aside-claim-note = Toutes les levées qui restent sont à vous, quoi qu’ait en main { $name }.
aside-concede = Jeter son jeu
aside-concede-note = { $lost ->
    [vole] Vous n’avez aucune levée : { $name } marque { $points }, comme pour la vole.
    [two] La donne s’arrête. Vous avez refusé un écart et êtes vulnérable : { $name } marque { $points }.
   *[point] La donne s’arrête : { $name } marque { $points }.
}
aside-claim-43 = { $name } a fait une renonce, levée { $trick }
aside-claim-43-note = Loi 43 : on ne pouvait pas jouer { $card }. Le coup peut être rejoué, et { $name } marque un point de moins.
aside-claim-25 = { $name } n’avait pas le roi
aside-claim-25-note = Loi 25 : un roi a été marqué sans être en main.
aside-claim-40 = { $name } a entamé hors de son tour
aside-claim-40-note = Loi 40 : la carte est reprise, c’est à vous d’entamer. Ou jouez dessus.

ask-double = { $name } propose de doubler
ask-offer = { $name } vous offre le point
ask-suit = { $name } annonce { suit } et joue { $card }
ask-claim-43 = { $who ->
    [you] Loi 43 : selon { $name }, vous avez fait une renonce, levée { $trick }
   *[other] Loi 43 : { $name } a fait une renonce, levée { $trick }, et marque un point de moins
}
ask-claim-25 = { $who ->
    [you] Loi 25 : selon { $name }, vous n’aviez pas le roi
   *[other] Loi 25 : { $name } a marqué un roi sans l’avoir
}
ask-claim-40 = { $who ->
    [you] Loi 40 : selon { $name }, ce n’était pas à vous d’entamer
   *[other] Loi 40 : ce n’était pas à { $name } d’entamer
}
ask-back = Reprendre { $card } ? Cette carte est interdite.
ask-back-lead = Reprendre { $card } ? Ce n’était pas à vous d’entamer.
ask-follow = { suit-title } demandé. À vous de jouer.
ask-follow-turn = { $name } a entamé hors de son tour : jouez, ou réclamez sous « { asides } »
ask-name = Quelle couleur allez-vous jouer ?
ask-lead-named = Vous avez annoncé { suit } : entamez
ask-lead-required = Il faut jouer { suit }, que vous avez annoncé

choice-accept-double = Accepter
choice-accept-double-note = levées comptées double
choice-refuse-double = Refuser
choice-refuse-double-note = { $name } marque { $points }
choice-accept-offer = Le prendre
choice-accept-offer-note = vous marquez { $points }
choice-decline = Refuser
choice-decline-note = la vole, ou { $name } marque { $points }
choice-let = Laisser
choice-let-note = jouer sur la carte
choice-require = Exiger { suit }
choice-require-note = si { $name } en a
choice-ruling-replay = Rejouer le coup
choice-ruling-replay-note = depuis la première carte
choice-ruling-replay-card = Reprendre là
choice-ruling-replay-card-note = et rejouer depuis cette carte
choice-ruling-stand = Laisser
choice-ruling-stand-note = les levées restent
choice-ruling-correct = Corriger
choice-ruling-correct-note = le roi est démarqué
choice-ruling-shown = Montrer le roi
choice-ruling-shown-note = le roi est démarqué, rien de plus
choice-ruling-back-claimed = Faire reprendre la carte
choice-ruling-back-claimed-note = à vous d’entamer
choice-unmark = Démarquer le roi
choice-unmark-note = vous n’avez pas ce roi
choice-back = La reprendre
choice-back-note = cela ne coûte rien
choice-leave = La laisser
choice-leave-note = on peut la réclamer

tag-doubled = doublé
tag-vole = doit faire la vole
tag-challenge = vise la vole
tag-lessened = un point de moins
note-doubled = Doublé : a proposé de doubler, et l’adversaire a accepté. Les levées de cette donne comptent double.
note-vole = Doit faire la vole : a refusé le point offert. Les cinq levées font la vole ; avec moins de cinq, c’est l’autre joueur qui la marque.
note-challenge = Défi : trois levées à zéro, on joue donc les cinq, quoi qu’il arrive. Les cinq font la vole ; sinon la donne compte comme d’habitude.
note-lessened = Un point de moins : a enfreint les règles, et l’adversaire a réclamé. Trois ou quatre levées ne valent rien, la vole 1.

named = { suit-title } annoncé
counts-as = compte pour { $card }
doubled = Les levées de cette donne comptent double

say-double = Je double.
say-packets-3-2 = Par trois et deux.
say-packets-2-3 = Par deux et trois.
ask-packets = Comment donnez-vous ?
choice-packets-3-2 = Trois, puis deux
choice-packets-2-3 = Deux, puis trois
say-accept-double = Tenu !
say-refuse-double = Non, je cède.
say-offer = Je vous offre le point.
say-accept-offer = Je le prends.
say-decline = Non : je veux la vole.
say-concede = Je jette mon jeu.
say-claim = Le reste est à moi.
say-suit = { suit-title }.
say-let = Laissons.
say-require = { suit-title }, s’il vous plaît.
say-back = Non, je la reprends.
say-unmark = Je démarque le roi.
say-claim-law = Loi { $law } !
say-ruling-replay = On rejoue.
say-ruling-stand = Soit, laissons.
say-ruling-correct = Le roi est démarqué.
say-ruling-shown = J’ai le roi : il est démarqué.
say-ruling-back = Reprenez-la.

log-say-double = { $who ->
    [you] Vous proposez de doubler.
   *[other] { $name } propose de doubler.
}
log-say-packets-3-2 = { $who ->
    [you] Vous donnez par trois, puis par deux.
   *[other] { $name } donne par trois, puis par deux.
}
log-say-packets-2-3 = { $who ->
    [you] Vous donnez par deux, puis par trois.
   *[other] { $name } donne par deux, puis par trois.
}
log-say-accept-double = { $who ->
    [you] Vous acceptez : les levées comptent double.
   *[other] { $name } accepte : les levées comptent double.
}
log-say-refuse-double = { $who ->
    [you] Vous refusez le double.
   *[other] { $name } refuse le double.
}
log-say-offer = { $who ->
    [you] Vous offrez le point.
   *[other] { $name } offre le point.
}
log-say-accept-offer = { $who ->
    [you] Vous prenez le point.
   *[other] { $name } prend le point.
}
log-say-decline = { $who ->
    [you] Vous refusez, et devez faire la vole.
   *[other] { $name } refuse, et doit faire la vole.
}
log-say-concede = { $who ->
    [you] Vous jetez votre jeu.
   *[other] { $name } jette son jeu.
}
log-say-claim = { $who ->
    [you] Vous étalez votre jeu : toutes les levées restantes sont à vous.
   *[other] { $name } étale son jeu : toutes les levées restantes sont pour { $name }.
}
log-say-show = { $who ->
    [you] Vous montrez votre jeu : { $cards }.
   *[other] { $name } montre son jeu : { $cards }.
}
log-say-suit = { $who ->
    [you] Vous annoncez { suit }.
   *[other] { $name } annonce { suit }.
}
log-say-let = { $who ->
    [you] Vous laissez.
   *[other] { $name } laisse.
}
log-say-require = { $who ->
    [you] Vous exigez { suit }.
   *[other] { $name } exige { suit }.
}
log-say-king-false = { $who ->
    [you] Vous marquez un roi que vous n’avez pas.
   *[other] { $name } marque un roi sans l’avoir.
}
log-play-revoke = { $who ->
    [you] Vous jouez { $card } : carte interdite.
   *[other] { $name } joue { $card } : carte interdite.
}
log-play-turn = { $who ->
    [you] Vous entamez de { $card }, hors de votre tour.
   *[other] { $name } entame de { $card }, hors de son tour.
}
log-play-back = { $who ->
    [you] Vous reprenez { $card }.
   *[other] { $name } reprend { $card }.
}
log-claim = { $who ->
    [you] Vous réclamez { $law ->
        [25] selon la loi 25 : un roi qui n’était pas en main
        [40] selon la loi 40 : une entame hors de tour
       *[43] selon la loi 43 : une renonce
    }.
   *[other] { $name } réclame { $law ->
        [25] selon la loi 25 : un roi qui n’était pas en main
        [40] selon la loi 40 : une entame hors de tour
       *[43] selon la loi 43 : une renonce
    }.
}
log-unmark = { $who ->
    [you] Vous démarquez un point.
   *[other] { $name } démarque un point.
}
log-ruling-replay = Loi { $law } : on rejoue, et le fautif marque un point de moins.
log-ruling-stand = Loi { $law } : ce qui est joué reste joué, et le fautif marque un point de moins.
log-ruling-correct = Loi { $law } : le roi est démarqué, et le fautif marque un point de moins.
log-ruling-shown = Loi { $law } : le roi est montré dans l’autre main, et démarqué.
log-ruling-back = Loi { $law } : la carte est reprise.
log-lessened = { $who ->
    [you] Vous avez
   *[other] { $name } a
} un point de moins, après réclamation.

result-double-refused = { $who ->
    [you] à vous : { $loser } a refusé le double
   *[other] à { $name } : vous avez refusé le double
}
result-offer = { $who ->
    [you] à vous : { $loser } vous a donné le point
   *[other] à { $name } : vous avez donné le point
}
result-offer-declined = { $who ->
    [you] à vous : { $loser } a refusé le point, sans faire la vole
   *[other] à { $name } : vous avez refusé le point, sans faire la vole
}
result-conceded = { $who ->
    [you] à vous : { $loser } a jeté son jeu
   *[other] à { $name } : vous avez jeté votre jeu
}
result-doubled = Les levées ont compté double.
result-lessened = { $law ->
    [25] { $who ->
        [you] Loi 25 : un point de moins pour vous, qui n’aviez pas le roi.
       *[other] Loi 25 : un point de moins pour { $name }, faute d’avoir le roi.
    }
   *[43] { $who ->
        [you] Loi 43 : un point de moins pour vous, à cause d’une renonce.
       *[other] Loi 43 : un point de moins pour { $name }, à cause d’une renonce.
    }
}
log-scored-double-refused = { $points } { result-double-refused }.
log-scored-offer = { $points } { result-offer }.
log-scored-offer-declined = { $points } { result-offer-declined }.

# Ce qui figure sous le résultat d’une partie terminée.
tally = { $state ->
    [ahead] Parties : vous menez { $mine } à { $theirs } contre { $name }
    [behind] Parties : { $name } mène { $theirs } à { $mine } contre vous
   *[level] Parties : égalité avec { $name }, { $mine } partout
}
tally-warm-up = Partie d’échauffement : elle ne compte pas
tally-many = Contre { $name } à ce niveau : { $mine } parties gagnées, { $theirs } perdues
