import { foldName } from '../../../contracts/subject.ts';

/** The best first. */
const nameColumns = ['coin', 'coin name', 'name', 'asset', 'cryptocurrency', 'crypto', 'token', 'currency'];

const symbolColumns = ['symbol', 'ticker', 'base', 'pair', 'market', 'instrument'];

const otherColumns = [
  '#',
  'rank',
  'no',
  'no.',
  'id',
  'price',
  'last price',
  'price (usd)',
  'price usd',
  'buy price',
  'avg price',
  'amount',
  'quantity',
  'qty',
  'balance',
  'holding',
  'holdings',
  'units',
  'value',
  'value (usd)',
  'total',
  'cost',
  'market cap',
  'mcap',
  'volume',
  'volume (24h)',
  'change',
  '1h %',
  '24h',
  '24h %',
  '7d %',
  'date',
  'time',
  'type',
  'side',
  'fee',
  'exchange',
  'wallet',
  'note',
  'notes',
  'status',
  'allocation',
  'profit',
  'p/l',
];

/** Words that a column's heading may be, folded. */
export const columnWords: ReadonlySet<string> = new Set([...nameColumns, ...symbolColumns, ...otherColumns]);

/** Places of the columns with the coin and its symbol. */
export interface Columns {
  readonly name: number | undefined;
  readonly symbol: number | undefined;
}

export function chooseColumns(headings: readonly string[]): Columns {
  const folded = headings.map(foldName);
  const find = (words: readonly string[]) => {
    const best = words.find((word) => folded.includes(word));
    return best === undefined ? undefined : folded.indexOf(best);
  };
  return { name: find(nameColumns), symbol: find(symbolColumns) };
}

const actionWords = new Set([
  'buy',
  'sell',
  'bought',
  'sold',
  'deposit',
  'withdraw',
  'withdrawal',
  'transfer',
  'trade',
  'spot',
  'limit',
  'market',
  'completed',
  'filled',
]);

/** What an exchange writes beside a coin, such as 'BUY'. */
export function isActionWord(text: string): boolean {
  return actionWords.has(foldName(text));
}
