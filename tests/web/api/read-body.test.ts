import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Candles, candlesSchema } from '../../../src/contracts/charts.ts';
import { teamMemberSchema, type Coin, type coinSchema } from '../../../src/contracts/coin-data.ts';
import type { ReadRecord, recordSchema } from '../../../src/contracts/record.ts';
import type { Claim, claimSchema } from '../../../src/contracts/rewards.ts';
import { readBody, type BodyOf } from '../../../src/web/api/read-body.ts';

describe('readBody', () => {
  it('returns the type of the schema, and no other', () => {
    expectTypeOf(readBody<typeof coinSchema>).returns.resolves.toEqualTypeOf<Coin>();
    expectTypeOf<BodyOf<typeof claimSchema>>().toEqualTypeOf<Claim>();
    expectTypeOf<BodyOf<typeof recordSchema>>().toEqualTypeOf<ReadRecord>();
    expectTypeOf<BodyOf<typeof candlesSchema>>().toEqualTypeOf<Candles>();
    const loadCoin = (call: Parameters<typeof readBody>[0]): Promise<Coin> =>
      // @ts-expect-error -- a team member is no coin
      readBody(call, teamMemberSchema);
    expect(loadCoin).toBeTypeOf('function');
  });
});
