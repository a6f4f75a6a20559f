import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSourceTerms, sourceTerms } from '../../src/contracts/source-terms.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { listKeyless } from '../../src/server/compose/list-keyless.ts';
import { sourceOrder } from '../../src/server/compose/source-order.ts';
import { liveSourcesCopy as copy } from '../../src/web/copy/sources.ts';

const names = [
  ...new Set(Object.values(sourceOrder).flatMap((providers) => providers.map(({ name }) => name))),
];
const document = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8');
const evidence = document.slice(document.indexOf('## Evidence')).split('\n');

describe('the source terms', () => {
  it.each(names)('include %s, which has a complete row under Evidence in docs/sources.md', (name) => {
    expect(Object.keys(sourceTerms)).toContain(name);
    const row = evidence.find((line) => line.startsWith(`| ${name} `));
    expect(row?.split('|').length).toBe(7);
  });

  it('include no unknown source', () => {
    expect(Object.keys(sourceTerms).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('distinguish a source that asks for no credit from one that does not say', () => {
    expect(copy.attribution(findSourceTerms('GitHub'))).toBe('No credit asked for');
    expect(copy.attribution(findSourceTerms('Kraken'))).toBe('Credit: not stated');
    expect(copy.attribution(findSourceTerms('Routescan'))).toBe('Powered by Routescan.io APIs');
  });
});

describe('the sources that a paying site may not call without a key', () => {
  const list = (env: Readonly<Record<string, string>>) => {
    const outcome = readConfig(env);
    if (outcome.kind === 'refused') throw new Error(outcome.line);
    return listKeyless(outcome.config);
  };

  it('are named unless they have a key, or no source is called', () => {
    expect(list({})).toEqual(['CoinGecko', 'CoinMarketCap', 'CoinPaprika', 'Ethplorer']);
    expect(list({ UPSTREAM_COINMARKETCAP_KEY: 'a', UPSTREAM_COINPAPRIKA_KEY: 'b' })).toEqual([
      'CoinGecko',
      'Ethplorer',
    ]);
    expect(list({ UPSTREAMS: 'sample' })).toEqual([]);
  });
});
