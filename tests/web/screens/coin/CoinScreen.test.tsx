import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coinPageCopy as copy } from '../../../../src/web/copy/research/coin-page.ts';
import { coinFactsCopy, eventsPanelCopy } from '../../../../src/web/copy/panels.ts';
import * as stories from '../../../../stories/screens/coin/CoinScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const page = composeStories(stories);
watchErrors();

describe('the page of a coin (C8)', () => {
  it('shows the finished analysis, and lists the one that knows the coin by name alone', async () => {
    await page.Researched.run();
    expect(await screen.findByText(copy.finished('20 November'))).toBeVisible();
    const list = within(await screen.findByRole('region', { name: copy.all }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [`${copy.open} Ethereum`, '/results?analysis=coineval:finished'],
      [`${copy.update} Ethereum`, '/coineval?analysis=finished'],
      [`${copy.open} Ethereum`, '/results?analysis=coineval:ethereum'],
      [`${copy.resume} Ethereum`, '/coineval?analysis=ethereum'],
    ]);
    expect(list.getByText(copy.current).closest('li')).toBe(list.getAllByRole('listitem')[0]);
  });

  it('shows the research of a coin that the address names otherwise, under its name in the title', async () => {
    await page.OtherName.run();
    expect(await screen.findByText(copy.finished('20 November'))).toBeVisible();
    expect(document.title).toContain('Ethereum');
  });

  it('has its parts at addresses of their own', async () => {
    await page.Researched.run();
    await userEvent.click(screen.getByRole('button', { name: copy.facts }));
    expect(await screen.findByRole('region', { name: coinFactsCopy.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: copy.events }));
    expect(await screen.findByRole('region', { name: eventsPanelCopy.title })).toBeVisible();
    expect(screen.queryByRole('region', { name: coinFactsCopy.title })).toBeNull();
  });

  it('offers to begin where nothing is researched', async () => {
    await page.NotResearched.run();
    expect(screen.getByText(copy.none('Ethereum'))).toBeVisible();
    expect(screen.getByText(copy.notBegun)).toBeVisible();
  });

  it('says of an unknown id that there is no such coin', async () => {
    await page.Unknown.run();
    expect(screen.getByText(copy.unknownTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.facts })).toBeNull();
  });

  it('keeps the member’s own work in reach while the source does not respond', async () => {
    await page.SourceDown.run();
    expect(await screen.findByRole('region', { name: copy.all })).toBeVisible();
  });
});
