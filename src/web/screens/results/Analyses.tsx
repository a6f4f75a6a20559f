import { useState } from 'react';
import { analysesCopy as copy } from '../../copy/results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import type { Analysis } from '../../records/load-result.ts';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import type { LoadedResult } from './use-results.ts';
import styles from './Analyses.module.css';

type Pair = readonly [Analysis, Analysis];

interface AnalysesProps extends Pick<LoadedResult, 'compiled' | 'analyses'> {
  readonly subject: NonNullable<CatalogEntry['subject']>;
}

/** Every analysis of a questionnaire: one opened to read, two side by side. */
export function Analyses({ subject, compiled, analyses }: AnalysesProps) {
  const [opened, setOpened] = useState<Analysis>();
  const [compared, setCompared] = useState<Pair>();
  return (
    <div className={styles.analyses}>
      <AnalysesPanel
        title={copy.titles[subject]}
        analyses={analyses}
        of={compiled.questionnaire.sections.length}
        onOpen={setOpened}
        onCompare={(...pair) => setCompared(pair)}
      />
      {compared && (
        <ComparisonPanel
          key={compared.map(({ id }) => id).join(' ')}
          title={copy.comparisons[subject]}
          compiled={compiled}
          pair={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
      <AnalysisDialog compiled={compiled} analysis={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}
