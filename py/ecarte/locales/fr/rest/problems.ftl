### Problems that the first moments of a game cannot have.

## Problems

problem-E-turn = { $seat ->
    [S] C’est à Sud de jouer.{ form-took }
    [N] C’est à Nord de jouer.{ form-took }
    [E] C’est à Est de jouer.{ form-took }
    [W] C’est à Ouest de jouer.{ form-took }
   *[other] Ce n’est à personne de jouer.
}
    .remedy = { $slip ->
        [1] Si cela a été fait malgré tout, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
form-took = { $part ->
    [lead] { form-plays }
   *[other] { "" }
}
problem-E-suffix = Ces règles ne permettent aucune faute : « ~{ $suffix } » n’a pas sa place ici.
    .remedy = Enlevez cette marque, ou choisissez la règle « { option-revoke } : { option-revoke-penalty } ».
problem-E-lead-required = Il faut jouer la couleur annoncée : { suit }.
problem-E-reply = { $question ->
    [double] Il faut d’abord répondre au doublement : accepter ou refuser.
    [offer] Il faut d’abord répondre à l’offre du point : accepter ou décliner.
    [suit] La couleur annoncée n’est pas celle de la carte : laissez jouer, ou exigez la couleur.
   *[other] Il faut d’abord juger la réclamation.
}
problem-E-offer-off = Cela ne fait pas partie des règles de cette partie.
    .remedy = Choisissez pour cela l’option « { $option } ».
problem-E-double-now = On peut proposer de doubler depuis la retourne jusqu’à l’entame de la troisième levée, et une seule fois par coup.
problem-E-offer-now = On peut offrir le point depuis la retourne jusqu’à la première entame, et une fois par coup.
problem-E-turn-own = On n’entame hors de son tour que lorsque c’est à l’autre d’entamer.
problem-E-back-never = Dans ce jeu, on ne reprend rien.
problem-E-back = Cette carte ne peut plus être reprise.
    .remedy = On ne reprend qu’une carte interdite, et avant l’entame suivante ; une entame hors de son tour, avant que l’autre ait joué dessus.
problem-E-king-true = Un faux roi ne peut être annoncé que par celui qui ne l’a pas, tant qu’il pourrait encore être marqué, et jamais pour gagner la partie.
problem-E-nothing-asked = « { $say } » ne répond à aucune question.
problem-E-suit-now = On annonce la couleur avant d’entamer, une seule fois.
problem-E-claim-rest = Ces levées ne sont pas sûres : une carte qu’on n’a pas vue pourrait en prendre une.
problem-E-concede-now = On ne peut jeter son jeu que lorsque c’est à soi de jouer une carte.
problem-E-suit-due = Annoncez la couleur avant d’entamer.
problem-E-revoke-none = Ce n’est pas une renonce : ici, on peut jouer { card-the }.
    .remedy = Enlevez « ~revoke ».
problem-E-claim = « { $claim } » ne peut pas être réclamé maintenant : les cartes vues ne le montrent pas, ou il est trop tard. { $number ->
    [0] Rien d’autre ne peut être réclamé ici.
   *[other] On peut réclamer ici : { $allowed }.
}
problem-E-claim-open = Le texte ne dit pas ce qui est réclamé, et plusieurs réclamations conviennent : { $allowed }.
    .remedy = Écrivez celle qui a été faite.
problem-E-claim-rules = Avec ces règles il n’y a rien à réclamer, puisqu’elles ne permettent aucune faute.
problem-E-ruling = « { $ruling } » n’est pas un choix possible ici. { $number ->
    [0] Aucune réclamation n’attend de décision.
   *[other] La réclamation donne : { $allowed }.
}
problem-E-irregular = « { $text } » : ce n’est pas ainsi que s’écrit une irrégularité.
    .remedy = Ces mots sont &fault (avec shuffle, cut, cards ou pack), &exposed, &notice, &looked, &mixed, &found, &ruling, &recut, &drawn, &tricks, &mark, &unmark, &claim et &advise ; leurs joueurs et leurs cartes s’écrivent comme « &found:15:N », « &exposed:-:As » ou « &drawn:S:7c8c ».
problem-E-irregular-now = « { $text } » n’a pas pu arriver ici.
    .remedy = Mettez-le là où c’est arrivé, ou supprimez-le.
problem-E-law-now = { $why ->
    [none] Il n’y a pas de loi { $law } : elles vont de 1 à 51.
    [seat] La loi { $law } parle de ce qu’a fait l’autre joueur : « { $text } ».
    [open] Rien n’attend ici de décision.
    [other] Ce qui a été découvert se décide par la loi { $text }, non par la loi { $law }.
   *[not] La loi { $law } ne s’applique pas ici : elle n’a pas été enfreinte, ou il est trop tard.
}
problem-E-ruling-choice = La loi { $law } ne donne pas ici le choix « { $choice } ». Elle donne : { $allowed }.
problem-E-ruling-due = Il faut d’abord décider de ce qui a été découvert (loi { $law }).
    .remedy = Écrivez « &ruling:{ $law }: » et ce qui a été choisi.
problem-E-owed = { $owed ->
    [drawn] Selon la décision, { $number ->
        [one] une carte est d’abord tirée
       *[other] { $number } cartes sont d’abord tirées
    } de la main de { $seat }.
    [recut] Selon la décision, on coupe d’abord de nouveau.
    [tricks] Les cartes qui restent à { $seat } comptent pour des levées : il faut d’abord l’écrire.
   *[other] Selon la décision, { $seat } reçoit d’abord { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de plus.
}
    .remedy = { $owed ->
    [drawn] Écrivez « &drawn:{ $seat }: » et les cartes.
    [recut] Écrivez « &recut ».
    [tricks] Écrivez « &tricks:{ $seat }:{ $number } ».
    [deal] Écrivez « { $seat }< » et les cartes.
   *[other] Écrivez « { $seat }+ » et les cartes.
}
problem-E-took = Ici, { $seat } ne peut dire que le nombre de cartes prises en dernier.
problem-E-show-due = Un jeu a été jeté : ici, { $seat } montre { $number ->
        [one] la carte qui lui reste
       *[other] les { $number } cartes qui lui restent
    }.
    .remedy = { $text ->
        [0] Écrivez-les toutes, par couleur puis par rang : « { $seat }:show:AsJh ».
       *[other] Écrivez « { $text } ».
    }
problem-E-unfound = { $given ->
    [turn] { $seat } a donné hors de son tour, et on ne l’a jamais découvert.
   *[other] { $seat } a reçu un mauvais nombre de cartes, et on ne l’a jamais découvert.
}
    .remedy = Corrigez la donne, ou écrivez où on l’a découvert, « &found:LOI:PLACE », et ce qui a été décidé.
problem-E-refuse-barred = Le donneur a retourné une carte après avoir servi, et ne peut refuser cette proposition.
problem-E-notice = Un autre ordre des paquets s’annonce avant la première donne que { $seat } fait dans une partie.
problem-E-packets-due = Avant la première carte, { $seat } annonce les paquets : « { $seat }:packets:3-2 » ou « { $seat }:packets:2-3 ».
problem-E-packets = « { $say } » ne se dit pas ici : seul le donneur qui choisit ses paquets les annonce, avant la première carte, par « packets:3-2 » ou « packets:2-3 ».
problem-E-tricks-number = C’est { $expected }, et non { $found } : autant que de cartes restantes auxquelles l’autre main ne peut plus répondre.
problem-E-mark-number = { $seat } n’a pas { $number } à marquer ou à démarquer ici : ce n’est pas ce qui a été oublié, ou marqué de trop.
problem-E-advise = Un conseil s’écrit « &advise:Nom:S:stand » : qui le donne, à qui, et lequel.
problem-E-not-held = { $part ->
    [lead] { form-not-held }
    [play] { form-not-held }
    [discard] { form-not-held }
   *[other] { card-name } n’est pas dans cette main. Choisissez une carte qui y est.
}
    .remedy = { $holder ->
        [S] Sud a cette carte. Si c’est à Sud de jouer, la faute est plus haut : dans une main, ou dans une levée précédente.
        [N] Nord a cette carte. Si c’est à Nord de jouer, la faute est plus haut : dans une main, ou dans une levée précédente.
        [E] Est a cette carte. Si c’est à Est de jouer, la faute est plus haut : dans une main, ou dans une levée précédente.
        [W] Ouest a cette carte. Si c’est à Ouest de jouer, la faute est plus haut : dans une main, ou dans une levée précédente.
        [none] Comparez-la aux cartes données, et à celles jouées ou écartées avant.
       *[other] { "" }
    }
form-not-held = { seat-title } n’a pas { card-the } en main.{ form-plays }
problem-E-exchange-over = Les propositions sont finies : jouez une carte.
problem-E-say-now = { $phase ->
    [choose] La parole est à l’aîné : proposer, ou jouer d’autorité.
   *[answer] Il faut répondre à la proposition : accepter ou refuser.
}
problem-E-propose-number = Dites combien de cartes avec la proposition, de 1 à { $most } : ici le nombre engage.
problem-E-propose-plain = Proposez sans dire de nombre : ces règles n’en prévoient pas.
problem-E-accept-if = Acceptez sans condition : avec { $stock } cartes, le talon suffit pour les deux.
problem-E-discard-due = La proposition est acceptée : écartez.
problem-E-discard-number = { $span ->
    [none] Le talon n’a plus de carte pour vous : gardez les cinq.
    [kept] Il reste pour vous moins de cinq cartes. Selon les règles de cette partie, vous gardez alors les cinq vôtres.
    [exact] { $least ->
        [one] Écartez exactement une carte, et non { $found }.
       *[other] Écartez exactement { $least } cartes, et non { $found }.
    }
   *[range] Écartez de { $least } à { $most } cartes, et non { $found }.
}
problem-E-no-discard = Il n’y a rien à écarter : on n’écarte qu’après une proposition acceptée.
problem-E-king-none = Selon ces règles, le roi en main ne se marque pas.
problem-E-king-early = Il est trop tôt pour marquer le roi : attendez la fin des propositions.
problem-E-king-late = Il est trop tard pour marquer le roi dans cette donne.
problem-E-king-marked = Ce roi est déjà marqué.
problem-E-king-absent = Vous n’avez pas le roi de { suit } : il n’y a rien à marquer.
    .remedy = { $slip ->
        [1] Si cela a été fait malgré tout, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-nothing-to-take-back = Vous n’avez encore rien décidé qui puisse être repris.
problem-E-no-hint = Il n’y a rien à décider en ce moment.
problem-E-internal = Le moteur a échoué ({ $error }, { $where }). Votre partie est intacte.
problem-E-request = On a demandé au moteur quelque chose qu’il ne connaît pas ({ $field }).

problem-E-game = Il n’y a pas de jeu « { $game } ». Il y a : { $allowed }.
problem-E-tag-missing = L’étiquette { $tag } manque : sans elle, rien ne peut être lu.
    .remedy = Ajoutez-la aux étiquettes du début.
problem-E-preset = Il n’y a pas de règles « { $preset } ». Il y a : { $allowed }.
problem-E-option = Il n’y a pas de règle « { $option } ». Il y a : { $allowed }.
problem-E-option-value = « { $optionName } » ne peut pas être « { $value } », mais : { $allowed }.
problem-E-option-needs = « { $optionName } » n’a de sens que si « { $neededName } » est « { $wantedName } ».

# A game that is looked at again, played on from a moment, or read in slices
problem-E-sort-tag = « { $tag } » n’est le nom ni d’une étiquette, ni d’un fait d’une partie. Les noms ressemblent à Date, Event, South, deals.
problem-E-moment = Cette partie n’a pas de moment { $at }.
    .remedy = Un moment est une donne et un événement, comme 1#6.
problem-E-moment-main = Ce moment est dans la ligne principale de la partie, non dans une variante.
    .remedy = Le début d’une variante se nomme comme 1#6/0#0.
problem-E-promote-supposed = Des mains sont seulement supposées dans cette variante : elle ne peut remplacer ce qui a été donné.
problem-E-promote-played = Les cartes de cette partie sont prouvées par son jeu : sa ligne principale reste comme elle a été jouée.
problem-E-view-play = Cet enregistrement est la vue d’une seule place : on peut le regarder, mais non le continuer.
problem-E-record-long = Cet enregistrement dépasse { $most } caractères et n’a pas été lu.
    .remedy = S’il contient plusieurs parties, commencez chacune par [ECN "1"].
problem-E-branch-misdealt = Il y a eu maldonne à une vraie table : on ne peut pas continuer cette donne à partir d’ici.
problem-E-branch-supposed = Ici, les mains ne sont que supposées : on ne peut pas continuer la donne à partir de ce moment.
problem-E-branch-over = À ce moment, la donne est finie : choisissez un moment plus tôt.
problem-E-branch-end = La partie n’est pas allée plus loin : continuez la partie elle-même.
problem-E-branch-done = Une partie continuée à partir d’un moment d’une autre finit avec sa donne.
problem-E-graft-none = Rien n’a été joué qui puisse être inscrit dans la partie.
problem-E-graft-other = Ceci continuait une autre partie, ou une partie qui a été modifiée depuis.
problem-E-review-game = Les parties de { $game } ne sont pas analysées.
problem-E-review-cards = Cet enregistrement n’a pas de cartes : ce qui a été annoncé et joué ne peut pas être analysé.
problem-E-review-real = Cet enregistrement raconte des maldonnes à une vraie table : il n’est pas analysé.
problem-E-review-going = Cette partie n’est pas finie : c’est à la fin qu’on l’analyse.
problem-E-why-person = Ce n’est pas l’ordinateur qui a fait cela : il n’y a personne à interroger.
problem-E-opening-going = Ce qui se fait dans une telle position est montré une fois cette donne finie.
problem-E-reader-going = Cette donne n’est pas finie : c’est à la fin qu’on dit ce qu’une main pouvait contenir.
problem-E-reader-suppose = « { $supposed } » ne peut être supposé : seulement une carte cachée dans une main cachée, ou une couleur qui y manque.
    .remedy = Écrivez N+Js pour « Nord a le valet de pique », N-Js pour « Nord ne l’a pas », N-s pour « Nord n’a pas de pique ».
problem-E-reader-impossible = C’est impossible : ce qui est supposé se contredit, ou contredit ce qui a été dit, annoncé ou joué.
    .remedy = Retirez-en une partie.
problem-E-explorer-hand = { $number ->
    [one] La main, c’est une carte.
   *[other] La main, ce sont { $number } cartes différentes, sans la retourne.
}
    .remedy = Écrivez-les l’une après l’autre : « Js 9s As Kd 7h ».
problem-E-explorer-bottom = La dernière carte du talon n’est montrée qu’à une entame, à deux ou trois joueurs.
    .remedy = Ne la donnez pas.
problem-E-explorer-turned = { $number ->
    [one] La retourne est une carte du paquet qui n’est pas dans la main.
   *[other] Deux cartes différentes sont retournées ici, qui ne sont pas dans la main : celle qui suit les premiers paquets, et la dernière du talon.
}
problem-E-explorer-place = La place dans l’ordre de parole est un nombre de 1 à { $number }.
problem-E-explorer-contract = Avec ces règles, personne ne peut prendre ainsi : on prend une couleur (s, h, d, c) et, selon les règles, sans atout (nt) ou tout atout (at).
problem-E-explorer-open = Il faut ici les deux rangées, de { $number } cartes différentes chacune, et dans celle du donneur la dernière carte donnée ; à une entame, le donneur est l’autre.
    .remedy = Écrivez la rangée de l’autre avec --other, et la dernière carte donnée avec --turned.
problem-E-explorer-other = Les cartes de l’autre ne se donnent que lorsqu’elles sont découvertes.
    .remedy = Omettez-les.
problem-E-why-view = L’enregistrement est ce que { $seat } savait de la partie : la main de l’ordinateur n’y est pas. Demandez dans l’enregistrement entier.
problem-E-why-going = Cette donne n’est pas finie : l’ordinateur ne dit rien de sa main avant la fin.
    .remedy = Demandez quand la donne suivante est ouverte, ou la partie finie.

problem-E-journal-there = { $file } contient { $number ->
    [one] une partie analysée
   *[other] { $number } parties analysées
} avant que la commande ne soit interrompue. Reprenez avec --resume, ou supprimez le fichier pour recommencer.
problem-E-journal-foreign = { $file } gêne : ce qui est fait y serait écrit, mais ce fichier ne vient pas d’une analyse. Déplacez-le ou renommez-le.
problem-E-journal-other = { $file } vient d’une analyse avec d’autres options, ou d’une autre version. Donnez les mêmes options qu’alors, ou supprimez le fichier pour recommencer.
problem-E-journal-records = La partie { $number } n’est pas celle qui avait été analysée avant que la commande ne soit interrompue. Donnez les mêmes fichiers dans le même ordre, ou supprimez { $file } pour recommencer.
# Links and challenges
problem-E-link = « { $text } » n’est pas le lien d’une partie.
    .remedy = Un tel lien contient « #g1 », « #z1 », « #s1 » ou « #c1 », suivi de nombreuses lettres.
problem-E-link-newer = Ce lien vient d’une version plus récente.
    .remedy = Rechargez la page ou mettez le programme à jour, puis ouvrez-le de nouveau.
problem-E-link-letter = « { $letter } » ne peut pas figurer dans un lien. C’est le caractère { $place } de celui-ci : « { $around } ».
    .remedy = Redemandez le lien et copiez-le en entier.
problem-E-link-damaged = Ce lien a été coupé ou changé en route. Il a { $length } caractères et finit par « { $end } ».
    .remedy = Comparez-le avec celui qui a été envoyé, ou redemandez-le et copiez-le en entier.
problem-E-budget = La lecture a été arrêtée : elle demande bien plus de travail qu’un texte de cette longueur n’en devrait demander.
    .remedy = Vérifiez qu’il s’agit bien d’une partie. Si c’est le cas, signalez-nous cette erreur.
problem-E-link-long = Un lien contient au plus { $most } caractères, et celui-ci en aurait davantage.
    .remedy = Envoyez la partie dans un fichier.
problem-E-link-much = C’est trop pour un seul lien : l’ouvrir demanderait trop de travail.
    .remedy = Faites des liens de moins de parties, ou avec moins de notes.
problem-E-link-unmade = Aucun lien ne peut être fait de cette partie : ce qui en ressort n’est pas identique.
    .remedy = Envoyez-la dans un fichier, et signalez-nous cette erreur.
problem-E-csv = Ce tableau n’a pas de colonne « link » : il ne contient donc aucune partie.
    .remedy = ecarte convert --to csv --links en écrit une.
problem-E-csv-row = Cette ligne n’a pas de lien vers une partie.
    .remedy = Remplissez sa colonne « link », ou supprimez la ligne.
problem-E-link-challenge = Ce lien est un défi : il ne contient pas encore de partie à regarder.
    .remedy = Ouvrez-le dans la page et jouez.
problem-E-link-chapter = Ce lien n’a pas de partie { $chapter } : il en contient { $games }.
    .remedy = Ouvrez-le sans ce qui suit « @ ».
problem-E-link-game = Ce lien est celui d’une partie, pas un défi.
    .remedy = Ouvrez-le pour regarder la partie.
problem-E-daily-unfinished = La partie du jour se compare à celle du plus fort joueur une fois terminée.
problem-E-challenge-unfinished = Un défi se fait d’une partie finie.
    .remedy = Jouez-la d’abord jusqu’au bout.
problem-E-challenge-seed = Les donnes de cette partie ne peuvent pas être redonnées : l’enregistrement ne contient pas la graine dont elles viennent, ou des mots y ont été ajoutés à la coupe.

## Replay: une partie que l’on revoit

# Une partie en JSON. $place dit où : deals[0].events[3] est le quatrième événement de la première donne.
problem-E-json = { $why ->
    [record] Il n’y a pas de partie ici.
    [key] À partir d’ici, ce n’est pas du JSON : il manque une clé entre guillemets droits doubles.
    [colon] À partir d’ici, ce n’est pas du JSON : il manque deux-points après la clé.
    [comma] À partir d’ici, ce n’est pas du JSON : il manque une virgule, un crochet ou une accolade.
    [trailing] À partir d’ici, ce n’est pas du JSON : il ne peut y avoir de virgule avant un crochet fermant ou une accolade fermante.
    [text] À partir d’ici, ce n’est pas du JSON : le texte qui commence ici n’a pas de guillemet fermant.
    [control] À partir d’ici, ce n’est pas du JSON : un texte n’a ni fin de ligne ni tabulation. Écrivez \n et \t.
    [escape] À partir d’ici, ce n’est pas du JSON : « \ » ne peut précéder ce caractère. Pour l’écrire seul : \\.
    [number] À partir d’ici, ce n’est pas du JSON : ce nombre ne peut être lu.
    [list] À partir d’ici, ce n’est pas du JSON : la liste n’est pas fermée, ou il y manque une virgule.
   *[value] À partir d’ici, ce n’est pas du JSON : il manque une valeur.
}
    .remedy = Corrigez le texte ici, ou récrivez-le avec un programme qui écrit du JSON.
problem-E-json-deep = Des listes et des objets sont imbriqués ici plus profondément que dans aucune partie.
    .remedy = Récrivez la partie : rien n’y est aussi profond.
problem-E-json-twice = La clé « { $key } » figure deux fois dans un même objet.
    .remedy = Gardez-en une.
form-place = { $place ->
    [record] L’enregistrement
   *[other] « { $place } »
}
problem-E-json-type = { form-place } n’est pas du genre attendu, qui est : { $wanted }.
    .remedy = Le schéma, record.schema.json, dit ce qui va où.
problem-E-json-key = { form-place } ne peut avoir de clé « { $key } » : elle serait ignorée.
    .remedy = Supprimez-la, ou corrigez son nom.
problem-E-json-missing = { form-place } n’a pas de clé « { $key } ».
    .remedy = Ajoutez-la : sans elle, rien ne peut être lu.
problem-E-json-value = { form-place } ne peut pas être « { $found } ».
    .remedy = Le schéma, record.schema.json, dit ce qui peut s’y mettre.
problem-E-json-differs = { form-place } dit { $found }, mais d’après les étiquettes et les événements de la partie c’est { $expected }.
    .remedy = Corrigez-le ou supprimez-le : il découle des événements.
problem-W-json-differs = { form-place } est { $found } et se lit { $expected }.
problem-E-json-problems = Ceci vient d’une partie qui n’a pas pu être lue en entier.
    .remedy = Corrigez la partie d’origine, puis convertissez-la de nouveau.

## Problèmes : ce qui ne va pas dans un enregistrement, et que faire (.remedy)

problem-E-king-unmarked = { card-name } ne peut pas être dans cette main : il aurait été marqué avant la première levée.
    .remedy = L’un des deux est faux : cette carte, ou l’absence de marque du roi d’atout.
problem-E-void-broken = { card-name } ne peut pas être dans cette main : une carte jouée plus tôt dans la donne montre qu’elle n’en avait pas.
    .remedy = L’une des deux est fausse : cette carte, ou celle qui a été jouée plus tôt.
problem-E-view-known = Ceci est la vue d’une seule place ({ $seat }) : les cartes des autres s’écrivent « ?? », et non { card-the }.
    .remedy = Écrivez un « ?? » pour chaque carte, ou supprimez l’étiquette View si ce n’est pas une vue.
problem-E-view-seat = L’étiquette View nomme une place qui n’existe pas : { $seat }.
    .remedy = Ce peut être { $allowed }.
problem-E-view-seed = La vue d’une place ({ $seat }) contient la graine, qui trahit les cartes cachées.
    .remedy = Supprimez l’étiquette Seed avant de transmettre l’enregistrement.
problem-E-view-other = Ceci est la vue de { $view } : on ne peut en tirer ce que sait { $seat }.
    .remedy = Tirez la vue de l’enregistrement complet.
problem-E-suppose-number = Une main supposée a la taille de la vraie : { $expected } cartes, et non { $found }.
problem-E-suppose-place = Une main supposée ({ $text }) ne peut être écrite qu’au début d’une variante.
    .remedy = Déplacez-la juste après « ( ».
problem-E-variation-place = Une variante suit l’événement qu’elle remplace : ici, il n’y en a pas.
    .remedy = Placez-la après l’événement, ou supprimez-la.
problem-E-variation-open = Cette variante n’a pas de fin.
    .remedy = Fermez-la par « ) ».
problem-E-variation-close = Cette « ) » ne termine aucune variante.
    .remedy = Supprimez-la, ou ouvrez la variante par « ( ».
problem-E-variation-empty = Cette variante ne contient aucun événement.
    .remedy = Supprimez-la, ou écrivez ce qui aurait pu arriver.
problem-E-variation-deep = Il y a ici des variantes dans des variantes, sur plus de { $most } niveaux.
    .remedy = Placez les plus intérieures à côté d’un événement antérieur.
problem-E-note-place = Une note suit l’événement auquel elle appartient : ici, il n’y en a pas.
    .remedy = Placez-la après l’événement.
problem-E-comment-brace = Un commentaire ne peut contenir d’accolade fermante : elle le terminerait.
    .remedy = Mettez une parenthèse à la place.
problem-E-record-full = Avec cela, la partie dépasserait { $most } lettres et ne pourrait plus être relue. Rien n’a été changé.
problem-E-comment-open = Ce commentaire n’est jamais fermé.
    .remedy = Terminez-le par une accolade fermante.
problem-E-digest = L’étiquette Digest ne va pas avec ces coups : quelque chose a été changé depuis.
    .remedy = Redemandez l’enregistrement ; ou, si le changement est voulu, supprimez l’étiquette Digest.
problem-W-value-twice = « @{ $key } » a déjà reçu une valeur ici ; la dernière est gardée.
problem-W-mark-late = { $seat } marque ici { $number }, après la retourne suivante : c’est trop tard. La marque dépasse désormais ce qui a été gagné ; elle peut être corrigée jusqu’à la fin de la partie.
problem-W-not-taken = D’après la décision, { $seat } prend la carte retournée, { card-the }. Ici { $seat } en reçoit d’autres.
    .remedy = Mettez-la parmi les cartes reçues, ou écrivez « &ruling:37:leave » si elle n’a pas été prise.
problem-W-encoding = Le fichier n’est pas en UTF-8. Il est lu comme du { $encoding } : « { $found } ».
problem-W-form = « { $found } » se lit « { $expected } ».
problem-W-habit = { $habit ->
    [tags] Étiquette sous une autre forme : « { $found } » se lit « { $expected } »{ form-and-more }
    [head] Aucune donne ne commence ici : on lit « { $expected } » au début.
    [case] Majuscules et minuscules : « { $found } » se lit « { $expected } »{ form-and-more }
    [blanks] Espaces ou virgules dans un événement : « { $found } » se lit « { $expected } »{ form-and-more }
    [signs] Signes des couleurs : « { $found } » se lit « { $expected } »{ form-and-more }
    [ten] « 10 » pour le dix : « { $found } » se lit « { $expected } »{ form-and-more }
    [words] En toutes lettres : « { $found } » se lit « { $expected } »{ form-and-more }
    [order] Des mains dans un autre ordre : « { $found } » se lit « { $expected } »{ form-and-more }
    [table] Un tableau : « { $found } » se lit « { $expected } »{ form-and-more }
    [seat] Événement sans place ou sans signe : « { $found } » se lit « { $expected } »{ form-and-more }
   *[other] « { $found } » se lit « { $expected } »{ form-and-more }
}
form-and-more = { $more ->
    [0] .
    [one] , et de même à un autre endroit.
   *[other] , et de même à { $more } autres endroits.
}
problem-W-tags-added = Il manque en tête du texte des lignes qui disent ce qu’il est, comme le jeu et ses règles. Celles qui conviennent sont ajoutées : { $tags }.
    .remedy = Si l’une d’elles est fausse, écrivez-y vous-même la bonne.
problem-W-tags-guessed = Cette partie a des erreurs selon toutes les règles. Elle est lue selon « { $rules } », qui en donne le moins{ $others ->
    [none] .
   *[other] { " " }(autant avec { $others }).
} Ajouté en tête : { $tags }.
    .remedy = Si elle a été jouée selon d’autres règles, écrivez-les à la première ligne, comme [Rules "{ $example }"].
problem-E-rules-open = Cette partie convient à plusieurs règles : { $allowed }. Lesquelles étaient-ce ?
    .remedy = { $game ->
        [none] Écrivez-les à la première ligne, comme [Rules "{ $rules }"], et dessous [Game "ecarte"] ou [Game "belote"].
       *[other] Écrivez-les à la première ligne, comme [Rules "{ $rules }"].
    }
problem-E-dealer-open = Il n’est pas écrit qui donne, et plusieurs le pourraient : { $allowed }. Qui a donné le premier ?
    .remedy = Écrivez-le sur la ligne au-dessus des mains, comme « 1. N » si Nord donne.
problem-E-suits-mixed = Des cartes ont les lettres françaises des couleurs (p c k t), d’autres les anglaises (s h d c) : « c » peut être cœur ou trèfle (clubs).
    .remedy = Employez les lettres d’une seule langue.
problem-W-outside = « { $text } » ne fait partie d’aucun enregistrement et n’est pas repris{ $more ->
    [0] .
    [one] , de même qu’une autre ligne plus bas.
   *[other] , de même que { $more } autres lignes plus bas.
}
    .remedy = Si c’est une remarque, écrivez-la entre accolades après un événement : {"{"}comme ceci{"}"}.
problem-W-word = « { $text } » n’est pas un mot du jeu et n’est pas repris.
    .remedy = Si c’est une remarque, écrivez-la entre accolades après un événement : {"{"}comme ceci{"}"}. Si c’est un mot du jeu, récrivez-le.
problem-W-kept = { $from ->
    [1] { $whole ->
        [1] La partie est gardée en entier ; là où elle contredit ses cartes, les cartes font foi.
       *[0] { $events ->
            [0] { $deals ->
                [one] Une donne est gardée : à partir d’ici, la partie n’est pas reprise.
               *[other] { $deals } donnes sont gardées : à partir d’ici, la partie n’est pas reprise.
            }
           *[other] La partie est gardée jusqu’ici : { $deals ->
                [0] {""}
                [one] une donne, puis{" "}
               *[other] { $deals } donnes, puis{" "}
            }{ $events ->
                [one] un événement
               *[other] { $events } événements
            } de la donne { $number }. Le reste n’est pas repris.
        }
    }
   *[other] La partie est gardée à partir de la donne { $from }, numérotée et comptée dès là : { $deals ->
        [0] aucune donne entière
        [one] une donne
       *[other] { $deals } donnes
    }{ $events ->
        [0] .
        [one] {" "}et un événement de la suivante.
       *[other] {" "}et { $events } événements de la suivante.
    }
}{ $tags ->
    [none] {""}
   *[other] {" "}Elle est lue avec { $tags }.
}
    .remedy = Corrigez ce qui est faux ici, puis relisez le texte pour avoir toute la partie.
problem-W-around = { $kind ->
    [invisible] Des caractères invisibles ne sont pas repris ; le premier est ici.
    [entities] Des caractères écrits sous forme d’entités HTML, tels que « &quot; », sont lus pour ce qu’ils représentent : « { $text } ».
    [quotes] Les marques des lignes citées, telles que « > », ne sont pas reprises : « { $text } ».
    [numbers] Les numéros de ligne ne sont pas repris : « { $text } ».
    [markup] Les balises d’une page web ou d’un bloc de code ne sont pas reprises : « { $text } ».
    [escapes] Les barres obliques inverses devant la ponctuation ne sont pas reprises : « { $text } ».
    [suits] Les cartes qui ne sont pas écrites une à une, la valeur d’abord, sont détaillées : « { $text } ».
    [story] Le récit d’une partie se lit comme les événements qu’il raconte, à partir d’ici : « { $text } ».
    [variations] Les variantes ne se lisent pas dans le récit d’une partie, et ne sont pas reprises : « { $text } ».
    [cards] Les images de cartes se lisent comme des cartes : « { $text } ».
   *[mail] Le texte a été encodé par un logiciel de courriel ; il est décodé : « { $text } ».
}
problem-W-tags-apart = Les étiquettes ne se suivent pas directement, chacune sur sa ligne. Elles sont lues quand même.
problem-W-comment-early = Un commentaire placé avant la première donne est gardé avec elle : « { $text } ».
problem-W-escape = Dans l’étiquette { $tag }, \n est lu comme un saut de ligne.
    .remedy = Si vous vouliez une barre oblique inverse, écrivez-en deux.
problem-W-remark = Une remarque après « ; » est gardée comme commentaire entre accolades.
problem-W-unsaid = Ceci n’est possible qu’après « { $expected } » : c’était omis, et c’est ajouté.
problem-W-check-missing = Il n’est pas écrit qui a fait la levée : il faudrait ici « { $expected } ».
problem-W-result-missing = Le résultat de cette partie n’est pas écrit : il faudrait ici « { $expected } ».
problem-W-score-missing = Le score de la donne n’est pas écrit : il faudrait ici « { $expected } ».
problem-W-canonical = Ici, la forme canonique est autre : { $wanted ->
    [blank] il n’y a rien.
   *[text] { $expected }
}
problem-E-canonical = { $wanted ->
    [text] Ce n’est pas la forme canonique, qui a ici : { $expected }
   *[blank] Ce n’est pas la forme canonique, qui n’a rien ici.
}
    .remedy = « ecarte fmt » écrit la forme canonique.
problem-E-merge-rules = Ces enregistrements n’ont pas le même jeu, ou pas les mêmes règles.
problem-E-merge-tag = L’étiquette { $tag } est « { $first } » dans un enregistrement et « { $second } » dans l’autre.
    .remedy = Si c’est la même partie, accordez les deux étiquettes.
problem-E-merge-head = Un enregistrement continue par « { $first } », l’autre par « { $second } ».
problem-E-merge-event = En { $at }, un enregistrement a « { $first } », l’autre « { $second } ».
    .remedy = L’un des deux est faux : comparez-les à cet endroit.
problem-E-merge-hidden = En { $at }, les cartes de { $seat } sont encore cachées.
    .remedy = Ajoutez la vue de cette place.
problem-E-seed-form = Ce n’est pas une graine : écrivez 64 chiffres hexadécimaux (0 à 9, a à f).
problem-E-seat = « { $seat } » n’est pas une place à cette table.
    .remedy = Une place est S ou N, à la belote aussi E ou W.

# Belote
problem-E-bid-now = Les enchères sont closes : on ne peut plus ni prendre ni passer.
problem-E-bid = « { $bid } » n’est pas une enchère.
    .remedy = Il y a : take:s, take:h, take:d, take:c, take:nt (sans atout), take:at (tout atout).
problem-E-bid-contract = { $bid ->
    [nt] Le sans atout ne se demande pas avec ces règles.
   *[at] Le tout atout ne se demande pas avec ces règles.
}
problem-E-bid-nt-early = Avec ces règles, le sans atout ne se demande qu’après une prise à la couleur.
problem-E-bid-overcall = { $over ->
    [nt] On a demandé sans atout : seul le tout atout passe par-dessus.
    [at] On a demandé tout atout : rien ne passe par-dessus.
   *[other] On a pris à la couleur : seuls le sans atout et le tout atout passent par-dessus, si les règles les permettent.
}
problem-E-bid-turned = Au premier tour, on ne peut prendre qu’à la couleur de la retourne : { suit }.
problem-E-bid-second = Tout le monde a passé à { suit } : au second tour, on prend à une autre couleur.
problem-E-take-card = Le preneur ramasse la retourne, { card-the }.
    .remedy = Corrigez la carte, ou la retourne.
problem-E-overtrump = Il faut monter à l’atout : vous avez un atout plus fort que ceux du pli.{ form-plays }
problem-E-beat = Il faut monter : vous avez une carte plus forte dans la couleur demandée, { suit }.{ form-plays }
problem-E-undertrump = Votre partenaire est maître avec un atout. Montez ou jouez une autre couleur, mais ne pissez pas.{ form-plays }
problem-E-meld-none = Avec ces règles, on n’annonce que la belote.
problem-E-meld-form = « { $say } » n’est pas une annonce.
    .remedy = Écrivez son genre et sa plus haute carte, comme meld:tierce:As (ou cinquante, cent), ou le rang d’un carré, comme meld:carre:J.
problem-E-meld-late = Rien ne peut être annoncé maintenant. On annonce avant sa première carte ; après le premier pli, seul le camp qui a l’annonce la plus forte peut en ajouter.
problem-E-meld-absent = { $kind ->
    [tierce] Il n’y a pas de telle tierce dans cette main.
    [cinquante] Il n’y a pas de tel cinquante dans cette main.
    [cent] Il n’y a pas de tel cent dans cette main.
   *[carre] Les quatre cartes de ce carré ne sont pas dans cette main.
}
problem-E-meld-used = { $kind ->
    [carre] Une carte de ce carré sert déjà dans une autre annonce, et une carte ne sert qu’une fois.
   *[other] Une carte de cette suite sert déjà dans une autre annonce, et une carte ne sert qu’une fois.
}
problem-E-show = « { $say } » ne montre aucune annonce qui soit encore à montrer.
    .remedy = Chaque annonce du camp qui les gagne se montre une fois : toutes ses cartes encore en main.
problem-E-rank-due = Les annonces se comparent avant toute autre parole ou carte : à { seat-title } d’indiquer un rang, ou de dire « trump ».
problem-E-rank = { $expected ->
    [0] « { $say } » ne se dit pas ici.
   *[other] Il faut dire ici « { $expected } », et non « { $say } ».
}
problem-E-belote-absent = Pour annoncer la belote, il faut le roi et la dame de { suit } : l’un des deux manque ici.
problem-E-belote-card = La belote s’annonce avec le roi et la dame d’atout, et non avec { card-the }.
problem-E-belote-king = Avec ces règles, la belote s’annonce avec le roi, avant la dame.
problem-E-belote-order = { $call ->
    [belote] La belote est déjà annoncée dans cette couleur : avec la seconde carte, c’est « rebelote ».
   *[rebelote] Rebelote s’annonce avec la seconde des deux cartes, après belote avec la première.
}
problem-E-king-due = { $seat ->
    [S] Sud a le roi d’atout : il se marque avant que l’on dise ou joue autre chose.
   *[N] Nord a le roi d’atout : il se marque avant que l’on dise ou joue autre chose.
}
problem-E-say = « { $say } » ne se dit pas dans ce jeu.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
}
problem-E-cards-game = On ne tient pas d’enregistrement sans cartes de { $game }.
    .remedy = Supprimez l’étiquette { $tag }, et écrivez les cartes.
problem-E-cards-none = Cet enregistrement n’a pas de cartes : « { $event } » n’y a pas sa place.
    .remedy = N’écrivez que l’enchère qui reste, les annonces, la belote et ce qui a été compté. Si les cartes sont connues, supprimez l’étiquette Cards.
problem-E-cards-tag = Un enregistrement sans cartes n’a pas d’étiquette { $tag }, qui parle de cartes.
    .remedy = Supprimez l’étiquette { $tag }.
problem-E-count-due = La donne n’est pas complète : il manque les points.
    .remedy = Dites qui a pris, à quoi, et les points de chaque camp.
problem-E-count-early = Il faut d’abord dire qui a pris, et à quoi.
    .remedy = Écrivez l’enchère qui reste, par exemple « S:take:h », avant les annonces, la belote et le compte.
problem-E-count-form = « { $found } » n’est pas un compte possible de cette donne.
    .remedy = Écrivez-le comme « { $expected } », avec un nombre pour chaque camp.
problem-E-count-capot = Le camp qui fait tous les plis a tous les points : « { $found } » en dit trop.
    .remedy = Écrivez « { $expected } ».
problem-E-count-sum = Les points comptés font { $found }. { $apart ->
    [1] À ce contrat ils font au moins { $least } et au plus { $most }.
   *[other] À ce contrat ils font { $most }, dix de der compris.
}
    .remedy = Recomptez : la somme est fausse de { $off }. Les annonces et la belote ne se comptent pas ici.
problem-E-count-points = Aucunes cartes ne font { $points } ensemble.
    .remedy = Recomptez.
problem-E-belote-suit = Il n’y a pas de belote à « { $suit } » ici : ce n’est pas l’atout, ou elle est déjà écrite.
    .remedy = Nommez la couleur d’atout, par exemple « N:belote:h », et une seule fois.
problem-E-cards-due = Il faut d’abord donner les cartes : personne ne peut rien faire avant.
    .remedy = Écrivez d’abord les cartes données.
problem-E-not-dealing = On ne donne pas de cartes à ce point de la donne.
problem-E-given-order = { $expected ->
    [deal] Viennent d’abord les cinq cartes du joueur en { seat-title }.
    [turn] Vient d’abord la retourne.
    [take] Vient d’abord la retourne, que prend { seat-title } : on écrit { $seat }^ et la carte.
    [up] Viennent ici des cartes découvertes posées devant { seat-title }.
    [bottom] Vient d’abord la dernière carte du talon, qui est retournée elle aussi.
   *[draw] Viennent d’abord les cartes que prend { seat-title }.
}
problem-E-given-number = { $expected ->
    [one] On donne ici une carte, et non { $found }.
   *[other] On donne ici { $expected } cartes, et non { $found }.{ $found ->
        [1] { " " }Elles s’écrivent ensemble, sans espaces.
       *[other] { "" }
    }
}
    .remedy = { $misdeal ->
        [1] Si l’on a donné ainsi à une vraie table, écrivez où on l’a découvert, comme « { $text } », puis la décision.
       *[other] { "" }
    }
problem-E-card-unknown = Une carte cachée, « ?? », ne peut pas être rejouée.
    .remedy = Écrivez quelle carte c’était ; ou, si l’on ne connaît que les cartes d’une place, ajoutez une étiquette View.
problem-E-sheet-hidden = Cette feuille cache des cartes, comme celle d’une partie vue d’une place : elle ne se relit pas comme partie.
    .remedy = Écrivez quelle carte c’était, ou lisez l’enregistrement lui-même : en ECN ou comme lien, il dit de quelle place la partie est vue.
problem-E-card-twice = { card-name } figure déjà dans cette donne, et le jeu n’en a qu’une.
    .remedy = L’une des deux est fausse : comparez-les.
problem-E-seed = Le paquet tiré de la graine donne ici d’autres cartes.
    .remedy = Corrigez les cartes, ou supprimez l’étiquette Seed.
problem-E-commit = L’étiquette Commit ne correspond pas à la graine.
    .remedy = L’une des deux a été changée. Si ce n’est pas vous, ne vous fiez pas aux donnes.
problem-E-cut = L’étiquette Cut ne correspond pas à la graine.
    .remedy = L’une des deux a été changée.

# Dans un enregistrement : parties liées, jetons et paris
problem-E-match-name = « { $name } » ne peut figurer à côté d’autres noms : dans une poule ou une galerie, un nom n’a ni espace ni deux-points, 40 lettres au plus, et n’est pas l’une des lettres N, E, S, W.
problem-E-match-names = Deux personnes à cette table s’appellent { $name }.
    .remedy = Donnez à chacune un nom à elle.
problem-E-match-score = La partie { $game } de ce match ne peut pas commencer à { $score }.
    .remedy = MatchScore dit combien de parties chacun avait gagnées avant celle-ci : Sud d’abord, puis Nord.
problem-E-match-out = Dans une poule, l’étiquette Out dit qui attend une place ; elle manque.
    .remedy = Ajoutez-la aux étiquettes du début.
problem-E-match-plays = { $name } joue, et ne peut pas aussi attendre une place.
problem-E-match-ended = Les joueurs sont convenus d’arrêter ce match pendant la partie { $game }.
    .remedy = Commencez un autre match.
problem-E-match-draw = L’étiquette Draw ne correspond pas à cette partie : celui qui attend a tiré la carte la plus basse, et les cartes viennent de la graine.
    .remedy = L’une des étiquettes Draw, Out et Seed a été changée.
problem-E-match-worth = Cette partie compte { $expected }, et non { $found }.
    .remedy = GamePoints découle de la fin de la partie : écrivez ce qui est attendu, ou omettez-la.
problem-E-match-twice = La partie { $game } de ce match figure ici une seconde fois, avec un autre contenu.
    .remedy = Gardez-en une.
problem-E-match-unfinished = La partie { $next } de ce match suit la partie { $game }, qui n’est pas finie.
    .remedy = Jouez-la jusqu’au bout, abandonnez-la, ou marquez-la « void ».
problem-E-match-over = { $name } avait gagné le match avant la partie { $game }.
    .remedy = Vérifiez qu’aucune partie n’appartient à un autre match.
problem-E-match-tag = Après la partie qui la précède, l’étiquette { $tag } de la partie { $game } serait « { $expected } », et non « { $found } ».
    .remedy = Vérifiez qu’aucune partie ne manque ou n’a été changée.
problem-E-match-dealer = { $expected ->
    [S] Sud donne le premier dans la partie { $game } de ce match : la donne passe d’une partie à l’autre.
   *[N] Nord donne le premier dans la partie { $game } de ce match : la donne passe d’une partie à l’autre.
}
    .remedy = Vérifiez qu’aucune partie ne manque ou n’a été changée.
problem-E-purse = Une partie à cet enjeu peut coûter { $needed } jetons, plus qu’il n’y en a dans une bourse ({ $name } : { $purse }).
    .remedy = Commencez un match à un enjeu plus petit, ou avec des bourses plus pleines.
problem-E-match-purse = Les spectateurs parient : il faut une bourse à chacun.
    .remedy = Dites avec combien de jetons chacun commence.
problem-E-bet-match = Les paris ne s’équilibrent pas : { $south } sur Sud, { $north } sur Nord.
    .remedy = On parie autant sur l’un que sur l’autre ; ce qui ne trouve pas preneur est rendu avant la partie.
problem-E-bet-player = { $name } joue, et seuls ceux qui regardent peuvent parier.
problem-E-bet-purse = { $name } ne peut pas parier { $chips } : { $purse ->
    [0] il n’y a rien à parier dans cette bourse.
    [one] il n’y a qu’un jeton à parier dans cette bourse.
   *[other] il n’y a que { $purse } jetons à parier dans cette bourse.
}
problem-E-bet-twice = { $name } a déjà parié sur cette partie.
problem-E-advise-other = { $name } n’a pas parié sur ce joueur, et ne peut pas le conseiller.
problem-E-advise-silent = À l’écarté anglais, la galerie se tait.
    .remedy = Avec une galerie française, elle peut conseiller le joueur qu’elle soutient.

problem-E-check = { $expected ->
    [S] C’est Sud qui fait cette levée.
    [N] C’est Nord qui fait cette levée.
    [E] C’est Est qui fait cette levée.
   *[W] C’est Ouest qui fait cette levée.
}
    .remedy = Corrigez la marque, ou les cartes de la levée.
problem-E-check-nothing = Aucune levée n’est complète ici : personne n’en fait.
    .remedy = Supprimez la marque, ou ajoutez les cartes qui manquent.
problem-E-score = Le score est ici « { $expected } », et non « { $found } ».
    .remedy = Corrigez le score, ou les événements de la donne.
problem-E-score-twice = Le score de cette donne figure ici une seconde fois.
    .remedy = Gardez-en un.
problem-E-score-early = La donne n’est pas finie ici : il n’y a pas encore de score.
    .remedy = Ajoutez les événements qui manquent, ou supprimez le score. Quand une main est épuisée, « &tricks » dit à qui sont les cartes qui restent.
problem-E-score-form = « { $text } » n’est pas un score.
    .remedy = Écrivez les points de la donne et le score de la partie, ceux de Sud d’abord : « =1-0 2-1 ».
problem-E-result = Le résultat est « { $expected } », et non « { $found } ».
    .remedy = Corrigez le résultat, ou les événements qui y mènent.
problem-E-result-missing = L’enregistrement n’a pas de fin.
    .remedy = Terminez-le par « { $expected } », s’il n’y manque rien.
problem-E-result-tag = L’étiquette Result dit « { $found } », mais l’enregistrement finit par « { $expected } ».
    .remedy = Corrigez l’étiquette : elle répète la fin de l’enregistrement.
problem-E-after-result = « { $text } » suit le résultat, après lequel rien ne peut venir.
    .remedy = Supprimez-le ; ou commencez l’enregistrement suivant par [ECN "1"].
problem-E-no-record = Aucun enregistrement ne commence ici.
    .remedy = Un enregistrement commence par la ligne [ECN "1"].
problem-E-version = La version « { $version } » de la notation ne peut être lue ici, seulement la version 1.
    .remedy = Mettez le programme à jour ; ou écrivez [ECN "1"], si l’enregistrement est en version 1.
problem-E-tag = Ce n’est pas une étiquette.
    .remedy = Écrivez [Name "texte"], une par ligne ; dans le texte, \" et \\ tiennent lieu de " et \.
problem-E-tag-value = L’étiquette { $tag } ne peut pas être « { $value } ».
    .remedy = Corrigez-la, ou omettez-la.
problem-W-date = { $kind ->
    [day] Le jour « { $date } » n’existe pas
   *[form] « { $date } » n’est pas une date de la forme AAAA.MM.JJ
} : les parties ne peuvent être ni triées ni trouvées par elle.
    .remedy = Écrivez l’année, le mois et le jour, comme 2026.01.03, ou 2026.01.?? si le jour est inconnu.
problem-W-tag = ECN n’a pas d’étiquette { $tag } : elle est gardée comme une étiquette à vous, sans effet.
    .remedy = S’il faut lire { $near }, corrigez-la.
problem-E-tag-twice = L’étiquette { $tag } figure ici une seconde fois.
    .remedy = Gardez-en une.
problem-E-tag-own = L’étiquette { $tag } dit ce qu’est la partie : elle ne peut être changée.
problem-E-deal-open = La donne { $deal } ne peut pas commencer ici : la précédente n’est pas finie.
    .remedy = Ajoutez à la donne précédente les événements qui manquent.
problem-E-no-head = « { $text } » se trouve avant la première donne.
    .remedy = Commencez la donne par son numéro et son donneur : « 1. N ».
problem-E-word = « { $text } » n’est pas compris.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
}
    .remedy = Un événement s’écrit comme « S.Ks », « N:propose » ou « S-7h8h ».
problem-E-word-french = « { $text } » a les lettres des cartes françaises, et la partie ne dit pas qu’elle est en français.
    .remedy = Ajoutez l’étiquette [Lang "fr"] : R, D et V sont alors lus comme K, Q et J.
problem-E-event = « { $event } » n’est pas un événement de ce jeu.
problem-E-call = « { $call } » ne s’annonce pas avec une carte dans ce jeu.
    .remedy = Omettez « :{ $call } ».
problem-E-too-many = Il y a là plus de { $most } problèmes : le reste n’a pas été lu.
    .remedy = Corrigez d’abord ceux-ci.
problem-E-file = { $reason ->
    [missing] Ce fichier n’existe pas.
    [directory] C’est un dossier, pas un fichier d’enregistrements.
    [denied] Vous n’avez pas le droit de lire ce fichier.
    [size] Ce fichier dépasse { $detail } Mio : divisez-le.
    [large] Ce fichier a { $detail } Mio ; on en lit ici 256 au plus. Coupez-le en morceaux : ecarte split --size 10000
    [shorter] Ce fichier a raccourci pendant la lecture : la commande y écrit peut-être elle-même, par un tube. Écrivez dans un autre fichier.
    [whole] Du JSON qui n’a pas un enregistrement par ligne peut avoir { $detail } Mio au plus ; celui-ci est plus grand. Écrivez chaque enregistrement sur sa propre ligne : jq -c '.[]'
    [packed] Ce fichier est compressé avec { $detail } : décompressez-le d’abord. Seul gzip est lu.
    [archive] C’est une archive : donnez le nom de son fichier.
    [parquet] Le Parquet ne se lit ni par un tube ni dans un fichier gzip : donnez le nom du fichier Parquet lui-même.
    [binary] Ce n’est pas du texte, mais une image, un programme ou d’autres données : donnez un fichier de parties.
   *[other] Ce fichier ne peut pas être lu : { $detail }.
}
problem-E-table = { $reason ->
    [columns] Ce tableau ne contient aucune partie : il lui manque les colonnes { $found }. Prenez games.to_frame("events"), ou un tableau avec une colonne « link », comme en écrit ecarte convert --links.
    [twice] Ce tableau a plusieurs colonnes nommées { $column } : n’en gardez qu’une.
    [number] La colonne { $column } contient { $found } : convertissez-la en nombres entiers.
    [text] La colonne { $column } contient { $found } : convertissez-la en texte.
    [null] La ligne { $row } n’a rien dans la colonne { $column } : remplissez-la, ou retirez toute la partie.
    [apart] La ligne { $row } est de la partie { $game }, dont les autres lignes sont plus haut : triez le tableau par game_id, deal, attempt et n, et renumérotez les parties de plusieurs tableaux.
    [mixed] La ligne { $row } a d’autres étiquettes que les lignes de la partie { $game } au-dessus : donnez à chaque partie son propre game_id.
    [order] La ligne { $row } est { $found } de la partie { $game }, qui ne suit pas la ligne au-dessus : triez le tableau par game_id, deal, attempt et n, sans omettre d’événement.
    [dealer] La ligne { $row } nomme un autre donneur que la ligne au-dessus, dans la même donne de la partie { $game } ({ $found }) : corrigez la colonne dealer.
    [event] La ligne { $row } a « { $found } » dans la colonne event : ce n’est pas un événement. Écrivez-le comme l’ECN, par exemple S:propose ou N.Qh.
    [tags] La ligne { $row } est la première d’une partie et n’a pas d’étiquettes : sa colonne tags doit contenir un objet JSON, tel que l’écrit games.to_frame("events").
   *[damaged] Ce tableau ne peut pas être lu, car il est endommagé ou incomplet : { $found }. Refaites-le.
}
problem-E-utf8 = À partir d’ici, le texte n’est pas en UTF-8.
    .remedy = Enregistrez le fichier en UTF-8.
problem-E-gzip = Le fichier commence comme un fichier gzip mais ne peut être décompressé.
    .remedy = Il est endommagé ou incomplet : procurez-vous-le de nouveau.

## Beaucoup de parties : conditions, statistiques, archives, parties simulées

problem-E-filter-long = La condition a plus de { $most } caractères.
problem-E-filter-empty = Il n’y a pas de condition. Écrivez-en une, comme vole and score_S > 3.
problem-E-filter-syntax = La condition ne se lit plus à partir d’ici. Il manque peut-être une parenthèse ou un guillemet ; égal s’écrit ==, contient s’écrit ~. Les conditions se lient par and, or, not.
problem-E-filter-deep = La condition est imbriquée sur plus de { $most } niveaux.
problem-E-filter-signs = La condition a plus de { $most } parenthèses et signes.
problem-E-filter-form = Cela n’a pas de sens dans une condition. Elle se compose de faits, de nombres entiers avec + et -, de textes entre guillemets, de comparaisons, de and, or, not, et de fonctions comme any(…).
problem-E-filter-name = Il n’y a pas de fait « { $name } ».{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
} Un texte se met entre guillemets.
problem-E-filter-number = Un nombre doit être entier, et { $most } au plus.
problem-E-filter-kind = Il y a ici { $found ->
    [text] un texte
    [number] un nombre
   *[flag] une condition
} où il faut { $wanted ->
    [text] un texte
    [number] un nombre
   *[flag] une condition
}.
problem-E-filter-value = « { $name } » n’est jamais « { $value } ».{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
} Valeurs possibles : { $allowed }.{ $hint ->
    [seat] { " " }La place d’un joueur est seat("{ $value }").
    [won] { " " }Les parties qu’un joueur a gagnées sont won("{ $value }").
    [version] { " " }Avec sa version : tag("Rules") == "{ $value }".
   *[none] { "" }
}
problem-E-filter-date = « { $value } » s’écrit autrement dans les parties.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
} Les dates s’écrivent comme 2026, 2026.11 ou 2026.11.28.
problem-E-filter-function = Il n’y a pas de « { $name }(…) ». Il y a : { $allowed }.
problem-E-filter-arguments = « { $name }(…) » prend une seule valeur entre parenthèses.
problem-E-filter-subject = Avant « .{ $verb } », il faut une place : elder, dealer, winner, taken_by, seat("Anna"), "S".
problem-E-filter-verb = Il n’y a pas de « .{ $name } ».{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « .{ $near } » ?
} Après une place, il peut y avoir : { $allowed }.
problem-E-filter-given = « .{ $name }(…) » prend des cartes entre parenthèses : "KQ of trumps".
problem-E-filter-bare = « .{ $name } » ne peut pas avoir cela entre ses parenthèses.
problem-E-filter-text = Ici, il ne peut y avoir qu’un texte entre guillemets.
problem-E-filter-cards = À partir d’ici, aucune carte ne se lit. Écrivez des hauteurs et leur couleur : "KQ of trumps", "A plain", "Ks".
problem-E-filter-like = À partir d’ici, aucune main ne se lit. Écrivez d’abord les atouts, puis chaque autre couleur : "KQ/A7/x" ; x est une hauteur quelconque, - aucune carte.
problem-E-filter-inside = « { $name }(…) » porte sur toute la partie et ne peut pas se trouver dans « { $outer }(…) ».
problem-E-filter-sequence = « sequence(…) » prend des événements entre ses parenthèses, séparés par des virgules : sequence(elder.proposes, ..., dealer.refuses). Trois points marquent un intervalle.
problem-E-filter-position = Une position est une seule suite : sequence(elder.proposes, dealer.like("K/xx/xx")).
problem-E-extra = Il faut pour cela { $package }, qui n’est pas installé : pip install 'ecarte[{ $extra }]'
problem-E-archive = Ce fichier ne peut pas être ouvert comme archive : { $detail }
problem-E-archive-other = C’est un fichier DuckDB, mais « ecarte archive » ne l’a pas fait.
problem-E-archive-version = Une autre version de ce programme a créé cette archive, avec d’autres tables ou d’autres règles. « ecarte archive query … », « stats » et « add » la mettent à jour ; « export » en imprime les parties telle qu’elle est.
problem-E-archive-newer = Une version plus récente de ce programme a créé cette archive. Mettez le programme à jour pour l’interroger ou y ajouter des parties ; « ecarte archive export … » en imprime les parties avec cette version aussi.
problem-E-archive-empty = Cette archive est vide : la commande qui la créait a été interrompue. Ajoutez-y de nouveau les parties.
problem-E-archive-unfinished = Cette archive n’existe pas : le « add » qui devait la créer a été interrompu. Ce qu’il avait laissé est supprimé ; ajoutez de nouveau les parties.
problem-E-archive-taken = Cette archive ne peut être mise à jour : une table ou une vue à vous porte le nom « { $name } », dont l’archive a désormais besoin. Rien n’a changé.
    .remedy = Renommez-la avec DuckDB, comme ALTER TABLE { $name } RENAME TO my_{ $name } (ALTER VIEW pour une vue), puis réessayez.
problem-E-archive-used = Un autre programme a ouvert cette archive. Fermez-la là-bas, ou attendez qu’il ait fini, et réessayez ; « ecarte archive export … » en imprime les parties entre-temps. ({ $detail })
problem-E-archive-write = L’archive ne peut pas être écrite, et reste comme elle était. Libérez de la place sur le disque, ou mettez l’archive dans un dossier où vous pouvez écrire ; « ecarte archive export … » en imprime les parties telle qu’elle est. ({ $detail })
problem-E-query = DuckDB ne peut pas répondre : { $detail }
problem-E-query-long = La requête a été arrêtée : pendant { $seconds } secondes, elle n’a donné aucune ligne de plus.
    .remedy = Vérifiez qu’elle peut se terminer. Si oui, donnez-lui plus de temps, par exemple --seconds 600 ; 0 ne fixe aucune limite.
problem-E-query-number = { $number ->
    [0] Il n’y a pas de requête. Écrivez-en une, comme SELECT count(*) FROM games.
   *[other] Ce sont { $number } requêtes. Posez-les une à la fois.
}
problem-E-player-missing = Personne n’est nommé pour la place { $seat }.
    .remedy = Nommez-en un pour chaque place, comme S:amateur N:chance.
problem-E-player = Il n’y a pas de joueur « { $player } ». Il y a : { $allowed }.
problem-E-duplicate-odd = Les parties en double vont par groupes de { $sides } : { $games } ne se divise pas ainsi.
problem-E-batch-rules = `ecarte.batch` ne sait pas jouer avec ces options : { $options }. Changez-les, ou jouez avec le moteur.
problem-E-batch-action = L’action { $action } n’est pas permise dans la partie { $game }. Prenez-en une que `legal()` permet.

## Donnes loyales : la coupe, l’engagement, la preuve

problem-E-cut-words = { $reason ->
    [long] Ces mots sont trop longs pour couper : { $most } caractères au plus.
   *[letter] On ne peut pas couper avec « { $letter } » : des lettres, des chiffres et des signes, mais ni parenthèses ni rien d’invisible.
}
problem-E-cut-kept = La donne { $deal } a déjà été ouverte et garde sa coupe : { $with ->
    [words] « { $words } ».
   *[nothing] sans mots.
}
problem-E-cut-daily = Tout le monde a les mêmes cartes dans la partie du jour : on ne coupe pas le paquet avec des mots.
problem-E-cut-challenge = Les donnes d’un défi sont les mêmes pour vous deux : on ne les coupe pas avec des mots.
problem-E-verify-view = L’enregistrement est ce que { $seat } savait de la partie. Il n’a pas de graine et ne prouve rien.
    .remedy = Prenez l’enregistrement entier de la partie.
problem-E-verify-branch = Une partie « et si… » n’est pas donnée par la seule graine : il n’y a rien à prouver.
problem-E-verify-cards-none = L’enregistrement n’a pas de cartes : il a été tenu à une vraie table, et aucune donne n’est prouvée.
problem-E-verify-seed = L’enregistrement n’a pas sa graine : aucune donne ne peut être recalculée.
    .remedy = La graine est révélée quand la partie est finie.
problem-E-verify-commit-missing = L’enregistrement n’a pas d’étiquette Commit : rien ne montre que la graine était fixée avant la première donne.
problem-E-verify-commit = La graine n’est pas celle qui a été scellée : son sceau est { $expected }, celui de l’enregistrement { $found }.
problem-E-verify-noted = Le sceau de l’enregistrement est { $found }, et non celui que vous avez noté : { $expected }.
problem-E-verify-cut = Au tirage pour la donne, le paquet de la graine donne { $expected }. L’enregistrement dit { $found }.
problem-E-verify-draw = Au tirage de la poule, le paquet de la graine donne { $expected }. L’enregistrement dit { $found }.
problem-E-verify-empty = Rien n’a été donné : il n’y a rien à prouver.
problem-E-verify-recut = La donne { $number } a été coupée avec d’autres mots qu’à sa première ouverture.
problem-E-verify-shuffle = L’enregistrement n’a pas ce avec quoi les joueurs ont mêlé la donne { $number }.
problem-E-verify-signed = L’enregistrement n’est pas celui que { $name } ({ $seat }) a signé.
problem-E-verify-signed-missing = Les joueurs n’ont pas signé l’enregistrement.
problem-E-verify-pack = Nul ne peut dire comment étaient rangées les cartes de la donne { $number } avant la coupe.
problem-E-verify-cards = La donne { $number } a donné { $found } là où le paquet a { $expected }{ $more ->
    [0] .
   *[other] {" "}(et { $more } autres cartes).
}

# Le travail sur une grappe

problem-E-cluster = L’ordonnanceur à l’adresse { $address } ne répond pas : { $detail }.
    .remedy = Tourne-t-il, et l’adresse est-elle celle qu’il affiche, comme tcp://10.0.0.1:8786 ?
problem-E-cluster-missing = Pour une grappe de machines, il faut Dask.
    .remedy = Installez-le : pip install 'ecarte[cluster]'.
problem-E-cluster-empty = L’ordonnanceur à l’adresse { $address } n’a pas d’ouvriers.
    .remedy = Lancez-en : dask worker { $address }.
problem-E-cluster-version = { $place } a { $package } { $found }, et ici c’est { $wanted } : les résultats pourraient différer.
    .remedy = Installez-y { $package } { $wanted }, et relancez-le.
problem-E-cluster-lost = La grappe à l’adresse { $address } n’a pas pu continuer : { $detail }.
    .remedy = Lisez ce qu’affichent ses ouvriers ; peut-être leur faut-il plus de mémoire.
problem-E-cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur.
    .remedy = Elle ressemble à tcp://10.0.0.1:8786 : l’ordonnanceur l’affiche.
problem-E-cluster-gone = La connexion à l’ordonnanceur { $address } est perdue.
    .remedy = Relancez-le avec ses ouvriers, puis la commande.
