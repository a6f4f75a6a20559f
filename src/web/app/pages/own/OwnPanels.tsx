import { Fragment, type ReactNode } from 'react';
import type { PanelName } from '../../../../contracts/pages.ts';
import { fearGreedCopy } from '../../../copy/fear-greed.ts';
import { movementsCopy } from '../../../copy/movements.ts';
import { AirdropsPanel } from '../../../panels/airdrops/AirdropsPanel.tsx';
import { EventsPanel } from '../../../panels/events/EventsPanel.tsx';
import { MovementsPanel } from '../../../panels/movements/MovementsPanel.tsx';
import { NewsPanel } from '../../../panels/news/NewsPanel.tsx';
import { SentimentPanel } from '../../../panels/sentiment/SentimentPanel.tsx';
import { TickerPanel } from '../../../panels/ticker/TickerPanel.tsx';
import { ownPageCopy as copy } from '../../../copy/own-page.ts';
import { CoinPanel } from '../../../panels/coin/CoinPanel.tsx';
import { blocksOfPage } from '../../../questionnaire/questionnaire-catalog.ts';
import { useSubject } from '../../../records/records-context.ts';
import { Blank } from '../../../ui/blocks/Blank.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { ChartedCoin, ownCharts } from './own-charts.tsx';

const ownPanels: Readonly<Record<PanelName, (path: string) => ReactNode>> = {
  airdrops: () => <AirdropsPanel />,
  ...ownCharts,
  coin: (path) => <ChosenCoin path={path} />,
  events: () => <EventsPanel />,
  movements: () => <MovementsPanel words={movementsCopy.panel} />,
  news: () => <NewsPanel />,
  sentiment: () => <SentimentPanel words={fearGreedCopy.sentiment} />,
  ticker: () => <TickerPanel words={fearGreedCopy.ticker} />,
};

interface OwnPanelsProps {
  readonly path: string;
  readonly names: readonly PanelName[];
}

/** Loaded separately: the panels are large, and few such pages have any. */
export function OwnPanels({ path, names }: OwnPanelsProps) {
  return (
    <>
      {names.some((name) => Object.hasOwn(ownCharts, name)) && <ChartedCoin path={path} />}
      {names.map((name) => (
        <Fragment key={name}>{ownPanels[name](path)}</Fragment>
      ))}
    </>
  );
}

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
