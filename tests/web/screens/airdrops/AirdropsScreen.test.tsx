import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { airdropsCopy } from '../../../../src/web/copy/airdrops.ts';
import * as stories from '../../../../stories/screens/airdrops/AirdropsScreen.stories.tsx';

const { Sample } = composeStories(stories);

describe('AirdropsScreen', () => {
  it('shows the safety warning, and the questions below the list (R1)', async () => {
    await Sample.run();
    expect(screen.getByRole('heading', { level: 1, name: 'Airdrops' })).toBeVisible();
    expect(screen.getByText(airdropsCopy.safety)).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Announced airdrops' });
    const blocks = screen.getByText('Market Insights');
    expect(panel.compareDocumentPosition(blocks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
