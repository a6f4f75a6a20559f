import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../../stories/screens/news/NewsScreen.stories.tsx';

const { Sample } = composeStories(stories);

describe('NewsScreen', () => {
  it('shows the questions below the stories (X1)', async () => {
    await Sample.run();
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Latest news' });
    const blocks = screen.getByText('Market Insights');
    expect(panel.compareDocumentPosition(blocks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
