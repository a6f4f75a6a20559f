import { useCallback, useMemo } from 'react';
import { rsiDays, type Rsi } from '../../../contracts/charts.ts';
import type { FeedState } from '../../../contracts/feed.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import { toTenth } from '../../ui/text/amounts.ts';
import { loadRsi } from '../../api/market.ts';
import { markFigures } from '../../feeds/mark-figures.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/look.ts';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { IndicatorPanel, type CoinIndicatorProps } from './IndicatorPanel.tsx';
import { indicatorHeight } from './IndicatorSkeleton.tsx';
import { toFullDay } from './chart-day.ts';
import { drawRsi, toRsiRows, type RsiRow, toBand, toPoint, toVerdict } from './rsi.ts';
import styles from './charts.module.css';

export function RsiPanel(props: CoinIndicatorProps) {
  const { coin } = props;
  return (
    <IndicatorPanel
      {...props}
      name="RSI"
      days={rsiDays}
      load={loadRsi}
      none={copy.noRsi(coin.name)}
      loaded={copy.rsiLoaded(coin.name)}
    >
      {(rsi, { state }) => <RsiChart coin={coin} rsi={rsi} state={state} />}
    </IndicatorPanel>
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
