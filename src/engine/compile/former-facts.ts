import type { FactId } from '../../contracts/coin-facts.ts';
import { listFacts } from '../conditions.ts';
import { allJudged, type Section } from '../questionnaire.ts';
import { getReleasedVersion } from './released-version.ts';
import type { ReleasedAbout, ReleasedFile } from './source.ts';

/**
 * The facts that rules, texts and calculated values of released versions named, and that nothing names now: a page that was
 * opened before still sends them.
 */
export function formerFacts(released: ReleasedFile, sections: readonly Section[]): readonly FactId[] {
  const now = listFacts(allJudged({ sections }));
  const all = [
    ...Object.keys(released.versions).map((version) => getReleasedVersion(released, version)?.about),
    ...Object.values(released.wordings ?? {}).map(({ about }) => about),
  ];
  const then = all.flatMap((about) => (about ? listFactsOf(about) : []));
  return [...new Set(then)].filter((fact) => !now.includes(fact));
}

function listFactsOf({
  rules = [],
  texts = {},
  calculated = {},
}: Pick<ReleasedAbout, 'rules' | 'texts' | 'calculated'>): readonly FactId[] {
  return listFacts([
    ...rules.map((rule) => ({ conditions: [rule.if] })),
    ...Object.values(texts).map(({ 'x-asked-if': askedIf }) => ({ conditions: askedIf ? [askedIf] : [] })),
    ...Object.values(calculated).map(({ formula }) => ({ conditions: [], formula })),
  ]);
}
