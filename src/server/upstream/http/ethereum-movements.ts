import type { Movement } from '../../../contracts/movements.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import { tokenContracts } from '../../ports/token-contracts.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { toLarge } from './movement-parts.ts';

interface Loads {
  readonly name: string;
  /** In US dollars. Rejects with UpstreamError. */
  readonly findPrice: OwnFigures['findPrice'];
  /** The latest movements of ether, in any order, at a price in US dollars. Rejects with UpstreamError. */
  readonly loadEthers: (price: number) => Promise<readonly Movement[]>;
  /** The latest movements of a token, likewise. */
  readonly loadTokens: (contract: string, price: number) => Promise<readonly Movement[]>;
}

/** A source of the latest large movements on Ethereum that has no prices. Throws UpstreamError. */
export function buildEthereumMovements({ name, findPrice, loadEthers, loadTokens }: Loads): MovementSource {
  return {
    name,
    covers: 'part',
    async movements(coin) {
      if (coin === 'btc' || coin === 'bnb')
        throw new UpstreamError('not-found', name, { detail: `${coin} is on another chain` });
      const price = await findPrice(coin);
      return toLarge(await (coin === 'eth' ? loadEthers(price) : loadTokens(tokenContracts[coin], price)));
    },
  };
}
