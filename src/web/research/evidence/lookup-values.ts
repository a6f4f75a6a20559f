import type { Coin } from '../../../contracts/coin-data.ts';
import { findCoinSymbol, readNftId, type Subject } from '../../../contracts/subject.ts';
import type { LookupValues } from '../../../engine/evidence.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';
import { toHost } from '../../ui/text/addresses.ts';

/** The subject of the links under questions. */
export interface LookupSubject {
  readonly kind: SubjectName | undefined;
  readonly subject: Subject | undefined;
  readonly coin: Coin | undefined;
}

type Values = Record<string, string | undefined>;

export function toLookupValues({ kind, subject, coin }: LookupSubject): LookupValues {
  if (kind === undefined || subject === undefined) return {};
  const values = { name: subject.name, ...readers[kind](subject, coin) };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

const readers: Readonly<Record<SubjectName, (subject: Subject, coin: Coin | undefined) => Values>> = {
  coin: (subject, coin) => ({
    symbol: coin?.ticker ?? findCoinSymbol(subject),
    coinpaprika: subject.id,
    website: toHost(coin?.sites.find(({ type }) => type === 'website')?.url ?? ''),
    contract: coin?.contracts[0]?.contract,
    ethereum_contract: coin?.contracts.find(({ type }) => type === 'ERC20')?.contract,
  }),
  nft: ({ id }) => {
    const place = id === undefined ? undefined : readNftId(id);
    return {
      contract: place?.contract,
      token: place?.token,
      ethereum_contract: place?.chain === 'ethereum' ? place.contract : undefined,
    };
  },
  exchange: () => ({}),
};
