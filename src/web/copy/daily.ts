import { dayStart, streakExample, streakRestart } from './streak.ts';

/** The spec fixes the button, the box and the waiting line (Y1). */
export const dailyCopy = {
  myCoins: 'My Coins',
  collect: 'Collect Coins',
  collecting: 'Collecting your coin(s)...',
  collected: 'Collected',
  today: 'Today',
  day: (day: number) => `Day ${day}`,
  /** Unit of the number before it. */
  coins: (count: number) => (count === 1 ? 'coin' : 'coins'),
  strip: 'The seven days of the streak',
  rulesTitle: 'How the streak works',
  rules: [dayStart, streakRestart, streakExample],
} as const;

export function toDayOf(day: number, days: number): string {
  return `Day ${day} of ${days}`;
}

export function toGain(coins: number): string {
  return `+${toCoins(coins)}`;
}

export function toDue(coins: number): string {
  return `${toCoins(coins)} today. If you miss a day, you start again at day 1.`;
}

export function toBalanceAfter(coins: number, balance: number): string {
  return `+${coins} today brings you to ${balance}`;
}

export function toTomorrow(day: number, coins: number): string {
  return `Day ${day} brings ${coins} more tomorrow`;
}

/** Rounded up to the minute. */
export function toNewDay(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  const hours = Math.floor(minutes / 60);
  const wait = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return `New day in ${wait} (0:00 UTC)`;
}

function toCoins(coins: number): string {
  return `${coins} ${dailyCopy.coins(coins)}`;
}
