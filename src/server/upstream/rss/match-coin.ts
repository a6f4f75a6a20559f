import type { Article } from './to-article.ts';

/** A coin's names. */
export interface CoinNames {
  readonly name: string;
  readonly ticker: string;
}

/** Coin names that are everyday words: in a text they need not mean the coin. */
const everydayWords: ReadonlySet<string> = new Set(
  (
    'band bounce compound core dash drift flare flow gala harmony hive icon immutable maker mantle mask metal near ' +
    'ocean optimism origin polygon portal power radiant render request reserve safe sand secret stacks status story ' +
    'strike threshold unity verge wonder zero'
  ).split(' '),
);

/** Shorter ones occur in too many words and names. */
const shortest = { name: 4, ticker: 3 } as const;

/** Matches the coin's category, and its name or its symbol in capitals as a separate word of title or excerpt. */
export function buildCoinMatcher({ name, ticker }: CoinNames): (article: Article) => boolean {
  const called = new Set([name.toLowerCase(), ticker.toLowerCase()].filter((text) => text !== ''));
  const isDistinctive = name.length >= shortest.name && !everydayWords.has(name.toLowerCase());
  const words = [
    ...(isDistinctive ? [toWord(name, 'iu')] : []),
    ...(ticker.length >= shortest.ticker ? [toWord(ticker.toUpperCase(), 'u')] : []),
  ];
  return ({ title, excerpt, categories }) =>
    categories.some((category) => called.has(category.toLowerCase())) ||
    words.some((word) => word.test(title) || word.test(excerpt));
}

function toWord(text: string, flags: string): RegExp {
  // With the flag u, a pattern must not escape a hyphen.
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags);
}
