import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { PanelStage } from '../../../stories/panels/PanelStage.tsx';
import { stubFeeds, type FeedAnswer, type FeedAnswers } from '../../../stories/panels/stub-feeds.ts';

export const give = (value: unknown): FeedAnswer => ({ kind: 'feed', value });

/** Answers a test's calls until it ends, and hides the log of failed ones. */
export function stubForTest(answers: FeedAnswers): void {
  onTestFinished(stubFeeds(answers));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
}

export function showPanel(panel: ReactElement, answers: FeedAnswers) {
  stubForTest(answers);
  return render(<PanelStage>{panel}</PanelStage>);
}

export async function readRows(): Promise<readonly (readonly (string | null)[])[]> {
  const tables = await screen.findAllByRole('table');
  const rows = tables.flatMap((table) => within(table).getAllByRole('row').slice(1));
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
}
