import { expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { buildOwnFigures } from '../../../src/server/feeds/own-figures.ts';
import { noSources } from '../../helpers/live-sources.ts';

const mediaKey = Buffer.from('a key of this test');

function build(UPSTREAMS: 'sample' | 'live') {
  const outcome = readConfig({ UPSTREAMS });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  return buildOwnFigures(() => connectFeeds(outcome.config, { clock: Date, mediaKey, order: noSources }));
}

it('findPrice fails when the price is a sample, and when no source has it', async () => {
  for (const mode of ['sample', 'live'] as const) {
    await expect(build(mode).findPrice('dai')).rejects.toMatchObject({ kind: 'resting' });
    await expect(build(mode).findPrice('matic')).rejects.toMatchObject({ kind: 'resting' });
  }
});

it('findCoin returns the name and symbol of a coin', async () => {
  expect(await build('sample').findCoin('btc')).toMatchObject({ name: 'Bitcoin', ticker: 'BTC' });
});
