import { findSourceTerms } from '../../contracts/source-terms.ts';
import { toProviderSettings } from '../config/config-rules.ts';
import type { ServerConfig } from '../config/config.ts';
import { sourceOrder } from './source-order.ts';

/** Names of the sources that are called without a key although a site with paying members needs a key or a plan for them. */
export function listKeyless(config: ServerConfig): readonly string[] {
  if (config.UPSTREAMS === 'sample') return [];
  const called = Object.values(sourceOrder)
    .flat()
    .filter(({ id, key }) => key !== 'needed' && toProviderSettings(config, id).key === undefined);
  const named = called.map(({ name }) => name).filter((name) => needsKey(name));
  return [...new Set(named)].toSorted((one, other) => one.localeCompare(other, 'en'));
}

function needsKey(name: string): boolean {
  const { paidUse } = findSourceTerms(name);
  return paidUse === 'key' || paidUse === 'plan';
}
