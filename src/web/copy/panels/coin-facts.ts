import { paperSource } from '../../../contracts/coin-facts.ts';
import { feedCopy } from '../ui.ts';

export const coinFactsCopy = {
  title: 'Key facts',
  hint: 'Figures only, no rating.',
  loaded: (name: string) => `Facts about ${name} loaded`,
  failed: 'The facts could not be loaded.',
  failedHint: 'The source isn’t responding.',
  table: (name: string) => `Facts about ${name}`,
  columns: {
    fact: 'Fact',
    now: 'Now',
    then: 'At research',
    year: 'One year',
    origin: 'Source and age',
  },
  /** After a value of the research. */
  then: 'then',
  /** The research stored no such value. */
  noneThen: '–',
  kinds: { coin: 'Coin', token: 'Token' },
  sides: { above: 'MACD above', below: 'MACD below' },
  turns: {
    up_below_zero: 'Up, below zero',
    up_above_zero: 'Up, above zero',
    down: 'Down',
    none: 'None in 20 days',
  },
  noExchange: 'None of them',
  /** Of exchanges about which the sources differ. */
  unsure: (listed: string, names: string) => `${listed}; sources differ about ${names}`,
  origin: 'Source',
  /** Why facts are missing; `source`: the source that lacks them. */
  gaps: {
    loading: () => 'loading',
    unknown: (source: string) =>
      source === feedCopy.sample ? 'no sample value' : `not reported by ${source}`,
    unavailable: (source: string) => `${source === paperSource ? 'its site' : source} isn’t responding`,
    held_back: (source: string) => `waiting for ${source}’s rate limit`,
    never: () => 'not in this period',
    no_source: () => 'no data for this coin',
    too_few_days: () => 'not enough days of prices',
  },
  gapOf: (titles: readonly string[], reason: string) => `${titles.join(', ')}: ${reason}`,
  anySource: 'the source',
} as const;

export const evidenceCopy = {
  loading: 'Loading',
  stale: 'last known value',
  /** A figure with what exactly was counted, such as a channel. */
  counted: (title: string, note: string) => `${title}, ${note}`,
  lookUp: 'Look up',
  details: 'Facts and links',
  more: (count: number) => `+${count}`,
  speaksFor: { yes: 'speaks for yes', no: 'speaks for no' },
  /** `share` of the larger value, 0 to 1. */
  apart: (share: number) => `The sources differ by ${Math.round(share * 100)}%`,
  listedOn: (count: number, all: number) => `${count} of ${all}`,
  notListed: 'not listed',
  unsure: 'can’t tell: sources differ',
  /** Of the one exchange that a question names. */
  listing: { listed: 'Listed', unlisted: 'Not listed', unsure: 'Can’t tell: sources differ' },
} as const;

const listingMoves = { listedThen: 'listed then, not now', listedNow: 'listed now, not then' } as const;

export const keptFactsCopy = {
  then: 'then',
  now: 'now',
  thenAndNow: 'then and now',
  missingThen: (reason: string) => `(then: ${reason})`,
  ...listingMoves,
  /** One for each exchange that differs: 'Gemini: listed then, not now'. */
  moves: (then: readonly string[], now: readonly string[]) => [
    ...then.filter((name) => !now.includes(name)).map((name) => `${name}: ${listingMoves.listedThen}`),
    ...now.filter((name) => !then.includes(name)).map((name) => `${name}: ${listingMoves.listedNow}`),
  ],
  flips: 'reads differently today',
  imported: 'From an imported file.',
  changed: (questions: readonly string[]) =>
    `${questions.length === 1 ? '1 answer reads' : `${questions.length} answers read`} differently today: ${questions.join(', ')}.`,
} as const;
