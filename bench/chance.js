// For bench/pace.py and bench/smooth.py: chance is the same in every run, so that runs before and after a change play the
// same games.
if (self === top) {
  let chance = 1;
  const draw = () => {
    chance = (chance + 0x6d2b79f5) | 0;
    let bits = Math.imul(chance ^ (chance >>> 15), 1 | chance);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  Math.random = draw;
  crypto.getRandomValues = (bytes) => bytes.map(() => draw() * 256);
}
