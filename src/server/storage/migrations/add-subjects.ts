import { sql, type Kysely } from 'kysely';

// Coins as typed before records had a subject, with CoinPaprika's id and name, where name and symbol are unambiguous.
// Other names stay as typed.
const coins: readonly (readonly [id: string, name: string, ...typed: readonly string[]])[] = [
  ['ada-cardano', 'Cardano', 'ada', 'cardano'],
  ['atom-cosmos', 'Cosmos', 'atom', 'cosmos'],
  ['avax-avalanche', 'Avalanche', 'avax', 'avalanche'],
  ['bch-bitcoin-cash', 'Bitcoin Cash', 'bch', 'bitcoin cash'],
  ['bnb-binance-coin', 'Binance Coin', 'bnb', 'binance coin'],
  ['btc-bitcoin', 'Bitcoin', 'btc', 'bitcoin'],
  ['doge-dogecoin', 'Dogecoin', 'doge', 'dogecoin'],
  ['dot-polkadot', 'Polkadot', 'dot', 'polkadot'],
  ['etc-ethereum-classic', 'Ethereum Classic', 'etc', 'ethereum classic'],
  ['eth-ethereum', 'Ethereum', 'eth', 'ethereum'],
  ['link-chainlink', 'Chainlink', 'link', 'chainlink'],
  ['ltc-litecoin', 'Litecoin', 'ltc', 'litecoin'],
  ['sol-solana', 'Solana', 'sol', 'solana'],
  ['uni-uniswap', 'Uniswap', 'uni', 'uniswap'],
  ['usdc-usd-coin', 'USDC', 'usdc', 'usd coin'],
  ['usdt-tether', 'Tether', 'usdt', 'tether'],
  ['xlm-stellar', 'Stellar', 'xlm', 'stellar'],
  ['xmr-monero', 'Monero', 'xmr', 'monero'],
  ['xrp-xrp', 'XRP', 'xrp'],
];

/** The only module whose records were named by coins then. */
const ofCoins = 'coineval';

/** The typed name stays as an alias, since saves waiting in a browser still use it. */
export async function addSubjects(db: Kysely<unknown>): Promise<void> {
  for (const column of ['subject', 'alias', 'title', 'day'] as const) {
    await db.schema.alterTable('records').addColumn(column, 'text').execute();
  }
  for (const column of ['archived_at', 'deleted_at'] as const) {
    await db.schema.alterTable('records').addColumn(column, 'bigint').execute();
  }
  for (const [id, name, ...typed] of coins) {
    await sql`
      update records set alias = name, name = ${name}, subject = ${id}
      where module = ${ofCoins} and lower(trim(name)) in (${sql.join(typed)})`.execute(db);
  }
}
