import '../../../helpers/own-modules.ts';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from '../../../../stories/panels/coin/ThenAndNow.stories.tsx';
import { coinFactsCopy, keptFactsCopy as copy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const shown = composeStories(stories);
const logged = watchErrors();

const cap = String.raw`Market cap\s*US\$4\.96 billion`;
const origin = String.raw`\s*CoinGecko · 14 Oct 2026`;

it.each([
  ['Changed', `${cap} ${copy.then}, US\\$3\\.1 billion ${copy.now}${origin} · 4m ago`],
  ['Unchanged', `${cap} ${copy.thenAndNow}${origin}`],
  ['ShownAlike', String.raw`36\.5 ${copy.thenAndNow}.*\+2\.9% ${copy.thenAndNow}`],
  ['WithoutPresentValue', `${cap} ${copy.then}${origin}$`],
  ['ReadsDifferently', `${copy.moves(['Gemini', 'Kraken', 'KuCoin'], []).join(', ')} .*${copy.flips}`],
  ['Sample', `${copy.then} ${feedCopy.sample} · `],
  ['Imported', copy.imported],
] as const)('ThenAndNow shows the value then and now, with source and age: %s (Q4)', async (name, words) => {
  await shown[name].run();
  expect(document.body).toHaveTextContent(new RegExp(words));
  expect(logged).not.toHaveBeenCalled();
});

it('ThenAndNow reads no answer differently while its fact reads the same (Q4)', async () => {
  await shown.ShownAlike.run();
  expect(document.body).not.toHaveTextContent(copy.flips);
});

it('ThenAndNow gives the reason when the fact was missing then', async () => {
  await shown.Missing.run();
  const reason = coinFactsCopy.gaps.held_back('CoinGecko');
  expect(document.body).toHaveTextContent(copy.missingThen(reason));
});

it('ThenAndNow shows no page of the coin beside a figure', async () => {
  await shown.WithPage.run();
  expect(document.body).toHaveTextContent(/Market cap/);
  expect(screen.queryByRole('link', { name: /coingecko\.com/ })).toBeNull();
});
