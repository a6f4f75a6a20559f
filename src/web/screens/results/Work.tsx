import { useState } from 'react';
import { resultsCopy as copy, toShortTitle } from '../../copy/research/results.ts';
import { listWork } from '../../research/lists/subject-work.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Analyses } from './analyses/Analyses.tsx';
import { isFound } from './analyses/AnalysesTable.tsx';
import { JournalList } from './JournalList.tsx';
import type { Part } from './use-parts.ts';
import styles from './Work.module.css';

interface WorkProps {
  readonly checklists: readonly Part[];
  readonly journals: readonly Part[];
}

/** A member's analyses by checklist, and journals: one of them is shown, all are printed. */
export function Work({ checklists, journals }: WorkProps) {
  const [chosen, setChosen] = useState<string>();
  const [search, setSearch] = useState('');
  const listed = checklists.filter(isListed);
  const tabs = [
    ...listed.map(({ entry, analyses }) => ({
      value: entry.id,
      label: copy.tab(toTabTitle(entry), analyses && listWork({ analyses }).length),
    })),
    ...(journals.length > 0
      ? [{ value: journalTab, label: copy.tab(copy.journalTab, journals.length) }]
      : []),
  ];
  const shown = tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]?.value;
  if (shown === undefined) return null;
  const toClass = (tab: string) => classNames(tab !== shown && styles.closed);
  return (
    <Panel label={copy.work} className={styles.work}>
      <div className={styles.tools}>
        <Segmented label={copy.work} options={tabs} value={shown} onChange={setChosen} />
        <TextField
          className={styles.search}
          label={copy.find}
          hideLabel
          icon="search"
          type="search"
          placeholder={copy.find}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {listed.map(({ entry }) => (
        <div key={entry.id} className={toClass(entry.id)}>
          <Analyses entry={entry} search={search} />
        </div>
      ))}
      {journals.length > 0 && (
        <div className={toClass(journalTab)}>
          <JournalList
            journals={journals.filter(({ entry }) => isFound(toShortTitle(entry.title), search))}
          />
        </div>
      )}
    </Panel>
  );
}

const journalTab = 'journal';

/** The page shows the only analysis of a checklist without subjects in full. */
function isListed({ entry, complete, analyses }: Part): boolean {
  if (analyses?.length === 1) return !complete || entry.subjectRequired === true;
  return analyses?.length !== 0;
}

function toTabTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.tabs[subject] : toShortTitle(title);
}
