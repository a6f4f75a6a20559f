import { expect, it } from 'vitest';
import { readCoinNames } from '../../../../src/web/panels/watchlist/read-coin-names.ts';

const namesOf = (text: string) => readCoinNames(text).names.map(({ name }) => name);

it.each([
  ['commas', 'Bitcoin, Ethereum, Solana', ['Bitcoin', 'Ethereum', 'Solana']],
  ['semicolons', 'BTC;ETH; SOL;', ['BTC', 'ETH', 'SOL']],
  ['tabs', 'Bitcoin\tEthereum', ['Bitcoin', 'Ethereum']],
  ['lines of Windows with commas', 'Bitcoin,\r\nEthereum,\r\n', ['Bitcoin', 'Ethereum']],
  [
    'ranks and bullets',
    '1. Bitcoin\n2) Ethereum\n- Solana\n* Dogecoin\n• Cardano\n#7 XRP',
    ['Bitcoin', 'Ethereum', 'Solana', 'Dogecoin', 'Cardano', 'XRP'],
  ],
  ['ranks on one line', '1. Bitcoin 2. Ethereum', ['Bitcoin', 'Ethereum']],
  ['signs and pairs', '$SOL\nETH/USD\nBTC-USDT\nADA_EUR', ['SOL', 'ETH', 'BTC', 'ADA']],
  [
    'names with blanks',
    'Bitcoin Cash\nShiba Inu\nEthereum Classic',
    ['Bitcoin Cash', 'Shiba Inu', 'Ethereum Classic'],
  ],
  ['symbols after names', 'Bitcoin (BTC)\nShiba Inu (SHIB)', ['Bitcoin', 'Shiba Inu']],
  ['amounts', '0.5 BTC, 2 ETH\nCardano 1,200.5', ['BTC', 'ETH', 'Cardano']],
  ['signs in names', 'yearn.finance\nC++ Coin\n1inch\n0x', ['yearn.finance', 'C++ Coin', '1inch', '0x']],
  ['names twice', 'bitcoin\nBitcoin\nBITCOIN', ['bitcoin']],
  ['a heading', 'Coin,Symbol,Price\nBitcoin,BTC,64000\nEthereum,ETH,3000', ['Bitcoin', 'Ethereum']],
  ['a heading alone', 'Symbol\nBTC\nETH', ['BTC', 'ETH']],
  ['a portfolio', 'name;amount\r\nBitcoin;"1.234,50"\r\nCardano;2', ['Bitcoin', 'Cardano']],
  ['an exchange', 'Date,Pair,Side,Amount\n2026-01-05,BTC/USDT,BUY,0.5', ['BTC']],
  [
    'an exchange without a heading',
    '2026-01-05,BUY,BTC/USDT,0.5\n2026-01-06,SELL,ETH/USDT,1',
    ['BTC', 'ETH'],
  ],
  [
    'cells of a spreadsheet',
    '1\tBitcoin\tBTC\t$64,000.00\t2.3%\r\n2\tTether\tUSDT\t$1.00\t-0.1%',
    ['Bitcoin', 'Tether'],
  ],
  ['quoted cells', '"Wrapped, Bitcoin",WBTC\n"Bitcoin",BTC', ['Wrapped, Bitcoin', 'Bitcoin']],
  ['a table of Markdown', '| # | Coin | Price |\n|---|---|---|\n| 1 | Bitcoin | $64,000 |', ['Bitcoin']],
])('reads %s', (_, text, names) => {
  expect(namesOf(text)).toEqual(names);
  expect(readCoinNames(text).left).toEqual([]);
});

it('lists what is no name', () => {
  const { names, left } = readCoinNames('1337\n42\n🚀\nBitcoin, 7, Ethereum');
  expect(names.map(({ name }) => name)).toEqual(['Bitcoin']);
  expect(left).toEqual(['1337', '42', '🚀']);
  expect(readCoinNames('Bitcoin, 1337, Ethereum').left).toEqual(['1337']);
});

it.each([
  ['BTC ETH SOL', ['BTC', 'ETH', 'SOL']],
  ['$btc $eth', ['btc', 'eth']],
  ['BTCUSDT', ['BTC']],
  ['BINANCE:BTCUSDT', ['BTC']],
  ['Bitcoin and Ethereum', ['Bitcoin', 'Ethereum']],
  ['Bitcoin Cash', []],
])('reads %s as one name, which may be %j', (text, parts) => {
  expect(readCoinNames(text).names).toMatchObject([{ parts }]);
});

it('reads the symbol beside a name of a table, also after a blank cell', () => {
  const table = 'Rank,Coin,Symbol\n,Bitcoin,BTC\n2,,ETH';
  expect(readCoinNames(table).names).toEqual([
    { name: 'Bitcoin', symbol: 'BTC', parts: ['BTC'] },
    { name: 'ETH', parts: [] },
  ]);
});

it('reads 200 names', () => {
  const text = Array.from({ length: 200 }, (_, at) => `Coin number ${at}x`).join('\r\n');
  expect(namesOf(text)).toHaveLength(200);
});
