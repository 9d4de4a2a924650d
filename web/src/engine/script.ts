// What Python's worker imports for games between friends (web/engine/boot.py): a script may name no exports there.
import * as ristretto255 from "./ristretto.ts";

Object.assign(globalThis, { ristretto255 });
