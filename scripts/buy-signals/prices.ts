/** One day of a made-up market. */
export interface Day {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** A stretch of days that tends one way. */
export interface Phase {
  readonly days: number;
  /** What the price gains a day on average, in percent. */
  readonly drift: number;
  /** How far a day strays from that, in percent. */
  readonly stray: number;
}

/** Days of trading from a price of 100 on; the same seed always makes the same days. */
export function makeDays(seed: number, phases: readonly Phase[]): readonly Day[] {
  const random = makeRandom(seed);
  const days: Day[] = [];
  let open = 100;
  for (const { days: length, drift, stray } of phases) {
    for (let day = 0; day < length; day += 1) {
      const bell = (random() + random() + random() + random() - 2) * Math.sqrt(3);
      const close = open * (1 + (drift + bell * stray) / 100);
      const high = Math.max(open, close) * (1 + (random() * stray) / 150);
      const low = Math.min(open, close) * (1 - (random() * stray) / 150);
      days.push({ open, high, low, close });
      open = close;
    }
  }
  return days;
}

/** Numbers from 0 up to 1 by a linear congruence: enough for a drawing, and the same on every machine. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
