import { assertNever } from '../../../lib/assert-never.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { FeedAge } from '../../ui/FeedAge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CoinContracts } from './CoinContracts.tsx';
import { CoinFacts } from './CoinFacts.tsx';
import { CoinFailure } from './CoinFailure.tsx';
import { CoinLinks } from './CoinLinks.tsx';
import { CoinNewsList } from './CoinNewsList.tsx';
import { CoinSkeleton } from './CoinSkeleton.tsx';
import { CoinTeam } from './CoinTeam.tsx';
import { LowMarketCap } from './LowMarketCap.tsx';
import { useCoin } from './use-coin.ts';
import type { CoinState } from './use-coin.ts';
import styles from './CoinPanel.module.css';

interface CoinPanelProps {
  /** What was searched for: a coin's name or symbol, not blank. */
  readonly name: string;
}

const title = 'Coin info';

export function CoinPanel({ name }: CoinPanelProps) {
  return (
    <ErrorBoundary key={name} fallback={renderCrash}>
      <CoinInfo name={name} />
    </ErrorBoundary>
  );
}

function CoinInfo({ name }: CoinPanelProps) {
  const state = useCoin(name);
  return (
    <Panel title={title} busy={state.kind === 'loading'} actions={<Origin state={state} />}>
      <output>
        <VisuallyHidden>{state.kind === 'ready' && `${state.feed.value.name} found`}</VisuallyHidden>
      </output>
      <Content state={state} />
    </Panel>
  );
}

function Origin({ state }: { readonly state: CoinState }) {
  switch (state.kind) {
    case 'loading':
      return <span className={styles.loading}>Loading</span>;
    case 'failed':
      return null;
    case 'ready':
      return <FeedAge source={state.feed.source} asOf={state.feed.asOf} state={state.feed.state} />;
    default:
      return assertNever(state);
  }
}

function Content({ state }: { readonly state: CoinState }) {
  switch (state.kind) {
    case 'loading':
      return <CoinSkeleton />;
    case 'failed':
      return <CoinFailure unknown={state.unknown} onRetry={state.retry} />;
    case 'ready': {
      const coin = state.feed.value;
      return (
        <>
          <LowMarketCap coin={coin} />
          <CoinFacts coin={coin} />
          <CoinLinks sites={coin.sites} />
          <CoinContracts coin={coin} />
          <CoinTeam team={coin.team} />
          <CoinNewsList name={coin.name} />
        </>
      );
    }
    default:
      return assertNever(state);
  }
}

function renderCrash(retry: () => void) {
  return (
    <Panel title={title}>
      <CoinFailure unknown={false} onRetry={retry} />
    </Panel>
  );
}
