import { pages } from '../../../contracts/pages.ts';
import { entriesOfPage } from '../../../engine/registry/catalog.ts';
import { catalog, type CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { useSavedSigns } from '../../records/use-progress.ts';
import { EvaluationSummary } from '../../screens/nft-evaluation/EvaluationSummary.tsx';
import { NftEvaluationScreen } from '../../screens/nft-evaluation/NftEvaluationScreen.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';
import { RecordedQuestionnaire } from '../recorded/RecordedQuestionnaire.tsx';
import { useQuestionnaire } from '../use-questionnaire.ts';

/** The NFT evaluation with its checklist and the page's other questionnaires. */
export function NftEvaluationPage() {
  const entry = entriesOfPage(catalog, pages.nftEvaluation.path).find(
    ({ subject, subjectRequired }) => subjectRequired && subject === 'nft',
  );
  if (!entry) throw new Error('No questionnaire about NFTs is shown on the NFT evaluation page');
  const load = useQuestionnaire(entry.id);
  return (
    <NftEvaluationScreen
      entry={entry}
      checklist={<RecordedQuestionnaire entry={entry} />}
      summary={load.kind === 'ready' && <Summary entry={entry} compiled={load.compiled} />}
      blocks={<PageQuestionnaires page={pages.nftEvaluation.path} />}
    />
  );
}

interface SummaryProps {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
}

// Apart, so that an edit renders the summary anew and not the page.
function Summary({ entry, compiled }: SummaryProps) {
  return <EvaluationSummary entry={entry} signs={useSavedSigns(compiled)} />;
}
