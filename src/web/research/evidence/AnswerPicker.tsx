import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { assertNever } from '../../../lib/assert-never.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { Question } from '../../../engine/questionnaire.ts';
import { resultSections, type ResultRow } from '../../../engine/results.ts';
import { answerPickerCopy as copy } from '../../copy/research/answer-picker.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { findAbout } from '../lists/analyses-about.ts';
import { toAnalysisQuery } from '../lists/analysis-query.ts';
import { useAnalyses } from '../lists/use-analyses.ts';
import { catalog } from '../questionnaires/questionnaire-catalog.ts';
import { isDamaged } from '../record/load-result.ts';
import { useRecords } from '../record/records-context.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import type { LookupSubject } from './lookup-values.ts';
import styles from './AnswerPicker.module.css';

type Side = NonNullable<Question['cites']>;

interface AnswerPickerProps {
  readonly about: LookupSubject;
  readonly side: Side;
  readonly onPick: (text: string) => void;
}

/** Answers about the same subject, to pick one as a text. */
export function AnswerPicker(props: AnswerPickerProps) {
  const { kind } = props.about;
  const entry = catalog.find(({ subject, subjectRequired }) => subjectRequired && subject === kind);
  return entry && <Picker entry={entry} {...props} />;
}

function Picker({
  entry,
  about: { subject },
  ...props
}: AnswerPickerProps & { readonly entry: CatalogEntry }) {
  const { data: analyses } = useAnalyses(entry);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (!subject || !analyses) return null;
  const { current: analysis } = findAbout(analyses, subject);
  if (!analysis) return null;
  return (
    <div className={styles.picker}>
      <Button
        variant="ghost"
        icon="chevron-down"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.open}
      </Button>
      <div id={listId}>
        {isOpen && (
          <QueryBoundary
            // Another save has other answers.
            key={`${analysis.id} ${analysis.savedAt}`}
            loading={<Message tone="wait">{copy.loading}</Message>}
            failed={copy.failed}
          >
            <Answers entry={entry} id={analysis.id} {...props} />
          </QueryBoundary>
        )}
      </div>
    </div>
  );
}

interface AnswersProps extends Omit<AnswerPickerProps, 'about'> {
  readonly entry: CatalogEntry;
  readonly id: string;
}

function Answers({ entry, id, side, onPick }: AnswersProps) {
  const { data: analysis, refetch } = useSuspenseQuery(toAnalysisQuery(useRecords(), entry, id));
  if (!analysis) return <Failed title={copy.failed} retry={{ onRetry: () => void refetch() }} />;
  const { compiled, record } = analysis;
  const sections = isDamaged(record) ? [] : resultSections(compiled, record);
  const rows = sections.flatMap((section) => section.rows.filter(({ stand }) => stand === side));
  if (rows.length === 0) return <p>{copy.none[side]}</p>;
  return (
    <ul className={styles.answers}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" onClick={() => onPick(toText(row))}>
            {toText(row)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function toText(row: ResultRow): string {
  return `${row.title} ${toAnswer(row)}`.trim();
}

function toAnswer(row: ResultRow): string {
  switch (row.kind) {
    case 'yesno':
      return questionnaireCopy.verdicts[row.verdict];
    case 'text':
      return row.text;
    case 'options':
      return row.options
        .filter(({ verdict }) => verdict === 'yes')
        .map(({ title }) => title)
        .join(', ');
    case 'link':
    case 'rows':
      return '';
    default:
      return assertNever(row);
  }
}
