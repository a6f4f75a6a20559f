import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemberBanner } from '../../../src/web/app/MemberBanner.tsx';
import { leavingCopy } from '../../../src/web/copy/leaving.ts';
import { MemberStage } from '../../../stories/screens/MemberStage.tsx';
import { memberCalls, sessionAnswer } from '../../helpers/member.ts';
import { answer, stubServer } from '../../helpers/stub-server.ts';

const moment = '2026-12-01T09:00:00.000Z';
const until = leavingCopy.until('1 December 2026');

/** Renders a reloaded tab, which has the member in its own storage. */
function reload(kept: string | undefined, leaves_at: string | null) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const respond = answer({ ...sessionAnswer, leaves_at });
  stubServer({ [memberCalls.session]: async (request) => promise.then(() => respond(request)) });
  render(
    <MemberStage member={{ leavesAt: kept }}>
      <MemberBanner />
    </MemberStage>,
  );
  return { letAnswer: resolve };
}

it('MemberBanner shows the day of deletion when another tab has requested it', async () => {
  const { letAnswer } = reload(undefined, moment);
  letAnswer();
  expect(await screen.findByText(until)).toBeVisible();
});

it('MemberBanner disappears when another tab has cancelled the deletion', async () => {
  const { letAnswer } = reload(moment, null);
  expect(await screen.findByText(until)).toBeVisible();
  letAnswer();
  await waitFor(() => expect(screen.queryByText(until)).toBeNull());
});
