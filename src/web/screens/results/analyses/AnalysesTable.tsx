import { useId, useState } from 'react';
import { toUtcDate } from '../../../../lib/moment-format.ts';
import { analysisListCopy } from '../../../copy/research/analyses.ts';
import { analysesCopy as copy } from '../../../copy/research/results.ts';
import { listWork } from '../../../research/lists/subject-work.ts';
import { useDecisionsAfter } from '../../../research/lists/use-decisions.ts';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { isFinished, type Analysis } from '../../../research/record/load-analyses.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { useShowAll } from '../../../ui/hooks/use-show-all.ts';
import { ColumnHeads, Table } from '../../../ui/table/Table.tsx';
import { compared } from '../addresses.ts';
import { SubjectRows, type RowProps } from './SubjectRows.tsx';
import styles from './AnalysesTable.module.css';

interface AnalysesTableProps {
  readonly title: string;
  readonly entry: CatalogEntry;
  /** Saved last first; at least one. */
  readonly analyses: readonly Analysis[];
  /** Part of a name; empty: all are shown. */
  readonly search: string;
  readonly onCompare: (ids: readonly string[]) => void;
}

const shownAtFirst = 10;

/** One row per subject, that of the newest finished analysis first; its other analyses and archived ones unfold. */
export function AnalysesTable({ title, entry, analyses, search, onCompare }: AnalysesTableProps) {
  const hintId = useId();
  const { chosen, toggle, clear } = useChoice(analyses);
  const { data: decisions } = useDecisionsAfter(entry);
  const several = analyses.length >= compared.min;
  const origins = listOrigins(analyses);
  const found = analyses.filter(({ name }) => isFound(name ?? analysisListCopy.unnamed, search));
  const toChoice = (id: string) => ({
    chosen: chosen.includes(id),
    disabled: !chosen.includes(id) && chosen.length === compared.max,
    hintId,
    onToggle: () => toggle(id),
  });
  return (
    <>
      <VisuallyHidden>
        <span id={hintId}>{several ? copy.hint : copy.only}</span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <Found
          title={title}
          found={found}
          isSearch={search !== ''}
          row={{ entry, decisions, hasPrices: origins.length > 0, toChoice: several ? toChoice : undefined }}
          origins={origins}
        />
      ) : (
        <p className={styles.none}>{copy.noneFound}</p>
      )}
      {chosen.length > 0 && (
        <div className={styles.compare}>
          <output>{copy.chosen(chosen.length)}</output>
          <Button variant="ghost" onClick={clear}>
            {copy.clear}
          </Button>
          <Button variant="primary" disabled={chosen.length < compared.min} onClick={() => onCompare(chosen)}>
            {copy.compare}
          </Button>
        </div>
      )}
    </>
  );
}

interface FoundProps extends Pick<AnalysesTableProps, 'title'> {
  readonly found: readonly Analysis[];
  readonly isSearch: boolean;
  /** Where the prices come from. */
  readonly origins: readonly string[];
  readonly row: Omit<RowProps, 'analysis'>;
}

function Found({ title, found, isSearch, origins, row }: FoundProps) {
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const { isAll, list, showAll } = useShowAll<HTMLTableSectionElement>(shownAtFirst);
  const subjects = toSubjects(found.filter(({ archived }) => !archived));
  const archived = found.filter((analysis) => analysis.archived);
  const shown = isAll || isSearch ? subjects : subjects.slice(0, shownAtFirst);
  const more = [
    shown.length < subjects.length && { title: analysisListCopy.all(subjects.length), onClick: showAll },
    archived.length > 0 &&
      !isArchiveOpen && {
        title: analysisListCopy.archived(archived.length),
        onClick: () => setArchiveOpen(true),
      },
  ].filter((one) => one !== false);
  return (
    <>
      <Table caption={title} className={styles.table}>
        <ColumnHeads names={origins.length > 0 ? Object.values(copy.columns) : withoutPrice} />
        <tbody ref={list}>
          {shown.map((subject) => (
            <SubjectRows key={subject.analysis.id} {...row} {...subject} />
          ))}
          {isArchiveOpen && archived.map((one) => <SubjectRows key={one.id} {...row} analysis={one} />)}
        </tbody>
      </Table>
      {origins.length > 0 && <p className={styles.origins}>{copy.pricesFrom(origins)}</p>}
      {more.length > 0 && (
        <div className={styles.more}>
          {more.map((one) => (
            <Button key={one.title} variant="ghost" onClick={one.onClick}>
              {one.title}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

const { price: _, ...columns } = copy.columns;
const withoutPrice = Object.values(columns);

/** One for each source and day. */
function listOrigins(analyses: readonly Analysis[]): readonly string[] {
  const origins = analyses.flatMap(({ price }) => (price ? [toOrigin(price.read_on)] : []));
  return [...new Set(origins)];
}

function toOrigin({ day, source, state }: NonNullable<Analysis['price']>['read_on']): string {
  const read = toUtcDate(day);
  return state === 'sample' ? copy.samplePrices(read) : copy.pricesOf(source, read);
}

export function isFound(name: string, search: string): boolean {
  return name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

interface SubjectRow {
  readonly analysis: Analysis;
  readonly others: readonly Analysis[];
  readonly othersTitle: string;
}

/** One per subject, the one saved last first, after that of the newest finished analysis. */
function toSubjects(analyses: readonly Analysis[]): readonly SubjectRow[] {
  const finished = analyses.find(isFinished);
  const rows = listWork({ analyses }).flatMap(({ own }): readonly SubjectRow[] => {
    const analysis = finished && own.includes(finished) ? finished : own[0];
    if (!analysis) return [];
    const others = own.filter((one) => one !== analysis);
    const toTitle = analysis === own[0] ? analysisListCopy.earlier : analysisListCopy.others;
    return [{ analysis, others, othersTitle: toTitle(others.length) }];
  });
  const isFirst = ({ analysis }: SubjectRow) => Number(analysis === finished);
  return rows.toSorted((one, other) => isFirst(other) - isFirst(one));
}

/** In list order. */
function useChoice(analyses: readonly Analysis[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return {
    chosen: analyses.map(({ id }) => id).filter((id) => ids.includes(id)),
    toggle,
    clear: () => setIds([]),
  };
}
