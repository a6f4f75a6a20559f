import { useId, useState, type ReactNode } from 'react';
import { noAnswer, type ResultOption } from '../../../engine/result-value.ts';
import type { ResultRow } from '../../../engine/results.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { keptFactsCopy } from '../../copy/panels/coin-facts.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { isUnchanged, ThenAndNow } from '../../panels/coin/ThenAndNow.tsx';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { NoteText } from '../form/NoteText.tsx';
import { StandMarks } from '../form/StandMarks.tsx';
import { KeptFigure } from './KeptFigure.tsx';
import type { KeptPairs } from './KeptFacts.tsx';
import { WholeAnswer } from './WholeAnswer.tsx';
import styles from './ResultLine.module.css';

interface ResultLineProps {
  readonly row: ResultRow;
  readonly kept?: KeptPairs | undefined;
}

/** One line: mark, answer, short name, figure. It unfolds, and starts open if a present fact contradicts the answer. */
export function ResultLine({ row, kept }: ResultLineProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const differs = kept?.pairs.some((pair) => pair.flips && !isUnchanged(pair)) ?? false;
  const isOpen = chosen ?? (differs && !kept?.folded);
  const { note, title, shortTitle } = row;
  const hasMore = row.kind !== 'yesno' || title !== shortTitle || kept !== undefined || note !== undefined;
  return (
    <>
      <div className={styles.line}>
        {hasMore ? (
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            aria-controls={id}
            title={title}
            onClick={() => setChosen(!isOpen)}
          >
            <Words row={row} />
          </button>
        ) : (
          <span className={styles.head}>
            <Words row={row} />
          </span>
        )}
        {differs && (
          <b className={styles.differs}>
            <Icon name="arrow-right" size="sm" /> {keptFactsCopy.flips}
          </b>
        )}
        {row.noLongerAsked && <Chip>{copy.noLongerAsked}</Chip>}
        {kept && <KeptFigure {...kept} />}
      </div>
      {hasMore && (
        <div id={id} className={classNames(styles.details, !isOpen && styles.folded)}>
          {title !== shortTitle && <p>{title}</p>}
          {row.kind === 'options' && <Options {...row} />}
          {row.kind !== 'options' && row.kind !== 'yesno' && <WholeAnswer row={row} />}
          {kept && <ThenAndNow {...kept} />}
          {note && <NoteText note={note} />}
        </div>
      )}
    </>
  );
}

function Words({ row }: Pick<ResultLineProps, 'row'>) {
  const { stand, shortTitle } = row;
  return (
    <>
      <span className={styles.mark}>{stand && <StandMarks stands={[stand]} size="small" />}</span>
      <Answer row={row} name={<span className={styles.name}>{shortTitle}</span>} />
      {stand && <VisuallyHidden> {copy.stands[stand]}</VisuallyHidden>}
    </>
  );
}

function Answer({ row, name }: { readonly row: ResultRow; readonly name: ReactNode }) {
  if (row.kind === 'yesno')
    return (
      <>
        <Verdict {...row} /> {name}
      </>
    );
  return (
    <span className={styles.text}>
      {name} <span className={styles.answer}>{toText(row)}</span>
    </span>
  );
}

function Verdict({ verdict }: Pick<ResultOption, 'verdict'>) {
  return (
    <span className={styles.verdict}>
      <b>{copy.verdicts[verdict]}</b>
      {verdict === 'not-marked' && (
        <>
          {' '}
          <span className={styles.notMarked}>{copy.notMarked}</span>
        </>
      )}
    </span>
  );
}

function toText(row: Exclude<ResultRow, { readonly kind: 'yesno' }>): string {
  switch (row.kind) {
    case 'text':
    case 'link':
      return row.text;
    case 'rows':
      return row.rows.map(({ text }) => text).join('; ') || noAnswer;
    case 'options':
      return (
        row.options
          .filter(({ verdict }) => verdict === 'yes')
          .map(({ title }) => title)
          .join(', ') || noAnswer
      );
    default:
      return assertNever(row);
  }
}

function Options({ options }: { readonly options: readonly ResultOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.id} className={styles.option}>
          <Verdict {...option} /> <span>{option.title}</span>
        </li>
      ))}
    </ul>
  );
}
