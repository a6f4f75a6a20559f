import { useId, useRef, useEffect, type ReactNode, type RefObject } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import type { RecordContent } from '../../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import {
  compareAnalyses,
  type ComparedQuestion,
  type ComparedSection as Section,
} from '../../../engine/comparison.ts';
import { comparisonCopy } from '../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { findNextByKey } from '../../ui/next-by-key.ts';
import { ComparedSection, DifferingCell } from './comparison/ComparedSection.tsx';
import { ComparedStands, toPlace } from './comparison/ComparedStands.tsx';
import type { ComparedDecisions } from './comparison/compared-decisions.ts';
import { DecisionRows } from './comparison/DecisionRows.tsx';
import { KeptFacts } from './KeptFacts.tsx';
import { useStandFilter, whole } from './use-stand-filter.ts';
import styles from './comparison/comparison.module.css';

interface ComparedAnalysis extends RecordContent {
  readonly name: string | null;
  readonly heading?: ReactNode;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
  readonly subject?: Subject | undefined;
  readonly actions?: ReactNode;
}

/** Which questions are shown below their section; 'only-differences' omits sections without any. */
export type ComparisonDetail = 'sections' | 'differences' | 'only-differences' | 'answers';

interface ComparisonTableProps {
  readonly compiled: CompiledQuestionnaire;
  /** Two to four. */
  readonly analyses: readonly ComparedAnalysis[];
  readonly detail: ComparisonDetail;
  /** Absent: no decisions, or not loaded. */
  readonly decisions?: ComparedDecisions | undefined;
}

/** A selected count lists its questions. */
export function ComparisonTable({ compiled, analyses, detail, decisions }: ComparisonTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const filters = useStandFilter();
  const compared = compareAnalyses(compiled, analyses);
  const isFiltered = analyses.some((_, side) => filters.findChosen(toPlace(side, whole)));
  const sections = isFiltered ? compared : toShownOrder(compared, detail);
  const questions = compared.flatMap((section) => section.questions);
  const names = analyses.map(({ name }) => name ?? comparisonCopy.analysis);
  if (sections.length === 0) return <p className={styles.same}>{comparisonCopy.allSame}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys start from here
    <section className={styles.frame} ref={frame} tabIndex={0} aria-label={copy.comparisonKeys}>
      <Table className={styles.table} caption={comparisonCopy.sideBySide(compiled.questionnaire.title)}>
        <Head analyses={analyses} />
        <tbody>
          <tr className={styles.section} tabIndex={-1}>
            <th scope="row">{comparisonCopy.forAndAgainst}</th>
            <ComparedStands questions={questions} section={whole} names={names} filters={filters} />
            <DifferingCell questions={questions} />
          </tr>
        </tbody>
        {decisions?.records.some((record) => record !== undefined) && (
          <DecisionRows
            decisions={decisions}
            names={names}
            isShown={isShown[detail]}
            renderFacts={toRenderFacts(decisions)}
          />
        )}
        {sections.map((section) => (
          <ComparedSection
            key={section.id}
            section={section}
            names={names}
            filters={filters}
            isShown={isShown[detail]}
            renderFacts={toRenderFacts({ compiled, records: analyses })}
          />
        ))}
      </Table>
    </section>
  );
}

function toRenderFacts({ compiled, records }: FactRecords) {
  return (side: number, questionId: string) => {
    const record = records[side];
    return record && <KeptFacts {...{ compiled, record, questionId }} />;
  };
}

interface FactRecords {
  readonly compiled: CompiledQuestionnaire;
  readonly records: readonly ((RecordContent & { readonly subject?: Subject | undefined }) | undefined)[];
}

function Head({ analyses }: Pick<ComparisonTableProps, 'analyses'>) {
  const id = useId();
  return (
    <thead>
      <tr>
        <th scope="col">{comparisonCopy.section}</th>
        {analyses.map(({ name, heading, savedAt, actions }, index) => (
          <th key={`${id}${index}`} scope="col">
            <span className={styles.name}>{heading ?? name ?? comparisonCopy.analysis}</span>{' '}
            {savedAt !== undefined && <UtcDate iso={savedAt} />}
            {actions}
          </th>
        ))}
        <th scope="col">{comparisonCopy.differences}</th>
      </tr>
    </thead>
  );
}

function toShownOrder(sections: readonly Section[], detail: ComparisonDetail): readonly Section[] {
  if (detail !== 'differences' && detail !== 'only-differences') return sections;
  const differing = sections.filter(hasDifferences);
  if (detail === 'only-differences') return differing;
  return [...differing, ...sections.filter((section) => !hasDifferences(section))];
}

function hasDifferences({ questions }: Section): boolean {
  return questions.some(({ differs }) => differs);
}

const isShown = {
  sections: () => false,
  differences: ({ differs }) => differs,
  'only-differences': ({ differs }) => differs,
  answers: () => true,
} satisfies Record<ComparisonDetail, (question: ComparedQuestion) => boolean>;

/** Arrow keys, Home and End move the focus between the table's rows. */
function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const rows = [...current.querySelectorAll<HTMLElement>('tbody > tr')];
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
