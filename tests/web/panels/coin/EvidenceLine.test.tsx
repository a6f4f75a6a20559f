import '../../../helpers/own-modules.ts';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../../stories/panels/coin/EvidenceLine.stories.tsx';
import { coinFactsCopy, evidenceCopy as copy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const line = composeStories(stories);
const logged = watchErrors();

const described = () => document.getElementById('evidence');

describe('EvidenceLine (C7)', () => {
  it('shows the source and age of each value, and whether it speaks for yes or no', async () => {
    await line.SourcesAgree.run();
    expect(described()).toHaveTextContent(
      /US\$381 billion\s*CoinGecko\s*4m ago\s*at least US\$100 million\s*speaks for yes/,
    );
    expect(described()).toHaveTextContent(/US\$382 billion\s*CoinPaprika\s*2m ago/);
    expect(described()).not.toHaveTextContent(copy.speaksFor.no);
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows how far two sources differ, and gives no verdict', async () => {
    await line.SourcesDiffer.run();
    expect(described()).toHaveTextContent(copy.apart((381.2 - 310) / 381.2));
    expect(described()).not.toHaveTextContent(copy.speaksFor.yes);
  });

  it('shows how many of the exchanges list a coin, with their names', async () => {
    await line.Listings.run();
    expect(screen.getByText(copy.listedOn(5, 5))).toBeVisible();
    // Once as an exchange, once as a source.
    expect(screen.getAllByText('Kraken')).toHaveLength(2);
  });

  it('marks stale values and samples, and gives no verdict on a sample', async () => {
    await line.Stale.run();
    expect(screen.getAllByText(copy.stale)).toHaveLength(2);
    document.body.replaceChildren();
    await line.Sample.run();
    expect(screen.getAllByText(feedCopy.sample)).toHaveLength(2);
    expect(described()).not.toHaveTextContent(copy.speaksFor.yes);
  });

  it.each([
    ['Missing', coinFactsCopy.gaps.unavailable('GitHub')],
    ['HeldBack', coinFactsCopy.gaps.held_back('CoinPaprika')],
    ['NoSource', coinFactsCopy.gaps.no_source()],
    ['Loading', copy.loading],
  ] as const)('gives the reason when there is no value: %s', async (name, reason) => {
    await line[name].run();
    expect(described()).toHaveTextContent(reason);
  });

  it('opens links to other sites in a new tab, without an opener', async () => {
    await line.OnlyLinks.run();
    const link = screen.getByRole('link', { name: /^CoinGecko/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByRole('button', { name: copy.details })).not.toBeInTheDocument();
  });

  it('links to the page of the coin before the search for it', async () => {
    await line.WithSourcePage.run();
    const [page, , search] = screen.getAllByRole('link', { hidden: true }).slice(-3);
    expect(page).toHaveAttribute('href', 'https://www.coingecko.com/en/coins/ethereum');
    expect(search).toHaveAttribute('href', expect.stringContaining('duckduckgo.com'));
  });

  it('shows further facts when it is expanded', async () => {
    await line.WithoutRule.run();
    expect(screen.queryByText('Code contributors')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: copy.details });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(described()!).getByText('Code contributors')).toBeVisible();
  });
});
