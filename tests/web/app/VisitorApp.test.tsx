import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { VisitorApp } from '../../../src/web/app/VisitorApp.tsx';
import { failuresCopy } from '../../../src/web/copy/failures.ts';
import { openSession } from '../../../src/web/session/open-session.ts';
import { SessionContext } from '../../../src/web/session/session-context.ts';
import { emptyConfig } from '../../../stories/screens/public-config.ts';
import { answer, refuse, stubServer } from '../../helpers/stub-server.ts';

// As after a new release: the server does not have the code of the old one any more.
vi.mock(import('../../../src/web/app/login/LoginPage.tsx'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('waits for the server with a login whose code did not come, and loads the page whole once it is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '');
  const server = stubServer({ 'GET /config.json': refuse('BUSY') });
  const session = openSession();
  onTestFinished(session.close);
  const pages = { open: vi.fn(), reload: vi.fn() };
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={['/login']}>
        <VisitorApp pages={pages} />
      </MemoryRouter>
    </SessionContext>,
  );
  expect(await screen.findByText(failuresCopy.unreachable)).toBeVisible();
  expect(pages.reload).not.toHaveBeenCalled();
  server.answers['GET /config.json'] = answer(emptyConfig);
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(pages.reload).toHaveBeenCalledTimes(1));
});
