import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { coinPanelCopy } from '../../../../src/web/copy/panels/coin.ts';
import * as stories from '../../../../stories/panels/coin/CoinPanel.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { feedCopy, uiCopy } from '../../../../src/web/copy/ui.ts';

const panel = composeStories(stories);
const logged = watchErrors();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fact = (term: string) => screen.getByText(term).nextElementSibling;
const region = () => screen.getByRole('region', { name: 'Coin info' });

describe('CoinPanel with a coin', () => {
  it('shows every fact, with dates in UTC and the file name of the whitepaper', async () => {
    await panel.Live.run();
    await screen.findByText('Working product');
    expect(fact('Name')).toHaveTextContent('Ethereum');
    expect(screen.getByText(/^A platform for programs/)).toBeVisible();
    expect(fact('Symbol')).toHaveTextContent('ETH');
    expect(fact('Type')).toHaveTextContent('Coin');
    expect(fact('Launch date')).toHaveTextContent('30 Jul 2015');
    expect(fact('Project status')).toHaveTextContent('Working product');
    expect(fact('Proof type')).toHaveTextContent('Proof of Stake');
    expect(fact('Organisation structure')).toHaveTextContent('Semi-centralized');
    expect(fact('Hashing algorithm')).toHaveTextContent('Ethash');
    expect(screen.getByRole('link', { name: 'whitepaper.pdf' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    expect(screen.getByText('None. Ethereum runs on its own chain.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Ethereum found');
    expect(logged).not.toHaveBeenCalled();
  });

  it('says that the facts are live, with their source and age', async () => {
    await panel.Live.run();
    expect(within(region()).getAllByText(feedCopy.live)[0]).toBeVisible();
    expect(within(region()).getAllByText('Example source')[0]).toBeVisible();
    expect(within(region()).getAllByText(/^\d+s ago$/)[0]).toBeVisible();
  });

  it('shows the age of stale facts', async () => {
    await panel.Stale.run();
    expect(await screen.findByText('26m ago')).toBeVisible();
  });

  it('marks sample facts and sample news with a badge, and shows the date of the sample', async () => {
    await panel.Sample.run();
    await waitFor(() => expect(screen.getAllByText(feedCopy.sample)).toHaveLength(2));
    expect(screen.getAllByText('21 Nov 2026')[0]).toBeVisible();
  });

  it('replaces the sample with live facts once the source responds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await panel.SampleThenLive.run();
    await screen.findByText('Sample Ethereum');
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(fact('Name')).toHaveTextContent(/^Ethereum$/));
    expect(screen.queryByText(feedCopy.sample)).not.toBeInTheDocument();
  });

  it('names each link by its kind, and adds the host when two links have the same kind', async () => {
    await panel.Live.run();
    const links = (await screen.findAllByRole('link')).map((link) => link.textContent);
    expect(links).toEqual([
      'whitepaper.pdf',
      'Website',
      'Explorer: etherscan.io',
      'Explorer: ethplorer.io',
      'Source code',
      'Forum',
    ]);
  });

  it('shows the protocols and parent chain of a token, and its addresses with copy buttons', async () => {
    const user = userEvent.setup();
    await panel.Token.run();
    await screen.findByText('ERC20, BEP20');
    expect(fact('Parent chain')).toHaveTextContent('Ethereum (ETH)');
    expect(screen.getByText('Contract address (ERC20)')).toBeVisible();
    expect(fact('Launch date')).toHaveTextContent('17 Sep 2020');
    const copy = screen.getAllByRole('button', { name: 'Copy' });
    expect(copy).toHaveLength(2);
    await user.click(copy[1] ?? document.body);
    expect(await navigator.clipboard.readText()).toBe('0x99887766554433221100ffeeddccbbaa99887766');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('says that links, team and news are missing, and shows a missing fact as unknown', async () => {
    await panel.WithoutTeamAndLinks.run();
    expect(await screen.findByText(coinPanelCopy.noLinks)).toBeVisible();
    expect(screen.getByText(coinPanelCopy.noTeam)).toBeVisible();
    expect(await screen.findByText(coinPanelCopy.noNews)).toBeVisible();
    for (const term of ['Whitepaper', 'Launch date', 'Organisation structure']) {
      expect(fact(term)).toHaveTextContent('Unknown');
    }
  });

  it('shows HTML from a source as plain text, and links only https addresses', async () => {
    await panel.LongTexts.run();
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(screen.getByText('Website').closest('a')).toBeNull();
  });
});

describe('the market cap of a coin (C3)', () => {
  it('is shown in US dollars, without a warning when it is large', async () => {
    await panel.Live.run();
    expect(await screen.findByText('US$382 billion')).toBe(fact('Market cap'));
    expect(screen.queryByText(/Low market cap/)).not.toBeInTheDocument();
  });

  it('is shown with a warning when it is just under the limit', async () => {
    await panel.LowMarketCap.run();
    const warning = await screen.findByText('Low market cap:');
    expect(warning.closest('p')).toHaveTextContent('US$99.9 million, under US$100 million.');
    expect(fact('Market cap')).toHaveTextContent('US$99.9 million');
  });

  it('is left out, without a warning, when it is unknown', async () => {
    await panel.WithoutTeamAndLinks.run();
    expect(await screen.findByText(coinPanelCopy.noLinks)).toBeVisible();
    expect(screen.queryByText(/market cap/i)).not.toBeInTheDocument();
  });
});

describe('CoinPanel without a coin', () => {
  it('says that an unknown coin was not found, and offers no retry', async () => {
    await panel.NotFound.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.coinNotFound);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('the team of a coin', () => {
  it('shows projects, bio, positions and followers of a member in a dialog', async () => {
    await panel.TeamMemberOpen.run();
    const dialog = within(screen.getByRole('dialog', { name: 'Vitalik Buterin' }));
    expect(dialog.getByText('Number of projects: 5')).toBeVisible();
    expect(dialog.getByText(/Wrote the paper/)).toHaveTextContent('Has worked on it since.');
    expect(dialog.getByText('Author')).toBeVisible();
    expect(dialog.getByText('Ethereum (ETH)')).toBeVisible();
    expect(dialog.getByText('6,448 followers')).toBeVisible();
    expect(dialog.getByText('1,234,567 followers')).toBeVisible();
    expect(dialog.getByText('Followers unknown')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/vbuterin',
    );
    expect(dialog.queryByText('Medium')).not.toBeInTheDocument();
    expect(dialog.getByText(feedCopy.live)).toBeVisible();
  });

  it('opens the dialog of a member again after it was closed', async () => {
    const user = userEvent.setup();
    await panel.TeamMemberOpen.run();
    await user.click(screen.getByRole('button', { name: uiCopy.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /Vitalik/ }));
    expect(await screen.findByRole('dialog', { name: 'Vitalik Buterin' })).toBeVisible();
  });

  it('opens no dialog when a member cannot be loaded, and retries at the next click', async () => {
    const user = userEvent.setup();
    await panel.TeamAndNewsFailed.run();
    const member = await screen.findByRole('button', { name: /Vitalik/ });
    logged.mockClear();
    await user.click(member);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(member);
    expect(await screen.findByRole('dialog', { name: 'Vitalik Buterin' })).toBeVisible();
  });
});

describe('the news of a coin', () => {
  it('lists stories with their day in UTC', async () => {
    await panel.Live.run();
    const story = await screen.findByRole('button', { name: /test network/ });
    expect(story).toHaveTextContent('21 Nov 2026');
  });

  it('opens a story as plain text with author, day and PDF', async () => {
    await panel.NewsOpen.run();
    const dialog = within(screen.getByRole('dialog', { name: /test network/ }));
    expect(dialog.getByText('Published 21 Nov 2026')).toBeVisible();
    expect(dialog.getByText('By Ada Example')).toBeVisible();
    expect(dialog.getByText(/It has <b>two<\/b> paragraphs/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'PDF: report one.pdf' })).toHaveAttribute(
      'href',
      'https://example.com/reports/report%20one.pdf',
    );
    expect(dialog.getByText(feedCopy.sample)).toBeVisible();
  });

  it('opens a story without author and PDF', async () => {
    const user = userEvent.setup();
    await panel.Live.run();
    await user.click(await screen.findByRole('button', { name: /nothing happened/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('By an unknown author')).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is left out, without an error, when it cannot be loaded', async () => {
    await panel.TeamAndNewsFailed.run();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Coin news' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Team' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
