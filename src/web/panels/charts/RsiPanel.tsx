import { useCallback, useMemo } from 'react';
import { rsiDays, type Rsi } from '../../../contracts/charts.ts';
import type { FeedState } from '../../../contracts/feed.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import { toTenth } from '../../ui/text/amounts.ts';
import { loadRsi } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { markFigures } from '../../feeds/mark-figures.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/look.ts';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { indicatorHeight, IndicatorSkeleton } from './IndicatorSkeleton.tsx';
import { toFullDay } from './chart-day.ts';
import { drawRsi, toRsiRows, type RsiRow, toBand, toPoint, toVerdict } from './rsi.ts';
import styles from './charts.module.css';

interface RsiPanelProps {
  readonly coin: Subject;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
}

export function RsiPanel({ coin, headingLevel = 2, className = '' }: RsiPanelProps) {
  const status = useFeed({
    key: ['rsi', coin.id ?? coin.name],
    load: (cancel) => loadRsi(coin, cancel),
    mayNotExist: true,
  });
  return (
    <FeedPanel
      title={
        <>
          <VisuallyHidden>{coin.name} </VisuallyHidden>
          RSI <span className={styles.days}>{rsiDays} days</span>
        </>
      }
      headingLevel={headingLevel}
      className={className}
      status={status}
      skeleton={<IndicatorSkeleton />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      missing={<Blank title={copy.noRsi(coin.name)}>{copy.noDailyPrices}</Blank>}
      announce={() => copy.rsiLoaded(coin.name)}
    >
      {(rsi, { state }) => <RsiChart coin={coin} rsi={rsi} state={state} />}
    </FeedPanel>
  );
}

interface RsiChartProps {
  readonly coin: Subject;
  readonly rsi: Rsi;
  readonly state: FeedState;
}

function RsiChart({ coin, rsi, state }: RsiChartProps) {
  const rows = useMemo(() => toRsiRows(rsi), [rsi]);
  const draw = useCallback((look: ChartLook) => drawRsi(rows, look), [rows]);
  const caption = markFigures(state, `${coin.name}, RSI (14) of the last ${rows.length} days, 0 to 100`);
  const toFigures = useCallback(
    () => ({
      points: rows.map(toPoint),
      table: { caption, columns: ['Closed', 'RSI', 'Band'], rows: rows.map(toCells) },
    }),
    [rows, caption],
  );
  const last = rows.at(-1);
  if (last === undefined) return <Blank title={copy.noRsi(coin.name)}>{copy.tooFewDays}</Blank>;
  const verdict = toVerdict(last.value);
  return (
    <div className={styles.content}>
      <Chart
        label={`${caption}. ${verdict}.`}
        height={indicatorHeight}
        draw={draw}
        count={rows.length}
        toFigures={toFigures}
      />
      <ChartFacts verdict={verdict} />
    </div>
  );
}

function toCells({ value, ...day }: RsiRow): readonly string[] {
  return [toFullDay(day), toTenth(value), toBand(value)];
}
