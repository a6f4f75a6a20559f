/**
 * What coins were called before they went by another name, by which they are still asked for and kept, and what they are
 * called now; ids are CoinPaprika's.
 */
const renamed: Readonly<Partial<Record<string, string>>> = {
  matic: 'pol-polygon-ecosystem-token',
  'matic-polygon': 'pol-polygon-ecosystem-token',
  fantom: 'sonic',
  ftm: 'sonic',
  'ftm-fantom': 'sonic',
};

/** The term that finds the coin of today; `term` is in lower case. */
export function findRenamed(term: string): string {
  return renamed[term] ?? term;
}
