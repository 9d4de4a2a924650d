### The help of the command line.

cli = L’écarté et la belote, deux jeux de cartes français : jouer, revoir ses parties, les vérifier, les convertir, les analyser.

    Code de sortie : 0 si tout va bien, 1 si quelque chose ne va pas dans les parties, 2 si la commande n’est pas comprise ou si un fichier ne peut être lu ou écrit, 130 si Ctrl-C l’arrête.
cli-usage = Usage :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-examples = Exemples
cli-man-name = Nom
cli-man-synopsis = Synopsis
cli-man-description = Description
cli-man-see = Voir aussi
cli-group-table = Jouer
cli-group-records = Parties enregistrées
cli-group-many = Beaucoup de parties à la fois
cli-group-analysis = Analyse
cli-group-laws = Règles et lois
cli-group-puzzles = Problèmes
cli-panel-game = Le jeu
cli-panel-players = Les joueurs
cli-panel-match = Matchs, jetons et spectateurs
cli-show-help = Montre cette aide et s’arrête.
cli-default = [par défaut : { $value }]
cli-least = [au moins { $least }]
cli-required = [obligatoire]
cli-misuse-help = Pour l’aide : { $command }
cli-misuse-no-command = La commande { $command } n’existe pas.
cli-misuse-file = « { $file } » est un fichier. La commande vient d’abord, comme dans : { $example }
cli-misuse-no-option = L’option { $option } n’existe pas.
cli-misuse-similar = { " " }Vouliez-vous dire { $names } ?
cli-misuse-missing = Il manque { $parameter } : { $usage }
cli-misuse-commands = { " " }Il y a : { $names }.
cli-misuse-too-many = En trop : { $given }
cli-misuse-takes-one = { $option } doit être suivie d’une valeur.
cli-misuse-takes-none = { $option } ne prend pas de valeur.
cli-misuse-choice = { $parameter } ne peut être que l’un de ceux-ci : { $allowed }.
cli-misuse-number = { $bounds ->
    [least] { $parameter } doit être un nombre entier, { $least } ou plus.
   *[both] { $parameter } doit être un nombre entier de { $least } à { $most }.
}
cli-misuse-value = { $number ->
    [whole] { $parameter } doit être un nombre entier.
    [any] { $parameter } doit être un nombre.
   *[none] { $parameter } ne prend pas cette valeur.
}
cli-version = Donne la version et s’arrête.
cli-option-game = Le jeu.
cli-option-lang = La langue à employer. Sans cette option, celle de l’environnement.
cli-option-plain = Écrit les cartes sur une ligne au lieu de les dessiner : pour les lecteurs d’écran.
cli-option-color = Couleurs : si le terminal en a (auto), toujours (always), jamais (never).
cli-play = Joue une partie dans le terminal contre l’ordinateur.

    Les cartes se nomment par leur place dans la main (1) ou par leur nom (R♠, Ks, 10h, roi de pique). Tapez ? à la table pour le reste. La partie est enregistrée à chaque coup et peut être reprise.
cli-play-rules = Les règles du jeu, toujours dans leur dernière version : { cli-presets }
cli-presets = { cli-presets-ecarte } ; à la belote { cli-presets-belote }.
cli-presets-ecarte = akagiri ({ preset-akagiri }), jirai ({ preset-jirai }), article ({ preset-article-2 }), london ({ preset-london-3 }), casino ({ preset-casino })
cli-presets-belote = classic ({ preset-classic }), tournament ({ preset-tournament }), modern ({ preset-modern }), three ({ preset-three }), federation ({ preset-federation }), two-hand ({ preset-two-hand }), two ({ preset-two })
cli-play-option = Une règle changée : target=10, king_mark=optional… Peut être donné plusieurs fois.
cli-play-opponent = L’adversaire.
cli-play-partner = Votre partenaire, aux jeux à partenaires. Sans cette option, un joueur de la force de vos adversaires.
cli-play-seat = Votre place.
cli-play-dealer = Le premier donneur ; cut pour le tirer au sort, comme d’habitude.
cli-play-seed = 64 chiffres hexadécimaux dont toutes les cartes découlent. Sans eux, une graine au hasard.
cli-play-two = Deux personnes jouent à ce terminal : l’écran est effacé entre leurs tours.
cli-play-friend = Joue avec un ami ailleurs : chaque message est une ligne à transmettre, et personne ne donne.
cli-play-computer = Donne une place parmi des amis à un ordinateur d’un niveau, qui joue sur cet appareil : W=amateur. Peut être répété.
cli-play-names = Des noms, séparés par des virgules : d’abord ceux des personnes à ce terminal. Sans espaces dans une poule et devant une galerie.
cli-play-rubber = Un rob : au meilleur de ce nombre de parties.
cli-play-pool = Poule à trois : le perdant cède sa place au troisième ; celui qui gagne deux parties de suite prend la poule.
cli-play-watch = Deux joueurs de l’ordinateur jouent ; vous regardez, pariez et conseillez celui que vous soutenez.
cli-play-stake = Les jetons que vaut une partie ; dans une poule, la mise de chacun.
cli-play-purse = Les jetons de chacun au départ.
cli-play-gallery = Des spectateurs qui parient : french, ils conseillent ; english, ils se taisent.
cli-play-save = Un nouveau fichier où enregistrer la partie. Sans lui, un fichier de votre dossier de parties.
cli-play-resume = Reprend la partie de ce fichier (- est l’entrée standard).
cli-option-files = Des fichiers de parties : ECN, JSON, liens, csv avec liens, ou archives, pêle-mêle ; gzip est décompressé, - est l’entrée standard.
cli-option-seat = Comme une place l’a vue : les autres mains restent cachées.
cli-option-output = Le fichier à écrire, en entier ou pas du tout ; un nom en .gz est compressé. - est la sortie standard.
cli-option-quiet = N’écrit rien de ce qui a été trouvé ou changé : le code de sortie suffit.
cli-completion-shell = Ce shell n’est pas l’un de ceux-ci : { $shells }. Pour un autre, ceci écrit ce qui installe la complétion : _ECARTE_COMPLETE=source_bash ecarte
cli-completion-profile = Ajoutez cette ligne au fichier que nomme $PROFILE : ecarte --show-completion | Out-String | Invoke-Expression
cli-completion-installed = La complétion pour { $shell } est installée dans { $file }. Elle agit dans le prochain shell ouvert.
cli-option-install_completion = Installe dans ce shell la complétion par la touche Tab, et s’arrête.
cli-option-show_completion = Écrit ce qui installe la complétion, à copier ou à changer, et s’arrête.
cli-check = Signale tout ce qui ne va pas dans des parties.

    Chaque problème est une ligne, fichier:ligne:colonne: CODE (règle) phrase. Un code en E- est une erreur. W- avertit : quelque chose n’est pas en forme canonique, mais a été compris. Le code de sortie est 0 sans erreur, 1 s’il y en a, 2 si un fichier ne peut être lu ou si la commande n’est pas comprise.
cli-check-strict = N’accepte que la forme canonique, à l’octet près.
cli-check-as_json = Un objet JSON par problème : file, line, column, record, deal, code, rule, severe, sentence, remedy, data.
cli-fmt = Met des fichiers en forme canonique, en signalant chaque changement.

    Un fichier dont une partie ne peut être lue en entier reste comme il est. Le code de sortie est 0, même si des fichiers ont changé ; 1 si un fichier est resté comme il est ou, avec --check, serait changé ; 2 si un fichier ne peut être lu ou écrit.
cli-fmt-files = Des fichiers de parties en ECN ; gzip reste gzip. - est l’entrée standard, mise en forme canonique sur la sortie standard.
cli-fmt-check = Ne change rien ; le code de sortie est 1 s’il y a quelque chose à changer.
cli-fmt-diff = Affiche un diff unifié et laisse les fichiers comme ils sont. Le code de sortie est 0 ; avec --check, 1 s’il y a des changements.
cli-fmt-stdout = Écrit sur la sortie standard et laisse les fichiers comme ils sont.
cli-edit = Écrit dans des parties : commentaires, marques, variantes, étiquettes.

    Les changements sont faits dans l’ordre où ils sont donnés, chacun au moment que --at a nommé en dernier avant lui : 3#5 est l’événement 5 de la donne 3, 3#5/0#2 le deuxième de la première variante à côté, 3#0 l’ouverture de la donne. Ce qui déplace une variante déplace les moments qu’elle contient : ceux qui suivent sont les nouveaux. Chaque partie est changée, ou seulement celle de --number ; toutes sont écrites. Une partie où un changement est impossible est laissée de côté, avec la raison, et le code de sortie est 1.
cli-edit-at = L’endroit de ce qui suit : 3#5, 3#5/0#2.
cli-edit-comment = Le commentaire de l’événement, à la place du sien ; vide, il le supprime.
cli-edit-mark = Une marque de l’événement, à la place des siennes : !, ?, !!, ??, !?, ?! ou $10. Plusieurs données à la suite sont écrites ensemble ; vide, elle les supprime toutes.
cli-edit-cards = Les cartes à marquer à ce moment, à la place des siennes : "Ks7h" ; "" enlève les marques.
cli-edit-add = Ce qui aurait pu suivre ce moment, en variante : "S:propose N:refuse".
cli-edit-promote = Remonte la variante d’une place ; la première prend la place de sa ligne.
cli-edit-remove = Supprime l’événement d’une variante et ce qui l’y suit ; avec le premier, ou 3#5/0#0, toute la variante.
cli-edit-tag = Donne une étiquette à la partie ; sans valeur, la supprime.
cli-edit-study = Fait des parties les chapitres d’une étude de ce titre, dans l’ordre où elles sont lues ; vide, les retire de la leur.
cli-edit-number = Ne change que cette partie, comptée à partir de 1.
cli-edit-nothing = Dites que changer : --at avec --comment, --mark, --add, --promote ou --remove ; --tag ; --study.
cli-edit-where = { $option } demande un endroit : mettez --at DONNE#ÉVÉNEMENT devant.
cli-edit-value = « { $given } » n’est pas de la forme NOM=VALEUR.
cli-edit-no-add = --add : « { $word } » n’est pas un événement. Écrivez chacun comme S:propose ou N.9h, séparés par un blanc.
cli-edit-no-cards = « { $cards } » ne sont pas des cartes : écrivez chacune comme Ks.
cli-edit-no-mark = « { $word } » n’est pas une marque. Il y a : { $allowed }, et $0 à $999.
cli-convert = Convertit des parties. Ce qui ne va pas est signalé sur la sortie d’erreur.

    ecn : la forme canonique. json, jsonl : un objet par partie, chacun sur sa ligne. link : un lien par ligne. csv, parquet : une ligne par donne. pbn : chaque donne en Portable Bridge Notation. Une partie fautive est laissée de côté, sauf en JSON, qui énumère ses problèmes. Le code de sortie est 0, ou 1 si une partie a une erreur, 2 si un fichier ne peut être lu ou écrit.
cli-convert-out_form = Le format à écrire. Sans lui, l’extension de --output le dit.
cli-convert-to-what = Dites le format avec --to, ou par l’extension de --output. Il y a : { $allowed }.
cli-convert-in_form = Le format à lire. Sans lui, la première ligne le dit.
cli-convert-links = Ajoute la colonne link, d’où les parties d’un csv peuvent être relues. Créer les liens prend l’essentiel du temps.
cli-convert-table = { $option } vaut pour le csv et le Parquet, pas pour { $format }.
cli-merge = Reconstitue des parties entières à partir des vues de leurs joueurs.

    Deux enregistrements sont pris pour des vues de la même partie. S’il y en a davantage, vont ensemble ceux qui ont les mêmes règles, événement, lieu, date, tour et joueurs, et ne se contredisent pas ; une vue sans pendant reste une vue. Chaque contradiction est signalée, et ce qui se contredit n’est pas écrit. Le code de sortie est alors 1.
cli-redact = Ne laisse dans des parties que ce que sait une place.

    Les autres cartes deviennent ??, et ce qui les trahirait est supprimé : la graine, les commentaires des autres joueurs, les variantes à mains supposées.
cli-redact-seat = La place dont la vue reste : S, N, E ou W.
cli-sort = Trie des parties.
cli-sort-by = Les étiquettes qui comptent, la première d’abord : Date,Round. « players » vaut pour tous les noms. Les faits d’une partie comptent aussi : deals, game_events. Ce qui n’est pas connu vient à la fin.
cli-sort-reverse = Dans l’autre sens. Ce qui est égal reste comme il vient.
cli-sort-deal = « { $tag } » est un fait d’une donne, et une partie en a plusieurs. Prenez une étiquette ou un fait d’une partie.
cli-sort-none = Il n’y a pas de fait « { $tag } », et aucune partie n’a d’étiquette de ce nom.{ $near ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $near } » ?
}
cli-dedupe = Garde chaque partie une seule fois, à sa première place, et dit combien ont été laissées de côté.

    C’est la même partie quand règles, joueurs, date, tour, donnes et coups sont les mêmes, quels que soient les commentaires et les autres étiquettes.
cli-split = Répartit des parties dans plusieurs fichiers.

    Aucun fichier existant n’est écrasé.
cli-split-by = Un fichier pour chaque valeur d’une étiquette ou d’un fait d’une partie : Date, Event, South, deals…
cli-split-size = Ce nombre de parties par fichier.
cli-split-into = Le dossier où écrire ; sans lui, celui-ci.
cli-head = Écrit les premières parties.
cli-head-number = Combien.
cli-head-tags = Leurs étiquettes seules, telles quelles ; le reste n’est pas lu.
cli-serve = Sert le site construit sur cette machine, jusqu’à Ctrl-C.
cli-serve-folder = Le dossier où le site a été construit ; sans lui, ./dist.
cli-serve-port = Le port ; 0 pour n’importe lequel de libre.
cli-serve-show = L’ouvre dans le navigateur.
cli-draw = Dessiner une partie, une donne ou une position.

    La fin du nom du fichier dit de quel genre est le dessin : .svg, .png ou .pdf. La sortie standard reçoit un SVG. PNG et PDF demandent Matplotlib : pip install 'ecarte[picture]'.
cli-draw-number = Laquelle des parties sans erreur.
cli-draw-at = Seulement cette donne, 3, ou ce moment : 3#12 est après l’événement 12 de la donne 3.
cli-draw-output = Le fichier à écrire. - est la sortie standard.
cli-show = Rejoue des parties dans le terminal : récit, table et feuille de marque.
cli-show-step = Pas à pas : Entrée ou → avance, ← recule, n et p par donne, q quitte.
cli-show-at = Seulement ce moment : 3#12 est après l’événement 12 de la donne 3, 3#0 son début ; 3#12/0#4 est dans une variante.
cli-show-why = Pour les donnes finies, dit pourquoi les joueurs de l’ordinateur ont agi ainsi.
cli-show-sheet = Seulement la feuille de marque : une ligne par donne.
cli-show-number = Laquelle des parties sans erreur. Sans cela toutes, l’une après l’autre ; avec --step et --at, la première.
cli-link = Donne les parties sous forme de liens, un par ligne : la partie entière dans une adresse.

    Une partie inachevée n’emporte pas sa graine, qui dirait les cartes à venir.
cli-link-at = Ouvrir à ce moment : 3#12 est après l’événement 12 de la donne 3.
cli-link-seat = Seulement ce que cette place sait de la partie.
cli-link-whole = Toute la partie, bien qu’elle ne soit pas finie : le lien montre toutes les mains.
cli-link-one = --view ne prend que ce que sait un joueur, --all prend tout : donnez l’un ou l’autre.
cli-link-unfinished = { $place } : cette partie n’est pas finie, et un lien montrerait toutes les mains. Ajoutez --view PLACE ({ $seats }) pour ce que sait un joueur, ou --all pour tout.
cli-link-challenge = Un défi : les mêmes donnes pour un ami à cette place, et un résultat à battre.
cli-link-together = Un seul lien pour toutes les parties dans l’ordre, comme les chapitres d’une étude. --at 2 ouvre la deuxième, --at 2:3#12 à ce moment.
cli-link-together-alone = --together prend les parties comme elles sont : ni --view, ni --challenge.
cli-link-chapter = « { $given } » n’est pas le numéro d’une partie.
cli-link-base = L’adresse de la page, mise devant chaque lien.
cli-open = Donne en ECN les parties que contiennent des liens.
cli-open-link = Des adresses entières, ou ce qui suit leur « # » ; - les lit sur l’entrée standard, une par ligne.
cli-law = Donne les lois des cercles de Londres : les 51 par leur titre, ou une en entier.

    Avec une loi viennent tous les cas qu’elle règle, qui choisit alors, où mène chaque choix, et un exemple quand un enregistrement peut en montrer un.
cli-law-number = Le numéro de la loi, de 1 à 51.
cli-law-as_json = Un objet JSON par loi : number, kind, rules, title, text, cases, example.
cli-law-sources = D’où vient la loi : la source, traduite et dans l’original.
cli-law-which = --sources dit d’où vient une loi : donnez son numéro, sans --json.
cli-law-missing = Il n’y a pas de loi { $number } : elles vont de 1 à { $last }.
cli-arbiter = Appelle l’arbitre : dites ce qui est arrivé à la table, il dit ce que décident les lois.

    Il demande ce qui est arrivé et ce dont dépend la décision ; on répond par un numéro ou un nom. Si les arguments disent tout, rien n’est demandé.
cli-arbiter-what = Ce qui est arrivé, par son nom : revoke, wrong-number … (--json seul en donne la liste).
cli-arbiter-answers = Les réponses, dans l’ordre des questions.
cli-arbiter-as_json = En JSON : la question qui reste, ou la décision. Rien n’est demandé.
cli-arbiter-missing = L’arbitre ne connaît pas « { $what } ».{ $near ->
    [0] {" "}« ecarte arbiter » donne la liste de ce qu’il connaît.
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
cli-arbiter-ruled = La décision est claire avant « { $answer } » : rien d’autre n’est demandé.
