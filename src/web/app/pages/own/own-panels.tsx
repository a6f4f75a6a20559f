import type { ReactNode } from 'react';
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
import { ChosenCoin } from './ChosenCoin.tsx';

const [coin] = chartCoins;
const [window] = candleWindows;

/** Each panel that an own page may name, for the page at a path. Charts are of the coin that Charting begins with. */
export const ownPanels: Readonly<Record<PanelName, (path: string) => ReactNode>> = {
  airdrops: () => <AirdropsPanel />,
  candles: () => <CandlesPanel coin={coin} window={window} />,
  coin: (path) => <ChosenCoin path={path} />,
  events: () => <EventsPanel />,
  macd: () => <MacdPanel coin={coin} />,
  movements: () => <MovementsPanel words={movementsCopy.panel} />,
  news: () => <NewsPanel />,
  rsi: () => <RsiPanel coin={coin} />,
  sentiment: () => <SentimentPanel words={fearGreedCopy.sentiment} />,
  ticker: () => <TickerPanel words={fearGreedCopy.ticker} />,
};
