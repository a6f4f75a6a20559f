import { Link, useSearchParams } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { analysesCopy, resultsCopy as copy } from '../../copy/research/results.ts';
import { resultsCatalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { readView, type View } from './addresses.ts';
import { AllResults } from './AllResults.tsx';
import { AnalysisView } from './analyses/AnalysisView.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { JournalEntries } from './JournalEntries.tsx';
import styles from './ResultsScreen.module.css';

type NamedView = Exclude<View, { readonly kind: 'all' }>;

export function ResultsScreen() {
  const [search] = useSearchParams();
  const view = readView(search, resultsCatalog);
  if (view.kind === 'all') return <AllResults />;
  return (
    <>
      <PageHeader {...pages.results} lede={ledes[view.kind]}>
        <Link className={toButtonClass({}, styles.back)} to={pages.results.path}>
          {copy.all}
        </Link>
      </PageHeader>
      <Named view={view} key={search.toString()} />
    </>
  );
}

/** Undefined: the page's lede. */
const ledes: Readonly<Record<NamedView['kind'], string | undefined>> = {
  analysis: analysesCopy.readOnly,
  comparison: analysesCopy.comparisonLede,
  journal: copy.entriesLede,
  unknown: undefined,
};

function Named({ view }: { readonly view: NamedView }) {
  switch (view.kind) {
    case 'comparison':
      return <ComparisonPanel entry={view.entry} ids={view.ids} />;
    case 'analysis':
      return <AnalysisView entry={view.entry} id={view.id} />;
    case 'journal':
      return <JournalEntries entry={view.entry} />;
    case 'unknown':
      return (
        <Panel label={copy.unknownTitle}>
          <Blank title={copy.unknownTitle}>{copy.unknownText}</Blank>
        </Panel>
      );
  }
}
