### What the command line says, but for its help.

## Command line: when it cannot do what is asked

cli-language = Il n’y a pas de langue « { $language } ». Il y a : { $allowed }.
cli-format = Il n’y a pas de format « { $format } » pour la conversion. Il y a : { $allowed }.
cli-rules-elsewhere = « { $rules } » est une règle d’un autre jeu : ajoutez --game { $game }.
cli-one-of = { $option } ne peut pas être « { $value } ».{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
} Les valeurs possibles : { $allowed }.
cli-option-form = Une règle s’écrit NOM=VALEUR, comme target=10, et non « { $given } ».
cli-not-written = { $file } ne peut pas être écrit : { $detail }.
cli-not-written-out = La sortie standard ne peut pas être écrite : { $detail }.
cli-output-empty = Le nom de la sortie est vide : nommez un fichier.
cli-output-folder = { $file } ne peut pas être écrit : c’est un dossier. Nommez un fichier dans ce dossier.
cli-output-nowhere = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder }. Créez-le, ou choisissez-en un autre.
cli-is-archive = { $file } est une archive et n’a pas été changé. Écrivez dans un autre fichier, ou prenez `ecarte archive add`.
cli-archive-itself = { $file } ne peut pas être ajouté à lui-même. Nommez d’autres fichiers.
cli-other-form = Rien n’a été écrit dans { $file } : son nom annonce { $named }, mais la sortie est en { $form }. Donnez-lui une autre extension.
cli-no-column = Il n’y a pas de colonne « { $name } ».{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
}
cli-not-text = Rien n’a été écrit dans { $file } : les noms qui finissent par .duckdb sont ceux des archives. Donnez un autre nom à la sortie ; pour créer une archive, prenez `ecarte archive add`.
cli-not-packed = Rien n’a été écrit dans { $file } : la seule compression possible est gzip. Donnez à la sortie un nom qui finit par .gz, ou un nom de fichier non compressé.
cli-process-ended = Un des processus qui travaillent a été arrêté de l’extérieur, peut-être faute de mémoire. Recommencez avec moins de processus (--jobs).
cli-left-out = { $file } : la partie de la ligne { $line } est laissée de côté, à cause de ses problèmes. Corrigez-les et recommencez.
cli-no-partner = Personne n’a de partenaire ici : retirez --partner.
cli-exists = { $file } existe déjà. Reprenez sa partie avec --resume, ou choisissez un autre nom.
cli-two-only = Deux personnes à un terminal, c’est pour les jeux à deux joueurs.
cli-computer-friend = --computer donne une place parmi des amis : ajoutez --friend.
cli-not-offered = { $option } ne va pas avec ce jeu ({ $game }), qui se joue sans { $offer ->
    [friend] partie entre amis éloignés
    [gallery] spectateurs
   *[matches] matchs, jetons ni spectateurs
}. Retirez cette option, ou choisissez { $games }.
cli-play-apart = { $first } et { $second } ne vont pas ensemble : retirez l’un des deux.
cli-match-waits = { $who ->
    [you] Vous avez tiré la carte la plus basse : vous attendez, et jouerez contre le gagnant.
   *[other] { $name } a tiré la carte la plus basse : { $name } attend, et jouera contre le gagnant.
}
cli-resume-alone = Une partie reprise garde ses règles, son donneur et ses cartes : retirez --game, --rules, --option, --dealer et --seed.
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
cli-onto-input = { $file } est aussi lu, et contiendrait ensuite moins qu’avant. Écrivez dans un autre fichier.
cli-prints-into-input = { $file } est aussi lu : la sortie de la commande ne peut pas y aller. Redirigez-la vers un autre fichier.
cli-fmt-other = { $file } n’est pas en ECN. Pour en écrire les parties en ECN : { $command }
cli-left-as-is = { $file } reste comme il est : il faut d’abord en corriger les erreurs, sinon les parties qui en ont seraient perdues.
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
cli-show-keys = { $at } · { $number } sur { $of } · Entrée → avance, ← b recule, n p par donne, g G début et fin, q quitte
cli-show-keyboard = --step écoute le clavier et ne peut lire une partie sur l’entrée standard. Nommez un fichier.
cli-show-sheet-alone = --sheet montre la feuille de marque seule : retirez --at, --step et --why.
cli-show-missing = Il n’y a pas de partie { $number } dans ces fichiers.
cli-show-view = Cette partie est la vue de { $seat }, et ne peut être montrée que de cette place.
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
cli-split-one = Donnez --by ou --size, mais pas les deux.
cli-split-exists = { $file } existe déjà. Choisissez un autre dossier avec --into.
cli-split-stay = { $records ->
    [one] { $records } enregistrement a été écrit
   *[other] { $records } enregistrements ont été écrits
} : { $files ->
    [one] un fichier reste
   *[other] { $files } fichiers restent
} dans le dossier « { $folder } » ; le dernier est { $last }. Avant de recommencer, supprimez ce qui s’y trouve, ou choisissez un autre dossier avec --into.
cli-split-done = { $records ->
    [1] Une partie
   *[other] { $records } parties
} dans { $files ->
    [1] un fichier
   *[other] { $files } fichiers
} du dossier « { $folder } ».
cli-parquet-output = Parquet ne s’écrit pas sur la sortie standard : nommez un fichier avec --output.
cli-convert-archive = { $file } est une archive ou du Parquet : --from { $source } ne peut pas servir. Retirez-le ; les autres fichiers demandent une commande à part.
cli-parquet-packed = Parquet est déjà compressé : nommez un fichier sans « .gz », et non { $file }.
cli-no-site = Il n’y a pas de site dans { $folder }. Construisez-le avec « make site », ou nommez le dossier où il a été construit.
cli-no-port = Le port { $port } n’est pas libre : { $detail }. Choisissez-en un autre avec --port, ou --port 0 pour n’importe lequel.
cli-site-headers = { $file } ne peut être lu : { $detail }.
cli-serving = Écarté est à { $url } (Ctrl-C l’arrête).
cli-challenge-alone = Un défi commence à la première donne et ne contient pas de partie : omettez --at et --seat.
cli-open-at = Le lien s’ouvre à { $at }.
cli-open-file = « { $file } » est un fichier. Les liens qu’il contient s’ouvrent par : ecarte open - < { $file }

## Command line: at the table

cli-welcome = { $preset }, en { $target } points, contre { $name } ({ $player }).
cli-kept = La partie est enregistrée dans { $file }. Tapez ? pour l’aide, q pour quitter.
cli-table = Atout { suit } (retourne : { $turned }) · talon : { $stock } · { $who ->
    [you] vous donnez
   *[other] { $name } donne
}
cli-score = Vous { $mine }, { $name } { $theirs }, en { $target } · levées : vous { $won }, { $name } { $lost }
cli-vulnerable = · { $who ->
    [you] vous êtes vulnérable
   *[other] { $name } est vulnérable
}
cli-challenge = · { $who ->
    [you] défi : vous continuez pour la vole
   *[other] défi : { $name } continue pour la vole
}
cli-name-card = une carte ou son numéro
cli-name-cards = des cartes ou leurs numéros
cli-enter = Entrée
cli-help = aide
cli-advice = { $name }, à votre place : { $what }
cli-no-place = Il n’y a pas ici de carte { $text } : vous en avez { $most }.
cli-not-understood = « { $text } » n’est pas compris ici.{ $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $near } ?
} Tapez ? pour l’aide.
# Ce qu’on peut taper aussi, séparé par des virgules.
cli-typed-help = aide
cli-typed-hint = conseil
cli-typed-undo = reprendre, annuler
cli-typed-resign = abandonner
cli-typed-quit = quitter, partir
cli-typed-again = encore
cli-typed-deal = redonner
cli-typed-end = arrêter
cli-typed-say = dire
cli-typed-yes = oui, o
cli-typed-no = non
cli-help-curtain = Appuyez sur Entrée quand personne d’autre ne voit l’écran : il montre alors vos cartes. q pour quitter ; la partie peut être reprise.
cli-help-bet = Un nom et un nombre de jetons : { $south } 5, ou S 5. Entrée ne parie rien ; q pour quitter, le match peut être repris.
cli-help-next = Entrée commence la partie suivante ; q pour quitter, le match peut être repris.
cli-help-whisper = Tapez ce que vous diriez ou joueriez à cette place, comme si vous jouiez. Entrée ne dit rien ; q pour quitter.
cli-help-words = Vos mots coupent le paquet : personne ne peut donc l’avoir arrangé. Entrée coupe sans mots ; q pour quitter.
cli-resign-sure = Tapez encore une fois « resign » ; tout autre mot continue la partie.
cli-over = L’enregistrement de la partie : { $file }
cli-help-besides =
    Si les règles le permettent : d doubler · o offrir le point · suit h annonce la couleur entamée · claim, le reste est à vous · concede, jeter son jeu · claim 43, invoquer une loi.
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
cli-friend-begin = Collez une invitation pour l’accepter, ou votre propre partie d’un autre navigateur ; Entrée invite un ami.
cli-friend-terms = { $name } vous invite à { $game ->
    [ecarte] l’écarté
   *[other] la belote
} : { $rules }{ $options ->
    [none] {""}
   *[other] , { $options }
}{ $match ->
    [none] {""}
   *[other] {" "}· { $match }
}{ $stake ->
    [0] {""}
   *[other] {" "}· mise { $stake }
}{ $purse ->
    [none] {""}
   *[other] {" "}· bourse { $purse }
}. { $opened ->
    [played] Après une donne, seules les cartes jouées sont ouvertes ; tout ne peut alors être prouvé.
   *[other] Après chaque donne, toutes ses cartes sont ouvertes, écarts et mains non jouées compris.
}
cli-friend-place = Votre place est { $seat }. { $deals ->
    [you] Vous donnez en premier.
    [other] { $name } donne en premier.
   *[cut] On coupe pour savoir qui donne en premier.
}
cli-friend-sit = { $seats ->
    [none] Entrée pour s’asseoir ; q pour quitter.
   *[other] Écrivez la place que vous aimeriez avoir ({ $seats }), ou Entrée si elle vous est égale ; q pour quitter.
}
cli-friend-somebody = votre ami
cli-friend-group = tout le groupe
cli-friend-table = À la table : { $names }.
cli-friend-pass-on = Envoyez ceci à { $name } :
cli-friend-wait = Collez ce qu’a envoyé { $name }. « encore » montre encore une fois ce que vous devez envoyer.
cli-friend-withdrawn = { $what ->
    [event] { $event } est arrivé trop tard
    [ask] Votre demande est arrivée trop tard
    [say] Votre phrase est arrivée trop tard
   *[other] Votre passe est arrivé trop tard
} : votre ami a continué au même moment.
cli-friend-asked = Rien ne se joue avant la réponse de { $name }.
cli-friend-answer = o : d’accord ; n : pas d’accord.
cli-friend-said = Vous : « { $said } »
cli-friend-shuffling = Vous mêlez et verrouillez le jeu { $players ->
    [2] tous les deux
   *[other] tous
} : quelques lignes vont et viennent avant que vous voyiez vos cartes.
cli-friend-alone = Dans une partie avec un ami, personne ne donne de conseils.
cli-friend-part = Collez ce qu’a envoyé { $name }, ou dites un mot avec « dire » ; Entrée pour quitter.
cli-friend-over = { $names } : { $score }. L’enregistrement, signé par { $players ->
    [2] les deux
   *[other] tous
}, est dans { $file }
cli-friend-evidence = La preuve est dans { $file } « ecarte verify » la contrôle pour n’importe qui. Elle montre vos cartes de cette partie, et non votre secret.
cli-friend-left = La partie est enregistrée, avec votre secret : n’envoyez pas ce fichier. Pour la reprendre : ecarte play --friend --resume { $file }
cli-help-friend =
    Chaque coup est une ligne que vous envoyez par n’importe quelle messagerie, et que vous collez quand elle arrive. q pour quitter, la partie peut être reprise.
    dire une phrase (« dire » en donne la liste) · encore les lignes à envoyer, encore une fois
    À demander à votre ami : u reprendre votre dernier coup · redonner la donne est redonnée · arrêter la partie s’arrête ici, telle quelle
cli-left = La partie est enregistrée. Pour la reprendre : ecarte play --resume { $file }
cli-kept-whole = Le fichier contient toute la partie, les autres mains et la graine aussi, pour que vous puissiez la reprendre. Pour ne transmettre que ce que vous savez : ecarte link --view { $seat } { $file }
cli-help-text =
    Cartes : par numéro (1) ou par nom (R♠, Ks, k s, 10h, roi de pique). Pour écarter, nommez-en plusieurs : 1 3, ou Ks 7h ; 0 les garde toutes.
    Les cartes entre parenthèses ne se jouent pas maintenant ; nommez-en une pour savoir pourquoi.
    p proposer (p 3 quand il faut dire un nombre) · s jouer d’autorité · a accepter · i accepter si le talon suffit · r refuser · k marquer le roi
    h conseil · u reprendre votre dernière décision · resign abandonner · q quitter, pour continuer plus tard · ? cette aide
    Les mots peuvent s’abréger : prop, acc, rep. La touche Tab les complète.

## Beaucoup de parties : conditions, statistiques, archives, parties simulées

cli-option-where = Seulement les parties qui remplissent cette condition : voir « ecarte filter --help ».
cli-option-jobs = Combien de processus travaillent à la fois.
cli-option-columns = Les colonnes du tableau, dans cet ordre : key,date,winner. Sans elle, toutes.
cli-option-raw = Écrit les textes du csv tels quels. Sans cela, ceux qu’un tableur exécuterait comme des formules, tel =1+1, sont précédés d’une apostrophe.
cli-option-scheduler = L’ordonnanceur d’une grappe Dask, comme tcp://10.0.0.1:8786 : ses ouvriers font le travail, au lieu de --jobs. Il faut l’extra ecarte[cluster], ici et là-bas.
cli-option-player = Seulement ce joueur. Peut être donné plusieurs fois.
cli-option-measure = Seulement cette mesure, par son nom dans --json : won, deals, points … Peut être donné plusieurs fois.
cli-option-picture = Le dessiner aussi dans ce fichier, .svg, .png ou .pdf (demande Matplotlib : pip install 'ecarte[picture]').
cli-filter = Écrit les parties qui remplissent une condition, en ECN canonique.

    La condition est examinée pour chaque donne avec sa partie ; une partie est retenue quand l’une de ses donnes la remplit. any(…), all(…), count(…), sum(…), max(…), min(…) portent sur toutes les donnes de la partie. Les valeurs sont des faits (south, date, winner, score_S, proposals …), des "textes" et des nombres entiers ; ~ veut dire « contient ». Le fait rules est le nom des règles sans leur version. Tous les faits sont dans le guide, docs/guide/filter.md.
cli-filter-expression = La condition.
cli-filter-invert = Les parties qui ne la remplissent pas.
cli-filter-count = Écrit seulement combien il y en a.
cli-filter-deals = Les donnes qui la remplissent, en csv.
cli-filter-next = Ce qui a été fait ensuite dans des positions comme celle-ci, une suite : combien de fois, et comment la donne a fini, en csv.
cli-filter-next-alone = --next ne s’emploie pas avec --deals, --count ou --invert.
cli-filter-columns-deals = --columns demande --deals, sans --count.
cli-raw-csv = --raw ne vaut que pour le csv.
cli-match = Dit où en sont les matchs : le score des robs et des poules, la poule, les bourses.

    Un match se déduit de ses seuls enregistrements, dans un ou plusieurs fichiers et dans n’importe quel ordre. Les parties qui ne s’accordent pas avec les précédentes sont signalées sur la sortie d’erreur.
cli-match-as_json = Un objet JSON par match.
cli-stats = Donne les résultats de chaque joueur.

    Parties gagnées et points par donne ; à l’écarté, propositions, refus, rois, voles ; à la belote, prises, contrats, capots, annonces ; avec leur intervalle à 95 %.
cli-stats-as_json = Un objet JSON pour chaque jeu joué.
cli-archive-stats-as_json = Un objet JSON pour chaque jeu joué.
cli-report = Faire un rapport de parties : chiffres, graphiques et dessins sur une page HTML.

    La page n’a besoin d’aucun autre fichier, ni du réseau. Les graphiques demandent Matplotlib : pip install 'ecarte[picture]'.
cli-report-title = Le titre de la page.
cli-report-drawings = Combien de parties, à partir de la première, sont dessinées.
cli-archive = Garde des parties dans un fichier DuckDB, et l’interroge en SQL. Demande DuckDB : pip install 'ecarte[archive]'.
cli-archive-add = Ajoute à une archive les parties de fichiers. Elle est créée si elle n’existe pas.

    Chaque carte, chaque levée et chaque point est vérifié ; les parties erronées sont laissées de côté et signalées. Ajouter deux fois une partie ne change rien. Le code de sortie est 1 si une partie a été laissée de côté. Une archive peut contenir des millions de parties. Ajoutées par ordre de date, elles sont aussi rangées par date, et une requête sur certaines dates ne lit que celles-là. Une seule commande ajoute à la fois, avec les processus de --jobs ou de --scheduler.
cli-archive-query = Interroge une archive en SQL : les tables sont games, deals, events et openings.

    Une requête ne change rien. Une table de plus de 1 000 lignes est coupée ; --csv et --json les écrivent toutes.
cli-archive-stats = Montre les résultats de chaque joueur, comme « ecarte stats ».
cli-archive-export = Écrit les parties en ECN canonique, dans l’ordre où elles ont été ajoutées.
cli-option-database = L’archive.
cli-archive-query-sql = La requête ; - la lit sur l’entrée standard.
cli-archive-query-as_json = JSON : un objet par ligne.
cli-archive-query-as_csv = Les lignes en csv.
cli-archive-query-seconds = L’attente maximale de nouvelles lignes, en secondes (0 pour ne pas la limiter).
cli-archive-query-jobs = Combien de processus mettent à jour une archive d’une autre version.
cli-archive-stats-jobs = { cli-archive-query-jobs }
cli-archive-next = Affiche ce qui a été fait ensuite dans des positions semblables : combien de fois, et comment la donne a fini.

    Une position est une suite, selon les conditions du guide, docs/guide/filter.md, ou celle d’un moment d’une partie, --like FILE --at DEAL#EVENT. Elle est alors écrite sur la sortie d’erreur, et à côté de chaque choix se trouve ce qu’en pense l’analyste : une chance de gagner la partie, ou des points à la belote.
cli-archive-next-sequence = La position : une seule suite.
cli-archive-next-like = Un fichier avec la partie dont c’est un moment.
cli-archive-next-number = Laquelle des parties du fichier.
cli-archive-next-at = Le moment, tel que 3#12. La décision qui le suit est cherchée : une enchère, un échange ou l’entame.
cli-archive-next-as_json = JSON : un objet par choix.
cli-archive-next-as_csv = Les choix en csv.
cli-archive-next-jobs = { cli-archive-query-jobs }
cli-archive-next-one = Donnez une seule position : une expression, ou un moment d’une partie : --like vendredi.ecn --at 3#12.
cli-archive-next-later = Aucune position d’ouverture n’y vient ensuite : ce sont les enchères, les échanges et l’entame d’une donne, aux places dont la main est connue, et hors des variantes.
cli-simulate = Fait jouer les joueurs de l’ordinateur entre eux, et écrit les parties en ECN.

    La même graine et les mêmes joueurs donnent les mêmes parties, quel que soit le nombre de processus. Avec ecarte[fast], l’expert de la belote réfléchit davantage et joue d’autres parties que sans.
cli-simulate-players = Qui joue à chaque place : S:amateur N:chance, ou pour tout un camp NS:amateur. Joueurs d’écarté : beginner, amateur, club, master, chance ; de belote : novice, casual, amateur, club, expert, chance.
cli-simulate-games = Combien de parties.
cli-simulate-seed = Le nombre dont tout découle.
cli-simulate-rules = Les règles du jeu, toujours dans leur dernière version : { cli-presets }
cli-simulate-option = Une règle changée : target=10, king_mark=optional … Peut être donné plusieurs fois.
cli-simulate-duplicate = Deux parties de suite (trois, s’il y a trois camps) ont les mêmes cartes, les joueurs ayant changé de place.
cli-compiling = Compilation
cli-compiling-once = Compilation. Elle n’a lieu qu’une fois par machine et dure jusqu’à une minute, davantage sur une machine occupée.
cli-compiled = Compilé en { $seconds } s. Les prochaines fois, le résultat sera seulement chargé.
cli-analyzing = Analyse
cli-simulating = On joue
cli-seat-form = Indiquez un joueur par place, S:amateur N:chance, ou pour tout un camp, NS:amateur, et non « { $given } ».
cli-archive-first = L’archive vient en premier : ecarte archive add { $archive } { $file }
cli-archive-none = { $file } n’est pas une archive. Pour en créer une à partir de fichiers de parties : ecarte archive add archive.duckdb FICHIER
cli-filter-first = La condition vient en premier : ecarte filter { $condition } { $file }
cli-archive-update = « { $file } » a été créée par une autre version de ce programme. Elle est mise à jour à partir { $records ->
    [one] de la partie qu’elle contient
   *[other] des { $records } parties qu’elle contient
} ; l’ancien fichier reste en place jusque-là.
cli-archive-unread = { $records ->
    [one] Une de ses parties ne peut pas être lue par cette version. Elle reste dans l’archive et s’exporte, mais n’est pas comptée.
   *[other] { $records } de ses parties ne peuvent pas être lues par cette version. Elles restent dans l’archive et s’exportent, mais ne sont pas comptées.
}
cli-archive-copies = { $records ->
    [one] Une de ses parties est la copie d’une autre, avec d’autres notes ou étiquettes, et compte une seconde fois.
   *[other] { $records } de ses parties sont des copies d’autres, avec d’autres notes ou étiquettes, et comptent à nouveau.
} Une nouvelle archive compte chaque partie une seule fois : ecarte archive add once.duckdb { $file }
cli-archived = { $games ->
    [1] Une partie ajoutée
   *[other] { $games } parties ajoutées
} ({ $deals ->
    [1] une donne
   *[other] { $deals } donnes
}), { $known } déjà là, { $leftOut } laissées de côté.
cli-archived-views = { $views ->
    [one] Une vue de joueur a cédé sa place dans l’archive à la partie entière.
   *[other] { $views } vues de joueurs ont cédé leur place dans l’archive aux parties entières.
}
cli-archived-notes = { $copies ->
    [one] Une copie a d’autres notes ou étiquettes que la version de l’archive, qui reste.
   *[other] { $copies } copies ont d’autres notes ou étiquettes que les versions de l’archive, qui restent.
}
cli-more-rows = Les { $shown } premières lignes ; --csv et --json les donnent toutes.
cli-no-games = Il n’y a pas de parties.
cli-no-measure = Ces parties n’ont pas de mesure { $names }.
cli-no-match = Aucune partie ne remplit la condition.
cli-no-player = Personne du nom de « { $name } » ne joue dans ces parties.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
}
cli-no-tag = Aucune partie n’a d’étiquette « { $name } ».{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
}
cli-picture = Un dessin s’écrit dans un fichier .svg, .png ou .pdf, et non dans { $file }.
cli-picture-letters = Aucune police de cette machine n’a { $letters } : dans { $file }, ce sont des cases. Installez une police qui les a, comme Noto Sans CJK, ou dessinez un .svg.
cli-number = { $number }
cli-percent = { $number } %

## Belote: terminal

cli-belote-welcome = { $preset }, { $deals ->
    [0] en { $target } points
   *[other] en { $deals } donnes
}, contre { $names } ({ $player }){ $partner ->
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
cli-belote-calls = { $who ->
    [you] Vous avez la belote ({ $suit }).
   *[other] { $name } a la belote ({ $suit }).
}
cli-belote-count = Compté : { $counted }.
cli-belote-capot = Tous les plis pour un camp : capot.
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
cli-belote-all-passed = Tout le monde a passé deux fois : rien n’est marqué.
cli-belote-sum = { $side } : { $cards } en { $counted ->
    [1] plis
   *[other] cartes
}{ $last ->
    [0] { "" }
   *[other] { $capot ->
        [1] {" "}+ { $last } de capot
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
    [2] { $who ->
        [you] Votre contrat, { $contract }, est en litige, { $own } à { $others }.
       *[other] Le contrat de { $name }, { $contract }, est en litige, { $own } à { $others }.
    }
    [1] { $who ->
        [you] Vous réussissez votre contrat, { $contract } : { $own } à { $others }.
       *[other] { $name } réussit son contrat, { $contract } : { $own } à { $others }.
    }
   *[0] { $who ->
        [you] Vous chutez votre contrat, { $contract } : { $own } à { $others }.
       *[other] { $name } chute son contrat, { $contract } : { $own } à { $others }.
    }
}
cli-belote-forfeit = { $sides ->
    [2] La défense marque ces points.
   *[other] Ces points vont à celui des deux autres qui en a le plus, aux deux s’ils sont à égalité.
}
cli-belote-factor = { $factor ->
    [2] Tout compte double : { $contract }.
   *[3] Tout compte triple : { $contract }.
}
cli-belote-scaled = Les points des plis sont ramenés au total des autres donnes.
cli-belote-waited = { $waited } points étaient en litige.
cli-belote-held = { $held } points sont remis en jeu.
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
cli-belote-laid = Devant { $name } : { $cards }
cli-belote-covering = { $who ->
    [you] Vos cartes posées sur une carte cachée : { $cards }
   *[other] Celles posées sur une carte cachée : { $cards }
}
cli-belote-dealer = { $who ->
    [you] vous donnez
   *[other] { $name } donne
}
cli-belote-taken = { $who ->
    [you] Contrat : { $contract }, pris par vous
   *[other] Contrat : { $contract }, pris par { $name }
}
cli-belote-standing = { $deals ->
    [0] { $score }, en { $target }
   *[other] { $score }, donne { $deal } sur { $deals }
}
cli-belote-tricks = plis : { $tricks }
cli-belote-ask-take = { $round ->
    [1] Prenez-vous à { $suit } ?
   *[2] Second tour : prenez-vous à une autre couleur que { $suit } ?
}
cli-belote-ask-overcall = { $who ->
    [you] Vous avez demandé { $contract }. Surenchérissez-vous ?
   *[other] { $name } a demandé { $contract }. Surenchérissez-vous ?
}
cli-belote-ask-announce = Qu’annoncez-vous ?
cli-belote-ask-E-follow = { suit-title } demandé. Il faut fournir.
cli-belote-ask-E-overtrump = { suit-title } demandé. Il faut monter à l’atout.
cli-belote-ask-E-trump = { suit-title } demandé. Vous n’en avez pas : il faut couper.
cli-belote-ask-E-beat = { suit-title } demandé. Il faut monter.
cli-belote-ask-E-undertrump = { suit-title } demandé. Jouez ce que vous voulez, mais ne pissez pas sous l’atout de votre partenaire.
cli-belote-choice-pass = Passer
cli-belote-choice-take = Prendre : { $contract }
cli-belote-choice-done = Rien de plus
cli-belote-typed-take = prendre, prends, je prends, oui, o
cli-belote-typed-pass = passe, je passe, deux, non, parole
cli-belote-quiet = muet
cli-belote-quietly = la belote s’annonce pour vous, sauf si vous ajoutez « { cli-belote-quiet } »
cli-belote-last = dernier pli
cli-belote-no-trick = Aucun pli n’a été fait.
cli-belote-help-text =
    Enchères : p passer · t prendre à la retourne · s h d c cette couleur, au second tour · n sans atout · a tout atout
    Annonces, avant votre première carte : m1, m2 … comme dans la liste, ou leur nom (tierce, carré) ; puis jouez.
    Cartes : par leur numéro (1) ou leur nom (Rs, R♠, 10h, roi de pique). Les cartes entre parenthèses ne peuvent pas être jouées ; nommez-en une pour savoir pourquoi.
    Belote et rebelote s’annoncent pour vous ; « Rs muet » joue la carte sans l’annoncer.
    l dernier pli · score la feuille de marque · h conseil (hint pendant les enchères) · u reprendre votre dernière décision · resign abandonner · q quitter, pour continuer plus tard · ? cette aide
    Les mots peuvent s’abréger : pas, pren, rep. La touche Tab les complète.

## The rule book

cli-rules = Lit le livre des règles : chaque règle et chaque option de l’écarté et de la belote, avec des exemples.

    Sans section, la table des matières. Une section se demande par son nom, par une règle (E17), une option (must_head), un chapitre, ou par le jeu (ecarte, belote), c’est-à-dire le livre entier.
cli-rules-section = Quoi lire : une règle, une option, une section, un chapitre ou un jeu.
cli-rules-sources = D’où vient chaque règle : les sources, traduites et dans l’original.
cli-rules-which = --sources dit d’où viennent les règles : nommez une règle, une section, un chapitre ou un jeu.
cli-rules-missing = « { $section } » n’est pas dans le livre des règles.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
} « ecarte rules » en donne la table.

## Matches: parties qui se suivent, et qui les regarde

cli-match-heading = { $kind } : { $score }
cli-match-score = { $name } { $won }
cli-match-ahead = { $kind } : { $name } a gagné { $won ->
    [one] la dernière partie
   *[other] les { $won } dernières parties
}
cli-match-stake = Chacun des trois a mis { $stake ->
    [one] un jeton
   *[other] { $stake } jetons
} dans la poule au début.
cli-match-won = { $name } a gagné le match.
cli-match-playing = La partie { $game } est en cours.
cli-match-next = La partie { $game } vient ensuite.
cli-match-missing = Parties absentes de ces enregistrements : { $games }.
cli-match-purses = Bourses : { $purses }
cli-match-pot = { $pot ->
    [one] Dans la poule : { $pot } jeton.
   *[other] Dans la poule : { $pot } jetons.
}
cli-match-none = Ces enregistrements n’appartiennent à aucun match.
cli-match-void = annulée
cli-match-open = non terminée
cli-match-worth = ×{ $worth }

## Donnes loyales : la coupe, l’engagement, la preuve

cli-play-cut = Des mots à vous, qui coupent le paquet de chaque donne ; ask les demande avant chacune. Le sceau de la partie est montré d’abord.
cli-verify = Prouve que les donnes ont été loyales.

    Chaque paquet est recalculé à partir de la graine, et chaque carte comparée.

    Pour chaque enregistrement, il est dit s’il est prouvé et, sinon, pourquoi. Il doit contenir la graine (Seed) et le sceau montré avant la première donne (Commit) ou, si des amis ont mêlé, les graines de tous les joueurs (Shuffle) et leurs signatures (Signed). Le code de sortie est 0 quand tout est prouvé, 1 quand quelque chose ne l’est pas, 2 quand un fichier est illisible.
cli-verify-commit = Le sceau que vous avez noté avant la première donne : les enregistrements doivent avoir celui-là.
cli-verify-as_json = Un objet JSON par enregistrement : file, line, proved, commitment, seed, signed, deals, cards, problems.
cli-proved = prouvé : { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $cards } cartes telles que la graine les donne
cli-proved-shuffled = prouvé : { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $cards } cartes comme les joueurs les ont mêlées
cli-evidence = preuve d’une tricherie : { $messages } messages, tous signés
cli-signed = { $name } l’a signé avec la clé { $key }.
cli-prepared = La graine est l’une des { $many } graines publiques des premières donnes de la page : elle ne prouve pas que personne ne connaissait les cartes.
cli-daily = C’est la partie du jour du { $day }, dont la graine est publique : rien ne prouve que personne n’en connaissait les cartes.
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

## L’analyse : la ligne de commande

cli-analyze = Inscrit dans les parties ce que valait chaque décision.

    @eq suit chaque décision, avec @best et @loss là où l’on pouvait faire mieux, et des signes.

    Ce que des personnes y ont écrit est conservé. Les mêmes parties donnent le même texte, quel que soit le nombre de processus. Une partie qui ne peut être analysée passe telle quelle, et l’on dit pourquoi.
cli-analyze-seat = Seulement les décisions de cette place.
cli-analyze-worlds = Combien de mains possibles de l’autre on examine, à peu près, pour une décision, et dix fois moins à la belote : plus il y en a, plus c’est long, et plus l’erreur est petite.
cli-analyze-exact = À l’écarté, examine toutes les mains possibles de l’autre pour chaque carte ; l’échange reste estimé sur un échantillon. Lent.
cli-analyze-seed = La graine des nombres au hasard.
cli-analyze-overwrite = Remplace aussi les évaluations et les signes écrits par des personnes.
cli-analyze-resume = Reprend une analyse interrompue : ce qu’elle a trouvé est à côté de la sortie, dans un fichier dont le nom finit par .part.
cli-analyze-report = Dit en toutes lettres ce qui a été trouvé : notes, chance et jeu, les pires décisions. Avec --output, les parties sont écrites aussi.
cli-analyze-as_json = Un objet JSON par partie : ce qui a été trouvé, pour chaque place.
cli-not-analyzed = La partie { $number } reste telle quelle. { $why }
cli-resume-output = --resume demande --output : ce qui avait été trouvé est à côté de ce fichier.
cli-resume-kept = { $games ->
    [one] Une partie a été analysée
   *[other] { $games } parties ont été analysées
} ; ce qui a été trouvé est dans { $file }. La même commande avec --resume continue.
cli-analyzed = { $players }, { $result }
cli-analyzed-player = joueur
cli-analyzed-decisions = décisions
cli-analyzed-lost = perdu par décision
cli-analyzed-grade = note
cli-analyzed-luck = chance
cli-analyzed-deals = Où sont allées les chances de gagner, vues par { $name }, en pour cent :
cli-analyzed-deals-points = D’où sont venus les points des donnes, vus par { $name }, moins ceux de l’autre camp :
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
cli-analyzed-worst = { $at } { $name } : { $done } – { $sure ->
    [yes] mieux
   *[no] peut-être mieux
} : { $best }. { $told }
cli-analyzed-open = Toutes cartes vues, cela coûte { $loss }.
cli-equity = Dit les chances qu’a l’aîné de gagner la partie avant une donne, à chaque score.
cli-equity-rules = Les règles du jeu, toujours dans leur dernière version : { cli-presets-ecarte }.
cli-equity-option = Une règle changée : target=10, vulnerability=every … Peut se répéter.
cli-equity-points = Ce que la partie compte pour l’aîné, moins ce qu’elle compte pour le donneur (E25), d’après les points de l’aîné (de haut en bas) et du donneur (de gauche à droite).
cli-equity-chance = Les chances de l’aîné en pour cent, d’après ses points (de haut en bas) et ceux du donneur (de gauche à droite).
cli-equity-as_json = Un objet JSON : rules, points, table.
cli-equity-game = Il n’y a pas de telle table pour { $game }.
cli-equity-corner = aîné
cli-equity-dealer = donneur

## What could they hold, and the hand explorer, at the terminal

cli-holding = Dit ce que les autres pouvaient avoir à un moment d’une partie.

    La probabilité de chaque carte, en pour cent, selon ce que sait une place.
cli-holding-at = Le moment : 3#12 vient après l’événement 12 de la donne 3.
cli-holding-seat = La place dont on prend le point de vue.
cli-holding-number = Laquelle des parties des fichiers.
cli-holding-weighted = Donne plus de poids aux mains avec lesquelles un joueur aurait plus volontiers agi de même.
cli-holding-suppose = Supposer quelque chose : N+Js, Nord a le valet de pique ; N-Js, ne l’a pas ; N-s, n’a pas de pique. Peut être répété ; à la belote seulement.
cli-holding-as_json = Un objet JSON : holders, hands, looked, error ; pour une seule main cachée aussi seat, size, cards.
cli-holding-game = Cela n’existe pas pour { $game }.
cli-explore = Étudie une main : ce que vaut chaque choix.

    Écarté : jouer d’autorité ou proposer, refuser ou accepter, écarts et entames, avec le verdict des traités. Belote : les enchères de chaque tour ou, avec --contract, les cartes à entamer.
cli-explore-cards = Les cartes de la main, comme « 7h 8h Ks 7s 7d ». À la belote, cinq pour une enchère (six à deux), huit pour une entame (neuf à deux), sans la retourne ; à cartes découvertes, votre rangée.
cli-explore-turned = La retourne ; à cartes découvertes, la dernière carte donnée.
cli-explore-dealer = Écarté : c’est la main du donneur, à qui l’aîné a proposé.
cli-explore-score = Écarté : le score, ses propres points d’abord.
cli-explore-laid = Écarté : combien de cartes écarte l’aîné, quand la main est celle du donneur.
cli-explore-game = Le jeu.
cli-explore-place = Belote : la place dans l’ordre de parole, celle de la main ou, avec --contract, celle du preneur.
cli-explore-second = Belote : une enchère du second tour.
cli-explore-contract = Belote : à quoi l’on a pris, s, h, d, c, nt ou at ; le premier entame.
cli-explore-bottom = Belote à deux ou à trois, pour une entame : la dernière carte du talon.
cli-explore-other = Belote à cartes découvertes : la rangée de l’autre joueur.
cli-explore-rules = Les règles du jeu, toujours dans leur dernière version : { cli-presets }
cli-explore-option = Une règle changée : target=10, vulnerability=every … Peut se répéter.
cli-explore-as_json = Un objet JSON : classic, deals, choices, discards, leads, seeing, worlds ; à la belote declared, estimate.
cli-explore-does = { $does }. { $why }
cli-explore-hand-wrong = Une main, ce sont cinq cartes différentes, comme dans « 7h 8h Ks 7s 7d ».
cli-explore-turned-wrong = La retourne est une carte qui n’est pas dans la main, comme dans --turned 9h.
cli-explore-score-wrong = Le score, ce sont deux nombres au-dessous du but, ses propres points d’abord, comme dans --score 3-4.
cli-explore-elsewhere = { $option } n’a pas de sens pour { $game }.
cli-explore-both = Donnez --second ou --contract, mais pas les deux : on entame quand les enchères sont finies.

## Problèmes à résoudre, dans le terminal

cli-problems = Propose des problèmes d’un jeu : des décisions où un seul choix est nettement le meilleur.

    Ils viennent de parties jouées. Le programme tient votre cote et vous repropose ceux que vous avez manqués. Nécessite fsrs : pip install 'ecarte[problems]'.
cli-problems-kind = Seulement les problèmes de ce genre ; peut se répéter. Écarté : propose, accept, discard, lead, card, double ; belote : first, second, free, lead, draw, partner, belote, last, open, ainsi que bids, bids-free et bids-open, des mains données sans fin.
cli-problems-number = S’arrêter après ce nombre de problèmes.
cli-problems-only = Un seul problème, par son identifiant.
cli-problems-progress = Où garder votre progression, au lieu de l’endroit habituel.
cli-problems-heading = Problème { $id } · { $kind } · cote { $rating }
cli-problems-again = Problème { $id }, encore une fois · { $kind } · cote { $rating }
cli-problems-help = Tapez le numéro d’un choix, ou des cartes par leur nom (7h, 10s) ou leur place (1 3). « q » pour quitter ; ce que vous avez fait est gardé.
cli-problems-right = Juste.
cli-problems-wrong = Non. Cela coûte { $told }. Le mieux : { $best }.
cli-problems-exact = Compté sur toutes les mains possibles de l’autre ({ $worlds }).
cli-problems-sampled = { $unit ->
    [points] Sur { $worlds } répartitions possibles des autres cartes.
   *[game] Sur { $worlds } mains possibles de l’autre.
}
cli-problems-look = Toute la partie : ecarte open { $link }
cli-problems-rating = Votre cote : { $rating } ± { $error } ({ $change }).
cli-problems-sum = Résolus : { $right } sur { $number }.
cli-problems-all = Vous avez essayé tous les problèmes et n’en avez manqué aucun.
cli-problems-later = Vous avez essayé tous les problèmes. Ceux que vous avez manqués reviennent à partir du { $when }.
cli-problems-unknown = Il n’y a pas de problème « { $id } ».
cli-problems-unread = « { $file } » ne peut être lu : { $detail }.
cli-problems-damaged = « { $file } » ne contient la progression de personne. Déplacez-le pour recommencer.
cli-lessons = Dresse la liste des courtes leçons d’un jeu, ou en donne une : quelques coups à la table, puis quelques questions.
cli-lessons-lesson = La leçon à suivre, par son numéro ou son nom.
cli-lessons-progress = Où noter les leçons terminées, au lieu de l’endroit habituel.
cli-lessons-help = Répondez comme à la table : un mot, ou des cartes par leur nom (7h, 10s) ou leur place (1 3). « q » pour quitter la leçon.
cli-lessons-unknown = Il n’y a pas de leçon « { $lesson } ». « ecarte lessons » en donne la liste.
