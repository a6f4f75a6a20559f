import type { Article } from './to-article.ts';

/** A coin's names. */
export interface CoinNames {
  readonly name: string;
  readonly ticker: string;
}

type ArticleText = Pick<Article, 'title' | 'excerpt' | 'categories'>;

/** Coin names that are everyday words: in a text they need not mean the coin. */
const everydayNames: ReadonlySet<string> = new Set([
  ...(
    'avalanche band bounce compound core cosmos dash drift flare flow gala gas graph harmony hive icon immutable magic maker ' +
    'mantle mask metal moon movement near ocean one optimism origin plasma polygon portal power pump radiant render request ' +
    'reserve safe sand secret sign sonic space stacks status story strike sun theta threshold trump unity verge virtual waves ' +
    'wonder zero'
  ).split(' '),
  'the graph',
]);

/** Symbols that are words, also in capitals. */
const everydaySymbols: ReadonlySet<string> = new Set(
  (
    'ACE ALL ART BAND BEAM CASH CAT CORE DASH DOG DRIFT FEES FLOW FUN GAME GAS GOLD GRASS HIVE HOME HOOK JUST KEY LINK MAGIC ' +
    'MASK MEME METAL MOON MOVE NFT ONE OPEN PLAY POWER PUMP RARE RED RENDER ROSE SAFE SAND SIGN SPACE STORY STRIKE SUN TIME ' +
    'TRUMP WAVE WAVES WIN'
  ).split(' '),
);

/** Names that begin with the name of another coin. */
const longerNames: readonly string[] = [
  'Bitcoin Cash',
  'Bitcoin Gold',
  'Bitcoin SV',
  'Ethereum Classic',
  'Ethereum Name Service',
  'Ethereum PoW',
  'Terra Classic',
];

/** Shorter ones occur in too many words and names. */
const shortest = { name: 4, ticker: 3 } as const;

/**
 * Matches the coin's category, and its name or its symbol in capitals as a separate word of title or excerpt. A symbol that
 * is an everyday word counts only after a dollar sign, or in brackets after the name.
 */
export function buildCoinMatcher({ name, ticker }: CoinNames): (article: ArticleText) => boolean {
  const symbol = ticker.toUpperCase();
  const isWord = everydaySymbols.has(symbol);
  const called = new Set([name, ...(isWord ? [] : [ticker])].map((text) => text.toLowerCase()));
  const others = longerNames.filter((one) => one.startsWith(`${name} `));
  const isDistinctive = name.length >= shortest.name && !everydayNames.has(name.toLowerCase());
  const words = [
    ...(isDistinctive ? [toWord(name, 'iu')] : []),
    ...(ticker.length >= shortest.ticker && !isWord ? [toWord(symbol, 'u')] : []),
    ...(ticker === '' ? [] : [toWord(`$${symbol}`, 'u'), toWord(`${name} (${symbol})`, 'iu')]),
  ];
  const isIn = (text: string) => {
    const own = others.reduce((rest, other) => rest.replaceAll(other, ''), text);
    return words.some((word) => word.test(own));
  };
  return ({ title, excerpt, categories }) =>
    categories.some((category) => category !== '' && called.has(category.toLowerCase())) ||
    isIn(title) ||
    isIn(excerpt);
}

function toWord(text: string, flags: string): RegExp {
  // With the flag u, a pattern must not escape a hyphen.
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags);
}
