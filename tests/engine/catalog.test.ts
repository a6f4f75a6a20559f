import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inResultsOrder, isPart, type CatalogEntry } from '../../src/engine/catalog.ts';
import { shippedFolder } from '../helpers/load-compiled.ts';

function entry(id: string, place: Partial<CatalogEntry>): CatalogEntry {
  const plain = { title: id, kind: 'insights', version: 1, page: '/news', order: 1, reward: 5 } as const;
  return { ...plain, id, sections: [], ...place };
}

describe('inResultsOrder', () => {
  it('sorts by place among the results, then entries without one by page and place', () => {
    const mixed = [
      entry('d', { page: '/news', order: 2 }),
      entry('c', { page: '/news', order: 1 }),
      entry('b', { results: 10 }),
      entry('e', { page: '/fng', order: 3 }),
      entry('a', { results: 9, page: '/walletmovement' }),
    ];
    expect(inResultsOrder(mixed).map(({ id }) => id)).toEqual(['a', 'b', 'e', 'c', 'd']);
  });

  it('puts the shipped questionnaires in the specified order (Q2)', async () => {
    const catalog: readonly CatalogEntry[] = JSON.parse(
      await readFile(`${shippedFolder('catalog')}.json`, 'utf8'),
    );
    const shown = inResultsOrder(catalog.filter(isPart)).map(({ id }) => id);
    const named = ['coineval', 'swingtrade', 'calendar', 'fng', 'walletmovement', 'cryptonews', 'por'];
    // Another test adds a questionnaire meanwhile.
    const specified = [...named, 'nfteval'];
    expect(shown.filter((id) => specified.includes(id))).toEqual(specified);
  });
});
