import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ElsewherePage } from '../../../../src/web/app/pages/ElsewherePage.tsx';
import { failuresCopy } from '../../../../src/web/copy/failures.ts';
import { emptyConfig } from '../../../../stories/screens/public-config.ts';
import { answer, stubServer, type StubServer } from '../../../helpers/stub-server.ts';

const onReachable = vi.fn();
const onLine = vi.spyOn(navigator, 'onLine', 'get');
let server: StubServer;

beforeEach(() => {
  onReachable.mockReset();
  onLine.mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = stubServer({});
});

function show(path: string): void {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/account" element={<Link to="/news">News</Link>} />
        <Route path="*" element={<ElsewherePage onReachable={onReachable} />} />
      </Routes>
    </BrowserRouter>,
  );
}

function goOnline(): void {
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

const find = (name: string) => screen.queryByRole('button', { name });
const makeReachable = () => Object.assign(server.answers, { 'GET /config.json': answer(emptyConfig) });

describe('ElsewherePage', () => {
  it('leads back to the previous page', async () => {
    show('/account');
    await userEvent.click(screen.getByRole('link', { name: 'News' }));
    expect(screen.getByText('You are offline.')).toBeVisible();
    await userEvent.click(find('Back')!);
    expect(await screen.findByRole('link', { name: 'News' })).toBeVisible();
  });

  it('has no Back button on the first page, and no Try again button without a network', () => {
    show('/news');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(failuresCopy.elsewhere);
    expect(find('Back')).toBeNull();
    expect(find('Try again')).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('continues by itself when the network is back and the server responds', async () => {
    makeReachable();
    show('/news');
    expect(onReachable).not.toHaveBeenCalled();
    goOnline();
    await vi.waitFor(() => expect(onReachable).toHaveBeenCalledTimes(1));
  });

  it('retries by itself when the browser reports a network before requests succeed', async () => {
    show('/news');
    goOnline();
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    makeReachable();
    await vi.waitFor(() => expect(onReachable).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  });

  it('stays while the server does not respond, and retries on request', async () => {
    show('/news');
    goOnline();
    expect(await screen.findByText(failuresCopy.unreachable)).toBeVisible();
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    expect(onReachable).not.toHaveBeenCalled();
    makeReachable();
    await userEvent.click(find('Try again')!);
    await vi.waitFor(() => expect(onReachable).toHaveBeenCalledTimes(1));
  });
});
