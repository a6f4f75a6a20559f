/**
 * Former names and ids of coins, which members still search for and records still have, with the current name or id; ids are
 * CoinPaprika's. Only coins exchanged one to one, so not Sky: one MKR became 24,000 SKY. RNDR is found under its former name.
 */
const renamed: ReadonlyMap<string, string> = new Map([
  ['matic', 'pol-polygon-ecosystem-token'],
  ['matic-polygon', 'pol-polygon-ecosystem-token'],
  ['fantom', 'sonic'],
  ['ftm', 'sonic'],
  ['ftm-fantom', 'sonic'],
  ['klaytn', 'kaia-kaia'],
  ['klay', 'kaia-kaia'],
  ['klay-klaytn', 'kaia-kaia'],
]);

/** The term that finds the current coin; `term` is in lower case. */
export function findRenamed(term: string): string {
  return renamed.get(term) ?? term;
}
