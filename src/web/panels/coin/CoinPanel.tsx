import type { ReactNode } from 'react';
import { messages } from '../../../contracts/messages.ts';
import { lowMarketCap, type Coin } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { toDollarWords } from '../../ui/text/amounts.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { Block } from './Block.tsx';
import { CoinContracts } from './CoinContracts.tsx';
import { CoinFacts } from './CoinFacts.tsx';
import { CoinLinks } from './CoinLinks.tsx';
import { CoinNewsList } from './CoinNewsList.tsx';
import { CoinTeam } from './CoinTeam.tsx';
import { FactSheet } from './FactSheet.tsx';
import { useCoin } from './use-coin.ts';
import line from '../../ui/blocks/summary.module.css';
import styles from './CoinPanel.module.css';

interface CoinPanelProps {
  readonly wanted: Subject;
}

export function CoinPanel({ wanted }: CoinPanelProps) {
  const status = useCoin(wanted);
  const unknown = status.kind === 'failed' && status.code === 'NOT_FOUND';
  return (
    <FeedPanel
      key={wanted.id ?? wanted.name}
      title={copy.title}
      status={status}
      skeleton={<CoinSkeleton />}
      failure={{
        message: messages.coinNotFound,
        hint: unknown ? copy.unknownHint : copy.failedHint,
        isFinal: unknown,
      }}
      announce={(coin) => copy.found(coin.name)}
    >
      {(coin) => (
        <>
          <LowMarketCap coin={coin} />
          <CoinFacts coin={coin} />
          {coin.description !== undefined && <CoinDescription>{coin.description}</CoinDescription>}
          <FactSheet coin={coin} />
          <CoinLinks sites={coin.sites} />
          <Folded title={copy.rest}>
            <CoinContracts coin={coin} />
            <CoinTeam team={coin.team} />
            <CoinNewsList name={coin.name} />
          </Folded>
        </>
      )}
    </FeedPanel>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One line that opens on a narrow page. */
function Folded({ title, children }: FoldedProps) {
  const isNarrow = useMedia('(max-width: 720px)');
  if (!isNarrow) return children;
  return (
    <details className={styles.folded}>
      <summary className={classNames(line.summary, styles.summary)}>
        <h3 className={styles.title}>{title}</h3>
        <Icon className={line.chevron} name="chevron-down" size="sm" />
      </summary>
      {children}
    </details>
  );
}

function LowMarketCap({ coin: { market_cap_usd: cap } }: { readonly coin: Coin }) {
  if (cap === null || cap >= lowMarketCap) return null;
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <span>
        <strong className={styles.warningTitle}>{copy.lowMarketCap}</strong>{' '}
        {copy.lowMarketCapOf(toDollarWords(cap, lowMarketCap), toDollarWords(lowMarketCap))}
      </span>
    </p>
  );
}

function CoinDescription({ children }: { readonly children: string }) {
  return (
    <Block title={copy.description}>
      <p className={styles.description}>{children}</p>
    </Block>
  );
}

const factWidths = [72, 96, 40, 48, 88, 80, 112, 92, 104, 64] as const;
const personWidths = [128, 104, 116] as const;

function CoinSkeleton() {
  return (
    <div>
      <div className={styles.waitingFacts}>
        {factWidths.map((width) => (
          <div className={styles.waitingFact} key={width}>
            <Skeleton width={84} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
      <div className={styles.waitingBlock}>
        <Skeleton width={92} />
        <div className={styles.waitingChips}>
          <Skeleton width={76} height={24} />
          <Skeleton width={84} height={24} />
          <Skeleton width={64} height={24} />
        </div>
      </div>
      <div className={styles.waitingBlock}>
        <Skeleton width={48} />
        {personWidths.map((width) => (
          <div className={styles.waitingPerson} key={width}>
            <Skeleton width={24} height={24} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
