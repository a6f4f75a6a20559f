import { findCoinSymbol, type Subject } from '../../../contracts/subject.ts';
import type { RecordContent } from '../../../engine/content.ts';
import { listChangedReadings, pairFacts, type FactPair } from '../../../engine/then-and-now.ts';
import { findQuestion, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { shortTitle } from '../../../engine/short-names.ts';
import { keptFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { isUnchanged, ThenAndNow } from '../../panels/coin/ThenAndNow.tsx';
import { hasFacts, useFacts } from '../../feeds/use-facts.ts';
import styles from './KeptFacts.module.css';

interface KeptFactsProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordContent & { readonly subject?: Subject | undefined };
}

interface KeptFactsOfProps extends KeptFactsProps {
  readonly questionId: string;
}

/** Stored facts beside their current values. */
export function KeptFacts({ questionId, ...kept }: KeptFactsOfProps) {
  const facts = useKeptFacts(kept)(questionId);
  return facts && <ThenAndNow {...facts} />;
}

export interface KeptPairs {
  readonly pairs: readonly FactPair[];
  readonly imported: boolean;
  readonly symbol: string;
  /** An answer that reads differently is folded too. */
  readonly folded: boolean;
}

export interface KeptFactsOptions extends KeptFactsProps {
  /** Does not load current facts: each record of a list may be about another coin. */
  readonly thenOnly?: boolean;
  /** The page shows elsewhere what reads differently. */
  readonly folded?: boolean;
}

/** By a question's id, the facts stored with its answer and their current values; undefined: none are stored. */
export function useKeptFacts({ compiled, record, thenOnly = false, folded = false }: KeptFactsOptions) {
  const now = useCurrentFacts(compiled, thenOnly ? undefined : record.subject);
  return (questionId: string): KeptPairs | undefined => {
    const question = findQuestion(compiled.questionnaire, questionId)?.question;
    const kept = record.evidence?.[questionId];
    if (!question || !kept) return undefined;
    return {
      pairs: pairFacts(question, record.answers[questionId], kept.facts, now),
      imported: kept.imported === true,
      symbol: findCoinSymbol(record.subject) ?? '',
      folded,
    };
  };
}

interface ChangedReadingsProps extends KeptFactsProps {
  readonly withFacts?: boolean;
}

export function ChangedReadings({ compiled, record, withFacts = false }: ChangedReadingsProps) {
  const changed = listChangedReadings(
    compiled.questionnaire,
    record,
    useCurrentFacts(compiled, record.subject),
  ).filter(({ pair }) => !isUnchanged(pair));
  if (changed.length === 0) return null;
  return (
    <div className={styles.changed}>
      <p>{copy.changed(changed.map(({ question }) => shortTitle(question)))}</p>
      {withFacts && (
        <ul>
          {changed.map(({ question, pair }) => (
            <li key={question.id}>
              {question.title}
              <ThenAndNow
                pairs={[{ ...pair, flips: undefined }]}
                imported={record.evidence?.[question.id]?.imported === true}
                symbol={findCoinSymbol(record.subject) ?? ''}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** All components share one read of a subject's facts. */
export function useCurrentFacts({ questionnaire }: CompiledQuestionnaire, subject: Subject | undefined) {
  const { subject: kind } = questionnaire;
  const term = subject?.id ?? subject?.name ?? '';
  const status = useFacts(hasFacts(kind) ? kind : 'coin', term, hasFacts(kind) && subject !== undefined);
  return status.kind === 'ready' ? status.feed.value : undefined;
}
