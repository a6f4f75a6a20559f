import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCoinHits } from '../../../../src/web/panels/coin/use-coin-hits.ts';
import { PanelStage } from '../../../../stories/panels/PanelStage.tsx';
import { sample, stale, type FeedAnswer } from '../../../../stories/panels/stub-feeds.ts';
import { give, stubForTest } from '../show-panel.tsx';

const hits = [{ id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1 }];

function Hits() {
  return useCoinHits('bit').map(({ id, name, rank }) => <p key={id}>{`${name} ${rank ?? 'unranked'}`}</p>);
}

it.each<[string, FeedAnswer, string]>([
  ['live', give(hits), 'Bitcoin 1'],
  ['stale', stale(hits), 'Bitcoin unranked'],
  ['sample', sample(hits), 'Bitcoin unranked'],
])(
  'useCoinHits gives ranks only from a live source, since a suggestion shows no state: %s',
  async (_, answer, said) => {
    stubForTest({ '/api/coin-data/coins': answer });
    render(
      <PanelStage>
        <Hits />
      </PanelStage>,
    );
    expect(await screen.findByText(said)).toBeVisible();
  },
);
