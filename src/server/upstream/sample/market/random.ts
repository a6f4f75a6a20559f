/** Numbers from 0 up to 1, the same for the same seed on every machine: a linear congruential generator. */
export function buildRandom(seed: string): () => number {
  let state = toNumber(seed);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// FNV-1a, so that seeds with one different letter begin far apart.
function toNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
