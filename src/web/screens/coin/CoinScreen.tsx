import type { ComponentType } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Coin } from '../../../contracts/coin-data.ts';
import { pages, toCoinPath } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { findAbout } from '../../analyses/analyses-about.ts';
import { findDecision, useDecisions } from '../../analyses/use-decisions.ts';
import { useAnalyses } from '../../analyses/use-analyses.ts';
import { toSummary } from '../../panels/coin/coin-text.ts';
import { CoinFactsPanel } from '../../panels/coin/CoinFactsPanel.tsx';
import { CoinNewsPanel } from '../../panels/coin/CoinNewsPanel.tsx';
import { useCoin } from '../../panels/coin/use-coin.ts';
import { CoinEventsPanel } from '../../panels/events/CoinEventsPanel.tsx';
import { WatchButton } from '../../panels/watchlist/WatchButton.tsx';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CoinDecision } from './CoinDecision.tsx';
import { CoinFigures } from './CoinFigures.tsx';
import { CoinJournal } from './CoinJournal.tsx';
import { CoinResearch } from './CoinResearch.tsx';
import styles from './CoinScreen.module.css';

interface CoinScreenProps {
  /** The coin's id at its source. */
  readonly id: string;
  /** The evaluation of coins. */
  readonly entry: CatalogEntry;
  /** The journals whose entries may be about a coin. */
  readonly journals: readonly CatalogEntry[];
  /** What is decided about a coin. */
  readonly decisions: CatalogEntry;
  /** The form of today's decision about the coin. */
  readonly Form: ComponentType<{ readonly about: Subject }>;
}

const parts = [
  { value: 'research', label: copy.research },
  { value: 'deciding', label: copy.decision },
  { value: 'facts', label: copy.facts },
  { value: 'journal', label: copy.journal },
  { value: 'events', label: copy.events },
  { value: 'news', label: copy.news },
] as const;

type Part = (typeof parts)[number]['value'];

/** Everything about one coin: the member's research and entries, facts, events and news. */
export function CoinScreen({ id, entry, journals, decisions, Form }: CoinScreenProps) {
  const status = useCoin({ id, name: id });
  const analyses = useAnalyses(entry);
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  const own =
    analyses.kind === 'ready' ? findAbout(analyses.analyses, { id, name: coin?.name ?? id }) : undefined;
  const name = coin?.name ?? own?.own[0]?.subject?.name;
  const subject: Subject = { id, name: name ?? id };
  const decided = useDecisions(decisions);
  const decision = findDecision(decided, subject);
  const [params, setParams] = useSearchParams();
  const part = parts.find(({ value }) => value === params.get('part'))?.value ?? 'research';
  useDocumentTitle(name ?? pages.coin.title);
  const isUnknown = status.kind === 'failed' && status.code === 'NOT_FOUND';
  if (isUnknown && own?.own.length === 0) return <UnknownCoin />;
  // The source found the coin by another of its names. Records know it by its id.
  if (coin && coin.id !== id)
    return <Navigate replace to={{ pathname: toCoinPath(coin.id), search: `${params}` }} />;
  return (
    <>
      <PageHeader title={subject.name} lede={coin && `${coin.ticker} · ${toSummary(coin)}`}>
        {coin && <WatchButton id={id} name={subject.name} />}
      </PageHeader>
      <div className={styles.page}>
        <CoinFigures id={id} own={own} decision={decided.kind === 'ready' ? decision : decided.kind} />
        <div className={styles.parts}>
          <Segmented
            label={copy.parts}
            options={parts}
            value={part}
            onChange={(next) => setParams(next === 'research' ? {} : { part: next })}
          />
        </div>
        {part === 'deciding' ? (
          <CoinDecision decision={decision} form={<Form about={subject} />} />
        ) : (
          <ShownPart part={part} {...{ entry, journals, subject, coin, analyses }} />
        )}
      </div>
    </>
  );
}

interface ShownPartProps extends Pick<CoinScreenProps, 'entry' | 'journals'> {
  readonly part: Exclude<Part, 'deciding'>;
  readonly subject: Subject;
  /** Absent while it loads and where its source does not respond. */
  readonly coin: Coin | undefined;
  readonly analyses: ReturnType<typeof useAnalyses>;
}

function ShownPart({ part, entry, journals, subject, coin, analyses }: ShownPartProps) {
  switch (part) {
    case 'research':
      return <CoinResearch entry={entry} subject={subject} state={analyses} />;
    case 'facts':
      return <CoinFactsPanel id={subject.id ?? ''} name={subject.name} symbol={coin?.ticker ?? ''} />;
    case 'journal':
      return <CoinJournal journals={journals} subject={subject} />;
    case 'events':
      return <CoinEventsPanel name={subject.name} symbol={coin?.ticker} />;
    case 'news':
      return <CoinNewsPanel name={subject.name} />;
  }
}

function UnknownCoin() {
  return (
    <>
      <PageHeader {...pages.coin} />
      <Panel label={copy.unknownTitle}>
        <Blank
          title={copy.unknownTitle}
          actions={
            <Link className={toButtonClass({ variant: 'primary' })} to={pages.coinEvaluation.path}>
              {pages.coinEvaluation.title}
            </Link>
          }
        >
          {copy.unknownText}
        </Blank>
      </Panel>
    </>
  );
}
