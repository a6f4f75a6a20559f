import { use } from 'react';
import { fillLink, judgeFact } from '../../../engine/evidence.ts';
import { EvidenceLine } from '../../panels/coin/EvidenceLine.tsx';
import type { EvidenceProps } from '../../questionnaire/facts/evidence-context.ts';
import { FactsContext } from '../../questionnaire/facts/facts-context.ts';
import { LookedUpContext } from './looked-up-context.ts';
import { toLookupValues } from './lookup-values.ts';

/** The facts of a question's coin, judged by the question's rules, and the links for its subject. */
export function QuestionEvidence({ describes, question: { evidence = [], lookup = [] } }: EvidenceProps) {
  const facts = use(FactsContext);
  const values = toLookupValues(use(LookedUpContext));
  const shown = evidence.map(({ fact: id, rule }) => {
    const fact = facts?.find((one) => one.id === id);
    const speaksFor = rule && fact && fact.state !== 'missing' ? judgeFact(rule, fact) : undefined;
    return { id, fact, rule: rule?.words, speaksFor };
  });
  const links = lookup.flatMap(({ title, href }) => {
    const filled = fillLink(href, values);
    return filled === undefined ? [] : [{ title, href: filled }];
  });
  return (
    <EvidenceLine
      describes={describes}
      evidence={values['name'] === undefined ? [] : shown}
      links={links}
      symbol={values['symbol'] ?? ''}
    />
  );
}
