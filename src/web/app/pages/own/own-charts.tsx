import { candleWindows, chartCoins } from '../../../../contracts/charts.ts';
import { CandlesPanel } from '../../../panels/charts/CandlesPanel.tsx';
import { MacdPanel } from '../../../panels/charts/MacdPanel.tsx';
import { RsiPanel } from '../../../panels/charts/RsiPanel.tsx';
import { blocksOfPage } from '../../../questionnaire/questionnaire-catalog.ts';
import { useSubjects } from '../../../records/records-context.ts';
import { OtherCoins } from '../../../screens/charting/OtherCoins.tsx';

const [coin] = chartCoins;
const [candleWindow] = candleWindows;

export const ownCharts = {
  candles: () => <CandlesPanel coin={coin} window={candleWindow} />,
  macd: () => <MacdPanel coin={coin} />,
  rsi: () => <RsiPanel coin={coin} />,
} as const;

export function ChartedCoin({ path }: { readonly path: string }) {
  const coinBlocks = blocksOfPage(path).filter(({ subject }) => subject === 'coin');
  const about = useSubjects(coinBlocks.map(({ id }) => id));
  return <OtherCoins charted={coin.symbol} about={about} />;
}
