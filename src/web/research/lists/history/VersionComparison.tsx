import { historyCopy as copy } from '../../../copy/research/history.ts';
import { ComparisonTable } from '../../results/ComparisonTable.tsx';
import { loadQuestionnaire } from '../../questionnaires/load-questionnaire.ts';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import { isDamaged, loadAnalysis } from '../../record/load-result.ts';
import { loadVersion, type Version } from '../../record/record-versions.ts';
import { useRecords } from '../../record/records-context.ts';
import type { Records } from '../../record/records.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../../ui/page/use-uncached-query.ts';
import { DamagedRecords } from '../DamagedRecords.tsx';
import styles from './History.module.css';

interface VersionComparisonProps {
  readonly entry: CatalogEntry;
  readonly id: string;
  readonly version: Version;
}

export function VersionComparison(props: VersionComparisonProps) {
  return (
    <QueryBoundary loading={<Message tone="wait">{copy.versionLoading}</Message>} failed={copy.versionFailed}>
      <Comparison {...props} />
    </QueryBoundary>
  );
}

function Comparison({ entry, id, version: { revision } }: VersionComparisonProps) {
  const records = useRecords();
  const { compiled, then, now } = useUncachedQuery({
    queryKey: ['version', entry.id, id, revision],
    queryFn: () => load(records, entry, { id, revision }),
  }).data;
  const current = isDamaged(now) ? [] : [{ ...now, name: copy.now }];
  return (
    <div className={styles.comparison}>
      <DamagedRecords records={isDamaged(now) ? [now] : []} />
      <ComparisonTable
        compiled={compiled}
        analyses={[{ ...then, name: copy.then }, ...current]}
        detail={isDamaged(now) ? 'sections' : 'only-differences'}
        evidence
      />
    </div>
  );
}

async function load(
  records: Records,
  entry: CatalogEntry,
  { id, revision }: { readonly id: string; readonly revision: number },
) {
  const compiled = await loadQuestionnaire(entry.id);
  const { questionnaire } = compiled;
  const [then, now] = await Promise.all([
    loadVersion(records, questionnaire, { id, revision }),
    loadAnalysis(records, questionnaire, id),
  ]);
  return { compiled, then, now };
}
