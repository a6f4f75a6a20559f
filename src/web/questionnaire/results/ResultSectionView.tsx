import type { ResultRow, ResultSection } from '../../../engine/rules/results.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { questionnaireCopy as copy } from '../../copy/questionnaire.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SignalMarks } from '../SignalMarks.tsx';
import styles from './results.module.css';

interface ResultSectionViewProps {
  readonly section: ResultSection;
  readonly headingLevel: 3 | 4;
  /** Off where the only section would repeat the title and the counts of the card. */
  readonly titled: boolean;
}

export function ResultSectionView({ section, headingLevel, titled }: ResultSectionViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.section}>
      {titled && (
        <div className={styles.head}>
          <Heading className={styles.title}>{section.title}</Heading>
          {section.signals && <SignalMarks counts={section.signals} words="brief" />}
        </div>
      )}
      <ul className={styles.rows}>
        {section.rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ row }: { readonly row: ResultRow }) {
  switch (row.kind) {
    case 'yesno':
      return <YesNo title={row.title} yes={row.yes} />;
    case 'text':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <p className={styles.answer}>{row.text}</p>
        </>
      );
    case 'options':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <ul>
            {row.options.map((option) => (
              <li key={option.id}>
                <YesNo title={option.title} yes={option.yes} />
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return assertNever(row);
  }
}

/** No is neutral: an answer is not an error. */
function YesNo({ title, yes }: { readonly title: string; readonly yes: boolean }) {
  return (
    <p className={styles.yesNo}>
      <span className={classNames(styles.verdict, yes && styles.yes)}>
        <Icon name={yes ? 'check' : 'close'} size="sm" />
        {yes ? copy.yes : copy.no}
      </span>{' '}
      <span>{title}</span>
    </p>
  );
}
