/**
 * Draws the two pictures of possible buy signals that the help page shows. The prices are made up; the marks are
 * found in their numbers, and a picture whose words would not be true of its numbers is not drawn.
 *
 * Usage: node scripts/run.mjs scripts/buy-signals.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawRsi } from './buy-signals/draw-rsi.ts';
import { drawTrend } from './buy-signals/draw-trend.ts';
import { makeRsiSignal } from './buy-signals/rsi-signal.ts';
import { makeTrendSignal } from './buy-signals/trend-signal.ts';
import { root } from './setup/files.mjs';

/** Where the help page has its pictures. */
export const picturesDir = join(root, 'src/web/screens/help/pictures');

/** Each picture's file name with its SVG. */
export function drawBuySignals(): Readonly<Record<string, string>> {
  return {
    'signal-trend-macd.svg': drawTrend(
      makeTrendSignal(460),
      'Trend and MACD',
      'Made-up price chart with three averages and a MACD panel; marks A to D show a crossing, a remaining downward trend, a MACD turn and a failed turn.',
    ),
    'signal-rsi.svg': drawRsi(
      makeRsiSignal(699),
      'RSI at or under 30',
      'Made-up price line with an RSI panel below; marks A to D show oversold, still falling, recovery and overbought.',
    ),
  };
}

if (import.meta.main) {
  await mkdir(picturesDir, { recursive: true });
  for (const [name, svg] of Object.entries(drawBuySignals())) await writeFile(join(picturesDir, name), svg);
}
