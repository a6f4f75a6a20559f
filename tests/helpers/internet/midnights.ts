import type { StandInCoin } from './coins.ts';

const day = 24 * 60 * 60 * 1000;

/** A coin's price at each midnight of a year, oldest first; times in ms. */
export function toMidnights({ price }: Pick<StandInCoin, 'price'>, now: number) {
  const today = Math.floor(now / day) * day;
  return Array.from(
    { length: 366 },
    (_, index) =>
      [today - (365 - index) * day, price * (1 + Math.sin(index / 9) / 10 - Math.sin(365 / 9) / 10)] as const,
  );
}
