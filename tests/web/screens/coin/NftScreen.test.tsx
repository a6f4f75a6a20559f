import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allFacts } from '../../../../src/contracts/coin-facts.ts';
import { coinPageCopy as copy } from '../../../../src/web/copy/research/coin-page.ts';
import * as stories from '../../../../stories/screens/coin/NftScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const page = composeStories(stories);
watchErrors();

describe('the page of an NFT (N6)', () => {
  it.each(['Researched', 'SourceFailed'] as const)(
    'shows the member’s research, whether or not the source responds: %s',
    async (story) => {
      await page[story].run();
      expect(screen.getByText(copy.finished('19 November'))).toBeVisible();
      const list = within(await screen.findByRole('region', { name: copy.all }));
      expect(list.getByRole('link', { name: `${copy.update} Tidal` })).toHaveAttribute(
        'href',
        '/nfteval?analysis=tidal',
      );
      expect(await screen.findByText(allFacts.nft_floor.title)).toBeVisible();
      expect(screen.queryByText(copy.nftDown) !== null).toBe(story === 'SourceFailed');
    },
  );

  it('says that there is no such NFT when the id is unknown', async () => {
    await page.Unknown.run();
    expect(screen.getByText(copy.nftUnknownTitle)).toBeVisible();
  });
});
