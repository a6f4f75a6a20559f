import type { ResultRow, ResultSection } from '../../../engine/results.ts';
import type { Stand } from '../../../contracts/stands.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { ThenAndNow } from '../../panels/coin/ThenAndNow.tsx';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { NoteText } from '../form/NoteText.tsx';
import { StandMarks } from '../form/StandMarks.tsx';
import { toStandWords } from '../form/stand-words.ts';
import { useKeptFacts, type KeptFactsOptions, type KeptPairs } from './KeptFacts.tsx';
import { ResultLine } from './ResultLine.tsx';
import { WholeAnswer, type WrittenRow } from './WholeAnswer.tsx';
import styles from './results.module.css';

interface ResultSectionViewProps {
  readonly section: ResultSection;
  readonly headingLevel: 3 | 4 | 5;
  /** False where the only section would repeat the card's title and counts. */
  readonly titled: boolean;
  /** The record whose stored facts are shown; absent: none are. */
  readonly keptOf?: KeptFactsOptions;
}

export function ResultSectionView({ section, headingLevel, titled, keptOf }: ResultSectionViewProps) {
  const Heading = `h${headingLevel}` as const;
  const counted = section.counts !== undefined;
  return (
    <div className={styles.section}>
      {titled && (
        <div className={styles.head}>
          <Heading className={styles.title}>{section.title}</Heading>
          {!section.saved && <Chip>{copy.notSaved}</Chip>}
          {section.saved && section.counts && <SectionStands stands={toStands(section)} />}
        </div>
      )}
      <ul className={styles.rows}>
        {section.rows.map((row) => (
          <li key={row.id}>
            {row.evidence && keptOf ? (
              <KeptRow row={row} counted={counted} keptOf={keptOf} />
            ) : (
              <Row row={row} counted={counted} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SectionStands({ stands }: { readonly stands: readonly Stand[] }) {
  return (
    <span className={styles.stands}>
      {toStandWords(stands)}
      <StandMarks stands={stands} size="small" />
    </span>
  );
}

/** Of the asked questions, in their order. */
export function toStands({ rows }: ResultSection): readonly Stand[] {
  return rows.flatMap(({ stand }) => stand ?? []);
}

interface RowProps {
  readonly row: ResultRow;
  /** Its section counts for and against: the member's words are one line too. */
  readonly counted: boolean;
  readonly kept?: KeptPairs | undefined;
}

function KeptRow({ keptOf, ...props }: RowProps & { readonly keptOf: KeptFactsOptions }) {
  return <Row {...props} kept={useKeptFacts(keptOf)(props.row.id)} />;
}

function Row({ row, counted, kept }: RowProps) {
  if (counted || row.kind === 'yesno' || row.kind === 'options') return <ResultLine row={row} kept={kept} />;
  return <Written row={row} kept={kept} />;
}

interface WrittenProps {
  readonly row: WrittenRow;
  readonly kept: KeptPairs | undefined;
}

/** An answer in the member's words, in full. */
function Written({ row, kept }: WrittenProps) {
  return (
    <>
      <p className={styles.question}>{row.title}</p>
      <WholeAnswer row={row} />
      {kept && <ThenAndNow {...kept} />}
      {row.note && <NoteText note={row.note} />}
      {row.noLongerAsked && <Chip>{copy.noLongerAsked}</Chip>}
    </>
  );
}
