import { allFacts, factIds, type CoinFact, type FactId } from '../../../src/contracts/coin-facts.ts';
import { toFactShape } from '../../../src/engine/fact-shape.ts';
import type { ConditionFacts } from '../../../src/engine/content.ts';

/** Facts that an editor has set: values in the form of ConditionFacts, '' for none. */
export type SetFacts = Readonly<Partial<Record<FactId, string>>>;

const source = 'Set in the preview';

/** The facts of all sections together, which the preview always sets alike. */
export function toSetFacts(conditionFacts: ConditionFacts): SetFacts {
  return Object.assign({}, ...Object.values(conditionFacts));
}

/** These facts with the set ones in place of theirs, as live values. */
export function withSetFacts(facts: readonly CoinFact[], set: SetFacts, now: number): CoinFact[] {
  const ids = factIds.filter((id) => set[id] !== undefined);
  const others = facts.filter(({ id }) => !ids.includes(id));
  return [...others, ...ids.map((id) => toFact(id, set[id] ?? '', now))];
}

function toFact(id: FactId, written: string, now: number): CoinFact {
  if (written === '') return { id, state: 'missing', reason: 'unknown', source };
  const value = toFactShape(id)?.kind === 'number' ? Number(written) : written;
  const origin = { source, as_of: new Date(now).toISOString(), state: 'live' } as const;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field of a fact accepts only values of its unit
  return { id, unit: allFacts[id].unit, value, ...origin } as CoinFact;
}

const cookie = 'preview-facts';

/** Lets the pages of npm run dev show the set facts in this browser, until it is closed. */
export function writeSetFacts(set: SetFacts): void {
  const isEmpty = Object.keys(set).length === 0;
  const value = isEmpty ? '' : encodeURIComponent(JSON.stringify(set));
  document.cookie = `${cookie}=${value}; Path=/; SameSite=Strict${isEmpty ? '; Max-Age=0' : ''}`;
}

export function readSetFacts(cookies: string): SetFacts {
  const written = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(cookies)?.[1];
  try {
    return written === undefined ? {} : JSON.parse(decodeURIComponent(written));
  } catch {
    return {};
  }
}
