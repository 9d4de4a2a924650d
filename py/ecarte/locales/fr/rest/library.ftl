### The saved games: the list, import, backup, links.

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
library-nothing = Aucune partie ne correspond à « { $query } ».
library-conditions = On peut aussi chercher par condition :
library-conditions-help = Aide
library-condition-at = Au caractère { $column } : { $problem }
library-condition-none = Aucune partie ne remplit cette condition.
library-condition-about = Cette condition ne concerne qu’un jeu, { $games } : les parties des autres sont laissées de côté.
library-condition-over = Les parties en cours sont laissées de côté.
library-condition-failed = La recherche dans les parties a échoué.
library-searching = Recherche…
library-searched = { $known } sur { $count }, { $found ->
    [0] aucune trouvée
    [one] une trouvée
   *[other] { $found } trouvées
}
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
library-bin-emptied = La corbeille a été vidée.
library-failed = C’est impossible pour le moment : le navigateur ne peut ni lire ni modifier vos parties.
library-missing = { $count ->
    [one] Une partie n’a pas pu être lue et n’est pas dans le fichier.
   *[other] { $count } parties n’ont pas pu être lues et ne sont pas dans le fichier.
}
library-unread = { $count ->
    [one] Une entrée enregistrée est illisible.
   *[other] { $count } entrées enregistrées sont illisibles.
}
library-unread-means = Ce qui est illisible n’apparaît ni dans la liste, ni dans les recherches, les statistiques et les sauvegardes. Avant de le supprimer, enregistrez-le tel quel : une partie pourra peut-être en être récupérée.
library-unread-line = Illisible : { $name }
library-unread-save-one = Enregistrer { $name } tel quel
library-unread-delete-one = Supprimer { $name }
library-unread-save = Tout enregistrer tel quel
library-unread-delete = Tout supprimer
library-unread-question = { $count ->
    [one] Supprimer l’entrée illisible ?
   *[other] Supprimer { $count } entrées illisibles ?
}
library-unread-final = Rien ne va à la corbeille : la suppression est définitive.
library-unread-deleted = { $count ->
    [one] L’entrée est supprimée.
   *[other] Les entrées sont supprimées.
}
library-unread-open = Cette partie ne peut pas être ouverte : ses données manquent ou sont endommagées. Ce qui en reste peut être enregistré tel quel.
library-unread-save-this = Enregistrer tel quel
library-notes = Ce que vous avez écrit n’a pas pu être enregistré. Réessayez.
library-backup = Sauvegarder
library-restore = Restaurer

## Import

import-title = Importer des parties
import-how = Choisissez des fichiers de parties (.ecn), collez ci-dessous leur texte ou un lien, ou déposez-les n’importe où sur la page. Les parties saisies à la main sont lues aussi.
import-choose = Choisir des fichiers
import-paste = Texte de parties, ou lien
import-read = Lire le texte
import-example = Montrer un exemple
import-notation = Comment s’écrit une partie : la notation
import-course = Lecture
import-reading = Lecture des parties : { $percent } %
import-asking = { $count ->
    [one] Une partie a été lue avec des changements. La garder ?
   *[other] { $count } parties ont été lues avec des changements. Les garder ?
}
import-going = { $count ->
    [0] Lecture…
    [one] Lecture… une partie pour l’instant.
   *[other] Lecture… { $count } parties pour l’instant.
}
import-show = Montrer
import-stop = Arrêter
import-kept = { $count ->
    [0] Aucune partie nouvelle.
    [one] Une partie a été ajoutée aux vôtres.
   *[other] { $count } parties ont été ajoutées aux vôtres.
}
import-twice = { $count ->
    [one] Une y était déjà.
   *[other] { $count } y étaient déjà.
}
import-there = { $count ->
    [one] Cette partie est déjà parmi les vôtres.
   *[other] Ces { $count } parties sont déjà parmi les vôtres.
}
import-broken = { $count ->
    [one] Une n’a pas pu être lue.
   *[other] { $count } n’ont pas pu être lues.
}
import-left = { $count ->
    [one] Une n’a pas été enregistrée.
   *[other] { $count } n’ont pas été enregistrées.
}
import-stopped = Vous avez arrêté la lecture. Ce qui avait été lu est enregistré.
import-full = La lecture s’est arrêtée là : l’appareil est plein, ou le moteur n’a pas répondu. Ce qui avait été lu est enregistré.
import-nothing = Ce n’est ni une partie ni un lien vers une partie.
import-replay = La revoir
import-open = L’ouvrir
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
mended-title = { $count ->
    [one] Est-ce bien la partie ?
   *[other] Sont-ce bien les parties ?
}
mended-how = { $count ->
    [one] Elle a été lue avec des changements, ou en partie, et n’est pas encore enregistrée. Comparez le texte saisi avec ce qui sera enregistré.
   *[other] Ces { $count } parties ont été lues avec des changements, ou en partie, et ne sont pas encore enregistrées. Comparez le texte saisi avec ce qui sera enregistré.
}
mended-typed = Texte saisi
mended-kept = Texte enregistré
mended-line = Ligne { $line }.
mended-keep = { $count ->
    [one] L’enregistrer
   *[other] Enregistrer les { $count }
}
mended-keep-some = { $count ->
    [one] En enregistrer une
   *[other] En enregistrer { $count }
}
mended-choose = Garder la partie { $record }
mended-all = Enregistrer celles-ci et toutes les suivantes
mended-change = Modifier le texte
mended-leave = { $count ->
    [one] Ne pas l’enregistrer
   *[other] N’en enregistrer aucune
}

## Backup

restore-title = Restaurer une sauvegarde
restore-how = Une sauvegarde contient toutes les parties, les réglages et ce que la page retient de vous. Les parties plus récentes sur cet appareil restent telles quelles ; vos progrès (problèmes, leçons) s’ajoutent à ceux de l’appareil.
restore-choose = Choisir une sauvegarde
restore-holds = { $count ->
    [0] Cette sauvegarde du { $when } contient vos réglages et aucune partie.
    [one] Cette sauvegarde du { $when } contient une partie et vos réglages.
   *[other] Cette sauvegarde du { $when } contient { $count } parties et vos réglages.
}
restore-yes = Restaurer
restore-going = Récupération des parties…
restore-done = { $added ->
    [0] Aucune partie ne manquait
    [one] Une partie a été récupérée
   *[other] { $added } parties ont été récupérées
}{ $renewed ->
    [0] .
    [one] , une a été mise à jour.
   *[other] , { $renewed } ont été mises à jour.
}
restore-left = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
restore-large = Ce fichier dépasse 256 Mo : aucune sauvegarde de cette page n’est aussi grande. Rien n’a été modifié ; s’il contient des parties, importez-les.
restore-none = Ce fichier n’est pas une sauvegarde de cette page. Rien n’a été modifié.
restore-broken = Cette sauvegarde est endommagée. Rien n’a été modifié.
restore-newer = Cette sauvegarde vient d’une version plus récente de la page. Rien n’a été modifié : rechargez la page pour avoir cette version.
restore-full = L’appareil est plein. Rien n’a été modifié.
restore-unread = La sauvegarde n’a pas pu être lue. Rien n’a changé : réessayez.
restore-reading = Lecture de la sauvegarde : { $percent } %
restore-rest = Voir ce qui est lisible
restore-changed = Ce fichier a été modifié depuis sa création. Voici ce qu’on peut encore en lire.
restore-adds = { $count ->
    [one] Une partie sera ajoutée.
   *[other] { $count } parties seront ajoutées.
}
restore-renews = { $count ->
    [one] Une partie sera remplacée par son état plus récent dans la sauvegarde ; l’actuelle ira à la corbeille.
   *[other] { $count } parties seront remplacées par leur état plus récent dans la sauvegarde ; les actuelles iront à la corbeille.
}
restore-leaves = { $count ->
    [one] Une partie est déjà là et restera telle quelle.
   *[other] { $count } parties sont déjà là et resteront telles quelles.
}
restore-skips = { $count ->
    [one] Une partie est illisible et sera laissée de côté.
   *[other] { $count } parties sont illisibles et seront laissées de côté.
}
restore-settings = Ses réglages remplaceront les vôtres ; ses progrès s’ajouteront aux vôtres.
restore-kept = { $count ->
    [one] La partie remplacée est à la corbeille.
   *[other] Les parties remplacées sont à la corbeille.
}
restore-interrupted = La restauration d’une sauvegarde a été interrompue : toutes ses parties sont là, ou aucune. Restaurez-la de nouveau pour en être sûr.
import-interrupted = { $count ->
    [0] Une importation a été interrompue avant qu’une partie soit gardée. Importez de nouveau le fichier.
    [one] Une importation a été interrompue : une partie a été gardée. Importez de nouveau le fichier pour le reste : rien n’est ajouté deux fois.
   *[other] Une importation a été interrompue : { $count } parties ont été gardées. Importez de nouveau le fichier pour le reste : rien n’est ajouté deux fois.
}

## Beaucoup de parties : conditions, statistiques, archives, parties simulées

stats-measure = Mesure
stats-all = ensemble
stats-intervals = Entre parenthèses l’intervalle à 95 % (de Wilson pour les taux, normal sur le logarithme pour les moyennes), après / les donnes ou parties dont il vient.
stats-others = { $players ->
    [one] Un autre joueur n’est pas montré
   *[other] { $players } autres joueurs ne sont pas montrés
} : utilisez --player ou --json.
stats-warm-ups = { $games ->
    [one] Une partie n’est pas comptée
   *[other] { $games } parties ne sont pas comptées
} : leur première donne est venue avec la page, sur des cartes dont le numéro est public. --where warm_up compte ces parties.
stats-rates = % des donnes ou parties en question
stats-means = moyenne
measure-games = Parties
measure-won = Parties gagnées
measure-deals = Donnes par partie
measure-points = Points par donne
measure-points_elder = … comme aîné
measure-points_dealer = … comme donneur
measure-point_won = Jeux de la carte gagnés
measure-proposed = Aîné : propose
measure-proposals = Aîné : propositions par donne
measure-stood_first = Aîné : joue d’autorité
measure-stood_first_won = … et gagne
measure-refused_first = Donneur : refuse d’emblée
measure-refused_first_won = … et gagne
measure-exchanged = Cartes écartées, s’il y en a
measure-king = Marque un roi en main
measure-king_turned = Donneur : retourne un roi
measure-vole = Fait la vole
measure-vulnerable_lost = A refusé l’écart : perd
measure-faultless = Donnes jouées sans perte
measure-lost = Perdu par ses choix, en % d’une partie par donne
measure-lost-points = Perdu par ses choix, en points par donne
measure-took = Prend
measure-took_first = … au premier tour
measure-made = … et fait son contrat
measure-taken_points = Points quand son camp prend
measure-against_failed = Contrats adverses chutés
measure-capot = Capot réussi
measure-tricks = Plis du camp
measure-declared = Fait une annonce
measure-melds = Points d’annonces marqués
measure-carre = Marque un carré
measure-belote = Belote et rebelote
measure-passed_out = Passes générales

## Les études : plusieurs parties dans un ordre, sous un titre

studies = Études
study = Étude
study-new = Nouvelle étude
study-title = Titre
study-untitled = Une étude
study-none = Il n’y a pas encore de chapitre. Choisissez des parties ci-dessous.
study-name = Titre du chapitre { $chapter }
study-up = Monter « { $name } »
study-down = Descendre « { $name } »
study-remove = Retirer « { $name } »
study-moved = C’est maintenant le chapitre { $chapter }.
study-added = Ajouté : chapitre { $chapter }.
study-removed = { $count ->
    [one] Retiré. Le chapitre reste { $days } jours dans la corbeille.
   *[other] Retirés. Les chapitres restent { $days } jours dans la corbeille.
}
study-not-saved = L’étude n’a pas pu être enregistrée.
study-add = Ajouter une partie
study-open = Ouvrir
study-count = { $count ->
    [one] Un chapitre
   *[other] { $count } chapitres
}
games-study = { $title }, chapitre { $chapter }
