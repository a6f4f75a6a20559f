import { Fragment, type ReactNode } from 'react';
import { candleWindows, chartCoins } from '../../../../contracts/charts.ts';
import { knownCoins } from '../../../../contracts/known-coins.ts';
import type { PanelName } from '../../../../contracts/pages.ts';
import type { Subject } from '../../../../contracts/subject.ts';
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
import { blocksOfPage } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { useSubject } from '../../../research/record/records-context.ts';
import { Blank } from '../../../ui/blocks/Blank.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';

const ownPanels: Readonly<Record<PanelName, (path: string) => ReactNode>> = {
  airdrops: () => <AirdropsPanel />,
  candles: (path) => (
    <ChosenChart path={path} draw={(coin) => <CandlesPanel coin={coin} window={candleWindows[0]} />} />
  ),
  coin: (path) => <ChosenCoin path={path} />,
  events: () => <EventsPanel />,
  macd: (path) => <ChosenChart path={path} draw={(coin) => <MacdPanel coin={coin} />} />,
  movements: () => <MovementsPanel words={movementsCopy.panel} />,
  news: () => <NewsPanel />,
  rsi: (path) => <ChosenChart path={path} draw={(coin) => <RsiPanel coin={coin} />} />,
  sentiment: () => <SentimentPanel words={fearGreedCopy.sentiment} />,
  ticker: () => <TickerPanel words={fearGreedCopy.ticker} />,
};

interface OwnPanelsProps {
  readonly path: string;
  readonly names: readonly PanelName[];
}

export function OwnPanels({ path, names }: OwnPanelsProps) {
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>{ownPanels[name](path)}</Fragment>
      ))}
    </>
  );
}

function useChosenCoin(path: string): Subject | undefined {
  const about = blocksOfPage(path).find(({ subject }) => subject === 'coin');
  return useSubject(about?.id ?? '');
}

interface ChosenChartProps {
  readonly path: string;
  readonly draw: (coin: Subject) => ReactNode;
}

function ChosenChart({ path, draw }: ChosenChartProps) {
  return draw(useChosenCoin(path) ?? knownCoins[chartCoins[0].symbol]);
}

function ChosenCoin({ path }: { readonly path: string }) {
  const chosen = useChosenCoin(path);
  if (chosen) return <CoinPanel wanted={chosen} />;
  return (
    <Panel label={copy.coin}>
      <Blank title={copy.noCoin}>{copy.noCoinHint}</Blank>
    </Panel>
  );
}
