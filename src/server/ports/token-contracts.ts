import type { MovementCoin } from '../../contracts/movements.ts';

/** The coins that are tokens of Ethereum. */
export type Token = Exclude<MovementCoin, 'btc' | 'eth' | 'bnb'>;

/** Contracts of the tokens. matic is POL now: its old contract has few transfers. */
export const tokenContracts: Readonly<Record<Token, string>> = {
  dai: '0x6b175474e89094c44da98b954eedeac495271d0f',
  matic: '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6',
  sushi: '0x6b3595068778dd592e39a122f4f5a5cf09c90fe2',
  uni: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
};
