### Tous les mots de la page et de la ligne de commande. Ce qui manque ici est dit en anglais.

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

## Command line: help

cli = L’écarté et la belote, jeux de cartes français : jouer, revoir ses parties, les vérifier, les changer, les compter.

    Chaque commande finit par 0 si tout va bien, 1 si quelque chose ne va pas dans les parties, 2 si elle n’est pas comprise ou si un fichier ne peut être lu ou écrit, 130 si Ctrl-C l’arrête.
cli-usage = Usage :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-show-help = Montre cette aide et s’arrête.
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-version = Donne la version et s’arrête.
cli-option-game = Le jeu.
cli-option-lang = La langue parlée. Sans elle, celle de l’environnement.
cli-option-color = Couleurs : comme le terminal en a (auto), toujours, ou jamais.
cli-play = Joue une partie dans le terminal contre l’ordinateur.

    Les cartes se nomment par leur place dans la main (1) ou par leur nom (R♠, Ks, 10h, roi de pique). Tapez ? à la table pour le reste. La partie est gardée à chaque coup et peut être reprise.
cli-play-rules = Les règles du jeu : { cli-presets }
cli-presets = { cli-presets-ecarte } ; à la belote { cli-presets-belote }.
cli-presets-ecarte = akagiri ({ preset-akagiri }), jirai ({ preset-jirai }), article ({ preset-article-2 }), london ({ preset-london-2 }), casino ({ preset-casino })
cli-presets-belote = classic ({ preset-classic }), tournament ({ preset-tournament }), modern ({ preset-modern }), three ({ preset-three })
cli-play-option = Une règle changée : target=10, king_mark=optional… Peut être donné plusieurs fois.
cli-play-opponent = L’adversaire.
cli-play-partner = Qui joue avec vous, aux jeux à partenaires. Sans elle, un joueur comme vos adversaires.
cli-play-seat = Votre place.
cli-play-dealer = Qui donne d’abord ; cut pour tirer au sort, comme d’habitude.
cli-play-seed = 64 chiffres hexadécimaux dont toutes les cartes découlent. Sans eux, le hasard.
cli-play-two = Deux personnes jouent à ce terminal : l’écran est effacé entre leurs tours.
cli-play-names = Des noms, séparés par des virgules : d’abord ceux des personnes à ce terminal. Sans espaces dans une poule et devant une galerie.
cli-play-rubber = Un rob : au meilleur de tant de parties.
cli-play-pool = Poule à trois : qui perd cède la place au troisième, qui gagne deux fois de suite prend la poule.
cli-play-watch = Deux joueurs de l’ordinateur jouent ; vous regardez, pariez et conseillez celui que vous soutenez.
cli-play-stake = Les jetons que vaut une partie ; dans une poule, la mise de chacun.
cli-play-purse = Les jetons de chacun au départ.
cli-play-gallery = Des spectateurs qui parient : french, ils conseillent ; english, ils se taisent.
cli-play-save = Un nouveau fichier où garder la partie. Sans lui, un fichier de votre dossier de parties.
cli-play-resume = Reprend la partie de ce fichier (- est l’entrée standard).
cli-option-files = Des fichiers de parties : ECN, JSON ou liens, comme ils viennent ; gzip est décomprimé, - est l’entrée standard.
cli-option-output = Le fichier à écrire, en entier ou pas du tout ; un nom en .gz est comprimé. - est la sortie standard.
cli-option-quiet = Ne dit rien de ce qui a été trouvé ou changé : le code de sortie suffit.
cli-option-install_completion = Installe dans ce shell le complément des commandes par la touche Tab, et s’arrête.
cli-option-show_completion = Écrit ce qui l’installe, à copier ou à changer, et s’arrête.
cli-check = Dit tout ce qui ne va pas dans des parties, sous la forme fichier:ligne:colonne: CODE (règle) phrase.

    Un code en E- est une erreur. W- avertit : quelque chose n’est pas écrit comme le veut la forme canonique, et a été compris. Le code de sortie est 0 sans erreur, 1 s’il y en a, 2 si un fichier ne peut être lu ou si la commande n’est pas comprise.
cli-check-strict = N’accepte que la forme canonique, à l’octet près.
cli-check-as_json = Un objet JSON par problème : file, line, column, record, deal, code, rule, severe, sentence, remedy, data.
cli-fmt = Met des fichiers en forme canonique, en disant chaque changement.

    Un fichier dont une partie ne se lit pas entière reste comme il est. Le code de sortie est 0, même si des fichiers ont changé ; 1 si un fichier est resté comme il est ou, avec --check, serait changé ; 2 si un fichier ne peut être lu ou écrit.
cli-fmt-files = Des fichiers de parties en ECN ; gzip reste gzip. - est l’entrée standard, mise en forme canonique sur la sortie standard.
cli-fmt-check = Ne change rien ; le code de sortie est 1 s’il y a quelque chose à changer.
cli-fmt-stdout = Écrit sur la sortie standard et laisse les fichiers comme ils sont.
cli-convert = Convertit des parties. Ce qui ne va pas est dit sur la sortie d’erreur.

    ecn : la forme canonique. json, jsonl : un objet par partie, chacun sur sa ligne. link : un lien par ligne. csv, parquet : une ligne par donne. Une partie fautive manque, sauf en JSON, qui dit ses problèmes. Le code de sortie est 0, ou 1 si une partie a une erreur, 2 si un fichier ne peut être lu ou écrit.
cli-convert-to = Le format à écrire.
cli-convert-source = Le format à lire. Sans lui, la première ligne le dit.
cli-merge = Fait des parties entières avec les vues de leurs joueurs.

    Deux parties sont prises pour des vues de la même. Parmi davantage, le sont celles qui ont les mêmes règles, événement, lieu, date, tour et joueurs, et ne se contredisent pas ; ce qui n’a pas de pendant reste une vue. Chaque contradiction est dite, et ce qui se contredit n’est pas écrit. Le code de sortie est alors 1.
cli-redact = Ne laisse dans des parties que ce que sait une place.

    Les autres cartes deviennent ??, et ce qui les trahirait s’en va : la graine, les commentaires de l’autre joueur, les variantes à mains supposées.
cli-redact-seat = La place dont la vue reste : S, N, E ou W.
cli-sort = Met des parties en ordre.
cli-sort-by = Les étiquettes qui comptent, la première d’abord : Date,Round. « players » vaut pour tous les noms. L’inconnu vient à la fin.
cli-sort-reverse = Dans l’autre sens. Ce qui est égal reste comme il vient.
cli-sort-none = Aucune partie n’a l’étiquette « { $tag } ».
cli-dedupe = Laisse chaque partie une fois, là où elle vient d’abord, et dit combien manquent.

    C’est la même partie quand donnes, coups, joueurs, date et règles sont les mêmes, quels que soient les commentaires et les autres étiquettes.
cli-split = Écrit des parties dans des fichiers à elles.

    Aucun fichier déjà là n’est écrasé.
cli-split-by = Un fichier pour chaque valeur d’une étiquette : Date, Event, South…
cli-split-size = Tant de parties par fichier.
cli-split-into = Le dossier où écrire ; sans lui, celui-ci.
cli-head = Écrit les premières parties.
cli-head-number = Combien.
cli-head-tags = Leurs étiquettes seules, comme elles sont là ; le reste n’est pas même regardé.
cli-serve = Sert le site construit sur cette machine, jusqu’à Ctrl-C.
cli-serve-folder = Le dossier où le site a été construit ; sans lui, ./dist.
cli-serve-port = Le port ; 0 pour n’importe lequel de libre.
cli-serve-show = L’ouvre dans le navigateur.
cli-show = Rejoue des parties dans le terminal : récit, table et feuille de marque.
cli-show-step = Pas à pas : Entrée ou → avance, ← recule, n et p par donne, q finit.
cli-show-at = Seulement ce moment : 3#12 est après l’événement 12 de la donne 3, 3#0 son début ; 3#12/0#4 est dans une variante.
cli-show-why = Dit, des donnes finies, pourquoi les joueurs de l’ordinateur ont fait ce qu’ils ont fait.
cli-show-seat = Comme une place l’a vue : les autres mains restent cachées.
cli-show-number = Quelle partie des fichiers. Sans cela toutes, l’une après l’autre ; avec --step et --at, la première.
cli-link = Donne les parties sous forme de liens, un par ligne : la partie entière dans une adresse.

    Une partie inachevée n’emporte pas sa graine, qui dirait les cartes à venir.
cli-link-at = Ouvrir à ce moment : 3#12 est après l’événement 12 de la donne 3.
cli-link-seat = Seulement ce que cette place sait de la partie.
cli-link-whole = Toute la partie, bien qu’elle ne soit pas finie : le lien montre toutes les mains.
cli-link-one = --view ne prend que ce que sait un joueur, --all prend tout : donnez l’un ou l’autre.
cli-link-unfinished = { $place } : cette partie n’est pas finie, et un lien montrerait toutes les mains. Ajoutez --view PLACE ({ $seats }) pour ce que sait un joueur, ou --all pour tout.
cli-link-challenge = Un défi : les mêmes donnes pour un ami à cette place, et un résultat à battre.
cli-link-base = L’adresse de la page, mise devant chaque lien.
cli-open = Donne en ECN les parties que contiennent des liens.
cli-open-link = Des adresses entières, ou ce qui suit leur « # » ; - les lit sur l’entrée standard, une par ligne.
cli-law = Dit les lois des cercles de Londres : les 51 par leur titre, ou une en entier.

    Une loi vient avec tout ce qui peut arriver sous elle, qui choisit alors, où mène chaque choix, et un exemple quand une partie écrite peut en montrer un.
cli-law-number = Le numéro de la loi, de 1 à 51.
cli-law-as_json = Un objet JSON par loi : number, kind, rules, title, text, cases, example.
cli-law-missing = Il n’y a pas de loi { $number } : elles vont de 1 à { $last }.
cli-arbiter = Appelle l’arbitre : dites ce qui est arrivé à la table, et entendez ce que décident les lois.

    Demande ce qui est arrivé et ce qu’il faut en savoir ; on répond par un numéro ou un nom. Avec tout cela en arguments, rien n’est demandé.
cli-arbiter-what = Ce qui est arrivé, par son nom : revoke, wrong-number … (--json sans lui en donne la liste).
cli-arbiter-answers = Les réponses, dans l’ordre des questions.
cli-arbiter-as_json = En JSON : la question qui reste, ou la décision. Rien n’est demandé.
cli-arbiter-missing = L’arbitre ne connaît pas « { $what } ».{ $near ->
    [0] {""}
   *[other] {" "}Peut-être voulez-vous dire « { $near } ».
}
cli-arbiter-ruled = La décision est claire avant « { $answer } » : rien d’autre n’est demandé.

## Command line: when it cannot do what is asked

cli-language = Il n’y a pas ici de langue « { $language } ». Il y a : { $allowed }.
cli-format = Il n’y a pas de format « { $format } » pour la conversion. Il y a : { $allowed }.
cli-rules-elsewhere = « { $rules } » est une règle d’un autre jeu : ajoutez --game { $game }.
cli-one-of = { $option } ne peut pas être « { $value } », mais : { $allowed }.
cli-option-form = Une règle s’écrit NOM=VALEUR, comme target=10, et non « { $given } ».
cli-not-written = { $file } ne peut pas être écrit : { $detail }.
cli-left-out = { $file } : la partie de la ligne { $line } est laissée de côté, à cause de ses problèmes. Corrigez-les et recommencez.
cli-no-partner = Personne n’a de partenaire ici : ôtez --partner.
cli-exists = { $file } existe déjà. Reprenez sa partie par --resume, ou choisissez un autre nom.
cli-two-only = Matchs, jetons, spectateurs et deux personnes à un terminal sont pour les jeux à deux joueurs.
cli-play-apart = { $first } et { $second } ne vont pas ensemble : ôtez l’un des deux.
cli-match-waits = { $who ->
    [you] Vous avez tiré la carte la plus basse : vous attendez, et jouerez contre qui gagne.
   *[other] { $name } a tiré la carte la plus basse : { $name } attend, et jouera contre qui gagne.
}
cli-resume-alone = Une partie reprise garde ses règles, son donneur et ses cartes : ôtez --game, --rules, --option, --dealer et --seed.
cli-resume-one = { $file } contient { $records } parties. Pour reprendre, il en faut une seule.
cli-resume-seed = La partie de { $file } ne peut pas continuer : sans l’étiquette Seed, ses cartes ne sont pas connues.
cli-checked = { $records ->
    [0] Aucune partie
    [1] Une partie
   *[other] { $records } parties
}, { $problems ->
    [0] aucun problème
    [1] un problème
   *[other] { $problems } problèmes
}{ $warnings ->
    [0] .
    [1] , un avertissement.
   *[other] , { $warnings } avertissements.
}
cli-reading = Lecture
cli-would-lose = { $file } reste comme il est : il perdrait les parties laissées de côté. Corrigez-les, ou écrivez dans un autre fichier.
cli-left-as-is = { $file } reste comme il est : ce qui ne se lit pas serait perdu.
cli-fmt-changed = { $changed ->
    [0] Aucun fichier changé
    [1] Un fichier changé
   *[other] { $changed } fichiers changés
}, sur { $files }.
cli-fmt-would-change = { $changed ->
    [0] Aucun fichier ne serait changé
    [1] Un fichier n’est pas en forme canonique
   *[other] { $changed } fichiers ne sont pas en forme canonique
}, sur { $files }.
cli-fmt-crlf = { $file }:{ $line }: les lignes de cette partie finissent par CRLF, qui devient LF.
cli-show-score = { $first } { $firstScore }, { $second } { $secondScore }, en { $target } · levées : { $first } { $firstWon }, { $second } { $secondWon }
cli-show-keys = { $at } · { $number } sur { $of } · Entrée → avance, ← b recule, n p par donne, g G début et fin, q finit
cli-show-keyboard = --step écoute le clavier et ne peut lire une partie sur l’entrée standard. Nommez un fichier.
cli-show-missing = Il n’y a pas de partie { $number } dans ces fichiers.
cli-show-view = Cette partie est la vue de { $seat }, et ne se regarde que de là.
cli-merge-against = { $first } et { $second } se contredisent, et ne sont pas écrits :
cli-merge-at = C’est au moment { $at }.
cli-merge-alone = { $number ->
    [1] Une vue n’a pas de pendant, et reste une vue.
   *[other] { $number } vues n’ont pas de pendant, et restent des vues.
}
cli-deduped = { $left ->
    [0] Aucune partie n’était double
    [1] Une partie laissée de côté, qui était déjà là
   *[other] { $left } parties laissées de côté, qui étaient déjà là
} : { $kept } sur { $read } écrites.
cli-split-one = Donnez --by ou --size, non les deux.
cli-split-exists = { $file } existe déjà. Choisissez un autre dossier par --into.
cli-split-done = { $records ->
    [1] Une partie
   *[other] { $records } parties
} dans { $files ->
    [1] un fichier
   *[other] { $files } fichiers
}.
cli-parquet-output = Parquet ne s’écrit pas sur la sortie standard : nommez un fichier par --output.
cli-parquet-packed = Parquet est déjà compressé : nommez un fichier sans « .gz », non { $file }.
cli-no-site = Il n’y a pas de site dans { $folder }. Construisez-le par « make site », ou nommez le dossier où il a été construit.
cli-no-port = Le port { $port } n’est pas libre : { $detail }. Choisissez-en un autre par --port, ou --port 0 pour n’importe lequel.
cli-site-headers = { $file } ne peut être lu : { $detail }.
cli-serving = Écarté est à { $url } (Ctrl-C l’arrête).
cli-challenge-alone = Un défi commence à la première donne et ne contient pas de partie : omettez --at et --seat.
cli-open-at = Le lien s’ouvre à { $at }.
cli-open-file = « { $file } » est un fichier. Les liens qu’il contient s’ouvrent par : ecarte open - < { $file }


## Command line: at the table

cli-welcome = { $preset }, en { $target } points, contre { $name } ({ $player }).
cli-kept = La partie est gardée dans { $file }. Tapez ? pour l’aide, q pour partir.
cli-table = Atout { suit } (retourne : { $turned }) · talon : { $stock } · { $who ->
    [you] vous donnez
   *[other] { $name } donne
}
cli-score = Vous { $mine }, { $name } { $theirs }, en { $target } · levées : vous { $won }, { $name } { $lost }
cli-vulnerable = · { $who ->
    [you] vous risquez deux points
   *[other] { $name } risque deux points
}
cli-challenge = · { $who ->
    [you] défi : vous continuez pour la vole
   *[other] défi : { $name } continue pour la vole
}
cli-name-card = une carte ou son numéro
cli-name-cards = des cartes ou leurs numéros
cli-enter = Entrée
cli-help = aide
cli-advice = { $name }, à votre place : { $what }
cli-no-place = Il n’y a pas ici de carte { $text } : vous en avez { $most }.
cli-not-understood = « { $text } » ne se comprend pas ici. Tapez ? pour l’aide.
cli-resign-sure = Tapez encore une fois « resign » ; tout autre mot continue la partie.
cli-over = La partie, écrite : { $file }
cli-help-besides =
    Si les règles le veulent : d doubler · o offrir le point · suit h annonce la couleur entamée · claim, le reste est à vous · concede, jeter ses cartes · claim 43, invoquer une loi.
    7h! joue une carte contre les règles ou hors de son tour, king! marque un roi qu’on n’a pas ; back reprend une carte.
cli-curtain = { $name }, c’est à vous : venez à l’écran et appuyez sur Entrée.
cli-welcome-people = { $preset }, en { $target } points : { $first } contre { $second }.
cli-score-watched = { $first } { $mine }, { $name } { $theirs }, sur { $target } · levées : { $first } { $won }, { $name } { $lost }
cli-before-lead = Avant la première carte : y a-t-il quelque chose à marquer ?
cli-go-on = continuer
cli-claim = Réclamer selon la loi { $law }
cli-says = { $name } : « { $said } »
cli-whispers = { $name } souffle un mot à { $player }.
cli-whisper = Que conseillez-vous à { $name } ? Entrée : rien.
cli-next-game = Entrée commence la partie { $game }.
cli-bet = { $name }, vous pouvez parier jusqu’à { $purse }. Sur qui pariez-vous, { $south } ou { $north }, et combien ? Entrée : rien.
cli-bets = Sur { $name } : { $bets }
cli-person = Joueur{ $number }
cli-computer = { $number ->
    [1] Hortense
    [2] Achille
   *[3] Sidonie
}
cli-left = La partie est gardée. Pour la reprendre : ecarte play --resume { $file }
cli-kept-whole = Le fichier contient toute la partie, les autres mains et la graine aussi, pour que vous puissiez la reprendre. Pour ne transmettre que ce que vous savez : ecarte link --view { $seat } { $file }
cli-help-text =
    Cartes : par numéro (1) ou par nom (R♠, Ks, k s, 10h, roi de pique). Pour écarter, nommez-en plusieurs : 1 3, ou Ks 7h ; 0 les garde toutes.
    Les cartes entre parenthèses ne se jouent pas maintenant ; nommez-en une pour savoir pourquoi.
    p proposer (p 3 quand un nombre se dit) · s jouer d’autorité · a accepter · i accepter si le talon suffit · r refuser · k marquer le roi
    h conseil · u reprendre votre dernière décision · resign abandonner · q partir, pour continuer plus tard · ? cette aide

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
problem-E-turn = { $seat ->
    [S] C’est à Sud de jouer.
    [N] C’est à Nord de jouer.
    [E] C’est à Est de jouer.
    [W] C’est à Ouest de jouer.
   *[other] Ce n’est à personne de jouer.
}
    .remedy = { $slip ->
        [1] Si cela s’est fait quand même, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-suffix = Avec ces règles, rien ne peut être joué ni dit contre les règles : « ~{ $suffix } » n’a pas sa place ici.
    .remedy = Enlevez cette marque, ou choisissez la règle « { option-revoke } : { option-revoke-penalty } ».
problem-E-lead-required = Il faut jouer la couleur annoncée : { suit }.
problem-E-reply = { $question ->
    [double] Il faut d’abord répondre au doublement : accepter ou refuser.
    [offer] Il faut d’abord répondre à l’offre du point : accepter ou décliner.
    [suit] La couleur annoncée n’est pas celle de la carte : laissez faire, ou exigez la couleur.
   *[other] Il faut d’abord juger la réclamation.
}
problem-E-offer-off = Cela ne fait pas partie des règles de cette partie.
    .remedy = Choisissez pour cela l’option « { $option } ».
problem-E-double-now = On peut proposer de doubler depuis la retourne jusqu’à l’entame de la troisième levée, et une seule fois par coup.
problem-E-offer-now = On peut offrir le point depuis la retourne jusqu’à la première entame, et une fois par coup.
problem-E-turn-own = On n’entame hors de son tour que lorsque c’est à l’autre d’entamer.
problem-E-back = Cette carte ne peut plus être reprise.
    .remedy = On ne reprend une carte que si elle était contre les règles, et avant l’entame suivante ; une entame hors de son tour, avant qu’on y ait répondu.
problem-E-king-true = N’annonce un roi à tort que celui qui ne l’a pas, tant qu’il pourrait encore être marqué, et jamais pour gagner la partie.
problem-E-nothing-asked = Rien n’a été demandé à quoi « { $say } » répondrait.
problem-E-suit-now = On annonce la couleur avant d’entamer, une seule fois.
problem-E-claim-rest = Ces levées ne sont pas sûres : une carte qu’on n’a pas vue pourrait en prendre une.
problem-E-concede-now = On jette son jeu lorsque c’est à soi de jouer une carte.
problem-E-suit-due = Annoncez la couleur avant d’entamer.
problem-E-revoke-none = Ce n’est pas une renonce : { card-the } peut se jouer ici.
    .remedy = Enlevez « ~revoke ».
problem-E-claim = « { $claim } » ne peut pas être réclamé maintenant : les cartes vues ne le montrent pas, ou il est trop tard. { $number ->
    [0] Rien d’autre non plus ne peut être réclamé ici.
   *[other] On peut réclamer ici : { $allowed }.
}
problem-E-claim-rules = Avec ces règles il n’y a rien à réclamer, puisque rien ne peut être joué contre les règles.
problem-E-ruling = « { $ruling } » n’est pas un choix possible ici. { $number ->
    [0] Aucune réclamation n’attend de décision.
   *[other] La réclamation donne : { $allowed }.
}
problem-E-irregular = « { $text } » n’est pas la façon d’écrire une irrégularité.
    .remedy = Ces mots sont &fault (avec shuffle, cut, cards ou pack), &exposed, &notice, &looked, &mixed, &found, &ruling, &recut, &drawn, &tricks, &mark, &unmark, &claim et &advise ; leurs joueurs et leurs cartes s’écrivent comme « &found:15:N », « &exposed:-:As » ou « &drawn:S:7c8c ».
problem-E-irregular-now = « { $text } » n’a pas pu arriver ici.
    .remedy = Mettez-le où c’est arrivé, ou enlevez-le.
problem-E-law-now = { $why ->
    [none] Il n’y a pas de loi { $law } : elles vont de 1 à 51.
    [seat] La loi { $law } parle de ce qu’a fait l’autre joueur : « { $text } ».
    [open] Rien de ce qui a été découvert n’attend ici de décision.
    [other] Ce qui a été découvert se décide par la loi { $text }, non par la loi { $law }.
   *[not] La loi { $law } ne s’applique pas ici : ce dont elle parle n’est pas arrivé, ou il est trop tard.
}
problem-E-ruling-choice = La loi { $law } ne donne pas ici le choix « { $choice } ». Elle donne : { $allowed }.
problem-E-ruling-due = Il faut d’abord décider de ce qui a été découvert (loi { $law }).
    .remedy = Écrivez « &ruling:{ $law }: » et ce qui a été choisi.
problem-E-owed = { $owed ->
    [drawn] Par la décision { $number ->
        [one] une carte est d’abord tirée
       *[other] { $number } cartes sont d’abord tirées
    } de la main de { $seat }.
    [recut] Par la décision on coupe d’abord de nouveau.
    [tricks] Les cartes qui restent à { $seat } comptent pour des levées : il faut d’abord l’écrire.
   *[other] Par la décision { $seat } reçoit d’abord { $number ->
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
problem-E-took = Ici { $seat } peut dire le nombre de cartes prises en dernier, et nul autre.
problem-E-show-due = Un jeu a été jeté : ici { $seat } montre { $number ->
        [one] la carte qui lui reste
       *[other] les { $number } cartes qui lui restent
    }.
    .remedy = { $text ->
        [0] Écrivez-les toutes, par couleur puis par rang : « { $seat }:show:AsJh ».
       *[other] Écrivez « { $text } ».
    }
problem-E-unfound = { $given ->
    [turn] { $seat } a donné hors tour, et on ne l’a jamais découvert.
   *[other] { $seat } a reçu un mauvais nombre de cartes, et on ne l’a jamais découvert.
}
    .remedy = Corrigez la donne, ou écrivez où on l’a découvert, « &found:LOI:PLACE », et ce qui a été décidé.
problem-E-refuse-barred = Le donneur a retourné une carte après avoir servi, et ne peut refuser cette proposition.
problem-E-notice = Un autre ordre des paquets s’annonce avant la première donne que { $seat } fait dans une partie.
problem-E-packets-due = Avant la première carte, { $seat } annonce les paquets : « { $seat }:packets:3-2 » ou « { $seat }:packets:2-3 ».
problem-E-packets = « { $say } » ne se dit pas ici : seul le donneur qui choisit ses paquets les annonce, avant la première carte, par « packets:3-2 » ou « packets:2-3 ».
problem-E-tricks-number = C’est { $expected }, non { $found } : autant qu’il reste de cartes auxquelles on ne peut fournir.
problem-E-mark-number = { $seat } n’a pas { $number } à marquer ou à démarquer ici : ce n’est pas ce qui a été oublié, ou marqué de trop.
problem-E-advise = Un conseil s’écrit « &advise:Nom:S:stand » : qui le donne, à qui, et lequel.
problem-E-follow = Il faut fournir : on a demandé { suit }.
    .remedy = { $slip ->
        [1] Si cela s’est fait quand même, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-head = Il faut forcer : vous avez mieux que { card-the } dans sa couleur.
    .remedy = { $slip ->
        [1] Si cela s’est fait quand même, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-trump = Il faut couper : on a demandé { suit }, vous n’en avez pas, et l’atout est { trump-suit }.
    .remedy = { $slip ->
        [1] Si cela s’est fait quand même, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-not-held = { card-name } n’est pas dans cette main. Choisissez une carte qui y est.
problem-E-play-early = Aucune carte ne se joue encore.
problem-E-exchange-over = Les propositions sont finies : jouez une carte.
problem-E-say-now = { $phase ->
    [choose] La parole est à l’aîné : proposer, ou jouer d’autorité.
   *[answer] Il faut répondre à la proposition : accepter ou refuser.
}
problem-E-propose-number = Dites combien de cartes avec la proposition, de 1 à { $most } : ici le nombre engage.
problem-E-propose-plain = Proposez sans nombre : ces règles n’en veulent pas.
problem-E-accept-if = Acceptez sans condition : avec { $stock } cartes, le talon suffit pour les deux.
problem-E-discard-due = La proposition est acceptée : écartez.
problem-E-discard-number = { $span ->
    [none] Le talon n’a plus de carte pour vous : gardez les cinq.
    [exact] Écartez exactement { $least } carte(s), et non { $found }.
   *[range] Écartez de { $least } à { $most } cartes, et non { $found }.
}
problem-E-no-discard = Il n’y a rien à écarter : on n’écarte qu’après une proposition acceptée.
problem-E-king-none = Selon ces règles, le roi en main ne se marque pas.
problem-E-king-early = Il est trop tôt pour marquer le roi : attendez la fin des propositions.
problem-E-king-late = Il est trop tard pour marquer le roi dans cette donne.
problem-E-king-marked = Ce roi est déjà marqué.
problem-E-king-absent = Vous n’avez pas le roi de { suit } : il n’y a rien à marquer.
    .remedy = { $slip ->
        [1] Si cela s’est fait quand même, contre les règles, écrivez « { $slipped } ».
       *[other] { "" }
    }
problem-E-game-over = La partie est finie.
problem-E-deal-over = La donne est finie : commencez la suivante.
problem-E-nothing-to-take-back = Vous n’avez encore rien décidé qui puisse être repris.
problem-E-back-chips = Ici, on ne reprend rien : la partie se joue pour des jetons.
problem-E-back-punished = Ici, on ne reprend rien : selon ces règles, les fautes sont punies.
    .remedy = Une carte jouée contre les règles se reprend comme les lois le permettent, par le bouton qui paraît alors.
problem-E-no-hint = Il n’y a rien à décider en ce moment.
problem-E-internal = Le moteur a trébuché ({ $error }, { $where }). Votre partie est comme elle était.
problem-E-request = On a demandé au moteur quelque chose qu’il ne connaît pas ({ $field }).

problem-E-game = Aucun jeu « { $game } » n’est connu ici. Il y a : { $allowed }.
problem-E-tag-missing = L’étiquette { $tag } manque : sans elle, rien ne peut être lu.
    .remedy = Ajoutez-la aux étiquettes du début.
problem-E-preset = Il n’y a pas ici de règles « { $preset } ». Il y a : { $allowed }.
problem-E-option = Il n’y a pas de règle « { $option } ». Il y a : { $allowed }.
problem-E-option-value = « { $optionName } » ne peut pas être « { $value } », mais : { $allowed }.
problem-E-option-needs = « { $optionName } » n’a de sens que si « { $neededName } » est « { $wantedName } ».

# A game that is looked at again, played on from a moment, or read in slices
problem-E-sort-tag = « { $tag } » n’est pas un nom de champ. Les noms ressemblent à Date, Event, South.
problem-E-moment = Cette partie n’a pas de moment { $at }.
problem-E-view-play = Cet enregistrement est la vue d’une seule place : on peut le regarder, mais non le continuer.
problem-E-record-long = Cet enregistrement dépasse { $most } caractères et n’a pas été lu.
    .remedy = S’il contient plusieurs parties, commencez chacune par [ECN "1"].
problem-E-branch-misdealt = Cette donne a été mal distribuée à une vraie table : on ne peut pas la continuer à partir d’ici.
problem-E-branch-supposed = Ici, des mains ne sont que supposées : on ne peut pas continuer la donne à partir de ce moment.
problem-E-branch-over = À ce moment, la donne est finie : choisissez un moment plus tôt.
problem-E-branch-end = La partie n’est pas allée plus loin : continuez la partie elle-même.
problem-E-branch-done = Une partie continuée à partir d’un moment d’une autre finit avec sa donne.
problem-E-graft-none = Rien n’a été joué qui puisse être inscrit dans la partie.
problem-E-graft-other = Ceci continuait une autre partie, ou une partie qui a été modifiée depuis.
problem-E-review-game = On n’analyse que des parties d’écarté : celle-ci n’en est pas une.
problem-E-review-real = Cet enregistrement raconte des maldonnes à une vraie table : il n’est pas analysé.
problem-E-review-going = Cette partie n’est pas finie : c’est à la fin qu’on l’analyse.
problem-E-why-person = Ce n’est pas l’ordinateur qui a fait cela : il n’y a personne à interroger.
problem-E-reader-going = Cette donne n’est pas finie : c’est à la fin qu’on dit ce qu’une main pouvait contenir.
problem-E-why-view = L’enregistrement est ce que { $seat } savait de la partie : la main de l’ordinateur n’y est pas. Demandez dans l’enregistrement entier.
problem-E-why-going = Cette donne n’est pas finie : l’ordinateur ne dit rien de sa main avant la fin.
    .remedy = Demandez quand la donne suivante est ouverte, ou la partie finie.

# Links and challenges
problem-E-link = « { $text } » n’est pas le lien d’une partie.
    .remedy = Un tel lien contient « #g1 », « #z1 » ou « #c1 », suivi de bien d’autres lettres.
problem-E-link-newer = Ce lien vient d’une version plus récente.
    .remedy = Rechargez la page ou mettez le programme à jour, puis ouvrez-le de nouveau.
problem-E-link-damaged = Ce lien a été coupé ou changé en route.
    .remedy = Redemandez-le et copiez-le en entier.
problem-E-link-long = Un lien contient au plus { $most } caractères, et c’en est trop ici.
    .remedy = Envoyez la partie dans un fichier.
problem-E-link-unmade = Cette partie ne tient pas dans un lien : ce qui en ressort n’est pas la même.
    .remedy = Envoyez-la dans un fichier, et signalez-le-nous.
problem-E-link-challenge = Ce lien est un défi : il ne contient pas encore de partie à regarder.
    .remedy = Ouvrez-le dans la page et jouez.
problem-E-link-game = Ce lien est celui d’une partie, pas un défi.
    .remedy = Ouvrez-le pour regarder la partie.
problem-E-challenge-unfinished = Un défi se fait d’une partie finie.
    .remedy = Jouez-la d’abord jusqu’au bout.
problem-E-challenge-seed = On ne peut redonner les donnes de cette partie : le document ne contient pas la graine dont elles viennent, ou la coupe y a ajouté des mots.

## Le site pour qui ne l’ouvre pas : moteurs de recherche, messageries, application installée

site-title = L’écarté, le jeu de cartes des casinos de Paris
site-description = Jouez à l’écarté et à la belote contre l’ordinateur, ou à plusieurs sur le même appareil. Avec un livre des règles, la relecture de chaque partie et un adversaire qui dit ses raisons. Gratuit, sans compte, et sans réseau une fois la page ouverte.
site-picture = Cinq cartes en éventail sur un tapis vert, et le nom Écarté
site-shot = La table : votre main en bas, l’adversaire en haut, l’atout et la marque sous les yeux
site-locale = fr_FR

## Shell: the bar, the panels, the games kept on this device

app-title = Écarté
cut-off = La page n’est pas arrivée entière. Vérifiez la connexion, puis rechargez ; vos parties sont en sûreté sur cet appareil.
too-old = Ce navigateur est trop ancien pour le jeu : il faut WebAssembly et le JavaScript d’aujourd’hui. Tout navigateur des deux dernières années convient.
no-script = L’écarté a besoin de JavaScript, qui est désactivé dans ce navigateur.
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
take-back-done = Votre dernière décision est annulée.
hint = Conseil
hint-why = Pourquoi ?
hint-sought = Recherche d’un conseil…
hint-play = Conseil : jouez { $cards }.
hint-throw = Conseil : écartez { $cards }.
hint-keep = Conseil : gardez tout.
hint-say = Conseil : « { $choice } ».
new-game = Nouvelle partie
menu-games = Parties
menu-this = Cette partie
menu-learn = Pour apprendre
menu-page = Cette page
menu = Menu
your-games = Vos parties
settings = Réglages
resign = Abandonner
save-record = Enregistrer la partie
guest = Invité
save-running = Cette partie n’est pas finie. Que doit contenir le fichier ?
save-running-many = { $count ->
    [one] Une de ces parties n’est pas finie. Que doit en contenir le fichier ?
   *[other] { $count } de ces parties ne sont pas finies. Que doit en contenir le fichier ?
}
save-running-people = Cette partie n’est pas finie, et on y joue encore sur cet appareil. Le fichier contient tout, pour continuer ailleurs : qui l’ouvre voit toutes les mains.
save-view = Ce que vous savez
save-view-help = Sans les cartes des autres et sans la graine. Le fichier se regarde et se transmet, mais on ne peut pas y continuer la partie.
save-whole = Tout
save-whole-help = Pour continuer ailleurs. Le fichier contient aussi les cartes des autres et la graine, d’où découlent toutes les cartes à venir : qui l’ouvre les voit.
save-backup-whole = Une sauvegarde contient toujours tout, pour pouvoir être restaurée.
about = À propos
install = Installer sur cet appareil
close = Fermer
dismiss = Masquer
delete = Supprimer
undo = Annuler
reload = Recharger la page
begin-afresh = Commencer avec d’autres cartes
play-here = Jouer ici
version = Version { $version }
copy-diagnostics = Copier le diagnostic

engine-awaited = On prépare la table…
ask-noted = C’est noté. Un instant…
engine-state-starting = le moteur démarre
engine-state-ready = le moteur est prêt
engine-state-failed = le moteur ne répond pas
policy-missing = Les tables du maître n’ont pas pu être chargées. Tant qu’elles manquent, le maître ne joue que d’après son jugement.
hint-policy-missing = Les tables du maître n’ont pas pu être chargées. Tant qu’elles manquent, les conseils s’en passent.
engine-failed = Le moteur ne répond pas. Votre partie est gardée.
engine-restart = Le relancer
watching = Vous regardez : cette partie se joue dans une autre fenêtre.
storage-sign = Non enregistré
storage-none = Ce navigateur ne garde rien pour cette page : vos parties finissent avec la fenêtre.
storage-full = Il n’y a plus de place sur cet appareil : ce que vous jouez n’est pas enregistré.
storage-failed = Le navigateur n’a pas pu enregistrer ce que vous jouez. La page réessaie.
storage-closed = Le navigateur a fermé le stockage de cette page : pour le moment, les parties ne sont pas enregistrées.
storage-newer = Vos parties sont gardées par une version plus récente de cette page. Vous pouvez les regarder ici, mais rien de nouveau n’est enregistré.
storage-outgrown = Une version plus récente de cette page est ouverte dans une autre fenêtre et garde maintenant vos parties : rechargez la page.
page-failed = Un défaut est survenu sur cette page. Votre partie est gardée : rechargez la page pour la reprendre.
page-outdated = Cette partie de la page n’a pas pu être chargée. Votre partie est gardée : rechargez la page.
diagnostics-copied = Le diagnostic est dans le presse-papiers.
diagnostics-hold = Le diagnostic nomme le navigateur, la version et ce qui a failli. Il ne contient ni cartes ni partie.
update-ready = Une nouvelle version est prête.
update-wanted = La nouvelle version sera prise après cette donne.
update-take = Prendre la nouvelle version
update-after = La prendre après cette donne

resign-question = Abandonner cette partie ?
resign-means = Votre adversaire gagne la partie, et il sera noté que vous avez abandonné.
resign-no = Continuer
resign-yes = Abandonner

about-game = L’écarté est un jeu de cartes français pour deux, à trente-deux cartes et en cinq points. On y joue aussi à la belote, à quatre ou à trois.
about-offline = Tout se passe sur cet appareil. Une fois ouverte, la page se passe du réseau, et rien n’est envoyé nulle part.
about-install = Pour la garder sous la main, ajoutez cette page à l’écran d’accueil depuis le menu du navigateur.
about-credits = Logiciel libre sous licence MIT. Les figures viennent de svg-cards (LGPL 2.1) ; le moteur tourne sur Pyodide et PyScript.
about-licences = Toutes les licences

games-none = Aucune partie en cours.
games-over = Terminées
games-line = Vous { $mine }, { $name } { $theirs }
games-save = Enregistrer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-won = Vous battez { $name }, { $mine } à { $theirs }
games-lost = { $name } vous bat, { $theirs } à { $mine }
games-given-up = Vous avez abandonné contre { $name }, à { $mine } contre { $theirs }
games-detail = { $rules } · en { $target } · donne { $deal } · { $when }
games-help = conseils : { $hints }, reprises : { $takebacks }
games-delete = Supprimer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-deleted = La partie est supprimée.
games-restored = La partie est revenue.
games-restored-many = { $count ->
    [0] Aucune partie n’est revenue.
    [one] Une partie est revenue.
   *[other] { $count } parties sont revenues.
}
games-bring-back = Récupérer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-elsewhere = Cette partie se joue dans une autre fenêtre.

new-rules = Règles
new-opponent = Adversaire
new-dealer = Qui donne d’abord
new-dealer-cut = Au sort
new-dealer-S = Vous
new-options = Plus de règles
new-options-changed = { $count ->
    [one] Une règle changée
   *[other] { $count } règles changées
}
new-options-reset = Tout remettre
new-deal = Donner les cartes

game-ecarte = Écarté
preset-akagiri = Le jeu ordinaire
preset-akagiri-help = Donné par trois et deux, en cinq points ; le roi d’atout est marqué pour vous.
preset-jirai = Chez Jirai
preset-jirai-help = Cinq cartes d’un coup ; seul le roi retourné compte, on n’est pas tenu de forcer, et la donne s’arrête quand elle est jugée.
preset-article-2 = Selon le livre
preset-article-2-help = On annonce soi-même le roi avant la première carte, ou on l’oublie ; on propose un nombre de cartes ; le donneur qui accepte doit en changer une.
preset-article = Selon le livre (première version)
preset-article-help = On annonce soi-même le roi, ou on l’oublie ; le donneur qui accepte doit changer une carte.
preset-london-2 = Le club de Londres
preset-london-2-help = Comme à une vraie table : on annonce ou oublie ses rois, une mauvaise carte peut se jouer et se réclamer.
preset-london = Le club de Londres (première version)
preset-london-help = Comme à une vraie table : on annonce ou oublie ses rois, une mauvaise carte peut se jouer et se réclamer.
preset-casino = Casino
preset-casino-help = On peut doubler et offrir le point, et une partie compte jusqu’à trois.
option-rank_order = Ordre des cartes
option-rank_order-help = L’as sous le valet, comme à l’ancien écarté, ou au-dessus de tout.
option-rank_order-king-high = R D V A 10 9 8 7
option-rank_order-ace-high = A R D V 10 9 8 7
option-packets = Paquets
option-packets-help = Comment les cinq cartes sont données.
option-packets-3-2 = trois, puis deux
option-packets-2-3 = deux, puis trois
option-packets-5 = cinq d’un coup
option-packets-own = à la façon de chaque joueur
option-dealer_min_discard = Écart du donneur, au moins
option-dealer_min_discard-help = Combien de cartes doit jeter le donneur qui accepte.
option-dealer_min_discard-0 = aucune
option-dealer_min_discard-1 = une
option-propose_number = On propose un nombre
option-propose_number-help = Qui propose dit combien de cartes, et s’y tient.
option-king_mark = Roi d’atout en main
option-king_mark-help = Il vaut un point : de lui-même, s’il est annoncé, ou jamais.
option-king_mark-automatic = marqué pour vous
option-king_mark-optional = à annoncer
option-king_mark-none = sans valeur
option-king_until = Dernier moment pour le roi
option-king_until-help = Jusqu’à quand le roi en main peut être annoncé.
option-king_until-laws = sa première carte
option-king_until-first-lead = la première carte jouée
option-must_head = Il faut forcer
option-must_head-help = Qui fournit doit prendre s’il le peut.
option-stop_early = Arrêt quand c’est jugé
option-stop_early-help = La donne finit à trois levées, sauf si la vole reste possible.
option-vulnerability = Risque du refus
option-vulnerability-help = Quand celui qui refuse les cartes et perd le point en donne deux.
option-vulnerability-first = à la première proposition
option-vulnerability-every = à toute proposition
option-vulnerability-none = jamais
option-target = Points de la partie
option-target-help = Combien de points finissent la partie.
option-game_points = Parties doubles et triples
option-game_points-help = La partie vaut trois si le perdant n’a rien, deux s’il a moins de la moitié, sinon une.
option-revoke = Fausses cartes
option-revoke-help = Ce qui arrive à une carte contre la règle.
option-revoke-impossible = ne se jouent pas
option-revoke-penalty = se joue, et se réclame
option-replay = Après une renonce
option-replay-help = D’où le coup peut être rejoué.
option-replay-card = depuis la mauvaise carte
option-replay-hand = tout le coup
option-declare_suit = Annoncer la couleur
option-declare_suit-help = Celui qui entame dit-il la couleur ? Une annonce fausse permet à l’autre d’exiger la couleur.
option-declare_suit-off = on ne dit rien
option-declare_suit-on = avant chaque entame
option-declare_suit-may = si l’on veut
option-doubling = Doubler
option-doubling-help = Jusqu’à l’entame de la troisième levée, chacun peut proposer de doubler les points des levées. Qui refuse perd le coup.
option-offer_point = Offrir le point
option-offer_point-help = Avant la première entame, chacun peut donner le point à l’autre. Qui décline doit faire la vole.
option-throw_in = Jeter son jeu
option-throw_in-help = On peut abandonner le coup, ou étaler un jeu dont toutes les levées sont sûres.
option-throw_in-shown = oui, et les deux jeux sont montrés
option-turned_king = Le roi retourné
option-turned_king-help = Le point du donneur pour un roi retourné se marque-t-il tout seul ?
option-turned_king-automatic = se marque seul
option-turned_king-marked = le donneur le marque, ou l’oublie
option-short_stock = Talon trop court pour le donneur
option-short_stock-help = Ce que peut échanger le donneur qui a accepté, quand il reste moins de cinq cartes.
option-short_stock-rest = jusqu’à ce qui reste
option-short_stock-as-is = rien : il joue sa main telle quelle
option-on = oui
option-off = non

settings-theme = Éclairage
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Soir
settings-cardSize = Taille des cartes
settings-cardSize-small = Petite
settings-cardSize-normal = Normale
settings-cardSize-large = Grande
settings-letters = Lettres des figures
settings-letters-KQJ = K Q J
settings-letters-RDV = R D V
settings-fourColour = Quatre couleurs : carreaux bleus, trèfles verts
settings-leftHand = Table de gaucher
settings-speed = Animations
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-speed-off = Aucune
settings-speed-help = Touchez la table pour hâter une animation. Si l’appareil en demande moins, il n’y en a pas.
settings-name = Votre nom
settings-name-help = Il remplace « { you } », et figure dans les liens et défis que vous partagez. Sans nom, les autres lisent « { guest } ».
settings-language = Langue
settings-language-auto = Celle du navigateur

## Library

library-search = Chercher : noms, événement, date, résultat
library-order = Ordre
library-order-newest = Les plus récentes
library-order-oldest = Les plus anciennes
library-order-opponent = Par adversaire
library-count = { $count ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $count } parties
}
library-found = { $count ->
    [0] Aucune trouvée
    [one] Une trouvée
   *[other] { $count } trouvées
}
library-nothing = Rien ici ne répond à « { $query } ».
library-import = Importer
library-export = Tout exporter
library-export-found = Exporter celles-ci
library-delete-found = Supprimer celles-ci
library-delete-question = { $count ->
    [one] Supprimer une partie ?
   *[other] Supprimer { $count } parties ?
}
library-delete-means = { $count ->
    [one] Elle reste { $days } jours dans la corbeille, d’où l’on peut la récupérer.
   *[other] Elles restent { $days } jours dans la corbeille, d’où l’on peut les récupérer.
}
library-delete-playing = La partie que vous êtes en train de jouer reste.
library-delete-yes = Supprimer
library-delete-no = Garder
library-delete-full = { $count ->
    [one] Il n’y a plus de place sur cet appareil pour mettre la partie à la corbeille. Supprimée maintenant, elle est perdue pour de bon.
   *[other] Il n’y a plus de place sur cet appareil pour mettre les parties à la corbeille. Supprimées maintenant, elles sont perdues pour de bon.
}
library-delete-for-good = Supprimer définitivement
library-bin = Corbeille
library-bin-means = Les parties supprimées restent ici { $days } jours. Une sauvegarde ne les contient pas.
library-bin-none = La corbeille est vide.
library-bin-line = supprimée le { $deleted } · ici jusqu’au { $until }
library-bin-all = Tout récupérer
library-bin-empty = Vider la corbeille
library-bin-question = { $count ->
    [one] Supprimer définitivement une partie ?
   *[other] Supprimer définitivement { $count } parties ?
}
library-bin-final = { $count ->
    [one] Elle ne pourra plus être récupérée.
   *[other] Elles ne pourront plus être récupérées.
}
library-bin-emptied = La corbeille est vide maintenant.
library-failed = C’est impossible pour le moment : le navigateur ne peut ni lire ni modifier vos parties.
library-missing = { $count ->
    [one] Une partie n’a pas pu être lue et n’est pas dans le fichier.
   *[other] { $count } parties n’ont pas pu être lues et ne sont pas dans le fichier.
}
library-notes = Ce que vous avez écrit n’a pas pu être enregistré. Réessayez.
library-backup = Sauvegarder
library-restore = Restaurer
games-deleted-many = { $count ->
    [0] Rien n’est supprimé : ces parties se jouent en ce moment.
    [one] Une partie est supprimée.
   *[other] { $count } parties sont supprimées.
}
games-others = { $me } { $mine }, { $name } { $theirs }
games-replay = Revoir la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-review = Analyser la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-view = vue par { $name }
games-void = nulle
games-source-played = jouée ici
games-source-imported = importée
games-source-link = venue d’un lien
games-source-challenge = défi
games-word-won = gagnée
games-word-lost = perdue
games-word-over = terminée
games-word-open = en cours
games-no-going-on = On ne peut pas continuer cette partie : rien n’y dit quelles sont les autres cartes. On peut la revoir.
replay-game = Revoir cette partie
choice-replay = Revoir
review = Analyse

## Import

import-title = Importer des parties
import-how = Choisissez des fichiers de parties (.ecn), collez ci-dessous leur texte ou un lien, ou déposez-les n’importe où sur la page.
import-choose = Choisir des fichiers
import-paste = Texte de parties, ou lien
import-read = Lire le texte
import-course = Lecture
import-reading = Lecture des parties : { $percent } %
import-going = { $count ->
    [0] Lecture…
    [one] Lecture… une partie pour l’instant.
   *[other] Lecture… { $count } parties pour l’instant.
}
import-show = Montrer
import-stop = Arrêter
import-kept = { $count ->
    [0] Aucune partie nouvelle.
    [one] Une partie est entrée dans vos parties.
   *[other] { $count } parties sont entrées dans vos parties.
}
import-twice = { $count ->
    [one] Une y était déjà.
   *[other] { $count } y étaient déjà.
}
import-broken = { $count ->
    [one] Une n’a pas pu être lue.
   *[other] { $count } n’ont pas pu être lues.
}
import-stopped = Vous avez arrêté la lecture. Ce qui était lu est gardé.
import-full = La lecture s’est arrêtée là : l’appareil est plein, ou le moteur n’a pas répondu. Ce qui était lu est gardé.
import-empty = Il n’y a pas de partie dans { $file }.
import-nothing = Ce n’est ni une partie ni un lien vers une partie.
import-replay = La revoir
import-done = À vos parties
import-problems = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
import-more = { $count ->
    [one] Et un autre.
   *[other] Et { $count } autres.
}
import-place = ligne { $line }, colonne { $column }
import-record = partie { $record }
import-deal = donne { $deal }

## Backup

restore-title = Restaurer une sauvegarde
restore-how = Une sauvegarde contient toutes les parties, les réglages et ce que la page retient de vous. Les parties plus récentes sur cet appareil restent comme elles sont.
restore-choose = Choisir une sauvegarde
restore-holds = { $count ->
    [0] Cette sauvegarde du { $when } contient vos réglages et aucune partie.
    [one] Cette sauvegarde du { $when } contient une partie et vos réglages.
   *[other] Cette sauvegarde du { $when } contient { $count } parties et vos réglages.
}
restore-yes = Restaurer
restore-going = Les parties reviennent…
restore-done = { $added ->
    [0] Aucune partie ne manquait
    [one] Une partie est revenue
   *[other] { $added } parties sont revenues
}{ $renewed ->
    [0] .
    [one] , une a été mise à jour.
   *[other] , { $renewed } ont été mises à jour.
}
restore-left = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
restore-large = Ce fichier dépasse 256 Mo : aucune sauvegarde de cette page n’est aussi grande. Rien n’a changé ; s’il contient des parties, importez-les.
restore-none = Ce fichier n’est pas une sauvegarde de cette page. Rien n’a changé.
restore-broken = Cette sauvegarde est abîmée. Rien n’a changé.
restore-newer = Cette sauvegarde vient d’une version plus récente de la page. Rien n’a changé : rechargez la page pour avoir cette version.
restore-full = L’appareil est plein. Rien n’a changé.

## Links and challenges

visit-opening = Un instant…
visit-failed = Il n’y a rien à voir ici
visit-broken = Ce lien ne peut pas être ouvert.
visit-gone = Cette partie n’est pas sur cet appareil : elle a été supprimée, ou un autre navigateur la garde.
visit-unfinished = Vous jouez encore cette partie : finissez-la d’abord, puis annotez-la ou reprenez-la d’ici.
visit-table = À la table
challenge-title = { $name } vous défie
challenge-somebody = un ami
challenge-means = Ces donnes ont été jouées contre { $opponent }. À vous les mêmes cartes, à la même place.
challenge-options = Changé dans cette partie : { $listed }.
challenge-option = { $option } ({ $value })
challenge-yes = oui
challenge-no = non
challenge-sealed = Ce qu’il faut battre vous sera dit quand votre partie sera finie.
challenge-play = Jouer
challenge-beaten = Vous battez { $name }, qui avait { $mine } à { $theirs } avec ces cartes.
challenge-alike = Vous faites aussi bien que { $name } avec ces cartes : { $mine } à { $theirs }.
challenge-not-beaten = Avec ces cartes, { $name } a fait mieux : { $mine } à { $theirs }.
what-if = Et si
what-if-from = Et si ? Depuis la donne { $deal }
what-if-back = Retour à la partie

## Table

your-hand = Votre main
score = Marque
trump = Atout
stock = Talon
trick = Levée
game-log = Journal de la partie
log-toggle = Montrer ou cacher le journal
holds = { $number ->
    [0] n’a plus de cartes
    [one] tient une carte
   *[other] tient { $number } cartes
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
tag-vulnerable = vulnérable
tag-king = roi marqué
note-open = { $who ->
    [you] Ce qui est dit de vous
   *[other] { $name } : ce qui en est dit
}
note-deals = Donne : a donné les cartes. L’autre joueur parle et joue le premier.
note-proposes = Propose : voudrait changer des cartes, si le donneur y consent.
note-changed = Écart : combien de cartes, échange par échange.
note-stood = A joué d’autorité : n’a plus voulu de cartes.
note-refused = A refusé : n’a plus voulu donner de cartes.
note-vulnerable = { $who ->
    [you] Vulnérable : vous n’avez pas voulu d’échange. Avec moins de trois levées, il vous en coûte 2 points au lieu de 1.
   *[other] Vulnérable : { $name } n’a pas voulu d’échange. Avec trois levées, vous marquez 2 points au lieu de 1.
}
note-king = Roi marqué : avait le roi d’atout, qui vaut un point.

ask-after = { $said }{ " " }
ask-choose = Proposer, ou jouer d’autorité ?
ask-choose-number = Choisissez vos écarts et proposez, ou jouez d’autorité
ask-answer = { $number ->
    [0] { $name } propose. Acceptez-vous ?
    [one] { $name } propose une carte. Acceptez-vous ?
   *[other] { $name } propose { $number } cartes. Acceptez-vous ?
}
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
ask-lead-again = Votre levée : à vous de jouer
ask-last = { $suit } entamé. Jouez votre dernière carte.
ask-any = { $suit } entamé. Jouez n’importe quelle carte.
ask-E-head = { $suit } entamé. Il faut prendre { card-the }.
ask-E-follow = { $suit } entamé. Il faut fournir.
ask-E-trump = { $suit } entamé. Vous n’en avez pas : il faut couper.
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
choice-accept-if = S’il suffit
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
say-turned-king = Le roi retourne : un point.
say-discard = { $number ->
    [0] Je garde tout.
    [1] Une carte.
    [2] Deux cartes.
    [3] Trois cartes.
    [4] Quatre cartes.
   *[5] Toutes les cinq.
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
    [you] Vous proposez ({ $number }).
   *[other] { $name } propose ({ $number }).
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
log-draw-other = { $number ->
    [one] { $name } reçoit une carte.
   *[other] { $name } reçoit { $number } cartes.
}
log-play = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
log-mark-turned-king = { $who ->
    [you] Le roi retourné vous vaut un point.
   *[other] Le roi retourné vaut un point à { $name }.
}
log-trick = { $who ->
    [you] Vous faites la levée.
   *[other] { $name } fait la levée.
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

## Table: doubler, offrir le point, annoncer la couleur, abandonner, renonces et réclamations

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
aside-concede = Jeter ses cartes
aside-concede-note = { $lost ->
    [vole] Vous n’avez aucune levée : { $name } marque { $points }, comme pour la vole.
    [two] La donne s’arrête. Vous êtes vulnérable : { $name } marque { $points }.
   *[point] La donne s’arrête : { $name } marque { $points }.
}
aside-claim-43 = { $name } a fait une renonce, levée { $trick }
aside-claim-43-note = Loi 43 : { $card } n’était pas permis. Le coup peut être rejoué, et { $name } marque un point de moins.
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
ask-back = Reprendre { $card } ? Ce n’était pas permis.
ask-back-lead = Reprendre { $card } ? Ce n’était pas à vous d’entamer.
ask-follow = { $suit } entamé. À vous de jouer.
ask-follow-turn = { $name } a entamé hors tour : jouez, ou réclamez sous « { asides } »
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
note-doubled = Doublé : a proposé de doubler, et c’est accepté. Les levées de cette donne comptent double.
note-vole = Doit faire la vole : n’a pas voulu du point offert. Les cinq levées valent 2, moins de cinq donnent 2 à l’autre joueur.
note-challenge = Défi : trois levées à rien, on continue donc. Les cinq valent 2 ; si l’autre en prend une, la donne s’arrête et compte comme d’ordinaire.
note-lessened = Un point de moins : a joué contre les règles, et c’est réclamé. Trois ou quatre levées ne valent rien, la vole 1.

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
say-concede = Je jette mes cartes.
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
    [you] Vous jetez vos cartes.
   *[other] { $name } jette ses cartes.
}
log-say-claim = { $who ->
    [you] Vous étalez votre jeu : le reste est à vous.
   *[other] { $name } étale son jeu : le reste est pour { $name }.
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
    [you] Vous jouez { $card }, qui n’est pas permis.
   *[other] { $name } joue { $card }, qui n’est pas permis.
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
log-ruling-replay = Loi { $law } : on rejoue, et qui a fauté marque un point de moins.
log-ruling-stand = Loi { $law } : ce qui est joué reste, et qui a fauté marque un point de moins.
log-ruling-correct = Loi { $law } : le roi est démarqué, et qui a fauté marque un point de moins.
log-ruling-shown = Loi { $law } : le roi est montré dans l’autre main, et démarqué.
log-ruling-back = Loi { $law } : la carte est reprise.
log-lessened = { $who ->
    [you] Vous avez
   *[other] { $name } a
} un point de moins, pour ce qui a été réclamé.

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
    [you] à vous : { $loser } a jeté ses cartes
   *[other] à { $name } : vous avez jeté vos cartes
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

## Replay: doubler, offrir, réclamer, et ce qui arrive à une vraie table

replay-why-double-refused = car le double a été refusé
replay-why-offer = pour le point offert
replay-why-offer-declined = car le point a été refusé sans la vole
replay-short-back = reprend
replay-short-turn = hors de tour
replay-short-revoke = renonce
replay-short-false = faux
replay-short-claim = réclame, loi { $law }
replay-short-unmark = démarque
replay-short-ruling = loi { $law } : { $choice ->
    [replay] rejoué
    [stand] reste
    [correct] roi démarqué
    [shown] roi montré
    [back] reprise
    [redeal] nouvelle donne
    [putright] rectifié
    [discard] excédent écarté
    [draw] excédent tiré
    [fill] main complétée
    [trump] retourne choisie
    [tricks] levées comptées
    [take] prise
    [leave] laissée
    [refuse] refusée
    [next] hors du coup
    [recut] on recoupe
    [reshuffle] on rebat
    [new] jeux neufs
    [wait] plus tard
   *[other] jugé
}
replay-short-advise = { $name } conseille
replay-short-fault = une faute
replay-short-exposed = découvert
replay-short-notice = prévient
replay-short-looked = avait regardé
replay-short-mixed = a mêlé
replay-short-drawn = cartes tirées
replay-short-recut = on recoupe
replay-short-tricks = levées comptées
replay-short-mark = marqué
replay-short-table = à la table
replay-sheet-double = { $name } a doublé
replay-sheet-offer = { $name } a offert le point
replay-sheet-concede = { $name } a jeté ses cartes
replay-sheet-claim = { $name } a réclamé, loi { $law }
log-found = Loi { $law } : la faute est à { $name }.
log-ruling = Décision selon la loi { $law } : { $choice ->
    [redeal] nouvelle donne
    [stand] ce qui est fait reste
    [discard] les cartes de trop sont écartées
    [draw] les cartes de trop sont tirées
    [fill] la main est complétée du talon
    [trump] la retourne est choisie
    [tricks] ce que l’on ne peut fournir compte pour des levées
    [take] la carte peut être prise
    [leave] la carte est laissée
    [refuse] la carte est refusée, et la suivante prise
    [next] la carte est hors du coup, et la suivante vient à sa place
    [recut] on coupe de nouveau
    [reshuffle] on bat de nouveau
    [new] deux jeux neufs
    [wait] des jeux neufs à la donne suivante seulement
   *[other] on rectifie
}.
log-say-took-number = { $who ->
    [you] Vous dites combien de cartes vous avez prises : { $number }.
   *[other] { $name } dit combien de cartes ont été prises : { $number }.
}
say-took-number = J’en ai pris { $number }.
log-table-fault = { $who ->
    [you] Vous avez mal mêlé ou mal donné.
   *[other] { $name } a mal mêlé ou mal donné.
}
log-table-exposed = Vu de tous : { $cards }.
log-table-notice = { $who ->
    [you] Vous prévenez que vous donnerez autrement.
   *[other] { $name } prévient d’une autre façon de donner.
}
log-table-looked = { $who ->
    [you] Vous aviez regardé vos cartes.
   *[other] { $name } avait regardé ses cartes.
}
log-table-mixed = { $who ->
    [you] Vous avez pris trop de cartes et les avez mêlées aux vôtres.
   *[other] { $name } a pris trop de cartes et les a mêlées aux siennes.
}
log-table-drawn = { $who ->
    [you] On tire des cartes de votre main.
   *[other] On tire à { $name } des cartes de sa main.
}
log-table-tricks = { $number ->
    [one] { $who ->
        [you] Une levée compte pour vous, car il manquait une carte.
       *[other] Une levée compte pour { $name }, car il manquait une carte.
    }
   *[other] { $who ->
        [you] { $number } levées comptent pour vous, car il manquait des cartes.
       *[other] { $number } levées comptent pour { $name }, car il manquait des cartes.
    }
}
log-table-mark = { $who ->
    [you] Vous marquez { $number }.
   *[other] { $name } marque { $number }.
}
log-table-recut = On coupe de nouveau.

## How to play

how-to-play = Règle du jeu
how-new = Vous découvrez l’écarté ?
how-offer = La règle en deux minutes
how-goal = L’écarté est un duel aux cartes. À chaque donne, on reçoit cinq cartes et on cherche à faire au moins trois des cinq levées. Le premier à { $target } points gagne la partie.
how-cards-title = Les cartes
how-cards = Il y en a 32. Dans chacune des quatre couleurs, voici leur ordre, de la plus forte à la plus faible :
how-cards-ace = Attention à l’as : il est au-dessous du valet.
how-deal-title = La donne
how-deal = Chacun reçoit cinq cartes, trois puis deux. La carte suivante est retournée à côté du talon : sa couleur est l’atout, et tout atout l’emporte sur les autres couleurs. Si c’est un roi, le donneur marque aussitôt un point. On donne à tour de rôle.
how-exchange-title = L’écart
how-exchange-elder = Celui qui n’a pas donné parle le premier. Si vos cartes sont bonnes, « { choice-stand } ». Si vous en voulez de meilleures, « { choice-propose } ».
how-exchange-dealer = Le donneur accepte ou refuse. S’il accepte, chacun écarte autant de cartes qu’il veut, faces cachées, et en prend autant au talon ; seul celui qui a proposé doit en changer au moins une. Puis l’on recommence, jusqu’à ce que l’un des deux s’en tienne là ou que le talon soit épuisé.
how-exchange-vulnerable = Dire non dès le premier échange est hardi : on devient vulnérable, et si l’on perd la donne, elle coûte 2 points au lieu de 1.
how-king-title = Le roi d’atout
how-king = Celui qui l’a en main quand le jeu commence marque un point.
how-king-marked = La table le marque pour vous.
how-play-title = Le jeu
how-play = Celui qui n’a pas donné joue la première carte, à son gré ; ensuite, celui qui a fait la dernière levée. L’autre est tenu de :
how-play-follow = fournir la couleur, et prendre s’il le peut ;
how-play-trump = s’il n’a pas de cette couleur, couper ;
how-play-any = s’il n’a pas d’atout non plus, jouer ce qu’il veut.
how-play-example = Le 10 de cœur est entamé. Vous avez un cœur plus fort : il faut jouer le roi.
how-play-example-free = Le 10 de cœur est entamé. Vous avez du cœur : il faut en jouer.
how-play-taken = L’atout le plus fort fait la levée ; sans atout, la carte la plus forte de la couleur entamée.
how-play-refused = Les cartes interdites sont plus basses et plus sombres : touchez-en une, la table dit pourquoi.
how-score-title = La marque
how-score-point = pour trois ou quatre levées, le point
how-score-vulnerable = pour trois ou quatre levées, si l’autre joueur était vulnérable
how-score-vole = pour les cinq levées, la vole
how-score-king = pour le roi d’atout, retourné par le donneur ou tenu en main
how-score-turned = pour un roi retourné par le donneur
how-help = Si vous hésitez, « { hint } » propose un coup et « { take-back } » annule votre dernière décision.
how-help-final = Si vous hésitez, « { hint } » propose un coup. Dans cette partie, les décisions sont définitives.
how-done = À la table
how-here-ace-high = Dans cette partie, l’as est la plus forte carte, au-dessus du roi.
how-here-packets-2-3 = Dans cette partie, on donne par deux, puis trois.
how-here-packets-5 = Dans cette partie, on donne les cinq cartes d’un coup.
how-here-packets-own = Dans cette partie, chacun donne à sa façon, qu’il annonce à sa première donne.
how-here-number = Dans cette partie, on propose en disant combien de cartes, et l’on doit en changer autant.
how-here-dealer = Dans cette partie, le donneur qui accepte doit lui aussi changer au moins une carte.
how-here-short-stock = Dans cette partie, le donneur qui a accepté, et pour qui il reste moins de cinq cartes, n’en change aucune. Il peut accepter à condition que le talon suffise.
how-here-vulnerable-every = Dans cette partie, cela vaut pour toutes les propositions, et non pour la première seule.
how-here-vulnerable-none = Dans cette partie, personne n’est jamais vulnérable.
how-here-king-optional = Dans cette partie, rien n’est marqué pour vous : touchez « { choice-king } » à temps, ou le point est perdu.
how-here-king-none = Dans cette partie, un roi en main ne rapporte rien, seulement un roi retourné.
how-here-head = Dans cette partie, on n’est pas tenu de prendre : toute carte de la couleur convient.
how-here-stop = Dans cette partie, la donne s’arrête dès qu’un joueur a trois levées, sauf si l’autre n’en a aucune : alors on joue les cinq.
how-here-offer = Dans cette partie, chacun peut offrir le point avant l’entame : pris, il finit la donne ; refusé, l’autre doit faire la vole, sinon celui qui offrait marque 2.
how-here-king-turned = Dans cette partie, un roi retourné ne compte que si le donneur le marque : touchez « { choice-king } ».
how-here-king-false = Dans cette partie, on peut marquer un roi que l’on n’a pas. Si cela se découvre, le coup peut être rejoué, et trois ou quatre levées ne valent alors rien.
how-here-name = Dans cette partie, on annonce la couleur que l’on entame. Si l’on en joue une autre, l’adversaire peut exiger celle qui est annoncée.
how-here-name-may = Dans cette partie, on peut annoncer la couleur que l’on entame, sous « { asides } ». Si l’on en joue une autre, l’adversaire peut exiger celle qui est annoncée.
how-here-revoke = Dans cette partie, aucune carte n’est retenue : à vous de fournir, de forcer et de couper comme il se doit. Une carte fautive peut être reprise jusqu’à l’entame suivante. Ensuite, dès que d’autres cartes la trahissent, l’adversaire peut la réclamer, sous « { asides } » : le coup peut être rejoué, et vous marquez un point de moins.
how-here-throw-in = Dans cette partie, on peut jeter ses cartes, sous « { asides } » : sans levée, cela donne 2 à l’adversaire ; avec une ou deux, le point. Et l’on peut étaler des levées sûres.
how-here-throw-in-shown = Dans cette partie, on peut jeter ses cartes, sous « { asides } » : sans levée, cela donne 2 à l’adversaire ; avec une ou deux, le point. Et l’on peut étaler des levées sûres. Les deux jeux sont alors montrés : une renonce ou un faux roi peut encore être réclamé.
how-here-doubling = Dans cette partie, chacun peut proposer de doubler jusqu’à l’entame de la troisième levée. Accepté, les points des levées comptent double ; refusé, la donne s’arrête et celui qui proposait marque le point.
how-here-game-points = Dans cette partie, la victoire compte triple si le perdant n’a aucun point, et double s’il en a moins de la moitié de ce qui gagne.

## Replay: une partie que l’on revoit

replay-close = Fermer la relecture
replay-awaited = On dispose la partie…
replay-broken = Cette partie ne peut pas être montrée.
replay-failed = Le moteur ne répond pas ; cela ne peut pas se faire pour l’instant.
replay-open-page = Ouvrir dans Écarté
replay-players = { $first } et { $second }
replay-hand = { $who ->
    [you] Votre main
   *[other] Main : { $name }
}
replay-hidden = Une carte cachée
replay-steps = Parcourir la partie
replay-next = Coup suivant
replay-before = Coup précédent
replay-next-trick = Levée suivante
replay-before-trick = Levée précédente
replay-next-deal = Donne suivante
replay-before-deal = Donne précédente
replay-first = Début
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-look = Mains à découvert
replay-look-all = Toutes les mains
replay-look-seat = { $who ->
    [you] Votre main
   *[other] Main : { $name }
}
replay-place = Endroit de la partie
replay-king = { $name } : roi
replay-vole = { $name } : vole
replay-astray = Ceci n’a pas été joué.
replay-return = Revenir à la partie
replay-keys = Touches
replay-swipe = Sur un écran tactile, glissez le doigt sur la table.
replay-dealt = { $who ->
    [you] Vous avez { $cards }.
   *[other] { $name } a { $cards }.
}
replay-dealt-hidden = { $who ->
    [you] Vous recevez { $number } cartes.
   *[other] { $name } reçoit { $number } cartes.
}
replay-discards = { $who ->
    [you] Vous écartez { $cards }.
   *[other] { $name } écarte { $cards }.
}
replay-draws = { $who ->
    [you] Vous prenez { $cards }.
   *[other] { $name } prend { $cards }.
}
replay-draws-number = { $who ->
    [you] { $number ->
        [one] Vous prenez une carte.
       *[other] Vous prenez { $number } cartes.
    }
   *[other] { $number ->
        [one] { $name } prend une carte.
       *[other] { $name } prend { $number } cartes.
    }
}
replay-cuts = { $name } a coupé { $card }.
replay-cut-deals = { $name } donne.
replay-cut-with = Coupé avec « { $words } »
replay-resigned = La partie est abandonnée : { $name } la gagne.
replay-scored = { $points ->
    [0] Aucun point
    [one] Un point
   *[other] { $points } points
} à { $name } { $why }.
replay-why-turned-king = pour le roi retourné
replay-why-king = pour le roi d’atout
replay-why-point = pour le point
replay-why-vole = pour la vole, les cinq levées
replay-why-elder-vulnerable = car l’aîné a joué d’autorité, et perdu
replay-why-dealer-vulnerable = car le donneur a refusé, et perdu
replay-score = { $first } { $firstScore }, { $second } { $secondScore }.
replay-side = Ce qui s’est passé
replay-moves = Coups
replay-deal = Donne { $number }
replay-deals = { $who ->
    [you] vous donnez
   *[other] { $name } donne
}
replay-turned = Retourne
replay-short-deal = { $number ->
    [one] une carte
   *[other] { $number } cartes
}
replay-short-discard = { $number ->
    [0] garde tout
   *[other] écarte { $number }
}
replay-short-draw = prend { $number }
replay-variation = Au lieu de cela
replay-supposed = { $who ->
    [you] Si vous aviez
   *[other] Si { $name } avait
}
replay-prune = Retirer cette variante
replay-notes = Commentaire et signe
replay-comment = Commenter
replay-comment-here = Commentaire sur ce moment
replay-marks = Signes
replay-mark = { $nag ->
    [1] Bon (!)
    [2] Mauvais (?)
    [3] Très bon (!!)
    [4] Très mauvais (??)
    [5] Intéressant (!?)
   *[6] Douteux (?!)
}
replay-saved = Conservé.
replay-not-saved = Cela n’a pas pu être conservé.
replay-not-here = Un commentaire ici appartient à l’autre main. Montrez toutes les mains pour en écrire un.
replay-here = Jouer d’ici
replay-here-means = La donne reprend à ce moment, contre l’ordinateur. Ce que vous jouez est gardé à côté de la partie, comme variante.
replay-here-as = { $who ->
    [you] À votre place
   *[other] À cette place : { $name }
}
replay-here-not = La donne est finie ici. Revenez dans la donne pour jouer.
replay-why = Pourquoi ce choix, { $name } ?
replay-more = Plus
replay-share = Partager
replay-share-title = Une partie d’écarté
replay-share-what = Ce que montre le lien
replay-prepared = donne préparée
replay-share-prepared = Les cartes de cette partie sont venues avec la page, et leur numéro est public : qui a le lien peut en retrouver toutes les mains.
replay-share-here = Commencer à ce moment
replay-link = Lien
replay-copy = Copier le lien
replay-copy-embed = Copier le code d’intégration
replay-copied = Copié.
replay-copy-yourself = Le navigateur ne permet pas à cette page de copier. Le lien est sélectionné : copiez-le vous-même.
replay-link-long = Le lien compte { $length } caractères : commentaires, variantes et réclamations prennent de la place. Certains programmes coupent les longs liens : si c’est le cas, enregistrez la partie et envoyez le fichier.
replay-code = Le lien en code QR
replay-code-dense = Le lien est trop long pour un code QR.
replay-send = Envoyer…
replay-reader = Que pouvait avoir l’autre ?
replay-challenge = Défier un ami
replay-challenge-title = Un défi à l’écarté
replay-challenge-means = Votre ami joue ces donnes aux mêmes règles, contre l’ordinateur. Ce qui s’est passé ici ne lui est montré qu’à la fin.
replay-challenge-seat = Votre ami joue à la place de
replay-save = Enregistrer la partie
replay-sheet = Feuille de marque
replay-print = Imprimer
replay-sheet-target = en { $target } points
replay-sheet-order = Dans chaque paire de nombres, { $first } d’abord, puis { $second }.
replay-sheet-deal = Donne
replay-sheet-dealer = Donneur
replay-sheet-turn = Retourne
replay-sheet-exchange = Propositions et rois
replay-sheet-tricks = Levées
replay-sheet-points = Points
replay-sheet-score = Marque
replay-sheet-proposed = { $number ->
    [one] { $name } : proposition
   *[other] { $name } : { $number } propositions
}
replay-sheet-stand = { $name } : d’autorité
replay-sheet-refuse = { $name } : refus
replay-sheet-king = { $name } : roi
replay-sheet-vole = { $name } : vole
replay-sheet-result = { $won ->
    [yes] { $who ->
        [you] Vous gagnez, { $result }.
       *[other] { $name } gagne, { $result }.
    }
   *[no] { $result }
}

# Une partie en JSON. $path dit où : $.deals[0].events[3] est le quatrième événement de la première donne.
problem-E-json = À partir d’ici, ce n’est pas du JSON : { $detail }.
    .remedy = Corrigez le texte ici, ou récrivez-le avec un programme qui écrit du JSON.
problem-E-json-deep = Des listes et des objets s’emboîtent ici plus profondément que dans aucune partie.
    .remedy = Récrivez la partie : rien n’y est aussi profond.
problem-E-json-twice = La clé « { $key } » figure deux fois dans un même objet.
    .remedy = Gardez-en une.
problem-E-json-type = { $path } n’est pas du genre attendu, qui est : { $wanted }.
    .remedy = Le schéma, record.schema.json, dit ce qui se met où.
problem-E-json-key = { $path } n’a pas de clé « { $key } » : personne ne lirait ce qu’elle dit.
    .remedy = Supprimez-la, ou corrigez son nom.
problem-E-json-missing = Il manque « { $key } » à { $path }.
    .remedy = Ajoutez-le : sans lui, rien ne peut être lu.
problem-E-json-value = { $path } ne peut pas être « { $found } ».
    .remedy = Le schéma, record.schema.json, dit ce qui peut s’y mettre.
problem-E-json-differs = { $path } dit { $found }, mais d’après les étiquettes et les événements de la partie c’est { $expected }.
    .remedy = Corrigez-le ou supprimez-le : il découle des événements.
problem-W-json-differs = { $path } est { $found } et se lit { $expected }.
problem-E-json-problems = Ceci vient d’une partie qui n’a pas pu être lue en entier.
    .remedy = Corrigez la partie d’origine, puis convertissez-la de nouveau.


## People: plusieurs personnes, un seul appareil

person-unnamed = { $number ->
    [1] Premier joueur
    [2] Second joueur
   *[3] Troisième joueur
}
new-company = Qui joue
new-company-computer = Vous et l’ordinateur
new-company-here = Deux personnes ici
new-company-three = Trois personnes ici
new-company-help = Vous vous passez l’appareil. Entre-temps, un rideau cache les cartes.
new-name = { $number ->
    [1] Premier nom
    [2] Second nom
   *[3] Troisième nom
}
curtain-pass = Passez le téléphone à
curtain-here = Je suis { $name } : montrez mes cartes
curtain-score = Donne { $deal } · { $first } { $firstScore }, { $second } { $secondScore } · en { $target } points
choice-pass = Passer le téléphone à { $name }
ask-pass = Regardez vos nouvelles cartes, puis passez le téléphone
result-tricks-apart = Levées : { $me } { $mine }, { $name } { $theirs }
result-to = à { $name } { $why }
visit-shared = Cette partie se joue encore sur cet appareil : on pourra la revoir quand elle sera finie.

new-changed = { $option } : { $value }
new-put-back = Remettre
new-usual = Remettre : { $value }
new-left = C’est de nouveau « { $value } ».
topic-deal = La donne
topic-bidding = Les enchères
topic-declarations = Les annonces
topic-exchange = Les échanges
topic-king = Le roi d’atout
topic-play = Le jeu de la carte
topic-score = La marque
topic-stakes = Doubler, offrir
topic-irregular = Quand quelque chose va de travers
topic-more = Autres règles

# Les matchs sur la page
opponent-second = Armand
new-match = Match, enjeux, galerie
new-match-kind = Ce que l’on joue
new-pool-help = À trois : deux jouent, le troisième attend la place du perdant. Qui gagne deux parties de suite prend la poule.
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
match-bets-help = Chaque pari a trouvé son contraire ; le reste a été rendu.
match-bets-none = Aucun pari n’a trouvé son contraire sur cette partie.
match-advice = Ce que disent vos partisans
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
match-rule = Qui gagne { $wins } parties gagne le match.
match-pool-rule = Qui gagne deux parties de suite prend la poule.
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
bet-none = Seulement regarder
bet-place = Parier et regarder
bet-gone = Les paris sur cette partie sont faits.
choice-match = Le match
choice-match-next = Partie suivante
choice-watch-pause = Pause
choice-watch-on = Continuer
choice-watch-fast = Plus vite
ask-advise = Que conseillez-vous à { $name } ?
games-match = { $kind }, partie { $game }
games-matches = Matchs à poursuivre
games-match-line = { $kind } : { $scores }
games-match-next = Vient la partie { $game }

match-stand = { $first } { $firstScore }, { $second } { $secondScore }
match-bets-told = Les paris sont faits : { $listed }.
match-bet-short = { $name } { $chips } sur { $on }
match-drew = Tirage des premières places : { $listed }. La plus basse attend.
match-drew-card = { $name } { $card }

replay-why-conceded = parce que le jeu a été jeté

## Problèmes : ce qui ne va pas dans un enregistrement, et que faire (.remedy)

problem-E-king-unmarked = { card-name } ne peut pas être dans cette main : il se serait marqué avant la première levée.
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
problem-E-suppose-place = Une main supposée ({ $text }) se met au début d’une variante, et nulle part ailleurs.
    .remedy = Déplacez-la juste après « ( ».
problem-E-variation-place = Une variante suit l’événement dont elle aurait pu tenir lieu : ici, il n’y en a pas.
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
problem-W-not-taken = D’après la décision, { $seat } prend la carte retournée, { card-the }. Ici { $seat } en reçoit d’autres.
    .remedy = Mettez-la parmi les cartes reçues, ou écrivez « &ruling:37:leave » si elle n’a pas été prise.
problem-W-form = « { $found } » se lit « { $expected } ».
problem-W-remark = Une remarque après « ; » est gardée comme commentaire entre accolades.
problem-W-check-missing = Il n’est pas écrit qui a fait la levée : ici se met « { $expected } ».
problem-W-score-missing = Le score de la donne n’est pas écrit : ici se met « { $expected } ».
problem-W-canonical = Ici, la forme canonique est autre : { $wanted ->
    [blank] il n’y a rien.
   *[text] { $expected }
}
problem-E-canonical = { $wanted ->
    [text] Ce n’est pas la forme canonique, qui a ici : { $expected }
   *[blank] Ce n’est pas la forme canonique, qui n’a rien ici.
}
    .remedy = ecarte fmt l’écrit ainsi.
problem-E-merge-rules = Ces enregistrements n’ont pas le même jeu, ou pas les mêmes règles.
problem-E-merge-tag = L’étiquette { $tag } est « { $first } » dans un enregistrement et « { $second } » dans l’autre.
    .remedy = Si c’est la même partie, accordez les deux étiquettes.
problem-E-merge-head = Un enregistrement continue par « { $first } », l’autre par « { $second } ».
problem-E-merge-event = En { $at }, un enregistrement a « { $first } », l’autre « { $second } ».
    .remedy = L’un des deux est faux : comparez-les à cet endroit.
problem-E-merge-hidden = En { $at }, les cartes de { $seat } sont encore cachées.
    .remedy = Ajoutez la vue de cette place.
problem-E-seed-form = La graine n’en est pas une : écrivez 64 chiffres hexadécimaux (0 à 9, a à f).
problem-E-seat = « { $seat } » n’est pas une place à cette table.

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
    [nt] On a demandé sans atout : seul le tout atout est plus haut.
    [at] On a demandé tout atout : il n’y a rien de plus haut.
   *[other] On a pris à la couleur : il n’y a de plus haut que le sans atout et le tout atout, là où les règles les ont.
}
problem-E-bid-turned = Au premier tour, on ne peut prendre que la couleur de la retourne : { suit }.
problem-E-bid-second = Tout le monde a refusé { suit } : au second tour, on prend une autre couleur.
problem-E-take-card = Le preneur ramasse la retourne, { card-the }.
    .remedy = Corrigez la carte, ou la retourne.
problem-E-overtrump = Il faut monter à l’atout : vous avez un atout plus fort que ceux de la levée.
problem-E-beat = Il faut monter : vous avez une carte plus forte dans la couleur demandée, { suit }.
problem-E-undertrump = Votre partenaire est maître avec un atout. Jouez un atout plus fort ou une autre couleur, mais pas un atout plus faible.
problem-E-meld-none = Avec ces règles, on n’annonce que la belote.
problem-E-meld-form = « { $say } » n’est pas une annonce.
    .remedy = Écrivez son genre et sa plus haute carte, comme meld:tierce:As (ou cinquante, cent), ou le rang d’un carré, comme meld:carre:J.
problem-E-meld-late = Rien ne peut être annoncé maintenant. On annonce avant sa première carte ; après la première levée, seul le camp qui a l’annonce la plus forte peut en ajouter.
problem-E-meld-absent = { $kind ->
    [tierce] Il n’y a pas de telle tierce dans cette main.
    [cinquante] Il n’y a pas de telle cinquante dans cette main.
    [cent] Il n’y a pas de tel cent dans cette main.
   *[carre] Les quatre cartes de ce carré ne sont pas dans cette main.
}
problem-E-meld-used = { $kind ->
    [carre] Une carte de ce carré sert déjà dans une autre annonce, et une carte ne sert qu’une fois.
   *[other] Une carte de cette suite sert déjà dans une autre annonce, et une carte ne sert qu’une fois.
}
problem-E-show = « { $say } » ne montre aucune annonce qui soit encore à montrer.
    .remedy = Chaque annonce du camp qui les gagne se montre une fois : toutes ses cartes encore en main.
problem-E-rank-due = Les annonces se comparent avant toute autre parole ou carte : à { seat-title } de nommer un rang, ou de dire « trump ».
problem-E-rank = { $expected ->
    [0] « { $say } » n’est pas à dire ici.
   *[other] Ce qui est à dire ici est « { $expected } », et non « { $say } ».
}
problem-E-belote-absent = La belote s’annonce par qui tient le roi et la dame de { suit } : il en manque un ici.
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
problem-E-cards-due = Il faut d’abord donner des cartes : personne ne peut rien faire avant.
    .remedy = Écrivez d’abord les cartes données.
problem-E-not-dealing = On ne donne pas de cartes à ce point de la donne.
problem-E-given-order = { $expected ->
    [deal] Viennent d’abord les cinq cartes du joueur en { seat-title }.
    [turn] Vient d’abord la retourne.
    [take] Vient d’abord la retourne, que prend { seat-title } : on écrit { $seat }^ et la carte.
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
        [1] Si une vraie table a donné ainsi, écrivez où on l’a découvert, comme « { $text } », puis la décision.
       *[other] { "" }
    }
problem-E-card-unknown = Une carte cachée, « ?? », ne peut pas être rejouée.
    .remedy = Écrivez quelle carte c’était ; ou, si l’on ne connaît que les cartes d’une place, ajoutez une étiquette View.
problem-E-card-twice = { card-name } a déjà paru dans cette donne, et le paquet ne l’a qu’une fois.
    .remedy = L’une des deux est fausse : comparez-les.
problem-E-seed = Le paquet tiré de la graine donne ici d’autres cartes.
    .remedy = Corrigez les cartes, ou supprimez l’étiquette Seed.
problem-E-commit = L’étiquette Commit ne correspond pas à la graine.
    .remedy = L’une des deux a été changée. Si ce n’est pas vous, ne vous fiez pas aux donnes.
problem-E-cut = L’étiquette Cut ne correspond pas à la graine.
    .remedy = L’une des deux a été changée.

# Dans un enregistrement : parties liées, jetons et paris
problem-E-match-name = « { $name } » ne peut figurer à côté d’autres noms : dans une poule ou une galerie, un nom n’a ni espace ni deux-points, 40 lettres au plus, et n’est pas l’une des lettres N, E, S, W.
problem-E-match-names = Deux personnes à cette table s’appellent { $name }.
    .remedy = Donnez à chacune un nom à elle.
problem-E-match-score = La partie { $game } de ce match ne peut pas commencer à { $score }.
    .remedy = MatchScore dit combien de parties chacun avait gagnées avant celle-ci : Sud d’abord, puis Nord.
problem-E-match-out = Dans une poule, l’étiquette Out dit qui attend une place ; elle manque.
    .remedy = Ajoutez-la aux étiquettes du début.
problem-E-match-plays = { $name } joue, et ne peut pas aussi attendre une place.
problem-E-match-draw = L’étiquette Draw ne correspond pas à cette partie : celui qui attend a tiré la carte la plus basse, et les cartes viennent de la graine.
    .remedy = L’une des étiquettes Draw, Out et Seed a été changée.
problem-E-match-worth = Cette partie compte { $expected }, et non { $found }.
    .remedy = GamePoints découle de la fin de la partie : écrivez ce qui est attendu, ou omettez-la.
problem-E-match-twice = La partie { $game } de ce match figure ici une seconde fois, autrement.
    .remedy = Gardez-en une.
problem-E-match-unfinished = La partie { $next } de ce match suit la partie { $game }, qui n’est pas finie.
    .remedy = Jouez-la jusqu’au bout, abandonnez-la, ou marquez-la « void ».
problem-E-match-over = { $name } avait gagné le match avant la partie { $game }.
    .remedy = Voyez si une partie est d’un autre match.
problem-E-match-tag = Après la partie qui la précède, l’étiquette { $tag } de la partie { $game } serait « { $expected } », et non « { $found } ».
    .remedy = Voyez si une partie manque ou a été changée.
problem-E-match-dealer = { $expected ->
    [S] Sud donne le premier dans la partie { $game } de ce match : la donne passe d’une partie à l’autre.
   *[N] Nord donne le premier dans la partie { $game } de ce match : la donne passe d’une partie à l’autre.
}
    .remedy = Voyez si une partie manque ou a été changée.
problem-E-purse = Une partie à cet enjeu peut coûter { $needed } jetons, plus qu’il n’y en a dans une bourse ({ $name } : { $purse }).
    .remedy = Commencez un match à un enjeu plus petit, ou avec des bourses plus pleines.
problem-E-match-purse = Les spectateurs parient : il faut une bourse à chacun.
    .remedy = Dites avec combien de jetons chacun commence.
problem-E-bet-match = Les paris ne se répondent pas : { $south } sur Sud, { $north } sur Nord.
    .remedy = On parie autant sur l’un que sur l’autre ; ce qui n’est pas tenu est rendu avant la partie.
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
problem-E-tag-twice = L’étiquette { $tag } figure ici une seconde fois.
    .remedy = Gardez-en une.
problem-E-head-expected = La donne suivante est « { $expected } », et non « { $found } ».
    .remedy = Les donnes se comptent à partir de 1 et les joueurs donnent tour à tour : voyez si une donne manque. Une seconde tentative, comme « 1/2. », ne suit qu’une donne annulée par une décision.
problem-E-deal-open = La donne { $deal } ne peut pas commencer ici : la précédente n’est pas finie.
    .remedy = Ajoutez à la donne précédente les événements qui manquent.
problem-E-no-head = « { $text } » précède toute donne.
    .remedy = Commencez la donne par son numéro et par qui donne : « 1. N ».
problem-E-word = « { $text } » n’est pas compris.
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
   *[other] Ce fichier ne peut pas être lu : { $detail }.
}
problem-E-utf8 = À partir d’ici, le texte n’est pas en UTF-8.
    .remedy = Enregistrez le fichier en UTF-8.
problem-E-gzip = Le fichier commence comme un fichier gzip mais ne peut être décompressé.
    .remedy = Il est abîmé ou coupé : procurez-vous-le de nouveau.

## Beaucoup de parties : conditions, statistiques, archives, parties simulées

cli-option-where = Seulement les parties qui remplissent cette condition : voir « ecarte filter --help ».
cli-option-jobs = Combien de processus travaillent à la fois.
cli-option-player = Seulement ce joueur. Peut être donné plusieurs fois.
cli-option-picture = Le dessiner aussi dans ce fichier, .svg ou .png (veut Matplotlib : pip install matplotlib).
cli-filter = Écrit les parties qui remplissent une condition, en ECN canonique.

    ecarte filter 'vole and date >= "2026.01.01"' parties.ecn

    ecarte filter 'player("Anna") and refused_first and points_N == 2' parties.ecn

    ecarte filter 'event ~ "vendredi" and not any(king_turned)' parties.ecn

    ecarte filter 'taker == "NS" and contract == "h" and (capot or failed)' belote.ecn

    La condition est posée à chaque donne avec sa partie ; une partie est prise quand l’une de ses donnes la remplit. any(…), all(…), count(…), sum(…), max(…), min(…) interrogent toutes les donnes de la partie. Les valeurs sont des faits (south, date, winner, score_S, proposals …), des "textes" et des nombres entiers ; ~ veut dire « contient ». Tous les faits sont dans le guide, docs/guide/filter.md.
cli-filter-expression = La condition.
cli-filter-invert = Les parties qui ne la remplissent pas.
cli-filter-count = Dire seulement combien il y en a.
cli-filter-deals = Les donnes qui la remplissent, en csv.
cli-match = Dit où en sont les matchs : le score des robs et des poules, la poule, les bourses.

    Un match se connaît par ses seuls enregistrements, dans un ou plusieurs fichiers et dans n’importe quel ordre. Les parties qui ne suivent pas des précédentes sont signalées sur la sortie d’erreur.
cli-match-as_json = Un objet JSON par match.
cli-stats = Dit ce que fait chaque joueur : parties gagnées, points par donne, à l’écarté propositions, refus, rois, voles, à la belote prises, contrats, capots, annonces, avec leur intervalle à 95 %.
cli-stats-as_json = Un objet JSON pour chaque jeu joué.
cli-archive = Garde des parties dans un fichier DuckDB, et l’interroge en SQL. Veut DuckDB : pip install duckdb.

    add FILE… : y mettre les parties de fichiers ; ce qui y est déjà ne change rien.

    query SQL : écrire les lignes d’une requête sur les tables games, deals et events. Elle ne peut rien changer.

    stats : ce que fait chaque joueur, comme « ecarte stats ».

    export : écrire les parties en ECN canonique, comme elles ont été mises.
cli-archive-file = L’archive. « add » la crée quand il n’y en a pas.
cli-archive-action = Ce qu’il faut faire.
cli-archive-given = Ce qu’il faut mettre, ou la requête ; - est l’entrée standard.
cli-archive-as_json = JSON : un objet par ligne.
cli-archive-as_csv = Les lignes en csv.
cli-simulate = Fait jouer les joueurs de l’ordinateur entre eux, et écrit les parties en ECN.

    La même graine et les mêmes joueurs donnent les mêmes parties, quel que soit le nombre de processus.
cli-simulate-players = Qui joue à chaque place : S:amateur N:chance, ou pour tout un camp NS:amateur. Joueurs d’écarté : beginner, amateur, club, master, chance ; de belote : novice, amateur, expert, chance.
cli-simulate-games = Combien de parties.
cli-simulate-seed = Le nombre dont tout découle.
cli-simulate-rules = Les règles du jeu : { cli-presets }
cli-simulate-option = Une règle changée : target=10, king_mark=optional … Peut être donné plusieurs fois.
cli-simulate-duplicate = Deux parties de suite (trois, s’il y a trois camps) ont les mêmes cartes, les joueurs ayant changé de place.
cli-simulating = On joue
cli-seat-form = Les joueurs se donnent une fois par place, S:amateur N:chance, ou pour tout un camp NS:amateur, non « { $given } ».
cli-archive-what = Dites ce qu’il faut mettre : ecarte archive FICHIER.duckdb add parties.ecn …
cli-archive-sql = Dites une requête : ecarte archive FICHIER.duckdb query "SELECT count(*) FROM games"
cli-archive-nothing = « { $action } » ne veut rien de plus, mais il y a « { $given } ». Pour choisir des parties : --where.
cli-archive-update = « { $file } » a été créée par une autre version de ce programme. Elle est mise à jour à partir { $records ->
    [one] de la partie qu’elle contient
   *[other] des { $records } parties qu’elle contient
} ; l’ancien fichier reste en place jusque-là.
cli-archive-unread = { $records ->
    [one] Une de ses parties ne peut pas être lue par cette version. Elle reste dans l’archive et s’exporte, mais n’est pas comptée.
   *[other] { $records } de ses parties ne peuvent pas être lues par cette version. Elles restent dans l’archive et s’exportent, mais ne sont pas comptées.
}
cli-archived = { $games ->
    [one] Une partie mise
   *[other] { $games } parties mises
} ({ $deals ->
    [one] une donne
   *[other] { $deals } donnes
}), { $known } déjà là, { $leftOut } laissées de côté.
cli-archived-views = { $views ->
    [one] Une vue de joueur a cédé sa place dans l’archive à la partie entière.
   *[other] { $views } vues de joueurs ont cédé leur place dans l’archive aux parties entières.
}
cli-more-rows = Les { $shown } premières lignes ; --csv et --json les donnent toutes.
cli-no-games = Il n’y a pas de parties.
cli-no-player = Personne du nom de « { $name } » ne joue dans ces parties.
cli-picture = Un dessin va dans un fichier .svg ou .png, non dans { $file }.
cli-number = { $number }
cli-percent = { $number } %
stats-measure = Mesure
stats-all = ensemble
stats-intervals = Entre parenthèses l’intervalle à 95 % (de Wilson pour les taux, normal pour les moyennes), après / les donnes ou parties dont il vient.
stats-others = { $players ->
    [one] Un autre joueur n’est pas montré
   *[other] { $players } autres joueurs ne sont pas montrés
} : utilisez --player ou --json.
stats-rates = % des donnes ou parties en question
stats-means = moyenne
measure-games = Parties
measure-won = Parties gagnées
measure-deals = Donnes par partie
measure-points = Points par donne
measure-point_won = Jeux de la carte gagnés
measure-proposed = Aîné : propose
measure-proposals = Aîné : propositions par donne
measure-stood_first = Aîné : joue d’autorité
measure-stood_first_won = … et gagne
measure-refused_first = Donneur : refuse d’emblée
measure-refused_first_won = … et gagne
measure-exchanged = Cartes écartées, s’il y en a
measure-king = Marque un roi en main
measure-king_turned = Donneur : tourne un roi
measure-vole = Fait la vole
measure-vulnerable_lost = Vulnérable : perd
measure-faultless = Donnes jouées sans perte
measure-lost = Perdu par ses choix, en % d’une partie par donne
measure-took = Prend
measure-took_first = … au premier tour
measure-made = … et fait son contrat
measure-taken_points = Points quand son camp prend
measure-against_failed = Contrats adverses chutés
measure-capot = Capot réussi
measure-tricks = Levées du camp
measure-declared = Annonce une déclaration
measure-melds = Points d’annonces comptés
measure-carre = Compte un carré
measure-belote = Belote et rebelote
measure-passed_out = Donnes où tous passent
problem-E-filter-long = La condition a plus de { $most } caractères.
problem-E-filter-empty = Il n’y a pas de condition. Écrivez-en une, comme vole and score_S > 3.
problem-E-filter-syntax = La condition ne se lit plus à partir d’ici. Il manque peut-être une parenthèse ou un guillemet ; égal s’écrit ==, contient s’écrit ~.
problem-E-filter-deep = La condition a plus de { $most } valeurs les unes dans les autres.
problem-E-filter-signs = La condition a plus de { $most } parenthèses et signes.
problem-E-filter-form = Cela n’a pas de sens dans une condition. Voir « ecarte filter --help ».
problem-E-filter-name = Il n’y a pas de fait « { $name } ».{ $near ->
    [0] { "" }
   *[other] { " " }Peut-être « { $near } ».
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
problem-E-filter-function = Il n’y a pas de « { $name }(…) ». Il y a : { $allowed }.
problem-E-filter-arguments = « { $name }(…) » veut une seule valeur entre parenthèses.
problem-E-extra = Cela veut { $package }, qui n’est pas installé : pip install 'ecarte[{ $extra }]'
problem-E-archive = Ce fichier ne peut pas être ouvert comme archive : { $detail }
problem-E-archive-other = C’est un fichier DuckDB, mais « ecarte archive » ne l’a pas fait.
problem-E-archive-version = Une autre version de ce programme a créé cette archive, avec d’autres tables ou d’autres règles. « ecarte archive … query », « stats » et « add » la mettent à jour ; « export » en imprime les parties telle qu’elle est.
problem-E-archive-newer = Une version plus récente de ce programme a créé cette archive. Mettez le programme à jour pour l’interroger ou y ajouter des parties ; « ecarte archive … export » en imprime les parties avec cette version aussi.
problem-E-archive-empty = Cette archive est vide : la commande qui la créait a été interrompue. Ajoutez-y de nouveau les parties.
problem-E-archive-unfinished = Cette archive n’existe pas : le « add » qui devait la créer a été interrompu. Ce qu’il avait laissé est supprimé ; ajoutez de nouveau les parties.
problem-E-archive-used = Un autre programme a ouvert cette archive. Fermez-la là-bas, ou attendez qu’il ait fini, et réessayez ; « ecarte archive … export » en imprime les parties entre-temps. ({ $detail })
problem-E-archive-write = L’archive ne peut pas être écrite, et reste comme elle était. Libérez de la place sur le disque, ou mettez l’archive dans un dossier où vous pouvez écrire ; « ecarte archive … export » en imprime les parties telle qu’elle est. ({ $detail })
problem-E-query = DuckDB ne peut pas répondre : { $detail }
problem-E-query-number = Ce sont { $number } requêtes. Posez-les une à la fois.
problem-E-player-missing = Personne n’est nommé pour la place { $seat }.
problem-E-player = Il n’y a pas de joueur « { $player } ». Il y a : { $allowed }.
problem-E-duplicate-odd = Les parties en double vont par groupes de { $sides } : { $games } ne se divise pas ainsi.

## Belote: terminal

cli-belote-welcome = { $preset }, en { $target } points, contre { $names } ({ $player }){ $partner ->
    [none] { "" }
   *[other] , avec { $partner } ({ $partnerPlayer }) pour partenaire
}.
cli-belote-contract = { $contract ->
    [nt] sans atout
    [at] tout atout
   *[suit] { $suit }
}
cli-belote-tierce = tierce
cli-belote-cinquante = cinquante
cli-belote-cent = cent
cli-belote-carre = { $rank ->
    [A] carré d’as
    [K] carré de rois
    [Q] carré de dames
    [J] carré de valets
    [T] carré de dix
   *[9] carré de neuf
}
cli-belote-meld-to = { $meld } au { $card }
cli-belote-drew = Tirage : { $drawn }. { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
cli-belote-turned = { $second ->
    [1] Retournée à côté : { $card }.
   *[other] La retourne est { $card }.
}
cli-belote-passes = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
cli-belote-takes = { $bid ->
    [nt] { $who ->
        [you] Vous demandez sans atout.
       *[other] { $name } demande sans atout.
    }
    [at] { $who ->
        [you] Vous demandez tout atout.
       *[other] { $name } demande tout atout.
    }
   *[suit] { $who ->
        [you] Vous prenez : atout { $suit }.
       *[other] { $name } prend : atout { $suit }.
    }
}
cli-belote-announces = { $who ->
    [you] Vous annoncez : { $meld }.
   *[other] { $name } annonce : { $meld }.
}
cli-belote-ranks = { $who ->
    [you] Vous précisez : { rank }.
   *[other] { $name } précise : { rank }.
}
cli-belote-trumps = { $who ->
    [you] Vous ajoutez : à l’atout.
   *[other] { $name } ajoute : à l’atout.
}
cli-belote-shows = { $who ->
    [you] Vous montrez { $cards }.
   *[other] { $name } montre { $cards }.
}
cli-belote-plays = { $who ->
    [you] Vous jouez { $card }
   *[other] { $name } joue { $card }
}{ $call ->
    [belote] {" "}: belote.
    [rebelote] {" "}: rebelote.
   *[none] .
}
cli-belote-all-passed = Tous ont passé deux fois : rien n’est marqué.
cli-belote-sum = { $side } : { $cards } en cartes{ $last ->
    [0] { "" }
   *[other] { $capot ->
        [1] {" "}+ { $last } pour toutes les levées
       *[other] {" "}+ { $last } de der
    }
}{ $melds ->
    [0] { "" }
   *[other] {" "}+ { $melds } d’annonces
}{ $belote ->
    [0] { "" }
   *[other] {" "}+ { $belote } de belote
} = { $totals }.
cli-belote-judged = { $made ->
    [1] { $who ->
        [you] Votre contrat, { $contract }, est fait : { $own } à { $others }.
       *[other] { $name } réussit son contrat, { $contract } : { $own } à { $others }.
    }
   *[0] { $who ->
        [you] Votre contrat, { $contract }, est chuté : { $own } à { $others }.
       *[other] { $name } chute son contrat, { $contract } : { $own } à { $others }.
    }
}
cli-belote-forfeit = { $sides ->
    [2] Les autres marquent ces points.
   *[other] Ces points vont au mieux placé des deux autres, aux deux s’ils sont à égalité.
}
cli-belote-factor = { $factor ->
    [2] Tout compte double : { $contract }.
   *[3] Tout compte triple : { $contract }.
}
cli-belote-points = Marqué : { $points }.
cli-belote-score = Score : { $score }.
cli-belote-won = { $who ->
    [you] Vous gagnez la partie.
    [we] Vous gagnez la partie avec votre partenaire.
    [they] Les autres gagnent la partie.
    [others] { $name } gagnent la partie.
   *[other] { $name } gagne la partie.
}
cli-belote-given-up = { $who ->
    [you] Partie abandonnée : vous la gagnez.
    [we] Partie abandonnée : vous la gagnez avec votre partenaire.
    [they] Partie abandonnée : les autres la gagnent.
    [others] Partie abandonnée : { $name } la gagnent.
   *[other] Partie abandonnée : { $name } la gagne.
}
cli-belote-drawn = La partie est nulle.
cli-belote-up = retourne : { $cards }
cli-belote-dealer = { $who ->
    [you] vous donnez
   *[other] { $name } donne
}
cli-belote-taken = { $who ->
    [you] Contrat : { $contract }, pris par vous
   *[other] Contrat : { $contract }, pris par { $name }
}
cli-belote-standing = { $score }, en { $target }
cli-belote-tricks = levées : { $tricks }
cli-belote-ask-take = { $round ->
    [1] Prenez-vous, à l’atout { $suit } ?
   *[2] Deuxième tour : prenez-vous, à un autre atout que { $suit } ?
}
cli-belote-ask-overcall = { $who ->
    [you] Vous avez demandé { $contract }. Demandez-vous plus ?
   *[other] { $name } a demandé { $contract }. Demandez-vous plus ?
}
cli-belote-ask-announce = Qu’annoncez-vous ?
cli-belote-ask-E-follow = { $suit } demandé. Il faut fournir.
cli-belote-ask-E-overtrump = { $suit } demandé. Il faut monter à l’atout.
cli-belote-ask-E-trump = { $suit } demandé. Vous n’en avez pas : il faut couper.
cli-belote-ask-E-beat = { $suit } demandé. Il faut monter.
cli-belote-ask-E-undertrump = { $suit } demandé. Jouez ce que vous voulez, mais pas d’atout plus petit que celui du partenaire.
cli-belote-choice-pass = Passer
cli-belote-choice-take = Prendre : { $contract }
cli-belote-choice-done = Rien de plus
cli-belote-typed-take = prendre, prends, je prends, oui, o
cli-belote-typed-pass = passe, je passe, non, parole
cli-belote-quiet = muet
cli-belote-quietly = la belote s’annonce pour vous, sauf si vous ajoutez « { cli-belote-quiet } »
cli-belote-last = dernière levée
cli-belote-no-trick = Aucune levée n’a été faite.
cli-belote-help-text =
    Enchères : p passer · t prendre à la retourne · s h d c cette couleur, au second tour · n sans atout · a tout atout
    Annonces, avant votre première carte : m1, m2 … comme dans la liste, ou leur nom (tierce, carré) ; puis jouez.
    Cartes : par leur numéro (1) ou leur nom (Rs, R♠, 10h, roi de pique). Les cartes entre parenthèses ne peuvent pas être jouées ; nommez-en une pour savoir pourquoi.
    Belote et rebelote s’annoncent pour vous ; « Rs muet » joue la carte sans l’annoncer.
    l dernière levée · score la feuille de marque · h conseil (hint pendant les enchères) · u reprendre votre dernière décision · resign abandonner · q quitter, pour continuer plus tard · ? cette aide

## Belote: page (règles, joueurs, parties gardées, règle du jeu, parties revues)

game-belote = Belote
preset-classic = Classique
preset-classic-help = À quatre, deux contre deux, une couleur d’atout, toutes les annonces, en 1000 points.
preset-tournament = Tournoi
preset-tournament-help = Comme d’ordinaire, mais de toutes les annonces seule la belote compte.
preset-modern = Sans atout, tout atout
preset-modern-help = On peut aussi les demander, par-dessus une couleur ; en 3000 points.
preset-three = À trois
preset-three-help = Chacun pour soi ; six cartes restent hors du jeu.
option-players = Joueurs
option-players-help = Quatre, deux contre deux, ou trois, chacun pour soi.
option-direction = Sens
option-direction-help = Dans quel sens vont la donne, les enchères et le jeu.
option-direction-clockwise = des aiguilles d’une montre
option-direction-anticlockwise = inverse
option-packets-dealer = l’un ou l’autre, tour à tour
option-packets-chosen = au choix du donneur
option-shuffle = Entre les donnes
option-shuffle-help = Si l’on bat les cartes, ou si les levées sont seulement réunies et coupées.
option-shuffle-shuffle = battues
option-shuffle-cut-only = seulement coupées
option-contracts = Ce qui se demande
option-contracts-help = Sans atout compte double, tout atout triple ; l’un et l’autre l’emportent sur une couleur.
option-contracts-suits = couleurs
option-contracts-suits-nt = couleurs et sans atout
option-contracts-suits-nt-at = couleurs, sans atout et tout atout
option-nt_over_suit_only = Sans atout sur couleur seulement
option-nt_over_suit_only-help = On ne demande sans atout qu’après une prise à la couleur.
option-declarations = Annonces
option-declarations-help = Ce qui compte outre les cartes et les levées.
option-declarations-all = suites, carrés et belote
option-declarations-belote-only = la belote seule
option-announce_before_play = Annonces avant le jeu
option-announce_before_play-help = On annonce avant la première carte, et non en la jouant.
option-shared_cards = Cartes à double emploi
option-shared_cards-help = Une carte peut être d’une suite et d’un carré à la fois.
option-king_first = Belote sur le roi
option-king_first-help = On dit belote sur le roi, rebelote sur la dame.
option-undertrump_partner = Pisser sous son partenaire
option-undertrump_partner-help = Qui ne peut fournir et n’a que des atouts plus faibles que celui du partenaire maître doit en jouer un.
option-belote_safe = Belote imprenable
option-belote_safe-help = La belote reste à qui l’a, même si le contrat chute.
option-compare_without_declarations = Contrat sur les seules cartes
option-compare_without_declarations-help = On juge sans les annonces si le preneur a réussi.
option-capot_88 = Le capot vaut 88
option-capot_88-help = Outre les 10 du dix de der ; sinon 100 à leur place.

# Les joueurs
player-novice = débutant
player-expert = expert
players-novice = des débutants
players-amateur = de bons amateurs
players-expert = des experts
opponent-novice = Achille
opponent-expert = Sidonie
person-belote-N = Camille
person-belote-E = Blaise
person-belote-S = Aurèle
person-belote-W = Ondine
new-which = Jeu
new-opponents = { $names }
new-partner = { $name }, votre partenaire
new-partner-same = de leur force
settings-callBelote = Annoncer la belote pour moi
settings-announce = Annoncer ce que je peux annoncer
resign-means-sides = Les autres gagnent la partie. Il sera écrit que vous avez abandonné.

challenge-means-partner = Ces donnes ont été jouées avec { $partner } contre { $opponent }. Vous recevez les mêmes cartes, à la même place.

hint-call = Conseil : jouez { $cards }, en annonçant la belote.
hint-bid = { $kind ->
    [pass] Conseil : passez.
    [nt] Conseil : demandez sans atout.
    [at] Conseil : demandez tout atout.
   *[suit] Conseil : prenez à { suit }.
}
hint-announce = Conseil : annoncez ce que vous avez.

# Les parties gardées
library-game = Jeu
library-game-all = Tous les jeux
side-we = Nous
side-they = Eux
side-score = { $side } { $score }
games-sides-line = { $scores }
games-sides-won = Gagnée : { $scores }
games-sides-lost = Perdue : { $scores }
games-sides-drawn = Nulle : { $scores }
games-sides-given-up = Abandonnée : { $scores }
games-sides-save = Enregistrer la partie à { $scores }, { $when }
games-sides-delete = Supprimer la partie à { $scores }, { $when }
games-sides-bring-back = Récupérer la partie à { $scores }, { $when }
games-sides-replay = Revoir la partie à { $scores }, { $when }
games-word-drawn = nulle

# Règle du jeu
how-belote-goal = La belote se joue à quatre, deux contre deux : votre partenaire est en face de vous. À chaque donne, un camp s’engage à faire plus de points que l’autre, avec l’atout de son choix. Le premier camp à { $target } points gagne la partie.
how-belote-goal-three = La belote à trois : chacun pour soi. À chaque donne, un joueur s’engage à faire plus de points que chacun des autres, avec l’atout de son choix. Le premier à { $target } points gagne la partie.
how-belote-cards-title = Les cartes
how-belote-cards = Il y en a 32. À l’atout, le valet et le neuf sont les plus forts. Voici l’ordre des cartes et leurs points :
how-belote-cards-plain = Dans les autres couleurs, voici leur ordre et leurs points :
how-belote-cards-sum = La dernière levée vaut 10, le dix de der. Cela fait 162 points par donne.
how-belote-deal-title = La donne
how-belote-deal = Chacun reçoit cinq cartes, trois puis deux, et la suivante est retournée. Quand quelqu’un a pris, chacun en reçoit trois encore ; le preneur ramasse la retourne et en reçoit deux.
how-belote-deal-three = Chacun reçoit cinq cartes, trois puis deux, et la suivante est retournée. Quand quelqu’un a pris, chacun en reçoit trois encore, et l’on montre aussi la dernière carte du paquet. Les deux cartes montrées, et six que personne ne voit, restent hors du jeu.
how-belote-bid-title = La prise
how-belote-bid = Le voisin du donneur parle le premier. Chacun peut prendre, avec la couleur de la retourne pour atout, ou passer. Si tous passent, chacun peut encore prendre, dans une autre couleur. Si tous passent de nouveau, le suivant donne.
how-belote-bid-nt = Au lieu d’une couleur, on peut demander sans atout : c’est plus haut qu’une couleur, et tout compte double.
how-belote-bid-at = Ou tout atout : c’est plus haut que tout, chaque couleur suit l’ordre de l’atout, et tout compte triple.
how-belote-declare-title = Les annonces
how-belote-declare = En jouant sa première carte, chacun annonce ce qu’il a :
how-belote-tierce = pour trois cartes qui se suivent dans une couleur (as, roi, dame, valet, 10, 9, 8, 7), la tierce
how-belote-cinquante = pour quatre qui se suivent
how-belote-cent = pour cinq ou plus
how-belote-carre = pour le carré d’as, de dix, de rois ou de dames
how-belote-nines = pour le carré de neufs
how-belote-jacks = pour le carré de valets
how-belote-best = Seul le camp qui a l’annonce la plus forte marque, mais alors toutes celles des deux partenaires. La table les compare après la première levée, et les cartes sont montrées.
how-belote-best-three = Seul le joueur qui a l’annonce la plus forte marque les siennes. La table les compare après la première levée, et les cartes sont montrées.
how-belote-belote = Le roi et la dame d’atout dans une même main font la belote. Elle vaut toujours 20 à qui l’a, et qui dit « belote » en jouant l’un, « rebelote » en jouant l’autre.
how-belote-play-title = Le jeu
how-belote-play = Le voisin du donneur joue la première carte, à son gré ; ensuite, celui qui a fait la dernière levée. Les autres sont tenus de :
how-belote-play-follow = fournir la couleur ;
how-belote-play-trump = s’ils n’en ont pas, couper ;
how-belote-play-over = à l’atout, monter au-dessus de tous ceux de la levée, s’ils le peuvent ;
how-belote-play-partner = si le partenaire est maître et qu’on ne peut fournir, on n’est pas tenu de couper : on joue ce qu’on veut, mais pas un atout plus faible que le sien tant qu’on en a un plus fort ;
how-belote-play-any = s’ils n’ont pas d’atout non plus, jouer ce qu’ils veulent.
how-belote-play-example = Cœur est entamé, puis coupé du 8 de pique. Vous n’avez pas de cœur : il faut jouer un pique plus fort.
how-belote-score-title = La marque
how-belote-score = Chaque camp compte ses cartes, ses annonces et la dernière levée. Les preneurs doivent avoir plus que les autres ; chacun marque alors ce qu’il a. Sinon ils ne marquent rien, et les autres 162 et toutes les annonces. La belote reste à qui l’a.
how-belote-score-three = Chacun compte ses cartes, ses annonces et la dernière levée. Le preneur doit avoir plus que chacun des autres. Sinon il ne marque rien, et ses points vont à celui des deux autres qui en a le plus.
how-belote-capot = pour les huit levées, le capot, à la place du dix de der
how-belote-capot-88 = pour les huit levées, le capot, outre le dix de der
how-belote-here-anticlockwise = Dans cette partie, on tourne dans le sens inverse des aiguilles d’une montre.
how-belote-here-packets-2-3 = Dans cette partie, on donne d’abord par deux, puis trois.
how-belote-here-packets-dealer = Dans cette partie, on donne par trois et deux, ou par deux et trois, tour à tour.
how-belote-here-packets-chosen = Dans cette partie, le donneur choisit à chaque donne : trois cartes puis deux, ou deux puis trois.
how-belote-here-cut-only = Dans cette partie, on ne bat pas les cartes entre les donnes : les levées sont réunies et coupées.
how-belote-here-nt-over = Dans cette partie, on ne demande sans atout qu’après une prise à la couleur.
how-belote-here-belote-only = Dans cette partie, on n’annonce que la belote.
how-belote-here-before = Dans cette partie, chacun annonce avant la première carte.
how-belote-here-shared = Dans cette partie, une carte peut servir à une suite et à un carré.
how-belote-here-king-first = Dans cette partie, la belote s’annonce sur le roi.
how-belote-here-undertrump = Dans cette partie, qui ne peut fournir coupe aussi sous son partenaire, s’il n’a que des atouts plus faibles.
how-belote-here-unsafe = Dans cette partie, la belote se perd avec le contrat.
how-belote-here-cards-alone = Dans cette partie, on juge sans les annonces si le preneur a réussi.

# Parties revues
replay-against = { $first } contre { $second }
replay-takes = { $who ->
    [you] Vous ramassez { $card }.
   *[other] { $name } ramasse { $card }.
}
replay-bottom = Et
replay-short-take = ramasse
replay-short-bid = { $kind ->
    [pass] passe
    [nt] sans atout
    [at] tout atout
   *[suit] prend
}
replay-short-call = { $call ->
    [rebelote] rebelote
   *[belote] belote
}
replay-short-rank = { $rank ->
    [A] à l’as
    [K] au roi
    [Q] à la dame
    [J] au valet
    [T] au 10
   *[other] au { $rank }
}
replay-short-trump = à l’atout
replay-short-show = montre
replay-capot = { $name } : capot
replay-failed-contract = { $name } : contrat chuté
replay-score-sides = { $scores }.
replay-sheet-contract = Contrat
replay-sheet-declared = Annonces
replay-sheet-made = { $taker }, { $contract }
replay-sheet-down = { $taker }, { $contract }, dedans
replay-sheet-passed = tous ont passé
replay-sheet-bid = { $kind ->
    [nt] sans atout
   *[at] tout atout
}
replay-sheet-order-three = Les nombres vont par trois : { $first }, { $second }, { $third }.
replay-sheet-won = Gagnée par { $name }, { $result }.
replay-sheet-belote = belote
replay-sheet-capot = capot
replay-sheet-declares = { $name } : { $what }
replay-sheet-drawn = La partie est nulle, { $result }.

## Belote: table

belote-partner-name = Votre partenaire { $name }
belote-pair = { $first }, { $second }
belote-us = Nous
belote-them = Eux
belote-seated = { $place ->
    [partner] { $name }, votre partenaire
    [left] { $name }, à votre gauche
    [right] { $name }, à votre droite
   *[across] { $name }, en face de vous
}
belote-contract = { $contract ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
    [nt] sans atout
    [at] tout atout
   *[other] { $contract }
}
belote-contract-title = { $contract ->
    [s] Pique
    [h] Cœur
    [d] Carreau
    [c] Trèfle
    [nt] Sans atout
    [at] Tout atout
   *[other] { $contract }
}
belote-contract-short = { $contract ->
    [nt] SA
   *[at] TA
}
belote-ranks = { $rank ->
    [K] rois
    [Q] dames
    [J] valets
    [A] as
    [T] dix
   *[other] neuf
}
belote-kind = { $kind ->
    [tierce] une tierce
    [cinquante] un cinquante
    [cent] un cent
   *[carre] un carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    }
}
belote-meld = { $kind ->
    [tierce] Tierce
    [cinquante] Cinquante
    [cent] Cent
   *[carre] Carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    }
}
belote-meld-to = { belote-meld } { $rank ->
    [A] à l’as
    [Q] à la dame
   *[other] au { rank }
} de { suit }
belote-turned = Retourne : { $card }
belote-out = Hors du jeu
belote-taker = { $who ->
    [you] vous prenez
   *[other] { $name } prend
}
belote-target = sur { $target } points
belote-tag-takes = { $who ->
    [you] prenez à { $contract }
   *[other] prend à { $contract }
}
belote-tag-passes = { $who ->
    [you] passez
   *[other] passe
}
belote-tag-meld = { $kind ->
    [tierce] tierce
    [cinquante] cinquante
    [cent] cent
   *[carre] carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    }
}
belote-tag-belote = belote
belote-note-deals = Donne : a donné les cartes. Le joueur suivant parle et entame le premier.
belote-note-takes = { $who ->
    [you] Preneur : vous avez choisi l’atout, et votre camp doit faire plus de points que les autres.
   *[other] Preneur : a choisi l’atout, et son camp doit faire plus de points que les autres.
}
belote-note-passes = Passe : n’a pas voulu prendre.
belote-note-declares = Annonce : une suite de trois cartes ou plus (tierce 20, cinquante 50, cent 100) ou quatre cartes semblables (carré). Seul le camp qui a la meilleure marque ses annonces.
belote-note-belote = Belote : roi et dame d’atout dans la même main, 20 points.
belote-ask-first = Prenez-vous à { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
} ?
belote-ask-after = { $said }{ " " }
belote-ask-second = Tous ont passé. Prenez-vous à une autre couleur ?
belote-ask-overcall = { $name } prend à { $contract }. Surenchérissez-vous ?
belote-ask-announce = Qu’annoncez-vous ?
belote-ask-E-overtrump = { $suit } entamé. Il faut monter à l’atout.
belote-ask-E-beat = { $suit } entamé. Il faut monter.
belote-ask-E-undertrump = L’atout de votre partenaire est maître : pas d’atout plus faible.
belote-ask-E-trump = { $suit } entamé. Vous n’en avez pas : il faut couper.
belote-take = Prendre
belote-pass = Passer
belote-no-more = Rien de plus
belote-announce = Annoncer { $kind }
belote-announce-which = Annoncer { $kind } { $rank ->
    [A] à l’as
    [Q] à la dame
   *[other] au { rank }
} de { suit }
belote-call-belote = Belote
belote-call-rebelote = Rebelote
belote-say-pass = Je passe.
belote-say-take = { $contract } !
belote-say-meld = { $kind ->
    [tierce] Tierce.
    [cinquante] Cinquante.
    [cent] Cent.
   *[carre] Carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    } !
}
belote-say-rank = { $rank ->
    [A] À l’as.
    [K] Au roi.
    [Q] À la dame.
    [J] Au valet.
    [T] Au dix.
   *[other] Au neuf.
}
belote-say-trump = À l’atout.
belote-say-belote = Belote !
belote-say-rebelote = Et rebelote !
belote-declared = Annonces
belote-declares = { $who ->
    [you] Vous : { $meld }, { $points }
   *[other] { $name } : { $meld }, { $points }
}
belote-last-trick = Dernière levée
belote-sheet = Feuille de marque
belote-gain = +{ $points }
belote-sheet-takes = prend
belote-sheet-failed = dedans
belote-capot = capot
belote-sheet-target = La partie se joue en { $target } points.
belote-sheet-empty = Aucune donne n’est encore marquée. La partie se joue en { $target } points.
belote-result-deal = { $who ->
    [you] { $made ->
        [yes] Vous avez pris à { $contract } : c’est fait
       *[no] Vous avez pris à { $contract } : dedans
    }
   *[other] { $made ->
        [yes] { $name } a pris à { $contract } : c’est fait
       *[no] { $name } a pris à { $contract } : dedans
    }
}
belote-result-passed = Tous ont passé deux fois
belote-result-next = Personne ne marque. Au suivant de donner.
belote-row-cards = Cartes
belote-row-last = Dix de der
belote-row-capot = Capot
belote-row-melds = Annonces
belote-row-belote = Belote
belote-row-sum = Total
belote-row-written = Marqué
belote-row-score = Score
belote-made = { $three ->
    [yes] { $own } contre { $most } au plus : contrat rempli.
   *[no] { $own } contre { $most } : contrat rempli.
}
belote-failed = { $three ->
    [yes] { $own } contre { $most } au plus : pas davantage, donc dedans.
   *[no] { $own } contre { $most } : pas davantage, donc dedans.
}
belote-compared = Les annonces ne sont pas comparées.
belote-failed-why = La défense marque toutes les cartes et toutes les annonces.
belote-failed-keeps = La belote reste à qui l’a.
belote-failed-three = Les points vont au mieux placé des deux autres.
belote-factor = { $contract ->
    [nt] Sans atout : tout compte double.
   *[at] Tout atout : tout compte triple.
}
belote-log-drew = { $who ->
    [you] Vous tirez { $card }.
   *[other] { $name } tire { $card }.
}
belote-log-deals = { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
belote-log-open = { $who ->
    [you] Donne { $deal } : vous donnez.
   *[other] Donne { $deal }. { $name } donne.
}
belote-log-turn = La retourne est { $card }.
belote-log-bottom = La dernière carte du talon est { $card } : ni elle ni la retourne ne sont du jeu.
belote-log-take = { $who ->
    [you] Vous prenez { $card } en main.
   *[other] { $name } prend { $card } en main.
}
belote-log-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
belote-log-bid = { $who ->
    [you] Vous prenez à { $contract }.
   *[other] { $name } prend à { $contract }.
}
belote-log-meld = { $who ->
    [you] Vous annoncez { $kind }.
   *[other] { $name } annonce { $kind }.
}
belote-log-meld-own = Vous annoncez { $kind } ; carte la plus forte : { $card }.
belote-log-rank = { $who ->
    [you] Vous nommez la carte la plus forte : { rank }.
   *[other] { $name } nomme la carte la plus forte : { rank }.
}
belote-log-trump = { $who ->
    [you] La vôtre est à l’atout.
   *[other] { $name } : à l’atout.
}
belote-log-show = { $who ->
    [you] Vous montrez { $cards }.
   *[other] { $name } montre { $cards }.
}
belote-log-play-belote = { $who ->
    [you] Vous jouez { $card } : belote.
   *[other] { $name } joue { $card } : belote.
}
belote-log-play-rebelote = { $who ->
    [you] Vous jouez { $card } : rebelote.
   *[other] { $name } joue { $card } : rebelote.
}
belote-log-side = { $side } { $score }
belote-log-passed = Tous ont passé deux fois : personne ne marque. Score : { $score }.
belote-log-made = { $who ->
    [you] Vous avez rempli votre contrat ({ $contract }). Marqué : { $points }. Score : { $score }.
   *[other] { $name } a rempli son contrat ({ $contract }). Marqué : { $points }. Score : { $score }.
}
belote-log-failed = { $who ->
    [you] Vous êtes dedans ({ $contract }). Marqué : { $points }. Score : { $score }.
   *[other] { $name } est dedans ({ $contract }). Marqué : { $points }. Score : { $score }.
}
belote-log-won = Vous gagnez la partie avec votre partenaire.
belote-log-won-alone = Vous gagnez la partie.
belote-log-lost = { $first } et { $second } gagnent la partie.
belote-log-lost-alone = { $name } gagne la partie.
belote-log-drawn = La partie est nulle.
belote-log-resigned = Vous abandonnez la partie.

## The rule book

rule-book = Livre des règles
call-arbiter = Appeler l’arbitre
explorer = Étudier une main
cut-pack = Couper le paquet
fair-deals = Donnes loyales
rule-short = règle { $rule }
rule-in-book = La règle { $rule } dans le livre des règles
cli-rules = Lit le livre des règles : chaque règle et chaque option de l’écarté et de la belote, avec des exemples.

    Sans section, la table des matières. Une section se demande par son nom, par une règle (E17), une option (must_head), un chapitre, ou par le jeu (ecarte, belote), c’est-à-dire le livre entier.
cli-rules-section = Quoi lire : une règle, une option, une section, un chapitre ou un jeu.
cli-rules-missing = « { $section } » n’est pas dans le livre des règles.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
} « ecarte rules » en donne la table.

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
gallery-Celeste-is = prudente : un jeton ou deux sur qui mène, et toujours pour proposer
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
gallery-Odile-is = contrariante : pour qui est mené, et contre l’avis de tous
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
cli-match-heading = { $kind } : { $score }
cli-match-score = { $name } { $won }
cli-match-won = { $name } a gagné le match.
cli-match-playing = La partie { $game } est en cours.
cli-match-next = La partie { $game } vient ensuite.
cli-match-missing = Absentes de ces enregistrements : { $games }.
cli-match-purses = Bourses : { $purses }
cli-match-pot = { $pot ->
    [one] Dans la poule : { $pot } jeton.
   *[other] Dans la poule : { $pot } jetons.
}
cli-match-none = Ces enregistrements ne sont d’aucun match.
cli-match-void = nulle et non avenue
cli-match-open = en cours
cli-match-worth = ×{ $worth }

## Donnes loyales : la coupe, l’engagement, la preuve

cut-words = Vos mots
cut-help = Un nom, un vers, un nombre : ce que vous voudrez. L’ordre des cartes en dépend.
cut-seal = Sceau de la partie :
cut-always = Demander avant chaque donne
cut-deal = Donner
cut-and-deal = Couper et donner
cut-kept = Cette donne a déjà été ouverte et garde sa coupe : { $with ->
    [words] « { $words } ».
   *[nothing] sans mots.
}
settings-cut = Couper le paquet avant chaque donne
about-fair = Comment s’assurer que les donnes sont loyales
cli-play-cut = Des mots à vous, qui coupent le paquet de chaque donne ; ask les demande avant chacune. Le sceau de la partie est montré d’abord.
cli-verify = Prouve que les donnes ont été loyales : chaque paquet est recalculé à partir de la graine, chaque carte comparée.

    De chaque enregistrement il est dit s’il est prouvé et, sinon, pourquoi. Il y faut la graine (Seed) et le sceau montré avant la première donne (Commit). Le code de retour est 0 quand tout est prouvé, 1 quand quelque chose ne l’est pas, 2 quand un fichier est illisible.
cli-verify-commit = Le sceau que vous avez noté avant la première donne : les enregistrements doivent avoir celui-là.
cli-verify-as_json = Un objet JSON par enregistrement : file, line, proved, commitment, seed, deals, cards, problems.
cli-proved = prouvé : { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $cards } cartes telles que la graine les donne
cli-prepared = La graine est l’une des { $many } graines publiques des premières donnes de la page : elle ne prouve pas que personne ne connaissait les cartes.
cli-not-proved = non prouvé
cli-verified = { $records ->
    [0] Aucun enregistrement
    [1] Un enregistrement
   *[other] { $records } enregistrements
}, { $proved ->
    [0] aucun prouvé
    [1] un prouvé
   *[other] { $proved } prouvés
}.
cli-seal = Le sceau de cette partie : { $seal }
cli-cut-ask = Avec quels mots coupez-vous ? Entrée coupe sans mots.
cli-help-cut = Avant une donne : cut et des mots à vous (cut souris verte) coupe le paquet avec ces mots.
problem-E-cut-words = { $reason ->
    [long] Ces mots sont trop longs pour couper : { $most } caractères au plus.
   *[letter] On ne peut pas couper avec « { $letter } » : des lettres, des chiffres et des signes, mais ni parenthèses ni rien d’invisible.
}
problem-E-cut-kept = La donne { $deal } a déjà été ouverte et garde sa coupe : { $with ->
    [words] « { $words } ».
   *[nothing] sans mots.
}
problem-E-cut-challenge = Les donnes d’un défi sont les mêmes pour vous deux : on ne les coupe pas avec des mots.
problem-E-verify-view = L’enregistrement est ce que { $seat } savait de la partie. Il n’a pas de graine et ne prouve rien.
    .remedy = Prenez l’enregistrement entier de la partie.
problem-E-verify-branch = Une partie « et si… » n’est pas donnée par la seule graine : il n’y a rien à prouver.
problem-E-verify-seed = L’enregistrement n’a pas sa graine : aucune donne ne peut être recalculée.
    .remedy = La graine est révélée quand la partie est finie.
problem-E-verify-commit-missing = L’enregistrement n’a pas d’étiquette Commit : rien ne montre que la graine était fixée avant la première donne.
problem-E-verify-commit = La graine n’est pas celle qui a été scellée : son sceau est { $expected }, celui de l’enregistrement { $found }.
problem-E-verify-noted = Le sceau de l’enregistrement est { $found }, et non celui que vous avez noté : { $expected }.
problem-E-verify-cut = Au tirage pour la donne, le paquet de la graine donne { $expected }. L’enregistrement dit { $found }.
problem-E-verify-draw = Au tirage de la poule, le paquet de la graine donne { $expected }. L’enregistrement dit { $found }.
problem-E-verify-empty = Rien n’a été donné : il n’y a rien à prouver.
problem-E-verify-recut = La donne { $number } a été coupée avec d’autres mots qu’à sa première ouverture.
problem-E-verify-pack = Nul ne peut dire comment étaient les cartes de la donne { $number } avant la coupe.
problem-E-verify-cards = La donne { $number } a donné { $found } là où le paquet a { $expected }{ $more ->
    [0] .
   *[other] {" "}(et { $more } autres cartes).
}

## L’analyse : la ligne de commande

cli-analyze = Inscrit dans les parties ce que valait chaque décision à l’écarté : @eq après elle, @best et @loss où l’on pouvait mieux, et des marques.

    Ce que des gens y ont écrit reste. Les mêmes parties donnent le même texte, quel que soit le nombre de processus. Une partie qui ne peut être analysée passe telle quelle, et l’on dit pourquoi.
cli-analyze-seat = Seulement les décisions de cette place.
cli-analyze-worlds = Combien de mains possibles de l’autre on examine, à peu près, pour une décision : plus il y en a, plus c’est long, et plus l’erreur est petite.
cli-analyze-exact = Examine toutes les mains possibles de l’autre pour chaque carte ; l’échange reste estimé sur un échantillon. Lent.
cli-analyze-seed = Le nombre d’où vient le hasard.
cli-analyze-overwrite = Remplace aussi les évaluations et les marques écrites par des gens.
cli-analyze-report = Dit en toutes lettres ce qui a été trouvé : notes, chance et jeu, les pires décisions. Avec --output, les parties sont écrites aussi.
cli-analyze-as_json = Un objet JSON par partie : ce qui a été trouvé, pour chaque place.
cli-not-analyzed = La partie { $number } reste telle quelle. { $why }
cli-analyzed = { $players }, { $result }
cli-analyzed-player = joueur
cli-analyzed-decisions = décisions
cli-analyzed-lost = perdu par décision
cli-analyzed-grade = note
cli-analyzed-luck = chance
cli-analyzed-deals = Où sont allées les chances de gagner, vues par { $name }, en pour cent :
cli-analyzed-deal = donne
cli-analyzed-points = points
cli-analyzed-expected = avant
cli-analyzed-turned = retourne
cli-analyzed-hands = mains
cli-analyzed-draws = prises
cli-analyzed-unseen = imprévisible
cli-analyzed-own = son jeu
cli-analyzed-others = celui de l’autre
cli-analyzed-came = après
cli-analyzed-worst = { $at } { $name } : { $done } – mieux : { $best }. { $loss } de la partie perdus
cli-equity = Dit les chances qu’a l’aîné de gagner la partie avant une donne, à chaque score.
cli-equity-rules = Les règles du jeu : { cli-presets-ecarte }.
cli-equity-option = Une règle changée : target=10, vulnerability=every … Peut se répéter.
cli-equity-points = Ce que la partie compte pour l’aîné, moins ce qu’elle compte pour le donneur (E25), d’après les points de l’aîné (de haut en bas) et du donneur (de gauche à droite).
cli-equity-chance = Les chances de l’aîné en pour cent, d’après ses points (de haut en bas) et ceux du donneur (de gauche à droite).
cli-equity-as_json = Un objet JSON : rules, points, table.
cli-equity-game = Il n’y a pas de telle table pour { $game }.
cli-equity-corner = aîné

## What could they hold, and the hand explorer, at the terminal

cli-holding = Dit ce que l’autre pouvait avoir à un moment d’une partie d’écarté : la probabilité de chaque carte, en pour cent, selon ce que sait une place.
cli-holding-at = Le moment : 3#12 vient après l’événement 12 de la donne 3.
cli-holding-seat = La place dont on prend le point de vue.
cli-holding-number = Laquelle des parties des fichiers.
cli-holding-weighted = Donne plus de poids aux mains avec lesquelles un joueur aurait plus volontiers parlé et écarté de la sorte.
cli-holding-as_json = Un objet JSON : seat, size, cards, hands, looked, error.
cli-holding-game = Cela ne se dit pas pour { $game }.
cli-explore = Étudie une main d’écarté : jouer d’autorité ou proposer, refuser ou accepter, quoi écarter, quoi entamer, et le verdict des traités.
cli-explore-cards = Les cinq cartes de la main, comme « 7h 8h Ks 7s 7d ».
cli-explore-turned = La retourne.
cli-explore-dealer = C’est la main du donneur, à qui l’aîné a proposé.
cli-explore-score = Le score, ses propres points d’abord.
cli-explore-laid = Combien de cartes écarte l’aîné, quand la main est celle du donneur.
cli-explore-rules = Les règles du jeu : { cli-presets-ecarte }.
cli-explore-option = Une règle changée : target=10, vulnerability=every … Peut se répéter.
cli-explore-as_json = Un objet JSON : classic, deals, choices, discards, leads, seeing, worlds.
cli-explore-does = { $does }. { $why }
cli-explore-hand-wrong = Une main, ce sont cinq cartes différentes, comme dans « 7h 8h Ks 7s 7d ».
cli-explore-turned-wrong = La retourne est une carte qui n’est pas dans la main, comme dans --turned 9h.
cli-explore-score-wrong = Le score, ce sont deux nombres au-dessous du but, ses propres points d’abord, comme dans --score 3-4.
