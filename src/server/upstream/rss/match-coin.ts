import type { Article } from './to-article.ts';

/** How a coin is called. */
export interface CoinNames {
  readonly name: string;
  readonly ticker: string;
}

/** Names of coins that are everyday words, too: in a text they need not mean the coin. */
const everydayWords: ReadonlySet<string> = new Set(
  (
    'band bounce compound core dash drift flare flow gala harmony hive icon immutable maker mantle mask metal near ' +
    'ocean optimism origin polygon portal power radiant render request reserve safe sand secret stacks status story ' +
    'strike threshold unity verge wonder zero'
  ).split(' '),
);

/** Shorter ones stand in too many words and names. */
const shortest = { name: 4, ticker: 3 } as const;

/**
 * Tells which articles are about a coin: those of its category, and those whose title or excerpt has its name, or its
 * symbol in capitals, as a word of its own.
 */
export function buildCoinMatcher({ name, ticker }: CoinNames): (article: Article) => boolean {
  const called = new Set([name.toLowerCase(), ticker.toLowerCase()].filter((text) => text !== ''));
  const isTelling = name.length >= shortest.name && !everydayWords.has(name.toLowerCase());
  const words = [
    ...(isTelling ? [toWord(name, 'iu')] : []),
    ...(ticker.length >= shortest.ticker ? [toWord(ticker.toUpperCase(), 'u')] : []),
  ];
  return ({ title, excerpt, categories }) =>
    categories.some((category) => called.has(category.toLowerCase())) ||
    words.some((word) => word.test(title) || word.test(excerpt));
}

function toWord(text: string, flags: string): RegExp {
  // A pattern with the flag u refuses an escaped hyphen.
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags);
}
