import type { Movement, MovementCoin } from '../../../contracts/movements.ts';
import type { MovementSource } from '../../ports/market.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { loadBitcoins } from './bitcoin.ts';
import { loadEthers } from './ethereum.ts';
import { tokenContracts, type Token } from '../../ports/token-contracts.ts';
import { toLarge } from '../http/movement-parts.ts';
import { sourceName } from './responses.ts';
import { loadTokens } from './tokens.ts';

interface Sources {
  readonly load: LoadJson;
  /** The price of a token in US dollars, which Blockchair lacks. Rejects with UpstreamError. */
  readonly loadPrice: (token: Token) => Promise<number>;
}

/** Blockchair as a source of the latest large movements; it does not cover bnb's chain. Throws UpstreamError. */
export function buildBlockchair({ load, loadPrice }: Sources): MovementSource {
  return {
    name: sourceName,
    covers: 'part',
    movements: async (coin) => toLarge(await loadMovements({ load, loadPrice }, coin)),
  };
}

async function loadMovements({ load, loadPrice }: Sources, coin: MovementCoin): Promise<readonly Movement[]> {
  switch (coin) {
    case 'btc':
      return loadBitcoins(load);
    case 'eth':
      return loadEthers(load);
    case 'bnb':
      throw new UpstreamError('not-found', sourceName, { detail: 'bnb is on another chain' });
    default: {
      const [price, contract] = [await loadPrice(coin), tokenContracts[coin]];
      return loadTokens(load, { contract, price });
    }
  }
}
