import { memo } from 'react';
import { allFacts, type CoinFacts, type FactId } from '../../../contracts/coin-facts.ts';
import { fillLink, isOwn, judgeFact, searchesSiteOf } from '../../../engine/evidence.ts';
import { EvidenceLine } from '../../panels/coin/EvidenceLine.tsx';
import type { EvidenceProps } from '../form/form-slots.ts';
import { toLookupValues, type LookupSubject } from './lookup-values.ts';

interface QuestionEvidenceProps extends EvidenceProps {
  readonly facts: CoinFacts | undefined;
  readonly about: LookupSubject;
}

/** Memoized: answers change neither the facts nor the links. */
export const QuestionEvidence = memo(function QuestionEvidence({
  describes,
  last,
  of: { title = '', evidence = [], lookup = [] },
  facts,
  about,
}: QuestionEvidenceProps) {
  const values = toLookupValues(about);
  const find = (id: FactId) => facts?.find((one) => one.id === id);
  const shown = evidence.filter(isOwn).map(({ fact: id, rule, shared }) => {
    const fact = find(id);
    const speaksFor = rule && fact && fact.state !== 'missing' ? judgeFact(rule, fact) : undefined;
    const listed = shared && rule?.yes.contains?.const;
    const named = title.toLowerCase().includes(allFacts[id].title.toLowerCase());
    return { id, fact, rule: rule?.words, speaksFor, shared, listed, named };
  });
  const filled = lookup.flatMap(({ title: name, href: pattern }) => {
    const href = fillLink(pattern, values);
    return href === undefined ? [] : [{ title: name, href }];
  });
  const pages = [
    ...filled.map(({ href }) => href),
    ...evidence.flatMap(({ fact: id }) => {
      const fact = find(id);
      return fact && fact.state !== 'missing' && fact.unit === 'link' ? fact.value : [];
    }),
  ];
  const links = filled.filter(({ href }) => !searchesSiteOf(href, pages));
  if (shown.length + lookup.length === 0) return null;
  return (
    <EvidenceLine
      describes={describes}
      evidence={values['name'] === undefined ? [] : shown}
      links={links}
      symbol={values['symbol'] ?? ''}
      last={last}
    />
  );
});
