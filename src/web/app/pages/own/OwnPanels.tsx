import { Fragment, type ReactNode } from 'react';
import { candleWindows, chartCoins } from '../../../../contracts/charts.ts';
import type { PanelName } from '../../../../contracts/pages.ts';
import { fearGreedCopy } from '../../../copy/fear-greed.ts';
import { movementsCopy } from '../../../copy/movements.ts';
import { AirdropsPanel } from '../../../panels/airdrops/AirdropsPanel.tsx';
import { CandlesPanel } from '../../../panels/charts/CandlesPanel.tsx';
import { MacdPanel } from '../../../panels/charts/MacdPanel.tsx';
import { RsiPanel } from '../../../panels/charts/RsiPanel.tsx';
import { EventsPanel } from '../../../panels/events/EventsPanel.tsx';
import { MovementsPanel } from '../../../panels/movements/MovementsPanel.tsx';
import { NewsPanel } from '../../../panels/news/NewsPanel.tsx';
import { SentimentPanel } from '../../../panels/sentiment/SentimentPanel.tsx';
import { TickerPanel } from '../../../panels/ticker/TickerPanel.tsx';
import { ownPageCopy as copy } from '../../../copy/own-page.ts';
import { CoinPanel } from '../../../panels/coin/CoinPanel.tsx';
import { blocksOfPage } from '../../../questionnaire/questionnaire-catalog.ts';
import { useSubject, useSubjects } from '../../../records/records-context.ts';
import { OtherCoins } from '../../../screens/charting/OtherCoins.tsx';
import { Blank } from '../../../ui/blocks/Blank.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';

const [coin] = chartCoins;
const [candleWindow] = candleWindows;

/** Each panel that an own page may name, for the page at a path. Charts are of the coin that Charting begins with. */
const ownPanels: Readonly<Record<PanelName, (path: string) => ReactNode>> = {
  airdrops: () => <AirdropsPanel />,
  candles: () => <CandlesPanel coin={coin} window={candleWindow} />,
  coin: (path) => <ChosenCoin path={path} />,
  events: () => <EventsPanel />,
  macd: () => <MacdPanel coin={coin} />,
  movements: () => <MovementsPanel words={movementsCopy.panel} />,
  news: () => <NewsPanel />,
  rsi: () => <RsiPanel coin={coin} />,
  sentiment: () => <SentimentPanel words={fearGreedCopy.sentiment} />,
  ticker: () => <TickerPanel words={fearGreedCopy.ticker} />,
};

interface OwnPanelsProps {
  readonly path: string;
  readonly names: readonly PanelName[];
}

/** The panels that an own page names: their code is large, and most of these pages have none. */
export function OwnPanels({ path, names }: OwnPanelsProps) {
  const coinBlocks = blocksOfPage(path).filter(({ subject }) => subject === 'coin');
  const about = useSubjects(coinBlocks.map(({ id }) => id));
  return (
    <>
      {names.some(isChart) && <OtherCoins charted={coin.symbol} about={about} />}
      {names.map((name) => (
        <Fragment key={name}>{ownPanels[name](path)}</Fragment>
      ))}
    </>
  );
}

function isChart(name: PanelName): boolean {
  return ['candles', 'macd', 'rsi'].includes(name);
}

/** The coin that the page's first questionnaire about coins is answered for. */
function ChosenCoin({ path }: { readonly path: string }) {
  const about = blocksOfPage(path).find(({ subject }) => subject === 'coin');
  const chosen = useSubject(about?.id ?? '');
  if (chosen) return <CoinPanel wanted={chosen} />;
  return (
    <Panel label={copy.coin}>
      <Blank title={copy.noCoin}>{copy.noCoinHint}</Blank>
    </Panel>
  );
}
