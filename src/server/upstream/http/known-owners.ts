/** Addresses of Ethereum, in lower case, that several published lists, such as Etherscan's labels, assign to one exchange. */
export const knownOwners: ReadonlyMap<string, string> = new Map([
  ['0x28c6c06298d514db089934071355e5743bf21d60', 'Binance'],
  ['0x21a31ee1afc51d94c2efccaa2092ad1028285549', 'Binance'],
  ['0xdfd5293d8e347dfe59e90efd55b2956a1343963d', 'Binance'],
  ['0x71660c4005ba85c37ccec55d0c4493e66fe775d3', 'Coinbase'],
  ['0x503828976d22510aad0201ac7ec88293211d23da', 'Coinbase'],
  ['0xa9d1e08c7793af67e9d92fe308d5697fb81d3e43', 'Coinbase'],
  ['0xd24400ae8bfebb18ca49be86258a3c749cf46853', 'Gemini'],
  ['0x876eabf441b2ee5b5b0554fd502a8e0600950cfa', 'Bitfinex'],
  ['0xab5c66752a9e8167967685f1450532fb96d5d24f', 'Huobi'],
  ['0x2b5634c42055806a59e9107ed44d43c426e58258', 'KuCoin'],
  ['0x6cc5f688a315f3dc28a7781717a9a798a59fda7b', 'OKX'],
  ['0x6262998ced04146fa42253a5c0af90ca02dfd2a3', 'Crypto.com'],
]);
