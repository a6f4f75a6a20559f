import { Type, type Static } from 'typebox';
import { largeMovement, type Movement, type MovementCoin } from '../../../contracts/movements.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import { tokenContracts } from '../../ports/token-contracts.ts';
import { SourceFailure, whereFailed, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toLarge, toMovement, toSeconds, toWallet } from '../http/movement-parts.ts';
import { toNumber } from '../http/plain-values.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { byName, figure, maybe, orNull, text, textOrNumber } from '../http/schemas.ts';
import { minute } from '../../../lib/durations.ts';
import type { Provider } from '../http/provider.ts';

const routes = {
  bitcoin: '/bitcoin/transactions',
  ethereum: '/ethereum/transactions',
  tokens: '/ethereum/erc-20/transactions',
  dashboard: '/bitcoin/dashboards/transactions',
} as const;

const list = { at: ['data'], mayBeNull: true } as const;
const ends = { sender: maybe(text), recipient: maybe(text) };

/** Blockchair as a source of the latest large movements; it does not cover bnb's chain. */
function buildMovements(load: LoadJson, findPrice: OwnFigures['findPrice']): MovementSource {
  const loadMovements = async (coin: MovementCoin): Promise<readonly Movement[]> => {
    switch (coin) {
      case 'btc':
        return loadBitcoins(load);
      case 'eth':
        return loadEthers(load);
      case 'bnb':
        throw new SourceFailure('not-found', 'bnb is on another chain');
      default:
        return loadTokens(load, tokenContracts[coin], await findPrice(coin));
    }
  };
  return {
    covers: 'part',
    movements: async (coin) => toLarge(await loadMovements(coin)),
  };
}

// Times are UTC, without a zone; the amount is in satoshi.
const readBitcoins = buildListReader({
  ...list,
  route: routes.bitcoin,
  row: Type.Object({ hash: text, time: text, output_total: figure, output_total_usd: figure }),
});

async function loadBitcoins(load: LoadJson): Promise<readonly Movement[]> {
  // The dashboard's maximum per request is 10.
  const path = `${routes.bitcoin}?q=output_total_usd(${largeMovement}..)&s=id(desc)&limit=10`;
  const movements = await readBitcoins(load(path), ({ hash, time, output_total: value, ...row }) =>
    toMovement({ hash, timestamp: toSeconds(time), value, decimals: 8, usd: row.output_total_usd }),
  );
  if (movements.length === 0) return [];
  const hashes = movements.map(({ hash }) => hash).join(',');
  // The list has no addresses, but is useful without them.
  const known = await load(`${routes.dashboard}/${hashes}`).then(readDashboard).catch(whereFailed(undefined));
  return movements.map((movement) => ({ ...movement, ...toEnds(known?.data?.[movement.hash]) }));
}

const sides = maybe(Type.Array(Type.Object({ recipient: maybe(text), value: maybe(textOrNumber) })));
const transaction = Type.Object({ inputs: sides, outputs: sides });
const readDashboard = buildResponseReader(
  routes.dashboard,
  Type.Object({ data: orNull(byName(transaction)) }),
);

/** From the first payer to the recipient of the most. */
function toEnds(known: Static<typeof transaction> | undefined): Partial<Pick<Movement, 'from' | 'to'>> {
  if (known === undefined) return {};
  const { inputs, outputs } = known;
  const byValue = (outputs ?? []).toSorted((a, b) => (toNumber(b.value) ?? 0) - (toNumber(a.value) ?? 0));
  return { from: toWallet(inputs?.[0]?.recipient), to: toWallet(byValue[0]?.recipient) };
}

// The value is in wei. A block reward has no hash.
const readEthers = buildListReader({
  ...list,
  route: routes.ethereum,
  row: Type.Object({
    hash: orNull(text),
    time: text,
    failed: maybe(Type.Boolean()),
    ...ends,
    value: orNull(textOrNumber),
    value_usd: orNull(textOrNumber),
  }),
});

async function loadEthers(load: LoadJson): Promise<readonly Movement[]> {
  const path = `${routes.ethereum}?q=value_usd(${largeMovement}..)&s=id(desc)&limit=20`;
  return readEthers(load(path), ({ time, failed, value_usd: usd, ...row }) => {
    if (row.hash === null || failed === true) return null;
    return toMovement({ ...row, timestamp: toSeconds(time), decimals: 18, usd });
  });
}

const readTokens = buildListReader({
  ...list,
  route: routes.tokens,
  row: Type.Object({
    transaction_hash: text,
    time: text,
    token_decimals: figure,
    ...ends,
    value: figure,
  }),
});

/** Transfers of any size, at a price in US dollars. */
function loadTokens(load: LoadJson, contract: string, price: number): Promise<readonly Movement[]> {
  const path = `${routes.tokens}?q=token_address(${contract})&s=id(desc)&limit=100`;
  return readTokens(load(path), ({ transaction_hash: hash, time, token_decimals: decimals, ...row }) =>
    toMovement({ ...row, hash, timestamp: toSeconds(time), decimals, price }),
  );
}

/**
 * Blockchair, only with a key: without one it responds to an address for some days and then blocks it. Responds 402 to what a
 * plan lacks, and 430 or 434 to 437 to an address that it has blocked. Counts points; a plan has at least ten a second.
 */
export const blockchair: Provider<'movements'> = {
  id: 'BLOCKCHAIR',
  name: 'Blockchair',
  key: 'needed',
  bases: () => ['https://api.blockchair.com'],
  authorize: (key) => ({ query: { key } }),
  limits: () => [
    { calls: 10, per: 1000 },
    { calls: 150, per: minute },
  ],
  // The dashboard of ten transactions costs 1.9.
  cost: (path) => (path.startsWith(routes.tokens) ? 5 : 2),
  routes: ['/bitcoin/dashboards/transactions/*'],
  pauseStatuses: [430, 434, 435, 436, 437],
  build: ({ loaders: [{ loadJson: load }], own }) => ({
    movements: buildMovements(load, own.findPrice),
  }),
};
