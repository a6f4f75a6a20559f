import { fireEvent, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { comparisonCopy } from '../../../../src/web/copy/research/comparison.ts';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import {
  ComparisonTable,
  type ComparisonDetail,
} from '../../../../src/web/research/results/ComparisonTable.tsx';
import { blankContent } from '../../../../src/engine/content.ts';

const tidal = {
  ...blankContent,
  name: 'Tidal Forms',
  savedAt: '2026-11-21T23:59:00.000Z',
  sections: ['basics', 'more', 'insights'],
  answers: { is_listed: true, story: 'Old' },
};
const quiet = {
  ...blankContent,
  name: 'Quiet Squares',
  savedAt: '2026-11-02T10:00:00.000Z',
  sections: ['basics', 'more', 'insights'],
  answers: { story: 'Old' },
};

function show(detail: ComparisonDetail) {
  render(<ComparisonTable compiled={everything} analyses={[tidal, quiet]} detail={detail} />);
  return screen.getAllByRole('row').map((row) => row.textContent);
}

function listQuestions() {
  const heads = screen.getAllByRole('rowheader').map((head) => head.textContent);
  const titles = [comparisonCopy.forAndAgainst, ...everything.sections.map(({ title }) => title)];
  return heads.filter((head) => !titles.includes(head));
}

describe('ComparisonTable (Q3)', () => {
  it('shows the name and date of each analysis in its head', () => {
    show('sections');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Section',
      'Tidal Forms 21 Nov 2026',
      'Quiet Squares 2 Nov 2026',
      'Differences',
    ]);
  });

  it('shows the counts of each analysis, overall and per section, with the number of differences', () => {
    const [, all, ...rows] = show('sections');
    expect(all).toBe(
      'For and againstFor 1Against 0Can’t tell 0Open 7Neutral 1For 0Against 0Can’t tell 0Open 8Neutral 11',
    );
    expect(rows).toEqual(['BasicsFor 1Open 5Neutral 1Open 6Neutral 11', 'MoreOpen 2Open 2None']);
    expect(screen.queryByText(/total/i)).not.toBeInTheDocument();
  });

  it.each(['sections', 'differences', 'only-differences', 'answers'] as const)(
    'lists only the questions of a pressed count, and all when it is pressed again (%s)',
    async (detail) => {
      const before = show(detail);
      const all = screen.getByRole('row', { name: /^For and against/ });
      const neutral = within(all).getAllByRole('button', { name: 'Neutral 1' })[1]!;
      await userEvent.click(neutral);
      expect(listQuestions()).toEqual(['What is its story?']);
      await userEvent.click(neutral);
      expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(before);
    },
  );

  it('lists only the questions of a count that is pressed in one section', async () => {
    show('sections');
    const more = screen.getByRole('row', { name: /^More/ });
    const open = within(more).getAllByRole('button', { name: 'Open 2' })[0]!;
    await userEvent.click(open);
    expect(open).toHaveAttribute('aria-pressed', 'true');
    expect(listQuestions()).toEqual(['Is the team known?', 'Anything else?']);
  });

  it('shows only sections with a difference when asked to, or says that all answers are the same', () => {
    const [, , ...rows] = show('only-differences');
    expect(rows.filter((row) => row.startsWith('More'))).toEqual([]);
    expect(rows[0]).toMatch(/^Basics/);
    cleanup();
    render(<ComparisonTable compiled={everything} analyses={[tidal, tidal]} detail="only-differences" />);
    expect(screen.getByText(comparisonCopy.allSame)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows the note beside each answer, with a link to its source', () => {
    const notes = { story: { text: 'As told in May', source: 'https://example.com/a' } };
    render(
      <ComparisonTable compiled={everything} analyses={[{ ...tidal, notes }, quiet]} detail="answers" />,
    );
    const [first, second] = within(screen.getByRole('row', { name: /story/ })).getAllByRole('cell');
    expect(first).toHaveTextContent(/^Old.*As told in May.*example\.com/);
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
    expect(second).toHaveTextContent(/^Old$/);
  });

  it('lists only the questions that differ, with both answers, when differences are shown', () => {
    show('differences');
    const row = screen.getByRole('row', { name: /Is it listed/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Yes Good sign', 'No not marked', ' Differs']);
    expect(screen.queryByRole('row', { name: /story/ })).not.toBeInTheDocument();
  });

  it('lists also the questions that do not differ when all answers are shown', () => {
    show('answers');
    expect(screen.getByRole('row', { name: /What is its story/ })).toHaveTextContent('OldOldSame');
  });

  it('puts sections without differences last when differences are shown', () => {
    const other = { ...quiet, answers: { has_team: true } };
    const same = { ...quiet, answers: {} };
    render(<ComparisonTable compiled={everything} analyses={[other, same]} detail="differences" />);
    const heads = screen.getAllByRole('row').map((row) => row.textContent);
    expect(heads.findIndex((row) => row.startsWith('More'))).toBeLessThan(
      heads.findIndex((row) => row.startsWith('Basics')),
    );
  });

  it('compares four analyses, and counts no difference for a section that was not saved', () => {
    const begun = { ...blankContent, name: 'Begun', sections: [], answers: {} };
    render(
      <ComparisonTable compiled={everything} analyses={[tidal, tidal, begun, tidal]} detail="answers" />,
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(6);
    expect(screen.getByRole('row', { name: /^Is it listed/ })).toHaveTextContent(
      'Is it listed?Yes Good signYes Good sign- Not looked atYes Good signSame',
    );
    expect(screen.getByRole('row', { name: /^Basics/ })).toHaveTextContent('Not looked at');
  });

  it('moves the focus from row to row with the arrow keys', async () => {
    show('answers');
    const rows = screen.getAllByRole('row').slice(1);
    await userEvent.tab();
    expect(screen.getByRole('region', { name: /Arrow keys/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(rows[0]).toHaveFocus();
    // A field of a browser extension handles its keys.
    const field = rows[1]!.appendChild(document.createElement('input'));
    field.focus();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
    expect(field).toHaveFocus();
    field.remove();
  });
});
