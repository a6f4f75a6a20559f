import type { ReactNode } from 'react';
import { noAnswer, type ResultOption } from '../../../engine/result-value.ts';
import type { ResultRow, ResultSection } from '../../../engine/results.ts';
import type { Stand } from '../../../contracts/stands.ts';
import { toSign } from '../../../engine/signals.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { NoteText } from '../form/NoteText.tsx';
import { SignMark } from '../form/SignMark.tsx';
import { StandSummary } from './StandSummary.tsx';
import type { StandFilter } from './use-stand-filter.ts';
import { VerdictMark } from './VerdictMark.tsx';
import styles from './results.module.css';

interface ResultSectionViewProps {
  readonly section: ResultSection;
  readonly filter?: StandFilter;
  readonly headingLevel: 3 | 4 | 5;
  /** False where the only section would repeat the card's title and counts. */
  readonly titled: boolean;
  readonly renderFacts?: (questionId: string) => ReactNode;
}

export function ResultSectionView({
  section,
  filter,
  headingLevel,
  titled,
  renderFacts,
}: ResultSectionViewProps) {
  const Heading = `h${headingLevel}` as const;
  const chosen = filter?.chosen;
  const rows = chosen ? section.rows.filter(({ stand }) => stand === chosen) : section.rows;
  return (
    <div className={styles.section}>
      {titled && (
        <div className={styles.head}>
          <Heading className={styles.title}>{section.title}</Heading>
          {!section.saved && <Chip>{copy.notSaved}</Chip>}
          {section.saved && section.counts && (
            <StandSummary stands={toStands(section)} words="brief" label={section.title} filter={filter} />
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
            {row.evidence && renderFacts?.(row.id)}
            {row.note && <NoteText note={row.note} />}
            {row.noLongerAsked && <Chip>{copy.noLongerAsked}</Chip>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of the asked questions, in their order. */
export function toStands({ rows }: ResultSection): readonly Stand[] {
  return rows.flatMap(({ stand }) => stand ?? []);
}

function Row({ row }: { readonly row: ResultRow }) {
  switch (row.kind) {
    case 'yesno':
      return <YesNo {...row} />;
    case 'text':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <p className={styles.answer}>
            {row.text}
            <SignMark sign={toSign([row.signal])} />
          </p>
        </>
      );
    case 'link':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <p className={styles.answer}>
            <ExternalTextLink href={row.href}>{row.text}</ExternalTextLink>
          </p>
        </>
      );
    case 'rows':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <AnswerRows {...row} />
        </>
      );
    case 'options':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <ul>
            {row.options.map((option) => (
              <li key={option.id}>
                <YesNo {...option} />
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return assertNever(row);
  }
}

function AnswerRows({ rows }: Extract<ResultRow, { kind: 'rows' }>) {
  if (rows.length === 0) return <p className={styles.answer}>{noAnswer}</p>;
  return (
    <ol className={styles.answer}>
      {rows.map(({ text }, at) => (
        // Rows have no id but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{text}</li>
      ))}
    </ol>
  );
}

type YesNoProps = Pick<ResultOption, 'title' | 'verdict' | 'signal'>;

function YesNo({ title, verdict, signal }: YesNoProps) {
  return (
    <p className={styles.yesNo}>
      <span className={styles.verdicts}>
        <VerdictMark verdict={verdict} signal={signal} />
        {verdict === 'not-marked' && <span className={styles.notMarked}> {copy.notMarked}</span>}
      </span>{' '}
      <span>{title}</span>
    </p>
  );
}
