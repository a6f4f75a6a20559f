import { knownCoins } from '../../../contracts/known-coins.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { tickerCoins, type TickerCoin, type TickerQuote } from '../../../contracts/ticker.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { tickerPanelCopy as copy } from '../../copy/panels/ticker.ts';
import { AskButton } from '../../feeds/AskButton.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { CoinPicker } from '../../feeds/CoinPicker.tsx';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { useReportChoice } from '../../feeds/page-choice.ts';
import { useSubmittedChoice, type Submitted } from '../../feeds/use-submitted-choice.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { requirePart } from '../../feeds/require-part.ts';
import { loadTicker } from '../../api/market.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import { TickerFigures } from './TickerFigures.tsx';
import styles from './TickerPanel.module.css';

interface TickerWords {
  readonly title: string;
  /** Accessible name of the row of coins. */
  readonly coins: string;
  readonly ask: string;
  readonly idle: string;
}

const coins = Object.keys(tickerCoins).filter(isTickerCoin);

export function TickerPanel({ words }: { readonly words: TickerWords }) {
  const { choice, submitted, choose, submit } = useSubmittedChoice<TickerCoin>();
  useReportChoice('coin', choice && knownCoins[choice]);
  const status = useTicker(submitted);
  return (
    <FeedPanel
      title={words.title}
      status={status}
      controls={
        <>
          <CoinPicker label={words.coins} coins={coins} value={choice} onChange={choose} />
          <AskButton busy={status.kind === 'loading'} disabled={choice === undefined} onClick={submit}>
            {words.ask}
          </AskButton>
        </>
      }
      skeleton={<TickerSkeleton />}
      idle={<Blank title={words.idle} />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      announce={({ name }) => copy.shown(name)}
    >
      {(quote) => <TickerFigures quote={quote} />}
    </FeedPanel>
  );
}

function isTickerCoin(symbol: string): symbol is TickerCoin {
  return Object.hasOwn(tickerCoins, symbol);
}

const supplyWidths = [84, 116, 108] as const;

function TickerSkeleton() {
  return (
    <div>
      <div className={styles.quote}>
        <Skeleton width={36} height={36} />
        <div className={styles.price}>
          <Skeleton width={72} />
          <Skeleton width={136} height={24} />
        </div>
        <Skeleton width={160} height={28} />
      </div>
      <div className={styles.supplies}>
        {supplyWidths.map((width) => (
          <div key={width} className={styles.supply}>
            <Skeleton width={96} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface Cancel {
  readonly signal: AbortSignal;
}

function useTicker(submitted: Submitted<TickerCoin> | undefined): FeedStatus<TickerQuote> {
  return useFeed({
    key: ['ticker', submitted?.choice ?? '', String(submitted?.at)],
    load: (cancel) => loadQuote(submitted?.choice, cancel),
    enabled: submitted !== undefined,
  });
}

async function loadQuote(coin: TickerCoin | undefined, cancel: Cancel): Promise<Feed<TickerQuote>> {
  if (coin === undefined) throw new Error('No coin was chosen');
  const feed = await loadTicker(coin, cancel);
  return requirePart(feed, ({ data }) => data[String(tickerCoins[coin])], `Coin price of ${coin}`);
}
