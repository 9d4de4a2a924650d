### What Python functions say of an argument or a source; TypeErrors are in English, as Python’s own.

problem-E-argument-least = { $name } est un nombre entier à partir de { $least }, et non { $given }.
problem-E-argument-choice = { $name } ne peut pas être « { $given } ». Les valeurs possibles : { $allowed }.
problem-E-argument-card = { $given } n’est pas une carte.
    .remedy = Une carte est un rang et une couleur, comme Ks.
problem-E-argument-seat = La place { $seat } est donnée à { $first } et à { $second }.
    .remedy = Nommez chaque place une fois.
problem-E-argument-array = { $name } est du type { $given } et de la forme { $given_shape }.
    .remedy = Il faut le type { $kind } et la forme { $shape }.
problem-E-slice-step = Le pas d’une tranche est un nombre, mais pas 0.
problem-E-source-empty = Une source est vide : elle ne nomme aucun fichier et n’est pas un texte.
problem-E-source-null = Une source contient un caractère nul, qu’aucun nom de fichier ne contient.
problem-E-source-link = « { $link } » est un lien.
    .remedy = ecarte.open en donne la partie.
problem-E-read-once = Ces parties ne se lisent qu’une fois, et ont été lues.
    .remedy = Gardez-les dans une liste, ou chargez un fichier par son chemin.
problem-E-games-mixed = Il y a des parties de { $first } et de { $second }.
    .remedy = Choisissez : game="{ $first }".
problem-E-write-read = { $file } est aussi lu, et contiendrait alors moins qu’avant.
    .remedy = Écrivez dans un autre fichier.
problem-E-write-loses = { $file } perdrait les parties qui ont été laissées de côté.
    .remedy = Corrigez-les, ou écrivez dans un autre fichier.
problem-E-write-form = { $file } serait de l’ECN, ce que son extension ne dit pas.
    .remedy = Donnez-lui l’extension .ecn.
problem-E-write-packed = { $file } ne serait pas compressé comme le dit son extension.
    .remedy = Seul .gz peut être écrit.
