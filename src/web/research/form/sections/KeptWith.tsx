import { useContext } from 'react';
import type { CoinFact } from '../../../../contracts/coin-facts.ts';
import type { Section } from '../../../../engine/questionnaire.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { toFigureText } from '../../../ui/text/figure-text.ts';
import { FormSlotsContext } from '../form-slots.ts';
import styles from './SaveRow.module.css';

/** The facts that a save stores with its answers, where the section does not show them: the first, and how many. */
export function KeptWith({ section: { questions } }: { readonly section: Section }) {
  const { facts } = useContext(FormSlotsContext);
  const ids = questions.flatMap(({ factsAtSave, evidence = [] }) =>
    factsAtSave ? evidence.map(({ fact }) => fact) : [],
  );
  if (ids.length === 0) return null;
  const known = (facts ?? []).filter(({ id, state }) => state !== 'missing' && ids.includes(id));
  const first = facts?.find(({ id }) => id === ids[0]);
  const text = !facts ? copy.keptLater : copy.keptWith(first && toText(first), known.length);
  return <span className={styles.hint}>{text}</span>;
}

function toText(fact: CoinFact): string | undefined {
  return fact.state !== 'missing' && fact.unit === 'usd'
    ? copy.keptPrice(toFigureText('usd', fact.value))
    : undefined;
}
