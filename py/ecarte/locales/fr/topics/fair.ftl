### Donnes loyales.

fair-this = Cette partie
fair-unsealed = L’enregistrement de cette partie n’a pas de sceau : elle n’a pas été donnée ici.
fair-reading = Lecture du sceau…
fair-proving = Les cartes sont comparées à la graine…
fair-seal = Le sceau
fair-seed = La graine
fair-cuts = Coupées avec vos mots
fair-cut = Donne { $deal } : « { $words } »
fair-later = À la fin de la partie, la graine est révélée, et chaque donne est prouvée ici.
fair-proved = Prouvé : { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $cards } cartes, chacune là où la graine la met.
fair-prepared = Les premières cartes de cette partie étaient fournies avec la page, pour être tout de suite sur la table. C’est l’une des { $many } donnes préparées, et son numéro est public. Cette partie n’a donc pas de sceau : rien ne prouve que personne n’en connaissait les cartes d’avance. Il en va de même des donnes suivantes, qui découlent du même nombre.
fair-daily = C’est la partie du jour. Son nombre découle de la date et il est public, pour que tout le monde ait les mêmes cartes ; rien ne prouve que personne ne les connaissait d’avance, et elle n’a pas de sceau.
fair-prepared-mend = Coupez avec des mots à vous avant une donne, et personne n’aura pu en connaître les cartes. Toute partie que vous commencez vous-même a un nombre secret et un sceau.
fair-prepared-dealt = Les cartes s’accordent avec le nombre public : { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $cards } cartes, chacune là où il la met.
fair-not-proved = Non prouvé.
fair-how = Comment ça marche
fair-how-seal = Avant la première donne, un nombre secret est tiré au hasard : la graine. L’ordre des cartes de toutes les donnes en découle. Dès le début vous pouvez voir son sceau, une empreinte qui ne va qu’à ce nombre et ne trahit aucune carte. Nul ne peut changer la graine ensuite sans briser le sceau.
fair-how-cut = Avant une donne vous pouvez couper avec des mots à vous. L’ordre des cartes dépend alors d’eux aussi, et nul ne pouvait les connaître quand la graine a été scellée. Une donne garde sa coupe, même si vous reprenez un coup.
fair-how-proof = Quand la partie est finie, la graine est révélée. Chaque paquet est alors refait à partir d’elle, et chaque carte donnée, retournée ou prise au talon est comparée.
fair-how-prepared = Deux parties font exception : celle qui est sur la table à votre première visite, et la partie du jour. Leurs nombres sont publics, elles n’ont pas de sceau, et cette page le dit.
fair-minds = Les joueurs de l’ordinateur n’en savent rien. On leur montre ce que vous verriez de leur place, et ils ont leurs propres nombres au hasard, d’où aucune carte ne se déduit. Dans le programme, ce qui donne et ce qui joue sont séparés, et un test veille à ce qu’ils le restent.
fair-not = Ce qui n’est pas prouvé : que personne n’a regardé. Tant que la partie dure, sa graine et toutes les mains se trouvent en clair dans le stockage de ce navigateur, afin que vous puissiez la reprendre plus tard. Quiconque a cet appareil peut les y lire avec les outils de développement du navigateur, comme il pourrait retourner le paquet sur une table. La page elle-même n’en montre rien et n’en envoie rien.
fair-check = Vérifier vous-même
fair-check-program = Notez le sceau avant de commencer, enregistrez la partie quand elle est finie, et faites-la vérifier par le programme :
fair-check-seal = Le sceau est le SHA-256 de la graine. Les outils de n’importe quel ordinateur le montrent :
fair-the-seed = GRAINE
fair-recipe = La recette, pour un programme à vous
fair-recipe-stream = Les 32 octets de la graine sont la clef de HMAC-SHA-256. Le bloc B = 0, 1, 2… de la donne N, tentative A, est le HMAC du texte « ECN1 pack N/A B » ; si l’on a coupé, suivent un saut de ligne et les mots, en UTF-8, tels que dans l’enregistrement.
fair-recipe-numbers = Chaque bloc se lit comme huit nombres de 32 bits, l’octet de poids fort d’abord.
fair-recipe-shuffle = Rangez les cartes As Ks Qs Js Ts 9s 8s 7s, puis cœurs, carreaux, trèfles. Pour I de 31 à 1, prenez le nombre suivant inférieur au plus grand multiple de I + 1 qui ne dépasse pas 2³², et échangez la carte de la place I et celle de la place (nombre modulo I + 1), comptées depuis 0.
fair-recipe-deal = La place 0 est le dessus du paquet. Les cartes sont données par paquets selon la règle, puis la suivante est retournée, et le reste est le talon.
