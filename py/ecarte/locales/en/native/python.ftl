### What Python functions say of an argument or a source; TypeErrors are in English, as Python’s own.

problem-E-argument-least = { $name } is a whole number from { $least }, not { $given }.
problem-E-argument-choice = { $name } cannot be “{ $given }”. It can be: { $allowed }.
problem-E-argument-card = { $given } is no card.
    .remedy = A card is a rank and a suit, as in Ks.
problem-E-argument-seat = Seat { $seat } is given to { $first } and to { $second }.
    .remedy = Name each seat once.
problem-E-argument-array = { $name } has the kind { $given } and the shape { $given_shape }.
    .remedy = It needs the kind { $kind } and the shape { $shape }.
problem-E-slice-step = The step of a slice is a number, but not 0.
problem-E-source-empty = A source is empty: it names no file, and is no text.
problem-E-source-null = A source has a null character, which no name of a file has.
problem-E-source-link = “{ $link }” is a link.
    .remedy = ecarte.open gives its game.
problem-E-read-once = These games can be read only once, and have been.
    .remedy = Keep them in a list, or load a file by its path.
problem-E-games-mixed = There are games of { $first } and of { $second }.
    .remedy = Choose one of them: game="{ $first }".
problem-E-write-read = { $file } is also read, and would then hold less than before.
    .remedy = Write to another file.
problem-E-write-loses = { $file } would lose the records that were left out.
    .remedy = Correct them, or write to another file.
problem-E-write-form = { $file } would be ECN, which is not what its ending says.
    .remedy = Let it end in .ecn.
problem-E-write-packed = { $file } would not be compressed as its ending says.
    .remedy = Only .gz can be written.
