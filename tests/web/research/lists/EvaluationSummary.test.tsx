import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../../stories/research/lists/EvaluationSummary.stories.tsx';

const summary = composeStories(stories);

describe('EvaluationSummary', () => {
  it('shows the counts, and leads to the first unsaved section (N5)', async () => {
    await summary.OneSaved.run();
    expect(screen.getByRole('heading', { name: 'Summary so far' })).toBeVisible();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent.trim());
    expect(rows).toEqual(expect.arrayContaining(['For 3', 'Against 1', 'Can’t tell 1', 'Neutral 0']));
    expect(screen.getByRole('button', { name: 'Go to LOOK' })).toBeVisible();
  });

  it('lists the questions of a pressed count', async () => {
    await summary.OneSaved.run();
    const list = () => screen.queryAllByRole('button', { name: /^Does what question/ });
    const count = screen.getByRole('button', { name: 'Against 1' });
    await userEvent.click(count);
    expect(list()).toHaveLength(1);
    expect(list()[0]).toHaveAccessibleName(/against people|people.*against/i);
    await userEvent.click(count);
    expect(list()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Open 6' }));
    expect(list()).toHaveLength(6);
  });

  it('links to the results when every section is saved (N5)', async () => {
    await summary.AllSaved.run();
    for (const name of ['See your findings', 'Compare']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/results');
    }
  });

  it('is hidden before the first save (N5)', async () => {
    await summary.NoneSaved.run();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
