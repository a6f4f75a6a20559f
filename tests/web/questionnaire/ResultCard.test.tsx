import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { everything, further, onlySection } from '../../../stories/fixtures/questionnaires.ts';
import { ResultCard } from '../../../src/web/questionnaire/ResultCard.tsx';
import { withAnswers } from '../../../stories/fixtures/content.ts';

describe('ResultCard', () => {
  it('shows rows under their columns, and a note below its answer', () => {
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

  it('shows every answer as people read it', () => {
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

  it('takes its title from the questionnaire where records have no name, and dates in UTC', () => {
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

  it('shows what was typed as text, never as markup', () => {
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

  it('says of a section never saved that it was not looked at, and never No', () => {
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

  it('lists the questions of a count that is pressed, and all of them again', async () => {
    const answers = { is_listed: false, has_copycats: true, channels: ['chat'] };
    render(
      <ResultCard
        compiled={everything}
        record={{ ...withAnswers(answers), name: 'Tidal', sections: ['basics', 'more'] }}
      />,
    );
    // The first is the whole record's, the others a section's each.
    const [against] = screen.getAllByRole('button', { name: /^Against/, pressed: false });
    expect(against).toHaveAccessibleName('Against 2');
    await userEvent.click(against!);
    expect(screen.getByText('Is it listed?')).toBeVisible();
    expect(screen.getByText('Are there copycats?')).toBeVisible();
    expect(screen.queryByText('A chat')).not.toBeInTheDocument();
    await userEvent.click(against!);
    expect(screen.getByText('A chat')).toBeVisible();
  });

  it('marks a yes to a warning as a warning, and shows what nobody can tell as itself', () => {
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

  it('is dated by the day of a journal entry', () => {
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
