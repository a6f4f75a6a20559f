import { useId, useRef, useEffect, type ReactNode, type RefObject } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import { compareAnalyses, type ComparedSection } from '../../../engine/comparison.ts';
import type { RecordContent } from '../../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { comparisonCopy } from '../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { classNames } from '../../ui/class-names.ts';
import { findNextByKey } from '../../ui/next-by-key.ts';
import { Table } from '../../ui/table/Table.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { findDecisions, type ComparedDecisions } from './comparison/compared-decisions.ts';
import { groupRows, type ComparedRow } from './comparison/compared-rows.ts';
import { DecisionRows } from './comparison/DecisionRows.tsx';
import { FoldedRows } from './comparison/FoldedRows.tsx';
import { PriceRows } from './comparison/PriceRows.tsx';
import { QuestionRow, type RenderFacts } from './comparison/QuestionRow.tsx';
import { SectionRow } from './comparison/SectionRow.tsx';
import { KeptFacts } from './KeptFacts.tsx';
import styles from './comparison/comparison.module.css';

interface ComparedAnalysis extends RecordContent {
  readonly name: string | null;
  readonly heading?: ReactNode;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
  readonly subject?: Subject | undefined;
  readonly actions?: ReactNode;
}

/** `differences`: first what differs, the rest folded; `sections`: every question under its section. */
export type ComparisonDetail = 'differences' | 'only-differences' | 'sections';

interface ComparisonTableProps {
  readonly compiled: CompiledQuestionnaire;
  /** At most four. */
  readonly analyses: readonly ComparedAnalysis[];
  readonly detail: ComparisonDetail;
  /** Shows evidence and notes; printing always does. */
  readonly evidence: boolean;
  /** Absent: no decisions, or not loaded. */
  readonly decisions?: ComparedDecisions | undefined;
}

export function ComparisonTable(props: ComparisonTableProps) {
  const { compiled, analyses, detail, evidence, decisions } = props;
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const sections = compareAnalyses(compiled, analyses);
  const questions = sections.flatMap((section) => section.questions);
  const decided = findDecisions(decisions);
  const sides = analyses.length;
  if (detail === 'only-differences' && !questions.some(({ differs }) => differs))
    return <p className={styles.none}>{comparisonCopy.allSame}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys start from here
    <section className={styles.frame} ref={frame} tabIndex={0} aria-label={copy.comparisonKeys}>
      <Table
        className={classNames(styles.table, !evidence && styles.plain)}
        caption={comparisonCopy.sideBySide(compiled.questionnaire.title)}
      >
        <Head analyses={analyses} questions={questions.length} />
        <tbody>
          <SectionRow title={comparisonCopy.forAndAgainst} questions={questions} sides={sides} />
        </tbody>
        {decided && <DecisionRows decisions={decided} facts={toRenderFacts(decided)} />}
        {detail !== 'only-differences' && <PriceRows records={analyses} />}
        <Body {...{ sections, sides, detail }} facts={toRenderFacts({ compiled, records: analyses })} />
      </Table>
    </section>
  );
}

interface BodyProps extends Pick<ComparisonTableProps, 'detail'> {
  readonly sections: readonly ComparedSection[];
  readonly sides: number;
  readonly facts: RenderFacts;
}

function Body({ sections, sides, detail, facts }: BodyProps) {
  if (detail === 'sections')
    return sections.map(({ id, title, questions }) => (
      <tbody key={id}>
        <SectionRow title={title} questions={questions} sides={sides} />
        <Rows rows={questions.map((question) => ({ question }))} facts={facts} />
      </tbody>
    ));
  const { differing, ...folded } = groupRows(sections);
  return (
    <>
      <tbody>
        {detail === 'differences' && (
          <tr className={styles.group} tabIndex={-1}>
            <th scope="rowgroup" colSpan={1 + sides}>
              {comparisonCopy.differing} <span className={styles.count}>{differing.length}</span>
            </th>
          </tr>
        )}
        <Rows rows={differing} facts={facts} />
      </tbody>
      {detail === 'differences' &&
        (['same', 'incomplete'] as const).map(
          (group) =>
            folded[group].length > 0 && (
              <FoldedRows
                key={group}
                title={comparisonCopy[group](sides)}
                count={folded[group].length}
                columns={1 + sides}
              >
                <Rows rows={folded[group]} facts={facts} />
              </FoldedRows>
            ),
        )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly (Pick<ComparedRow, 'question'> & Partial<ComparedRow>)[];
  readonly facts: RenderFacts;
}

function Rows({ rows, facts }: RowsProps) {
  return rows.map((row) => (
    <QuestionRow key={`${row.question.id}.${row.question.row ?? ''}`} {...row} facts={facts} />
  ));
}

function toRenderFacts({ compiled, records }: FactRecords): RenderFacts {
  return (side, questionId) => {
    const record = records[side];
    return record && <KeptFacts {...{ compiled, record, questionId }} />;
  };
}

interface FactRecords {
  readonly compiled: CompiledQuestionnaire;
  readonly records: readonly ((RecordContent & { readonly subject?: Subject | undefined }) | undefined)[];
}

interface HeadProps extends Pick<ComparisonTableProps, 'analyses'> {
  readonly questions: number;
}

function Head({ analyses, questions }: HeadProps) {
  const id = useId();
  return (
    <thead>
      <tr>
        <td>{copy.questions(questions)}</td>
        {analyses.map(({ name, heading, savedAt, actions }, index) => (
          <th key={`${id}${index}`} scope="col">
            <span className={styles.name}>{heading ?? name ?? comparisonCopy.analysis}</span>{' '}
            {savedAt !== undefined && <UtcDate iso={savedAt} />} {actions}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Arrow keys, Home and End move the focus between the table's rows. */
function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const rows = [...current.querySelectorAll<HTMLElement>('tbody:not([data-folded]) > tr')];
      // Links, and fields of a browser extension, handle their keys.
      if (target !== current && !rows.some((row) => row === target)) return;
      const next = findNextByKey(
        event,
        rows.findIndex((row) => row === target),
        rows.length,
        ['ArrowUp', 'ArrowDown'],
      );
      if (next === undefined) return;
      event.preventDefault();
      rows[next]?.focus();
    };
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, [frame]);
}
