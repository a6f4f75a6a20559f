import { messages } from '../../../contracts/messages.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { CoinContracts } from './CoinContracts.tsx';
import { CoinFacts } from './CoinFacts.tsx';
import { CoinLinks } from './CoinLinks.tsx';
import { CoinNewsList } from './CoinNewsList.tsx';
import { CoinSkeleton } from './CoinSkeleton.tsx';
import { CoinTeam } from './CoinTeam.tsx';
import { LowMarketCap } from './LowMarketCap.tsx';
import { useCoin } from './use-coin.ts';

interface CoinPanelProps {
  /** What was searched for: a coin's name or symbol, not blank. */
  readonly name: string;
}

const unknownHint = 'Try its full name or its symbol. You can still answer the questions.';
const failedHint = 'The source did not answer. You can still answer the questions.';

export function CoinPanel({ name }: CoinPanelProps) {
  const status = useCoin(name);
  const unknown = status.kind === 'failed' && status.code === 'NOT_FOUND';
  return (
    <FeedPanel
      key={name}
      title="Coin info"
      status={status}
      skeleton={<CoinSkeleton />}
      failure={{ message: messages.coinNotFound, hint: unknown ? unknownHint : failedHint, isFinal: unknown }}
      announce={(coin) => `${coin.name} found`}
    >
      {(coin) => (
        <>
          <LowMarketCap coin={coin} />
          <CoinFacts coin={coin} />
          <CoinLinks sites={coin.sites} />
          <CoinContracts coin={coin} />
          <CoinTeam team={coin.team} />
          <CoinNewsList name={coin.name} />
        </>
      )}
    </FeedPanel>
  );
}
