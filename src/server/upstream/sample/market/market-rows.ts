import { Type, type Static, type TSchema } from 'typebox';
import { byName, orNull, text } from '../../http/schemas.ts';
import { buildRowsReader } from '../sample-rows.ts';
import { samplePrices } from './prices.ts';

const marketRows = Type.Object({
  /** Newest first; each picture is a file of the sample. */
  headlines: Type.Array(Type.Object({ title: text, picture: orNull(text) })),
  /** The lists' lengths have no common divisor, so that all events of a page differ. */
  events: Type.Object({
    kinds: some(Type.Object({ title: text, category: text })),
    coins: some(text),
    /** Files of the sample; blank: no proof. */
    proofs: some(text),
  }),
  /** Owners of addresses. */
  owners: some(Type.Object({ owner: orNull(text), owner_type: text })),
  reserves: Type.Object({
    /** Approximate holdings of a large exchange, in millions of US dollars. */
    holdings: Type.Array(
      Type.Object({
        coin: Type.Unsafe<keyof typeof samplePrices>({ enum: Object.keys(samplePrices) }),
        millions: Type.Number(),
      }),
    ),
    /** `size` is relative to the largest exchange; others disclose nothing. */
    disclosures: byName(Type.Object({ coins: Type.Integer(), size: Type.Number() })),
  }),
  /** By the columns of an airdrop file. One row has too few fields on purpose: such rows are left out. */
  airdrops: Type.Array(Type.Array(text)),
});
export type MarketRows = Static<typeof marketRows>;

export const buildMarketRows = () => buildRowsReader('market.json', marketRows);

/** At least one row. */
function some<Shape extends TSchema>(row: Shape) {
  return Type.Unsafe<readonly [Static<Shape>, ...Static<Shape>[]]>({
    type: 'array',
    minItems: 1,
    items: row,
  });
}
