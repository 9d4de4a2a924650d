### Leçons : ce qui se dit avant et après chaque coup à jouer.

lessons-about = De courtes leçons à une vraie table. Chacune se termine par quelques questions.
lesson-done = terminée
lesson-place = { $number } sur { $count } :
lesson-again = C’est permis, mais ce n’est pas le coup cherché. Essayez autre chose.
lesson-on = Continuer
lesson-over = Leçon terminée
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-failed = La leçon n’a pas pu s’afficher. Réessayez.

lesson-ecarte-follow = Fournir, forcer, couper
lesson-ecarte-follow-about = On ne joue pas n’importe quelle carte : il faut fournir à la couleur demandée, et forcer si l’on peut. Sans carte de la couleur, il faut couper.
lesson-ecarte-follow-higher = On entame du neuf de cœur. Quelle carte pouvez-vous jouer ?
lesson-ecarte-follow-higher-done = Il faut fournir du cœur, et c’est la dame qui bat le neuf. Le huit reste en main.
lesson-ecarte-follow-trump = On entame du roi de carreau, et vous n’avez pas de carreau. L’atout est pique.
lesson-ecarte-follow-trump-done = Sans la couleur demandée, on doit couper. N’importe quel atout suffit : même le sept bat un roi.

lesson-ecarte-king = Le roi est le plus fort
lesson-ecarte-king-about = L’ordre des cartes est roi, dame, valet, as, dix, neuf, huit, sept. L’as vient après le valet.
lesson-ecarte-king-ace = On entame de l’as de cœur. Faites la levée.
lesson-ecarte-king-ace-done = Le valet bat l’as. Seuls le roi, la dame et le valet le font.
lesson-ecarte-king-mark = Vous avez le roi d’atout. Ici, c’est à vous de l’annoncer, avant de jouer à la première levée.
lesson-ecarte-king-mark-done = Un point, quoi que donnent les levées. Avec les règles habituelles, il est marqué pour vous.

lesson-ecarte-propose = Proposer ou jouer d’autorité
lesson-ecarte-propose-about = Vous parlez le premier quand l’autre a donné. Si vous proposez, tous deux pourront écarter. Si vous jouez d’autorité, il faut faire trois levées avec ce que vous avez, sinon l’autre marque deux points.
lesson-ecarte-propose-weak = Un petit atout et un valet. Que faites-vous ?
lesson-ecarte-propose-weak-done = Proposer ne coûte guère : votre jeu ne peut que s’améliorer, et vous ne risquez rien.
lesson-ecarte-propose-strong = Trois atouts dont le roi, avec le roi et la dame de cœur. Et maintenant ?
lesson-ecarte-propose-strong-done = Cinq bonnes cartes. L’écart servirait l’autre plus que vous.

lesson-ecarte-hands = Les jeux de règle
lesson-ecarte-hands-about = Les vieux traités dressent la liste des jeux à jouer sans proposer, ceux qui gagnent le point à peu près deux fois sur trois. Apprenez à les reconnaître.
lesson-ecarte-hands-three-kings = Deux petits atouts, roi et dame de cœur, et un autre roi.
lesson-ecarte-hands-three-kings-done = Deux atouts, si petits soient-ils, les honneurs d’une couleur et un roi de plus : voilà un jeu à jouer.
lesson-ecarte-hands-one-trump = Un seul atout, mais roi, dame, valet de cœur et le roi de carreau.
lesson-ecarte-hands-one-trump-done = Une tierce majeure et un roi à côté valent d’être joués, même avec le sept d’atout.

lesson-ecarte-discard = Que faut-il écarter ?
lesson-ecarte-discard-about = Gardez les atouts et les rois, jetez le reste. Vous recevez autant de cartes que vous en écartez.
lesson-ecarte-discard-keep = Deux atouts, un roi, un valet, un neuf. Choisissez vos écarts.
lesson-ecarte-discard-keep-done = Le valet et le neuf s’en vont. Un roi fait sa levée s’il n’est pas coupé, un valet rarement.

lesson-ecarte-lead = L’entame
lesson-ecarte-lead-about = Celui qui n’a pas donné entame. Fort en atout, attaquez atout. Avec peu d’atouts, attaquez votre meilleure couleur, en commençant par le haut.
lesson-ecarte-lead-trumps = Roi, dame et dix d’atout. Quelle est votre entame ?
lesson-ecarte-lead-trumps-done = Les atouts de l’autre tombent et ne couperont plus votre dame de trèfle.
lesson-ecarte-lead-suit = Un seul atout, avec le roi et la dame de cœur.
lesson-ecarte-lead-suit-done = Par la tête de la couleur où vous en avez deux. L’atout attend la couleur qui vous manque.

lesson-ecarte-vole = La vole
lesson-ecarte-vole-about = Trois ou quatre levées valent un point. Les cinq, la vole, en valent deux.
lesson-ecarte-vole-all = Un jeu à faire les cinq levées. Par où commencer ?
lesson-ecarte-vole-all-done = Par les gros atouts : une fois ceux de l’autre tombés, personne ne coupera vos rois.
lesson-ecarte-vole-last = Quatre levées sont à vous, il reste une carte.
lesson-ecarte-vole-last-done = Les cinq : deux points.

lesson-ecarte-vulnerable = Le prix d’un refus
lesson-ecarte-vulnerable-about = Qui refuse la première proposition et perd donne deux points à l’autre au lieu d’un. De même pour qui joue d’emblée d’autorité.
lesson-ecarte-vulnerable-accept = Vous avez donné, l’autre propose. Vous avez un atout et pas de roi.
lesson-ecarte-vulnerable-accept-done = Vous gagneriez à peu près une fois sur deux, mais perdre coûte double. Acceptez.
lesson-ecarte-vulnerable-refuse = De nouveau, mais avec deux atouts, un roi et une dame.
lesson-ecarte-vulnerable-refuse-done = Qui propose est rarement fort, et ce jeu gagne bien plus souvent qu’il ne perd. Refusez.

lesson-ecarte-four = Quatre à quatre
lesson-ecarte-four-about = À quatre partout, un point gagne la partie : une perte ne peut plus coûter davantage, et le second point ne fait plus peur. Jouez et refusez avec des jeux que vous auriez écartés plus tôt.
