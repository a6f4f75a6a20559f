import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../../stories/screens/nft-evaluation/EvaluationSummary.stories.tsx';

const summary = composeStories(stories);
const value = (term: string) => screen.getByText(term).nextElementSibling;

describe('EvaluationSummary', () => {
  it('counts, and leads to the first section that is not saved (N5)', async () => {
    await summary.OneSaved.run();
    expect(value('Sections done')).toHaveTextContent('1 of 3');
    expect(value('Good signs')).toHaveTextContent('3');
    expect(value('Warning signs')).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: 'LOOK' })).toBeVisible();
  });

  it('leads to the results when every section is saved (N5)', async () => {
    await summary.AllSaved.run();
    expect(screen.getByRole('link', { name: 'See your results' })).toHaveAttribute('href', '/results');
  });

  it('is not there before the first save (N5)', async () => {
    await summary.NoneSaved.run();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
