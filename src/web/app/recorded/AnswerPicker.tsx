import { use, useId, useRef, useState } from 'react';
import { assertNever } from '../../../lib/assert-never.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { Question } from '../../../engine/questionnaire.ts';
import { resultSections, type ResultRow } from '../../../engine/results.ts';
import { answerPickerCopy as copy } from '../../copy/research/answer-picker.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { findAbout } from '../../analyses/analyses-about.ts';
import { useAnalyses } from '../../analyses/use-analyses.ts';
import { useAnalysisRecords } from '../../analyses/use-analysis-records.ts';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LookedUpContext } from './looked-up-context.ts';
import styles from './AnswerPicker.module.css';

type Side = NonNullable<Question['cites']>;

export interface AnswerPickerProps {
  readonly side: Side;
}

/** Answers about the same subject; a chosen one is typed into the question's field. */
export function AnswerPicker({ side }: AnswerPickerProps) {
  const { kind } = use(LookedUpContext);
  const entry = catalog.find(({ subject, subjectRequired }) => subjectRequired && subject === kind);
  return entry && <Picker entry={entry} side={side} />;
}

function Picker({ entry, side }: AnswerPickerProps & { readonly entry: CatalogEntry }) {
  const { subject } = use(LookedUpContext);
  const analyses = useAnalyses(entry);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  if (!subject || analyses.kind !== 'ready') return null;
  const { current: analysis } = findAbout(analyses.analyses, subject);
  if (!analysis) return null;
  return (
    <div className={styles.picker} ref={place}>
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
          <Answers
            // Another save has other answers.
            key={`${analysis.id} ${analysis.savedAt}`}
            entry={entry}
            id={analysis.id}
            side={side}
            onPick={(text) => type(place.current?.closest('[data-question]'), text)}
          />
        )}
      </div>
    </div>
  );
}

interface AnswersProps extends AnswerPickerProps {
  readonly entry: CatalogEntry;
  readonly id: string;
  readonly onPick: (text: string) => void;
}

function Answers({ entry, id, side, onPick }: AnswersProps) {
  const state = useAnalysisRecords(entry, [id]);
  if (state.kind === 'loading') return <Message tone="wait">{copy.loading}</Message>;
  if (state.kind === 'failed') return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
  const rows = state.records.flatMap(({ compiled, record }) =>
    resultSections(compiled, record).flatMap((section) => section.rows.filter(({ stand }) => stand === side)),
  );
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

/** Adds the text as if it were typed, unless the field contains it. */
function type(question: Element | null | undefined, text: string): void {
  const field = question?.querySelector('textarea') ?? question?.querySelector('input');
  if (!field || field.value.includes(text)) return;
  const { length } = field.value;
  const joint = field.value.trim() === '' ? '' : field instanceof HTMLTextAreaElement ? '\n' : '; ';
  field.setRangeText(`${joint}${text}`, length, length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
