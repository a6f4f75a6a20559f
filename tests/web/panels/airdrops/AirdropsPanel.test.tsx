import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { airdropsPanelCopy } from '../../../../src/web/copy/panels/airdrops.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import * as stories from '../../../../stories/panels/airdrops/AirdropsPanel.stories.tsx';
import { matchingMedia } from '../../../helpers/dom-stubs.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const panel = composeStories(stories);
const logged = watchErrors();

afterEach(() => {
  vi.restoreAllMocks();
});

const region = () => screen.getByRole('region', { name: 'Announced airdrops' });
const projects = () =>
  screen.getAllByRole('rowheader').map((one) => one.textContent.split(' On ')[0]?.trim());
const names = () => projects().map((name) => name?.replace(/On \w+$/, '').trim());
const row = (name: RegExp) => screen.getByRole('row', { name });
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const count = () => screen.getAllByRole('status').map((one) => one.textContent);
const filter = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: airdropsPanelCopy.filter }), {
    target: { value: text },
  });

const asListed = ['Invented Otter', 'invented badger', 'Invented Crane', "=cmd|' /C calc'!A0"];

describe('the table of airdrops (R1)', () => {
  beforeEach(() => panel.Live.run());

  it('shows five columns and one row per airdrop, in the order of the file', () => {
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Project',
      'Project Type',
      'Action Required',
      'Frequency',
      'Funding',
    ]);
    expect(names()).toEqual(asListed);
    const cells = within(row(/^Invented Otter/)).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Bridge',
      'Move a test amount, then wait',
      'Once',
      'Not disclosed',
    ]);
    expect(within(row(/^Invented Crane/)).getByText('Say "hello"')).toBeVisible();
    expect(within(row(/^Invented Crane/)).getByText('Not stated')).toBeVisible();
    expect(count()).toContain('4 airdrops');
  });

  it('links a project to its site only when the address is https (case 38)', () => {
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://otter.example/',
      'https://badger.example/',
    ]);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('sorts by a column, first ascending and then descending', () => {
    expect(head('Project')).not.toHaveAttribute('aria-sort');
    sortBy('Project');
    expect(head('Project')).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(1)).toEqual(['invented badger', 'Invented Crane', 'Invented Otter']);
    sortBy('Project');
    expect(head('Project')).toHaveAttribute('aria-sort', 'descending');
    expect(names().slice(0, 3)).toEqual(['Invented Otter', 'Invented Crane', 'invented badger']);
    sortBy('Funding');
    expect(head('Project')).not.toHaveAttribute('aria-sort');
    expect(head('Funding')).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['invented badger', "=cmd|' /C calc'!A0", 'Invented Otter', 'Invented Crane']);
  });

  it.each(['Project Type', 'Action Required', 'Frequency'])('sorts by %s', (title) => {
    sortBy(title);
    expect(head(title)).toHaveAttribute('aria-sort', 'ascending');
  });

  it('filters by words in any column, ignoring case, and shows how many airdrops match', () => {
    filter('OTHERchain weekly');
    expect(names()).toEqual(['invented badger']);
    expect(count()).toContain('1 of 4 airdrops');
    filter('  ');
    expect(names()).toEqual(asListed);
  });

  it('filters by type', () => {
    const types = screen.getByRole('combobox', { name: airdropsPanelCopy.type });
    fireEvent.change(types, { target: { value: 'Bridge' } });
    expect(names()).toEqual(['Invented Otter', 'Invented Crane']);
    fireEvent.change(types, { target: { value: '' } });
    expect(names()).toEqual(asListed);
  });

  it('is replaced by a button that shows all airdrops when none matches the filter', () => {
    filter('nobody has this');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(count()).toContain('0 of 4 airdrops');
    fireEvent.click(screen.getByRole('button', { name: 'Show all airdrops' }));
    expect(names()).toEqual(asListed);
  });
});

describe('the table of airdrops with amounts and accents', () => {
  beforeEach(() => panel.Amounts.run());

  const small = ['Iğdır', 'Größe', 'Evora', 'Curaçao', 'Jæren', 'Ätna', 'Fès', 'Baş', 'Køge'];

  it('sorts funding by amount, with rows without an amount last in both directions', () => {
    sortBy('Funding');
    expect(names()).toEqual([...small, 'Đà Nẵng', 'Hel']);
    sortBy('Funding');
    expect(names()).toEqual([...small.toReversed(), 'Đà Nẵng', 'Hel']);
  });

  it.each([
    ['IGDIR', 'Iğdır'],
    ['grosse', 'Größe'],
    ['jaeren', 'Jæren'],
    ['koge', 'Køge'],
    ['da nang', 'Đà Nẵng'],
    ['ÄTNA', 'Ätna'],
  ])('shows, for the filter %j, only %j', (words, project) => {
    filter(words);
    expect(names()).toEqual([project]);
  });
});

describe('the list of airdrops on a narrow page (R1)', () => {
  beforeEach(async () => {
    matchingMedia.add('(max-width: 720px)');
    await panel.Live.run();
  });

  it('shows a card per airdrop instead of a table', () => {
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Invented Otter' })).toBeVisible();
    const terms = within(first!)
      .getAllByRole('term')
      .map((one) => one.textContent);
    expect(terms).toEqual(['Project Type', 'Action Required', 'Frequency', 'Funding']);
  });

  it('can be sorted with a drop-down list', () => {
    const orders = screen.getByRole('combobox', { name: 'Sort by' });
    fireEvent.change(orders, { target: { value: 'Project down' } });
    expect(orders).toHaveDisplayValue('Project, Z to A');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Invented Otter');
    fireEvent.change(orders, { target: { value: 'Funding up' } });
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('invented badger');
  });
});

describe('AirdropsPanel (R1)', () => {
  it('says how many rows could not be read', async () => {
    await panel.BrokenRows.run();
    // Two in the file, and three that the server reports as left out.
    expect(screen.getByText('5 rows could not be read and were left out.')).toBeVisible();
    expect(names()).toEqual(['Invented Otter']);
    expect(screen.queryByText(/sample/)).not.toBeInTheDocument();
  });

  it('marks the sample and says that its projects do not exist', async () => {
    await panel.Sample.run();
    expect(within(region()).getByText(feedCopy.sample)).toBeVisible();
    expect(screen.getByText(airdropsPanelCopy.sample)).toBeVisible();
  });

  it('shows 50 airdrops at a time (case 38)', async () => {
    await panel.Many.run();
    expect(names()).toHaveLength(50);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(100);
    expect(screen.getByText('100 of 120')).toBeVisible();
  });
});

describe('AirdropsPanel with a file that is no list (R1, Z1)', () => {
  it.each(['UnknownHeader', 'EmptyFile'] as const)(
    'shows the loading error and logs it once: %s',
    async (story) => {
      await panel[story].run();
      expect(screen.getByRole('alert')).toHaveTextContent(messages.loadingFailed);
      expect(logged).toHaveBeenCalledTimes(1);
    },
  );
});

it('the panel says that the starter list is no list of announced airdrops', async () => {
  await panel.Starter.run();
  expect(within(region()).getByText(airdropsPanelCopy.starter)).toBeVisible();
  expect(names()).toEqual(asListed);
});
