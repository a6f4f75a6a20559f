import { summarizeEntry } from '../../../engine/entry-summary.ts';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { findKeptPrice } from '../../panels/coin/PriceThen.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { useJournal } from '../lists/use-journal.ts';
import type { Decision } from '../record/load-decisions.ts';
import { toEntryDay } from './due-text.ts';
import styles from './Figures.module.css';

/** The newest decisions about a coin before this one; absent without any. */
export function EarlierDecisions({ decision }: { readonly decision: Decision }) {
  const { compiled, subject, first } = decision;
  const { data } = useJournal(compiled.questionnaire.id, { subject });
  const earlier = data?.records.filter(({ record }) => toEntryDay(record) < toEntryDay(first)) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Panel title={copy.earlier}>
      <ul className={styles.earlier}>
        {earlier.map(({ record, ...one }) => {
          const price = findKeptPrice(listKeptFacts(record));
          return (
            <li key={record.id}>
              <UtcDate iso={toEntryDay(record)} />{' '}
              <span>{summarizeEntry(one.compiled, record).words ?? copy.noChoice}</span>{' '}
              <span>{price && toPrice(price.value)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
