### Several people at one device, matches, spectators.

## People: plusieurs personnes, un seul appareil

person-unnamed = { $number ->
    [1] Premier joueur
    [2] Second joueur
   *[3] Troisième joueur
}
new-company = Qui joue
new-company-computer = Vous et l’ordinateur
new-company-here = Deux personnes ici
new-company-friend = Un ami, ailleurs
new-company-friends = Des amis, ailleurs
new-friend-open = Ouvrir un lien ou une invitation…
new-friend-help = Vous envoyez une invitation sous forme de lien. Personne ne donne : vous mêlez tous deux, et aucun ne voit les cartes de l’autre. Les messages passent par n’importe quelle messagerie, sans serveur.
new-friends-help = Vous envoyez une invitation sous forme de lien, par exemple dans une discussion de groupe. Personne ne donne : vous mêlez tous, et nul ne voit les cartes d’un autre. Chaque message est un seul lien que tous les autres ouvrent, sans serveur.
new-friend-seat = Votre place
new-friend-other = Votre ami
new-friend-mate = { seat-title }, votre partenaire
new-friend-a = Un ami
new-friend-computer = Un ordinateur : { $level }
new-friend-computer-at = Un ordinateur ({ $level }) joue en { seat-title }.
new-friend-computers-there = { $computers ->
    [one] Il joue sur l’appareil de { $name }, et quiconque contrôle cet appareil pourrait regarder son jeu.
   *[other] Ils jouent sur l’appareil de { $name }, et quiconque contrôle cet appareil pourrait regarder leur jeu.
}
new-friend-computers-here = { $computers ->
    [one] Il joue sur votre appareil, et quiconque le contrôle pourrait regarder son jeu. Les autres le lisent avant de s’asseoir.
   *[other] Ils jouent sur votre appareil, et quiconque le contrôle pourrait regarder leur jeu. Les autres le lisent avant de s’asseoir.
}
new-friend-opened = Découvert à la fin d’une donne
new-friend-opened-all = Toutes les cartes
new-friend-opened-played = Les cartes jouées
new-friend-opened-all-means = On voit aussi les écarts et les mains non jouées. Cela prouve que le jeu a été bien mêlé, et qu’aucun roi ni renonce n’a été caché.
new-friend-opened-played-means = Les écarts et les mains non jouées restent secrets. On ne peut alors prouver ni que le jeu a été bien mêlé, ni qu’aucun roi n’a été caché : ne jouez ainsi qu’avec quelqu’un de confiance.
new-friend-opened-means = À la fin de chaque donne, chacun voit toutes les cartes. Cela prouve que le jeu a été bien mêlé, et que personne n’a joué contre les règles.
new-invite = Préparer l’invitation
new-company-three = Trois personnes ici
new-company-help = Vous vous passez l’appareil. Entre deux tours, un rideau cache les cartes.
new-name = { $number ->
    [1] Premier nom
    [2] Second nom
   *[3] Troisième nom
}
new-device = L’appareil
new-device-lies = Posé sur la table
new-device-handed = De main en main
new-device-help = Vous êtes face à face. Chaque main est posée faces cachées et ne se montre que sous un doigt. Avec un contacteur ou un lecteur d’écran, passez-vous l’appareil.
settings-between = L’appareil, à deux
settings-between-auto = Posé, s’il est tactile
settings-between-lies = Posé sur la table
settings-between-handed = De main en main
facing-help = Maintenez ceci du doigt, de la souris ou de la barre d’espace pour voir vos cartes. Glissez jusqu’à une carte, ou servez-vous des flèches, et lâchez pour la jouer ; Échap les cache sans jouer. Avec un contacteur ou un lecteur d’écran, choisissez dans les réglages de vous passer l’appareil.
facing-hold = Maintenez ici pour voir vos cartes
facing-slide = Glissez sur une carte et lâchez, ou touchez-la d’un autre doigt
facing-shown = Lâchez, et elles sont cachées
facing-turn = { $name }, à vous de jouer une carte
facing-let-go = { $how ->
    [play] Lâchez pour jouer cette carte, ou revenez en arrière
   *[choose] Lâchez pour choisir cette carte
}
facing-resign = { $name } abandonne
curtain-pass = Passez l’appareil à
curtain-here = Je suis { $name } : montrez mes cartes
curtain-score = { $deals ->
    [0] Donne { $deal } · { $first } { $firstScore }, { $second } { $secondScore } · en { $target } points
   *[other] Donne { $deal } sur { $deals } · { $first } { $firstScore }, { $second } { $secondScore }
}
choice-pass = Passer l’appareil à { $name }
ask-pass = Regardez vos nouvelles cartes, puis passez l’appareil
result-tricks-apart = Levées : { $me } { $mine }, { $name } { $theirs }
result-to = à { $name } { $why }
visit-shared = Cette partie se joue encore sur cet appareil : on pourra la revoir quand elle sera finie.

new-changed = { $option } : { $value }
new-put-back = Rétablir
new-usual = Rétablir : { $value }
new-left = Valeur rétablie : « { $value } ».
topic-deal = La donne
topic-bidding = Les enchères
topic-declarations = Les annonces
topic-exchange = Les échanges
topic-king = Le roi d’atout
topic-play = Le jeu de la carte
topic-score = La marque
topic-stakes = Doubler, offrir
topic-irregular = En cas d’irrégularité
topic-more = Autres règles

# Les matchs sur la page
opponent-second = Armand
new-match = Match, enjeux, galerie
new-match-kind = Ce que l’on joue
new-pool-help = À trois : deux jouent, le troisième attend la place du perdant. Celui qui gagne deux parties de suite prend la poule.
new-stake = Enjeu d’une partie
new-stake-chips = { $stake ->
    [0] pour le plaisir
    [one] un jeton
   *[other] { $stake } jetons
}
new-purse = Chacun commence avec
chips = { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}
new-gallery = Galerie
new-gallery-none = personne
new-gallery-french = à la française
new-gallery-french-help = On parie avant chaque partie, et l’on conseille celui que l’on soutient.
new-gallery-english = à l’anglaise
new-gallery-english-help = On parie avant chaque partie, et l’on se tait.
new-pool-french = Celui qui attend est invité à parier et à conseiller, lui aussi.
new-pool-english = Celui qui attend est invité à parier, lui aussi.
new-part = Votre rôle
new-part-play = je joue
new-part-watch = je regarde et je parie
match-game-alone = Une partie
match-game = { $kind } · partie { $game }
match-stake = { $stake ->
    [0] Pour le plaisir
    [one] Chaque partie vaut un jeton.
   *[other] Chaque partie vaut { $stake } jetons.
}
match-pot = { $pot ->
    [one] Un jeton à la poule
   *[other] { $pot } jetons à la poule
}
match-running = { $who ->
    [you] Vous avez gagné une partie
   *[other] { $name } a gagné une partie
}
match-out = { $who ->
    [you] Vous attendez
   *[other] { $name } attend
}
match-purse = { $chips ->
    [one] Bourse : un jeton
   *[other] Bourse : { $chips } jetons
}
match-bet = { $name } : { $chips ->
    [one] un jeton sur { $on }
   *[other] { $chips } jetons sur { $on }
}
match-bet-none = { $name } : pas de pari
match-bets = Paris sur cette partie
match-bets-help = Chaque pari a trouvé preneur ; le reste a été rendu.
match-bets-none = Aucun pari n’a trouvé preneur sur cette partie.
match-advice = Ce que disent vos partisans
match-advised = { $name } : { $words }
gallery-says = { $what ->
    [stand] Jouez d’autorité.
    [propose] Proposez.
    [accept] Acceptez.
    [refuse] Refusez.
    [decline] Déclinez.
    [keep] Gardez tout.
    [discard] Écartez { $cards }.
   *[play] Jouez { $cards }.
}
match-won = { $who ->
    [you] Vous gagnez le match.
   *[other] { $name } gagne le match.
}
match-won-pool = { $who ->
    [you] Deux parties de suite : la poule est à vous.
   *[other] Deux parties de suite : { $name } prend la poule.
}
match-pool-goes-on = { $pot ->
    [one] Un jeton à la poule.
   *[other] { $pot } jetons à la poule.
} { $who ->
    [you] Vous attendez maintenant.
   *[other] { $name } attend maintenant.
}
match-stands = Match : { $scores }.
match-game-won = { $who ->
    [you] · à vous
   *[other] · à { $name }
}
match-rule = Le premier à { $wins } parties gagne le match.
match-pool-rule = Celui qui gagne deux parties de suite prend la poule.
match-divided = La poule est partagée : { $listed }.
match-waits = attend
match-won-one = a gagné une partie
match-games = Parties jouées
bet-title = Avant la partie
bet-whom = { $who ->
    [you] Qui soutenez-vous ?
   *[other] { $name }, qui soutenez-vous ?
}
bet-chips = { $chips ->
    [one] Un jeton sur { $purse }
   *[other] { $chips } jetons sur { $purse }
}
bet-kept = { $chips ->
    [one] Un jeton de votre bourse est gardé pour votre prochaine mise.
   *[other] { $chips } jetons de votre bourse sont gardés pour votre prochaine mise.
}
bet-french = Vous verrez les cartes de celui que vous soutenez, et pourrez le conseiller.
bet-english = Vous verrez les cartes de celui que vous soutenez, et vous vous tairez.
bet-french-here = Regardez par-dessus l’épaule de celui que vous soutenez, et dites-lui ce que vous feriez.
bet-english-here = Regardez la partie, et taisez-vous.
bet-others = Les autres spectateurs
bet-none = Regarder sans parier
bet-place = Parier et regarder
bet-gone = Les paris sur cette partie sont faits.
choice-match = Le match
choice-match-next = Partie suivante
choice-friend-again = Inviter à une autre partie
games-friend = avec { $players ->
    [2] un ami
   *[other] des amis
}
choice-watch-pause = Pause
choice-watch-on = Continuer
choice-watch-fast = Accélérer
choice-watch-skip = Passer cette partie
ask-advise = Que conseillez-vous à { $name } ?

match-stand = { $first } { $firstScore }, { $second } { $secondScore }
match-bets-told = Les paris sont faits : { $listed }.
match-bet-short = { $name } { $chips } sur { $on }
match-drew = Tirage des premières places : { $listed }. La plus basse attend.
match-drew-card = { $name } { $card }

replay-why-conceded = car l’autre joueur a jeté son jeu

## Matches: parties qui se suivent, et qui les regarde

match-rubber-1 = Une partie
match-rubber-3 = Au meilleur des trois parties
match-rubber-5 = Au meilleur des cinq parties
match-rubber-7 = Au meilleur des sept parties
match-rubber-11 = Au meilleur des onze parties
match-pool = Poule à trois
gallery-Basile = Basile
gallery-Basile-is = hardi : la moitié de sa bourse d’un coup, et toujours pour jouer d’autorité
gallery-Basile-says = { $what ->
    [stand] Jouez d’autorité ! La fortune sourit aux audacieux !
    [propose] Proposer ? Enfin, s’il le faut.
    [accept] Donnez-lui donc des cartes.
    [refuse] Pas une carte ! Refusez !
    [decline] Jamais !
    [keep] Gardez tout, et en avant !
    [discard] Au diable { $cards } !
   *[play] { $cards }, et frappez fort !
}
gallery-Celeste = Céleste
gallery-Celeste-is = prudente : un jeton ou deux sur celui qui mène, et toujours pour proposer
gallery-Celeste-says = { $what ->
    [stand] Vous pourriez jouer d’autorité, je suppose.
    [propose] Proposez, cela ne coûte rien.
    [accept] Acceptez ; on ne sait jamais.
    [refuse] Refusez, si vous êtes bien sûr.
    [decline] Mieux vaut pas.
    [keep] On pourrait tout garder, je suppose.
    [discard] J’écarterais { $cards }.
   *[play] Peut-être { $cards } ?
}
gallery-Leon = Léon
gallery-Leon-is = fidèle : toujours pour le même joueur, et de bon conseil
gallery-Leon-says = { $what ->
    [stand] Vous avez de quoi : jouez d’autorité.
    [propose] Proposez, mon ami.
    [accept] Acceptez, je suis avec vous.
    [refuse] Refusez : vous avez assez.
    [decline] Je déclinerais.
    [keep] Gardez les cinq.
    [discard] Laissez partir { $cards }.
   *[play] { $cards }, à mon avis.
}
gallery-Odile = Odile
gallery-Odile-is = contrariante : pour celui qui est mené, et contre l’avis de tous
gallery-Odile-says = { $what ->
    [stand] Tous disent de proposer. Jouez d’autorité !
    [propose] Tous disent de jouer d’autorité. Proposez !
    [accept] Acceptez, personne ne s’y attend.
    [refuse] Refusez, personne ne s’y attend.
    [decline] Déclinez, bien sûr.
    [keep] Gardez tout, pour les surprendre.
    [discard] { $cards } : ceux-là, précisément.
   *[play] { $cards }. Surprenez-les.
}
gallery-Marius = Marius
gallery-Marius-is = flatteur : pour la bourse la plus pleine, et jamais bien attentif
gallery-Marius-says = { $what ->
    [stand] Un joueur comme vous joue d’autorité.
    [propose] Proposez : les cartes ne feront que vous rendre justice.
    [accept] Quelle générosité : acceptez.
    [refuse] Vous ne leur devez rien.
    [decline] Vous êtes au-dessus de cela.
    [keep] Aucune de vos cartes ne mérite de partir.
    [discard] { $cards } ne sont pas dignes de vous.
   *[play] { $cards }, avec votre élégance.
}

# Les niveaux de l’ordinateur, et l’adversaire qui conviendrait mieux
level-ecarte-beginner = Vient d’apprendre : aime les figures, et oublie les cartes tombées.
level-ecarte-amateur = Joue au jugé, ne se défait d’aucune dame, et garde ses atouts pour plus tard.
level-ecarte-club = Connaît par cœur les jeux de règle, et compte les cartes.
level-ecarte-master = S’est exercée sur des millions de donnes, et ne laisse rien deviner.
level-belote-novice = Sait quelles cartes sont fortes, et oublie les cartes tombées.
level-belote-casual = Enchérit comme un bon amateur, et joue une carte avec soin, une autre sans réfléchir.
level-belote-amateur = Enchérit selon ce qu’une main vaut en moyenne, et compte les atouts.
level-belote-club = Imagine quelques mains des autres, et y essaie chaque carte.
level-belote-expert = Déduit des enchères et des cartes jouées les mains des autres, et calcule les derniers plis.
fitting = { $won ->
    [0] Vous n’avez gagné aucune de vos { $games } dernières parties contre { $name }.
   *[other] Vous avez gagné { $won } de vos { $games } dernières parties contre { $name }.
} Contre { $other }, la lutte serait plus serrée.
fitting-take = Jouer contre { $other }
fitting-leave = Non, merci
