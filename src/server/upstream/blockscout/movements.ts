import { Type, type Static } from 'typebox';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { buildEthereumMovements, toMovement, toSeconds } from '../http/movement-parts.ts';
import { figure, maybe, text } from '../http/schemas.ts';

const list = { at: ['items'] } as const;
const end = maybe(Type.Object({ hash: maybe(text) }));
const sent = { timestamp: text, from: end, to: end };

const readTransfers = buildListReader({
  ...list,
  route: '/tokens/transfers',
  row: Type.Object({
    transaction_hash: text,
    ...sent,
    total: Type.Object({ value: figure, decimals: figure }),
  }),
});
const readTransactions = buildListReader({
  ...list,
  route: '/transactions',
  row: Type.Object({ hash: text, ...sent, value: figure }),
});

/** Blockscout as a source of large movements among the last fifty on Ethereum. */
export function buildMovements(load: LoadJson, findPrice: OwnFigures['findPrice']): MovementSource {
  return buildEthereumMovements({
    findPrice,
    loadEthers: (price) =>
      readTransactions(load('/transactions?filter=validated'), ({ hash, value, ...row }) =>
        toMovement({ hash, value, decimals: 18, price, ...toCommon(row) }),
      ),
    loadTokens: (contract, price) =>
      readTransfers(load(`/tokens/${contract}/transfers`), ({ transaction_hash: hash, total, ...row }) =>
        toMovement({ hash, ...total, price, ...toCommon(row) }),
      ),
  });
}

const common = Type.Object(sent);

function toCommon({ timestamp, from, to }: Static<typeof common>) {
  const seconds = toSeconds(timestamp);
  return {
    timestamp: seconds === undefined ? undefined : Math.floor(seconds),
    sender: from?.hash,
    recipient: to?.hash,
  };
}
