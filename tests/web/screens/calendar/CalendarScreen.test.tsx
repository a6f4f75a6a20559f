import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../../stories/screens/calendar/CalendarScreen.stories.tsx';

const { Sample } = composeStories(stories);

describe('CalendarScreen', () => {
  it('shows the questions below the events (K1)', async () => {
    await Sample.run();
    expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Events' });
    const blocks = screen.getByText('Market Insights');
    expect(panel.compareDocumentPosition(blocks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
