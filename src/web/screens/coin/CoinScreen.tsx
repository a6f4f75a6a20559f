import { useState, type ComponentType, type ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Coin } from '../../../contracts/coin-data.ts';
import { pages, toCoinPath } from '../../../contracts/pages.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { resultsCopy } from '../../copy/research/results.ts';
import { decisionPart, partParam } from '../../research/lists/analysis-path.ts';
import { isAbout, type DueItem } from '../../research/decision/due-items.ts';
import { useDue } from '../../research/decision/use-due.ts';
import { useSubjectWork } from '../../research/lists/use-subject-work.ts';
import { CoinNewsPanel } from '../../panels/coin/CoinNewsPanel.tsx';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { toSummary } from '../../panels/coin/coin-text.ts';
import { useCoin } from '../../panels/coin/use-coin.ts';
import { useCoinFacts } from '../../panels/coin/use-coin-facts.ts';
import { CoinEventsPanel } from '../../panels/events/CoinEventsPanel.tsx';
import { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import { WatchButton } from '../../panels/watchlist/WatchButton.tsx';
import type { SubjectWork } from '../../research/lists/subject-work.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CoinAside, DueAside, OwnDecision } from './CoinAside.tsx';
import { CoinEvidence } from './CoinEvidence.tsx';
import { CoinFigures } from './CoinFigures.tsx';
import { CoinJournal } from './CoinJournal.tsx';
import { CoinResearch } from './CoinResearch.tsx';
import { DueStrip } from './DueStrip.tsx';
import { ResearchActs } from './ResearchActs.tsx';
import styles from './CoinScreen.module.css';

interface CoinScreenProps {
  /** The coin's id at its source. */
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly journals: readonly CatalogEntry[];
  readonly decisions: CatalogEntry;
  readonly Form: ComponentType<{
    readonly about: Subject;
    readonly alerts?: readonly DueAlert[] | undefined;
  }>;
}

const parts = [
  { value: 'research', label: copy.research },
  { value: decisionPart, label: copy.decision },
  { value: 'facts', label: copy.facts },
  { value: 'journal', label: copy.journal },
  { value: 'events', label: copy.events },
  { value: 'news', label: copy.news },
] as const;

type Part = (typeof parts)[number]['value'];

export function CoinScreen({ id, entry, journals, decisions, Form }: CoinScreenProps) {
  const status = useCoin({ id, name: id });
  const { analyses, decisions: decided, find } = useSubjectWork(entry, decisions);
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  const name = coin?.name ?? find({ id, name: id }).own[0]?.subject?.name;
  const subject = { id, name: name ?? id };
  const work = find(subject);
  const { decision } = work;
  const { due, alerts, setHeld } = useOwnDue(decided.data, subject);
  const [params, setParams] = useSearchParams();
  const part = parts.find(({ value }) => value === params.get(partParam))?.value ?? 'research';
  useDocumentTitle(name ?? pages.coin.title);
  const isUnknown = status.kind === 'failed' && status.code === 'NOT_FOUND';
  if (isUnknown && analyses.isSuccess && work.own.length === 0) return <UnknownCoin />;
  // The source found the coin by another name; records use its id.
  if (coin && coin.id !== id)
    return <Navigate replace to={{ pathname: toCoinPath(coin.id), search: `${params}` }} />;
  return (
    <>
      <div className={styles.top}>
        <Names name={subject.name} coin={coin}>
          {coin && <Watch id={id} name={subject.name} isAlone={work.own.length === 0} />}
          <ResearchActs entry={entry} subject={subject} work={work} />
        </Names>
        <CoinFigures {...{ id, entry, decision }} research={analyses.data && work} decisions={decided} />
        <Tabs
          id={id}
          analyses={analyses.data && work.own.length}
          part={part}
          onChange={(next) => setParams(next === 'research' ? {} : { [partParam]: next })}
        />
      </div>
      <div className={styles.page}>
        {due && <DueStrip id={id} entry={decisions} item={due} onHold={setHeld} />}
        {part === decisionPart ? (
          // A decision is saved with the coin's name.
          name === undefined && status.kind !== 'failed' ? (
            <Message tone="wait">{copy.loading}</Message>
          ) : (
            <div>
              <Form about={subject} alerts={alerts} />
            </div>
          )
        ) : (
          <ShownPart part={part} {...{ entry, journals, subject, coin, work, due }} alerts={alerts} />
        )}
      </div>
    </>
  );
}

/** Why the coin is due; it stays after the decision is kept. */
function useOwnDue(decisions: Parameters<typeof useDue>[0], subject: Subject) {
  const [held, setHeld] = useState<DueItem>();
  const { data: desk } = useDailyDesk();
  const { items } = useDue(decisions, desk);
  return { due: held ?? items.find((item) => isAbout(item, subject)), alerts: desk?.alerts, setHeld };
}

interface TabsProps extends Pick<CoinScreenProps, 'id'> {
  /** Undefined: unknown. */
  readonly analyses: number | undefined;
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}

/** With the counts that the page has loaded. */
function Tabs({ id, analyses, part, onChange }: TabsProps) {
  const facts = useCoinFacts(id, true);
  const known =
    facts.kind === 'ready' ? facts.feed.value.filter(({ state }) => state !== 'missing') : undefined;
  const counts: Partial<Record<Part, number | undefined>> = { research: analyses, facts: known?.length };
  return (
    <div className={styles.tabs}>
      <Segmented
        label={copy.parts}
        options={parts.map(({ value, label }) => ({ value, label: resultsCopy.tab(label, counts[value]) }))}
        value={part}
        onChange={onChange}
      />
    </div>
  );
}

interface NamesProps {
  readonly name: string;
  readonly coin: Coin | undefined;
  readonly children: ReactNode;
}

function Names({ name, coin, children }: NamesProps) {
  return (
    <div className={styles.names}>
      <span className={styles.icon}>{coin && <CoinIcon symbol={coin.ticker} size={36} />}</span>
      <div className={styles.title}>
        <h1>{name}</h1> {coin && <span className={styles.symbol}>{coin.ticker}</span>}
        <p>{coin && toSummary(coin)}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}

interface WatchProps extends Pick<CoinScreenProps, 'id'> {
  readonly name: string;
  readonly isAlone: boolean;
}

/** On a phone there is no room for its word beside other buttons. */
function Watch({ id, name, isAlone }: WatchProps) {
  const isNarrow = useMedia('(max-width: 720px)');
  return <WatchButton id={id} name={name} {...(isNarrow && !isAlone && { look: 'star' })} />;
}

interface ShownPartProps extends Pick<CoinScreenProps, 'entry' | 'journals'> {
  readonly part: Exclude<Part, typeof decisionPart>;
  readonly subject: Subject & Pick<CoinScreenProps, 'id'>;
  /** Absent while it loads, and if its source does not respond. */
  readonly coin: Coin | undefined;
  readonly work: SubjectWork;
  readonly due: DueItem | undefined;
  /** Undefined: not known. */
  readonly alerts: readonly DueAlert[] | undefined;
}

function ShownPart({ part, entry, journals, subject, coin, work, due, alerts }: ShownPartProps) {
  switch (part) {
    case 'research': {
      const { decision } = work;
      const decided = { id: subject.id, decision, alerts };
      return due && decision ? (
        <CoinResearch
          entry={entry}
          subject={subject}
          due={<OwnDecision {...decided} />}
          aside={<DueAside decision={decision} />}
        />
      ) : (
        <CoinResearch entry={entry} subject={subject} aside={<CoinAside {...decided} />} />
      );
    }
    case 'facts':
      return <CoinEvidence entry={entry} work={work} subject={subject} symbol={coin?.ticker ?? ''} />;
    case 'journal':
      return <CoinJournal evaluation={entry} journals={journals} subject={subject} />;
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
