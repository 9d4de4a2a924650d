### What the first moments of a game of écarté say, and what all other files build on: fetched with the page.
### A card is given as $rank (K Q J A T 9 8 7) and $suit (s h d c), a seat as S, N, E or W.

## Cards and suits

suit = { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
   *[other] { $suit }
}
suit-title = { $suit ->
    [s] Pique
    [h] Cœur
    [d] Carreau
    [c] Trèfle
   *[other] { $suit }
}
rank = { $rank ->
    [K] roi
    [Q] dame
    [J] valet
    [A] as
    [T] 10
   *[other] { $rank }
}
rank-title = { $rank ->
    [K] Roi
    [Q] Dame
    [J] Valet
    [A] As
    [T] 10
   *[other] { $rank }
}
rank-sign = { $rank ->
    [K] R
    [Q] D
    [J] V
    [T] 10
   *[other] { $rank }
}
card-name = { rank-title } de { suit }
list-more = { $listed }, { $next }
card-the = { $rank ->
    [Q] la dame
    [A] l’as
   *[other] le { rank }
} de { suit }
trump-suit = { $trump ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
   *[other] { $trump }
}

## Problems

not-your-turn = Ce n’est pas à vous.
problem-with-rule = { $words } ({ $rule })
problem-unknown = Ce n’est pas possible ({ $code }).

seat-title = { $seat ->
    [S] Sud
    [N] Nord
    [E] Est
    [W] Ouest
   *[other] { $seat }
}
form-plays = { $part ->
    [lead] { " " }{ seat-title } a fait la dernière levée et entame la suivante.
    [play] { " " }C’est { seat-title } qui joue ici.
   *[other] { "" }
}
problem-E-follow = Il faut fournir à { suit }, la couleur demandée.{ form-plays }
    .remedy = { $slip ->
        [1] Si la carte a été jouée malgré tout, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-head = Il faut forcer : vous avez mieux que { card-the } dans sa couleur.{ form-plays }
    .remedy = { $slip ->
        [1] Si la carte a été jouée malgré tout, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-trump = Il faut couper : vous n’avez pas de { suit }, la couleur demandée, et l’atout est { trump-suit }.{ form-plays }
    .remedy = { $slip ->
        [1] Si la carte a été jouée malgré tout, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-play-early = On ne peut pas encore jouer de carte.
problem-E-game-over = La partie est finie.
problem-E-deal-over = La donne est finie : commencez la suivante.
problem-E-back-chips = Ici, on ne reprend rien : la partie se joue pour des jetons.
problem-E-back-challenge = Ici, on ne reprend rien : un défi se joue des deux côtés aux mêmes conditions.
problem-E-back-daily = Ici, on ne reprend rien : tout le monde joue la partie du jour aux mêmes conditions.
problem-E-back-punished = Ici, on ne reprend rien : avec ces règles, les fautes sont sanctionnées.
    .remedy = Une carte jouée contre les règles peut être reprise dans les limites des lois : un bouton apparaît alors.

## Shell: the bar, the panels, the games kept on this device

app-title = Écarté
you = Vous
you-in-record = Vous
opponent-in-record = { $name } ({ $player })
opponent-beginner = Anatole
opponent-amateur = Hortense
opponent-club = Honoré
opponent-master = Clotilde
opponent-choice = { $name }, { $player }
player-beginner = débutant
player-amateur = bon amateur
player-club = habitué du cercle
player-master = maître

take-back = Reprendre
take-back-done = La dernière décision est annulée.
hint = Conseil
hint-why = Pourquoi ?
hint-sought = Recherche d’un conseil…
hint-play = Conseil : jouez { $cards }.
hint-throw = Conseil : écartez { $cards }.
hint-keep = Conseil : gardez tout.
hint-say = Conseil : « { $choice } ».
new-game = Nouvelle partie
daily-deal = Partie du jour
daily-compare = Comparer et partager
puzzles = Problèmes
lessons = Leçons
statistics = Statistiques
menu-games = Parties
menu-this = Cette partie
menu-learn = Apprendre
menu-page = Cette page
menu = Menu
your-games = Vos parties
settings = Réglages
resign = Abandonner
settings-language = Langue
score-pad = Feuille de marque
save-record = Enregistrer la partie
nameless = Anonyme
about = À propos
install = Installer sur cet appareil
close = Fermer
# Between two sentences.
sentence-gap = { " " }
dismiss = Masquer
delete = Supprimer
undo = Annuler
try-again = Réessayer
reload = Recharger la page
begin-afresh = Commencer avec d’autres cartes
play-here = Jouer ici
version = Version { $version }
copy-diagnostics = Copier le diagnostic

engine-awaited = On prépare la table…
ask-noted = C’est noté. Un instant…
engine-loading = Le moteur se charge…
engine-coming = { $come } chargés sur { $whole }
engine-here = Tout est chargé ; démarrage…
engine-state-starting = le moteur démarre
engine-state-ready = le moteur est prêt
engine-state-failed = le moteur ne répond pas
policy-missing = Les tables du maître n’ont pas pu être chargées. En attendant, le maître s’en remet à son seul jugement.
hint-policy-missing = Les tables du maître n’ont pas pu être chargées. En attendant, les conseils s’en passent.
engine-failed = Le moteur ne répond pas. Votre partie est sauvegardée.
engine-restart = Le relancer
watching = Vous regardez : cette partie se joue dans une autre fenêtre.
storage-sign = Non enregistré
storage-none = Ce navigateur ne garde rien pour cette page : vos parties disparaîtront avec la fenêtre.
storage-full = Il n’y a plus de place sur cet appareil : ce que vous jouez n’est pas enregistré.
storage-failed = Le navigateur n’a pas pu enregistrer ce que vous jouez. La page réessaie.
storage-closed = Le navigateur a fermé le stockage de cette page : pour le moment, les parties ne sont pas enregistrées.
storage-newer = Vos parties sont gardées par une version plus récente de cette page. Vous pouvez les regarder ici, mais rien de nouveau n’est enregistré.
storage-outgrown = Une version plus récente de cette page est ouverte dans une autre fenêtre et garde maintenant vos parties : rechargez la page.
page-failed = Une erreur s’est produite sur cette page. Votre partie est sauvegardée : rechargez la page pour la reprendre.
panel-failed-title = Impossible à afficher
panel-failed = Une erreur s’est produite ici. Vos parties sont sauvegardées. Fermez ceci pour revenir à la table, ou rechargez la page.
save-games = Sauvegarder vos parties
page-outdated = Cette partie de la page n’a pas pu être chargée. Votre partie est sauvegardée : rechargez la page.
page-not-kept = Cette partie de la page n’est pas gardée sur cet appareil, et il n’y a pas de réseau. Rouvrez-la quand il y en aura ; les réglages disent ce qui est gardé.
start-other = Ce jeu n’est pas gardé sur cet appareil, et il n’y a pas de réseau : en voici un autre. Une partie commencée reste dans « { your-games } ».
language-missing = Cette langue ({ $language }) n’est pas gardée sur cet appareil et n’a pas pu être chargée. Choisissez-la dans les réglages quand il y aura du réseau.
diagnostics-copied = Le diagnostic est dans le presse-papiers.
diagnostics-hold = Le diagnostic indique le navigateur, la version et l’erreur. Il ne contient ni cartes ni partie.
update-ready = Une nouvelle version est prête.
update-wanted = La nouvelle version sera installée après cette donne.
update-taken = La nouvelle version s’installe…
update-take = Installer la nouvelle version
update-after = L’installer après cette donne

resign-question = Abandonner cette partie ?
resign-means = Votre adversaire gagne la partie, et il sera noté que vous avez abandonné.
resign-no = Continuer
resign-yes = Abandonner

game-ecarte = Écarté

## Library

replay-game = Revoir cette partie
choice-replay = Revoir
review = Analyse

## Links and challenges

visit-opening = Un instant…
visit-failed = Il n’y a rien à voir ici
visit-broken = Ce lien ne peut pas être ouvert.
visit-gone = Cette partie n’est pas sur cet appareil : elle a été supprimée, ou un autre navigateur la garde.
visit-unfinished = Cette partie n’est pas finie : terminez-la avant de l’annoter ou d’en repartir.
visit-table = À la table
challenge-title = { $name } vous défie
challenge-somebody = Un ami
challenge-means = Ces donnes ont été jouées contre { $opponent }. À vous les mêmes cartes, à la même place.
challenge-options = Changé dans cette partie : { $listed }.
challenge-option = { $option } ({ $value })
challenge-yes = oui
challenge-no = non
challenge-sealed = Le résultat à battre vous sera révélé à la fin de votre partie.
challenge-play = Jouer
challenge-beaten = Vous battez { $name }, qui a fait { $mine } à { $theirs } avec ces cartes.
challenge-alike = Vous faites aussi bien que { $name } avec ces cartes : { $mine } à { $theirs }.
challenge-not-beaten = Avec ces cartes, { $name } a fait mieux : { $mine } à { $theirs }.
challenge-hints = { $count ->
    [one] Vous avez eu un conseil.
   *[other] Vous avez eu { $count } conseils.
}
what-if = Et si
what-if-from = Et si ? Depuis la donne { $deal }
what-if-back = Retour à la partie

## Table

your-hand = Votre main
score = Marque
trump = Atout
stock = Talon
trick = Tapis
game-log = Journal de la partie
log-toggle = Montrer ou cacher le journal
holds = { $number ->
    [0] n’a plus de cartes
    [one] a une carte en main
   *[other] a { $number } cartes en main
}
stock-left = { $number ->
    [0] talon épuisé
    [one] reste { $number }
   *[other] restent { $number }
}
trumps = Atout { suit }
thrown = { $who ->
    [you] Vous : { $card }
   *[other] { $name } : { $card }
}
taken = { $who ->
    [you] { $number ->
        [0] Vous n’avez fait aucune levée
        [one] Vous avez fait une levée
       *[other] Vous avez fait { $number } levées
    }
   *[other] { $number ->
        [0] { $name } n’a fait aucune levée
        [one] { $name } a fait une levée
       *[other] { $name } a fait { $number } levées
    }
}
thrown-away = { $number ->
    [0] Aucune carte écartée
    [one] Une carte écartée
   *[other] { $number } cartes écartées
}
score-of = { $who ->
    [you] Vous avez { $score ->
        [one] { $score } point
       *[other] { $score } points
    } sur { $target }
   *[other] { $name } a { $score ->
        [one] { $score } point
       *[other] { $score } points
    } sur { $target }
}
score-past = { $who ->
    [you] Vous avez { $score } points : la partie se joue en { $target }
   *[other] { $name } a { $score } points : la partie se joue en { $target }
}
tag-deals = donne
tag-proposes = propose
tag-changed = écart { $numbers }
tag-stood = joue d’autorité
tag-refused = a refusé
tag-vulnerable = vulnérable : le double en jeu
tag-king = roi marqué
note-open = { $who ->
    [you] Vous : ce que veulent dire ces mots
   *[other] { $name } : ce que veulent dire ces mots
}
note-deals = Donne : a donné les cartes. L’autre joueur parle et joue en premier.
note-proposes = Propose : voudrait changer des cartes, si le donneur y consent.
note-changed = Écart : combien de cartes, échange par échange.
note-stood = A joué d’autorité : n’a plus voulu de cartes.
note-refused = A refusé : n’a plus voulu donner de cartes.
note-vulnerable = { $who ->
    [you] Vulnérable : vous n’avez pas voulu d’échange. Si vous faites moins de trois levées, l’adversaire marque le double.
    [third] Vulnérable : { $name } n’a pas voulu d’échange. Avec moins de trois levées, l’autre joueur marque le double.
   *[other] Vulnérable : { $name } n’a pas voulu d’échange. Si vous faites trois levées, vous marquez le double.
}
note-king = Roi marqué : avait le roi d’atout, qui compte.

ask-after = { $said }{ " " }
ask-choose = Proposer, ou jouer d’autorité ?
ask-choose-number = Choisissez vos écarts et proposez, ou jouez d’autorité
ask-answer = Acceptez-vous ?
ask-discard = { $max ->
    [0] Le talon ne suffit pas : gardez vos cinq cartes
    [5] { $min ->
        [0] Choisissez les cartes à écarter, ou gardez tout
        [5] Écartez vos cinq cartes
       *[other] Choisissez les cartes à écarter
    }
   *[other] { $min ->
        [0] Écartez jusqu’à { $max } cartes, ou gardez tout
        [1] { $max ->
            [1] Choisissez la carte à écarter
           *[other] Écartez jusqu’à { $max } cartes
        }
       *[other] Choisissez les { $max } cartes à écarter
    }
}
ask-king = Vous avez le roi d’atout. Le marquez-vous ?
ask-lead = À vous d’entamer
ask-lead-again = À vous de rejouer
ask-last = { suit-title } demandé. Jouez votre dernière carte.
ask-any = { suit-title } demandé. Jouez n’importe quelle carte.
ask-E-head = { suit-title } demandé. Il faut prendre { card-the }.
ask-E-follow = { suit-title } demandé. Il faut fournir.
ask-E-trump = { suit-title } demandé. Vous n’en avez pas : il faut couper.
ask-thinking = { $name } réfléchit
ask-watching = Cette partie se joue dans une autre fenêtre
ask-cut = { $who ->
    [you] Votre carte est la plus forte : vous donnez
   *[other] { $name } a la carte la plus forte, et donne
}
ask-taken = { $who ->
    [you] Vous faites la levée
   *[other] { $name } fait la levée
}
ask-scored = { $who ->
    [you] À vous de donner
   *[other] À { $name } de donner
}
ask-over = La partie est finie

choice-propose = Proposer
choice-propose-number = { $number ->
    [one] Proposer 1 carte
   *[other] Proposer { $number } cartes
}
choice-stand = Jouer d’autorité
choice-accept = Accepter
choice-accept-if = Si le talon suffit
choice-refuse = Refuser
choice-discard = { $number ->
    [one] Écarter 1 carte
   *[other] Écarter { $number } cartes
}
choice-discard-none = Écarter
choice-keep = Tout garder
choice-king = Marquer le roi
choice-go-on = Ne pas le marquer
choice-next = Donne suivante
choice-hands = Voir les mains
choice-why = Pourquoi, { $name } ?
choice-why-others = Pourquoi ont-ils joué ainsi ?
choice-challenge = Défier un ami avec ces cartes
hand-played = { $who ->
    [you] La main que vous avez jouée
   *[other] La main jouée par { $name }
}
choice-rematch = Revanche
choice-new = Autre partie

say-propose = Je propose.
say-propose-number = { $number ->
    [1] Je propose : une carte.
    [2] Je propose : deux cartes.
    [3] Je propose : trois cartes.
    [4] Je propose : quatre cartes.
   *[5] Je propose : cinq cartes.
}
say-stand = Je joue d’autorité.
say-accept = J’accepte.
say-accept-if = J’accepte, si le talon suffit.
say-refuse = Je refuse.
say-king = Le roi !
say-turned-king = Le roi est retourné : il compte.
say-discard = { $number ->
    [0] Je garde tout.
    [1] Une carte.
    [2] Deux cartes.
    [3] Trois cartes.
    [4] Quatre cartes.
   *[5] Les cinq.
}
cry-king = Le ROI ! Le ROI !!

result-deal = { $who ->
    [you] Vous remportez la donne
   *[other] { $name } remporte la donne
}
result-game = { $who ->
    [you] Vous gagnez la partie
   *[other] { $name } gagne la partie
}
result-resigned = { $who ->
    [you] La partie est à vous
   *[other] Vous avez abandonné
}
result-tricks = { $mine ->
    [one] { $mine } levée pour vous
   *[other] { $mine } levées pour vous
}, { $theirs } pour { $name }
result-points = { $points }
result-turned-king = { $who ->
    [you] à vous : le roi retourné
   *[other] à { $name } : le roi retourné
}
result-king = { $who ->
    [you] à vous pour le roi d’atout
   *[other] à { $name } pour le roi d’atout
}
result-point = { $who ->
    [you] à vous pour le point : trois levées ou plus
   *[other] à { $name } pour le point : trois levées ou plus
}
result-vole = { $who ->
    [you] à vous pour la vole, les cinq levées
   *[other] à { $name } pour la vole, les cinq levées
}
result-elder-vulnerable = { $who ->
    [you] à vous : { $loser } a joué d’autorité et perdu
   *[other] à { $name } : vous avez joué d’autorité et perdu
}
result-dealer-vulnerable = { $who ->
    [you] à vous : { $loser } a refusé et perdu
   *[other] à { $name } : vous avez refusé et perdu
}
result-score = Vous { $mine }, { $name } { $theirs }
result-worth = { $points ->
    [one] La partie vaut un point
   *[other] La partie vaut { $points } points
}

log-cut = { $who ->
    [you] Vous tirez { $mine }, { $other } tire { $theirs } : vous donnez.
   *[other] Vous tirez { $mine }, { $other } tire { $theirs } : { $name } donne.
}
log-open = { $who ->
    [you] Donne { $deal } : vous donnez.
   *[other] Donne { $deal } : { $name } donne.
}
log-hand = Vous avez { $cards }.
log-turn = La retourne est { $card } : atout { suit }.
log-say-propose = { $who ->
    [you] Vous proposez.
   *[other] { $name } propose.
}
log-say-propose-number = { $who ->
    [you] { $number ->
        [one] Vous proposez une carte.
       *[other] Vous proposez { $number } cartes.
    }
   *[other] { $number ->
        [one] { $name } propose une carte.
       *[other] { $name } propose { $number } cartes.
    }
}
log-say-stand = { $who ->
    [you] Vous jouez d’autorité.
   *[other] { $name } joue d’autorité.
}
log-say-accept = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
log-say-accept-if = { $who ->
    [you] Vous acceptez, si le talon suffit.
   *[other] { $name } accepte, si le talon suffit.
}
log-say-refuse = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
log-say-king = { $who ->
    [you] Vous marquez le roi.
   *[other] { $name } marque le roi.
}
log-discard = { $who ->
    [you] { $number ->
        [0] Vous gardez vos cinq cartes.
        [one] Vous écartez une carte.
       *[other] Vous écartez { $number } cartes.
    }
   *[other] { $number ->
        [0] { $name } garde ses cinq cartes.
        [one] { $name } écarte une carte.
       *[other] { $name } écarte { $number } cartes.
    }
}
log-draw = Vous recevez { $cards }.
log-gone = { $number ->
    [one] une carte écartée depuis
   *[other] { $number } cartes écartées depuis
}
log-draw-other = { $number ->
    [one] { $name } reçoit une carte.
   *[other] { $name } reçoit { $number } cartes.
}
log-play = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
log-mark-turned-king = { $who ->
    [you] Le roi retourné compte pour vous.
   *[other] Le roi retourné compte pour { $name }.
}
# Also said at belote, whose players say pli.
log-trick = { $who ->
    [you] Vous ramassez.
   *[other] { $name } ramasse.
}
log-scored-turned-king = { $points } { result-turned-king }.
log-scored-king = { $points } { result-king }.
log-scored-point = { $points } { result-point }.
log-scored-vole = { $points } { result-vole }.
log-scored-elder-vulnerable = { $points } { result-elder-vulnerable }.
log-scored-dealer-vulnerable = { $points } { result-dealer-vulnerable }.
log-score = Vous avez { $mine }, { $other } a { $theirs }.
log-over = { $who ->
    [you] Vous gagnez la partie.
   *[other] { $name } gagne la partie.
}
log-over-resigned = { $who ->
    [you] La partie est abandonnée : vous gagnez.
   *[other] Vous abandonnez : { $name } gagne.
}

## How to play

how-to-play = Règle du jeu
how-new = Vous découvrez l’écarté ?
how-offer = Jouez avec un guide

## Problèmes : ce qui ne va pas dans un enregistrement, et que faire (.remedy)

problem-E-head-expected = La donne suivante est « { $expected } », et non « { $found } ».
    .remedy = Les donnes se comptent à partir de 1 et les joueurs donnent tour à tour : vérifiez qu’il n’en manque aucune. Une seconde tentative, comme « 1/2. », ne suit qu’une donne annulée par une décision.

## The rule book

rule-book = Livre des règles
call-arbiter = Appeler l’arbitre
explorer = Étudier une main
cut-pack = Couper le paquet
fair-deals = Donnes loyales
rule-short = règle { $rule }
rule-in-book = La règle { $rule } dans le livre des règles
