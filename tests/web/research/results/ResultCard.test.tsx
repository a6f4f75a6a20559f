import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { everything, further, onlySection } from '../../../../stories/fixtures/questionnaires.ts';
import { ResultCard } from '../../../../src/web/research/results/ResultCard.tsx';
import { withAnswers } from '../../../../stories/fixtures/content.ts';

describe('ResultCard', () => {
  it('labels each value of a row with its column, and shows the note with its source', () => {
    const answers = {
      holders: [{ holder: 'Ann', share: 12.5 }, { holder: 'Bo' }],
    };
    const notes = { holders: { text: 'By the explorer.', source: 'https://example.com/holders' } };
    const compiled = onlySection(further, 'tables');
    render(
      <ResultCard
        compiled={compiled}
        record={{ ...withAnswers(answers, { notes }), name: 'Tidal', sections: ['tables'] }}
      />,
    );
    const card = screen.getByRole('region', { name: 'Further kinds Tidal' });
    expect(within(card).getByText('Holder: Ann · Share: 12.5% · Since: -')).toBeVisible();
    expect(within(card).getByText('Holder: Bo · Share: - · Since: -')).toBeVisible();
    expect(within(card).getByText(/By the explorer\./)).toBeVisible();
    expect(within(card).getByRole('link', { name: /example\.com/ })).toHaveAttribute(
      'href',
      'https://example.com/holders',
    );
  });

  it('shows each answer in words, with its sign, under the headings of its section', () => {
    const answers = { is_listed: true, chain: 'testnet', channels: ['chat'], floor_note: '1.2' };
    render(
      <ResultCard
        compiled={everything}
        record={{ ...withAnswers(answers), name: 'Tidal', sections: ['basics', 'more'] }}
      />,
    );
    const card = screen.getByRole('region', { name: 'Everything Tidal' });
    const rows = within(card)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        'Yes Is it listed?',
        'No not marked Are there copycats?',
        'What is the floor price?1.2',
        'What is its story?-',
        'Which chain is it on?A test network Warning sign',
        'No A forum',
        'Yes A chat',
      ]),
    );
    expect(
      within(card)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Everything Tidal', 'Basics', 'More']);
  });

  it('uses the title of the questionnaire for a record without a name, and shows its date in UTC', () => {
    const record = {
      name: null,
      sections: ['basics', 'more', 'insights'],
      ...withAnswers({}),
      savedAt: '2026-11-21T23:59:00.000Z',
    };
    render(<ResultCard compiled={everything} record={record} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Everything' })).toBeVisible();
    expect(screen.getByText('21 Nov 2026')).toHaveAttribute('datetime', record.savedAt);
  });

  it('shows answers as text, never as markup', () => {
    const answers = { story: '<img src=x onerror=alert(1)>\nsecond line' };
    render(
      <ResultCard
        compiled={everything}
        record={{ ...withAnswers(answers), name: null, sections: ['basics'] }}
      />,
    );
    expect(screen.getByText(/<img src=x/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows "Not looked at", never "No", in a section that was never saved', () => {
    const record = {
      name: 'Tidal',
      sections: ['basics'],
      ...withAnswers({}),
      savedAt: '2026-11-21T10:00:00.000Z',
    };
    render(<ResultCard compiled={everything} record={record} />);
    expect(screen.getByText(/1 of 2 sections saved/)).toBeVisible();
    const more = screen.getByRole('heading', { name: 'More' }).parentElement!.parentElement!;
    expect(within(more).getAllByText('Not looked at').length).toBeGreaterThan(0);
    expect(within(more).queryByText('No')).not.toBeInTheDocument();
  });

  it('lists only the questions of a pressed count, and all when it is pressed again', async () => {
    const answers = { is_listed: false, has_copycats: true, channels: ['chat'] };
    render(
      <ResultCard
        compiled={everything}
        record={{ ...withAnswers(answers), name: 'Tidal', sections: ['basics', 'more'] }}
      />,
    );
    // The first is of the whole record, each of the others of one section.
    const [against] = screen.getAllByRole('button', { name: /^Against/, pressed: false });
    expect(against).toHaveAccessibleName('Against 2');
    await userEvent.click(against!);
    expect(screen.getByText('Is it listed?')).toBeVisible();
    expect(screen.getByText('Are there copycats?')).toBeVisible();
    expect(screen.queryByText('A chat')).not.toBeInTheDocument();
    await userEvent.click(against!);
    expect(screen.getByText('A chat')).toBeVisible();
  });

  it('marks a yes to a warning question as a warning sign, and shows and counts "Can’t tell"', () => {
    const answers = { has_copycats: true, is_listed: null };
    render(
      <ResultCard
        compiled={everything}
        record={{ ...withAnswers(answers), name: 'Tidal', sections: ['basics'] }}
      />,
    );
    expect(screen.getByText('Are there copycats?').parentElement).toHaveTextContent(
      'Yes (a warning sign) Are there copycats?',
    );
    expect(screen.getByText('Is it listed?').parentElement).toHaveTextContent('Can’t tell Is it listed?');
    expect(screen.getAllByText('Can’t tell 1')).toHaveLength(2);
  });

  it('shows the day of a journal entry instead of the time of its save', () => {
    const record = {
      name: null,
      day: '2026-11-18',
      savedAt: '2026-11-19T10:00:00.000Z',
      sections: [],
      ...withAnswers({}),
    };
    render(<ResultCard compiled={everything} record={record} />);
    expect(screen.getByText(/Entry of/).parentElement).toHaveTextContent('Entry of 18 Nov 2026');
  });
});
