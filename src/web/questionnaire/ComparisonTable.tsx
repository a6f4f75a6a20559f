import { useId, useRef, useEffect, type ReactNode, type RefObject } from 'react';
import type { RecordContent } from '../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import {
  compareAnalyses,
  type ComparedQuestion,
  type ComparedSection as Section,
} from '../../engine/comparison.ts';
import { comparisonCopy } from '../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { UtcDate } from '../ui/text/UtcDate.tsx';
import { Table } from '../ui/table/Table.tsx';
import { findNextByKey } from '../ui/next-by-key.ts';
import { ComparedSection, DifferingCell } from './comparison/ComparedSection.tsx';
import { ComparedStands, toPlace } from './comparison/ComparedStands.tsx';
import { useStandFilter, whole } from './use-stand-filter.ts';
import styles from './comparison/comparison.module.css';

/** An analysis as the head of its column. */
export interface ComparedAnalysis extends RecordContent {
  readonly name: string | null;
  /** Stands for its name, such as a link; absent: its text. */
  readonly heading?: ReactNode;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
  /** What stands below its name, such as a link to edit the answers. */
  readonly actions?: ReactNode;
}

/** Which questions stand below their section; of the only differences, sections without one are left out. */
export type ComparisonDetail = 'sections' | 'differences' | 'only-differences' | 'answers';

interface ComparisonTableProps {
  readonly compiled: CompiledQuestionnaire;
  /** Two to four. */
  readonly analyses: readonly ComparedAnalysis[];
  readonly detail: ComparisonDetail;
}

/** Analyses side by side: how many questions say what, and what was answered differently. A count lists its questions. */
export function ComparisonTable({ compiled, analyses, detail }: ComparisonTableProps) {
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- from here the arrow keys lead into the table
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
        {sections.map((section) => (
          <ComparedSection
            key={section.id}
            section={section}
            names={names}
            filters={filters}
            isShown={isShown[detail]}
          />
        ))}
      </Table>
    </section>
  );
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

/** Differences first: what is the same in every answer stands below. */
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

/** Lets the arrow keys, Home and End move the focus from row to row of the table in a frame. */
function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A link in a head keeps its own keys.
      if (!(target instanceof Element) || target.closest('a, button')) return;
      const rows = [...current.querySelectorAll<HTMLElement>('tbody > tr')];
      const next = findNextByKey(
        key,
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
