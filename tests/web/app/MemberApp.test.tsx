import '../../helpers/own-modules.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildConfigStore, ConfigContext } from '../../../src/web/app/config-context.ts';
import { MemberApp } from '../../../src/web/app/MemberApp.tsx';
import { PageLoadsContext } from '../../../src/web/app/page-loads-context.ts';
import { openSession, setMember } from '../../../src/web/session/open-session.ts';
import { SessionContext } from '../../../src/web/session/session-context.ts';
import { failuresCopy } from '../../../src/web/copy/failures.ts';
import { emptyConfig } from '../../../stories/screens/public-config.ts';
import { answer, stubServer } from '../../helpers/stub-server.ts';

// A page that crashes.
vi.mock(import('../../../src/web/screens/rewards/RewardsScreen.tsx'), () => ({
  RewardsScreen: () => {
    throw new Error('broken');
  },
}));

const pages = { open: vi.fn(), reload: vi.fn() };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubServer({ 'GET /config.json': answer(emptyConfig) });
  const session = openSession();
  onTestFinished(session.close);
  setMember(session, {
    email: 'maya@studio.example',
    coins: 128,
    daysSigned: 0,
    coinCollectedDate: undefined,
    hasAgreed: true,
  });
  render(
    <SessionContext value={session}>
      <ConfigContext value={buildConfigStore()}>
        <MemoryRouter initialEntries={['/rewards']}>
          <PageLoadsContext value={pages}>
            <MemberApp />
          </PageLoadsContext>
        </MemoryRouter>
      </ConfigContext>
    </SessionContext>,
    // React draws once more what failed while it was drawn in steps; it would report that as an error of the window.
    { onRecoverableError: () => undefined },
  );
});

describe('a page that crashes', () => {
  it('shows a message and can be reloaded', async () => {
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page stopped working');
    await userEvent.click(screen.getByRole('button', { name: failuresCopy.reload }));
    expect(pages.reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the menu and the other pages usable', async () => {
    await screen.findByText('This page stopped working');
    await userEvent.click(screen.getByRole('link', { name: 'Account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });
});
